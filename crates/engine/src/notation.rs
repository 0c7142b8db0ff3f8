//! Errors of reading short texts: actions, seats, cards; and how any error repeats bad input.

use std::{error::Error, fmt};

/// A text that does not read as what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    expected: String,
    found: String,
}

impl NotationError {
    /// `found` stands where `expected` should.
    pub fn new(expected: impl Into<String>, found: &str) -> Self {
        Self { expected: expected.into(), found: excerpt(found, 40) }
    }
}

/// What an error repeats of a bad input: at most `longest` characters of one printable line, so
/// that the error can be shown wherever it is read.
#[must_use]
pub fn excerpt(text: &str, longest: usize) -> String {
    let mut shown: String = text.chars().take(longest).map(printable).collect();
    if text.chars().nth(longest).is_some() {
        shown.push('…');
    }
    shown
}

/// The character, unless it would break the line or not be seen.
fn printable(c: char) -> char {
    let is_plain = matches!(c, '\\' | '"' | '\'') || c.escape_debug().len() == 1;
    if is_plain { c } else { char::REPLACEMENT_CHARACTER }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {:?}", self.expected, self.found)
    }
}

impl Error for NotationError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn excerpts_are_one_short_line() {
        assert_eq!(excerpt("DRK \"TMP\"", 40), "DRK \"TMP\"");
        assert_eq!(excerpt("король", 6), "король");
        assert_eq!(excerpt("король", 5), "корол…");
        assert_eq!(excerpt("a\nb\u{202E}\0", 40), "a\u{FFFD}b\u{FFFD}\u{FFFD}");
    }
}
