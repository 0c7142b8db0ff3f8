//! The rulebook as a page, with an anchor for every rule.

use games::GameId;
use maud::{Markup, html};

use super::{
    home, markdown,
    model::Shell,
    parts::{csrf, icon},
    shell::{Page, page},
};
use crate::rulebook::{Rule, Rulebook, Section};

/// The rulebook of a game.
#[must_use]
pub fn rulebook(shell: &Shell<'_>, game: GameId) -> String {
    let book = Rulebook::of(game, shell.lang);
    let texts = shell.texts();
    let content = html! {
        main class="wrap book" id="main" {
            nav class="book__toc panel" aria-label=(texts.get("web-contents")) {
                ol { @for section in &book.sections {
                    li { a href={ "#" (section.id) } { (section.title) } }
                } }
            }
            article class="book__text panel" {
                h1 { (book.title) }
                (markdown::html(game, &book.intro))
                div class="book__next" {
                    (play(shell, game))
                    a class="btn" href={ "/learn/" (game) } {
                        (icon("hint")) (texts.get("web-learn"))
                    }
                }
                @for section in &book.sections { (section_part(game, section)) }
            }
        }
    };
    let heading = html! { p class="bar__title" { (home::name(shell, game)) small { (texts.get("web-rulebook")) } } };
    let title = format!("{} · {}", texts.get("web-rulebook"), home::name(shell, game));
    page(shell, &Page { title, class: "at-book", heading, tools: html! {}, content })
}

/// The button that begins a match against bots.
pub(super) fn play(shell: &Shell<'_>, game: GameId) -> Markup {
    html! {
        @if shell.knows_visitor() {
            form class="book__play" method="post" action={ "/quick/" (game) } {
                (csrf(shell))
                button class="btn btn--act" { (shell.texts().get("web-play-now-bots")) }
            }
        }
    }
}

fn section_part(game: GameId, section: &Section) -> Markup {
    html! {
        section id=(section.id) {
            h2 { (section.title) " " (anchor(&section.id)) }
            (markdown::html(game, &section.text))
            @for rule in &section.rules { (rule_part(game, rule)) }
        }
    }
}

fn rule_part(game: GameId, rule: &Rule) -> Markup {
    html! {
        section class="book__rule" id=(rule.id) {
            h3 { (rule.title) " " (anchor(&rule.id)) }
            (markdown::html(game, &rule.text))
        }
    }
}

fn anchor(id: &str) -> Markup {
    html! { a class="rule" href={ "#" (id) } { (id) } }
}
