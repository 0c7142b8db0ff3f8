//! Choices at the desk that are no cards: words, and things in groups.

use maud::{Markup, html};

use super::{game::WebGame, parts::icon, scene::Scene};

/// A button for a target that may be chosen now.
pub(super) struct Button<'a> {
    /// Its look.
    pub class: &'a str,
    /// What it picks.
    pub target: &'a str,
    /// Whether choosing it is the whole action, to be played at once.
    pub now: bool,
    /// What it is called.
    pub name: Name<'a>,
    /// Targets with which alone it makes sense, if there are such: `at-*`.
    pub with: Option<&'a str>,
    /// The explanation, if it has one of its own.
    pub tip: Option<&'a str>,
}

/// What a button is called for those who do not see its picture.
pub(super) enum Name<'a> {
    /// As it is written on it.
    Written,
    /// After what choosing it will do.
    Does,
    /// After what the picture shows.
    Shows(&'a str),
}

impl Button<'_> {
    /// The button around its picture.
    pub fn draw<G: WebGame>(&self, scene: &Scene<'_, G>, inside: &Markup) -> Markup {
        let say = scene.say(self.target);
        let label = match self.name {
            Name::Written => None,
            Name::Does => say.as_deref(),
            Name::Shows(label) => Some(label),
        };
        html! {
            button .(self.class) .can type="button" data-target=(self.target) data-now[self.now]
                data-only-with=[self.with] hidden[self.with.is_some()]
                data-say=[say.as_ref().filter(|_| !self.now)] title=[say.as_ref().filter(|_| self.now)]
                data-tip=[self.tip] aria-describedby=[self.tip] aria-label=[label]
                aria-pressed=[(!self.now).then_some("false")] { (inside) }
        }
    }
}

/// A choice that is a word; nothing, unless it may be chosen now or is judged in hindsight.
pub(super) fn word<G: WebGame>(
    scene: &Scene<'_, G>,
    target: &str,
    picture: &str,
    label: &str,
) -> Markup {
    let button =
        Button { class: "btn", target, now: true, name: Name::Written, with: None, tip: None };
    let inside = html! { (icon(picture)) (label) };
    html! { @if scene.can(target) { (button.draw(scene, &inside)) } @else { (judged(scene, target, &inside)) } }
}

/// A word that was chosen, or would have been better, with its mark.
pub(super) fn judged<G: WebGame>(scene: &Scene<'_, G>, target: &str, inside: &Markup) -> Markup {
    html! {
        @if let Some(mark) = scene.mark(target) {
            span class="word" data-mark=(mark.name()) {
                (mark.seal()) (inside)
                span class="sr" { " " (scene.texts().get(&format!("analysis-mark-{}", mark.name()))) }
            }
        }
    }
}

/// One of several things to choose from.
pub(super) fn ware<G: WebGame>(
    scene: &Scene<'_, G>,
    target: &str,
    tip: &str,
    name: Name<'_>,
    inside: &Markup,
) -> Markup {
    Button { class: "ware", target, now: false, name, with: None, tip: Some(tip) }
        .draw(scene, inside)
}

/// Things to choose from, under a title.
pub(super) fn group(title: &Markup, inside: &Markup) -> Markup {
    html! {
        div class="wares" { span class="wares__title" { (title) } div class="wares__row" { (inside) } }
    }
}

/// Whether to be asked where going on is all but certain ([`going_on`](crate::Narrate::going_on)).
pub(super) fn hold(label: &str) -> Markup {
    html! {
        button class="swap swap--hold" type="button" data-do="hold" aria-pressed="false"
            aria-label=(label) title=(label) { (icon("why")) }
    }
}
