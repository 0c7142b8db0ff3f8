//! What has been tried: nodes, and for every seat that chooses there its arms.

use std::collections::BTreeMap;

use engine::{Game, Seat, Turn};

use super::{Candidate, Worth, sealed::pick};
use crate::{Generator, evaluate::Evaluate};

/// A place in a [`Tree`].
pub(crate) type NodeId = u32;

/// Everything that was tried from one decision on. The root is the first node.
pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G::Action>>,
}

struct Node<A> {
    sides: Vec<Side<A>>,
    /// Where what happened here led to; in an order that is the same in every run.
    children: BTreeMap<u64, NodeId>,
    /// What the searching seat sees here, if it is asked here.
    seen: Option<u64>,
}

impl<A> Default for Node<A> {
    fn default() -> Self {
        Self { sides: Vec::new(), children: BTreeMap::new(), seen: None }
    }
}

/// One seat's choice at a node.
struct Side<A> {
    seat: Seat,
    visits: u32,
    /// The legal actions when the node was first seen; in most games they are always the same here.
    legal: Vec<A>,
    /// Not tried yet, the first to be tried last.
    untried: Vec<A>,
    arms: Vec<Arm<A>>,
}

#[derive(Clone, Copy)]
struct Arm<A> {
    action: A,
    visits: u32,
    /// Mean of what came of it.
    worth: Worth,
}

/// How eagerly arms are tried that did not look best so far.
const EXPLORE: f32 = 0.05;
/// New arms are added as visits grow: this many times the root of the visits.
const WIDEN: f32 = 6.0;

impl<G: Evaluate> Tree<G> {
    pub const ROOT: NodeId = 0;

    pub fn new() -> Self {
        Self { nodes: vec![Node::default()] }
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The node reached from `node` by what happened there, and whether it was there before.
    pub fn child(&mut self, node: NodeId, happened: u64) -> (NodeId, bool) {
        let next = NodeId::try_from(self.nodes.len()).expect("a tree fits its ids");
        let child = *self.nodes[node as usize].children.entry(happened).or_insert(next);
        if child == next {
            self.nodes.push(Node::default());
        }
        (child, child != next)
    }

    /// Whether the searching seat's view at a node is still to be noted.
    pub fn is_unseen(&self, node: NodeId) -> bool {
        self.nodes[node as usize].seen.is_none()
    }

    /// Notes what the searching seat sees at a node.
    pub fn note_view(&mut self, node: NodeId, view: u64) {
        self.nodes[node as usize].seen = Some(view);
    }

    /// What was learnt below the node where the searching seat sees just this; a new tree if the
    /// match went another way.
    pub fn rooted_at(mut self, view: u64) -> Self {
        let Some(root) = self.nodes.iter().position(|node| node.seen == Some(view)) else {
            return Self::new();
        };
        let mut kept = vec![std::mem::take(&mut self.nodes[root])];
        let mut at = 0;
        while at < kept.len() {
            let mut children = std::mem::take(&mut kept[at].children);
            for child in children.values_mut() {
                let old = std::mem::replace(child, NodeId::try_from(kept.len()).unwrap_or(0));
                kept.push(std::mem::take(&mut self.nodes[old as usize]));
            }
            kept[at].children = children;
            at += 1;
        }
        Self { nodes: kept }
    }

    /// The action that `seat` tries at a node, given what is legal in this world, and its arm.
    pub fn pick(
        &mut self,
        node: NodeId,
        world: &G,
        seat: Seat,
        legal: &[G::Action],
    ) -> (G::Action, usize) {
        let sides = &mut self.nodes[node as usize].sides;
        let index = sides.iter().position(|side| side.seat == seat).unwrap_or_else(|| {
            sides.push(Side::new(world, seat, legal));
            sides.len() - 1
        });
        sides[index].pick(legal)
    }

    /// Adds the outcome of an iteration to the arm that was picked.
    pub fn learn(&mut self, node: NodeId, seat: Seat, arm: usize, worth: Worth) {
        let sides = &mut self.nodes[node as usize].sides;
        let side = sides.iter_mut().find(|side| side.seat == seat).expect("a side that picked");
        side.visits += 1;
        let arm = &mut side.arms[arm];
        arm.visits += 1;
        arm.worth.blend(worth, 1.0 / arm.visits as f32);
    }

    /// What was tried by a seat at the root.
    pub fn candidates(&self, seat: Seat) -> Vec<Candidate<G::Action>> {
        let Some(side) = self.root_side(seat) else { return Vec::new() };
        let candidate = |arm: &Arm<G::Action>| Candidate {
            action: arm.action,
            share: arm.visits as f32 / side.visits.max(1) as f32,
            worth: arm.worth,
        };
        side.arms.iter().map(candidate).collect()
    }

    /// An action of a seat at the root, in proportion to how often it was tried.
    pub fn draw(&self, seat: Seat, rng: &mut Generator) -> Option<G::Action> {
        let arms = &self.root_side(seat)?.arms;
        let visits: Vec<f32> = arms.iter().map(|arm| arm.visits as f32).collect();
        arms.get(pick(&visits, visits.iter().sum(), rng)).map(|arm| arm.action)
    }

    fn root_side(&self, seat: Seat) -> Option<&Side<G::Action>> {
        self.nodes[Self::ROOT as usize].sides.iter().find(|side| side.seat == seat)
    }

    /// Memory taken by nodes and arms, without what the allocator adds.
    pub fn bytes(&self) -> usize {
        let side = |side: &Side<G::Action>| {
            size_of::<Side<G::Action>>()
                + side.arms.capacity() * size_of::<Arm<G::Action>>()
                + (side.legal.capacity() + side.untried.capacity()) * size_of::<G::Action>()
        };
        let node = |node: &Node<G::Action>| {
            size_of::<Node<G::Action>>()
                + node.sides.iter().map(side).sum::<usize>()
                + node.children.len() * size_of::<(u64, NodeId)>()
        };
        self.nodes.iter().map(node).sum()
    }
}

impl<A: Copy + Eq> Side<A> {
    fn new<G: Evaluate<Action = A>>(world: &G, seat: Seat, legal: &[A]) -> Self {
        let untried = match world.turn() {
            // Nothing shows before all have chosen, and what the last one sees then is due to what
            // the others happened to choose: such an order would make worse players of last seats.
            Turn::Sealed(_) => legal.to_vec(),
            _ => by_promise(world, seat, legal),
        };
        Self { seat, visits: 0, legal: legal.to_vec(), untried, arms: Vec::new() }
    }

