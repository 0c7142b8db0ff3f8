//! The table of numbers: supplies, buildings, places, round track. No other file states a value,
//! except [`card`](crate::card) for what is printed on cards.

use engine::{Set, each};
use serde::{Deserialize, Serialize};

use crate::{Card, Kind};

/// The most seats of a match.
pub const SEATS: usize = 4;
/// All talers of the box (CAS-1.3).
pub const TALERS: u8 = 105;
/// Building tiles of the box (CAS-1.11).
pub const TILES: usize = 23;
/// Spaces of the score track (CAS-1.9).
pub const SCORE_TRACK: i32 = 90;
/// Talers of a player at set-up (CAS-2.4).
pub const TALERS_AT_SET_UP: u8 = 3;
/// Units of each kind of a player at set-up (CAS-2.4).
pub const GOODS_AT_SET_UP: [u8; Kind::ALL.len()] = [1, 1, 0, 0, 0];
/// Units of each kind on the Defence Tower at set-up (CAS-2.3).
pub const DEFENCE_TOWER_AT_SET_UP: [u8; Kind::ALL.len()] = [1; Kind::ALL.len()];
/// Talers on each space of the round track in use (CAS-2.2).
pub const TALERS_PER_ROUND: u8 = 1;

/// A payment must contain at least so many kinds of building material (CAS-13.4).
pub const FEWEST_KINDS: usize = 3;
/// Units that one Palace helper may turn into points (CAS-17.8).
pub const PALACE_UNITS: u8 = 5;
/// Talers for one point in the Market, with one and with two own helpers (CAS-17.7).
pub const MARKET_TALERS: [u8; 2] = [2, 1];
/// Points for each free castle place with a helper in the Keep (CAS-17.2).
pub const KEEP_POINTS: u8 = 3;
/// Points for each helper in the castle at the dearer place of the Tavern (CAS-17.3).
pub const TAVERN_12_POINTS: u8 = 1;
/// Helpers in the castle for one point at the cheaper place of the Tavern (CAS-17.3).
pub const TAVERN_6_HELPERS: u8 = 2;
/// Points for each tower with a helper at the Main Gate (CAS-17.4).
pub const MAIN_GATE_POINTS: u8 = 2;
/// Points for each tower with a helper at the Small Gate (CAS-17.4).
pub const SMALL_GATE_POINTS: u8 = 1;
/// Points for each house at the dearer place of the Stable (CAS-17.5).
pub const STABLE_16_POINTS: u8 = 3;
/// Points for each house at the cheaper place of the Stable (CAS-17.5).
pub const STABLE_12_POINTS: u8 = 2;
/// Points for each tile not built with a helper in the Servants' House (CAS-17.6).
pub const SERVANTS_HOUSE_POINTS: u8 = 1;
/// Points for each silver bar at the dearer place of the Forge (CAS-17.9).
pub const FORGE_16_POINTS: u8 = 1;
/// Silver bars for one point at the cheaper place of the Forge (CAS-17.9).
pub const FORGE_8_SILVER: u8 = 2;

/// Rounds of a match (CAS-3.3).
#[must_use]
pub const fn rounds(seats: u8) -> u8 {
    if seats == 3 { 15 } else { 12 }
}

/// Helpers of a player (CAS-2.4).
#[must_use]
pub const fn helpers(seats: u8) -> u8 {
    if seats == 2 { 7 } else { 6 }
}

/// Cards that a player chooses each round (CAS-4.1).
#[must_use]
pub const fn cards_per_round(seats: u8) -> u8 {
    if seats == 2 { 2 } else { 1 }
}

/// Spaces of the winter round track with an icon (CAS-19.3).
const WINTER_ICONS: [u8; 4] = [11, 9, 6, 4];
/// The same with the option that brings out all six cards (CAS-19.4).
const SIX_WINTER_ICONS: [u8; 6] = [11, 9, 8, 6, 5, 3];

/// The space of the round track that a round uses, counted down (CAS-1.10).
#[must_use]
pub const fn space_of_round(seats: u8, round: u8) -> u8 {
    rounds(seats) + 1 - round
}

