//! What an action is called, what it will do, and why it is refused.

use castle::{Action, View};
use engine::{Illegal, Seat};

use crate::{Rich, Teller};

/// The action by name.
pub fn title(action: Action, _: &Teller<'_>) -> Rich {
    Rich::parse(&action.to_string())
}

/// What a legal action will do.
pub fn describe(_: &View, _: Seat, action: Action, teller: &Teller<'_>) -> Rich {
    title(action, teller)
}

/// Why an action is refused, and what to do instead.
pub fn refuse(_: &View, _: Seat, _: Action, why: &Illegal, teller: &Teller<'_>) -> Rich {
    teller.say("castle-illegal", [("rule", teller.rule(why.rule.0))])
}
