//! Places at the table, and sets of them.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::NotationError;

/// The most seats any game of the house has.
pub const MAX_SEATS: usize = 5;

/// A place at the table. Written as a letter: seat 0 is `A`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "char", try_from = "String")]
pub struct Seat(u8);

impl Seat {
    /// Every seat that any table can have, in seating order.
    pub const ALL: [Self; MAX_SEATS] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// When no table has that many seats.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < MAX_SEATS, "no table has that many seats");
        Self(index)
    }

    /// The first `count` seats in seating order.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count).map(Self::new)
    }

    /// Position in seating order, for indexing arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter this seat is written with.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        match s.as_bytes() {
            &[letter @ b'A'..=b'E'] => Ok(Self(letter - b'A')),
            _ => Err(NotationError::new("a seat (A to E)", s)),
        }
    }
}

impl From<Seat> for char {
    fn from(seat: Seat) -> Self {
        seat.letter()
    }
}

impl TryFrom<String> for Seat {
    type Error = NotationError;

    fn try_from(s: String) -> Result<Self, NotationError> {
        s.parse()
    }
}

/// A set of seats.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(into = "Vec<Seat>", from = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat at all.
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        Self(!(u8::MAX << count))
    }

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first seat of the set in seating order.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a byte has at most seven trailing zeros")]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in seating order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.lowest()?;
            rest.remove(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_its_letter() {
        for seat in Seat::first(5) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        assert!("F".parse::<Seat>().is_err());
        assert!("".parse::<Seat>().is_err());
        assert!("é".parse::<Seat>().is_err());
    }

    #[test]
    fn sets_keep_seating_order() {
        let mut set = SeatSet::first(5);
        set.remove(Seat::new(1));
        assert_eq!(set.len(), 4);
        assert_eq!(set.iter().map(Seat::letter).collect::<String>(), "ACDE");
        assert_eq!(SeatSet::EMPTY.lowest(), None);
    }
}
