//! What is to be seen of what happens in the town.

use architects::{Event, Goods, Kind, Spot, action::Ground};
use engine::Seat;

use super::{
    super::beat::{At, Beat, Look},
    CATHEDRAL, at, kind_icon,
};

const GUILDHALL: &str = "tip-guildhall";
const MARKET: &str = "tip-market";
const VIRTUE: &str = "tip-virtue";

/// What is to be seen of an event.
pub(super) fn beat(event: &Event) -> Option<Beat> {
    let beat = Beat::default();
    Some(match *event {
        Event::Placed { seat, location, .. } => arrives(seat, Spot::location(location)),
        Event::WentToMarket { seat, space } => arrives(seat, Spot::market(space)),
        Event::EnteredGuildhall { seat, .. } => {
            beat.go(1, worker(seat), seat, GUILDHALL).light(GUILDHALL)
        }
        Event::Recovered { seat, from } => beat.go(1, worker(seat), whence(from), seat),
        Event::PaidSilver { seat, tax, .. } => {
            beat.go(few(tax), thing(Kind::Silver), seat, spot(Spot::TaxStand))
        }
        Event::TookTax { seat, silver } => {
            beat.go(few(silver), thing(Kind::Silver), spot(Spot::TaxStand), seat)
        }
        Event::TookGoods { seat, space, goods } => carry(goods, &spot(Spot::market(space)), seat),
        Event::Traded { .. } => beat.light(spot(Spot::Storehouse)),
        Event::Hired { seat, .. } => beat.turn(seat, [String::from("i-hire")]),
        Event::Captured { seat, location, of, workers } => {
            let from = spot(Spot::location(location));
            beat.light(from.clone()).go(workers, worker(of), from, seat)
        }
        Event::Sent { seat, workers } => {
            let prison = spot(Spot::Prison);
            beat.go(workers, Look::thing("captive"), seat, prison.clone()).light(prison)
        }
        Event::ReleasedFromPrison { seat, workers } => {
            beat.go(workers, worker(seat), spot(Spot::Prison), seat)
        }
        Event::Constructed { seat, .. } => {
            beat.turn(seat, [String::from("i-plan")]).light(GUILDHALL)
        }
        Event::Ascended { seat, .. } => {
            let cathedral = format!("tip-{CATHEDRAL}");
            beat.go(1, Look::of(seat), seat, cathedral.clone()).light(cathedral)
        }
        Event::Rewarded { seat, .. } => beat.turn(seat, [String::from("i-cathedral")]),
        Event::ResetBegan | Event::Flipped { .. } => beat.light(MARKET),
        Event::Imprisoned { seat, space } => {
            beat.go(1, worker(seat), spot(Spot::market(space)), spot(Spot::Prison))
        }
        Event::GainedVirtue { .. } | Event::LostVirtue { .. } => beat.light(VIRTUE),
        Event::TookDebts { seat, .. }
        | Event::DestroyedDebts { seat, .. }
        | Event::PaidDebt { seat }
        | Event::ReleasedFromBoards { seat, .. } => beat.light(seat),
        Event::EndTriggered { .. } => beat.light(GUILDHALL),
        _ => return None,
    })
}

fn arrives(seat: Seat, place: Spot) -> Beat {
    Beat::default().go(1, worker(seat), seat, spot(place)).light(spot(place))
}

/// Where a worker stood: a place, or the board of somebody else.
fn whence(from: Spot) -> At {
    match from.ground() {
        Ground::Board(seat) => At::Seat(seat),
        _ => spot(from).into(),
    }
}

fn carry(goods: Goods, from: &str, seat: Seat) -> Beat {
    let carry = |beat: Beat, (kind, amount)| beat.go(few(amount), thing(kind), from, seat);
    goods.amounts().fold(Beat::default(), carry)
}

fn spot(place: Spot) -> String {
    format!("tip-{}", at(place))
}

fn worker(seat: Seat) -> Look {
    Look::with(seat, "worker")
}

fn thing(kind: Kind) -> Look {
    Look::thing(kind_icon(kind))
}

/// As many pieces as can be followed.
fn few(amount: u16) -> u8 {
    const MOST: u8 = 9;
    u8::try_from(amount).map_or(MOST, |amount| amount.min(MOST))
}
