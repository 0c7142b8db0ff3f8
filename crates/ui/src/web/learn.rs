//! The lesson of a game as a page.

use games::{GameId, with_game};
use maud::{Markup, html};

use super::{
    home, markdown,
    model::Shell,
    parts::icon,
    rulebook::play,
    shell::{Page, page},
    still,
};
use crate::learn::{Lesson, Part};

/// The page to learn a game from.
#[must_use]
pub fn learn(shell: &Shell<'_>, game: GameId) -> String {
    let lesson = Lesson::of(game, shell.lang);
    let texts = shell.texts();
    let mut chapters = 0..;
    let content = html! {
        (with_game!(game, G => still::land::<G>()))
        main class="wrap book book--learn" id="main" {
            nav class="book__toc panel" aria-label=(texts.get("web-contents")) {
                ol { @for (index, title) in lesson.chapters() {
                    li { a href={ "#learn-" (index) } { (title) } }
                } }
                (to_rules(shell, game))
            }
            article class="book__text panel" {
                h1 { (lesson.title) }
                @for part in &lesson.parts {
                    @if matches!(part, Part::Chapter(_)) {
                        (part_html(shell, game, part, chapters.next()))
                    } @else { (part_html(shell, game, part, None)) }
                }
                div class="book__next" { (play(shell, game)) (to_rules(shell, game)) }
            }
        }
    };
    let title = texts.get("web-learn");
    let heading = html! { p class="bar__title" { (home::name(shell, game)) small { (title) } } };
    let title = format!("{title} · {}", home::name(shell, game));
    page(shell, &Page { title, class: "at-book", heading, tools: html! {}, content })
}

fn part_html(shell: &Shell<'_>, game: GameId, part: &Part, chapter: Option<usize>) -> Markup {
    match part {
        Part::Chapter(title) => {
            html! { h2 id=[chapter.map(|at| format!("learn-{at}"))] { (title) } }
        }
        Part::Heading(title) => html! { h3 { (title) } },
        Part::Text(text) => markdown::html(game, text),
        Part::Picture(picture) => with_game!(game, G => still::figure::<G>(shell, game, picture)),
    }
}

fn to_rules(shell: &Shell<'_>, game: GameId) -> Markup {
    html! {
        a class="btn btn--quiet" href={ "/rules/" (game) } {
            (icon("book")) (shell.texts().get("web-all-rules"))
        }
    }
}
