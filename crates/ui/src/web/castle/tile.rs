//! The buildings: in plan with their cost and worth, or painted and with their builder's flag.

use castle::{
    Building, Castle, Erected,
    asks::Build,
    card::{BRICKLAYER_TALERS_PER_UNIT, MASTER_BUILDER_POINTS, Reward},
    view::TileView,
};
use maud::{Markup, html};

use super::{
    super::{plate::icon, plot::Plot, scene::Scene, spot::Spot, wood::flag},
    apiece, build_target, building_art, plan, plates,
};
use crate::castle::building_name;

/// Every tile, and the two buildings that stand from the beginning.
pub(super) fn tiles(scene: &Scene<'_, Castle>) -> Markup {
    html! {
        @for tile in &scene.view.tiles {
            @for (index, &plot) in plan::plots(tile.building).iter().enumerate() {
                (plates::tile(tile.building, index).carry(&one(scene, tile, index, plot)))
            }
        }
        @for building in [Building::Market, Building::Forge] {
            (plates::tile(building, 0).carry(&standing(scene, building)))
        }
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
    let (plans, helpers) = (erected.is_none(), plan::helpers(tile.building));
    // A tile that stands is pointed at only to have it explained.
    let spot = if plans { spot.target(build_target(tile.building)) } else { spot };
    let spot = spot.seal(plot.x - plot.width / 2.0, plot.y);
    spot.draw(scene, &html! {
        (plot.ring(helpers))
        (plot.art(&building_art(tile.building), plans))
        @if helpers > 0 { (plot.name(&name)) }
        @match erected {
            Some(by) => (flag(by.by, &format!("flag-{}-{index}", tile.building), plot.x, plot.y + 5.0)),
            None => (plot.cost(tile.cost, tile.points, helpers)),
        }
        @if barred && next { (plot.why()) }
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
            (plot.ring(plan::helpers(building)))
            (plot.art(&building_art(building), false))
            (plot.name(&name))
            @if building == Building::Forge {
                g class="plate plate--wide" transform="translate(702 480)" {
                    rect class="b-plate" x="-14" y="-12" width="42" height="24" rx="12" {}
                    (icon("silver", -9.0, -9.0, 18.0))
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
    let key = match card.reward() {
        Reward::Talers(_) | Reward::None => "castle-web-brings-talers",
        Reward::Points { share: 1, .. } => "castle-web-brings-points",
        Reward::Points { .. } => "castle-web-brings-half",
    };
    let points = card.reward().points(tile.building);
    let apiece = apiece(scene, BRICKLAYER_TALERS_PER_UNIT);
    let mut said = texts.with(key, [("points", points.into()), ("apiece", apiece.into())]);
    for player in scene.view.players.iter().filter(|player| player.seat != seat) {
        if player.chosen.is_some_and(|cards| cards.contains(castle::Card::MasterBuilder)) {
            let name = scene.name(player.seat).to_owned();
            said += " ";
            let args = [("seat", name.into()), ("points", MASTER_BUILDER_POINTS.into())];
            said += &texts.with("castle-web-master-builder-gains", args);
        }
    }
    said
}
