//! The desk: what the seat owns, what it may choose from, and its eight characters.

use castle::{Card, CardSet, Castle, Frame, Gift, Kind, view::PlayerView};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{hyphen::hyphenated, parts::icon, scene::Scene},
    acting, card_icon, card_target, card_tint, gift_icon, kind_icon,
    spot::{Open, without_rules},
    wares,
};
use crate::castle::{card_does, card_name, kind_name};

/// Supply, choices and cards of the seat.
pub(super) fn hand(scene: &Scene<'_, Castle>, seat: Seat) -> Markup {
    let open = Open::of(scene);
    let own = &scene.view.players[seat.index()];
    let laid = own.chosen.unwrap_or_default();
    let label = match (scene.view.ask, laid.is_empty()) {
        (Frame::Select, false) => "castle-web-laid",
        (Frame::Select, true) => "castle-web-chosen",
        _ => "castle-web-this-round",
    };
    let face_down = if scene.view.ask == Frame::Select { laid } else { CardSet::EMPTY };
    html! {
        (store(scene, &open, own))
        (wares::wares(scene, &open))
        i class="hand__bar" aria-hidden="true" {}
        span class="caps hand__label" aria-hidden="true" { (scene.texts().get(label)) }
        @for card in laid.iter() { (laid_card(scene, &open, card, seat)) }
        i class="hand__sep" aria-hidden="true" {}
        @for (index, card) in own.hand.minus(face_down).iter().enumerate() {
            (held_card(scene, &open, card, index))
        }
        @for (index, card) in own.played.minus(laid).iter().enumerate() {
            (played_card(scene, &open, card, index + 20))
        }
    }
}

/// Goods, talers and helpers. A unit that can be given or converted is a button, and so is the
/// exchange of silver for it (CAS-13.10).
fn store(scene: &Scene<'_, Castle>, open: &Open, own: &PlayerView) -> Markup {
    let units = Kind::ALL.into_iter().map(|kind| (Gift::Unit(kind), own.goods[kind]));
    html! {
        div class="store" role="group" aria-label=(scene.texts().get("castle-web-supply")) {
            @for (gift, count) in units.chain([(Gift::Taler, own.talers)]) {
                (unit(scene, open, gift, count))
            }
            @if matches!(scene.view.ask, Frame::Trade(_) | Frame::Helpers(_) | Frame::Toll(_)) {
                (helpers(scene, own))
            }
        }
    }
}

fn helpers(scene: &Scene<'_, Castle>, own: &PlayerView) -> Markup {
    html! {
        div class="store__item" data-tip="tip-helpers" {
            span class="store__unit" {
                (icon("worker")) b { (own.helpers) } small { (scene.texts().get("castle-web-helpers")) }
            }
        }
    }
}

fn unit(scene: &Scene<'_, Castle>, open: &Open, gift: Gift, count: u8) -> Markup {
    let name = wares::gift_name(scene, gift);
    let main =
        [format!("gift-{gift}"), format!("convert-{gift}")].into_iter().find(|t| open.can(t));
    let convert = main.as_ref().is_some_and(|target| target.starts_with("convert"));
    let exchange = format!("exchange-{gift}");
    let picture = html! { (gift_icon(gift)) b { (count) } small { (name) } };
    html! {
        div .store__item .is-none[count == 0] data-tip={ "tip-kind-" (gift) } {
            @match &main {
                Some(target) => button class="store__unit can" type="button" data-target=(target)
                    data-now[convert] data-say=[open.say(scene, target)] aria-pressed="false"
                    aria-label=(open.say(scene, target).unwrap_or_default()) { (picture) },
                None => span class="store__unit" { (picture) },
            }
            @if open.can(&exchange) { (exchange_button(scene, open, &exchange)) }
            @if gift == Gift::Unit(Kind::Silver) && count > 0 { (hold_button(scene)) }
        }
    }
}

/// Whether to be asked when nothing but an exchange is left of a turn (CAS-22.8).
fn hold_button(scene: &Scene<'_, Castle>) -> Markup {
    let label = scene.texts().get("castle-web-hold");
    html! {
        button class="swap swap--hold" type="button" data-do="hold" aria-pressed="false"
            aria-label=(label) title=(label) { (icon("why")) }
    }
}

