//! One mind: a tree or a sealed choice, and the worlds it is shown.

use std::time::Instant;

use engine::{Actor, MAX_SEATS, Move, Perspective, Seat, Turn};
use rand::RngExt;

use super::{
    Candidate, Worth,
    sealed::Sealed,
    side::{Scratch, weights},
    tree::{NodeId, Pick, Tree, mark},
};
use crate::{
    Generator,
    evaluate::{Evaluate, Judgement},
    generator,
};

/// How an iteration goes on when it leaves what is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rollout {
    /// Random play to the end of the match.
    Full,
    /// To the next quiet position, with the best of so many random actions each time, then the
    /// evaluation. Where that is at once, nothing is played at all.
    Guided(u8),
}

/// One mind, its memory and its luck.
pub(crate) struct Thinker<G: Evaluate> {
    /// What was tried in turns and in sealed choices that lead to turns.
    pub(super) tree: Tree<G>,
    /// What is thought of a sealed choice that resolves at once.
    pub(super) sealed: Option<Sealed<G>>,
    /// Whose thoughts these are.
    pub(super) seat: Seat,
    pub(super) rng: Generator,
    rollout: Rollout,
    iterations: u64,
    pub(super) scratch: Scratch<G::Action>,
    /// Where each seat stands in the tree. Where all know the same, only the searching one counts.
    pub(super) stands: [NodeId; MAX_SEATS],
    /// What each has noticed since.
    pub(super) noticed: [u64; MAX_SEATS],
    /// Choices on the way down.
    path: Vec<Pick>,
}

/// How often the clock is looked at.
const CLOCK: u32 = 64;

impl<G: Evaluate> Thinker<G> {
    pub fn new(rng: Generator, rollout: Rollout, scratch: Scratch<G::Action>) -> Self {
        Self {
            tree: Tree::new(),
            sealed: None,
            seat: Seat::new(0),
            rng,
            rollout,
            iterations: 0,
            scratch,
            stands: [Tree::<G>::ROOT; MAX_SEATS],
            noticed: [0; MAX_SEATS],
            path: Vec::new(),
        }
    }

    /// Thinks until the iterations or the time are used up. What was learnt about this position
    /// while thinking about an earlier one is kept.
    pub fn think(&mut self, seen: &Perspective<'_, G>, iterations: u32, deadline: Instant) {
        self.seat = seen.seat();
        self.iterations = 0;
        let world = seen.sample_reopened(&mut self.rng);
        match world.turn() {
            Turn::Sealed(owed) if G::SEALED_RESOLVES_AT_ONCE => {
                let dice = generator(self.rng.random(), 0);
                self.match_regrets(seen, Sealed::new(&world, owed, dice), iterations, deadline);
            }
            _ => self.grow_tree(seen, &world, iterations, deadline),
        }
    }

    fn match_regrets(
        &mut self,
        seen: &Perspective<'_, G>,
        mut sealed: Sealed<G>,
        iterations: u32,
        deadline: Instant,
    ) {
        while self.iterations < u64::from(iterations.max(1)) {
            let world = seen.sample_reopened(&mut self.rng);
            let valued = sealed.round(&world, self.seat, |after, seat| {
                let past = after.farsightedness();
                self.play_on(after, past, None);
                Worth::of(&self.judge(after), seat)
            });
            self.iterations += u64::from(valued);
            if Instant::now() >= deadline {
                break;
            }
        }
        self.sealed = Some(sealed);
    }

    fn grow_tree(
        &mut self,
        seen: &Perspective<'_, G>,
        world: &G,
        iterations: u32,
        deadline: Instant,
    ) {
        self.sealed = None;
        let view = world.seen_by(self.seat);
        self.tree = std::mem::replace(&mut self.tree, Tree::new()).rooted_at(view);
        for round in 0..iterations.max(1) {
            if round % CLOCK == CLOCK - 1 && Instant::now() >= deadline {
                break;
            }
            self.iterate(seen, None);
        }
    }

    /// Spends some more iterations on one action, so that it can be compared with the others.
    pub fn consider(&mut self, seen: &Perspective<'_, G>, action: G::Action, iterations: u32) {
        if self.sealed.is_none() {
            (0..iterations).for_each(|_| self.iterate(seen, Some(action)));
        }
    }

    /// What was found out about the actions of a seat.
    pub fn candidates(&self, seat: Seat) -> Vec<Candidate<G::Action>> {
        match &self.sealed {
            Some(sealed) => sealed.candidates(seat),
            None => self.tree.candidates(seat),
        }
    }

