//! What a position is worth: the one thing that bots must be told of each game.

mod castle;
mod kings_road;

use engine::{Actor, Game, MAX_SEATS, Seat, Turn};

use crate::{Level, Rollout};

/// A game whose positions and actions can be valued at a glance. All a bot knows of a game besides
/// its rules; nothing here decides what is legal.
pub trait Evaluate: Game {
    /// How many points, from here on, a difference of one between two seats is worth less than
    /// certainty: the scale of the curve from lead to chance of winning.
    const LEAD_SCALE: f32;

    /// Whether the next sealed choice follows at once when all have chosen, so that each can be told
    /// what its other actions would have brought.
    const SEALED_RESOLVES_AT_ONCE: bool;
    /// How a thought ends that has left what is known.
    const ROLLOUT: Rollout;
    /// Outcomes that each level imagines for a decision.
    const ITERATIONS: [u32; Level::ALL.len()];

    /// The points a seat is likely to have at the end, as far as one can see.
    fn outlook(&self, seat: Seat) -> f32;

    /// Appends how promising each action looks before anything is tried; only the order matters.
    /// Unless a game knows better: what the seat's outlook would be right after it.
    fn promises(&self, seat: Seat, actions: &[Self::Action], out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|&action| {
            let mut after = self.clone();
            after.play_unchecked(Actor::Seat(seat), action, &mut ());
            after.outlook(seat)
        }));
    }
}

/// Whole points as a number to reckon with.
pub(crate) const fn points(total: i32) -> f32 {
    total as f32
}

/// Each seat's chance of winning, between 0 and 1: exact when the match is over, a guess from the
/// outlooks before.
pub(crate) fn chances<G: Evaluate>(state: &G) -> [f32; MAX_SEATS] {
    let seats = state.seats();
    let mut chances = [0.0; MAX_SEATS];
    if state.turn() == Turn::Over {
        let mut best = state.standing(Seat::new(0));
        for seat in Seat::first(seats) {
            best = best.max(state.standing(seat));
        }
        let won = |seat: &Seat| state.standing(*seat) == best;
        let share =
            1.0 / f32::from(u8::try_from(Seat::first(seats).filter(won).count()).unwrap_or(1));
        for seat in Seat::first(seats).filter(won) {
            chances[seat.index()] = share;
        }
        return chances;
    }
    // Softmax of the outlooks: with two seats the logistic curve of the lead.
    let mut outlooks = [f32::NEG_INFINITY; MAX_SEATS];
    for seat in Seat::first(seats) {
        outlooks[seat.index()] = state.outlook(seat);
    }
    let best = outlooks.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for seat in Seat::first(seats) {
        let weight = ((outlooks[seat.index()] - best) / G::LEAD_SCALE).exp();
        chances[seat.index()] = weight;
        sum += weight;
    }
    chances.map(|chance| chance / sum)
}

/// Each seat's lead over the best other, in points.
pub(crate) fn leads<G: Evaluate>(world: &G) -> [f32; MAX_SEATS] {
    let seats = world.seats();
    let over = world.turn() == Turn::Over;
    let mut totals = [f32::NEG_INFINITY; MAX_SEATS];
    for seat in Seat::first(seats) {
        let total = if over { points(world.standing(seat).total) } else { world.outlook(seat) };
        totals[seat.index()] = total;
    }
    let mut leads = [0.0; MAX_SEATS];
    for seat in Seat::first(seats) {
        let others = Seat::first(seats).filter(|&other| other != seat);
        let best = others.map(|other| totals[other.index()]).fold(f32::NEG_INFINITY, f32::max);
        leads[seat.index()] = totals[seat.index()] - best;
    }
    leads
}
