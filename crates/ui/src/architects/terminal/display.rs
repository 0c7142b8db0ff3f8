//! The apprentices that can be hired, with what they know, do and hold.

use anstyle::Style;
use architects::{Apprentice, Kind, View, view::PlaceView};

use super::bare;
use crate::{
    Form, Rich, Teller,
    architects::{Unit, apprentice_in_brief},
    terminal::{GILD, QUIET, Row, STRONG, flow_words},
};

/// Where what is said of an apprentice begins.
const ABOUT: usize = 31;

pub(super) fn rows(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let deck = teller.texts.with(
        "architects-table-deck",
        [
            ("plans", bare(&teller.texts.counted(Unit::Plan, view.deck.cards, Form::Count)).into()),
            ("rewards", view.reward_pile.into()),
            ("cards", view.market.unseen.len().into()),
        ],
    );
    let head = Row::default()
        .with(STRONG, &teller.texts.get("architects-table-display"))
        .and("  ")
        .with(QUIET, &deck);
    let places = (1..).zip(&view.display).flat_map(|(row, places)| {
        let places = (1..).zip(places);
        places.flat_map(move |(column, place)| place_rows((row, column), place, teller))
    });
    std::iter::once(head).chain(places).collect()
}

fn place_rows((row, column): (usize, usize), place: &PlaceView, teller: &Teller<'_>) -> Vec<Row> {
    let Some(of) = place.apprentice else { return Vec::new() };
    let mut line =
        Row::default().with(QUIET, &format!("  {row}.{column} ")).with(STRONG, &teller.label(of));
    if place.silver > 0 {
        let silver = teller.texts.counted(Kind::Silver, place.silver, Form::Count);
        line = line.with(GILD, &format!(" +{}", bare(&silver)));
    }
    flow_words(line.pad(ABOUT - 1), ABOUT, Style::new(), &about(of, teller))
}

/// Skills, virtue and ability in a row.
pub(super) fn about(of: Apprentice, teller: &Teller<'_>) -> String {
    let skills: Vec<String> = of.skills().iter().map(|skill| teller.label(skill)).collect();
    let virtue = (of.virtue() != 0).then(|| change(of.virtue(), teller));
    let brief = apprentice_in_brief(of, teller).plain();
    let parts = [Some(skills.join(", ")), virtue, Some(brief)];
    parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// A change of virtue: `−1 virtue`.
pub(super) fn change(virtue: i8, teller: &Teller<'_>) -> String {
    let sign = if virtue < 0 { "−" } else { "+" };
    let amount = teller.texts.counted(Unit::Virtue, virtue.unsigned_abs(), Form::Count);
    format!("{sign}{}", Rich::parse(&amount).plain())
}
