//! Several things at the desk that share one place: one is seen, the others are a click away.

use maud::{Markup, html};

/// One of several.
pub(super) struct Tab {
    /// What tells it from the others.
    pub key: &'static str,
    /// What it is called.
    pub name: String,
    /// How many things are there.
    pub count: usize,
    /// What is seen when it is open.
    pub inside: Markup,
}

/// The tabs over what they show. `open` is what the table asks for now: that comes to the front
/// when it changes, and stays where the person left it otherwise.
pub(super) fn tabs(tabs: &[Tab], open: &str) -> Markup {
    html! {
        div class="tabs" role="tablist" data-open=(open) {
            @for Tab { key, name, count, .. } in tabs {
                button type="button" role="tab" data-tab=(key) aria-selected=(*key == open) aria-controls={ "panel-" (key) } {
                    (name) b { (count) }
                }
            }
        }
        @for Tab { key, name, inside, .. } in tabs {
            div .tabbed .(format!("tabbed--{key}")) .is-open[*key == open] id={ "panel-" (key) } role="tabpanel" aria-label=(name)
                data-panel=(key) {
                (inside)
            }
        }
    }
}
