//! Information-set tree search: many matches imagined from what the seat knows.
//!
//! Every iteration draws a world that the seat cannot tell from the real one, walks down a tree of
//! what has been tried so far, tries something new, plays on to a quiet position and values it for
//! every seat. A node is what a seat has noticed on the way to it, never the hidden state, so that all
//! worlds teach the same tree: what is legal in some world only becomes an arm when such a world is met,
//! and counts as often as it could have been taken. Sealed choices are made by each seat for itself at the same
//! node, so that nobody's choice can depend on another's. Where seats know different things, each walks
//! down a tree of its own, so that nobody answers what it cannot know. Chance is drawn as it may fall;
//! a node follows more of its outcomes as it is visited more often.

mod line;
mod sealed;
mod side;
mod thinker;
mod tree;

use std::{
    thread,
    time::{Duration, Instant},
};

use engine::{Perspective, Seat, Turn};
use rand::RngExt;

use crate::{
    Bot, Generator,
    evaluate::{Evaluate, Judgement, Weights},
    generator,
};

pub use line::Line;
use sealed::pick;
use side::Scratch;
pub use thinker::Rollout;
use thinker::Thinker;

/// How much and how to think.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// Outcomes to imagine for a decision, over all threads.
    pub iterations: u32,
    /// Never think longer than this.
    pub time: Duration,
    /// Minds that think side by side.
    pub threads: usize,
    /// How an iteration ends.
    pub rollout: Rollout,
    /// How far off, in chance of winning, the final judgement may be.
    pub noise: f32,
}

/// What an action is worth to the seat that takes it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth {
    /// Chance of winning, between 0 and 1.
    pub chance: f32,
    /// Lead over the best other seat, in points.
    pub lead: f32,
}

impl Worth {
    fn of(judgement: &Judgement, seat: Seat) -> Self {
        let seat = seat.index();
        Self { chance: judgement.chances[seat], lead: judgement.leads[seat] }
    }

    fn add(&mut self, other: Self, weight: f32) {
        self.chance += other.chance * weight;
        self.lead += other.lead * weight;
    }

    fn scaled(self, by: f32) -> Self {
        Self { chance: self.chance * by, lead: self.lead * by }
    }

    /// Moves towards another value by a share of the difference.
    fn blend(&mut self, other: Self, share: f32) {
        self.chance += (other.chance - self.chance) * share;
        self.lead += (other.lead - self.lead) * share;
    }
}

/// A candidate action and what the search saw of it.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How much of its attention the search gave it, all together being 1; of a sealed choice, how
    /// often to take it.
    pub share: f32,
    /// What came of it on average.
    pub worth: Worth,
}

/// What a search found out.
#[derive(Clone, Debug)]
pub struct Findings<A> {
    /// The actions that were tried, the foremost first.
    pub candidates: Vec<Candidate<A>>,
    /// Outcomes imagined.
    pub iterations: u64,
    /// Nodes of the trees.
    pub nodes: usize,
    /// Bytes that the trees take.
    pub bytes: usize,
    /// Time it took.
    pub time: Duration,
}

impl<A> Findings<A> {
    /// How often to take each candidate. Where what one does must not be foreseen, any that is as
    /// good as the best: in a sealed choice that resolves at once, and where it would betray a hand.
    /// Else the one that held the attention.
    #[must_use]
    pub fn mixture<G: Evaluate>(&self, turn: Turn) -> Vec<f32> {
        let mixed = G::PRIVATE || matches!(turn, Turn::Sealed(_)) && G::SEALED_RESOLVES_AT_ONCE;
        let foremost = self.candidates.first().map_or(0.0, |candidate| candidate.share);
        let rare = foremost * if mixed { RARE } else { 1.0 };
        let serious = || self.candidates.iter().filter(|c| c.share >= rare);
        let best = serious().map(|c| c.worth.chance).fold(0.0, f32::max);
        let good = best - DOUBT * (1.0 - best);
        let weight = |c: &Candidate<_>| {
            if c.share < rare || c.worth.chance < good { 0.0 } else { c.share }
        };
        let mut weights: Vec<f32> = self.candidates.iter().map(weight).collect();
        if !mixed {
            // Of equals the first.
            weights.iter_mut().skip(1).for_each(|weight| *weight = 0.0);
        }
        let total: f32 = weights.iter().sum();
        weights.into_iter().map(|weight| weight / total).collect()
    }
}

/// The searching player.
pub struct Search<G: Evaluate> {
    budget: Budget,
    rng: Generator,
    judges_by: Option<Weights>,
    plain: bool,
    thinkers: Vec<Thinker<G>>,
}

impl<G: Evaluate> Search<G> {
    /// A player with this budget for every decision.
    #[must_use]
    pub fn new(budget: Budget, rng: Generator) -> Self {
        Self::sit_down(budget, None, false, rng)
    }

    /// A player that judges by weights of its own instead of the game's.
    #[must_use]
    pub fn judging_by(weights: Weights, budget: Budget, rng: Generator) -> Self {
        Self::sit_down(budget, Some(weights), false, rng)
    }

    /// A player that knows nothing of what expansions add: neither what it scores and promises nor when
    /// it is worth a thought. The control of those who know.
    #[must_use]
    pub fn plain(budget: Budget, rng: Generator) -> Self {
        let weights = G::weights().clone().without(G::ADDED);
        Self::sit_down(budget, Some(weights), true, rng)
    }

