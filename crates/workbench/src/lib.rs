//! Measures and strains every game of the house.
//!
//! [`mod@bench`] tells how fast the games are, [`soak`] walks the laws of `testkit` through very
//! many random matches, and [`fuzz`] feeds mutated input to everything that reads text; [`readers`]
//! says what is demanded of it. No game is named here.

pub mod bench;
pub mod fuzz;
pub mod readers;
pub mod soak;

mod mutate;
mod search;
mod table;
