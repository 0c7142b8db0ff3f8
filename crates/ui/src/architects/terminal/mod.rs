//! The table of Architects of the West Kingdom as text.

use architects::{Action, Architects, View};
use engine::Seat;

use crate::{
    Teller,
    terminal::{Draw, Name},
};

impl Draw for Architects {
    fn board(_: &View, _: &Teller<'_>) -> String {
        String::new()
    }

    fn hand(_: &View, _: Seat, _: &Teller<'_>) -> String {
        String::new()
    }

    fn names(_: &Teller<'_>) -> Vec<Name> {
        Vec::new()
    }

    fn meant(_: &[String]) -> Option<Action> {
        None
    }
}
