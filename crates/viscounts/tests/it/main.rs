//! Everything that is proved of Viscounts of the West Kingdom.

mod automa;
mod cards;
mod gates_cards;
mod gates_of_gold;
mod goldens;
mod laws;
mod play;
mod rules;
mod scenarios;
mod set_up;
