//! Rules that a scenario cannot show.

use engine::{Actor, Game, Match, Seat, Turn, Viewer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use viscounts::{
    Action, Automa, Card, Difficulty, Frame, Manuscript, Options, PlayerCard, Segment, Space,
    Viscounts, board::Bank, card::Sort,
};

/// Plays at random until something holds.
fn until(seats: u8, seed: u64, holds: impl Fn(&Viscounts) -> bool) -> Match<Viscounts> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut played = Match::<Viscounts>::new(seats, Options::default()).expect("sets up");
    let mut legal = Vec::new();
    while !holds(played.state()) {
        let actor = played.state().turn().next_actor().expect("it comes before the end");
        legal.clear();
        played.state().legal(actor, &mut legal);
        let action = match actor {
            Actor::Chance => played.state().sample_chance(&mut rng),
            Actor::Seat(_) => legal[rng.random_range(0..legal.len())],
        };
        played.play(actor, action).expect("a legal action plays");
    }
    played
}

fn at_pairs(state: &Viscounts) -> bool {
    matches!(state.view(Viewer::Referee).ask, Frame::Pairs(_))
}

fn at_first_play(seats: u8, seed: u64) -> Match<Viscounts> {
    until(seats, seed, |state| state.view(Viewer::Referee).ask == Frame::Play)
}

/// VIS-2.1 to VIS-2.9, VIS-2.13, VIS-25.4: what is laid out, in which order.
#[test]
fn vis_2_1_2_3_2_4_2_5_2_6_2_7_2_8_2_9_2_13_25_4_set_up() {
    for seats in 2..=4 {
        let played = until(seats, u64::from(seats), at_pairs);
        let families: Vec<String> =
            played.moves().iter().map(|m| family(&m.action.to_string())).collect();
        let order = ["segment", "rotation", "size", "reveal", "show", "start", "deal", "hero"];
        let at: Vec<_> = families.iter().map(|f| order.iter().position(|o| o == f)).collect();
        assert!(at.is_sorted() && at.iter().all(Option::is_some), "{families:?}");
        let view = played.state().view(Viewer::Spectator);
        let mut sizes: Vec<u8> = view.segments.iter().map(|segment| segment.townsfolk).collect();
        sizes.sort_unstable();
        assert_eq!(sizes, [13, 13, 14, 14, 14]);
        assert!(view.segments.iter().all(|segment| segment.top.is_some()));
        for segment in &view.segments {
            let grey = segment.manuscript.expect("one on top").index() < Manuscript::GREY_BACKED;
            assert!(segment.manuscripts == 7 && grey);
        }
        assert_eq!(view.pairs.len(), usize::from(seats) + 1);
        assert_eq!(view.leader, None);
        let above = [(12, 12), (15, 16), (18, 20)][usize::from(seats) - 2];
        assert_eq!((view.debts, view.deeds), above);
        for player in &view.players {
            assert_eq!((player.workers, player.corruption, player.virtue), (20, 1, 7));
            assert!(player.uncovered.is_empty() && player.bonus.is_empty());
        }
    }
    assert!(Viscounts::new(5, &Options::default()).is_err());
}

fn family(action: &str) -> String {
    action.split(' ').next().unwrap_or_default().to_owned()
}

/// VIS-2.10, VIS-2.12, VIS-2.14, VIS-2.15: pairs in reverse turn order; then nine cards or more.
#[test]
fn vis_2_10_2_12_2_14_2_15_pairs() {
    for seed in 0..20 {
        let played = until(3, seed, at_pairs);
        let first = played.state().view(Viewer::Spectator).first;
        let last = Seat::ALL[(first.index() + 2) % 3];
        assert_eq!(played.state().turn(), Turn::Seat(last));
        let view = at_first_play(3, seed).state().view(Viewer::Referee);
        assert_eq!((view.active, view.round, view.last_round), (first, 1, None));
        assert!(view.pairs.is_empty());
        assert_eq!((view.debts, view.deeds), (15, 16), "Debts of the set-up come from the box");
        for player in &view.players {
            assert_eq!((player.cards, player.discard_pile.len()), (3, 0));
            let cards = player.unseen.iter();
            let heroes = cards.clone().filter(|card| card.sort() == Sort::Hero).count();
            let starting = cards.filter(|card| card.sort() == Sort::Starting).count();
            assert!(heroes + starting >= 8, "{player:?}");
            assert!(player.viscount.is_some_and(|space| space.bank().is_some()));
        }
    }
}