/// Silver for a unit.
pub(super) fn exchange_button(scene: &Scene<'_, Castle>, open: &Open, target: &str) -> Markup {
    let label = open.say(scene, target).unwrap_or_default();
    html! {
        button class="swap can" type="button" data-target=(target) data-now data-tip="tip-kind-silver"
            data-say=(label) aria-label=(label) title=(label) {
            svg class="icon t-silver" viewBox="0 0 24 24" aria-hidden="true" { use href="#i-silver" {} }
            (icon("next"))
            @if let Some(kind) = Kind::MATERIALS.into_iter().find(|kind| target.ends_with(&kind.to_string())) {
                (kind_icon(kind))
            }
        }
    }
}

fn laid_card(scene: &Scene<'_, Castle>, open: &Open, card: Card, seat: Seat) -> Markup {
    let acts = acting(&scene.view).is_some_and(|(at, with)| at == seat && with == Some(card));
    let target = card_target(card);
    let can = open.can(&target);
    html! {
        button .card .is-laid .is-acting[acts] .can[can] type="button" data-piece={ "card-" (card) }
            data-tip={ "tip-card-" (card) } aria-describedby={ "tip-card-" (card) }
            data-target=[can.then_some(&target)] data-say=[open.say(scene, &target)]
            aria-disabled=[(!can).then_some("true")] aria-label=(label(scene, card)) { (face(scene, card)) }
    }
}

fn held_card(scene: &Scene<'_, Castle>, open: &Open, card: Card, index: usize) -> Markup {
    let target = card_target(card);
    let can = open.can(&target);
    let barred = scene.is_asked() && scene.view.ask == Frame::Select && !can;
    let say = can.then(|| without_rules(&card_does(card, &scene.teller())));
    html! {
        button .card .can[can] .is-idle[!can && !barred] type="button" style={ "--i:" (index) }
            data-piece={ "card-" (card) } data-tip={ "tip-card-" (card) }
            aria-describedby={ "tip-card-" (card) } data-target=[can.then_some(&target)] data-say=[say]
            aria-pressed=[can.then_some("false")] aria-disabled=[(!can).then_some("true")]
            aria-label=(label(scene, card)) {
            @if barred { span class="card__why" { (icon("why")) } }
            span class="seal" data-seal hidden {}
            (face(scene, card))
        }
    }
}

/// A card of an earlier round that has not been taken back.
fn played_card(scene: &Scene<'_, Castle>, open: &Open, card: Card, index: usize) -> Markup {
    let target = card_target(card);
    let can = open.can(&target);
    let played = scene.texts().get("castle-web-played");
    html! {
        button .card .is-played .can[can] type="button" style={ "--i:" (index) } data-piece={ "card-" (card) }
            data-tip={ "tip-card-" (card) } aria-describedby={ "tip-card-" (card) }
            data-target=[can.then_some(&target)] data-say=[open.say(scene, &target)]
            aria-pressed=[can.then_some("false")] aria-disabled=[(!can).then_some("true")]
            aria-label={ (label(scene, card)) " " (played) } { (face(scene, card)) }
    }
}

fn face(scene: &Scene<'_, Castle>, card: Card) -> Markup {
    html! {
        span class="card__no" { (card.rank()) }
        span class="card__art" {
            svg class={ "icon " (card_tint(card)) } viewBox="0 0 24 24" aria-hidden="true" {
                use href={ "#i-" (card_icon(card)) } {}
            }
        }
        span class="card__name" { (hyphenated(&card_name(card, &scene.teller()))) }
    }
}

fn label(scene: &Scene<'_, Castle>, card: Card) -> String {
    let teller = scene.teller();
    format!("{}. {}", card_name(card, &teller), without_rules(&card_does(card, &teller)))
}

/// The kinds by name, for what counts them.
pub(super) fn kind_label(scene: &Scene<'_, Castle>, kind: Kind) -> String {
    kind_name(kind, &scene.teller())
}
