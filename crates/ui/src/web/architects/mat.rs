//! What is public of a seat: goods, workers, virtue, debts, cards, and whom it holds.

use architects::{Architects, Frame, Kind, Skill, view::PlayerView};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{
        chip::ledger,
        game::Mat,
        parts::{disc, icon, small_icon, tinted},
        scene::Scene,
    },
    kind_icon, plan_target,
};

/// The mat of a seat.
pub(super) fn mat(scene: &Scene<'_, Architects>, seat: Seat) -> Mat {
    let own = &scene.view.players[seat.index()];
    Mat { score: own.score, goal: None, facts: facts(scene, own), state: state(scene, own) }
}

fn facts(scene: &Scene<'_, Architects>, own: &PlayerView) -> Markup {
    let goods = Kind::ALL
        .map(|kind| (tinted(kind_icon(kind)), own.goods[kind], scene.teller().label(kind)));
    let fact = |picture, count: u16, key: &str| {
        (icon(picture), count, scene.texts().get(&format!("architects-web-{key}")))
    };
    let texts = scene.texts();
    let debts = match own.paid {
        0 => texts.get("architects-web-debts"),
        paid => {
            let paid = texts.with("architects-web-paid", [("n", paid.into())]);
            format!("{} ({paid})", texts.get("architects-web-debts"))
        }
    };
    let captured: u8 = own.captured.values().sum();
    let plans = u16::try_from(own.cards).unwrap_or(u16::MAX);
    html! {
        (ledger(goods))
        (ledger([
            fact("worker", own.reserve.into(), "reserve"),
            fact("captive", captured.into(), "captives"),
            fact("virtue", own.virtue.into(), "virtue"),
            (icon("debt"), own.unpaid, debts),
            fact("plan", plans, "plans"),
            fact("cathedral", own.cathedral.into(), "cathedral"),
        ]))
        (minis(scene, own))
    }
}

/// Apprentices by skill, buildings by points, and whose workers stand on the board.
fn minis(scene: &Scene<'_, Architects>, own: &PlayerView) -> Markup {
    let skilled =
        |skill: Skill| own.apprentices.iter().filter(|one| one.skills().contains(skill)).count();
    let held = own.captured.iter().filter(|(_, workers)| **workers > 0);
    html! {
        span class="minis" {
            @for skill in Skill::ALL.into_iter().filter(|&skill| skilled(skill) > 0) {
                span class="mini mini--skill" title=(scene.teller().label(skill)) data-tip={ "tip-team-" (own.seat) } {
                    (icon(skill.name())) (skilled(skill))
                }
            }
            @for &building in &own.built {
                @let name = scene.teller().label(building);
                span class="mini mini--vp" title=(name) data-tip={ "tip-" (plan_target(building)) } {
                    (building.points()) span class="sr" { " " (name) }
                }
            }
            @if own.paid > 0 {
                span class="mini mini--skill" title=(scene.texts().get("architects-web-paid-debts")) data-tip="tip-debts" {
                    (icon("debt")) (icon("check")) (own.paid)
                }
            }
            @for (&seat, workers) in held {
                span class="captive" title=(scene.texts().get("architects-web-captives")) { (disc(seat)) (workers) }
            }
        }
    }
}

fn state(scene: &Scene<'_, Architects>, own: &PlayerView) -> Markup {
    let texts = scene.texts();
    html! {
        @if scene.view.ask == Frame::Draft && own.has_chosen {
            (small_icon("check")) (texts.get("architects-web-has-chosen"))
        } @else if own.awaited {
            (small_icon("hand")) (texts.get(if scene.view.ask == Frame::Draft { "architects-web-chooses" } else { "architects-web-acts" }))
        }
        @if let Some(board) = own.board { " " (scene.teller().label(board)) }
    }
}
