//! Advice: a few good actions, and why, from comparing how a search thinks they go on.

use engine::{Actor, MAX_SEATS, Perspective, RuleId, ScoreItem, Seat};

use crate::{
    Budget, Candidate, Generator, Line, Search, Worth,
    evaluate::{Evaluate, POINTS, points, topic},
};

/// An action worth thinking about.
#[derive(Clone, Debug)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// What came of it on average.
    pub worth: Worth,
    /// The chance that an equal would have before anything is played.
    pub even: f32,
    /// What it is expected to bring the seat itself.
    pub own: Gain,
    /// The other seat that is expected to gain most meanwhile, and what.
    pub rival: Option<(Seat, Gain)>,
    /// The other seat for which it makes most difference whether this or another candidate is taken,
    /// and how many points more, or fewer, it may then expect.
    pub touched: Option<(Seat, f32)>,
    /// What the seat means to do next, as far as it was thought about.
    pub plan: Vec<A>,
}

/// What a seat is expected to gain until the position is quiet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gain {
    /// Points scored, by rule.
    pub scored: Vec<(RuleId, f32)>,
    /// Points that come nearer: what the outlook grows beyond what is scored.
    pub promised: f32,
    /// Where they come nearer, or go away: topics of the game's features, the weightiest first.
    pub topics: Vec<(&'static str, f32)>,
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
/// Chances that differ by no more than this are alike.
const ALIKE: f32 = 0.005;
/// Worlds over which gains are averaged.
const WORLDS: u8 = 64;
/// Moves that a plan looks ahead.
const PLANNED: usize = 2;
/// Points below which a topic is not worth a word.
const LITTLE: f32 = 0.3;

/// Up to three candidate actions, the best first; of those with the same chance, the one with the
/// larger lead.
#[must_use]
pub fn hints<G: Evaluate>(
    seen: &Perspective<'_, G>,
    budget: Budget,
    rng: Generator,
) -> Vec<Hint<G::Action>> {
    let mut search = Search::new(budget, rng);
    let mut found = search.think(seen).candidates;
    let least = found.first().map_or(0.0, |best| best.share * SERIOUS);
    found.truncate(MOST);
    found.retain(|candidate| candidate.share >= least);
    order(&mut found);
    let studies: Vec<Study<G>> =
        found.iter().map(|candidate| Study::of(&mut search, seen, candidate)).collect();
    let others = |at: usize| {
        // The best is compared with the next, the others with the best.
        studies.get(usize::from(at == 0)).map(|study| study.outlooks)
    };
    let hint = |(at, study): (usize, &Study<G>)| study.hint(seen.seat(), others(at));
    studies.iter().enumerate().map(hint).collect()
}

/// Why one candidate is better than another that was thought about in the same search.
pub(crate) fn compare<G: Evaluate>(
    search: &mut Search<G>,
    seen: &Perspective<'_, G>,
    better: &Candidate<G::Action>,
    other: &Candidate<G::Action>,
) -> Hint<G::Action> {
    let other = Study::of(search, seen, other).outlooks;
    Study::of(search, seen, better).hint(seen.seat(), Some(other))
}

/// The foremost stays first unless another has the same chance and more lead.
fn order<A>(found: &mut [Candidate<A>]) {
    for at in 1..found.len() {
        let mut at = at;
        while at > 0 && is_alike(&found[at - 1], &found[at]) {
            found.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Whether the second has the same chance and more lead.
fn is_alike<A>(one: &Candidate<A>, other: &Candidate<A>) -> bool {
    (one.worth.chance - other.worth.chance).abs() <= ALIKE && other.worth.lead > one.worth.lead
}

/// A candidate and what was seen on the lines that it leads to.
struct Study<G: Evaluate> {
    candidate: Candidate<G::Action>,
    seats: u8,
    gains: Vec<Gain>,
    /// What each seat may expect at the end of the lines.
    outlooks: [f32; MAX_SEATS],
    plan: Vec<G::Action>,
}

impl<G: Evaluate> Study<G> {
    fn of(
        search: &mut Search<G>,
        seen: &Perspective<'_, G>,
        candidate: &Candidate<G::Action>,
    ) -> Self {
        let mut sums: Vec<Ledger> = Vec::new();
        let mut plans: Vec<(Vec<G::Action>, u8)> = Vec::new();
        let mut outlooks = [0.0; MAX_SEATS];
        for _ in 0..WORLDS {
            let line = search.imagine(seen, candidate.action);
            let (before, after) = (ledgers(&line.before), ledgers(&line.after));
            sums.resize(before.len(), Ledger::default());
            for (sum, (after, before)) in sums.iter_mut().zip(after.iter().zip(&before)) {
                sum.add_difference(after, before);
            }
            for (mean, after) in outlooks.iter_mut().zip(&after) {
                *mean += after.outlook() / f32::from(WORLDS);
            }
            let plan = plan(&line, seen.seat());
            match plans.iter_mut().find(|(known, _)| *known == plan) {
                Some((_, times)) => *times += 1,
                None => plans.push((plan, 1)),
            }
        }
        // A plan is what happens in most worlds.
        let plan = plans.into_iter().max_by_key(|(_, times)| *times);
        let plan = plan.filter(|(_, times)| *times > WORLDS / 2).map(|(plan, _)| plan);
        Self {
            candidate: *candidate,
            seats: u8::try_from(sums.len()).expect("few seats"),
            gains: sums.into_iter().map(Ledger::mean::<G>).collect(),
            outlooks,
            plan: plan.unwrap_or_default(),
        }
    }

    /// The hint, compared with how seats stand after another candidate.
    fn hint(&self, own: Seat, other: Option<[f32; MAX_SEATS]>) -> Hint<G::Action> {
        let others = || Seat::first(self.seats).filter(|&seat| seat != own);
        let gain = |seat: Seat| self.gains[seat.index()].total();
        let rival = others().max_by(|&a, &b| gain(a).total_cmp(&gain(b)));
        let touched = other.and_then(|other| {
            let more = |seat: Seat| self.outlooks[seat.index()] - other[seat.index()];
            others().map(|seat| (seat, more(seat))).max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()))
        });
        Hint {
            action: self.candidate.action,
            worth: self.candidate.worth,
            even: 1.0 / f32::from(self.seats),
            own: self.gains[own.index()].clone(),
            rival: rival.map(|seat| (seat, self.gains[seat.index()].clone())),
            touched,
            plan: self.plan.clone(),
        }
    }
}

/// What a seat does after the first move of a line, as far as it was thought about.
fn plan<G: Evaluate>(line: &Line<G>, own: Seat) -> Vec<G::Action> {
    let known = line.moves[..line.known].iter();
    let own = known.filter(|entry| entry.actor == Actor::Seat(own)).map(|entry| entry.action);
    own.skip(1).take(PLANNED).collect()
}

/// What a seat has and may expect.
#[derive(Clone, Debug, Default)]
struct Ledger {
    items: Vec<(RuleId, f32)>,
    /// Each feature by what it counts.
    counted: Vec<f32>,
}

fn ledgers<G: Evaluate>(world: &G) -> Vec<Ledger> {
    let mut items: Vec<ScoreItem> = Vec::new();
    let ledger = |seat: Seat| {
        items.clear();
        world.score_items(seat, &mut items);
        let items = items.iter().map(|item| (item.rule, points(item.points))).collect();
        let mut counted = vec![0.0; G::feature_names().len()];
        world.features(seat, &mut counted);
        let weights = &G::weights().at(world.players()).values;
        counted.iter_mut().zip(weights).for_each(|(feature, weight)| *feature *= weight);
        Ledger { items, counted }
    };
    Seat::first(world.seats()).map(ledger).collect()
}

impl Ledger {
    fn outlook(&self) -> f32 {
        self.counted.iter().sum()
    }

    fn add_difference(&mut self, after: &Self, before: &Self) {
        let was = |rule| before.items.iter().find(|(r, _)| *r == rule).map_or(0.0, |(_, p)| *p);
        for &(rule, points) in &after.items {
            let gained = points - was(rule);
            match self.items.iter_mut().find(|(known, _)| *known == rule) {
                Some((_, sum)) => *sum += gained,
                None => self.items.push((rule, gained)),
            }
        }
        self.counted.resize(after.counted.len(), 0.0);
        for (sum, (after, before)) in
            self.counted.iter_mut().zip(after.counted.iter().zip(&before.counted))
        {
            *sum += after - before;
        }
    }

    fn mean<G: Evaluate>(mut self) -> Gain {
        let share = 1.0 / f32::from(WORLDS);
        self.counted.iter_mut().for_each(|sum| *sum *= share);
        let mean = |(rule, sum)| (rule, sum * share);
        let all: Vec<(RuleId, f32)> = self.items.iter().copied().map(mean).collect();
        let scored: f32 = all.iter().map(|(_, points)| points).sum();
        let mut told: Vec<_> = all.into_iter().filter(|(_, points)| points.abs() >= 0.05).collect();
        told.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        Gain { scored: told, promised: self.outlook() - scored, topics: self.topics::<G>() }
    }

    /// Where points come nearer, gathered by topic; not those that are scored already.
    fn topics<G: Evaluate>(&self) -> Vec<(&'static str, f32)> {
        let mut topics: Vec<(&str, f32)> = Vec::new();
        for (name, points) in G::feature_names().iter().zip(&self.counted) {
            let topic = topic(name);
            match topics.last_mut().filter(|(known, _)| *known == topic) {
                Some((_, sum)) => *sum += points,
                None => topics.push((topic, *points)),
            }
        }
        topics.retain(|(topic, points)| *topic != POINTS && points.abs() >= LITTLE);
        topics.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
        topics
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_equal_chances_the_larger_lead_comes_first() {
        let candidate = |action: char, chance, lead| Candidate {
            action,
            share: 0.3,
            worth: Worth { chance, lead },
        };
        let mut found =
            [candidate('a', 0.61, 2.0), candidate('b', 0.61, 3.0), candidate('c', 0.5, 9.0)];
        order(&mut found);
        assert_eq!(found.map(|candidate| candidate.action), ['b', 'a', 'c']);
    }
}
