//! Hints: what a strong player would consider on a seat, from what that seat may know.

use std::sync::Arc;

use bots::Hint;
use engine::Seat;
use ui::web::Advice;

use super::{Hall, Stage, Table, room::Urgency};
use crate::{
    refusal::Refusal,
    think::{Found, Thought},
};

/// What was found for a seat, and about which position.
pub(crate) struct Advised {
    pub(crate) seat: Seat,
    position: (u64, u64),
    pub(crate) found: Vec<Advice>,
}

impl Advised {
    /// Whether the seat still has the same choice.
    pub(crate) fn is_about(&self, table: &Table) -> bool {
        table.awaited().contains(self.seat) && table.position(self.seat) == self.position
    }
}

/// Thinks about the choice that `who` has on a seat, in the room where the bots think.
///
/// # Errors
/// At once, when there is no such choice, the table plays without hints, or too many thoughts of
/// the same address wait already.
pub(crate) fn advise(
    hall: &Hall,
    table: Arc<Table>,
    who: &str,
    seat: Seat,
    version: u64,
) -> Result<impl Future<Output = Result<Advised, Refusal>> + Send + use<>, Refusal> {
    check(&table, who, seat, version)?;
    let position = table.position(seat);
    let (room, owner) = (hall.thinking.clone(), hall.whereabouts.of(who));
    room.check(owner)?;
    Ok(async move {
        let turn = room.turn(owner, Urgency::Now).await;
        match turn.think(Thought::of_hint(&table.game, seat)).await {
            Ok(Some(Found::Hint(found))) => Ok(Advised { seat, position, found }),
            failed => {
                tracing::error!(?failed, "a hint failed");
                Err(Refusal::Busy)
            }
        }
    })
}

fn check(table: &Table, who: &str, seat: Seat, version: u64) -> Result<(), Refusal> {
    if !table.seats_of(who).contains(seat) {
        return Err(Refusal::NotYourSeat);
    }
    match table.stage {
        Stage::Gathering => return Err(Refusal::NotBegun),
        Stage::Over => return Err(Refusal::Over),
        Stage::Playing => {}
    }
    if !table.setup.hints {
        return Err(Refusal::HintsOff);
    }
    if !table.awaited().contains(seat) {
        return Err(Refusal::NotYourTurn);
    }
    if table.is_current(seat, version) { Ok(()) } else { Err(Refusal::Stale) }
}

/// A hint in notation.
pub(crate) fn written<A: ToString>(hint: &Hint<A>) -> Advice {
    Advice {
        action: hint.action.to_string(),
        chance: hint.worth.chance,
        lead: hint.worth.lead,
        scored: hint.own.scored.iter().map(|(rule, points)| (rule.0.into(), *points)).collect(),
        promised: hint.own.promised,
        even: hint.even,
        topics: hint.own.topics.iter().map(|(topic, points)| ((*topic).into(), *points)).collect(),
        touched: hint.touched,
        plan: hint.plan.iter().map(ToString::to_string).collect(),
        rival: hint.rival.as_ref().map(|(seat, gain)| (*seat, gain.total())),
    }
}
