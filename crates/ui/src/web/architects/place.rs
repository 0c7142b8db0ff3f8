//! The large locations and the Prison: who stands there, and what one more worker brings.

use architects::{Architects, Frame, Location, Spot as Place, view::PlayerView};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{
        plate::{self, Bit, icon, sized_name, tag, why},
        scene::Scene,
        spot::Spot,
        stand::only,
        wood::piles,
    },
    at, gain, names, plates,
    printed::{self, Printed},
};

/// Letters of a tile on the plates that are not wide.
pub(super) const LARGE: f64 = 23.0;

/// Every place where any number of workers can stand.
pub(super) fn town(scene: &Scene<'_, Architects>) -> Markup {
    let places = Location::ALL.into_iter().map(Place::location).chain([Place::Prison]);
    html! { @for place in places { (plates::place(place).carry(&one(scene, place))) } }
}

/// How many workers a seat has there.
pub(super) fn workers(player: &PlayerView, place: Place) -> u8 {
    if place == Place::Prison {
        return player.prison;
    }
    Location::ALL
        .get(place.index())
        .and_then(|location| player.at.get(location))
        .copied()
        .unwrap_or(0)
}

/// Who stands there with how many, the largest group first.
pub(super) fn groups(scene: &Scene<'_, Architects>, place: Place) -> Vec<(Seat, u8)> {
    let players = scene.view.players.iter();
    let mut all: Vec<_> = players.map(|player| (player.seat, workers(player, place))).collect();
    all.retain(|(_, count)| *count > 0);
    all.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    all
}

fn one(scene: &Scene<'_, Architects>, place: Place) -> Markup {
    let (x, y) = plates::wide(place);
    let groups = groups(scene, place);
    let target = at(place);
    let barred = is_barred(scene, &target);
    let height = if groups.len() > 3 { 160.0 } else { 136.0 };
    let (tags, printed) = (gain::at(scene, place), printed::at(scene, place));
    let room = printed.as_ref().map(|printed| format!("--room:{}", printed.room));
    let aside = printed.as_ref().map(|printed| format!("--aside:{}", printed.aside));
    let (name, short) = (names::place(scene, place), names::short(scene, place));
    let spot = Spot::new(format!("tip-{target}"), label(scene, &name, &groups))
        .say(scene.say(&target))
        .class(if barred { "is-barred" } else { "is-many" }, true)
        .target(target);
    spot.draw(scene, &html! {
        rect .ring .ring--printed[printed.is_some()] style=[room] x=(x - 78.0) y=(y - 47.0) width="156" height=(height) rx="12" {}
        use .art .art--aside[printed.is_some()] style=[aside] href={ "#art-" (art(place)) } x=(x - 46.0) y=(y - 37.0) width="92" height="73.6" {}
        @if let Some(Printed { lines, from, .. }) = &printed { (only("wide", &plate::printed(lines, (x + from, y - 17.0)))) }
        (only("wide", &sized_name(&name, (x, y + 46.0), 16.0, 142.0)))
        (only("small", &sized_name(&short, (x, y + 44.0), LARGE, 160.0)))
        (piles(place.name(), &groups, (x, y + 74.0), 3))
        @if place == Place::TaxStand {
            (only("wide", &coins(scene, x, y)))
            // What the next worker takes is all of it.
            @if tags.is_empty() { (only("small", &silver(scene, (x - 56.0, y + 2.0), LARGE))) }
        }
        (drawn_tags(scene, place, &tags, (x, y)))
        @if barred { (why(x + 44.0, y - 44.0)) }
    })
}

/// Whether workers are placed just now, but not here.
pub(super) fn is_barred(scene: &Scene<'_, Architects>, target: &str) -> bool {
    scene.view.ask == Frame::Move && scene.is_asked() && scene.why_not(target).is_some()
}

const fn art(place: Place) -> &'static str {
    match place {
        Place::Forest => "w-forest",
        Place::Mines => "w-mines",
        Place::Silversmith => "w-silversmith",
        Place::Storehouse => "w-storehouse",
        Place::Workshop => "w-workshop",
        Place::TownCentre => "w-centre",
        Place::Guardhouse => "w-guardhouse",
        Place::Prison => "w-prison",
        Place::TaxStand => "w-tax",
        _ => "w-quarry",
    }
}

fn label(scene: &Scene<'_, Architects>, name: &str, groups: &[(Seat, u8)]) -> String {
    let named = |&(seat, count): &(Seat, u8)| format!("{} {count}", scene.name(seat));
    let who: Vec<String> = groups.iter().map(named).collect();
    let args = [
        ("name", name.to_owned().into()),
        ("groups", who.len().into()),
        ("who", who.join(", ").into()),
    ];
    scene.texts().with("architects-web-place-label", args)
}

/// What one more worker brings, or what threatens whoever is in Prison.
fn drawn_tags(
    scene: &Scene<'_, Architects>,
    place: Place,
    all: &[Vec<Bit>],
    (x, y): (f64, f64),
) -> Markup {
    if place == Place::Prison {
        return danger(scene, x, y);
    }
    let lines = all.iter().flat_map(|bits| bits.chunks(MOST_BITS));
    html! {
        @for (line, bits) in (0_u8..).map(f64::from).zip(lines) {
            (only("wide", &tag(bits, (x + 34.0, y - 33.0 + 25.0 * line), 15.0, false, "")))
            (only("small", &tag(bits, (x + 84.0, y - 28.0 + 38.0 * line), LARGE, true, "")))
        }
    }
}

/// A longer tag would cover the neighbours: two numbers with their icons stand in a line.
const MOST_BITS: usize = 4;

/// What a reset would do to the seat at this desk, or to anybody for those who look on.
fn danger(scene: &Scene<'_, Architects>, x: f64, y: f64) -> Markup {
    let seats = scene.view.players.iter().zip(&scene.ahead);
    let hurt = |(player, ahead): &(&PlayerView, &architects::ahead::Ahead)| {
        let own = scene.desk.is_none_or(|seat| seat == player.seat);
        own && ahead.reset.unpaid > player.unpaid
    };
    let bits = [Bit::Text("+1".to_owned()), Bit::Icon("debt")];
    html! {
        @if seats.filter(hurt).count() > 0 && scene.view.ask != Frame::Over {
            (only("wide", &tag(&bits, (x + 34.0, y - 33.0), 15.0, false, "b-tag--bad")))
            (only("small", &tag(&bits, (x + 84.0, y - 28.0), LARGE, true, "b-tag--bad")))
        }
    }
}

/// The silver that lies on the Tax Stand.
fn coins(scene: &Scene<'_, Architects>, x: f64, y: f64) -> Markup {
    let shown = scene.view.tax.min(5);
    html! {
        @for coin in 0..shown {
            @let (right, up) = (f64::from(coin % 3) * 13.0 + f64::from(coin / 3) * 6.0, f64::from(coin / 3) * 14.0);
            (icon("tax", x - 104.0 + right, y + 14.0 - up, 22.0))
        }
        (silver(scene, (x - 79.0, y - 22.0), 20.0))
    }
}

/// How much lies there, in letters of this size.
fn silver(scene: &Scene<'_, Architects>, (x, y): (f64, f64), size: f64) -> Markup {
    html! {
        rect class="b-plate" x=(x - 1.6 * size) y=(y - 0.8 * size) width=(3.2 * size) height=(1.6 * size) rx=(0.8 * size) {}
        text class="b-mid" font-size=(size) x=(x - 0.6 * size) y=(y + 1.0) { (scene.view.tax) }
        (icon("tax", x, y - 0.65 * size, 1.3 * size))
    }
}
