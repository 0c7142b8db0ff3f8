//! A game of a few cards that uses every structure word of rows, triggers that ask another seat in
//! the middle of a row, and something that can be done at any moment.

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

    fn answer<L: Sink<Event>>(table: &mut Table<'_, L>, by: Seat, action: Action) -> bool {
        if action == Action::Tip {
            table.coins[by.index()] += 1;
        }
        action == Action::Tip
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

    fn perform(&mut self, verb: Verb, cursor: &Resolve) {
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

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn game(coins: [u8; 3]) -> Game {
    let mut stack = Stack::default();
    stack.push(MyTurn.into());
    Game { seats: 3, turn: A, coins, alarms: [Set::EMPTY; 3], stack }
}

/// Plays an answer that must be legal; the position must read back and fit.
fn play(game: &mut Game, by: Seat, action: Action) -> Vec<Event> {
    let mut legal = Vec::new();
    game.answers(Actor::Seat(by), &mut legal);
    assert!(legal.contains(&action), "{action:?} of {by}: {:?}", game.frame());
    let mut log = Vec::new();
    Table::new(game, &mut log).play(Actor::Seat(by), action);
    game.check_stack().unwrap();
    let text = serde_json::to_string(&game.stack).unwrap();
    assert_eq!(serde_json::from_str::<Stack<Frame, 8>>(&text).unwrap(), game.stack, "{text}");
    log
}

fn played(card: Card, coins: [u8; 3]) -> (Game, Vec<Event>) {
    let mut game = game(coins);
    let log = play(&mut game, A, Action::Play(card));
    (game, log)
}

#[test]
fn steps_come_in_their_order() {
    let (game, log) = played(Card::Wages, [0; 3]);
    assert_eq!((game.coins, log.join(" ")), ([5, 0, 0], "A+2 A+3".to_owned()));
    assert_eq!(game.asked(), Turn::Seat(A));
}

#[test]
fn one_of_several_is_chosen_and_the_row_goes_on() {
    for (option, coins) in [(0, 11), (1, 14)] {
        let (mut game, log) = played(Card::Choice, [0; 3]);
        assert!(log.is_empty());
        play(&mut game, A, Action::Option(option));
        assert_eq!(game.coins, [coins, 0, 0]);
    }
}

#[test]
fn what_may_be_done_can_be_left() {
    for (answer, coins) in [(Action::Option(0), 6), (Action::Decline, 1)] {
        let (mut game, _) = played(Card::Gift, [0; 3]);
        play(&mut game, A, answer);
        assert_eq!(game.coins, [coins, 0, 0]);
    }
}

#[test]
fn conditions_and_payments_that_fail_are_left_out() {
    assert_eq!(played(Card::Purse, [19, 0, 0]).0.coins[0], 20);
    assert_eq!(played(Card::Purse, [20, 0, 0]).0.coins[0], 121);
    assert_eq!(played(Card::Trade, [2, 0, 0]).0.coins[0], 3);
    assert_eq!(played(Card::Trade, [3, 0, 0]).1.join(" "), "A-3 A+7 A+1");
}

#[test]
fn lists_are_repeated() {
    assert_eq!(played(Card::Thrice, [0; 3]).1.len(), 6);
    assert_eq!(played(Card::Levy, [0; 3]).1.len(), 0);
    let mut game = game([0; 3]);
    game.alarms[0] = [Card::Alarm, Card::Tithe].into_iter().collect();
    assert_eq!(play(&mut game, A, Action::Play(Card::Levy)).len(), 2);
}

#[test]
fn seats_come_clockwise_from_the_owner() {
    assert_eq!(played(Card::Feast, [0; 3]).1.join(" "), "A+1 B+1 C+1 A+1");
    let (game, log) = played(Card::Raid, [0, 3, 0]);
    assert_eq!((game.coins, log.join(", ")), ([1, 2, 0], "A robs B, A robs C".to_owned()));
}

#[test]
fn other_seats_are_asked_in_the_middle() {
    let (mut game, _) = played(Card::Beggar, [0, 1, 2]);
    assert_eq!(game.asked(), Turn::Seat(B));
    play(&mut game, B, Action::Give);
    let log = play(&mut game, C, Action::Keep);
    assert_eq!((game.coins, log.join(" ")), ([2, 0, 2], "A+1".to_owned()));
    let why = game.frame().why_not(&game, B, Action::Tip);
    assert_eq!(why, None, "no reason of its own: {:?}", game.frame().why_wait(&game, B));
    let (poor, _) = played(Card::Beggar, [0; 3]);
    assert_eq!(poor.coins, [1, 0, 0], "who has nothing is not asked");
}

#[test]
fn words_nest() {
    let (mut game, _) = played(Card::Nested, [20, 20, 0]);
    play(&mut game, A, Action::Option(1));
    assert_eq!(game.coins, [51, 19, 0], "B was rich and is robbed");
    play(&mut game, A, Action::Option(0));
    assert_eq!(game.coins, [52, 19, 0], "paid one, gained two");
    play(&mut game, A, Action::Option(0));
    assert_eq!(game.coins, [52, 19, 0], "an empty option");
    play(&mut game, A, Action::Decline);
    assert_eq!((game.frame(), game.coins), (MyTurn.into(), [52, 19, 0]));
}

/// B has two rows that A's gains set off, C one: B chooses their order, and all are resolved before
/// the second step of A's row.
#[test]
fn triggers_interrupt_a_row() {
    let mut game = game([0; 3]);
    game.alarms[1] = [Card::Alarm, Card::Tithe].into_iter().collect();
    game.alarms[2] = Set::only(Card::Tithe);
    let mut log = play(&mut game, A, Action::Play(Card::Wages));
    assert_eq!(game.asked(), Turn::Seat(B));
    let mut legal = Vec::new();
    game.answers(Actor::Seat(A), &mut legal);
    assert!(legal.is_empty(), "it is not A who is asked");
    log.extend(play(&mut game, B, Action::Order(Card::Tithe)));
    assert_eq!(game.asked(), Turn::Seat(B), "the other one asks");
    log.extend(play(&mut game, B, Action::Decline));
    assert_eq!(log.join(" "), "A+2 B+2 C+2 A+3");
    assert_eq!(game.asked(), Turn::Seat(B), "A's second gain sets them off again");
    play(&mut game, B, Action::Order(Card::Alarm));
    play(&mut game, B, Action::Option(0));
    assert_eq!((game.coins, game.asked()), ([5, 5, 4], Turn::Seat(A)));
}

#[test]
fn some_things_can_be_done_at_any_moment_of_an_own_turn() {
    let mut game = game([0; 3]);
    play(&mut game, A, Action::Tip);
    assert_eq!((game.coins, game.frame()), ([1, 0, 0], MyTurn.into()));
    play(&mut game, A, Action::Play(Card::Gift));
    let mut legal = Vec::new();
    game.answers(Actor::Seat(A), &mut legal);
    assert!(!legal.contains(&Action::Tip), "a choice of this game is no such moment");
}

#[test]
fn a_stack_that_cannot_be_is_told() {
    let mut game = game([0; 3]);
    game.stack.push(Resolve { at: 9, ..Resolve::new(Card::Wages, A) }.into());
    let Impossible(why) = game.check_stack().unwrap_err();
    assert!(why.contains("cannot be pending"), "{why}");
    let mut idle = self::game([0; 3]);
    idle.stack.push(Resolve::new(Card::Wages, A).into());
    let Impossible(why) = idle.check_stack().unwrap_err();
    assert!(why.contains("nothing to ask"), "{why}");
}
