//! *choose*: one of several effects of a row (VCE-3).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Event, Viscounts,
    asks::{Ask, Frame, Table},
    effects::Resolve,
};

/// One of several effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Choice(pub Resolve);

impl Choice {
    /// How many there are.
    fn options(self) -> u8 {
        u8::try_from(self.0.options::<Table<'_, ()>>().len()).expect("few options")
    }
}

impl Ask for Choice {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.0.seat)
    }

    fn list(self, _: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend((1..=self.options()).map(Action::Choose));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Choose(option) = action {
            self.0.choose(usize::from(option) - 1, table);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Choose(_) => Some(Illegal::new("VIS-0.1", "NoSuchEffect")),
            Action::Stop => Some(Illegal::new("VIS-0.1", "MustChoose")),
            _ => None,
        }
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        use engine::effect::Step::Choose;
        state.is_cursor(self.0, below) && matches!(self.0.step::<Table<'_, ()>>(), Some(Choose(_)))
    }
}
