//! A race against the rules: one player, and a rival whom the rules move by a die.
//!
//! Six rounds. In each the player walks two steps, or throws a die for one to four; then the rival
//! goes one to four steps by the same kind of die. Who is ahead at the end wins; at a tie the rival does.

use std::{fmt, str::FromStr, sync::LazyLock};

use bots::{
    Applied, Level, Policy, Rivals, Rollout,
    evaluate::{Evaluate, Weights},
};
use engine::{
    ActionId, Actor, Game, Illegal, Impossible, Info, NotationError, Perspective, RuleId,
    ScoreItem, Seat, SetupError, Sink, Standing, Turn, Viewer,
};
use rand::Rng;
use serde::{Deserialize, Serialize};

/// 0 throws, more are steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step(pub u8);

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Step {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        let steps = s.parse().ok().filter(|steps| *steps <= DIE);
        steps.map(Self).ok_or_else(|| NotationError::new("0 to 4 steps", s))
    }
}

pub const THROW: Step = Step(0);
pub const WALK: Step = Step(2);
const DIE: u8 = 4;
const ROUNDS: u8 = 6;

/// There is nothing to choose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {}

/// Who goes next, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Next {
    Choice,
    OwnDie,
    RivalDie,
}

/// A position; all of it lies open.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Race {
    at: [u8; 2],
    round: u8,
    next: Next,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moved(u8, u8);

impl engine::Event for Moved {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }
}

impl Game for Race {
    type Options = Options;
    type Action = Step;
    type Event = Moved;
    type View = Self;

    const INFO: Info = Info {
        id: "race",
        title: "A Race",
        rules_prefix: "RCE",
        rules_version: 1,
        seats: (1, 1),
        options: &[],
        max_moves: 18,
        action_ids: DIE as u16 + 1,
    };

    fn new(players: u8, _: &Options) -> Result<Self, SetupError> {
        SetupError::check_seats(&Self::INFO, players)?;
        Ok(Self { at: [0; 2], round: 0, next: Next::Choice })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn players(&self) -> u8 {
        1
    }

    fn turn(&self) -> Turn {
        match self.next {
            _ if self.round == ROUNDS => Turn::Over,
            Next::Choice => Turn::Seat(Seat::new(0)),
            Next::OwnDie | Next::RivalDie => Turn::Chance,
        }
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Step>) {
        match actor {
            _ if !self.turn().awaits(actor) => {}
            Actor::Seat(_) => out.extend([WALK, THROW]),
            Actor::Chance => out.extend((1..=DIE).map(Step)),
        }
    }

    fn why_illegal(&self, _: Actor, _: Step) -> Illegal {
        Illegal::new("RCE-1", "NoSuchStep")
    }

    fn play_unchecked(&mut self, _: Actor, Step(steps): Step, log: &mut impl Sink<Moved>) {
        let who = usize::from(self.next == Next::RivalDie);
        self.at[who] += steps;
        log.emit(|| Moved(u8::try_from(who).expect("two racers"), steps));
        self.next = match self.next {
            Next::Choice if steps == 0 => Next::OwnDie,
            Next::Choice | Next::OwnDie => Next::RivalDie,
            Next::RivalDie => Next::Choice,
        };
        self.round += u8::from(self.next == Next::Choice);
    }

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn determinize<R: Rng + ?Sized>(&mut self, _: Seat, _: &mut R) {}

    fn standing(&self, seat: Seat) -> Standing {
        let rival = i32::from(seat != Seat::new(0));
        Standing { total: self.at[seat.index()].into(), tie_breaks: [rival, 0, 0] }
    }

    fn score_items(&self, seat: Seat, out: &mut Vec<ScoreItem>) {
        out.push(ScoreItem { rule: RuleId("RCE-2"), points: self.standing(seat).total });
    }

    fn check(&self) -> Result<(), Impossible> {
        Ok(())
    }

    fn action_id(Step(steps): Step) -> Option<ActionId> {
        Some(steps.into())
    }

    fn action_from_id(id: ActionId) -> Option<Step> {
        u8::try_from(id).ok().filter(|steps| *steps <= DIE).map(Step)
    }
}

static FEATURES: LazyLock<Vec<String>> = LazyLock::new(|| vec![String::from("points")]);
static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights { lead_scale: 2.0, values: vec![1.0] });

impl Evaluate for Race {
    const SEALED_RESOLVES_AT_ONCE: bool = false;
    const ROLLOUT: Rollout = Rollout::Guided(1);
    const ITERATIONS: [u32; Level::ALL.len()] = [100, 100, 600, 2_000];
    const PRIVATE: bool = false;
    const RIVALS: Option<Rivals<Self>> = Some([&Steady, &Chaser { lead: 2 }, &Chaser { lead: 0 }]);

    fn feature_names() -> &'static [String] {
        &FEATURES
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        out[0] = f32::from(self.at[seat.index()]);
    }
}

/// Always walks.
struct Steady;

impl Policy<Race> for Steady {
    fn apply(&self, _: &Perspective<'_, Race>) -> Applied<Step> {
        Applied { action: WALK, line: "walks" }
    }
}

/// Throws as soon as the other is further ahead than this.
struct Chaser {
    lead: u8,
}

impl Policy<Race> for Chaser {
    fn apply(&self, seen: &Perspective<'_, Race>) -> Applied<Step> {
        let [own, other] = seen.view().at;
        if other > own + self.lead {
            return Applied { action: THROW, line: "chases" };
        }
        Applied { action: WALK, line: "walks" }
    }
}
