//! A finished match in hindsight: what every decision was worth, and what would have been better.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    ops::ControlFlow,
};

use engine::{Actor, Move, Perspective, Seat};

use crate::{Budget, Candidate, Hint, Search, Worth, evaluate::Evaluate, generator, hint::compare};

/// A decision and what a search thinks of it.
#[derive(Clone, Debug)]
pub struct Judged<A> {
    /// Moves played before it.
    pub index: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub played: A,
    /// What that was worth.
    pub worth: Worth,
    /// What good play is worth here.
    pub best: Worth,
    /// An action that is better, if there is one, and why.
    pub better: Option<Hint<A>>,
}

impl<A> Judged<A> {
    /// Chance of winning that was given away.
    #[must_use]
    pub fn loss(&self) -> f32 {
        (self.best.chance - self.worth.chance).max(0.0)
    }
}

/// A match in hindsight.
#[derive(Clone, Debug)]
pub struct Analysis<A> {
    /// The decisions that left a choice, in order.
    pub decisions: Vec<Judged<A>>,
    /// How well each seat decided, from 0 to 100; nothing for a seat that had no choice.
    pub accuracy: Vec<Option<f32>>,
    /// The chance that an equal would have before anything is played.
    pub even: f32,
}

impl<A> Analysis<A> {
    /// The decisions that cost most, the dearest first.
    #[must_use]
    pub fn turning_points(&self, most: usize) -> Vec<&Judged<A>> {
        let mut found: Vec<&Judged<A>> =
            self.decisions.iter().filter(|judged| judged.better.is_some()).collect();
        found.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        found.truncate(most);
        found
    }
}

/// Losses below this are within what a search cannot tell.
const DOUBT: f32 = 0.02;
/// How fast accuracy falls with what a decision gave away: 5 % of the chance make it 55.
const SEVERITY: f32 = 12.0;

/// Raised by hand when a search judges otherwise than before with the same numbers.
const WAY_OF_THINKING: u32 = 1;

/// Tells apart what thinkers found out: another when weights, features, budget, rules or the way of
/// thinking change.
#[must_use]
pub fn thinker<G: Evaluate>(budget: &Budget) -> u64 {
    let mut hasher = DefaultHasher::new();
    (WAY_OF_THINKING, env!("CARGO_PKG_VERSION"), G::INFO.rules_version).hash(&mut hasher);
    format!("{:?} {:?} {budget:?}", G::feature_names(), G::weights()).hash(&mut hasher);
    hasher.finish()
}

/// Judges every decision of a match that began at `start`. `step` is told how many moves of how many
/// are behind and may break off; then there is no analysis.
pub fn analyse<G: Evaluate>(
    start: &G,
    moves: &[Move<G::Action>],
    budget: Budget,
    seed: u64,
    mut step: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> Option<Analysis<G::Action>> {
    let mut state = start.clone();
    let mut decisions = Vec::new();
    for (index, played) in moves.iter().enumerate() {
        if step(index, moves.len()).is_break() {
            return None;
        }
        if let Actor::Seat(seat) = played.actor {
            decisions.extend(judge(&state, seat, index, played.action, budget, seed));
        }
        state.play_unchecked(played.actor, played.action, &mut ());
    }
    let of = |seat| decisions.iter().filter(move |judged| judged.seat == seat).map(Judged::loss);
    let accuracy = Seat::first(start.seats()).map(|seat| accuracy(of(seat))).collect();
    Some(Analysis { decisions, accuracy, even: 1.0 / f32::from(start.seats()) })
}

/// What a search thinks of a decision, if there was any choice: of a position in which `seat` did
/// something after `index` moves.
pub fn judge<G: Evaluate>(
    state: &G,
    seat: Seat,
    index: usize,
    played: G::Action,
    budget: Budget,
    seed: u64,
) -> Option<Judged<G::Action>> {
    let own = Perspective::new(state, seat);
    let mut legal = Vec::new();
    own.legal(&mut legal);
    if legal.len() < 2 {
        return None;
    }
    let mut search = Search::new(budget, generator(seed, index as u64));
    let found = search.think(&own).candidates;
    let worth = search.consider(&own, played)?;
    let foremost = found.first()?;
    let best = if G::SEALED_RESOLVES_AT_ONCE { mixed(&found) } else { foremost.worth };
    let mut judged = Judged { index, seat, played, worth, best, better: None };
    if judged.loss() > DOUBT && foremost.action != played {
        let taken = Candidate { action: played, share: 0.0, worth };
        judged.better = Some(compare(&mut search, &own, foremost, &taken));
    } else {
        judged.best = if best.chance > worth.chance { worth } else { best };
    }
    Some(judged)
}

/// What a mixed strategy is worth.
fn mixed<A>(found: &[Candidate<A>]) -> Worth {
    let sum = |of: fn(&Worth) -> f32| found.iter().map(|c| c.share * of(&c.worth)).sum::<f32>();
    Worth { chance: sum(|worth| worth.chance), lead: sum(|worth| worth.lead) }
}

/// How well somebody decided, from 0 to 100, by what their decisions gave away; nothing without one.
pub fn accuracy(losses: impl Iterator<Item = f32>) -> Option<f32> {
    let (count, sum) = losses
        .fold((0_usize, 0.0), |(count, sum), loss| (count + 1, sum + (-SEVERITY * loss).exp()));
    (count > 0).then(|| 100.0 * sum / count as f32)
}
