//! What is said while an action is put together, and choices that are words.

use castle::{Action, Castle, Frame};
use engine::{Seat, Turn};
use maud::{Markup, html};

use super::{
    super::{
        game::{Sayings, WebGame},
        parts::icon,
        scene::Scene,
    },
    spot::without_rules,
};
use crate::{Narrate, Prompt, Rich};

/// Actions without anything to point at.
const WORDS: [Action; 6] =
    [Action::Repair, Action::Sell, Action::Refuse, Action::Pay, Action::Withdraw, Action::Stop];

/// The legal words as buttons that act at once.
pub(super) fn toggles(scene: &Scene<'_, Castle>) -> Markup {
    html! {
        @for word in WORDS {
            @if scene.legal.contains(&word) {
                button class="btn can" type="button" data-target=(Castle::targets(word).concat()) data-now
                    title=[describe(scene, word)] { (icon(picture(word))) (scene.texts().get(&label(scene.view.ask, word))) }
            }
        }
    }
}

/// Whether the action is a button of its own: a word, or one unit for another.
fn acts_at_once(action: Action) -> bool {
    WORDS.contains(&action) || matches!(action, Action::Exchange(_) | Action::Convert(_))
}

fn describe(scene: &Scene<'_, Castle>, word: Action) -> Option<String> {
    scene.will(word).map(|will| without_rules(&will))
}

const fn picture(word: Action) -> &'static str {
    match word {
        Action::Repair | Action::Sell => "check",
        Action::Pay => "coin",
        Action::Refuse | Action::Withdraw => "close",
        _ => "next",
    }
}

/// The key of a word's label; what stopping means depends on what is asked.
fn label(ask: Frame, word: Action) -> String {
    let step = match (word, ask) {
        (Action::Stop, Frame::Build(_)) => "building",
        (Action::Stop, Frame::Helpers(_) | Frame::Trade(_)) => "helpers",
        (Action::Stop, Frame::Breach(_)) => "breach",
        (Action::Stop, Frame::Palace(_)) => "palace",
        (Action::Stop, _) => "turn",
        (Action::Pay, Frame::Blizzard(_)) => "blizzard",
        (Action::Pay, _) => "plague",
        (word, _) => return format!("castle-web-{word}"),
    };
    format!("castle-web-{word}-{step}")
}

/// What the table waits for. What the seat owns lies on the desk and is not told again.
pub(super) fn asks(scene: &Scene<'_, Castle>) -> Prompt {
    let prompt = Castle::prompt(&scene.view, scene.turn, scene.viewer(), &scene.teller());
    match (scene.turn, scene.desk.filter(|_| scene.is_asked())) {
        (Turn::Seat(asked), Some(seat)) if asked == seat => {
            Prompt { sub: beside(scene, seat), ..prompt }
        }
        _ => prompt,
    }
}

/// What whoever builds has to reckon with.
fn beside(scene: &Scene<'_, Castle>, seat: Seat) -> Rich {
    if !matches!(scene.view.ask, Frame::Build(_)) {
        return Rich::default();
    }
    let worth = scene.view.players[seat.index()].goods.building_points();
    scene.teller().say("castle-web-build-sub", [("worth", worth.into())])
}

/// What the prompt says while targets are picked.
pub(super) fn sayings(scene: &Scene<'_, Castle>, _: Seat) -> Sayings {
    let texts = scene.texts();
    let prompt = asks(scene);
    let asked = without_rules(&prompt.say);
    let composed = scene.legal.iter().any(|&action| !acts_at_once(action));
    let (ready, confirm) = match scene.view.ask {
        Frame::Select => ("castle-web-ready-cards", "castle-web-lay-down"),
        Frame::Build(_) => ("castle-web-ready-build", "castle-web-do-build"),
        Frame::Load(_) => ("castle-web-ready-load", "castle-web-do-load"),
        _ => ("castle-web-ready", "castle-web-do"),
    };
    Sayings {
        left: vec![texts.get(ready), asked],
        hint: without_rules(&prompt.sub),
        ready: String::new(),
        confirm: composed.then(|| texts.get(confirm)),
    }
}
