//! The seats: goods, talers, helpers, points, and where each card is.

use anstyle::Style;
use castle::{Card, CardSet, View, view::PlayerView};

use super::goods::{KIND, KINDS, LABEL, amounts};
use crate::{
    Form, Rich, Teller,
    terminal::{GILD, Item, QUIET, Row, STRONG, clip, flow, seat_style},
};

const TALERS: usize = KINDS + 5 * KIND + 8;
const HELPERS: usize = TALERS + 9;
const SCORE: usize = HELPERS + 7;

pub(super) fn rows(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let word = |key: &str| teller.texts.get(&format!("castle-table-{key}"));
    let head = Row::default()
        .right(TALERS, QUIET, &word("talers"))
        .right(HELPERS, QUIET, &word("helpers"))
        .right(SCORE, QUIET, &word("score"));
    let seats = view.players.iter().flat_map(|own| seat(own, teller));
    std::iter::once(head).chain(seats).collect()
}

fn seat(own: &PlayerView, teller: &Teller<'_>) -> Vec<Row> {
    let style = seat_style(own.seat);
    let sign = if own.awaited { "▶" } else { " " };
    let name = format!("{sign}{}", teller.names.with_letter(own.seat));
    let numbers = amounts(Row::default().with(style, &clip(&name, LABEL)), own.goods)
        .right(TALERS, Style::new(), &own.talers.to_string())
        .right(HELPERS, Style::new(), &own.helpers.to_string())
        .right(SCORE, STRONG, &own.score.to_string());
    let mut rows = vec![numbers];
    rows.extend(cards(own, teller));
    rows
}

/// Where the cards of a seat are. Those of this round stand in brackets.
fn cards(own: &PlayerView, teller: &Teller<'_>) -> Vec<Row> {
    let laid = if own.face_down > 0 { own.chosen.unwrap_or_default() } else { CardSet::EMPTY };
    let mut items = Vec::new();
    if own.face_down > 0 && laid.is_empty() {
        let label = teller.texts.get("castle-table-face-down");
        let text = format!("{label}: {}", "▮".repeat(own.face_down.into()));
        items.push(Item { style: GILD, text, after: " ·" });
    }
    items.extend(group("face-down", laid, own, teller));
    items.extend(group("played", own.played, own, teller));
    items.extend(group("lost", own.lost, own, teller));
    items.extend(group("hand", own.hand.minus(laid), own, teller));
    items.extend(ended_now(own, teller));
    flow(Row::default().pad(2), 4, items.into_iter())
}

/// What the seat would have if the match ended now, where that is more.
fn ended_now(own: &PlayerView, teller: &Teller<'_>) -> Option<Item> {
    let more: i32 = own.would_score.values().map(|&points| i32::from(points)).sum();
    let label = teller.texts.get("castle-table-ended-now");
    let text = format!("{label}: +{more} = {}", own.score + more);
    (more > 0).then_some(Item { style: QUIET, text, after: "" })
}

/// Cards that are at the same place, behind its name.
fn group(key: &str, cards: CardSet, own: &PlayerView, teller: &Teller<'_>) -> Vec<Item> {
    let now = own.chosen.unwrap_or_default();
    let last = usize::from(cards.len().saturating_sub(1));
    let item = |(index, of): (usize, Card)| {
        let name = named(own, of, now.contains(of), teller);
        let label = || teller.texts.get(&format!("castle-table-{key}"));
        Item {
            style: if now.contains(of) { GILD } else { Style::new() },
            text: if index == 0 { format!("{}: {name}", label()) } else { name },
            after: if index == last { " ·" } else { "," },
        }
    };
    cards.iter().enumerate().map(item).collect()
}

/// A card in few words, with what it has loaded.
fn named(own: &PlayerView, of: Card, now: bool, teller: &Teller<'_>) -> String {
    let name = teller.texts.named(of, Form::Short);
    let load = own.loads.get(&of).filter(|load| !load.is_empty());
    let Some(load) = load else { return if now { format!("[{name}]") } else { name } };
    let units = |(kind, count)| teller.texts.counted(kind, count, Form::Count);
    let units: Vec<String> = load.amounts().map(units).collect();
    format!("[{name}: {}]", Rich::parse(&units.join(", ")).plain())
}
