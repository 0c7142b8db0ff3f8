//! The web table in a real browser.

mod castle;
mod layout;
mod people;
mod study;
mod table;
mod trials;
