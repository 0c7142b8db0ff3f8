//! Pending asks as data: what the position waits for, and what comes after it. One file for each
//! ask, or for a few that belong together.
//!
//! At the bottom of the stack lies the stage of the match: the set-up, the next move, or the end of
//! the turn. Above it lie the steps of the action in the order in which they come, and on top what is
//! asked within a step.

mod build;
mod capture;
mod cathedral;
mod choice;
mod debt;
mod draft;
mod draw;
mod guardhouse;
mod hire;
mod market;
mod moves;
mod opening;
mod plans;
mod recover;
mod reset;
mod set_up;
mod storehouse;
mod turn;
mod visit;

use engine::{Illegal, Seat};

pub use {
    build::{Crane, Job, Work},
    capture::{Capture, Cost},
    cathedral::{Ascend, RevealReward},
    choice::Choice,
    debt::{AvoidDebt, Destroy},
    draft::Draft,
    draw::{Draw, Reveal, TurnUp},
    guardhouse::Guardhouse,
    hire::{Dismiss, Refill, Take, Tavern},
    market::{Keep, TakeGoods},
    moves::Move,
    opening::Opening,
    plans::{Discard, Why},
    reset::Flip,
    set_up::{Board, DrawStart, SetUp, Stage},
    storehouse::Storehouse,
    turn::EndTurn,
};

pub(crate) use build::number_of;

use crate::{Action, Architects, Event, effects::Resolve};

/// How deep asks can lie on each other; a position that is read may use all but a few.
pub(crate) const DEPTH: usize = 14;
/// How deep they can lie in a position that is read.
pub(crate) const DEPTH_AT_REST: usize = 9;

engine::asks! {
    game Architects { action: Action, event: Event, stack: pending, anytime: () }

    /// One pending ask or step.
    pub enum Frame {
        /// The match is over.
        #[default]
        Over,
        /// Chance draws the first player (ARC-2.7).
        DrawStart,
        /// The character of a seat (ARC-18.9).
        Board(Board),
        /// The next stage of the set-up (ARC-2.10).
        SetUp(SetUp),
        /// Chance turns a card of the small market up (ARC-21.8).
        TurnUp,
        /// Chance fills the first gap of the display (ARC-9.7).
        Reveal,
        /// *opening*: an apprentice to begin with (ARC-18.5).
        Opening(Opening),
        /// *draft*: everybody keeps a card of the pack (ARC-2.6).
        Draft,
        /// Chance draws building cards (ARC-9.1).
        Draw(Draw),
        /// *move*: a worker is placed (ARC-3.2).
        Move,
        /// What follows an action: reset, hand limit, next turn (ARC-3.3).
        EndTurn,
        /// *trade*: up to n trades (ARC-8.5).
        Storehouse(Storehouse),
        /// *capture*: up to n captures (ARC-10).
        Capture(Capture),
        /// *guard*: up to n actions of the Guardhouse (ARC-13).
        Guardhouse(Guardhouse),
        /// Goods of a market (ARC-12.1).
        TakeGoods(TakeGoods),
        /// *keep*: one of the cards looked at (ARC-12.5).
        Keep(Keep),
        /// An apprentice comes to its new master (ARC-9.14).
        Take(Take),
        /// The display is filled up (ARC-9.7).
        Refill(Refill),
        /// An own apprentice is discarded (ARC-9.8).
        Dismiss(Dismiss),
        /// *tavern*: any apprentice for nothing (ARC-9.11).
        Tavern(Tavern),
        /// The job of a worker in the Guildhall (ARC-14.1).
        Work(Work),
        /// *crane*: another worker in the Guildhall (ARC-18.8).
        Crane(Crane),
        /// A marker goes up in the Cathedral (ARC-15.3).
        Ascend(Ascend),
        /// Chance reveals a reward (ARC-15.3).
        Reward(RevealReward),
        /// A building card is discarded (ARC-14.9, ARC-15.3).
        Discard(Discard),
        /// *destroy*: debts for virtue beyond the track (ARC-6.5).
        Destroy(Destroy),
        /// *hugo*: silver instead of a debt (ARC-18.4).
        AvoidDebt(AvoidDebt),
        /// *choose* and *squire*: a choice within the row of a card.
        Choice(Choice),
        /// The top card of the small market becomes the large one (ARC-16.2).
        Flip,
        /// The steps of a card.
        Resolve(Resolve),
    }
}

/// The match is over.
#[derive(Clone, Copy, Debug)]
pub struct Over;

impl Ask for Over {
    fn why_wait(self, _: &Architects, _: Seat) -> Option<Illegal> {
        Some(Illegal::new("ARC-17.1", "MatchOver"))
    }

    fn fits(self, _: &Architects, below: &[Frame]) -> bool {
        below.is_empty()
    }
}

/// Why a seat cannot answer for chance (ARC-21.8).
const LEFT_TO_CHANCE: Illegal = Illegal::new("ARC-21.8", "LeftToChance");

impl Architects {
    /// Whether something of the active seat can lie on these frames of its turn.
    fn is_own(&self, seat: Seat, below: &[Frame]) -> bool {
        seat == self.active && Self::is_in_turn(below)
    }
}
