//! The laws, shown to bite on a small game and its flawed variants.

mod flawed;
mod laws;
mod matches;
mod quarry;
mod records;
mod scenario;
