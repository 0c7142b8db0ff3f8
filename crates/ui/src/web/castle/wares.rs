//! Groups of things to choose from at the desk: goods to take, to buy or to load, places to fill.

use castle::{
    Action, Castle, Frame, Gift, Kind, Place,
    board::Ground,
    card::{DUTY, UNIT_PRICE},
};
use maud::{Markup, html};

use super::{
    super::{
        button::{Name, group, ware},
        counter::{Unit, stepper},
        parts::{disc, icon, tinted},
        scene::Scene,
    },
    apiece, gift_icon, place_target, small_art,
    winter::gifts,
};
use crate::castle::{card_name, kind_name, place_name};

/// The groups that belong to what is asked.
pub(super) fn wares(scene: &Scene<'_, Castle>) -> Markup {
    match scene.view.ask {
        _ if !scene.is_asked() => html! {},
        Frame::DefenceTower(_) => takes(scene, "castle-web-defence-tower"),
        Frame::Sharing(_) => takes(scene, "castle-web-her-gifts"),
        Frame::Build(_) => purchases(scene),
        Frame::Trade(_) | Frame::Helpers(_) | Frame::Toll(_) => places(scene),
        Frame::Load(_) => loads(scene),
        _ => html! {},
    }
}

/// Goods that lie on the Defence Tower or with the Young Lady.
fn takes(scene: &Scene<'_, Castle>, key: &str) -> Markup {
    let view = &scene.view;
    let count = |gift: Gift| match (view.ask, gift) {
        (Frame::DefenceTower(_), Gift::Unit(kind)) => view.defence_tower[kind],
        (_, gift) => view.winter.as_ref().map_or(0, |winter| gifts(winter, gift)),
    };
    let one = |gift: Gift| {
        let (target, tip) = (format!("take-{gift}"), format!("tip-kind-{gift}"));
        let label = format!("{} {}", count(gift), gift_name(scene, gift));
        let picture = html! { (tinted(gift_icon(gift))) b { (count(gift)) } };
        ware(scene, &target, &tip, Name::Shows(&label), &picture)
    };
    let all = Gift::ALL.into_iter().filter(|gift| scene.can(&format!("take-{gift}")));
    group(&html! { (scene.texts().get(key)) }, &html! { @for gift in all { (one(gift)) } })
}

/// What a taler or a unit is called.
pub(super) fn gift_name(scene: &Scene<'_, Castle>, gift: Gift) -> String {
    match gift {
        Gift::Taler => scene.texts().get("castle-web-talers"),
        Gift::Unit(kind) => kind_name(kind, &scene.teller()),
    }
}

/// Units on the Worker cards of others (CAS-10.1).
fn purchases(scene: &Scene<'_, Castle>) -> Markup {
    let loads = scene.view.players.iter().flat_map(|player| {
        player.loads.iter().map(move |(&worker, &goods)| (player.seat, worker, goods))
    });
    let price = apiece(scene, UNIT_PRICE);
    let for_one = scene.texts().with("castle-web-for-one", [("apiece", price.into())]);
    html! {
        @for (owner, worker, goods) in loads {
            @let target = |kind: Kind| format!("buy-{owner}-{worker}-{kind}");
            @let kinds: Vec<Kind> = goods.kinds().filter(|&kind| scene.can(&target(kind))).collect();
            @if !kinds.is_empty() {
                (group(&html! { (disc(owner)) (card_name(worker, &scene.teller())) }, &html! {
                    @for kind in kinds {
                        (ware(scene, &target(kind), &format!("tip-kind-{kind}"), Name::Does, &html! {
                            (tinted(kind.name())) b { (goods[kind]) } small { (for_one) }
                        }))
                    }
                }))
            }
        }
    }
}

/// Places that may be filled; whoever goes there can also be taken from the board.
fn places(scene: &Scene<'_, Castle>) -> Markup {
    let seat = scene.desk;
    let own =
        |place: Place| scene.view.places[place as usize].helpers.iter().any(|&at| Some(at) == seat);
    let may = |to: &Place| {
        scene.legal.iter().any(|action| match action {
            Action::Place { to: place, .. } | Action::Return(place) => place == to,
            _ => false,
        })
    };
    let sources: Vec<Place> = (Place::SOURCES.into_iter())
        .filter(|&place| own(place) && scene.can(&place_target(place)) && !may(&place))
        .collect();
    html! {
        (group(&html! { (scene.texts().get("castle-web-places")) }, &html! {
            @for place in Place::ALL.into_iter().filter(may) { (place_ware(scene, place)) }
        }))
        @if !sources.is_empty() {
            (group(&html! { (scene.texts().get("castle-web-helper-from")) }, &html! {
                @for place in sources { (place_ware(scene, place)) }
            }))
        }
    }
}

fn place_ware(scene: &Scene<'_, Castle>, place: Place) -> Markup {
    let name = place_name(place, &scene.teller());
    let picture = match place.ground() {
        Ground::Trader(kind) => tinted(kind.name()),
        Ground::Castle(building) => small_art(building),
        Ground::Granary | Ground::Inn => icon("snow"),
    };
    let picture = html! {
        (picture)
        @if place.is_trader() { b { "+" (place.units() - DUTY) } } @else { b { (place.price()) } }
    };
    ware(scene, &place_target(place), &format!("tip-at-{place}"), Name::Shows(&name), &picture)
}

/// The free units of the Quarry, counted out (CAS-5.3).
fn loads(scene: &Scene<'_, Castle>) -> Markup {
    let units = castle::card::FREE_KINDS.map(|kind| unit(scene, kind, format!("load-{kind}")));
    let title = card_name(castle::Card::Quarry, &scene.teller());
    let inside = html! {
        @for unit in units.iter().filter(|unit| scene.can(&unit.target)) { (stepper(scene, unit, None)) }
    };
    group(&html! { (title) }, &inside)
}

/// A kind that is counted out for this target.
pub(super) fn unit(scene: &Scene<'_, Castle>, kind: Kind, target: String) -> Unit {
    Unit { target, name: kind_name(kind, &scene.teller()), picture: tinted(kind.name()) }
}
