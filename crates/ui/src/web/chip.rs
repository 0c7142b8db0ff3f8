//! What stands on the mat of a seat: chips, a ledger of goods, small cards, cards face down.

use engine::Seat;
use maud::{Markup, html};

use super::{game::WebGame, parts::seat_class, scene::Scene};

/// How many of something the seat has.
pub(super) fn chip(picture: &Markup, count: impl Into<u16>, title: &str) -> Markup {
    html! {
        span class="chip" title=(title) { (picture) (count.into()) span class="sr" { " " (title) } }
    }
}

/// Goods in a row, each a picture, a number and a name.
pub(super) fn ledger(goods: impl IntoIterator<Item = (Markup, u16, String)>) -> Markup {
    html! {
        span class="goods" {
            @for (picture, count, name) in goods {
                span .none[count == 0] title=(name) {
                    (picture) (count) span class="sr" { " " (name) }
                }
            }
        }
    }
}

/// What lies on a card of the seat.
pub(super) fn load(name: &str, goods: impl IntoIterator<Item = (Markup, u8)>) -> Markup {
    html! {
        span class="chip chip--load" title=(name) {
            span class="sr" { (name) ": " }
            @for (picture, count) in goods { (picture) (count) " " }
        }
    }
}

/// A small card, explained by the tip of this id.
pub(super) fn mini(class: &str, picture: &Markup, name: &str, tip: &str) -> Markup {
    html! {
        span .mini .(class) title=(name) data-tip=(tip) { (picture) span class="sr" { (name) } }
    }
}

/// Cards that lie face down.
pub(super) fn face_down<G: WebGame>(scene: &Scene<'_, G>, seat: Seat, cards: u8) -> Markup {
    html! {
        span class={ "backs " (seat_class(seat)) } aria-hidden="true" { @for _ in 0..cards { i {} } }
        (scene.texts().with("web-cards-lie", [("n", cards.into())]))
    }
}
