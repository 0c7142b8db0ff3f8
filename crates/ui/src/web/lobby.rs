//! A table that gathers: who is there, the link to send, and the start.

use maud::{Markup, html};

use super::{
    home,
    model::{Pace, SeatInfo, SeatKind, Shell, Table},
    new_table::bot_name,
    parts::{csrf, icon, seat_class, shield},
    shell::{self, Page},
    table::tab_title,
};

/// The page of a table that gathers.
pub(super) fn page(shell: &Shell<'_>, table: &Table<'_>) -> String {
    let content = html! {
        main class="wrap sheet-page" id="main" data-table=(table.id) data-version=(table.version)
            data-stage="gathering" { (lobby(shell, table)) }
    };
    let title = tab_title(shell, table);
    shell::page(
        shell,
        &Page { title, class: "", heading: heading(shell, table), tools: html! {}, content },
    )
}

pub(super) fn heading(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    let name = home::name(shell, table.game.game());
    html! { p class="bar__title" { (name) small { (table.title) } } }
}

/// The part that a live update swaps.
pub(super) fn lobby(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    let texts = shell.texts();
    let free = table.seats.iter().filter(|info| info.is_free()).count();
    html! {
        section class="panel form lobby" id="lobby" {
            header class="form__head" { div {
                h1 { (table.title) }
                p { (texts.get(if table.public { "web-is-public" } else { "web-is-private" }))
                    " · " (pace(shell, table.pace)) }
            } }
            @if let Some(url) = table.invite_url.filter(|_| free > 0) {
                div class="invite" {
                    label for="invite-url" { (texts.get("web-invite")) }
                    div class="field" {
                        input id="invite-url" class="mono" value=(url) readonly;
                        button class="btn btn--act" type="button" data-copy="#invite-url" {
                            (icon("link")) (texts.get("web-copy"))
                        }
                    }
                    p class="muted small" { (texts.get("web-invite-say")) }
                }
            }
            (seat_list(shell, table))
            p class="lobby__say" role="status" {
                @if free > 0 { (texts.with("web-seats-open", [("n", free.into())])) }
                @else if is_kept(table) { (texts.get("web-waits-for-kept")) }
                @else { (texts.get("web-all-here")) }
            }
            (actions(shell, table, free))
        }
    }
}

pub(super) fn seat_list(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    html! {
        ol class="lobby__seats" {
            @for info in &table.seats { (seat_line(shell, info)) }
        }
    }
}

fn seat_line(shell: &Shell<'_>, info: &SeatInfo<'_>) -> Markup {
    let texts = shell.texts();
    let kind = match info.kind {
        SeatKind::Open if info.kept_for.is_some() => reserve(shell, info),
        SeatKind::Open => texts.get("web-seat-waiting"),
        SeatKind::Human if info.mine => texts.get("web-you"),
        SeatKind::Human => texts.get(if info.connected { "web-here" } else { "web-away" }),
        SeatKind::Bot(bot) => bot_name(shell, bot),
        SeatKind::Rules => texts.get("web-seat-rules"),
    };
    let open = info.kind == SeatKind::Open;
    html! {
        li .(seat_class(info.seat)) .is-open[open] {
            (shield(info.seat))
            span class="lobby__name" {
                @match info.kept_for.filter(|kept| !kept.declined) {
                    Some(kept) => (kept.name),
                    None if open => (texts.get("web-seat-free")),
                    None => (info.name),
                }
            }
            span class="muted small" { (kind) }
        }
    }
}

/// Whether somebody who was asked to play again is still waited for.
fn reserve(shell: &Shell<'_>, info: &SeatInfo<'_>) -> String {
    let texts = shell.texts();
    match info.kept_for.filter(|kept| kept.declined) {
        Some(kept) => texts.with("web-rematch-declined", [("who", kept.name.into())]),
        None => texts.get("web-seat-kept"),
    }
}

fn is_kept(table: &Table<'_>) -> bool {
    table.seats.iter().any(|info| info.kept_for.is_some())
}

fn actions(shell: &Shell<'_>, table: &Table<'_>, free: usize) -> Markup {
    let texts = shell.texts();
    let open = table.seats.iter().filter(|info| info.kind == SeatKind::Open).count();
    let seated = table.seats.iter().any(|info| info.mine);
    let link = table.invite_url.and_then(|url| url.strip_prefix(table.base_url));
    html! {
        footer class="form__foot" {
            @if let Some(link) = link.filter(|_| !seated && free > 0) {
                form class="inline" method="post" action=(link) {
                    (csrf(shell))
                    button class="btn btn--act btn--lg" {
                        (icon("check")) (texts.get("web-take-seat"))
                    }
                }
            }
            @if seated {
                form class="inline" method="post" action={ "/t/" (table.id) "/leave" } {
                    (csrf(shell)) button class="btn btn--danger" { (texts.get("web-leave")) }
                }
            }
            @if table.is_host {
                form class="inline" method="post" action={ "/t/" (table.id) "/start" } {
                    (csrf(shell))
                    @if open > 0 {
                        input type="hidden" name="fill" value="on";
                        button .btn .btn--act[table.invite_url.is_none()] {
                            (icon("bot")) (texts.get("web-fill-start"))
                        }
                    } @else {
                        button class="btn btn--act btn--lg" { (icon("play")) (texts.get("web-start")) }
                    }
                }
            } @else {
                p class="muted" { (texts.get("web-host-starts")) }
            }
        }
    }
}

/// How fast a table plays, in words.
pub(super) fn pace(shell: &Shell<'_>, pace: Pace) -> String {
    let texts = shell.texts();
    match pace {
        Pace::Untimed => texts.get("web-pace-untimed"),
        Pace::Live { minutes, increment_s } => texts
            .with("web-pace-live", [("minutes", minutes.into()), ("seconds", increment_s.into())]),
        Pace::Days(days) => texts.with("web-pace-days", [("days", days.into())]),
    }
}
