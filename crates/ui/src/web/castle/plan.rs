//! Where everything stands on the plan of the castle.

use castle::{Building, Place, board::Ground};

use super::super::plot::Plot;

/// The left edge of the column beside the castle, and its width.
pub(super) const COLUMN: (f64, f64) = (782.0, 198.0);

const fn tower(x: f64, y: f64) -> Plot {
    Plot::new(x, y, 54.0, 72.0)
}

const fn house(x: f64) -> Plot {
    Plot::new(x, 316.0, 58.0, 53.0)
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

/// The plots of the tiles of a sort.
pub(super) fn plots(building: Building) -> &'static [Plot] {
    match building {
        Building::Tower => &TOWERS,
        Building::House => &HOUSES,
        Building::SmallGate => const { &[Plot::new(644.0, 82.0, 84.0, 67.0)] },
        Building::Well => const { &[Plot::new(402.0, 308.0, 60.0, 60.0)] },
        Building::Stable => const { &[Plot::new(506.0, 157.0, 108.0, 73.0)] },
        Building::ServantsHouse => const { &[Plot::new(316.0, 382.0, 96.0, 72.0)] },
        Building::MainGate => const { &[Plot::new(395.0, 512.0, 104.0, 71.0)] },
        Building::Tavern => const { &[Plot::new(160.0, 384.0, 96.0, 77.0)] },
        Building::Keep => const { &[Plot::new(160.0, 150.0, 68.0, 79.0)] },
        Building::Palace => const { &[Plot::new(338.0, 152.0, 132.0, 85.0)] },
        Building::Market => const { &[Plot::new(488.0, 390.0, 100.0, 67.0)] },
        Building::Forge => const { &[Plot::new(632.0, 386.0, 98.0, 69.0)] },
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
