//! Secrets: what a seat is shown is the same for any two positions that it cannot tell apart.

use engine::{Actor, Event, Game, Seat, Turn, Viewer};
use rand::RngExt;
use serde::Serialize;

use super::{Breach, demand, walk::Walk};

fn bytes<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what is shown has a JSON form")
}

fn seen<G: Game>(events: &[G::Event], viewer: Viewer) -> String {
    bytes(&events.iter().filter_map(|event| event.seen_by(viewer)).collect::<Vec<_>>())
}

/// A world drawn anew for a seat shows that seat the same view, the same legal actions and the same
/// refusals, to the byte; a spectator sees no more than the seat does.
pub(crate) fn worlds_look_alike<G: Game>(walk: &mut Walk<G>) -> Result<(), Breach> {
    let truth = walk.state().clone();
    for seat in walk.seats() {
        let mut world = truth.clone();
        world.determinize(seat, &mut walk.rng);
        let own = Viewer::Seat(seat);
        demand(bytes(&world.view(own)) == bytes(&truth.view(own)), SAME_VIEW, || {
            format!("seat {seat}: {:?} and {:?}", truth.view(own), world.view(own))
        })?;
        let public = Viewer::Spectator;
        demand(world.view(public) == truth.view(public), SPECTATOR, || format!("seat {seat}"))?;
        let checked = world.check();
        demand(checked.is_ok(), "a world drawn anew is possible", || format!("{checked:?}"))?;
        demand(world.turn() == truth.turn(), "a world drawn anew waits for the same", || {
            format!("seat {seat}: {} and {}", truth.turn(), world.turn())
        })?;
        same_answers(walk, &truth, &world, seat)?;
        same_story(walk, &truth, &world, seat)?;
        if truth.view(own) != truth.view(Viewer::Referee) {
            walk.found.hidden += 1;
            walk.found.varied += usize::from(world != truth);
        }
    }
    Ok(())
}

const SAME_VIEW: &str = "view(determinize(s, seat), seat) == view(s, seat)";
const SPECTATOR: &str = "a spectator sees no more than any seat";

/// Permission and refusals do not tell two such worlds apart.
fn same_answers<G: Game>(
    walk: &mut Walk<G>,
    truth: &G,
    world: &G,
    seat: Seat,
) -> Result<(), Breach> {
    let actor = Actor::Seat(seat);
    let (mut here, mut there) = (Vec::new(), Vec::new());
    truth.legal(actor, &mut here);
    world.legal(actor, &mut there);
    demand(here == there, "legal actions tell no secret", || format!("seat {seat}"))?;
    let id = walk.rng.random_range(0..G::INFO.action_ids);
    let Some(action) = G::action_from_id(id) else { return Ok(()) };
    let answer = |state: &G| state.clone().play(actor, action, &mut ()).err();
    let (here, there) = (answer(truth), answer(world));
    demand(here == there, "refusals tell no secret", || {
        format!("{actor} {action}: {here:?}, {there:?}")
    })
}

/// What a seat is told of its own move, as long as nothing is opened, does not tell two such
/// worlds apart.
fn same_story<G: Game>(walk: &mut Walk<G>, truth: &G, world: &G, seat: Seat) -> Result<(), Breach> {
    let actor = Actor::Seat(seat);
    let mut legal = Vec::new();
    truth.legal(actor, &mut legal);
    let opens = matches!(truth.turn(), Turn::Sealed(owed) if owed.len() == 1);
    if legal.is_empty() || opens {
        return Ok(());
    }
    let action = legal[walk.rng.random_range(0..legal.len())];
    let tell = |state: &G| {
        let (mut state, mut log) = (state.clone(), Vec::new());
        state.play_unchecked(actor, action, &mut log);
        (log, state)
    };
    let (here, there) = (tell(truth), tell(world));
    if here.0.iter().chain(&there.0).any(Event::reveals) {
        return Ok(());
    }
    let own = Viewer::Seat(seat);
    let same = seen::<G>(&here.0, own) == seen::<G>(&there.0, own)
        && here.1.view(own) == there.1.view(own);
    demand(same, "the log tells no secret", || format!("{actor} {action}: {:?}", here.0))
}

/// Whatever a seat seals, nobody else is shown anything that depends on it.
pub(crate) fn sealed_choices_stay_sealed<G: Game>(walk: &mut Walk<G>) -> Result<(), Breach> {
    let Turn::Sealed(owed) = walk.state().turn() else { return Ok(()) };
    if owed.len() < 2 {
        return Ok(());
    }
    let truth = walk.state().clone();
    for seat in owed.iter() {
        let actor = Actor::Seat(seat);
        let mut legal = Vec::new();
        truth.legal(actor, &mut legal);
        let mut seal = || {
            let action = legal[walk.rng.random_range(0..legal.len())];
            let (mut state, mut log) = (truth.clone(), Vec::new());
            state.play_unchecked(actor, action, &mut log);
            (log, state)
        };
        let (one, other) = (seal(), seal());
        let others = walk.seats().filter(|&s| s != seat).map(Viewer::Seat);
        for viewer in others.chain([Viewer::Spectator]) {
            let same = seen::<G>(&one.0, viewer) == seen::<G>(&other.0, viewer)
                && bytes(&one.1.view(viewer)) == bytes(&other.1.view(viewer));
            demand(same, "a sealed choice stays sealed", || {
                format!("{viewer:?} can tell what seat {seat} chose")
            })?;
        }
    }
    Ok(())
}
