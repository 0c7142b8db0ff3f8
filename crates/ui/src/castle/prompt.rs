//! What the table waits for.

use castle::View;
use engine::{Turn, Viewer};

use crate::{Prompt, Rich, Teller};

/// What the table waits for, spoken to the viewer.
pub fn prompt(view: &View, _: Turn, _: Viewer, _: &Teller<'_>) -> Prompt {
    Prompt { say: Rich::parse(&format!("{:?}", view.ask)), sub: Rich::default() }
}
