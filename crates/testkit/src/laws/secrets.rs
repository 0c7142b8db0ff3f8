//! Secrets: what a seat is shown is the same for any two positions that it cannot tell apart.

use engine::{Actor, Event, Game, Scores, Seat, Turn, Viewer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

use super::{Breach, demand, walk::Walk};
use crate::paths;

fn bytes<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what is shown has a JSON form")
}

fn seen<G: Game>(events: &[G::Event], viewer: Viewer) -> String {
    bytes(&events.iter().filter_map(|event| event.seen_by(viewer)).collect::<Vec<_>>())
}

/// What happens when an action is played, and where it leads.
fn tell<G: Game>(state: &G, actor: Actor, action: G::Action) -> (Vec<G::Event>, G) {
    let (mut state, mut log) = (state.clone(), Vec::new());
    state.play_unchecked(actor, action, &mut log);
    (log, state)
}

/// A world drawn anew for a seat shows that seat the same view, the same legal actions and the same
/// refusals, to the byte; a spectator sees no more than the seat does.
pub(crate) fn worlds_look_alike<G: Game>(walk: &mut Walk<G>) -> Result<(), Breach> {
    let truth = walk.state().clone();
    let scores = Scores::of(&truth);
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
        demand(Scores::of(&world) == scores, "scores tell no secret", || {
            format!("seat {seat}: {scores:?} and {:?}", Scores::of(&world))
        })?;
        same_answers(walk, &truth, &world, seat)?;
        same_story(walk, &truth, &world, seat)?;
        same_worlds(walk, &truth, &world, seat)?;
        note_hidden(walk, &truth, &world, own);
    }
    Ok(())
}

/// Drawn anew with the same generator, two truths that a seat cannot tell apart are the same world:
/// otherwise what is drawn would lean to what is true.
fn same_worlds<G: Game>(
    walk: &mut Walk<G>,
    truth: &G,
    other: &G,
    seat: Seat,
) -> Result<(), Breach> {
    let rng = Xoshiro256PlusPlus::seed_from_u64(walk.rng.random());
    let [here, there] = [truth, other].map(|state| {
        let mut world = state.clone();
        world.determinize(seat, &mut rng.clone());
        world
    });
    demand(here == there, "a world drawn anew does not lean to the truth", || {
        format!("seat {seat}: {truth:?} and {other:?} give {here:?} and {there:?}")
    })
}

const SAME_VIEW: &str = "view(determinize(s, seat), seat) == view(s, seat)";
const SPECTATOR: &str = "a spectator sees no more than any seat";

/// Keeps count of what the referee sees and `viewer` does not, and of what of it varies.
fn note_hidden<G: Game>(walk: &mut Walk<G>, truth: &G, world: &G, viewer: Viewer) {
    if truth.view(viewer) == truth.view(Viewer::Referee) {
        return;
    }
    walk.found.hidden += 1;
    walk.found.varied += usize::from(world != truth);
    let form = |state: &G, viewer| serde_json::to_value(state.view(viewer)).expect("has a form");
    let whole = form(truth, Viewer::Referee);
    let varied = paths::differences(&whole, &form(world, Viewer::Referee));
    for path in paths::differences(&whole, &form(truth, viewer)) {
        let varied = varied.iter().any(|v| v.starts_with(&path) || path.starts_with(v));
        let noted = walk.hidden.entry(path).or_default();
        noted.times += 1;
        noted.varied |= varied;
    }
}

/// What is often hidden in a match is not the same in every world drawn anew.
pub(crate) fn hidden_things_vary<G: Game>(walk: &Walk<G>) -> Result<(), Breach> {
    const OFTEN: usize = 20;
    let fixed = walk.hidden.iter().find(|(_, hidden)| hidden.times >= OFTEN && !hidden.varied);
    demand(fixed.is_none(), "drawing hidden things anew does vary them", || {
        fixed
            .map(|(path, hidden)| format!("{path}, hidden {} times", hidden.times))
            .unwrap_or_default()
    })
}

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
    let (here, there) = (tell(truth, actor, action), tell(world, actor, action));
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
        let first = walk.rng.random_range(0..legal.len());
        let second = (first + walk.rng.random_range(1..legal.len().max(2))) % legal.len();
        let [one, other] = [first, second].map(|choice| tell(&truth, actor, legal[choice]));
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

/// Where two answers lead to positions that differ only in what a viewer cannot see, the log does
/// not tell that viewer which it was. What a viewer is told and may remember, its view keeps. And
/// what the log hides from a viewer, its view hides.
pub(crate) fn log_keeps_to_the_view<G: Game>(walk: &mut Walk<G>) -> Result<(), Breach> {
    let Some(actor) = walk.state().turn().next_actor() else { return Ok(()) };
    let mut legal = Vec::new();
    walk.state().legal(actor, &mut legal);
    let mut answer = || legal[walk.rng.random_range(0..legal.len())];
    let answers = [answer(), answer()];
    let [one, other] = answers.map(|action| tell(walk.state(), actor, action));
    if one.1 == other.1 {
        return Ok(());
    }
    let others = walk.seats().filter(|&seat| Actor::Seat(seat) != actor).map(Viewer::Seat);
    for viewer in others.chain([Viewer::Spectator]) {
        let same_view = one.1.view(viewer) == other.1.view(viewer);
        let same_log = seen::<G>(&one.0, viewer) == seen::<G>(&other.0, viewer);
        let either = || {
            format!("{viewer:?} can tell whether {actor} played {} or {}", answers[0], answers[1])
        };
        let alike = !same_view || same_log || one.1.turn() != other.1.turn();
        demand(alike, "the log tells no more than the view", either)?;
        let hidden = same_log && one.0 != other.0;
        demand(same_view || !hidden, "what the log hides, the view hides", either)?;
    }
    Ok(())
}
