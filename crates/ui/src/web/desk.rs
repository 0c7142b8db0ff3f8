//! The desk: the prompt, the hand, and what an action can be put together from.

use engine::{Seat, Viewer};
use maud::{Markup, html};
use serde_json::json;

use super::{
    fork::fork,
    game::WebGame,
    judged::look,
    leave,
    model::{Stage, Table},
    parts::{icon, rich, seat_class, shield},
    scene::Scene,
};
use crate::Prompt;

/// Prompt and hand.
pub(super) fn desk<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>) -> Markup {
    let hand = whose_hand(scene, table);
    html! {
        section class="desk" id="desk" aria-label=(scene.texts().get("web-desk"))
            data-seat=[scene.desk] {
            (prompt(scene, table))
            @if scene.is_asked() && table.hints {
                div class="hints" id="hints" role="status" aria-live="polite" {}
            }
            @if let Some(seat) = hand {
                @if scene.is_asked() { (G::counter(scene, seat)) }
                div class="hand" role="group" aria-label=(scene.texts().get("web-hand")) {
                    (G::hand(scene, seat))
                }
                @if scene.is_asked() { (choices(scene, seat)) }
            }
            @if let Some(found) = scene.hindsight { (look(scene, table, found)) }
            div class="strip" { (G::strip(scene)) }
        }
    }
}

/// Whose hand lies at the desk. What one held at a past moment is seen again, also when the match is
/// over and everything is open; a look at a decision shows the hand from which it was made.
fn whose_hand<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>) -> Option<Seat> {
    if !scene.is_past() {
        return scene.desk.filter(|_| table.stage == Stage::Playing);
    }
    let open = scene.viewer() == Viewer::Referee && scene.hindsight.is_none();
    let mine = || scene.seats().iter().filter(|info| info.mine).map(|info| info.seat);
    let remembered = || mine().find(|&seat| scene.awaits(seat)).or_else(|| mine().next());
    scene.desk.filter(|_| scene.hindsight.is_none()).or_else(|| remembered().filter(|_| open))
}

fn prompt<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>) -> Markup {
    let said = asks(scene, table);
    let seat = scene.desk.or_else(|| scene.awaited().next());
    let class = seat.map(seat_class).unwrap_or_default();
    html! {
        div .prompt .(class) .prompt--wait[!scene.is_asked()] id="prompt" {
            @if let Some(seat) = seat { (shield(seat)) }
            div class="grow" role="status" aria-live="polite" {
                h2 class="prompt__say" data-say title=(said.say.plain()) { (rich(scene.game, &said.say)) }
                p class="prompt__sub" data-sub title=(said.sub.plain()) { (rich(scene.game, &said.sub)) }
            }
            div class="prompt__do" { (buttons(scene, table)) }
        }
    }
}

/// What the table waits for. Whoever left is told first that they may come back.
fn asks<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>) -> Prompt {
    let said = G::asks(scene);
    if table.left.is_empty() || scene.is_past() {
        return said;
    }
    Prompt { say: scene.teller().say("web-you-left", []), sub: said.say }
}

fn buttons<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>) -> Markup {
    let texts = scene.texts();
    html! {
        @if scene.is_past() {
            @if table.is_open_book() {
                (fork(scene.shell, table, scene.at, None, "web-play-on"))
            }
            @if table.stage == Stage::Over {
                a class="btn" href={ "/t/" (table.id) "/analysis" } {
                    (icon("eye")) (texts.get("analysis-link"))
                }
            }
            a class="btn" href={ "/t/" (table.id) } data-do="now" {
                (icon("next")) (texts.get("web-to-now"))
            }
        } @else if let Some(seat) = scene.desk.filter(|_| scene.is_asked()) {
            (composing(scene, table, seat))
        } @else if !table.left.is_empty() {
            (leave::come_back(scene.shell, table))
        } @else {
            (back(scene, table))
        }
    }
}

/// One step back: the last pick, or else the last move that can be taken back. With several seats
/// in one browser it is said whose.
fn back<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>) -> Markup {
    let texts = scene.texts();
    let seat = table.can_take_back();
    let whose = seat.filter(|&seat| scene.desk != Some(seat)).map(|seat| scene.name(seat));
    let whose = whose.map(|name| format!(": {name}")).unwrap_or_default();
    html! {
        @if seat.is_some() || scene.is_asked() {
            button class="btn" type="button" data-do="back" data-seat=[seat] aria-keyshortcuts="u"
                aria-label={ (texts.get("web-undo")) (whose) } title=(texts.get("web-undo-say"))
                hidden[seat.is_none()] {
                (icon("undo")) span class="only-roomy" {
                    (texts.get("web-undo")) @if !whose.is_empty() { span data-whose { (whose) } }
                }
            }
        }
    }
}

/// Asks what a strong player would consider.
fn hint<G: WebGame>(scene: &Scene<'_, G>) -> Markup {
    let label = scene.texts().get("hint-ask");
    html! {
        button class="btn" type="button" data-do="hint" aria-keyshortcuts="h" aria-controls="hints"
            aria-label=(label) title=(label) {
            (icon("hint")) span class="only-roomy" { (label) }
        }
    }
}

fn composing<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>, seat: Seat) -> Markup {
    let texts = scene.texts();
    html! {
        div class="prompt__ways" {
            (G::toggles(scene))
            button class="btn btn--toggle" type="button" data-do="reorder" aria-keyshortcuts="o" hidden {
                (icon("rearrange")) (texts.get("web-reorder"))
            }
        }
        @if table.hints { (hint(scene)) }
        (back(scene, table))
        @let confirm = G::sayings(scene, seat).confirm;
        button class="btn btn--act" type="button" data-do="confirm" aria-keyshortcuts="c"
            aria-disabled="true" hidden[confirm.is_none()] { (icon("check")) (confirm.unwrap_or_default()) }
    }
}

/// Everything the page needs to put an action together without asking the server: each legal action
/// with its targets, and what to say.
fn choices<G: WebGame>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let sayings = G::sayings(scene, seat);
    let choice = |&action: &G::Action| {
        let whole = G::is_told_whole(action).then(|| scene.will(action)).flatten();
        let targets = counted(&G::targets(action));
        json!([action.to_string(), targets, whole.map(|will| will.words())])
    };
    let choices: Vec<_> = scene.legal.iter().map(choice).collect();
    let data = json!({
        "seat": seat,
        "turn": scene.own_moves,
        "choices": choices,
        "vain": G::in_vain(scene),
        "left": sayings.left,
        "hint": sayings.hint,
        "ready": sayings.ready,
        "behind": sayings.behind,
        "pass": G::going_on(&scene.view).map(|action| action.to_string()),
    });
    html! { template id="choices" { (data.to_string()) } }
}

/// Targets in a row, equal neighbours counted: `build-stable pay-sand*4 pay-clay`.
fn counted(targets: &[String]) -> String {
    let runs = targets.chunk_by(|one, other| one == other);
    let run = |run: &[String]| match run.len() {
        1 => run[0].clone(),
        many => format!("{}*{many}", run[0]),
    };
    runs.map(run).collect::<Vec<_>>().join(" ")
}
