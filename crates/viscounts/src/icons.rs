//! Icons on cards, slots and bonus cards (VIS-8.3).

use std::ops::Add;

engine::named! {
    /// What an icon shows.
    pub enum Icon: "an icon (trade, build, noble, cleric, criminal)" {
        /// Trade.
        Trade = "trade",
        /// Construct a Building.
        Build = "build",
        /// Place Workers.
        Noble = "noble",
        /// Transcribe a Manuscript.
        Cleric = "cleric",
        /// Any of them in a primary action (VIS-8.5).
        Criminal = "criminal",
    }
}

engine::named! {
    /// A primary action (VIS-8.1).
    pub enum Primary: "a primary action (trade, construct, place_workers, transcribe)" {
        /// Exchanges on the outer path (VIS-9).
        Trade = "trade",
        /// A Building on the outer path (VIS-10).
        Construct = "construct",
        /// Workers into the castle, from the inner path (VIS-11).
        PlaceWorkers = "place_workers",
        /// A Manuscript, from the inner path (VIS-12).
        Transcribe = "transcribe",
    }
}

impl Primary {
    /// The icon that it needs (VIS-8.2).
    #[must_use]
    pub const fn icon(self) -> Icon {
        match self {
            Self::Trade => Icon::Trade,
            Self::Construct => Icon::Build,
            Self::PlaceWorkers => Icon::Noble,
            Self::Transcribe => Icon::Cleric,
        }
    }
}

/// How many icons there are of each kind, a byte for each, so that they are added at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Icons(u64);

/// So many icons of each kind.
#[must_use]
pub const fn icons(trade: u8, build: u8, noble: u8, cleric: u8, criminal: u8) -> Icons {
    Icons(u64::from_le_bytes([trade, build, noble, cleric, criminal, 0, 0, 0]))
}

impl Icons {
    /// No icon.
    pub const NONE: Self = Self(0);

    /// So many of one kind.
    #[must_use]
    pub const fn of(icon: Icon, count: u8) -> Self {
        Self((count as u64) << (8 * icon.index()))
    }

    /// These and those. No table has so many cards that a byte would not do.
    #[must_use]
    #[inline]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 + others.0)
    }

    /// How many there are of a kind.
    #[must_use]
    #[inline]
    pub const fn count(self, icon: Icon) -> u8 {
        self.0.to_le_bytes()[icon.index()]
    }

    /// How many serve a primary action, criminals included (VIS-8.5).
    #[must_use]
    #[inline]
    pub const fn serving(self, primary: Primary) -> u8 {
        self.count(primary.icon()) + self.count(Icon::Criminal)
    }
}

impl Add for Icons {
    type Output = Self;

    #[inline]
    fn add(self, others: Self) -> Self {
        self.and(others)
    }
}

impl std::iter::Sum for Icons {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::NONE, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_are_added_kind_by_kind() {
        let sum = icons(1, 2, 3, 4, 5) + Icons::of(Icon::Noble, 7);
        assert_eq!(Icon::ALL.map(|icon| sum.count(icon)), [1, 2, 10, 4, 5]);
        assert_eq!(sum.serving(Primary::Construct), 7);
    }
}
