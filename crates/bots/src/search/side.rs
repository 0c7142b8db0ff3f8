//! One seat's choice at a node: the arms that any world offered there, and how to pick among them.

use engine::{Actor, Seat};
use rand::RngExt;

use super::{Candidate, Worth, sealed::pick};
use crate::{
    Generator,
    evaluate::{Column, Evaluate, Weights},
};

/// One seat's choice at a node.
pub(crate) struct Side<A> {
    pub seat: Seat,
    visits: u32,
    /// What was legal at the last visit; in most games it is always the same here.
    legal: Vec<A>,
    arms: Vec<Arm<A>>,
    /// Arms that were tried at least once; they come first.
    tried: usize,
}

/// An action and what came of it.
#[derive(Clone, Copy)]
struct Arm<A> {
    action: A,
    visits: u32,
    /// Visits of the side at which it was not legal, or not known to be.
    absent: u32,
    /// How promising it looked when it was first met.
    promise: f32,
    /// Mean of what came of it.
    worth: Worth,
}

/// What a mind has at hand: what it judges by, and lists that are filled anew all the time.
pub(crate) struct Scratch<A> {
    /// Its own weights, if it does not judge by those of the game.
    pub judges_by: Option<Weights>,
    /// Whether it knows nothing of what expansions add.
    pub plain: bool,
    pub legal: Vec<A>,
    pub few: Vec<A>,
    pub promises: Vec<f32>,
}

impl<A> Default for Scratch<A> {
    fn default() -> Self {
        Self {
            judges_by: None,
            plain: false,
            legal: Vec::new(),
            few: Vec::new(),
            promises: Vec::new(),
        }
    }
}

impl<A> Scratch<A> {
    /// The list of legal actions, empty.
    pub fn cleared(&mut self) -> &mut Vec<A> {
        self.legal.clear();
        &mut self.legal
    }

    /// Lists the legal actions of a seat that are worth a thought.
    pub fn list<G: Evaluate<Action = A>>(&mut self, world: &G, seat: Seat) {
        world.legal(Actor::Seat(seat), self.cleared());
        if !self.plain {
            world.thin_out(&mut self.legal);
        }
    }
}

/// What a mind judges by at a table of this size.
pub(crate) fn weights<'a, G: Evaluate>(world: &G, own: Option<&'a Weights>) -> &'a Column {
    own.unwrap_or_else(|| G::weights()).at(world.players())
}

/// Where each has a tree of its own, seats look for something better at least this often, and follow
/// what they have done so far the more the longer they have thought: so that averages settle on mixed
/// strategies.
const EAGER: f32 = 0.1;
/// How fast eagerness to deviate falls with the root of the visits.
const SETTLE: f32 = 0.02;

/// So often an arm has to be picked before what it brings is known.
const KNOWN: u32 = 4;

impl<A: Copy + Eq> Side<A> {
    pub const fn new(seat: Seat) -> Self {
        Self { seat, visits: 0, legal: Vec::new(), arms: Vec::new(), tried: 0 }
    }

    /// The arm to try in a world, of which `scratch` lists the legal actions.
    pub fn pick<G: Evaluate<Action = A>>(
        &mut self,
        world: &G,
        sealed: bool,
        scratch: &mut Scratch<A>,
        rng: &mut Generator,
    ) -> usize {
        if self.legal != scratch.legal {
            self.meet(world, sealed, scratch);
        }
        self.visits += 1;
        let explore = world.curiosity();
        if self.is_same() {
            return self.pick_among::<G>(|_| true, explore, rng);
        }
        for arm in &mut self.arms {
            arm.absent += u32::from(!scratch.legal.contains(&arm.action));
        }
        let legal = &scratch.legal;
        self.pick_among::<G>(|arm| legal.contains(&arm.action), explore, rng)
    }

    /// Whether all arms are legal now.
    fn is_same(&self) -> bool {
        self.arms.len() == self.legal.len()
    }

    /// Takes up what this world offers and none before did, the most promising next.
    fn meet<G: Evaluate<Action = A>>(&mut self, world: &G, sealed: bool, scratch: &mut Scratch<A>) {
        self.legal.clear();
        self.legal.extend_from_slice(&scratch.legal);
        scratch.few.clear();
        let known = |action: &A| self.arms.iter().any(|arm| arm.action == *action);
        scratch.few.extend(scratch.legal.iter().copied().filter(|action| !known(action)));
        scratch.promises.clear();
        if sealed {
            // Nothing shows before all have chosen, and what the last one sees then is due to what
            // the others happened to choose: such an order would make worse players of last seats.
            scratch.promises.extend((0..scratch.few.len()).map(|index| index as f32));
        } else {
            let weights = weights(world, scratch.judges_by.as_ref());
            world.promises(self.seat, &scratch.few, weights, &mut scratch.promises);
        }
        let absent = self.visits;
        // Of actions that promise the same, the last one listed is tried first.
        let new = scratch.few.iter().zip(&scratch.promises).rev();
        self.arms.extend(new.map(|(&action, &promise)| Arm {
            action,
            visits: 0,
            absent,
            promise,
            worth: Worth::default(),
        }));
        self.arms[self.tried..].sort_by(|a, b| b.promise.total_cmp(&a.promise));
    }

    fn pick_among<G: Evaluate<Action = A>>(
        &mut self,
        may: impl Fn(&Arm<A>) -> bool,
        explore: f32,
        rng: &mut Generator,
    ) -> usize {
        let wide = G::WIDEN * (self.visits as f32).sqrt();
        let known = self.arms[..self.tried].iter().filter(|arm| may(arm)).count();
        let widen = known == 0 || (known as f32) < wide;
        if widen && let Some(new) = self.arms[self.tried..].iter().position(&may) {
            return self.try_new(self.tried + new);
        }
        if G::PRIVATE && rng.random::<f32>() > self.eagerness() {
            return self.as_before(may, rng);
        }
        self.best(may, explore)
    }

