//! Virtue and debts (ARC-6, ARC-7).

use engine::{Seat, Sink};

use crate::{
    Event, Kind,
    asks::{AvoidDebt, Destroy, Table},
    board::MOST_VIRTUE,
    card::Boon,
};

impl<L: Sink<Event>> Table<'_, L> {
    /// ARC-6.4, ARC-6.5: beyond the end of the track, unpaid debts may be destroyed.
    pub(crate) fn gain_virtue(&mut self, seat: Seat, gain: u8) {
        let player = self.player_mut(seat);
        let virtue = player.virtue + gain;
        player.virtue = virtue.min(MOST_VIRTUE);
        let now = player.virtue;
        self.tell(|| Event::GainedVirtue { seat, gain, now });
        if virtue > MOST_VIRTUE {
            self.ask(Destroy { seat, most: virtue - MOST_VIRTUE });
        }
    }

    /// ARC-6.6, ARC-6.7: below the beginning of the track, a debt for each missing point.
    pub(crate) fn lose_virtue(&mut self, seat: Seat, loss: u8) {
        if loss == 0 {
            return;
        }
        let player = self.player_mut(seat);
        let missing = loss.saturating_sub(player.virtue);
        player.virtue -= loss - missing;
        let now = player.virtue;
        self.tell(|| Event::LostVirtue { seat, loss, now });
        self.take_debts(seat, missing);
    }

    /// The change that stands on a card.
    pub(crate) fn change_virtue(&mut self, seat: Seat, change: i8) {
        match change {
            0 => {}
            1.. => self.gain_virtue(seat, change.unsigned_abs()),
            _ => self.lose_virtue(seat, change.unsigned_abs()),
        }
    }

    /// ARC-7.1; who may pay instead is asked for each (ARC-18.4).
    pub(crate) fn take_debts(&mut self, seat: Seat, debts: u8) {
        if debts == 0 {
            return;
        }
        let ask = AvoidDebt { seat, left: debts };
        if self.can_avoid_debt(seat) { self.put(ask) } else { self.receive_debts(seat, debts) }
    }

    pub(crate) fn receive_debts(&mut self, seat: Seat, debts: u8) {
        let player = self.player_mut(seat);
        player.unpaid = player.unpaid.saturating_add(debts.into());
        self.tell(|| Event::TookDebts { seat, debts });
    }

    pub(crate) fn destroy_debts(&mut self, seat: Seat, debts: u8) {
        if debts > 0 {
            self.player_mut(seat).unpaid -= u16::from(debts);
            self.tell(|| Event::DestroyedDebts { seat, debts });
        }
    }
}

impl crate::Architects {
    /// ARC-18.4: whether silver can be paid instead of taking a debt.
    pub(crate) fn can_avoid_debt(&self, seat: Seat) -> bool {
        let silver = self.boon(seat, Boon::AvoidsDebt);
        silver > 0 && self.player(seat).goods[Kind::Silver] >= silver.into()
    }
}
