//! The score track around the map (KRD-1.5).

use engine::Seat;
use kings_road::KingsRoad;
use maud::{Markup, html};

use super::super::{
    scene::Scene,
    track::{Standing, standings},
    wood::{marker, spread},
};

/// The score markers; those on the same space stand side by side.
pub(super) fn scores(scene: &Scene<'_, KingsRoad>) -> Markup {
    let players = &scene.view.players;
    let on: Vec<(Seat, i32)> =
        players.iter().map(|player| (player.seat, player.track_space)).collect();
    html! {
        @for standing in standings(&on) {
            @let Standing { seat, .. } = standing;
            (marker(seat, &format!("score-{seat}"), place(&standing), 13.5, &lap(players[seat.index()].laps)))
        }
    }
}

fn lap(laps: i32) -> Markup {
    html! {
        @if laps > 0 {
            g class="score__lap" {
                rect x="3" y="-19" width="25" height="15" rx="7.5" {}
                text class="b-mid b-ui" font-size="12" x="15.5" y="-11" { "+40" }
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

/// Side by side along the edge; in a corner they line up towards the middle of the board.
fn place(standing: &Standing) -> (f64, f64) {
    let (x, y) = space(standing.space);
    let aside = spread(standing.index, standing.of);
    let gaps = f64::from(u32::try_from(standing.of).unwrap_or(u32::MAX)) - 1.0;
    // The more there are, the closer they stand, lest they cover the number of the next space.
    let apart = f64::min(21.0, 36.0 / gaps.max(1.0));
    let inward = if x < 500.0 { apart } else { -apart };
    match standing.space {
        0 | 12 | 20 | 32 => (round(x + inward * (aside - spread(0, standing.of))), y),
        1..=11 | 21..=31 => (round(x + aside * 19.0), y),
        _ => (x, round(y + aside * 19.0)),
    }
}

fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
