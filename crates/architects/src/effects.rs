//! What cards do: the verbs of their rows, what rows measure, and the frame that resolves them.

use engine::{
    Seat, Sink,
    effect::{
        Cursor, Resolver, Seats,
        Step::{Do, Each, When},
    },
};
use serde::{Deserialize, Serialize};

use crate::{
    Apprentice, Architects, Building, Character, Event, Kind, Reward, Skill,
    asks::{
        Ask, Capture, Choice, Crane, Destroy, Discard, Dismiss, Draw, Frame, Table, Tavern, Why,
    },
    board::MANY_PRISONERS,
};

/// What can be done by a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// So much of a kind from the supply.
    Gain(Kind, u8),
    /// Virtue, with what is beyond the track (ARC-6.4).
    GainVirtue(u8),
    /// Loses virtue, with what is below the track (ARC-6.6).
    LoseVirtue(u8),
    /// Draws building cards.
    Draw(u8),
    /// Takes a debt (ARC-7.1).
    TakeDebt,
    /// May destroy so many unpaid debts.
    DestroyDebt(u8),
    /// All own workers from Prison (ARC-13.3).
    ReleasePrison,
    /// All own workers from opponents' boards (ARC-13.4).
    ReleaseBoards,
    /// So many free captures (ARC-10.8).
    Capture(u8),
    /// A free capture or a release from boards.
    CaptureOrRelease,
    /// May discard a building card for so much gold.
    SellPlan(u8),
    /// May hire any apprentice of the display (ARC-9.11).
    Hire,
    /// Discards an own apprentice.
    Dismiss,
    /// May place another worker in the Guildhall (ARC-18.8).
    BuildAgain,
    /// The workers of the Black Market go to Prison (ARC-16.2).
    ClearMarket,
    /// The small card on top becomes the large one (ARC-16.2).
    TurnCard,
    /// Abilities for a reset (ARC-16.4).
    UseAbilities,
}

/// What can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// One, always.
    Once,
    /// Constructed buildings (ARC-20.15).
    Buildings,
    /// Own apprentices with a skill (ARC-20.16).
    Skilled(Skill),
    /// Captured workers on the own board (ARC-20.20).
    Captured,
    /// Virtue.
    Virtue,
    /// Debts that were paid off.
    PaidDebts,
    /// Gold, or what counts as gold (ARC-18.4).
    Gold,
    /// Marble, or what counts as marble (ARC-18.4).
    Marble,
    /// Clay, wood and stone.
    Materials,
    /// One if nobody else has as much of a kind (ARC-14.8).
    Most(Kind),
    /// One if nobody else is as high in the Cathedral (ARC-14.8).
    HighestInCathedral,
    /// One without unpaid debt.
    FreeOfDebt,
    /// Own workers in Prison.
    Prisoners,
    /// One without own workers in Prison (ARC-16.5).
    NoPrisoners,
    /// One if nobody has more workers in Prison, and there are any (ARC-16.6).
    MostPrisoners,
}

/// How many times so much can be counted; the rest is dropped (ARC-14.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measure {
    /// What is counted.
    pub of: Count,
    /// How much makes one.
    pub per: u8,
}

/// One for every so many.
pub(crate) const fn per(per: u8, of: Count) -> Measure {
    Measure { of, per }
}

/// A step of a card.
pub type Step = engine::effect::Step<Verb, Measure>;

/// Something with a row of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Row {
    /// A building that was constructed.
    Building(Building),
    /// An apprentice whose moment has come.
    Apprentice(Apprentice),
    /// A character whose moment has come.
    Character(Character),
    /// A reward of the Cathedral.
    Reward(Reward),
    /// A reset of the Black Market (ARC-16.2).
    Reset,
    /// A release from boards for a debt (ARC-13.6).
    ReleaseByDebt,
}

