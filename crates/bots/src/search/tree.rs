//! What has been tried: nodes, keyed by what a seat noticed on the way to them.

use std::collections::BTreeMap;

use engine::{Actor, Game, Seat};
use rand::RngExt;

use super::{
    Candidate, Worth,
    side::{Scratch, Side},
};
use crate::{Generator, evaluate::Evaluate};

/// A place in a [`Tree`].
pub(crate) type NodeId = u32;

/// Everything that was tried from one decision on. The root is the first node.
pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G::Action>>,
    /// Where seats begin that know something else than the searching one, by what they see.
    others: BTreeMap<(Seat, u64), NodeId>,
}

struct Node<A> {
    sides: Vec<Side<A>>,
    /// Where what was noticed here led to; in an order that is the same in every run.
    children: BTreeMap<u64, NodeId>,
    /// Outcomes of chance that led to a child each.
    outcomes: Vec<A>,
    /// Times that chance was asked here.
    asked: u32,
    /// What the searching seat sees here, if it is asked here.
    seen: Option<u64>,
}

impl<A> Default for Node<A> {
    fn default() -> Self {
        Self {
            sides: Vec::new(),
            children: BTreeMap::new(),
            outcomes: Vec::new(),
            asked: 0,
            seen: None,
        }
    }
}

/// A choice on the way down: which arm of which side of which node.
#[derive(Clone, Copy)]
pub(crate) struct Pick {
    node: NodeId,
    side: usize,
    arm: usize,
    pub seat: Seat,
}

/// New outcomes of chance are followed as visits grow: this many times the root of the visits. Of a
/// die all sides are soon known; of a large deck a few cards are looked at closely.
const WIDEN: f32 = 3.0;

impl<G: Evaluate> Tree<G> {
    pub const ROOT: NodeId = 0;

    pub fn new() -> Self {
        Self { nodes: vec![Node::default()], others: BTreeMap::new() }
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    fn next_id(&self) -> NodeId {
        NodeId::try_from(self.nodes.len()).expect("a tree fits its ids")
    }

    /// The node reached from `node` by what was noticed there, and whether it was there before.
    pub fn child(&mut self, node: NodeId, noticed: u64) -> (NodeId, bool) {
        let next = self.next_id();
        let child = *self.nodes[node as usize].children.entry(noticed).or_insert(next);
        if child == next {
            self.nodes.push(Node::default());
        }
        (child, child != next)
    }

    /// Where a seat begins that sees this.
    pub fn start_of(&mut self, seat: Seat, sees: u64) -> NodeId {
        let next = self.next_id();
        let start = *self.others.entry((seat, sees)).or_insert(next);
        if start == next {
            self.nodes.push(Node::default());
        }
        start
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
    /// match went another way. What others would do who know something else is thought out anew.
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
        Self { nodes: kept, others: BTreeMap::new() }
    }

    /// The action that `seat` tries at a node, given what is legal in this world.
    pub fn pick(
        &mut self,
        node: NodeId,
        world: &G,
        (seat, sealed): (Seat, bool),
        scratch: &mut Scratch<G::Action>,
        rng: &mut Generator,
    ) -> (G::Action, Pick) {
        let sides = &mut self.nodes[node as usize].sides;
        let index = sides.iter().position(|side| side.seat == seat).unwrap_or_else(|| {
            sides.push(Side::new(seat));
            sides.len() - 1
        });
        let side = &mut sides[index];
        let arm = side.pick(world, sealed, scratch, rng);
        (side.action(arm), Pick { node, side: index, arm, seat })
    }

    /// An outcome of chance, as likely as it is, unless too many were followed already: then one of
    /// those.
    pub fn outcome(
        &mut self,
        node: NodeId,
        world: &G,
        own: Seat,
        scratch: &mut Scratch<G::Action>,
        rng: &mut Generator,
    ) -> G::Action {
        let drawn = world.sample_chance(rng);
        let node = &mut self.nodes[node as usize];
        node.asked += 1;
        if node.children.contains_key(&mark(0, world.noticed(own, Actor::Chance, drawn))) {
            return drawn;
        }
        if (node.outcomes.len() as f32) < WIDEN * (node.asked as f32).sqrt() {
            node.outcomes.push(drawn);
            return drawn;
        }
        world.legal(Actor::Chance, scratch.cleared());
        known_outcome(&node.outcomes, world, &scratch.legal, rng).unwrap_or(drawn)
    }

    /// Adds the outcome of an iteration to the arm that was picked, and tells what the seat's choices
    /// before it learn.
    pub fn learn(&mut self, pick: Pick, worth: Worth) -> Worth {
        let side = &mut self.nodes[pick.node as usize].sides[pick.side];
        side.learn(pick.arm, worth);
        if G::LONG_TURNS { side.meant(pick.arm).unwrap_or(worth) } else { worth }
    }

    /// What was tried by a seat at the root.
    pub fn candidates(&self, seat: Seat) -> Vec<Candidate<G::Action>> {
        self.side(Self::ROOT, seat).map_or_else(Vec::new, |side| side.candidates().collect())
    }

    /// A seat's choice at a node, if it was ever asked there.
    pub fn side(&self, node: NodeId, seat: Seat) -> Option<&Side<G::Action>> {
        self.nodes[node as usize].sides.iter().find(|side| side.seat == seat)
    }

    /// Where what was noticed leads, if anybody went there.
    pub fn known_child(&self, node: NodeId, noticed: u64) -> Option<NodeId> {
        self.nodes[node as usize].children.get(&noticed).copied()
    }

    /// Memory taken by nodes and arms, without what the allocator adds.
    pub fn bytes(&self) -> usize {
        let node = |node: &Node<G::Action>| {
            size_of::<Node<G::Action>>()
                + node.sides.iter().map(Side::bytes).sum::<usize>()
                + node.children.len() * size_of::<(u64, NodeId)>()
                + node.outcomes.capacity() * size_of::<G::Action>()
        };
        self.nodes.iter().map(node).sum()
    }
}

/// One of the known outcomes that can happen in this world, in proportion to their weights.
fn known_outcome<G: Game>(
    known: &[G::Action],
    world: &G,
    legal: &[G::Action],
    rng: &mut Generator,
) -> Option<G::Action> {
    let possible = || known.iter().copied().filter(|outcome| legal.contains(outcome));
    let total: u32 = possible().map(|outcome| world.weight(outcome)).sum();
    let mut left = if total > 0 { rng.random_range(0..total) } else { return None };
    possible().find(|&outcome| {
        let weight = world.weight(outcome);
        let found = left < weight;
        left = left.saturating_sub(weight);
        found
    })
}

/// Adds what was noticed of a move to what was noticed at a node.
pub(crate) const fn mark(so_far: u64, noticed: u64) -> u64 {
    so_far.wrapping_mul(0x1_0001).wrapping_add(noticed.wrapping_add(1))
}
