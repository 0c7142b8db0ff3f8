//! What the parts of Gates of Gold do: Outsiders at the end, cards beside the board, Manuscript Boards.

use viscounts::{
    Card,
    board::Tier,
    effects::Row,
    gates_of_gold::{Award, Column, Desk, Ending, Gift, Merit, Needs},
};

use super::{
    effects::{at, doubted, said},
    names::Landmark,
};
use crate::{Arg, Form, Rich, Teller, effects::Mood};

/// What an Outsider brings at the end of the match.
pub(super) fn ending(of: Card, mood: Mood, teller: &Teller<'_>) -> String {
    if of.endings().contains(&Ending::Resolved) {
        let what = said(Row::Outsider(of).steps(), mood, teller);
        return mood.phrase("viscounts-before-scoring", [("what", what.into())], teller.texts);
    }
    let parts: Vec<String> = of.endings().iter().map(|&of| brings(of, teller)).collect();
    mood.phrase("viscounts-outsider-scores", [("what", teller.list(&parts))], teller.texts)
}

fn brings(of: Ending, teller: &Teller<'_>) -> String {
    let score = |points: i32| teller.score(u8::try_from(points).unwrap_or(0));
    let (name, points, more): (_, _, Vec<Arg<'_>>) = match of {
        Ending::Points(points) => ("points", points, vec![]),
        Ending::Links => ("links", 1, vec![]),
        Ending::Wedges => ("wedges", 1, vec![]),
        Ending::AllOf(building, points) => {
            let all = teller.texts.counted(building, 3, Form::Count);
            ("all-of", points, vec![("buildings", all.into())])
        }
        Ending::Resources => ("resources", 1, vec![]),
        Ending::Workers(tier, group) => {
            let at = ("tier_at", in_tier(tier, teller));
            ("workers", 1, vec![("n", group.into()), at])
        }
        Ending::Segments => ("segments", 1, vec![]),
        Ending::Ribbons(ribbon) => {
            let args = [("points", score(1))];
            return teller.texts.with(&format!("viscounts-ending-ribbons-{ribbon}"), args);
        }
        Ending::CompleteSets => ("complete-sets", 3, vec![]),
        Ending::Outsiders => ("outsiders", 1, vec![]),
        Ending::Ribbon => ("ribbon", 0, vec![]),
        Ending::Relief => ("relief", 1, vec![]),
        // It is told with what it does.
        Ending::Resolved => return String::new(),
    };
    let args = std::iter::once(("points", score(points))).chain(more);
    teller.texts.with(&format!("viscounts-ending-{name}"), args)
}

fn in_tier(tier: u8, teller: &Teller<'_>) -> fluent_bundle::FluentValue<'static> {
    match tier {
        1 => teller.named(Tier::Outer, Form::At),
        2 => teller.named(Tier::Middle, Form::At),
        _ => teller.named(Landmark::Keep, Form::At),
    }
}

/// What a card beside the board is given for, what it is good for, and what it scores.
#[must_use]
pub fn award_does(of: Award, mood: Mood, teller: &Teller<'_>) -> Rich {
    let merit = of.merit();
    let points = ("points", teller.score(u8::try_from(merit.points()).unwrap_or(0)));
    let needs = match of.needs() {
        Needs::Nothing => None,
        Needs::Order => Some("viscounts-needs-order"),
        Needs::Outsider => Some("viscounts-needs-outsider"),
    };
    let needs = needs.map(|key| mood.phrase(key, [], teller.texts));
    let given = mood.phrase(&format!("viscounts-given-{merit}"), [points], teller.texts);
    let parts = [Some(given), needs, Some(gift(of, mood, teller))].into_iter().flatten();
    let said = parts.map(|part| Rich::parse(&part));
    Rich::row(said.chain(doubted(of.is_reconstructed() && mood == Mood::Does, teller)))
}

fn gift(of: Award, mood: Mood, teller: &Teller<'_>) -> String {
    let key = match of.gift() {
        Gift::At(moment, steps) => return at(moment, steps, mood, teller),
        Gift::Step => "viscounts-free-step",
        Gift::Hand => "viscounts-larger-hand",
        Gift::TradeIcons => "viscounts-trade-icons",
    };
    mood.phrase(key, [], teller.texts)
}

/// What a column of a Manuscript Board allows.
#[must_use]
pub fn column_does(of: Column, mood: Mood, teller: &Teller<'_>) -> Rich {
    Rich::parse(&mood.phrase(&format!("viscounts-column-does-{of}"), [], teller.texts))
}

/// The columns of a Manuscript Board with their ribbons.
#[must_use]
pub fn desk_does(of: Desk, teller: &Teller<'_>) -> Rich {
    let columns = Column::ALL.map(|column| {
        let args = [("ribbon", teller.name(of.ribbon(column))), ("column", teller.name(column))];
        teller.say("viscounts-desk-column", args)
    });
    let head = teller.say("viscounts-desk-head", []);
    Rich::row([head].into_iter().chain(columns).chain(doubted(of.is_reconstructed(), teller)))
}

/// What the holder of a merit is called.
pub(super) fn holds(of: Merit, teller: &Teller<'_>) -> Arg<'static> {
    ("award_object", teller.named(of, Form::Object))
}
