//! A worker comes back to an empty reserve (ARC-3.4 to ARC-3.6).

use engine::{Illegal, Seat, Sink};

use crate::{Action, Architects, Event, Location, Space, Spot, action::Ground, asks::Table};

impl Architects {
    /// Whether any worker lies elsewhere than in the Guildhall (ARC-3.5).
    pub(super) fn can_recover(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.is_on_board()
            || player.prison > 0
            || self.market.spaces.contains(&Some(seat))
            || self.on_boards(seat) > 0
    }

    /// Large locations; only without workers there, everything else (ARC-3.4, ARC-3.5).
    pub(super) fn list_recoveries(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        if player.is_on_board() {
            let there =
                Location::ALL.into_iter().filter(|location| player.at[location.index()] > 0);
            return out.extend(there.map(Spot::location).map(Action::Recover));
        }
        if player.prison > 0 {
            out.push(Action::Recover(Spot::Prison));
        }
        let on_space = |space: &Space| self.market.spaces[space.index()] == Some(seat);
        let spaces = Space::ALL.into_iter().filter(on_space);
        out.extend(spaces.map(Spot::market).map(Action::Recover));
        let holds = |other: &Seat| self.player(*other).captured[seat.index()] > 0;
        let boards = self.others(seat).filter(holds);
        out.extend(boards.map(Spot::board).map(Action::Recover));
    }

    pub(super) fn why_not_recover(&self, seat: Seat, action: Action) -> Option<Illegal> {
        let (rule, kind) = match action {
            Action::Recover(spot) => match spot.ground() {
                Ground::Location(_) => ("ARC-3.4", "NoWorkerThere"),
                _ if self.player(seat).is_on_board() => ("ARC-3.4", "NotFromThere"),
                _ => ("ARC-3.5", "NoWorkerToRecover"),
            },
            Action::Place(_)
            | Action::Hire(_)
            | Action::MarketHire(_)
            | Action::Construct { .. }
            | Action::Cathedral(_) => ("ARC-3.4", "ReserveEmpty"),
            Action::Stop => ("ARC-3.2", "NoPassing"),
            _ => return None,
        };
        Some(Illegal::new(rule, kind))
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// ARC-3.6: nothing else happens.
    pub(super) fn recover(&mut self, seat: Seat, spot: Spot) {
        match spot.ground() {
            Ground::Location(location) => self.player_mut(seat).at[location.index()] -= 1,
            Ground::Prison => self.player_mut(seat).prison -= 1,
            Ground::Market(space) => self.market.spaces[space.index()] = None,
            Ground::Board(other) => self.player_mut(other).captured[seat.index()] -= 1,
        }
        self.player_mut(seat).reserve += 1;
        self.tell(|| Event::Recovered { seat, from: spot });
    }
}
