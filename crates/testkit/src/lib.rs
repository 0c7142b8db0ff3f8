//! What every game is tested with.
//!
//! - [`laws`] hold in every position of every game; random matches are walked to look for a breach.
//! - [`scenario`] runs given / when / then files that a player can read.
//! - [`mutate`] makes positions bad, a little at a time.
//! - [`golden`] compares a whole match, told move by move, with the text kept beside the tests.

pub mod golden;
pub mod laws;
pub mod mutate;
pub mod scenario;

mod paths;
