//! Spaces of both paths: what can be done there, who stands there, and who can come there.

use engine::Seat;
use maud::{Markup, html};
use viscounts::{
    Building, Segment, Space, Viscounts,
    ahead::{Goal, Yield},
    board::Trade,
};

use super::{
    super::{
        parts::seat_class,
        plate::{Bit, icon},
        scene::Scene,
        spot::Spot,
        stand::only,
        wood::{charge, spread},
    },
    at, glyph, names,
    plates::space as place,
};

type At<'a> = Scene<'a, Viscounts>;

/// All spaces.
pub(super) fn spaces(scene: &At<'_>) -> Markup {
    html! { @for space in Space::ALL { (one(scene, space)) } }
}

fn one(scene: &At<'_>, space: Space) -> Markup {
    let target = at(space);
    Spot::new(format!("tip-{target}"), label(scene, space))
        .say(scene.say(&target))
        .target(target)
        .draw(
            scene,
            &match space.bank() {
                Some(bank) => outer(scene, space, scene.view.options.trade(space.segment(), bank)),
                None => inner(scene, space),
            },
        )
}

fn label(scene: &At<'_>, space: Space) -> String {
    let here = scene.view.players.iter().filter(|player| player.viscount == Some(space));
    let who: Vec<&str> = here.map(|player| scene.name(player.seat)).collect();
    let args = [
        ("name", names::name(scene, space).into()),
        ("here", who.len().into()),
        ("who", who.join(", ").into()),
    ];
    scene.texts().with("viscounts-web-space-label", args)
}

/// Number and exchange; on small plates what the exchange brings.
fn outer(scene: &At<'_>, space: Space, trade: Trade) -> Markup {
    let (x, y) = place(&scene.view, space);
    let bits = [
        glyph::text(trade.rate()),
        Bit::Icon("trade"),
        glyph::text("›"),
        Bit::Icon(glyph::trade(trade)),
    ];
    html! {
        (only("wide", &html! {
            rect class="ring" x=(x - 49.0) y=(y - 18.0) width="98" height="36" rx="18" {}
            rect class="b-plate" x=(x - 45.0) y=(y - 14.0) width="90" height="28" rx="14" {}
            (number(space, (x - 31.0, y), 14.0))
            (glyph::draw(&bits, (x + 14.0, y), 15.0))
        }))
        (only("small", &html! {
            rect class="ring" x=(x - 36.0) y=(y - 21.0) width="72" height="42" rx="21" {}
            rect class="b-plate" x=(x - 32.0) y=(y - 17.0) width="64" height="34" rx="17" {}
            (number(space, (x - 15.0, y), 17.0))
            (icon(glyph::trade(trade), x + 4.0, y - 12.0, 24.0))
        }))
    }
}

fn number(space: Space, (x, y): (f64, f64), r: f64) -> Markup {
    html! {
        circle class="b-number" cx=(x) cy=(y) r=(r) {}
        text class="b-mid b-light" font-size="17" x=(x) y=(y + 0.5) { (space) }
    }
}

/// A round space before the castle.
fn inner(scene: &At<'_>, space: Space) -> Markup {
    let (x, y) = place(&scene.view, space);
    html! {
        circle class="ring" cx=(x) cy=(y) r="23" {}
        circle class="b-plate" cx=(x) cy=(y) r="18.5" {}
        (only("wide", &html! { (icon("worker", x - 17.0, y - 9.0, 18.0)) (icon("manuscript", x, y - 9.0, 17.0)) }))
        (only("small", &icon("worker", x - 12.0, y - 12.0, 24.0)))
    }
}

/// The Viscounts, beside each other where they meet.
pub(super) fn pieces(scene: &At<'_>) -> Markup {
    html! {
        @for space in Space::ALL {
            @let here: Vec<Seat> = scene.view.players.iter().filter(|player| player.viscount == Some(space)).map(|player| player.seat).collect();
            @for (index, &seat) in here.iter().enumerate() { (piece(scene, space, seat, (index, here.len()))) }
        }
    }
}

/// How far Viscounts stand apart, and how much of its space one takes to each side.
const BESIDE: f64 = 24.0;
const HALF: f64 = 18.0;

/// On which side of a space the rim of the board is nearer.
fn outwards(x: f64) -> f64 {
    if x < 500.0 { -1.0 } else { 1.0 }
}

fn piece(scene: &At<'_>, space: Space, seat: Seat, (index, of): (usize, usize)) -> Markup {
    let (x, y) = place(&scene.view, space);
    let x = x
        + spread(index, of) * BESIDE
        + if space.bank().is_some() { 22.0 * outwards(x) } else { 0.0 };
    html! {
        g class="b-rider" transform={ "translate(" (glyph::tenth(x - HALF)) " " (y - 46.0) ") scale(1.5)" } aria-hidden="true" {
            g class={ "piece " (seat_class(seat)) } data-piece={ "viscount-" (seat) } data-count="1" data-from=(seat) {
                path class="field" d="M5.500 23h13l-1.600-4H7.100zM8 19l1.500-8.500h5L16 19z" {}
                circle class="field" cx="12" cy="8.500" r="3.500" {}
                path class="field" d="M5.500 7.200c3 1.200 10 1.200 13 0-2.400-.7-3.700-2-4.200-4h-4.600c-.5 2-1.800 3.300-4.200 4z" {}
                (charge(seat, 12.0, 15.6, 5.4))
            }
        }
    }
}

