//! The seats: goods and points, then what else they have, then their cards.

use anstyle::Style;
use architects::{Kind, View, view::PlayerView};

use super::bare;
use crate::{
    Form, Teller, Thing,
    architects::Unit,
    terminal::{GILD, Item, QUIET, Row, STRONG, clip, flow, seat_style},
};

/// Where the kinds begin, how wide one is, and where the points end.
const KINDS: usize = 20;
const KIND: usize = 8;
const POINTS: usize = KINDS + 6 * KIND + 8;

pub(super) fn rows(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let kinds = Kind::ALL.map(|kind| teller.texts.named(kind, Form::Short));
    let head = (1..)
        .zip(&kinds)
        .fold(Row::default(), |row, (at, kind)| row.right(KINDS + at * KIND, QUIET, kind));
    let head = head.right(POINTS, QUIET, &teller.texts.get("architects-table-points"));
    let seats = view.players.iter().flat_map(|own| seat(view, own, teller));
    std::iter::once(head).chain(seats).collect()
}

fn seat(view: &View, own: &PlayerView, teller: &Teller<'_>) -> Vec<Row> {
    let sign = if own.awaited { "▶" } else { " " };
    let name = format!("{sign}{}", teller.names.with_letter(own.seat));
    let named = Row::default().with(seat_style(own.seat), &clip(&name, KINDS + 2));
    let goods = (1..).zip(own.goods.0).fold(named, |row, (at, amount)| {
        let style = if amount == 0 { QUIET } else { Style::new() };
        row.right(KINDS + at * KIND, style, &amount.to_string())
    });
    let mut rows = vec![goods.right(POINTS, STRONG, &own.score.to_string())];
    rows.extend(flow(Row::default().pad(2), 4, holdings(view, own, teller).into_iter()));
    rows.extend(flow(Row::default().pad(2), 4, cards(own, teller).into_iter()));
    rows
}

/// Workers, virtue, debts, plans and captured workers.
fn holdings(view: &View, own: &PlayerView, teller: &Teller<'_>) -> Vec<Item> {
    let counted = |unit: Unit, n: u16| bare(&teller.texts.counted(unit, n, Form::Count));
    let word = |key: &str| teller.texts.get(&format!("architects-table-{key}"));
    let held = own.captured.iter().filter(|(_, workers)| **workers > 0);
    let held: Vec<String> = held.map(|(seat, workers)| format!("{seat}{workers}")).collect();
    let mut texts = vec![
        counted(Unit::Worker, own.reserve.into()),
        format!("{} {}", word("virtue"), own.virtue),
        format!("{} {}/{}", word("debts"), own.unpaid, own.paid),
        counted(Unit::Plan, u16::try_from(own.cards).unwrap_or(u16::MAX)),
    ];
    if !held.is_empty() {
        texts.push(format!("{}: {}", word("holds"), held.join(" ")));
    }
    texts.extend(own.board.map(|character| teller.label(character)));
    if view.last_turns.is_some() && own.seat == view.active {
        texts.push(word("last-turn"));
    }
    texts.into_iter().map(|text| Item { style: Style::new(), text, after: " ·" }).collect()
}

fn cards(own: &PlayerView, teller: &Teller<'_>) -> Vec<Item> {
    let pack: Vec<_> = own.pack.iter().flatten().copied().collect();
    [
        group("has", &own.apprentices, teller),
        group("built", &own.built, teller),
        group("hand", &own.hand, teller),
        group("pack", &pack, teller),
    ]
    .concat()
}

/// Cards that are at the same place, behind its name.
fn group<T: Thing>(key: &str, cards: &[T], teller: &Teller<'_>) -> Vec<Item> {
    let last = cards.len().saturating_sub(1);
    let item = |(index, &of): (usize, &T)| {
        let name = teller.label(of);
        let label = || teller.texts.get(&format!("architects-table-{key}"));
        Item {
            style: if key == "pack" { GILD } else { Style::new() },
            text: if index == 0 { format!("{}: {name}", label()) } else { name },
            after: if index == last { " ·" } else { "," },
        }
    };
    cards.iter().enumerate().map(item).collect()
}
