//! What a position is worth: the one thing that bots must be told of each game.

mod architects;
mod castle;
mod kings_road;
mod viscounts;
mod weights;

use std::hash::{DefaultHasher, Hash, Hasher};

use engine::{Actor, Game, MAX_SEATS, Seat, Turn, Viewer};

use crate::{Level, Rivals, Rollout};

pub use weights::{Column, Weights};

/// The topic of points that there are.
pub const POINTS: &str = "points";

/// No game looks at more than this.
pub const MOST_FEATURES: usize = 128;

/// A game whose positions and actions can be valued at a glance. All a bot knows of a game besides
/// its rules; nothing here decides what is legal.
pub trait Evaluate: Game {
    /// Whether the next sealed choice follows at once when all have chosen, so that each can be told
    /// what its other actions would have brought.
    const SEALED_RESOLVES_AT_ONCE: bool;
    /// How a thought ends that has left what is known.
    const ROLLOUT: Rollout;
    /// Outcomes that each level imagines for a decision.
    const ITERATIONS: [u32; Level::ALL.len()];
    /// Whether a seat may know something that another does not, besides a sealed choice that is not
    /// opened yet, and what it does betrays that. Then each has a tree of its own, and it pays to be
    /// unforeseeable: any action that is as good as the best may be taken. Else all seats share one
    /// tree of what the searching one has noticed, and the action that held the attention is taken.
    const PRIVATE: bool = true;
    /// Whether a turn is made of many small choices. Then those before learn what a seat means to do
    /// after them, not what it only tries: a choice would look the worse the more poor ones follow it.
    /// Where few are tried at all, what came of each says more.
    const LONG_TURNS: bool = false;
    /// How many arms a choice has: so many times the root of its visits, the most promising first.
    /// With few, thoughts go deep where promises are good.
    const WIDEN: f32 = 6.0;
    /// No thought goes on for more moves than this beyond what is known.
    const PLIES: usize = 400;

    /// How many of the features, the last ones, tell of what an expansion adds.
    const ADDED: usize = 0;

    /// Opponents for whoever plays alone, if the game offers any: policies that people can read.
    const RIVALS: Option<Rivals<Self>> = None;

    /// Whether a thought may end here: nothing is half done, and the outlook means something. Unless
    /// a game knows better: before a sealed choice.
    fn is_quiet(&self) -> bool {
        matches!(self.turn(), Turn::Sealed(_))
    }

    /// Whether a thought of a seat may end at this quiet position. Unless a game knows better: at each.
    fn is_end_for(&self, _thinker: Seat) -> bool {
        true
    }

    /// How eagerly a search tries what did not look best so far, in chance of winning: the more its
    /// thoughts are left to luck, the more.
    fn curiosity(&self) -> f32 {
        0.3
    }

    /// How many quiet positions a thought passes beyond what is known before it ends. Guesses blur what
    /// it sees, but where the outlook of one position says little, seeing more is worth that.
    fn farsightedness(&self) -> u32 {
        0
    }

    /// What a seat sees, as a number: equal for positions that it cannot tell apart.
    fn seen_by(&self, seat: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.view(Viewer::Seat(seat)).hash(&mut hasher);
        hasher.finish()
    }

    /// What a seat notices of a move that is about to be made, as a number: equal for moves that it
    /// cannot tell apart, like what another draws unseen. Unless a game knows better: what it sees
    /// afterwards, which is right and slow.
    fn noticed(&self, seat: Seat, actor: Actor, action: Self::Action) -> u64 {
        if Self::PRIVATE {
            let mut after = self.clone();
            after.play_unchecked(actor, action, &mut ());
            after.seen_by(seat)
        } else {
            Self::action_id(action).expect("a canonical action has an id").into()
        }
    }

    /// The names of the features, at most [`MOST_FEATURES`]; the first is the points there are, but for
    /// those of an expansion, which have a name of their own under [`POINTS`]. A name is a topic, for
    /// which there are words, and after a dot what it is counted by.
    fn feature_names() -> &'static [String];

    /// What the features count.
    fn weights() -> &'static Weights;

    /// Fills in the features of a seat. All are 0 before.
    fn features(&self, seat: Seat, out: &mut [f32]);

