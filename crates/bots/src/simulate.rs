//! Many matches between bots, and what came of them.

use std::{
    ops::Range,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use engine::{Actor, Game, Move, Scores, Seat};
use serde::{Deserialize, Serialize};

use crate::{Bot, BotSpec, Observer, Series, Signature, evaluate::Evaluate, generator, play_out};

/// Which matches to play.
#[derive(Clone, Debug)]
pub struct Simulation<G: Evaluate> {
    /// Every match begins here.
    pub start: G,
    /// One bot for each player.
    pub bots: Vec<BotSpec>,
    /// How many matches.
    pub games: u64,
    /// Where all choices come from.
    pub seed: u64,
    /// How many matches are played at once.
    pub threads: usize,
}

/// A victory, in parts: any number of winners shares it without a remainder, so that sums do not
/// depend on who added them up.
pub const VICTORY: u64 = 60;

/// What came of a simulation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Matches played.
    pub games: u64,
    /// Decisions of seats; a sealed choice of one seat is one decision, chance does not count.
    pub decisions: u64,
    /// The most decisions of one match.
    pub max_decisions: u64,
    /// Sum of each seat's totals.
    pub total_scores: Vec<i64>,
    /// Each seat's totals, in no order.
    pub scores: Vec<Vec<i32>>,
    /// Each seat's victories, in parts of [`VICTORY`]; a shared victory is divided.
    pub wins: Vec<u64>,
    /// Depends only on what was played.
    pub signature: u64,
    /// Wall-clock time.
    pub time: Duration,
}

impl<G: Evaluate> Simulation<G> {
    /// Plays all matches. `done` counts them while they are played; `keep` is handed the moves of
    /// each finished match, if anybody wants them.
    pub fn run(&self, done: &AtomicU64, keep: Option<&Keep<'_, G>>) -> Report {
        let began = Instant::now();
        let threads = self.threads.clamp(1, 256) as u64;
        let mut report = thread::scope(|scope| {
            let part = |first| scope.spawn(move || self.run_part(first, threads, done, keep));
            let parts: Vec<_> = (0..threads).map(part).collect();
            let parts = parts.into_iter().map(|part| part.join().expect("a match panicked"));
            self.gathered(parts, Duration::ZERO)
        });
        report.time = began.elapsed();
        report
    }

    /// What came of all parts of it.
    #[must_use]
    pub fn gathered(&self, parts: impl IntoIterator<Item = Report>, time: Duration) -> Report {
        let report = parts.into_iter().fold(Report::new(self.start.seats()), Report::and);
        Report { time, ..report }
    }

    fn players(&self) -> Vec<Box<dyn Bot<G>>> {
        self.bots.iter().map(|bot| bot.sit_down(generator(self.seed, 0))).collect()
    }

    /// Every `step`th match from `first` on.
    fn run_part(
        &self,
        first: u64,
        step: u64,
        done: &AtomicU64,
        keep: Option<&Keep<'_, G>>,
    ) -> Report {
        let mut report = Report::new(self.start.seats());
        let mut bots = self.players();
        let mut index = first;
        while index < self.games {
            self.play_one(index, &mut bots, keep, &mut report);
            done.fetch_add(1, Ordering::Relaxed);
            index += step;
        }
        report
    }

    /// Plays the match with this index: the same match whoever plays it, and whenever.
    fn play_one(
        &self,
        index: u64,
        bots: &mut [Box<dyn Bot<G>>],
        keep: Option<&Keep<'_, G>>,
        report: &mut Report,
    ) {
        let stream = index * 8;
        for (seat, bot) in (1..).zip(bots.iter_mut()) {
            bot.begin(generator(self.seed, stream + seat));
        }
        let mut chance = generator(self.seed, stream);
        let mut state = self.start.clone();
        let mut notes = Notes { signature: Signature::default(), moves: Vec::new(), keep };
        play_out(&mut state, bots, &mut chance, &mut notes);
        report.add(index, &state, notes.signature);
        if let Some(keep) = keep {
            keep(index, &notes.moves);
        }
    }
}

impl<G: Evaluate> Series for Simulation<G> {
    type Part = Report;

    fn part(&self, numbers: Range<u64>, go_on: &dyn Fn() -> bool) -> Option<Report> {
        let (mut report, mut bots) = (Report::new(self.start.seats()), self.players());
        for index in numbers {
            if !go_on() {
                return None;
            }
            self.play_one(index, &mut bots, None, &mut report);
        }
        Some(report)
    }

    fn matches_each(&self) -> u64 {
        1
    }
}

/// Takes the moves of a finished match.
pub type Keep<'a, G> = dyn Fn(u64, &[Move<<G as Game>::Action>]) + Sync + 'a;

struct Notes<'a, G: Game> {
    signature: Signature,
    moves: Vec<Move<G::Action>>,
    keep: Option<&'a Keep<'a, G>>,
}

impl<G: Game> Observer<G> for Notes<'_, G> {
    #[inline]
    fn note(&mut self, state: &G, actor: Actor, action: G::Action) {
        self.signature.note(state, actor, action);
        if self.keep.is_some() {
            self.moves.push(Move { actor, action });
        }
    }
}

impl Report {
    fn new(seats: u8) -> Self {
        let seats = usize::from(seats);
        Self {
            total_scores: vec![0; seats],
            scores: vec![Vec::new(); seats],
            wins: vec![0; seats],
            ..Self::default()
        }
    }

    fn add<G: Game>(&mut self, index: u64, state: &G, signature: Signature) {
        self.games += 1;
        self.decisions += signature.decisions;
        self.max_decisions = self.max_decisions.max(signature.decisions);
        // A sum, so that the order of the matches does not matter; the index tells them apart.
        let hash = signature.finish(state).rotate_left((index % 61) as u32) ^ index;
        self.signature = self.signature.wrapping_add(hash);
        for seat in Seat::first(state.seats()) {
            let total = state.standing(seat).total;
            self.total_scores[seat.index()] += i64::from(total);
            self.scores[seat.index()].push(total);
        }
        let scores = Scores::of(state);
        let share = VICTORY / scores.winners().count() as u64;
        for winner in scores.winners() {
            self.wins[winner.index()] += share;
        }
    }

    /// For each seat the total that so many of a hundred matches stay below; nothing without a match.
    #[must_use]
    pub fn percentile(&self, percent: usize) -> Vec<Option<i32>> {
        let at = |scores: &Vec<i32>| {
            let mut sorted = scores.clone();
            sorted.sort_unstable();
            sorted.get((sorted.len().saturating_sub(1) * percent + 50) / 100).copied()
        };
        self.scores.iter().map(at).collect()
    }

    fn and(mut self, other: Self) -> Self {
        self.games += other.games;
        self.decisions += other.decisions;
        self.max_decisions = self.max_decisions.max(other.max_decisions);
        self.signature = self.signature.wrapping_add(other.signature);
        self.total_scores.iter_mut().zip(other.total_scores).for_each(|(a, b)| *a += b);
        self.scores.iter_mut().zip(other.scores).for_each(|(a, b)| a.extend(b));
        self.wins.iter_mut().zip(other.wins).for_each(|(a, b)| *a += b);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_scores_lie_between_the_percentiles() {
        let scores = vec![(0..=20).rev().collect(), vec![7], Vec::new()];
        let report = Report { scores, ..Report::default() };
        assert_eq!(report.percentile(5), [Some(1), Some(7), None]);
        assert_eq!(report.percentile(50), [Some(10), Some(7), None]);
        assert_eq!(report.percentile(95), [Some(19), Some(7), None]);
    }
}
