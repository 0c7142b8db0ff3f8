//! Groups of things to choose from at the desk: goods to take, to buy or to load, places to fill.

use castle::{Action, Castle, Frame, Gift, Kind, Place, board::Ground};
use maud::{Markup, html};

use super::{
    super::{
        parts::{disc, icon},
        scene::Scene,
    },
    gift_icon, kind_icon, place_target, small_art,
    spot::Open,
};
use crate::castle::{card_name, kind_name, place_name};

/// The groups that belong to what is asked.
pub(super) fn wares(scene: &Scene<'_, Castle>, open: &Open) -> Markup {
    match scene.view.ask {
        _ if !scene.is_asked() => html! {},
        Frame::DefenceTower(_) => takes(scene, open, "castle-web-defence-tower"),
        Frame::Sharing(_) => takes(scene, open, "castle-web-her-gifts"),
        Frame::Build(_) => purchases(scene, open),
        Frame::Trade(_) | Frame::Helpers(_) | Frame::Toll(_) => places(scene, open),
        Frame::Load(_) => loads(scene, open),
        _ => html! {},
    }
}

fn group(title: &Markup, inside: &Markup) -> Markup {
    html! {
        div class="wares" { span class="wares__title" { (title) } div class="wares__row" { (inside) } }
    }
}

/// One thing to choose, explained by the tip of this id.
fn ware(
    scene: &Scene<'_, Castle>,
    open: &Open,
    target: &str,
    (tip, label): (&str, &str),
    inside: &Markup,
) -> Markup {
    html! {
        button class="ware can" type="button" data-target=(target) data-say=[open.say(scene, target)]
            data-tip=(tip) aria-describedby=(tip) aria-pressed="false" aria-label=(label) { (inside) }
    }
}

/// Goods that lie on the Defence Tower or with the Young Lady.
fn takes(scene: &Scene<'_, Castle>, open: &Open, key: &str) -> Markup {
    let view = &scene.view;
    let count = |gift: Gift| match (view.ask, gift) {
        (Frame::DefenceTower(_), Gift::Unit(kind)) => view.defence_tower[kind],
        (_, gift) => view.winter.as_ref().map_or(0, |winter| match gift {
            Gift::Taler => winter.gift_talers,
            Gift::Unit(kind) => winter.gifts[kind],
        }),
    };
    let all = Gift::ALL.into_iter().filter(|gift| open.can(&format!("take-{gift}")));
    group(
        &html! { (scene.texts().get(key)) },
        &html! {
            @for gift in all {
                @let label = format!("{} {}", count(gift), gift_name(scene, gift));
                (ware(scene, open, &format!("take-{gift}"), (&format!("tip-kind-{gift}"), &label), &html! { (gift_icon(gift)) b { (count(gift)) } }))
            }
        },
    )
}

/// What a taler or a unit is called.
pub(super) fn gift_name(scene: &Scene<'_, Castle>, gift: Gift) -> String {
    match gift {
        Gift::Taler => scene.texts().get("castle-web-talers"),
        Gift::Unit(kind) => kind_name(kind, &scene.teller()),
    }
}

/// Units on the Worker cards of others (CAS-10.1).
fn purchases(scene: &Scene<'_, Castle>, open: &Open) -> Markup {
    let loads = scene.view.players.iter().flat_map(|player| {
        player.loads.iter().map(move |(&worker, &goods)| (player.seat, worker, goods))
    });
    html! {
        @for (owner, worker, goods) in loads {
            @let kinds: Vec<Kind> =
                goods.kinds().filter(|kind| open.can(&format!("buy-{owner}-{worker}-{kind}"))).collect();
            @if !kinds.is_empty() {
                (group(&html! { (disc(owner)) (card_name(worker, &scene.teller())) }, &html! {
                    @for kind in kinds {
                        @let target = format!("buy-{owner}-{worker}-{kind}");
                        @let label = open.say(scene, &target).unwrap_or_default();
                        (ware(scene, open, &target, (&format!("tip-kind-{kind}"), &label), &html! {
                            (kind_icon(kind)) b { (goods[kind]) } small { (scene.texts().get("castle-web-for-one")) }
                        }))
                    }
                }))
            }
        }
    }
}

/// Places that may be filled; whoever goes there can also be taken from the board.
fn places(scene: &Scene<'_, Castle>, open: &Open) -> Markup {
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
        .filter(|&place| own(place) && open.can(&place_target(place)) && !may(&place))
        .collect();
    html! {
        (group(&html! { (scene.texts().get("castle-web-places")) }, &html! {
            @for place in Place::ALL.into_iter().filter(may) { (place_ware(scene, open, place)) }
        }))
        @if !sources.is_empty() {
            (group(&html! { (scene.texts().get("castle-web-helper-from")) }, &html! {
                @for place in sources { (place_ware(scene, open, place)) }
            }))
        }
    }
}

fn place_ware(scene: &Scene<'_, Castle>, open: &Open, place: Place) -> Markup {
    let name = place_name(place, &scene.teller());
    let picture = match place.ground() {
        Ground::Trader(kind) => kind_icon(kind),
        Ground::Castle(building) => small_art(building),
        Ground::Granary | Ground::Inn => icon("snow"),
    };
    ware(
        scene,
        open,
        &place_target(place),
        (&format!("tip-at-{place}"), &name),
        &html! {
            (picture)
            @if place.is_trader() { b { "+" (place.units()) } } @else { b { (place.price()) } }
        },
    )
}

/// The free units of the Quarry, counted out (CAS-5.3).
fn loads(scene: &Scene<'_, Castle>, open: &Open) -> Markup {
    let kinds = castle::card::FREE_KINDS;
    let title = card_name(castle::Card::Quarry, &scene.teller());
    let inside = html! {
        @for kind in kinds.into_iter().filter(|kind| open.can(&format!("load-{kind}"))) {
            (stepper(scene, kind, &format!("load-{kind}"), None))
        }
    };
    group(&html! { (title) }, &inside)
}

/// A number of units that can be made larger and smaller.
pub(super) fn stepper(
    scene: &Scene<'_, Castle>,
    kind: Kind,
    target: &str,
    only_with: Option<&str>,
) -> Markup {
    let texts = scene.texts();
    let name = kind_name(kind, &scene.teller());
    let less = texts.with("castle-web-less", [("kind", name.clone().into())]);
    let more = texts.with("castle-web-more", [("kind", name.clone().into())]);
    html! {
        span class="step" role="group" aria-label=(name) data-used-by=(target) {
            button type="button" data-less=(target) aria-label=(less) aria-disabled="true" { (icon("minus")) }
            span class="step__count" { (kind_icon(kind)) output data-count-of=(target) { "0" } }
            button type="button" data-more=(target) data-only-with=[only_with] aria-label=(more)
                aria-disabled="true" { (icon("plus")) }
        }
    }
}
