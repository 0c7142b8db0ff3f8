//! The castle: Workers of two tiers in their sections, and the third tier in the middle (VIS-11).

use engine::Seat;
use maud::{Markup, html};
use viscounts::{
    Section, Viscounts,
    board::{TIER_POINTS, Tier},
};

use super::{
    super::{
        parts::seat_class,
        plate::Bit,
        scene::Scene,
        spot::Spot,
        stand::only,
        wood::{charge, spread},
    },
    glyph, names,
    plates::{angle, polar, radius, wedge},
};

type At<'a> = Scene<'a, Viscounts>;

/// All sections and the third tier.
pub(super) fn castle(scene: &At<'_>) -> Markup {
    html! {
        @for (position, at) in scene.view.segments.iter().enumerate() { (section(scene, at.section, position)) }
        (keep(scene))
        (worth())
    }
}

/// What a Worker of each tier is worth, on the edge of two sections.
fn worth() -> Markup {
    let [outer, middle, keep] = TIER_POINTS;
    let edge = angle(0) + 36.0;
    let mark = |points: i32, (x, y): (f64, f64)| {
        html! {
            rect class="b-plate" x=(glyph::tenth(x - 16.0)) y=(glyph::tenth(y - 9.0)) width="32" height="18" rx="9" {}
            (glyph::draw(&[glyph::text(points), Bit::Icon("vp")], (x, y), 15.0))
        }
    };
    only(
        "wide",
        &html! { g class="b-over" aria-hidden="true" {
            (mark(outer, polar(edge, 88.0))) (mark(middle, polar(edge, 64.0))) (mark(keep, polar(180.0, 33.0)))
        } },
    )
}

/// Workers of a tier of a section, seat by seat.
pub(super) fn workers(scene: &At<'_>, tier: Tier, section: Section) -> Vec<(Seat, u8)> {
    let players = scene.view.players.iter();
    players
        .map(|player| (player.seat, player.castle[&tier][&section]))
        .filter(|(_, count)| *count > 0)
        .collect()
}

fn section(scene: &At<'_>, section: Section, position: usize) -> Markup {
    let middle = angle(position);
    let target = format!("section-{section}");
    let reward = glyph::steps(section.steps());
    let name = names::name(scene, section);
    Spot::new(format!("tip-{target}"), label(scene, &name, section))
        .say(scene.say(&target))
        .target(target)
        .draw(scene, &html! {
            path class="ring" d=(wedge((middle - 34.0, middle + 34.0), (radius::KEEP + 2.0, radius::OUTER_TIER - 2.0))) {}
            (only("wide", &glyph::plate(&reward, polar(middle, radius::MIDDLE_TIER + 2.0), 15.0, "b-reward")))
            (only("small", &html! { @let (x, y) = polar(middle, radius::MIDDLE_TIER + 2.0); circle class="b-plate" cx=(x) cy=(y) r="5" {} }))
            (row(scene, Tier::Outer, section, (middle, 103.0), 19.0))
            (row(scene, Tier::Middle, section, (middle, 51.0), 17.0))
        })
}

fn label(scene: &At<'_>, name: &str, section: Section) -> String {
    let told = |tier: Tier| {
        let of = |(seat, count): (Seat, u8)| format!("{} {count}", scene.name(seat));
        let all: Vec<String> = workers(scene, tier, section).into_iter().map(of).collect();
        if all.is_empty() { "–".to_owned() } else { all.join(", ") }
    };
    let args = [
        ("name", name.to_owned().into()),
        ("outer", told(Tier::Outer).into()),
        ("middle", told(Tier::Middle).into()),
    ];
    scene.texts().with("viscounts-web-section-label", args)
}

/// How far from the middle of a section its Workers stand: beside the reward, the third behind it.
fn turn(index: usize, of: usize) -> f64 {
    match (of, index) {
        (1 | 2, 0) => -18.0,
        (1 | 2, _) => 18.0,
        (3, 0) => -23.0,
        (3, 1) => 23.0,
        (3, _) => 0.0,
        _ => spread(index, of) * 56.0 / f64::from(u8::try_from(of).unwrap_or(1)),
    }
}

/// Workers along an arc, each a person.
fn row(
    scene: &At<'_>,
    tier: Tier,
    section: Section,
    (middle, far): (f64, f64),
    size: f64,
) -> Markup {
    let each = workers(scene, tier, section)
        .into_iter()
        .flat_map(|(seat, count)| (0..count).map(move |at| (seat, at)));
    let all: Vec<(Seat, u8)> = each.collect();
    html! {
        @for (index, (seat, number)) in all.iter().enumerate() {
            (person(*seat, &format!("{tier}-{section}-{seat}-{number}"), polar(middle + turn(index, all.len()), far), size))
        }
    }
}

/// A Worker of this size, its middle at the given place.
fn person(seat: Seat, key: &str, (x, y): (f64, f64), size: f64) -> Markup {
    let scale = size / 24.0;
    html! {
        g transform={ "translate(" (glyph::tenth(x - size / 2.0)) " " (glyph::tenth(y - size / 2.0)) ") scale(" (glyph::tenth(scale * 10.0) / 10.0) ")" } {
            g class={ "piece " (seat_class(seat)) } data-piece={ "worker-" (key) } data-kin={ "worker-" (seat) } data-count="1" data-from=(seat) {
                path class="field" d="M12 1.800a4.200 4.200 0 0 1 4.200 4.200c0 1.400-.6 2.500-1.600 3.300 4 .7 7 2.300 7.400 4.900.2 1.300-1 1.900-2.200 1.900h-2l1.700 6.100H4.500l1.700-6.100h-2c-1.200 0-2.400-.6-2.200-1.900.4-2.600 3.400-4.200 7.400-4.900-1-.8-1.600-1.900-1.600-3.300A4.200 4.200 0 0 1 12 1.800z" {}
                (charge(seat, 12.0, 15.2, 7.2))
            }
        }
    }
}

/// The third tier: how many Workers each seat has there.
fn keep(scene: &At<'_>) -> Markup {
    let there: Vec<(Seat, u8)> = scene
        .view
        .players
        .iter()
        .filter(|player| player.keep > 0)
        .map(|player| (player.seat, player.keep))
        .collect();
    let told: Vec<String> =
        there.iter().map(|(seat, count)| format!("{} {count}", scene.name(*seat))).collect();
    let (x, y) = polar(0.0, 0.0);
    let title = names::name(scene, crate::viscounts::Landmark::Keep);
    let label = if told.is_empty() { title } else { format!("{title}: {}", told.join(", ")) };
    Spot::new("tip-keep", label).draw(scene, &html! {
        circle class="ring" cx=(x) cy=(y) r=(radius::KEEP - 1.0) {}
        @for (line, pair) in there.chunks(2).enumerate() { @for (column, (seat, count)) in pair.iter().enumerate() {
            @let (px, py) = (x + spread(column, pair.len()) * 34.0, y + spread(line, there.len().div_ceil(2)) * 26.0);
            (person(*seat, &format!("keep-{seat}"), (px - 7.0, py), 18.0))
            text class="b-mid b-dark-ink" font-size="15" x=(px + 9.0) y=(py + 1.0) { (count) }
        } }
    })
}
