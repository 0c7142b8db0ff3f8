//! The right edge of the board: Defence Tower, stock and bank, winter, the order of the round.

use castle::{Card, Castle, Frame, Gift, Kind};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{
        order::order,
        plate::{Panel, amount},
        scene::Scene,
        spot::Spot,
    },
    acting,
    plan::COLUMN,
    plates, winter,
};
use crate::castle::{card_name, kind_name};

const LEFT: f64 = COLUMN.0;
const WIDE: f64 = COLUMN.1;

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

/// The Defence Tower where there is little room: how much lies on it. What that is stands in its
/// explanation.
pub(super) fn defence_in_short(scene: &Scene<'_, Castle>) -> Markup {
    let units: u8 = Kind::ALL.into_iter().map(|kind| scene.view.defence_tower[kind]).sum();
    let spot = Spot::new("tip-defence-tower", scene.texts().get("castle-web-defence-tower"));
    plates::defence().carry(&spot.draw(
        scene,
        &html! {
            rect class="ring" x="-48" y="-58" width="96" height="62" rx="10" {}
            use class="art" href="#art-b-defence" x="-45" y="-53" width="46" height="53" {}
            rect class="b-plate" x="-2" y="-26" width="40" height="24" rx="12" {}
            text class="b-mid" font-size="15" x="18" y="-13" { (units) }
        },
    ))
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
    let place = acting(&scene.view).and_then(|(seat, card)| {
        rows.iter().position(|&(other, with)| other == seat && card.is_none_or(|card| card == with))
    });
    let name =
        |(seat, card): &(Seat, Card)| (*seat, card.rank(), card_name(*card, &scene.teller()));
    let rows: Vec<_> = rows.iter().map(name).collect();
    let panel = Panel { x: LEFT, y, width: WIDE, height: 0.0, class: "" };
    let texts = scene.texts();
    let (title, empty) = (texts.get("castle-web-order"), texts.get("castle-web-face-down"));
    order(scene, panel, ("tip-order", &title, &empty), &rows, place)
}

/// Seat and card, those that act first in front; nothing before the cards are turned up.
pub(super) fn rows(scene: &Scene<'_, Castle>) -> Vec<(Seat, Card)> {
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
