//! Where everything stands on the plan of the castle.

use castle::{Building, Place, board::Ground};

use super::super::piece::spread;

/// The left edge of the column beside the castle, and its width.
pub(super) const COLUMN: (f64, f64) = (782.0, 198.0);

/// Where a building stands: the middle of its upper edge, and its size.
#[derive(Clone, Copy)]
pub(super) struct Plot {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

const fn plot(x: f64, y: f64, width: f64, height: f64) -> Plot {
    Plot { x, y, width, height }
}

const fn tower(x: f64, y: f64) -> Plot {
    plot(x, y, 54.0, 72.0)
}

const fn house(x: f64) -> Plot {
    plot(x, 316.0, 58.0, 53.0)
}

static TOWERS: [Plot; 9] = [
    tower(70.0, 84.0),
    tower(262.0, 76.0),
    tower(462.0, 76.0),
    tower(730.0, 84.0),
    tower(740.0, 290.0),
    tower(730.0, 508.0),
    tower(560.0, 514.0),
    tower(222.0, 514.0),
    tower(70.0, 508.0),
];

static HOUSES: [Plot; 6] =
    [house(134.0), house(206.0), house(278.0), house(518.0), house(590.0), house(662.0)];

static OTHERS: [Plot; 10] = [
    plot(644.0, 82.0, 84.0, 67.0),
    plot(402.0, 308.0, 60.0, 60.0),
    plot(506.0, 157.0, 108.0, 73.0),
    plot(316.0, 382.0, 96.0, 72.0),
    plot(395.0, 512.0, 104.0, 71.0),
    plot(160.0, 384.0, 96.0, 77.0),
    plot(160.0, 150.0, 68.0, 79.0),
    plot(338.0, 152.0, 132.0, 85.0),
    plot(488.0, 390.0, 100.0, 67.0),
    plot(632.0, 386.0, 98.0, 69.0),
];

/// The plots of the tiles of a sort.
pub(super) fn plots(building: Building) -> &'static [Plot] {
    match building {
        Building::Tower => &TOWERS,
        Building::House => &HOUSES,
        Building::SmallGate => &OTHERS[0..1],
        Building::Well => &OTHERS[1..2],
        Building::Stable => &OTHERS[2..3],
        Building::ServantsHouse => &OTHERS[3..4],
        Building::MainGate => &OTHERS[4..5],
        Building::Tavern => &OTHERS[5..6],
        Building::Keep => &OTHERS[6..7],
        Building::Palace => &OTHERS[7..8],
        Building::Market => &OTHERS[8..9],
        Building::Forge => &OTHERS[9..10],
    }
}

/// The castle places of a building, from left to right.
pub(super) fn places(building: Building) -> impl Iterator<Item = Place> {
    Place::ALL.into_iter().filter(move |place| place.ground() == Ground::Castle(building))
}

/// How many helpers find a place in a building.
pub(super) fn helpers(building: Building) -> u8 {
    places(building).map(Place::room).sum()
}

impl Plot {
    /// Where the row of cost and places runs, below the name.
    pub fn row(self) -> f64 {
        self.y + self.height + 38.0
    }

    /// The middle of the place `index` of so many, with the cost before them while it is in plan.
    pub fn place(self, index: u8, helpers: u8, planned: f64) -> f64 {
        self.x + spread(index.into(), helpers.into()) * 33.0 + planned * 32.0
    }

    /// The middle of the cost, before so many places.
    pub fn cost(self, helpers: u8) -> f64 {
        self.x - 3.0 - f64::from(helpers) * 16.5
    }
}

/// Half of the width that a building takes with a row of so many places.
pub(super) const fn half(helpers: u8) -> f64 {
    match helpers {
        0 => 40.0,
        1 => 59.0,
        _ => 76.0,
    }
}

/// Where the trader places stand: the left edge of each.
pub(super) const fn trader(place: Place) -> f64 {
    match place {
        Place::CartSand => 8.0,
        Place::CartWood => 160.0,
        Place::CartClay => 490.0,
        Place::CartStone => 642.0,
        _ => 794.0,
    }
}
