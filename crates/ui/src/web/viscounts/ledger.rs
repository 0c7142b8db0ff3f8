//! What a seat owns, in a row: silver, resources, Workers, Debts and Deeds.

use maud::{Markup, html};
use viscounts::{Good, Viscounts, view::PlayerView};

use super::{
    super::{
        parts::{icon, tinted},
        scene::Scene,
    },
    glyph, names,
};
use crate::viscounts::Unit;

/// A picture, how many, how many of them are flipped, a name, and its explanation.
pub(super) type Entry = (Markup, u16, Option<u16>, String, String);

/// All entries of a seat.
pub(super) fn entries(scene: &Scene<'_, Viscounts>, own: &PlayerView) -> Vec<Entry> {
    let texts = scene.texts();
    let goods = Good::ALL.into_iter().map(|good| {
        (
            tinted(glyph::good(good)),
            own.goods[&good],
            None,
            names::name(scene, good),
            format!("tip-good-{good}"),
        )
    });
    let silver = (
        tinted("coin"),
        own.silver,
        None,
        names::name(scene, Unit::Silver),
        "tip-silver".to_owned(),
    );
    std::iter::once(silver)
        .chain(goods)
        .chain([
            (
                icon("worker"),
                own.workers.into(),
                None,
                texts.get("viscounts-web-workers"),
                "tip-workers".to_owned(),
            ),
            (
                icon("debt"),
                own.unpaid,
                Some(own.paid),
                texts.get("viscounts-web-own-debts"),
                "tip-debts".to_owned(),
            ),
            (
                icon("deed"),
                own.acquired,
                Some(own.approved),
                texts.get("viscounts-web-own-deeds"),
                "tip-deeds".to_owned(),
            ),
        ])
        .collect()
}

/// The row on a mat.
pub(super) fn ledger(scene: &Scene<'_, Viscounts>, own: &PlayerView) -> Markup {
    html! {
        span class="goods goods--7" {
            @for (picture, count, flipped, name, _) in entries(scene, own) {
                span .none[count == 0 && flipped.unwrap_or(0) == 0] title=(name) {
                    (picture) span { (count) @if let Some(flipped) = flipped { i { "/" (flipped) } } } span class="sr" { " " (name) }
                }
            }
        }
    }
}
