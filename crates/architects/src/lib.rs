//! The rules of Architects of the West Kingdom, for 2 to 5 seats and for one person against a Rival.
//!
//! # Glossary
//! - **Kind**: clay, wood, stone, gold, marble or silver; **goods** are amounts of them. The supply of
//!   them never runs out.
//! - **Tax**: silver that goes to the Tax Stand; the rest of a price goes to the supply.
//! - **Reserve**: workers on the own board, ready to be placed. **Captured** workers stand on the
//!   board of an opponent, those in **Prison** on nobody's.
//! - **Location**: one of the nine large ones; **space**: one of the three of the Black Market.
//! - **Plan**: a building card in a hand, a pack or the deck; **built** ones lie face up.
//! - **Pack**: cards that a seat looks at to keep one of them, in the draft and at the Black Market.
//! - **Display**: the eight apprentices that can be hired, with silver lying on them.
//! - **Moment**: when an ability does something; **boon**: a number that an ability changes.
//! - **Turn order**: clockwise from the first player; `active` is whose turn it is.
//!
//! # Where things are
//! [`board`], [`card`] and [`goods`] are the tables, [`action`] the moves and their notation, `numbers`
//! their numbers, `state` the position, `payment` and `virtue` what prices, tax, virtue and debts
//! do, [`asks`] every pending decision, [`effects`] what the steps of cards do, `refusal` the reasons
//! that all asks share, [`score`] the counting, [`view`] what a seat may see, [`event`] what is told,
//! [`ahead`] what is reckoned out for people, `determinize` what a seat cannot know, `form` the position as JSON, and `check` what makes one
//! impossible.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::iter_over_hash_type)]
#![deny(clippy::float_arithmetic)]

pub mod action;
pub mod ahead;
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
mod options;
mod payment;
mod refusal;
mod standing;
mod state;
mod virtue;

use engine::{
    ActionId, Actor, Game, Illegal, Impossible, Info, OptionSpec, ScoreItem, Seat, SetupError,
    Sink, Standing, Turn, Viewer,
};
use rand::{Rng, RngExt};

use crate::{asks::Table, numbers::NUMBERS};

pub use crate::{
    action::{Action, Duty, Spot, Visit},
    asks::Frame,
    board::{Location, Space, Trade},
    card::{Apprentice, Building, Character, Colour, MarketCard, Reward, Skill},
    event::Event,
    goods::{Goods, Kind},
    options::{Boards, Options},
    state::Architects,
    view::View,
};

/// Turns of the longest match (ARC-17.9), times what a turn can ask; and the set-up.
const MAX_MOVES: usize = 2_500 * 64 + 100;

impl Game for Architects {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "architects",
        title: "Architects of the West Kingdom",
        rules_prefix: "ARC",
        rules_version: 1,
        seats: (2, 5),
        options: &[
            OptionSpec::new("boards", &["common", "chosen", "dealt"]),
            OptionSpec::new("extra_characters", &["false", "true"]),
            OptionSpec::new("opening_apprentice", &["false", "true"]),
            OptionSpec::new("apprentice_refresh", &["false", "true"]),
            OptionSpec::new("promo_cards", &["false", "true"]),
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

    fn weight(&self, outcome: Action) -> u32 {
        match outcome {
            Action::Reward(reward) => self.rewards.count(reward.index()).into(),
            _ => 1,
        }
    }

    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        match self.frame() {
            Frame::Draw(_) => Action::Deal(Building::of(self.deck.shuffled.sample(rng))),
            Frame::Reveal => Action::Reveal(Apprentice::of(self.apprentices.shuffled.sample(rng))),
            Frame::Reward(_) => Action::Reward(Reward::ALL[self.rewards.sample(rng)]),
            Frame::TurnUp => {
                let card = rng.random_range(0..u32::from(self.market.unseen.len()));
                let card = self.market.unseen.iter().nth(card as usize);
                Action::TurnUp(card.expect("the number is within the pile"))
            }
            Frame::Board(ask) => {
                let open = self.open_characters(ask.seat);
                let character = rng.random_range(0..u32::from(open.len()));
                let character = open.iter().nth(character as usize);
                Action::Board(character.expect("the number is within the list"))
            }
            _ => Action::Start(Seat::new(rng.random_range(0..self.seats))),
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

    fn reopen(&mut self, viewer: Seat) {
        self.take_up_choices(viewer);
    }

    fn standing(&self, seat: Seat) -> Standing {
        let player = self.player(seat);
        score::standing(self.total(seat), player.virtue, player.silver())
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
