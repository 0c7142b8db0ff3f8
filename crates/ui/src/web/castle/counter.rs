//! Paying for a building (CAS-13.2 to CAS-13.4).

use castle::{Card, Castle, Frame, Gift, Kind, asks::Build, card::Reward, view::TileView};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{
        counter::{Coin, Counter, First, head},
        parts::{icon, rule_link, tinted},
        scene::Scene,
    },
    build_target,
    hand::exchange_button,
    pay_target, small_art, tile,
    wares::unit,
};
use crate::castle::building_name;

/// The most that a building costs: the Palace.
const MOST: u8 = 30;

/// Units weighed against the cost of a building; silver can be exchanged for one more.
pub(super) fn counter(scene: &Scene<'_, Castle>, seat: Seat) -> Markup {
    let Frame::Build(Build { card, .. }) = scene.view.ask else { return html! {} };
    let goods = scene.view.players[seat.index()].goods;
    let coin = |kind: Kind| Coin {
        unit: unit(scene, kind, pay_target(kind)),
        colour: kind.to_string(),
        have: goods[kind],
        worth: kind.points(),
        beside: exchange_button(scene, Gift::Unit(kind)),
    };
    let tiles = scene.view.tiles.iter().filter(|tile| scene.can(&build_target(tile.building)));
    let counter = Counter {
        opens_with: "build-*",
        heads: html! { @for tile in tiles { (what(scene, tile, card)) } },
        put_back: scene.texts().get("castle-web-other-building"),
        coins: Kind::MATERIALS.map(coin).into(),
        first: if pays_talers(card) { First::Most } else { First::Fewest },
        sum_of: scene.texts().get("castle-web-building-points"),
        short: ("castle-web-short", MOST),
    };
    counter.draw(scene)
}

/// What is built, what it costs and what it brings.
fn what(scene: &Scene<'_, Castle>, tile: &TileView, card: Card) -> Markup {
    let name = building_name(tile.building, &scene.teller());
    let texts = scene.texts();
    let cost = html! {
        span { (texts.with("castle-web-exactly", [("cost", tile.cost.into())])) " " (rule_link(scene.game, "CAS-13.3")) }
        " " span { (texts.get(kinds_key(scene))) " " (rule_link(scene.game, "CAS-13.4")) }
    };
    let (target, art) = (build_target(tile.building), small_art(tile.building));
    head(&target, &art, &name, &reward(scene, tile, card), &cost)
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
            @if pays_talers(card) { "+" b class="num" data-count-of="pay-*" { "0" } (tinted("coin")) }
            @else { "+" b class="num" { (points) } (icon("vp")) }
        }
    }
}
