//! The rules of King's Road, for 2 to 5 seats.
//!
//! # Glossary
//! - **Region**: one of eight areas on the King's circuit, each with a **banner** of place values.
//! - **Marker**: a piece of a player. It lies in the **supply**, is **placed** in a region as plain
//!   influence, or stands there as a **noble**.
//! - **Commitment**: the cards a seat lays face down for a selection, in revealing order.
//! - **First and second selection**: everybody chooses; then those who showed the Witch choose
//!   again, knowing what the others did.
//! - **Chain**: regions with nobles of one seat that roads connect.
//!
//! # Where things are
//! [`board`] is the table of numbers, [`card`] the cards, [`commitment`] the moves and their
//! notation, `state` the position, `flow` the course of a round, `score` the counting, [`view`]
//! what a seat may see and [`event`] what is told.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::iter_over_hash_type)]
#![deny(clippy::float_arithmetic)]

pub mod board;
pub mod card;
pub mod commitment;
pub mod event;
pub mod view;

mod determinize;
mod flow;
mod form;
mod outlook;
mod score;
mod state;

use engine::{
    ActionId, Actor, Game, Illegal, Impossible, Info, OptionSpec, ScoreItem, Seat, SetupError,
    Sink, Standing, Turn, Viewer,
};
use rand::Rng;
use serde::{Deserialize, Serialize};

pub use crate::{
    board::Region, card::Card, commitment::Commitment, event::Event, outlook::Outlook,
    state::KingsRoad, state::Phase, view::View,
};

/// What can be chosen at set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The variant KRD-10: nobles stay for good and several may share a region.
    pub hereditary_nobles: bool,
}

impl Game for KingsRoad {
    type Options = Options;
    type Action = Commitment;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "kings-road",
        title: "King's Road",
        rules_prefix: "KRD",
        rules_version: 1,
        seats: (2, 5),
        options: &[OptionSpec::new("hereditary_nobles", &["false", "true"])],
        // Every seat commits once a round, and once more in the round of its Witch.
        max_moves: (board::MAX_ROUNDS as usize + 1) * engine::MAX_SEATS,
        action_ids: commitment::COUNT,
    };

    fn new(seats: u8, options: &Options) -> Result<Self, SetupError> {
        SetupError::check_seats(&Self::INFO, seats)?;
        Ok(Self::set_up(seats, *options))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::SelectFirst | Phase::SelectSecond => Turn::Sealed(self.owed),
            Phase::GameOver => Turn::Over,
        }
    }

    #[inline]
    fn legal(&self, actor: Actor, out: &mut Vec<Commitment>) {
        out.extend_from_slice(self.legal_in(actor, &mut Vec::new()));
    }

    #[inline]
    fn legal_in<'a>(&'a self, actor: Actor, _: &'a mut Vec<Commitment>) -> &'a [Commitment] {
        match actor {
            Actor::Seat(seat) if self.owed.contains(seat) => self.choices(seat),
            _ => &[],
        }
    }

    fn canonical(&self, actor: Actor, action: Commitment) -> Commitment {
        let Actor::Seat(seat) = actor else { return action };
        if seat.index() >= usize::from(self.seats) {
            return action;
        }
        self.canonical_form(seat, action)
    }

    fn why_illegal(&self, actor: Actor, action: Commitment) -> Illegal {
        self.offence(actor, action)
    }

    fn play_unchecked(&mut self, actor: Actor, action: Commitment, log: &mut impl Sink<Event>) {
        let Actor::Seat(seat) = actor else { unreachable!("nothing is left to chance (KRD-11.5)") };
        flow::Table::new(self, log).commit(seat, action);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize<R: Rng + ?Sized>(&mut self, viewer: Seat, rng: &mut R) {
        self.resample_commitments(viewer, rng);
    }

    fn reopen(&mut self, viewer: Seat) {
        self.take_up_commitments(viewer);
    }

    fn standing(&self, seat: Seat) -> Standing {
        score::standing(self.score(seat), self.player(seat).nobles)
    }

    fn score_items(&self, seat: Seat, out: &mut Vec<ScoreItem>) {
        out.extend(self.player(seat).items());
    }

    fn check(&self) -> Result<(), Impossible> {
        self.check_position()
    }

    #[inline]
    fn action_id(action: Commitment) -> Option<ActionId> {
        action.id()
    }

    fn action_from_id(id: ActionId) -> Option<Commitment> {
        Commitment::from_id(id)
    }
}
