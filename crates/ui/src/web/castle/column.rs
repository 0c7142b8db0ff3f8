//! The right edge of the board: Defence Tower, stock and bank, winter, the order of the round.

use castle::{Card, Castle, Frame, Gift, Kind};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{
        piece::disc,
        plate::{Panel, amount, width},
        scene::Scene,
        spot::Spot,
    },
    acting,
    plan::COLUMN,
    winter,
};
use crate::castle::{card_name, kind_name};

const LEFT: f64 = COLUMN.0;
const WIDE: f64 = COLUMN.1;
/// How wide a name can stand in the order of the round.
const ROW: f64 = 138.0;

/// Everything beside the castle, from top to bottom.
pub(super) fn column(scene: &Scene<'_, Castle>) -> Markup {
    let cards = winter::cards(scene, 288.0);
    let (art, top) =
        if scene.view.winter.is_some() { ((62.0, 71.5), 110.0) } else { ((148.0, 170.8), 224.0) };
    let (width, height) = art;
    let order = if scene.view.winter.is_some() { cards.1.max(400.0) } else { top + 172.0 };
    html! {
        use class="art" href="#art-b-defence" x=(881.0 - width / 2.0) y=(top - height) width=(width) height=(height) {}
        (defence(scene, top))
        (stock(scene, top + 86.0))
        (cards.0)
        @if !matches!(scene.view.ask, Frame::Over | Frame::Palace(_)) { (order_of_round(scene, order)) }
    }
}

/// A titled plate of the column.
fn panel(scene: &Scene<'_, Castle>, key: &str, tip: &str, y: f64, height: f64) -> Markup {
    let panel = Panel { x: LEFT, y, width: WIDE, height, class: "" };
    panel.titled(scene, tip, &scene.texts().get(key))
}

/// The Defence Tower: each kind can be pointed at, for a Bricklayer takes all of one (CAS-9.1).
fn defence(scene: &Scene<'_, Castle>, y: f64) -> Markup {
    html! {
        (panel(scene, "castle-web-defence-tower", "tip-defence-tower", y, 78.0))
        @for (at, kind) in (0..).zip(Kind::ALL) {
            (on_tower(scene, kind, (LEFT + 23.0 + 38.0 * f64::from(at), y)))
        }
    }
}

fn on_tower(scene: &Scene<'_, Castle>, kind: Kind, (x, y): (f64, f64)) -> Markup {
    let units = scene.view.defence_tower[kind];
    let drawn = amount(kind.name(), units, x, y + 55.0);
    let target = format!("take-{}", Gift::Unit(kind));
    if !matches!(scene.view.ask, Frame::DefenceTower(_)) || !scene.can(&target) {
        return drawn;
    }
    let label = format!("{units} {}", kind_name(kind, &scene.teller()));
    Spot::new("tip-defence-tower", label).say(scene.say(&target)).target(target).draw(
        scene,
        &html! {
            rect class="ring" x=(x - 18.0) y=(y + 24.0) width="36" height="50" rx="6" {}
            (drawn)
        },
    )
}

/// The general stock, and the talers of the bank.
fn stock(scene: &Scene<'_, Castle>, y: f64) -> Markup {
    html! {
        (panel(scene, "castle-web-stock", "tip-stock", y, 78.0))
        @for (at, kind) in (0..).zip(Kind::ALL) {
            (amount(kind.name(), scene.view.stock[kind], LEFT + 20.0 + 31.0 * f64::from(at), y + 55.0))
        }
        (amount("coin", scene.view.bank, LEFT + 178.0, y + 55.0))
    }
}

/// The cards of the round in the order in which they act (CAS-6.1, CAS-6.2).
fn order_of_round(scene: &Scene<'_, Castle>, y: f64) -> Markup {
    let rows = rows(scene);
    let height = 32.0 + 24.0 * f64::from(u8::try_from(rows.len().max(1)).unwrap_or(4));
    let now = acting(&scene.view);
    let place = now.and_then(|(seat, card)| {
        rows.iter().position(|&(other, with)| other == seat && card.is_none_or(|card| card == with))
    });
    html! {
        (panel(scene, "castle-web-order", "tip-order", y, height))
        @if rows.is_empty() {
            text class="b-ui b-note" x="881" y=(y + 42.0) { (scene.texts().get("castle-web-face-down")) }
        }
        @for (at, &(seat, card)) in rows.iter().enumerate() {
            (row(scene, seat, card, y + 39.0 + 24.0 * f64::from(u8::try_from(at).unwrap_or(0)), at, place))
        }
    }
}

/// Seat and card, those that act first in front; nothing before the cards are turned up.
fn rows(scene: &Scene<'_, Castle>) -> Vec<(Seat, Card)> {
    let view = &scene.view;
    if matches!(view.ask, Frame::Select | Frame::Over | Frame::DrawStart | Frame::DrawWinter) {
        return Vec::new();
    }
    let seats = view.players.len();
    let from = view.start.map_or(0, Seat::index);
    let order = |seat: Seat| (seat.index() + seats - from) % seats;
    let cards = view.players.iter().filter_map(|player| Some((player.seat, player.chosen?)));
    let mut rows: Vec<(Seat, Card)> =
        cards.flat_map(|(seat, cards)| cards.iter().map(move |card| (seat, card))).collect();
    rows.sort_by_key(|&(seat, card)| (card.rank(), order(seat)));
    rows
}

fn row(
    scene: &Scene<'_, Castle>,
    seat: Seat,
    card: Card,
    y: f64,
    at: usize,
    now: Option<usize>,
) -> Markup {
    let name = card_name(card, &scene.teller());
    // Long names are set narrower, so that they stay on the plate.
    let narrow = (width(&name, 13.0) > ROW).then_some(ROW);
    let acts = now == Some(at);
    html! {
        @if acts { rect class="b-acts" x=(LEFT + 5.0) y=(y - 11.5) width=(WIDE - 10.0) height="23" rx="4" {} }
        g opacity=[now.is_some_and(|now| at < now).then_some(".5")] {
            (disc(seat, LEFT + 20.0, y, 9.5))
            text .b-mid .b-now[acts] font-size="15" x=(LEFT + 41.0) y=(y + 1.0) { (card.rank()) }
            text .b-ui .b-now[acts] font-size="13" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] dominant-baseline="central" x=(LEFT + 54.0) y=(y + 1.0) { (name) }
        }
    }
}