/// Whether a space of the winter round track carries an icon (CAS-19.2).
#[must_use]
pub fn has_winter_icon(space: u8, six_winter_cards: bool) -> bool {
    let icons: &[u8] = if six_winter_cards { &SIX_WINTER_ICONS } else { &WINTER_ICONS };
    icons.contains(&space)
}

engine::named! {
    /// A building: ten sorts of tiles, cheapest first, and the two that stand from the beginning.
    #[expect(missing_docs, reason = "the names of the buildings")]
    pub enum Building: "a building, like stable or tower" {
        House = "house",
        Tower = "tower",
        SmallGate = "small_gate",
        Well = "well",
        Stable = "stable",
        ServantsHouse = "servants_house",
        MainGate = "main_gate",
        Tavern = "tavern",
        Keep = "keep",
        Palace = "palace",
        Market = "market",
        Forge = "forge",
    }
}

/// One row of the building table (CAS-23).
struct BuildingRow {
    /// How many tiles there are; none of what stands from the beginning.
    tiles: u8,
    cost: u8,
    points: u8,
}

/// The buildings in the order of [`Building::ALL`]; summer and winter are the same (CAS-1.12).
static BUILDINGS: [BuildingRow; Building::ALL.len()] = {
    const fn row(tiles: u8, cost: u8, points: u8) -> BuildingRow {
        BuildingRow { tiles, cost, points }
    }
    [
        row(6, 8, 6),
        row(9, 10, 8),
        row(1, 12, 6),
        row(1, 12, 10),
        row(1, 18, 14),
        row(1, 18, 14),
        row(1, 18, 10),
        row(1, 22, 12),
        row(1, 24, 14),
        row(1, 30, 18),
        row(0, 0, 0),
        row(0, 0, 0),
    ]
};

/// Where the tiles of each building begin in a list of all tiles.
static FIRST_TILE: [usize; Building::ALL.len() + 1] = {
    let mut first = [0; Building::ALL.len() + 1];
    let mut i = 0;
    while i < Building::ALL.len() {
        first[i + 1] = first[i] + BUILDINGS[i].tiles as usize;
        i += 1;
    }
    assert!(first[Building::ALL.len()] == TILES, "23 tiles (CAS-1.11)");
    first
};

impl Building {
    /// How many sorts of tiles there are; they come first in table order.
    pub const SORTS: usize = 10;
    /// The buildings that are tiles, cheapest first.
    pub const WITH_TILES: [Self; Self::SORTS] = {
        let mut all = [Self::House; Self::SORTS];
        let mut i = 0;
        while i < Self::SORTS {
            all[i] = Self::ALL[i];
            i += 1;
        }
        all
    };

    /// How many tiles of it there are (CAS-1.11).
    #[must_use]
    pub fn tiles(self) -> u8 {
        BUILDINGS[self.index()].tiles
    }

    /// Building points that a tile costs (CAS-23).
    #[must_use]
    pub const fn cost(self) -> u8 {
        BUILDINGS[self as usize].cost
    }

    /// Victory points printed on the tile (CAS-23).
    #[must_use]
    pub fn points(self) -> u8 {
        BUILDINGS[self.index()].points
    }

    /// Room for helpers on all its places.
    pub(crate) fn room(self) -> u8 {
        CASTLE_ROOM[self.index()]
    }

    /// Where its tiles lie in a list of all tiles.
    pub(crate) fn slots(self) -> std::ops::Range<usize> {
        FIRST_TILE[self.index()]..FIRST_TILE[self.index() + 1]
    }
}

engine::named! {
    /// A sort of place for helpers: in the castle, on a winter card, or at the traders.
    #[expect(missing_docs, reason = "the names of the places")]
    pub enum Place: "a place, like market, forge_16 or cart_sand" {
        Market = "market",
        Forge16 = "forge_16",
        Forge8 = "forge_8",
        Palace = "palace",
        Keep = "keep",
        Tavern12 = "tavern_12",
        Tavern6 = "tavern_6",
        Stable16 = "stable_16",
        Stable12 = "stable_12",
        ServantsHouse = "servants_house",
        MainGate = "main_gate",
        SmallGate = "small_gate",
        Granary = "granary",
        Inn = "inn",
        CartSand = "cart_sand",
        CartWood = "cart_wood",
        CartClay = "cart_clay",
        CartStone = "cart_stone",
        RiderSilver = "rider_silver",
    }
}

