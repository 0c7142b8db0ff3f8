//! Lists of tables: one's own, those that wait for players, those to watch.

use engine::Seat;
use games::{GameId, with_game};
use maud::{Markup, html};

use super::{
    game::WebGame,
    home::name,
    model::{Home, Listed, Pace, Shell, Stage},
    parts::{disc, icon},
    seats::clock,
    shell::{Page, page},
};

/// The page of tables that anybody can join or watch.
#[must_use]
pub fn tables(shell: &Shell<'_>, lists: &Home<'_>) -> String {
    let title = shell.texts().get("web-find-table");
    let content =
        html! { main class="wrap lists" id="main" { h1 { (title) } (public(shell, lists)) } };
    page(shell, &Page { title, class: "at-home", heading: html! {}, tools: html! {}, content })
}

/// What waits for players, and what can be watched.
pub(super) fn public(shell: &Shell<'_>, lists: &Home<'_>) -> Markup {
    html! {
        div class="cols cols--even" {
            (open(shell, &lists.open_tables))
            (running(shell, &lists.running))
        }
    }
}

/// One's own tables: what waits for one comes first, what is over is folded.
pub(super) fn mine(shell: &Shell<'_>, tables: &[Listed<'_>]) -> Markup {
    let texts = shell.texts();
    let waiting = tables.iter().filter(|table| table.my_turn).count();
    let (over, alive): (Vec<_>, Vec<_>) = tables.iter().partition(|it| it.stage == Stage::Over);
    html! {
        section class="panel mine" aria-label=(texts.get("web-my-matches")) {
            div class="list__head" {
                h2 { (texts.get("web-my-matches")) }
                @if waiting > 0 {
                    span class="chip chip--plus" {
                        (texts.with("web-wait-for-you", [("n", waiting.into())]))
                    }
                }
            }
            ul class="list" {
                @for table in &alive { (own(shell, table)) }
                @if alive.is_empty() { li class="list__none" { (texts.get("web-none-running")) } }
            }
            @if !over.is_empty() {
                details class="mine__over" {
                    summary { (texts.with("web-finished", [("n", over.len().into())])) }
                    ul class="list" { @for table in over { (own(shell, table)) } }
                }
            }
        }
    }
}

fn own(shell: &Shell<'_>, table: &Listed<'_>) -> Markup {
    let (class, label) = match table.stage {
        _ if table.my_turn => ("btn btn--act", "web-play"),
        Stage::Over => ("btn", "web-look-back"),
        Stage::Gathering | Stage::Playing => ("btn", "web-open"),
    };
    row(
        shell,
        table,
        &html! {
            a class=(class) href={ "/t/" (table.id) } { (shell.texts().get(label)) }
        },
    )
}

fn open(shell: &Shell<'_>, tables: &[Listed<'_>]) -> Markup {
    let texts = shell.texts();
    html! {
        section class="panel" id="tables" aria-label=(texts.get("web-open-tables")) {
            div class="list__head" {
                h2 { (texts.get("web-open-tables")) }
                a class="btn" href={ "/new/" (GameId::ALL[0]) } {
                    (icon("plus")) (texts.get("web-new-table"))
                }
            }
            (public_list(shell, tables, "web-sit-down", "web-no-tables"))
        }
    }
}

fn running(shell: &Shell<'_>, tables: &[Listed<'_>]) -> Markup {
    let texts = shell.texts();
    html! {
        section class="panel" id="running" aria-label=(texts.get("web-running")) {
            div class="list__head" { h2 { (texts.get("web-running")) } }
            (public_list(shell, tables, "web-watch", "web-none-to-watch"))
        }
    }
}

fn public_list(shell: &Shell<'_>, tables: &[Listed<'_>], label: &str, none: &str) -> Markup {
    let texts = shell.texts();
    html! {
        ul class="list" {
            @for table in tables {
                (row(shell, table, &html! {
                    a class="btn" href={ "/t/" (table.id) } { (texts.get(label)) }
                }))
            }
            @if tables.is_empty() { li class="list__none" { (texts.get(none)) } }
        }
    }
}

fn row(shell: &Shell<'_>, table: &Listed<'_>, button: &Markup) -> Markup {
    html! {
        li {
            span class="crest" aria-hidden="true" { (with_game!(table.game, G => G::crest())) }
            div class="grow" {
                h3 class="list__name" { (table.title) }
                p class="list__sub" {
                    (name(shell, table.game)) " · " (state(shell, table)) (company(shell, table))
                    " · " time data-ms=(table.updated_ms) {}
                }
            }
            (places(shell, table))
            (button)
        }
    }
}

/// Whose turn it is, how it ended, or how far it has come; and how fast it goes.
fn state(shell: &Shell<'_>, table: &Listed<'_>) -> Markup {
    let texts = shell.texts();
    let left = table.left_ms.map(|left| clock(texts, left));
    html! {
        @if table.my_turn {
            span class="turn-now" {
                (texts.get("web-your-turn"))
                @if let Some(left) = left { ", " (texts.with("web-left", [("time", left.into())])) }
            }
        } @else if let Some(result) = &table.result { (result) }
        @else if table.stage == Stage::Playing { (texts.get("web-stage-playing")) " · " (brief(shell, table.pace)) }
        @else { (texts.get("web-stage-gathering")) " · " (brief(shell, table.pace)) }
    }
}

/// With whom, where the result does not tell it.
fn company(shell: &Shell<'_>, table: &Listed<'_>) -> Markup {
    html! {
        @if table.result.is_none() && !table.others.is_empty() {
            " · " (shell.texts().with("web-with", [("who", table.others.join(", ").into())]))
        }
    }
}

/// How fast a table plays, where there is little room.
fn brief(shell: &Shell<'_>, pace: Pace) -> String {
    let texts = shell.texts();
    match pace {
        Pace::Live { minutes, increment_s } => texts
            .with("web-pace-brief", [("minutes", minutes.into()), ("seconds", increment_s.into())]),
        Pace::Untimed | Pace::Days(_) => super::lobby::pace(shell, pace),
    }
}

fn places(shell: &Shell<'_>, table: &Listed<'_>) -> Markup {
    let args = [("taken", table.seats_taken.into()), ("seats", table.seats.into())];
    html! {
        span class="discs" title=(shell.texts().with("web-seats-taken", args)) {
            @for seat in Seat::first(table.seats_taken.min(table.seats)) { (disc(seat)) }
            @for _ in table.seats_taken..table.seats { i class="empty" {} }
        }
    }
}
