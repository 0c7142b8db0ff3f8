//! King's Orders, and the ribbon of the wild Manuscript (VGG-4, VGG-3.13).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Event, Manuscript, Ribbon, Viscounts,
    asks::{Ask, Discard, Frame, Table},
    card::{Moment, ORDER},
};

/// Silver for a King's Order in place of a paid hire (VGG-3.6).
pub(crate) const ORDER_PRICE: u8 = 3;

impl Viscounts {
    /// Whether a seat can take a King's Order instead of a hire (VGG-3.6, VGG-3.8).
    #[inline]
    pub(crate) fn can_order(&self, seat: Seat) -> bool {
        self.has_gates() && self.gates.orders > 0 && !self.is_automa(seat)
    }

    /// Why a seat cannot take one.
    pub(crate) fn why_no_order(&self, seat: Seat) -> Illegal {
        if self.can_order(seat) {
            return Illegal::new("VIS-13.1", "CannotPayOrder");
        }
        Illegal::new("VIS-13.1", "NoOrderLeft")
    }

    /// Whether it can pay for one, too.
    #[inline]
    pub(crate) fn can_buy_order(&self, seat: Seat) -> bool {
        self.can_order(seat) && self.purchasing_power(seat) >= ORDER_PRICE.into()
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// VGG-4.2: the card, the discard, the triggers; and what follows a hire, if it stands for one. In
    /// the set-up nothing but the card (VGG-2.12).
    pub(crate) fn gain_order(&mut self, seat: Seat, hired: bool) {
        let Some(left) = self.gates.orders.checked_sub(1) else { return };
        self.gates.orders = left;
        self.tell(|| Event::GainedOrder { seat });
        if self.is_setting_up() {
            self.player_mut(seat).deck.draw.insert(ORDER);
            return;
        }
        self.player_mut(seat).deck.discard.insert(ORDER);
        if hired {
            self.set_off_after(seat, Moment::Hire);
        }
        self.set_off_after(seat, Moment::GainOrder);
        self.put(Discard { seat, left: 1 });
    }
}

/// *ribbon*: whoever takes the wild Manuscript names its ribbon (VGG-3.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NameRibbon {
    /// Who has taken it.
    pub seat: Seat,
}

impl Ask for NameRibbon {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    #[inline(never)]
    fn list(self, _: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(Ribbon::ALL.map(Action::Ribbon));
    }

    #[inline(never)]
    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Ribbon(ribbon) = action {
            let seat = self.seat;
            table.gates.wild = Some(ribbon);
            table.tell(|| Event::NamedRibbon { seat, ribbon });
            table.check_bonus(seat, ribbon);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        (action == Action::Stop).then_some(Illegal::new("VIS-0.1", "MustNameRibbon"))
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.has_gates()
            && state.is_of(self.seat, below)
            && state.gates.wild.is_none()
            && state.player(self.seat).manuscripts.contains(Manuscript::GatesWild)
    }
}
