//! A game of a few cards that uses every structure word of rows, triggers that ask another seat in
//! the middle of a row, and something that can be done at any moment.

mod rows;

use engine::{
    Actor, Illegal, Impossible, Seat, Set, Sink, Stack, Turn,
    effect::{Cursor, Resolver, Seats, Step, Triggers},
};
use serde::{Deserialize, Serialize};

/// What a card does.
#[derive(Clone, Copy, Debug)]
enum Verb {
    /// Takes coins; that sets off the alarms of others.
    Gain(u8),
    /// Pays coins to the bank.
    Pay(u8),
    /// The owner of the row takes a coin from the seat.
    Rob,
    /// The seat says whether it gives the owner a coin.
    Beg,
}

#[derive(Clone, Copy, Debug)]
enum Measure {
    IsRich,
    Cards,
}

engine::named! {
    /// The cards, each with a row.
    enum Card: "a card" {
        Wages = "wages",
        Choice = "choice",
        Gift = "gift",
        Purse = "purse",
        Trade = "trade",
        Thrice = "thrice",
        Levy = "levy",
        Feast = "feast",
        Raid = "raid",
        Beggar = "beggar",
        Nested = "nested",
        Alarm = "alarm",
        Tithe = "tithe",
    }
}

use Step::{Choose, Do, Each, May, Pay, PerEach, Repeat, When};

type Row = &'static [Step<Verb, Measure>];

