//! The cards and what is printed on them: eight characters of a player, six winter cards.

use engine::NotationError;
use serde::{Deserialize, Serialize};

use crate::{Goods, Kind, names::named};

/// A character card, in the order of rank (CAS-6.1). Every player has each of them once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
#[repr(u8)]
pub enum Card {
    /// Takes talers (CAS-7).
    Messenger,
    /// Places a helper at a cart or the rider (CAS-8).
    Trader,
    /// Builds for talers (CAS-9).
    Bricklayer,
    /// Builds for victory points (CAS-10).
    Stonemason,
    /// The Worker with wood and silver (CAS-1.7).
    Timber,
    /// The Worker with sand and clay (CAS-1.7).
    Earth,
    /// The Worker with stone and two free units (CAS-1.7).
    Quarry,
    /// Takes cards back and profits from what others built (CAS-12).
    MasterBuilder,
}

named!(
    Card,
    "a character (messenger, trader, bricklayer, stonemason, timber, earth, quarry, master_builder)",
    [
        Messenger = "messenger",
        Trader = "trader",
        Bricklayer = "bricklayer",
        Stonemason = "stonemason",
        Timber = "timber",
        Earth = "earth",
        Quarry = "quarry",
        MasterBuilder = "master_builder",
    ]
);

/// Talers of the Messenger (CAS-7.1).
pub const MESSENGER_TALERS: u8 = 8;
/// Talers of the Bricklayer for each unit paid (CAS-9.2).
pub const BRICKLAYER_TALERS_PER_UNIT: u8 = 1;
/// Talers for a unit bought from a Worker card (CAS-10.1).
pub const UNIT_PRICE: u8 = 1;
/// Buildings that one builder card may erect (CAS-9.2, CAS-10.8, CAS-11.2).
pub const MOST_BUILDINGS: u8 = 2;
/// Helpers that one Bricklayer or Stonemason may place (CAS-14.1).
pub const MOST_HELPERS: u8 = 2;
/// Points of the Master Builder for each building of an opponent (CAS-12.2).
pub const MASTER_BUILDER_POINTS: u8 = 5;
/// Units that go to the Defence Tower from each kind of a pay-out (CAS-8.10).
pub const DUTY: u8 = 1;
/// Ranks of characters (CAS-6.1).
pub const RANKS: u8 = 6;
/// Free units of the Quarry (CAS-1.7).
pub const QUARRY_FREE_UNITS: u8 = 2;
/// What the free units of the Quarry may be (CAS-5.3).
pub const QUARRY_FREE_KINDS: [Kind; 3] = [Kind::Sand, Kind::Wood, Kind::Clay];

impl Card {
    /// The three Workers, in the order in which they are loaded (CAS-22.10).
    pub const WORKERS: [Self; 3] = [Self::Timber, Self::Earth, Self::Quarry];

    /// When it is resolved, from 1 to 6 (CAS-6.1); all Workers have rank 5.
    #[must_use]
    pub const fn rank(self) -> u8 {
        match self {
            Self::Messenger => 1,
            Self::Trader => 2,
            Self::Bricklayer => 3,
            Self::Stonemason => 4,
            Self::Timber | Self::Earth | Self::Quarry => 5,
            Self::MasterBuilder => RANKS,
        }
    }

    /// Whether it is one of the three Workers.
    #[must_use]
    pub const fn is_worker(self) -> bool {
        matches!(self, Self::Timber | Self::Earth | Self::Quarry)
    }

    /// Whether it erects buildings (CAS-13.1).
    #[must_use]
    pub const fn is_builder(self) -> bool {
        matches!(self, Self::Bricklayer | Self::Stonemason) || self.is_worker()
    }

    /// Position among the Workers.
    pub(crate) const fn worker_index(self) -> usize {
        debug_assert!(self.is_worker());
        self as usize - Self::Timber as usize
    }

    /// Units that are loaded without a choice (CAS-1.7).
    #[must_use]
    pub const fn fixed_load(self) -> Goods {
        match self {
            Self::Timber => Goods([0, 2, 0, 0, 1]),
            Self::Earth => Goods([2, 0, 1, 0, 0]),
            Self::Quarry => Goods([0, 0, 0, 1, 0]),
            _ => Goods::NONE,
        }
    }

    /// Kinds that can lie on the card.
    pub(crate) fn loads(self, kind: Kind) -> bool {
        self.fixed_load()[kind] > 0 || (self == Self::Quarry && QUARRY_FREE_KINDS.contains(&kind))
    }
}

/// The cards of each rank, from 1 on (CAS-6.1).
pub(crate) static BY_RANK: [CardSet; RANKS as usize] = {
    let mut by_rank = [CardSet::EMPTY; RANKS as usize];
    let mut i = 0;
    while i < Card::ALL.len() {
        let rank = Card::ALL[i].rank() as usize - 1;
        by_rank[rank] = by_rank[rank].with(Card::ALL[i]);
        i += 1;
    }
    by_rank
};

