//! The way from a moment of a match to a table of its own, where it goes on otherwise.

use engine::Seat;
use maud::{Markup, html};

use super::{
    model::{SeatKind, Shell, Table},
    new_table::BOTS,
    parts::{csrf, icon},
};

/// Plays on from a moment, with a choice of who plays the other seats. `seat` is the one that is
/// taken; the own one, if none is named.
pub(super) fn fork(
    shell: &Shell<'_>,
    table: &Table<'_>,
    at: usize,
    seat: Option<Seat>,
    label: &str,
) -> Markup {
    let texts = shell.texts();
    let places = table.seats.iter().filter(|info| info.kind != SeatKind::Rules).count();
    html! {
        form class="inline fork" method="post" action={ "/t/" (table.id) "/fork" } {
            (csrf(shell))
            input type="hidden" name="at" value=(at);
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
            button class="btn" { (icon("fork")) (texts.get(label)) }
            @if places > 1 { (others(shell, table)) }
        }
    }
}

/// Who plays the other seats: first the bots that did, if there were any.
fn others(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    let texts = shell.texts();
    let bots = table.seats.iter().any(|info| matches!(info.kind, SeatKind::Bot(_)));
    html! {
        select class="level" name="others" aria-label=(texts.get("web-fork-others"))
            title=(texts.get("web-fork-others")) {
            @if bots { option value="played" { (texts.get("web-fork-played")) } }
            @for bot in BOTS {
                @let rank = texts.get(&format!("bot-rank-{bot}"));
                option value={ "bot:" (bot) } {
                    (texts.with("web-fork-bot", [("rank", rank.into())]))
                }
            }
            option value="me" selected[!bots] { (texts.get("web-fork-me")) }
        }
    }
}

/// The same in one click from the bar: everybody plays on who played.
pub(super) fn brief_fork(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    let label = shell.texts().get("web-fork");
    html! {
        form class="inline only-roomy" method="post" action={ "/t/" (table.id) "/fork" } {
            (csrf(shell))
            input type="hidden" name="at" value=(table.at.unwrap_or(table.game.len())) data-at-field;
            input type="hidden" name="others" value="played";
            button class="btn btn--quiet btn--icon" aria-label=(label) title=(label) { (icon("fork")) }
        }
    }
}
