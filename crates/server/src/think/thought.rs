//! Something to think about, so that it can be thought anywhere.

use std::time::Duration;

use bots::{BotSpec, Budget, Judged, Level, evaluate::Evaluate, generator, hints, judge};
use engine::{Actor, Match, Perspective, Seat};
use games::{AnyMatch, GameId, with_game, with_match};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ui::web::{Advice, Decision};

use crate::table::written;

/// Something to think about.
///
/// It carries a world that its seat cannot tell from the truth, and the same one for all truths that
/// the seat cannot tell apart: nobody who hears or thinks it learns more than the seat knows, and what
/// is found depends on nothing but what it says, as long as there is time enough.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Thought {
    game: String,
    seat: Seat,
    world: Value,
    about: About,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum About {
    /// The move of a bot that draws from this seed.
    Move { bot: String, seed: u64 },
    /// What a strong player would consider, for a seat that has moved so often.
    Hint { moved: u64 },
    /// What something was worth that was done after so many moves, and how long to think about it.
    Worth { at: usize, played: String, time: Duration },
}

/// What is found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Found {
    Move(String),
    Hint(Vec<Advice>),
    /// Nothing where there was no choice.
    Worth(Option<Decision>),
}

impl Thought {
    /// The move of a bot.
    pub(crate) fn of_move(game: &AnyMatch, seat: Seat, bot: BotSpec, seed: u64) -> Self {
        let about = About::Move { bot: bot.to_string(), seed };
        with_match!(game, held => Self::new(held.state(), seat, about))
    }

    /// A hint.
    pub(crate) fn of_hint(game: &AnyMatch, seat: Seat) -> Self {
        fn new<G: Evaluate>(held: &Match<G>, seat: Seat) -> Thought {
            let own = held.moves().iter().filter(|entry| entry.actor == Actor::Seat(seat));
            let about = About::Hint { moved: own.count() as u64 };
            Thought::new(held.state(), seat, about)
        }
        with_match!(game, held => new(held, seat))
    }

    /// A decision of a finished match, in hindsight: the move with this number, unless it is one of
    /// chance.
    pub(crate) fn of_decision(game: &AnyMatch, at: usize, time: Duration) -> Option<Self> {
        with_match!(game, held => {
            let entry = held.moves().get(at)?;
            let Actor::Seat(seat) = entry.actor else { return None };
            let about = About::Worth { at, played: entry.action.to_string(), time };
            Some(Self::new(&held.state_at(at), seat, about))
        })
    }

    fn new<G: Evaluate>(truth: &G, seat: Seat, about: About) -> Self {
        // Always the same draw: what the world is made of is what the seat knows, and nothing else.
        let world = Perspective::new(truth, seat).sample(&mut generator(0, 0));
        let world = serde_json::to_value(world).expect("a state has a form");
        Self { game: G::INFO.id.to_owned(), seat, world, about }
    }

    pub(super) fn game(&self) -> Option<GameId> {
        self.game.parse().ok()
    }

    /// Whether it can wait: nobody looks at the table, or it is over.
    pub(super) const fn is_patient(&self) -> bool {
        matches!(self.about, About::Worth { .. })
    }

    /// Thinks it, for no longer than this; nothing if it does not read.
    pub(crate) fn think(&self, time: Duration) -> Option<Found> {
        let game = self.game()?;
        with_game!(game, G => self.think_as::<G>(time))
    }

    fn think_as<G: Evaluate>(&self, time: Duration) -> Option<Found> {
        let world = G::deserialize(&self.world).ok()?;
        let seen = Perspective::new(&world, self.seat);
        let (own, seat) = (seen.turn().awaits(Actor::Seat(self.seat)), self.seat.index() as u64);
        if !own {
            return None;
        }
        Some(match &self.about {
            About::Move { bot, seed } => {
                let mut bot = BotSpec::of_the_house(bot)?.sit_down(generator(*seed, seat));
                Found::Move(bot.choose_within(&seen, time).to_string())
            }
            About::Hint { moved } => {
                let budget = Level::Baron.budget::<G>();
                let budget = Budget { time: budget.time.min(time), ..budget };
                // The same question gets the same answer.
                let found = hints(&seen, budget, generator(*moved, seat));
                Found::Hint(found.iter().map(written).collect())
            }
            About::Worth { at, played, time } => {
                let budget = Budget { time: *time, ..Level::Baron.budget::<G>() };
                let found = judge(&world, self.seat, *at, played.parse().ok()?, budget, 0);
                Found::Worth(found.as_ref().map(decision))
            }
        })
    }
}

/// A judged decision in notation.
fn decision<A: ToString>(judged: &Judged<A>) -> Decision {
    Decision {
        at: judged.index,
        seat: judged.seat,
        played: judged.played.to_string(),
        chance: judged.worth.chance,
        lead: judged.worth.lead,
        best: judged.best.chance,
        better: judged.better.as_ref().map(written),
    }
}
