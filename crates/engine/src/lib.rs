//! The vocabulary of any table.
//!
//! Everything that four different board games have in common lives here: who sits where
//! ([`Seat`]), whom the position waits for ([`Turn`]), the rules of a game as one trait
//! ([`Game`]), what happened ([`Event`], [`Sink`]), what a seat may know ([`Viewer`],
//! [`Perspective`]), a match that can be played, undone and written down ([`Match`],
//! [`Record`]), the small containers that states are made of ([`Stack`], [`Set`], [`Bag`]), where
//! cards lie and who knows which ([`CardBits`], [`Deck`], [`Row`], [`Knowledge`], [`redeal()`]), and
//! the way rules are written: tables of [`named!`] rows, [`asks!`], and effects as data ([`effect`]).
//!
//! This crate knows no particular game, no clock, no file, no screen and no language.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::iter_over_hash_type)]
#![deny(clippy::float_arithmetic)]

mod ask;
pub mod effect;
mod event;
mod foreign;
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
mod story;
mod turn;
mod zone;

pub use event::{Event, Sink};
pub use foreign::{excerpt, is_visible, visible};
pub use game::{ActionId, Game, Impossible, Info, OptionSpec, SetupError, ensure};
pub use matches::{Match, Move, UndoRefused};
pub use notation::NotationError;
pub use numbers::{Numbers, Packed};
pub use perspective::Perspective;
pub use record::{BadMove, FORMAT, LONGEST_RECORD, Record, RecordError};
pub use rule::{Illegal, RuleId};
pub use score::{ScoreItem, Scores, SeatScore, Standing};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use set::{Bits, Every, Member, Set, Width};
pub use stack::Stack;
pub use story::Story;
pub use turn::{Actor, Turn, Viewer};
pub use zone::{Bag, CardBits, Deck, Knowledge, Row, Zone, redeal};
