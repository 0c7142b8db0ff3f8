//! Rules that a scenario cannot show.

use std::collections::BTreeSet;

use engine::{Actor, Game, Match, Seat, Turn, Viewer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use viscounts::{Action, Card, Frame, Options, Segment, Space, Viscounts, board::Bank};

use crate::play::{at_play, ends_after_a_full_round, family, turns, until};

/// VIS-3.2, VIS-3.3: five steps around from an inner space, seven from an outer one.
#[test]
fn vis_3_2_3_3_ways_around() {
    let step = |space: Space| -> Vec<Space> {
        let segment = space.segment();
        let next = Segment::ALL[(segment.index() + 1) % 5];
        match space.bank() {
            Some(Bank::Left) => {
                vec![Space::of(segment, Some(Bank::Right)), Space::of(segment, None)]
            }
            Some(Bank::Right) => vec![Space::of(next, Some(Bank::Left))],
            None => vec![Space::of(segment, Some(Bank::Right)), Space::of(next, None)],
        }
    };
    for from in Space::ALL {
        let mut reach = vec![from];
        let around = (1..20).find(|_| {
            reach = reach.iter().flat_map(|&space| step(space)).collect();
            reach.contains(&from)
        });
        assert_eq!(around, Some(if from.bank().is_some() { 7 } else { 5 }), "{from}");
    }
}

/// VIS-0.7: nobody sees the hand of another, everybody sees the rest; what is drawn is told to its
/// owner alone.
#[test]
fn vis_0_7_hidden_information() {
    let played = until(3, 5, at_play);
    for (viewer, sees) in [(Viewer::Seat(Seat::ALL[1]), 1), (Viewer::Spectator, 0)] {
        let view = played.state().view(viewer);
        let hands = view.players.iter().filter(|player| player.hand.is_some()).count();
        assert_eq!(hands, sees);
    }
    let all = played.state().view(Viewer::Referee);
    assert!(all.players.iter().all(|player| player.hand.is_some()));
    for player in &all.players {
        assert_eq!(player.unseen.len(), player.cards + player.draw_pile);
    }
}

/// Shows the legal actions of every decision and every draw of random matches of all sizes.
fn on_decisions(matches: u8, mut look: impl FnMut(&Viscounts, &[Action], Action)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    for seats in (0..matches).map(|n| 2 + n % 3) {
        let mut state = Viscounts::new(seats, &Options::default()).unwrap();
        let mut legal = Vec::new();
        while let Some(actor) = state.turn().next_actor() {
            legal.clear();
            state.legal(actor, &mut legal);
            let action = testkit::laws::pick_by_family(&legal, &mut rng);
            look(&state, &legal, action);
            state.play_unchecked(actor, action, &mut ());
        }
    }
}

/// VIS-25.1: no option is listed twice, and each belongs to whoever is asked alone.
#[test]
fn vis_25_1_options_are_different() {
    on_decisions(6, |state, legal, _| {
        let different: BTreeSet<String> = legal.iter().map(Action::to_string).collect();
        assert_eq!(different.len(), legal.len(), "{legal:?}");
        let asked = state.turn();
        for seat in Seat::first(state.seats()).filter(|&seat| asked != Turn::Seat(seat)) {
            let mut others = Vec::new();
            state.legal(Actor::Seat(seat), &mut others);
            assert_eq!(others, [], "{seat} is not asked");
        }
    });
}

/// VIS-25.2: nobody is asked where there is one answer, neither a person nor chance.
#[test]
fn vis_25_2_nobody_is_asked_in_vain() {
    let mut asked = BTreeSet::new();
    on_decisions(30, |state, legal, action| {
        let ask = format!("{:?}", state.view(Viewer::Spectator).ask);
        assert!(legal.len() > 1, "{ask}");
        let ask = ask.split([' ', '(']).next().unwrap_or_default();
        asked.insert(format!("{ask} {}", family(&action.to_string())));
    });
    for answer in [
        "Pairs take",
        "Play play",
        "Move move",
        "Rearrange rearrange",
        "Act act",
        "Act stop",
        "Target exchange",
        "Target build",
        "Target workers",
        "PickSite site",
        "Advance bump",
        "Shift shift",
        "Recruit hire",
        "Hire hire",
        "Discard discard",
        "Destroy destroy",
        "TakeGoods resource",
        "Flip flip",
        "Choice choose",
        "Refill draw",
        "Unseen draw",
        "Reveal reveal",
        "Show show",
    ] {
        assert!(asked.contains(answer), "{answer} never came up: {asked:?}");
    }
}

/// What is written of a position: names of the table's things, and of one player's.
fn written(state: &Viscounts) -> [BTreeSet<String>; 2] {
    let form = serde_json::to_value(state).unwrap();
    [&form, &form["players"][0]].map(|one| one.as_object().unwrap().keys().cloned().collect())
}

fn words(names: &str) -> BTreeSet<String> {
    names.split(' ').map(str::to_owned).collect()
}

/// VIS-1.1: what lies on the table, and that a position has it all.
#[test]
fn vis_1_1_what_is_on_the_table() {
    let played = until(4, 2, |state| state.view(Viewer::Spectator).last_round.is_some());
    let [table, _] = written(played.state());
    assert_eq!(
        table,
        words(
            "seats options first active round last_round debts deeds segments rotation piles out \
             stocks leader sites pairs schemes players pending"
        )
    );
    let form = serde_json::to_string(played.state()).unwrap();
    assert_eq!(&serde_json::from_str::<Viscounts>(&form).unwrap(), played.state());
    assert_eq!(played.state().view(Viewer::Spectator).segments.len(), 5);
}

/// VIS-1.2: what belongs to a player, each thing apart from that of others.
#[test]
fn vis_1_2_what_a_player_has() {
    let mut alike = words(
        "viscount silver goods unpaid paid acquired approved workers castle keep corruption \
         virtue uncovered manuscripts bonus slots hand draw discard fresh old",
    );
    let [_, player] = written(until(2, 2, at_play).state());
    assert_eq!(player, alike);
    // What random play hardly brings is in scenarios: VIS-11.8, VIS-12.3.
    alike.retain(|thing| !["keep", "bonus"].contains(&thing.as_str()));
    on_decisions(2, |state, _, _| {
        if !alike.is_empty() {
            let form = serde_json::to_value(state).unwrap();
            alike.retain(|thing| form["players"][0][thing] == form["players"][1][thing]);
        }
    });
    assert!(alike.is_empty(), "{alike:?} never differ");
}

/// A position is a value of at most 2 KiB, and a playout allocates nothing.
#[test]
fn a_position_is_a_small_value() {
    assert!(size_of::<Viscounts>() <= 2048, "{}", size_of::<Viscounts>());
    assert_eq!(size_of::<Frame>(), 8);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal = Vec::with_capacity(2000);
    // Tables that are made once.
    let _ = Viscounts::action_from_id(0);
    let allocations = allocation_counter::measure(|| {
        for seats in 1..=4 {
            let mut state = Viscounts::new(seats, &Options::default()).expect("sets up");
            while let Some(actor) = state.turn().next_actor() {
                legal.clear();
                state.legal(actor, &mut legal);
                let action = legal[rng.random_range(0..legal.len())];
                state.play_unchecked(actor, action, &mut ());
            }
        }
    });
    assert_eq!(allocations.count_total, 0);
}

/// VIS-0.2: positions that break an invariant or ask the impossible are refused.
#[test]
fn vis_0_2_impossible_positions_are_refused() {
    let refuse = |path: &str, value: Value| {
        let mut form = serde_json::to_value(until(3, 1, at_play).state()).unwrap();
        *form.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        serde_json::from_value::<Viscounts>(form).expect_err(path).to_string()
    };
    for (path, value, says) in [
        ("/seats", json!(4), "3 players at 4 seats"),
        ("/seats", json!(6), "seats, not 6"),
        ("/schemes/draw", json!(["ss_noble"]), "VIS-19.4"),
        ("/players/0/workers", json!(19), "VIS-0.2"),
        ("/players/0/virtue", json!(8), "VIS-5.1"),
        ("/players/0/corruption", json!(0), "VIS-5.1"),
        ("/players/0/uncovered", json!(["w1"]), "VIS-10.3"),
        ("/players/0/bonus", json!(["grey"]), "VIS-12.3"),
        ("/players/0/old", json!(1), "VIS-0.7"),
        ("/players/0/viscount", json!(null), "VIS-6.8"),
        ("/leader", json!("A"), "VIS-11.8"),
        ("/active", json!("E"), "not at the table"),
        ("/segments", json!(["lake", "lake", "forest", "meadow", "cliffs"]), "VIS-2.3"),
        ("/segments", json!(["lake"]), "VIS-3.1"),
        ("/rotation", json!(5), "VIS-2.3"),
        ("/piles/0/size", json!(9), "VIS-2.4"),
        ("/piles/0/top", json!("s_thief"), "VIS-2.4"),
        ("/stocks/0/size", json!(6), "VIS-2.5"),
        ("/debts", json!(16), "VIS-2.13"),
        ("/deeds", json!(0), "VIS-16.5"),
        ("/last_round", json!(2), "VIS-16.5"),
        ("/round", json!(0), "cannot be pending"),
        ("/sites/lake_1", json!({ "seat": "A", "slot": "tp1" }), "VIS-10.3"),
        ("/pending", json!([]), "nothing to ask"),
        ("/pending", json!(["play"]), "cannot be pending"),
        ("/pending", json!([{ "turn": { "phase": "shift", "base": 0 } }]), "nothing to ask"),
        (
            "/pending",
            json!([{ "turn": { "phase": "act", "base": 0 } }, { "take_goods": { "seat": "D", "left": 1 } }]),
            "cannot be pending",
        ),
    ] {
        let refused = refuse(path, value.clone());
        assert!(refused.contains(says), "{path} {value}: {refused}");
    }
}

fn whole_matches() -> impl Iterator<Item = Match<Viscounts>> {
    (0..6).map(|seed| {
        until(2 + u8::try_from(seed % 3).unwrap(), seed, |state| state.turn() == Turn::Over)
    })
}

/// VIS-16.2: one full round follows the one in which the end was set off, and then all have had the
/// same number of turns.
#[test]
fn vis_16_2_one_more_full_round() {
    whole_matches().for_each(|played| ends_after_a_full_round(&played));
}

/// VIS-15.7: after a turn comes that of the next player.
#[test]
fn vis_15_7_the_next_player_follows() {
    for played in whole_matches() {
        let seats = played.state().seats();
        for pair in turns(&played).windows(2) {
            assert_eq!(pair[1].0, pair[0].0.next(seats));
        }
    }
}

/// VIS-6.1: a round is a turn of everybody, and no phase comes before one that was asked for.
#[test]
fn vis_6_1_rounds_and_phases() {
    for played in whole_matches() {
        let (seats, turns) = (usize::from(played.state().seats()), turns(&played));
        for (at, (_, round)) in turns.iter().enumerate() {
            assert_eq!(usize::from(*round), 1 + at / seats);
        }
    }
    let (mut last, mut seen) = (None, BTreeSet::new());
    on_decisions(6, |state, _, _| {
        let view = state.view(Viewer::Spectator);
        let next = match view.pending[0] {
            Frame::Turn(turn) => Some((view.round, view.active, turn.phase)),
            _ => None,
        };
        if let (Some((round, active, phase)), Some((before, of, earlier))) = (next, last)
            && (round, active) == (before, of)
        {
            assert!(phase >= earlier, "{phase} after {earlier}");
            seen.insert(phase);
        }
        last = next;
    });
    assert!(seen.len() >= 6, "{seen:?}");
}

/// Cards of the table test of every card: each is known by its name.
#[test]
fn vce_20_the_deck_is_all_that_a_player_owns() {
    let played = until(2, 3, |state| state.view(Viewer::Spectator).round == 6);
    for player in &played.state().view(Viewer::Referee).players {
        let board = player.slots.iter().flatten().count();
        let all: BTreeSet<Card> = player
            .unseen
            .iter()
            .chain(&player.discard_pile)
            .copied()
            .chain(player.slots.iter().flatten().copied())
            .collect();
        assert_eq!(all.len(), player.unseen.len() + player.discard_pile.len() + board);
    }
}
