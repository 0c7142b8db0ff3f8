//! The castle: Workers in the sections of two tiers, and in the third.

use anstyle::Style;
use viscounts::{Section, View, board::Tier, view::PlayerView};

use crate::{
    Teller,
    terminal::{GILD, QUIET, Row, STRONG, seat_style},
};

/// Where the tiers begin on the line of a section.
const OUTER: usize = 30;
const MIDDLE: usize = 55;

pub(super) fn rows(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let word = |key: &str| teller.texts.get(&format!("viscounts-table-{key}"));
    let head = Row::default()
        .with(STRONG, &word("castle"))
        .pad(OUTER)
        .with(QUIET, &word("tier-1"))
        .pad(MIDDLE)
        .with(QUIET, &word("tier-2"));
    let sections = view.segments.iter().map(|at| section(view, at.section, teller));
    let keep = Row::default().and("  ").with(STRONG, &word("tier-3")).pad(OUTER);
    let keep = workers(keep, view, |own| own.keep);
    let keep = match view.leader {
        Some(leader) => keep
            .with(GILD, &format!("({}: ", word("leader")))
            .with(seat_style(leader), &leader.to_string())
            .with(GILD, ")"),
        None => keep,
    };
    std::iter::once(head).chain(sections).chain([keep]).collect()
}

/// A section, in the order of the segments that lie next to it.
fn section(view: &View, of: Section, teller: &Teller<'_>) -> Row {
    let row = Row::default().and("  ").with(Style::new(), &teller.label(of)).pad(OUTER);
    let row = workers(row, view, |own| own.castle[&Tier::Outer][&of]).pad(MIDDLE);
    workers(row, view, |own| own.castle[&Tier::Middle][&of])
}

/// How many Workers of whom are somewhere.
fn workers(row: Row, view: &View, there: impl Fn(&PlayerView) -> u8) -> Row {
    let there = view.players.iter().map(|own| (own.seat, there(own))).filter(|(_, n)| *n > 0);
    there.fold(row, |row, (seat, count)| {
        row.with(seat_style(seat), &format!("{seat}{count}")).and(" ")
    })
}
