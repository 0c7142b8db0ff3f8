//! What browser tests stand on: a server of our own, browsers of our own, and pages to act on.
//!
//! Everything listens on loopback and ends with the test. Screenshots are written to
//! `target/screenshots/` for review.

mod axe;
mod browser;
pub mod hands;
mod house;
mod line;
mod reader;

pub use browser::{Browser, Page, Size};
pub use house::House;
pub use line::Line;
pub use reader::Thing;

/// How long a page may take to show what it should.
pub const PATIENCE: std::time::Duration = std::time::Duration::from_secs(15);
