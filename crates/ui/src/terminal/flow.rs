//! Things in a row that break into lines where they must.

use anstyle::Style;

use super::{QUIET, Row, WIDTH, width};

/// A thing in a row, and what parts it from the next one.
#[derive(Clone)]
pub struct Item {
    /// How it looks.
    pub style: Style,
    /// What it says.
    pub text: String,
    /// Written behind it unless it is the last.
    pub after: &'static str,
}

/// Things in a row, on as many lines as they need.
#[must_use]
pub fn flow(mut row: Row, indent: usize, items: impl Iterator<Item = Item>) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut items = items.peekable();
    let mut begun = false;
    while let Some(item) = items.next() {
        let after = if items.peek().is_some() { item.after } else { "" };
        if begun && row.width() + 1 + width(&item.text) + width(after) > WIDTH {
            rows.push(std::mem::take(&mut row));
            row = row.pad(indent - 1);
        }
        let gap = if row.width() == 0 { "" } else { " " };
        row = row.and(gap).with(item.style, &item.text).with(QUIET, after);
        begun = true;
    }
    rows.push(row);
    rows
}

/// Words in a row, each of which may begin a new line.
#[must_use]
pub fn flow_words(row: Row, indent: usize, style: Style, words: &str) -> Vec<Row> {
    let word = |word: &str| Item { style, text: word.to_owned(), after: "" };
    flow(row, indent, words.split(' ').map(word))
}
