//! What a region or a card is, how it stands now, and the rule it follows.

use kings_road::{Card, KingsRoad, Outlook, Region};
use maud::{Markup, html};

use super::{
    super::{
        parts::{icon, who},
        scene::Scene,
        tip::{Tip, row},
    },
    card_title,
    hand::is_used,
    is_to_be_scored, name, steps_ahead,
};
use crate::Rich;

/// A region: what it pays, and what it would bring each seat if it were scored now.
pub(super) fn region(scene: &Scene<'_, KingsRoad>, region: Region) -> Markup {
    let texts = scene.texts();
    let seats = u8::try_from(scene.view.players.len()).expect("few seats");
    let paid: Vec<String> = region.paid_places(seats).iter().map(ToString::to_string).collect();
    let scored = is_to_be_scored(scene, region);
    let outlook = scene.view.outlook(region);
    let steps = steps_ahead(scene, region);
    let said = [("values", paid.join(", ").into()), ("steps", steps.into())];
    let standing = html! {
        @if outlook.is_empty() { p class="muted" { (texts.get("web-kings-road-nobody")) } }
        @else { table { @for line in &outlook { (seat_line(scene, line)) } } }
    };
    let places = texts.with("web-kings-road-places-paid", [("n", paid.len().into())]);
    Tip::new(format!("tip-{region}"), name(scene, region))
        .note(scored.then(|| texts.get("web-kings-road-scored-now")))
        .say(texts.with("web-kings-road-region-say", said))
        .with(standing)
        .foot(html! { span { (places) } })
        .rule("KRD-5.5")
        .draw(scene)
}

fn seat_line(scene: &Scene<'_, KingsRoad>, line: &Outlook) -> Markup {
    let texts = scene.texts();
    let (first, last) = line.places;
    let place = if first == last { first.to_string() } else { format!("{first}–{last}") };
    let of = html! {
        (who(line.seat, scene.name(line.seat)))
        @if line.noble {
            " " span class="muted" {
                (texts.with("web-kings-road-and-noble", [("n", line.placed.into())]))
            }
        }
    };
    let brings = html! {
        b { (line.influence) } " → "
        (texts.with("web-kings-road-place", [("place", place.into())])) " "
        b { (line.points) }
        @if line.bonus > 0 {
            " " span class="chip chip--plus" title=(texts.get("web-kings-road-bonus")) {
                "+" (line.bonus) (icon("noble"))
            }
        }
    };
    row(&of, &brings)
}

/// A special card: what it does, and why it is not to be had any more.
pub(super) fn special(scene: &Scene<'_, KingsRoad>, card: Card) -> Markup {
    let texts = scene.texts();
    let own = scene.desk.map(|seat| &scene.view.players[seat.index()]);
    let used = own.is_some_and(|own| is_used(own, card));
    let (key, rule) = match card {
        Card::Dragon => ("dragon", "KRD-4.8"),
        Card::Witch => ("witch", "KRD-4.9"),
        _ => ("knight", "KRD-4.6"),
    };
    let why = || Rich::parse(&texts.get("web-kings-road-used"));
    Tip::new(format!("tip-{card}"), card_title(scene, card))
        .note(used.then(|| texts.get(&format!("web-kings-road-{key}-gone"))))
        .say(texts.get(&format!("web-kings-road-{key}-say")))
        .why(used.then(why))
        .rule(rule)
        .draw(scene)
}
