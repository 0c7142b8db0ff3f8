//! The six phases of a turn, and the end of the match (VIS-6.1, VIS-16).

use engine::{Scores, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    Event, Viscounts,
    asks::{Act, Ask, Frame, Move, Over, Play, Recruit, Refill, Table},
    card::Ability,
    effects::Row,
    gates_of_gold::{Pause, Reckoning},
};

engine::named! {
    /// What comes next in a turn.
    pub enum Phase: "a phase of the turn" {
        /// The cards on the board move to the right (VIS-6.2).
        Shift = "shift",
        /// A card is played (VIS-6.3).
        Play = "play",
        /// The Viscount moves (VIS-7).
        Move = "move",
        /// The primary action (VIS-8).
        Act = "act",
        /// A hire (VIS-13).
        Recruit = "recruit",
        /// A collision, if the markers have met (VIS-14).
        Collide = "collide",
        /// Cards are drawn (VIS-15).
        Draw = "draw",
        /// The next turn begins (VIS-15.7).
        End = "end",
    }
}

/// The phase that comes next; never waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Which.
    pub phase: Phase,
    /// The base distance of the movement, once a card is played (VIS-7.1).
    pub base: u8,
}

impl Turn {
    const fn at(phase: Phase) -> Self {
        Self { phase, base: 0 }
    }
}

impl Ask for Turn {
    fn waits(self, _: &Viscounts) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let seat = table.active;
        match self.phase {
            Phase::Shift => {
                table.put(Self::at(Phase::Play));
                table.shift_cards();
            }
            Phase::Play => {
                table.put(Self::at(Phase::Move));
                table.put(Play);
            }
            Phase::Move => {
                table.put(Self::at(Phase::Act));
                table.put(Move { base: self.base });
            }
            Phase::Act => {
                table.put(Self::at(Phase::Recruit));
                table.put(Act);
            }
            Phase::Recruit => {
                table.put(Self::at(Phase::Collide));
                table.pause();
                table.put(Recruit);
            }
            Phase::Collide => {
                table.put(Self::at(Phase::Draw));
                if table.player(seat).is_joined() {
                    table.pause();
                    table.resolve(Row::Collision, seat);
                }
            }
            Phase::Draw => {
                table.put(Self::at(Phase::End));
                table.pause();
                table.put(Refill { seat });
            }
            Phase::End => table.end_turn(),
        }
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        let moving = self.phase == Phase::Move || self.base == 0;
        below.is_empty() && moving && self.base <= 3 && state.round > 0
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// A stop for the columns of Gates of Gold (VGG-3.16).
    pub(super) fn pause(&mut self) {
        if self.has_gates() {
            self.put(Pause);
        }
    }

    /// VIS-6.2.
    fn shift_cards(&mut self) {
        let seat = self.active;
        let player = self.player_mut(seat);
        player.slots.rotate_right(1);
        let Some(card) = player.slots[0].take() else { return };
        if Self::is_order(card) {
            // VGG-5.2.
            self.return_order();
        } else {
            player.deck.discard.insert(card.number());
        }
        self.tell(|| Event::DroppedOff { seat, card });
        if let Ability::DropOff(_) = card.ability() {
            self.resolve(Row::Card(card), seat);
        }
    }

    /// VIS-15.7, VIS-16.2.
    pub(crate) fn end_turn(&mut self) {
        let next = self.active.next(self.seats);
        if next == self.first {
            if self.last_round.is_some_and(|last| self.round >= last) {
                return self.end_match();
            }
            self.round = self.round.saturating_add(1);
        }
        self.active = next;
        self.begin_turn();
    }

    fn end_match(&mut self) {
        if self.has_gates() {
            let left = self.seats;
            return self.put(Reckoning { left, done: 0 });
        }
        self.finish();
    }

    /// Everything is counted.
    pub(crate) fn finish(&mut self) {
        self.put(Over);
        let Self { state, log } = self;
        log.emit(|| Event::MatchOver { winners: Scores::of(&**state).winners().collect() });
    }
}
