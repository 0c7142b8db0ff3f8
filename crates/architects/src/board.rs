//! The table of numbers: locations, prices, tracks, guildhall and cathedral. No other file states a
//! value, except [`card`](crate::card) for what is printed on cards and boards.

use crate::{Goods, Kind};

/// The most seats of a match (ARC-1.1).
pub const SEATS: usize = 5;
/// Workers of a player (ARC-1.1).
pub const WORKERS: u8 = 20;
/// Silver on the Tax Stand at set-up (ARC-2.4).
pub const TAX_AT_SET_UP: u16 = 4;
/// Virtue at set-up, with common boards (ARC-2.5).
pub const VIRTUE_AT_SET_UP: u8 = 7;
/// Silver of the first player at set-up, with common boards; each next one has one more (ARC-2.7).
pub const SILVER_AT_SET_UP: u16 = 3;
/// Cards dealt to each player for the draft (ARC-2.6).
pub const DRAFT_DEAL: u8 = 4;
/// Cards that each player keeps of them (ARC-2.6).
pub const DRAFT_KEEP: usize = 3;
/// The most building cards in hand at the end of the own turn (ARC-14.9).
pub const HAND_LIMIT: usize = 6;
/// The most apprentices (ARC-9.8).
pub const APPRENTICE_LIMIT: u8 = 5;
/// Turns for each player after which a match ends that nobody ends (ARC-17.9).
pub const MOST_TURNS: u16 = 500;

/// Rows of the display of apprentices (ARC-2.3).
pub const DISPLAY_ROWS: usize = 2;
/// Its columns (ARC-2.3).
pub const DISPLAY_COLUMNS: usize = 4;
/// Apprentices displayed.
pub const DISPLAY: usize = DISPLAY_ROWS * DISPLAY_COLUMNS;

/// Hiring at the Workshop: silver, and tax (ARC-9.2).
pub const HIRE: (u16, u16) = (2, 2);
/// Tax for the first capture of a visit (ARC-10.1).
pub const FIRST_CAPTURE_TAX: u16 = 1;
/// Silver for every further capture (ARC-10.1).
pub const FURTHER_CAPTURE: u16 = 1;
/// Virtue lost at the Tax Stand (ARC-11.1).
pub const TAX_STAND_VIRTUE: u8 = 2;
/// Virtue lost at the Black Market (ARC-12.1).
pub const MARKET_VIRTUE: u8 = 1;
/// Cards looked at on the middle space of the Black Market (ARC-12.5).
pub const LOOK: u8 = 5;
/// Silver for each captured worker that is sent to Prison (ARC-13.2).
pub const SEND_SILVER: u16 = 1;
/// Release from boards: silver, and tax (ARC-13.4).
pub const RELEASE_BOARDS: (u16, u16) = (3, 2);
/// Paying off a debt: silver, and tax (ARC-13.5).
pub const PAY_DEBT: (u16, u16) = (3, 3);
/// Virtue for a debt that is paid off (ARC-7.2).
pub const PAY_DEBT_VIRTUE: u8 = 1;
/// Virtue when no reward is left (ARC-15.3).
pub const NO_REWARD_VIRTUE: u8 = 1;
/// Workers in Prison from which on a reset costs virtue (ARC-16.2).
pub const MANY_PRISONERS: u8 = 3;

/// Points for an unpaid debt (ARC-7.1).
pub const DEBT_POINTS: i32 = -2;
/// Silver for one point (ARC-17.10).
pub const SILVER_PER_POINT: u16 = 10;
/// Own workers in Prison that cost one point (ARC-17.4).
pub const PRISONERS_PER_POINT: u8 = 2;

/// The end of the virtue track (ARC-6.1).
pub const MOST_VIRTUE: u8 = 14;
/// The most virtue with which somebody may go to the Black Market (ARC-6.3).
pub const MARKET_VIRTUE_LIMIT: u8 = 9;
/// The least virtue for work on the Cathedral (ARC-6.3).
pub const CATHEDRAL_VIRTUE: u8 = 5;

/// Points by virtue (ARC-6.2).
const VIRTUE_POINTS: [i32; MOST_VIRTUE as usize + 1] =
    [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7];
