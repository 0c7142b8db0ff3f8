//! The exact answers: play that nobody can beat, and how much anybody can win against given play.

use std::collections::BTreeMap;

use bots::evaluate::Evaluate;
use engine::{Actor, Scores, Seat, Turn};

/// How often a seat takes each of its legal actions, given what it has noticed.
pub type Policy<'a, G> = dyn FnMut(&G, Seat, u64) -> Vec<f64> + 'a;

/// A position, and what each of two seats has noticed on the way to it.
#[derive(Clone)]
pub struct Case<G> {
    state: G,
    noticed: [u64; 2],
}

impl<G: Evaluate> Case<G> {
    pub fn start(state: G) -> Self {
        Self { state, noticed: [0; 2] }
    }

    fn legal(&self, actor: Actor) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.state.legal(actor, &mut legal);
        legal
    }

    fn after(&self, actor: Actor, action: G::Action) -> Self {
        let mut after = self.clone();
        for seat in Seat::first(2) {
            let noticed = &mut after.noticed[seat.index()];
            *noticed = *noticed * 11 + self.state.noticed(seat, actor, action) + 1;
        }
        after.state.play_unchecked(actor, action, &mut ());
        after
    }

    /// What a seat wins of a finished match.
    fn won(&self, seat: Seat) -> f64 {
        f64::from(Scores::of(&self.state).winners().eq([seat]))
    }

    /// The next positions, and how likely each is.
    fn next(&self, policy: &mut Policy<'_, G>) -> Vec<(Self, f64)> {
        let actor = self.state.turn().next_actor().expect("the match goes on");
        let legal = self.legal(actor);
        let shares = match actor {
            Actor::Chance => vec![even(legal.len()); legal.len()],
            Actor::Seat(seat) => policy(&self.state, seat, self.noticed[seat.index()]),
        };
        legal
            .iter()
            .zip(shares)
            .map(|(&action, share)| (self.after(actor, action), share))
            .collect()
    }
}

/// The share of each of so many that are alike.
pub fn even(many: usize) -> f64 {
    1.0 / f64::from(u32::try_from(many).expect("few"))
}

/// What the best answer to a policy wins, from cases that `own` cannot tell apart.
pub fn best_response<G: Evaluate>(
    cases: &[(Case<G>, f64)],
    own: Seat,
    policy: &mut Policy<'_, G>,
) -> f64 {
    let first = &cases[0].0;
    if first.state.turn() == Turn::Over {
        return cases.iter().map(|(case, likely)| likely * case.won(own)).sum();
    }
    if first.state.turn() == Turn::Seat(own) {
        let value = |action: G::Action| {
            let after =
                |(case, likely): &(Case<G>, f64)| (case.after(Actor::Seat(own), action), *likely);
            best_response(&cases.iter().map(after).collect::<Vec<_>>(), own, policy)
        };
        return first.legal(Actor::Seat(own)).into_iter().map(value).fold(0.0, f64::max);
    }
    let mut told_apart: BTreeMap<u64, Vec<(Case<G>, f64)>> = BTreeMap::new();
    for (case, likely) in cases {
        for (next, share) in case.next(policy) {
            told_apart.entry(next.noticed[own.index()]).or_default().push((next, likely * share));
        }
    }
    told_apart.values().map(|cases| best_response(cases, own, policy)).sum()
}

/// What the first seat wins when both follow a policy.
pub fn value<G: Evaluate>(case: &Case<G>, policy: &mut Policy<'_, G>) -> f64 {
    if case.state.turn() == Turn::Over {
        return case.won(Seat::new(0));
    }
    let next = case.next(policy);
    next.iter().filter(|(_, share)| *share > 0.0).map(|(c, share)| share * value(c, policy)).sum()
}

/// Counterfactual regret: at every information set what each action would have brought, until the
/// average of what was played cannot be beaten.
#[derive(Default)]
pub struct Solver {
    sets: BTreeMap<(usize, u64), Set>,
    rounds: u32,
}

#[derive(Default)]
struct Set {
    regrets: Vec<f64>,
    average: Vec<f64>,
}

impl Set {
    fn strategy(&self) -> Vec<f64> {
        let total: f64 = self.regrets.iter().sum();
        let even = even(self.regrets.len());
        let share = |regret: &f64| if total > 0.0 { regret / total } else { even };
        self.regrets.iter().map(share).collect()
    }
}

impl Solver {
    pub fn solve<G: Evaluate>(&mut self, start: &G, rounds: u32) {
        for _ in 0..rounds {
            self.rounds += 1;
            for learner in Seat::first(2) {
                self.walk(&Case::start(start.clone()), learner, 1.0, 1.0);
            }
        }
    }

    /// What the learner wins from here; `own` and `others` is how likely each would have come here.
    fn walk<G: Evaluate>(&mut self, case: &Case<G>, learner: Seat, own: f64, others: f64) -> f64 {
        let Some(actor) = case.state.turn().next_actor() else { return case.won(learner) };
        let legal = case.legal(actor);
        let Actor::Seat(seat) = actor else {
            let share = even(legal.len());
            let outcome = |&card: &G::Action| {
                share * self.walk(&case.after(actor, card), learner, own, others * share)
            };
            return legal.iter().map(outcome).sum();
        };
        let key = (seat.index(), case.noticed[seat.index()]);
        let known = self.sets.entry(key).or_default();
        known.regrets.resize(legal.len(), 0.0);
        known.average.resize(legal.len(), 0.0);
        let strategy = known.strategy();
        let mut values = Vec::with_capacity(legal.len());
        for (&action, share) in legal.iter().zip(&strategy) {
            let (own, others) =
                if seat == learner { (own * share, others) } else { (own, others * share) };
            values.push(self.walk(&case.after(actor, action), learner, own, others));
        }
        let value: f64 = values.iter().zip(&strategy).map(|(value, share)| value * share).sum();
        if seat == learner {
            let weight = own * f64::from(self.rounds);
            let known = self.sets.get_mut(&key).expect("it was just made");
            for (at, value_of_action) in values.iter().enumerate() {
                known.regrets[at] =
                    (known.regrets[at] + others * (value_of_action - value)).max(0.0);
                known.average[at] += weight * strategy[at];
            }
        }
        value
    }

    /// How often each action is taken on average.
    pub fn average(&self, seat: Seat, noticed: u64) -> Vec<f64> {
        let average = &self.sets[&(seat.index(), noticed)].average;
        let total: f64 = average.iter().sum();
        let even = even(average.len());
        average.iter().map(|sum| if total > 0.0 { sum / total } else { even }).collect()
    }
}