/// A set of character cards.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(into = "Vec<Card>", from = "Vec<Card>")]
pub struct CardSet(u8);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All eight.
    pub const ALL: Self = Self(u8::MAX);
    /// The three Workers.
    pub const WORKERS: Self = Self::only(Card::Timber).with(Card::Earth).with(Card::Quarry);

    /// Just this card.
    #[must_use]
    pub const fn only(card: Card) -> Self {
        Self(1 << card as u8)
    }

    /// The set with a card.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card as u8)
    }

    /// The set without a card.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card as u8))
    }

    /// Cards in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Cards in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Cards of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the card is in it.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card as u8) != 0
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a byte has at most eight ones")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The first card by rank.
    #[must_use]
    pub fn first(self) -> Option<Card> {
        Card::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// All pairs of its cards, by the rank of one card and then of the other.
    #[must_use]
    pub fn pairs(self) -> &'static [Self] {
        let cards = usize::from(self.len());
        &PAIRS[usize::from(self.0)][..cards * cards.saturating_sub(1) / 2]
    }

    /// The cards by rank.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.first()?;
            rest = rest.without(card);
            Some(card)
        })
    }
}

const PAIRS_OF_ALL: usize = Card::ALL.len() * (Card::ALL.len() - 1) / 2;

/// The pairs of each set of cards, by its bits.
static PAIRS: [[CardSet; PAIRS_OF_ALL]; 1 << Card::ALL.len()] = {
    let mut all = [[CardSet::EMPTY; PAIRS_OF_ALL]; 1 << Card::ALL.len()];
    let mut bits = 0;
    while bits <= CardSet::ALL.0 as usize {
        all[bits] = list_pairs(bits);
        bits += 1;
    }
    all
};

const fn list_pairs(cards: usize) -> [CardSet; PAIRS_OF_ALL] {
    let mut pairs = [CardSet::EMPTY; PAIRS_OF_ALL];
    let mut len = 0;
    let mut i = 0;
    while i < Card::ALL.len() * Card::ALL.len() {
        let (one, other) = (i / Card::ALL.len(), i % Card::ALL.len());
        if one < other && cards >> one & cards >> other & 1 != 0 {
            pairs[len] = CardSet::only(Card::ALL[one]).with(Card::ALL[other]);
            len += 1;
        }
        i += 1;
    }
    pairs
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<CardSet> for Vec<Card> {
    fn from(set: CardSet) -> Self {
        set.iter().collect()
    }
}

impl From<Vec<Card>> for CardSet {
    fn from(cards: Vec<Card>) -> Self {
        cards.into_iter().collect()
    }
}

/// Names separated by spaces.
impl std::fmt::Display for CardSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, card) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            card.fmt(f)?;
        }
        Ok(())
    }
}

impl std::str::FromStr for CardSet {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        let mut set = Self::EMPTY;
        for word in s.split_ascii_whitespace() {
            let card = word.parse()?;
            if set.contains(card) {
                return Err(NotationError::new("different characters", s));
            }
            set = set.with(card);
        }
        if set.is_empty() {
            return Err(NotationError::new("one or two characters", s));
        }
        Ok(set)
    }
}

/// A winter card (CAS-1.8); there is one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
#[repr(u8)]
pub enum WinterCard {
    /// A place with a toll for Traders (CAS-20.1).
    Inn,
    /// Three places that score (CAS-20.2).
    Granary,
    /// A played card or talers (CAS-20.3).
    Plague,
    /// Stone for points (CAS-20.4).
    Breach,
    /// Gifts for points (CAS-20.5).
    YoungLady,
    /// A Worker card or talers (CAS-20.6).
    Blizzard,
}

named!(
    WinterCard,
    "a winter card (inn, granary, plague, breach, young_lady, blizzard)",
    [
        Inn = "inn",
        Granary = "granary",
        Plague = "plague",
        Breach = "breach",
        YoungLady = "young_lady",
        Blizzard = "blizzard",
    ]
);

/// What a Trader pays with the Inn in play (CAS-20.1b).
pub const INN_TOLL: u8 = 1;
/// Points of each Granary helper with one, two and three helpers on it (CAS-20.2b).
pub const GRANARY_POINTS: [u8; 3] = [10, 7, 3];
/// Talers to the Plague for each played card (CAS-20.3).
pub const PLAGUE_TALERS_PER_CARD: u8 = 1;
/// Stone for the Breach in the Wall (CAS-20.4).
pub const BREACH_STONE: u8 = 3;
/// Points for the Breach in the Wall (CAS-20.4).
pub const BREACH_POINTS: u8 = 3;
/// Points of the winner of the Young Lady (CAS-20.5c).
pub const YOUNG_LADY_POINTS: u8 = 8;
/// Talers to the Blizzard (CAS-20.6).
pub const BLIZZARD_TALERS: u8 = 3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_all_pairs_once_by_rank() {
        for bits in 0..=u8::MAX {
            let cards = CardSet(bits);
            let mut pairs = Vec::new();
            for one in cards.iter() {
                let later = cards.iter().filter(|&other| other > one);
                pairs.extend(later.map(|other| CardSet::only(one).with(other)));
            }
            assert_eq!(cards.pairs(), pairs, "{cards}");
        }
    }
}
