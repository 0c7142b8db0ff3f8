//! Every structure word, triggers and what can be done at any moment, in play.

use super::*;

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

#[test]
fn a_row_ends_with_its_last_step() {
    fn count(list: Row) -> usize {
        list.iter()
            .map(|step| 1 + step.bodies().iter().map(|body| count(body)).sum::<usize>())
            .sum()
    }
    for card in Card::ALL {
        let stands =
            |&at: &u8| Resolve { at, ..Resolve::new(card, A) }.is_in_row::<Table<'_, ()>>();
        let there = (0..=u8::MAX).filter(stands).map(usize::from);
        assert!(there.eq(0..count(card.steps())), "{card}");
    }
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
