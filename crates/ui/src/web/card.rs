//! Cards at the desk: in the hand, laid for what happens now, or face up from before.

use maud::{Markup, html};

use super::{game::WebGame, hyphen::hyphenated, judged::Mark, parts::icon, scene::Scene};

/// A card at the desk.
pub(super) struct Card {
    /// What picks it up, whether or not it may be chosen now. Its explanation is `tip-` and this.
    pub target: String,
    /// What tells its cardboard from other cards.
    pub key: String,
    /// Name and effect, in words.
    pub label: String,
    /// What is said while it is chosen.
    pub say: Option<String>,
    /// Where the page shows what it would bring, by the name of a `data-ghost`.
    pub puts: Option<String>,
    /// What it looks like: `card`, or another shape.
    pub look: &'static str,
    /// Where it lies.
    pub lies: Lies,
    /// Whether others like it may be chosen now, but not it; its explanation says why.
    pub barred: bool,
    /// Its picture.
    pub face: Markup,
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lies {
    /// In the hand, at this place.
    Held(usize),
    /// Laid, with its number where the order matters.
    Laid(Option<usize>),
    /// Laid, and its turn has come.
    Acting,
    /// Face up from earlier, at this place behind the hand.
    Played(usize),
}

impl Lies {
    const fn class(self) -> &'static str {
        match self {
            Self::Held(_) => "",
            Self::Laid(_) => "is-laid",
            Self::Acting => "is-laid is-acting",
            Self::Played(_) => "is-played",
        }
    }

    fn place(self) -> Option<String> {
        match self {
            Self::Held(place) => Some(format!("--i:{place}")),
            Self::Played(place) => Some(format!("--i:{}", place + 20)),
            Self::Laid(_) | Self::Acting => None,
        }
    }
}

impl Card {
    /// The card as a button.
    pub fn draw<G: WebGame>(&self, scene: &Scene<'_, G>) -> Markup {
        let can = scene.can(&self.target);
        let held = matches!(self.lies, Lies::Held(_));
        let mark = scene.mark(&self.target);
        html! {
            button .(self.look) .can[can] .is-idle[held && !can && !self.barred] .(self.lies.class()) type="button"
                style=[self.lies.place()] data-piece={ "card-" (self.key) }
                data-tip={ "tip-" (self.target) } aria-describedby={ "tip-" (self.target) }
                data-target=[can.then_some(&self.target)] data-puts=[&self.puts]
                data-say=[self.say.as_ref().filter(|_| can)] aria-pressed=[can.then_some("false")]
                aria-disabled=[(!can).then_some("true")] data-mark=[mark.map(Mark::name)] {
                span class="sr" { (self.label) }
                @if let Some(mark) = mark { (mark.seal()) }
                @if self.barred { span class="card__why" { (icon("why")) } }
                @if held { span class="seal" data-seal aria-hidden="true" hidden {} }
                @if let Lies::Laid(Some(order)) = self.lies { span class="seal" aria-hidden="true" { (order) } }
                (self.face)
            }
        }
    }
}

/// The face of a card: its number, its picture and its name. The label of the card says all of it.
pub(super) fn face(number: Option<u8>, picture: &Markup, name: &str) -> Markup {
    html! {
        @if let Some(number) = number { span class="card__no" aria-hidden="true" { (number) } }
        span class="card__art" aria-hidden="true" { (picture) }
        span class="card__name" aria-hidden="true" { (hyphenated(name)) }
    }
}

/// What stands before the cards in front of the hand, and what sets them off from it.
pub(super) fn row(label: &str, laid: &Markup) -> Markup {
    html! {
        span class="caps hand__label" aria-hidden="true" { (label) }
        (laid)
        i class="hand__sep" aria-hidden="true" {}
    }
}
