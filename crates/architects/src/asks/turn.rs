//! The end of a turn, and of the match (ARC-3.3, ARC-17).

use engine::{Scores, Sink};

use crate::{
    Architects, Event,
    asks::{Ask, Discard, Frame, Move, Over, Table, Why},
    board::{HAND_LIMIT, MOST_TURNS},
    effects::{Resolve, Row},
};

/// What follows an action: a reset, the hand limit, the next turn (ARC-3.3); never waits.
#[derive(Clone, Copy, Debug)]
pub struct EndTurn;

impl Ask for EndTurn {
    fn waits(self, _: &Architects) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let seat = table.active;
        if table.reset_due {
            table.reset_due = false;
            table.put(self);
            table.tell(|| Event::ResetBegan);
            table.put(Resolve::new(Row::Reset, seat));
        } else if table.player(seat).hand.len() > HAND_LIMIT {
            table.put(self);
            table.put(Discard { seat, why: Why::Limit });
        } else {
            table.end_turn();
        }
    }

    fn fits(self, _: &Architects, below: &[Frame]) -> bool {
        below.is_empty()
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// ARC-3.1, ARC-17.1, ARC-17.9.
    pub(super) fn end_turn(&mut self) {
        self.turns += 1;
        let over = match &mut self.last_turns {
            Some(0) => true,
            Some(left) => {
                *left -= 1;
                false
            }
            None => self.turns >= MOST_TURNS * u16::from(self.seats),
        };
        if over {
            return self.end_match();
        }
        self.active = self.active.next(self.seats);
        self.put(Move);
    }

    fn end_match(&mut self) {
        for seat in self.turn_order() {
            self.resolve_end_effects(seat);
        }
        self.put(Over);
        let Self { state, log } = self;
        log.emit(|| Event::MatchOver { winners: Scores::of(&**state).winners().collect() });
    }
}
