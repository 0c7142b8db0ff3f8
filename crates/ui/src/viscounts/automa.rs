//! The schemes of the Automa, and what its boards are after.

use viscounts::{Automa, Building, Good, Icon, Paper, Primary, Scheme, automa::Attempt};

use super::{
    Unit,
    effects::{doubted, said},
    names::{goods, icons},
};
use crate::{Form, Rich, Teller, effects::Mood};

/// What a scheme does, row by row.
#[must_use]
pub fn scheme_does(of: Scheme, teller: &Teller<'_>) -> Rich {
    Rich::row([scheme_rows(of, teller)].into_iter().chain(doubted(of.is_reconstructed(), teller)))
}

/// The rows of a scheme, one after the other.
pub(super) fn scheme_rows(of: Scheme, teller: &Teller<'_>) -> Rich {
    let head = if of.header().count(Icon::Criminal) > 0 { "criminals" } else { "icons" };
    let icons = [("icons", icons(of.header(), teller))];
    let head = teller.say(&format!("viscounts-rows-{head}"), icons);
    let before = said(of.effects(), Mood::Does, teller);
    let before = teller.say("viscounts-rows-before", [("what", before.into())]);
    let steps = [("steps", teller.taken(Unit::Step, of.steps()))];
    let moves = teller.say("viscounts-rows-move", steps);
    let tries = teller.say("viscounts-rows-tries", [("options", options(of, teller).into())]);
    Rich::row([head, before, moves, tries])
}

/// What a scheme tries, one after the other.
#[must_use]
pub fn options(of: Scheme, teller: &Teller<'_>) -> String {
    let options = (1_u8..).zip(of.attempts()).map(|(n, attempt)| {
        let args = [("n", n.into()), ("what", tried(attempt, teller).into())];
        teller.texts.with("viscounts-try-option", args)
    });
    options.collect::<Vec<_>>().join("; ")
}

fn tried(of: &Attempt, teller: &Teller<'_>) -> String {
    match of {
        Attempt::Try(primary) => action(*primary, teller),
        Attempt::Focus => teller.texts.get("viscounts-try-focus"),
        Attempt::Gain(steps) => {
            let parts = steps.chunks(1).map(|step| said(step, Mood::Brief, teller));
            teller.joined(&parts.collect::<Vec<_>>(), "list-more", "list-last")
        }
    }
}

/// An action that a scheme tries.
pub(super) fn action(of: Primary, teller: &Teller<'_>) -> String {
    teller.texts.get(&format!("viscounts-try-{of}"))
}

/// What the board of the Automa is after.
pub(super) fn focus(of: Automa, teller: &Teller<'_>) -> String {
    match of.focus() {
        Some(primary) => action(primary, teller),
        None => teller.texts.get("viscounts-try-flips"),
    }
}

/// What stands on a board of the Automa.
#[must_use]
pub fn automa_does(of: Automa, teller: &Teller<'_>) -> Rich {
    let focus = teller.say("viscounts-opponent-focus", [("what", focus(of, teller).into())]);
    let one = |paper: Paper| teller.texts.counted(paper, 1, Form::Count);
    let hall = teller.texts.counted(Building::Guildhall, 1, Form::Count);
    let mut things = goods(0, of.goods(), Form::Count, teller);
    things.extend([one(Paper::Debt), one(Paper::Deed), hall]);
    let start = teller.say("viscounts-opponent-start", [("things", teller.list(&things))]);
    let halls: Vec<String> =
        of.guildhalls().map(|icon| teller.texts.counted(icon, 1, Form::Count)).into();
    let halls = teller.say("viscounts-opponent-halls", [("icons", teller.list(&halls))]);
    let removed = teller
        .say("viscounts-opponent-removed", [("schemes", teller.names_of(of.removed().iter()))]);
    let rows = [focus, priority(of, teller), start, halls, removed].into_iter();
    Rich::row(rows.chain(doubted(of.is_reconstructed(), teller)))
}

/// Which resource it takes, where it may take any.
fn priority(of: Automa, teller: &Teller<'_>) -> Rich {
    let [(first, until), (second, then), (third, _)] = of.priority();
    if first == second {
        return teller.say("viscounts-opponent-one-kind", []);
    }
    let name = |key, good: Good| (key, teller.name(good));
    let args = [
        name("first", first),
        ("n", until.into()),
        name("second", second),
        ("m", then.into()),
        name("third", third),
    ];
    teller.say("viscounts-opponent-priority", args)
}
