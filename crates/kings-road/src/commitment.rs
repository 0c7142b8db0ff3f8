//! Commitments: the moves of the game, their notation, their numbers, and which of them there are.

use std::{fmt, str::FromStr};

use engine::{ActionId, NotationError, each};

use crate::{
    Card, Region,
    board::{CARDS_PER_ROUND, REGIONS},
};

/// The ordered cards of a selection, up to four so that even a wrong one can be written down.
///
/// Four bits a card, the first card lowest; no card is 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Commitment(u16);

impl Commitment {
    /// The most cards that can be written down.
    pub const CAPACITY: usize = 4;
    /// No cards at all.
    pub const NONE: Self = Self(0);
    /// The Witch alone, the canonical form of every commitment led by her (KRD-3.11).
    pub const WITCH: Self = Self::of(&[Card::Witch]);

    /// These cards in this order.
    ///
    /// # Panics
    /// When there are more than [`CAPACITY`](Self::CAPACITY).
    #[must_use]
    pub const fn of(cards: &[Card]) -> Self {
        assert!(cards.len() <= Self::CAPACITY, "more cards than a commitment can hold");
        let mut bits = 0;
        each!(i in 0..cards.len() => bits |= cards[i].code() << (4 * i));
        Self(bits)
    }

    /// The cards in revealing order.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        (0..Self::CAPACITY).map_while(move |at| Card::from_code(self.0 >> (4 * at) & 15))
    }

    /// Number of cards.
    #[must_use]
    pub const fn len(self) -> usize {
        (16 - self.0.leading_zeros() as usize).div_ceil(4)
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first card.
    #[must_use]
    pub const fn first(self) -> Option<Card> {
        Card::from_code(self.0 & 15)
    }

    /// Whether the card is among them.
    #[must_use]
    pub fn contains(self, card: Card) -> bool {
        self.cards().any(|c| c == card)
    }

    /// Its number among all canonical commitments.
    #[must_use]
    #[inline]
    pub fn id(self) -> Option<ActionId> {
        IDS.get(usize::from(self.0)).copied().filter(|&id| id != NO_ID)
    }

    /// What revealing it does; only canonical commitments are ever revealed.
    pub(crate) fn effect(self) -> &'static Effect {
        &EFFECTS[usize::from(IDS[usize::from(self.0)])]
    }

    /// The canonical commitment with this number.
    #[must_use]
    pub fn from_id(id: ActionId) -> Option<Self> {
        BY_ID.get(usize::from(id)).copied()
    }
}

/// Cards separated by spaces: `DRAGON DRK KNIGHT`.
impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.cards().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            card.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for Commitment {
    type Err = NotationError;

    /// Reads cards separated by spaces or commas, in upper or lower case.
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let mut cards = Vec::with_capacity(Self::CAPACITY);
        for word in s.split([' ', ',']).filter(|word| !word.is_empty()) {
            if cards.len() == Self::CAPACITY {
                return Err(NotationError::new("at most four cards", s));
            }
            cards.push(word.parse()?);
        }
        if cards.is_empty() {
            return Err(NotationError::new("cards separated by spaces, like DRK TMP KNIGHT", s));
        }
        Ok(Self::of(&cards))
    }
}

// The canonical commitments (KRD-11.4), enumerated once. Within a table those with the Dragon come
// first and the Witch comes last, so that the legal ones of any hand are one slice.

const KNIGHT: Card = Card::Knight;
const DECLINED: Card = Card::KnightDeclined;
const DRAGON: Card = Card::Dragon;

/// The commitments of `n` cards: the table, and how many of it hold the Dragon.
struct Table {
    with_dragon: usize,
    all: &'static [Commitment],
}

static TABLES: [Table; CARDS_PER_ROUND as usize] = [
    Table { with_dragon: 1, all: &ONE },
    Table { with_dragon: 9, all: &TWO },
    Table { with_dragon: 44, all: &THREE },
];

/// The legal commitments of `n` cards (1 to 3) for a hand with or without the two cards that can be
/// used up.
#[inline]
pub(crate) fn choices(n: u8, dragon: bool, witch: bool) -> &'static [Commitment] {
    let table = &TABLES[usize::from(n) - 1];
    let from = if dragon { 0 } else { table.with_dragon };
    let to = table.all.len() - usize::from(!witch);
    &table.all[from..to]
}

