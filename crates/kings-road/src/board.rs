//! The table of numbers: regions, roads, markers, limits. No other file states a value.

use std::{fmt, str::FromStr};

use engine::{MAX_SEATS, NotationError};
use serde::{Deserialize, Serialize};

/// Number of regions (KRD-1.1).
pub const REGIONS: usize = 8;
/// Markers of a player that can become influence: 20 less the score marker (KRD-2.2).
pub const MARKERS: u8 = 19;
/// Cards a seat lays in a selection while it has the markers for them (KRD-3.2).
pub const CARDS_PER_ROUND: u8 = 3;
/// The match ends after the round in which somebody has this many points (KRD-9.1).
pub const END_SCORE: i32 = 40;
/// Spaces of the score track; 0 and 40 are the same space (KRD-1.5).
pub const TRACK_SPACES: i32 = 40;
/// The safety stop for tables that tie for ever (KRD-9.8).
pub const MAX_ROUNDS: u8 = 200;

/// A region, in the order of the King's travel (KRD-8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
#[repr(u8)]
pub enum Region {
    /// ZKD, number 1: where the King starts.
    ZinKaisDeep,
    /// WIZ, number 6.
    WizardsTower,
    /// WLD, number 4.
    WildHills,
    /// ALT, number 7.
    KingsAltar,
    /// TMP, number 3.
    TempleRuins,
    /// DRK, number 5.
    DarkTower,
    /// LAI, number 2.
    DragonsLair,
    /// CAS, number 8.
    KingsCastle,
}

/// One row of the region table (KRD-0.7).
struct Row {
    code: &'static str,
    /// Place values, first place first, and 0 for the places that it does not have.
    banner: [u8; MAX_SEATS],
    /// Regions at the other end of its roads (KRD-1.6).
    roads: RegionSet,
}

/// The regions by travel index.
static TABLE: [Row; REGIONS] = {
    use Region::{
        DarkTower, DragonsLair, KingsAltar, KingsCastle, TempleRuins, WildHills, WizardsTower,
        ZinKaisDeep,
    };
    const fn roads(to: &[Region]) -> RegionSet {
        let mut set = RegionSet::EMPTY;
        let mut i = 0;
        while i < to.len() {
            set = set.with(to[i]);
            i += 1;
        }
        set
    }
    [
        Row {
            code: "ZKD",
            banner: [1, 1, 1, 0, 0],
            roads: roads(&[KingsCastle, WizardsTower, TempleRuins]),
        },
        Row { code: "WIZ", banner: [6, 5, 3, 1, 0], roads: roads(&[ZinKaisDeep, WildHills]) },
        Row { code: "WLD", banner: [4, 3, 2, 1, 0], roads: roads(&[WizardsTower, KingsAltar]) },
        Row { code: "ALT", banner: [7, 5, 3, 2, 0], roads: roads(&[WildHills, TempleRuins]) },
        Row {
            code: "TMP",
            banner: [3, 2, 1, 0, 0],
            roads: roads(&[KingsAltar, DarkTower, ZinKaisDeep]),
        },
        Row { code: "DRK", banner: [5, 4, 2, 1, 0], roads: roads(&[TempleRuins, DragonsLair]) },
        Row { code: "LAI", banner: [2, 2, 1, 0, 0], roads: roads(&[DarkTower, KingsCastle]) },
        Row { code: "CAS", banner: [8, 6, 4, 2, 0], roads: roads(&[DragonsLair, ZinKaisDeep]) },
    ]
};

impl Region {
    /// Every region in travel order, beginning where the King starts.
    pub const ALL: [Self; REGIONS] = [
        Self::ZinKaisDeep,
        Self::WizardsTower,
        Self::WildHills,
        Self::KingsAltar,
        Self::TempleRuins,
        Self::DarkTower,
        Self::DragonsLair,
        Self::KingsCastle,
    ];

    /// Position on the King's circuit, for indexing arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The three letters it is written with.
    #[must_use]
    pub fn code(self) -> &'static str {
        TABLE[self.index()].code
    }

    /// The figure at the top of its banner, which is the value of first place (KRD-0.2).
    #[must_use]
    pub fn number(self) -> u8 {
        TABLE[self.index()].banner[0]
    }

    /// Place values, first place first (KRD-0.3).
    #[must_use]
    pub fn banner(self) -> &'static [u8] {
        let values = &TABLE[self.index()].banner;
        let places = values.iter().position(|&value| value == 0).unwrap_or(values.len());
        &values[..places]
    }

    /// The place values that are paid with so many seats: at most one fewer than seats (KRD-5.5).
    #[must_use]
    pub fn paid_places(self, seats: u8) -> &'static [u8] {
        let banner = self.banner();
        &banner[..banner.len().min(usize::from(seats) - 1)]
    }

    /// What a place pays, the first place being 1: nothing beyond the banner, and nothing for as
    /// many places as there are seats (KRD-5.5).
    pub(crate) fn value_of_place(self, place: usize, seats: u8) -> u8 {
        if place < usize::from(seats) { TABLE[self.index()].banner[place - 1] } else { 0 }
    }

    /// The regions at the other end of its roads (KRD-1.6).
    #[must_use]
    pub fn roads(self) -> RegionSet {
        TABLE[self.index()].roads
    }

    /// The region that lies `steps` further on the King's circuit (KRD-8.2).
    #[must_use]
    pub const fn onward(self, steps: usize) -> Self {
        Self::ALL[(self.index() + steps) % REGIONS]
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Region {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        let known = Self::ALL.into_iter().find(|region| region.code().eq_ignore_ascii_case(s));
        known.ok_or_else(|| NotationError::new("a region code (ZKD, WIZ, WLD, …)", s))
    }
}

