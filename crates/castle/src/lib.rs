//! The rules of A Castle for All Seasons, for 2 to 4 seats, in summer and in winter.
//!
//! # Glossary
//! - **Kind**: sand, wood, clay, stone (the building materials) or silver. **Goods** are units of
//!   them; a unit of material is worth **building points**.
//! - **Stock**: what lies on the carts and with the rider. **Bank**: the common talers.
//! - **Defence Tower**: collects a duty from every pay-out; it is none of the nine tower tiles.
//! - **Building**, **tile**: ten sorts of tiles wait to be **erected**; Market and Forge stand.
//! - **Place**: where a helper can stand: in the castle, on a winter card, at a cart or the rider
//!   (the **trader places**). Equal places of one building are one place with room for more.
//! - **Card**: one of a player's eight characters; the **Workers** are Timber, Earth and Quarry.
//!   **Chosen** cards are those of this round, **played** ones lie face up until taken back.
//! - **Load**: units on a Worker card, nobody's until the card is resolved.
//! - **Player order**: clockwise from the start player; `at` is a position in it.
//!
//! # Where things are
//! [`board`], [`card`] and [`goods`] are the tables, `payment` lists exact payments, [`action`] the
//! moves and their notation, `numbers` their numbers, `state` the position, [`asks`] every pending
//! decision in a file of its own, [`effects`] what the steps of cards do, `refusal` the reasons that
//! all asks share, [`score`] the counting, [`view`] what a seat may see, [`event`] what is told,
//! `determinize` what a seat cannot know, `form` the position as JSON, and `check` what makes one
//! impossible.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::iter_over_hash_type)]
#![deny(clippy::float_arithmetic)]

pub mod action;
pub mod asks;
pub mod board;
pub mod card;
pub mod effects;
pub mod event;
pub mod goods;
pub mod score;
pub mod view;

mod check;
mod determinize;
mod form;
mod numbers;
mod payment;
mod refusal;
mod state;

use engine::{
    ActionId, Actor, Game, Illegal, Impossible, Info, OptionSpec, ScoreItem, Seat, SetupError,
    Sink, Standing, Turn, Viewer,
};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use crate::{asks::Table, numbers::NUMBERS};

pub use crate::{
    action::Action,
    asks::Frame,
    board::{Building, Erected, Place},
    card::{Card, CardSet, WinterCard},
    event::Event,
    goods::{Gift, Goods, Kind},
    payment::{MaterialKinds, can_pay},
    score::Source,
    state::Castle,
    view::View,
};

/// The side of the board (CAS-2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Recommended for a first match.
    #[default]
    Summer,
    /// With winter cards (CAS-19).
    Winter,
}

/// What can be chosen at set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Summer or winter.
    pub side: Side,
    /// All six winter cards come up instead of four (CAS-19.4).
    pub six_winter_cards: bool,
    /// How many kinds of material a payment may contain (CAS-13.4).
    pub material_kinds: MaterialKinds,
}

/// Seat-rounds of the longest match, times what one seat can be asked in a round; and beside it
/// exchanges, conversions, shares of gifts and chance.
const MAX_MOVES: usize = 48 * 26 + 200;

impl Game for Castle {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "castle",
        title: "A Castle for All Seasons",
        rules_prefix: "CAS",
        rules_version: 1,
        seats: (2, 4),
        options: &[
            OptionSpec::new("side", &["summer", "winter"]),
            OptionSpec::new("six_winter_cards", &["false", "true"]),
            OptionSpec::new("material_kinds", &["at_least_three", "exactly_three"]),
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

    fn turn(&self) -> Turn {
        self.asked()
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        self.answers(actor, out);
    }

    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        if self.frame() == Frame::DrawStart {
            return Action::Start(Seat::new(rng.random_range(0..self.seats)));
        }
        let pile = self.winter.pile;
        let drawn = rng.random_range(0..u32::from(pile.len()));
        let card = pile.iter().nth(drawn as usize);
        Action::Winter(card.expect("the number is within the pile"))
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
        self.resample_selections(viewer, rng);
    }

    fn reopen(&mut self, viewer: Seat) {
        self.take_up_selections(viewer);
    }

    fn standing(&self, seat: Seat) -> Standing {
        let player = self.player(seat);
        score::standing(player.total(), player.talers, player.goods)
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
