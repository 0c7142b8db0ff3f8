//! Why an action is refused, and what to do instead.

use engine::{Illegal, Seat};
use viscounts::View;

use super::{
    Unit,
    names::{icons, purse},
    prompt,
};
use crate::{Rich, Teller};

/// Why an action is refused, and what to do instead.
pub fn refuse(view: &View, seat: Seat, why: &Illegal, teller: &Teller<'_>) -> Rich {
    let own = &view.players[seat.index().min(view.players.len() - 1)];
    let args = [
        ("rule", teller.rule(why.rule.0)),
        ("silver", teller.taken(Unit::Silver, own.silver)),
        ("goods", purse(own, teller)),
        ("icons", icons(prompt::of(own), teller)),
    ];
    teller.say(&format!("viscounts-illegal-{}", why.kind), args)
}
