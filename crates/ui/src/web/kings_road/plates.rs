//! Where the regions lie on each plate: around the map in three rows, or in two columns of four.

use kings_road::Region;
use maud::{Markup, html};

use super::{
    super::{
        assets::drawing,
        stand::{Stand, only},
    },
    board::place,
};

/// How much larger a region is on the tall plate.
const SCALE: f64 = 1.98;

/// Where a region stands.
pub(super) fn stand(region: Region) -> Stand {
    let (x, y) = place(region);
    let (close, tall) = match region {
        Region::ZinKaisDeep => ((500.0, 127.0), (748.0, 188.0)),
        Region::WizardsTower => ((830.0, 127.0), (748.0, 532.0)),
        Region::WildHills => ((830.0, 383.0), (748.0, 876.0)),
        Region::KingsAltar => ((830.0, 641.0), (748.0, 1220.0)),
        Region::TempleRuins => ((500.0, 641.0), (252.0, 1220.0)),
        Region::DarkTower => ((170.0, 641.0), (252.0, 876.0)),
        Region::DragonsLair => ((170.0, 383.0), (252.0, 532.0)),
        Region::KingsCastle => ((170.0, 127.0), (252.0, 188.0)),
    };
    Stand { wide: (x.into(), y.into()), close, tall, scale: SCALE }
}

/// The land of the plates that are not wide.
pub(super) fn lands() -> Markup {
    html! {
        (only("close", &drawing(include_str!("../../../assets/kings-road-land-close.svg"))))
        (only("tall", &drawing(include_str!("../../../assets/kings-road-land-tall.svg"))))
    }
}
