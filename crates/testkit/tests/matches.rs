//! Matches go back as far as nobody has learnt anything, fork, look back and tell their story.

mod quarry;

use engine::{Event as _, Game, Match, Scores, Seat, Turn, Viewer};

use quarry::{Action, Block, Event, Good, Options, Quarry};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// A match of three seats, dealt; nobody has bid.
fn dealt() -> Match<Quarry> {
    let mut played = Match::new(3, Options { blasting: true }).expect("sets up");
    for block in ["lime", "lime", "slate", "slate", "granite", "marble"] {
        play(&mut played, &format!("chance deal {block}"));
    }
    played
}

/// It is A's turn, then B's, then C's.
fn begun() -> Match<Quarry> {
    let mut played = dealt();
    for text in ["A bid 2", "B bid 1", "C bid 0"] {
        play(&mut played, text);
    }
    played
}

fn play(played: &mut Match<Quarry>, text: &str) -> Vec<Event> {
    let (actor, action) = text.split_once(' ').expect("an actor and an action");
    let (actor, action) = (actor.parse().expect("an actor"), action.parse().expect("an action"));
    played.play(actor, action).unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn nobody_can_undo(played: &Match<Quarry>) -> bool {
    Seat::first(3).all(|seat| !played.can_undo(seat) && played.clone().undo(seat).is_err())
}

#[test]
fn a_turn_is_taken_back_step_by_step() {
    let mut played = begun();
    let mut before = Vec::new();
    for text in ["A work", "A take silver", "A take stone"] {
        before.push(played.state().clone());
        play(&mut played, text);
    }
    assert!(!played.can_undo(B));
    for (action, state) in [Action::Take(Good::Stone), Action::Take(Good::Silver), Action::Work]
        .iter()
        .zip(before.iter().rev())
    {
        assert_eq!(played.undo(A).expect("is taken back").action, *action);
        assert_eq!(played.state(), state);
    }
    let refused = played.undo(A).expect_err("bids are open").to_string();
    assert!(refused.starts_with("seat A has nothing to take back"), "{refused}");
    assert_eq!(played.record(), begun().record());
}

#[test]
fn a_turn_that_has_passed_stands() {
    let mut played = begun();
    for text in ["A work", "A take silver", "A take stone", "A take stone"] {
        play(&mut played, text);
    }
    assert_eq!(played.state().turn(), Turn::Seat(B));
    assert!(nobody_can_undo(&played));
}

#[test]
fn chance_can_be_withdrawn_until_it_answers() {
    let mut played = begun();
    play(&mut played, "A draw");
    assert_eq!(played.state().turn(), Turn::Chance);
    assert!(played.can_undo(A) && !played.can_undo(B));
    play(&mut played, "chance deal granite");
    assert!(nobody_can_undo(&played));
}

/// It is still A's turn, but everybody has seen a block of A's hand.
#[test]
fn what_was_shown_stands() {
    let mut played = begun();
    for text in ["A draw", "chance deal granite", "A bury granite"] {
        play(&mut played, text);
    }
    assert_eq!(played.state().turn(), Turn::Seat(A));
    assert!(nobody_can_undo(&played));
}

#[test]
fn a_decision_out_of_turn_stands() {
    let mut played = begun();
    play(&mut played, "A ask B");
    assert!(nobody_can_undo(&played), "B is asked");
    let shown = play(&mut played, "B show slate");
    assert_eq!(shown, [Event::Shown { seat: B, block: Block::Slate }]);
    assert_eq!(played.state().turn(), Turn::Seat(A));
    assert!(nobody_can_undo(&played), "B has shown a block");
}

#[test]
fn sealed_bids_are_taken_back_in_any_order() {
    let mut played = dealt();
    play(&mut played, "A bid 3");
    play(&mut played, "B bid 1");
    assert!(played.can_undo(A) && played.can_undo(B) && !played.can_undo(C));
    assert_eq!(played.undo(A).expect("is taken back").action, Action::Bid(3));
    assert_eq!(played.state().turn(), Turn::Sealed([A, C].into_iter().collect()));
    assert_eq!(played.state().players[B.index()].bid, Some(1));
    play(&mut played, "A bid 0");
    let opened = play(&mut played, "C bid 2");
    assert!(opened.contains(&Event::BidsOpened { bids: vec![0, 1, 2] }), "{opened:?}");
    assert!(nobody_can_undo(&played));
}

#[test]
fn a_fork_goes_another_way() {
    let mut played = begun();
    play(&mut played, "A work");
    let mut fork = played.fork(9);
    assert_eq!((fork.state(), fork.options()), (begun().state(), played.options()));
    assert!(nobody_can_undo(&fork), "a fork knows what can no longer be taken back");
    play(&mut fork, "A build lime");
    assert_eq!(played.moves()[9].action, Action::Work);
    assert_eq!(fork.moves()[9].action, Action::Build(Block::Lime));
    assert_eq!(fork.moves()[..9], played.moves()[..9]);
    assert!(played.fork(10).can_undo(A), "and what still can");
}

#[test]
fn every_position_can_be_looked_back_at() {
    let mut played = begun();
    play(&mut played, "A blast");
    play(&mut played, "chance yield");
    assert_eq!(played.state_at(0), Quarry::new(3, played.options()).expect("sets up"));
    assert_eq!(played.state_at(9), *begun().state());
    assert_eq!(played.state_at(11), *played.state());
}

#[test]
fn the_story_is_what_was_told() {
    let mut played = dealt();
    let mut told = played.story();
    assert_eq!(told[0], [Event::Drawn { seat: A, block: Some(Block::Lime) }]);
    for text in ["C bid 0", "A bid 2", "B bid 1", "A ask C", "C show granite"] {
        told.push(play(&mut played, text));
    }
    assert_eq!(played.story(), told);
    let seen = |viewer| told[4][0].seen_by(viewer);
    let hidden = Some(Event::Drawn { seat: C, block: None });
    assert_eq!(seen(Viewer::Seat(C)), Some(told[4][0].clone()));
    assert_eq!(seen(Viewer::Referee), Some(told[4][0].clone()));
    assert_eq!((seen(Viewer::Seat(A)), seen(Viewer::Spectator)), (hidden.clone(), hidden));
}

/// QRY-5.3: stone breaks ties; who has as much of everything shares the rank.
#[test]
fn equals_share_a_rank() {
    let mut played = dealt();
    let ranks =
        |played: &Match<Quarry>| played.scores().0.iter().map(|s| s.rank).collect::<Vec<_>>();
    assert_eq!(ranks(&played), [1, 1, 1]);
    assert!(played.scores().winners().eq([A, B, C]));
    for text in ["A bid 0", "B bid 0", "C bid 0", "A work"] {
        play(&mut played, text);
    }
    (0..3).for_each(|_| _ = play(&mut played, "A take stone"));
    assert_eq!(ranks(&played), [1, 2, 2]);
    let sheet = &Scores::of(played.state()).0[0];
    assert_eq!((sheet.total, sheet.tie_breaks, sheet.items.len()), (3, [4, 0, 0], 2));
}
