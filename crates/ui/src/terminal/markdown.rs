//! Rulebooks as terminal text: the few forms of Markdown that they are written in.

use anstyle::{AnsiColor, Effects, Style};

use super::{QUIET, Row, STRONG, WIDTH, paint, width, wrap};
use crate::{
    Rulebook,
    rulebook::{Passage, Rule, Section},
};

const CODE: Style = AnsiColor::Cyan.on_default();
const EMPHASIS: Style = Style::new().effects(Effects::ITALIC);

/// A whole rulebook.
#[must_use]
pub fn rulebook(book: &Rulebook) -> String {
    let mut out = format!("{}\n\n{}\n", paint(STRONG, &book.title), markdown(&book.intro, 0));
    for part in &book.sections {
        out.push('\n');
        out.push_str(&section(part));
    }
    out
}

/// A section or a rule.
#[must_use]
pub fn passage(found: Passage<'_>) -> String {
    match found {
        Passage::Section(found) => section(found),
        Passage::Rule(found) => rule(found),
    }
}

fn section(found: &Section) -> String {
    let mut out = paint(STRONG, &format!("{} {}", found.id, found.title)) + "\n\n";
    if !found.text.is_empty() {
        out.push_str(&markdown(&found.text, 0));
        out.push('\n');
    }
    for part in &found.rules {
        out.push_str(&rule(part));
    }
    out
}

fn rule(found: &Rule) -> String {
    let title = paint(STRONG, &found.title);
    format!("{} {title}\n{}\n", paint(QUIET, &found.id), markdown(&found.text, 2))
}

/// Markdown as terminal text, each line indented: paragraphs, lists and tables.
fn markdown(text: &str, indent: usize) -> String {
    let mut out: Vec<String> = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        if line.starts_with('|') {
            let mut rows = vec![cells(line)];
            while let Some(next) = lines.next_if(|next| next.starts_with('|')) {
                rows.push(cells(next));
            }
            let margin = " ".repeat(indent);
            match table(&rows, WIDTH - indent) {
                Some(table) => out.extend(table.lines().map(|line| format!("{margin}{line}"))),
                None => out.push(paragraphs(&rows, indent)),
            }
        } else {
            let mut paragraph = line.to_owned();
            while let Some(next) = lines.next_if(|next| !line.is_empty() && goes_on(next)) {
                paragraph.push('\n');
                paragraph.push_str(next);
            }
            out.push(block(&paragraph, indent));
        }
    }
    out.join("\n")
}

/// Whether a line belongs to the paragraph before it.
fn goes_on(line: &str) -> bool {
    let line = line.trim_start();
    !(line.is_empty() || line.starts_with('|') || line.starts_with("- "))
}

/// A paragraph or an item of a list, wrapped.
fn block(paragraph: &str, indent: usize) -> String {
    let (sign, text) = match paragraph.strip_prefix("- ") {
        Some(text) => ("· ", text),
        None => ("", paragraph),
    };
    let from = indent + width(sign);
    let wrapped = wrap(inline(text).into_iter(), from, from);
    format!("{}{sign}{wrapped}", " ".repeat(indent)).trim_end().to_owned()
}

/// Bold, emphasised and code words.
fn inline(text: &str) -> Vec<(Style, &str)> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['*', '`']) {
        let (mark, style) = match &rest[at..] {
            bold if bold.starts_with("**") => ("**", STRONG),
            code if code.starts_with('`') => ("`", CODE),
            _ => ("*", EMPHASIS),
        };
        let inside = &rest[at + mark.len()..];
        if let Some(end) = inside.find(mark).filter(|&end| end > 0) {
            pieces.push((Style::new(), &rest[..at]));
            pieces.push((style, &inside[..end]));
            rest = &inside[end + mark.len()..];
        } else {
            pieces.push((Style::new(), &rest[..at + mark.len()]));
            rest = inside;
        }
    }
    pieces.push((Style::new(), rest));
    pieces
}

fn cells(line: &str) -> Vec<&str> {
    line.trim_matches('|').split('|').map(str::trim).collect()
}

/// The first row is the head, the second the rule below it. Nothing when it would be too wide.
fn table(rows: &[Vec<&str>], widest: usize) -> Option<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let in_column = |column: usize| {
        let cells = rows.iter().filter(|row| !is_rule(row)).filter_map(|row| row.get(column));
        cells.map(|cell| width(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(in_column).collect();
    if widths.iter().map(|width| width + 2).sum::<usize>() > widest {
        return None;
    }
    let line = |(index, row): (usize, &Vec<&str>)| {
        let style = if index == 0 { STRONG } else { Style::new() };
        let mut end = 0;
        let line = row.iter().zip(&widths).fold(Row::default(), |line, (cell, width)| {
            end += width + 2;
            line.with(style, cell).pad(end)
        });
        line.finish()
    };
    let shown = rows.iter().enumerate().filter(|(_, row)| !is_rule(row));
    Some(shown.map(line).collect::<Vec<_>>().join("\n"))
}

/// A table too wide for columns: each row is a paragraph that its first cell heads.
fn paragraphs(rows: &[Vec<&str>], indent: usize) -> String {
    let paragraph = |row: &Vec<&str>| {
        let (head, rest) = row.split_first()?;
        let head = wrap(std::iter::once((STRONG, *head)), indent, indent);
        let head = " ".repeat(indent) + &head;
        let rest = rest.iter().map(|cell| block(cell, indent + 2));
        let lines = std::iter::once(head).chain(rest);
        Some(lines.collect::<Vec<_>>().join("\n"))
    };
    rows.iter().skip(2).filter_map(paragraph).collect::<Vec<_>>().join("\n")
}

fn is_rule(row: &[&str]) -> bool {
    row.iter().all(|cell| cell.starts_with('-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stripped(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn marks_become_styles_and_lone_marks_stay() {
        let text = block("**a** *b* `c` 2 * 3", 0);
        assert_eq!(stripped(&text), "a b c 2 * 3");
        assert!(text.contains('\u{1b}'));
    }

    #[test]
    fn tables_line_up() {
        let text = stripped(&markdown("| a | bb |\n|---|---|\n| ccc | d |", 2));
        assert_eq!(text, "  a    bb\n  ccc  d");
    }

    #[test]
    fn paragraphs_are_wrapped_anew_and_lists_are_kept() {
        let text = stripped(&markdown("one\ntwo:\n- three\n  four\n- five\n\nsix", 2));
        assert_eq!(text, "  one two:\n  · three four\n  · five\n\n  six");
    }

    #[test]
    fn no_rulebook_is_wider_than_the_screen() {
        for &game in games::GameId::ALL {
            for lang in crate::Lang::ALL {
                let text = stripped(&rulebook(Rulebook::of(game, lang)));
                let widest = text.lines().map(width).max().unwrap_or(0);
                assert!(widest <= WIDTH, "{game} in {lang}: {widest}");
            }
        }
    }
}
