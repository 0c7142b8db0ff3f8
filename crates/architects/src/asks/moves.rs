//! *move*: a worker is placed, or comes back (ARC-3, ARC-4).

use engine::{Actor, Illegal, Seat, Sink, Turn};

use crate::{
    Action, Architects, Event, Location, Space, Visit,
    asks::{Ask, EndTurn, Frame, Table},
};

/// A worker is placed, or comes back to an empty reserve (ARC-3.2, ARC-3.4).
#[derive(Clone, Copy, Debug)]
pub struct Move;

/// Where a worker can always be placed (ARC-4.6).
const ALWAYS: [Action; 8] = [
    Action::Place(Visit::Quarry),
    Action::Place(Visit::Forest),
    Action::Place(Visit::MinesClay),
    Action::Place(Visit::Silversmith),
    Action::Place(Visit::Storehouse),
    Action::Place(Visit::Workshop),
    Action::Place(Visit::TownCentre),
    Action::Place(Visit::Guardhouse),
];

impl Ask for Move {
    fn whom(self, state: &Architects) -> Turn {
        Turn::Seat(state.active)
    }

    /// ARC-3.5: with every worker in the Guildhall there is nothing to do.
    #[inline]
    fn waits(self, state: &Architects) -> bool {
        state.player(state.active).reserve > 0 || state.can_recover(state.active)
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let seat = table.active;
        table.tell(|| Event::Skipped { seat });
        table.end_turn();
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        let seat = state.active;
        let player = state.player(seat);
        if player.reserve == 0 {
            return state.list_recoveries(seat, out);
        }
        out.extend_from_slice(&ALWAYS);
        if player.at[Location::Mines.index()] > 0 {
            out.push(Action::Place(Visit::MinesGold));
        }
        if state.tax > 0 {
            out.push(Action::Place(Visit::TaxStand));
        }
        state.list_market(seat, out);
        state.list_workshop_hires(seat, out);
        state.list_jobs(seat, out);
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let seat = table.active;
        table.put(EndTurn);
        match action {
            Action::Place(visit) => table.visit(seat, visit),
            Action::Hire(apprentice) => table.hire_at_workshop(seat, apprentice),
            Action::MarketHire(apprentice) => {
                let slot = table.slot_of(apprentice);
                table.go_to_market(seat, Space::B, slot);
            }
            Action::Recover(spot) => table.recover(seat, spot),
            _ => table.enter_guildhall(seat, action),
        }
    }

    fn why_not(self, state: &Architects, seat: Seat, action: Action) -> Option<Illegal> {
        if state.player(seat).reserve == 0 {
            return state.why_not_recover(seat, action);
        }
        match action {
            Action::Place(visit) => state.why_not_visit(seat, visit),
            Action::Hire(apprentice) => Some(state.why_not_hire(seat, apprentice)),
            Action::MarketHire(_) => {
                let displayed = Illegal::new("ARC-9.11", "NotDisplayedAtMarket");
                state.why_not_market(seat, Space::B).or(Some(displayed))
            }
            Action::Construct { .. } | Action::Cathedral(_) => state.why_not_job(seat, action),
            Action::Recover(_) => Some(Illegal::new("ARC-3.4", "ReserveNotEmpty")),
            Action::Stop => Some(Illegal::new("ARC-3.2", "NoPassing")),
            _ => None,
        }
    }

    fn fits(self, _: &Architects, below: &[Frame]) -> bool {
        below.is_empty()
    }
}

impl Architects {
    fn list_market(&self, seat: Seat, out: &mut Vec<Action>) {
        for (space, visit) in [(Space::A, Visit::MarketA), (Space::C, Visit::MarketC)] {
            if self.can_go_to_market(seat, space) {
                out.push(Action::Place(visit));
            }
        }
        if self.can_go_to_market(seat, Space::B) {
            if !self.deck.is_empty() {
                out.push(Action::Place(Visit::MarketB));
            }
            out.extend(self.display.iter().flatten().copied().map(Action::MarketHire));
        }
    }

    fn why_not_visit(&self, seat: Seat, visit: Visit) -> Option<Illegal> {
        match visit {
            Visit::MinesGold => Some(Illegal::new("ARC-8.2", "GoldTakesTwoWorkers")),
            Visit::TaxStand => Some(Illegal::new("ARC-11.2", "TaxStandEmpty")),
            Visit::MarketA => self.why_not_market(seat, Space::A),
            Visit::MarketC => self.why_not_market(seat, Space::C),
            Visit::MarketB => {
                let deck = Illegal::new("ARC-4.6", "BuildingDeckEmpty");
                self.why_not_market(seat, Space::B).or(Some(deck))
            }
            _ => None,
        }
    }
}
