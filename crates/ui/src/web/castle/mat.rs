//! What is public of a seat: goods, talers, helpers, cards, and what the end would bring.

use castle::{Card, Castle, Frame, Kind, Source, view::PlayerView};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{
        chip::{chip, face_down, ledger, load, mini},
        ending::Ending,
        game::Mat,
        parts::{icon, small_icon, tinted},
        scene::Scene,
    },
    acting, card_icon, card_picture, card_target,
};
use crate::{
    Rich,
    castle::{card_name, kind_name, source},
};

/// The mat of a seat.
pub(super) fn mat(scene: &Scene<'_, Castle>, seat: Seat) -> Mat {
    let own = &scene.view.players[seat.index()];
    Mat { score: own.score, goal: None, facts: facts(scene, own), state: state(scene, own) }
}

/// What the seat would have if the match ended now.
pub(super) fn ending(scene: &Scene<'_, Castle>, own: &PlayerView) -> Ending {
    let name = |of: Source| Rich::parse(&source(of, &scene.teller()));
    let items = own.would_score.iter().map(|(&of, &points)| (name(of), points)).collect();
    Ending { seat: own.seat, score: own.score, items }
}

fn facts(scene: &Scene<'_, Castle>, own: &PlayerView) -> Markup {
    let texts = scene.texts();
    let hand = own.hand.len() - own.face_down;
    let goods = |kind: Kind| {
        (tinted(kind.name()), own.goods[kind].into(), kind_name(kind, &scene.teller()))
    };
    html! {
        (ledger(Kind::ALL.map(goods)))
        (chip(&tinted("coin"), own.talers, &texts.get("castle-web-talers")))
        (chip(&icon("worker"), own.helpers, &texts.get("castle-web-helpers")))
        (chip(&icon("hand"), hand, &texts.get("castle-web-in-hand")))
        @if scene.view.ask != Frame::Over { (ending(scene, own).chip(scene)) }
        (loads(scene, own))
        (minis(scene, own))
    }
}

/// Units on the Worker cards of this round.
fn loads(scene: &Scene<'_, Castle>, own: &PlayerView) -> Markup {
    let loads = own.loads.iter().filter(|(_, goods)| !goods.is_empty());
    html! {
        @for (&worker, &goods) in loads {
            (load(&card_name(worker, &scene.teller()), goods.amounts().map(|(kind, units)| (tinted(kind.name()), units))))
        }
    }
}

/// Cards face up; those of this round in the seat's colour.
fn minis(scene: &Scene<'_, Castle>, own: &PlayerView) -> Markup {
    let now = own.chosen.filter(|_| scene.view.ask != Frame::Select).unwrap_or_default();
    let older = own.played.minus(now);
    let one = |class: &str, card: Card| {
        let tip = format!("tip-{}", card_target(card));
        mini(class, &card_picture(card), &card_name(card, &scene.teller()), &tip)
    };
    html! {
        @if !own.played.union(now).is_empty() || !own.lost.is_empty() {
            span class="minis" {
                span class="sr" { (scene.texts().get("castle-web-played")) }
                @for card in older.iter() { (one("", card)) }
                @for card in now.iter() { (one("mini--now", card)) }
                @for card in own.lost.iter() { (one("mini--lost", card)) }
            }
        }
    }
}

fn state(scene: &Scene<'_, Castle>, own: &PlayerView) -> Markup {
    let texts = scene.texts();
    let acts = acting(&scene.view).filter(|(seat, _)| *seat == own.seat);
    html! {
        @if own.face_down > 0 {
            (face_down(scene, own.seat, own.face_down))
        } @else if let Some((_, Some(card))) = acts {
            (small_icon(card_icon(card)))
            (texts.with("castle-web-acts", [("card", card_name(card, &scene.teller()).into())]))
        } @else if own.awaited {
            (small_icon("hand")) (texts.get(if scene.view.ask == Frame::Select { "castle-web-chooses" } else { "castle-web-decides" }))
        }
    }
}
