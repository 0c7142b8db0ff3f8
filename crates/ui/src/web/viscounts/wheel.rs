//! The round board: segments in their order, roads, and what grows there.

use maud::{Markup, html};
use viscounts::{Segment, Viscounts};

use super::{
    super::{scene::Scene, stand::only},
    castle, names,
    plates::{angle, polar, radius, wedge, wheel},
    scroll, site, space,
};

/// Everything of the round board.
pub(super) fn round(scene: &Scene<'_, Viscounts>) -> Markup {
    wheel().carry(&html! {
        circle cx="500" cy="334" r="326" fill="var(--a-line)" {}
        @for (position, at) in scene.view.segments.iter().enumerate() { (ground(at.segment, position)) }
        use href="#vis-roads" x="500" y="334" {}
        @for (position, at) in scene.view.segments.iter().enumerate() { (name(scene, at.segment, position)) }
        (site::ways(scene))
        (castle::castle(scene))
        (space::spaces(scene))
        (site::sites(scene))
        (scroll::scrolls(scene))
        (space::pieces(scene))
        (space::tags(scene))
    })
}

fn ground(segment: Segment, position: usize) -> Markup {
    let middle = angle(position);
    let sides = (middle - 35.7, middle + 35.7);
    html! {
        path class={ "b-ground b-ground--" (segment) } d=(wedge(sides, (110.0, radius::RIM))) {}
        path fill="var(--a-land)" opacity=".45" d=(wedge(sides, (192.0, 250.0))) {}
        @for (turn, far, art) in growth(segment) { (plant(middle + turn, *far, art)) }
    }
}

/// What grows in a segment, and where.
const fn growth(segment: Segment) -> &'static [(f64, f64, &'static str)] {
    match segment {
        Segment::Forest => &[
            (-31.0, 308.0, "pine"),
            (-24.0, 272.0, "pine"),
            (26.0, 274.0, "pine"),
            (-20.0, 188.0, "pine"),
            (2.0, 312.0, "pine"),
            (8.0, 190.0, "pine"),
            (32.0, 300.0, "pine"),
        ],
        Segment::Meadow => &[
            (-30.0, 309.0, "tree"),
            (25.0, 272.0, "tree"),
            (-24.0, 268.0, "tree"),
            (10.0, 189.0, "tree"),
        ],
        Segment::Mountain | Segment::Cliffs => &[
            (-31.0, 306.0, "mount"),
            (28.0, 308.0, "mount"),
            (-24.0, 190.0, "mount"),
            (3.0, 312.0, "mount"),
        ],
        Segment::Lake => &[],
    }
}

fn plant(angle: f64, far: f64, art: &str) -> Markup {
    let (x, y) = polar(angle, far);
    let (wide, high) = if art == "mount" { (32.0, 19.0) } else { (16.0, 22.0) };
    html! { use class="art b-plant" href={ "#art-" (art) } x=(x - wide / 2.0) y=(y - high / 2.0) width=(wide) height=(high) {} }
}

fn name(scene: &Scene<'_, Viscounts>, segment: Segment, position: usize) -> Markup {
    let (x, y) = polar(angle(position) + 2.0, radius::NAMES);
    // Words are wider than high: beside the castle they need more room.
    let x = x + (x - 500.0) * 0.05;
    only(
        "wide",
        &html! { text class="b-mid b-halo" font-size="16" x=(x) y=(y) { (names::name(scene, segment)) } },
    )
}
