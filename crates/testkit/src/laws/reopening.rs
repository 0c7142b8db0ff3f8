//! Sealed choices taken up again: a search that chooses for others itself must not see more, nor
//! less, than the seat that it thinks for.

use engine::{Actor, Game, Illegal, Scores, Seat, SeatSet, Turn, Viewer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Breach, demand, walk::Walk};

/// For every seat, the position with the others' sealed choices taken up: it waits for those who had
/// chosen as well, and once they have chosen anything, the seat sees what it saw before.
pub(crate) fn changes_nothing_known<G: Game>(walk: &mut Walk<G>) -> Result<(), Breach> {
    let truth = walk.state().clone();
    for seat in walk.seats() {
        let mut reopened = truth.clone();
        reopened.reopen(seat);
        let checked = reopened.check();
        demand(checked.is_ok(), "a position taken up again is possible", || {
            format!("{checked:?}")
        })?;
        demand(Scores::of(&reopened) == Scores::of(&truth), SAME, || format!("scores, {seat}"))?;
        let owed = awaited(&truth, &reopened, seat)?;
        same_answers(walk, &truth, &reopened, seat)?;
        for other in owed.iter() {
            choose(walk, &mut reopened, other);
        }
        let own = Viewer::Seat(seat);
        demand(reopened.view(own) == truth.view(own), SAME, || {
            format!("seat {seat}: {:?} and {:?}", truth.view(own), reopened.view(own))
        })?;
        demand(reopened.turn() == truth.turn(), SAME, || format!("{}", reopened.turn()))?;
        if !owed.is_empty() {
            leaves_no_trace(walk, &truth, seat)?;
        }
    }
    Ok(())
}

const SAME: &str = "taking sealed choices up again changes nothing that a seat can know";
const AWAITED: &str = "who has taken a sealed choice up again is awaited";

/// Who is awaited besides: others only, and only where choices are sealed.
fn awaited<G: Game>(truth: &G, reopened: &G, viewer: Seat) -> Result<SeatSet, Breach> {
    let (before, after) = match (truth.turn(), reopened.turn()) {
        (Turn::Sealed(before), Turn::Sealed(after)) => (before, after),
        (before, after) => {
            demand(before == after, AWAITED, || format!("{before} and {after}"))?;
            return Ok(SeatSet::EMPTY);
        }
    };
    let kept = before.iter().all(|seat| after.contains(seat))
        && before.contains(viewer) == after.contains(viewer);
    demand(kept, AWAITED, || format!("seat {viewer}: {before:?} and {after:?}"))?;
    Ok(after.iter().filter(|&seat| !before.contains(seat)).collect())
}

fn choose<G: Game>(walk: &mut Walk<G>, state: &mut G, seat: Seat) {
    let mut legal = Vec::new();
    state.legal(Actor::Seat(seat), &mut legal);
    let choice = legal[walk.rng.random_range(0..legal.len())];
    state.play_unchecked(Actor::Seat(seat), choice, &mut ());
}

/// The seat itself may do the same, and is refused the same.
fn same_answers<G: Game>(
    walk: &mut Walk<G>,
    truth: &G,
    reopened: &G,
    seat: Seat,
) -> Result<(), Breach> {
    let actor = Actor::Seat(seat);
    let (mut here, mut there) = (Vec::new(), Vec::new());
    truth.legal(actor, &mut here);
    reopened.legal(actor, &mut there);
    demand(here == there, SAME, || format!("legal actions of seat {seat}"))?;
    let id = walk.rng.random_range(0..G::INFO.action_ids);
    let Some(action) = G::action_from_id(id) else { return Ok(()) };
    let refused = |state: &G| -> Option<Illegal> {
        let canonical = state.canonical(actor, action);
        (!state.is_legal(actor, canonical)).then(|| state.why_illegal(actor, action))
    };
    let (here, there) = (refused(truth), refused(reopened));
    demand(here == there, SAME, || format!("{actor} {action}: {here:?} and {there:?}"))
}

/// What others had chosen makes no difference any more.
fn leaves_no_trace<G: Game>(walk: &mut Walk<G>, truth: &G, seat: Seat) -> Result<(), Breach> {
    let mut other = truth.clone();
    other.determinize(seat, &mut walk.rng);
    let rng = Xoshiro256PlusPlus::seed_from_u64(walk.rng.random());
    let [here, there] = [truth.clone(), other].map(|mut state| {
        state.reopen(seat);
        state.determinize(seat, &mut rng.clone());
        state
    });
    demand(here == there, "a sealed choice taken up again leaves no trace", || {
        format!("seat {seat}: {here:?} and {there:?}")
    })
}
