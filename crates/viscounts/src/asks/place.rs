//! *section*: Workers for nothing (VIS-11.2).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Event, Section, Viscounts,
    asks::{Advance, Ask, Frame, Table},
    board::Tier,
};

/// Workers go into a section of choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceFree {
    /// Whose.
    pub seat: Seat,
    /// How many, or all that are left.
    pub workers: u8,
}

impl Ask for PlaceFree {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Viscounts) -> bool {
        state.player(self.seat).workers > 0
    }

    fn list(self, _: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(Section::ALL.map(Action::Section));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Section(section) = action {
            table.place_workers(self.seat, section, self.workers);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        (action == Action::Stop).then_some(Illegal::new("VIS-11.2", "MustPlaceWorkers"))
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.is_of(self.seat, below) && matches!(self.workers, 2 | 4)
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// Workers of the supply go into tier 1 of a section, and the castle is resolved; of an empty
    /// supply nothing comes (VIS-11.2).
    pub(crate) fn place_workers(&mut self, seat: Seat, section: Section, workers: u8) {
        let player = self.player_mut(seat);
        let workers = workers.min(player.workers);
        if workers == 0 {
            return;
        }
        player.workers -= workers;
        player.castle[Tier::Outer.index()][section.index()] += workers;
        self.tell(|| Event::PlacedWorkers { seat, section, workers });
        self.put_advance(seat);
    }

    /// VIS-11.6: Workers that come while their castle is resolved start no second resolution.
    pub(super) fn put_advance(&mut self, seat: Seat) {
        if !self.is_advancing(|other| other == seat) {
            self.put(Advance { seat });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;

    /// VIS-20.12: all that are left are placed; of an empty supply none, and nothing is told.
    #[test]
    fn vis_20_12_free_workers_are_all_that_are_left() {
        let seat = Seat::ALL[1];
        for (supply, told) in [(1, 1), (0, 0)] {
            let mut state = Viscounts::set_up(1, Options::default());
            state.player_mut(seat).workers = supply;
            let mut log = Vec::new();
            Table::new(&mut state, &mut log).place_workers(seat, Section::ALL[0], 4);
            assert_eq!(log.len(), told, "{log:?}");
            assert_eq!(state.player(seat).workers_in(Tier::Outer, Section::ALL[0]), supply);
            assert_eq!(state.frame() == Advance { seat }.into(), supply > 0);
        }
    }
}
