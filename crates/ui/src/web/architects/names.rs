//! What things of the town are called, and what cards do, in words.

use architects::{Apprentice, Architects, Building, Character, Kind, Skill, Spot, action::Ground};

use super::super::scene::Scene;
use crate::{Form, Rich};

type At<'a> = Scene<'a, Architects>;

/// What a place is called.
pub(super) fn place(scene: &At<'_>, spot: Spot) -> String {
    match spot.ground() {
        Ground::Location(location) => scene.teller().label(location),
        Ground::Market(space) => scene.texts().get(&format!("architects-web-{space}")),
        Ground::Prison => scene.texts().get("architects-web-prison"),
        Ground::Board(seat) => scene.name(seat).to_owned(),
    }
}

/// What it is called where there is little room.
pub(super) fn short(scene: &At<'_>, spot: Spot) -> String {
    match spot.ground() {
        Ground::Location(location) => Rich::parse(&scene.texts().named(location, Form::Short)).plain(),
        _ => place(scene, spot),
    }
}

/// Whether it is the board of a seat.
pub(super) fn is_board(spot: Spot) -> bool {
    matches!(spot.ground(), Ground::Board(_))
}

/// What a kind is called.
pub(super) fn kind(scene: &At<'_>, kind: Kind) -> String {
    scene.teller().label(kind)
}

/// What a skill is called.
pub(super) fn skill(scene: &At<'_>, skill: Skill) -> String {
    scene.teller().label(skill)
}

/// What an apprentice is called.
pub(super) fn apprentice(scene: &At<'_>, apprentice: Apprentice) -> String {
    scene.teller().label(apprentice)
}

/// What an apprentice is good for.
pub(super) fn apprentice_does(_: &At<'_>, _: Apprentice) -> Rich {
    Rich::default()
}

/// What a building is called.
pub(super) fn building(scene: &At<'_>, building: Building) -> String {
    scene.teller().label(building)
}

/// What a building does, at once or at the end.
pub(super) fn building_does(_: &At<'_>, _: Building) -> Rich {
    Rich::default()
}

/// What a character is called.
pub(super) fn character(scene: &At<'_>, character: Character) -> String {
    scene.teller().label(character)
}

/// What a character is good for.
pub(super) fn character_does(_: &At<'_>, _: Character) -> Rich {
    Rich::default()
}
