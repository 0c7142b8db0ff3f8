//! Parts of a series of matches, as they go over the bus.

use std::ops::Range;

use bots::{Arena, BotSpec, Series, Simulation, evaluate::Evaluate};
use games::{GameId, with_game};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A series of matches, so that another machine plays the same.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Contest {
    game: String,
    players: u8,
    options: Map<String, Value>,
    bots: Vec<String>,
    seed: u64,
    /// Whether seats are turned and bots compared, or matches only counted.
    arena: bool,
}

impl Contest {
    /// The matches of a simulation, which begin with these options.
    #[must_use]
    pub fn of_simulation<G: Evaluate>(
        simulation: &Simulation<G>,
        options: Map<String, Value>,
    ) -> Self {
        let Simulation { start, bots, seed, .. } = simulation;
        Self::new(start, bots, *seed, options, false)
    }

    /// The blocks of an arena, whose matches begin with these options.
    #[must_use]
    pub fn of_arena<G: Evaluate>(arena: &Arena<G>, options: Map<String, Value>) -> Self {
        let Arena { start, bots, seed, .. } = arena;
        Self::new(start, bots, *seed, options, true)
    }

    fn new<G: Evaluate>(
        start: &G,
        bots: &[BotSpec],
        seed: u64,
        options: Map<String, Value>,
        arena: bool,
    ) -> Self {
        let bots = bots.iter().map(ToString::to_string).collect();
        Self { game: G::INFO.id.to_owned(), players: start.players(), options, bots, seed, arena }
    }

    pub(super) fn game(&self) -> Option<GameId> {
        self.game.parse().ok()
    }
}

/// Some of a series.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Matches {
    pub(super) contest: Contest,
    pub(super) numbers: Range<u64>,
}

impl Matches {
    /// Plays them; nothing if they cannot be set up.
    pub(super) fn play(&self) -> Option<Value> {
        let game = self.contest.game()?;
        with_game!(game, G => self.play_as::<G>())
    }

    fn play_as<G: Evaluate>(&self) -> Option<Value> {
        let Contest { players, options, bots, seed, arena, .. } = &self.contest;
        let options = serde_json::from_value::<G::Options>(Value::Object(options.clone())).ok()?;
        let start = G::new(*players, &options).ok()?;
        let bots: Vec<BotSpec> =
            bots.iter().map(|bot| bot.parse().ok()).collect::<Option<Vec<_>>>()?;
        let fits = bots.iter().all(|bot| bot.plays::<G>());
        let (games, threads) = (self.numbers.end, 1);
        if !fits || bots.is_empty() {
            return None;
        }
        if *arena {
            let weights = Vec::new();
            let series = Arena { start, bots, weights, games, seed: *seed, threads, sprt: None };
            return self.part(&series);
        }
        let enough = bots.len() == usize::from(*players);
        enough.then(|| self.part(&Simulation { start, bots, games, seed: *seed, threads }))?
    }

    fn part<S: Series>(&self, series: &S) -> Option<Value> {
        serde_json::to_value(series.part(self.numbers.clone(), &|| true)?).ok()
    }
}
