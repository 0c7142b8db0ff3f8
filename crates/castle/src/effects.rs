//! What cards do: the verbs of their rows, and the frame that resolves them.

use engine::{
    Seat, Sink,
    effect::{Cursor, Resolver},
};
use serde::{Deserialize, Serialize};

use crate::{
    Card, Castle, Erected, Event, Goods, Place, Source, WinterCard,
    asks::{
        Ask, Blizzard, Breach, Build, DefenceTower, Finish, Frame, Helpers, Plague, Table, Trade,
    },
    card::Reward,
};

/// What can be done by a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Takes talers from the bank, as far as it goes (CAS-7).
    Earn(u8),
    /// Pays the toll of the Inn, if it is in play (CAS-20.1b).
    PayToll,
    /// Places a helper at the traders (CAS-8).
    Trade,
    /// Takes a kind from the Defence Tower (CAS-9.1).
    TakeFromTower,
    /// Brings the load of the card home (CAS-11.1), which is put on it when it is turned up.
    TakeLoad {
        /// Units that are loaded without a choice (CAS-1.7).
        fixed: Goods,
        /// Units that are loaded by choice (CAS-5.3).
        free: u8,
    },
    /// Buys from Worker cards, if it does, and erects buildings (CAS-13).
    Build {
        /// Talers for a unit (CAS-10.1).
        buys: Option<u8>,
        /// What a building brings.
        reward: Reward,
    },
    /// Places up to so many helpers in the castle, if this card has erected anything (CAS-14.1).
    PlaceHelpers(u8),
    /// Takes the played cards back (CAS-12.1).
    TakeBack,
    /// Scores so much for each building that opponents erected this round (CAS-12.2).
    ScoreOthers(u8),
    /// Exchanges silver, unless that has just been declined (CAS-22.8).
    Finish,
    /// The winter card stays in play (CAS-19.6).
    Stay,
    /// Everybody becomes a suitor, for so many points (CAS-20.5a).
    Court(u8),
    /// Gives up a played card, or pays so many talers for each of them (CAS-20.3).
    LosePlayed(u8),
    /// May repair the wall, with so much stone for so many points (CAS-20.4).
    Repair(u8, u8),
    /// Gives up a Worker, or pays so many talers (CAS-20.6).
    LoseWorker(u8),
}

/// What rows depend on: nothing, every verb knows by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {}

/// A step of a card.
pub type Step = engine::effect::Step<Verb, Measure>;

/// A card with a row of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Row {
    /// A character that somebody played.
    Character(Card),
    /// A winter card; it is the start player's, so that seats come in player order.
    Winter(WinterCard),
}

impl Row {
    /// What the card does.
    #[must_use]
    pub const fn steps(self) -> &'static [Step] {
        match self {
            Self::Character(card) => card.steps(),
            Self::Winter(card) => card.steps(),
        }
    }
}

/// The steps of a card that are still to be resolved.
pub type Resolve = Cursor<Row>;

/// Bits of [`Cursor::memo`].
mod memo {
    /// This card has erected a building.
    pub(super) const BUILT: u8 = 1;
    /// The last answer was to stop, and with it an exchange was declined.
    pub(super) const DECLINED: u8 = 2;
}

impl Ask for Resolve {
    fn waits(self, _: &Castle) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        self.run(table);
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        let placed = match (self.row, below) {
            (Row::Character(card), [Frame::Rank(turn)]) => {
                let seat = state.seat_at(turn.at);
                let chosen = state.player(seat).chosen;
                turn.rank == card.rank() && self.owner == seat && chosen.contains(card)
            }
            (Row::Winter(_), [Frame::Gifts(_)]) => self.owner == state.start,
            _ => false,
        };
        placed
            && state.is_at_table(self.seat)
            && self.left <= state.seats
            && self.is_in_row::<Table<'_, ()>>()
    }
}

