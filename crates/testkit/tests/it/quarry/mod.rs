//! Quarry: a toy game with everything that is hard about a table, to put the laws to the test.
//!
//! # Rules
//! - QRY-0.1 Only those act whom the position waits for, and QRY-0.2 only as they are asked.
//! - QRY-1.1 Two to four seats with 3 silver and 1 stone each; the bank has 2 and 3 more for each.
//! - QRY-1.2 Every seat is dealt two of eleven blocks, numbered from 0, face down.
//! - QRY-2.1 A round begins with sealed bids: 0 to 5 silver, as far as one has it.
//! - QRY-2.2 Bids are opened together and paid; the highest moves first, equals in seating order.
//! - QRY-3.1 A turn is one of: work, draw, ask, build, blast.
//! - QRY-3.2 Work: take three goods, one by one, as long as the bank has any.
//! - QRY-3.3 Draw: a block from the pile; who then puts a block face down under it takes a good.
//! - QRY-3.4 Ask: pay 1 silver to a seat with blocks; it shows the table one of them; take a good.
//! - QRY-3.5 Build: pay 1 stone and lay a block into the yard.
//! - QRY-3.6 Blast (an option): five times in six it yields two goods, else it costs 1 silver.
//! - QRY-3.7 Envy: whenever a seat builds, each other one with a higher block in its yard may take a
//!   good, in seating order from the builder.
//! - QRY-4.1 After three rounds: QRY-5.1 blocks in yards count their numbers, QRY-5.2 silver 1 each;
//!   QRY-5.3 more stone breaks ties.

pub mod action;
mod check;
mod event;
mod flow;
mod state;
mod view;

use engine::{
    ActionId, Actor, Game, Illegal, Impossible, Info, OptionSpec, RuleId, ScoreItem, Seat,
    SetupError, Sink, Standing, Turn, Viewer,
};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

pub use action::{Action, Block, Good};
pub use event::Event;
pub use state::{Frame, Quarry};
pub use view::View;

/// What can be chosen at set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// QRY-3.6.
    pub blasting: bool,
}

impl Game for Quarry {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "quarry",
        title: "Quarry",
        rules_prefix: "QRY",
        rules_version: 4,
        seats: (2, 4),
        options: &[OptionSpec::new("blasting", &["false", "true"])],
        // Eight deals; then in each of three rounds four bids and four turns of up to four moves.
        max_moves: 8 + 3 * (4 + 4 * 4),
        action_ids: action::COUNT,
    };

    fn new(seats: u8, options: &Options) -> Result<Self, SetupError> {
        SetupError::check_seats(&Self::INFO, seats)?;
        Ok(Self::set_up(seats, *options))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.stack.top() {
            None => Turn::Over,
            Some(Frame::SealBids) => Turn::Sealed(self.owed()),
            Some(Frame::Draw(_) | Frame::Blast(_)) => Turn::Chance,
            Some(
                Frame::TakeTurn(seat)
                | Frame::Bury(seat)
                | Frame::Pick(seat)
                | Frame::Envy(seat)
                | Frame::Show(seat),
            ) => Turn::Seat(seat),
        }
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        if self.turn().awaits(actor) {
            self.choices(actor, out);
        }
    }

    fn weight(&self, outcome: Action) -> u32 {
        match outcome {
            Action::Yield => 5,
            _ => 1,
        }
    }

    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        match self.stack.top() {
            Some(Frame::Draw(_)) => Action::Deal(self.deck.shuffled.sample(rng)),
            _ if rng.random_range(0..6) < 5 => Action::Yield,
            _ => Action::Crumble,
        }
    }

    fn why_illegal(&self, actor: Actor, action: Action) -> Illegal {
        if !self.turn().awaits(actor) {
            return Illegal::new("QRY-0.1", "NotAwaited");
        }
        match (self.stack.top(), action) {
            (Some(Frame::SealBids), Action::Bid(_)) => Illegal::new("QRY-2.1", "CannotPay"),
            (Some(Frame::TakeTurn(_)), Action::Draw) => Illegal::new("QRY-3.3", "PileUsedUp"),
            (Some(Frame::TakeTurn(_)), Action::Ask(_)) => Illegal::new("QRY-3.4", "CannotAsk"),
            (Some(Frame::TakeTurn(_)), Action::Build(_)) => Illegal::new("QRY-3.5", "CannotBuild"),
            (Some(Frame::TakeTurn(_)), Action::Blast) => Illegal::new("QRY-3.6", "NoBlasting"),
            _ => Illegal::new("QRY-0.2", "NotAsked"),
        }
    }

    fn play_unchecked(&mut self, actor: Actor, action: Action, log: &mut impl Sink<Event>) {
        self.answer(actor, action, log);
        self.settle(log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize<R: Rng + ?Sized>(&mut self, viewer: Seat, rng: &mut R) {
        self.redraw(viewer, rng);
    }

    fn reopen(&mut self, viewer: Seat) {
        self.take_up_bids(viewer);
    }

    fn standing(&self, seat: Seat) -> Standing {
        let player = &self.players[seat.index()];
        Standing {
            total: player.built() + i32::from(player.goods[Good::Silver as usize]),
            tie_breaks: [player.goods[Good::Stone as usize].into(), 0, 0],
        }
    }

    fn score_items(&self, seat: Seat, out: &mut Vec<ScoreItem>) {
        let player = &self.players[seat.index()];
        let silver = player.goods[Good::Silver as usize].into();
        out.push(ScoreItem { rule: RuleId("QRY-5.1"), points: player.built() });
        out.push(ScoreItem { rule: RuleId("QRY-5.2"), points: silver });
    }

    fn depth(&self) -> usize {
        self.stack.as_slice().len()
    }

    fn check(&self) -> Result<(), Impossible> {
        self.check_position().map_err(|why| Impossible(why.to_owned()))
    }

    fn action_id(action: Action) -> Option<ActionId> {
        action.id()
    }

    fn action_from_id(id: ActionId) -> Option<Action> {
        Action::all().nth(id.into())
    }
}
