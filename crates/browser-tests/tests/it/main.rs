//! The web table in a real browser.

mod access;
mod castle;
mod layout;
mod study;
mod table;
mod trials;