impl Card {
    const fn steps(self) -> Row {
        match self {
            Self::Wages => &[Do(Verb::Gain(2)), Do(Verb::Gain(3))],
            Self::Choice => &[
                Choose(&[&[Do(Verb::Gain(1))], &[Do(Verb::Gain(2)), Do(Verb::Gain(2))]]),
                Do(Verb::Gain(10)),
            ],
            Self::Gift => &[May(&[Do(Verb::Gain(5))]), Do(Verb::Gain(1))],
            Self::Purse => &[When(Measure::IsRich, &[Do(Verb::Gain(100))]), Do(Verb::Gain(1))],
            Self::Trade => &[Pay(Verb::Pay(3), &[Do(Verb::Gain(7))]), Do(Verb::Gain(1))],
            Self::Thrice => &[Repeat(3, &[Do(Verb::Gain(1)), Do(Verb::Gain(1))])],
            Self::Levy => &[PerEach(Measure::Cards, &[Do(Verb::Gain(4))])],
            Self::Feast => &[Each(Seats::All, &[Do(Verb::Gain(1))]), Do(Verb::Gain(1))],
            Self::Raid => &[Each(Seats::Others, &[Do(Verb::Rob)])],
            Self::Beggar => &[Each(Seats::Others, &[Do(Verb::Beg)]), Do(Verb::Gain(1))],
            Self::Nested => &[Repeat(
                2,
                &[
                    When(Measure::IsRich, &[Choose(&[&[], &[Do(Verb::Gain(30))]])]),
                    Each(Seats::Others, &[When(Measure::IsRich, &[Do(Verb::Rob)])]),
                    May(&[Pay(Verb::Pay(1), &[Repeat(2, &[Do(Verb::Gain(1))])])]),
                ],
            )],
            Self::Alarm => &[May(&[Do(Verb::Gain(1))])],
            Self::Tithe => &[Do(Verb::Gain(2))],
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Play(Card),
    Option(usize),
    Decline,
    Give,
    Keep,
    Order(Card),
    /// At any moment of an own turn.
    Tip,
}

/// `A+2` tells that seat A gained 2.
type Event = String;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Game {
    seats: u8,
    turn: Seat,
    coins: [u8; 3],
    /// Cards on the table, whose rows are set off when somebody else gains.
    alarms: [Set<Card>; 3],
    stack: Stack<Frame, 8>,
}

type Resolve = Cursor<Card>;
type Alarms = Triggers<Card>;

engine::asks! {
    game Game { action: Action, event: Event, stack: stack, anytime: Tip }

    /// What is pending.
    enum Frame {
        #[default]
        Over,
        Turn(MyTurn),
        Resolve(Resolve),
        Choice(Choice),
        Alarms(Alarms),
        Plea(Plea),
    }
}

#[derive(Clone, Copy, Debug)]
struct Over;

impl Ask for Over {
    fn fits(self, _: &Game, below: &[Frame]) -> bool {
        below.is_empty()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct MyTurn;

impl Ask for MyTurn {
    fn whom(self, state: &Game) -> Turn {
        Turn::Seat(state.turn)
    }

    fn list(self, _: &Game, _: Actor, out: &mut Vec<Action>) {
        out.extend(Card::ALL.map(Action::Play));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        table.put(self);
        if let Action::Play(card) = action {
            let owner = table.turn;
            table.put(Resolve::new(card, owner));
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, _: &Game, below: &[Frame]) -> bool {
        below.is_empty()
    }
}

impl Ask for Resolve {
    fn waits(self, _: &Game) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        self.run(table);
    }

    fn fits(self, _: &Game, below: &[Frame]) -> bool {
        !below.is_empty() && self.is_in_row::<Table<'_, ()>>()
    }
}

/// A choice in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Choice(Resolve);

impl Ask for Choice {
    fn whom(self, _: &Game) -> Turn {
        Turn::Seat(self.0.seat)
    }

    fn list(self, _: &Game, _: Actor, out: &mut Vec<Action>) {
        let options = self.0.options::<Table<'_, ()>>().len();
        out.extend((0..options).map(Action::Option));
        if options == 1 {
            out.push(Action::Decline);
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        match action {
            Action::Option(option) => self.0.choose(option, table),
            _ => self.0.decline(table),
        }
    }

    fn fits(self, _: &Game, below: &[Frame]) -> bool {
        !below.is_empty() && !self.0.options::<Table<'_, ()>>().is_empty()
    }
}

impl Ask for Alarms {
    fn whom(self, _: &Game) -> Turn {
        Turn::Seat(self.owner)
    }

    fn waits(self, _: &Game) -> bool {
        self.only().is_none()
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if let Some(card) = self.only() {
            table.put(Resolve::new(card, self.owner));
        }
    }

    fn list(self, _: &Game, _: Actor, out: &mut Vec<Action>) {
        out.extend(self.waiting.iter().map(Action::Order));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Order(card) = action else { return };
        if let Some(rest) = self.without(card) {
            table.put(rest);
        }
        table.put(Resolve::new(card, self.owner));
    }

    fn fits(self, _: &Game, below: &[Frame]) -> bool {
        !below.is_empty() && !self.waiting.is_empty()
    }
}

/// Whether a seat gives a coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Plea {
    beggar: Seat,
    seat: Seat,
}

impl Ask for Plea {
    fn whom(self, _: &Game) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Game) -> bool {
        state.coins[self.seat.index()] > 0
    }

    fn list(self, _: &Game, _: Actor, out: &mut Vec<Action>) {
        out.extend([Action::Give, Action::Keep]);
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if action == Action::Give {
            table.coins[self.seat.index()] -= 1;
            table.coins[self.beggar.index()] += 1;
        }
    }

    fn why_not(self, _: &Game, _: Seat, _: Action) -> Option<Illegal> {
        Some(Illegal::new("TOY-1", "GiveOrKeep"))
    }

    fn fits(self, _: &Game, below: &[Frame]) -> bool {
        below.len() > 1
    }
}

/// A coin from the bank.
struct Tip;

impl Anytime for Tip {
    fn list(_: &Game, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Tip);
    }

    fn takes(action: Action) -> bool {
        action == Action::Tip
    }

    fn answer<L: Sink<Event>>(table: &mut Table<'_, L>, by: Seat, _: Action) {
        table.coins[by.index()] += 1;
    }
}

impl<L: Sink<Event>> Resolver for Table<'_, L> {
    type Row = Card;
    type Verb = Verb;
    type Measure = Measure;

    fn steps(row: Card) -> Row {
        row.steps()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn perform(&mut self, verb: &Verb, cursor: &Resolve) {
        let (owner, seat) = (cursor.owner, cursor.seat);
        match verb {
            Verb::Gain(coins) => {
                self.coins[seat.index()] += coins;
                self.tell(|| format!("{seat}+{coins}"));
                // Alarms set off no alarms.
                if self.alarms.iter().all(|cards| !cards.contains(cursor.row)) {
                    self.sound_alarms(seat);
                }
            }
            Verb::Pay(coins) => {
                self.coins[seat.index()] -= coins;
                self.tell(|| format!("{seat}-{coins}"));
            }
            Verb::Rob => {
                let coins = self.coins[seat.index()].min(1);
                self.coins[seat.index()] -= coins;
                self.coins[owner.index()] += coins;
                self.tell(|| format!("{owner} robs {seat}"));
            }
            Verb::Beg => self.put(Plea { beggar: owner, seat }),
        }
    }

    fn can(&self, verb: Verb, cursor: Resolve) -> bool {
        !matches!(verb, Verb::Pay(coins) if self.coins[cursor.seat.index()] < coins)
    }

    fn measure(&self, measure: Measure, cursor: Resolve) -> u8 {
        match measure {
            Measure::IsRich => u8::from(self.coins[cursor.seat.index()] >= 20),
            Measure::Cards => self.alarms[cursor.seat.index()].len(),
        }
    }

    #[inline]
    fn depth(&self) -> usize {
        self.stack.as_slice().len()
    }

    #[inline]
    fn put_cursor(&mut self, depth: usize, cursor: Resolve) {
        self.stack.insert(depth, cursor.into());
    }

    fn put_choice(&mut self, cursor: Resolve) {
        self.put(Choice(cursor));
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// The rows of the other seats, clockwise from the one that gained.
    fn sound_alarms(&mut self, gained: Seat) {
        let mut others = Vec::new();
        let mut owner = gained.next(self.seats);
        while owner != gained {
            others.push(owner);
            owner = owner.next(self.seats);
        }
        for owner in others.into_iter().rev() {
            let waiting = self.alarms[owner.index()];
            if !waiting.is_empty() {
                self.put(Alarms { owner, waiting });
            }
        }
    }
}