    fn sit_down(budget: Budget, judges_by: Option<Weights>, plain: bool, rng: Generator) -> Self {
        let mut bot = Self { budget, rng: rng.clone(), judges_by, plain, thinkers: Vec::new() };
        bot.begin(rng);
        bot
    }

    /// Thinks about a decision and tells what it saw.
    pub fn think(&mut self, seen: &Perspective<'_, G>) -> Findings<G::Action> {
        self.think_within(seen, self.budget.time)
    }

    fn think_within(&mut self, seen: &Perspective<'_, G>, time: Duration) -> Findings<G::Action> {
        let began = Instant::now();
        let deadline = began + self.budget.time.min(time);
        let minds = u32::try_from(self.thinkers.len()).unwrap_or(1);
        let share = self.budget.iterations.div_ceil(minds);
        let (first, others) = self.thinkers.split_first_mut().expect("at least one thinker");
        thread::scope(|scope| {
            for other in others {
                scope.spawn(|| other.think(seen, share, deadline));
            }
            first.think(seen, share, deadline);
        });
        self.findings(seen, began.elapsed())
    }

    /// What an action is worth that the last thought may have passed over.
    pub fn consider(&mut self, seen: &Perspective<'_, G>, action: G::Action) -> Option<Worth> {
        let iterations = self.budget.iterations / 8;
        self.thinkers[0].consider(seen, action, iterations);
        let candidates = self.thinkers[0].candidates(seen.seat());
        candidates.into_iter().find(|known| known.action == action).map(|known| known.worth)
    }

    /// How the match may go on when the seat takes an action and everybody answers as the last
    /// thought expects.
    pub fn imagine(&mut self, seen: &Perspective<'_, G>, action: G::Action) -> Line<G> {
        self.thinkers[0].imagine(seen, action)
    }

    fn findings(&self, seen: &Perspective<'_, G>, time: Duration) -> Findings<G::Action> {
        let share = 1.0 / self.thinkers.len() as f32;
        let mut candidates: Vec<Candidate<G::Action>> = Vec::new();
        for mut found in self.thinkers.iter().flat_map(|mind| mind.candidates(seen.seat())) {
            found.share *= share;
            match candidates.iter_mut().find(|known| known.action == found.action) {
                Some(known) => known.merge(&found),
                None => candidates.push(found),
            }
        }
        candidates.sort_by(|a, b| b.share.total_cmp(&a.share));
        Findings {
            candidates,
            iterations: self.thinkers.iter().map(Thinker::iterations).sum(),
            nodes: self.thinkers.iter().map(|mind| mind.tree().len()).sum(),
            bytes: self.thinkers.iter().map(|mind| mind.tree().bytes()).sum(),
            time,
        }
    }

    /// The action to take: any of the good ones, lest it be foreseen, or the one that held the
    /// attention.
    fn decide(&mut self, found: &Findings<G::Action>, turn: Turn) -> G::Action {
        if self.budget.noise > 0.0 {
            return self.misjudge(&found.candidates);
        }
        found.candidates[pick(&found.mixture::<G>(turn), 1.0, &mut self.rng)].action
    }

    /// The best action as one sees it whose judgement is a little off.
    fn misjudge(&mut self, candidates: &[Candidate<G::Action>]) -> G::Action {
        let mut best = (f32::NEG_INFINITY, candidates[0].action);
        for candidate in candidates {
            // Three dice are close enough to a bell.
            let error: f32 = (0..3).map(|_| self.rng.random_range(-1.0..1.0f32)).sum();
            let seen = candidate.worth.chance + error * self.budget.noise;
            if seen > best.0 {
                best = (seen, candidate.action);
            }
        }
        best.1
    }
}

/// Actions of a mixed strategy that are this much rarer than the foremost are leftovers of learning.
const RARE: f32 = 0.05;
/// So much of what is left to a certain win may lie between actions that are equally good.
const DOUBT: f32 = 0.01;

impl<A> Candidate<A> {
    fn merge(&mut self, other: &Self) {
        let share = self.share + other.share;
        self.worth.blend(other.worth, if share > 0.0 { other.share / share } else { 0.5 });
        self.share = share;
    }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn begin(&mut self, mut rng: Generator) {
        let thinker = |_| {
            let (judges_by, plain) = (self.judges_by.clone(), self.plain);
            let scratch = Scratch { judges_by, plain, ..Scratch::default() };
            Thinker::new(generator(rng.random(), 0), self.budget.rollout, scratch)
        };
        self.thinkers = (0..self.budget.threads.max(1)).map(thinker).collect();
        self.rng = rng;
    }

    fn choose(&mut self, seen: &Perspective<'_, G>) -> G::Action {
        self.choose_within(seen, self.budget.time)
    }

    fn choose_within(&mut self, seen: &Perspective<'_, G>, time: Duration) -> G::Action {
        let mut legal = Vec::new();
        seen.legal(&mut legal);
        if !self.plain {
            // What is worth a thought is the same in every world that the seat cannot tell apart.
            seen.sample(&mut self.rng.clone()).thin_out(&mut legal);
        }
        if let [only] = legal[..] {
            return only;
        }
        let found = self.think_within(seen, time);
        self.thinkers.iter_mut().for_each(Thinker::forget_sealed);
        self.decide(&found, seen.turn())
    }

    fn bytes(&self) -> usize {
        self.thinkers.iter().map(|mind| mind.tree().bytes()).sum()
    }
}
