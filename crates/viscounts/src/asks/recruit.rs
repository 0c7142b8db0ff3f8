//! *recruit*: a hire at the own Viscount (VIS-13.1).

use engine::{Actor, Illegal, Seat, Sink, Turn};

use crate::{
    Action, Card, Event, Viscounts,
    asks::{Ask, Frame, Paid, Phase, Table},
    gates_of_gold::ORDER_PRICE,
};

/// The active seat may hire the townsfolk of its segment.
#[derive(Clone, Copy, Debug)]
pub struct Recruit;

impl Ask for Recruit {
    fn whom(self, state: &Viscounts) -> Turn {
        Turn::Seat(state.active)
    }

    fn waits(self, state: &Viscounts) -> bool {
        let seat = state.active;
        let can = state.hireling(seat).is_some() || state.can_buy_order(seat);
        state.is_asked(seat, 1 + usize::from(can))
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        out.extend(state.recruits(state.active));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        table.recruit(table.active, action);
    }

    fn why_not(self, state: &Viscounts, seat: Seat, action: Action) -> Option<Illegal> {
        state.why_not_recruit(seat, action)
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        Viscounts::is_phase(below, Phase::Collide) && state.player(state.active).viscount.is_some()
    }
}

impl Viscounts {
    /// Who can be hired and paid by a seat; or a King's Order instead (VGG-3.6).
    pub(super) fn recruits(&self, seat: Seat) -> impl Iterator<Item = Action> + use<> {
        let order = self.can_buy_order(seat).then_some(Action::Order);
        self.hireling(seat).map(Action::Hire).into_iter().chain(order)
    }

    /// Who can be hired and paid at the Viscount.
    #[inline]
    fn hireling(&self, seat: Seat) -> Option<Card> {
        let top = self.piles[self.position_of(seat)].top;
        top.filter(|card| u16::from(card.cost()) <= self.purchasing_power(seat))
    }

    pub(super) fn why_not_recruit(&self, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Order => Some(self.why_no_order(seat)),
            Action::Hire(card) => {
                let elsewhere = self.visible().any(|(_, top)| top == card);
                let why = if elsewhere { "ElsewhereOnBoard" } else { "NotOnTopHere" };
                Some(Illegal::new("VIS-13.1", why))
            }
            _ => None,
        }
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// A paid hire, or a King's Order instead.
    pub(super) fn recruit(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Hire(card) => self.charge(card.cost().into(), Paid::Hire(seat)),
            Action::Order => self.charge(ORDER_PRICE.into(), Paid::Order(seat)),
            _ => {}
        }
    }
}
