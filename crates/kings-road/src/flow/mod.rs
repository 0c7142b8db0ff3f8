//! The course of a round (KRD-11.2), one file per phase.

mod resolve;
mod scoring;
mod select;
mod travel;

use crate::{Event, KingsRoad};

engine::table!(KingsRoad, Event);
