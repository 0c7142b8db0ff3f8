//! History: states and records read back, replay leads to the same place, undo takes back.

use std::hash::{DefaultHasher, Hasher};

use engine::{Actor, Game, Record, Turn, Viewer};

use super::{Breach, demand, walk::Walk};

fn hash<G: Game>(state: &G) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}

/// What a position lets be seen and done.
fn behaviour<G: Game>(state: &G) -> (G::View, Turn, Vec<G::Action>) {
    let mut legal = Vec::new();
    if let Some(actor) = state.turn().next_actor() {
        state.legal(actor, &mut legal);
    }
    (state.view(Viewer::Referee), state.turn(), legal)
}

/// A position reads back from its JSON form: equal, with an equal hash, and behaving alike.
pub(crate) fn serialises<G: Game>(walk: &mut Walk<G>) -> Result<(), Breach> {
    let text = serde_json::to_string(walk.state()).expect("a state has a JSON form");
    let back = serde_json::from_str::<G>(&text);
    let same = back.as_ref().is_ok_and(|back| back == walk.state());
    demand(same, "a position reads back from its JSON form", || format!("{text}: {back:?}"))?;
    let Ok(back) = back else { return Ok(()) };
    demand(hash(&back) == hash(walk.state()), "equal positions have equal hashes", || {
        format!("{text}: {back:?}")
    })?;
    demand(behaviour(&back) == behaviour(walk.state()), "equal positions behave alike", || {
        format!("{text}: {back:?}")
    })
}

/// Plays a move; then undo, where it is allowed, leads back to exactly the position before, and is
/// refused without a trace where it is not.
pub(crate) fn plays_and_undoes<G: Game>(
    walk: &mut Walk<G>,
    actor: Actor,
    action: G::Action,
) -> Result<(), Breach> {
    let before = walk.played.clone();
    let turn = before.state().turn();
    let played = walk.played.play(actor, action);
    demand(played.is_ok(), "a legal action plays in a match", || format!("{actor} {action}"))?;
    let settled = match turn {
        Turn::Sealed(owed) => owed.len() == 1,
        Turn::Seat(_) => false,
        Turn::Chance | Turn::Over => true,
    };
    let any = walk.seats().find(|&seat| walk.played.can_undo(seat));
    demand(!settled || any.is_none(), "nothing opened or drawn is taken back", || {
        format!("{turn}: after {actor} {action} seat {any:?} can undo")
    })?;
    let Actor::Seat(seat) = actor else { return Ok(()) };
    let mut undone = walk.played.clone();
    let answer = undone.undo(seat);
    demand(answer.is_ok() == walk.played.can_undo(seat), "can_undo tells the truth", || {
        format!("{answer:?}")
    })?;
    let expected = if answer.is_ok() { &before } else { &walk.played };
    let same = undone.state() == expected.state()
        && undone.moves() == expected.moves()
        && undone.story() == expected.story();
    demand(same, LEADS_BACK, || format!("{actor} {action}"))?;
    // Within a turn, step by step as far as it goes.
    while turn == Turn::Seat(seat) && undone.undo(seat).is_ok() {
        let index = undone.moves().len();
        demand(*undone.state() == walk.states[index], LEADS_BACK, || format!("index {index}"))?;
    }
    walk.found.undone += usize::from(answer.is_ok());
    let in_turn = turn == Turn::Seat(seat) && walk.state().turn() == turn;
    let shown = played.is_ok_and(|events| events.iter().any(engine::Event::reveals));
    demand(!in_turn || shown || answer.is_ok(), "one's own turn can be taken back", || {
        format!("{actor} {action}")
    })
}

const LEADS_BACK: &str = "undo leads back to the position before";

/// The record of a match, written, read and replayed, leads to the same positions at every index.
pub(crate) fn replays<G: Game>(walk: &mut Walk<G>) -> Result<(), Breach> {
    let text = serde_json::to_string(&walk.played.record()).expect("a record has a JSON form");
    let replayed = Record::parse(&text).and_then(|record| record.replay::<G>());
    let replayed = match replayed {
        Ok(replayed) => replayed,
        Err(why) => return demand(false, "a record replays", || why.to_string()),
    };
    for (index, state) in walk.states.iter().enumerate() {
        demand(replayed.state_at(index) == *state, "a record replays to every index", || {
            format!("index {index}")
        })?;
    }
    let middle = walk.states.len() / 2;
    let fork = replayed.fork(middle);
    demand(*fork.state() == walk.states[middle], "a fork begins where it was taken", || {
        format!("index {middle}")
    })
}
