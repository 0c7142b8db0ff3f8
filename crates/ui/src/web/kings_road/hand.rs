//! The hand: eleven cards, those chosen in front.

use engine::Seat;
use kings_road::{Card, KingsRoad, Region, view::PlayerView};
use maud::{Markup, html};

use super::{
    super::{
        button::judged,
        card::{self, Lies},
        game::Sayings,
        parts::{art, icon},
        scene::Scene,
    },
    DECLINE, card_title, name, region_art,
};
use crate::Rich;

/// Every card of a set, in the order in which a hand is held.
fn cards() -> impl Iterator<Item = Card> {
    let special = [Card::Knight, Card::Dragon, Card::Witch];
    Region::ALL.into_iter().map(Card::Region).chain(special)
}

/// The hand of the seat; while its cards lie face down, they are shown laid.
pub(super) fn hand(scene: &Scene<'_, KingsRoad>, seat: Seat) -> Markup {
    let own = &scene.view.players[seat.index()];
    let laid = own.commitment.unwrap_or_default();
    let label = if laid.is_empty() { "web-in-this-order" } else { "web-face-down" };
    let in_front = html! {
        @for (index, of) in laid.cards().enumerate() { (card(scene, own, of, Lies::Laid(Some(index + 1)))) }
    };
    let held = |card: &Card| !laid.cards().any(|other| other.is_same_piece(*card));
    html! {
        (card::row(&scene.texts().get(label), &in_front))
        @for (index, of) in cards().enumerate().filter(|(_, card)| held(card)) {
            (card(scene, own, of, Lies::Held(index)))
        }
    }
}

fn card(scene: &Scene<'_, KingsRoad>, own: &PlayerView, card: Card, lies: Lies) -> Markup {
    let used = is_used(own, card);
    card::Card {
        look: "card",
        target: code(card),
        key: code(card),
        label: label(scene, card, used),
        say: Some(does(scene, card)),
        puts: puts(card),
        barred: used && matches!(lies, Lies::Held(_)),
        face: face(scene, card),
        lies,
    }
    .draw(scene)
}

/// Whether a card that works once in a match has done so.
pub(super) const fn is_used(own: &PlayerView, card: Card) -> bool {
    match card {
        Card::Dragon => !own.dragon,
        Card::Witch => !own.witch,
        _ => false,
    }
}

/// The drawing on a card.
pub(super) const fn drawing(card: Card) -> &'static str {
    match card {
        Card::Region(region) => region_art(region),
        Card::Knight | Card::KnightDeclined => "sp-knight",
        Card::Dragon => "sp-dragon",
        Card::Witch => "sp-witch",
    }
}

/// The picture of a card.
fn face(scene: &Scene<'_, KingsRoad>, card: Card) -> Markup {
    let number = if let Card::Region(region) = card { Some(region.number()) } else { None };
    card::face(number, &art(drawing(card)), &card_title(scene, card))
}

/// Both forms of the Knight are one card in the hand.
fn code(card: Card) -> String {
    if card.is_knight() { Card::Knight.to_string() } else { card.to_string() }
}

/// Where the page shows what the card would bring: at its region, with the card before it, or at
/// the ribbon of the Dragon.
fn puts(card: Card) -> Option<String> {
    match card {
        Card::Region(region) => Some(region.to_string()),
        Card::Knight => Some("before".to_owned()),
        Card::Dragon => Some(card.to_string()),
        Card::KnightDeclined | Card::Witch => None,
    }
}

/// What choosing the card will do.
fn does(scene: &Scene<'_, KingsRoad>, card: Card) -> String {
    let texts = scene.texts();
    match card {
        Card::Region(region) => {
            texts.with("web-kings-road-does-region", [("to", to(scene, region).into())])
        }
        Card::Dragon => {
            let next = scene.view.king.onward(usize::from(scene.view.dragons) + 1);
            texts.with("web-kings-road-does-dragon", [("region", name(scene, next).into())])
        }
        Card::Knight | Card::KnightDeclined => texts.get("web-kings-road-does-knight"),
        Card::Witch => texts.get("web-kings-road-does-witch"),
    }
}

fn label(scene: &Scene<'_, KingsRoad>, card: Card, used: bool) -> String {
    let title = card_title(scene, card);
    let said = if used { scene.texts().get("web-kings-road-used") } else { does(scene, card) };
    format!("{title}. {said}")
}

/// The secondary choice with the Knight: his marker stays at home (KRD-4.7).
pub(super) fn decline(scene: &Scene<'_, KingsRoad>) -> Markup {
    let texts = scene.texts();
    let inside = html! { (icon("knight")) (texts.get("web-kings-road-decline")) };
    if scene.is_past() {
        return judged(scene, DECLINE, &inside);
    }
    html! {
        button class="btn btn--toggle" type="button" data-target=(DECLINE) data-instead="KNIGHT"
            data-only-with="KNIGHT" data-say=(texts.get("web-kings-road-does-decline"))
            aria-pressed="false" hidden { (inside) }
    }
}

/// That the Witch is laid alone, as long as the seat has her.
pub(super) fn witch(scene: &Scene<'_, KingsRoad>, seat: Seat) -> Option<Rich> {
    let held = scene.view.players[seat.index()].witch;
    held.then(|| scene.teller().say("web-kings-road-witch-alone", []))
}

fn hint(scene: &Scene<'_, KingsRoad>, seat: Seat) -> String {
    let hint = scene.teller().say("web-kings-road-hint", []);
    Rich::row([hint].into_iter().chain(witch(scene, seat))).words()
}

/// What the Knight says right behind a region (KRD-4.6).
fn behind(scene: &Scene<'_, KingsRoad>) -> Vec<(String, String, String)> {
    let said = |region: Region| {
        let to = [("to", to(scene, region).into())];
        scene.texts().with("web-kings-road-does-knight-behind", to)
    };
    let knight = code(Card::Knight);
    Region::ALL.map(|region| (knight.clone(), region.name().to_owned(), said(region))).into()
}

fn to(scene: &Scene<'_, KingsRoad>, region: Region) -> String {
    Rich::parse(&scene.texts().named(region, crate::Form::To)).plain()
}

/// What the prompt says while cards are picked.
pub(super) fn sayings(scene: &Scene<'_, KingsRoad>, seat: Seat) -> Sayings {
    let texts = scene.texts();
    let due = scene.view.players[seat.index()].cards_to_choose;
    let more = |left: u8| {
        let key =
            if left == due { "kings-road-prompt-choose" } else { "web-kings-road-choose-more" };
        Rich::parse(&texts.with(key, [("cards", left.into())])).plain()
    };
    let ready = texts.get("web-kings-road-ready");
    Sayings {
        left: std::iter::once(ready).chain((1..=due).map(more)).collect(),
        hint: hint(scene, seat),
        ready: texts.get("web-kings-road-swap"),
        confirm: Some(texts.get("web-kings-road-lay-down")),
        behind: behind(scene),
    }
}
