//! A round from its start to its end: what chance draws, marker and taler, passing on (CAS-3).

use engine::{Actor, Illegal, Scores, Seat, SeatSet, Sink, Turn};

use crate::{
    Action, CardSet, Castle, Event, Side,
    asks::{Ask, Frame, Gifts, Over, Select, Table},
    board::{self, TALERS_PER_ROUND},
    effects::{Resolve, Row},
};

const LEFT_TO_CHANCE: Illegal = Illegal::new("CAS-22.3", "LeftToChance");

/// Chance draws the start player (CAS-2.6).
#[derive(Clone, Copy, Debug)]
pub struct DrawStart;

impl Ask for DrawStart {
    fn whom(self, _: &Castle) -> Turn {
        Turn::Chance
    }

    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        out.extend(Seat::first(state.seats).map(Action::Start));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Start(seat) = action {
            table.start = seat;
        }
        table.begin_round();
    }

    fn why_wait(self, _: &Castle, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, _: &Castle, below: &[Frame]) -> bool {
        below.is_empty()
    }
}

/// Chance turns a winter card up (CAS-19.2).
#[derive(Clone, Copy, Debug)]
pub struct DrawWinter;

impl Ask for DrawWinter {
    fn whom(self, _: &Castle) -> Turn {
        Turn::Chance
    }

    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.winter.pile.iter().map(Action::Winter));
    }

    /// CAS-19.5: the card, beginning with the start player; then the gift round.
    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        table.put(Gifts { at: 0 });
        if let Action::Winter(card) = action {
            table.winter.pile.remove(card);
            table.tell(|| Event::WinterCard { card });
            let start = table.start;
            table.put(Resolve::new(Row::Winter(card), start));
        }
    }

    fn why_wait(self, _: &Castle, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        below.is_empty() && state.turns_up_winter_card()
    }
}

impl Castle {
    /// CAS-19.2 to CAS-19.4: whether a winter card is turned up this round.
    fn turns_up_winter_card(&self) -> bool {
        let space = board::space_of_round(self.seats, self.round);
        self.options.side == Side::Winter
            && board::has_winter_icon(space, self.options.six_winter_cards)
            && !self.winter.pile.is_empty()
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// CAS-3.1: the start player takes the taler of the space; in winter a card may come up.
    fn begin_round(&mut self) {
        let (round, start) = (self.round, self.start);
        self.track -= TALERS_PER_ROUND;
        self.player_mut(start).talers += TALERS_PER_ROUND;
        self.tell(|| Event::RoundBegan { round, start });
        if self.turns_up_winter_card() {
            self.put(DrawWinter);
        } else if self.winter.suitors.is_empty() {
            self.begin_selection();
        } else {
            self.put(Gifts { at: 0 });
        }
    }

    pub(super) fn begin_selection(&mut self) {
        self.owed = SeatSet::first(self.seats);
        self.put(Select);
    }

    /// CAS-16, CAS-3.1: the final scoring, or the marker goes to the left.
    pub(super) fn end_round(&mut self) {
        for player in &mut self.players {
            player.chosen = CardSet::EMPTY;
            player.helped = 0;
        }
        let all_built = self.tiles.iter().all(Option::is_some);
        if all_built || self.round == board::rounds(self.seats) {
            self.tell(|| Event::EndTriggered { all_built });
            return self.begin_final_scoring();
        }
        self.round += 1;
        self.start = self.seat_at(1);
        self.begin_round();
    }

    /// Nothing more is asked.
    pub(super) fn end_match(&mut self) {
        self.put(Over);
        let Self { state, log } = self;
        log.emit(|| Event::MatchOver { winners: Scores::of(&**state).winners().collect() });
    }
}
