//! The vocabulary of any table.
//!
//! Everything that four different board games have in common lives here: who sits where
//! ([`Seat`]), whom the position waits for ([`Turn`]), the rules of a game as one trait
//! ([`Game`]), what happened ([`Event`], [`Sink`]), what a seat may know ([`Viewer`],
//! [`Perspective`]), a match that can be played, undone and written down ([`Match`],
//! [`Record`]), the small containers that states are made of ([`Stack`], [`Set`], [`Bag`],
//! [`Deck`]), and the way rules are written: tables of [`named!`] rows, [`asks!`], and effects as
//! data ([`effect`]).
//!
//! This crate knows no particular game, no clock, no file, no screen and no language.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::iter_over_hash_type)]
#![deny(clippy::float_arithmetic)]

mod ask;
mod bag;
pub mod effect;
mod event;
mod game;
mod matches;
mod named;
mod notation;
mod numbers;
mod perspective;
mod record;
mod rule;
mod score;
mod seat;
mod set;
mod stack;
mod turn;

pub use bag::{Bag, Deck};
pub use event::{Event, Sink};
pub use game::{ActionId, Game, Impossible, Info, OptionSpec, SetupError};
pub use matches::{Match, Move, UndoRefused};
pub use notation::{NotationError, excerpt};
pub use numbers::Numbers;
pub use perspective::Perspective;
pub use record::{BadMove, FORMAT, Record, RecordError};
pub use rule::{Illegal, RuleId};
pub use score::{ScoreItem, Scores, SeatScore, Standing};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use set::{Bits, Member, Set, Width};
pub use stack::Stack;
pub use turn::{Actor, Turn, Viewer};
