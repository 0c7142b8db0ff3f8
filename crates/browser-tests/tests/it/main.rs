//! The web table in a real browser.

mod access;
mod architects;
mod beats;
mod castle;
mod eyes_closed;
mod gates;
mod install;
mod layout;
mod people;
mod senses;
mod study;
mod table;
mod trials;
mod viscounts;
