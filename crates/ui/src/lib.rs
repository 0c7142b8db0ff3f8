//! Texts and pictures: what a person sees of a match, in the terminal and in the browser.
//!
//! Reads views, events and score sheets; never a state. Every word comes from the Fluent files in
//! `texts/`, one folder per language.

mod lang;
mod texts;

pub use lang::{Lang, UnknownLang};
pub use texts::{Arg, Texts};
