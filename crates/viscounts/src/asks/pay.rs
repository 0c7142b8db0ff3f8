//! *pay*: what is missing is paid, kind by kind (VIS-25.9).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Event, Good, Viscounts,
    action::MOST_UNITS,
    asks::{Ask, Chosen, Frame, Phase, Table},
};

/// How many units of a resource the active seat pays; silver is the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pay {
    /// For what.
    pub chosen: Chosen,
    /// Icons that are missing.
    pub missing: u8,
    /// The resource that is asked for.
    pub good: Good,
    /// Stone that is paid.
    pub stone: u8,
    /// Gold that is paid.
    pub gold: u8,
}

impl Pay {
    fn paid(self) -> [u16; 3] {
        [self.stone.into(), self.gold.into(), 0]
    }

    #[inline(never)]
    fn choices(self, state: &Viscounts) -> impl Iterator<Item = u8> + use<> {
        let rates = state.rates_for(state.active, self.chosen);
        let purse = state.purse(state.active);
        rates.choices(purse, self.missing.into(), self.paid(), self.good.index())
    }

    fn pay<L: Sink<Event>>(self, table: &mut Table<'_, L>, units: u8) {
        match self.good {
            Good::Stone => table.put(Self { good: Good::Gold, stone: units, ..self }),
            Good::Gold => table.put(Self { good: Good::Inkwell, gold: units, ..self }),
            Good::Inkwell => {
                let [stone, gold, _] = self.paid();
                table.settle_payment(self, [stone, gold, units.into()]);
            }
        }
    }
}

impl Ask for Pay {
    fn whom(self, state: &Viscounts) -> Turn {
        Turn::Seat(state.active)
    }

    fn waits(self, state: &Viscounts) -> bool {
        self.choices(state).nth(1).is_some()
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = self.choices(table).next();
        if let Some(only) = only {
            self.pay(table, only);
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(self.choices(state).map(Action::Pay));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Pay(units) = action {
            self.pay(table, units);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Pay(_) => Some(Illegal::new("VIS-25.9", "NotMinimal")),
            Action::Stop => Some(Illegal::new("VIS-8.7", "MustPay")),
            _ => None,
        }
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        let player = state.player(state.active);
        let outer = matches!(self.chosen, Chosen::Exchange(_) | Chosen::Building(_));
        let there = match self.chosen {
            Chosen::Exchange(_) => state.has_gates(),
            Chosen::Building(slot) => !player.uncovered.contains(slot),
            Chosen::Workers(workers) => (1..=4).contains(&workers) && workers <= player.workers,
            Chosen::Manuscript => true,
            Chosen::Price => matches!(below.last(), Some(Frame::Paid(_))),
            Chosen::Rearrangement => {
                matches!(below, [Frame::Turn(_), .., Frame::Column3or4, Frame::Rearrange(_)])
            }
        };
        let begun = match self.good {
            Good::Stone => self.stone == 0 && self.gold == 0,
            Good::Gold => self.gold == 0,
            Good::Inkwell => true,
        };
        let space = player.viscount;
        let primary = Viscounts::is_phase(below, Phase::Recruit)
            && space.is_some_and(|space| space.bank().is_some() == outer);
        (primary || self.chosen.primary().is_none())
            && there
            && begun
            && (1..=MOST_UNITS).contains(&self.missing)
            && u16::from(self.stone) <= player.good(Good::Stone)
            && u16::from(self.gold) <= player.good(Good::Gold)
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// Pays for missing icons; where only one kind pays, nothing is asked.
    pub(crate) fn pay_icons(&mut self, seat: Seat, chosen: Chosen, missing: u16) {
        if missing == 0 {
            return self.carry_out(seat, chosen);
        }
        let rates = self.rates_for(seat, chosen);
        if rates.is_silver_alone(self.purse(seat)) {
            self.pay_silver(seat, missing);
            return self.carry_out(seat, chosen);
        }
        if let Some(only) = rates.only() {
            self.pay(seat, Good::ALL[only], rates.units(only, missing));
            return self.carry_out(seat, chosen);
        }
        let missing = u8::try_from(missing).unwrap_or(MOST_UNITS).min(MOST_UNITS);
        self.put(Pay { chosen, missing, good: Good::Stone, stone: 0, gold: 0 });
    }

    fn settle_payment(&mut self, pay: Pay, paid: [u16; 3]) {
        let seat = self.active;
        let rates = self.rates_for(seat, pay.chosen);
        let silver = rates.silver(self.purse(seat), pay.missing.into(), paid);
        for (good, units) in Good::ALL.into_iter().zip(paid) {
            self.pay(seat, good, units);
        }
        self.pay_silver(seat, silver.unwrap_or(0));
        self.carry_out(seat, pay.chosen);
    }
}
