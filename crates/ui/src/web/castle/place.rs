//! Places for helpers: in the castle, at the carts and with the rider.

use castle::{Building, Castle, Frame, Place, board::Ground, card::DUTY, view::PlaceView};
use maud::{Markup, html};

use super::{
    super::{
        plate::{icon, why},
        scene::Scene,
        spot::Spot,
        wood::slot,
    },
    place_target, plan, plates,
};
use crate::castle::place_name;

/// The places of all buildings.
pub(super) fn castle_places(scene: &Scene<'_, Castle>) -> Markup {
    html! { @for building in Building::ALL { (of_building(scene, building)) } }
}

fn of_building(scene: &Scene<'_, Castle>, building: Building) -> Markup {
    let plot = plan::plots(building)[0];
    let helpers = plan::helpers(building);
    let places = plan::places(building).map(|place| view_of(scene, place));
    let all = places.flat_map(|place| (0..place.room).map(move |index| (place, index)));
    html! {
        @for (at, (place, index)) in (0..).zip(all) {
            @let place = round(scene, place, index, (plot.place(at, helpers, !place.open), plot.row() + 1.0));
            (plates::tile(building, 0).carry(&html! { g class="row" { (place) } }))
        }
    }
}

/// What the view says of a place.
pub(super) fn view_of<'a>(scene: &'a Scene<'_, Castle>, place: Place) -> &'a PlaceView {
    &scene.view.places[place as usize]
}

/// One round place: its price, or who stands there.
pub(super) fn round(
    scene: &Scene<'_, Castle>,
    place: &PlaceView,
    index: u8,
    (x, y): (f64, f64),
) -> Markup {
    let seat = place.helpers.get(usize::from(index)).copied();
    let next = usize::from(index) == place.helpers.len();
    // A full place can still be where a helper is taken from (CAS-14.6).
    let here = next || (place.room == 1 && seat.is_some());
    let barred = is_barred(scene, place);
    let spot = spot(scene, place).class("spot--place", true).class("spot--also", !here && !barred);
    let spot = if seat.is_none() || here { spot.target(place_target(place.place)) } else { spot };
    let spot = spot.seal(x + 13.0, y - 15.0);
    spot.draw(
        scene,
        &html! {
            circle class="ring" cx=(x) cy=(y) r="18.5" {}
            (slot(seat, &format!("helper-{}-{index}", place.place), Some(place.price), x, y))
        },
    )
}

/// A place that is explained.
fn spot(scene: &Scene<'_, Castle>, place: &PlaceView) -> Spot {
    Spot::new(format!("tip-at-{}", place.place), label(scene, place))
        .say(scene.say(&place_target(place.place)))
        .class("is-barred", is_barred(scene, place))
}

/// Whether helpers are placed just now, but not here.
fn is_barred(scene: &Scene<'_, Castle>, place: &PlaceView) -> bool {
    let asked = match scene.view.ask {
        Frame::Helpers(_) => {
            !place.place.is_trader() && place.helpers.len() < usize::from(place.room)
        }
        Frame::Trade(_) => place.place.is_trader(),
        _ => false,
    };
    scene.is_asked() && asked && place.open && !scene.can(&place_target(place.place))
}

fn label(scene: &Scene<'_, Castle>, place: &PlaceView) -> String {
    let owners: Vec<&str> = place.helpers.iter().map(|&seat| scene.name(seat)).collect();
    let args = [
        ("name", place_name(place.place, &scene.teller()).into()),
        ("price", place.price.into()),
        ("units", place.place.units().into()),
        ("taken", owners.len().into()),
        ("owners", owners.join(", ").into()),
        ("open", u8::from(place.open).into()),
    ];
    let key =
        if place.place.is_trader() { "castle-web-trader-label" } else { "castle-web-place-label" };
    scene.texts().with(key, args)
}

/// The carts and the rider.
pub(super) fn traders(scene: &Scene<'_, Castle>) -> Markup {
    html! { @for place in Place::TRADERS {
        (plates::trader(place).carry(&trader(scene, view_of(scene, place))))
    } }
}

fn trader(scene: &Scene<'_, Castle>, place: &PlaceView) -> Markup {
    let Ground::Trader(kind) = place.place.ground() else { return html! {} };
    let x = plan::trader(place.place);
    let kind = kind.name();
    spot(scene, place).target(place_target(place.place)).seal(x + 14.0, 640.0).draw(scene, &html! {
        rect class="ring" x=(x) y="626" width="150" height="84" rx="10" {}
        g class="cart" { @if place.place == Place::RiderSilver {
            use class="art" href="#art-b-rider" x=(x + 10.0) y="632" width="84" height="63" {}
        } @else {
            use class="art" href="#art-b-cart" x=(x + 6.0) y="650" width="88" height="54.2" {}
            (icon(kind, x + 22.0, 630.0, 30.0)) (icon(kind, x + 46.0, 634.0, 26.0))
        } }
        (slot(place.helpers.first().copied(), &format!("helper-{}", place.place), None, x + 116.0, 658.0))
        rect class="b-plate" x=(x + 91.0) y="678" width="52" height="24" rx="12" {}
        (icon(kind, x + 96.0, 680.0, 20.0))
        text class="b-mid" font-size="15" x=(x + 129.0) y="691" { "+" (place.place.units() - DUTY) }
        @if is_barred(scene, place) { (why(x + 134.0, 620.0)) }
    })
}
