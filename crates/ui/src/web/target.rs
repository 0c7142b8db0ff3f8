//! What can be pointed at: what may be chosen now, what it will do, and why something else may not.

use std::collections::BTreeMap;

use engine::{Actor, Game, Illegal, Seat};

use super::{game::WebGame, scene::Scene};
use crate::Rich;

/// The targets of a seat's legal actions, and of those it may wish for in vain.
pub(super) struct Targets<G: Game> {
    /// Each target with the first legal action that contains it.
    open: BTreeMap<String, G::Action>,
    /// Each wish by what it is pointed at with, and why it is refused.
    refused: BTreeMap<String, (G::Action, Illegal)>,
}

impl<G: Game> Default for Targets<G> {
    fn default() -> Self {
        Self { open: BTreeMap::new(), refused: BTreeMap::new() }
    }
}

impl<G: WebGame> Targets<G> {
    /// What the seat can point at. A refusal tells it nothing that its view does not: that is a law
    /// of every game.
    pub fn of(state: &G, view: &G::View, seat: Seat, legal: &[G::Action]) -> Self {
        let mut targets = Self::default();
        for &action in legal {
            for target in G::targets(action) {
                targets.open.entry(target).or_insert(action);
            }
        }
        for wish in G::wishes(view, seat) {
            if !legal.contains(&wish) {
                let why = state.why_illegal(Actor::Seat(seat), wish);
                targets.refused.insert(G::targets(wish).swap_remove(0), (wish, why));
            }
        }
        targets
    }
}

impl<G: WebGame> Scene<'_, G> {
    /// Whether some legal action contains the target.
    pub fn can(&self, target: &str) -> bool {
        self.targets.open.contains_key(target)
    }

    /// What choosing the target will do, where it is all of an action.
    pub fn say(&self, target: &str) -> Option<String> {
        let &action = self.targets.open.get(target)?;
        self.will(action).map(|will| will.words())
    }

    /// Why the seat at this desk may not choose the target, if it may wish to.
    pub fn why_not(&self, target: &str) -> Option<Rich> {
        if self.can(target) { None } else { self.why_not_alone(target) }
    }

    /// Why the wish that begins with the target is refused, although other actions may contain it.
    pub fn why_not_alone(&self, target: &str) -> Option<Rich> {
        let (wish, why) = self.targets.refused.get(target)?;
        Some(G::refuse(&self.view, self.desk?, *wish, why, &self.teller()))
    }
}
