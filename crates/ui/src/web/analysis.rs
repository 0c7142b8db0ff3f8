//! The page of a match in hindsight: the curve, how well everybody decided, what cost most.

use engine::{Match, Seat};
use games::with_match;
use maud::{Markup, html};
use serde::{Deserialize, Serialize};

use super::{
    curve,
    fork::fork,
    game::WebGame,
    home, judged,
    model::{Shell, Table},
    parts::{icon, seat_class, who},
    scene::Scene,
    shell::{Page, page},
    study::Advice,
};
use crate::Teller;

/// A decision and what a search thinks of it; actions in notation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// Moves played before it.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub played: String,
    /// The chance of winning with it, from 0 to 1.
    pub chance: f32,
    /// The expected lead in points.
    pub lead: f32,
    /// The chance of winning with good play.
    pub best: f32,
    /// What would have been better, if anything, and why.
    pub better: Option<Advice>,
}

impl Decision {
    /// The chance that was given away.
    #[must_use]
    pub fn loss(&self) -> f32 {
        (self.best - self.chance).max(0.0)
    }
}

/// A match in hindsight.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hindsight {
    /// The decisions that left a choice, in order.
    pub decisions: Vec<Decision>,
    /// How well each seat decided, from 0 to 100; nothing for a seat without a choice.
    pub accuracy: Vec<Option<f32>>,
    /// The chance that an equal would have before anything is played.
    pub even: f32,
}

/// Moments of a match that are told.
const MOST_MOMENTS: usize = 8;

impl Hindsight {
    /// What was decided after so many moves.
    #[must_use]
    pub fn at(&self, moves: usize) -> Option<&Decision> {
        self.decisions.iter().find(|decision| decision.at == moves)
    }

    /// The decisions for which something better is known, in order.
    pub fn mistakes(&self) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(|decision| decision.better.is_some())
    }

    /// Those of some seats that cost most, the dearest first.
    pub(super) fn moments(&self, of: impl Fn(Seat) -> bool) -> Vec<&Decision> {
        let mut found: Vec<&Decision> =
            self.mistakes().filter(|decision| of(decision.seat)).collect();
        found.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        found.truncate(MOST_MOMENTS);
        found
    }
}

/// The page as long as the match is being thought through: so many moves of so many are.
#[must_use]
pub fn analysis_under_way(shell: &Shell<'_>, table: &Table<'_>, done: usize, of: usize) -> String {
    let texts = shell.texts();
    let told = texts.with("analysis-under-way", [("done", done.into()), ("of", of.into())]);
    let content = html! {
        (head(shell, table))
        p { (told) }
        progress class="study__progress" max=(of.max(1)) value=(done) aria-label=(told) {}
        p class="muted tiny" { (texts.get("analysis-under-way-say")) }
        noscript { p { a class="btn" href="" { (icon("replay")) (texts.get("analysis-again")) } } }
    };
    whole(shell, table, true, &content)
}

/// The page of a match in hindsight; of `mine`, what cost this browser's own seats most.
#[must_use]
pub fn analysis(shell: &Shell<'_>, table: &Table<'_>, found: &Hindsight, mine: bool) -> String {
    let content = with_match!(table.game, held => told(shell, table, held, found, mine));
    whole(shell, table, false, &content)
}

fn whole(shell: &Shell<'_>, table: &Table<'_>, under_way: bool, content: &Markup) -> String {
    let texts = shell.texts();
    let title = format!("{} · {}", texts.get("analysis-title"), table.title);
    let content = html! {
        main class="wrap study" id="main" {
            section class="panel form" id="analysis" data-under-way[under_way] { (content) }
        }
    };
    let tools = html! {
        a class="btn btn--quiet" href={ "/t/" (table.id) } {
            (icon("prev")) (texts.get("analysis-back"))
        }
    };
    page(shell, &Page { title, class: "", heading: html! {}, tools, content })
}

fn head(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    html! {
        header {
            h1 { (shell.texts().get("analysis-title")) }
            p class="muted" { (home::name(shell, table.game.game())) " · " (table.title) }
        }
    }
}

