//! The town: who stands where, the Black Market, the Guildhall and the Cathedral.

use anstyle::Style;
use architects::{
    Goods, Kind, Location, Space, View,
    board::{LEVELS, Level, brings_reset},
    view::PlayerView,
};
use engine::Seat;

use super::bare;
use crate::{
    Form, Teller,
    architects::{Landmark, goods_label},
    terminal::{GILD, Item, QUIET, Row, STRONG, flow, seat_style},
};

/// Where the second of two places on a line begins, and workers behind a name.
const HALF: usize = 41;
const THERE: usize = 22;
/// Where the parts of a line of the market begin.
const PRICE: usize = 10;
const GOODS: usize = 24;

pub(super) fn rows(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let mut rows = places(view, teller);
    rows.extend(market(view, teller));
    rows.push(guildhall(view, teller));
    rows.extend(cathedral(view, teller));
    rows
}

/// The large locations and the Prison, two on a line.
fn places(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let location = |of: Location| {
        let mut name = bare(&teller.texts.named(of, Form::Short));
        if of == Location::TaxStand {
            let silver = teller.texts.counted(Kind::Silver, view.tax, Form::Count);
            name = format!("{name} ({})", bare(&silver));
        }
        (name, view.players.iter().map(|own| (own.seat, own.at[&of])).collect())
    };
    let prison = view.players.iter().map(|own| (own.seat, own.prison)).collect();
    let prison = (teller.label(Landmark::Prison), prison);
    let all: Vec<Place> = Location::ALL.into_iter().map(location).chain([prison]).collect();
    let line = |pair: &[Place]| {
        let row = there(Row::default(), 0, &pair[0]);
        pair.get(1).map_or_else(|| row.clone(), |other| there(row.clone().pad(HALF), HALF, other))
    };
    all.chunks(2).map(line).collect()
}

/// A place by its name, with how many workers of whom stand there.
type Place = (String, Vec<(Seat, u8)>);

fn there(row: Row, from: usize, (name, workers): &Place) -> Row {
    let row = row.with(STRONG, name).pad(from + THERE);
    let there = workers.iter().filter(|(_, count)| *count > 0);
    there.fold(row, |row, (seat, count)| {
        row.with(seat_style(*seat), &format!("{seat}{count}")).and(" ")
    })
}

fn market(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let free = view.market.spaces.values().filter(|space| space.is_none()).count();
    let reset = teller.texts.with("architects-table-reset", [("n", free.into())]);
    let head = Row::default()
        .with(STRONG, &teller.texts.get("architects-table-market"))
        .and("  ")
        .with(QUIET, &reset);
    let spaces =
        view.market.spaces.iter().map(|(&space, &who)| space_row(view, space, who, teller));
    std::iter::once(head).chain(spaces).collect()
}

fn space_row(view: &View, space: Space, who: Option<Seat>, teller: &Teller<'_>) -> Row {
    let offer = match space {
        Space::A => bare(&goods_label(&view.market.small_goods, teller)),
        Space::B => teller.texts.get("architects-table-middle"),
        Space::C => bare(&goods_label(&view.market.large_goods, teller)),
    };
    let price = teller.texts.counted(Kind::Silver, space.price(), Form::Count);
    let row = Row::default()
        .and("  ")
        .and(&teller.texts.named(space, Form::Short))
        .pad(PRICE + 2)
        .and(&bare(&price))
        .pad(GOODS);
    match who {
        Some(seat) => row.with(QUIET, &offer).and(" ").with(seat_style(seat), &seat.to_string()),
        None => row.and(&offer).and(" ").with(GILD, "·"),
    }
}

/// The spaces in their rows: who lies there, or what a worker there sets off.
fn guildhall(view: &View, teller: &Teller<'_>) -> Row {
    let hall = &view.guildhall;
    let seats = u8::try_from(view.players.len()).expect("few seats");
    let args = [("placed", hall.workers.len().into()), ("spaces", hall.spaces.into())];
    let mut row =
        Row::default().with(STRONG, &teller.texts.with("architects-table-guildhall", args));
    for placement in 1..=hall.spaces.max(u8::try_from(hall.workers.len()).unwrap_or(u8::MAX)) {
        if placement % hall.columns == 1 {
            row = row.and(" ");
        }
        row = match hall.workers.get(usize::from(placement) - 1) {
            Some(&seat) => row.with(seat_style(seat), &seat.to_string()),
            None if placement == hall.spaces => row.and("⚑"),
            None if brings_reset(seats, placement) => row.and("↻"),
            None => row.with(QUIET, "·"),
        };
    }
    row
}

/// The levels with price and points, and who stands there.
fn cathedral(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let head = Row::default().with(STRONG, &teller.texts.get("architects-table-cathedral"));
    let levels = (1_u8..).zip(&LEVELS[1..]).map(|(number, level)| {
        let there = |own: &&PlayerView| own.cathedral == number;
        let there: String =
            view.players.iter().filter(there).map(|own| own.seat.to_string()).collect();
        let free = "·".repeat(usize::from(level.spots).saturating_sub(there.len()));
        let args = [("level", number.into())];
        let name = teller.texts.with("architects-table-level", args);
        let price = price(level, teller);
        let text = format!("{name}: {there}{free} {price} [{:+}]", level.points);
        Item { style: Style::new(), text, after: ";" }
    });
    flow(head, 2, levels)
}

fn price(level: &Level, teller: &Teller<'_>) -> String {
    if level.cost == Goods::NONE {
        return teller.texts.with("architects-table-mix", [("n", level.mix.into())]);
    }
    bare(&goods_label(&level.cost, teller))
}
