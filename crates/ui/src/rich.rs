//! Sentences whose words know what they stand for, so that a terminal can colour them and a
//! browser can make them links, chips and coats of arms.
//!
//! In the Fluent files `[ALT|King's Altar]` is a thing of the game, `[KRD-5.7]` a rule and `[+5]`
//! points. Names of seats come from people, so they are marked apart and never read as marks.

use engine::{Seat, visible};
use serde::Serialize;

/// Surround a seat's letter and name in a raw text; no name contains them.
const SEAT: char = '\u{E000}';
const NAME: char = '\u{E001}';
const END: char = '\u{E002}';

/// What a piece of text stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// The name of a seat.
    Seat(Seat),
    /// A region, card or piece, by its id in the game: `ALT`, `DRAGON`, `NOBLE`.
    Thing(String),
    /// Points won or lost, written `+5`.
    Points,
    /// A rule, by its id.
    Rule,
}

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Span {
    /// What it stands for; plain words stand for nothing.
    pub mark: Option<Mark>,
    /// The words.
    pub text: String,
}

/// A sentence with marked words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Rich(pub Vec<Span>);

impl Rich {
    /// Sentences in a row.
    #[must_use]
    pub fn row(sentences: impl IntoIterator<Item = Self>) -> Self {
        let mut spans = Vec::new();
        for sentence in sentences {
            if !spans.is_empty() {
                spans.push(Span { text: " ".to_owned(), mark: None });
            }
            spans.extend(sentence.0);
        }
        Self(spans)
    }

    /// Reads a raw text with its marks.
    #[must_use]
    pub fn parse(raw: &str) -> Self {
        let mut spans = Vec::new();
        let mut rest = raw;
        while let Some(at) = rest.find([SEAT, '[']) {
            plain(&mut spans, &rest[..at]);
            let seat = rest[at..].starts_with(SEAT);
            let (open, close) = if seat { (SEAT, END) } else { ('[', ']') };
            let inside = &rest[at + open.len_utf8()..];
            let Some(end) = inside.find(close) else {
                rest = &rest[at..];
                break;
            };
            let content = &inside[..end];
            spans.push(if seat { seat_span(content) } else { mark_span(content) });
            rest = &inside[end + close.len_utf8()..];
        }
        plain(&mut spans, rest);
        Self(spans)
    }

    /// The words alone.
    #[must_use]
    pub fn plain(&self) -> String {
        self.0.iter().map(|span| span.text.as_str()).collect()
    }

    /// The sentence without the rules that it cites, where they have links elsewhere.
    #[must_use]
    pub fn without_rules(&self) -> Self {
        let words = self.0.iter().filter(|span| span.mark != Some(Mark::Rule));
        Self(words.cloned().collect())
    }

    /// The words alone, without the rules that it cites.
    #[must_use]
    pub fn words(&self) -> String {
        self.without_rules().plain().trim().to_owned()
    }

    /// The ids of the rules it cites.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        let rules = self.0.iter().filter(|span| span.mark == Some(Mark::Rule));
        rules.map(|span| span.text.as_str())
    }
}

/// A seat's name for a raw text.
pub(crate) fn seat(seat: Seat, name: &str) -> String {
    format!("{SEAT}{seat}{NAME}{name}{END}")
}

/// Points for a raw text.
pub(crate) fn points(points: i32) -> String {
    format!("[{points:+}]")
}

/// A rule id for a raw text.
pub(crate) fn rule(id: &str) -> String {
    format!("[{id}]")
}

/// A name as it can stand in any text: nothing hidden, no marks of ours.
pub(crate) fn clean(name: &str) -> String {
    visible(name.trim()).chars().take(40).collect::<String>().trim().to_owned()
}

fn plain(spans: &mut Vec<Span>, text: &str) {
    if !text.is_empty() {
        spans.push(Span { mark: None, text: text.to_owned() });
    }
}

fn seat_span(content: &str) -> Span {
    let (letter, name) = content.split_once(NAME).unwrap_or(("", content));
    Span { mark: letter.parse().ok().map(Mark::Seat), text: name.to_owned() }
}

fn mark_span(content: &str) -> Span {
    if let Some((id, words)) = content.split_once('|') {
        return Span { mark: Some(Mark::Thing(id.to_owned())), text: words.to_owned() };
    }
    let mark = if content.starts_with(['+', '-']) { Mark::Points } else { Mark::Rule };
    Span { mark: Some(mark), text: content.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_every_kind_of_mark() {
        let name = "A [KRD-99.9] trickster|";
        let raw =
            format!("{} wins [ALT|the Altar] {}. [KRD-5.7]", seat(Seat::new(1), name), "[+5]");
        let rich = Rich::parse(&raw);
        let marks: Vec<_> = rich.0.iter().map(|span| span.mark.clone()).collect();
        let expected = [
            Some(Mark::Seat(Seat::new(1))),
            None,
            Some(Mark::Thing("ALT".to_owned())),
            None,
            Some(Mark::Points),
            None,
            Some(Mark::Rule),
        ];
        assert_eq!(marks, expected);
        assert_eq!(rich.plain(), format!("{name} wins the Altar +5. KRD-5.7"));
        assert_eq!(rich.rules().collect::<Vec<_>>(), ["KRD-5.7"], "a name is never a rule");
    }

    #[test]
    fn an_open_mark_is_plain_text() {
        for raw in ["a [b", "\u{E000}A\u{E001}x", "", "]"] {
            assert_eq!(Rich::parse(raw).plain(), raw);
        }
    }

    #[test]
    fn names_cannot_carry_controls_or_marks() {
        assert_eq!(clean(" \u{1b}[31mEve\u{E002}\n "), "\u{FFFD}[31mEve\u{FFFD}");
    }
}
