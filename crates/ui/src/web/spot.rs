//! Anything on the board that can be pointed at: to choose it, or to have it explained.

use maud::{Markup, html};

use super::{game::WebGame, judged::Mark, scene::Scene};

/// Something on the board.
pub(super) struct Spot {
    tip: String,
    label: String,
    target: Option<String>,
    say: Option<String>,
    class: String,
    at: Option<(f64, f64)>,
    seal: Option<(f64, f64)>,
}

impl Spot {
    /// Something that is explained by the tip of this id. The label says in words everything that
    /// the drawing shows.
    pub fn new(tip: impl Into<String>, label: impl Into<String>) -> Self {
        Self {
            tip: tip.into(),
            label: label.into(),
            target: None,
            say: None,
            class: String::new(),
            at: None,
            seal: None,
        }
    }

    /// It picks this target, whenever that may be chosen.
    pub fn target(self, target: impl Into<String>) -> Self {
        Self { target: Some(target.into()), ..self }
    }

    /// What is said while it is chosen.
    pub fn say(self, say: Option<String>) -> Self {
        Self { say, ..self }
    }

    /// More of its look: what is barred (`is-barred`), one of many (`is-many`), drawn only beside
    /// another spot with the same target (`spot--also`).
    pub fn class(mut self, class: &str, wears: bool) -> Self {
        if wears {
            self.class += " ";
            self.class += class;
        }
        self
    }

    /// It is drawn around this place.
    pub fn at(self, x: f64, y: f64) -> Self {
        Self { at: Some((x, y)), ..self }
    }

    /// Where it is marked in hindsight.
    pub fn seal(self, x: f64, y: f64) -> Self {
        Self { seal: Some((x, y)), ..self }
    }

    /// Draws it around its ring and its picture.
    pub fn draw<G: WebGame>(&self, scene: &Scene<'_, G>, inside: &Markup) -> Markup {
        let target = self.target.as_ref().filter(|target| scene.can(target));
        let can = target.is_some();
        let mark = self.target.as_ref().and_then(|target| scene.mark(target));
        let marked = mark.map(|mark| scene.texts().get(&format!("analysis-mark-{}", mark.name())));
        let label = [Some(self.label.as_str()), marked.as_deref()];
        let label = label.into_iter().flatten().collect::<Vec<_>>().join(" – ");
        html! {
            g .spot .can[can] .(self.class.trim()) tabindex="0" role=(if can { "button" } else { "img" })
                transform=[self.at.map(|(x, y)| format!("translate({x} {y})"))]
                data-target=[target] data-say=[self.say.as_ref().filter(|_| can)]
                data-tip=(self.tip) aria-describedby=(self.tip) data-mark=[mark.map(Mark::name)]
                aria-label=[(!can).then_some(&label)] aria-pressed=[can.then_some("false")] {
                // A button is called what its picture is called.
                g role=[can.then_some("img")] aria-label=[can.then_some(&label)]
                    aria-hidden=[(!can).then_some("true")] {
                    (inside)
                    @if let Some((mark, at)) = mark.zip(self.seal) { (mark.on_board(at)) }
                }
            }
        }
    }
}
