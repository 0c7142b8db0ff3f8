//! What is said while an action is put together, and choices beside the prompt.

use architects::{
    Action, Architects, Frame, Space, Spot,
    asks::{Discard, Why},
};
use maud::{Markup, html};

use super::{
    super::{
        button::{Button, Name, word},
        game::{Sayings, WebGame},
        parts::{icon, tinted},
        plate::Bit,
        scene::Scene,
    },
    CATHEDRAL, at, gain, kind_icon, market, names,
};
use crate::{Narrate, Prompt};

/// Actions without anything to point at, and their pictures.
const WORDS: [(Action, &str); 3] =
    [(Action::Pay, "coin"), (Action::TakeDebt, "debt"), (Action::Stop, "next")];

/// Words that act at once, and what tells actions at a place apart.
pub(super) fn toggles(scene: &Scene<'_, Architects>) -> Markup {
    let label = |action: Action| scene.texts().get(&format!("architects-web-{action}"));
    html! {
        @for (action, picture) in WORDS { (word(scene, &Architects::targets(action).concat(), picture, &label(action))) }
        @for &action in &scene.legal { (way(scene, action)) }
    }
}

/// A choice that goes with a place or a card.
fn way(scene: &Scene<'_, Architects>, action: Action) -> Markup {
    let targets = Architects::targets(action);
    let mines = at(Spot::Mines);
    let (with, inside) = match action {
        Action::Place(_) if targets.len() > 1 => {
            (mines.as_str(), drawn(&gain::bits(scene, action)))
        }
        Action::Cathedral(Some(_)) => (CATHEDRAL, drawn(&gain::bits(scene, action))),
        Action::Construct { less: Some(kind), .. } if is_first(scene, action) => {
            ("plan-*", html! { "−" (tinted(kind_icon(kind))) })
        }
        Action::Recover(spot) if names::is_board(spot) => {
            return other_board(scene, &targets[0], spot);
        }
        _ => return html! {},
    };
    let last = targets.last().map(String::as_str).unwrap_or_default();
    Button {
        class: "btn btn--way",
        target: last,
        now: false,
        name: Name::Written,
        with: Some(with),
        tip: None,
    }
    .draw(scene, &inside)
}

/// Whether no action before this one ends with the same target: a choice is offered once.
fn is_first(scene: &Scene<'_, Architects>, action: Action) -> bool {
    let last = |of: Action| Architects::targets(of).pop();
    scene.legal.iter().find(|&&other| last(other) == last(action)) == Some(&action)
}

/// A worker comes back from the board of an opponent.
fn other_board(scene: &Scene<'_, Architects>, target: &str, spot: Spot) -> Markup {
    let name = names::place(scene, spot);
    Button { class: "btn", target, now: false, name: Name::Written, with: None, tip: None }
        .draw(scene, &html! { (icon("worker")) (name) })
}

/// Numbers and icons in a line of words.
pub(super) fn drawn(bits: &[Bit]) -> Markup {
    html! { @for bit in bits { @match bit { Bit::Text(text) => (text), Bit::Icon(name) => (tinted(name)), } } }
}

/// Apprentices who can be hired at the Black Market alone, and why not at the Workshop.
pub(super) fn in_vain(scene: &Scene<'_, Architects>) -> Vec<(String, String)> {
    let only_there = scene.legal.iter().filter_map(|&action| match action {
        Action::MarketHire(apprentice) => Architects::targets(Action::Hire(apprentice)).pop(),
        _ => None,
    });
    let args = [("price", market::price(scene, Space::B).into())];
    let instead = scene.texts().with("architects-web-at-market-instead", args);
    only_there
        .filter_map(|target| {
            let why = scene.why_not_alone(&target)?.without_rules().words();
            Some((target, format!("{why} {instead}")))
        })
        .collect()
}

/// Whether a worker comes back because the reserve is empty.
fn recovers(scene: &Scene<'_, Architects>) -> bool {
    scene.legal.iter().all(|action| matches!(action, Action::Recover(_)))
}

/// What the table waits for. What the seat owns lies on the desk and is not told again.
pub(super) fn asks(scene: &Scene<'_, Architects>) -> Prompt {
    let prompt = Architects::prompt(&scene.view, scene.turn, scene.viewer(), &scene.teller());
    if scene.view.ask == Frame::Move && scene.is_asked() && !recovers(scene) {
        return Prompt { sub: scene.teller().say("architects-web-move-sub", []), ..prompt };
    }
    prompt
}

/// What the prompt says while targets are picked.
pub(super) fn sayings(scene: &Scene<'_, Architects>) -> Sayings {
    let texts = scene.texts();
    let key = match scene.view.ask {
        Frame::Move if recovers(scene) => "recover",
        Frame::Move | Frame::Crane(_) => "place",
        Frame::Draft | Frame::Keep(_) => "keep",
        Frame::Discard(Discard { why: Why::Sell { .. }, .. }) => "sell",
        Frame::Discard(_) | Frame::Dismiss(_) => "discard",
        Frame::Tavern(_) | Frame::Opening(_) => "hire",
        Frame::Storehouse(_) => "trade",
        Frame::Capture(_) => "capture",
        _ => "choose",
    };
    let composed = scene.legal.iter().any(|&action| WORDS.iter().all(|(word, _)| *word != action));
    let confirm = composed.then(|| texts.get(&format!("architects-web-do-{key}")));
    let ready = texts.get(&format!("architects-web-ready-{key}"));
    Sayings::repeating(&asks(scene), ready, confirm)
}
