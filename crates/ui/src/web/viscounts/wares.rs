//! Choices that are neither places nor cards: actions and how much of them, payments, effects, arrangements.

use maud::{Markup, html};
use viscounts::{
    Action, Frame, Primary, Segment, Slot, Space, Viscounts, action::Order, ahead::Deed,
    board::WORKER_COSTS, effects::Row, gates_of_gold::Merit, view::PlayerView,
};

use super::{
    super::{
        button::{Button, Name},
        game::WebGame,
        parts::{disc, icon, rich, tinted},
        scene::Scene,
    },
    folk, gates, glyph, names, scroll, space, vmat,
};
use crate::{
    Narrate,
    viscounts::{chosen, crowded},
};

type At<'a> = Scene<'a, Viscounts>;

/// How many choices there are for what is asked, and what they look like.
pub(super) fn wares(scene: &At<'_>, own: &PlayerView) -> Option<(usize, Markup)> {
    let shown: Vec<(String, Markup)> = scene
        .legal
        .iter()
        .filter_map(|&action| Some((Viscounts::targets(action).concat(), one(scene, own, action)?)))
        .collect();
    let drawn = html! { @for (target, inside) in &shown { (ware(scene, target, inside)) } };
    (!shown.is_empty()).then_some((shown.len(), drawn))
}

fn ware(scene: &At<'_>, target: &str, inside: &Markup) -> Markup {
    Button {
        class: "ware ware--words",
        target,
        now: false,
        name: Name::Written,
        with: None,
        tip: None,
    }
    .draw(scene, inside)
}

fn one(scene: &At<'_>, own: &PlayerView, action: Action) -> Option<Markup> {
    let said = || rich(scene.game, &Viscounts::title(action, &scene.teller()).without_rules());
    Some(match action {
        Action::Act { primary, dismiss } => {
            act(scene, own, primary, own.viscount.filter(|_| dismiss).map(Space::segment))
        }
        Action::Exchange(times) => {
            html! { b { (times) } (exchanged(scene, own)) span { (said()) } }
        }
        Action::Workers(workers) => {
            html! { b { (workers) } (icon("worker")) span { (cost(scene, workers)) } (chain(scene, action)) }
        }
        Action::Build(slot) => {
            html! { (icon(glyph::building(slot.building()))) span { (names::name(scene, slot.building())) } (glyph::html(&vmat::slot_bits(slot))) }
        }
        Action::Pay(units) => html! { b { (units) } (paid(scene)) },
        Action::Resource(good) => {
            html! { (tinted(glyph::good(good))) span { (names::name(scene, good)) } }
        }
        Action::Flip(paper) => {
            html! { (icon("flip")) (icon(super::ends::paper(paper))) span { (names::name(scene, paper)) } }
        }
        Action::Choose(option) => {
            effect(scene, option).unwrap_or_else(|| html! { span { (said()) } })
        }
        Action::Ribbon(ribbon) => {
            html! { i class=(scroll::class(Some(ribbon))) {} span { (said()) } }
        }
        Action::Award(merit) => html! { (given(scene, merit)) span { (said()) } },
        Action::Workshop => {
            html! { (glyph::html(&vmat::slot_bits(Slot::HireDiscard))) span { (said()) } }
        }
        Action::Afar { primary, segment } => act(scene, own, primary, Some(segment)),
        // They lie anywhere in the deck.
        Action::Trigger(_) if matches!(scene.view.ask, Frame::Reckoning(_)) => {
            html! { span { (said()) } }
        }
        Action::Bump(seat) => {
            html! { (disc(seat)) span { (scene.name(seat)) } (consoled(scene)) }
        }
        Action::Go(direction) => {
            html! { (icon(if direction == viscounts::Direction::Clockwise { "next" } else { "prev" })) span { (said()) } (chain(scene, action)) }
        }
        Action::Rearrange(order) => html! { (arranged(scene, own, order)) },
        _ => return None,
    })
}

/// One of several effects: its icons and its words.
fn effect(scene: &At<'_>, option: u8) -> Option<Markup> {
    let Frame::Choice(ask) = scene.view.ask else { return None };
    let steps = ask.effects().get(usize::from(option).checked_sub(1)?)?;
    let words = chosen(&scene.view, option, &scene.teller())?.without_rules();
    Some(html! { (glyph::html(&glyph::steps(steps))) span { (rich(scene.game, &words)) } })
}