/// ARC-16.2, and ARC-16.7 for the order of the seats.
const RESET: &[Step] = &[
    Do(Verb::ClearMarket),
    Do(Verb::TurnCard),
    Each(Seats::All, &[Do(Verb::UseAbilities)]),
    Each(Seats::All, &[When(per(MANY_PRISONERS, Count::Prisoners), &[Do(Verb::LoseVirtue(1))])]),
    Each(Seats::All, &[When(per(1, Count::MostPrisoners), &[Do(Verb::TakeDebt)])]),
];

/// ARC-13.6.
const RELEASE_BY_DEBT: &[Step] =
    &[Do(Verb::LoseVirtue(1)), Do(Verb::TakeDebt), Do(Verb::ReleaseBoards)];

impl Row {
    /// What it does.
    #[must_use]
    pub fn steps(self) -> &'static [Step] {
        match self {
            Self::Building(building) => building.steps(),
            Self::Apprentice(apprentice) => apprentice.ability().steps(),
            Self::Character(character) => character.steps(),
            Self::Reward(reward) => reward.steps(),
            Self::Reset => RESET,
            Self::ReleaseByDebt => RELEASE_BY_DEBT,
        }
    }
}

/// The steps of a card that are still to be resolved.
pub type Resolve = Cursor<Row>;

impl Ask for Resolve {
    fn waits(self, _: &Architects) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        self.run(table);
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        state.is_cursor(self, below)
    }
}

impl Architects {
    /// Whether a cursor can lie above these frames: within a turn, and at most twice in a row: in a
    /// loop and after it, or for two constructions (ARC-18.8).
    pub(crate) fn is_cursor(&self, cursor: Resolve, below: &[Frame]) -> bool {
        let same =
            |frame: &&Frame| matches!(frame, Frame::Resolve(other) if other.row == cursor.row);
        let often = below.iter().filter(same).count() > 1;
        let owned = match cursor.row {
            Row::Building(building) => self.player(cursor.owner).built.contains(building),
            Row::Character(character) => self.player(cursor.owner).board == Some(character),
            _ => true,
        };
        Self::is_in_turn(below)
            && !often
            && self.is_at_table(cursor.owner)
            && self.is_at_table(cursor.seat)
            && owned
            && cursor.memo == 0
            && cursor.left <= self.seats
            && cursor.is_in_row::<Table<'_, ()>>()
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
        match *verb {
            Verb::Gain(kind, amount) => self.gain(seat, kind, amount.into()),
            Verb::GainVirtue(virtue) => self.gain_virtue(seat, virtue),
            Verb::LoseVirtue(virtue) => self.lose_virtue(seat, virtue),
            Verb::Draw(cards) => self.put(Draw { seat, left: cards, look: false }),
            Verb::TakeDebt => self.take_debts(seat, 1),
            Verb::DestroyDebt(most) => self.ask(Destroy { seat, most }),
            Verb::ReleasePrison => self.release_prison(seat),
            Verb::ReleaseBoards => self.release_boards(seat),
            Verb::Capture(captures) => self.ask(Capture::free(seat, captures, false)),
            Verb::CaptureOrRelease => self.ask(Capture::free(seat, 1, true)),
            Verb::SellPlan(gold) => self.ask(Discard { seat, why: Why::Sell { gold } }),
            Verb::Hire => self.put(Tavern { seat }),
            Verb::Dismiss => self.put(Dismiss { seat }),
            Verb::BuildAgain => self.ask(Crane { seat }),
            Verb::ClearMarket => self.clear_market(),
            Verb::TurnCard => self.turn_card(),
            Verb::UseAbilities => self.use_reset_abilities(seat),
        }
    }

    /// Nothing is paid within a row: a verb does as much as there is.
    fn can(&self, _: Verb, _: Resolve) -> bool {
        true
    }

    fn measure(&self, measure: Measure, cursor: Resolve) -> u8 {
        u8::try_from(self.state.measured(measure, cursor.seat)).unwrap_or(u8::MAX)
    }

