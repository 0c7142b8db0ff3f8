//! Plates: arrangements of the same places for boards of different shape. All are 1000 units wide;
//! a place is drawn once, where it stands on the wide plate, and the style sheet carries it to where
//! it stands on the plate that is shown.

use maud::{Markup, html};

/// A point of a plate.
pub(super) type Point = (f64, f64);

/// Where a place stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    /// On the wide plate, where it is drawn.
    pub wide: Point,
    /// On the close plate, which shows what lies in the middle and leaves out margins.
    pub close: Point,
    /// On the tall plate.
    pub tall: Point,
    /// How much larger it is on the tall plate. How much of that is left on the close plate is the
    /// same for all places of a game.
    pub scale: f64,
}

impl Stand {
    /// What is drawn on the wide plate, to be carried to the others.
    pub fn carry(self, drawn: &Markup) -> Markup {
        let style = format!(
            "--x:{};--y:{};--cx:{};--cy:{};--tx:{};--ty:{};--k:{}",
            self.wide.0,
            self.wide.1,
            self.close.0,
            self.close.1,
            self.tall.0,
            self.tall.1,
            self.scale
        );
        html! { g class="place" style=(style) { (drawn) } }
    }
}

/// What stands on some plates only: `wide`, or `small` for both others.
pub(super) fn only(plate: &str, drawn: &Markup) -> Markup {
    html! { g class={ "plate plate--" (plate) } { (drawn) } }
}
