//! The seats: what is public of everyone at the table.

use maud::{Markup, html};

use super::{
    game::WebGame,
    model::{Pace, SeatInfo, SeatKind, Stage, Table},
    parts::{rich, seat_class, shield, small_icon},
    scene::Scene,
};
use crate::Texts;

/// So many mats lie in sight beside the board.
const ROOM: usize = 4;

/// The column, or strip, of seats.
pub(super) fn seats<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>) -> Markup {
    let (heading, outlook) = G::outlook(scene);
    html! {
        // More of them scroll, by keyboard too.
        section class="seats" id="seats" aria-label=(scene.texts().get("web-seats"))
            tabindex=[(scene.seats().len() > ROOM).then_some("0")] {
            div class="panel state" { h2 { (heading) } p { (rich(scene.game, &outlook)) } }
            @for info in scene.seats() { (mat(scene, table, info)) }
        }
    }
}

fn mat<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>, info: &SeatInfo<'_>) -> Markup {
    let texts = scene.texts();
    let own = G::mat(scene, info.seat);
    let awaited = scene.awaits(info.seat);
    let share = own.goal.map(|goal| (own.score * 1000 / goal.max(1)).clamp(0, 1000));
    html! {
        article .mat .panel .(seat_class(info.seat)) .is-awaited[awaited] data-mine[info.mine] data-tip=[G::seat_tip(info.seat)]
            aria-label=(info.name) {
            div class="mat__head" {
                (shield(info.seat))
                div class="grow" {
                    h3 class="mat__name" {
                        span title=(info.name) { (info.short_name) }
                        @if G::first(&scene.view) == Some(info.seat) { (first(texts)) }
                        @if matches!(info.kind, SeatKind::Bot(_)) {
                            small { (texts.get("web-bot")) }
                        }
                    }
                    (meta(scene, table, info))
                }
                p class="mat__score" {
                    span class="sr" { (texts.get("web-score")) " " }
                    span data-score { (own.score) } small {
                        @match own.goal {
                            Some(goal) => (texts.with("web-of", [("n", goal.into())])),
                            None => (texts.with("web-points", [("n", own.score.into())])),
                        }
                    }
                }
            }
            @if let Some(share) = share {
                div class="race" aria-hidden="true" {
                    i style={ "--p:" (share / 10) "." (share % 10) "%" } {}
                }
            }
            p class="mat__facts" data-home=(info.seat) { (own.facts) }
            p class="mat__state" { (own.state) }
        }
    }
}

/// The marker of whoever began the match.
fn first(texts: &Texts) -> Markup {
    let name = texts.get("web-first-player");
    html! { span class="first" role="img" title=(name) aria-label=(name) { "1" } }
}

/// The rank of a bot, which is always there, or whether somebody is; and the clock.
fn meta<G: WebGame>(scene: &Scene<'_, G>, table: &Table<'_>, info: &SeatInfo<'_>) -> Markup {
    let texts = scene.texts();
    let here = info.connected || matches!(info.kind, SeatKind::Bot(_) | SeatKind::Rules);
    let rank = info.name.strip_suffix(info.short_name).filter(|rank| !rank.is_empty());
    let runs = table.stage == Stage::Playing && table.at.is_none() && scene.awaits(info.seat);
    html! {
        p class="mat__meta" {
            i .dot .dot--away[!here] {}
            span class="only-roomy" {
                @match rank {
                    _ if info.stands_in_for.is_some() => (stands_in(texts, info)),
                    Some(rank) => (rank),
                    None if info.kind == SeatKind::Rules => (G::opponent(scene).unwrap_or_else(|| texts.get("web-seat-rules"))),
                    None if info.mine => (texts.get("web-you")),
                    None => (texts.get(if here { "web-here" } else { "web-away" })),
                }
            }
            @if let Some(left) = info.clock_ms.filter(|_| table.pace != Pace::Untimed) {
                (small_icon("clock"))
                span class="clock" data-clock=(left) data-runs[runs]
                    title=(texts.get("web-clock")) { (clock(texts, left)) }
            }
        }
    }
}

/// For whom a bot plays.
fn stands_in(texts: &Texts, info: &SeatInfo<'_>) -> String {
    texts.with("web-stands-in", info.stands_in_for.map(|who| ("who", who.into())))
}

/// Time left: minutes and seconds, or longer units by name.
pub(super) fn clock(texts: &Texts, ms: i64) -> String {
    let seconds = ms.max(0) / 1000;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600, seconds / 60);
    let named = |key: &str, [large, small]: [i64; 2]| {
        let text = texts.get(key).replacen('#', &large.to_string(), 1);
        text.replacen('#', &small.to_string(), 1)
    };
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => named("web-js-clock-hours", [hours, minutes % 60]),
        _ => named("web-js-clock-days", [days, hours % 24]),
    }
}
