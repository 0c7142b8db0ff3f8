//! Errors of reading short texts: actions, seats, cards.

use std::{error::Error, fmt};

/// A text that does not read as what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    expected: String,
    found: String,
}

impl NotationError {
    /// The longest part of a bad input that an error repeats.
    const SHOWN: usize = 40;

    /// `found` stands where `expected` should.
    pub fn new(expected: impl Into<String>, found: &str) -> Self {
        Self { expected: expected.into(), found: shorten(found, Self::SHOWN) }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {:?}", self.expected, self.found)
    }
}

impl Error for NotationError {}

/// The beginning of a text that somebody else wrote, for an error to repeat.
pub(crate) fn shorten(text: &str, most: usize) -> String {
    let mut shown: String = text.chars().take(most).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}
