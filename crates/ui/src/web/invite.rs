//! The page that an invitation opens: what is played, with whom and how fast, and the way to a seat.

use games::with_game;
use maud::{Markup, html};

use super::{
    assets::drawing,
    game::WebGame,
    home,
    lobby::{heading, pace, seat_list},
    model::{SeatInfo, Shell, Table},
    parts::{csrf, icon},
    preview,
    shell::{Page, page_about},
};

/// The page that an invitation opens.
#[must_use]
pub fn invite(shell: &Shell<'_>, table: &Table<'_>, take_seat_url: &str) -> String {
    let texts = shell.texts();
    let free = table.seats.iter().any(SeatInfo::is_free);
    let content = html! {
        main class="wrap sheet-page" id="main" {
            section class="panel form" {
                (head(shell, table, free))
                (facts(shell, table))
                (seat_list(shell, table))
                @if free { (take_seat(shell, take_seat_url)) }
                footer class="form__foot" {
                    a class="btn btn--quiet" href={ "/learn/" (table.game.game()) } {
                        (icon("hint")) (texts.get("web-learn"))
                    }
                    a class="btn btn--quiet" href={ "/rules/" (table.game.game()) } {
                        (icon("book")) (texts.get("web-rules"))
                    }
                    a class="btn" href={ "/t/" (table.id) } { (icon("eye")) (texts.get("web-watch")) }
                }
            }
        }
    };
    let title = texts.get("web-take-seat");
    let page = Page { title, class: "", heading: heading(shell, table), tools: html! {}, content };
    page_about(shell, &page, &preview::about(shell, table, take_seat_url))
}

fn head(shell: &Shell<'_>, table: &Table<'_>, free: bool) -> Markup {
    let game = table.game.game();
    html! {
        header class="form__head invited" {
            svg class="game__art" viewBox="0 0 288 150" preserveAspectRatio="xMidYMax slice"
                aria-hidden="true" { (drawing(with_game!(game, G => G::PICTURE))) }
            div {
                h1 { (home::name(shell, game)) }
                p { (shell.texts().get(if free { "web-invited" } else { "web-full" })) }
            }
        }
    }
}

/// What one should know before sitting down.
fn facts(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    let texts = shell.texts();
    let game = table.game.game();
    html! {
        p { (texts.get(&format!("web-{game}-say"))) }
        dl class="terms" {
            dt { (texts.get("web-table-title")) } dd { (table.title) }
            dt { (texts.get("web-pace")) } dd { (pace(shell, table.pace)) }
            dt { (texts.get("web-length")) } dd { (texts.get(&format!("web-{game}-length"))) }
        }
    }
}

fn take_seat(shell: &Shell<'_>, url: &str) -> Markup {
    let texts = shell.texts();
    html! {
        form method="post" action=(url) class="take" {
            (csrf(shell))
            label class="form__row" {
                span { (texts.get("web-name")) small { (texts.get("web-name-say")) } }
                input name="name" value=(shell.my_name) maxlength="32" required autocomplete="nickname";
            }
            button class="btn btn--act btn--lg" { (icon("check")) (texts.get("web-take-seat")) }
        }
    }
}
