//! Apprentices are hired, discarded and displayed (ARC-9).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Apprentice, Architects, Event, Kind, Location,
    ahead::Hire,
    asks::{Ask, Frame, Reveal, Table},
    board::{DISPLAY, DISPLAY_COLUMNS, HIRE},
    card::Boon,
    payment::Price,
    state::{column, row_of},
};

/// An apprentice comes to its new master; never waits (ARC-9.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Take {
    /// Who hires.
    pub seat: Seat,
    /// Where the apprentice is displayed, row by row from 0.
    pub slot: u8,
}

impl Take {
    #[expect(clippy::cast_possible_truncation, reason = "the display has eight places")]
    pub(super) const fn new(seat: Seat, slot: usize) -> Self {
        Self { seat, slot: slot as u8 }
    }
}

impl Ask for Take {
    fn waits(self, _: &Architects) -> bool {
        false
    }

    /// At the limit another one is discarded first (ARC-9.8).
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let apprentices = table.player(self.seat).apprentices.len();
        if apprentices >= table.apprentice_limit(self.seat) {
            table.put(self);
            table.put(Dismiss { seat: self.seat });
        } else {
            table.take_apprentice(self.seat, self.slot.into());
        }
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        let displayed = state.display.get(usize::from(self.slot)).is_some_and(Option::is_some);
        displayed && state.is_own(self.seat, below)
    }
}

/// The row slides left and gets a new apprentice; never waits (ARC-9.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refill {
    /// The gap, row by row from 0.
    pub slot: u8,
}

impl Ask for Refill {
    fn waits(self, _: &Architects) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        table.slide(self.slot.into());
        table.put(Reveal);
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        let gap = state.display.get(usize::from(self.slot)).is_some_and(Option::is_none);
        gap && Architects::is_in_turn(below)
    }
}

/// An own apprentice goes under the deck: to make room, or for the Graveyard (ARC-9.8, ARC-18.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dismiss {
    /// Whose.
    pub seat: Seat,
}

impl Ask for Dismiss {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Architects) -> bool {
        state.player(self.seat).apprentices.len() > 1
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if let Some(only) = table.player(self.seat).apprentices.lowest() {
            table.dismiss(self.seat, only);
        }
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.player(self.seat).apprentices.iter().map(Action::Dismiss));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Dismiss(apprentice) = action {
            table.dismiss(self.seat, apprentice);
        }
    }

    fn why_not(self, _: &Architects, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Dismiss(_) => Some(Illegal::new("ARC-9.8", "NotOwnApprentice")),
            Action::Stop => Some(Illegal::new("ARC-9.8", "MustDismiss")),
            _ => None,
        }
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        state.is_own(self.seat, below)
    }
}

/// *tavern*: any displayed apprentice for nothing, or none (ARC-9.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tavern {
    /// Who hires.
    pub seat: Seat,
}

impl Ask for Tavern {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Seat(self.seat)
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.display.iter().flatten().copied().map(Action::Hire));
        out.push(Action::Stop);
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Hire(apprentice) = action
            && let Some(slot) = table.slot_of(apprentice)
        {
            table.put(Take::new(self.seat, slot));
        }
    }

    fn why_not(self, _: &Architects, _: Seat, action: Action) -> Option<Illegal> {
        let hire = matches!(action, Action::Hire(_));
        hire.then_some(Illegal::new("ARC-9.11", "NotDisplayedForTavern"))
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        state.is_own(self.seat, below)
    }
}

impl Architects {
    /// ARC-9.2, ARC-5.8.
    fn hire_price(&self, seat: Seat) -> Price {
        let (silver, tax) = HIRE;
        let less = u16::from(self.boon(seat, Boon::CheaperHire));
        self.price(seat, (silver.saturating_sub(less), tax))
    }

    /// How many cards are skipped for one in this place, with a worker placed now (ARC-9.4).
    fn skipped(&self, seat: Seat, slot: usize) -> usize {
        let workers = self.player(seat).at[Location::Workshop.index()] + 1;
        column(slot).saturating_sub(workers.into())
    }

