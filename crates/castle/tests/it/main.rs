//! The rules of A Castle for All Seasons.

mod course;
mod goldens;
mod laws;
mod rules;
mod scenarios;
