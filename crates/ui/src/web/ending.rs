//! What a seat would have if the match ended now: a chip on its mat, and where it comes from.

use engine::Seat;
use maud::{Markup, html};

use super::{
    game::WebGame,
    parts::{icon, rich, who},
    scene::Scene,
    tip::{Tip, row},
};
use crate::Rich;

/// The score of a seat if the match ended now.
pub(super) struct Ending {
    /// Whose.
    pub seat: Seat,
    /// Points so far.
    pub score: i32,
    /// What would be added, and for what.
    pub items: Vec<(Rich, u8)>,
}

impl Ending {
    fn total(&self) -> i32 {
        self.score + self.items.iter().map(|(_, points)| i32::from(*points)).sum::<i32>()
    }

    /// The chip.
    pub fn chip<G: WebGame>(&self, scene: &Scene<'_, G>) -> Markup {
        let title = scene.texts().get("web-if-it-ended");
        html! {
            button class="chip chip--end" type="button" data-tip={ "tip-end-" (self.seat) }
                aria-describedby={ "tip-end-" (self.seat) } aria-label={ (title) " " (self.total()) } {
                (icon("flag")) (self.total())
            }
        }
    }

    /// The explanation of the chip.
    pub fn tip<G: WebGame>(&self, scene: &Scene<'_, G>, say: &str, rule: &str) -> Tip {
        let texts = scene.texts();
        let items = self.items.iter().filter(|(_, points)| *points > 0);
        let sum = html! {
            table {
                (row(&html! { (texts.get("web-so-far")) }, &html! { b { (self.score) } }))
                @for (of, points) in items { (row(&rich(scene.game, of), &html! { b { "+" (points) } })) }
                (row(&html! { b { (texts.get("web-total")) } }, &html! { b { (self.total()) } }))
            }
        };
        Tip::new(format!("tip-end-{}", self.seat), texts.get("web-if-it-ended"))
            .say(say)
            .with(sum)
            .foot(who(self.seat, scene.name(self.seat)))
            .rule(rule)
    }
}

/// What one thing would bring the seats if the match ended now.
pub(super) fn would<G: WebGame>(scene: &Scene<'_, G>, points: &[(Seat, u8)]) -> Markup {
    let rows = points.iter().filter(|(_, points)| *points > 0);
    html! {
        @if points.iter().any(|(_, points)| *points > 0) {
            table {
                @for &(seat, points) in rows { (row(&who(seat, scene.name(seat)), &html! { b { "+" (points) } })) }
            }
            p class="muted tiny" { (scene.texts().get("web-if-it-ended")) }
        }
    }
}
