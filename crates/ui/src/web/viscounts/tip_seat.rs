//! What is public of a seat, where its mat has no room for all of it: cards on its board, hand and
//! piles, icons, Buildings, Manuscripts.

use maud::{Markup, html};
use viscounts::{Primary, Slot, Viscounts, view::PlayerView};

use super::{
    super::{
        parts::icon,
        plate::Bit,
        scene::Scene,
        tip::{Tip, row},
    },
    automa, folk, glyph,
    ledger::ledger,
    names, vmat,
};

type At<'a> = Scene<'a, Viscounts>;

/// The explanation of a seat.
pub(super) fn tip(scene: &At<'_>, own: &PlayerView) -> Tip {
    let texts = scene.texts();
    Tip::new(format!("tip-seat-{}", own.seat), scene.name(own.seat))
        .with(ledger(scene, own))
        .with(html! { table class="wide" {
            (row(&html! { (texts.get("viscounts-web-on-board")) }, &laid(scene, own)))
            (row(&html! { (texts.get("viscounts-web-mat-icons")) }, &powers(scene, own)))
            @if !vmat::is_automa(scene, own) { (row(&html! { (texts.get("viscounts-web-in-hand")) " · " (texts.get("viscounts-web-draw")) " · " (texts.get("viscounts-web-discard")) }, &html! { b { (own.cards) } " · " b { (own.draw_pile) } " · " b { (own.discard_pile.len()) } })) }
            @if !own.discard_pile.is_empty() { (row(&html! { (texts.get("viscounts-web-discard-pile")) }, &minis(scene, own))) }
            (row(&html! { (texts.get("viscounts-web-uncovered")) }, &html! { @for &slot in &own.uncovered { (glyph::html(&uncovered(scene, own, slot))) " " } @if own.uncovered.is_empty() { "–" } }))
            (row(&html! { (texts.get("viscounts-web-mat-scrolls")) }, &vmat::ribbons(scene, own)))
        } })
        .rule("VIS-1.2")
}

/// The discard pile, which is open (VIS-0.7).
fn minis(scene: &At<'_>, own: &PlayerView) -> Markup {
    html! { span class="discards" { @for (card, _) in folk::alike(&own.discard_pile) { (folk::piled(scene, card)) } } }
}

/// What an uncovered slot gives: those of the automa give something else.
fn uncovered(scene: &At<'_>, own: &PlayerView, slot: Slot) -> Vec<Bit> {
    if vmat::is_automa(scene, own) {
        return automa::slot_bits(scene.view.options.automa.slot(slot));
    }
    vmat::slot_bits(slot)
}

/// Cards of its board by name; of the automa, its schemes.
fn laid(scene: &At<'_>, own: &PlayerView) -> Markup {
    html! {
        @if vmat::is_automa(scene, own) { (automa::board(scene)) }
        @for &card in own.slots.iter().flatten() { span class="laid" { (names::name(scene, card)) (folk::mini(scene, card)) } }
    }
}

fn powers(scene: &At<'_>, own: &PlayerView) -> Markup {
    html! { @for (primary, power) in Primary::ALL.into_iter().zip(&scene.ahead.powers[own.seat.index()]) { b { (power.icons) } (icon(glyph::primary(primary))) " " } }
}
