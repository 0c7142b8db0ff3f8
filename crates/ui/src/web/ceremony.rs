//! The ceremony at the end of a match: the places, and where the points of each came from. It stands
//! whole; the page counts it up (`ceremony.js`).

use engine::SeatScore;
use maud::{Markup, html};

use super::{
    game::WebGame,
    parts::{seat_class, who},
    scene::Scene,
    sheet::line_name,
};

/// Who won, in a sentence, and the seats, the best first.
pub(super) fn ceremony<G: WebGame>(
    scene: &Scene<'_, G>,
    winner: &Markup,
    ranked: &[&SeatScore],
) -> Markup {
    let lines = paid_lines(ranked);
    let most = ranked.iter().map(|sheet| sheet.total).max().unwrap_or(0).max(1);
    let name = |&at: &usize| line_name(scene, ranked[0].items[at].rule.0);
    html! {
        div class="ceremony panel" aria-hidden="true" {
            p class="ceremony__winner" { (winner) }
            p class="ceremony__lines" data-lines { @for line in &lines { span { (name(line)) } } }
            ol style={ "--most:" (most) } {
                @for sheet in ranked { (place(scene, sheet, &lines)) }
            }
            p class="tiny muted" { (scene.texts().get("beats-go-on")) }
        }
    }
}

/// The lines of the sheet that brought somebody points.
fn paid_lines(ranked: &[&SeatScore]) -> Vec<usize> {
    let lines = ranked.first().map_or(0, |sheet| sheet.items.len());
    let paid = |at: &usize| ranked.iter().any(|sheet| sheet.items[*at].points != 0);
    (0..lines).filter(paid).collect()
}

fn place<G: WebGame>(scene: &Scene<'_, G>, sheet: &SeatScore, lines: &[usize]) -> Markup {
    let name = scene.name(sheet.seat);
    let points = scene.texts().with("points-count", [("n", sheet.total.into())]);
    let args = [("place", sheet.rank.into()), ("name", name.into()), ("points", points.into())];
    html! {
        li .(seat_class(sheet.seat)) .is-first[sheet.rank == 1]
            style={ "--i:" (sheet.seat.index()) } data-says=(scene.texts().with("beats-place", args)) {
            b class="ceremony__place" { (sheet.rank) }
            (who(sheet.seat, name))
            span class="ceremony__bar" {
                @for &at in lines {
                    @let points = sheet.items[at].points;
                    i data-part=(points) style={ "--p:" (points.max(0)) } {}
                }
            }
            b class="ceremony__total" data-total { (sheet.total) }
        }
    }
}
