//! The web table in a real browser.

mod access;
mod beats;
mod architects;
mod castle;
mod layout;
mod study;
mod table;
mod trials;
