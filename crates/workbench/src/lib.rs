//! Measures and strains every game of the house.
//!
//! [`mod@bench`] tells how fast the games are, [`soak`] walks the laws of `testkit` through very
//! many random matches, and [`fuzz`] feeds mutated input to everything that reads text; [`readers`]
//! says what is demanded of it. [`ladder`] measures how strong the levels of bots are; [`fit`], [`weigh`] and
//! [`climb`] find the weights by which they judge, which [`duel`] compares. [`load`], [`crash`] and [`cluster`] strain the server
//! from outside, [`attack`] abuses it; [`serve`] is the server they do it to, in a process of its own. No game is
//! named here.

pub mod attack;
pub mod bench;
pub mod climb;
pub mod cluster;
pub mod crash;
pub mod duel;
pub mod fit;
pub mod fuzz;
pub mod ladder;
pub mod load;
pub mod readers;
pub mod serve;
pub mod soak;
pub mod weigh;

mod draw;
mod guest;
mod mutate;
mod parallel;
mod player;
mod profile;
mod search;
mod table;
mod thinking;
mod watcher;
mod weights_file;
mod wire;
