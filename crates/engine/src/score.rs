//! Scores: itemised by rule, with tie-breaks and shared ranks.

use std::cmp::Ordering;

use serde::Serialize;

use crate::{Game, RuleId, Seat, SeatSet};

/// What decides a seat's place: its total and, among equals, its tie-breaks in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Standing {
    /// Victory points so far.
    pub total: i32,
    /// Compared in order when totals are equal; higher is better, 0 where a game has fewer.
    pub tie_breaks: [i32; 3],
}

impl Standing {
    /// The seats that no other stands better than.
    pub fn best(standings: impl IntoIterator<Item = (Seat, Self)>) -> SeatSet {
        let mut best = (Self { total: i32::MIN, ..Self::default() }, SeatSet::EMPTY);
        for (seat, own) in standings {
            match own.cmp(&best.0) {
                Ordering::Greater => best = (own, SeatSet::only(seat)),
                Ordering::Equal => best.1.insert(seat),
                Ordering::Less => {}
            }
        }
        best.1
    }
}

/// One line of a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreItem {
    /// The rule these points come from; it also names the line.
    pub rule: RuleId,
    /// Points, possibly negative.
    pub points: i32,
}

/// The score sheet of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatScore {
    /// Whose sheet this is.
    pub seat: Seat,
    /// The sum of the items.
    pub total: i32,
    /// 1 for the best; seats that no tie-break separates share a rank.
    pub rank: u8,
    /// Tie-break values in the order in which they are compared.
    pub tie_breaks: [i32; 3],
    /// Where the points come from.
    pub items: Vec<ScoreItem>,
}

/// The score sheets of a table, in seating order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scores(pub Vec<SeatScore>);

impl Scores {
    /// The scores of a position, finished or not.
    #[must_use]
    pub fn of<G: Game>(state: &G) -> Self {
        let seats = Seat::first(state.seats());
        let standings: Vec<Standing> = seats.clone().map(|seat| state.standing(seat)).collect();
        let sheet = |seat: Seat| {
            let own = standings[seat.index()];
            let better = standings.iter().filter(|&&other| other > own).count();
            let mut items = Vec::new();
            state.score_items(seat, &mut items);
            SeatScore {
                seat,
                total: own.total,
                rank: u8::try_from(better + 1).expect("few seats"),
                tie_breaks: own.tie_breaks,
                items,
            }
        };
        Self(seats.map(sheet).collect())
    }

    /// The seats that share the first rank.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().filter(|sheet| sheet.rank == 1).map(|sheet| sheet.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_are_those_that_no_tie_break_separates() {
        let of = |total, talers| Standing { total, tie_breaks: [talers, 0, 0] };
        let best =
            |all: &[Standing]| Standing::best(Seat::ALL.into_iter().zip(all.iter().copied()));
        assert_eq!(best(&[of(3, 1), of(5, 0), of(5, 2)]), SeatSet::only(Seat::new(2)));
        assert_eq!(best(&[of(-1, 1), of(-1, 1)]), SeatSet::first(2));
        assert_eq!(best(&[]), SeatSet::EMPTY);
    }
}
