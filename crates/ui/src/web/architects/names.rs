//! What the places of the town are called.

use architects::{Architects, Space, Spot, action::Ground};

use super::super::scene::Scene;
use crate::{Form, Rich, Thing, architects::Landmark};

type At<'a> = Scene<'a, Architects>;

/// What a place is called.
pub(super) fn place(scene: &At<'_>, spot: Spot) -> String {
    let teller = scene.teller();
    match spot.ground() {
        Ground::Location(location) => teller.label(location),
        Ground::Market(space) => teller.label(space),
        Ground::Prison => teller.label(Landmark::Prison),
        Ground::Board(seat) => scene.name(seat).to_owned(),
    }
}

/// What it is called where there is little room.
pub(super) fn short(scene: &At<'_>, spot: Spot) -> String {
    match spot.ground() {
        Ground::Location(location) => in_short(scene, location),
        Ground::Prison => in_short(scene, Landmark::Prison),
        _ => place(scene, spot),
    }
}

/// What a thing is called in the fewest words.
pub(super) fn in_short(scene: &At<'_>, of: impl Thing) -> String {
    Rich::parse(&scene.texts().named(of, Form::Short)).plain()
}

/// What a space of the Black Market is called on its stall.
pub(super) fn stall(scene: &At<'_>, space: Space) -> String {
    in_short(scene, space)
}

/// Whether it is the board of a seat.
pub(super) fn is_board(spot: Spot) -> bool {
    matches!(spot.ground(), Ground::Board(_))
}
