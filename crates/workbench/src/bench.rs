//! How fast each game is: random playouts and thoughts of bots, on one core.
//!
//! The rows are measured in turns, several short rounds each, and the median counts: a machine that
//! is busy for a moment then slows no row more than another.

use std::{
    hint::black_box,
    num::NonZero,
    process::ExitCode,
    time::{Duration, Instant},
};

use bots::{Bot, BotSpec, Generator, Signature, evaluate::Evaluate, generator, play_out};
use engine::Seat;
use games::{GameId, with_match};
use serde_json::{Value, json};

use crate::{draw::Drawn, table::Table, thinking::Thought};

/// What to measure, and how to tell.
#[derive(clap::Args)]
pub struct Arguments {
    /// Rounds per row; the median is told
    #[arg(long, value_name = "N", default_value = "7")]
    rounds: NonZero<u32>,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

/// Each round of a row lasts at least this long.
const ROUND: Duration = Duration::from_millis(150);
/// Playouts between two looks at the clock.
const BATCH: u64 = 500;
/// Playouts that the signature covers.
const SIGNED: u64 = 1000;
const SEED: u64 = 1;

/// Measures every table with default options, and each other value of an option at the largest.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let measured = |table: &Table| {
        let largest = table.seats == table.game.info().seats.1;
        table.has_default_options() || largest && table.options().len() == 1
    };
    let mut rows: Vec<Row> = Table::all().filter(measured).map(Row::new).collect();
    for _ in 0..arguments.rounds.get() {
        rows.iter_mut().for_each(Row::measure);
    }
    if arguments.json {
        let rows: Vec<Value> = rows.iter().map(Row::json).collect();
        let thoughts: Vec<Value> = thoughts().map(|thought| thought.json()).collect();
        let drawn: Vec<Value> = drawings().map(|drawn| drawn.json()).collect();
        println!("{:#}", json!({ "playouts": rows, "search": thoughts, "drawing": drawn }));
    } else {
        println!(
            "{:<12} {:>5} {:>12} {:>9} {:>9} {:>6} {:>9} {:>7}  {:<17} options",
            "game",
            "seats",
            "decisions/s",
            "games/s",
            "dec/game",
            "bytes",
            "ns/clone",
            "allocs",
            "signature"
        );
        rows.iter().for_each(Row::print);
        println!("\n{}", Thought::head());
        thoughts().for_each(|thought| println!("{}", thought.row()));
        println!("\n{}", Drawn::head());
        drawings().for_each(|drawn| println!("{}", drawn.row()));
    }
    ExitCode::SUCCESS
}

/// Thoughts at every table with default options, with full rollouts and with the game's own.
fn thoughts() -> impl Iterator<Item = Thought> {
    let tables = Table::all().filter(Table::has_default_options);
    tables.flat_map(|table| [true, false].map(|full| Thought::at(table, full)))
}

/// A move of every game, drawn early and late.
fn drawings() -> impl Iterator<Item = Drawn> {
    GameId::ALL.iter().map(|&game| Drawn::of(game))
}

/// One table, what is always so with it, and the rounds measured.
struct Row {
    table: Table,
    facts: Facts,
    bench: Box<dyn Measure>,
    rounds: Vec<Round>,
}

impl Row {
    fn new(table: Table) -> Self {
        let bench = with_match!(table.set_up(), m => boxed(m.state()));
        Self { table, facts: bench.facts(), bench, rounds: Vec::new() }
    }

    fn measure(&mut self) {
        let round = self.bench.round();
        self.rounds.push(round);
    }

    fn median(&self, of: impl Fn(&Round) -> f64) -> f64 {
        let mut values: Vec<f64> = self.rounds.iter().map(of).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    }

    fn games_per_second(&self) -> f64 {
        self.median(|round| round.games_per_second)
    }

    fn decisions_per_second(&self) -> f64 {
        self.median(|round| round.decisions_per_second)
    }

    fn nanoseconds_per_clone(&self) -> f64 {
        self.median(|round| round.nanoseconds_per_clone)
    }

    fn json(&self) -> Value {
        json!({
            "game": self.table.game.info().id,
            "seats": self.table.seats,
            "options": self.table.options(),
            "decisions_per_second": self.decisions_per_second().round(),
            "games_per_second": self.games_per_second().round(),
            "decisions_per_game": self.facts.decisions_per_game,
            "state_bytes": self.facts.state_bytes,
            "nanoseconds_per_clone": self.nanoseconds_per_clone(),
            "allocations_per_playout": self.facts.allocations,
            "signature": format!("{:016x}", self.facts.signature),
        })
    }

