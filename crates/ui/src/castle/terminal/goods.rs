//! The goods: carts and rider, stock and Defence Tower, one column for each kind.

use anstyle::Style;
use castle::{Goods, Kind, Place, View};

use crate::{
    Teller,
    terminal::{QUIET, Row, STRONG, clip, seat_style},
};

/// Where the kinds begin, and how wide one is.
pub(super) const KINDS: usize = 15;
pub(super) const KIND: usize = 8;
/// How wide the words before the numbers may be: short numbers leave them some of the first kind.
pub(super) const LABEL: usize = KINDS + 4;

pub(super) fn rows(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let label = |key: &str| {
        let text = teller.texts.get(&format!("castle-table-{key}"));
        Row::default().with(QUIET, &clip(&text, LABEL))
    };
    let names = Kind::ALL.map(|kind| clip(&teller.label(kind), KIND - 1));
    let worth = Kind::ALL.map(|kind| match kind.points() {
        0 => "–".to_owned(),
        points => points.to_string(),
    });
    let pays = Place::TRADERS.map(|place| place.units().to_string());
    vec![
        across(Row::default(), |index| (STRONG, names[index].clone())),
        across(label("worth"), |index| (Style::new(), worth[index].clone())),
        across(label("trader"), |index| trader(view, Place::TRADERS[index])),
        across(label("pays-out"), |index| (Style::new(), pays[index].clone())),
        amounts(label("stock"), view.stock),
        amounts(label("tower"), view.defence_tower),
    ]
}

/// A line with something for each kind.
fn across(row: Row, of: impl Fn(usize) -> (Style, String)) -> Row {
    (0..Kind::ALL.len()).fold(row, |row, index| {
        let (style, text) = of(index);
        row.right(KINDS + (index + 1) * KIND, style, &text)
    })
}

/// A line of units; none of a kind stands back.
pub(super) fn amounts(row: Row, goods: Goods) -> Row {
    across(row, |index| {
        let units = goods.0[index];
        (if units == 0 { QUIET } else { Style::new() }, units.to_string())
    })
}

/// Who stands at a cart or the rider.
fn trader(view: &View, place: Place) -> (Style, String) {
    let there = view.places.iter().find(|there| there.place == place);
    match there.and_then(|there| there.helpers.first()) {
        Some(&seat) => (seat_style(seat), seat.to_string()),
        None => (Style::new(), "·".to_owned()),
    }
}
