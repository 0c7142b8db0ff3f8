//! Explanations: what something is, how it stands now, why it cannot be chosen, and its rule.

use engine::Seat;
use maud::{Markup, html};

use super::{
    game::WebGame,
    parts::{icon, rich, rule_link, who},
    scene::Scene,
};
use crate::Rich;

/// An explanation; elements name it in `data-tip`.
pub(super) struct Tip {
    id: String,
    title: String,
    note: Option<String>,
    inside: Vec<Markup>,
    why: Option<Rich>,
    foot: Markup,
    rules: Vec<String>,
}

impl Tip {
    /// An explanation with this id.
    pub fn new(id: impl Into<String>, title: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            title: title.into(),
            note: None,
            inside: Vec::new(),
            why: None,
            foot: html! { span {} },
            rules: Vec::new(),
        }
    }

    /// Another id than the one it was made with.
    pub fn id(self, id: impl Into<String>) -> Self {
        Self { id: id.into(), ..self }
    }

    /// A word beside the title.
    pub fn note(self, note: Option<String>) -> Self {
        Self { note, ..self }
    }

    /// One more paragraph, table or line.
    pub fn with(mut self, part: Markup) -> Self {
        self.inside.push(part);
        self
    }

    /// One more sentence.
    pub fn say(self, sentence: impl AsRef<str>) -> Self {
        self.with(html! { p { (sentence.as_ref()) } })
    }

    /// One more sentence of the rules; what it cites goes to the foot.
    pub fn told<G: WebGame>(mut self, scene: &Scene<'_, G>, said: &Rich) -> Self {
        self.rules.extend(said.rules().map(str::to_owned));
        self.with(html! { p { (rich(scene.game, &said.without_rules())) } })
    }

    /// Why it cannot be chosen now, if it cannot.
    pub fn why(self, why: Option<Rich>) -> Self {
        Self { why, ..self }
    }

    /// What stands at the foot, before the rules.
    pub fn foot(self, foot: Markup) -> Self {
        Self { foot, ..self }
    }

    /// The rule that it follows.
    pub fn rule(mut self, rule: &str) -> Self {
        self.rules.push(rule.to_owned());
        self
    }

    /// Each rule once, in the order in which they are cited.
    fn cited(&self) -> impl Iterator<Item = &str> {
        let first = |(at, rule): (usize, &String)| !self.rules[..at].contains(rule);
        let all = self.rules.iter().enumerate();
        all.filter(move |&each| first(each)).map(|(_, rule)| rule.as_str())
    }

    /// The element.
    pub fn draw<G: WebGame>(&self, scene: &Scene<'_, G>) -> Markup {
        html! {
            div class="tip" id=(self.id) role="tooltip" {
                h3 { (self.title) @if let Some(note) = &self.note { small { (note) } } }
                @for part in &self.inside { (part) }
                @if let Some(why) = &self.why {
                    p class="whynot" { (icon("why")) span { (rich(scene.game, why)) } }
                }
                footer { (self.foot) span class="tip__rules" { @for rule in self.cited() { (rule_link(scene.game, rule)) " " } } }
            }
        }
    }
}

/// Names in a row.
pub(super) fn names<G: WebGame>(
    scene: &Scene<'_, G>,
    seats: impl IntoIterator<Item = Seat>,
) -> Markup {
    html! { @for seat in seats { (who(seat, scene.name(seat))) " " } }
}

/// A line of a table: what, and how much.
pub(super) fn row(what: &Markup, much: &Markup) -> Markup {
    html! { tr { td { (what) } td { (much) } } }
}
