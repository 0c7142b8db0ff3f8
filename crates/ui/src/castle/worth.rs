//! The numbers in what is said of places: as the rules have them.

use castle::{
    Place,
    board::{
        FORGE_8_SILVER, FORGE_16_POINTS, Ground, KEEP_POINTS, MAIN_GATE_POINTS, MARKET_TALERS,
        PALACE_UNITS, SERVANTS_HOUSE_POINTS, SMALL_GATE_POINTS, STABLE_12_POINTS, STABLE_16_POINTS,
        TAVERN_6_HELPERS, TAVERN_12_POINTS,
    },
    card::{DUTY, GRANARY_POINTS},
};

use crate::{Arg, Teller};

/// Points that a helper at a place brings for each thing that counts there.
const fn points(of: Place) -> u8 {
    match of {
        Place::Keep => KEEP_POINTS,
        Place::Tavern12 => TAVERN_12_POINTS,
        Place::MainGate => MAIN_GATE_POINTS,
        Place::SmallGate => SMALL_GATE_POINTS,
        Place::Stable16 => STABLE_16_POINTS,
        Place::Stable12 => STABLE_12_POINTS,
        Place::ServantsHouse => SERVANTS_HOUSE_POINTS,
        Place::Forge16 => FORGE_16_POINTS,
        // Several things make one point, or the place tells its own numbers.
        _ => 1,
    }
}

/// How many things make one point, where it takes several.
const fn per_point(of: Place) -> u8 {
    match of {
        Place::Forge8 => FORGE_8_SILVER,
        Place::Tavern6 => TAVERN_6_HELPERS,
        _ => 1,
    }
}

/// What fills the sentence about a place.
pub fn of_place(of: Place, teller: &Teller<'_>) -> Vec<Arg<'static>> {
    let [alone, two, three] = GRANARY_POINTS;
    let mut args = vec![
        ("points", teller.score(points(of))),
        ("per", per_point(of).into()),
        ("talers", MARKET_TALERS[0].into()),
        ("both", MARKET_TALERS[1].into()),
        ("units", PALACE_UNITS.into()),
        ("alone", teller.score(alone)),
        ("two", two.into()),
        ("three", three.into()),
        ("duty", DUTY.into()),
    ];
    if let Ground::Trader(kind) = of.ground() {
        args.push(("goods", teller.taken(kind, of.units())));
    }
    args
}

/// What fills the few words about all places of a ground.
pub fn of_ground(ground: Ground) -> Vec<Arg<'static>> {
    let [alone, two, three] = GRANARY_POINTS;
    let here = || Place::ALL.into_iter().filter(move |place| place.ground() == ground);
    let most = here().map(points).max().unwrap_or_default();
    vec![
        ("points", most.into()),
        ("less", here().map(points).min().unwrap_or_default().into()),
        ("per", here().map(per_point).max().unwrap_or_default().into()),
        ("talers", MARKET_TALERS[0].into()),
        ("both", MARKET_TALERS[1].into()),
        ("units", PALACE_UNITS.into()),
        ("alone", alone.into()),
        ("two", two.into()),
        ("three", three.into()),
    ]
}
