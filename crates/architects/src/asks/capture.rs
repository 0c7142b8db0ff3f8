//! *capture*: workers are taken from large locations (ARC-10).

use engine::{Actor, Illegal, Seat, Set, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Architects, Duty, Event, Location,
    asks::{Ask, Frame, Table},
    board::{FIRST_CAPTURE_TAX, FURTHER_CAPTURE, WORKERS, capture_locations},
    card::Boon,
    payment::Price,
};

/// Up to so many captures, one after the other (ARC-10.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Capture {
    /// Who captures.
    pub seat: Seat,
    /// How many are still allowed.
    pub left: u8,
    /// What they cost.
    pub cost: Cost,
    /// Where captures of this visit were made (ARC-10.3).
    pub made_at: Set<Location>,
}

/// What captures cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cost {
    /// Nothing: a building grants them (ARC-10.8).
    Free,
    /// Nothing, and own workers may be released from boards instead (ARC-14.6).
    FreeOrRelease,
    /// Tax for the first, silver for the others.
    Paid {
        /// Whether the first one is still to come.
        first: bool,
        /// Silver less for further ones (ARC-10.7).
        less: u8,
    },
}

impl Capture {
    /// The captures of a visit to the Town Centre.
    pub(super) fn paid(state: &Architects, seat: Seat, left: u8) -> Self {
        let less = state.boon(seat, Boon::CheaperCaptures);
        Self { seat, left, cost: Cost::Paid { first: true, less }, made_at: Set::EMPTY }
    }

    /// Captures that a building grants.
    pub(crate) const fn free(seat: Seat, left: u8, or_release: bool) -> Self {
        let cost = if or_release { Cost::FreeOrRelease } else { Cost::Free };
        Self { seat, left, cost, made_at: Set::EMPTY }
    }

    /// What the next capture costs (ARC-10.1).
    fn price(self, state: &Architects) -> Price {
        match self.cost {
            Cost::Free | Cost::FreeOrRelease => Price { silver: 0, tax: 0 },
            Cost::Paid { first: true, .. } => state.price(self.seat, (0, FIRST_CAPTURE_TAX)),
            Cost::Paid { less, .. } => {
                Price { silver: FURTHER_CAPTURE.saturating_sub(less.into()), tax: 0 }
            }
        }
    }

    /// Whether the next capture may be made at a location (ARC-10.3).
    fn may_be_at(self, state: &Architects, location: Location) -> bool {
        !matches!(self.cost, Cost::Paid { .. })
            || self.made_at.contains(location)
            || self.made_at.len() < capture_locations(state.seats)
    }

    /// Where and whom.
    fn groups(self, state: &Architects) -> impl Iterator<Item = (Location, Seat)> {
        let locations = Location::ALL.into_iter().filter(move |&at| self.may_be_at(state, at));
        locations.flat_map(move |at| {
            let there = move |seat: &Seat| state.player(*seat).at[at.index()] > 0;
            Seat::first(state.seats).filter(there).map(move |seat| (at, seat))
        })
    }

    fn may_release(self, state: &Architects) -> bool {
        self.cost == Cost::FreeOrRelease && state.on_boards(self.seat) > 0
    }

    /// The captures that are left after one at this location.
    fn after(self, location: Location) -> Self {
        let cost = match self.cost {
            Cost::Paid { first: true, less } => Cost::Paid { first: false, less },
            Cost::Paid { less, .. } => {
                // Each takes off the silver of one further capture.
                Cost::Paid { first: false, less: less.saturating_sub(1) }
            }
            free => free,
        };
        Self { left: self.left - 1, cost, made_at: self.made_at.with(location), ..self }
    }
}

impl Ask for Capture {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Architects) -> bool {
        let can =
            state.can_pay(self.seat, self.price(state)) && self.groups(state).next().is_some();
        self.left > 0 && (can || self.may_release(state))
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        if self.may_release(state) {
            out.push(Action::Guard(Duty::ReleaseBoards));
        }
        if state.can_pay(self.seat, self.price(state)) {
            out.extend(self.groups(state).map(|(location, seat)| Action::Capture(location, seat)));
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        match action {
            Action::Capture(location, of) => {
                table.pay(self.seat, self.price(table));
                table.capture(self.seat, location, of);
                table.ask(self.after(location));
            }
            Action::Guard(_) => table.release_boards(self.seat),
            _ => {}
        }
    }

    fn why_not(self, state: &Architects, _: Seat, action: Action) -> Option<Illegal> {
        let (rule, kind) = match action {
            Action::Capture(location, _) if !self.may_be_at(state, location) => {
                ("ARC-10.3", "TooManyLocations")
            }
            Action::Capture(location, seat)
                if !state.is_at_table(seat) || state.player(seat).at[location.index()] == 0 =>
            {
                ("ARC-10.2", "NobodyToCapture")
            }
            Action::Capture(..) => ("ARC-10.1", "CannotPayCapture"),
            Action::Guard(_) => ("ARC-13.4", "NobodyToRelease"),
            _ => return None,
        };
        Some(Illegal::new(rule, kind))
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        let few = match self.cost {
            Cost::Paid { less, .. } => self.left <= WORKERS && less <= WORKERS,
            Cost::Free => self.left <= 2,
            Cost::FreeOrRelease => self.left == 1,
        };
        few && state.is_own(self.seat, below)
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// ARC-10.5: own workers go to the reserve, others to the own board.
    fn capture(&mut self, seat: Seat, location: Location, of: Seat) {
        let workers = std::mem::take(&mut self.player_mut(of).at[location.index()]);
        let player = self.player_mut(seat);
        if of == seat {
            player.reserve += workers;
        } else {
            player.captured[of.index()] += workers;
        }
        self.tell(|| Event::Captured { seat, location, of, workers });
    }

    /// ARC-13.4: all own workers from all opponents' boards.
    pub(crate) fn release_boards(&mut self, seat: Seat) {
        let mut workers = 0;
        for player in &mut self.players {
            workers += std::mem::take(&mut player.captured[seat.index()]);
        }
        self.player_mut(seat).reserve += workers;
        self.tell(|| Event::ReleasedFromBoards { seat, workers });
    }

    /// ARC-13.3.
    pub(crate) fn release_prison(&mut self, seat: Seat) {
        let workers = self.player(seat).prison;
        self.release_prisoners(seat, workers);
    }

    pub(super) fn release_prisoners(&mut self, seat: Seat, workers: u8) {
        let player = self.player_mut(seat);
        player.prison -= workers;
        player.reserve += workers;
        if workers > 0 {
            self.tell(|| Event::ReleasedFromPrison { seat, workers });
        }
    }
}
