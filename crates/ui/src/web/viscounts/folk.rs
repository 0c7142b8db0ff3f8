//! The card of townsfolk, heroes and starting cards, at the desk.

use maud::{Markup, html};
use viscounts::{
    Card as Folk, Frame, Icon, Icons, Primary, Viscounts,
    card::{Ability, Sort},
};

use super::{
    super::{
        card::{Card, Lies},
        hyphen::hyphenated,
        parts::{icon, rich, sized_art, tinted},
        plate::Bit,
        scene::Scene,
    },
    gates, glyph, names,
};
use crate::viscounts::{card_in_brief, hired_in_brief};

type At<'a> = Scene<'a, Viscounts>;

/// Icons one by one.
pub(super) fn listed(icons: Icons) -> Vec<Icon> {
    let many = |icon: Icon| std::iter::repeat_n(icon, icons.count(icon).into());
    Icon::ALL.into_iter().flat_map(many).collect()
}

/// The trade that a card is drawn as: what it has most of, the rarer first.
pub(super) fn trade(icons: Icons) -> Icon {
    let order = [Icon::Criminal, Icon::Noble, Icon::Cleric, Icon::Build, Icon::Trade];
    let most = order.into_iter().map(|icon| icons.count(icon)).max().unwrap_or(0);
    order.into_iter().find(|&icon| icons.count(icon) == most).unwrap_or(Icon::Trade)
}

/// The colour behind a card: that of its trade, but for those that are no townsfolk (VGG-1.4).
pub(super) fn sky(card: Folk) -> &'static str {
    match card.sort() {
        Sort::Outsider => "outsider",
        Sort::Order => "order",
        _ => trade(card.icons()).name(),
    }
}

/// When the ability of a card works; that of an Outsider at the end.
pub(super) fn moment(card: Folk) -> &'static str {
    match card.ability() {
        Ability::Instant(_) => "instant",
        Ability::DropOff(_) => "dropoff",
        Ability::None => "flag",
        _ => "lasting",
    }
}

/// What a card can do, as icons.
pub(super) fn does(card: Folk) -> Vec<Bit> {
    let of = |primary: Primary| Bit::Icon(glyph::primary(primary));
    match card.ability() {
        Ability::None => gates::brings(card),
        Ability::Instant(steps) | Ability::DropOff(steps) => glyph::steps(steps),
        Ability::At(moment, steps) => glyph::at(moment, steps),
        Ability::ConvertsTrade(primary) => {
            vec![glyph::text(2), Bit::Icon("trade"), glyph::text("→"), of(primary)]
        }
        Ability::PaysWithSilver(primary) => {
            vec![glyph::text(2), Bit::Icon("coin"), glyph::text("→"), of(primary)]
        }
        Ability::PaysWithAll(primary) => vec![Bit::Icon("resource"), glyph::text("→"), of(primary)],
        Ability::DoublesPayment(primary) => vec![glyph::text("1 → 2"), of(primary)],
        Ability::HandLimit => vec![glyph::text("+1"), Bit::Icon("hand")],
        Ability::MoveBonus => vec![glyph::text("+1"), Bit::Icon("step")],
        Ability::DismissAnywhere => vec![Bit::Icon("dismiss"), glyph::text("↔")],
    }
}

/// The icons of a card as roundels.
pub(super) fn roundels(icons: Icons) -> Markup {
    html! { @for kind in listed(icons) { i class={ "k k--" (kind) } { (icon(glyph::kind(kind))) } } }
}

/// A King's Order on a board: it is like those in hand, but cannot be played.
pub(super) const LAID_ORDER: &str = "laid-order";

/// A card of a player board, by its slot. Orders are told apart by where they lie.
pub(super) fn laid(scene: &At<'_>, card: Folk, slot: usize) -> Markup {
    let lies = if slot == 0 { Lies::Acting } else { Lies::Laid(None) };
    if card.sort() != Sort::Order {
        return lying(scene, card, format!("card-{card}"), lies);
    }
    let key = format!("{LAID_ORDER}-{slot}");
    Card { key, ..drawn(scene, card, LAID_ORDER.to_owned(), lies) }.draw(scene)
}

/// A card at the desk that can be chosen.
pub(super) fn card(scene: &At<'_>, card: Folk, target: String, place: usize) -> Markup {
    lying(scene, card, target, Lies::Held(place))
}