    #[inline]
    fn depth(&self) -> usize {
        self.pending.depth()
    }

    #[inline]
    fn put_cursor(&mut self, depth: usize, cursor: Resolve) {
        self.pending.insert(depth, cursor.into());
    }

    fn put_choice(&mut self, cursor: Resolve) {
        self.put(Choice(cursor));
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// Puts an ask that is quickly told to have something to ask, if it has.
    #[inline]
    pub(crate) fn ask(&mut self, ask: impl Ask) {
        if ask.waits(self.state) {
            self.put(ask);
        }
    }

    /// Puts the rows of all cards of a seat whose moment has come, so that apprentices come by their
    /// numbers and then the board (ARC-21.9). What the moment itself does is put or done afterwards.
    #[inline]
    pub(crate) fn put_moment(&mut self, moment: crate::card::Moment, seat: Seat) {
        let player = self.player(seat);
        let (board, cards) = (player.board, player.apprentices);
        if let Some(character) = board
            && character.steps_at(moment).is_some()
        {
            self.put(Resolve::new(Row::Character(character), seat));
        }
        let mut waiting = cards.and(Apprentice::at_moment(moment));
        while let Some(last) = waiting.highest() {
            waiting.remove(last);
            self.put(Resolve::new(Row::Apprentice(last), seat));
        }
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// Resolves the rows of a moment at once; they only gain goods, so that nothing is asked.
    pub(crate) fn run_moment(&mut self, moment: crate::card::Moment, seat: Seat) {
        let cards = self.player(seat).apprentices.and(Apprentice::at_moment(moment));
        for apprentice in cards.iter() {
            Resolve::new(Row::Apprentice(apprentice), seat).run(self);
        }
    }
}

impl Architects {
    /// How often a measure is contained in what a seat has.
    pub(crate) fn measured(&self, measure: Measure, seat: Seat) -> u16 {
        self.counted(measure.of, seat) / u16::from(measure.per)
    }

    fn counted(&self, count: Count, seat: Seat) -> u16 {
        let player = self.player(seat);
        let alone = |of: &dyn Fn(Seat) -> u16| {
            let own = of(seat);
            u16::from(self.others(seat).all(|other| of(other) < own))
        };
        match count {
            Count::Once => 1,
            Count::Buildings => player.built.len().into(),
            Count::Skilled(skill) => {
                player.apprentices.and(Apprentice::skilled(skill)).len().into()
            }
            Count::Captured => player.captured.iter().map(|&workers| u16::from(workers)).sum(),
            Count::Virtue => player.virtue.into(),
            Count::PaidDebts => player.paid,
            Count::Gold => self.precious(seat, Kind::Gold),
            Count::Marble => self.precious(seat, Kind::Marble),
            Count::Materials => [Kind::Clay, Kind::Wood, Kind::Stone]
                .iter()
                .fold(0, |sum: u16, &kind| sum.saturating_add(player.goods[kind])),
            Count::Most(kind) => alone(&|seat| self.player(seat).goods[kind]),
            Count::HighestInCathedral => alone(&|seat| self.player(seat).cathedral.into()),
            Count::FreeOfDebt => u16::from(player.unpaid == 0),
            Count::Prisoners => player.prison.into(),
            Count::NoPrisoners => u16::from(player.prison == 0),
            Count::MostPrisoners => {
                let most = self.at_table().iter().map(|player| player.prison).max();
                u16::from(player.prison > 0 && most == Some(player.prison))
            }
        }
    }

    /// Gold or marble, or both where they are the same (ARC-18.4).
    fn precious(&self, seat: Seat, kind: Kind) -> u16 {
        let goods = &self.player(seat).goods;
        if self.boon(seat, crate::card::Boon::GoldIsMarble) > 0 {
            return goods[Kind::Gold].saturating_add(goods[Kind::Marble]);
        }
        goods[kind]
    }
}
