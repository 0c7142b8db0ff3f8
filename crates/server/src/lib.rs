//! The web table's server: live tables, storage, identities, pages and the JSON API.
//!
//! What leaves the process is a view: pages, fragments and the API are made from the position as
//! one viewer may know it. What comes in is checked by the rules themselves. A move is told to
//! anybody only after the data file has it.

// So that a simulation can be repeated: the same but for what is left to chance.
#[cfg(test)]
extern crate seeded_tokio as tokio;

mod api;
mod bus;
mod config;
mod door;
mod fault;
mod handles;
mod headers;
mod health;
mod held;
mod house;
mod identity;
mod lent;
mod limits;
mod line;
mod listen;
mod logs;
mod metrics;
mod operators;
mod pages;
mod peer;
mod refusal;
mod secret;
mod server;
#[cfg(test)]
mod sim;
mod spending;
mod storage;
mod study;
mod table;
mod tally;
mod think;
mod time;
mod troubles;
mod web;
mod whereabouts;
mod words;

// So that the visitors of the integration tests can visit a house whose disk fails.
#[cfg(test)]
#[path = "../tests/it/client.rs"]
#[allow(dead_code, reason = "other tests need more of it")]
mod client;

pub use crate::{
    config::Config,
    fault::Fault,
    limits::{Limits, Rate},
    logs::{LogFormat, start_logs},
    server::{Server, run, until_asked_to_stop},
    storage::{BackupError, Copied, CopyError, StartError, backup, copy, thinkers_key},
    think::{Contest, Helpers, ThinkConfig, Thinker},
};
