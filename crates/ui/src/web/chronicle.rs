//! The panel of the chronicle: what happened, the chat, the way back through the match.

use maud::{Markup, PreEscaped, html};

use super::{
    game::WebGame,
    leave,
    model::{ChatLine, Shell, Table},
    parts::{icon, who},
    scene::Scene,
};

/// The panel with its parts, each of which a live update swaps on its own.
pub(super) fn chronicle(
    shell: &Shell<'_>,
    table: &Table<'_>,
    log: &Markup,
    chat_lines: PreEscaped<&str>,
    replay: PreEscaped<&str>,
) -> Markup {
    let texts = shell.texts();
    html! {
        aside class="chron panel" id="chron" data-tab="log" aria-label=(texts.get("web-chronicle-chat")) {
            div class="chron__tabs" {
                div class="seg" role="group" {
                    button type="button" data-tab-of="log" aria-pressed="true" {
                        (texts.get("web-chronicle"))
                    }
                    button type="button" data-tab-of="chat" aria-pressed="false" {
                        (texts.get("web-chat")) span class="chat-count" {}
                    }
                }
                a class="btn btn--quiet btn--icon only-narrow" href="#main" data-do="close-chronicle"
                    aria-label=(texts.get("web-close")) { (icon("close")) }
            }
            (log)
            div class="chat" {
                (chat_lines)
                @if table.talk.may_join { (say(shell)) }
                @else { p class="chat__none muted small" { (texts.get("web-chat-invited-only")) } }
            }
            (replay)
        }
    }
}

/// Where those who take part write.
fn say(shell: &Shell<'_>) -> Markup {
    let texts = shell.texts();
    html! {
        form class="field" data-chat {
            input name="text" maxlength="400" autocomplete="off"
                aria-label=(texts.get("web-chat-message")) placeholder=(texts.get("web-chat-say"));
            button class="btn btn--icon" aria-label=(texts.get("web-chat-send")) { (icon("next")) }
        }
    }
}

/// What can be done with the table as a whole.
pub(super) fn more(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    let texts = shell.texts();
    html! {
        details class="more" {
            summary class="btn btn--quiet btn--icon" aria-label=(texts.get("web-more")) { (icon("menu")) }
            div class="more__list panel" {
                a class="btn btn--quiet" href={ "/learn/" (table.game.game()) } target="_blank" {
                    (icon("hint")) (texts.get("web-learn"))
                }
                a class="btn btn--quiet" href={ "/rules/" (table.game.game()) } target="_blank" {
                    (icon("book")) (texts.get("web-rules"))
                }
                button class="btn btn--quiet" type="button" data-do="sound" aria-pressed="true" {
                    (icon("sound")) (texts.get("web-sound"))
                }
                (pace(shell))
                @if table.at.is_none() {
                    button class="btn btn--quiet" type="button" data-do="recall" aria-keyshortcuts="r" {
                        (icon("replay")) (texts.get("beats-recall"))
                    }
                }
                @if table.is_open_book() {
                    a class="btn btn--quiet" href={ "/t/" (table.id) "/record.json" } download {
                        (icon("deed")) (texts.get("web-export"))
                    }
                }
                button class="btn btn--quiet" type="button" data-do="share" {
                    (icon("link")) (texts.get("web-share"))
                }
                a class="btn btn--quiet" href="/keys" target="_blank" {
                    (icon("why")) (texts.get("web-keys"))
                }
                (leave::entry(shell, table))
            }
        }
    }
}

/// How fast what happened is played; the script keeps it, see `pace.js`.
fn pace(shell: &Shell<'_>) -> Markup {
    let texts = shell.texts();
    html! {
        label class="btn btn--quiet pace" {
            (icon("play")) (texts.get("beats-pace"))
            select data-pace {
                @for pace in ["off", "quick", "normal", "slow"] {
                    option value=(pace) selected[pace == "normal"] { (texts.get(&format!("beats-pace-{pace}"))) }
                }
            }
        }
    }
}

/// What was said, oldest first.
pub(super) fn chat_lines(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    html! {
        ol class="chat__lines" id="chat-lines" data-count=(table.talk.lines.len()) tabindex="0"
            role="log" aria-label=(shell.texts().get("web-chat")) {
            @for line in &table.talk.lines { (chat_line(line)) }
        }
    }
}

fn chat_line(line: &ChatLine<'_>) -> Markup {
    html! {
        li {
            @match line.seat {
                Some(seat) => (who(seat, line.name)),
                None => b { (line.name) },
            }
            " " (line.text)
        }
    }
}

/// The slider through the match, with links that work without scripts.
pub(super) fn replay<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>) -> Markup {
    let texts = scene.texts();
    let (at, moves) = (scene.at, scene.moves);
    let share = (at * 100).checked_div(moves).unwrap_or(100);
    let before = scene.rounds.iter().rev().find(|&&round| round < at);
    let after = scene.rounds.iter().find(|&&round| round > at);
    let rounds: Vec<String> = scene.rounds.iter().map(ToString::to_string).collect();
    let step = |label: &str, drawn: &str, to: Option<usize>, key: &str| {
        let to = to.map(|to| format!("/t/{}?at={to}", table.id));
        let label = texts.get(label);
        html! {
            a class="btn btn--quiet btn--icon" href=[&to] role="link" data-step=(drawn) aria-keyshortcuts=(key)
                aria-disabled=[to.is_none().then_some("true")] aria-label=(label) title=(label) {
                (icon(drawn))
            }
        }
    };
    html! {
        div class="replay" id="replay" data-rounds=(rounds.join(" ")) {
            (step("web-round-back", "skip-prev", before.copied(), "Shift+["))
            (step("web-step-back", "prev", at.checked_sub(1), "["))
            input type="range" min="0" max=(moves) value=(at) style={ "--at:" (share) "%" }
                aria-label=(texts.get("web-replay"));
            (step("web-step-on", "next", Some(at + 1).filter(|&to| to <= moves), "]"))
            (step("web-round-on", "skip-next", after.copied(), "Shift+]"))
            button class="btn btn--quiet btn--icon" type="button" data-do="autoplay" aria-pressed="false"
                aria-label=(texts.get("web-autoplay")) title=(texts.get("web-autoplay")) { (icon("play")) }
            span class="tiny muted" { (at) " / " (moves) }
        }
    }
}