    /// The points a seat is likely to have at the end, as far as one can see who judges by these
    /// weights.
    fn outlook(&self, seat: Seat, weights: &Column) -> f32 {
        let mut row = [0.0; MOST_FEATURES];
        let row = &mut row[..weights.values.len()];
        self.features(seat, row);
        weights.sum(row)
    }

    /// Takes out of the legal actions what is not worth a thought here, since a better moment for it
    /// comes; something is left.
    fn thin_out(&self, _legal: &mut Vec<Self::Action>) {}

    /// Appends how promising each action looks before anything is tried; only the order matters.
    /// Unless a game knows better: what the seat's outlook would be right after it.
    fn promises(&self, seat: Seat, actions: &[Self::Action], weights: &Column, out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|&action| {
            let mut after = self.clone();
            after.play_unchecked(Actor::Seat(seat), action, &mut ());
            after.outlook(seat, weights)
        }));
    }
}

/// What a feature is about: its name up to the dot.
#[must_use]
pub fn topic(name: &str) -> &str {
    name.split_once('.').map_or(name, |(topic, _)| topic)
}

/// Whole points as a number to reckon with.
pub(crate) const fn points(total: i32) -> f32 {
    total as f32
}

/// What a position is worth to each seat.
pub(crate) struct Judgement {
    /// Chances of winning, between 0 and 1: exact when the match is over, a guess from the outlooks
    /// before.
    pub chances: [f32; MAX_SEATS],
    /// Leads over the best other, in points.
    pub leads: [f32; MAX_SEATS],
}

impl Judgement {
    pub fn of<G: Evaluate>(world: &G, weights: &Column) -> Self {
        let over = world.turn() == Turn::Over;
        let mut totals = [f32::NEG_INFINITY; MAX_SEATS];
        for seat in Seat::first(world.seats()) {
            totals[seat.index()] = if over {
                points(world.standing(seat).total)
            } else {
                world.outlook(seat, weights)
            };
        }
        let chances = if over { victory(world) } else { softmax(totals, weights.lead_scale) };
        Self { chances, leads: leads(totals, world.seats()) }
    }
}

/// Who has won, all winners alike.
fn victory<G: Game>(ended: &G) -> [f32; MAX_SEATS] {
    let mut best = ended.standing(Seat::new(0));
    for seat in Seat::first(ended.seats()) {
        best = best.max(ended.standing(seat));
    }
    let won = |seat: &Seat| ended.standing(*seat) == best;
    let winners = || Seat::first(ended.seats()).filter(won);
    let share = 1.0 / winners().count() as f32;
    let mut chances = [0.0; MAX_SEATS];
    winners().for_each(|seat| chances[seat.index()] = share);
    chances
}

/// With two seats the logistic curve of the lead. Nobody sits at minus infinity.
fn softmax(totals: [f32; MAX_SEATS], scale: f32) -> [f32; MAX_SEATS] {
    let best = totals.into_iter().fold(f32::NEG_INFINITY, f32::max);
    let weights = totals.map(|total| ((total - best) / scale).exp());
    let sum: f32 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}

/// Leads over the best other; over nothing where there is no other.
fn leads(totals: [f32; MAX_SEATS], seats: u8) -> [f32; MAX_SEATS] {
    let mut leads = [0.0; MAX_SEATS];
    for seat in Seat::first(seats) {
        let others = Seat::first(seats).filter(|&other| other != seat);
        let best = others.map(|other| totals[other.index()]).reduce(f32::max);
        leads[seat.index()] = totals[seat.index()] - best.unwrap_or(0.0);
    }
    leads
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_sits_alone_leads_over_nothing() {
        let mut totals = [f32::NEG_INFINITY; MAX_SEATS];
        totals[0] = 7.0;
        let near = |found: [f32; MAX_SEATS], wanted: &[f32]| {
            let far = |(found, wanted): (&f32, &f32)| (found - wanted).abs() > 1e-6;
            assert!(!found.iter().zip(wanted).any(far), "{found:?} is not {wanted:?}");
        };
        near(leads(totals, 1), &[7.0, 0.0, 0.0, 0.0, 0.0]);
        near(softmax(totals, 3.0), &[1.0, 0.0, 0.0, 0.0, 0.0]);
        totals[1] = 9.0;
        near(leads(totals, 2), &[-2.0, 2.0]);
    }
}
