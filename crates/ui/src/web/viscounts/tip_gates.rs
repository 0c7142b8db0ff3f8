//! Explanations of Gates of Gold: Outsiders, King's Orders, cards beside the board, Manuscript Boards.

use maud::{Markup, html};
use viscounts::{
    Card, Viscounts,
    gates_of_gold::{Column, Desk, Merit},
    view::{GatesView, PlayerView},
};

use super::{
    super::{
        parts::{icon, who},
        scene::Scene,
        tip::{Tip, row},
    },
    columns, folk, gates, glyph, names, scroll,
    tip::sourced,
};
use crate::{
    effects::Mood,
    viscounts::{award_does, card_does, column_does, desk_does},
};

type At<'a> = Scene<'a, Viscounts>;

/// All of them; none without the expansion.
pub(super) fn tips(scene: &At<'_>) -> Vec<Tip> {
    let Some(gates) = &scene.view.gates else { return Vec::new() };
    let boards = scene.view.players.iter().filter_map(|own| Some((own, scene.view.desk(own)?)));
    let guests = gates.row.iter().flatten().map(|&card| guest(scene, card));
    let awards = Merit::ALL.into_iter().filter_map(|merit| award(scene, gates, merit));
    guests
        .chain(awards)
        .chain(Column::ALL.into_iter().map(|of| column(scene, of)))
        .chain(boards.map(|(own, desk)| board(scene, own, desk)))
        .chain([orders(scene, gates), laid_order(scene), unseen(scene, gates)])
        .collect()
}

/// An Outsider of the row: what it is in a deck, at the end, and when it is refused.
fn guest(scene: &At<'_>, card: Card) -> Tip {
    let target = gates::guest(card);
    let tip = Tip::new(format!("tip-{target}"), names::name(scene, card))
        .told(scene, &card_does(card, &scene.teller()))
        .with(html! { table {
            (row(&html! { (icon("refuse")) }, &glyph::html(&glyph::steps(card.hire_effect()))))
            (row(&html! { (icon("flag")) }, &glyph::html(&gates::brings(card))))
        } })
        .why(scene.why_not(&target));
    sourced(scene, tip, card.is_reconstructed()).rule("VGG-5.3")
}

/// A card beside the board, and how near everybody is to it.
fn award(scene: &At<'_>, gates: &GatesView, merit: Merit) -> Option<Tip> {
    let award = gates.awards[merit.index()]?;
    let holder = scene.view.holder(merit);
    let tip = Tip::new(gates::tip(merit), names::name(scene, award))
        .told(scene, &award_does(award, Mood::Does, &scene.teller()))
        .with(html! { table { (row(&glyph::html(&gates::gift(award)), &html! { b { (merit.points()) } (icon("vp")) })) } })
        .with(html! { @if let Some(seat) = holder { p { (who(seat, scene.name(seat))) } } });
    Some(sourced(scene, tip, award.is_reconstructed()))
}

fn column(scene: &At<'_>, of: Column) -> Tip {
    Tip::new(columns::tip(of), names::name(scene, of))
        .told(scene, &column_does(of, Mood::Does, &scene.teller()))
        .why(scene.why_not(&format!("use-{of}")))
        .rule("VGG-3.14")
}

/// The board of a seat: its columns, and the ribbons in them.
fn board(scene: &At<'_>, own: &PlayerView, desk: Desk) -> Tip {
    let line = |(column, ribbon)| {
        row(
            &html! { i class=(scroll::class(Some(ribbon))) {} " " (names::name(scene, column)) },
            &html! { b { (scene.view.ribbons(own, ribbon)) } },
        )
    };
    Tip::new(format!("tip-desk-{}", own.seat), names::name(scene, desk))
        .told(scene, &desk_does(desk, &scene.teller()))
        .with(html! { table class="wide" { @for one in columns::each(desk) { (line(one)) } } })
        .foot(who(own.seat, scene.name(own.seat)))
        .rule("VGG-3.2")
}

fn orders(scene: &At<'_>, gates: &GatesView) -> Tip {
    let args = [("n", gates.orders.into())];
    order(scene, "tip-order")
        .say(scene.texts().with("viscounts-web-orders-label", args))
        .why(scene.why_not(gates::ORDER))
        .rule("VGG-3.6")
}

/// An order on a board, which is not the one that can be played.
fn laid_order(scene: &At<'_>) -> Tip {
    order(scene, &format!("tip-{}", folk::LAID_ORDER))
}

fn order(scene: &At<'_>, id: &str) -> Tip {
    Tip::new(id, names::name(scene, Card::KingsOrder))
        .told(scene, &card_does(Card::KingsOrder, &scene.teller()))
}

/// Outsiders face down: which ones are still to come, and what they bring.
fn unseen(scene: &At<'_>, gates: &GatesView) -> Tip {
    let texts = scene.texts();
    Tip::new("tip-outsiders", texts.get("viscounts-web-outsiders"))
        .say(texts.with("viscounts-web-outsiders-label", [("n", gates.unseen.len().into())]))
        .say(texts.get("viscounts-web-outsiders-say"))
        .with(to_come(scene, &gates.unseen))
        .rule("VGG-7.1")
        .rule("VGG-7.3")
}

fn to_come(scene: &At<'_>, cards: &[Card]) -> Markup {
    html! { p class="to-come" { @for &card in cards { span { (names::name(scene, card)) " " (glyph::html(&gates::brings(card))) } " " } } }
}