/// The cards as they would lie, from the slot that acts to the one that drops off.
fn arranged(scene: &At<'_>, own: &PlayerView, order: Order) -> Markup {
    let title = || Viscounts::title(Action::Rearrange(order), &scene.teller()).without_rules();
    html! {
        span class="order" { @for (place, slot) in order.slots().into_iter().enumerate() {
            span class="order__slot" {
                small { (scene.texts().with("viscounts-web-slot", [("n", (place + 1).into())])) }
                @match own.slots[slot] {
                    Some(card) => { (folk::mini(scene, card)) small { (names::short(scene, card)) } },
                    None => span class="mini3" { "–" },
                }
            }
        } }
        @if order == Order::O123 { small class="ware__will" { (rich(scene.game, &title())) } }
    }
}

/// What the owner of a bumped Worker gains.
fn consoled(scene: &At<'_>) -> Markup {
    let steps = crowded(&scene.view).map(|(tier, _)| Row::Bumped(tier).steps());
    html! { @if let Some(steps) = steps { (glyph::html(&glyph::steps(steps))) } }
}

/// All that follows in the castle, tier by tier, as it is foretold.
fn chain(scene: &At<'_>, action: Action) -> Markup {
    let will = scene.will(action).map(|will| will.without_rules());
    html! { @if let Some(will) = will { small class="ware__will" { (rich(scene.game, &will)) } } }
}

/// An action with its icons and what it would reach; and what a dismissal adds.
fn act(scene: &At<'_>, own: &PlayerView, primary: Primary, from: Option<Segment>) -> Markup {
    let deed = scene.ahead.deeds.iter().find(|deed| deed.primary == primary && deed.from == from);
    let far = from.filter(|&segment| own.viscount.map(Space::segment) != Some(segment));
    html! {
        i class={ "k k--" (primary.icon()) } { (icon(glyph::primary(primary))) }
        span class="act__name" { (names::name(scene, primary)) @if from.is_some() { small { (scene.texts().get("viscounts-web-dismissing")) @if let Some(far) = far { " · " (names::name(scene, far)) } } } }
        @if let Some(deed) = deed { span class="act__worth" { (worth(scene, own, deed)) } }
    }
}

fn worth(scene: &At<'_>, own: &PlayerView, deed: &Deed) -> Markup {
    let at = own.viscount;
    let trade = at.and_then(|space| scene.view.trade(space));
    let bits = at
        .map(|space| space::yields(scene, space.segment(), trade, &deed.yields))
        .unwrap_or_default();
    html! {
        b { (deed.icons) } (icon(glyph::primary(deed.primary)))
        @if deed.reach > deed.icons { " +" b { (deed.reach - deed.icons) } (tinted(vmat::pays(deed.primary))) }
        @if let Some(price) = deed.dismissal { " −" b { (price) } (tinted("coin")) }
        " → " (glyph::html(&bits))
    }
}

/// What the card of a merit gives its holder.
fn given(scene: &At<'_>, merit: Merit) -> Markup {
    let award = scene.view.gates.as_ref().and_then(|gates| gates.awards[merit.index()]);
    html! { @if let Some(award) = award { (glyph::html(&gates::gift(award))) } }
}

/// What one exchange brings where the Viscount stands.
fn exchanged(scene: &At<'_>, own: &PlayerView) -> Markup {
    let trade = own.viscount.and_then(|space| scene.view.trade(space));
    html! { @if let Some(trade) = trade { (tinted(glyph::trade(trade))) } }
}

fn cost(scene: &At<'_>, workers: u8) -> Markup {
    let cost = WORKER_COSTS[usize::from(workers.clamp(1, 4)) - 1];
    html! { (scene.texts().get("viscounts-web-takes")) " " (cost) (icon("noble")) }
}

fn paid(scene: &At<'_>) -> Markup {
    html! { @if let Frame::Pay(pay) = scene.view.ask { (tinted(glyph::good(pay.good))) span { (names::name(scene, pay.good)) } } }
}
