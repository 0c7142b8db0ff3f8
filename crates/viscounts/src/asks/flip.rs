//! *resource* and *flip*: what is asked one by one (VIS-4.5, VIS-25).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Event, Good, Paper, Viscounts,
    action::MOST_EXCHANGES,
    asks::{Ask, Frame, Table},
};

/// So many resources of choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeGoods {
    /// Who takes them.
    pub seat: Seat,
    /// How many.
    pub left: u8,
}

impl Ask for TakeGoods {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn list(self, _: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(Good::ALL.map(Action::Resource));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if self.left > 1 {
            table.put(Self { left: self.left - 1, ..self });
        }
        if let Action::Resource(good) = action {
            table.gain(self.seat, good, 1);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        (action == Action::Stop).then_some(Illegal::new("VIS-0.1", "MustTakeResource"))
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.is_of(self.seat, below) && (1..=2).contains(&self.left)
    }
}

/// So many flips, each with all that it sets off before the next (VCE-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flip {
    /// Who flips.
    pub seat: Seat,
    /// What alone can be flipped.
    pub only: Option<Paper>,
    /// How many.
    pub left: u8,
}

impl Flip {
    /// What can be flipped.
    fn papers(self, state: &Viscounts) -> impl Iterator<Item = Paper> + use<> {
        let player = state.player(self.seat);
        let has = [player.unpaid > 0, player.acquired > 0];
        let only = self.only;
        Paper::ALL
            .into_iter()
            .filter(move |&paper| has[paper.index()] && only.is_none_or(|only| only == paper))
    }

    fn turn_over<L: Sink<Event>>(self, table: &mut Table<'_, L>, paper: Paper) {
        if self.left > 1 {
            table.put(Self { left: self.left - 1, ..self });
        }
        table.flip(self.seat, paper);
    }
}

impl Ask for Flip {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Viscounts) -> bool {
        state.is_asked(self.seat, self.papers(state).count())
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = self.papers(table).next();
        if let Some(only) = only {
            self.turn_over(table, only);
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(self.papers(state).map(Action::Flip));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Flip(paper) = action {
            self.turn_over(table, paper);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        (action == Action::Stop).then_some(Illegal::new("VIS-0.1", "MustFlip"))
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.is_of(self.seat, below) && (1..=MOST_EXCHANGES).contains(&self.left)
    }
}
