//! Playing again: asking for it, being asked, and going there.

use maud::{Markup, html};

use super::{
    model::{Rematch, Shell, Table},
    parts::{csrf, icon},
};

/// The button of the finished match that opens the next one, unless somebody has done that.
pub(super) fn ask(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    html! {
        @if is_seated(table) && table.rematch.is_none() {
            (form(shell, table, "rematch", &html! {
                button class="btn btn--act" { (icon("play")) (shell.texts().get("web-rematch")) }
            }))
        }
    }
}

/// What everybody who played is told once somebody has asked.
pub(super) fn offer(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    html! {
        @if let Some(next) = table.rematch.as_ref().filter(|_| is_seated(table)) {
            div class="offer" role="status" {
                p { (say(shell, next)) @if !next.decliners.is_empty() { " " (declined(shell, next)) } }
                div class="offer__do" { (ways(shell, table, next)) }
            }
        }
    }
}

fn is_seated(table: &Table<'_>) -> bool {
    table.seats.iter().any(|info| info.mine)
}

fn say(shell: &Shell<'_>, next: &Rematch<'_>) -> String {
    let texts = shell.texts();
    match next.by {
        Some(_) if !next.asked => texts.get("web-rematch-yours"),
        Some(name) => texts.with("web-rematch-by", [("who", name.into())]),
        None => texts.get("web-rematch-there"),
    }
}

fn declined(shell: &Shell<'_>, next: &Rematch<'_>) -> String {
    shell.texts().with("web-rematch-declined", [("who", next.decliners.join(", ").into())])
}

fn ways(shell: &Shell<'_>, table: &Table<'_>, next: &Rematch<'_>) -> Markup {
    let texts = shell.texts();
    html! {
        @if next.asked && !next.declined {
            (form(shell, table, "decline", &html! {
                button class="btn" { (texts.get("web-rematch-decline")) }
            }))
        }
        @if next.asked {
            (form(shell, table, "rematch", &html! {
                button .btn .btn--act[!next.declined] { (icon("play")) (texts.get("web-rematch-join")) }
            }))
        } @else {
            a class="btn btn--act" href={ "/t/" (next.table) } {
                (icon("next")) (texts.get("web-rematch-go"))
            }
        }
    }
}

fn form(shell: &Shell<'_>, table: &Table<'_>, what: &str, button: &Markup) -> Markup {
    html! {
        form class="inline" method="post" action={ "/t/" (table.id) "/" (what) } {
            (csrf(shell)) (button)
        }
    }
}
