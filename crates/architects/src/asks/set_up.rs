//! The set-up: boards, first player, and the stages that follow (ARC-2.10).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use super::LEFT_TO_CHANCE;
use crate::{
    Action, Architects, Boards, Character, Event, Kind,
    asks::{Ask, Draft, Draw, Frame, Move, Opening, Reveal, Table, TurnUp},
    board::{DRAFT_DEAL, SILVER_AT_SET_UP},
};

/// Chance draws the first player (ARC-2.7).
#[derive(Clone, Copy, Debug)]
pub struct DrawStart;

impl Ask for DrawStart {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Chance
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.extend(Seat::first(state.seats).map(Action::Start));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Start(first) = action else { return };
        table.begin(first);
        let seats = table.turn_order();
        for (silver, seat) in (SILVER_AT_SET_UP..).zip(seats) {
            table.player_mut(seat).goods[Kind::Silver] = silver;
        }
    }

    fn why_wait(self, _: &Architects, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        below.is_empty() && state.options.boards == Boards::Common
    }
}

/// The character of a seat, chosen in seating order or dealt by chance (ARC-18.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Whose.
    pub seat: Seat,
}

impl Ask for Board {
    fn whom(self, state: &Architects) -> Turn {
        match state.options.boards {
            Boards::Chosen => Turn::Seat(self.seat),
            Boards::Common | Boards::Dealt => Turn::Chance,
        }
    }

    /// The last of five seats has no choice.
    fn waits(self, state: &Architects) -> bool {
        state.open_characters(self.seat).len() > 1
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = table.open_characters(self.seat).lowest();
        if let Some(character) = only {
            self.take(table, character);
        }
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.open_characters(self.seat).iter().map(Action::Board));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Board(character) = action {
            self.take(table, character);
        }
    }

    fn why_not(self, _: &Architects, _: Seat, action: Action) -> Option<Illegal> {
        let board = matches!(action, Action::Board(_));
        board.then_some(Illegal::new("ARC-18.9", "CharacterNotOpen"))
    }

    fn why_wait(self, state: &Architects, _: Seat) -> Option<Illegal> {
        (state.options.boards == Boards::Dealt).then_some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        let mut later = state.at_table()[self.seat.index().min(state.seats.into())..].iter();
        below.is_empty()
            && state.options.boards != Boards::Common
            && state.is_at_table(self.seat)
            && later.all(|player| player.board.is_none())
    }
}

impl Board {
    /// ARC-18.1; after the last one, the first player is known (ARC-18.2).
    fn take<L: Sink<Event>>(self, table: &mut Table<'_, L>, character: Character) {
        let (seat, start) = (self.seat, character.start());
        let player = table.player_mut(seat);
        player.board = Some(character);
        player.reserve -= start.prison;
        player.prison = start.prison;
        player.virtue = start.virtue;
        player.goods = start.goods;
        player.unpaid = start.debts;
        table.tell(|| Event::GotBoard { seat, character });
        let next = seat.next(table.seats);
        if next.index() > seat.index() {
            return table.put(Self { seat: next });
        }
        let first = Seat::first(table.seats).max_by_key(|&seat| table.player(seat).virtue);
        table.begin(first.expect("there are seats"));
    }
}

engine::named! {
    /// A stage of the set-up, once the first player is known (ARC-2.10).
    pub enum Stage: "a stage of the set-up" {
        /// Apprentices are displayed.
        Display = "display",
        /// Opening apprentices are chosen, if that option is on.
        Opening = "opening",
        /// Packs are dealt for the draft.
        Deal = "deal",
        /// Further building cards of individual boards.
        Extra = "extra",
    }
}

/// The next stage of the set-up; never waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// Which.
    pub stage: Stage,
}

impl Ask for SetUp {
    fn waits(self, _: &Architects) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        match self.stage {
            Stage::Display => {
                table.put(Self { stage: Stage::Opening });
                table.put(Reveal);
            }
            Stage::Opening if table.options.opening_apprentice => {
                table.put(Opening { left: table.seats });
            }
            Stage::Opening | Stage::Deal => {
                table.put(Draft);
                table.deal(|_| DRAFT_DEAL, true);
            }
            Stage::Extra => {
                table.put(Move);
                table.deal(|board| board.map_or(0, |character| character.start().plans), false);
            }
        }
    }

    fn fits(self, _: &Architects, below: &[Frame]) -> bool {
        below.is_empty()
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// The first player is known; the market card comes next.
    fn begin(&mut self, first: Seat) {
        self.first = first;
        self.active = first;
        self.tell(|| Event::FirstPlayer { seat: first });
        self.put(SetUp { stage: Stage::Display });
        self.put(TurnUp);
    }

    /// Cards for everybody, in turn order.
    fn deal(&mut self, cards: impl Fn(Option<Character>) -> u8, look: bool) {
        for seat in self.turn_order().rev() {
            let left = cards(self.player(seat).board);
            if left > 0 {
                self.put(Draw { seat, left, look });
            }
        }
    }
}
