//! What a region or a card is, how it stands now, and the rule it follows.

use kings_road::{Card, KingsRoad, Outlook, Region};
use maud::{Markup, html};

use super::{
    super::{
        parts::{icon, rule_link, who},
        scene::Scene,
    },
    card_title, is_to_be_scored, name, steps_ahead,
};

/// A region: what it pays, and what it would bring each seat if it were scored now.
pub(super) fn region(scene: &Scene<'_, KingsRoad>, region: Region) -> Markup {
    let texts = scene.texts();
    let seats = u8::try_from(scene.view.players.len()).expect("few seats");
    let paid: Vec<String> = region.paid_places(seats).iter().map(ToString::to_string).collect();
    let scored = is_to_be_scored(scene, region);
    let outlook = scene.view.outlook(region);
    let steps = steps_ahead(scene, region);
    html! {
        div class="tip" id={ "tip-" (region) } role="tooltip" {
            h3 {
                (name(scene, region))
                @if scored { small { (texts.get("web-kings-road-scored-now")) } }
            }
            p { (texts.with("web-kings-road-region-say",
                [("values", paid.join(", ").into()), ("steps", steps.into())])) }
            @if outlook.is_empty() { p class="muted" { (texts.get("web-kings-road-nobody")) } }
            @else { table { @for line in &outlook { (seat_line(scene, line)) } } }
            footer {
                span { (texts.with("web-kings-road-places-paid", [("n", paid.len().into())])) }
                (rule_link(scene.game, "KRD-5.5"))
            }
        }
    }
}

fn seat_line(scene: &Scene<'_, KingsRoad>, line: &Outlook) -> Markup {
    let texts = scene.texts();
    let (first, last) = line.places;
    let place = if first == last { first.to_string() } else { format!("{first}–{last}") };
    html! {
        tr {
            td {
                (who(line.seat, scene.name(line.seat)))
                @if line.noble {
                    " " span class="muted" {
                        (texts.with("web-kings-road-and-noble", [("n", line.placed.into())]))
                    }
                }
            }
            td {
                b { (line.influence) } " → "
                (texts.with("web-kings-road-place", [("place", place.into())])) " "
                b { (line.points) }
                @if line.bonus > 0 {
                    " " span class="chip chip--plus" title=(texts.get("web-kings-road-bonus")) {
                        "+" (line.bonus) (icon("noble"))
                    }
                }
            }
        }
    }
}

/// A special card: what it does, and why it is not to be had any more.
pub(super) fn special(scene: &Scene<'_, KingsRoad>, card: Card) -> Markup {
    let texts = scene.texts();
    let own = scene.desk.map(|seat| &scene.view.players[seat.index()]);
    let (key, rule, used) = match card {
        Card::Dragon => ("dragon", "KRD-4.8", own.is_some_and(|own| !own.dragon)),
        Card::Witch => ("witch", "KRD-4.9", own.is_some_and(|own| !own.witch)),
        _ => ("knight", "KRD-4.6", false),
    };
    html! {
        div class="tip" id={ "tip-" (card) } role="tooltip" {
            h3 { (card_title(scene, card)) @if used { small { (texts.get(&format!("web-kings-road-{key}-gone"))) } } }
            p { (texts.get(&format!("web-kings-road-{key}-say"))) }
            @if used {
                p class="whynot" { (icon("why")) span { (texts.get("web-kings-road-used")) } }
            }
            footer { span {} (rule_link(scene.game, rule)) }
        }
    }
}
