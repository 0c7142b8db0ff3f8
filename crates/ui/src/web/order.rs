//! The order in which seats act, as a list on the board.

use engine::Seat;
use maud::{Markup, html};

use super::{
    game::WebGame,
    plate::{Panel, narrow},
    scene::Scene,
    wood::disc,
};

/// Somebody's turn: whose, its number, and what with.
pub(super) type Row = (Seat, u8, String);

/// How high a row is.
const ROW: f64 = 24.0;

/// A titled panel with a row for each turn; what is over fades, `now` is set off. The panel is as
/// high as its rows need.
pub(super) fn order<G: WebGame>(
    scene: &Scene<'_, G>,
    panel: Panel<'_>,
    (tip, title, empty): (&str, &str, &str),
    rows: &[Row],
    now: Option<usize>,
) -> Markup {
    let at = |index: usize| ROW * f64::from(u8::try_from(index).unwrap_or(u8::MAX));
    let panel = Panel { height: 32.0 + at(rows.len().max(1)), ..panel };
    html! {
        (panel.titled(scene, tip, title))
        @if rows.is_empty() {
            text class="b-ui b-note" x=(panel.x + panel.width / 2.0) y=(panel.y + 42.0) { (empty) }
        }
        @for (index, row) in rows.iter().enumerate() {
            g opacity=[now.is_some_and(|now| index < now).then_some(".5")] {
                (turn(panel, row, panel.y + 39.0 + at(index), now == Some(index)))
            }
        }
    }
}

fn turn(panel: Panel<'_>, (seat, number, name): &Row, y: f64, acts: bool) -> Markup {
    // Long names are set narrower, so that they stay on the plate.
    let most = panel.width - 68.0;
    let narrow = narrow(name, most);
    html! {
        @if acts { rect class="b-acts" x=(panel.x + 5.0) y=(y - 11.5) width=(panel.width - 10.0) height="23" rx="4" {} }
        (disc(*seat, panel.x + 20.0, y, 9.5))
        text .b-mid .b-now[acts] font-size="15" x=(panel.x + 41.0) y=(y + 1.0) { (number) }
        text .b-ui .b-now[acts] font-size="15" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")]
            dominant-baseline="central" x=(panel.x + 54.0) y=(y + 1.0) { (name) }
    }
}
