//! Where buildings and traders stand on each plate: the castle with track and margin, the castle
//! alone, or the castle in seven rows.

use castle::{Building, Place};
use maud::{Markup, html};

use super::{
    super::{
        assets::drawing,
        stand::{Point, Stand, only},
    },
    plan,
};

/// Feet of the towers on the close and the tall plate.
const TOWERS: [(Point, Point); 9] = [
    ((88.0, 138.0), (78.0, 176.0)),
    ((292.0, 128.0), (285.0, 170.0)),
    ((578.0, 128.0), (480.0, 170.0)),
    ((912.0, 138.0), (922.0, 176.0)),
    ((925.0, 395.0), (940.0, 580.0)),
    ((912.0, 668.0), (922.0, 1000.0)),
    ((700.0, 675.0), (715.0, 1006.0)),
    ((278.0, 675.0), (285.0, 1006.0)),
    ((88.0, 668.0), (78.0, 1000.0)),
];

/// Feet of the houses.
const HOUSES: [(Point, Point); 6] = [
    ((168.0, 395.0), (118.0, 596.0)),
    ((258.0, 395.0), (240.0, 596.0)),
    ((348.0, 395.0), (362.0, 596.0)),
    ((648.0, 395.0), (606.0, 596.0)),
    ((738.0, 395.0), (728.0, 596.0)),
    ((828.0, 395.0), (850.0, 596.0)),
];

const fn feet(building: Building, index: usize) -> (Point, Point) {
    match building {
        Building::Tower => TOWERS[index],
        Building::House => HOUSES[index],
        Building::SmallGate => ((805.0, 129.0), (700.0, 170.0)),
        Building::Well => ((502.0, 395.0), (484.0, 596.0)),
        Building::Stable => ((655.0, 235.0), (752.0, 398.0)),
        Building::ServantsHouse => ((398.0, 530.0), (415.0, 800.0)),
        Building::MainGate => ((494.0, 671.0), (500.0, 992.0)),
        Building::Tavern => ((200.0, 530.0), (170.0, 800.0)),
        Building::Keep => ((200.0, 235.0), (170.0, 398.0)),
        Building::Palace => ((418.0, 238.0), (440.0, 398.0)),
        Building::Market => ((610.0, 530.0), (655.0, 800.0)),
        Building::Forge => ((795.0, 530.0), (862.0, 800.0)),
    }
}

/// Where a tile stands, by the middle of its foot.
pub(super) fn tile(building: Building, index: usize) -> Stand {
    let plot = plan::plots(building)[index];
    let (close, tall) = feet(building, index);
    let scale = match building {
        Building::Tower | Building::House | Building::Well => 1.56,
        _ => 1.77,
    };
    Stand { wide: (plot.x, plot.y + plot.height), close, tall, scale }
}

/// Where a cart or the rider stands, by the middle of its lower edge.
pub(super) fn trader(place: Place) -> Stand {
    let x = match place {
        Place::CartSand => 92.0,
        Place::CartWood => 255.0,
        Place::CartClay => 418.0,
        Place::CartStone => 581.0,
        _ => 744.0,
    };
    Stand {
        wide: (plan::trader(place) + 96.0, 704.0),
        close: (x, 828.0),
        tall: (x, 1176.0),
        scale: 1.7,
    }
}

/// Where the Defence Tower stands beside the traders.
pub(super) const fn defence() -> Stand {
    Stand { wide: (0.0, 0.0), close: (918.0, 828.0), tall: (918.0, 1176.0), scale: 1.7 }
}

/// The land of the plates that are not wide.
pub(super) fn lands() -> Markup {
    html! {
        (only("close", &drawing(include_str!("../../../assets/castle-land-close.svg"))))
        (only("tall", &drawing(include_str!("../../../assets/castle-land-tall.svg"))))
    }
}
