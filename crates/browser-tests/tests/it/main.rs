//! The web table in a real browser.

mod castle;
mod layout;
mod senses;
mod study;
mod table;
mod trials;