/// VIS-2.11: every player card brings what it says.
#[test]
fn vis_2_11_every_player_card() {
    for card in PlayerCard::ALL {
        let row = |state: &Viscounts| {
            at_pairs(state)
                && state.view(Viewer::Spectator).pairs.iter().any(|pair| pair.card == card)
        };
        let found = (0..200).find(|&seed| row(until(2, seed, at_pairs).state()));
        let mut played = until(2, found.expect("it is dealt sometimes"), at_pairs);
        let Turn::Seat(seat) = played.state().turn() else { panic!("somebody chooses") };
        played.play(Actor::Seat(seat), Action::Take(card)).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut asked = Vec::new();
        while !at_pairs(played.state()) {
            let actor = played.state().turn().next_actor().unwrap();
            let mut legal = Vec::new();
            played.state().legal(actor, &mut legal);
            let action = match actor {
                Actor::Chance => played.state().sample_chance(&mut rng),
                Actor::Seat(_) => *legal.last().unwrap(),
            };
            asked.push(family(&action.to_string()));
            played.play(actor, action).unwrap();
        }
        let view = played.state().view(Viewer::Referee);
        let (own, start) = (&view.players[seat.index()], card.start());
        assert_eq!(own.viscount, Some(Space::ALL[card.index()]));
        let destroyed = usize::from(card == PlayerCard::C9);
        assert!(own.silver >= start.silver, "{card}");
        let flips = own.paid + own.approved;
        assert_eq!(
            (own.unpaid + own.paid, own.acquired + own.approved),
            (start.debts, start.deeds)
        );
        let expected: &[&str] = match card {
            PlayerCard::C2 => &["resource", "resource"],
            PlayerCard::C3 => &["hire", "reveal"],
            PlayerCard::C4 => &["resource"],
            PlayerCard::C5 => &["gain", "show"],
            PlayerCard::C6 => &["section"],
            PlayerCard::C8 => &["resource", "build", "site"],
            PlayerCard::C9 => &["destroy"],
            _ => &[],
        };
        let asked: Vec<&str> = asked.iter().map(String::as_str).filter(|a| *a != "draw").collect();
        assert!(asked.starts_with(expected), "{card}: {asked:?}");
        let flipped = u16::from(matches!(card, PlayerCard::C2 | PlayerCard::C4));
        // The Manuscript of card 5 may flip one, too.
        assert!(flips == flipped || card == PlayerCard::C5, "{card}");
        assert_eq!(own.uncovered.len(), usize::from(card == PlayerCard::C8));
        assert_eq!(own.workers, if card == PlayerCard::C6 { 18 } else { 20 });
        let cards = 9 + usize::from(card == PlayerCard::C3) - destroyed;
        assert_eq!(own.unseen.len(), cards, "{card}");
        let markers = match card {
            PlayerCard::C10 => (3, 7),
            PlayerCard::C7 => (1, 5),
            PlayerCard::C1 => (1, 6),
            _ => (own.corruption, own.virtue),
        };
        assert_eq!((own.corruption, own.virtue), markers, "{card}");
    }
}

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
    let played = at_first_play(3, 5);
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

/// VIS-25.1, VIS-25.2: options are different, and nobody is asked where there is one.
#[test]
fn vis_25_1_25_2_nobody_is_asked_in_vain() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut asked = std::collections::BTreeSet::new();
    for seats in (0..30).map(|n| 2 + n % 3) {
        let mut state = Viscounts::new(seats, &Options::default()).unwrap();
        let mut legal = Vec::new();
        while let Some(actor) = state.turn().next_actor() {
            legal.clear();
            state.legal(actor, &mut legal);
            let ask = state.view(Viewer::Spectator).ask;
            assert!(legal.len() > 1, "{ask:?}");
            let action = testkit::laws::pick_by_family(&legal, &mut rng);
            let ask = format!("{ask:?}");
            let ask = ask.split([' ', '(']).next().unwrap_or_default().to_owned();
            asked.insert(format!("{ask} {}", family(&action.to_string())));
            state.play_unchecked(actor, action, &mut ());
        }
    }
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