    fn pick(&mut self, legal: &[A]) -> (A, usize) {
        let same = self.legal == legal;
        let may = |action: &A| same || legal.contains(action);
        let wide = WIDEN * (self.visits as f32 + 1.0).sqrt();
        let known = self.arms.iter().filter(|arm| may(&arm.action)).count();
        if known == 0 || (known as f32) < wide {
            if let Some(at) = self.untried.iter().rposition(may) {
                return self.add(at);
            }
            if known == 0 {
                return self.add_new(legal);
            }
        }
        let log = (self.visits as f32 + 1.0).ln();
        let bound =
            |arm: &Arm<A>| arm.worth.chance + EXPLORE * (log / (arm.visits as f32 + 0.01)).sqrt();
        let (mut best, mut best_bound) = (0, f32::NEG_INFINITY);
        for (index, arm) in self.arms.iter().enumerate().filter(|(_, arm)| may(&arm.action)) {
            let bound = bound(arm);
            if bound > best_bound {
                (best, best_bound) = (index, bound);
            }
        }
        (self.arms[best].action, best)
    }

    fn add(&mut self, untried: usize) -> (A, usize) {
        let action = self.untried.remove(untried);
        self.push(action)
    }

    /// A world in which nothing that was legal before is: what is legal now comes first.
    fn add_new(&mut self, legal: &[A]) -> (A, usize) {
        self.push(legal[0])
    }

    fn push(&mut self, action: A) -> (A, usize) {
        self.arms.push(Arm { action, visits: 0, worth: Worth::default() });
        (action, self.arms.len() - 1)
    }
}

/// Actions with the most promising last.
fn by_promise<G: Evaluate>(world: &G, seat: Seat, legal: &[G::Action]) -> Vec<G::Action> {
    let mut promises = Vec::with_capacity(legal.len());
    world.promises(seat, legal, &mut promises);
    let mut promising: Vec<_> = promises.into_iter().zip(legal.iter().copied()).collect();
    promising.sort_by(|a, b| a.0.total_cmp(&b.0));
    promising.into_iter().map(|(_, action)| action).collect()
}
