//! Pending asks as data: what the position waits for, and what comes after it. One file for each
//! ask, or for a few that belong together.
//!
//! At the bottom of the stack lies the stage of the match: the set-up, the pairs that are still to be
//! taken, or the phase of the turn that comes next. Above it lie the steps of the phase in the order
//! in which they come, and on top what is asked within a step.

mod act;
mod after;
mod build;
mod castle;
mod choice;
mod discard;
mod draw;
mod flip;
mod hire;
mod links;
mod manuscript;
mod moves;
mod paid;
mod pairs;
mod pay;
mod place;
mod play;
mod rearrange;
mod recruit;
mod set_up;
mod target;
mod trigger;
mod turn;

use engine::{Illegal, Seat};

pub use {
    act::{Act, Figure},
    after::After,
    build::{PickSite, PickSlot},
    castle::{Advance, Lead, Shift, Spread},
    choice::Choice,
    discard::{Destroy, Discard, PurgeDeck},
    draw::{DrawCards, Purpose, Refill, Unseen},
    flip::{Flip, TakeGoods},
    hire::{Hire, HireHere, Reveal},
    links::Links,
    manuscript::{GainManuscript, Show, TakeBonus},
    moves::Move,
    paid::Paid,
    pairs::Pairs,
    pay::Pay,
    place::PlaceFree,
    play::Play,
    rearrange::Rearrange,
    recruit::Recruit,
    set_up::{SetUp, Stage},
    target::{Chosen, Target},
    trigger::Triggers,
    turn::{Phase, Turn},
};

pub(crate) use discard::SMALLEST_DECK;

use crate::{
    Action, Event, Viscounts,
    automa::{AutomaStart, AutomaTurn, GainFuture, Harden, TurnScheme},
    effects::Resolve,
    gates_of_gold::{Column3or4, Columns, Enter, NameRibbon, Pause, Reckoning, Refuse, Welcome},
};

/// How deep asks can lie on each other; a position that is read may use all but a few.
pub(crate) const DEPTH: usize = 64;
/// How deep they can lie in a position that is read.
pub(crate) const DEPTH_AT_REST: usize = 14;
/// How deep with Gates of Gold, where Outsiders are refused within effects.
pub(crate) const DEPTH_WITH_GATES: usize = 32;

