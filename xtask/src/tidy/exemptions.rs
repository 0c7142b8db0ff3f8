//! What tidy lets pass, and why.

/// Rules that no scenario or test can prove, each with the reason.
pub const UNPROVEN: &[(&str, &str)] = &[];

/// Rust files that may be longer than the rest, each with the reason.
pub const LONG_FILES: &[(&str, &str)] = &[];

/// Rulebooks that are still to be written, by the letters of their rules, each with the reason.
pub const UNWRITTEN: &[(&str, &str)] = &[];
