//! The cards of a set: eight regions, the Knight in its two forms, the Dragon and the Witch.

use std::{fmt, str::FromStr};

use engine::NotationError;

use crate::Region;

/// A card as it stands in a commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Card {
    /// Places one marker in its region (KRD-4.4).
    Region(Region),
    /// Places one more marker in the region of the card before it (KRD-4.6).
    Knight,
    /// The same card as the Knight, its marker declined (KRD-4.7).
    KnightDeclined,
    /// One more region is scored this round; once per match (KRD-4.8).
    Dragon,
    /// Choose again when the others have placed; once per match (KRD-4.9).
    Witch,
}

impl Card {
    /// The special cards and how they are written.
    const SPECIAL: [(Self, &'static str); 4] = [
        (Self::Knight, "KNIGHT"),
        (Self::KnightDeclined, "KNIGHT_DECLINED"),
        (Self::Dragon, "DRAGON"),
        (Self::Witch, "WITCH"),
    ];

    /// Whether two entries are the same piece of cardboard: both forms of the Knight are.
    #[must_use]
    pub fn is_same_piece(self, other: Self) -> bool {
        self == other || (self.is_knight() && other.is_knight())
    }

    /// Whether it is the Knight, in either form.
    #[must_use]
    pub const fn is_knight(self) -> bool {
        matches!(self, Self::Knight | Self::KnightDeclined)
    }

    /// A number from 1 to 12, so that four cards fit 16 bits.
    pub(crate) const fn code(self) -> u16 {
        match self {
            Self::Region(region) => region as u16 + 1,
            Self::Knight => 9,
            Self::KnightDeclined => 10,
            Self::Dragon => 11,
            Self::Witch => 12,
        }
    }

    /// The card with this code.
    pub(crate) const fn from_code(code: u16) -> Option<Self> {
        match code {
            1..=8 => Some(Self::Region(Region::ALL[code as usize - 1])),
            9 => Some(Self::Knight),
            10 => Some(Self::KnightDeclined),
            11 => Some(Self::Dragon),
            12 => Some(Self::Witch),
            _ => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::Region(region) = self {
            return region.fmt(f);
        }
        let (_, name) = Self::SPECIAL.iter().find(|(card, _)| card == self).expect("special");
        f.write_str(name)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        let special = Self::SPECIAL.iter().find(|(_, name)| name.eq_ignore_ascii_case(s));
        match special {
            Some(&(card, _)) => Ok(card),
            None => s.parse().map(Self::Region).map_err(|_| {
                let expected = "a card (ZKD WIZ WLD ALT TMP DRK LAI CAS KNIGHT KNIGHT_DECLINED \
                                DRAGON WITCH)";
                NotationError::new(expected, s)
            }),
        }
    }
}
