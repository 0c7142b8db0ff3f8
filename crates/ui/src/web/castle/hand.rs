//! The desk: what the seat owns, what it may choose from, and its eight characters.

use castle::{Card, CardSet, Castle, Frame, Gift, Kind, view::PlayerView};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{
        button::{Button, Name, hold},
        card::{self, Lies},
        parts::{icon, tinted},
        scene::Scene,
        store::{Item, store},
    },
    acting, card_picture, card_target, gift_icon, wares,
};
use crate::castle::{card_does, card_name};

/// Supply, choices and cards of the seat.
pub(super) fn hand(scene: &Scene<'_, Castle>, seat: Seat) -> Markup {
    let own = &scene.view.players[seat.index()];
    let laid = own.chosen.unwrap_or_default();
    let label = match (scene.view.ask, laid.is_empty()) {
        (Frame::Select, false) => "castle-web-laid",
        (Frame::Select, true) => "castle-web-chosen",
        _ => "castle-web-this-round",
    };
    let face_down = if scene.view.ask == Frame::Select { laid } else { CardSet::EMPTY };
    let acts = |card| acting(&scene.view) == Some((seat, Some(card)));
    let in_front = |card| if acts(card) { Lies::Acting } else { Lies::Laid(None) };
    let in_front = html! { @for of in laid.iter() { (card(scene, of, in_front(of))) } };
    html! {
        (owned(scene, own))
        (wares::wares(scene))
        (card::row(&scene.texts().get(label), &in_front))
        @for (index, of) in own.hand.minus(face_down).iter().enumerate() {
            (card(scene, of, Lies::Held(index)))
        }
        @for (index, of) in own.played.minus(laid).iter().enumerate() {
            (card(scene, of, Lies::Played(index)))
        }
    }
}

/// Goods, talers and helpers.
fn owned(scene: &Scene<'_, Castle>, own: &PlayerView) -> Markup {
    let goods = Kind::ALL.map(|kind| unit(scene, Gift::Unit(kind), own.goods[kind]));
    let sent = matches!(scene.view.ask, Frame::Trade(_) | Frame::Helpers(_) | Frame::Toll(_));
    let helpers = sent.then(|| Item {
        picture: icon("worker"),
        count: own.helpers.into(),
        name: scene.texts().get("castle-web-helpers"),
        tip: "tip-helpers".to_owned(),
        target: String::new(),
        now: false,
        beside: html! {},
    });
    let talers = unit(scene, Gift::Taler, own.talers);
    store(scene, goods.into_iter().chain([talers]).chain(helpers))
}

/// A unit can be given or converted, and silver be exchanged for it (CAS-13.10).
fn unit(scene: &Scene<'_, Castle>, gift: Gift, count: u8) -> Item {
    let (given, converted) = (format!("gift-{gift}"), format!("convert-{gift}"));
    let now = scene.can(&converted);
    let asks = gift == Gift::Unit(Kind::Silver) && count > 0;
    Item {
        picture: tinted(gift_icon(gift)),
        count: count.into(),
        name: wares::gift_name(scene, gift),
        tip: format!("tip-kind-{gift}"),
        target: if now { converted } else { given },
        now,
        beside: html! {
            (exchange_button(scene, gift))
            @if asks { (hold(&scene.texts().get("castle-web-hold"))) }
        },
    }
}

/// Silver for a unit, where it can be exchanged.
pub(super) fn exchange_button(scene: &Scene<'_, Castle>, gift: Gift) -> Markup {
    let target = &format!("exchange-{gift}");
    let button = Button {
        class: "swap",
        target,
        now: true,
        name: Name::Does,
        with: None,
        tip: Some("tip-kind-silver"),
    };
    let picture = html! { (tinted("silver")) (icon("next")) (tinted(gift_icon(gift))) };
    html! { @if scene.can(target) { (button.draw(scene, &picture)) } }
}

fn card(scene: &Scene<'_, Castle>, of: Card, lies: Lies) -> Markup {
    let (target, teller) = (card_target(of), scene.teller());
    let (name, does) = (card_name(of, &teller), card_does(of, &teller).words());
    let chosen = scene.view.ask == Frame::Select;
    let held = matches!(lies, Lies::Held(_));
    let played = if matches!(lies, Lies::Played(_)) {
        scene.texts().get("castle-web-played")
    } else {
        String::new()
    };
    card::Card {
        look: "card",
        barred: held && chosen && scene.is_asked() && !scene.can(&target),
        label: format!("{name}. {does} {played}").trim().to_owned(),
        // While cards are chosen, an action is several of them.
        say: if chosen { Some(does) } else { scene.say(&target) },
        puts: None,
        face: card::face(Some(of.rank()), &card_picture(of), &name),
        key: of.to_string(),
        target,
        lies,
    }
    .draw(scene)
}
