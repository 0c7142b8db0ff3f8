//! How near the end is, and the cards that the best take: beside the board, or in a line.

use engine::Seat;
use maud::{Markup, html};
use viscounts::{Paper, Ribbon, Viscounts, ahead::Places, board::cards_above};

use super::{
    super::{
        parts::{disc, icon as picture},
        plate::{Bit, icon},
        scene::Scene,
        spot::Spot,
        wood,
    },
    gates, glyph, names, scroll, site,
};
use crate::viscounts::{Bonus, Landmark};

type At<'a> = Scene<'a, Viscounts>;

/// Cards left above the end of a pile, and how many there were.
pub(super) fn left(scene: &At<'_>, paper: Paper) -> (u8, u8) {
    let (debts, deeds) = cards_above(site::players(scene));
    match paper {
        Paper::Debt => (scene.view.debts, debts),
        Paper::Deed => (scene.view.deeds, deeds),
    }
}

/// The icon of a paper.
pub(super) const fn paper(paper: Paper) -> &'static str {
    match paper {
        Paper::Debt => "debt",
        Paper::Deed => "deed",
    }
}

/// Who has the Cleric Bonus Card of a ribbon.
pub(super) fn holder(scene: &At<'_>, ribbon: Ribbon) -> Option<Seat> {
    scene
        .view
        .players
        .iter()
        .find(|player| player.bonus.contains(&ribbon))
        .map(|player| player.seat)
}

/// What the card under a pile would bring whom, if it were revealed now (VIS-17.2).
pub(super) fn places<'a>(scene: &'a At<'_>, pile: Paper) -> &'a Places {
    &scene.ahead.places[pile.index()]
}

/// Both piles and the prizes, in the corner of the wide plate.
///
/// With Gates of Gold the Castle Leader lies among the cards of that ([`gates::margin`]).
pub(super) fn corner(scene: &At<'_>) -> Markup {
    let gates = scene.view.gates.is_some();
    html! {
        (end(scene, Paper::Debt, 12.0))
        (end(scene, Paper::Deed, 60.0))
        @if !gates { (prize(scene, "tip-leader", &names::name(scene, Landmark::Leader), 14.0, scene.view.leader, &html! { (icon("king", 17.0, 115.0, 24.0)) })) }
        @for (column, ribbon) in (u8::from(!gates)..).zip(Ribbon::ALL) {
            @let x = 14.0 + 36.0 * f64::from(column);
            (prize(scene, &format!("tip-bonus-{ribbon}"), &names::name(scene, Bonus(ribbon)), x, holder(scene, ribbon), &html! {
                path class={ "b-ribbon-" (ribbon) } d={ "M" (x + 8.0) " 114h14v26l-7-6-7 6z" } {}
            }))
        }
    }
}

fn end(scene: &At<'_>, paper: Paper, y: f64) -> Markup {
    let (left, of) = left(scene, paper);
    let texts = scene.texts();
    let args = || [("left", left.into()), ("of", of.into())];
    let (first, second) = (
        texts.with(&format!("viscounts-web-{paper}s-of"), args()),
        texts.get(&format!("viscounts-web-{paper}s-to")),
    );
    let line = |text: &str, dy: f64| {
        let narrow = glyph::fit(text, 15.0, 98.0);
        html! { text class="b-ui b-start" font-size="15" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] x="84" y=(y + dy) { (text) } }
    };
    let gains = places(scene, paper).seats.iter();
    let gains = gains.map(|&(seat, points)| format!(" {} +{points}.", scene.name(seat)));
    let label =
        texts.with(&format!("viscounts-web-{paper}s-label"), args()) + &gains.collect::<String>();
    Spot::new(format!("tip-{paper}s"), label).draw(
        scene,
        &html! {
            rect class="ring" x="10" y=(y - 3.0) width="178" height="48" rx="8" {}
            rect .b-plate .b-plate--near[left <= 3] x="13" y=(y) width="172" height="42" rx="6" {}
            text class="b-mid" font-size="28" x="34" y=(y + 22.0) { (left) }
            (icon(self::paper(paper), 54.0, y + 9.0, 25.0))
            (line(&first, 18.0)) (line(&second, 34.0))
            (standings(places(scene, paper), y))
        },
    )
}

/// Beside a pile: who has flipped most of the other kind, with the points of the card under it; the points
/// alone as long as nobody has flipped any.
fn standings(places: &Places, y: f64) -> Markup {
    let step = |at: usize| f64::from(u8::try_from(at).unwrap_or(0));
    html! {
        @if places.seats.is_empty() {
            @let all: Vec<String> = places.points.iter().map(i32::to_string).collect();
            (glyph::draw(&[Bit::Text(all.join("/")), Bit::Icon("vp")], (229.0, y + 21.0), 15.0))
        }
        @for (at, (seat, points)) in places.seats.iter().enumerate() {
            @let (x, y) = (192.0 + 38.0 * step(at % 2), y + 10.5 + 21.0 * step(at / 2));
            (wood::disc(*seat, x + 7.0, y, 8.0))
            text class="b-ui b-start" font-size="15" x=(x + 18.0) y=(y + 0.5) dominant-baseline="central" { (points) }
        }
    }
}

fn prize(
    scene: &At<'_>,
    tip: &str,
    name: &str,
    x: f64,
    holder: Option<Seat>,
    inside: &Markup,
) -> Markup {
    let label =
        holder.map_or_else(|| name.to_owned(), |seat| format!("{name}: {}", scene.name(seat)));
    Spot::new(tip, label).draw(
        scene,
        &html! {
            rect class="ring" x=(x - 3.0) y="106" width="36" height="42" rx="6" {}
            rect class="b-plate" x=(x) y="109" width="30" height="36" rx="4" {}
            (inside)
            @if let Some(seat) = holder { (wood::disc(seat, x + 26.0, 141.0, 9.0)) }
        },
    )
}

/// The same in a line, for plates without a margin.
pub(super) fn strip(scene: &At<'_>) -> Markup {
    let note = |tip: String, inside: Markup| html! { button class="note" type="button" data-tip=(tip) aria-describedby=(tip) { (inside) } };
    html! {
        @for of in Paper::ALL {
            @let (left, _) = left(scene, of);
            (note(format!("tip-{of}s"), html! { (picture(paper(of))) b { (left) } (scene.texts().get(&format!("viscounts-web-{of}s-left"))) }))
        }
        @for (tip, inside) in gates::notes(scene) { (note(tip, inside)) }
        @if scene.view.gates.is_none() { (note("tip-leader".to_owned(), html! { (picture("king")) @if let Some(seat) = scene.view.leader { (disc(seat)) } span class="sr" { (names::name(scene, Landmark::Leader)) } })) }
        @for ribbon in Ribbon::ALL {
            (note(format!("tip-bonus-{ribbon}"), html! { i class=(scroll::class(Some(ribbon))) {} @if let Some(seat) = holder(scene, ribbon) { (disc(seat)) } span class="sr" { (names::name(scene, Bonus(ribbon))) } }))
        }
    }
}
