//! Columns 3 and 4 of the Manuscript Boards, at any moment of an own turn (VGG-3.14 to VGG-3.16).

use engine::{Actor, Illegal, Seat, Sink, Turn};

use super::Column;
use crate::{
    Action, Event, Viscounts,
    asks::{Anytime, Ask, Chosen, Frame, Paid, Rearrange, Table},
};

/// Silver for a card (VGG-3.11).
pub(crate) const DRAW_PRICE: u8 = 2;
/// Resources for a rearrangement (VGG-3.12).
pub(crate) const REARRANGE_PRICE: u8 = 3;

/// What the columns allow at any moment of an own turn.
#[derive(Clone, Copy, Debug)]
pub struct Columns;

impl Anytime for Columns {
    #[inline]
    fn list(state: &Viscounts, by: Seat, out: &mut Vec<Action>) {
        if state.has_gates() {
            state.list_columns(by, out);
        }
    }

    #[inline]
    fn takes(action: Action) -> bool {
        matches!(action, Action::Use(_))
    }

    #[cold]
    #[inline(never)]
    fn answer<L: Sink<Event>>(table: &mut Table<'_, L>, by: Seat, action: Action) {
        let Action::Use(column) = action else { return };
        table.tell(|| Event::UsedColumn { seat: by, column });
        table.put(Column3or4);
        if column == Column::Draw {
            table.charge(DRAW_PRICE.into(), Paid::Draw(by));
        } else {
            table.put(Rearrange { seat: by });
            table.pay_icons(by, Chosen::Rearrangement, REARRANGE_PRICE.into());
        }
    }
}

/// A column is being used: meanwhile no other one can be; never waits.
#[derive(Clone, Copy, Debug)]
pub struct Column3or4;

impl Ask for Column3or4 {
    fn waits(self, _: &Viscounts) -> bool {
        false
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.has_gates() && Viscounts::is_under_way(below)
    }
}

/// A stop at which nothing but a column can be used (VGG-3.16).
#[derive(Clone, Copy, Debug)]
pub struct Pause;

impl Ask for Pause {
    fn whom(self, state: &Viscounts) -> Turn {
        Turn::Seat(state.active)
    }

    #[inline(never)]
    fn waits(self, state: &Viscounts) -> bool {
        state.is_asked(state.active, 1)
    }

    #[inline(never)]
    fn list(self, _: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.push(Action::Stop);
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.has_gates() && below.len() == 1 && matches!(below[0], Frame::Turn(_))
    }
}

impl Viscounts {
    /// Whether a seat is asked a decision with so many options: one is asked only where a column can
    /// be used beside it (VIS-25.2, VGG-3.15).
    #[inline]
    pub(crate) fn is_asked(&self, seat: Seat, options: usize) -> bool {
        options > 1 || (options == 1 && self.has_gates() && self.could_use_a_column(seat))
    }

    #[cold]
    #[inline(never)]
    fn list_columns(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.may_use_columns(seat) {
            out.extend(self.columns(seat).map(Action::Use));
        }
    }

    #[cold]
    #[inline(never)]
    fn could_use_a_column(&self, seat: Seat) -> bool {
        self.may_use_columns(seat) && self.columns(seat).next().is_some()
    }

    /// Whether the moment is one at which a seat may use columns (VGG-3.14, VGG-3.15).
    pub(crate) fn may_use_columns(&self, seat: Seat) -> bool {
        let frames = self.pending.as_slice();
        seat == self.active
            && !self.is_automa(seat)
            && matches!(frames.first(), Some(Frame::Turn(_)))
            && !frames.iter().any(|frame| matches!(frame, Frame::Column3or4 | Frame::Pay(_)))
    }

    /// The columns that can be used and paid.
    pub(crate) fn columns(&self, seat: Seat) -> impl Iterator<Item = Column> + use<'_> {
        [Column::Draw, Column::Rearrange]
            .into_iter()
            .filter(move |&column| self.has_column(seat, column) && self.can_use(seat, column))
    }

    fn can_use(&self, seat: Seat, column: Column) -> bool {
        let player = self.player(seat);
        match column {
            Column::Draw => {
                player.deck.has_top() && self.purchasing_power(seat) >= DRAW_PRICE.into()
            }
            _ => player.resources() >= REARRANGE_PRICE.into() && self.has_two_cards(seat),
        }
    }

    /// Whether there are two different cards on a board (VGG-3.15).
    fn has_two_cards(&self, seat: Seat) -> bool {
        let mut cards = self.player(seat).on_board();
        cards.next().is_some_and(|first| cards.any(|card| card != first))
    }

    /// Why a column cannot be used.
    pub(crate) fn why_not_use(&self, seat: Seat, column: Column) -> Illegal {
        if !self.has_gates() || !self.may_use_columns(seat) {
            return Illegal::new("VIS-0.1", "NoColumnNow");
        }
        if !self.has_column(seat, column) {
            return Illegal::new("VIS-0.1", "ColumnLocked");
        }
        match column {
            Column::Draw => Illegal::new("VIS-0.1", "CannotBuyCard"),
            Column::Rearrange => Illegal::new("VIS-0.1", "CannotBuyRearrangement"),
            Column::Order | Column::Silver => Illegal::new("VIS-0.1", "NoSuchCommand"),
        }
    }
}
