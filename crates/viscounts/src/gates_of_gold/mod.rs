//! Gates of Gold (VGG): King's Orders, Outsiders, Manuscript Boards, and cards for leaders and builders.
//!
//! Without it its part of the position is empty and nothing here is reached. With it, the cards are rows like any other
//! ([`crate::card`], [`crate::manuscript`]), the new decisions are asks of their own, and the columns
//! of the Manuscript Boards are what may be done at any moment of an own turn. What the asks do is kept
//! out of line, so that matches without the expansion do not pay for it.

mod award;
mod columns;
mod desk;
mod end;
mod order;
mod outsider;
mod row;
mod score;
mod standing;
mod zone;

use engine::{Impossible, Seat, Set, Sink};
use serde::{Deserialize, Serialize};

pub use {
    award::{Award, Gift, Merit, Needs},
    columns::{Column3or4, Pause},
    desk::{Column, Desk},
    end::Reckoning,
    order::NameRibbon,
    outsider::Ending,
    row::{Enter, Refuse, Welcome},
};

pub(crate) use {
    columns::Columns,
    order::ORDER_PRICE,
    zone::{ALL_ORDERS, Zone},
};

use crate::{
    Building, Card, Event, Icon, Icons, Manuscript, Ribbon, Viscounts,
    asks::Table,
    board::SEATS,
    card::{Ability, Cards, Moment, ORDER, OUTSIDERS, Sort},
};

/// Places of the row (VGG-7.1).
pub(crate) const ROW: usize = 3;

/// What Gates of Gold adds to the table (VGG-15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Gates {
    /// King's Orders in their pile.
    pub orders: u8,
    /// Outsiders face down.
    pub outsiders: Cards,
    /// The row from left to right.
    pub row: [Option<Card>; ROW],
    /// The cards beside the board, by merit.
    pub awards: [Option<Award>; 3],
    /// Who holds the Builder bonus cards, the diversified first.
    pub builders: [Option<Seat>; 2],
    /// Manuscript Boards by seat.
    pub desks: [Option<Desk>; SEATS],
    /// The ribbon that was named for the wild Manuscript (VGG-3.13).
    pub wild: Option<Ribbon>,
}

impl Gates {
    /// VGG-2.6, VGG-2.7; nothing without Gates of Gold.
    pub(crate) fn at_set_up(played: bool) -> Self {
        if played {
            Self { orders: ALL_ORDERS, outsiders: OUTSIDERS, ..Self::default() }
        } else {
            Self::default()
        }
    }
}

impl Viscounts {
    /// Whether Gates of Gold is played.
    #[must_use]
    #[inline]
    pub const fn has_gates(&self) -> bool {
        self.options.gates_of_gold
    }

    /// Who holds the card of a merit, with its ability (VGG-8.5, VGG-9.2).
    pub(crate) fn holder(&self, merit: Merit) -> Option<Seat> {
        match merit {
            Merit::Leader => self.leader,
            Merit::Diversified => self.gates.builders[0],
            Merit::Specialized => self.gates.builders[1],
        }
    }

