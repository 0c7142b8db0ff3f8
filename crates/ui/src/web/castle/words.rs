//! What is said while an action is put together, and choices that are words.

use castle::{
    Action, Castle, Frame, Gift, Kind,
    card::{BLIZZARD_TALERS, BREACH_STONE},
};
use engine::{Seat, Turn};
use maud::{Markup, html};

use super::super::{
    button::word,
    game::{Sayings, WebGame},
    scene::Scene,
};
use crate::{Narrate, Prompt, Rich};

/// Actions without anything to point at, and their pictures.
const WORDS: [(Action, &str); 6] = [
    (Action::Repair, "check"),
    (Action::Sell, "check"),
    (Action::Refuse, "close"),
    (Action::Pay, "coin"),
    (Action::Withdraw, "close"),
    (Action::Stop, "next"),
];

/// The legal words as buttons that act at once.
pub(super) fn toggles(scene: &Scene<'_, Castle>) -> Markup {
    let stone = scene.teller().taken(Kind::Stone, BREACH_STONE);
    let talers = scene.teller().taken(Gift::Taler, BLIZZARD_TALERS);
    let args = || [("goods", stone.clone()), ("talers", talers.clone())];
    let label = |action| {
        let said = scene.texts().with(&label(scene.view.ask, action), args());
        Rich::parse(&said).plain()
    };
    html! {
        @for (action, picture) in WORDS {
            (word(scene, &Castle::targets(action).concat(), picture, &label(action)))
        }
    }
}

/// Whether the action is a button of its own: a word, or one unit for another.
fn acts_at_once(action: Action) -> bool {
    WORDS.iter().any(|(word, _)| *word == action)
        || matches!(action, Action::Exchange(_) | Action::Convert(_))
}

/// The key of a word's label; what is paid depends on what is asked.
fn label(ask: Frame, word: Action) -> String {
    let step = match (word, ask) {
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
pub(super) fn sayings(scene: &Scene<'_, Castle>) -> Sayings {
    let texts = scene.texts();
    let (ready, confirm) = match scene.view.ask {
        Frame::Select => ("castle-web-ready-cards", "castle-web-lay-down"),
        Frame::Build(_) => ("castle-web-ready-build", "castle-web-do-build"),
        Frame::Load(_) => ("castle-web-ready-load", "castle-web-do-load"),
        _ => ("castle-web-ready", "castle-web-do"),
    };
    let composed = scene.legal.iter().any(|&action| !acts_at_once(action));
    let confirm = composed.then(|| texts.get(confirm));
    Sayings::repeating(&asks(scene), texts.get(ready), confirm)
}
