//! A reset of the Black Market (ARC-16).

use engine::{Seat, Set, Sink};

use crate::{
    Architects, Event, Space,
    asks::{Ask, Frame, Table, TurnUp},
    card::{Boon, Moment},
};

/// The top card of the small market becomes the large one; never waits (ARC-16.2).
#[derive(Clone, Copy, Debug)]
pub struct Flip;

impl Ask for Flip {
    fn waits(self, _: &Architects) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let Some(card) = table.market.small.take() else { return };
        table.market.large = Some(card);
        table.tell(|| Event::Flipped { card });
        table.put(TurnUp);
    }

    fn fits(self, _: &Architects, below: &[Frame]) -> bool {
        Architects::is_in_turn(below)
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// ARC-16.2, step 1.
    pub(crate) fn clear_market(&mut self) {
        for space in Space::ALL {
            if let Some(seat) = self.market.spaces[space.index()].take() {
                self.player_mut(seat).prison += 1;
                self.tell(|| Event::Imprisoned { seat, space });
            }
        }
    }

    /// ARC-16.2, step 2; with an empty small pile, all cards are shuffled into it first (ARC-16.3).
    pub(crate) fn turn_card(&mut self) {
        self.put(Flip);
        if self.market.small.is_none() {
            self.market.unseen = Set::ALL;
            self.market.large = None;
            self.tell(|| Event::Reshuffled);
            self.put(TurnUp);
        }
    }

    /// ARC-16.4: releases first and in full; then the rows of own cards.
    pub(crate) fn use_reset_abilities(&mut self, seat: Seat) {
        let releases = self.boon(seat, Boon::ResetRelease);
        let workers = self.player(seat).prison.min(releases);
        self.release_prisoners(seat, workers);
        self.put_moment(Moment::Reset, seat);
    }
}
