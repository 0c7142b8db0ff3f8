//! Paying for a building: units counted out, weighed against the cost, or one click for a whole
//! payment (CAS-13.2 to CAS-13.4). Which payments there are is in the legal actions alone.

use castle::{Card, Castle, Frame, Kind, asks::Build, card::Reward, view::TileView};
use engine::Seat;
use maud::{Markup, html};
use serde_json::json;

use super::{
    super::{
        parts::{icon, rule_link},
        scene::Scene,
    },
    build_target, coin_icon,
    hand::{exchange_button, kind_label},
    kind_icon, pay_target, small_art,
    spot::Open,
    tile,
    wares::stepper,
};
use crate::castle::building_name;

/// The most that a building costs: the Palace.
const MOST: u8 = 30;

/// The counter; it takes the place of the hand while a building is chosen, so that all of the board
/// stays in sight.
pub(super) fn counter(scene: &Scene<'_, Castle>, seat: Seat) -> Markup {
    let Frame::Build(Build { card, .. }) = scene.view.ask else { return html! {} };
    let open = Open::of(scene);
    let goods = scene.view.players[seat.index()].goods;
    let prefill = if pays_talers(card) { "most" } else { "fewest" };
    html! {
        section class="counter" id="counter" data-open-with="build-*" data-prefill=(prefill) hidden
            aria-label=(scene.texts().get("castle-web-payment")) {
            div class="counter__head" {
                @for tile in scene.view.tiles.iter().filter(|tile| open.can(&build_target(tile.building))) {
                    (head(scene, tile, card))
                }
                (tools(scene))
            }
            div class="pay" {
                @for kind in Kind::MATERIALS { (pay_kind(scene, &open, kind, goods[kind])) }
            }
            (scale(scene, prefill))
        }
    }
}

/// Folds the counter to its sum, on narrow screens, and puts the building back.
fn tools(scene: &Scene<'_, Castle>) -> Markup {
    let texts = scene.texts();
    let (fold, close) = (texts.get("castle-web-fold"), texts.get("castle-web-other-building"));
    html! {
        button class="btn btn--quiet btn--icon counter__fold" type="button" data-do="fold"
            aria-expanded="true" aria-label=(fold) title=(fold) { (icon("next")) }
        button class="btn btn--quiet btn--icon" type="button" data-do="put-back"
            aria-keyshortcuts="Escape" aria-label=(close) title=(close) { (icon("close")) }
    }
}

/// What is built, what it costs and what it brings: shown while it is the chosen one.
fn head(scene: &Scene<'_, Castle>, tile: &TileView, card: Card) -> Markup {
    let name = building_name(tile.building, &scene.teller());
    let texts = scene.texts();
    html! {
        div class="counter__what" data-open-with=(build_target(tile.building)) hidden {
            (small_art(tile.building))
            h2 { (name) }
            (reward(scene, tile, card))
            p {
                span { (texts.with("castle-web-exactly", [("cost", tile.cost.into())])) " " (rule_link(scene.game, "CAS-13.3")) }
                " " span { (texts.get(kinds_key(scene))) " " (rule_link(scene.game, "CAS-13.4")) }
            }
        }
    }
}

fn kinds_key(scene: &Scene<'_, Castle>) -> &'static str {
    match scene.view.options.material_kinds {
        castle::MaterialKinds::AtLeastThree => "castle-web-at-least-three",
        castle::MaterialKinds::ExactlyThree => "castle-web-exactly-three",
    }
}

/// Whether more units bring more.
const fn pays_talers(card: Card) -> bool {
    matches!(card.reward(), Reward::Talers(_))
}

/// What the builder gets for it: talers for units, or points.
fn reward(scene: &Scene<'_, Castle>, tile: &TileView, card: Card) -> Markup {
    let points = card.reward().points(tile.building);
    html! {
        span class="worth" title=(tile::gain(scene, tile)) {
            @if pays_talers(card) { "+" b class="num" data-count-of="pay-*" { "0" } (coin_icon()) }
            @else { "+" b class="num" { (points) } (icon("vp")) }
        }
    }
}

/// Units of one kind: how many are paid, how many remain, and silver for one more.
fn pay_kind(scene: &Scene<'_, Castle>, open: &Open, kind: Kind, have: u8) -> Markup {
    let target = pay_target(kind);
    let exchange = format!("exchange-{kind}");
    let texts = scene.texts();
    html! {
        div .pay__kind .is-none[have == 0] data-used-by=(target) {
            b { (kind_label(scene, kind)) small { "× " (kind.points()) } }
            (stepper(scene, kind, &target, Some("build-*")))
            div class="pay__rest" {
                small {
                    (texts.get("castle-web-remain")) " " span data-rest-of=(target) data-have=(have) { (have) }
                }
                @if open.can(&exchange) { (exchange_button(scene, open, &exchange)) }
            }
        }
    }
}

/// The measured bar, what is missing, and every whole payment.
fn scale(scene: &Scene<'_, Castle>, ways: &str) -> Markup {
    let texts = scene.texts();
    let say = |key: &str, most: u8| -> String {
        json!((0..=most).map(|n| texts.with(key, [("n", n.into())])).collect::<Vec<_>>())
            .to_string()
    };
    html! {
        div class="scale" data-scale data-words=(say("castle-web-short", MOST)) {
            p class="scale__sum" {
                b class="num" data-sum {} span { (texts.get("castle-web-building-points")) }
                span data-kinds data-words=(say("castle-web-kinds-paid", 4)) {}
                span class="scale__say" role="status" data-short {}
            }
            div class="scale__bar" aria-hidden="true" {
                @for kind in Kind::MATERIALS.into_iter().rev() {
                    i data-bar=(pay_target(kind)) data-weight=(kind.points()) style={ "--c:var(--c-" (kind) ")" } hidden {}
                }
            }
            div class="ways" role="group" data-ways=(ways) aria-label=(texts.get("castle-web-ways")) {}
            @for kind in Kind::MATERIALS {
                template data-unit=(pay_target(kind)) data-name=(kind_label(scene, kind)) { (kind_icon(kind)) }
            }
        }
    }
}
