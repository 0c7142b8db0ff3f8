//! The home page: own matches first, or what this is; play now, the games, tables to join and watch.

use games::{GameId, with_game};
use maud::{Markup, html};

use super::{
    assets::drawing,
    game::WebGame,
    list,
    model::{Home, Shell},
    new_table::{BOTS, bot_name},
    parts::{csrf, icon},
    shell::{Page, page},
};

/// The home page.
#[must_use]
pub fn home(shell: &Shell<'_>, home: &Home<'_>) -> String {
    let texts = shell.texts();
    // Whoever has matches comes for them; whoever has none comes to see what this is.
    let regular = !home.my_tables.is_empty();
    let content = html! {
        @if !regular { (hero(shell, home.level)) }
        main class="wrap" id="main" {
            @if regular {
                h1 class="sr" { (texts.get("web-home-title")) }
                (list::mine(shell, &home.my_tables))
            }
            section class="games" id="games" aria-label=(texts.get("web-games")) {
                @for &game in GameId::ALL { (game_card(shell, game, home)) }
            }
            (list::public(shell, home))
            (import(shell))
            footer class="foot" {
                span { (texts.get("web-foot")) }
                @for &game in GameId::ALL {
                    a href={ "/rules/" (game) } { (texts.get("web-rulebook")) ": " (name(shell, game)) }
                }
                a href="/account" { (texts.get("web-account")) }
            }
        }
    };
    let tools = html! {
        a class="btn btn--quiet only-wide" href="/tables" { (icon("users")) (texts.get("web-find-table")) }
        a class="btn btn--quiet only-roomy" href={ "/rules/" (GameId::ALL[0]) } {
            (icon("book")) (texts.get("web-rules"))
        }
    };
    let title = texts.get("web-home-title");
    page(shell, &Page { title, class: "at-home", heading: html! {}, tools, content })
}

/// The name of a game in the language of the page.
pub(super) fn name(shell: &Shell<'_>, game: GameId) -> String {
    shell.texts().get(&format!("game-{game}"))
}

fn hero(shell: &Shell<'_>, level: &str) -> Markup {
    let texts = shell.texts();
    html! {
        section class="hero" aria-label=(texts.get("web-home-title")) {
            div class="wrap" {
                div class="hero__text" {
                    h1 { (texts.get("web-hero")) }
                    p { (texts.get("web-hero-say")) }
                    div class="hero__do" {
                        (play_now(shell, GameId::ALL[0], level, "btn btn--act btn--lg", "web-play-now-bots"))
                        a class="btn btn--lg" href="/tables" { (texts.get("web-find-table")) }
                    }
                    p class="hero__note" { (texts.get("web-hero-note")) }
                }
                div class="hero__art" {
                    svg viewBox="0 0 620 280" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
                        (drawing(include_str!("../../assets/hero.svg")))
                    }
                }
            }
        }
    }
}

/// One click from here to a match against bots, of the level that was last chosen or another.
fn play_now(shell: &Shell<'_>, game: GameId, level: &str, class: &str, label: &str) -> Markup {
    let texts = shell.texts();
    html! {
        form class="inline" method="post" action={ "/quick/" (game) } {
            (csrf(shell))
            button class=(class) { (icon("play")) (texts.get(label)) }
            select class="level" name="level" aria-label=(texts.get("web-level")) {
                @for bot in BOTS {
                    option value=(bot) selected[bot == level] title=(bot_name(shell, bot)) {
                        (texts.get(&format!("bot-rank-{bot}")))
                    }
                }
            }
        }
    }
}

/// One click from here to a match without anybody else.
fn play_alone(shell: &Shell<'_>, game: GameId) -> Markup {
    html! {
        form class="inline" method="post" action={ "/quick/" (game) } {
            (csrf(shell))
            input type="hidden" name="alone" value="on";
            button class="btn" { (shell.texts().get("web-play-alone")) }
        }
    }
}

/// One click from here to a match with the expansion, against bots.
fn play_expansion(shell: &Shell<'_>, game: GameId, option: &str) -> Markup {
    html! {
        form class="inline" method="post" action={ "/quick/" (game) } {
            (csrf(shell))
            input type="hidden" name={ "option." (option) } value="true";
            button class="btn" { (shell.texts().get(&format!("web-{game}-play-expansion"))) }
        }
    }
}

/// How many can play.
fn players(fewest: u8, most: u8) -> String {
    if fewest == most { fewest.to_string() } else { format!("{fewest}–{most}") }
}

fn game_card(shell: &Shell<'_>, game: GameId, home: &Home<'_>) -> Markup {
    let texts = shell.texts();
    let (fewest, most) = game.info().seats;
    html! {
        article class="game panel" {
            svg class="game__art" viewBox="0 0 288 150" preserveAspectRatio="xMidYMid slice"
                aria-hidden="true" { (drawing(with_game!(game, G => G::PICTURE))) }
            div class="game__body" {
                h2 { (name(shell, game)) }
                p class="game__facts" {
                    span { (icon("users")) (players(fewest, most)) }
                    span { (icon("clock")) (texts.get(&format!("web-{game}-length"))) }
                    span { (texts.get(&format!("web-{game}-kind"))) }
                }
                p class="game__say" { (texts.get(&format!("web-{game}-say"))) }
                ol class="game__steps" {
                    @for step in 1..=3 {
                        li { (texts.get(&format!("web-{game}-step-{step}"))) }
                    }
                }
                div class="game__do" {
                    (play_now(shell, game, home.level, "btn btn--act", "web-play-now"))
                    @if home.alone.contains(&game) { (play_alone(shell, game)) }
                    @if let Some(option) = with_game!(game, G => G::EXPANSION) { (play_expansion(shell, game, option)) }
                    a class="btn" href={ "/new/" (game) } { (texts.get("web-open-table")) }
                    a class="btn btn--quiet" href={ "/learn/" (game) } {
                        (icon("book")) (texts.get("web-learn"))
                    }
                }
            }
        }
    }
}

fn import(shell: &Shell<'_>) -> Markup {
    let texts = shell.texts();
    html! {
        details class="panel import" {
            summary { (icon("replay")) (texts.get("web-import")) }
            form method="post" action="/import" enctype="multipart/form-data" {
                (csrf(shell))
                p { (texts.get("web-import-say")) }
                input type="file" name="record" accept="application/json,.json"
                    aria-label=(texts.get("web-import")) required;
                button class="btn" { (texts.get("web-import-do")) }
            }
        }
    }
}
