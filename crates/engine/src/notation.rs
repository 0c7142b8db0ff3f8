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
        let mut shown: String = found.chars().take(Self::SHOWN).collect();
        if shown.len() < found.len() {
            shown.push('…');
        }
        Self { expected: expected.into(), found: shown }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {:?}", self.expected, self.found)
    }
}

impl Error for NotationError {}
