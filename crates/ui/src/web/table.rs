//! The table: its page, and the fragments that a live update swaps.

use engine::Match;
use games::{AnyMatch, with_match};
use maud::{Markup, PreEscaped, html};

use super::{
    assets::drawing,
    chronicle, desk,
    fork::brief_fork,
    game::WebGame,
    holding::Holding,
    home, leave, lobby,
    log::{self, Log},
    model::{Shell, Stage, Table},
    part::Part,
    parts::icon,
    scene::Scene,
    seats, sheet,
    shell::{Page, page},
    stand::only,
};
use crate::Texts;

/// A fragment: the id of an element and its new outer HTML.
pub type Fragment = (&'static str, String);

/// The page of a table: the gathering, the match, or its score sheet.
#[must_use]
pub fn table(shell: &Shell<'_>, table: &Table<'_>) -> String {
    if table.stage == Stage::Gathering {
        return lobby::page(shell, table);
    }
    with_match!(table.game, held => match_page(shell, table, held))
}

/// What a live update swaps, in page order; the lines of the chronicle are told beside it.
#[must_use]
pub fn fragments(shell: &Shell<'_>, table: &Table<'_>) -> Vec<Fragment> {
    if table.stage == Stage::Gathering {
        return vec![("lobby", lobby::lobby(shell, table).into_string())];
    }
    let parts = with_match!(table.game, held => parts(shell, table, held));
    parts.into_iter().map(drawn).collect()
}

fn drawn((id, part): (&'static str, Markup)) -> Fragment {
    (id, part.into_string())
}

/// The tab's title: whether it is one's turn comes first.
#[must_use]
pub fn tab_title(shell: &Shell<'_>, table: &Table<'_>) -> String {
    let name = home::name(shell, table.game.game());
    let texts = shell.texts();
    let state = match table.stage {
        Stage::Gathering => Some("web-stage-gathering"),
        Stage::Over if is_asked_again(table) => Some("web-tab-rematch"),
        Stage::Over => Some("web-stage-over"),
        Stage::Playing if is_my_turn(table) => Some("web-tab-your-turn"),
        Stage::Playing => None,
    };
    let state = state.map(|key| format!("{} · ", texts.get(key))).unwrap_or_default();
    format!("{state}{} · {name}", table.title)
}

fn is_asked_again(table: &Table<'_>) -> bool {
    table.rematch.as_ref().is_some_and(|next| next.asked && !next.declined)
}

/// Whether the table waits for this browser.
#[must_use]
pub fn is_my_turn(table: &Table<'_>) -> bool {
    let awaited = |info: &super::SeatInfo<'_>| {
        info.mine && table.game.turn().awaits(engine::Actor::Seat(info.seat))
    };
    table.stage == Stage::Playing && table.seats.iter().any(awaited)
}

/// The swappable parts, in the order in which they are read: desk, board, seats, chat.
fn parts<G: WebGame>(
    shell: &Shell<'_>,
    table: &Table<'_>,
    held: &Match<G>,
) -> Vec<(&'static str, Markup)> {
    let scene = Scene::new(shell, table, held);
    let desk = if table.stage == Stage::Over && table.at.is_none() {
        sheet::sheet(&scene, table, held)
    } else {
        desk::desk(&scene, table)
    };
    vec![
        ("bar-note", note(&scene, table)),
        ("desk", desk),
        ("board", board(&scene)),
        ("seats", seats::seats(&scene, table)),
        ("chat-lines", chronicle::chat_lines(shell, table)),
        ("replay", chronicle::replay(&scene, table)),
        (
            "tips",
            html! { aside id="tips" aria-label=(shell.texts().get("web-tips")) { (G::tips(&scene)) } },
        ),
    ]
}

fn match_page<G: WebGame>(shell: &Shell<'_>, table: &Table<'_>, held: &Match<G>) -> String {
    let dress = G::dress(&held.state().view(table.viewer));
    let parts: Vec<Part> =
        parts(shell, table, held).into_iter().map(drawn).map(Part::new).collect();
    let told = Log::new(shell, table, held).tail(None);
    let holding = Holding::of(&parts, told.read);
    let mut parts = parts.iter().map(|part| PreEscaped(part.html()));
    let mut next = || parts.next().expect("every part of the table is there");
    let (note, desk, board, seats) = (next(), next(), next(), next());
    let (chat_lines, replay, tips) = (next(), next(), next());
    let log = log::log(shell, &told);
    let content = html! {
        main .table .table--broad[is_broad::<G>()] .(dress) id="main" data-table=(table.id) data-game=(table.game.game())
            data-version=(table.version) data-has=(holding)
            data-at=[table.at] data-moves=(held.moves().len()) data-stage=(stage(table.stage)) {
            (desk)
            section class="board" aria-label=(shell.texts().get("web-board")) {
                div class="board__fit" {
                    svg class="board__svg board__land" viewBox=(PLATE) preserveAspectRatio="xMinYMin"
                        aria-hidden="true" { (only("wide", &drawing(G::LAND))) (G::lands()) }
                    (board)
                }
                (caption(shell))
            }
            (seats)
            (chronicle::chronicle(shell, table, &log, chat_lines, replay))
        }
        (tips)
        (place_card(shell))
        // Where what happened is said to those who do not see it.
        div class="sr" id="voice" role="log" aria-live="polite" aria-label=(shell.texts().get("beats-voice")) {}
        (leave::dialog(shell, table))
        noscript { p class="noscript" { (shell.texts().get("web-noscript")) } }
    };
    let heading = html! {
        h1 class="bar__title" { (home::name(shell, table.game.game())) (note) }
    };
    let title = tab_title(shell, table);
    page(shell, &Page { title, class: "at-table", heading, tools: tools(shell, table), content })
}

/// Where the words of a beat stand while it is played; see `stage.js`.
fn caption(shell: &Shell<'_>) -> Markup {
    let skip = shell.texts().get("beats-skip");
    html! {
        div class="caption panel" id="caption" hidden {
            div class="caption__say" aria-hidden="true" {}
            p class="caption__past tiny muted" { (shell.texts().get("beats-recall")) }
            button class="btn" type="button" data-do="skip" aria-label=(skip) {
                (icon("skip-next")) span class="only-roomy" { (skip) }
            }
        }
    }
}

/// The card that the page fills with what stands at a place; see `focus.js`.
fn place_card(shell: &Shell<'_>) -> Markup {
    html! {
        div class="focus" id="focus" role="dialog" aria-labelledby="focus-name" {
            div class="focus__head" {
                div class="focus__art" aria-hidden="true" {}
                h2 class="focus__name" id="focus-name" {}
                button class="btn btn--quiet btn--icon" type="button" data-close
                    aria-label=(shell.texts().get("web-close")) { (icon("close")) }
            }
            div class="focus__body" {}
            div class="focus__do" {}
        }
    }
}

/// Whether the board is so wide that seats find room above it.
const fn is_broad<G: WebGame>() -> bool {
    2 * G::BOARD.0 > 3 * G::BOARD.1
}

const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Over => "over",
    }
}

