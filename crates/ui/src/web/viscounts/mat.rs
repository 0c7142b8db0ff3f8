//! What is public of a seat: goods, cards on its board, markers, Buildings, ribbons.

use engine::Seat;
use maud::{Markup, html};
use viscounts::{Building, Viscounts, board::MOST_TRACK, view::PlayerView};

use super::{
    super::{
        game::Mat,
        parts::{icon, small_icon},
        scene::Scene,
    },
    automa, folk, glyph,
    ledger::ledger,
    names, vmat,
};
use crate::viscounts::{PHASES, phase};

type At<'a> = Scene<'a, Viscounts>;

/// The mat of a seat.
pub(super) fn mat(scene: &At<'_>, seat: Seat) -> Mat {
    let own = &scene.view.players[seat.index()];
    Mat { score: own.score, goal: None, facts: facts(scene, own), state: state(scene, own) }
}

fn facts(scene: &At<'_>, own: &PlayerView) -> Markup {
    let mine = scene.desk == Some(own.seat);
    html! {
        (ledger(scene, own))
        span class="minis minis--3" {
            @if vmat::is_automa(scene, own) { (automa::board(scene)) } @else {
                @for card in own.slots.iter().flatten() { (folk::mini(scene, *card)) }
                span class="mini3 mini3--hand" title=(scene.texts().get("viscounts-web-in-hand")) { (icon("hand")) (own.cards) }
            }
            (vmat::ribbons(scene, own))
        }
        span class="minis minis--b" { (track(own)) (built(scene, own)) }
        @if mine { span class="vmat" { (vmat::vmat(scene, own)) } }
    }
}

/// Where the markers stand.
fn track(own: &PlayerView) -> Markup {
    html! {
        span class="track-s" data-tip={ "tip-track-" (own.seat) } { @for space in 1..=MOST_TRACK {
            span { (space)
                @if own.corruption == space { i class="mc" {} }
                @if own.virtue == space { i .mv .mv--both[own.corruption == space] {} }
            }
        } }
    }
}

/// Constructed Buildings of each kind.
fn built(scene: &At<'_>, own: &PlayerView) -> Markup {
    let count =
        |kind: Building| own.uncovered.iter().filter(|slot| slot.building() == kind).count();
    html! {
        span class="built" { @for kind in Building::ALL {
            span title=(names::name(scene, kind)) data-tip={ "tip-building-" (kind) } { (icon(glyph::building(kind))) (count(kind)) }
        } }
    }
}

/// The phases of the turn, and in which it is.
fn phases(scene: &At<'_>) -> Markup {
    let Some(now) = phase(&scene.view) else { return html! {} };
    html! {
        span class="phases" { @for (number, of) in (1..).zip(PHASES) {
            @let name = names::short(scene, of);
            span .is-now[of == now] title=(name) aria-hidden=[(of != now).then_some("true")] { (number) @if of == now { b { (name) } } }
        } }
    }
}

fn state(scene: &At<'_>, own: &PlayerView) -> Markup {
    html! {
        @if own.awaited { (small_icon("hand")) (scene.texts().get("viscounts-web-acts")) }
        @if scene.view.active == own.seat { (phases(scene)) }
        @if scene.view.leader == Some(own.seat) { " " (small_icon("king")) (names::name(scene, crate::viscounts::Landmark::Leader)) }
    }
}
