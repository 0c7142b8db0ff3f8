//! What is public of a seat: goods, talers, helpers, cards, and what the end would bring.

use castle::{Card, Castle, Frame, Kind, view::PlayerView};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{
        chip::{chip, face_down, ledger, mini},
        game::Mat,
        parts::{icon, small_icon, tinted},
        scene::Scene,
    },
    acting, card_icon, card_picture, card_target,
};
use crate::castle::{card_name, kind_name};

/// The mat of a seat.
pub(super) fn mat(scene: &Scene<'_, Castle>, seat: Seat) -> Mat {
    let own = &scene.view.players[seat.index()];
    Mat { score: own.score, goal: None, facts: facts(scene, own), state: state(scene, own) }
}

/// What the seat would have if the match ended now.
pub(super) fn if_it_ended(own: &PlayerView) -> i32 {
    own.score + own.would_score.values().map(|&points| i32::from(points)).sum::<i32>()
}

fn facts(scene: &Scene<'_, Castle>, own: &PlayerView) -> Markup {
    let texts = scene.texts();
    let hand = own.hand.len() - own.face_down;
    let goods =
        |kind: Kind| (tinted(kind.name()), own.goods[kind], kind_name(kind, &scene.teller()));
    html! {
        (ledger(Kind::ALL.map(goods)))
        (chip(&tinted("coin"), own.talers, &texts.get("castle-web-talers")))
        (chip(&icon("worker"), own.helpers, &texts.get("castle-web-helpers")))
        (chip(&icon("hand"), hand, &texts.get("castle-web-in-hand")))
        @if scene.view.ask != Frame::Over { (ending(scene, own)) }
        (loads(scene, own))
        (minis(scene, own))
    }
}

/// The score if the match ended now, explained by building.
fn ending(scene: &Scene<'_, Castle>, own: &PlayerView) -> Markup {
    let title = scene.texts().get("castle-web-if-it-ended");
    html! {
        button class="chip chip--end" type="button" data-tip={ "tip-end-" (own.seat) }
            aria-describedby={ "tip-end-" (own.seat) } aria-label={ (title) " " (if_it_ended(own)) } {
            (icon("flag")) (if_it_ended(own))
        }
    }
}

/// Units on the Worker cards of this round.
fn loads(scene: &Scene<'_, Castle>, own: &PlayerView) -> Markup {
    html! {
        @for (&worker, &goods) in own.loads.iter().filter(|(_, goods)| !goods.is_empty()) {
            span class="chip chip--load" title=(card_name(worker, &scene.teller())) {
                span class="sr" { (card_name(worker, &scene.teller())) ": " }
                @for (kind, units) in goods.amounts() { (tinted(kind.name())) (units) " " }
            }
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
