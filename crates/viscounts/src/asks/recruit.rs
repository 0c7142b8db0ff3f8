//! *recruit*: a hire at the own Viscount (VIS-13.1).

use engine::{Actor, Illegal, Seat, Sink, Turn};

use crate::{
    Action, Card, Event, Viscounts,
    asks::{Ask, Frame, Phase, Table},
};

/// The active seat may hire the townsfolk of its segment.
#[derive(Clone, Copy, Debug)]
pub struct Recruit;

impl Ask for Recruit {
    fn whom(self, state: &Viscounts) -> Turn {
        Turn::Seat(state.active)
    }

    fn waits(self, state: &Viscounts) -> bool {
        state.recruit().is_some()
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        out.extend(state.recruit().map(Action::Hire));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Hire(card) = action {
            let seat = table.active;
            table.pay_silver(seat, card.cost().into());
            table.hire(seat, table.position_of(seat));
        }
    }

    fn why_not(self, state: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        let Action::Hire(card) = action else { return None };
        let elsewhere = state.visible().any(|(_, top)| top == card);
        let why = if elsewhere { "ElsewhereOnBoard" } else { "NotOnTopHere" };
        Some(Illegal::new("VIS-13.1", why))
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        Viscounts::is_phase(below, Phase::Collide) && state.player(state.active).viscount.is_some()
    }
}

impl Viscounts {
    /// Who can be hired and paid by the active seat.
    fn recruit(&self) -> Option<Card> {
        let top = self.piles[self.position_of(self.active)].top;
        top.filter(|card| u16::from(card.cost()) <= self.player(self.active).silver)
    }
}
