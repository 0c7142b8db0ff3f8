//! What is told of a match (KRD-11.7). Nothing here is secret: a commitment is told when it is
//! revealed, and what lay behind a Witch is never kept at all (KRD-4.9).

use engine::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::{Commitment, Region, board::RegionSet};

/// Something that happened. Lists have one number per seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat laid its cards face down.
    Committed {
        /// Who.
        seat: Seat,
    },
    /// A seat's cards were turned up.
    Revealed {
        /// Whose.
        seat: Seat,
        /// The cards in order; a Witch shows only herself.
        cards: Commitment,
    },
    /// Markers went from a supply to a region.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        region: Region,
        /// How many.
        markers: u8,
    },
    /// A Dragon came out: one more region will be scored.
    Dragon {
        /// Whose.
        seat: Seat,
        /// Dragons of the round so far.
        dragons: u8,
    },
    /// A Witch was shown: the seat will choose again.
    Witch {
        /// Whose.
        seat: Seat,
    },
    /// A region was scored.
    Scored {
        /// Which.
        region: Region,
        /// Influence as counted.
        influence: Vec<u8>,
        /// Place points.
        points: Vec<u8>,
    },
    /// A noble was driven out and went back to the supply.
    NobleRemoved {
        /// From where.
        region: Region,
        /// Whose.
        seat: Seat,
    },
    /// A marker became a noble.
    NobleSet {
        /// Where.
        region: Region,
        /// Whose.
        seat: Seat,
    },
    /// A noble in the scored region brought points.
    NobleBonus {
        /// The scored region.
        region: Region,
        /// Whose noble.
        seat: Seat,
        /// Length of the chain.
        points: u8,
        /// The chain.
        chain: RegionSet,
    },
    /// The plain markers of a scored region went home.
    Returned {
        /// From where.
        region: Region,
        /// How many.
        markers: Vec<u8>,
    },
    /// The King rode on.
    KingMoved {
        /// From where.
        from: Region,
        /// To where.
        to: Region,
    },
    /// A new round began.
    RoundBegan {
        /// Its number.
        round: u8,
    },
    /// The match ends with this round.
    EndTriggered {
        /// Whether only the safety stop ended it.
        safety_stop: bool,
    },
    /// A region was counted once more at the end.
    FinalScored {
        /// Which.
        region: Region,
        /// Influence as counted.
        influence: Vec<u8>,
        /// Place points.
        points: Vec<u8>,
    },
    /// The match is over.
    MatchOver {
        /// Who shares the first rank.
        winners: SeatSet,
    },
}

impl engine::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }
}

impl Serialize for Commitment {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
