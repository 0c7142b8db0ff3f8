//! A position that no match led to, as a picture: for lessons.

use engine::{Seat, Viewer};
use games::{AnyMatch, GameId};
use maud::{Markup, PreEscaped, html};
use serde_json::Map;

use super::{
    assets::drawing,
    game::WebGame,
    model::{Pace, SeatInfo, SeatKind, Shell, Stage, Table, Talk},
    parts::{rich, seat_class, shield},
    scene::Scene,
};
use crate::{Line, LineKind, learn::Picture};

/// The figure of a picture: a position with its labels, or before, after and what happened.
pub(super) fn figure<G: WebGame>(shell: &Shell<'_>, game: GameId, picture: &Picture) -> Markup {
    let played = picture.scenario.play::<G>().expect("tests play every example");
    let seats = picture.scenario.seats;
    let held = AnyMatch::new(game, seats, Map::new()).expect("tests play every example");
    let names = shell.texts().get("web-learn-names");
    let names: Vec<&str> = names.split(", ").collect();
    let table = table(&held, &names);
    let before = Scene::still(shell, &table, &played.given);
    if !picture.is_played {
        return html! { figure class="still" { (moment(&before, picture, None)) } };
    }
    let after = Scene::still(shell, &table, &played.last);
    let events: Vec<G::Event> =
        played.events.into_iter().filter(|event| is_told::<G>(picture, event)).collect();
    let told = G::tell(&events, &before.teller());
    html! {
        figure class="still panel" {
            div .still__pair .is-wide[is_wide::<G>(picture)] {
                (moment(&before, picture, Some("web-before")))
                (moment(&after, picture, Some("web-after")))
            }
            figcaption { ol class="still__told" { @for line in told.iter().filter(|line| lasts(line)) {
                li { (rich(game, &line.text)) }
            } } }
        }
    }
}

/// Whether the part of the board that is shown is too wide for two side by side.
fn is_wide<G: WebGame>(picture: &Picture) -> bool {
    picture.crop.is_none_or(|[_, _, width, _]| 2 * width.cast_unsigned() > G::BOARD.0)
}

/// Whether the picture tells events of this kind.
fn is_told<G: WebGame>(picture: &Picture, event: &G::Event) -> bool {
    let form = serde_json::to_value(event).expect("an event has a JSON form");
    let is_of = |kind: &String| form.get(kind).is_some();
    picture.tells.is_empty() || picture.tells.iter().any(is_of)
}

/// Whether a line says something that the pictures do not.
fn lasts(line: &Line) -> bool {
    matches!(line.kind, LineKind::Sentence | LineKind::Reveal)
}

/// The board and mats at one moment. Nothing in it can be pointed at.
fn moment<G: WebGame>(scene: &Scene<'_, G>, picture: &Picture, when: Option<&str>) -> Markup {
    html! {
        div .still__moment .(G::dress(&scene.view)) {
            @if let Some(when) = when { p class="caps" { (scene.texts().get(when)) } }
            div class="board still__board" { div inert { (board(scene, picture)) } }
            @if !picture.seats.is_empty() {
                div class="still__mats" inert { @for &seat in &picture.seats { (mat(scene, seat)) } }
            }
        }
    }
}

fn board<G: WebGame>(scene: &Scene<'_, G>, picture: &Picture) -> Markup {
    let (width, height) = G::BOARD;
    let whole = [0, 0, width.cast_signed(), height.cast_signed()];
    let [x, y, width, height] = picture.crop.unwrap_or(whole);
    html! {
        svg class="still__svg" viewBox={ (x) " " (y) " " (width) " " (height) } role="img"
            aria-label=(G::board_label(scene)) {
            use href="#land" width=(G::BOARD.0) height=(G::BOARD.1) {}
            (unlinked(G::board(scene)))
            @for (text, x, y) in &picture.labels {
                g class="still__label" transform={ "translate(" (x) " " (y) ")" } {
                    circle r="19" {}
                    text class="b-mid b-ui" font-size="21" y="1" { (text) }
                }
            }
        }
    }
}

fn mat<G: WebGame>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let own = G::mat(scene, seat);
    html! {
        div class={ "still__mat panel " (seat_class(seat)) } {
            div class="mat__head" {
                (shield(seat))
                p class="mat__name grow" { (scene.name(seat)) }
                p class="mat__score" {
                    (own.score) small { (scene.texts().with("web-points", [("n", own.score.into())])) }
                }
            }
            p class="mat__facts" { (unlinked(own.facts)) }
        }
    }
}

/// The land of the board, once for all pictures of a page.
pub(super) fn land<G: WebGame>() -> Markup {
    html! {
        svg class="sprite" aria-hidden="true" {
            symbol id="land" viewBox={ "0 0 " (G::BOARD.0) " " (G::BOARD.1) } {
                g class="board__land board" { (drawing(G::LAND)) }
            }
        }
    }
}

/// A drawing without its ties to what is explained elsewhere on a table: a picture has no such place.
fn unlinked(drawn: Markup) -> Markup {
    let mut text = drawn.into_string();
    for tie in [" aria-describedby=\"", " data-tip=\"", " tabindex=\""] {
        while let Some(at) = text.find(tie) {
            let value = at + tie.len();
            let end = text[value..].find('"').map_or(text.len(), |end| value + end + 1);
            text.replace_range(at..end, "");
        }
    }
    PreEscaped(text)
}

/// A table that everybody looks at and nobody plays.
fn table<'a>(held: &'a AnyMatch, names: &[&'a str]) -> Table<'a> {
    let info = |seat: Seat| SeatInfo {
        seat,
        kind: SeatKind::Human,
        name: names[seat.index()],
        short_name: names[seat.index()],
        kept_for: None,
        stands_in_for: None,
        connected: true,
        clock_ms: None,
        mine: false,
    };
    Table {
        id: "",
        title: "",
        lang: crate::Lang::En,
        stage: Stage::Playing,
        public: false,
        pace: Pace::Untimed,
        hints: false,
        seats: Seat::first(held.seats()).map(info).collect(),
        news: Vec::new(),
        rematch: None,
        left: engine::SeatSet::EMPTY,
        talk: Talk { lines: Vec::new(), may_join: false },
        watchers: 0,
        is_host: false,
        invite_url: None,
        game: held,
        viewer: Viewer::Spectator,
        version: 0,
        at: Some(0),
        hindsight: None,
        base_url: "",
    }
}
