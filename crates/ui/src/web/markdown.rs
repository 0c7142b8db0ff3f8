//! The little Markdown that rulebooks are written in: paragraphs, lists, tables, bold, italic, code.
//! Rule ids become links.

use games::GameId;
use maud::{Markup, html};

use super::parts::rule_link;
use crate::{Lang, Rulebook};

/// A text as HTML.
pub(super) fn html(game: GameId, text: &str) -> Markup {
    let blocks: Vec<Vec<&str>> = blocks(text);
    html! { @for block in &blocks { (block_html(game, block)) } }
}

/// Lines that belong together: separated by empty lines, and lists and tables from what is before.
fn blocks(text: &str) -> Vec<Vec<&str>> {
    let mut blocks: Vec<Vec<&str>> = Vec::new();
    let mut kind = Kind::Gap;
    for line in text.lines() {
        let next = Kind::of(line, kind);
        if next != Kind::Gap {
            match blocks.last_mut().filter(|_| next == kind) {
                Some(block) => block.push(line),
                None => blocks.push(vec![line]),
            }
        }
        kind = next;
    }
    blocks
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Gap,
    Paragraph,
    List,
    Ordered,
    Table,
}

impl Kind {
    fn of(line: &str, before: Self) -> Self {
        match line {
            _ if line.trim().is_empty() => Self::Gap,
            _ if line.starts_with('|') => Self::Table,
            _ if line.starts_with("- ") => Self::List,
            _ if line.starts_with("1. ") => Self::Ordered,
            _ if ordered(line).is_some() && before == Self::Ordered => Self::Ordered,
            _ if line.starts_with("  ") && [Self::List, Self::Ordered].contains(&before) => before,
            _ => Self::Paragraph,
        }
    }
}

fn block_html(game: GameId, block: &[&str]) -> Markup {
    match Kind::of(block[0], Kind::Gap) {
        Kind::Table => table(game, block),
        Kind::List => html! { ul { (list(game, block)) } },
        Kind::Ordered => html! { ol { (list(game, block)) } },
        Kind::Paragraph | Kind::Gap => html! { p { (inline(game, &block.join(" "))) } },
    }
}

/// What follows the number of an item.
fn ordered(line: &str) -> Option<&str> {
    let (number, item) = line.split_once(". ")?;
    number.parse::<u8>().ok().map(|_| item)
}

fn list(game: GameId, block: &[&str]) -> Markup {
    html! { @for item in items(block) { li { (inline(game, &item)) } } }
}

/// The items of a list, each with its continued lines.
fn items(block: &[&str]) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for line in block {
        match (line.strip_prefix("- ").or_else(|| ordered(line)), items.last_mut()) {
            (Some(item), _) => items.push(item.to_owned()),
            (None, Some(item)) => {
                item.push(' ');
                item.push_str(line.trim());
            }
            (None, None) => items.push(line.trim().to_owned()),
        }
    }
    items
}

fn table(game: GameId, block: &[&str]) -> Markup {
    let cells = |row: &str| -> Vec<String> {
        row.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    html! {
        div class="book__table" { table {
            thead { tr { @for cell in cells(block[0]) { @if cell.is_empty() { td {} } @else { th { (inline(game, &cell)) } } } } }
            tbody {
                @for row in block.iter().skip(2) {
                    tr { @for cell in cells(row) { td { (inline(game, &cell)) } } }
                }
            }
        } }
    }
}

/// Bold, italic, code and rule ids inside a line.
fn inline(game: GameId, text: &str) -> Markup {
    let marked = next_mark(text).and_then(|(at, open, tag)| {
        let inside = &text[at + open.len()..];
        let end = inside.find(open)?;
        Some((&text[..at], tag, &inside[..end], &inside[end + open.len()..]))
    });
    let Some((before, tag, inside, after)) = marked else { return plain(game, text) };
    html! {
        (plain(game, before))
        @match tag {
            "b" => b { (inline(game, inside)) },
            "i" => i { (inline(game, inside)) },
            _ => code { (inside) },
        }
        (inline(game, after))
    }
}

fn next_mark(text: &str) -> Option<(usize, &'static str, &'static str)> {
    let marks = [("**", "b"), ("`", "code"), ("*", "i")];
    let found = marks.into_iter().filter_map(|(open, tag)| Some((text.find(open)?, open, tag)));
    found.min_by_key(|&(at, open, _)| (at, std::cmp::Reverse(open.len())))
}

/// Plain words, with links where rules are named.
fn plain(game: GameId, text: &str) -> Markup {
    let mut out = html! {};
    let mut rest = text;
    while let Some((at, id)) = next_rule(game, rest) {
        let before = &rest[..at];
        out = html! { (out) (before) (rule_link(game, id)) };
        rest = &rest[at + id.len()..];
    }
    html! { (out) (rest) }
}

/// The first rule of the game's book that a text names, and where. A book may number some of its
/// rules apart, with other letters than the game's.
fn next_rule(game: GameId, text: &str) -> Option<(usize, &str)> {
    let book = Rulebook::of(game, Lang::En);
    text.match_indices('-').find_map(|(dash, _)| {
        let at = dash.checked_sub(3)?;
        let number = &text[dash + 1..];
        let digits = number.find(|c: char| !c.is_ascii_digit() && c != '.');
        let end = dash + 1 + digits.unwrap_or(number.len());
        let id = text.get(at..end)?.trim_end_matches('.');
        book.find(id).map(|_| (at, id))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_the_book_is_a_link() {
        let linked = |text| plain(GameId::Viscounts, text).into_string().matches("<a ").count();
        assert_eq!(linked("VIS-5.5, VCE-4 – VCE-6 (см. VIS-26)."), 4);
        assert_eq!(linked("UTF-8, a-1, KRD-5.5 and VIS-99.1"), 0);
    }
}
