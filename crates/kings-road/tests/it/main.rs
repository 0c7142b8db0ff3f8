//! The rules of King's Road.

mod goldens;
mod laws;
mod rules;
mod scenarios;
