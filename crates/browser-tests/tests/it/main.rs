//! The web table in a real browser.

mod access;
mod beats;
mod castle;
mod eyes_closed;
mod figures;
mod install;
mod layout;
mod study;
mod table;
mod trials;