/// What a place belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A castle place, in this building.
    Castle(Building),
    /// The winter card Granary (CAS-20.2).
    Granary,
    /// The winter card Inn (CAS-20.1).
    Inn,
    /// A cart or the rider, with what it deals in.
    Trader(Kind),
}

/// One row of the table of places (CAS-23, CAS-20.1, CAS-20.2, CAS-8.9).
struct PlaceRow {
    ground: Ground,
    /// How many helpers have room: equal places of one building are one row.
    room: u8,
    /// Talers for a place in the castle or on a winter card; units that a trader place yields.
    number: u8,
}

static PLACES: [PlaceRow; Place::ALL.len()] = {
    const fn castle(building: Building, room: u8, price: u8) -> PlaceRow {
        PlaceRow { ground: Ground::Castle(building), room, number: price }
    }
    const fn trader(kind: Kind, units: u8) -> PlaceRow {
        PlaceRow { ground: Ground::Trader(kind), room: 1, number: units }
    }
    [
        castle(Building::Market, 2, 8),
        castle(Building::Forge, 1, 16),
        castle(Building::Forge, 1, 8),
        castle(Building::Palace, 2, 17),
        castle(Building::Keep, 1, 14),
        castle(Building::Tavern, 1, 12),
        castle(Building::Tavern, 1, 6),
        castle(Building::Stable, 1, 16),
        castle(Building::Stable, 1, 12),
        castle(Building::ServantsHouse, 2, 8),
        castle(Building::MainGate, 1, 10),
        castle(Building::SmallGate, 1, 5),
        PlaceRow { ground: Ground::Granary, room: 3, number: 5 },
        PlaceRow { ground: Ground::Inn, room: 1, number: 3 },
        trader(Kind::Sand, 4),
        trader(Kind::Wood, 3),
        trader(Kind::Clay, 2),
        trader(Kind::Stone, 2),
        trader(Kind::Silver, 2),
    ]
};

/// Room for helpers on all places together.
pub(crate) const SLOTS: usize = 24;
/// Room on castle places (CAS-23).
pub const CASTLE_PLACES: usize = 15;

/// Room on the places of each building.
static CASTLE_ROOM: [u8; Building::ALL.len()] = {
    let mut room = [0; Building::ALL.len()];
    let mut i = 0;
    while i < Place::ALL.len() {
        if let Ground::Castle(building) = PLACES[i].ground {
            room[building.index()] += PLACES[i].room;
        }
        i += 1;
    }
    room
};

/// Where the slots of each place begin in the list of all slots.
static FIRST_SLOT: [u8; Place::ALL.len() + 1] = {
    let mut first = [0; Place::ALL.len() + 1];
    let mut i = 0;
    while i < Place::ALL.len() {
        first[i + 1] = first[i] + PLACES[i].room;
        i += 1;
    }
    assert!(first[Place::ALL.len()] as usize == SLOTS, "room for 24 helpers");
    assert!(first[Place::Granary as usize] as usize == CASTLE_PLACES, "15 castle places (CAS-23)");
    first
};

/// The place of each slot in that list.
pub(crate) static PLACE_OF_SLOT: [Place; SLOTS] = {
    let mut places = [Place::Market; SLOTS];
    let (mut place, mut slot) = (0, 0);
    while slot < SLOTS {
        if slot == FIRST_SLOT[place + 1] as usize {
            place += 1;
        }
        places[slot] = Place::ALL[place];
        slot += 1;
    }
    places
};

/// Talers of the dearest place.
const DEAREST_PLACE: usize = PLACES[Place::Palace.index()].number as usize;

/// A set of places.
pub type PlaceSet = Set<Place>;

/// The four carts.
pub(crate) const CARTS: PlaceSet = places_between(Place::CartSand, Place::RiderSilver);
/// The rider.
pub(crate) const RIDER: PlaceSet = PlaceSet::from_bits(1 << Place::RiderSilver as u32);

