//! Pending asks as data: what the position waits for, and what comes after it. One file for each
//! ask, or for a few that belong together.
//!
//! At the bottom of the stack lies the phase of the round, above it the card that is being resolved
//! ([`Resolve`]), then its step, then a question to somebody else. `at` is a position in player
//! order.

mod build;
mod exchange;
mod helpers;
mod load;
mod palace;
mod purchase;
mod rank;
mod round;
mod select;
mod tower;
mod trade;
mod winter;
mod young_lady;

use engine::{Illegal, Seat};

pub(crate) use exchange::why_not_exchange;
pub use {
    build::Build,
    exchange::{Exchange, Finish},
    helpers::Helpers,
    load::Load,
    palace::Palace,
    purchase::Sale,
    rank::{Order, Rank},
    round::{DrawStart, DrawWinter},
    select::Select,
    tower::DefenceTower,
    trade::{Toll, Trade},
    winter::{Blizzard, Breach, Plague},
    young_lady::{Gifts, Sharing},
};

use crate::{Action, Castle, Event, effects::Resolve};

/// How deep asks can lie on each other: a phase, a card, a step, a question on top.
pub(crate) const DEPTH: usize = 4;

engine::asks! {
    game Castle { action: Action, event: Event, stack: pending, anytime: Exchange }

    /// One pending ask or step.
    pub enum Frame {
        /// The match is over.
        #[default]
        Over,
        /// Chance draws the start player (CAS-2.6).
        DrawStart,
        /// Chance turns a winter card up (CAS-19.2).
        DrawWinter,
        /// D12: a card or talers (CAS-20.3).
        Plague(Plague),
        /// D13: stone for points (CAS-20.4).
        Breach(Breach),
        /// D16: a Worker or talers (CAS-20.6).
        Blizzard(Blizzard),
        /// D14: a gift or withdrawal (CAS-20.5b).
        Gifts(Gifts),
        /// D15: goods of the Young Lady (CAS-20.5d).
        Sharing(Sharing),
        /// D1: everybody chooses cards (CAS-4).
        Select,
        /// D2: the free units of a Worker (CAS-5.3).
        Load(Load),
        /// The characters of a rank, in player order.
        Rank(Rank),
        /// The steps of a card.
        Resolve(Resolve),
        /// D10: which of two own Workers comes first (CAS-6.4).
        Order(Order),
        /// D11: a helper goes home instead of the toll (CAS-20.1d).
        Toll(Toll),
        /// D3: a helper to a trader place (CAS-8).
        Trade(Trade),
        /// D4: a kind from the Defence Tower (CAS-9.1).
        DefenceTower(DefenceTower),
        /// D5 and D7: purchases, then up to two buildings.
        Build(Build),
        /// D8: up to two helpers (CAS-14).
        Helpers(Helpers),
        /// D9: nothing but an exchange is left of the turn with a card (CAS-22.8).
        Finish(Finish),
        /// D6: the owner is asked for the last unit (CAS-10.4).
        Sale(Sale),
        /// D17: units into points (CAS-17.8).
        Palace(Palace),
    }
}

/// The match is over.
#[derive(Clone, Copy, Debug)]
pub struct Over;

impl Ask for Over {
    fn why_wait(self, _: &Castle, _: Seat) -> Option<Illegal> {
        Some(Illegal::new("CAS-16.1", "MatchOver"))
    }

    fn fits(self, _: &Castle, below: &[Frame]) -> bool {
        below.is_empty()
    }
}

impl Castle {
    /// Whether frames are those of the turn of a seat with one of its cards.
    fn is_turn(&self, below: &[Frame], seat: Seat, card: crate::Card) -> bool {
        self.acts_with(below, card.rank()) == Some(seat) && self.player(seat).chosen.contains(card)
    }

    /// Who acts in a rank, above these frames.
    fn acts_with(&self, below: &[Frame], rank: u8) -> Option<Seat> {
        match below {
            [Frame::Rank(turn), ..] if turn.rank == rank => Some(self.seat_at(turn.at)),
            _ => None,
        }
    }
}
