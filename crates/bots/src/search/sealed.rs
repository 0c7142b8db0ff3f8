//! A choice that all make at once: regret matching against each other.
//!
//! In every round each seat draws an action from what it would like to have played so far, and is
//! then told what each of its actions would have brought against the others'. Averaged over the
//! rounds, such play comes close to an equilibrium: a mixed strategy that cannot be foreseen.

use engine::{Actor, Game, Seat, SeatSet};
use rand::RngExt;

use super::{Candidate, Worth};
use crate::Generator;

/// What every seat that owes a choice has learnt.
pub(crate) struct Sealed<G: Game> {
    sides: Vec<Side<G::Action>>,
    rounds: u32,
    dice: Generator,
}

/// One seat's choice. The lists go by the index of an action.
struct Side<A> {
    seat: Seat,
    actions: Vec<A>,
    /// How much more each action would have brought than what was played; never below zero.
    regrets: Vec<f32>,
    /// The strategy of this round.
    strategy: Vec<f32>,
    /// Sum of the strategies of all rounds, later ones counting more.
    average: Vec<f32>,
    /// Sum of what each action would have brought, weighed like the strategies.
    sums: Vec<Worth>,
    /// What each would have brought this time.
    chances: Vec<f32>,
    drawn: usize,
    weight: f32,
}

impl<G: Game> Sealed<G> {
    pub fn new(world: &G, owed: SeatSet, dice: Generator) -> Self {
        let side = |seat: Seat| {
            let mut actions = Vec::new();
            world.legal(Actor::Seat(seat), &mut actions);
            Side::new(seat, actions)
        };
        Self { sides: owed.iter().map(side).collect(), rounds: 0, dice }
    }

    /// One round, in which `own` and one of the others, in turn, learn. `value` tells what a joint
    /// choice is worth to a seat. Returns how many were valued.
    pub fn round(
        &mut self,
        world: &G,
        own: Seat,
        mut value: impl FnMut(&mut G, Seat) -> Worth,
    ) -> u32 {
        let weight = self.rounds as f32 + 1.0;
        self.sides.iter_mut().for_each(|side| side.draw(weight, &mut self.dice));
        let others = self.sides.len() - 1;
        let turn = self.rounds as usize % others.max(1);
        self.rounds = self.rounds.saturating_add(1);
        let mut other = 0;
        let mut valued = 0;
        for at in 0..self.sides.len() {
            let learns = if self.sides[at].seat == own {
                true
            } else {
                other += 1;
                other - 1 == turn
            };
            if learns {
                valued += self.learn(at, world, weight, &mut value);
            }
        }
        valued
    }

    /// Tells a side what each of its actions would have brought against what the others drew.
    fn learn(
        &mut self,
        at: usize,
        world: &G,
        weight: f32,
        value: &mut impl FnMut(&mut G, Seat) -> Worth,
    ) -> u32 {
        let seat = self.sides[at].seat;
        let mut before = world.clone();
        for other in self.sides.iter().filter(|side| side.seat != seat) {
            before.play_unchecked(Actor::Seat(other.seat), other.actions[other.drawn], &mut ());
        }
        let side = &mut self.sides[at];
        for (index, &action) in side.actions.iter().enumerate() {
            let mut after = before.clone();
            after.play_unchecked(Actor::Seat(seat), action, &mut ());
            let worth = value(&mut after, seat);
            side.chances[index] = worth.chance;
            side.sums[index].add(worth, weight);
        }
        side.weight += weight;
        side.regret();
        u32::try_from(side.actions.len()).unwrap_or(u32::MAX)
    }

    /// An action of a seat, drawn from its strategy.
    pub fn draw(&mut self, seat: Seat) -> Option<G::Action> {
        let side = self.sides.iter().find(|side| side.seat == seat)?;
        let index = pick(&side.average, side.average.iter().sum(), &mut self.dice);
        side.actions.get(index).copied()
    }

    /// What a seat found out about its actions.
    pub fn candidates(&self, seat: Seat) -> Vec<Candidate<G::Action>> {
        let Some(side) = self.sides.iter().find(|side| side.seat == seat) else {
            return Vec::new();
        };
        let total: f32 = side.average.iter().sum();
        let candidate = |(index, &action): (usize, &G::Action)| Candidate {
            action,
            share: side.average[index] / total,
            worth: side.sums[index].scaled(1.0 / side.weight),
        };
        side.actions.iter().enumerate().map(candidate).collect()
    }
}

impl<A> Side<A> {
    fn new(seat: Seat, actions: Vec<A>) -> Self {
        let zeros = || vec![0.0; actions.len()];
        Self {
            seat,
            regrets: zeros(),
            strategy: zeros(),
            average: zeros(),
            sums: vec![Worth::default(); actions.len()],
            chances: zeros(),
            drawn: 0,
            weight: 0.0,
            actions,
        }
    }

    /// This round's strategy, in proportion to the regrets, and an action drawn from it.
    fn draw(&mut self, weight: f32, rng: &mut Generator) {
        let total: f32 = self.regrets.iter().sum();
        let even = 1.0 / self.actions.len() as f32;
        for (index, strategy) in self.strategy.iter_mut().enumerate() {
            *strategy = if total > 0.0 { self.regrets[index] / total } else { even };
            self.average[index] += *strategy * weight;
        }
        self.drawn = pick(&self.strategy, 1.0, rng);
    }

    fn regret(&mut self) {
        let played: f32 =
            self.chances.iter().zip(&self.strategy).map(|(chance, share)| chance * share).sum();
        for (regret, chance) in self.regrets.iter_mut().zip(&self.chances) {
            *regret = (*regret + chance - played).max(0.0);
        }
    }
}

/// An index drawn in proportion to weights that add up to `total`.
pub(crate) fn pick(weights: &[f32], total: f32, rng: &mut Generator) -> usize {
    let mut left = rng.random::<f32>() * total;
    for (index, &weight) in weights.iter().enumerate() {
        if left < weight {
            return index;
        }
        left -= weight;
    }
    // Rounding left a crumb: the last that has a weight at all.
    weights.iter().rposition(|&weight| weight > 0.0).unwrap_or(0)
}
