//! Why something cannot be done, in words.

use engine::{Actor, BadMove, Illegal, Match, Seat, Viewer};
use games::with_match;

use super::{
    model::{Shell, Table},
    scene::names,
};
use crate::{Narrate, Rich, Teller, story};

/// Why a seat may not do what it asked for, without naming what that was.
#[must_use]
pub fn why_not(shell: &Shell<'_>, table: &Table<'_>, seat: Seat, why: &Illegal) -> String {
    let names = names(shell, table);
    let teller = Teller::new(shell.lang, &names);
    with_match!(table.game, held => worded(held, seat, why, &teller)).words()
}

/// Why a move that was sent as text was refused: the sentence, and the rule if there is one.
#[must_use]
pub fn refusal(
    shell: &Shell<'_>,
    table: &Table<'_>,
    seat: Seat,
    action: &str,
    why: &BadMove,
) -> (String, Option<&'static str>) {
    let names = names(shell, table);
    let text = story::refuse(table.game, seat, action, why, &Teller::new(shell.lang, &names));
    let rule = if let BadMove::Illegal(why) = why { Some(why.rule.0) } else { None };
    (text.words(), rule)
}

/// Words a refusal by way of some action that is refused in just this way.
fn worded<G: Narrate>(held: &Match<G>, seat: Seat, why: &Illegal, teller: &Teller<'_>) -> Rich {
    let state = held.state();
    let all = || (0..G::INFO.action_ids).filter_map(G::action_from_id);
    let alike = all().find(|&action| state.why_illegal(Actor::Seat(seat), action) == *why);
    let action = alike.or_else(|| all().next()).expect("a game has actions");
    G::refuse(&state.view(Viewer::Seat(seat)), seat, action, why, teller)
}