const fn places_between(first: Place, end: Place) -> PlaceSet {
    PlaceSet::from_bits((1 << end as u32) - (1 << first as u32))
}

/// For each number of talers, the priced places that it is enough for.
static PRICED_UP_TO: [PlaceSet; DEAREST_PLACE + 1] = {
    let mut up_to = [PlaceSet::EMPTY; DEAREST_PLACE + 1];
    each!(talers in 0..up_to.len() => {
        let mut places = 0;
        each!(place in 0..Place::PRICED.len() => {
            let enough = PLACES[place].number as usize <= talers;
            places |= (enough as u32) << place;
        });
        up_to[talers] = PlaceSet::from_bits(places);
    });
    up_to
};

impl Place {
    /// The carts and the rider.
    pub const TRADERS: [Self; 5] =
        [Self::CartSand, Self::CartWood, Self::CartClay, Self::CartStone, Self::RiderSilver];
    /// The places of the helper step: in the castle and on winter cards.
    pub const PRICED: [Self; 14] = {
        let mut all = [Self::Market; 14];
        let mut i = 0;
        while i < all.len() {
            all[i] = Self::ALL[i];
            i += 1;
        }
        all
    };
    /// Where a helper can be taken from: trader places and the Inn (CAS-8.6, CAS-14.6).
    pub const SOURCES: [Self; 6] = [
        Self::Inn,
        Self::CartSand,
        Self::CartWood,
        Self::CartClay,
        Self::CartStone,
        Self::RiderSilver,
    ];

    /// What it belongs to.
    #[must_use]
    pub fn ground(self) -> Ground {
        PLACES[self.index()].ground
    }

    /// How many helpers have room.
    #[must_use]
    pub fn room(self) -> u8 {
        PLACES[self.index()].room
    }

    /// Talers for a helper here (CAS-14.4); nothing at the traders.
    #[must_use]
    pub fn price(self) -> u8 {
        if self.is_trader() { 0 } else { PLACES[self.index()].number }
    }

    /// The places of the helper step that so many talers are enough for.
    pub(crate) fn priced_up_to(talers: u8) -> PlaceSet {
        PRICED_UP_TO[usize::from(talers).min(DEAREST_PLACE)]
    }

    /// Units that a helper brings here in a pay-out, duty included (CAS-8.9).
    #[must_use]
    pub fn units(self) -> u8 {
        if self.is_trader() { PLACES[self.index()].number } else { 0 }
    }

    /// Whether it is a cart or the rider.
    #[must_use]
    pub const fn is_trader(self) -> bool {
        self as u8 >= Self::CartSand as u8
    }

    /// Whether it is a castle place (CAS-19.8).
    #[must_use]
    pub const fn is_in_castle(self) -> bool {
        (self as u8) < Self::Granary as u8
    }

    /// Position among the trader places.
    pub(crate) const fn trader_index(self) -> usize {
        self as usize - Self::CartSand as usize
    }

    pub(crate) fn slots(self) -> std::ops::Range<usize> {
        FIRST_SLOT[self.index()].into()..FIRST_SLOT[self.index() + 1].into()
    }

    /// A bit for its building, so that places of one building share it (CAS-14.5). The Granary
    /// counts as one; the Inn does not take part (CAS-22.11).
    pub(crate) fn building_bit(self) -> u16 {
        match self.ground() {
            Ground::Castle(building) => 1 << building.index(),
            Ground::Granary => 1 << Building::ALL.len(),
            Ground::Inn | Ground::Trader(_) => 0,
        }
    }
}

/// A building that stands: by whom, with which card and when it was erected (CAS-13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erected {
    /// The builder.
    pub by: engine::Seat,
    /// Bricklayer, Stonemason or a Worker.
    pub with: Card,
    /// The round.
    pub round: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn priced_places_are_those_that_talers_are_enough_for() {
        for talers in 0..=TALERS {
            let enough = Place::PRICED.into_iter().filter(|place| place.price() <= talers);
            assert!(Place::priced_up_to(talers).iter().eq(enough), "{talers} talers");
        }
    }
}
