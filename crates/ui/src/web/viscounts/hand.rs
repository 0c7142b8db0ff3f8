//! The desk: what is asked, the cards on the board and in hand, the townsfolk, and the player board.

use engine::Seat;
use maud::{Markup, html};
use viscounts::{Card, Frame, Viscounts, view::PlayerView};

use super::{
    super::{
        button::{Button, Name},
        parts::icon,
        scene::Scene,
        store::{Item, store},
        tabs::{Tab, tabs},
    },
    folk, gates, ledger, pairs, pile, vmat, wares,
};

type At<'a> = Scene<'a, Viscounts>;

/// Tabs of the seat.
pub(super) fn hand(scene: &At<'_>, seat: Seat) -> Markup {
    let own = &scene.view.players[seat.index()];
    let tab = |key: &'static str, count: usize, inside: Markup| Tab {
        key,
        name: scene.texts().get(&format!("viscounts-web-tab-{key}")),
        count,
        inside,
    };
    let asked = asked(scene, own).map(|(count, inside)| tab("ask", count, inside));
    let open = if asked.is_some() { "ask" } else { front(scene) };
    let always = [
        tab("cards", own.cards, cards(scene, own)),
        tab(
            "folk",
            scene.view.segments.iter().filter(|at| at.top.is_some()).count(),
            pile::at_desk(scene),
        ),
        tab("mat", usize::from(own.workers), vmat::vmat(scene, own)),
    ];
    let gates = scene.view.gates.as_ref().map(|gates| {
        tab("gates", gates.row.iter().flatten().count(), gates::at_desk(scene, gates))
    });
    let all: Vec<Tab> = asked.into_iter().chain(always).chain(gates).collect();
    html! { (purse(scene, own)) (tabs(&all, open)) }
}

/// Choices that lie neither on the board nor in the hand.
fn asked(scene: &At<'_>, own: &PlayerView) -> Option<(usize, Markup)> {
    match scene.view.ask {
        _ if !scene.is_asked() => None,
        Frame::Pairs(_) => Some(pairs::pairs(scene)),
        Frame::PurgeDeck(_) => Some((
            own.unseen.len(),
            html! { @for (place, &(card, _)) in folk::alike(&own.unseen).iter().enumerate() { (held(scene, card, place)) } },
        )),
        _ => wares::wares(scene, own),
    }
}

/// What the table asks for now.
fn front(scene: &At<'_>) -> &'static str {
    match scene.view.ask {
        Frame::Hire(_) | Frame::HireHere(_) | Frame::Recruit if scene.is_asked() => "folk",
        Frame::Welcome(_) | Frame::Refuse(_) if scene.is_asked() => "gates",
        _ => "cards",
    }
}

fn held(scene: &At<'_>, card: Card, place: usize) -> Markup {
    folk::card(scene, card, format!("card-{card}"), place)
}

/// Cards on the board from left to right, cards in hand, and both piles.
fn cards(scene: &At<'_>, own: &PlayerView) -> Markup {
    let texts = scene.texts();
    let hand = own.hand.as_deref().unwrap_or(&[]);
    html! {
        @for (place, card) in own.slots.iter().enumerate() {
            div class="vslot vslot--board" {
                p class="slot__label" { (texts.with("viscounts-web-slot", [("n", (place + 1).into())])) }
                @match card {
                    Some(card) => (folk::laid(scene, *card, place)),
                    None => (empty_slot(place)),
                }
                @if place < 2 { i class="vslot__next" aria-hidden="true" { (icon("next")) } }
            }
        }
        i class="hand__sep" aria-hidden="true" {}
        @for (place, &(card, copies)) in folk::alike(hand).iter().enumerate() {
            div class="vslot" {
                p class="slot__label" {
                    @if place == 0 { (texts.get("viscounts-web-in-hand")) }
                    @if copies > 1 { b class="slot__copies" { "×" (copies) } }
                }
                (held(scene, card, place))
            }
        }
        (decks(scene, own))
    }
}

/// A slot without a card shows the icons that are printed there (VIS-6.7).
fn empty_slot(place: usize) -> Markup {
    html! { span class="slot__none" { (folk::roundels(viscounts::board::STARTING_ICONS[place])) } }
}

/// Draw pile and discard pile; the top of the draw pile can be discarded or destroyed unseen.
fn decks(scene: &At<'_>, own: &PlayerView) -> Markup {
    let texts = scene.texts();
    let draw = html! { b { (own.draw_pile) } (texts.get("viscounts-web-draw")) };
    let button = Button {
        class: "deck deck--draw",
        target: TOP,
        now: false,
        name: Name::Written,
        with: None,
        tip: Some("tip-decks"),
    };
    html! {
        div class="decks" {
            @if scene.can(TOP) { (button.draw(scene, &draw)) } @else { span class="deck deck--draw" data-tip="tip-decks" { (draw) } }
            button class="deck" type="button" data-tip="tip-discard" aria-describedby="tip-discard" { b { (own.discard_pile.len()) } (texts.get("viscounts-web-discard")) }
        }
    }
}

/// The top of the draw pile, unseen.
pub(super) const TOP: &str = "deck-top";

fn purse(scene: &At<'_>, own: &PlayerView) -> Markup {
    let item = |(picture, count, _, name, tip): ledger::Entry| Item {
        picture,
        count,
        name,
        tip,
        target: String::new(),
        now: false,
        beside: html! {},
    };
    store(scene, ledger::entries(scene, own).into_iter().map(item))
}
