//! Where the places of the town stand on each plate: the map, five tiles in a row, or three.

use architects::{Space, Spot};
use maud::{Markup, html};

use super::super::{
    assets::drawing,
    stand::{Point, Stand, only},
};

/// How much larger a tile is on the tall plate.
const SCALE: f64 = 1.45;

/// Where a place stands on the map: the middle of its picture.
pub(super) const fn wide(spot: Spot) -> Point {
    match spot {
        Spot::Forest => (244.0, 118.0),
        Spot::Mines => (404.0, 118.0),
        Spot::Silversmith => (562.0, 118.0),
        Spot::Storehouse => (92.0, 272.0),
        Spot::Workshop => (276.0, 272.0),
        Spot::TownCentre => (482.0, 272.0),
        Spot::Guardhouse => (88.0, 420.0),
        Spot::Prison => (258.0, 420.0),
        Spot::TaxStand => (490.0, 420.0),
        _ => (88.0, 118.0),
    }
}

/// Which tile a place is, row by row.
const fn number(spot: Spot) -> u8 {
    match spot {
        Spot::Forest => 1,
        Spot::Mines => 2,
        Spot::Silversmith => 3,
        Spot::Storehouse => 4,
        Spot::Workshop => 5,
        Spot::TownCentre => 6,
        Spot::Guardhouse => 7,
        Spot::Prison => 8,
        Spot::TaxStand => 9,
        _ => 0,
    }
}

fn tile(number: u8, wide: Point) -> Stand {
    let place = |columns: u8| (f64::from(number % columns), f64::from(number / columns));
    let (close, tall) = (place(5), place(3));
    Stand {
        wide,
        close: (100.0 + 200.0 * close.0, 116.0 + 210.0 * close.1),
        tall: (167.0 + 333.0 * tall.0, 166.0 + 222.0 * tall.1),
        scale: SCALE,
    }
}

/// Where a place stands.
pub(super) fn place(spot: Spot) -> Stand {
    tile(number(spot), wide(spot))
}

/// Where the Guildhall stands as a tile, drawn around nothing.
pub(super) fn guildhall() -> Stand {
    tile(10, (0.0, 0.0))
}

/// Where the Cathedral stands as a tile, drawn around nothing.
pub(super) fn cathedral() -> Stand {
    tile(11, (0.0, 0.0))
}

/// Where a stall of the Black Market stands, by the middle of its upper edge.
pub(super) fn stall(space: Space) -> Stand {
    let column = f64::from(u8::try_from(space.index()).unwrap_or(0));
    Stand {
        wide: (0.0, 0.0),
        close: (500.0 + 198.0 * column, 542.0),
        tall: (172.0 + 328.0 * column, 1042.0),
        scale: 1.7,
    }
}

/// Where the title of the Black Market stands, by its left end.
pub(super) const fn market() -> Stand {
    Stand { wide: (0.0, 0.0), close: (412.0, 512.0), tall: (16.0, 1015.0), scale: SCALE }
}

/// The land of the plates that are not wide.
pub(super) fn lands() -> Markup {
    html! {
        (only("close", &drawing(include_str!("../../../assets/architects-land-close.svg"))))
        (only("tall", &drawing(include_str!("../../../assets/architects-land-tall.svg"))))
    }
}
