//! The seats: goods and points, then what else they have, then their cards; the schemes of the Automa.

use anstyle::Style;
use viscounts::{
    Good, View,
    view::{AutomaView, PlayerView},
};

use super::{bare, gates, short};
use crate::{
    Form, Teller, Thing,
    terminal::{Item, QUIET, Row, STRONG, clip, flow, seat_style},
    viscounts::{Bonus, Unit},
};

/// Where the goods begin, how wide one is, and where the points end.
const GOODS: usize = 20;
const GOOD: usize = 12;
const POINTS: usize = GOODS + 4 * GOOD + 10;

pub(super) fn rows(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let silver = short(Unit::Silver, teller);
    let goods = Good::ALL.map(|good| short(good, teller));
    let head = (1..)
        .zip(std::iter::once(&silver).chain(&goods))
        .fold(Row::default(), |row, (at, good)| row.right(GOODS + at * GOOD, QUIET, good));
    let head = head.right(POINTS, QUIET, &teller.texts.get("viscounts-table-points"));
    let seats = view.players.iter().flat_map(|own| seat(view, own, teller));
    std::iter::once(head).chain(seats).collect()
}

fn seat(view: &View, own: &PlayerView, teller: &Teller<'_>) -> Vec<Row> {
    let sign = if own.awaited { "▶" } else { " " };
    let name = format!("{sign}{}", teller.names.with_letter(own.seat));
    let named = Row::default().with(seat_style(own.seat), &clip(&name, GOODS + 2));
    let amounts = std::iter::once(own.silver).chain(Good::ALL.map(|good| own.goods[&good]));
    let goods = (1..).zip(amounts).fold(named, |row, (at, amount)| {
        let style = if amount == 0 { QUIET } else { Style::new() };
        row.right(GOODS + at * GOOD, style, &amount.to_string())
    });
    let mut rows = vec![goods.right(POINTS, STRONG, &own.score.to_string())];
    rows.extend(flow(Row::default().pad(2), 4, holdings(own, teller).into_iter()));
    let automa = view.automa.as_ref().filter(|_| own.seat.index() == 1);
    let cards = match automa {
        Some(automa) => schemes(view, automa, teller),
        None => deck(own, teller),
    };
    let desk = group("desk", gates::desk(view, own, teller), teller);
    let cards = cards.into_iter().chain(belongings(own, teller)).chain(desk);
    rows.extend(flow(Row::default().pad(2), 4, cards));
    rows
}

/// Icons, track, papers and Workers.
fn holdings(own: &PlayerView, teller: &Teller<'_>) -> Vec<Item> {
    let word = |key: &str| teller.texts.get(&format!("viscounts-table-{key}"));
    let markers = [("corruption", own.corruption.into()), ("virtue", own.virtue.into())];
    let texts = [
        teller.texts.with("viscounts-table-track", markers),
        format!("{} {}/{}", word("debts"), own.unpaid, own.paid),
        format!("{} {}/{}", word("deeds"), own.acquired, own.approved),
        bare(&teller.texts.counted(Unit::Worker, own.workers, Form::Count)),
    ];
    let rest = texts.into_iter().map(alone);
    group("icons", shown(own, teller), teller).into_iter().chain(rest).collect()
}

/// The icons of a seat, one by one.
fn shown(own: &PlayerView, teller: &Teller<'_>) -> Vec<String> {
    let some = own.icons.iter().filter(|(_, count)| **count > 0);
    some.map(|(&icon, &n)| bare(&teller.texts.counted(icon, n, Form::Count))).collect()
}

fn alone(text: String) -> Item {
    Item { style: Style::new(), text, after: " ·" }
}

/// The cards of a player.
fn deck(own: &PlayerView, teller: &Teller<'_>) -> Vec<Item> {
    let board =
        own.slots.map(|card| card.map_or_else(|| "–".to_owned(), |card| teller.label(card)));
    let hand = own.hand.clone().unwrap_or_default();
    let held = bare(&teller.texts.counted(Unit::Card, own.cards, Form::Count));
    let piles = [("draw", own.draw_pile.into()), ("discard", own.discard_pile.len().into())];
    let piles = teller.texts.with("viscounts-table-deck", piles);
    let shown = match hand.as_slice() {
        [] => vec![alone(held)],
        some => group("hand", labels(some, teller), teller),
    };
    [group("slots", board.to_vec(), teller), shown, vec![alone(piles)]].concat()
}

/// What both a player and the Automa have.
fn belongings(own: &PlayerView, teller: &Teller<'_>) -> Vec<Item> {
    let bonus: Vec<Bonus> = own.bonus.iter().copied().map(Bonus).collect();
    [
        group("built", labels(&own.uncovered, teller), teller),
        group("has", own.manuscripts.iter().map(|&of| short(of, teller)).collect(), teller),
        group("bonus", labels(&bonus, teller), teller),
    ]
    .concat()
}

fn labels<T: Thing>(of: &[T], teller: &Teller<'_>) -> Vec<String> {
    of.iter().map(|&one| teller.label(one)).collect()
}

/// Things that are at the same place, behind its name.
fn group(key: &str, names: Vec<String>, teller: &Teller<'_>) -> Vec<Item> {
    let last = names.len().saturating_sub(1);
    let item = |(index, name): (usize, String)| {
        let label = || teller.texts.get(&format!("viscounts-table-{key}"));
        Item {
            style: Style::new(),
            text: if index == 0 { format!("{}: {name}", label()) } else { name },
            after: if index == last { " ·" } else { "," },
        }
    };
    names.into_iter().enumerate().map(item).collect()
}

/// The schemes on the board of the Automa, and its piles.
fn schemes(view: &View, automa: &AutomaView, teller: &Teller<'_>) -> Vec<Item> {
    let slots = automa.slots.map(|at| at.map_or_else(|| "–".to_owned(), |of| teller.label(of)));
    let piles = [
        ("draw", automa.draw_pile.into()),
        ("discard", automa.discard_pile.len().into()),
        ("future", automa.future_pile.into()),
    ];
    let piles = teller.texts.with("viscounts-table-piles", piles);
    let board = alone(teller.label(view.options.automa));
    [vec![board], group("schemes", slots.to_vec(), teller), vec![alone(piles)]].concat()
}
