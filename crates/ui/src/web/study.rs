//! Hints: what a strong player would consider, as a part of the desk.

use engine::{Match, Seat};
use games::{GameId, with_game, with_match};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};

use super::{
    game::WebGame,
    model::{Shell, Table},
    parts::{icon, rich},
    scene,
};
use crate::{
    Rich, Teller,
    study::{self, Expected},
};

/// An action worth thinking about, in notation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// The action.
    pub action: String,
    /// The chance of winning with it, from 0 to 1.
    pub chance: f32,
    /// The expected lead in points.
    pub lead: f32,
    /// Points that it scores at once, by rule.
    pub scored: Vec<(String, f32)>,
    /// Points that come nearer.
    pub promised: f32,
    /// The chance that an equal would have.
    pub even: f32,
    /// What points come nearer by, or go away by: topics of the game's features.
    pub topics: Vec<(String, f32)>,
    /// The other seat that gains most meanwhile, and how much.
    pub rival: Option<(Seat, f32)>,
    /// The other seat to which it makes most difference, and how many points.
    pub touched: Option<(Seat, f32)>,
    /// What the seat means to do next.
    pub plan: Vec<String>,
}

/// What a strong player would consider, to stand in the desk of whoever asked.
#[must_use]
pub fn hints(shell: &Shell<'_>, table: &Table<'_>, found: &[Advice]) -> String {
    with_match!(table.game, held => list(shell, table, held, found)).into_string()
}

/// Why an action is worth thinking about, in plain words.
#[must_use]
pub fn reason(game: GameId, advice: &Advice, teller: &Teller<'_>) -> String {
    with_game!(game, G => why::<G>(advice, teller)).plain()
}

fn list<G: WebGame>(
    shell: &Shell<'_>,
    table: &Table<'_>,
    _: &Match<G>,
    found: &[Advice],
) -> Markup {
    let names = scene::names(shell, table);
    let teller = Teller::new(shell.lang, &names);
    html! {
        p class="hints__head" {
            span { (teller.texts.get("hint-title")) }
            button class="btn btn--quiet btn--icon" type="button" data-do="close-hints"
                aria-label=(teller.texts.get("web-close")) { (icon("close")) }
        }
        ol class="hints__list" {
            @for advice in found { (candidate::<G>(table, advice, &teller)) }
        }
    }
}

fn candidate<G: WebGame>(table: &Table<'_>, advice: &Advice, teller: &Teller<'_>) -> Markup {
    let game = table.game.game();
    let Ok(action) = advice.action.parse::<G::Action>() else { return html! {} };
    let worth = study::worth(advice.chance, advice.even, advice.lead, teller);
    html! {
        li class="hint" data-hint=(advice.action) {
            button class="hint__name" type="button" aria-pressed="false" {
                (rich(game, &G::title(action, teller)))
            }
            p class="hint__why" { (rich(game, &why::<G>(advice, teller))) }
            p class="hint__worth" { (rich(game, &worth)) }
        }
    }
}

/// Why an action is worth thinking about.
pub(super) fn why<G: WebGame>(advice: &Advice, teller: &Teller<'_>) -> Rich {
    let Advice { promised, rival, touched, .. } = advice;
    let (scored, topics) = (named(&advice.scored), named(&advice.topics));
    let next = advice.plan.iter().filter_map(|action| action.parse::<G::Action>().ok());
    let plan: Vec<Rich> = next.map(|action| G::title(action, teller)).collect();
    let expected = Expected {
        scored: &scored,
        promised: *promised,
        topics: &topics,
        rival: *rival,
        touched: *touched,
        plan: &plan,
    };
    study::reason(G::INFO.id, &expected, teller)
}

fn named(points: &[(String, f32)]) -> Vec<(&str, f32)> {
    points.iter().map(|(name, points)| (name.as_str(), *points)).collect()
}
