//! The rules of Viscounts of the West Kingdom, for 2 to 4 seats and for one person against an automa.
//!
//! # Glossary
//! - **Good**: stone, gold or inkwell, a *resource*; silver is none. **Paper**: a Debt or a Deed, which
//!   is *unpaid* or *acquired* until it is **flipped**, and then *paid* or *approved*.
//! - **Segment**: one of five parts of the main board, at a **position** clockwise from 0. It has two
//!   outer **spaces**, one on each **bank** of its river, and an inner one.
//! - **Site**: a place for a Building. A **plot** is a site on one side of its segment, with what is
//!   printed there, and the **link** to the next site.
//! - **Pile**: townsfolk of a segment; **stock**: its Manuscripts. **Figure**: townsfolk that can be
//!   dismissed, a card or printed.
//! - **Slot**: a place of a Building on the player board, *uncovered* once that is constructed; also
//!   one of three places for cards there.
//! - **Deck**: hand, draw pile and discard pile of a seat. **Discard**: onto the own discard pile;
//!   **destroy**: out of the game for silver; **dismiss**: townsfolk of the board, out of the game.
//! - **Section**: a wedge of the castle; its **tiers** are *outer* and *middle*; the **keep** is the
//!   third tier. **Bump**: a Worker goes back to its supply.
//! - **Primary**: a primary action. **Moment**: when an ability is set off.
//! - **Automa**: the solo opponent, which decides nothing; its cards are **schemes**.
//! - **Collision**: both markers of a seat on one space of its track, resolved in its own turn.
//! - With Gates of Gold: **Order**, a King's Order; **Outsider**, a card of the **row**, which is
//!   *welcomed* or *refused*; **desk**, a Manuscript Board with four **columns**; **award**, a card
//!   beside the board for a **merit**: the Castle Leader, the diversified or the specialized Builder.
//!
//! # Where things are
//! [`board`], [`card`], [`icons`], [`manuscript`] and [`player_card`] are the tables, [`action`] the
//! moves and their notation, `numbers` their numbers, `state` the position, `deck` the cards of a seat
//! and what others know of them, `gains` and `payment` what is gained and paid, [`asks`] every pending
//! decision, [`effects`] what the steps of rows do, `refusal` the reasons that all asks share, [`score`]
//! the counting, [`ahead`] what is reckoned out for people, [`view`] what a seat may see, [`event`] what
//! is told, [`automa`] the solo opponent, [`gates_of_gold`] the expansion, `determinize` what a seat
//! cannot know, `form` the position as JSON, and `check` what makes one impossible.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::iter_over_hash_type)]
#![deny(clippy::float_arithmetic)]

pub mod action;
pub mod ahead;
pub mod asks;
pub mod automa;
pub mod board;
pub mod card;
pub mod effects;
pub mod event;
pub mod gates_of_gold;
pub mod icons;
pub mod manuscript;
pub mod player_card;
pub mod score;
pub mod view;

mod check;
mod deck;
mod determinize;
mod form;
mod gains;
mod good;
mod numbers;
mod options;
mod payment;
mod refusal;
mod rides;
mod standing;
mod state;

use engine::{
    ActionId, Actor, Game, Illegal, Impossible, Info, OptionSpec, ScoreItem, Seat, Set, SetupError,
    Sink, Standing, Turn, Viewer,
};
use rand::{Rng, RngExt};

use crate::{
    asks::{SetUp, Stage, Table},
    numbers::NUMBERS,
};

pub use crate::{
    action::{Action, Direction, Order},
    asks::Frame,
    automa::{Automa, Difficulty, Scheme},
    board::{Building, Section, Segment, Site, Slot, Space},
    card::Card,
    event::Event,
    good::{Good, Paper},
    icons::{Icon, Icons, Primary},
    manuscript::{Manuscript, Ribbon},
    options::{Options, Sides},
    player_card::PlayerCard,
    standing::{Ahead, Papers},
    state::{Built, Pair, Viscounts},
    view::View,
};

/// Every shuffle moves a marker, so that a seat's markers meet within a few shuffles, and every
/// collision takes a card from a pile that ends the match: so many turns at most, times what a turn
/// can ask.
const MAX_MOVES: usize = 40 * 6 * 90 * 4 * 64;

