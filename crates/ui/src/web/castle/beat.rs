//! What is to be seen of what happens at the castle.

use castle::{
    Building, Card, Event, Gift, Goods, Kind, Place, Source, WinterCard, board::Ground,
    card::BREACH_STONE,
};
use engine::Seat;

use super::{
    super::beat::{At, Beat, Look},
    card_icon, gift_icon,
};

/// Where goods and talers come from and go to.
const STOCK: &str = "tip-stock";
const TOWER: &str = "tip-defence-tower";

/// What is to be seen of an event.
pub(super) fn beat(event: &Event) -> Option<Beat> {
    let beat = Beat::default();
    Some(match *event {
        Event::RoundBegan { start, .. } => beat.go(1, taler(), "tip-track", start),
        Event::WinterCard { .. } => beat.turn("tip-winter", ["i-snow".to_owned()]),
        Event::Revealed { seat, cards } => beat.turn(seat, cards.iter().map(face)),
        Event::Loaded { seat, goods, .. } => units(beat, goods, STOCK, seat),
        Event::Began { seat, .. }
        | Event::Refused { seat, .. }
        | Event::TookBack { seat, .. }
        | Event::CardLost { seat, .. }
        | Event::Withdrew { seat }
        | Event::TookLoad { seat, .. } => beat.light(seat),
        Event::Earned { seat, talers } => beat.go(talers, taler(), STOCK, seat),
        Event::Toll { seat, to } => {
            beat.go(1, taler(), seat, to.map_or(winter(WinterCard::Inn), At::Seat))
        }
        Event::HelperReturned { seat, place } => beat.go(1, helper(seat), spot(place), seat),
        Event::HelperPlaced { seat, place, from, .. } => {
            let from = from.map_or(At::Seat(seat), |from| spot(from).into());
            beat.go(1, helper(seat), from, spot(place)).light(spot(place))
        }
        Event::InnTalers { seat, talers } => {
            beat.go(talers, taler(), winter(WinterCard::Inn), seat)
        }
        Event::PaidOut { seat, place, units, duty } => paid_out(seat, place, units, duty),
        Event::TookFromTower { seat, kind, units } => beat.go(units, thing(kind), TOWER, seat),
        Event::Exchanged { seat, kind } => {
            let silver = beat.go(1, thing(Kind::Silver), seat, building(Building::Forge));
            silver.go(1, thing(kind), STOCK, seat)
        }
        Event::AskedForLast { owner, .. } => beat.light(owner),
        Event::Bought { seat, owner, kind, .. } => {
            beat.go(1, taler(), seat, owner).go(1, thing(kind), owner, seat)
        }
        Event::Built { seat, building: of, payment, talers, points, .. } => {
            let paid = units(beat, payment, seat, building(of));
            let built =
                paid.go(1, Look::with(seat, "flag"), seat, building(of)).light(building(of));
            built.go(talers, taler(), STOCK, seat).points(seat, points, building(of))
        }
        Event::MasterBuilder { seat, points, .. } => beat.light(seat).points(seat, points, seat),
        Event::PaidTalers { seat, talers } => beat.go(talers, taler(), seat, STOCK),
        Event::Repaired { seat, points } => {
            let stone = beat.go(BREACH_STONE, thing(Kind::Stone), seat, STOCK);
            stone.points(seat, points, winter(WinterCard::Breach))
        }
        Event::Gave { seat, gift } => beat.go(1, token(gift), seat, winter(WinterCard::YoungLady)),
        Event::Shared { seat, gift } => {
            beat.go(1, token(gift), winter(WinterCard::YoungLady), seat)
        }
        Event::YoungLadyLeft { winner: Some(seat), points } => {
            beat.points(seat, points, winter(WinterCard::YoungLady))
        }
        Event::FinalScored { seat, source, points } => {
            beat.light(source_of(source)).points(seat, points, source_of(source))
        }
        Event::Converted { seat, kind, points } => beat
            .go(1, thing(kind), seat, building(Building::Palace))
            .points(seat, points, building(Building::Palace)),
        Event::Chose { .. }
        | Event::YoungLadyLeft { winner: None, .. }
        | Event::EndTriggered { .. }
        | Event::MatchOver { .. } => return None,
    })
}

fn face(card: Card) -> String {
    format!("i-{}", card_icon(card))
}

fn spot(place: Place) -> String {
    format!("tip-at-{place}")
}

fn building(of: Building) -> String {
    format!("tip-{of}")
}

fn winter(card: WinterCard) -> At {
    format!("tip-winter-{card}").into()
}

/// The building that a line of the final scoring is called after.
fn source_of(source: Source) -> String {
    format!("tip-{source}")
}

fn helper(seat: Seat) -> Look {
    Look::with(seat, "worker")
}

fn taler() -> Look {
    Look::thing("coin")
}

fn thing(kind: Kind) -> Look {
    Look::thing(kind.name())
}

fn token(gift: Gift) -> Look {
    Look::thing(gift_icon(gift))
}

fn units(beat: Beat, goods: Goods, from: impl Into<At>, to: impl Into<At>) -> Beat {
    let (from, to) = (from.into(), to.into());
    goods
        .amounts()
        .fold(beat, |beat, (kind, units)| beat.go(units, thing(kind), from.clone(), to.clone()))
}

/// A trader pays his helper, and the Defence Tower gets its duty.
fn paid_out(seat: Seat, place: Place, units: u8, duty: u8) -> Beat {
    let Ground::Trader(kind) = place.ground() else { return Beat::default() };
    let paid = Beat::default().go(units, thing(kind), spot(place), seat);
    paid.go(duty, thing(kind), spot(place), TOWER)
}