/// Where the ride leads that is asked for; and, unseen until a card is chosen, where each card would.
pub(super) fn tags(scene: &At<'_>) -> Markup {
    let own = scene.is_asked() && scene.desk == Some(scene.view.active);
    let held = |card| {
        let hand = scene.desk.and_then(|seat| scene.view.players[seat.index()].hand.as_ref());
        hand.is_some_and(|hand| hand.contains(&card))
    };
    html! {
        @if own { @for ride in &scene.ahead.rides {
            @match ride.card {
                None => g class="b-over" aria-hidden="true" { @for goal in &ride.goals { (tag(scene, goal)) } },
                Some(card) if held(card) => g class="ghost b-over" data-ghost={ "ride-" (card) } aria-hidden="true" {
                    @for goal in &ride.goals { (target_ring(scene, goal.space)) (tag(scene, goal)) }
                },
                Some(_) => {}
            }
        } }
    }
}

/// As large as the ring of the space itself.
fn target_ring(scene: &At<'_>, space: Space) -> Markup {
    let (x, y) = place(&scene.view, space);
    let ring = |half: f64, high: f64| {
        html! { rect x=(x - half) y=(y - high) width=(2.0 * half) height=(2.0 * high) rx=(high) {} }
    };
    html! {
        g class="b-goal" {
            @if space.bank().is_none() { (ring(23.0, 23.0)) }
            @else { (only("wide", &ring(49.0, 18.0))) (only("small", &ring(36.0, 21.0))) }
        }
    }
}

/// Steps and silver above a space, and below it what could be done there.
fn tag(scene: &At<'_>, goal: &Goal) -> Markup {
    let (x, y) = place(&scene.view, goal.space);
    let mut bits = vec![Bit::Icon("step"), glyph::text(goal.steps)];
    if goal.price > 0 {
        bits.extend([Bit::Text(format!("−{}", goal.price)), Bit::Icon("coin")]);
    }
    let yields = yields(scene, goal.space.segment(), scene.view.trade(goal.space), &goal.yields);
    html! {
        (only("wide", &html! {
            (glyph::plate(&bits, (x + aside(scene, goal.space, &bits, 15.0), y - 25.0), 15.0, "b-steps"))
            @if !yields.is_empty() { (glyph::plate(&yields, (x, y + 26.0), 15.0, "b-yield")) }
        }))
        (only("small", &glyph::plate(&bits, (x + aside(scene, goal.space, &bits, 17.0), y - 31.0), 17.0, "b-steps")))
    }
}

/// How far such a tag moves towards the middle, so that it hides no Viscount and stays on the board.
fn aside(scene: &At<'_>, space: Space, bits: &[Bit], size: f64) -> f64 {
    let (x, _) = place(&scene.view, space);
    let half = glyph::breadth(bits, size) / 2.0 + 4.0;
    let here = scene.view.players.iter().filter(|player| player.viscount == Some(space)).count();
    let room = match (here, space.bank()) {
        (0, None) => return 0.0,
        (0, Some(_)) => 36.0,
        // Up to the first of those who stand there.
        (_, bank) => {
            let first = spread(0, here) * BESIDE - HALF;
            first + if bank.is_some() { 22.0 } else { 0.0 }
        }
    };
    (room - half).min(0.0) * outwards(x)
}

/// What could be done at a space: exchanges, Buildings; or Workers, a Manuscript.
pub(super) fn yields(
    scene: &At<'_>,
    segment: Segment,
    trade: Option<Trade>,
    of: &Yield,
) -> Vec<Bit> {
    let mut groups: Vec<Vec<Bit>> = Vec::new();
    if let Some(trade) = trade.filter(|_| of.exchanges > 0) {
        groups.push(vec![glyph::text(of.exchanges), Bit::Icon(glyph::trade(trade))]);
    }
    let houses: Vec<Bit> = Building::ALL
        .into_iter()
        .filter(|&kind| of.buildings.contains(kind))
        .map(|kind| Bit::Icon(glyph::building(kind)))
        .collect();
    groups.push(houses);
    if of.workers > 0 {
        groups.push(vec![Bit::Icon("worker"), glyph::text(of.workers)]);
    }
    if of.manuscript {
        let top = scene
            .view
            .segments
            .iter()
            .find(|at| at.segment == segment)
            .and_then(|at| at.manuscript);
        let cost = top.map(|manuscript| glyph::text(manuscript.cost()));
        groups.push(std::iter::once(Bit::Icon("manuscript")).chain(cost).collect());
    }
    groups.retain(|group| !group.is_empty());
    let mut bits = Vec::new();
    for (at, group) in groups.into_iter().enumerate() {
        if at > 0 {
            bits.push(glyph::text("·"));
        }
        bits.extend(group);
    }
    bits
}
