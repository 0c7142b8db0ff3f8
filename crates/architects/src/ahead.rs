//! What is reckoned out for people from what everybody sees: prices of each seat, and what a reset
//! would do if it came now. The rules themselves reckon it.

use engine::{Actor, Seat, Stack, Turn};

use crate::{
    Action, Architects, Goods, Space,
    asks::{Ask, Over, Table},
    board::DISPLAY,
    effects::{Resolve, Row},
};

/// What hiring a displayed apprentice at the Workshop would cost, with a worker placed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hire {
    /// Silver for the supply (ARC-9.2).
    pub silver: u16,
    /// Tax, without what is evaded (ARC-5.3).
    pub tax: u16,
    /// Silver for the cards that are skipped (ARC-9.4).
    pub skipped: u16,
}

impl Hire {
    /// All of it.
    #[must_use]
    pub const fn total(self) -> u16 {
        self.silver + self.tax + self.skipped
    }
}

/// What a seat would have after a reset (ARC-16.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Workers in Prison.
    pub prison: u8,
    /// Virtue.
    pub virtue: u8,
    /// Unpaid debts.
    pub unpaid: u16,
    /// Goods and silver.
    pub goods: Goods,
}

/// What lies before a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// What hiring would cost, by the places of the display, row by row.
    pub hires: [Hire; DISPLAY],
    /// What the spaces of the Black Market cost.
    pub market: [u16; Space::ALL.len()],
    /// What it would have after a reset that came now.
    pub reset: Fate,
}

impl Architects {
    /// What lies before each seat.
    #[must_use]
    pub fn ahead(&self) -> Vec<Ahead> {
        let after = self.after_reset();
        let ahead = |seat| Ahead {
            hires: std::array::from_fn(|slot| self.hire(seat, slot)),
            market: Space::ALL.map(|space| self.market_price(seat, space).total()),
            reset: after.fate(seat),
        };
        Seat::first(self.seats).map(ahead).collect()
    }

    fn fate(&self, seat: Seat) -> Fate {
        let player = self.player(seat);
        let (prison, virtue) = (player.prison, player.virtue);
        Fate { prison, virtue, unpaid: player.unpaid, goods: player.goods }
    }

    /// The position after a reset. Where somebody may choose, a gain is taken and silver is kept;
    /// which market card comes up changes nothing for anybody.
    fn after_reset(&self) -> Self {
        let mut after = self.clone();
        after.pending = Stack::default();
        let (seat, mut quiet) = (self.active, ());
        let mut table = Table::new(&mut after, &mut quiet);
        table.put(Over);
        table.put(Resolve::new(Row::Reset, seat));
        while !table.frame().settle(&mut table) {}
        while let Some((by, answer)) = table.first_answer() {
            table.play(by, answer);
        }
        after
    }

    fn first_answer(&self) -> Option<(Actor, Action)> {
        let by = match self.asked() {
            Turn::Seat(seat) => Actor::Seat(seat),
            Turn::Chance => Actor::Chance,
            _ => return None,
        };
        let mut answers = Vec::new();
        self.answers(by, &mut answers);
        let gain = answers.iter().find(|answer| matches!(answer, Action::Choose(_)));
        gain.or(answers.last()).map(|&answer| (by, answer))
    }
}

#[cfg(test)]
mod tests {
    use engine::Game;

    use super::*;

    /// ARC-16.2: the workers of the market go to Prison; who has most takes a debt.
    #[test]
    fn a_reset_is_reckoned_out_and_changes_nothing() {
        let mut state = Architects::new(2, &crate::Options::default()).unwrap();
        let seat = Seat::new(0);
        state.market.spaces[0] = Some(seat);
        state.player_mut(seat).prison = 4;
        let before = state.clone();
        let ahead = state.ahead();
        assert_eq!(state, before);
        let [own, other] = [ahead[0].reset, ahead[1].reset];
        assert_eq!((own.prison, own.virtue, own.unpaid), (5, 6, 1));
        assert_eq!((other.prison, other.virtue, other.unpaid), (0, 7, 0));
    }
}
