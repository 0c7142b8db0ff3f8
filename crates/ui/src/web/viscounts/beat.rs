//! What is to be seen of what happens: the castle tier by tier, rides, houses, papers.

use engine::Seat;
use viscounts::{Event, Good, Paper, Section};

use super::{
    super::beat::{Beat, Look},
    at, columns, gates, glyph,
};

/// What is to be seen of an event.
pub(super) fn beat(event: &Event) -> Option<Beat> {
    let beat = Beat::default();
    Some(match *event {
        Event::TookPair { seat, .. } | Event::Played { seat, .. } => {
            beat.turn(seat, [face("hand")])
        }
        Event::Moved { seat, space, .. } | Event::AutomaPlaced { seat, space } => {
            let tip = format!("tip-{}", at(space));
            beat.ride(viscount(seat), tip.clone()).light(tip)
        }
        Event::TurnedScheme { seat, .. } | Event::GainedScheme { seat, .. } => {
            beat.turn(seat, [face("plan")])
        }
        Event::Exchanged { space, .. } => beat.light(format!("tip-{}", at(space))),
        Event::GainedSilver { seat, amount } => {
            beat.go(few(amount), Look::thing("coin"), TABLE, seat)
        }
        Event::Gained { seat, good, amount } => beat.go(few(amount), thing(good), TABLE, seat),
        Event::GainedDebt { seat } => beat.go(1, Look::thing("debt"), "tip-debts", seat),
        Event::GainedDeeds { seat, amount } => {
            beat.go(amount, Look::thing("deed"), "tip-deeds", seat)
        }
        Event::Flipped { seat, paper } => {
            beat.turn(seat, [face(if paper == Paper::Debt { "debt" } else { "deed" })])
        }
        Event::EndRevealed { paper, .. } => beat.light(format!("tip-{paper}s")),
        Event::Built { seat, slot, site } => {
            let tip = format!("tip-site-{site}");
            beat.go(1, Look::with(seat, glyph::building(slot.building())), seat, tip.clone())
                .light(tip)
        }
        Event::Linked { site, .. } => beat.light(format!("tip-link-{site}")),
        Event::PlacedWorkers { seat, section, workers } => {
            beat.go(workers, worker(seat), seat, tip(section)).light(tip(section))
        }
        Event::Shifted { seat, from, to } => beat.go(1, worker(seat), tip(from), tip(to)),
        Event::Advanced { section, .. } => beat.light(tip(section)),
        Event::Ascended { seat, section } => {
            beat.go(1, worker(seat), tip(section), KEEP).light(KEEP)
        }
        Event::BecameLeader { seat } => beat.go(1, Look::thing("king"), "tip-leader", seat),
        Event::Bumped { of, section, .. } => beat.go(1, worker(of), tip(section), of),
        Event::TookManuscript { seat, .. } | Event::TranscribedPrinted { seat, .. } => {
            beat.turn(seat, [face("manuscript")])
        }
        Event::TookBonus { seat, ribbon } => {
            beat.go(1, Look::thing("cleric"), format!("tip-bonus-{ribbon}"), seat)
        }
        Event::TookAward { seat, merit } => {
            beat.go(1, Look::thing("king"), gates::tip(merit), seat)
        }
        Event::GainedOrder { seat } => beat.go(1, Look::thing("order"), "tip-order", seat),
        Event::Entered { .. } => beat.light("tip-outsiders"),
        Event::Welcomed { seat, .. } => beat.turn(seat, [face("welcome")]),
        Event::Refused { seat, .. } | Event::Removed { seat, .. } => {
            beat.turn(seat, [face("refuse")])
        }
        Event::LostDebts { seat, amount } => {
            beat.go(few(amount), Look::thing("debt"), seat, "tip-debts")
        }
        Event::GainedApprovedDeed { seat } => beat.go(1, Look::thing("deed"), "tip-deeds", seat),
        Event::UsedColumn { seat, column } => beat.turn(seat, [face(columns::sign(column))]),
        Event::NamedRibbon { seat, .. } => beat.turn(seat, [face("ribbon-any")]),
        Event::Hired { seat, .. } => beat.turn(seat, [face("hire")]),
        Event::Dismissed { seat, .. } => beat.turn(seat, [face("dismiss")]),
        Event::GainedVirtue { seat, .. }
        | Event::GainedCorruption { seat, .. }
        | Event::Collided { seat, .. } => beat.light(seat),
        _ => return None,
    })
}

const KEEP: &str = "tip-keep";
/// Where things come from that lie beside the board.
const TABLE: &str = KEEP;

fn tip(section: Section) -> String {
    format!("tip-section-{section}")
}

fn face(icon: &str) -> String {
    format!("i-{icon}")
}

/// The piece of a Viscount on the board.
const fn viscount(seat: Seat) -> &'static str {
    match seat.letter() {
        'A' => "viscount-A",
        'B' => "viscount-B",
        'C' => "viscount-C",
        _ => "viscount-D",
    }
}

fn worker(seat: Seat) -> Look {
    Look::with(seat, "worker")
}

fn thing(good: Good) -> Look {
    Look::thing(glyph::good(good))
}

/// As many pieces as can be followed.
fn few(amount: u16) -> u8 {
    const MOST: u8 = 9;
    u8::try_from(amount).map_or(MOST, |amount| amount.min(MOST))
}
