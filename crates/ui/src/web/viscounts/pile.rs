//! Piles of townsfolk beside the round board, and at the desk where the board has no room for them.

use maud::{Markup, html};
use viscounts::{Card, Icon, Icons, Viscounts, view::SegmentView};

use super::{
    super::{
        plate::icon,
        scene::Scene,
        spot::Spot,
        stand::{Stand, only},
        wood::spread,
    },
    folk, glyph, names, plates,
};

type At<'a> = Scene<'a, Viscounts>;

/// Where the tip of a pile is.
pub(super) fn tip(segment: &SegmentView) -> String {
    segment
        .top
        .map_or_else(|| format!("tip-pile-{}", segment.segment), |card| format!("tip-hire-{card}"))
}

/// All piles, on the plates that have room for them.
pub(super) fn piles(scene: &At<'_>) -> Markup {
    let all = scene.view.segments.iter().enumerate();
    let on = |plate: &str| {
        html! {
            (only(plate, &html! { @for (position, segment) in all.clone() { (stand(scene, position).carry(&one(scene, segment, position, plate == "tall"))) } }))
        }
    };
    html! { (on("wide")) (on("tall")) }
}

fn stand(scene: &At<'_>, position: usize) -> Stand {
    plates::pile(position, scene.view.gates.is_some())
}

fn one(scene: &At<'_>, segment: &SegmentView, position: usize, large: bool) -> Markup {
    let (x, y) = stand(scene, position).wide;
    let spot = Spot::new(tip(segment), label(scene, segment));
    let spot = match segment.top {
        Some(card) => {
            let target = format!("hire-{card}");
            spot.say(scene.say(&target)).target(target)
        }
        None => spot,
    };
    spot.draw(scene, &html! {
        rect class="ring" x=(x - 62.0) y=(y - 5.0) width="124" height="144" rx="8" {}
        (heading(scene, segment, (x, y + 8.0), large))
        @for more in (1..segment.townsfolk.min(3)).rev() {
            @let off = f64::from(more) * 3.0;
            rect class="b-back" x=(x - 57.0 + off) y=(y + 19.0 + off) width="112" height="113" rx="6" {}
        }
        g transform={ "translate(" (x - 57.0) " " (y + 19.0) ")" } { (face(scene, segment, large)) }
    })
}

fn heading(scene: &At<'_>, segment: &SegmentView, (x, y): (f64, f64), large: bool) -> Markup {
    let text = format!("{} {}", names::name(scene, segment.segment), segment.townsfolk);
    let narrow = glyph::fit(&text, if large { 22.0 } else { 16.0 }, 112.0);
    html! { text class="b-mid b-halo" font-size="16" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] x=(x) y=(y) { (text) } }
}

/// A townsfolk card of 112 × 113, or those that are printed on the segment.
fn face(scene: &At<'_>, segment: &SegmentView, large: bool) -> Markup {
    let printed = segment.segment.printed_townsfolk();
    let of = |card: Card| (card.cost(), card.icons(), card.hire_effect());
    let (cost, icons, hired) = segment.top.map_or(printed, of);
    let hired = glyph::steps(hired);
    let trade = folk::trade(icons);
    html! {
        rect .b-plate .b-plate--name .b-plate--printed[segment.top.is_none()] width="112" height="113" rx="6" {}
        path class={ "b-sky b-sky--" (trade) } d="M1 7a6 6 0 0 1 6-6h98a6 6 0 0 1 6 6v40H1z" {}
        use class="art" href={ "#art-f-" (trade) } x="30" y="2" width="52" height="45" {}
        path class="b-line" d="M1 47h110" {}
        path class="b-flag" d="M1 1h26v32l-13-6-13 6z" {}
        text class="b-mid b-paper" font-size="17" x="14" y="14" { (cost) }
        @if !hired.is_empty() {
            path class="b-plate" d="M111 1v26H94a9 9 0 0 1-9-9V1z" {}
            @if let Some(super::super::plate::Bit::Icon(name)) = hired.last() { (icon(name, 88.0, 2.0, 21.0)) }
        }
        (roundels(icons, (56.0, 49.0), if large { 13.5 } else { 12.5 }))
        (title(scene, segment.top, large))
        @if let (Some(card), false) = (segment.top, large) {
            path class="b-line" d="M1 86h110" {}
            (icon(folk::moment(card), 16.0, 90.0, 19.0))
            (glyph::draw_within(folk::does(card), (70.0, 100.0), 74.0))
        }
    }
}

/// Icons in their colours, in a row.
pub(super) fn roundels(icons: Icons, (x, y): (f64, f64), r: f64) -> Markup {
    let all: Vec<Icon> = folk::listed(icons);
    html! { @for (index, kind) in all.iter().enumerate() {
        @let at = x + spread(index, all.len()) * (2.0 * r + 2.0);
        circle class={ "b-kind b-kind--" (kind) } cx=(at) cy=(y) r=(r) {}
        g class={ "b-kind-ink b-kind-ink--" (kind) } { (icon(glyph::kind(*kind), at - r * 0.68, y - r * 0.68, r * 1.36)) }
    } }
}

fn title(scene: &At<'_>, card: Option<Card>, large: bool) -> Markup {
    let text = card.map_or_else(
        || scene.texts().get("viscounts-web-printed"),
        |card| names::short(scene, card),
    );
    let narrow = glyph::fit(&text, if large { 22.0 } else { 16.0 }, 106.0);
    let y = if large { 90.0 } else { 74.0 };
    html! { text class="b-mid" font-size="16" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] x="56" y=(y) { (text) } }
}

fn label(scene: &At<'_>, segment: &SegmentView) -> String {
    let name = segment.top.map_or_else(
        || scene.texts().get("viscounts-web-printed"),
        |card| names::name(scene, card),
    );
    let args = [
        ("name", name.into()),
        ("segment", names::name(scene, segment.segment).into()),
        ("n", segment.townsfolk.into()),
    ];
    scene.texts().with("viscounts-web-pile-label", args)
}

/// The piles as cards at the desk.
pub(super) fn at_desk(scene: &At<'_>) -> Markup {
    html! { @for (place, segment) in scene.view.segments.iter().enumerate() {
        div class="pile" {
            p class="slot__label" { (names::name(scene, segment.segment)) " · " (segment.townsfolk) }
            @match segment.top {
                Some(card) => (folk::card(scene, card, format!("hire-{card}"), place)),
                None => p class="slot__none muted tiny" data-tip=(tip(segment)) { (scene.texts().get("viscounts-web-printed")) }
            }
        }
    } }
}
