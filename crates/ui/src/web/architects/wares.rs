//! Choices that are neither places nor cards: trades, duties, whose workers, gains, characters.

use architects::{
    Action, Architects, Frame, Goods,
    board::{Bargain, Trade},
    card::Start,
};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{
        button::{Button, Name},
        game::WebGame,
        parts::{disc, icon, rich, tinted},
        scene::Scene,
    },
    kind_icon,
};
use crate::Narrate;
use crate::architects::character_does;

/// How many choices there are for what is asked, and what they look like.
pub(super) fn wares(scene: &Scene<'_, Architects>) -> Option<(usize, Markup)> {
    let shown: Vec<(String, Markup)> = match scene.view.ask {
        _ if !scene.is_asked() => Vec::new(),
        Frame::Capture(_) => captured(scene),
        _ => scene.legal.iter().filter_map(|&action| one(scene, action)).collect(),
    };
    let drawn = html! { @for (target, inside) in &shown { (ware(scene, target, inside)) } };
    (!shown.is_empty()).then_some((shown.len(), drawn))
}

fn ware(scene: &Scene<'_, Architects>, target: &str, inside: &Markup) -> Markup {
    let class = "ware ware--words";
    Button { class, target, now: false, name: Name::Written, with: None, tip: None }
        .draw(scene, inside)
}

fn one(scene: &Scene<'_, Architects>, action: Action) -> Option<(String, Markup)> {
    let said = || rich(scene.game, &Architects::title(action, &scene.teller()));
    let inside = match action {
        Action::Trade(trade) => bargain(trade),
        Action::Guard(_) => html! { (icon("key")) span { (said()) } (brings(scene, action)) },
        Action::Choose(_) | Action::Destroy(_) => html! { span { (said()) } },
        Action::Board(character) => html! {
            b { (scene.teller().label(character)) }
            // No other character of the colour takes part (ARC-18.9).
            small class="ware__hue" {
                i class={ "hue hue--" (character.colour()) } aria-hidden="true" {}
                (scene.texts().get(&format!("architects-web-colour-{}", character.colour())))
            }
            (start(character.start()))
            span { (rich(scene.game, &character_does(character, &scene.teller()).without_rules())) }
        },
        _ => return None,
    };
    Some((Architects::targets(action).concat(), inside))
}

/// Price and yield, as they are foretold.
fn brings(scene: &Scene<'_, Architects>, action: Action) -> Markup {
    let will = scene.will(action).map(|will| will.without_rules());
    html! { @if let Some(will) = will { small class="ware__will" { (rich(scene.game, &will)) } } }
}

/// What a character begins with: goods, virtue, workers in Prison and debts.
fn start(start: &Start) -> Markup {
    let more =
        [(start.prison.into(), "prison"), (start.debts, "debt"), (start.plans.into(), "plan")];
    html! {
        span class="ware__start" {
            (goods(start.goods))
            (amount(start.virtue, &icon("virtue")))
            @for (count, picture) in more { @if count > 0 { (amount(count, &icon(picture))) } }
        }
    }
}

/// What is given, and what comes of it.
fn bargain(trade: Trade) -> Markup {
    html! {
        (goods(*trade.price())) (icon("next"))
        @match trade.bargain() {
            Bargain::Virtue => (amount(1_u8, &icon("virtue"))),
            Bargain::Goods(kind, count) => (amount(count, &tinted(kind_icon(kind)))),
        }
    }
}

/// Goods in a row, each with its number.
pub(super) fn goods(goods: Goods) -> Markup {
    html! { @for (kind, count) in goods.amounts() { (amount(count, &tinted(kind_icon(kind)))) } }
}

/// A number and what it counts, which are never parted.
fn amount(count: impl Into<u16>, picture: &Markup) -> Markup {
    html! { span class="amount" { b { (count.into()) } (picture) } }
}

/// Whose workers are captured, and a release instead.
fn captured(scene: &Scene<'_, Architects>) -> Vec<(String, Markup)> {
    let target = |seat: Seat| format!("of-{seat}");
    let seats = scene.view.players.iter().map(|player| player.seat);
    let seats = seats.filter(|&seat| scene.can(&target(seat)));
    let whose =
        seats.map(|seat| (target(seat), html! { (disc(seat)) span { (scene.name(seat)) } }));
    whose.chain(scene.legal.iter().filter_map(|&action| one(scene, action))).collect()
}
