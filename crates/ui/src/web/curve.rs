//! The chance of winning after each decision, as a drawing: a line for each seat, told apart by
//! colour, dashes and the charge at its end.

use engine::Seat;
use maud::{Markup, html};

use super::{
    analysis::{Decision, Hindsight},
    chart::numbered,
    game::WebGame,
    parts::{letter, seat_class},
    scene::Scene,
};
use crate::study::percent;

const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 250.0;
const LEFT: f32 = 46.0;
const RIGHT: f32 = 34.0;
const TOP: f32 = 12.0;
const BOTTOM: f32 = 24.0;
/// Markers at the ends of lines stand at least this far apart.
const APART: f32 = 19.0;

/// A place in the drawing.
#[derive(Clone, Copy)]
struct Place {
    x: f32,
    y: f32,
}

/// Where a decision stands.
fn place(moves: usize, decision: &Decision) -> Place {
    Place { x: across(moves, decision.at), y: down(decision.chance) }
}

fn across(moves: usize, at: usize) -> f32 {
    let count = |n: usize| f32::from(u16::try_from(n).unwrap_or(u16::MAX));
    LEFT + (WIDTH - LEFT - RIGHT) * count(at) / count(moves).max(1.0)
}

fn down(chance: f32) -> f32 {
    TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance.clamp(0.0, 1.0))
}

/// The drawing, with words for those who do not see it.
pub(super) fn curve<G: WebGame>(
    scene: &Scene<'_, G>,
    found: &Hindsight,
    moments: &[&Decision],
) -> Markup {
    let texts = scene.texts();
    let ends = ends(scene.moves, found);
    html! {
        svg class="chart curve" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img"
            aria-labelledby="curve-title curve-desc" {
            title id="curve-title" { (texts.get("analysis-curve")) }
            desc id="curve-desc" { (described(scene, found)) }
            @for share in [0.0, 0.25, 0.5, 0.75, 1.0_f32] {
                path class="chart__grid" d={ "M" (LEFT) " " (down(share)) "H" (WIDTH - RIGHT) } {}
                text class="chart__label" x=(LEFT - 6.0) y=(down(share) + 4.0) text-anchor="end" {
                    (percent(share))
                }
            }
            (even(scene, found.even))
            (rounds(scene))
            @for info in scene.seats() { (line(scene.moves, info.seat, found)) }
            @for (index, moment) in moments.iter().enumerate() {
                (marker(place(scene.moves, moment), index + 1))
            }
            @for (seat, end) in ends { (end_of(seat, end)) }
        }
    }
}

/// The chance that an equal would have.
fn even<G: WebGame>(scene: &Scene<'_, G>, chance: f32) -> Markup {
    let y = down(chance);
    let label = scene.texts().with("analysis-even", [("chance", percent(chance).into())]);
    html! {
        path class="curve__even" d={ "M" (LEFT) " " (y) "H" (WIDTH - RIGHT) } {}
        text class="chart__label" x=(LEFT + 4.0) y=(y - 4.0) { (label) }
    }
}

/// Where rounds begin.
fn rounds<G: WebGame>(scene: &Scene<'_, G>) -> Markup {
    let step = numbered(scene.rounds.len());
    html! {
        @for (index, &round) in scene.rounds.iter().enumerate() {
            @let x = across(scene.moves, round);
            path class="chart__tick" d={ "M" (x) " " (HEIGHT - BOTTOM) "v4" } {}
            @if index % step == 0 {
                text class="chart__label" x=(x) y=(HEIGHT - 6.0) text-anchor="middle" { (index + 1) }
            }
        }
    }
}

fn of(found: &Hindsight, seat: Seat) -> impl Iterator<Item = &Decision> {
    found.decisions.iter().filter(move |decision| decision.seat == seat)
}

fn line(moves: usize, seat: Seat, found: &Hindsight) -> Markup {
    let places = of(found, seat).map(|decision| place(moves, decision));
    let points: Vec<String> = places.map(|at| format!("{:.1},{:.1}", at.x, at.y)).collect();
    html! {
        polyline class={ "chart__line curve__line " (seat_class(seat)) } points=(points.join(" ")) {}
    }
}

/// The ends of the lines, pushed apart where they meet.
fn ends(moves: usize, found: &Hindsight) -> Vec<(Seat, Place)> {
    let last = |seat| of(found, seat).last().map(|decision| (seat, place(moves, decision)));
    let mut ends: Vec<(Seat, Place)> = Seat::ALL.into_iter().filter_map(last).collect();
    ends.sort_by(|(_, a), (_, b)| a.y.total_cmp(&b.y));
    let mut free = TOP;
    for (_, end) in &mut ends {
        *end = Place { x: WIDTH - RIGHT + 16.0, y: end.y.max(free) };
        free = end.y + APART;
    }
    let mut most = HEIGHT - BOTTOM;
    for (_, end) in ends.iter_mut().rev() {
        end.y = end.y.min(most);
        most = end.y - APART;
    }
    ends
}

fn end_of(seat: Seat, Place { x, y }: Place) -> Markup {
    html! {
        g class=(seat_class(seat)) {
            circle class="disc__field" cx=(x) cy=(y) r="8.5" {}
            use class="chart__charge" href={ "#i-charge-" (letter(seat)) }
                x=(x - 5.0) y=(y - 5.0) width="10" height="10" {}
        }
    }
}

/// A moment that cost much, by its number in the list below.
fn marker(Place { x, y }: Place, number: usize) -> Markup {
    html! {
        g class="curve__moment" {
            circle cx=(x) cy=(y) r="8.5" {}
            text x=(x) y=(y + 3.8) text-anchor="middle" { (number) }
        }
    }
}

/// From what to what each seat's chance went.
fn described<G: WebGame>(scene: &Scene<'_, G>, found: &Hindsight) -> String {
    let told = scene.seats().iter().filter_map(|info| {
        let first = percent(of(found, info.seat).next()?.chance);
        let last = percent(of(found, info.seat).last()?.chance);
        let args = [("seat", info.name.into()), ("first", first.into()), ("last", last.into())];
        Some(scene.texts().with("analysis-curve-of", args))
    });
    told.collect::<Vec<_>>().join(" ")
}
