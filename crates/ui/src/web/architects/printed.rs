//! What is printed at places for everybody: prices, trades, and how far captures reach. It stands
//! where the map has room, and in the tips of the places everywhere.

use architects::{
    Architects, Spot as Place,
    board::{FIRST_CAPTURE_TAX, FURTHER_CAPTURE, HIRE, capture_locations},
};

use super::super::{plate::Bit, scene::Scene};

/// What is printed at a place.
pub(super) struct Printed {
    /// Its lines.
    pub lines: Vec<Vec<Bit>>,
    /// How wide the place is with it.
    pub room: f64,
    /// How far the picture gives way.
    pub aside: f64,
    /// Where they begin, from the middle of the place.
    pub from: f64,
}

/// What is printed there, if anything is.
pub(super) fn at(scene: &Scene<'_, Architects>, place: Place) -> Option<Printed> {
    let (lines, room, aside, from) = match place {
        Place::Storehouse => (trades().into(), 182.0, 30.0, 18.0),
        Place::Workshop => (vec![hire(scene)], 202.0, 14.0, 34.0),
        Place::TownCentre => (captures(scene), 216.0, 14.0, 34.0),
        _ => return None,
    };
    Some(Printed { lines, room, aside, from })
}

/// ARC-8.5: what everybody may trade.
fn trades() -> [Vec<Bit>; 2] {
    let trade = |units: &str, of: &[&'static str], brings| {
        let price = std::iter::once(Bit::Text(units.to_owned()));
        let mix = of.iter().map(|kind| Bit::Icon(kind));
        price.chain(mix).chain([Bit::Text("→".to_owned()), Bit::Icon(brings)]).collect()
    };
    [trade("2", &["clay", "wood", "stone"], "virtue"), trade("3", &["wood", "stone"], "marble")]
}

/// What hiring costs the seat at this desk, or whoever evades nothing (ARC-9.2, ARC-5.8).
fn hire(scene: &Scene<'_, Architects>) -> Vec<Bit> {
    let own = scene.desk.map(|seat| scene.ahead[seat.index()].hires[0]);
    let (silver, tax) = own.map_or(HIRE, |hire| (hire.silver, hire.tax));
    let mut bits = vec![Bit::Icon("hire"), Bit::Text(silver.to_string()), Bit::Icon("coin")];
    if tax > 0 {
        bits.extend([Bit::Text(tax.to_string()), Bit::Icon("tax")]);
    }
    bits
}

/// ARC-10.1, ARC-10.3: the first capture, each further one, and at how many places.
fn captures(scene: &Scene<'_, Architects>) -> Vec<Vec<Bit>> {
    let seats = u8::try_from(scene.view.players.len()).expect("few seats");
    let places = [("n", capture_locations(seats).into())];
    vec![
        vec![
            Bit::Text(FIRST_CAPTURE_TAX.to_string()),
            Bit::Icon("tax"),
            Bit::Text(format!("+{FURTHER_CAPTURE}")),
            Bit::Icon("coin"),
            Bit::Text(" …".to_owned()),
        ],
        vec![Bit::Text(scene.texts().with("architects-web-places-at-most", places))],
    ]
}
