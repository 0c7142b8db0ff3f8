//! The castle plan: every building with its cost, points, tiles and places for helpers.

use anstyle::Style;
use castle::{
    Building, Card, Place, View, WinterCard,
    board::Ground,
    view::{PlaceView, TileView},
};

use super::super::worth;
use crate::{
    Form, Rich, Teller,
    terminal::{GILD, QUIET, Row, STRONG, clip, flow_words, seat_style},
};

/// Columns in which the parts of a line end, or begin.
const NAME: usize = 18;
const COST: usize = 21;
const POINTS: usize = 28;
const HALF: usize = 33;
const TILES: usize = 35;
const PLACES: usize = 45;
const BRINGS: usize = 56;

pub(super) fn rows(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let mut rows = vec![head(teller)];
    rows.extend(view.tiles.iter().flat_map(|tiles| of_tiles(view, tiles, teller)));
    let stand = [Building::Market, Building::Forge];
    rows.extend(stand.into_iter().flat_map(|of| standing(view, of, teller)));
    let in_play = view.winter.iter().flat_map(|winter| &winter.in_play);
    rows.extend(in_play.flat_map(|&card| of_winter_card(view, card, teller)));
    let legend = teller.texts.get("castle-table-legend");
    rows.extend(flow_words(Row::default(), 2, QUIET, &legend));
    rows
}

fn head(teller: &Teller<'_>) -> Row {
    let word = |key: &str| teller.texts.get(&format!("castle-table-{key}"));
    Row::default()
        .with(QUIET, &word("building"))
        .right(COST, QUIET, &word("cost"))
        .right(POINTS, QUIET, &word("points"))
        .right(HALF, QUIET, &word("half"))
        .pad(TILES)
        .with(QUIET, &word("tiles"))
        .pad(PLACES)
        .with(QUIET, &word("places"))
        .pad(BRINGS)
        .with(QUIET, &word("brings"))
}

fn of_tiles(view: &View, tiles: &TileView, teller: &Teller<'_>) -> Vec<Row> {
    let of = tiles.building;
    let style = if tiles.left > 0 { STRONG } else { QUIET };
    let numbers = Row::default()
        .with(style, &clip(&teller.label(of), NAME))
        .right(COST, style, &tiles.cost.to_string())
        .right(POINTS, style, &tiles.points.to_string())
        .right(HALF, QUIET, &Card::Timber.reward().points(of).to_string())
        .pad(TILES);
    let built = tiles
        .erected
        .iter()
        .fold(numbers, |row, tile| row.with(seat_style(tile.by), &tile.by.to_string()));
    let row = built.with(Style::new(), &"□".repeat(tiles.left.into())).pad(PLACES);
    places(view, row, Ground::Castle(of), of.name(), teller)
}

/// What stands from the beginning; the Forge tells its silver.
fn standing(view: &View, of: Building, teller: &Teller<'_>) -> Vec<Row> {
    let mut row = Row::default().with(STRONG, &clip(&teller.label(of), NAME));
    if of == Building::Forge {
        let silver = teller.texts.counted(castle::Kind::Silver, view.forge, Form::Count);
        let silver = Rich::parse(&silver).plain();
        row = row.and(&format!(" ({silver})"));
    }
    let row = row.pad(TILES).with(QUIET, &teller.texts.get("castle-table-stands")).pad(PLACES);
    places(view, row, Ground::Castle(of), of.name(), teller)
}

fn of_winter_card(view: &View, card: WinterCard, teller: &Teller<'_>) -> Vec<Row> {
    let ground = match card {
        WinterCard::Granary => Ground::Granary,
        WinterCard::Inn => Ground::Inn,
        _ => return Vec::new(),
    };
    let name = format!("❄ {}", teller.label(card));
    let row = Row::default().with(STRONG, &clip(&name, HALF)).pad(PLACES);
    places(view, row, ground, card.name(), teller)
}

/// The places of a building with who stands there, and what they bring in the end.
fn places(view: &View, row: Row, ground: Ground, name: &str, teller: &Teller<'_>) -> Vec<Row> {
    let here = |place: &&PlaceView| place.place.ground() == ground;
    let mut here = view.places.iter().filter(here).peekable();
    if here.peek().is_none() {
        return vec![row];
    }
    let row = here.fold(row, room);
    let brings = teller.texts.with(&format!("castle-brings-{name}"), worth::of_ground(ground));
    flow_words(row.pad(BRINGS - 1), BRINGS, QUIET, &brings)
}

/// Every helper's room at a place: its price, and who stands there or that it is free.
fn room(row: Row, place: &PlaceView) -> Row {
    (0..usize::from(place.room)).fold(row, |row, index| {
        let price = price(place.place);
        match (place.helpers.get(index), place.open) {
            (Some(&seat), _) => row.and(&price).with(seat_style(seat), &format!("{seat} ")),
            (None, true) => row.and(&price).with(GILD, "· "),
            (None, false) => row.with(QUIET, &format!("({price}) ")),
        }
    })
}

fn price(place: Place) -> String {
    place.price().to_string()
}