/// A card at the desk, wherever it lies.
fn lying(scene: &At<'_>, card: Folk, target: String, lies: Lies) -> Markup {
    drawn(scene, card, target, lies).draw(scene)
}

fn drawn(scene: &At<'_>, card: Folk, target: String, lies: Lies) -> Card {
    let say = scene.say(&target);
    Card {
        barred: false,
        look: "folk",
        label: label(scene, card),
        say,
        puts: Some(format!("ride-{card}")),
        face: face(scene, card),
        key: target.clone(),
        target,
        lies,
    }
}

/// Name and text of a card.
pub(super) fn label(scene: &At<'_>, card: Folk) -> String {
    format!(
        "{}. {}",
        names::name(scene, card),
        crate::viscounts::card_does(card, &scene.teller()).words()
    )
}

/// Cost, hire effect, bust, icons, name and ability.
pub(super) fn face(scene: &At<'_>, card: Folk) -> Markup {
    let trade = trade(card.icons());
    let hired = glyph::steps(card.hire_effect());
    html! {
        span class="folk__cost" aria-hidden="true" { (card.cost()) }
        @if card.sort() == Sort::Outsider { span class="folk__hire folk__hire--all" aria-hidden="true" { (icon("refuse")) (glyph::html(&hired)) } }
        @else if let Some(Bit::Icon(name)) = hired.last() { span class="folk__hire" aria-hidden="true" { (tinted(name)) } }
        span class={ "folk__art folk__art--" (sky(card)) } aria-hidden="true" { @if card.sort() == Sort::Order { (tinted("order")) } @else { (sized_art(&format!("f-{trade}"), 60.0, 52.0)) } }
        span class="folk__icons" aria-hidden="true" { (roundels(card.icons())) }
        span class="folk__name" aria-hidden="true" { (hyphenated(&names::short(scene, card))) }
        (text(scene, card))
    }
}

/// What a card can do; of an Outsider what refusing it brings, while that is asked.
fn text(scene: &At<'_>, card: Folk) -> Markup {
    let refused = card.sort() == Sort::Outsider && matches!(scene.view.ask, Frame::Refuse(_));
    let (sign, bits, words) = if refused {
        let words = hired_in_brief(card, &scene.teller()).unwrap_or_default();
        ("refuse", glyph::steps(card.hire_effect()), words)
    } else {
        (moment(card), does(card), card_in_brief(card, &scene.teller()))
    };
    html! {
        @if !bits.is_empty() {
            span class="folk__does" aria-hidden="true" {
                span class="folk__kind" { (icon(sign)) (glyph::html(&bits)) }
                span class="folk__text" { (rich(scene.game, &words.without_rules())) }
            }
        }
    }
}

/// Cards by name, with cost and icons, each once and how many there are of it.
pub(super) fn listing(scene: &At<'_>, cards: &[Folk]) -> Markup {
    html! {
        @if cards.is_empty() { p { "–" } }
        p class="listing" { @for (card, copies) in alike(cards) {
            span class="laid" { span class="mini3" { (signs(card)) } (names::name(scene, card)) @if copies > 1 { b { "×" (copies) } } }
        } }
    }
}

/// Cards each once, with how many there are of it: King's Orders are all alike.
pub(super) fn alike(cards: &[Folk]) -> Vec<(Folk, usize)> {
    let mut all: Vec<(Folk, usize)> = Vec::new();
    for &card in cards {
        match all.iter_mut().find(|(of, _)| *of == card) {
            Some((_, copies)) => *copies += 1,
            None => all.push((card, 1)),
        }
    }
    all
}

/// A card in very little room: cost and icons.
pub(super) fn mini(scene: &At<'_>, card: Folk) -> Markup {
    let name = names::name(scene, card);
    html! {
        span class="mini3" title=(name) data-tip={ "tip-card-" (card) } { (signs(card)) span class="sr" { " " (name) } }
    }
}

/// The same of a card of a pile, which lies nowhere to be explained.
pub(super) fn piled(scene: &At<'_>, card: Folk) -> Markup {
    let name = names::name(scene, card);
    html! { span class="mini3" title=(name) { (signs(card)) span class="sr" { " " (name) } } }
}

fn signs(card: Folk) -> Markup {
    html! { b { (card.cost()) } @for kind in listed(card.icons()) { (icon(glyph::kind(kind))) } }
}
