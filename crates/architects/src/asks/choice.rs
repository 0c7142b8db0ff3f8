//! *choose* and *squire*: a choice within the row of a card (ARC-21.6).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Architects, Event,
    asks::{Ask, Frame, Table},
    effects::{Resolve, Step},
};

/// One of several gains, or a gain that may be declined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Choice(pub Resolve);

impl Choice {
    /// The gains to choose from, in the order of their numbers.
    #[must_use]
    pub fn gains(self) -> &'static [&'static [Step]] {
        self.0.options::<Table<'_, ()>>()
    }

    /// How many gains there are.
    fn options(self) -> u8 {
        u8::try_from(self.gains().len()).expect("few options")
    }

    /// A single one may be declined.
    fn may_decline(self) -> bool {
        self.options() == 1
    }
}

impl Ask for Choice {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Seat(self.0.seat)
    }

    fn list(self, _: &Architects, _: Actor, out: &mut Vec<Action>) {
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

    fn why_not(self, _: &Architects, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Choose(_) => Some(Illegal::new("ARC-21.6", "NoSuchGain")),
            Action::Stop => Some(Illegal::new("ARC-14.6", "MustChooseGain")),
            _ => None,
        }
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        use engine::effect::Step::{Choose, May};
        state.is_cursor(self.0, below)
            && matches!(self.0.step::<Table<'_, ()>>(), Some(Choose(_) | May(_)))
    }
}
