//! What tidy lets pass, and why.

/// Rules that no scenario or test can prove, each with the reason.
pub const UNPROVEN: &[(&str, &str)] = &[
    ("KRD-0.4", "defines what a marker can be; that it is always just one of these is KRD-7.3"),
    ("KRD-1.4", "names a piece; where scoring begins is KRD-5.1, where it goes KRD-8.1"),
];

/// Rust files that may be longer than the rest, each with the reason.
pub const LONG_FILES: &[(&str, &str)] = &[];

/// Rulebooks that are still to be written, by the letters of their rules, each with the reason.
pub const UNWRITTEN: &[(&str, &str)] = &[];
