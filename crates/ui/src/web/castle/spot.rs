//! Anything on the board that can be pointed at, and what may be chosen now.

use std::collections::BTreeMap;

use castle::{Action, Castle};
use engine::Seat;
use maud::{Markup, html};

use super::super::{
    game::WebGame,
    parts::{letter, seat_class},
    scene::Scene,
};

/// The targets of the legal actions, each with the first action that contains it.
pub(super) struct Open(BTreeMap<String, Action>);

impl Open {
    /// What may be chosen in a scene.
    pub fn of(scene: &Scene<'_, Castle>) -> Self {
        let mut open = BTreeMap::new();
        for &action in &scene.legal {
            for target in Castle::targets(action) {
                open.entry(target).or_insert(action);
            }
        }
        Self(open)
    }

    /// Whether some legal action contains the target.
    pub fn can(&self, target: &str) -> bool {
        self.0.contains_key(target)
    }

    /// What choosing the target will do, if one action is all it can be.
    pub fn say(&self, scene: &Scene<'_, Castle>, target: &str) -> Option<String> {
        let &action = self.0.get(target)?;
        scene.will(action).map(|will| without_rules(&will))
    }
}

/// The words of a sentence; rules have links elsewhere.
pub(super) fn without_rules(text: &crate::Rich) -> String {
    let words = text.0.iter().filter(|span| span.mark != Some(crate::Mark::Rule));
    words.map(|span| span.text.as_str()).collect::<String>().trim().to_owned()
}

/// Something on the board.
pub(super) struct Spot {
    /// What choosing it picks, whether or not it may be chosen now.
    pub target: String,
    /// The explanation.
    pub tip: String,
    /// Everything the drawing shows, in words.
    pub label: String,
    /// Said while it is chosen.
    pub say: Option<String>,
    /// More of its look.
    pub class: &'static str,
}

impl Spot {
    /// Draws it around its ring and its picture.
    pub fn draw(&self, open: &Open, inside: &Markup) -> Markup {
        let can = open.can(&self.target);
        html! {
            g .spot .can[can] .(self.class) tabindex="0" role=(if can { "button" } else { "img" })
                data-target=[can.then_some(&self.target)] data-say=[self.say.as_ref().filter(|_| can)]
                data-tip=(self.tip) aria-describedby=(self.tip) aria-label=(self.label)
                aria-pressed=[can.then_some("false")] { (inside) }
        }
    }
}

/// A helper of a seat, its middle at the given place; `key` tells it from others. One that is moved
/// comes from where its seat's helper has left (CAS-8.6, CAS-14.6).
pub(super) fn helper(seat: Seat, key: &str, x: f64, y: f64) -> Markup {
    html! {
        g transform={ "translate(" (x - 12.5) " " (y - 13.5) ") scale(1.04)" } {
            g class={ "piece " (seat_class(seat)) } data-piece={ "helper-" (key) "-" (seat) }
                data-kin={ "helper-" (seat) } data-count="1" data-from=(seat) {
                path class="field" d="M12 1.8a4.2 4.2 0 0 1 4.2 4.2c0 1.4-.6 2.5-1.6 3.3 4 .7 7 2.3 7.4 4.9.2 1.3-1 1.9-2.2 1.9h-2l1.7 6.1H4.5l1.7-6.1h-2c-1.2 0-2.4-.6-2.2-1.9.4-2.6 3.4-4.2 7.4-4.9-1-.8-1.6-1.9-1.6-3.3A4.2 4.2 0 0 1 12 1.8z" {}
                use href={ "#i-charge-" (letter(seat)) } x="7.8" y="11" width="8.4" height="8.4" {}
            }
        }
    }
}

/// A seat's disc on the board.
pub(super) fn disc(seat: Seat, x: f64, y: f64, r: f64) -> Markup {
    html! {
        g class={ "piece " (seat_class(seat)) } {
            circle class="field" cx=(x) cy=(y) r=(r) {}
            use href={ "#i-charge-" (letter(seat)) } x=(x - 0.58 * r) y=(y - 0.58 * r)
                width=(1.16 * r) height=(1.16 * r) {}
        }
    }
}

/// Five kinds, or anything, each an icon over its number.
pub(super) fn amount(icon: &str, units: u8, x: f64, y: f64) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            use class={ "icon t-" (icon) } href={ "#i-" (icon) } x="-11" y="-24" width="22" height="22" {}
            text class="b-mid" font-size="16" y="10" opacity=[(units == 0).then_some(".5")] { (units) }
        }
    }
}

/// How wide a name stands on the plan at this size: Cyrillic letters are wider.
pub(super) fn width(name: &str, size: f64) -> f64 {
    let letters = f64::from(u16::try_from(name.chars().count()).unwrap_or(u16::MAX));
    (letters * size * if name.is_ascii() { 0.54 } else { 0.6 }).round()
}
