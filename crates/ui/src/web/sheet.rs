//! The score sheet: itemised by rule, with ranks, tie-breaks and how the scores grew.

use engine::{Match, Scores, Seat, SeatScore};
use maud::{Markup, html};

use super::{
    ceremony, chart,
    game::WebGame,
    model::Table,
    parts::{icon, rich, rule_link, seat_class, who},
    rematch,
    scene::Scene,
};

/// The end of the match: who won, why, and what can be done next. Stands where the desk stood.
pub(super) fn sheet<G: WebGame>(
    scene: &Scene<'_, G>,
    table: &Table<'_>,
    held: &Match<G>,
) -> Markup {
    let said = G::prompt(&scene.view, scene.turn, scene.viewer(), &scene.teller());
    let scores = held.scores();
    let ranked = ranked(&scores);
    let texts = scene.texts();
    let ceremony = ceremony::ceremony(scene, &rich(scene.game, &said.say), &ranked);
    html! {
        section class="desk" id="desk" aria-label=(texts.get("web-score-sheet")) {
            div class="prompt" id="prompt" {
                (icon("king"))
                div class="grow" role="status" { h2 class="prompt__say" id="outcome" { (rich(scene.game, &said.say)) } }
                div class="prompt__do" { (next_steps(scene, table)) }
            }
            // Where there is little room it lies over the board, and can be folded.
            details class="results" open {
                summary { (texts.get("web-score-sheet")) }
                div class="sheet" tabindex="0" role="region" aria-labelledby="outcome" {
                    (rematch::offer(scene.shell, table))
                    (score_table(scene, &ranked))
                    (chart::chart(scene, held))
                }
            }
            template id="ceremony" { (ceremony) }
        }
    }
}

fn next_steps<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>) -> Markup {
    let texts = scene.texts();
    html! {
        a class="btn" href={ "/t/" (table.id) "?at=0" } data-do="from-start" {
            (icon("replay")) (texts.get("web-look-back"))
        }
        a class="btn" href={ "/t/" (table.id) "/analysis" } {
            (icon("eye")) (texts.get("analysis-link"))
        }
        a class="btn only-roomy" href={ "/t/" (table.id) "/record.json" } download {
            (icon("deed")) (texts.get("web-export"))
        }
        (rematch::ask(scene.shell, table))
    }
}

/// The sheets of the seats, the best first.
fn ranked(scores: &Scores) -> Vec<&SeatScore> {
    let mut ranked: Vec<&SeatScore> = scores.0.iter().collect();
    ranked.sort_by_key(|sheet| sheet.rank);
    ranked
}

/// What a line of the sheet is called.
pub(super) fn line_name<G: WebGame>(scene: &Scene<'_, G>, rule: &str) -> String {
    scene.texts().get(&format!("score-{}", rule.replace('.', "-")))
}

/// Whose column it is. A bot stands there without its rank, as on its mat.
fn owner<G: WebGame>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let info = scene.seat(seat);
    html! { span title=(info.name) { (who(seat, info.short_name)) } }
}

/// A row for each line that brought somebody points, a column for each seat; the other lines are
/// only named.
fn score_table<G: WebGame>(scene: &Scene<'_, G>, ranked: &[&SeatScore]) -> Markup {
    let texts = scene.texts();
    let lines = ranked.first().map_or(&[][..], |sheet| &sheet.items);
    let paid = |at: &usize| ranked.iter().any(|sheet| sheet.items[*at].points != 0);
    let (rows, none): (Vec<usize>, Vec<usize>) = (0..lines.len()).partition(paid);
    let none = none.into_iter().map(|at| lines[at].rule.0);
    let none = none.filter(|rule| G::can_score(&scene.view, rule));
    let none: Vec<String> = none.map(|rule| line_name(scene, rule)).collect();
    html! {
        div class="sheet__tall" {
            table class="sheet__table" {
                caption class="sr" { (texts.get("web-score-sheet")) }
                thead { tr {
                    th scope="col" { (texts.get("web-rank")) }
                    @for sheet in ranked {
                        th scope="col" .(seat_class(sheet.seat)) .is-first[sheet.rank == 1] {
                            span class="place" { (sheet.rank) "." } " " (owner(scene, sheet.seat))
                        }
                    }
                } }
                tbody {
                    @for at in rows {
                        tr {
                            th scope="row" { (line_name(scene, lines[at].rule.0)) " " (rule_link(scene.game, lines[at].rule.0)) }
                            @for sheet in ranked { td .is-first[sheet.rank == 1] { (sheet.items[at].points) } }
                        }
                    }
                    tr {
                        th scope="row" { (texts.get("web-total")) }
                        @for sheet in ranked { td .num .sheet__total .is-first[sheet.rank == 1] { (sheet.total) } }
                    }
                    @for (index, (name, rule)) in G::tie_breaks(&scene.view).iter().enumerate() {
                        tr class="muted" {
                            th scope="row" { (texts.get(name)) " " (rule_link(scene.game, rule)) }
                            @for sheet in ranked { td .is-first[sheet.rank == 1] { (sheet.tie_breaks[index]) } }
                        }
                    }
                }
            }
            @if !none.is_empty() {
                p class="tiny muted" { (texts.with("web-no-points-from", [("lines", none.join(", ").into())])) }
            }
        }
    }
}