/// VIS-1.1, VIS-1.2: a position is a value of at most 1.5 KiB, and a playout allocates nothing.
#[test]
fn vis_1_1_1_2_a_position_is_a_small_value() {
    assert!(size_of::<Viscounts>() <= 1536, "{}", size_of::<Viscounts>());
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
        let mut form = serde_json::to_value(at_first_play(3, 1).state()).unwrap();
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

/// VIS-16.2, VIS-15.7: everybody has had the same number of turns when the match ends.
#[test]
fn vis_16_2_15_7_6_1_rounds_are_complete() {
    for seed in 0..6 {
        let seats = 2 + u8::try_from(seed % 3).unwrap();
        let played = until(seats, seed, |state| state.turn() == Turn::Over);
        let mut turns = [0; 4];
        for event in played.story().moves().flatten() {
            if let viscounts::Event::TurnBegan { seat, .. } = event {
                turns[seat.index()] += 1;
            }
        }
        let view = played.state().view(Viewer::Spectator);
        assert_eq!(view.last_round, Some(view.round));
        assert!(turns[..usize::from(seats)].iter().all(|&n| n == turns[0]), "{turns:?}");
    }
}

/// Cards of the table test of every card: each is known by its name.
#[test]
fn vce_20_the_deck_is_all_that_a_player_owns() {
    let played = until(2, 3, |state| state.view(Viewer::Spectator).round == 6);
    for player in &played.state().view(Viewer::Referee).players {
        let board = player.slots.iter().flatten().count();
        let all: std::collections::BTreeSet<Card> = player
            .unseen
            .iter()
            .chain(&player.discard_pile)
            .copied()
            .chain(player.slots.iter().flatten().copied())
            .collect();
        assert_eq!(all.len(), player.unseen.len() + player.discard_pile.len() + board);
    }
}

/// VIS-19.3 to VIS-19.7, VIS-19.10: the automa is set up after the player. A-18 of the test vectors.
#[test]
fn vis_1_3_19_1_19_3_19_4_19_5_19_6_19_7_19_8_19_9_19_10_the_automa_is_set_up() {
    for (seed, automa) in (0..40).zip(Automa::ALL.into_iter().cycle()) {
        let difficulty = Difficulty::ALL[usize::try_from(seed / 4).unwrap() % 4];
        let options = Options { automa, difficulty };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut played = Match::<Viscounts>::new(1, options).expect("sets up");
        let mut row = Vec::new();
        while played.state().view(Viewer::Referee).ask != Frame::Play {
            let actor = played.state().turn().next_actor().unwrap();
            let mut legal = Vec::new();
            played.state().legal(actor, &mut legal);
            let action = match actor {
                Actor::Chance => played.state().sample_chance(&mut rng),
                Actor::Seat(_) => legal[0],
            };
            if at_pairs(played.state()) {
                row = played.state().view(Viewer::Referee).pairs;
            }
            played.play(actor, action).unwrap();
        }
        let view = played.state().view(Viewer::Referee);
        let schemes = view.automa.expect("one person plays against it");
        let (own, left) = (&view.players[1], row[1].card);
        assert_eq!((row.len(), own.viscount), (2, Some(Space::ALL[left.index()])));
        assert_eq!((view.first, view.debts, view.deeds), (Seat::ALL[0], 12, 12));
        assert_eq!((own.silver, own.cards, own.workers), (0, 0, 20));
        assert_eq!(own.uncovered, [viscounts::Slot::BuildIcon]);
        let (starting, future) = if automa == Automa::Card { (8, 5) } else { (7, 6) };
        let harder = difficulty.index();
        let gained = schemes.discard_pile.len();
        assert_eq!(usize::from(schemes.draw_pile), starting + harder);
        assert_eq!(usize::from(schemes.future_pile), future - harder - gained);
        assert_eq!(own.unpaid + own.paid, 1);
    }
}

/// VIS-20.3: the resource of choice. A-19 of the test vectors.
#[test]
fn vis_20_3_19_2_resource_of_choice() {
    use viscounts::Good::{Gold, Inkwell, Stone};
    let choice = |stone, inkwell| Automa::Cleric.choice([stone, 0, inkwell]);
    assert_eq!(
        [choice(0, 5), choice(3, 6), choice(4, 6), choice(9, 7)],
        [Inkwell, Stone, Gold, Gold]
    );
    assert_eq!(Automa::Build.choice([5, 9, 9]), Stone);
    assert_eq!(Automa::Build.choice([6, 3, 0]), Gold);
    assert_eq!(Automa::Noble.choice([0, 6, 4]), Stone);
    assert_eq!((Automa::Card.choice([9, 0, 0]), Automa::Card.kept_as(Gold)), (Stone, Stone));
}