impl<L: Sink<Event>> Resolver for Table<'_, L> {
    type Row = Row;
    type Verb = Verb;
    type Measure = Measure;

    #[inline]
    fn steps(row: Row) -> &'static [Step] {
        row.steps()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn perform(&mut self, verb: &Verb, cursor: &Resolve) {
        let seat = cursor.seat;
        match (*verb, cursor.row) {
            (Verb::Earn(talers), _) => self.earn(seat, talers),
            (Verb::PayToll, _) => {
                if self.is_open(Place::Inn) {
                    self.pay_toll(seat);
                }
            }
            (Verb::Trade, _) => self.put(Trade { seat }),
            (Verb::TakeFromTower, _) => self.ask(DefenceTower { seat }),
            (Verb::TakeLoad { .. }, Row::Character(card)) => self.take_load(seat, card),
            (Verb::Build { .. }, Row::Character(card)) => self.put(Build::new(seat, card)),
            (Verb::PlaceHelpers(left), Row::Character(card)) => {
                if cursor.memo & memo::BUILT != 0 {
                    self.put(Helpers { seat, card, left });
                }
            }
            (Verb::TakeBack, _) => self.take_back(seat),
            (Verb::ScoreOthers(points), _) => self.score_others(seat, points),
            (Verb::Finish, Row::Character(card)) => {
                if cursor.memo & memo::DECLINED == 0 && self.can_exchange(seat) {
                    self.put(Finish { seat, card });
                }
            }
            (Verb::Stay, Row::Winter(card)) => self.winter.in_play.insert(card),
            (Verb::Court(_), _) => self.begin_suit(),
            (Verb::LosePlayed(_), _) => self.ask(Plague { seat }),
            (Verb::Repair(..), _) => self.ask(Breach { seat }),
            (Verb::LoseWorker(_), _) => self.ask(Blizzard { seat }),
            // Only characters build and carry, only winter cards stay.
            (
                Verb::TakeLoad { .. }
                | Verb::Build { .. }
                | Verb::PlaceHelpers(_)
                | Verb::Finish
                | Verb::Stay,
                _,
            ) => {}
        }
    }

    fn can(&self, _: Verb, _: Resolve) -> bool {
        true
    }

    fn measure(&self, measure: Measure, _: Resolve) -> u8 {
        match measure {}
    }

    #[inline]
    fn depth(&self) -> usize {
        self.pending.depth()
    }

    #[inline]
    fn put_cursor(&mut self, depth: usize, cursor: Resolve) {
        self.pending.insert(depth, cursor.into());
    }

    /// No card leaves a choice between lists.
    fn put_choice(&mut self, cursor: Resolve) {
        cursor.decline(self);
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// Puts an ask that is quickly told to have something to ask, if it has.
    #[inline]
    fn ask(&mut self, ask: impl Ask) {
        if ask.waits(self.state) {
            self.put(ask);
        }
    }

    /// The card that is being resolved remembers that it erected something.
    pub(crate) fn note_building(&mut self) {
        if let Some(Frame::Resolve(card)) = self.pending.top_mut() {
            card.memo |= memo::BUILT;
        }
    }

    /// Nothing is left of the card that is being resolved.
    pub(crate) fn end_card(&mut self) {
        if matches!(self.frame(), Frame::Resolve(_)) {
            self.pending.pop();
        }
    }

    /// A stop declines an exchange too, which is then not offered again (CAS-22.8).
    pub(crate) fn decline(&mut self) {
        if let Some(Frame::Resolve(card)) = self.pending.top_mut() {
            card.memo |= memo::DECLINED;
        }
    }

    /// Something else was done since.
    pub(crate) fn undecline(&mut self) {
        if let Some(Frame::Resolve(card)) = self.pending.top_mut() {
            card.memo &= !memo::DECLINED;
        }
    }

    fn earn(&mut self, seat: Seat, talers: u8) {
        let talers = self.pay_from_bank(seat, talers);
        self.tell(|| Event::Earned { seat, talers });
    }

    /// CAS-11.1: what was left on the card.
    fn take_load(&mut self, seat: Seat, worker: Card) {
        let player = self.player_mut(seat);
        let goods = std::mem::take(&mut player.loads[worker.worker_index()]);
        player.goods.add(goods);
        self.tell(|| Event::TookLoad { seat, worker, goods });
    }

    fn take_back(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        let cards = std::mem::take(&mut player.played);
        player.hand = player.hand.union(cards);
        self.tell(|| Event::TookBack { seat, cards });
    }

    /// CAS-12.2, CAS-12.3.
    fn score_others(&mut self, seat: Seat, each: u8) {
        let round = self.round;
        // Which tiles count is hard to foresee: no branch depends on it. One that is not erected
        // counts as little as an own one.
        let counts = |tile: &Option<Erected>| {
            let (in_round, by) = tile.map_or((0, seat), |tile| (tile.round, tile.by));
            u8::from(in_round == round && by != seat)
        };
        let buildings: u8 = self.tiles.iter().map(counts).sum();
        let points = buildings * each;
        self.score(seat, Source::MasterBuilder, points);
        self.tell(|| Event::MasterBuilder { seat, buildings, points });
    }
}