impl From<Region> for &'static str {
    fn from(region: Region) -> Self {
        region.code()
    }
}

impl TryFrom<String> for Region {
    type Error = NotationError;

    fn try_from(s: String) -> Result<Self, NotationError> {
        s.parse()
    }
}

/// A set of regions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RegionSet(u8);

impl RegionSet {
    /// No region.
    pub const EMPTY: Self = Self(0);

    /// The set and this region.
    #[must_use]
    pub const fn with(self, region: Region) -> Self {
        Self(self.0 | 1 << region as u8)
    }

    /// The set without this region.
    #[must_use]
    pub const fn without(self, region: Region) -> Self {
        Self(self.0 & !(1 << region as u8))
    }

    /// Whether the region is in the set.
    #[must_use]
    pub const fn contains(self, region: Region) -> bool {
        self.0 & (1 << region as u8) != 0
    }

    /// How many regions are in the set.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a byte has at most eight ones")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The regions in travel order.
    pub fn iter(self) -> impl Iterator<Item = Region> {
        Region::ALL.into_iter().filter(move |&region| self.contains(region))
    }

    /// The regions of this set that are connected with `start` by roads through regions of the
    /// set; empty when `start` is not in it (KRD-6.6).
    #[must_use]
    pub fn chain(self, start: Region) -> Self {
        CHAINS[usize::from(self.0)][start.index()]
    }

    const fn find_chain(self, start: Region) -> Self {
        let mut chain = Self(self.0 & 1 << start as u8);
        loop {
            let mut reached = chain;
            let mut rest = chain.0;
            while rest != 0 {
                reached.0 |= TABLE[rest.trailing_zeros() as usize].roads.0 & self.0;
                rest &= rest - 1;
            }
            if reached.0 == chain.0 {
                return chain;
            }
            chain = reached;
        }
    }
}

/// The chains of every set of regions from every start, walked once and for all.
static CHAINS: [[RegionSet; REGIONS]; 1 << REGIONS] = {
    let mut chains = [[RegionSet::EMPTY; REGIONS]; 1 << REGIONS];
    let mut set = RegionSet::EMPTY;
    loop {
        let mut start = 0;
        while start < REGIONS {
            chains[set.0 as usize][start] = set.find_chain(Region::ALL[start]);
            start += 1;
        }
        if set.0 == u8::MAX {
            break chains;
        }
        set.0 += 1;
    }
};

impl FromIterator<Region> for RegionSet {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> Self {
        regions.into_iter().fold(Self::EMPTY, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn krd_1_1_eight_regions_and_nine_roads_that_lead_both_ways() {
        let ends = Region::ALL.iter().map(|region| usize::from(region.roads().len()));
        assert_eq!((Region::ALL.len(), ends.sum::<usize>()), (8, 2 * 9));
        for region in Region::ALL {
            assert!(region.roads().iter().all(|other| other.roads().contains(region)), "{region}");
        }
    }

    #[test]
    fn krd_5_5_places_beyond_the_paid_ones_pay_nothing() {
        for region in Region::ALL {
            for seats in 2..=5 {
                let paid = region.paid_places(seats);
                for place in 1..=MAX_SEATS {
                    let value = paid.get(place - 1).copied().unwrap_or(0);
                    assert_eq!(region.value_of_place(place, seats), value, "{region} {place}");
                }
            }
        }
    }

    #[test]
    fn krd_6_6_chains_follow_all_roads_and_end_where_a_noble_is_missing() {
        let set = |codes: &[&str]| -> RegionSet {
            codes.iter().map(|code| code.parse::<Region>().unwrap()).collect()
        };
        let nobles = set(&["WIZ", "ZKD", "TMP", "DRK", "CAS", "ALT"]);
        assert_eq!(nobles.chain(Region::WizardsTower), nobles, "over the road TMP-ZKD too");
        let parted = set(&["WIZ", "WLD", "DRK", "LAI"]);
        assert_eq!(parted.chain(Region::WildHills), set(&["WIZ", "WLD"]));
        assert_eq!(parted.chain(Region::KingsCastle), RegionSet::EMPTY);
    }
}
