//! Advice: a few good actions, and why, from what a search saw.

use engine::{Perspective, RuleId, ScoreItem, Seat};

use crate::{Budget, Candidate, Generator, Search, Worth, evaluate::Evaluate};

/// An action worth thinking about.
#[derive(Clone, Debug)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// What came of it on average.
    pub worth: Worth,
    /// What it is expected to bring the seat itself.
    pub own: Gain,
    /// The other seat that is expected to gain most meanwhile, and what.
    pub rival: Option<(Seat, Gain)>,
}

/// What a seat is expected to gain until the next choice of all.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gain {
    /// Points scored, by rule.
    pub scored: Vec<(RuleId, f32)>,
    /// Points that come nearer: what the outlook grows beyond what is scored.
    pub promised: f32,
}

impl Gain {
    /// Everything together.
    #[must_use]
    pub fn total(&self) -> f32 {
        self.scored.iter().map(|(_, points)| points).sum::<f32>() + self.promised
    }
}

/// No more candidates than these are shown.
const MOST: usize = 3;
/// A candidate must hold at least this share of the attention that the best one holds.
const SERIOUS: f32 = 0.1;
/// Worlds over which gains are averaged.
const WORLDS: u8 = 64;

/// Up to three candidate actions, the best first.
#[must_use]
pub fn hints<G: Evaluate>(
    seen: &Perspective<'_, G>,
    budget: Budget,
    rng: Generator,
) -> Vec<Hint<G::Action>> {
    let mut search = Search::new(budget, rng);
    let found = search.think(seen).candidates;
    let least = found.first().map_or(0.0, |best| best.share * SERIOUS);
    let serious = found.iter().take(MOST).filter(|candidate| candidate.share >= least);
    serious.map(|candidate| reasoned(&mut search, seen, candidate)).collect()
}

fn reasoned<G: Evaluate>(
    search: &mut Search<G>,
    seen: &Perspective<'_, G>,
    candidate: &Candidate<G::Action>,
) -> Hint<G::Action> {
    let mut sums: Vec<Ledger> = Vec::new();
    for _ in 0..WORLDS {
        let line = search.imagine(seen, candidate.action);
        let (before, after) = (ledgers(&line.before), ledgers(&line.after));
        sums.resize(before.len(), Ledger::default());
        for (sum, (after, before)) in sums.iter_mut().zip(after.iter().zip(&before)) {
            sum.add_difference(after, before);
        }
    }
    let mut gains: Vec<Gain> = sums.into_iter().map(Ledger::mean).collect();
    let own = std::mem::take(&mut gains[seen.seat().index()]);
    let others = Seat::ALL.into_iter().zip(gains).filter(|(seat, _)| *seat != seen.seat());
    let rival = others.max_by(|(_, a), (_, b)| a.total().total_cmp(&b.total()));
    Hint { action: candidate.action, worth: candidate.worth, own, rival }
}

/// What a seat has and may expect.
#[derive(Clone, Debug, Default)]
struct Ledger {
    items: Vec<(RuleId, f32)>,
    outlook: f32,
}

fn ledgers<G: Evaluate>(world: &G) -> Vec<Ledger> {
    let mut items: Vec<ScoreItem> = Vec::new();
    let ledger = |seat: Seat| {
        items.clear();
        world.score_items(seat, &mut items);
        let items = items.iter().map(|item| (item.rule, crate::evaluate::points(item.points)));
        Ledger { items: items.collect(), outlook: world.outlook(seat) }
    };
    Seat::first(world.seats()).map(ledger).collect()
}

impl Ledger {
    fn add_difference(&mut self, after: &Self, before: &Self) {
        let was = |rule| before.items.iter().find(|(r, _)| *r == rule).map_or(0.0, |(_, p)| *p);
        for &(rule, points) in &after.items {
            let gained = points - was(rule);
            match self.items.iter_mut().find(|(known, _)| *known == rule) {
                Some((_, sum)) => *sum += gained,
                None => self.items.push((rule, gained)),
            }
        }
        self.outlook += after.outlook - before.outlook;
    }

    fn mean(self) -> Gain {
        let share = 1.0 / f32::from(WORLDS);
        let mean = |(rule, sum)| (rule, sum * share);
        let all: Vec<(RuleId, f32)> = self.items.into_iter().map(mean).collect();
        let scored: f32 = all.iter().map(|(_, points)| points).sum();
        let mut told: Vec<_> = all.into_iter().filter(|(_, points)| points.abs() >= 0.05).collect();
        told.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        Gain { scored: told, promised: self.outlook * share - scored }
    }
}
