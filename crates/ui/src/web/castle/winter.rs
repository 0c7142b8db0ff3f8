//! Winter cards on the board: what has come up and stays, what is being decided, what is unseen.

use castle::{Castle, Frame, Gift, Place, WinterCard, board, view::WinterView};
use maud::{Markup, html};

use super::{
    super::{
        plate::{Panel, icon, narrow},
        scene::Scene,
        wood::disc,
    },
    gift_icon, place,
    plan::COLUMN,
};
use crate::castle::winter_card_name;

const LEFT: f64 = COLUMN.0;
const WIDE: f64 = COLUMN.1;

/// The cards from `y` on, and where they end.
pub(super) fn cards(scene: &Scene<'_, Castle>, y: f64) -> (Markup, f64) {
    let Some(winter) = &scene.view.winter else { return (html! {}, y) };
    let now = event(scene.view.ask);
    let mut at = y + 28.0;
    let mut drawn = vec![unseen(scene, winter, y)];
    for card in now.into_iter().chain(winter.in_play.iter().copied()) {
        if now == Some(card) && drawn.len() > 1 {
            continue;
        }
        let height = if card == WinterCard::YoungLady { 54.0 } else { 40.0 };
        drawn.push(one(scene, winter, card, (at, height)));
        at += height + 4.0;
    }
    (html! { @for part in &drawn { (part) } }, at + 2.0)
}

/// The card that is being decided.
pub(super) fn event(ask: Frame) -> Option<WinterCard> {
    match ask {
        Frame::Plague(_) => Some(WinterCard::Plague),
        Frame::Breach(_) => Some(WinterCard::Breach),
        Frame::Blizzard(_) => Some(WinterCard::Blizzard),
        Frame::Gifts(_) | Frame::Sharing(_) => Some(WinterCard::YoungLady),
        _ => None,
    }
}

fn panel(y: f64, height: f64, class: &str) -> Panel<'_> {
    Panel { x: LEFT, y, width: COLUMN.1, height, class }
}

/// The place that a card opens for helpers.
pub(super) const fn ground(card: WinterCard) -> Option<Place> {
    match card {
        WinterCard::Inn => Some(Place::Inn),
        WinterCard::Granary => Some(Place::Granary),
        _ => None,
    }
}

fn unseen(scene: &Scene<'_, Castle>, winter: &WinterView, y: f64) -> Markup {
    let left = winter.rounds.iter().filter(|&&round| round > scene.view.round).count();
    let next = winter.rounds.iter().find(|&&round| round > scene.view.round);
    let seats = u8::try_from(scene.view.players.len()).expect("few seats");
    let space = next.map_or(0, |&round| board::space_of_round(seats, round));
    let args = [("n", left.into()), ("space", space.into())];
    let label = scene.texts().with("castle-web-winter-to-come", args);
    let narrow = narrow(&label, WIDE - 38.0);
    panel(y, 24.0, "b-frost").draw(scene, "tip-winter", &label, &html! {
        (icon("snow", LEFT + 8.0, y + 4.0, 16.0))
        text class="b-ui" font-size="15" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")]
            dominant-baseline="central" x=(LEFT + 30.0) y=(y + 13.0) { (label) }
    })
}

fn one(
    scene: &Scene<'_, Castle>,
    winter: &WinterView,
    card: WinterCard,
    (y, height): (f64, f64),
) -> Markup {
    let name = winter_card_name(card, &scene.teller());
    let now = event(scene.view.ask) == Some(card);
    // What lies on the card stands beside its name.
    let room = match card {
        WinterCard::Inn | WinterCard::YoungLady => 82.0,
        WinterCard::Granary => 78.0,
        _ => WIDE - 36.0,
    };
    let narrow = narrow(&name, room);
    let panel = panel(y, height, if now { "b-frost b-frost--now" } else { "b-frost" });
    html! {
        (panel.draw(scene, &format!("tip-winter-{card}"), &name, &html! {
            (icon("snow", LEFT + 7.0, y + 12.0, 16.0))
            text class="b-bold" font-size="15" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")]
                dominant-baseline="central" x=(LEFT + 28.0) y=(y + 20.5) { (name) }
        }))
        @match card {
            WinterCard::Inn => (inn(scene, winter, y + 20.0)),
            WinterCard::Granary => (places(scene, Place::Granary, 896.0, y + 20.0)),
            WinterCard::YoungLady => (young_lady(winter, y)),
            _ => {}
        }
    }
}

fn inn(scene: &Scene<'_, Castle>, winter: &WinterView, y: f64) -> Markup {
    html! {
        @if winter.inn_talers > 0 {
            (icon("coin", 898.0, y - 9.0, 18.0))
            text class="b-mid" font-size="14" x="926" y=(y + 1.0) { (winter.inn_talers) }
        }
        (places(scene, Place::Inn, 962.0, y))
    }
}

fn places(scene: &Scene<'_, Castle>, on: Place, x: f64, y: f64) -> Markup {
    let view = place::view_of(scene, on);
    html! {
        @for index in 0..view.room { (place::round(scene, view, index, (x + 33.0 * f64::from(index), y))) }
    }
}

/// Who still woos her, and what lies on the card.
fn young_lady(winter: &WinterView, y: f64) -> Markup {
    let count = |gift: &Gift| gifts(winter, *gift);
    html! {
        @for (at, seat) in (0..).zip(winter.suitors.iter()) { (disc(seat, 966.0 - 21.0 * f64::from(at), y + 15.0, 9.0)) }
        @for (at, gift) in (0..).zip(Gift::ALL.into_iter().filter(|gift| count(gift) > 0)) {
            @let x = LEFT + 30.0 + 28.0 * f64::from(at);
            (icon(gift_icon(gift), x - 8.0, y + 34.0, 15.0))
            text class="b-mid" font-size="13" x=(x + 13.0) y=(y + 42.0) { (count(&gift)) }
        }
    }
}

/// How many of it the Young Lady was given.
pub(super) fn gifts(winter: &WinterView, gift: Gift) -> u8 {
    match gift {
        Gift::Taler => winter.gift_talers,
        Gift::Unit(kind) => winter.gifts[kind],
    }
}
