//! The web table: pages, fragments and assets. Pure functions from models to HTML.
//!
//! Looks at a match only as the viewer of a [`Table`] may.

mod model;

pub use model::{ChatLine, Home, Listed, Pace, SeatInfo, SeatKind, Shell, Stage, Table, Theme};
