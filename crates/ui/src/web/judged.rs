//! A moment of a match that was thought through: what was decided and what would have been better,
//! in words and as marks, and the ways to the mistakes before and after it.

use maud::{Markup, html};

use super::{
    analysis::{Decision, Hindsight, title},
    game::WebGame,
    model::Table,
    parts::{icon, rich},
    scene::Scene,
    study::why,
};
use crate::study::percent;

/// What was decided and what would have been better, as targets.
#[derive(Default)]
pub(super) struct Marks {
    played: Vec<String>,
    better: Vec<String>,
}

impl Marks {
    /// The marks of a decision.
    pub fn of<G: WebGame>(decision: &Decision) -> Self {
        let better = decision.better.as_ref().map(|better| targets::<G>(&better.action));
        Self { played: targets::<G>(&decision.played), better: better.unwrap_or_default() }
    }

    /// How something with this target is marked.
    pub fn on(&self, target: &str) -> Option<Mark> {
        let has = |targets: &[String]| targets.iter().any(|other| other == target);
        match (has(&self.played), has(&self.better)) {
            (true, true) => Some(Mark::Both),
            (true, false) => Some(Mark::Played),
            (false, true) => Some(Mark::Better),
            (false, false) => None,
        }
    }
}

fn targets<G: WebGame>(action: &str) -> Vec<String> {
    action.parse::<G::Action>().map(G::targets).unwrap_or_default()
}

/// A mark on something that was decided about; told apart by picture and line, not by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// It was done.
    Played,
    /// It would have been better.
    Better,
    /// It was right.
    Both,
}

impl Mark {
    /// Its name in style sheets, and behind `analysis-mark-` in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Better => "better",
            Self::Both => "both",
        }
    }

    /// Its picture.
    const fn icon(self) -> &'static str {
        if matches!(self, Self::Played) { "hand" } else { "check" }
    }

    /// The mark beside words or on a card.
    pub fn seal(self) -> Markup {
        html! { span class={ "mark mark--" (self.name()) } { (icon(self.icon())) } }
    }

    /// The mark on the board.
    pub fn on_board(self, (x, y): (f64, f64)) -> Markup {
        html! {
            g class={ "mark mark--" (self.name()) } transform=(format!("translate({x} {y})")) {
                circle r="14" {}
                use class="icon" href={ "#i-" (self.icon()) } x="-9" y="-9" width="18" height="18" {}
            }
        }
    }
}

/// What was decided here, with the hand from which it was.
pub(super) fn look<G: WebGame>(
    scene: &Scene<'_, G>,
    table: &Table<'_>,
    found: &Hindsight,
) -> Markup {
    let decision = found.at(scene.at);
    html! {
        div class="look" {
            div class="judged" {
                (ways(scene, table, found))
                @match decision {
                    Some(decision) => {
                        (told(scene, found, decision))
                        p class="judged__words" { (G::toggles(scene)) }
                    },
                    None => p class="muted" { (scene.texts().get("analysis-no-choice")) },
                }
            }
            @if let Some(decision) = decision {
                div class="hand" role="group" aria-label=(scene.texts().get("web-hand")) {
                    (G::hand(scene, decision.seat))
                }
            }
        }
    }
}

/// What a search thinks of a decision, each sentence with its mark.
pub(super) fn told<G: WebGame>(
    scene: &Scene<'_, G>,
    found: &Hindsight,
    decision: &Decision,
) -> Markup {
    let teller = scene.teller();
    let played = teller.say(
        "analysis-turning-point",
        [
            ("move", (decision.at + 1).into()),
            ("seat", teller.seat(decision.seat)),
            ("played", title::<G>(&decision.played, &teller).into()),
            ("chance", percent(decision.chance).into()),
            ("even", percent(found.even).into()),
            ("loss", percent(decision.loss()).into()),
        ],
    );
    let right = if decision.better.is_none() { Mark::Both } else { Mark::Played };
    html! {
        p { (right.seal()) (rich(scene.game, &played)) }
        @if let Some(better) = &decision.better {
            @let action = title::<G>(&better.action, &teller).into();
            @let said = teller.say("analysis-better", [
                ("action", action),
                ("chance", percent(decision.best).into()),
                ("even", percent(found.even).into()),
            ]);
            p class="moment__better" { (Mark::Better.seal()) (rich(scene.game, &said)) }
            p class="moment__why" { (rich(scene.game, &why::<G>(better, &teller))) }
        }
    }
}

/// To the mistake before and after, of everybody or one's own.
fn ways<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>, found: &Hindsight) -> Markup {
    let texts = scene.texts();
    let seated = scene.seats().iter().any(|info| info.mine);
    let all: Vec<usize> = found.mistakes().map(|decision| decision.at).collect();
    let mine = found.mistakes().filter(|decision| scene.seat(decision.seat).mine);
    let mine: Vec<usize> = mine.map(|decision| decision.at).collect();
    let back = all.iter().rev().find(|&&at| at < scene.at);
    let on = all.iter().find(|&&at| at > scene.at);
    let row = |ats: &[usize]| ats.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let way = |name: &str, drawn: &str, to: Option<&usize>, key: &str| {
        let label = texts.get(&format!("analysis-{name}"));
        html! {
            a class="btn" href=[to.map(|to| format!("/t/{}?at={to}", table.id))] data-do=(name)
                aria-keyshortcuts=(key) aria-disabled=[to.is_none().then_some("true")]
                title={ (label) " (" (key) ")" } { (icon(drawn)) span { (label) } }
        }
    };
    html! {
        nav class="judged__ways" id="mistakes" data-at=(scene.at) data-all=(row(&all))
            data-mine=(row(&mine)) aria-label=(texts.get("analysis-mistakes")) {
            (way("mistake-back", "prev", back, "P"))
            (way("mistake-on", "next", on, "N"))
            @if seated {
                button class="btn btn--toggle" type="button" data-do="mine-only" aria-pressed="false"
                    aria-keyshortcuts="M" { (texts.get("analysis-mine-only")) }
            }
        }
    }
}