/// Tax coins ignored by virtue (ARC-5.3).
const TAX_IGNORED: [u8; MOST_VIRTUE as usize + 1] = [2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// Points for virtue at the end (ARC-6.2).
#[must_use]
pub const fn virtue_points(virtue: u8) -> i32 {
    VIRTUE_POINTS[virtue as usize]
}

/// Tax coins that somebody with so much virtue ignores in every payment (ARC-5.3).
#[must_use]
#[inline]
pub const fn tax_ignored(virtue: u8) -> u8 {
    TAX_IGNORED[virtue as usize]
}

engine::named! {
    /// A large location, with room for any number of workers (ARC-4.1).
    #[expect(missing_docs, reason = "the names of the locations")]
    pub enum Location: "a large location, like quarry or town_centre" {
        Quarry = "quarry",
        Forest = "forest",
        Mines = "mines",
        Silversmith = "silversmith",
        Storehouse = "storehouse",
        Workshop = "workshop",
        TownCentre = "town_centre",
        TaxStand = "tax_stand",
        Guardhouse = "guardhouse",
    }
}

engine::named! {
    /// A space of the Black Market, with room for one worker (ARC-4.2).
    pub enum Space: "a space of the Black Market (market_a, market_b, market_c)" {
        /// Goods of the small market.
        A = "market_a",
        /// An apprentice or a building card.
        B = "market_b",
        /// Goods of the large market.
        C = "market_c",
    }
}

impl Space {
    /// Silver that it costs (ARC-12.1).
    #[must_use]
    pub const fn price(self) -> u16 {
        match self {
            Self::A => 1,
            Self::B => 2,
            Self::C => 3,
        }
    }
}

/// Goods printed on the board where no small card lies (ARC-12.2).
pub const PRINTED_SMALL: Goods = Goods([0, 0, 0, 1, 1, 0]);
/// Goods printed on the board where no large card lies (ARC-2.1, ARC-12.2).
pub const PRINTED_LARGE: Goods = Goods([0, 1, 1, 0, 2, 0]);

/// Rows of the Guildhall (ARC-2.8).
pub const GUILDHALL_ROWS: u8 = 4;
/// Spaces of the Guildhall with five players, and room beside it: a worker of each in the last
/// round, one more by the Crane (ARC-14.4, ARC-18.8), and some to spare.
pub const GUILDHALL_ROOM: usize = 24 + SEATS + 3;

/// Columns of the Guildhall (ARC-2.8, ARC-14.2).
#[must_use]
pub const fn guildhall_columns(seats: u8) -> u8 {
    seats + 1
}

/// Spaces of the Guildhall (ARC-2.8).
#[must_use]
pub const fn guildhall_spaces(seats: u8) -> u8 {
    GUILDHALL_ROWS * guildhall_columns(seats)
}

/// Whether the placement with this number, counted from 1, brings a reset: the first of row 3 or 4
/// (ARC-14.3).
#[must_use]
pub const fn brings_reset(seats: u8, placement: u8) -> bool {
    let columns = guildhall_columns(seats);
    placement == 2 * columns + 1 || placement == 3 * columns + 1
}

/// Whether the placement with this number replaces apprentices: the third of row 1, 2 or 3
/// (ARC-18.6).
#[must_use]
pub const fn brings_refresh(seats: u8, placement: u8) -> bool {
    let columns = guildhall_columns(seats);
    placement % columns == 3 % columns && placement <= 2 * columns + 3
}

/// From how many locations the captures of one visit may come (ARC-10.3).
#[must_use]
pub const fn capture_locations(seats: u8) -> u8 {
    if seats <= 3 { 2 } else { 1 }
}

/// Reward cards in the pile (ARC-2.2).
#[must_use]
pub const fn rewards(seats: u8) -> u8 {
    2 * seats + 1
}

/// Building cards for so many workers at the Workshop (ARC-9.1).
#[must_use]
pub const fn workshop_cards(workers: u8) -> u8 {
    1 + workers / 2
}

/// A level of the Cathedral (ARC-15.2).
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// What it costs beside wood and stone.
    pub cost: Goods,
    /// How much wood and stone together, in any mix.
    pub mix: u16,
    /// Points for whoever stands there at the end.
    pub points: i32,
    /// How many may stand there.
    pub spots: u8,
}

/// The start and the five levels (ARC-15.2).
pub const LEVELS: [Level; 6] = {
    const fn level(gold: u16, marble: u16, mix: u16, points: i32, spots: u8) -> Level {
        Level { cost: Goods([0, 0, 0, gold, marble, 0]), mix, points, spots }
    }
    [
        level(0, 0, 0, 0, 5),
        level(1, 0, 0, 2, 3),
        level(0, 0, 4, 4, 3),
        level(0, 1, 0, 7, 2),
        level(0, 0, 8, 12, 2),
        level(2, 2, 0, 20, 1),
    ]
};

/// The most wood that a level takes.
pub const MOST_WOOD: u8 = 8;

