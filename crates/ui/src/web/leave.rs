//! Leaving a match: it is asked first, and can be taken back.

use maud::{Markup, html};

use super::{
    model::{Shell, Stage, Table},
    parts::{csrf, icon},
};

/// The line of the menu that asks.
pub(super) fn entry(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    html! {
        @if may_leave(table) {
            button class="btn btn--quiet btn--danger" type="button" data-ask="leave" aria-haspopup="dialog" {
                (icon("flag")) (shell.texts().get("web-resign")) "…"
            }
        }
    }
}

/// What will happen, and two ways on.
pub(super) fn dialog(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    let texts = shell.texts();
    html! {
        @if may_leave(table) {
            dialog class="ask panel" id="leave" aria-labelledby="leave-title" aria-describedby="leave-say" {
                h2 id="leave-title" { (texts.get("web-leave-ask")) }
                p id="leave-say" { (texts.get("web-leave-say")) }
                div class="ask__do" {
                    form method="dialog" {
                        button class="btn btn--act" autofocus { (texts.get("web-stay")) }
                    }
                    form method="post" action={ "/t/" (table.id) "/leave" } {
                        (csrf(shell))
                        button class="btn btn--danger" { (icon("flag")) (texts.get("web-resign")) }
                    }
                }
            }
        }
    }
}

fn may_leave(table: &Table<'_>) -> bool {
    table.stage == Stage::Playing && table.seats.iter().any(|info| info.mine)
}

/// For whoever left: the way back.
pub(super) fn come_back(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    html! {
        form class="inline" method="post" action={ "/t/" (table.id) "/return" } {
            (csrf(shell))
            button class="btn btn--act" { (icon("undo")) (shell.texts().get("web-come-back")) }
        }
    }
}