/// All plates are 1000 units wide. How high each is says the style sheet, which chooses one.
const PLATE: &str = "0 0 1000 1";

fn board<G: WebGame>(scene: &Scene<'_, G>) -> Markup {
    html! {
        svg class="board__svg" id="board" viewBox=(PLATE) preserveAspectRatio="xMinYMin" role="group"
            aria-label=(G::board_label(scene)) { (G::board(scene)) }
    }
}

fn note<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>) -> Markup {
    let texts = scene.texts();
    html! {
        small id="bar-note" {
            (G::note(scene))
            @for variant in variants::<G>(texts, table.game) { " · " (variant) }
            " · " (table.title)
            @if table.watchers > 0 {
                " · " (texts.with("web-watching", [("n", table.watchers.into())]))
            }
        }
    }
}

/// What is unusual about the match: the names of options that are on, and values of the others.
fn variants<G: WebGame>(texts: &Texts, game: &AnyMatch) -> Vec<String> {
    let untold = |&(key, _): &(&str, &str)| !G::NOTED.contains(&key);
    let named = |(key, value): (&str, &str)| {
        let option = format!("web-{}-option-{}", game.game(), key.replace('_', "-"));
        texts.get(&if value == "true" { option } else { format!("web-value-{value}") })
    };
    game.variants().into_iter().filter(untold).map(named).collect()
}

fn tools(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    let texts = shell.texts();
    let seated = table.seats.iter().any(|info| info.mine);
    html! {
        @if seated {
            a class="btn to-next" id="next" href={ "/next?from=" (table.id) } title=(texts.get("web-next-match")) hidden {
                (icon("next")) span class="only-wide" { (texts.get("web-next-match")) } " " b data-waiting {}
            }
        }
        a class="btn btn--quiet only-roomy" href={ "/rules/" (table.game.game()) } target="_blank" {
            (icon("book")) span class="only-wide" { (texts.get("web-rules")) }
        }
        @if table.is_open_book() {
            (brief_fork(shell, table))
        }
        @if table.at.is_none() {
            button class="btn btn--quiet btn--icon only-roomy" type="button" data-do="recall" aria-keyshortcuts="r"
                aria-label=(texts.get("beats-recall")) title=(texts.get("beats-recall")) { (icon("replay")) }
        }
        button class="btn btn--quiet btn--icon only-roomy" type="button" data-do="sound"
            aria-pressed="true" aria-label=(texts.get("web-sound")) title=(texts.get("web-sound")) {
            (icon("sound"))
        }
        a class="btn btn--quiet btn--icon to-chron" href="#chron" data-do="chronicle"
            aria-label=(texts.get("web-chronicle-chat")) { (icon("quill")) }
        (chronicle::more(shell, table))
    }
}
