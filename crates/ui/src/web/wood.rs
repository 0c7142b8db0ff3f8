//! Wood on the board, in the colours of the seats. What has a key is found again after a change and
//! slides to its new place (`data-piece`); what is new comes from the mat of its seat (`data-from`).

use engine::Seat;
use maud::{Markup, html};

use super::parts::{letter, seat_class};

/// A seat's charge, in the middle of a field of this radius.
pub(super) fn charge(seat: Seat, x: f64, y: f64, r: f64) -> Markup {
    let half = 0.58 * r;
    html! {
        use href={ "#i-charge-" (letter(seat)) } x=(x - half) y=(y - half) width=(2.0 * half) height=(2.0 * half) {}
    }
}

/// A disc: who is meant.
pub(super) fn disc(seat: Seat, x: f64, y: f64, r: f64) -> Markup {
    html! {
        g class={ "piece " (seat_class(seat)) } {
            circle class="field" cx=(x) cy=(y) r=(r) {}
            (charge(seat, x, y, r))
        }
    }
}

/// A marker of a track, with what is written on it.
pub(super) fn marker(seat: Seat, key: &str, (x, y): (f64, f64), r: f64, more: &Markup) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } aria-hidden="true" {
            g class={ "piece " (seat_class(seat)) } data-piece=(key) {
                circle class="field" r=(r) {}
                (charge(seat, 0.0, 0.0, r))
                (more)
            }
        }
    }
}

/// A person, their middle at the given place; `key` tells them from others. One that is moved comes
/// from where another of the same seat has left.
fn person(seat: Seat, key: &str, x: f64, y: f64) -> Markup {
    html! {
        g transform={ "translate(" (x - 12.5) " " (y - 13.5) ") scale(1.04)" } {
            g class={ "piece " (seat_class(seat)) } data-piece={ (key) "-" (seat) }
                data-kin={ "person-" (seat) } data-count="1" data-from=(seat) {
                path class="field" d="M12 1.8a4.2 4.2 0 0 1 4.2 4.2c0 1.4-.6 2.5-1.6 3.3 4 .7 7 2.3 7.4 4.9.2 1.3-1 1.9-2.2 1.9h-2l1.7 6.1H4.5l1.7-6.1h-2c-1.2 0-2.4-.6-2.2-1.9.4-2.6 3.4-4.2 7.4-4.9-1-.8-1.6-1.9-1.6-3.3A4.2 4.2 0 0 1 12 1.8z" {}
                (charge(seat, 12.0, 15.2, 7.24))
            }
        }
    }
}

/// A round place for one person: who stands there, or what is written on it.
pub(super) fn slot(seat: Option<Seat>, key: &str, written: Option<u8>, x: f64, y: f64) -> Markup {
    html! {
        circle .b-place .b-place--open[seat.is_none()] cx=(x) cy=(y) r="14.5" {}
        @match (seat, written) {
            (Some(seat), _) => (person(seat, key, x, y)),
            (None, Some(number)) => text class="b-mid" font-size="14" x=(x) y=(y + 1.0) { (number) },
            (None, None) => {}
        }
    }
}

/// A flag on its pole, which stands at the given place.
pub(super) fn flag(seat: Seat, key: &str, x: f64, y: f64) -> Markup {
    html! {
        g class={ "piece " (seat_class(seat)) } data-piece=(key) data-count="1" data-from=(seat) {
            path class="b-pole" d={ "M" (x) " " (y) "v-22" } {}
            path class="field" d={ "M" (x) " " (y - 23.0) "h19v15h-19z" } {}
            (charge(seat, x + 10.0, y - 15.5, 9.5))
        }
    }
}

/// Piles of several seats side by side, their middle at the given place; more than `in_row` of them
/// in rows.
pub(super) fn piles(key: &str, piles: &[(Seat, u8)], (x, y): (f64, f64), in_row: usize) -> Markup {
    html! {
        @for (line, row) in piles.chunks(in_row).enumerate() {
            @let apart = if row.len() > 4 || piles.len() > in_row { 46.0 } else { 50.0 };
            @let more = |piles: &[(Seat, u8)]| piles.iter().map(|&(_, count)| more_room(count)).sum::<f64>();
            @for (index, &(seat, count)) in row.iter().enumerate() {
                @let aside = spread(index, row.len()) * apart + more(&row[..index]) - more(row) / 2.0;
                g transform={ "translate(" (x + aside) " " (y + 25.0 * spread(line, 1)) ")" } {
                    (pile(seat, key, count))
                }
            }
        }
    }
}

/// How much wider the plate of a number with two digits is.
const fn more_room(count: u8) -> f64 {
    if count > 9 { 8.0 } else { 0.0 }
}

/// A pile and its number; a high one is seen to be high.
fn pile(seat: Seat, key: &str, count: u8) -> Markup {
    html! {
        g class={ "piece " (seat_class(seat)) } data-piece={ "pile-" (key) "-" (seat) }
            data-count=(count) data-from=(seat) {
            rect class="b-plate" x="-22" y="-13" width=(44.0 + more_room(count)) height="26" rx="13" {}
            @for more in (3..=count.min(5)).rev() { circle class="field" cx=(-4.0 - 3.0 * f64::from(more)) cy="0" r="11" {} }
            @if count == 2 { circle class="field" cx="-8.5" cy="2.5" r="10.5" {} }
            circle class="field" cx="-10" cy="0" r="11" {}
            (charge(seat, -10.0, 0.0, 11.0))
            text class="b-mid" font-size="17" x=(11.0 + more_room(count) / 2.0) y="1" { (count) }
        }
    }
}

/// What the choice in progress would add to the piles of a place; the page fills in how many.
pub(super) fn ghost(seat: Seat, key: &str, x: f64, y: f64) -> Markup {
    html! {
        g class={ "ghost piece piece--ghost " (seat_class(seat)) } data-ghost=(key)
            transform={ "translate(" (x) " " (y) ")" } aria-hidden="true" {
            rect class="ghost__plate" x="-23" y="-13" width="54" height="26" rx="13" {}
            circle class="field" cx="-10" cy="0" r="11" {}
            (charge(seat, -10.0, 0.0, 11.0))
            text class="b-mid ghost__count" font-size="16" x="15" y="1" data-ghost-count {}
        }
    }
}

/// How many steps the one at `index` of `of` stands from their middle.
pub(super) fn spread(index: usize, of: usize) -> f64 {
    let number = |n: usize| f64::from(u16::try_from(n).unwrap_or(u16::MAX));
    number(index) - (number(of) - 1.0) / 2.0
}