    /// Lets go of a sealed choice that is decided: nobody comes back to it, and a kept bot would
    /// carry it around.
    pub fn forget_sealed(&mut self) {
        self.sealed = None;
    }

    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    pub const fn tree(&self) -> &Tree<G> {
        &self.tree
    }

    fn iterate(&mut self, seen: &Perspective<'_, G>, first: Option<G::Action>) {
        let mut world = seen.sample_reopened(&mut self.rng);
        self.path.clear();
        self.stand_at_start(&world);
        self.descend(&mut world, first);
        let past = world.farsightedness();
        self.play_on(&mut world, past, None);
        let judgement = self.judge(&world);
        self.learn(&judgement);
        self.iterations += 1;
    }

    /// From the last choice to the first, each learns what came of it, or what would have.
    fn learn(&mut self, judgement: &Judgement) {
        let mut worths = Seat::ALL.map(|seat| Worth::of(judgement, seat));
        for pick in self.path.drain(..).rev() {
            let worth = &mut worths[pick.seat.index()];
            *worth = self.tree.learn(pick, *worth);
        }
    }

    fn judge(&self, world: &G) -> Judgement {
        Judgement::of(world, weights(world, self.scratch.judges_by.as_ref()))
    }

    /// Puts every seat where its knowledge of a world begins.
    pub(super) fn stand_at_start(&mut self, world: &G) {
        self.noticed = [0; MAX_SEATS];
        self.stands = [Tree::<G>::ROOT; MAX_SEATS];
        if G::PRIVATE {
            for seat in Seat::first(world.seats()).filter(|&seat| seat != self.seat) {
                self.stands[seat.index()] = self.tree.start_of(seat, world.seen_by(seat));
            }
        }
    }

    /// Who stands in the tree for a seat: itself, unless all know the same.
    pub(super) const fn mind(&self, seat: Seat) -> usize {
        if G::PRIVATE { seat.index() } else { self.seat.index() }
    }

    /// Down the tree to the first node that was not there before. The own first action may be
    /// given.
    fn descend(&mut self, world: &mut G, mut first: Option<G::Action>) {
        loop {
            let turn = world.turn();
            let own = self.stands[self.seat.index()];
            if turn.awaits(Actor::Seat(self.seat)) && self.tree.is_unseen(own) {
                self.tree.note_view(own, world.seen_by(self.seat));
            }
            let asked = match turn {
                Turn::Over => return,
                Turn::Chance => {
                    let Self { tree, scratch, rng, .. } = self;
                    let outcome = tree.outcome(own, world, self.seat, scratch, rng);
                    self.play(world, Actor::Chance, outcome);
                    self.seat
                }
                Turn::Seat(seat) => {
                    self.choose(world, seat, false, &mut first);
                    seat
                }
                Turn::Sealed(owed) => {
                    owed.iter().for_each(|seat| self.choose(world, seat, true, &mut first));
                    self.seat
                }
            };
            if self.step(world.seats(), asked) {
                return;
            }
        }
    }

    /// Plays a move, and lets everybody notice what they can of it.
    pub(super) fn play(&mut self, world: &mut G, actor: Actor, action: G::Action) {
        let notice = |noticed: &mut u64, seat| {
            *noticed = mark(*noticed, world.noticed(seat, actor, action));
        };
        if G::PRIVATE {
            for seat in Seat::first(world.seats()) {
                notice(&mut self.noticed[seat.index()], seat);
            }
        } else {
            notice(&mut self.noticed[self.seat.index()], self.seat);
        }
        world.play_unchecked(actor, action, &mut ());
    }

    /// Goes where each was led by what it noticed. Tells whether whoever was asked comes to a place
    /// that was not there before.
    fn step(&mut self, seats: u8, asked: Seat) -> bool {
        let asked = self.mind(asked);
        let mut new = false;
        for seat in Seat::first(seats).map(Seat::index) {
            if G::PRIVATE || seat == self.seat.index() {
                let noticed = std::mem::take(&mut self.noticed[seat]);
                let (child, known) = self.tree.child(self.stands[seat], noticed);
                self.stands[seat] = child;
                new |= seat == asked && !known;
            }
        }
        new
    }