/// Collects commitments at compile time.
struct Collector<const N: usize> {
    all: [Commitment; N],
    len: usize,
}

impl<const N: usize> Collector<N> {
    const fn new() -> Self {
        Self { all: [Commitment::NONE; N], len: 0 }
    }

    const fn add(&mut self, cards: &[Card]) {
        self.all[self.len] = Commitment::of(cards);
        self.len += 1;
    }

    const fn finish(mut self) -> [Commitment; N] {
        self.add(&[Card::Witch]);
        assert!(self.len == N, "the number of canonical commitments is known (KRD-11.4)");
        self.all
    }
}

const fn region(index: usize) -> Card {
    Card::Region(Region::ALL[index])
}

static ONE: [Commitment; 11] = {
    let mut out = Collector::new();
    out.add(&[DRAGON]);
    each!(a in 0..REGIONS => out.add(&[region(a)]));
    out.add(&[DECLINED]);
    out.finish()
};

static TWO: [Commitment; 54] = {
    let mut out = Collector::new();
    each!(a in 0..REGIONS => out.add(&[DRAGON, region(a)]));
    out.add(&[DRAGON, DECLINED]);
    each!(a in 0..REGIONS => {
        each!(b in a + 1..REGIONS => out.add(&[region(a), region(b)]));
        out.add(&[region(a), KNIGHT]);
        out.add(&[region(a), DECLINED]);
    });
    out.finish()
};

static THREE: [Commitment; 185] = {
    let mut out = Collector::new();
    each!(a in 0..REGIONS => {
        each!(b in a + 1..REGIONS => out.add(&[DRAGON, region(a), region(b)]));
        out.add(&[DRAGON, region(a), KNIGHT]);
        out.add(&[DRAGON, region(a), DECLINED]);
    });
    each!(a in 0..REGIONS => {
        each!(b in 0..REGIONS => {
            if a != b {
                out.add(&[region(a), region(b), KNIGHT]);
            }
            if a < b {
                out.add(&[region(a), region(b), DECLINED]);
                each!(c in b + 1..REGIONS => out.add(&[region(a), region(b), region(c)]));
            }
        });
    });
    out.finish()
};

/// How many canonical commitments there are: the Witch is in each table but is one action.
pub const COUNT: ActionId = 248;

const NO_ID: ActionId = ActionId::MAX;

/// All canonical commitments: of one card, of two, of three, the Witch last.
static BY_ID: [Commitment; COUNT as usize] = {
    let mut all = [Commitment::WITCH; COUNT as usize];
    let mut len = 0;
    let tables: [&[Commitment]; 3] = [&ONE, &TWO, &THREE];
    each!(t in 0..tables.len() => {
        each!(i in 0..tables[t].len() - 1 => {
            all[len] = tables[t][i];
            len += 1;
        });
    });
    assert!(len + 1 == COUNT as usize, "one id per commitment, and one for the Witch");
    all
};

/// From the bits of a commitment of up to three cards to its id.
static IDS: [ActionId; 1 << 12] = {
    let mut ids = [NO_ID; 1 << 12];
    each!(id in 0..COUNT => ids[BY_ID[id as usize].0 as usize] = id);
    ids
};

/// What revealing a commitment does, apart from the Witch's call to choose again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effect {
    /// Markers that go to each region (KRD-4.4, KRD-4.6).
    pub markers: [u8; REGIONS],
    /// Markers that leave the supply.
    pub spent: u8,
    /// Whether the Dragon comes out (KRD-4.8).
    pub dragon: bool,
}

impl Effect {
    const NONE: Self = Self { markers: [0; REGIONS], spent: 0, dragon: false };

    const fn of(cards: Commitment) -> Self {
        let mut effect = Self::NONE;
        let mut last_region = None;
        let mut rest = cards.0;
        while let Some(card) = Card::from_code(rest & 15) {
            match card {
                Card::Region(region) => {
                    effect.place(region);
                    last_region = Some(region);
                }
                Card::Knight => effect.place(last_region.expect("a Knight follows a region card")),
                Card::Dragon => effect.dragon = true,
                Card::KnightDeclined | Card::Witch => {}
            }
            rest >>= 4;
        }
        effect
    }

