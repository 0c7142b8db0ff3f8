//! Texts and pictures: what a person sees of a match, in the terminal and in the browser.
//!
//! Reads views, events and score sheets; never a state. Every word comes from the Fluent files in
//! `texts/`, one folder per language, and from the rulebooks in `docs/rules`
//! and the lessons in `docs/learn`.

pub mod architects;
pub mod castle;
pub mod effects;
pub mod kings_road;
pub mod learn;
pub mod rulebook;
pub mod story;
pub mod study;
pub mod terminal;
pub mod viscounts;
pub mod web;

mod foretell;
mod lang;
mod number;
mod rich;
mod teller;
mod texts;
mod thing;

pub use foretell::{Foreseen, Foresight};
pub use lang::{Lang, UnknownLang};
pub use rich::{Mark, Rich, Span};
pub use rulebook::Rulebook;
pub use story::{Line, LineKind, Narrate, Prompt, Refusal, Told};
pub use teller::{Names, Teller, opponent};
pub use texts::{Arg, Texts};
pub use thing::{Form, Thing};
pub(crate) use thing::{code, things};