    /// What the apprentice in this place costs a seat, with a worker placed now.
    pub(crate) fn hire(&self, seat: Seat, slot: usize) -> Hire {
        let Price { silver, tax } = self.hire_price(seat);
        let skipped = u16::try_from(self.skipped(seat, slot)).unwrap_or(u16::MAX);
        Hire { silver, tax, skipped }
    }

    /// ARC-9.3, ARC-9.4.
    pub(super) fn list_workshop_hires(&self, seat: Seat, out: &mut Vec<Action>) {
        let price = self.hire_price(seat).total();
        let Some(left) = self.player(seat).silver().checked_sub(price) else { return };
        for slot in 0..DISPLAY {
            if let Some(apprentice) = self.display[slot]
                && self.skipped(seat, slot) <= left.into()
            {
                out.push(Action::Hire(apprentice));
            }
        }
    }

    pub(super) fn why_not_hire(&self, seat: Seat, apprentice: Apprentice) -> Illegal {
        if self.slot_of(apprentice).is_none() {
            return Illegal::new("ARC-9.3", "NotDisplayed");
        }
        if !self.can_pay(seat, self.hire_price(seat)) {
            return Illegal::new("ARC-9.2", "CannotPayHire");
        }
        Illegal::new("ARC-9.4", "CannotPaySkipping")
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    pub(super) fn hire_at_workshop(&mut self, seat: Seat, apprentice: Apprentice) {
        let slot = self.slot_of(apprentice).expect("the apprentice is displayed");
        let (price, skipped) = (self.hire_price(seat), self.skipped(seat, slot));
        self.stand_at(seat, Location::Workshop);
        self.pay(seat, price);
        self.skip(seat, slot, skipped);
        self.put(Take::new(seat, slot));
    }

    /// ARC-9.4: a coin on each of the first cards of the row.
    #[expect(clippy::cast_possible_truncation, reason = "a row has four cards")]
    fn skip(&mut self, seat: Seat, slot: usize, cards: usize) {
        if cards == 0 {
            return;
        }
        for coins in self.coins[row_of(slot)].iter_mut().take(cards) {
            *coins = coins.saturating_add(1);
        }
        let silver = cards as u16;
        self.player_mut(seat).goods[Kind::Silver] -= silver;
        let row = slot / DISPLAY_COLUMNS + 1;
        self.tell(|| Event::SkippedCards { seat, row, silver });
    }

    /// ARC-9.14: card and silver, virtue with its consequences, then the display.
    fn take_apprentice(&mut self, seat: Seat, slot: usize) {
        let Some(apprentice) = self.display[slot].take() else { return };
        let silver = std::mem::take(&mut self.coins[slot]);
        let player = self.player_mut(seat);
        player.apprentices.insert(apprentice);
        player.goods.gain(Kind::Silver, silver);
        self.tell(|| Event::Hired { seat, apprentice, silver });
        self.put(Refill { slot: Take::new(seat, slot).slot });
        self.change_virtue(seat, apprentice.virtue());
    }

    fn dismiss(&mut self, seat: Seat, apprentice: Apprentice) {
        self.player_mut(seat).apprentices.remove(apprentice);
        self.apprentices.under.push(apprentice.card());
        self.tell(|| Event::Dismissed { seat, apprentice });
    }

    /// Cards of a row move left with their silver (ARC-9.7).
    fn slide(&mut self, slot: usize) {
        let row = row_of(slot);
        let mut to = row.start;
        for from in row {
            if self.display[from].is_some() {
                self.display.swap(to, from);
                self.coins.swap(to, from);
                to += 1;
            }
        }
    }

    /// ARC-18.6: the apprentices of column 1 go under the deck, their silver to the supply.
    pub(super) fn refresh_display(&mut self) {
        for slot in [0, DISPLAY_COLUMNS] {
            if let Some(apprentice) = self.display[slot].take() {
                self.apprentices.under.push(apprentice.card());
                let silver = std::mem::take(&mut self.coins[slot]);
                self.tell(|| Event::Refreshed { apprentice, silver });
            }
        }
        self.slide(0);
        self.slide(DISPLAY_COLUMNS);
        self.put(Reveal);
    }
}
