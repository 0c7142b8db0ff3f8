//! The little Markdown that rulebooks are written in: paragraphs, lists, tables, bold, italic, code.
//! Rule ids become links.

use games::GameId;
use maud::{Markup, html};

use super::parts::rule_link;

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
    let prefix = format!("{}-", game.info().rules_prefix);
    let mut out = html! {};
    let mut rest = text;
    while let Some(at) = rest.find(&prefix) {
        let digits = rest[at + prefix.len()..].find(|c: char| !c.is_ascii_digit() && c != '.');
        let end = digits.map_or(rest.len(), |len| at + prefix.len() + len);
        let id = rest[at..end].trim_end_matches('.');
        let before = &rest[..at];
        out = html! { (out) (before) (rule_link(game, id)) };
        rest = &rest[at + id.len()..];
    }
    html! { (out) (rest) }
}
