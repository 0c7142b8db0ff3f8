//! The buildings: in plan with their cost and worth, or painted and with their builder's flag.

use castle::{Building, Castle, Erected, asks::Build, board::Ground, view::TileView};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{
        parts::{letter, seat_class},
        scene::Scene,
    },
    build_target, building_art,
    plan::{self, Plot},
    plates,
    spot::{Open, Spot, width},
};
use crate::castle::building_name;

/// Every tile, and the two buildings that stand from the beginning.
pub(super) fn tiles(scene: &Scene<'_, Castle>, open: &Open) -> Markup {
    html! {
        @for tile in &scene.view.tiles {
            @for (index, &plot) in plan::plots(tile.building).iter().enumerate() {
                (plates::tile(tile.building, index).carry(&one(scene, open, tile, index, plot)))
            }
        }
        @for building in [Building::Market, Building::Forge] {
            (plates::tile(building, 0).carry(&standing(scene, open, building)))
        }
    }
}

fn one(
    scene: &Scene<'_, Castle>,
    open: &Open,
    tile: &TileView,
    index: usize,
    plot: Plot,
) -> Markup {
    let erected = tile.erected.get(index);
    let target = build_target(tile.building);
    let barred = builds_now(scene) && !open.can(&target);
    let spot = Spot {
        tip: format!("tip-{}", tile.building),
        label: label(scene, tile, erected),
        say: Some(gain(scene, tile)).filter(|_| index == tile.erected.len()),
        class: match () {
            () if erected.is_some() => "is-built",
            () if barred && index == tile.erected.len() => "is-barred",
            () if barred => "is-barred spot--also",
            () if index == tile.erected.len() => "is-many",
            () => "is-many spot--also",
        },
        // A tile that stands is pointed at only to have it explained.
        target: if erected.is_some() { String::new() } else { target },
    };
    let room = plan::room(tile.building);
    spot.draw(open, &html! {
        (ring(plot, room))
        @match erected {
            Some(erected) => {
                (art(tile.building, plot, "art"))
                @if room > 0 { (plate(scene, tile.building, plot)) }
                (flag(tile.building, index, erected.by, plot))
            }
            None => {
                rect class="b-tile" x=(plot.x - plot.width / 2.0 - 3.0) y=(plot.y - 3.0)
                    width=(plot.width + 6.0) height=(plot.height + 6.0) rx="5" {}
                (art(tile.building, plot, "art art--plan"))
                @if room > 0 { (plate(scene, tile.building, plot)) g class="row" { (cost(tile, plot.cost(room), plot.row())) } }
                @else { (cost(tile, plot.x, plot.y + plot.height - 9.0)) }
                @if barred && index == tile.erected.len() { (why(plot)) }
            }
        }
    })
}

/// Whether the seat at this desk is building.
fn builds_now(scene: &Scene<'_, Castle>) -> bool {
    scene.is_asked() && matches!(scene.view.ask, castle::Frame::Build(_))
}

/// Market and Forge.
fn standing(scene: &Scene<'_, Castle>, open: &Open, building: Building) -> Markup {
    let [plot] = plan::plots(building) else { unreachable!("{building} stands once") };
    let name = building_name(building, &scene.teller());
    let spot = Spot {
        target: String::new(),
        tip: format!("tip-{building}"),
        label: scene.texts().with("castle-web-stands", [("name", name.into())]),
        say: None,
        class: "is-built",
    };
    spot.draw(open, &html! {
        (ring(*plot, plan::room(building)))
        (art(building, *plot, "art"))
        (plate(scene, building, *plot))
        @if building == Building::Forge {
            g class="plate plate--wide" transform="translate(702 480)" {
                rect class="b-plate" x="-14" y="-12" width="42" height="24" rx="12" {}
                use class="icon t-silver" href="#i-silver" x="-9" y="-9" width="18" height="18" {}
                text class="b-mid" font-size="15" x="18" y="1" { (scene.view.forge) }
            }
        }
    })
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

fn ring(plot: Plot, room: u8) -> Markup {
    let half = plan::half(room);
    let bottom = if room > 0 { plot.row() + 22.0 } else { plot.y + plot.height + 8.0 };
    let height = bottom - plot.y + 8.0;
    html! {
        rect .ring .ring--row[room > 0] x=(plot.x - half) y=(plot.y - 8.0) width=(2.0 * half)
            height=(height) style={ "--h:" (height) } rx="10" {}
    }
}

fn art(building: Building, plot: Plot, class: &str) -> Markup {
    html! {
        use class=(class) href={ "#art-" (building_art(building)) } x=(plot.x - plot.width / 2.0)
            y=(plot.y) width=(plot.width) height=(plot.height) {}
    }
}

/// The name below the picture.
fn plate(scene: &Scene<'_, Castle>, building: Building, plot: Plot) -> Markup {
    let name = building_name(building, &scene.teller());
    let size = 15.0;
    let width = width(&name, size) + 12.0;
    html! {
        g class="plate plate--wide" {
            rect class="b-plate" x=(plot.x - width / 2.0) y=(plot.y + plot.height - 1.0) width=(width) height="20" rx="3" {}
            text class="b-small b-bold" x=(plot.x)
                y=(plot.y + plot.height + 14.0) { (name) }
        }
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

/// The builder's flag.
fn flag(building: Building, index: usize, seat: Seat, plot: Plot) -> Markup {
    html! {
        g class={ "piece " (seat_class(seat)) } data-piece={ "flag-" (building) "-" (index) }
            data-count="1" data-from=(seat) {
            path class="b-pole" d={ "M" (plot.x) " " (plot.y + 5.0) "v-22" } {}
            path class="field" d={ "M" (plot.x) " " (plot.y - 18.0) "h19v15h-19z" } {}
            use href={ "#i-charge-" (letter(seat)) } x=(plot.x + 4.5) y=(plot.y - 16.0) width="11" height="11" {}
        }
    }
}

fn why(plot: Plot) -> Markup {
    html! {
        g class="b-why" {
            use class="icon" href="#i-why" x=(plot.x + plot.width / 2.0 - 8.0) y=(plot.y - 12.0) width="20" height="20" {}
        }
    }
}

/// The building that a castle place belongs to.
pub(super) fn building_of(place: castle::Place) -> Option<Building> {
    match place.ground() {
        Ground::Castle(building) => Some(building),
        _ => None,
    }
}
