//! The cards of the Black Market, and the rewards of the Cathedral.

use engine::effect::Step::Do;

use crate::{
    Goods, Kind,
    effects::{
        Step,
        Verb::{Draw, Gain, GainVirtue},
    },
};

engine::named! {
    /// A card of the Black Market, by its number (ARC-2.1).
    #[expect(missing_docs, reason = "the numbers of the cards")]
    pub enum MarketCard: "a market card (1 to 10)" {
        One = "1",
        Two = "2",
        Three = "3",
        Four = "4",
        Five = "5",
        Six = "6",
        Seven = "7",
        Eight = "8",
        Nine = "9",
        Ten = "10",
    }
}

/// Goods of the small and of the large side.
static SIDES: [[Goods; 2]; MarketCard::ALL.len()] = {
    const fn small(gold: u16, marble: u16, wood: u16, stone: u16) -> Goods {
        Goods([0, wood, stone, gold, marble, 0])
    }
    const fn large(gold: u16, marble: u16, wood: u16, stone: u16) -> Goods {
        small(gold, marble, wood, stone)
    }
    [
        [small(0, 1, 0, 0), large(0, 2, 2, 0)],
        [small(2, 0, 0, 0), large(1, 1, 1, 1)],
        [small(0, 1, 0, 1), large(0, 2, 0, 2)],
        [small(1, 0, 1, 0), large(1, 0, 2, 1)],
        [small(0, 1, 1, 0), large(0, 1, 1, 2)],
        [small(0, 1, 0, 0), large(0, 2, 0, 2)],
        [small(2, 0, 0, 0), large(0, 1, 1, 2)],
        [small(0, 1, 0, 1), large(1, 0, 2, 1)],
        [small(1, 0, 1, 0), large(1, 1, 1, 1)],
        [small(0, 1, 1, 0), large(0, 2, 2, 0)],
    ]
};

impl MarketCard {
    /// Goods of its small side (ARC-12.2).
    #[must_use]
    pub fn small(self) -> &'static Goods {
        &SIDES[self.index()][0]
    }

    /// Goods of its large side (ARC-12.2).
    #[must_use]
    pub fn large(self) -> &'static Goods {
        &SIDES[self.index()][1]
    }
}

engine::named! {
    /// A kind of reward card; all but the gold are there twice (ARC-15.3).
    pub enum Reward: "a reward (silver, wood, stone, plan, virtue, gold)" {
        /// Virtue and 3 silver.
        Silver = "silver",
        /// Virtue and 2 wood.
        Wood = "wood",
        /// Virtue and 2 stone.
        Stone = "stone",
        /// Virtue and a building card.
        Plan = "plan",
        /// 2 virtue.
        Virtue = "virtue",
        /// Virtue and a gold.
        Gold = "gold",
    }
}

/// How many cards there are of each reward (ARC-1.2).
pub(crate) const REWARDS: [u8; Reward::ALL.len()] = [2, 2, 2, 2, 2, 1];

impl Reward {
    /// What it brings: virtue first, building cards last (ARC-21.9).
    #[must_use]
    pub const fn steps(self) -> &'static [Step] {
        match self {
            Self::Silver => &[Do(GainVirtue(1)), Do(Gain(Kind::Silver, 3))],
            Self::Wood => &[Do(GainVirtue(1)), Do(Gain(Kind::Wood, 2))],
            Self::Stone => &[Do(GainVirtue(1)), Do(Gain(Kind::Stone, 2))],
            Self::Plan => &[Do(GainVirtue(1)), Do(Draw(1))],
            Self::Virtue => &[Do(GainVirtue(2))],
            Self::Gold => &[Do(GainVirtue(1)), Do(Gain(Kind::Gold, 1))],
        }
    }
}
