//! Matches to learn from: every seat judges by weights of its own, shaken a little at random.

use std::fmt::Write;

use bots::{
    Bot, Budget, Generator, Observer, Search,
    evaluate::{Column, Evaluate, Weights},
    generator, play_out,
};
use engine::{Actor, Seat, Turn};
use rand::RngExt;

use super::solve::count;
use crate::parallel;

/// How matches are played.
pub struct Play<'a> {
    /// How much is thought about a decision.
    pub budget: Budget,
    /// What is shaken.
    pub weights: &'a Column,
    /// How strongly, feature by feature; at all 0 nothing is.
    pub shakes: &'a [f32],
    /// Where all choices come from.
    pub seed: u64,
}

/// A match that was played.
pub struct Played {
    /// One for every seat; of who plays alone, one for each of two tables.
    pub seats: Vec<Shaken>,
    /// How far the seats' features lay from the mean of the table at quiet positions: sums of squares.
    pub spreads: Vec<f64>,
    /// Positions behind these sums, times seats.
    pub sights: usize,
}

/// A seat and what came of its weights.
pub struct Shaken {
    /// How its weights differed, in shakes.
    pub by: Vec<f32>,
    /// What it had in the end, more than whom the rules play; nothing if the match was broken off.
    pub scored: f64,
}

impl Played {
    /// Puts the seats of another table to those of this one.
    fn add(&mut self, other: Self) {
        self.seats.extend(other.seats);
        self.spreads.iter_mut().zip(other.spreads).for_each(|(sum, more)| *sum += more);
        self.sights += other.sights;
    }
}

impl Play<'_> {
    /// Plays so many matches, at each of the tables in turn; the same on any number of threads.
    pub fn matches<G: Evaluate>(&self, starts: &[G], matches: u64) -> Vec<Played> {
        parallel::each(matches, |index| {
            let start = &starts[usize::try_from(index).unwrap_or(0) % starts.len()];
            self.play(start, index)
        })
    }

    /// A table; of a game that is played alone two, at which the same comes up: so that there, too,
    /// somebody is compared with somebody.
    fn play<G: Evaluate>(&self, start: &G, index: u64) -> Played {
        let mut luck = generator(self.seed, index * 16 + 15);
        let mut played = self.play_table(start, index, &mut luck);
        if start.players() == 1 {
            played.add(self.play_table(start, index, &mut luck));
        }
        played
    }

    fn play_table<G: Evaluate>(&self, start: &G, index: u64, luck: &mut Generator) -> Played {
        let stream = |seat: usize| generator(self.seed, index * 16 + 1 + seat as u64);
        let players = usize::from(start.players());
        let mut seats: Vec<Shaken> = (0..players).map(|_| self.shake(luck)).collect();
        let sit = |(at, seat): (usize, &Shaken)| -> Box<dyn Bot<G>> {
            Box::new(Search::judging_by(self.weights_of(seat), self.budget, stream(at)))
        };
        let mut bots: Vec<_> = seats.iter().enumerate().map(sit).collect();
        let mut state = start.clone();
        let mut seen = Seen { spreads: vec![0.0; self.shakes.len()], sights: 0, moves: 0 };
        play_out(&mut state, &mut bots, &mut generator(self.seed, index * 16), &mut seen);
        let is_over = state.turn() == Turn::Over;
        let total = |seat| if is_over { f64::from(state.standing(seat).total) } else { 0.0 };
        // Whom the rules play is to be beaten by everybody.
        let by_rules = Seat::first(state.seats()).skip(players).map(total).fold(0.0, f64::max);
        for (seat, shaken) in Seat::first(start.players()).zip(&mut seats) {
            shaken.scored = total(seat) - by_rules;
        }
        Played { seats, spreads: seen.spreads, sights: seen.sights }
    }

    fn shake(&self, luck: &mut Generator) -> Shaken {
        let by = self.shakes.iter().map(|&shake| if shake > 0.0 { bell(luck) } else { 0.0 });
        Shaken { by: by.collect(), scored: 0.0 }
    }

    fn weights_of(&self, seat: &Shaken) -> Weights {
        let each = self.weights.values.iter().zip(&seat.by).zip(self.shakes);
        let values = each.map(|((weight, by), shake)| weight + by * shake).collect();
        Weights::alike(self.weights.lead_scale, values)
    }
}

/// Twelve dice are close enough to a bell of width 1.
fn bell(luck: &mut Generator) -> f32 {
    (0..12).map(|_| luck.random::<f32>()).sum::<f32>() - 6.0
}

/// Moves after which a match is broken off: shaken weights may have nobody want the end.
const MOST_MOVES: usize = 2_000;

/// Notes how far the seats differ at every quiet position.
struct Seen {
    spreads: Vec<f64>,
    sights: usize,
    moves: usize,
}

impl<G: Evaluate> Observer<G> for Seen {
    fn has_seen_enough(&self) -> bool {
        self.moves >= MOST_MOVES
    }

    fn note(&mut self, state: &G, _: Actor, _: G::Action) {
        self.moves += 1;
        if !state.is_quiet() {
            return;
        }
        let features = |seat: Seat| {
            let mut features = vec![0.0; self.spreads.len()];
            state.features(seat, &mut features);
            features
        };
        let rows: Vec<Vec<f32>> = Seat::first(state.seats()).map(features).collect();
        for row in less_the_mean(&rows) {
            self.spreads.iter_mut().zip(row).for_each(|(sum, far)| *sum += f64::from(far * far));
        }
        self.sights += rows.len();
    }
}

/// Rows, each less the mean of all.
#[expect(clippy::cast_possible_truncation, reason = "a mean of small numbers")]
pub fn less_the_mean(rows: &[Vec<f32>]) -> Vec<Vec<f32>> {
    let share = (1.0 / count(rows.len())) as f32;
    let mean = |at: usize| rows.iter().map(|row| row[at] * share).sum::<f32>();
    let means: Vec<f32> = (0..rows.first().map_or(0, Vec::len)).map(mean).collect();
    rows.iter().map(|row| row.iter().zip(&means).map(|(own, mean)| own - mean).collect()).collect()
}

/// Everything that was tried, for other programs: a line for each seat of each match.
pub fn csv(names: &[String], seats: u8, matches: &[Played]) -> String {
    let mut text = format!("seats,match,scored,{}\n", names.join(","));
    for (index, played) in matches.iter().enumerate() {
        for seat in &played.seats {
            let _ = write!(text, "{seats},{index},{}", seat.scored);
            seat.by.iter().for_each(|by| {
                let _ = write!(text, ",{by:.3}");
            });
            text.push('\n');
        }
    }
    text
}
