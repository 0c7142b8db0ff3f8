//! What Gates of Gold adds to the table: the row of Outsiders, the piles, and the cards beside the board.

use anstyle::Style;
use viscounts::{
    View,
    gates_of_gold::{Column, Desk, Merit},
    view::{GatesView, PlayerView},
};

use super::hiring;
use crate::{
    Teller,
    effects::Mood,
    terminal::{QUIET, Row, STRONG, flow_words},
    viscounts::award_does,
};

pub(super) fn rows(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let Some(gates) = &view.gates else { return Vec::new() };
    let word = |key: &str| teller.texts.get(&format!("viscounts-table-{key}"));
    let left = [("orders", gates.orders.into()), ("outsiders", gates.unseen.len().into())];
    let left = teller.texts.with("viscounts-table-orders", left);
    let head = Row::default().with(STRONG, &word("outsiders")).and("  ").with(QUIET, &left);
    let row = gates.row.iter().flatten().map(|&card| {
        let about = hiring(card, teller);
        format!("{}. {about}", teller.label(card))
    });
    let beside = Row::default().with(STRONG, &word("beside"));
    let awards = Merit::ALL.into_iter().filter_map(|merit| award(view, gates, merit, teller));
    let lines = |texts: Vec<String>| {
        let rows = texts.into_iter();
        rows.flat_map(|text| flow_words(Row::default().pad(1), 4, Style::new(), &text))
            .collect::<Vec<_>>()
    };
    [vec![head], lines(row.collect()), vec![beside], lines(awards.collect()), vec![Row::default()]]
        .concat()
}

/// A card beside the board, with who holds it.
fn award(view: &View, gates: &GatesView, merit: Merit, teller: &Teller<'_>) -> Option<String> {
    let award = gates.awards[merit.index()]?;
    let holder = view.holder(merit).map_or_else(String::new, |seat| format!(" [{seat}]"));
    let does = award_does(award, Mood::Brief, teller).words();
    Some(format!("{}{holder}: {does}", teller.label(award)))
}

/// The columns of a seat's Manuscript Board by their ribbons; open ones are marked.
pub(super) fn desk(view: &View, own: &PlayerView, teller: &Teller<'_>) -> Vec<String> {
    let column = |(ribbon, column)| {
        let sign = if view.ribbons(own, ribbon) > 0 { "✓" } else { "·" };
        format!("{sign} {} ({})", teller.label(column), teller.label(ribbon))
    };
    let desk = view.desk(own).into_iter();
    desk.flat_map(Desk::ribbons).zip(Column::ALL).map(column).collect()
}
