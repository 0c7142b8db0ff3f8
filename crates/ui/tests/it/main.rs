//! What people read and see.

mod architects;
mod architects_cards;
mod architects_web;
mod beats;
mod castle;
mod castle_cards;
mod castle_shortfall;
mod castle_web;
mod foretell;
mod holding;
mod kings_road;
mod pages;
mod people;
mod study;
mod terminal;
mod texts;
mod viscounts;
mod viscounts_cards;
mod viscounts_mats;
mod viscounts_web;
mod web;
