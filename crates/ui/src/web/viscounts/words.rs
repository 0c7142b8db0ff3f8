//! What is said while an action is put together, and choices beside the prompt.

use maud::{Markup, html};
use viscounts::{Action, Direction, Frame, Section, Viscounts, gates_of_gold::Column};

use super::{
    super::{
        button::{Button, Name, word},
        game::{Sayings, WebGame},
        parts::icon,
        scene::Scene,
    },
    names,
};
use crate::{Narrate, Prompt, effects::capital};

type At<'a> = Scene<'a, Viscounts>;

/// Stopping, which way a Worker goes, a King's Order instead of a hire, and the columns of the
/// Manuscript Board, which can be used whatever is asked.
pub(super) fn toggles(scene: &At<'_>) -> Markup {
    let stop = Viscounts::targets(Action::Stop).concat();
    html! {
        (word(scene, &stop, "next", &scene.texts().get(&format!("viscounts-web-stop-{}", ending(scene)))))
        (gates(scene))
        @if matches!(scene.view.ask, Frame::Shift(_)) { @for direction in Direction::ALL { (way(scene, direction)) } }
    }
}

fn gates(scene: &At<'_>) -> Markup {
    let title = |action| capital(&Viscounts::title(action, &scene.teller()).plain());
    let one = |picture: &str, action: Action| {
        word(scene, &Viscounts::targets(action).concat(), picture, &title(action))
    };
    html! {
        (one("order", Action::Order))
        (one("draw", Action::Use(Column::Draw)))
        (one("rearrange", Action::Use(Column::Rearrange)))
    }
}

/// What stopping is called here.
fn ending(scene: &At<'_>) -> &'static str {
    match scene.view.ask {
        Frame::Act => "act",
        Frame::Recruit | Frame::HireHere(_) => "hire",
        _ => "rest",
    }
}

fn way(scene: &At<'_>, direction: Direction) -> Markup {
    let target = format!("go-{direction}");
    let picture = if direction == Direction::Clockwise { "next" } else { "prev" };
    Button {
        class: "btn btn--way",
        target: &target,
        now: false,
        name: Name::Shows(&names::name(scene, direction)),
        with: Some("section-*"),
        tip: None,
    }
    .draw(scene, &html! { (icon(picture)) })
}

/// What the table waits for. What the seat owns lies on the desk and is not told again.
pub(super) fn asks(scene: &At<'_>) -> Prompt {
    let prompt = Viscounts::prompt(&scene.view, scene.turn, scene.viewer(), &scene.teller());
    let key = match scene.view.ask {
        Frame::Play => "viscounts-web-play-sub",
        Frame::Move(_) => "viscounts-web-ride-sub",
        _ => return prompt,
    };
    if !scene.is_asked() {
        return prompt;
    }
    Prompt { sub: scene.teller().say(key, []), ..prompt }
}

/// What the prompt says while targets are picked.
pub(super) fn sayings(scene: &At<'_>) -> Sayings {
    let texts = scene.texts();
    let key = match scene.view.ask {
        Frame::Pairs(_) => "take",
        Frame::Play => "play",
        Frame::Move(_) => "ride",
        Frame::Act => "act",
        Frame::PickSite(_) | Frame::PickSlot(_) => "build",
        Frame::Hire(_) | Frame::HireHere(_) | Frame::Recruit => "hire",
        Frame::Discard(_) => "discard",
        Frame::Destroy(_) | Frame::PurgeDeck(_) => "destroy",
        Frame::Pay(_) => "pay",
        Frame::Welcome(_) => "welcome",
        Frame::Refuse(_) => "refuse",
        _ => "choose",
    };
    let composed = scene.legal.iter().any(|&action| action != Action::Stop);
    let confirm = composed.then(|| texts.get(&format!("viscounts-web-do-{key}")));
    let ready = texts.get(&format!("viscounts-web-ready-{key}"));
    Sayings::repeating(&asks(scene), ready, confirm)
}

/// The target of a section.
pub(super) fn section(section: Section) -> String {
    format!("section-{section}")
}
