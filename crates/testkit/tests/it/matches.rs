//! Matches go back as far as nobody has learnt anything, fork, look back and tell their story.

use engine::{Event as _, Game, Match, Scores, Seat, Turn, Viewer};

use crate::quarry::{Action, Event, Good, Options, Quarry};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// A match of three seats, dealt; nobody has bid.
fn dealt() -> Match<Quarry> {
    let mut played = Match::new(3, Options { blasting: true }).expect("sets up");
    for block in [0, 1, 5, 6, 9, 10] {
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
    play(&mut played, "chance deal 8");
    assert!(nobody_can_undo(&played));
}

/// Nobody has learnt which block it was, so that A may think again.
#[test]
fn what_was_buried_face_down_is_taken_back() {
    let mut played = begun();
    for text in ["A draw", "chance deal 8"] {
        play(&mut played, text);
    }
    let before = played.state().clone();
    let told = play(&mut played, "A bury 8");
    assert_eq!(told, [Event::Buried { seat: A, block: Some(8) }]);
    assert_eq!(told[0].seen_by(Viewer::Seat(B)), Some(Event::Buried { seat: A, block: None }));
    let under = |viewer| played.state().view(viewer).under;
    assert_eq!((under(Viewer::Seat(A)), under(Viewer::Seat(B))), (vec![Some(8)], vec![None]));
    assert_eq!(played.undo(A).expect("is taken back").action, Action::Bury(8));
    assert_eq!(*played.state(), before);
}

/// Whoever has the turn draws a block, puts the lowest of the hand under the pile and takes silver
/// or stone.
fn draw_and_bury(played: &mut Match<Quarry>, seat: Seat) {
    play(played, &format!("{seat} draw"));
    if played.state().turn() == Turn::Chance {
        let next = played.state().deck.shuffled.iter().next().expect("a block is left");
        play(played, &format!("chance deal {next}"));
    }
    let lowest = played.state().players[seat.index()].hand.iter().next().expect("a block in hand");
    play(played, &format!("{seat} bury {lowest}"));
    let stone = if played.state().bank[0] == 0 { "stone" } else { "silver" };
    play(played, &format!("{seat} take {stone}"));
}

/// No chance has answered and it is still A's turn, but A has seen a block that B buried.
#[test]
fn what_was_drawn_from_under_the_pile_stands() {
    let mut played = begun();
    for seat in [A, B, C] {
        draw_and_bury(&mut played, seat);
    }
    for text in ["A bid 0", "B bid 0", "C bid 0"] {
        play(&mut played, text);
    }
    for seat in [A, B] {
        draw_and_bury(&mut played, seat);
    }
    assert_eq!(played.state().deck.settled_next(), Some(0), "A buried it in the first round");
    let told = play(&mut played, "C draw");
    assert_eq!(told, [Event::Raised { seat: C, block: Some(0) }]);
    assert_eq!(told[0].seen_by(Viewer::Seat(B)), Some(Event::Raised { seat: C, block: None }));
    assert_eq!(played.state().turn(), Turn::Seat(C));
    assert!(nobody_can_undo(&played), "C has seen a block that only A knew");
    let hand_of_c = |viewer| played.state().view(viewer).players[2].hand;
    assert!(hand_of_c(Viewer::Seat(A)).contains(0), "A knows where its block went");
    assert!(!hand_of_c(Viewer::Seat(B)).contains(0));
}

/// What everybody saw is known until its owner puts a block away that nobody sees.
#[test]
fn what_was_shown_is_known_until_it_may_have_gone() {
    let mut played = begun();
    for text in ["A ask B", "B show 5", "A take stone"] {
        play(&mut played, text);
    }
    let known = |played: &Match<Quarry>, viewer| {
        let view = played.state().view(viewer);
        (view.players[1].hand.contains(5), view.met.expect("is no referee").contains(5))
    };
    assert_eq!(known(&played, Viewer::Spectator), (true, false));
    assert_eq!(known(&played, Viewer::Seat(C)), (true, false));
    for text in ["B draw", "chance deal 8", "B bury 8"] {
        play(&mut played, text);
    }
    assert_eq!(known(&played, Viewer::Spectator), (false, false));
    assert_eq!(known(&played, Viewer::Seat(C)), (false, true), "but it is not in the pile");
    assert_eq!(known(&played, Viewer::Seat(B)), (true, false));
}

/// QRY-3.7: what A builds makes B and C envious, who are asked in A's turn, nearest first.
#[test]
fn a_trigger_asks_others_in_their_order() {
    let mut played = begun();
    for text in ["A build 0", "B build 5"] {
        play(&mut played, text);
    }
    play(&mut played, "C build 9");
    for text in ["A bid 1", "B bid 0", "C bid 0", "A work", "A take stone", "A take stone"] {
        play(&mut played, text);
    }
    for text in ["A take stone", "B draw", "chance deal 8", "B keep", "C draw", "chance deal 7"] {
        play(&mut played, text);
    }
    for text in ["C keep", "A bid 0", "B bid 0", "C bid 0"] {
        play(&mut played, text);
    }
    play(&mut played, "A build 1");
    assert_eq!(played.state().turn(), Turn::Seat(B));
    assert!(nobody_can_undo(&played));
    play(&mut played, "B take stone");
    assert_eq!(played.state().turn(), Turn::Seat(C));
    play(&mut played, "C keep");
    assert_eq!(played.state().turn(), Turn::Seat(B), "and then it is B's own turn");
}

#[test]
fn a_decision_out_of_turn_stands() {
    let mut played = begun();
    play(&mut played, "A ask B");
    assert!(nobody_can_undo(&played), "B is asked");
    let shown = play(&mut played, "B show 5");
    assert_eq!(shown, [Event::Shown { seat: B, block: 5 }]);
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
    play(&mut fork, "A build 0");
    assert_eq!(played.moves()[9].action, Action::Work);
    assert_eq!(fork.moves()[9].action, Action::Build(0));
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
    let story = |of: &Match<Quarry>| of.story().moves().map(<[_]>::to_vec).collect::<Vec<_>>();
    let mut told = story(&played);
    assert_eq!(told[0], [Event::Drawn { seat: A, block: Some(0) }]);
    for text in ["C bid 0", "A bid 2", "B bid 1", "A ask C", "C show 9"] {
        told.push(play(&mut played, text));
    }
    assert_eq!(story(&played), told);
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
