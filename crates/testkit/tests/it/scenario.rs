//! Scenarios pass when what they say is so, and fail with a sentence that names what is not.

use testkit::scenario::{Failure, Scenario};

use crate::quarry::Quarry;

/// A is asked for its turn; it holds the lowest block and the highest, B two others.
const GIVEN: &str = r#"
title = "A turn"
rules = ["QRY-3.1"]
game = "quarry"
seats = 2
options = { blasting = true }
[given]
stack = [{ take_turn = "A" }]
round = 3
deck = { shuffled = [1, 2, 3, 4, 7, 8, 9] }
known = { placed = [[0, 10], [5, 6], [], []], met = [[0, 10], [5, 6], [], []] }
"players.0.hand" = [0, 10]
"players.1" = { hand = [5, 6] }
"#;

fn run(text: &str) -> Result<(), Failure> {
    Scenario::parse(text)?.run::<Quarry>()
}

/// What a scenario that goes on like this says.
fn fails(rest: &str) -> String {
    run(&format!("{GIVEN}{rest}")).expect_err("fails").to_string()
}

fn passes(rest: &str) {
    run(&format!("{GIVEN}{rest}")).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn a_scenario_that_holds() {
    passes(
        r#"
        [[reject]]
        seat = 0
        action = "build 5"
        rule = "QRY-3.5"
        kind = "CannotBuild"
        [[reject]]
        seat = "chance"
        action = "deal 0"
        rule = "QRY-0.1"
        [[when]]
        seat = "A"
        action = "draw"
        then = { "table.turn" = "chance", "table.legal.0" = 0 }
        [[when]]
        seat = "chance"
        action = "deal 9"
        then = { "players.0.hand" = [0, 9, 10], "table.legal.0" = 4 }
        [[when]]
        seat = 0
        action = "bury 5"
        refused = "QRY-0.2"
        refused_kind = "NotAsked"
        [[when]]
        seat = 0
        action = "bury 0"
        [[when]]
        seat = 0
        action = "take silver"
        [[events]]
        drawn = { seat = "A", block = 9 }
        [[events]]
        took = { good = "silver" }
        [then]
        "table.turn" = "over"
        "deck.under" = [0]
        "players.0.hand" = [9, 10]
        "known.placed" = [[0, 9, 10], [5, 6], [], []]
        "table.scores.0.total" = 4
        "table.scores.0.rank" = 1
        "table.scores.1.items.QRY-5.2" = 3
        "table.events.buried" = 1
        "#,
    );
}

#[test]
fn chance_acts_like_anybody() {
    passes(
        r#"
        [[when]]
        seat = "A"
        action = "blast"
        [[when]]
        seat = "chance"
        action = "crumble"
        [then]
        "players.0.goods" = [2, 1]
        "#,
    );
}

#[test]
fn texts_that_are_no_scenario() {
    let why = fails("[[when]]\nseat = 0\nactoin = \"work\"");
    assert!(why.contains("unknown field `actoin`") && why.contains("line 16"), "{why}");
    let why = run("title = \"A turn\"").expect_err("fails").to_string();
    assert!(why.contains("missing field `rules`"), "{why}");
    assert_eq!(fails(""), "the scenario checks nothing");
    let played = "[[when]]\nseat = 0\naction = \"work\"";
    assert_eq!(fails(played), "the scenario checks nothing");
}

#[test]
fn positions_that_cannot_be() {
    let with = |line: &str| fails(&format!("{line}\n[then]\nround = 3"));
    assert_eq!(with("gold = 1"), "given: there is no \"gold\" in the state");
    assert_eq!(
        with("\"players.0.gold\" = 1"),
        "given: there is no \"players.0.gold\" in the state"
    );
    assert_eq!(with("bank = [4, 5]"), "given: impossible position: goods are missing (QRY-1.1)");
    let why = with("blasting = \"often\"");
    assert!(why.starts_with("given: invalid type: string \"often\""), "{why}");
    let seats = |seats: &str| {
        run(&GIVEN.replace("seats = 2", seats).replace("[given]", "then = { round = 3 }\n[given]"))
    };
    let why = seats("seats = 5").expect_err("fails").to_string();
    assert_eq!(why, "quarry is for 2 to 4 seats, not 5");
    assert!(seats("seats = 2").is_ok());
}

#[test]
fn values_that_are_otherwise() {
    assert_eq!(
        fails("[then]\n\"players.1.hand\" = [5, 7]"),
        "then: players.1.hand is [5,6], not [5,7]"
    );
    assert_eq!(
        fails("[then]\n\"players.1.gold\" = 0"),
        "then: there is no \"players.1.gold\" to check"
    );
    let when = "[[when]]\nseat = 0\naction = \"work\"\nthen = { \"table.turn\" = \"chance\" }";
    assert_eq!(fails(when), "when 1: table.turn is \"seat A\", not \"chance\"");
}

#[test]
fn refusals_that_are_otherwise() {
    let reject = |seat: &str, action: &str, rule: &str| {
        fails(&format!("[[reject]]\nseat = {seat}\naction = \"{action}\"\n{rule}"))
    };
    let rule = "rule = \"QRY-3.5\"";
    assert_eq!(reject("0", "work", rule), "A work: was not refused");
    assert_eq!(
        reject("0", "bid 1", rule),
        "A bid 1: refused by QRY-0.2 (NotAsked), not by QRY-3.5 (any kind)"
    );
    assert_eq!(
        reject("0", "build 5", "rule = \"QRY-3.5\"\nkind = \"NoStone\""),
        "A build 5: refused by QRY-3.5 (CannotBuild), not by QRY-3.5 (NoStone)"
    );
    let why = reject("0", "dance", rule);
    assert!(why.starts_with("\"dance\": expected an action"), "{why}");
    assert_eq!(reject("7", "work", rule), "there is no seat 7");
    let why = reject("\"X\"", "work", rule);
    assert!(why.starts_with("seat: expected a seat (A to E) or chance"), "{why}");
    let refused = "[[when]]\nseat = 0\naction = \"work\"\nrefused = \"QRY-3.5\"";
    assert_eq!(fails(refused), "when 1: A work: was not refused");
    let illegal = "[[when]]\nseat = 1\naction = \"work\"\n[then]\nround = 3";
    assert_eq!(fails(illegal), "when 1: B work: QRY-0.1 forbids it (NotAwaited)");
}

#[test]
fn events_that_did_not_happen_so() {
    let events = |events: &str| {
        let plays = ["work", "take stone", "take silver", "take stone"];
        let plays = plays.map(|action| format!("[[when]]\nseat = 0\naction = \"{action}\"\n"));
        run(&format!("{GIVEN}{}{events}", plays.concat())).map_err(|why| why.to_string())
    };
    let (silver, stone) =
        ("[[events]]\ntook = { good = \"silver\" }\n", "[[events]]\ntook = { good = \"stone\" }\n");
    assert_eq!(events(&format!("{stone}{silver}{stone}")), Ok(()));
    let why = events(&format!("{silver}{silver}")).expect_err("there was only one");
    assert!(why.starts_with("events 2: {\"took\":{\"good\":\"silver\"}} did not happen"), "{why}");
    assert!(why.contains("{\"took\":{\"good\":\"stone\",\"seat\":\"A\"}}"), "{why}");
    assert!(events(&format!("{stone}{stone}{silver}")).is_err(), "out of order");
    assert!(events("[[events]]\nshown = {}").is_err());
}
