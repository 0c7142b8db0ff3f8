//! The web table in a real browser.

mod castle;
mod study;
mod table;
mod trials;
