//! The table of numbers: regions, roads, markers, limits. No other file states a value.

use engine::{MAX_SEATS, Set, each};

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

engine::named! {
    /// A region, in the order of the King's travel (KRD-8.2).
    pub enum Region: "a region code (ZKD, WIZ, WLD, …)" {
        /// ZKD, number 1: where the King starts.
        ZinKaisDeep = "ZKD",
        /// WIZ, number 6.
        WizardsTower = "WIZ",
        /// WLD, number 4.
        WildHills = "WLD",
        /// ALT, number 7.
        KingsAltar = "ALT",
        /// TMP, number 3.
        TempleRuins = "TMP",
        /// DRK, number 5.
        DarkTower = "DRK",
        /// LAI, number 2.
        DragonsLair = "LAI",
        /// CAS, number 8.
        KingsCastle = "CAS",
    }
}

/// A set of regions.
pub type RegionSet = Set<Region>;

/// One row of the region table (KRD-0.7).
struct Row {
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
        let mut bits = 0;
        each!(i in 0..to.len() => bits |= 1 << to[i] as u8);
        RegionSet::from_bits(bits)
    }
    [
        Row { banner: [1, 1, 1, 0, 0], roads: roads(&[KingsCastle, WizardsTower, TempleRuins]) },
        Row { banner: [6, 5, 3, 1, 0], roads: roads(&[ZinKaisDeep, WildHills]) },
        Row { banner: [4, 3, 2, 1, 0], roads: roads(&[WizardsTower, KingsAltar]) },
        Row { banner: [7, 5, 3, 2, 0], roads: roads(&[WildHills, TempleRuins]) },
        Row { banner: [3, 2, 1, 0, 0], roads: roads(&[KingsAltar, DarkTower, ZinKaisDeep]) },
        Row { banner: [5, 4, 2, 1, 0], roads: roads(&[TempleRuins, DragonsLair]) },
        Row { banner: [2, 2, 1, 0, 0], roads: roads(&[DarkTower, KingsCastle]) },
        Row { banner: [8, 6, 4, 2, 0], roads: roads(&[DragonsLair, ZinKaisDeep]) },
    ]
};

impl Region {
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

    /// The regions of a set that are connected with this one by roads through regions of the set;
    /// none when it is not in the set (KRD-6.6).
    #[must_use]
    pub fn chain(self, within: RegionSet) -> RegionSet {
        CHAINS[usize::from(within.bits())][self.index()]
    }

    /// The region that lies `steps` further on the King's circuit (KRD-8.2).
    #[must_use]
    pub const fn onward(self, steps: usize) -> Self {
        Self::ALL[(self.index() + steps) % REGIONS]
    }
}

/// The regions of a set that are connected with `start` by roads through regions of the set.
const fn find_chain(set: u8, start: usize) -> u8 {
    let mut chain = set & 1 << start;
    loop {
        let mut reached = chain;
        let mut rest = chain;
        while rest != 0 {
            reached |= TABLE[rest.trailing_zeros() as usize].roads.bits() & set;
            rest &= rest - 1;
        }
        if reached == chain {
            return chain;
        }
        chain = reached;
    }
}

/// The chains of every set of regions from every start, walked once and for all.
static CHAINS: [[RegionSet; REGIONS]; 1 << REGIONS] = {
    let mut chains = [[RegionSet::EMPTY; REGIONS]; 1 << REGIONS];
    each!(set in 0..chains.len() => {
        each!(start in 0..REGIONS => {
            #[expect(clippy::cast_possible_truncation, reason = "eight bits")]
            let chain = find_chain(set as u8, start);
            chains[set][start] = RegionSet::from_bits(chain);
        });
    });
    chains
};

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
        assert_eq!(Region::WizardsTower.chain(nobles), nobles, "over the road TMP-ZKD too");
        let parted = set(&["WIZ", "WLD", "DRK", "LAI"]);
        assert_eq!(Region::WildHills.chain(parted), set(&["WIZ", "WLD"]));
        assert_eq!(Region::KingsCastle.chain(parted), RegionSet::EMPTY);
    }
}
