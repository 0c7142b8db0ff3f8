//! How the scores grew, as a drawing. Only for finished matches: then nothing is hidden.

use engine::{Match, Seat};
use maud::{Markup, html};

use super::{
    game::WebGame,
    parts::{letter, seat_class},
    scene::Scene,
};

const WIDTH: usize = 360;
const HEIGHT: usize = 162;
const LEFT: usize = 26;
const RIGHT: usize = 18;
const TOP: usize = 10;
const BOTTOM: usize = 32;

/// Maps moves and points to the drawing.
#[derive(Clone, Copy)]
struct Axes {
    moves: usize,
    most: usize,
}

impl Axes {
    fn x(self, moves: usize) -> usize {
        LEFT + (WIDTH - LEFT - RIGHT) * moves / self.moves.max(1)
    }

    fn y(self, points: usize) -> usize {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * points / self.most.max(1)
    }
}

/// Every how many rounds have their number below a drawing, lest numbers crowd.
pub(super) fn numbered(rounds: usize) -> usize {
    const ROOM: usize = 12;
    [1, 2, 5, 10, 20].into_iter().find(|step| rounds <= ROOM * step).unwrap_or(50)
}

/// One line for each seat over the moves of the match.
pub(super) fn chart<G: WebGame>(scene: &Scene<'_, G>, held: &Match<G>) -> Markup {
    let totals = totals(held);
    let most = totals.iter().flatten().copied().max().unwrap_or(0).div_ceil(10) * 10;
    let axes = Axes { moves: held.moves().len(), most };
    let step = numbered(scene.rounds.len());
    let counted = scene.texts().get(&format!("{}-chart-axis", scene.game));
    html! {
        svg class="chart" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img"
            aria-label=(scene.texts().with("web-chart", [("axis", counted.clone().into())])) {
            @for points in (0..=most).step_by(10) {
                path class="chart__grid" d={ "M" (LEFT) " " (axes.y(points)) "H" (WIDTH - RIGHT) } {}
                text class="chart__label" x=(LEFT - 5) y=(axes.y(points) + 4) text-anchor="end" { (points) }
            }
            @for (index, &round) in scene.rounds.iter().enumerate() {
                path class="chart__tick" d={ "M" (axes.x(round)) " " (HEIGHT - BOTTOM) "v4" } {}
                @if index % step == 0 {
                    text class="chart__label" x=(axes.x(round)) y=(HEIGHT - BOTTOM + 15) text-anchor="middle" {
                        (index + 1)
                    }
                }
            }
            text class="chart__label" x=(WIDTH - RIGHT) y=(HEIGHT - 4) text-anchor="end" { (counted) }
            @for seat in Seat::first(held.state().seats()) {
                (line(axes, seat, &totals[seat.index()]))
            }
        }
    }
}

fn line(axes: Axes, seat: Seat, totals: &[usize]) -> Markup {
    let step =
        |(index, &points): (usize, &usize)| format!("H{}V{}", axes.x(index + 1), axes.y(points));
    let steps: Vec<String> = totals.iter().enumerate().map(step).collect();
    let path = format!("M{} {}{}", axes.x(0), axes.y(0), steps.concat());
    let end = (axes.x(axes.moves), axes.y(totals.last().copied().unwrap_or(0)));
    html! {
        g class=(seat_class(seat)) {
            path class="chart__line" d=(path) {}
            circle class="disc__field" cx=(end.0) cy=(end.1) r="7" {}
            use class="chart__charge" href={ "#i-charge-" (letter(seat)) }
                x=(end.0 - 4) y=(end.1 - 4) width="8" height="8" {}
        }
    }
}

/// The points of each seat after every move.
fn totals<G: WebGame>(held: &Match<G>) -> Vec<Vec<usize>> {
    let mut state = held.state_at(0);
    let mut totals = vec![Vec::with_capacity(held.moves().len()); usize::from(state.seats())];
    for entry in held.moves() {
        state.play_unchecked(entry.actor, entry.action, &mut ());
        for seat in Seat::first(state.seats()) {
            let total = usize::try_from(state.standing(seat).total).unwrap_or(0);
            totals[seat.index()].push(total);
        }
    }
    totals
}