    /// How often to look for something better instead of doing what was done.
    fn eagerness(&self) -> f32 {
        (1.0 / (1.0 + SETTLE * (self.visits as f32).sqrt())).max(EAGER)
    }

    /// An arm in proportion to how often it was taken.
    fn as_before(&self, may: impl Fn(&Arm<A>) -> bool, rng: &mut Generator) -> usize {
        let tried = || self.arms[..self.tried].iter().enumerate().filter(|(_, arm)| may(arm));
        let total: u32 = tried().map(|(_, arm)| arm.visits.max(1)).sum();
        let mut left = rng.random_range(0..total);
        for (index, arm) in tried() {
            let visits = arm.visits.max(1);
            if left < visits {
                return index;
            }
            left -= visits;
        }
        unreachable!("the visits add up")
    }

    /// The arm with the highest bound, counted by how often each could have been taken.
    fn best(&self, may: impl Fn(&Arm<A>) -> bool, explore: f32) -> usize {
        let same = (self.visits as f32).ln();
        let (mut best, mut best_bound) = (0, f32::NEG_INFINITY);
        for (index, arm) in self.arms[..self.tried].iter().enumerate().filter(|(_, arm)| may(arm)) {
            let log = if arm.absent == 0 { same } else { ((self.visits - arm.absent) as f32).ln() };
            let bound = arm.worth.chance + explore * (log / (arm.visits as f32 + 0.01)).sqrt();
            if bound > best_bound {
                (best, best_bound) = (index, bound);
            }
        }
        best
    }

    /// Moves an arm to those that were tried, and the others up.
    fn try_new(&mut self, at: usize) -> usize {
        self.arms[self.tried..=at].rotate_right(1);
        self.tried += 1;
        self.tried - 1
    }

    pub fn action(&self, arm: usize) -> A {
        self.arms[arm].action
    }

    /// Adds the outcome of an iteration to the arm that was picked.
    pub fn learn(&mut self, arm: usize, worth: Worth) {
        let arm = &mut self.arms[arm];
        arm.visits += 1;
        arm.worth.blend(worth, 1.0 / arm.visits as f32);
    }

    /// What the foremost arm brings, if another was picked only to try it.
    pub fn meant(&self, picked: usize) -> Option<Worth> {
        let foremost = self.foremost_arm()?;
        let is_known = foremost.visits >= KNOWN;
        let is_better = foremost.worth.chance > self.arms[picked].worth.chance;
        (is_known && is_better).then_some(foremost.worth)
    }

    /// What was tried.
    pub fn candidates(&self) -> impl Iterator<Item = Candidate<A>> {
        let all: u32 = self.arms.iter().map(|arm| arm.visits).sum();
        let share = 1.0 / all.max(1) as f32;
        self.arms[..self.tried].iter().map(move |arm| Candidate {
            action: arm.action,
            share: arm.visits as f32 * share,
            worth: arm.worth,
        })
    }

    /// The action that was taken most.
    pub fn foremost(&self) -> Option<A> {
        self.foremost_arm().map(|arm| arm.action)
    }

    fn foremost_arm(&self) -> Option<&Arm<A>> {
        self.arms[..self.tried].iter().max_by_key(|arm| arm.visits)
    }

    /// An action in proportion to how often it was taken.
    pub fn draw(&self, rng: &mut Generator) -> Option<A> {
        let visits: Vec<f32> = self.arms.iter().map(|arm| arm.visits as f32).collect();
        self.arms.get(pick(&visits, visits.iter().sum(), rng)).map(|arm| arm.action)
    }

    /// Memory taken, without what the allocator adds.
    pub fn bytes(&self) -> usize {
        size_of::<Self>()
            + self.arms.capacity() * size_of::<Arm<A>>()
            + self.legal.capacity() * size_of::<A>()
    }
}

#[cfg(test)]
mod tests {
    use engine::Game;
    use viscounts::{Options, Viscounts};

    use super::*;

    #[test]
    fn what_was_only_tried_is_not_what_was_meant() {
        let arm =
            |action| Arm { action, visits: 0, absent: 0, promise: 0.0, worth: Worth::default() };
        let (arms, [good, poor]) = (vec![arm('a'), arm('b')], [0, 1]);
        let mut side = Side { arms, tried: 2, ..Side::new(Seat::new(0)) };
        let worth = |chance| Worth { chance, lead: 0.0 };
        side.learn(poor, worth(0.25));
        for _ in 1..KNOWN {
            side.learn(good, worth(0.5));
        }
        assert_eq!(side.meant(poor), None, "what the good one brings is not known yet");
        side.learn(good, worth(0.5));
        assert_eq!([good, poor].map(|arm| side.meant(arm)), [None, Some(worth(0.5))]);
        side.learn(poor, worth(1.0));
        assert_eq!(side.meant(poor), None, "it was the better one after all");
    }

    /// The automa has a seat, but is no player.
    #[test]
    fn whoever_plays_alone_judges_by_weights_of_one() {
        let text = "fewest_seats = 1\nlead_scale = [1, 2]\n[weights]\na = 1";
        let own = Weights::of_the_house(text, &[String::from("a")]);
        let judged_by = |players| {
            weights(&Viscounts::new(players, &Options::default()).unwrap(), Some(&own)).clone()
        };
        assert_eq!([judged_by(1), judged_by(2)], [own.at(1).clone(), own.at(2).clone()]);
        assert_ne!(judged_by(1), judged_by(2));
    }
}
