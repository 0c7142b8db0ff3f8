//! The score track around the map (KRD-1.5).

use kings_road::{KingsRoad, view::PlayerView};
use maud::{Markup, html};

use super::super::{
    parts::{letter, seat_class},
    scene::Scene,
};

/// The score markers; those on the same space stand side by side.
pub(super) fn scores(scene: &Scene<'_, KingsRoad>) -> Markup {
    let players = &scene.view.players;
    html! {
        @for player in players {
            @let together: Vec<&PlayerView> =
                players.iter().filter(|other| other.track_space == player.track_space).collect();
            @let index = together.iter().position(|other| other.seat == player.seat).unwrap_or(0);
            (score(player, index, together.len()))
        }
    }
}

fn score(player: &PlayerView, index: usize, of: usize) -> Markup {
    let (x, y) = spread(player.track_space, index, of);
    html! {
        g class={ "piece score " (seat_class(player.seat)) } data-piece={ "score-" (player.seat) }
            transform={ "translate(" (x) " " (y) ")" } aria-hidden="true" {
            circle class="field" r="13.5" {}
            use href={ "#i-charge-" (letter(player.seat)) } x="-7.8" y="-7.8" width="15.6" height="15.6" {}
            @if player.laps > 0 {
                g class="score__lap" {
                    rect x="3" y="-19" width="25" height="15" rx="7.5" {}
                    text class="b-mid b-ui" font-size="12" x="15.5" y="-11" { "+40" }
                }
            }
        }
    }
}

/// The middle of a space of the track.
fn space(space: i32) -> (f64, f64) {
    const WIDE: f64 = 940.0 / 11.0;
    const TALL: f64 = 655.0 / 7.0;
    let along = |from: i32| f64::from(space - from) - 0.5;
    match space {
        0 => (15.0, 15.0),
        1..=11 => (30.0 + WIDE * along(0), 15.0),
        12 => (985.0, 15.0),
        13..=19 => (985.0, 30.0 + TALL * along(12)),
        20 => (985.0, 700.0),
        21..=31 => (970.0 - WIDE * along(20), 700.0),
        32 => (15.0, 700.0),
        _ => (15.0, 685.0 - TALL * along(32)),
    }
}

/// Side by side along the edge, closer where the space is a corner.
fn spread(on: i32, index: usize, of: usize) -> (f64, f64) {
    let (x, y) = space(on);
    let place = |n: usize| f64::from(u8::try_from(n).expect("few seats"));
    let offset = place(index) - (place(of) - 1.0) / 2.0;
    match on {
        0 | 12 | 20 | 32 => (x + inward(x, 500.0, place(index)), y + inward(y, 357.0, 0.0)),
        1..=11 | 21..=31 => (round(x + offset * 19.0), y),
        _ => (x, round(y + offset * 19.0)),
    }
}

/// In a corner the markers line up towards the middle of the board.
fn inward(from: f64, middle: f64, steps: f64) -> f64 {
    steps * if from < middle { 21.0 } else { -21.0 }
}

fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
