//! *draft*: everybody keeps a card of the pack and passes the others on (ARC-2.6).

use engine::{Actor, Illegal, Seat, SeatSet, Sink, Turn};

use crate::{
    Action, Architects, Building, Event,
    asks::{Ask, Frame, SetUp, Stage, Table},
    board::DRAFT_KEEP,
    state::Plans,
};

/// Everybody keeps a card of the pack, face down (ARC-2.6).
#[derive(Clone, Copy, Debug)]
pub struct Draft;

impl Ask for Draft {
    fn whom(self, state: &Architects) -> Turn {
        Turn::Sealed(state.owed())
    }

    fn list(self, state: &Architects, by: Actor, out: &mut Vec<Action>) {
        let Actor::Seat(seat) = by else { return };
        out.extend(state.player(seat).pack.iter().map(Building::of).map(Action::Keep));
    }

    /// When the last one has chosen, the packs go on.
    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, by: Actor, action: Action) {
        if let (Actor::Seat(seat), Action::Keep(building)) = (by, action) {
            table.player_mut(seat).kept = Some(building);
            table.tell(|| Event::Chose { seat });
        }
        if table.owed().is_empty() { table.end_draft_round() } else { table.put(self) }
    }

    fn why_not(self, _: &Architects, _: Seat, action: Action) -> Option<Illegal> {
        let keep = matches!(action, Action::Keep(_));
        keep.then_some(Illegal::new("ARC-2.6", "NotInThePack"))
    }

    fn why_wait(self, state: &Architects, seat: Seat) -> Option<Illegal> {
        let chosen = state.player(seat).kept.is_some();
        chosen.then_some(Illegal::new("ARC-2.6", "AlreadyChosen"))
    }

    fn fits(self, _: &Architects, below: &[Frame]) -> bool {
        below.is_empty()
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    fn end_draft_round(&mut self) {
        for seat in self.turn_order() {
            self.keep_drafted(seat);
        }
        self.tell(|| Event::DraftRoundEnded);
        if self.player(self.first).hand.len() < DRAFT_KEEP {
            self.pass_packs();
            self.put(Draft);
        } else {
            self.turn_order().for_each(|seat| self.return_pack(seat));
            self.put(SetUp { stage: Stage::Extra });
        }
    }

    /// A card of the pack goes to the hand. Who had passed this very pack on and gets it back (with
    /// two seats) sees what is missing.
    fn keep_drafted(&mut self, seat: Seat) {
        let Some(building) = self.player_mut(seat).kept.take() else { return };
        let pack: Plans = self.player(seat).pack.iter().collect();
        let next = seat.next(self.seats);
        let goes_on = self.player(seat).hand.len() + 1 < DRAFT_KEEP;
        let mut aware = SeatSet::only(seat);
        if goes_on && self.known.placed(next).contains_all(pack) {
            aware.insert(next);
        }
        self.known.slip(building.card(), pack, aware);
        let player = self.player_mut(seat);
        player.hand.insert(building.card());
        player.pack = player.pack.iter().filter(|&card| card != building.card()).collect();
    }

    /// Everybody gets the pack of the right neighbour, and looks at it.
    fn pass_packs(&mut self) {
        let seats = usize::from(self.seats);
        let packs = self.players.map(|player| player.pack);
        for seat in Seat::first(self.seats) {
            let pack = packs[(seat.index() + seats - 1) % seats];
            self.player_mut(seat).pack = pack;
            pack.iter().for_each(|card| self.known.show(card, SeatSet::only(seat)));
        }
    }
}
