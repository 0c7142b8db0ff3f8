//! The round track: what is over, what is now, what comes (CAS-1.10, CAS-19.3).

use castle::{Castle, board};
use maud::{Markup, html};

use super::{
    super::{
        parts::{letter, seat_class},
        scene::Scene,
    },
    spot::{Open, Spot},
};

/// The spaces from left to right.
pub(super) fn track(scene: &Scene<'_, Castle>) -> Markup {
    let view = &scene.view;
    let args = [("round", view.round.into()), ("rounds", view.rounds.into())];
    let spot = Spot {
        target: String::new(),
        tip: "tip-track".to_owned(),
        label: scene.texts().with("castle-web-round", args),
        say: None,
        class: "",
    };
    spot.draw(
        &Open::of(scene),
        &html! {
            rect class="ring" x="6" y="3" width="988" height="44" rx="8" {}
            @for round in 1..=view.rounds { (space(scene, round)) }
            (marker(scene))
        },
    )
}

/// The left edge of a round's space and the width of all.
fn edge(rounds: u8, round: u8) -> (f64, f64) {
    let step = 976.5 / f64::from(rounds);
    (12.0 + step * f64::from(round - 1), step - 5.1)
}

fn space(scene: &Scene<'_, Castle>, round: u8) -> Markup {
    let view = &scene.view;
    let (x, width) = edge(view.rounds, round);
    let (past, now) = (round < view.round, round == view.round);
    let number = board::space_of_round(u8::try_from(view.players.len()).expect("few seats"), round);
    let snow = view.winter.as_ref().is_some_and(|winter| winter.rounds.contains(&round));
    html! {
        g transform={ "translate(" (x) " 8)" } {
            rect .b-space .b-space--past[past] .b-space--now[now] width=(width) height="34" rx="5" {}
            text .b-mid .b-now[now] font-size=(if now { "19" } else { "15" }) x=(width * 0.3) y="18"
                opacity=[past.then_some(".6")] { (number) }
            @if past { use class="icon" href="#i-check" x=(width * 0.72 - 8.0) y="9" width="16" height="16" opacity=".6" {} }
            @if !past && !now { use class="icon t-coin" href="#i-coin" x=(width * 0.72 - 10.0) y="7" width="20" height="20" {} }
            @if snow {
                circle class="b-snow" cx=(width - 5.0) cy="1" r="9" {}
                use class="icon" href="#i-snow" x=(width - 12.0) y="-6" width="14" height="14" {}
            }
        }
    }
}

/// The start player's marker.
fn marker(scene: &Scene<'_, Castle>) -> Markup {
    let (x, width) = edge(scene.view.rounds, scene.view.round.max(1));
    html! {
        @if let Some(seat) = scene.view.start {
            g transform={ "translate(" (x + width * 0.72) " 25)" } {
                g class={ "piece " (seat_class(seat)) } data-piece="start-marker" {
                    circle class="field" r="10" {}
                    use href={ "#i-charge-" (letter(seat)) } x="-5.8" y="-5.8" width="11.6" height="11.6" {}
                }
            }
        }
    }
}
