//! One mind: a tree or a sealed choice, and the worlds it is shown.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    time::Instant,
};

use engine::{Actor, Game, Perspective, Seat, Turn, Viewer};
use rand::RngExt;

use super::{
    Candidate, Worth,
    sealed::Sealed,
    tree::{NodeId, Tree},
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
    /// To the next sealed choice, with the best of so many random actions each time, then the
    /// evaluation. Where that is at once, nothing is played at all.
    Guided(u8),
}

/// One mind, its memory and its luck.
pub(crate) struct Thinker<G: Evaluate> {
    /// What was tried in turns and in sealed choices that lead to turns.
    tree: Tree<G>,
    /// What is thought of a sealed choice that resolves at once.
    sealed: Option<Sealed<G>>,
    /// Whose thoughts these are.
    seat: Seat,
    rng: Generator,
    rollout: Rollout,
    iterations: u64,
    room: Room<G::Action>,
    /// Choices on the way down: node, seat, arm.
    path: Vec<(NodeId, Seat, usize)>,
}

/// Lists that are filled anew all the time.
struct Room<A> {
    legal: Vec<A>,
    few: Vec<A>,
    promises: Vec<f32>,
}

/// How often the clock is looked at.
const CLOCK: u32 = 64;

impl<G: Evaluate> Thinker<G> {
    pub fn new(rng: Generator, rollout: Rollout) -> Self {
        Self {
            tree: Tree::new(),
            sealed: None,
            seat: Seat::new(0),
            rng,
            rollout,
            iterations: 0,
            room: Room { legal: Vec::new(), few: Vec::new(), promises: Vec::new() },
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
                self.play_on(after);
                Worth::of(&Judgement::of(after), seat)
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
        let view = self.view(world);
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

    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    pub const fn tree(&self) -> &Tree<G> {
        &self.tree
    }

    /// A world in which the seat takes an action and everybody answers as expected, up to the next
    /// sealed choice.
    pub fn imagine(&mut self, seen: &Perspective<'_, G>, action: G::Action) -> G {
        let mut world = seen.sample_reopened(&mut self.rng);
        if let Turn::Sealed(owed) = world.turn() {
            let own = self.seat;
            for seat in owed.iter().filter(|&seat| seat != own) {
                let answer = match &mut self.sealed {
                    Some(sealed) => sealed.draw(seat),
                    None => self.tree.draw(seat, &mut self.rng),
                };
                let answer = answer.unwrap_or_else(|| self.any_action(&world, seat));
                world.play_unchecked(Actor::Seat(seat), answer, &mut ());
            }
        }
        world.play_unchecked(Actor::Seat(self.seat), action, &mut ());
        self.play_on(&mut world);
        world
    }

    fn any_action(&mut self, world: &G, seat: Seat) -> G::Action {
        self.room.legal.clear();
        world.legal(Actor::Seat(seat), &mut self.room.legal);
        self.room.legal[self.rng.random_range(0..self.room.legal.len())]
    }

    fn iterate(&mut self, seen: &Perspective<'_, G>, first: Option<G::Action>) {
        let mut world = seen.sample_reopened(&mut self.rng);
        self.path.clear();
        self.descend(&mut world, first);
        self.play_on(&mut world);
        let judgement = Judgement::of(&world);
        for (node, seat, arm) in self.path.drain(..) {
            self.tree.learn(node, seat, arm, Worth::of(&judgement, seat));
        }
        self.iterations += 1;
    }

    /// Down the tree to the first node that was not there before. The own first action may be
    /// given.
    fn descend(&mut self, world: &mut G, mut first: Option<G::Action>) {
        let mut node = Tree::<G>::ROOT;
        loop {
            let turn = world.turn();
            if turn.awaits(Actor::Seat(self.seat)) && self.tree.is_unseen(node) {
                let view = self.view(world);
                self.tree.note_view(node, view);
            }
            let happened = match turn {
                Turn::Over => return,
                Turn::Chance => {
                    let outcome = world.sample_chance(&mut self.rng);
                    world.play_unchecked(Actor::Chance, outcome, &mut ());
                    mark::<G>(0, outcome)
                }
                Turn::Seat(seat) => self.choose(node, world, seat, 0, &mut first),
                Turn::Sealed(owed) => owed
                    .iter()
                    .fold(0, |happened, seat| self.choose(node, world, seat, happened, &mut first)),
            };
            let (child, known) = self.tree.child(node, happened);
            if !known {
                return;
            }
            node = child;
        }
    }

    /// What the searching seat sees of a world, in short.
    fn view(&self, world: &G) -> u64 {
        let mut hasher = DefaultHasher::new();
        world.view(Viewer::Seat(self.seat)).hash(&mut hasher);
        hasher.finish()
    }

    fn choose(
        &mut self,
        node: NodeId,
        world: &mut G,
        seat: Seat,
        happened: u64,
        first: &mut Option<G::Action>,
    ) -> u64 {
        self.room.legal.clear();
        let given = if seat == self.seat { first.take() } else { None };
        match given {
            Some(action) => self.room.legal.push(action),
            None => world.legal(Actor::Seat(seat), &mut self.room.legal),
        }
        let (action, arm) = self.tree.pick(node, world, seat, &self.room.legal);
        self.path.push((node, seat, arm));
        world.play_unchecked(Actor::Seat(seat), action, &mut ());
        mark::<G>(happened, action)
    }

    /// Beyond what is known.
    fn play_on(&mut self, world: &mut G) {
        loop {
            let turn = world.turn();
            let done = matches!(turn, Turn::Sealed(_)) && self.rollout != Rollout::Full;
            let Some(actor) = turn.next_actor().filter(|_| !done) else { return };
            let action = match actor {
                Actor::Chance => world.sample_chance(&mut self.rng),
                Actor::Seat(seat) => self.guess(world, seat),
            };
            world.play_unchecked(actor, action, &mut ());
        }
    }

    /// A plausible action.
    fn guess(&mut self, world: &G, seat: Seat) -> G::Action {
        let room = &mut self.room;
        room.legal.clear();
        world.legal(Actor::Seat(seat), &mut room.legal);
        let tries = match self.rollout {
            Rollout::Guided(tries) if room.legal.len() > 1 => usize::from(tries),
            _ => 1,
        };
        let rng = &mut self.rng;
        if tries < 2 {
            return room.legal[rng.random_range(0..room.legal.len())];
        }
        let any = || room.legal[rng.random_range(0..room.legal.len())];
        room.few.clear();
        room.few.extend(std::iter::repeat_with(any).take(tries));
        room.promises.clear();
        world.promises(seat, &room.few, &mut room.promises);
        let better = |a: &usize, b: &usize| room.promises[*a].total_cmp(&room.promises[*b]);
        room.few[(0..tries).max_by(better).unwrap_or(0)]
    }
}

/// Adds an action to what happened at a node.
fn mark<G: Game>(happened: u64, action: G::Action) -> u64 {
    let id = G::action_id(action).expect("a canonical action has an id");
    happened.wrapping_mul(0x1_0001).wrapping_add(u64::from(id) + 1)
}
