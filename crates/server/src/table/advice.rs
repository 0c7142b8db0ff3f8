//! Hints: what a strong player would consider on a seat, from what that seat may know.

use std::{sync::Arc, time::Duration};

use bots::{Budget, Hint, Level, evaluate::Evaluate, generator, hints};
use engine::{Actor, Match, Perspective, Seat};
use games::{AnyMatch, with_match};
use ui::web::Advice;

use super::{Hall, Stage, Table, room::Urgency};
use crate::refusal::Refusal;

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
        let thought = move |time| consider(&table.game, seat, time);
        let thought = room.think(owner, Urgency::Now, thought).await;
        let found = thought.map_err(|why| {
            tracing::error!(%why, "a hint failed");
            Refusal::Busy
        })?;
        Ok(Advised { seat, position, found })
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

fn consider(game: &AnyMatch, seat: Seat, time: Duration) -> Vec<Advice> {
    fn within<G: Evaluate>(held: &Match<G>, seat: Seat, time: Duration) -> Vec<Advice> {
        let budget = Level::Baron.budget::<G>();
        found(held, seat, Budget { time: budget.time.min(time), ..budget })
    }
    with_match!(game, held => within(held, seat, time))
}

fn found<G: Evaluate>(held: &Match<G>, seat: Seat, budget: Budget) -> Vec<Advice> {
    // The same question gets the same answer; nothing in the seed is hidden from the seat.
    let own = held.moves().iter().filter(|entry| entry.actor == Actor::Seat(seat)).count();
    let rng = generator(own as u64, seat.index() as u64);
    hints(&Perspective::new(held.state(), seat), budget, rng).iter().map(written).collect()
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

#[cfg(test)]
mod tests {
    use games::kings_road::KingsRoad;

    use super::*;

    /// Anna's sealed choice differs; the other seat cannot tell, and is told the same.
    #[test]
    fn truths_that_a_seat_cannot_tell_apart_give_the_same_hint() {
        let fresh = || Match::<KingsRoad>::new(2, serde_json::from_str("{}").unwrap()).unwrap();
        let anna = Actor::Seat(Seat::new(0));
        let mut legal = Vec::new();
        engine::Game::legal(fresh().state(), anna, &mut legal);
        let budget = Budget {
            iterations: 600,
            time: Duration::from_hours(1),
            ..Level::Knight.budget::<KingsRoad>()
        };
        let told = |action| {
            let mut held = fresh();
            held.play(anna, action).unwrap();
            found(&held, Seat::new(1), budget)
        };
        let first = told(legal[0]);
        assert!(!first.is_empty() && first.len() <= 3);
        assert_eq!(first, told(legal[legal.len() / 2]));
        assert_eq!(first, told(legal[legal.len() - 1]));
    }
}