    fn print(&self) {
        let options = self.table.options().join(" ");
        println!(
            "{:<12} {:>5} {:>12.0} {:>9.0} {:>9.1} {:>6} {:>9.1} {:>7}  {:016x}  {}",
            self.table.game.info().id,
            self.table.seats,
            self.decisions_per_second(),
            self.games_per_second(),
            self.facts.decisions_per_game,
            self.facts.state_bytes,
            self.nanoseconds_per_clone(),
            self.facts.allocations,
            self.facts.signature,
            if options.is_empty() { "default" } else { &options },
        );
    }
}

/// What does not depend on the machine.
struct Facts {
    signature: u64,
    decisions_per_game: f64,
    state_bytes: usize,
    allocations: u64,
}

/// What one round saw.
struct Round {
    games_per_second: f64,
    decisions_per_second: f64,
    nanoseconds_per_clone: f64,
}

/// A table of some game that can be measured.
trait Measure {
    fn facts(&self) -> Facts;
    fn round(&mut self) -> Round;
}

fn boxed<G: Evaluate>(start: &G) -> Box<dyn Measure> {
    Box::new(Players::sit_down(start))
}

/// Random bots around a table.
struct Players<G: Evaluate> {
    start: G,
    bots: Vec<Box<dyn Bot<G>>>,
    chance: Generator,
}

impl<G: Evaluate> Players<G> {
    fn sit_down(start: &G) -> Self {
        let bot = |seat: Seat| BotSpec::Random.sit_down(generator(SEED, 1 + seat.index() as u64));
        let bots = Seat::first(start.players()).map(bot).collect();
        Self { start: start.clone(), bots, chance: generator(SEED, 0) }
    }

    /// One playout from set-up to the end.
    fn play(&mut self) -> (Signature, G) {
        let mut state = self.start.clone();
        let mut notes = Signature::default();
        play_out(&mut state, &mut self.bots, &mut self.chance, &mut notes);
        (notes, state)
    }

    fn nanoseconds_per_clone(&self) -> f64 {
        const CLONES: u64 = 200_000;
        let began = Instant::now();
        for _ in 0..CLONES {
            black_box(black_box(&self.start).clone());
        }
        ratio(CLONES, began.elapsed().as_secs_f64()).recip() * 1e9
    }
}

impl<G: Evaluate> Measure for Players<G> {
    fn facts(&self) -> Facts {
        let mut fresh = Self::sit_down(&self.start);
        let mut decisions = 0;
        let mut signature = 0u64;
        for _ in 0..SIGNED {
            let (notes, state) = fresh.play();
            decisions += notes.decisions;
            signature = signature.rotate_left(1) ^ notes.finish(&state);
        }
        // Only now: the bots have room for their legal actions.
        let allocations = allocation_counter::measure(|| drop(black_box(fresh.play())));
        Facts {
            signature,
            decisions_per_game: ratio(decisions, 1.0) / ratio(SIGNED, 1.0),
            state_bytes: size_of::<G>(),
            allocations: allocations.count_total,
        }
    }

    fn round(&mut self) -> Round {
        let mut games = 0;
        let mut decisions = 0;
        let began = Instant::now();
        while began.elapsed() < ROUND {
            for _ in 0..BATCH {
                let (notes, state) = self.play();
                black_box(notes.finish(&state));
                decisions += notes.decisions;
            }
            games += BATCH;
        }
        let seconds = began.elapsed().as_secs_f64();
        Round {
            games_per_second: ratio(games, seconds),
            decisions_per_second: ratio(decisions, seconds),
            nanoseconds_per_clone: self.nanoseconds_per_clone(),
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of one run are far below 2^52")]
fn ratio(count: u64, by: f64) -> f64 {
    count as f64 / by
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_playout_allocates_nothing() {
        for table in Table::all().filter(Table::has_default_options) {
            let facts = with_match!(table.set_up(), m => boxed(m.state()).facts());
            assert_eq!(facts.allocations, 0, "{table}");
        }
    }

    #[test]
    fn the_facts_of_a_table_are_the_same_every_time() {
        for table in Table::all().filter(Table::has_default_options) {
            let facts = || with_match!(table.set_up(), m => boxed(m.state()).facts());
            assert_eq!(facts().signature, facts().signature, "{table}");
        }
    }
}
