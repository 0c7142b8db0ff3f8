//! Places for helpers: in the castle, at the carts and with the rider.

use castle::{Castle, Frame, Place, board::Ground, view::PlaceView};
use maud::{Markup, html};

use super::{
    super::scene::Scene,
    place_target, plan, plates,
    spot::{Open, Spot, helper},
};
use crate::castle::place_name;

/// The places of all buildings.
pub(super) fn castle_places(scene: &Scene<'_, Castle>, open: &Open) -> Markup {
    let buildings = castle::Building::ALL.into_iter().filter(|&building| plan::room(building) > 0);
    html! { @for building in buildings { (of_building(scene, open, building)) } }
}

fn of_building(scene: &Scene<'_, Castle>, open: &Open, building: castle::Building) -> Markup {
    let [plot] = plan::plots(building) else {
        unreachable!("{building} has places and stands once")
    };
    let room = plan::room(building);
    let places = plan::places(building).iter().map(|&place| view_of(scene, place));
    let rooms = places.flat_map(|place| (0..place.room).map(move |index| (place, index)));
    html! {
        @for (at, (place, index)) in (0..).zip(rooms) {
            @let planned = if place.open { 0.0 } else { 1.0 };
            @let place = round(scene, open, place, index, (plot.place(at, room, planned), plot.row() + 1.0));
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
    open: &Open,
    place: &PlaceView,
    index: u8,
    (x, y): (f64, f64),
) -> Markup {
    let target = place_target(place.place);
    let seat = place.helpers.get(usize::from(index)).copied();
    let next = usize::from(index) == place.helpers.len();
    // A full place can still be where a helper is taken from (CAS-14.6).
    let here = next || (place.room == 1 && seat.is_some());
    let spot = Spot {
        tip: format!("tip-at-{}", place.place),
        label: label(scene, place),
        say: open.say(scene, &target),
        class: match () {
            () if is_barred(scene, open, place) => "spot--place is-barred",
            () if here => "spot--place",
            () => "spot--place spot--also",
        },
        target: if seat.is_some() && !here { String::new() } else { target },
    };
    spot.draw(
        open,
        &html! {
            circle class="ring" cx=(x) cy=(y) r="18.5" {}
            circle .b-place .b-place--open[seat.is_none()] cx=(x) cy=(y) r="14.5" {}
            @match seat {
                Some(seat) => (helper(seat, &format!("{}-{index}", place.place), x, y)),
                None => text class="b-mid" font-size="14" x=(x) y=(y + 1.0) { (place.price) },
            }
        },
    )
}

/// Whether helpers are placed just now, but not here.
fn is_barred(scene: &Scene<'_, Castle>, open: &Open, place: &PlaceView) -> bool {
    let asked = match scene.view.ask {
        Frame::Helpers(_) => {
            !place.place.is_trader() && place.helpers.len() < usize::from(place.room)
        }
        Frame::Trade(_) => place.place.is_trader(),
        _ => false,
    };
    scene.is_asked() && asked && place.open && !open.can(&place_target(place.place))
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
pub(super) fn traders(scene: &Scene<'_, Castle>, open: &Open) -> Markup {
    html! { @for place in Place::TRADERS {
        (plates::trader(place).carry(&trader(scene, open, view_of(scene, place))))
    } }
}

fn trader(scene: &Scene<'_, Castle>, open: &Open, place: &PlaceView) -> Markup {
    let Ground::Trader(kind) = place.place.ground() else { return html! {} };
    let x = plan::trader(place.place);
    let target = place_target(place.place);
    let barred = is_barred(scene, open, place);
    let spot = Spot {
        tip: format!("tip-at-{}", place.place),
        label: label(scene, place),
        say: open.say(scene, &target),
        class: if barred { "is-barred" } else { "" },
        target,
    };
    let icon = format!("#i-{kind}");
    let class = format!("icon t-{kind}");
    spot.draw(open, &html! {
        rect class="ring" x=(x) y="626" width="150" height="84" rx="10" style="--h:84" {}
        g class="cart" { @if place.place == Place::RiderSilver {
            use class="art" href="#art-b-rider" x=(x + 10.0) y="632" width="84" height="63" {}
        } @else {
            use class="art" href="#art-b-cart" x=(x + 6.0) y="650" width="88" height="54.2" {}
            use class=(class) href=(icon) x=(x + 22.0) y="630" width="30" height="30" {}
            use class=(class) href=(icon) x=(x + 46.0) y="634" width="26" height="26" {}
        } }
        circle .b-place .b-place--open[place.helpers.is_empty()] cx=(x + 116.0) cy="658" r="14.5" {}
        @for &seat in &place.helpers { (helper(seat, &place.place.to_string(), x + 116.0, 658.0)) }
        rect class="b-plate" x=(x + 91.0) y="678" width="52" height="24" rx="12" {}
        use class=(class) href=(icon) x=(x + 96.0) y="680" width="20" height="20" {}
        text class="b-mid" font-size="15" x=(x + 129.0) y="691" { "+" (place.place.units()) }
        @if barred {
            g class="b-why" { use class="icon" href="#i-why" x=(x + 134.0) y="620" width="20" height="20" {} }
        }
    })
}
