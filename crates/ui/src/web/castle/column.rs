//! The right edge of the board: Defence Tower, stock and bank, winter, the order of the round.

use castle::{Card, Castle, Frame, Gift, Kind};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::scene::Scene,
    acting, plates,
    spot::{Open, Spot, amount, disc, width},
    winter,
};
use crate::castle::{card_name, kind_name};

const LEFT: f64 = 782.0;
const WIDE: f64 = 198.0;
/// Room for a name in the order of the round.
const ROW: f64 = 138.0;

/// Everything beside the castle, from top to bottom.
pub(super) fn column(scene: &Scene<'_, Castle>, open: &Open) -> Markup {
    let cards = winter::cards(scene, open, 288.0);
    let (art, top) =
        if scene.view.winter.is_some() { ((62.0, 71.5), 110.0) } else { ((148.0, 170.8), 224.0) };
    let (width, height) = art;
    let order = if scene.view.winter.is_some() { cards.1.max(400.0) } else { top + 172.0 };
    html! {
        use class="art" href="#art-b-defence" x=(881.0 - width / 2.0) y=(top - height) width=(width) height=(height) {}
        (defence(scene, open, top))
        (stock(scene, open, top + 86.0))
        (cards.0)
        @if !matches!(scene.view.ask, Frame::Over | Frame::Palace(_)) { (order_of_round(scene, open, order)) }
    }
}

/// The Defence Tower: each kind can be pointed at, for a Bricklayer takes all of one (CAS-9.1).
fn defence(scene: &Scene<'_, Castle>, open: &Open, y: f64) -> Markup {
    html! {
        (panel(scene, open, "castle-web-defence-tower", "tip-defence-tower", y, 78.0))
        @for (at, kind) in (0..).zip(Kind::ALL) {
            (on_tower(scene, open, kind, (LEFT + 23.0 + 38.0 * f64::from(at), y)))
        }
    }
}

fn on_tower(scene: &Scene<'_, Castle>, open: &Open, kind: Kind, (x, y): (f64, f64)) -> Markup {
    let units = scene.view.defence_tower[kind];
    let drawn = amount(&kind.to_string(), units, x, y + 55.0);
    let target = format!("take-{}", Gift::Unit(kind));
    let asked = matches!(scene.view.ask, Frame::DefenceTower(_));
    if !asked || !open.can(&target) {
        return drawn;
    }
    let spot = Spot {
        tip: "tip-defence-tower".to_owned(),
        label: format!("{units} {}", kind_name(kind, &scene.teller())),
        say: open.say(scene, &target),
        class: "",
        target,
    };
    spot.draw(
        open,
        &html! {
            rect class="ring" x=(x - 18.0) y=(y + 24.0) width="36" height="50" rx="6" {}
            (drawn)
        },
    )
}

/// The Defence Tower where there is little room: how much lies on it. What that is stands in its
/// explanation.
pub(super) fn defence_in_short(scene: &Scene<'_, Castle>, open: &Open) -> Markup {
    let units: u8 = Kind::ALL.into_iter().map(|kind| scene.view.defence_tower[kind]).sum();
    let spot = Spot {
        target: String::new(),
        tip: "tip-defence-tower".to_owned(),
        label: scene.texts().get("castle-web-defence-tower"),
        say: None,
        class: "",
    };
    plates::defence().carry(&spot.draw(
        open,
        &html! {
            rect class="ring" x="-48" y="-58" width="96" height="62" rx="10" {}
            use class="art" href="#art-b-defence" x="-45" y="-53" width="46" height="53" {}
            rect class="b-plate" x="-2" y="-26" width="40" height="24" rx="12" {}
            text class="b-mid" font-size="15" x="18" y="-13" { (units) }
        },
    ))
}

/// The general stock, and the talers of the bank.
fn stock(scene: &Scene<'_, Castle>, open: &Open, y: f64) -> Markup {
    html! {
        (panel(scene, open, "castle-web-stock", "tip-stock", y, 78.0))
        @for (at, kind) in (0..).zip(Kind::ALL) {
            (amount(&kind.to_string(), scene.view.stock[kind], LEFT + 20.0 + 31.0 * f64::from(at), y + 55.0))
        }
        (amount("coin", scene.view.bank, LEFT + 178.0, y + 55.0))
    }
}

/// A titled plate that is explained.
pub(super) fn panel(
    scene: &Scene<'_, Castle>,
    open: &Open,
    key: &str,
    tip: &str,
    y: f64,
    height: f64,
) -> Markup {
    let title = scene.texts().get(key);
    let narrow = (width(&title, 15.0) > WIDE - 12.0).then_some(WIDE - 12.0);
    let spot = Spot {
        target: String::new(),
        tip: tip.to_owned(),
        label: title.clone(),
        say: None,
        class: "",
    };
    spot.draw(open, &html! {
        rect class="ring" x=(LEFT - 4.0) y=(y - 4.0) width=(WIDE + 8.0) height=(height + 8.0) rx="8" {}
        rect class="b-plate" x=(LEFT) y=(y) width=(WIDE) height=(height) rx="6" {}
        text class="b-name b-name--panel" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] x="881" y=(y + 19.0) { (title) }
    })
}

/// The cards of the round in the order in which they act (CAS-6.1, CAS-6.2).
fn order_of_round(scene: &Scene<'_, Castle>, open: &Open, y: f64) -> Markup {
    let rows = rows(scene);
    let height = 32.0 + 24.0 * f64::from(u8::try_from(rows.len().max(1)).unwrap_or(4));
    let now = acting(&scene.view);
    let place = now.and_then(|(seat, card)| {
        rows.iter().position(|&(other, with)| other == seat && card.is_none_or(|card| card == with))
    });
    html! {
        (panel(scene, open, "castle-web-order", "tip-order", y, height))
        @if rows.is_empty() {
            text class="b-ui b-note" x="881" y=(y + 42.0) { (scene.texts().get("castle-web-face-down")) }
        }
        @for (at, &(seat, card)) in rows.iter().enumerate() {
            (row(scene, seat, card, y + 39.0 + 24.0 * f64::from(u8::try_from(at).unwrap_or(0)), at, place))
        }
    }
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
    let narrow = (width(&name, 15.0) > ROW).then_some(ROW);
    let acts = now == Some(at);
    html! {
        @if acts { rect class="b-acts" x=(LEFT + 5.0) y=(y - 11.5) width=(WIDE - 10.0) height="23" rx="4" {} }
        g opacity=[now.is_some_and(|now| at < now).then_some(".5")] {
            (disc(seat, LEFT + 20.0, y, 9.5))
            text .b-mid .b-now[acts] font-size="15" x=(LEFT + 41.0) y=(y + 1.0) { (card.rank()) }
            text .b-ui .b-now[acts] font-size="15" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] dominant-baseline="central" x=(LEFT + 54.0) y=(y + 1.0) { (name) }
        }
    }
}
