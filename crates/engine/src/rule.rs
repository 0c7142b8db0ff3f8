//! Rule ids and refusals.

use std::fmt;

use serde::Serialize;

/// The number of a rule in the rulebook, like `KRD-5.5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action was refused: the rule that forbids it and the kind of offence.
///
/// Never free text: whoever shows it to a person words `kind` in that person's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Illegal {
    /// The rule that forbids the action.
    pub rule: RuleId,
    /// A stable name of the offence, unique within the game, like `WrongCardCount`.
    pub kind: &'static str,
}

impl Illegal {
    /// A refusal.
    #[must_use]
    pub const fn new(rule: &'static str, kind: &'static str) -> Self {
        Self { rule: RuleId(rule), kind }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} forbids it ({})", self.rule, self.kind)
    }
}

impl std::error::Error for Illegal {}
