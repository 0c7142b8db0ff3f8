//! What is to be seen of what happens on the King's way.

use engine::Seat;
use kings_road::{Event, Region};

use super::{
    super::beat::{Beat, Look},
    hand::drawing,
};

/// What is to be seen of an event.
pub(super) fn beat(event: &Event) -> Option<Beat> {
    let beat = Beat::default();
    Some(match event {
        Event::Revealed { seat, cards } => {
            beat.turn(*seat, cards.cards().map(|card| format!("art-{}", drawing(card))))
        }
        Event::Placed { seat, region, markers } => {
            beat.go(*markers, Look::of(*seat), *seat, spot(*region))
        }
        Event::Dragon { seat, .. } | Event::Witch { seat } => beat.light(*seat),
        Event::Scored { region, points, .. } | Event::FinalScored { region, points, .. } => {
            scored(*region, points)
        }
        Event::NobleRemoved { region, seat } => beat.go(1, noble(*seat), spot(*region), *seat),
        Event::NobleSet { region, seat } => beat.go(1, noble(*seat), *seat, spot(*region)),
        Event::NobleBonus { region, seat, points, chain } => {
            let lit = chain.iter().fold(beat, |beat, region| beat.light(spot(region)));
            lit.points(*seat, *points, spot(*region))
        }
        Event::Returned { region, markers } => returned(*region, markers),
        Event::KingMoved { to, .. } => beat.ride("king", spot(*to)),
        Event::Committed { .. }
        | Event::RoundBegan { .. }
        | Event::EndTriggered { .. }
        | Event::MatchOver { .. } => return None,
    })
}

fn spot(region: Region) -> String {
    format!("tip-{region}")
}

fn noble(seat: Seat) -> Look {
    Look::with(seat, "king")
}

/// The region lights up, and each seat is paid.
fn scored(region: Region, points: &[u8]) -> Beat {
    let lit = Beat::default().light(spot(region));
    by_seat(points).fold(lit, |beat, (seat, points)| beat.points(seat, points, spot(region)))
}

/// The markers go home.
fn returned(region: Region, markers: &[u8]) -> Beat {
    let home = |beat: Beat, (seat, markers)| beat.go(markers, Look::of(seat), spot(region), seat);
    by_seat(markers).fold(Beat::default(), home)
}

fn by_seat(numbers: &[u8]) -> impl Iterator<Item = (Seat, u8)> {
    (0..).map(Seat::new).zip(numbers.iter().copied())
}
