//! The buildings: in plan with their cost and worth, or painted and with their builder's flag.

use castle::{Building, Castle, Erected, asks::Build, view::TileView};
use maud::{Markup, html};

use super::{
    super::{piece::flag, plate, scene::Scene, spot::Spot},
    build_target, building_art,
    plan::{self, Plot},
};
use crate::castle::building_name;

/// Every tile, and the two buildings that stand from the beginning.
pub(super) fn tiles(scene: &Scene<'_, Castle>) -> Markup {
    html! {
        @for tile in &scene.view.tiles {
            @for (index, &plot) in plan::plots(tile.building).iter().enumerate() {
                (one(scene, tile, index, plot))
            }
        }
        @for building in [Building::Market, Building::Forge] { (standing(scene, building)) }
    }
}

fn one(scene: &Scene<'_, Castle>, tile: &TileView, index: usize, plot: Plot) -> Markup {
    let erected = tile.erected.get(index);
    let next = index == tile.erected.len();
    let barred = builds_now(scene) && !scene.can(&build_target(tile.building));
    let spot = Spot::new(format!("tip-{}", tile.building), label(scene, tile, erected))
        .say(Some(gain(scene, tile)).filter(|_| next))
        .class("is-built", erected.is_some())
        .class(if barred { "is-barred" } else { "is-many" }, erected.is_none())
        .class("spot--also", erected.is_none() && !next);
    let name = building_name(tile.building, &scene.teller());
    let (foot, helpers) = (plot.y + plot.height, plan::helpers(tile.building));
    // A tile that stands is pointed at only to have it explained.
    let spot = if erected.is_some() { spot } else { spot.target(build_target(tile.building)) };
    spot.draw(scene, &html! {
        (ring(plot, helpers))
        @if erected.is_none() {
            rect class="b-tile" x=(plot.x - plot.width / 2.0 - 3.0) y=(plot.y - 3.0)
                width=(plot.width + 6.0) height=(plot.height + 6.0) rx="5" {}
        }
        (art(tile.building, plot, if erected.is_some() { "art" } else { "art art--plan" }))
        @if helpers > 0 { (plate::small_name(&name, plot.x, foot + 9.0)) }
        @match erected {
            Some(by) => (flag(by.by, &format!("flag-{}-{index}", tile.building), plot.x, plot.y + 5.0)),
            None if helpers > 0 => (cost(tile, plot.cost(helpers), plot.row())),
            None => (cost(tile, plot.x, foot - 9.0)),
        }
        @if erected.is_none() && barred && next { (plate::why(plot.x + plot.width / 2.0 - 8.0, plot.y - 12.0)) }
    })
}

/// Whether the seat at this desk is building.
fn builds_now(scene: &Scene<'_, Castle>) -> bool {
    scene.is_asked() && matches!(scene.view.ask, castle::Frame::Build(_))
}

/// Market and Forge.
fn standing(scene: &Scene<'_, Castle>, building: Building) -> Markup {
    let plot = plan::plots(building)[0];
    let name = building_name(building, &scene.teller());
    let label = scene.texts().with("castle-web-stands", [("name", name.clone().into())]);
    Spot::new(format!("tip-{building}"), label).class("is-built", true).draw(
        scene,
        &html! {
            (ring(plot, plan::helpers(building)))
            (art(building, plot, "art"))
            (plate::small_name(&name, plot.x, plot.y + plot.height + 9.0))
            @if building == Building::Forge {
                g transform="translate(702 480)" {
                    rect class="b-plate" x="-14" y="-12" width="42" height="24" rx="12" {}
                    (plate::icon("silver", -9.0, -9.0, 18.0))
                    text class="b-mid" font-size="15" x="18" y="1" { (scene.view.forge) }
                }
            }
        },
    )
}

fn label(scene: &Scene<'_, Castle>, tile: &TileView, erected: Option<&Erected>) -> String {
    let name = building_name(tile.building, &scene.teller());
    match erected {
        Some(erected) => scene.texts().with(
            "castle-web-built-by",
            [("name", name.into()), ("seat", scene.name(erected.by).to_owned().into())],
        ),
        None => scene.texts().with(
            "castle-web-in-plan",
            [("name", name.into()), ("cost", tile.cost.into()), ("points", tile.points.into())],
        ),
    }
}

/// What building it will bring, also to the others.
pub(super) fn gain(scene: &Scene<'_, Castle>, tile: &TileView) -> String {
    let castle::Frame::Build(Build { seat, card, .. }) = scene.view.ask else {
        return String::new();
    };
    let texts = scene.texts();
    let (key, points) = match card {
        castle::Card::Bricklayer => ("castle-web-brings-talers", 0),
        castle::Card::Stonemason => ("castle-web-brings-points", tile.points),
        _ => ("castle-web-brings-half", tile.points / 2),
    };
    let mut said = texts.with(key, [("points", points.into())]);
    for player in scene.view.players.iter().filter(|player| player.seat != seat) {
        if player.chosen.is_some_and(|cards| cards.contains(castle::Card::MasterBuilder)) {
            let name = scene.name(player.seat).to_owned();
            said += " ";
            said += &texts.with("castle-web-master-builder-gains", [("seat", name.into())]);
        }
    }
    said
}

fn ring(plot: Plot, helpers: u8) -> Markup {
    let half = plan::half(helpers);
    let bottom = if helpers > 0 { plot.row() + 22.0 } else { plot.y + plot.height + 8.0 };
    html! {
        rect class="ring" x=(plot.x - half) y=(plot.y - 8.0) width=(2.0 * half)
            height=(bottom - plot.y + 8.0) rx="10" {}
    }
}

fn art(building: Building, plot: Plot, class: &str) -> Markup {
    html! {
        use class=(class) href={ "#art-" (building_art(building)) } x=(plot.x - plot.width / 2.0)
            y=(plot.y) width=(plot.width) height=(plot.height) {}
    }
}

/// What a tile costs and what it is worth.
fn cost(tile: &TileView, x: f64, y: f64) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            rect class="b-cost b-plate--name" x="-29" y="-11" width="29" height="22" rx="3" {}
            text class="b-mid" font-size="15" x="-14.5" y="1" { (tile.cost) }
            path class="b-vp" d="M2-11h25v15l-12.5 8L2 4z" {}
            text class="b-mid b-vpn" font-size="15" x="14.5" y="-2" { (tile.points) }
        }
    }
}