    /// The cards beside the board that a seat holds and whose needs are met; none for the automa
    /// (VGG-8.6, VGG-13.6).
    pub(crate) fn awards_of(&self, seat: Seat) -> impl Iterator<Item = Award> + use<'_> {
        let held = self.gates.awards.into_iter().flatten();
        let human = !self.is_automa(seat);
        held.filter(move |award| {
            human && self.holder(award.merit()) == Some(seat) && self.meets(seat, award.needs())
        })
    }

    fn meets(&self, seat: Seat, needs: Needs) -> bool {
        let lies = |sort: Sort| self.player(seat).on_board().any(|card| card.sort() == sort);
        match needs {
            Needs::Nothing => true,
            Needs::Order => lies(Sort::Order),
            Needs::Outsider => lies(Sort::Outsider),
        }
    }

    fn gifts(&self, seat: Seat, wanted: fn(Gift) -> bool) -> usize {
        self.awards_of(seat).filter(|award| wanted(award.gift())).count()
    }

    fn abilities(&self, seat: Seat, wanted: fn(Ability) -> bool) -> usize {
        self.player(seat).on_board().filter(|card| wanted(card.ability())).count()
    }

    /// Cards more in hand (VGG-10.2).
    #[cold]
    #[inline(never)]
    pub(crate) fn larger_hand(&self, seat: Seat) -> usize {
        self.abilities(seat, |ability| matches!(ability, Ability::HandLimit))
            + self.gifts(seat, |gift| matches!(gift, Gift::Hand))
    }

    /// Free steps (VGG-10.3).
    #[cold]
    #[inline(never)]
    pub(crate) fn free_steps(&self, seat: Seat) -> u8 {
        let steps = self.abilities(seat, |ability| matches!(ability, Ability::MoveBonus))
            + self.gifts(seat, |gift| matches!(gift, Gift::Step));
        u8::try_from(steps).expect("a few")
    }

    /// Icons beside those of the base game (VGG-8.8).
    #[cold]
    #[inline(never)]
    pub(crate) fn award_icons(&self, seat: Seat) -> Icons {
        let has = self.gifts(seat, |gift| matches!(gift, Gift::TradeIcons)) > 0;
        if has { Icons::of(Icon::Trade, 2) } else { Icons::NONE }
    }

    /// Whether townsfolk of other segments can be dismissed (VGG-10.4).
    #[cold]
    #[inline(never)]
    pub(crate) fn dismisses_anywhere(&self, seat: Seat) -> bool {
        self.has_gates()
            && self.abilities(seat, |ability| matches!(ability, Ability::DismissAnywhere)) > 0
    }

    /// Own Manuscripts with a ribbon, the printed one and the wild one included (VGG-3.2).
    #[must_use]
    pub fn ribbons(&self, seat: Seat, ribbon: Ribbon) -> u8 {
        let own = self.player(seat).manuscripts;
        let mut count = own.and(Manuscript::with(ribbon)).len();
        if self.has_gates() {
            let printed = self.gates.desks[seat.index()].map(Desk::printed);
            let wild = self.gates.wild.filter(|_| own.contains(Manuscript::GatesWild));
            count += u8::from(printed == Some(ribbon)) + u8::from(wild == Some(ribbon));
        }
        count
    }

    /// Whether a column of a seat's Manuscript Board is unlocked (VGG-3.4).
    #[cold]
    #[inline(never)]
    pub(crate) fn has_column(&self, seat: Seat, column: Column) -> bool {
        let desk = self.gates.desks[seat.index()];
        desk.is_some_and(|desk| self.ribbons(seat, desk.ribbon(column)) > 0)
    }

    /// Whether silver can be paid with resources now (VGG-3.10).
    #[inline]
    pub(crate) fn pays_silver_with_resources(&self, seat: Seat) -> bool {
        self.has_gates() && seat == self.active && self.has_column(seat, Column::Silver)
    }

    /// What a seat can pay of a price in silver.
    #[inline]
    pub(crate) fn purchasing_power(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        if self.pays_silver_with_resources(seat) {
            return player.silver.saturating_add(player.resources());
        }
        player.silver
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// VGG-8.1 to VGG-8.4: the first who has constructed so takes the card.
    pub(crate) fn check_builder(&mut self, seat: Seat) {
        let built = Building::ALL.map(|building| self.player(seat).built(building));
        let merits = [built.iter().all(|&count| count > 0), built.contains(&3)];
        for (at, merit) in [Merit::Diversified, Merit::Specialized].into_iter().enumerate() {
            if merits[at] && self.gates.builders[at].is_none() {
                self.gates.builders[at] = Some(seat);
                self.tell(|| Event::TookAward { seat, merit });
            }
        }
    }

    /// The cards beside the board that a moment sets off, as merits.
    pub(crate) fn awards_at(&self, seat: Seat, moment: Moment) -> Set<Merit> {
        let reacts = |award: &Award| matches!(award.gift(), Gift::At(own, _) if own == moment);
        self.awards_of(seat).filter(reacts).map(Award::merit).collect()
    }

    /// A King's Order goes back to its pile.
    pub(crate) fn return_order(&mut self) {
        self.gates.orders += 1;
    }

    /// Whether a card is a King's Order.
    pub(crate) fn is_order(card: Card) -> bool {
        card.number() == ORDER
    }
}

/// The JSON form of what Gates of Gold adds.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct GatesForm {
    pub orders: u8,
    /// Outsiders that have left the game; those that lie nowhere are face down.
    pub gone: Vec<Card>,
    pub row: [Option<Card>; ROW],
    pub awards: [Option<Award>; 3],
    pub builders: [Option<Seat>; 2],
    pub desks: Vec<Option<Desk>>,
    pub wild: Option<Ribbon>,
}

impl GatesForm {
    pub(crate) fn of(state: &Viscounts) -> Self {
        let gates = &state.gates;
        let owned = state
            .at_table()
            .iter()
            .fold(Cards::EMPTY, |all, player| all.and(player.owned().single()));
        let row: Cards = state.guests().map(Card::number).collect();
        let gone = OUTSIDERS.without(gates.outsiders).without(owned).without(row);
        Self {
            orders: gates.orders,
            gone: gone.iter().map(Card::of).collect(),
            row: gates.row,
            awards: gates.awards,
            builders: gates.builders,
            desks: gates.desks[..usize::from(state.seats)].to_vec(),
            wild: gates.wild,
        }
    }

    /// Outsiders that lie nowhere are face down.
    pub(crate) fn read(&self, state: &Viscounts) -> Result<Gates, Impossible> {
        let mut laid = Cards::EMPTY;
        let owned = state.at_table().iter().flat_map(|player| player.owned().single().iter());
        let others = self.row.iter().flatten().chain(&self.gone).map(|card| card.number());
        for card in owned.chain(others) {
            if Card::of(card).sort() == Sort::Outsider {
                Impossible::unless(!laid.contains(card), || {
                    format!("{} lies in two places (VGG-7.2)", Card::of(card))
                })?;
                laid.insert(card);
            }
        }
        let mut desks = [None; SEATS];
        for (place, desk) in desks.iter_mut().zip(&self.desks) {
            *place = *desk;
        }
        Ok(Gates {
            orders: self.orders,
            outsiders: OUTSIDERS.without(laid),
            row: self.row,
            awards: self.awards,
            builders: self.builders,
            desks,
            wild: self.wild,
        })
    }
}
