//! The web table: pages, fragments and assets. Pure functions from models to HTML.
//!
//! A [`Table`] holds the match; pages look at it only as its viewer may, through a scene. Whatever
//! is particular to a game stands in a module of its own behind one trait: its drawing, its
//! targets, its words. No script stands in a page; all of them are files below `/assets/`.

mod account;
mod analysis;
mod architects;
mod assets;
mod beat;
mod button;
mod card;
mod castle;
mod ceremony;
mod chart;
mod chip;
mod chronicle;
mod counter;
mod curve;
mod desk;
mod ending;
mod error_page;
mod fork;
mod game;
mod holding;
mod home;
mod hyphen;
mod invite;
mod judged;
mod keys;
mod kings_road;
mod learn;
mod leave;
mod list;
mod lobby;
mod log;
mod markdown;
mod model;
mod new_table;
mod news;
mod offline;
pub mod operators;
mod order;
mod part;
mod parts;
mod plate;
mod plot;
mod preview;
mod refusal;
mod rematch;
mod rulebook;
mod scene;
mod seats;
mod sheet;
mod shell;
mod spot;
mod staging;
mod stand;
mod still;
mod store;
mod study;
mod table;
mod tabs;
mod target;
mod tip;
mod track;
mod viscounts;
mod wood;

pub use account::account;
pub use analysis::{Decision, Hindsight, analysis, analysis_under_way};
pub use assets::{asset, asset_hash, is_lasting};
pub use error_page::error_page;
pub use holding::Holding;
pub use home::home;
pub use invite::invite;
pub use keys::keys;
pub use learn::learn;
pub use list::tables;
pub use model::{
    ChatLine, Going, Home, Listed, News, Pace, Rematch, Reserve, SeatInfo, SeatKind, Shell, Stage,
    Table, Talk, Theme,
};
pub use new_table::{BOTS, new_table};
pub use offline::{Offline, manifest};
pub use part::Part;
pub use preview::preview;
pub use refusal::{refusal, why_not};
pub use rulebook::rulebook;
pub use staging::{beats, recall};
pub use study::{Advice, hints, reason};
pub use table::{Fragment, fragments, is_my_turn, tab_title, table};