fn told<G: WebGame>(
    shell: &Shell<'_>,
    table: &Table<'_>,
    held: &Match<G>,
    found: &Hindsight,
    mine: bool,
) -> Markup {
    let scene = Scene::new(shell, table, held);
    let texts = shell.texts();
    let moments = found.moments(|seat| !mine || scene.seat(seat).mine);
    html! {
        (head(shell, table))
        section class="study__part" {
            h2 { (texts.get("analysis-curve")) }
            div class="curve__scroll" { (curve::curve(&scene, found, &moments)) }
        }
        (accuracy(&scene, found))
        section class="study__part" {
            h2 { (texts.get("analysis-turning-points")) }
            (choice(&scene, table, found, mine))
            @if moments.is_empty() { p { (texts.get("analysis-none")) } }
            ol class="moments" {
                @for (index, moment) in moments.iter().enumerate() {
                    (turning_point(&scene, table, found, index + 1, moment))
                }
            }
        }
    }
}

/// Everybody's mistakes or one's own, and the way through all of them on the board.
fn choice<G: WebGame>(
    scene: &Scene<'_, G>,
    table: &Table<'_>,
    found: &Hindsight,
    mine: bool,
) -> Markup {
    let texts = scene.texts();
    let seated = scene.seats().iter().any(|info| info.mine);
    let way = |href: String, key: &str, here: bool| {
        html! { a href=(href) aria-current=[here.then_some("page")] { (texts.get(key)) } }
    };
    let page = format!("/t/{}/analysis", table.id);
    html! {
        div class="study__ways" {
            @if seated {
                nav class="seg" aria-label=(texts.get("analysis-mistakes")) {
                    (way(page.clone(), "analysis-of-all", !mine))
                    (way(format!("{page}?mine=yes"), "analysis-of-mine", mine))
                }
            }
            @if let Some(first) = found.mistakes().next() {
                a class="btn" href={ "/t/" (table.id) "?at=" (first.at) } {
                    (icon("next")) (texts.get("analysis-go-through"))
                }
            }
        }
    }
}

fn accuracy<G: WebGame>(scene: &Scene<'_, G>, found: &Hindsight) -> Markup {
    let texts = scene.texts();
    html! {
        section class="study__part" {
            h2 { (texts.get("analysis-accuracy")) }
            p class="muted tiny" { (texts.get("analysis-accuracy-say")) }
            ul class="accuracy" {
                @for (info, value) in scene.seats().iter().zip(&found.accuracy) {
                    @let shown = value.map_or_else(|| "–".to_owned(), |value| format!("{value:.0}"));
                    li class=(seat_class(info.seat)) {
                        (who(info.seat, info.name))
                        span class="race" aria-hidden="true" { i style={ "--p:" (value.unwrap_or(0.0)) "%" } {} }
                        b class="num" { (shown) }
                    }
                }
            }
        }
    }
}

/// What was done, what would have been better and why, and the ways there.
fn turning_point<G: WebGame>(
    scene: &Scene<'_, G>,
    table: &Table<'_>,
    found: &Hindsight,
    number: usize,
    moment: &Decision,
) -> Markup {
    html! {
        li class={ "moment " (seat_class(moment.seat)) } {
            span class="moment__no" aria-hidden="true" { (number) }
            div class="grow" { (judged::told(scene, found, moment)) }
            div class="moment__do" {
                a class="btn" href={ "/t/" (table.id) "?at=" (moment.at) } {
                    (icon("replay")) (scene.texts().get("analysis-look"))
                }
                (fork(scene.shell, table, moment.at, Some(moment.seat), "analysis-try"))
            }
        }
    }
}

/// What an action is called; as it is written, should it not read.
pub(super) fn title<G: WebGame>(action: &str, teller: &Teller<'_>) -> String {
    let read = action.parse::<G::Action>();
    read.map_or_else(|_| action.to_owned(), |action| G::title(action, teller).plain())
}
