//! Everything that is proved of Viscounts of the West Kingdom.

mod cards;
mod goldens;
mod laws;
mod rules;
mod scenarios;
