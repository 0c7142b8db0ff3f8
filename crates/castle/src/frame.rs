//! Pending asks as data: what the position waits for, and what comes after it.
//!
//! At the bottom of the stack lies the phase of the round, above it the step of the card that is
//! being resolved, above that a question to somebody else. `at` is a position in player order.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{Card, CardSet, Kind};

/// How deep asks can lie on each other: a phase, a step, a question on top.
pub(crate) const DEPTH: usize = 3;

/// One pending ask or step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are the same in all asks and named in the module doc")]
pub enum Frame {
    /// The match is over.
    #[default]
    Over,
    /// Chance draws the start player (CAS-2.6).
    DrawStart,
    /// Chance turns a winter card up (CAS-19.2).
    DrawWinter,
    /// D12: a card or talers (CAS-20.3).
    Plague { at: u8 },
    /// D13: stone for points (CAS-20.4).
    Breach { at: u8 },
    /// D16: a Worker or talers (CAS-20.6).
    Blizzard { at: u8 },
    /// D14: a gift or withdrawal (CAS-20.5b).
    Gifts { at: u8 },
    /// D15: goods of the Young Lady (CAS-20.5d).
    Sharing { at: u8 },
    /// D1: everybody chooses cards (CAS-4).
    Select,
    /// D2: the free units of a Quarry (CAS-5.3).
    Load { at: u8 },
    /// The characters of a rank, in player order; of the seat's Workers, `done` are resolved.
    Rank { rank: u8, at: u8, done: CardSet },
    /// D10: which of two own Workers comes first (CAS-6.4).
    Order { seat: Seat },
    /// D11: a helper goes home instead of the toll (CAS-20.1d).
    Toll { seat: Seat },
    /// D3: a helper to a trader place (CAS-8).
    Trade { seat: Seat },
    /// D4: a kind from the Defence Tower (CAS-9.1).
    DefenceTower { seat: Seat },
    /// D5 and D7: purchases, then up to two buildings. Bits of `asked` and `refused` are Worker
    /// cards this Stonemason has asked for a unit, and those whose owner would not sell.
    Build { seat: Seat, card: Card, left: u8, asked: u16, refused: u16 },
    /// D8: up to two helpers (CAS-14). `declined` tells that an exchange has just been declined.
    Helpers { seat: Seat, card: Card, left: u8, declined: bool },
    /// D9: nothing but an exchange is left of the turn with a card (CAS-22.8).
    Finish { seat: Seat, card: Card },
    /// D6: the owner is asked for the last unit (CAS-10.4).
    Sale { buyer: Seat, owner: Seat, worker: Card, kind: Kind },
    /// D17: units into points; `left` can still be converted (CAS-17.8).
    Palace { at: u8, left: u8 },
}

/// The bit of a Worker card in `asked` and `refused`.
pub(crate) fn worker_bit(owner: Seat, worker: Card) -> u16 {
    1 << (owner.index() * Card::WORKERS.len() + worker.worker_index())
}
