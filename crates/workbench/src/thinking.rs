//! How fast bots think: iterations of a search on one core, from the first decision of a match.

use std::time::Duration;

use bots::{Budget, Findings, Rollout, Search, evaluate::Evaluate, generator};
use engine::{Actor, Perspective, Seat, Turn};
use games::with_match;
use serde_json::{Value, json};

use crate::table::Table;

/// How long each thought lasts.
const TIME: Duration = Duration::from_millis(400);
const SEED: u64 = 1;

/// What one thought came to.
pub struct Thought {
    table: Table,
    full_rollouts: bool,
    iterations_per_second: f64,
    nodes: usize,
    bytes: usize,
}

impl Thought {
    /// Thinks at a table, with full rollouts or the game's own.
    pub fn at(table: Table, full_rollouts: bool) -> Self {
        let (iterations, seconds, nodes, bytes) = with_match!(table.set_up(), m => {
            let found = think(m.state(), full_rollouts);
            (found.iterations, found.time.as_secs_f64(), found.nodes, found.bytes)
        });
        #[expect(clippy::cast_precision_loss, reason = "counts of one run are far below 2^52")]
        let iterations_per_second = iterations as f64 / seconds;
        Self { table, full_rollouts, iterations_per_second, nodes, bytes }
    }

    /// The heading of the rows.
    pub fn head() -> String {
        format!(
            "{:<12} {:>5} {:>9} {:>13} {:>9} {:>10}",
            "search", "seats", "rollouts", "iterations/s", "nodes", "bytes/node"
        )
    }

    /// A row of the table.
    pub fn row(&self) -> String {
        format!(
            "{:<12} {:>5} {:>9} {:>13.0} {:>9} {:>10}",
            self.table.game.info().id,
            self.table.seats,
            self.rollouts(),
            self.iterations_per_second,
            self.nodes,
            self.bytes / self.nodes.max(1)
        )
    }

    /// The row for programs.
    pub fn json(&self) -> Value {
        json!({
            "game": self.table.game.info().id,
            "seats": self.table.seats,
            "rollouts": self.rollouts(),
            "iterations_per_second": self.iterations_per_second.round(),
            "nodes": self.nodes,
            "bytes_per_node": self.bytes / self.nodes.max(1),
        })
    }

    const fn rollouts(&self) -> &'static str {
        if self.full_rollouts { "full" } else { "short" }
    }
}

fn think<G: Evaluate>(start: &G, full_rollouts: bool) -> Findings<G::Action> {
    let mut rng = generator(SEED, 0);
    let mut state = start.clone();
    while state.turn() == Turn::Chance {
        let outcome = state.sample_chance(&mut rng);
        state.play_unchecked(Actor::Chance, outcome, &mut ());
    }
    let asked = state.turn().next_actor().and_then(Actor::seat).unwrap_or(Seat::ALL[0]);
    let budget = Budget {
        iterations: u32::MAX,
        time: TIME,
        threads: 1,
        rollout: if full_rollouts { Rollout::Full } else { G::ROLLOUT },
        noise: 0.0,
    };
    Search::new(budget, rng).think(&Perspective::new(&state, asked))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_thought_about() {
        for table in Table::all().filter(Table::has_default_options) {
            for full in [false, true] {
                let thought = Thought::at(table, full);
                assert!(thought.iterations_per_second > 100.0, "{}", thought.row());
            }
        }
    }
}
