//! The rules of Architects of the West Kingdom.

mod cards;
mod goldens;
mod laws;
mod rules;
mod scenarios;