engine::asks! {
    game Viscounts { action: Action, event: Event, stack: pending, anytime: Columns }

    /// One pending ask or step.
    pub enum Frame {
        /// The match is over.
        #[default]
        Over,
        /// Chance settles a stage of the set-up (VIS-25.4).
        SetUp(SetUp),
        /// *pair*: a player card with its hero (VIS-2.10).
        Pairs(Pairs),
        /// The phase that comes next (VIS-6.1).
        Turn(Turn),
        /// *play*: a card of the hand (VIS-6.3).
        Play,
        /// Chance turns the top card of a draw pile over (VIS-25.5).
        Unseen(Unseen),
        /// Chance draws cards up to the hand limit (VIS-15.1).
        Refill(Refill),
        /// *move*: where the Viscount goes (VIS-7.5).
        Move(Move),
        /// *rearrange*: the cards on the board (VCE-10).
        Rearrange(Rearrange),
        /// *action*: a primary action (VIS-8.1).
        Act,
        /// *exchanges*, *Building*, *Workers*: the target of the action (VIS-25.8).
        Target(Target),
        /// *pay*: units of one kind (VIS-25.9).
        Pay(Pay),
        /// What follows a primary action (VIS-8.7).
        After(After),
        /// *slot*: a free Building (VIS-10.7).
        PickSlot(PickSlot),
        /// *site*: where a Building is placed (VIS-10.1).
        PickSite(PickSite),
        /// *link*: which comes next (VIS-10.5).
        Links(Links),
        /// *section*: free Workers (VIS-11.2).
        PlaceFree(PlaceFree),
        /// *section*, *bump*: a resolution in the castle (VIS-11.4).
        Advance(Advance),
        /// *direction*: Workers go sideways (VIS-11.5).
        Spread(Spread),
        /// *castle move* (VIS-11.3).
        Shift(Shift),
        /// *recruit*: a hire at the own Viscount (VIS-13.1).
        Recruit,
        /// *hire*: any townsfolk for nothing (VCE-11).
        Hire(Hire),
        /// Chance turns the next townsfolk of a pile over (VIS-25.5).
        Reveal(Reveal),
        /// *manuscript*: any up to a cost (VIS-12.6).
        GainManuscript(GainManuscript),
        /// Chance turns the next Manuscript of a pile over (VIS-25.5).
        Show(Show),
        /// *discard*: up to so many cards (VCE-5).
        Discard(Discard),
        /// *destroy*: up to so many cards (VCE-6).
        Destroy(Destroy),
        /// *deck destroy*: a card of the starting deck (VIS-2.11).
        PurgeDeck(PurgeDeck),
        /// *resource*: one of three (VIS-25).
        TakeGoods(TakeGoods),
        /// *flip*: a Debt or a Deed (VIS-4.5).
        Flip(Flip),
        /// *choose*: one of several effects (VCE-3).
        Choice(Choice),
        /// *trigger*: which ability comes next (VCE-14).
        Triggers(Triggers),
        /// The steps of a row.
        Resolve(Resolve),
        /// The automa gets its goods and its first Building (VIS-19.6).
        AutomaStart,
        /// Chance shuffles Future Schemes in (VIS-19.8).
        Harden(Harden),
        /// What comes next in the turn of the automa (VIS-21.1).
        AutomaTurn(AutomaTurn),
        /// Chance turns a scheme over (VIS-21.1).
        TurnScheme,
        /// Chance draws the Future Scheme that is gained (VIS-20.8).
        GainFuture,
        /// Chance draws cards of an effect (VCE-7).
        DrawCards(DrawCards),
        /// What a price was paid for (VGG-3.10).
        Paid(Paid),
        /// *hire*: a paid hire of an effect (VGG-10.5).
        HireHere(HireHere),
        /// *welcome*: an Outsider of the row (VGG-5.3).
        Welcome(Welcome),
        /// *refuse*: an Outsider of the row (VGG-6.3).
        Refuse(Refuse),
        /// Chance lets Outsiders enter the row (VGG-7.1).
        Enter,
        /// *ribbon*: of the wild Manuscript (VGG-3.13).
        NameRibbon(NameRibbon),
        /// A column is being used (VGG-3.15).
        Column3or4,
        /// A stop for columns (VGG-3.16).
        Pause,
        /// Outsiders before the scoring (VGG-12.3).
        Reckoning(Reckoning),
        /// A Cleric Bonus Card is taken (VIS-12.2).
        TakeBonus(TakeBonus),
        /// The Castle Leader card goes to whoever has earned it (VIS-11.8).
        Lead(Lead),
    }
}

/// The match is over.
#[derive(Clone, Copy, Debug)]
pub struct Over;

impl Ask for Over {
    fn why_wait(self, _: &Viscounts, _: Seat) -> Option<Illegal> {
        Some(Illegal::new("VIS-16.2", "MatchOver"))
    }

    fn fits(self, _: &Viscounts, below: &[Frame]) -> bool {
        below.is_empty()
    }
}

/// Why a seat cannot answer for chance (VIS-0.6).
pub(crate) const LEFT_TO_CHANCE: Illegal = Illegal::new("VIS-0.6", "LeftToChance");

impl Viscounts {
    /// Whether frames are those of a turn, or of somebody who takes a pair.
    pub(crate) fn is_under_way(below: &[Frame]) -> bool {
        matches!(
            below.first(),
            Some(Frame::Turn(_) | Frame::Pairs(_) | Frame::AutomaTurn(_) | Frame::Reckoning(_))
        )
    }

    /// Whether something of a seat can lie on these frames.
    pub(crate) fn is_of(&self, seat: Seat, below: &[Frame]) -> bool {
        self.is_at_table(seat) && Self::is_under_way(below)
    }

    /// Whether something of the turn can lie on these frames: directly on the phase that follows.
    fn is_phase(below: &[Frame], next: Phase) -> bool {
        matches!(below, [Frame::Turn(turn)] | [Frame::Turn(turn), Frame::Pause] if turn.phase == next)
    }
}
