//! Winter cards on the board: what has come up and stays, what is being decided, what is unseen.

use castle::{Castle, Frame, Gift, Kind, Place, WinterCard, view::WinterView};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::scene::Scene,
    place,
    spot::{Open, Spot, disc, width},
};
use crate::castle::winter_card_name;

const LEFT: f64 = 782.0;
const WIDE: f64 = 198.0;

/// The cards from `y` on, and where they end.
pub(super) fn cards(scene: &Scene<'_, Castle>, open: &Open, y: f64) -> (Markup, f64) {
    let Some(winter) = &scene.view.winter else { return (html! {}, y) };
    let now = event(scene.view.ask);
    let mut at = y + 28.0;
    let mut drawn = vec![unseen(scene, open, winter, y)];
    for card in now.into_iter().chain(winter.in_play.iter().copied()) {
        if now == Some(card) && drawn.len() > 1 {
            continue;
        }
        let height = if card == WinterCard::YoungLady { 54.0 } else { 40.0 };
        drawn.push(one(scene, open, winter, card, (at, height)));
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

/// The place that a card opens for helpers.
pub(super) const fn ground(card: WinterCard) -> Option<Place> {
    match card {
        WinterCard::Inn => Some(Place::Inn),
        WinterCard::Granary => Some(Place::Granary),
        _ => None,
    }
}

fn unseen(scene: &Scene<'_, Castle>, open: &Open, winter: &WinterView, y: f64) -> Markup {
    let left = winter.rounds.iter().filter(|&&round| round > scene.view.round).count();
    let next = winter.rounds.iter().find(|&&round| round > scene.view.round);
    let args = [("n", left.into()), ("round", next.copied().unwrap_or(0).into())];
    let label = scene.texts().with("castle-web-winter-to-come", args);
    let narrow = (width(&label, 15.0) > WIDE - 38.0).then_some(WIDE - 38.0);
    let spot = Spot {
        target: String::new(),
        tip: "tip-winter".to_owned(),
        label: label.clone(),
        say: None,
        class: "",
    };
    spot.draw(open, &html! {
        rect class="ring" x=(LEFT - 3.0) y=(y - 3.0) width=(WIDE + 6.0) height="30" rx="8" {}
        rect class="b-plate b-frost" x=(LEFT) y=(y) width=(WIDE) height="24" rx="6" {}
        use class="icon" href="#i-snow" x=(LEFT + 8.0) y=(y + 4.0) width="16" height="16" {}
        text class="b-ui" font-size="15" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")]
            dominant-baseline="central" x=(LEFT + 30.0) y=(y + 13.0) { (label) }
    })
}

fn one(
    scene: &Scene<'_, Castle>,
    open: &Open,
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
    let narrow = (width(&name, 15.0) > room).then_some(room);
    let spot = Spot {
        target: String::new(),
        tip: format!("tip-winter-{card}"),
        label: name.clone(),
        say: None,
        class: "",
    };
    html! {
        (spot.draw(open, &html! {
            rect class="ring" x=(LEFT - 3.0) y=(y - 3.0) width=(WIDE + 6.0) height=(height + 6.0) rx="8" {}
            rect .b-plate .b-frost .b-frost--now[now] x=(LEFT) y=(y) width=(WIDE) height=(height) rx="6" {}
            use class="icon" href="#i-snow" x=(LEFT + 7.0) y=(y + 12.0) width="16" height="16" {}
            text class="b-bold" font-size="15" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")]
                dominant-baseline="central" x=(LEFT + 28.0) y=(y + 20.5) { (name) }
        }))
        @match card {
            WinterCard::Inn => (inn(scene, open, winter, y + 20.0)),
            WinterCard::Granary => (granary(scene, open, y + 20.0)),
            WinterCard::YoungLady => (young_lady(winter, y)),
            _ => {}
        }
    }
}

fn inn(scene: &Scene<'_, Castle>, open: &Open, winter: &WinterView, y: f64) -> Markup {
    html! {
        @if winter.inn_talers > 0 {
            use class="icon t-coin" href="#i-coin" x="898" y=(y - 9.0) width="18" height="18" {}
            text class="b-mid" font-size="14" x="926" y=(y + 1.0) { (winter.inn_talers) }
        }
        (place::round(scene, open, place::view_of(scene, Place::Inn), 0, (962.0, y)))
    }
}

fn granary(scene: &Scene<'_, Castle>, open: &Open, y: f64) -> Markup {
    let granary = place::view_of(scene, Place::Granary);
    html! {
        @for index in 0..granary.room {
            (place::round(scene, open, granary, index, (896.0 + 33.0 * f64::from(index), y)))
        }
    }
}

/// Who still woos her, and what lies on the card.
fn young_lady(winter: &WinterView, y: f64) -> Markup {
    let suitors: Vec<Seat> = winter.suitors.iter().collect();
    let gifts = std::iter::once((Gift::Taler, winter.gift_talers))
        .chain(Kind::ALL.into_iter().map(|kind| (Gift::Unit(kind), winter.gifts[kind])))
        .filter(|(_, count)| *count > 0);
    html! {
        @for (at, &seat) in (0..).zip(&suitors) { (disc(seat, 966.0 - 21.0 * f64::from(at), y + 15.0, 9.0)) }
        @for (at, (gift, count)) in (0..).zip(gifts) {
            @let x = LEFT + 30.0 + 28.0 * f64::from(at);
            @let icon = if gift == Gift::Taler { "coin".to_owned() } else { gift.to_string() };
            use class={ "icon t-" (icon) } href={ "#i-" (icon) } x=(x - 8.0) y=(y + 34.0) width="15" height="15" {}
            text class="b-mid" font-size="13" x=(x + 13.0) y=(y + 42.0) { (count) }
        }
    }
}
