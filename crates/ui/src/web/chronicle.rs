//! The chronicle: what happened, told by rounds; the chat; the way back through the match.

use maud::{Markup, html};

use super::{
    game::WebGame,
    model::{ChatLine, Shell, Stage, Table},
    parts::{icon, rich, who},
    scene::Scene,
};
use crate::{Line, LineKind, Mark, Rich};

/// The panel with its parts, each of which a live update swaps on its own.
pub(super) fn chronicle(
    shell: &Shell<'_>,
    table: &Table<'_>,
    log: &Markup,
    chat_lines: &Markup,
    replay: &Markup,
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
    let seated = table.seats.iter().any(|info| info.mine);
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
                @if table.is_open_book() {
                    a class="btn btn--quiet" href={ "/t/" (table.id) "/record.json" } download {
                        (icon("deed")) (texts.get("web-export"))
                    }
                }
                button class="btn btn--quiet" type="button" data-do="share" {
                    (icon("link")) (texts.get("web-share"))
                }
                button class="btn btn--quiet" type="button" data-do="keys" {
                    (icon("why")) (texts.get("web-keys"))
                }
                @if seated && table.stage == Stage::Playing {
                    form method="post" action={ "/t/" (table.id) "/leave" } {
                        (super::parts::csrf(shell))
                        button class="btn btn--quiet btn--danger" title=(texts.get("web-leave-say")) {
                            (icon("flag")) (texts.get("web-resign"))
                        }
                    }
                }
            }
        }
    }
}

/// A round of the chronicle: its heading and its lines, each with the moment it leads to.
struct Chapter<'a> {
    heading: Option<&'a Rich>,
    lines: Vec<(usize, &'a Line)>,
}

fn chapters<'a, G: WebGame>(scene: &'a Scene<'_, G>) -> Vec<Chapter<'a>> {
    let mut chapters = vec![Chapter { heading: None, lines: Vec::new() }];
    for told in &scene.told {
        for line in &told.lines {
            if line.kind == LineKind::Heading {
                chapters.push(Chapter { heading: Some(&line.text), lines: Vec::new() });
            } else if let Some(chapter) = chapters.last_mut() {
                chapter.lines.push((told.after, line));
            }
        }
    }
    chapters.retain(|chapter| chapter.heading.is_some() || !chapter.lines.is_empty());
    chapters
}

/// The told story, the newest round first.
pub(super) fn log<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>) -> Markup {
    let last = scene.told.last().map(|told| told.after);
    html! {
        div class="log" id="log" tabindex="0" role="region" aria-label=(scene.texts().get("web-chronicle")) {
            @for chapter in chapters(scene).iter().rev() {
                @if let Some(heading) = chapter.heading { h3 { (rich(scene.game, heading)) } }
                ol {
                    @for (index, (after, line)) in chapter.lines.iter().enumerate() {
                        li .lettrine[index == 0 && begins_plain(&line.text)]
                            .reveal[line.kind == LineKind::Reveal]
                            .fresh[Some(*after) == last] {
                            (rich(scene.game, &line.text))
                            a class="to" href={ "/t/" (table.id) "?at=" (after) } data-at=(after)
                                aria-label=(scene.texts().with("web-to-moment", [("n", (*after).into())])) {
                                (icon("replay"))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Whether the first letter of a sentence is one that can be made large: not part of a name.
fn begins_plain(line: &Rich) -> bool {
    line.0.first().is_some_and(|span| matches!(span.mark, None | Some(Mark::Thing(_))))
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
            a class="btn btn--quiet btn--icon" href=[&to] data-step=(drawn) aria-keyshortcuts=(key)
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
