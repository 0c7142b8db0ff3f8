//! Numbers of actions, sound and flawed. They belong to a game, not to a match of it, so that the
//! flaws are types.

use engine::{ActionId, Game};

use crate::quarry::{Action, Quarry};

/// How many numbers there are, and what they say.
pub trait Numbers: Clone + std::fmt::Debug + Send + Sync + 'static {
    const COUNT: ActionId = Quarry::INFO.action_ids;

    fn action(id: ActionId) -> Option<Action> {
        Quarry::action_from_id(id)
    }
}

#[derive(Clone, Debug)]
pub struct Sound;
impl Numbers for Sound {}

/// An action has the number of another.
#[derive(Clone, Debug)]
pub struct Swapped;
impl Numbers for Swapped {
    fn action(id: ActionId) -> Option<Action> {
        Quarry::action_from_id(id ^ 1)
    }
}

/// An action has two numbers.
#[derive(Clone, Debug)]
pub struct Alias;
impl Numbers for Alias {
    const COUNT: ActionId = Quarry::INFO.action_ids + 1;

    fn action(id: ActionId) -> Option<Action> {
        Quarry::action_from_id(id % Quarry::INFO.action_ids)
    }
}

/// An action has a number beyond the last.
#[derive(Clone, Debug)]
pub struct TooFew;
impl Numbers for TooFew {
    const COUNT: ActionId = Quarry::INFO.action_ids - 1;
}

/// A number has no action.
#[derive(Clone, Debug)]
pub struct TooMany;
impl Numbers for TooMany {
    const COUNT: ActionId = Quarry::INFO.action_ids + 1;
}
