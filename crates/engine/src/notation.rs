//! Errors of reading short texts: actions, seats, cards.

use std::{error::Error, fmt};

use crate::excerpt;

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

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {:?}", self.expected, self.found)
    }
}

impl Error for NotationError {}
