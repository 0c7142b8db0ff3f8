//! *move*: where the Viscount goes (VIS-7).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Event, Slot, Space, Viscounts,
    asks::{Ask, Frame, Paid, Phase, Rearrange, Table},
    board::ways,
};

/// The Viscount of the active seat moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// The base distance (VIS-7.1).
    pub base: u8,
}

impl Move {
    /// Where it can go, with the steps and the price (VIS-25.7).
    #[inline]
    pub(crate) fn goals(
        self,
        state: &Viscounts,
    ) -> impl Iterator<Item = (Space, u8, u16)> + use<'_> {
        self.goals_of(state, state.active)
    }

    /// Where any seat could go.
    #[inline]
    pub(crate) fn goals_of(
        self,
        state: &Viscounts,
        seat: Seat,
    ) -> impl Iterator<Item = (Space, u8, u16)> + use<'_> {
        let player = state.player(seat);
        let from = player.viscount.unwrap_or(Space::S1);
        let mut free = self.base + u8::from(player.uncovered.contains(Slot::FreeStep));
        if state.has_gates() {
            free += state.free_steps(seat);
        }
        let silver = state.purchasing_power(seat);
        let priced = ways(&state.segments, from, self.base)
            .map(move |(space, steps)| (space, steps, u16::from(steps.saturating_sub(free))));
        priced.filter(move |&(_, _, price)| price <= silver)
    }
}

impl Ask for Move {
    fn whom(self, state: &Viscounts) -> Turn {
        Turn::Seat(state.active)
    }

    fn waits(self, state: &Viscounts) -> bool {
        state.is_asked(state.active, self.goals(state).take(2).count())
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = self.goals(table).next();
        if let Some((space, steps, price)) = only {
            table.go(space, steps, price);
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(self.goals(state).map(|(space, ..)| Action::Move(space)));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Move(space) = action {
            let goal = self.goals(table).find(|(goal, ..)| *goal == space);
            if let Some((_, steps, price)) = goal {
                table.go(space, steps, price);
            }
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Move(_) => Some(Illegal::new("VIS-7.1", "CannotPaySteps")),
            Action::Stop => Some(Illegal::new("VIS-7.1", "MustMove")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        let standing = state.player(state.active).viscount.is_some();
        Viscounts::is_phase(below, Phase::Act) && standing && self.base <= 3
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    fn go(&mut self, space: Space, steps: u8, price: u16) {
        self.charge(price, Paid::Move { space, steps });
    }

    /// The steps are paid.
    pub(super) fn arrive(&mut self, space: Space, steps: u8) {
        let seat = self.active;
        self.player_mut(seat).viscount = Some(space);
        self.tell(|| Event::Moved { seat, space, steps });
        if steps > 0 {
            self.meet(seat, space);
        }
    }

    /// VIS-7.3: whoever stands there may rearrange, in turn order.
    pub(crate) fn meet(&mut self, seat: Seat, space: Space) {
        for other in self.from(seat).rev() {
            if other == seat || self.player(other).viscount != Some(space) {
                continue;
            }
            // VIS-20.2.
            if self.is_automa(other) {
                self.rearrange_for_automa();
            } else {
                self.put(Rearrange { seat: other });
            }
        }
    }
}
