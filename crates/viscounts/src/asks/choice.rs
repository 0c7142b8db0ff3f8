//! *choose*: one of several effects of a row (VCE-3).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Event, Viscounts,
    asks::{Ask, Frame, Table},
    effects::{Resolve, Step},
};

/// One of several effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Choice(pub Resolve);

impl Choice {
    /// The effects to choose from.
    #[must_use]
    pub fn effects(self) -> &'static [&'static [Step]] {
        self.0.options::<Table<'_, ()>>()
    }

    /// How many there are.
    fn options(self) -> u8 {
        u8::try_from(self.effects().len()).expect("few options")
    }
}

impl Choice {
    /// Whether it is one effect, or nothing (VGG-8.8).
    fn may_decline(self) -> bool {
        use engine::effect::Step::May;
        matches!(self.0.step::<Table<'_, ()>>(), Some(May(_)))
    }
}

impl Ask for Choice {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.0.seat)
    }

    fn list(self, _: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend((1..=self.options()).map(Action::Choose));
        if self.may_decline() {
            out.push(Action::Stop);
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        match action {
            Action::Choose(option) => self.0.choose(usize::from(option) - 1, table),
            _ => self.0.decline(table),
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Choose(_) => Some(Illegal::new("VIS-0.1", "NoSuchEffect")),
            Action::Stop => Some(Illegal::new("VIS-0.1", "MustChoose")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        use engine::effect::Step::{Choose, May};
        let step = self.0.step::<Table<'_, ()>>();
        state.is_cursor(self.0, below) && matches!(step, Some(Choose(_) | May(_)))
    }
}
