//! The set-up: player cards with their heroes, of which everybody takes one (VIS-2.10).

use maud::{Markup, html};
use viscounts::{Good, Pair, Viscounts};

use super::{
    super::{
        button::{Button, Name},
        parts::{icon, rich, tinted},
        scene::Scene,
    },
    folk, glyph, names,
};
use crate::viscounts::{card_in_brief, player_card_does};

/// How many pairs lie in the row, and what they look like.
pub(super) fn pairs(scene: &Scene<'_, Viscounts>) -> (usize, Markup) {
    let all = &scene.view.pairs;
    (all.len(), html! { @for &pair in all { (one(scene, pair)) } })
}

/// What the hero can do; what one begins with stands there as icons, and in words in the explanation.
fn does(scene: &Scene<'_, Viscounts>, pair: Pair) -> Markup {
    let teller = scene.teller();
    let said = match pair.hero {
        Some(hero) => card_in_brief(hero, &teller),
        None => player_card_does(pair.card, &teller),
    };
    rich(scene.game, &said.without_rules())
}

fn one(scene: &Scene<'_, Viscounts>, pair: Pair) -> Markup {
    let target = format!("take-{}", pair.card);
    let tip = format!("tip-{target}");
    let start = pair.card.start();
    let counted = |count: u16, picture: Markup| html! { @if count > 0 { b { (count) } (picture) } };
    let inside = html! {
        span class="pair__goods" {
            b class="pair__no" { (pair.card) }
            (counted(start.silver, tinted("coin")))
            @for (good, &count) in Good::ALL.into_iter().zip(&start.goods) { (counted(count, tinted(glyph::good(good)))) }
            (counted(start.resources.into(), tinted("resource")))
            (counted(start.deeds, icon("deed"))) (counted(start.debts, icon("debt")))
            (glyph::html(&glyph::steps(start.steps)))
        }
        @if let Some(hero) = pair.hero { span class="pair__hero" { (folk::mini(scene, hero)) (names::name(scene, hero)) } }
        span class="pair__does" { (does(scene, pair)) }
    };
    Button {
        class: "ware pair",
        target: &target,
        now: false,
        name: Name::Written,
        with: None,
        tip: Some(&tip),
    }
    .draw(scene, &inside)
}