impl Game for Viscounts {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "viscounts",
        title: "Viscounts of the West Kingdom",
        rules_prefix: "VIS",
        rules_version: 1,
        seats: (1, 4),
        options: &[
            OptionSpec::new("automa", &["cleric", "build", "noble", "card"]).only_with(&[1]),
            OptionSpec::new("difficulty", &["none", "one", "two", "three"]).only_with(&[1]),
            // With three the sides that sources show are those for the number of players.
            OptionSpec::new("sides", &["players", "pictured"]).only_with(&[1, 2, 4]),
            OptionSpec::new("trades", &["listed", "assembled"]),
            OptionSpec::new("gates_of_gold", &["false", "true"]),
        ],
        max_moves: MAX_MOVES,
        action_ids: numbers::COUNT,
    };

    fn new(seats: u8, options: &Options) -> Result<Self, SetupError> {
        SetupError::check_seats(&Self::INFO, seats)?;
        Ok(Self::set_up(seats, *options))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn players(&self) -> u8 {
        self.people()
    }

    fn turn(&self) -> Turn {
        self.asked()
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        self.answers(actor, out);
    }

    fn weight(&self, outcome: Action) -> u32 {
        match (self.frame(), outcome) {
            (Frame::SetUp(ask), Action::Size(size)) => {
                let mut sizes = self.sizes(ask.at.into());
                sizes.find(|&(other, _)| other == size).map_or(0, |(_, piles)| piles)
            }
            (frame, Action::Draw(card)) => {
                // King's Orders are alike.
                let seat = frame.drawer();
                seat.map_or(1, |seat| self.player(seat).deck.draw.count(card.number()))
            }
            _ => 1,
        }
    }

    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        match self.frame() {
            Frame::Unseen(ask) => {
                Action::Draw(Card::of(self.player(ask.seat).deck.draw.sample(rng)))
            }
            Frame::Refill(ask) => {
                Action::Draw(Card::of(self.player(ask.seat).deck.draw.sample(rng)))
            }
            Frame::DrawCards(ask) => {
                Action::Draw(Card::of(self.player(ask.seat).deck.draw.sample(rng)))
            }
            Frame::Enter => Action::Enter(Card::of(self.gates.outsiders.sample(rng))),
            Frame::Reveal(_) => Action::Reveal(Card::of(self.townsfolk.sample(rng))),
            Frame::Show(_) => {
                let at = rng.random_range(0..usize::from(self.manuscripts.len()));
                let shown = self.manuscripts.iter().nth(at);
                Action::Show(shown.expect("the number is within the pile"))
            }
            Frame::SetUp(ask) => self.sample_set_up(ask, rng),
            Frame::TurnScheme => Action::Scheme(drawn(self.schemes.draw, rng)),
            Frame::GainFuture | Frame::Harden(_) => Action::Future(drawn(self.schemes.future, rng)),
            _ => Action::Stop,
        }
    }

    fn why_illegal(&self, actor: Actor, action: Action) -> Illegal {
        self.refusal(actor, action)
    }

    fn play_unchecked(&mut self, actor: Actor, action: Action, log: &mut impl Sink<Event>) {
        Table::new(self, log).play(actor, action);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize<R: Rng + ?Sized>(&mut self, viewer: Seat, rng: &mut R) {
        self.redeal(viewer, rng);
    }

    fn standing(&self, seat: Seat) -> Standing {
        // VIS-17.6: points, then silver and resources together.
        let player = self.player(seat);
        let wealth = i32::from(player.silver) + i32::from(player.resources());
        // VIS-22.3: one person has not won with as many points as the automa.
        let decisive = if self.solo { i32::from(self.is_automa(seat)) } else { wealth };
        Standing { total: self.total(seat), tie_breaks: [decisive, 0, 0] }
    }

    fn score_items(&self, seat: Seat, out: &mut Vec<ScoreItem>) {
        out.extend(self.items(seat));
    }

    fn depth(&self) -> usize {
        self.pending.depth()
    }

    fn check(&self) -> Result<(), Impossible> {
        self.check_position()
    }

    fn action_id(action: Action) -> Option<ActionId> {
        NUMBERS.id(action)
    }

    fn action_from_id(id: ActionId) -> Option<Action> {
        NUMBERS.action(id)
    }
}

impl Frame {
    /// From whose draw pile chance draws.
    const fn drawer(self) -> Option<Seat> {
        match self {
            Self::Unseen(ask) => Some(ask.seat),
            Self::Refill(ask) => Some(ask.seat),
            Self::DrawCards(ask) => Some(ask.seat),
            _ => None,
        }
    }
}

/// One of several schemes.
fn drawn<R: Rng + ?Sized>(schemes: Set<Scheme>, rng: &mut R) -> Scheme {
    let at = rng.random_range(0..usize::from(schemes.len()));
    schemes.iter().nth(at).expect("the number is within the pile")
}

impl Viscounts {
    fn sample_set_up<R: Rng + ?Sized>(&self, ask: SetUp, rng: &mut R) -> Action {
        if ask.stage == Stage::Size {
            let total: u32 = self.sizes(ask.at.into()).map(|(_, piles)| piles).sum();
            let drawn = rng.random_range(0..total);
            let small = self.sizes(ask.at.into()).next().filter(|&(_, piles)| drawn < piles);
            let size = small.or(self.sizes(ask.at.into()).last());
            return Action::Size(size.map_or(0, |(size, _)| size));
        }
        let mut outcomes = ask.outcomes(self);
        let at = rng.random_range(0..outcomes.len());
        outcomes.nth(at).expect("the number is within the list")
    }
}
