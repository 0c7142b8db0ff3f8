//! What things are called, and in the fewest words.

use viscounts::Viscounts;

use super::super::scene::Scene;
use crate::{Form, Rich, Thing};

/// What a thing is called.
pub(super) fn name(scene: &Scene<'_, Viscounts>, of: impl Thing) -> String {
    scene.teller().label(of)
}

/// What it is called where there is little room.
pub(super) fn short(scene: &Scene<'_, Viscounts>, of: impl Thing) -> String {
    Rich::parse(&scene.texts().named(of, Form::Short)).plain()
}
