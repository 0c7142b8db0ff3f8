//! The map: eight regions on the King's way and the score track around them.

use kings_road::{KingsRoad, Region};
use maud::{Markup, html};

use super::{
    super::{plate::ribbon, scene::Scene, stand::only},
    is_to_be_scored, plates, spot, track,
};

/// Everything on the map that changes or can be pointed at.
pub(super) fn board(scene: &Scene<'_, KingsRoad>) -> Markup {
    html! {
        @for region in Region::ALL { (plates::stand(region).carry(&spot::spot(scene, region))) }
        (only("wide", &html! {
            @for region in Region::ALL {
                @if is_to_be_scored(scene, region) { (scored_ribbon(scene, region)) }
            }
            (dragon_ribbon(scene))
            (track::scores(scene))
        }))
    }
}

/// Where a region lies.
pub(super) const fn place(region: Region) -> (i32, i32) {
    match region {
        Region::ZinKaisDeep => (500, 130),
        Region::WizardsTower => (822, 134),
        Region::WildHills => (846, 356),
        Region::KingsAltar => (822, 580),
        Region::TempleRuins => (500, 584),
        Region::DarkTower => (178, 580),
        Region::DragonsLair => (154, 356),
        Region::KingsCastle => (178, 134),
    }
}

/// Above the region, or below it where the track is too near.
fn ribbon_place(region: Region) -> (i32, i32) {
    let (x, y) = place(region);
    (x, if y < 200 { y + 98 } else { y - 97 })
}

fn scored_ribbon(scene: &Scene<'_, KingsRoad>, region: Region) -> Markup {
    let (x, y) = ribbon_place(region);
    let key = if region == scene.view.king { "king" } else { "dragon" };
    let text = scene.texts().get(&format!("web-kings-road-scored-{key}"));
    html! {
        g .ribbon .ribbon--king[region == scene.view.king]
            transform={ "translate(" (x) " " (y) ")" } aria-hidden="true" { (ribbon(&text)) }
    }
}

/// Shown while one's own Dragon is chosen: what he lets be scored as well.
fn dragon_ribbon(scene: &Scene<'_, KingsRoad>) -> Markup {
    let next = scene.view.king.onward(usize::from(scene.view.dragons) + 1);
    let (x, y) = ribbon_place(next);
    let text = scene.texts().get("web-kings-road-scored-yours");
    html! {
        @if scene.is_asked() {
            g class="ribbon ghost" data-ghost="DRAGON" transform={ "translate(" (x) " " (y) ")" }
                aria-hidden="true" { (ribbon(&text)) }
        }
    }
}
