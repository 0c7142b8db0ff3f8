//! Places at the table, and sets of them.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{Member, NotationError, Set};

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

    /// The seat to its left at a table of so many.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        if self.0 + 1 < seats { Self(self.0 + 1) } else { Self(0) }
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

impl Member for Seat {
    type Bits = u8;
    const EVERY: u8 = !(u8::MAX << MAX_SEATS);

    #[inline]
    fn index(self) -> usize {
        self.index()
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a byte has eight bits")]
    fn at(index: usize) -> Self {
        Self(index as u8)
    }
}

/// A set of seats.
pub type SeatSet = Set<Seat>;

impl SeatSet {
    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        Self::from_bits(!(u8::MAX << count))
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