engine::named! {
    /// A trade of the Storehouse (ARC-8.5): two of clay, wood and stone for virtue, three of wood and
    /// stone for marble, and what own Merchants, Patrons and Traders offer.
    #[expect(missing_docs, reason = "what is paid, or who trades")]
    pub enum Trade: "a trade, like virtue_clay_wood, marble_wood_2 or merchant_gold" {
        VirtueClay2 = "virtue_clay_2",
        VirtueClayWood = "virtue_clay_wood",
        VirtueClayStone = "virtue_clay_stone",
        VirtueWood2 = "virtue_wood_2",
        VirtueWoodStone = "virtue_wood_stone",
        VirtueStone2 = "virtue_stone_2",
        MarbleWood3 = "marble_wood_3",
        MarbleWood2Stone = "marble_wood_2_stone",
        MarbleWoodStone2 = "marble_wood_stone_2",
        MarbleStone3 = "marble_stone_3",
        MerchantClay = "merchant_clay",
        MerchantGold = "merchant_gold",
        MerchantMarble = "merchant_marble",
        MerchantStone = "merchant_stone",
        MerchantWood = "merchant_wood",
        PatronClay = "patron_clay",
        PatronSilver = "patron_silver",
        PatronStone = "patron_stone",
        PatronWood = "patron_wood",
        TraderClay = "trader_clay",
        TraderStone = "trader_stone",
        TraderWood = "trader_wood",
    }
}

/// What a trade brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bargain {
    /// One virtue.
    Virtue,
    /// So much of a kind.
    Goods(Kind, u16),
}

/// What each trade takes and brings, in the order of [`Trade::ALL`].
static TRADES: [(Goods, Bargain); Trade::ALL.len()] = {
    const MARBLE: Bargain = Bargain::Goods(Kind::Marble, 1);
    const fn silver(silver: u16) -> Goods {
        Goods([0, 0, 0, 0, 0, silver])
    }
    const fn materials(clay: u16, wood: u16, stone: u16) -> Goods {
        Goods([clay, wood, stone, 0, 0, 0])
    }
    [
        (materials(2, 0, 0), Bargain::Virtue),
        (materials(1, 1, 0), Bargain::Virtue),
        (materials(1, 0, 1), Bargain::Virtue),
        (materials(0, 2, 0), Bargain::Virtue),
        (materials(0, 1, 1), Bargain::Virtue),
        (materials(0, 0, 2), Bargain::Virtue),
        (materials(0, 3, 0), MARBLE),
        (materials(0, 2, 1), MARBLE),
        (materials(0, 1, 2), MARBLE),
        (materials(0, 0, 3), MARBLE),
        (silver(1), Bargain::Goods(Kind::Clay, 3)),
        (silver(2), Bargain::Goods(Kind::Gold, 1)),
        (silver(3), MARBLE),
        (silver(1), Bargain::Goods(Kind::Stone, 2)),
        (silver(1), Bargain::Goods(Kind::Wood, 2)),
        (materials(1, 0, 0), Bargain::Virtue),
        (silver(2), Bargain::Virtue),
        (materials(0, 0, 1), Bargain::Virtue),
        (materials(0, 1, 0), Bargain::Virtue),
        (materials(3, 0, 0), MARBLE),
        (materials(0, 0, 2), MARBLE),
        (materials(0, 2, 0), MARBLE),
    ]
};

impl Trade {
    /// Those that need no apprentice.
    pub const OPEN_TO_ALL: [Self; 10] = {
        let mut all = [Self::VirtueClay2; 10];
        engine::each!(i in 0..all.len() => all[i] = Self::ALL[i]);
        all
    };

    /// What it takes.
    #[must_use]
    #[inline]
    pub fn price(self) -> &'static Goods {
        &TRADES[self.index()].0
    }

    /// What it brings.
    #[must_use]
    pub fn bargain(self) -> Bargain {
        TRADES[self.index()].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ARC-2.8, ARC-14.3, ARC-18.6: what depends on the number of players.
    #[test]
    fn arc_2_8_numbers_by_players() {
        let spaces = |seats, brings: fn(u8, u8) -> bool| {
            (1..=32).filter(|&n| brings(seats, n)).collect::<Vec<_>>()
        };
        for (seats, end, reset, refresh, captures, rewards) in [
            (2, 12, [7, 10], [3, 6, 9], 2, 5),
            (3, 16, [9, 13], [3, 7, 11], 2, 7),
            (4, 20, [11, 16], [3, 8, 13], 1, 9),
            (5, 24, [13, 19], [3, 9, 15], 1, 11),
        ] {
            assert_eq!(guildhall_spaces(seats), end);
            assert_eq!(spaces(seats, brings_reset), reset);
            assert_eq!(spaces(seats, brings_refresh), refresh);
            assert_eq!((capture_locations(seats), super::rewards(seats)), (captures, rewards));
        }
    }
}
