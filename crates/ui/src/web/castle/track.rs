//! The round track: what is over, what is now, what comes (CAS-1.10, CAS-19.3).

use castle::{Castle, board};
use maud::{Markup, html};

use super::super::{piece::marker, plate::icon, scene::Scene, spot::Spot, track::Spaces};

/// The spaces from left to right, and the start player's marker.
pub(super) fn track(scene: &Scene<'_, Castle>) -> Markup {
    let view = &scene.view;
    let args = [("round", view.round.into()), ("rounds", view.rounds.into())];
    let spaces = Spaces::between(12.0, 988.5, view.rounds, 5.1);
    let stands = spaces.edge(view.round.max(1) - 1) + spaces.width() * 0.72;
    Spot::new("tip-track", scene.texts().with("castle-web-round", args)).draw(
        scene,
        &html! {
            rect class="ring" x="6" y="3" width="988" height="44" rx="8" {}
            @for round in 1..=view.rounds { (space(scene, spaces, round)) }
            @if let Some(seat) = view.start { (marker(seat, "start-marker", (stands, 25.0), 10.0, &html! {})) }
        },
    )
}

fn space(scene: &Scene<'_, Castle>, spaces: Spaces, round: u8) -> Markup {
    let view = &scene.view;
    let (x, width) = (spaces.edge(round - 1), spaces.width());
    let (past, now) = (round < view.round, round == view.round);
    let number = board::space_of_round(u8::try_from(view.players.len()).expect("few seats"), round);
    let snow = view.winter.as_ref().is_some_and(|winter| winter.rounds.contains(&round));
    html! {
        g transform={ "translate(" (x) " 8)" } {
            rect .b-space .b-space--past[past] .b-space--now[now] width=(width) height="34" rx="5" {}
            text .b-mid .b-now[now] font-size=(if now { "19" } else { "15" }) x=(width * 0.3) y="18"
                opacity=[past.then_some(".6")] { (number) }
            @if past { g opacity=".6" { (icon("check", width * 0.72 - 8.0, 9.0, 16.0)) } }
            @if !past && !now { (icon("coin", width * 0.72 - 10.0, 7.0, 20.0)) }
            @if snow {
                circle class="b-snow" cx=(width - 5.0) cy="1" r="9" {}
                (icon("snow", width - 12.0, -6.0, 14.0))
            }
        }
    }
}
