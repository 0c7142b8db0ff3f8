//! What the seat at the desk owns, before its hand. What can be given away is a button.

use maud::{Markup, html};

use super::{
    button::{Button, Name},
    game::WebGame,
    scene::Scene,
};

/// Something that the seat owns.
pub(super) struct Item {
    /// Its picture.
    pub picture: Markup,
    /// How many the seat has.
    pub count: u16,
    /// What it is called.
    pub name: String,
    /// Its explanation.
    pub tip: String,
    /// What giving one away picks, whether or not that may be chosen now.
    pub target: String,
    /// Whether that is a whole action.
    pub now: bool,
    /// What else can be done with it.
    pub beside: Markup,
}

impl Item {
    fn draw<G: WebGame>(&self, scene: &Scene<'_, G>) -> Markup {
        let Self { target, now, .. } = self;
        let button = Button {
            class: "store__unit",
            target,
            now: *now,
            name: Name::Does,
            with: None,
            tip: None,
        };
        let unit = html! { (self.picture) b { (self.count) } small { (self.name) } };
        html! {
            div .store__item .is-none[self.count == 0] data-tip=(self.tip) {
                @if scene.can(target) { (button.draw(scene, &unit)) }
                @else { span class="store__unit" { (unit) } }
                (self.beside)
            }
        }
    }
}

/// Everything that the seat owns.
pub(super) fn store<G: WebGame>(
    scene: &Scene<'_, G>,
    items: impl IntoIterator<Item = Item>,
) -> Markup {
    html! {
        div class="store" role="group" aria-label=(scene.texts().get("web-supply")) {
            @for item in items { (item.draw(scene)) }
        }
        i class="hand__bar" aria-hidden="true" {}
    }
}
