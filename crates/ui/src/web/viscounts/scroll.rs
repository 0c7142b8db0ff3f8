//! Manuscripts beside the inner path: what they take, their ribbon, what they bring (VIS-12).

use maud::{Markup, html};
use viscounts::{
    Manuscript, Ribbon, Viscounts,
    manuscript::{Count, Text},
    view::SegmentView,
};

use super::{
    super::{plate::Bit, scene::Scene, spot::Spot, stand::only},
    glyph, names,
    plates::{angle, polar, radius},
};

type At<'a> = Scene<'a, Viscounts>;

/// Where the tip of a pile of Manuscripts is.
pub(super) fn tip(segment: &SegmentView) -> String {
    format!("tip-scroll-{}", segment.segment)
}

/// The Manuscripts on top of their piles.
pub(super) fn scrolls(scene: &At<'_>) -> Markup {
    html! { @for (position, segment) in scene.view.segments.iter().enumerate() { (one(scene, segment, position)) } }
}

fn one(scene: &At<'_>, segment: &SegmentView, position: usize) -> Markup {
    let (x, y) = polar(angle(position) + 18.0, radius::INNER + 2.0);
    let spot = Spot::new(tip(segment), label(scene, segment));
    let spot = match segment.manuscript {
        Some(manuscript) => {
            let target = format!("scroll-{manuscript}");
            spot.say(scene.say(&target)).target(target)
        }
        None => spot,
    };
    let bits = segment
        .manuscript
        .map_or_else(|| glyph::steps(segment.segment.printed_manuscript()), brings);
    spot.draw(scene, &html! {
        rect class="ring" x=(x - 27.0) y=(y - 23.0) width="54" height="46" rx="6" {}
        (only("wide", &html! {
            @if segment.manuscripts > 1 { rect class="b-plate" x=(x - 19.0) y=(y - 16.0) width="44" height="38" rx="3" {} }
            rect .b-plate .b-plate--printed[segment.manuscript.is_none()] x=(x - 22.0) y=(y - 19.0) width="44" height="38" rx="3" {}
            (ribbon(segment.manuscript, (x + 11.0, y - 19.0), 9.0, 17.0))
            text class="b-mid" font-size="17" x=(x - 13.0) y=(y - 9.0) { (cost(segment)) }
            (super::super::plate::icon("cleric", x - 6.0, y - 17.0, 16.0))
            (glyph::draw_within(bits, (x, y + 10.0), 42.0))
        }))
        (only("small", &html! {
            rect class="b-plate" x=(x - 19.0) y=(y - 19.0) width="38" height="38" rx="3" {}
            (ribbon(segment.manuscript, (x + 5.0, y - 19.0), 11.0, 24.0))
            text class="b-mid" font-size="17" x=(x - 8.0) y=(y + 1.0) { (cost(segment)) }
        }))
    })
}

/// Cleric icons that the Manuscript on top takes; those for a printed one where there is none.
fn cost(segment: &SegmentView) -> u8 {
    segment.manuscript.map_or(viscounts::board::PRINTED_MANUSCRIPT_COST, Manuscript::cost)
}

fn ribbon(of: Option<Manuscript>, (x, y): (f64, f64), wide: f64, high: f64) -> Markup {
    let Some(manuscript) = of else { return html! {} };
    // One of any colour has all of them, the last down to its tip (VGG-3.13).
    let (whole, stripes) = match manuscript.ribbon() {
        Some(ribbon) => (ribbon, [].as_slice()),
        None => (Ribbon::Yellow, [Ribbon::Grey, Ribbon::Black, Ribbon::Blue].as_slice()),
    };
    let stripe = high / 4.0;
    html! {
        path class={ "b-ribbon-" (whole) } d={ "M" (x) " " (y) "h" (wide) "v" (high) "l" (-wide / 2.0) " -4l" (-wide / 2.0) " 4z" } {}
        @for (at, ribbon) in (0_u8..).zip(stripes) {
            rect class={ "b-ribbon-" (ribbon) } x=(x) y=(y + stripe * f64::from(at)) width=(wide) height=(stripe) {}
        }
    }
}

/// What a Manuscript brings, as icons.
pub(super) fn brings(manuscript: Manuscript) -> Vec<Bit> {
    match manuscript.text() {
        Text::Immediate(steps) => glyph::steps(steps),
        Text::Scoring(count, group) => {
            let per = (group > 1).then(|| glyph::text(group));
            [Bit::Icon("vp"), glyph::text("/")]
                .into_iter()
                .chain(per)
                .chain([Bit::Icon(counted(count))])
                .collect()
        }
    }
}

const fn counted(count: Count) -> &'static str {
    match count {
        Count::BuildIcon => "build",
        Count::NobleIcon => "noble",
        Count::ClericIcon => "cleric",
        Count::TradeIcon => "trade",
        Count::CriminalIcon => "criminal",
        Count::Building => "workshop",
        Count::FlippedDebt => "debt",
        Count::FlippedDeed => "deed",
        Count::WorkerInCastle => "worker",
        Count::Resource => "resource",
        Count::Outsider => "outsider",
    }
}

fn label(scene: &At<'_>, segment: &SegmentView) -> String {
    let name = match segment.manuscript {
        Some(manuscript) => names::name(scene, manuscript),
        None => scene.texts().get("viscounts-web-printed-manuscript"),
    };
    let args = [
        ("name", name.into()),
        ("segment", names::name(scene, segment.segment).into()),
        ("n", segment.manuscripts.into()),
    ];
    scene.texts().with("viscounts-web-scroll-label", args)
}

/// The class of a ribbon.
pub(super) fn class(ribbon: Option<Ribbon>) -> String {
    format!("rb rb--{}", name(ribbon))
}

fn name(ribbon: Option<Ribbon>) -> &'static str {
    ribbon.map_or("wild", Ribbon::name)
}