    const fn place(&mut self, region: Region) {
        self.markers[region.index()] += 1;
        self.spent += 1;
    }
}

/// The effects of all canonical commitments, worked out once: cards differ at random, and asking
/// each one what it is would be the slowest part of a playout.
static EFFECTS: [Effect; COUNT as usize] = {
    let mut effects = [Effect::NONE; COUNT as usize];
    each!(id in 0..effects.len() => effects[id] = Effect::of(BY_ID[id]));
    effects
};

#[cfg(test)]
mod tests {
    use super::*;

    /// KRD-11.4, EC-25: the number of different moves for every hand.
    #[test]
    fn krd_11_4_counts_of_canonical_commitments() {
        let counts = |dragon, witch| [3, 2, 1].map(|n| choices(n, dragon, witch).len());
        assert_eq!(counts(true, true), [185, 54, 11]);
        assert_eq!(counts(false, true), [141, 45, 10]);
        assert_eq!(counts(true, false), [184, 53, 10]);
        assert_eq!(counts(false, false), [140, 44, 9]);
    }

    #[test]
    fn the_slices_hold_what_the_hand_holds() {
        for n in 1..=3 {
            for (dragon, witch) in [(true, true), (true, false), (false, true), (false, false)] {
                let all = choices(n, dragon, witch);
                assert_eq!(all.iter().any(|c| c.contains(DRAGON)), dragon);
                assert_eq!(all.contains(&Commitment::WITCH), witch);
                let full = all.iter().filter(|&&c| c != Commitment::WITCH);
                assert!(full.clone().all(|c| c.len() == usize::from(n)), "{n} cards each");
            }
        }
    }

    #[test]
    fn ids_are_dense_and_read_back() {
        for id in 0..COUNT {
            assert_eq!(Commitment::from_id(id).and_then(Commitment::id), Some(id));
        }
        assert_eq!(Commitment::from_id(COUNT), None);
        let id = |text: &str| text.parse::<Commitment>().unwrap().id();
        assert_eq!((id("DRAGON"), id("DRAGON ZKD"), id("WITCH")), (Some(0), Some(10), Some(247)));
        assert_eq!((id("TMP DRK"), id("DRAGON ZKD WIZ")), (Some(49), Some(63)));
        assert_eq!(id("DRK TMP"), None, "not in canonical order");
        assert_eq!(id("DRK TMP LAI CAS"), None);
    }

    /// KRD-4.4, KRD-4.6, KRD-4.7, KRD-4.8.
    #[test]
    fn the_effect_is_what_the_cards_say() {
        let effect = |text: &str| *text.parse::<Commitment>().unwrap().effect();
        let effect_of = |markers, spent, dragon| Effect { markers, spent, dragon };
        assert_eq!(effect("WIZ TMP CAS"), effect_of([0, 1, 0, 0, 1, 0, 0, 1], 3, false));
        assert_eq!(effect("TMP ZKD KNIGHT"), effect_of([2, 0, 0, 0, 1, 0, 0, 0], 3, false));
        assert_eq!(effect("DRAGON DRK KNIGHT"), effect_of([0, 0, 0, 0, 0, 2, 0, 0], 2, true));
        assert_eq!(effect("ALT KNIGHT_DECLINED"), effect_of([0, 0, 0, 1, 0, 0, 0, 0], 1, false));
        assert_eq!(effect("WITCH"), Effect::NONE);
    }

    #[test]
    fn notation_forgives_case_and_commas_and_refuses_the_rest() {
        let spoken: Commitment = "drk, tmp knight".parse().unwrap();
        assert_eq!(spoken.to_string(), "DRK TMP KNIGHT");
        assert_eq!(
            spoken.first(),
            Some(Card::Region(Region::DarkTower)),
            "KRD-0.6: revealed first"
        );
        for bad in ["", "DRK TMP LAI CAS ALT", "XYZ", "DRK TMP KNIGHTS", "[DRK]"] {
            assert!(bad.parse::<Commitment>().is_err(), "{bad}");
        }
    }
}