    fn choose(&mut self, world: &mut G, seat: Seat, sealed: bool, first: &mut Option<G::Action>) {
        let given = if seat == self.seat { first.take() } else { None };
        match given {
            Some(action) => self.scratch.cleared().push(action),
            None => self.scratch.list(world, seat),
        }
        let node = self.stands[self.mind(seat)];
        let Self { tree, scratch, rng, .. } = self;
        let (action, pick) = tree.pick(node, world, (seat, sealed), scratch, rng);
        self.path.push(pick);
        self.play(world, Actor::Seat(seat), action);
    }

    /// Beyond what is known: past so many quiet positions to the next, or so many moves. The moves may
    /// be kept.
    pub(super) fn play_on(
        &mut self,
        world: &mut G,
        mut past: u32,
        mut line: Option<&mut Vec<Move<G::Action>>>,
    ) {
        let full = self.rollout == Rollout::Full;
        for _ in 0..if full { G::INFO.max_moves } else { G::PLIES } {
            if self.may_end(world) {
                let Some(left) = past.checked_sub(1) else { return };
                past = left;
            }
            let Some(actor) = world.turn().next_actor() else { return };
            let action = match actor {
                Actor::Chance => world.sample_chance(&mut self.rng),
                Actor::Seat(seat) => self.guess(world, seat),
            };
            if let Some(line) = &mut line {
                line.push(Move { actor, action });
            }
            world.play_unchecked(actor, action, &mut ());
        }
    }

    /// Whether a thought may end here: one that is not played to the end of the match.
    fn may_end(&self, world: &G) -> bool {
        self.rollout != Rollout::Full && world.is_quiet() && world.is_end_for(self.seat)
    }

    /// A plausible action.
    pub(super) fn guess(&mut self, world: &G, seat: Seat) -> G::Action {
        let scratch = &mut self.scratch;
        scratch.list(world, seat);
        let tries = match self.rollout {
            Rollout::Guided(tries) if scratch.legal.len() > 1 => usize::from(tries),
            _ => 1,
        };
        let rng = &mut self.rng;
        if tries < 2 {
            return scratch.legal[rng.random_range(0..scratch.legal.len())];
        }
        let any = || scratch.legal[rng.random_range(0..scratch.legal.len())];
        scratch.few.clear();
        scratch.few.extend(std::iter::repeat_with(any).take(tries));
        scratch.promises.clear();
        let weights = weights(world, scratch.judges_by.as_ref());
        world.promises(seat, &scratch.few, weights, &mut scratch.promises);
        let better = |a: &usize, b: &usize| scratch.promises[*a].total_cmp(&scratch.promises[*b]);
        scratch.few[(0..tries).max_by(better).unwrap_or(0)]
    }
}

#[cfg(test)]
mod tests {
    use architects::{Architects, Options};
    use engine::Game;
    use viscounts::Viscounts;

    use super::*;

    /// Plays on from the beginning of a match past so many quiet positions; how many there were on
    /// the way, and whether it ends at one.
    fn passes(past: u32) -> (usize, bool) {
        let mut world = Architects::new(3, &Options::default()).unwrap();
        let mut again = world.clone();
        let mut thinker = Thinker::new(generator(1, 0), Architects::ROLLOUT, Scratch::default());
        let mut line = Vec::new();
        thinker.play_on(&mut world, past, Some(&mut line));
        let quiet = line.iter().filter(|played| {
            let quiet = again.is_quiet();
            again.play_unchecked(played.actor, played.action, &mut ());
            quiet
        });
        (quiet.count(), world.is_quiet())
    }

    /// Whoever thinks before its turn sees the turns before it, and its own.
    #[test]
    fn thoughts_about_viscounts_end_after_an_own_turn() {
        let mut world = Viscounts::new(2, &viscounts::Options::default()).unwrap();
        let mut luck = generator(2, 0);
        while !world.is_between_turns() {
            let actor = world.turn().next_actor().unwrap();
            let mut legal = Vec::new();
            world.legal(actor, &mut legal);
            world.play_unchecked(actor, legal[luck.random_range(0..legal.len())], &mut ());
        }
        let begins = world.active();
        for seat in Seat::first(2) {
            let mut thinker = Thinker::new(generator(1, 0), Rollout::Guided(1), Scratch::default());
            thinker.seat = seat;
            let mut after = world.clone();
            thinker.play_on(&mut after, 0, None);
            assert_eq!(after.active(), seat.next(2), "{seat:?} thinks when {begins:?} begins");
        }
    }

    #[test]
    fn a_thought_ends_at_the_quiet_position_that_was_asked_for() {
        for past in [0, 1, 7] {
            assert_eq!(passes(past), (past as usize, true), "past {past}");
        }
    }
}
