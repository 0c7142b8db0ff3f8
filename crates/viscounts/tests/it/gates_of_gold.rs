//! Gates of Gold: the laws of every game, and whole matches.

use std::path::Path;

use engine::{Actor, Game, Match, Turn, Viewer};
use testkit::{golden, laws};
use viscounts::{
    Action, Automa, Card, Difficulty, Frame, Manuscript, Options, Ribbon, View, Viscounts,
    card::Sort,
    gates_of_gold::{Award, Merit},
    view::GatesView,
};

use crate::play::{at_pairs, at_play, wishing};

const GATES: Options = Options {
    automa: Automa::Cleric,
    difficulty: Difficulty::None,
    sides: viscounts::Sides::Players,
    trades: viscounts::board::Trades::Listed,
    gates_of_gold: true,
};

fn walked(seats: u8, options: Options, seed: u64) {
    let found = laws::check::<Viscounts>(seats, &options, seed);
    let found = found.unwrap_or_else(|broken| panic!("{broken}"));
    assert!(found.moves > 150 && found.deepest <= 32, "{found:?}");
}

#[test]
fn laws_hold_for_two() {
    walked(2, GATES, 0);
    walked(2, GATES, 1);
}

#[test]
fn laws_hold_for_three() {
    walked(3, GATES, 2);
}

#[test]
fn laws_hold_for_four() {
    walked(4, GATES, 3);
}

#[test]
fn laws_hold_against_the_automas() {
    for (automa, seed) in Automa::ALL.into_iter().zip(4..) {
        walked(1, Options { automa, ..GATES }, seed);
    }
}

#[test]
fn goldens() {
    for (name, seats, seed) in [
        ("gates-against-the-automa.txt", 1, 4),
        ("gates-two-seats.txt", 2, 1),
        ("gates-three-seats.txt", 3, 2),
        ("gates-four-seats.txt", 4, 3),
    ] {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(name);
        golden::check::<Viscounts>(&file, seats, &GATES, seed);
    }
}

fn laid_out(seats: u8) -> View {
    wishing(seats, GATES, &[], at_pairs).state().view(Viewer::Referee)
}

fn gates(view: &View) -> &GatesView {
    view.gates.as_ref().expect("it is played")
}

fn begun(seats: u8, wishes: &[&str]) -> Match<Viscounts> {
    wishing(seats, GATES, wishes, at_play)
}

fn orders(cards: &[Card]) -> usize {
    cards.iter().filter(|card| **card == Card::KingsOrder).count()
}

#[test]
fn vgg_1_2_1_3_all_of_it_or_nothing() {
    let without = wishing(2, Options::default(), &[], at_play).state().view(Viewer::Referee);
    assert_eq!(without.gates, None);
    for player in &without.players {
        assert!(player.unseen.iter().all(|card| card.index() < Card::BASE));
    }
    let with = laid_out(2);
    assert_eq!((with.debts, with.deeds, with.pairs.len()), (12, 12, 3));
}

#[test]
fn vgg_2_1_five_piles_of_ninety_six() {
    let view = laid_out(3);
    let mut sizes: Vec<u8> = view.segments.iter().map(|segment| segment.townsfolk).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [19, 19, 19, 19, 20]);
    assert_eq!(view.unseen_townsfolk.len() + 5, 96);
}

#[test]
fn vgg_2_2_fifteen_heroes() {
    let at_heroes = |state: &Viscounts| {
        let mut legal = Vec::new();
        state.legal(Actor::Chance, &mut legal);
        matches!(legal[..], [Action::Hero(_), ..])
    };
    let mut legal = Vec::new();
    wishing(2, GATES, &[], at_heroes).state().legal(Actor::Chance, &mut legal);
    assert_eq!(legal.len(), 15);
}

#[test]
fn vgg_2_3_eight_manuscripts_in_a_pile() {
    let view = laid_out(2);
    assert!(view.segments.iter().all(|segment| segment.manuscripts == 8));
    assert!(view.segments.iter().all(|segment| segment.manuscript.is_some_and(|m| m.index() < 5)));
    assert_eq!(view.unseen_manuscripts.len(), 35);
    assert!(view.unseen_manuscripts.contains(&Manuscript::GatesWild));
}

#[test]
fn vgg_2_4_2_5_one_card_of_each_merit() {
    let view = laid_out(2);
    let merits = gates(&view).awards.map(|award| award.map(Award::merit));
    assert_eq!(merits, [Merit::Leader, Merit::Diversified, Merit::Specialized].map(Some));
    assert_eq!((view.leader, gates(&view).builders), (None, [None; 2]));
}

/// VGG-7.3: the row is open, the pile is not.
#[test]
fn vgg_2_6_7_3_three_outsiders_in_the_row() {
    for seats in 1..=4 {
        let view = laid_out(seats);
        assert!(gates(&view).row.iter().all(Option::is_some));
        assert_eq!(gates(&view).unseen.len(), 21);
        let other = wishing(seats, GATES, &[], at_pairs).state().view(Viewer::Spectator);
        assert_eq!(gates(&other).row, gates(&view).row);
    }
}

/// CEX-42 of the test vectors.
#[test]
fn vgg_2_7_2_9_2_10_everybody_begins_with_an_order() {
    for seats in 1..=4 {
        // Cards that neither hire nor destroy.
        let view = begun(seats, &["deal 1", "deal 2"]).state().view(Viewer::Referee);
        let people = usize::from(seats);
        let owned: usize = view.players.iter().map(|player| orders(&player.unseen)).sum();
        assert_eq!(usize::from(gates(&view).orders) + owned, 24);
        assert_eq!(owned, people);
        for player in view.players.iter().take(people) {
            assert_eq!((player.cards, player.discard_pile.len()), (3, 0));
        }
    }
}

#[test]
fn vgg_2_8_everybody_gets_a_manuscript_board() {
    for seats in 1..=4 {
        let view = laid_out(seats);
        let dealt: Vec<_> = gates(&view).desks.iter().flatten().collect();
        assert_eq!(dealt.len(), usize::from(seats));
        assert!((1..dealt.len()).all(|at| !dealt[..at].contains(&dealt[at])));
    }
}

/// CEX-43 of the test vectors.
#[test]
fn vgg_2_11_the_starting_order_is_protected() {
    let asked = |state: &Viscounts| matches!(state.view(Viewer::Referee).ask, Frame::PurgeDeck(_));
    let played = wishing(2, GATES, &["deal 9", "take 9"], asked);
    let Turn::Seat(seat) = played.state().turn() else { panic!("somebody decides") };
    let mut legal = Vec::new();
    played.state().legal(Actor::Seat(seat), &mut legal);
    assert_eq!(legal.len(), 1 + 9);
    assert!(!legal.contains(&Action::Destroy(Some(Card::KingsOrder))));
}

#[test]
fn vgg_2_12_a_second_order_in_the_set_up() {
    let asked = |state: &Viscounts| matches!(state.view(Viewer::Referee).ask, Frame::Hire(_));
    let mut played = wishing(2, GATES, &["deal 3", "take 3"], asked);
    let Turn::Seat(seat) = played.state().turn() else { panic!("somebody decides") };
    played.play(Actor::Seat(seat), Action::Order).unwrap();
    let view = played.state().view(Viewer::Referee);
    let own = &view.players[seat.index()];
    assert_eq!((orders(&own.unseen), own.discard_pile.len()), (2, 0));
    assert_eq!(own.silver, 6);
}

/// Every match ends, and King's Orders are neither lost nor made.
#[test]
fn vgg_3_18_4_5_matches_end_and_orders_stay() {
    for seed in 0..8 {
        let seats = 1 + u8::try_from(seed % 4).unwrap();
        let mut rng = <rand_xoshiro::Xoshiro256PlusPlus as rand::SeedableRng>::seed_from_u64(seed);
        let mut state = Viscounts::new(seats, &GATES).expect("sets up");
        let mut legal = Vec::new();
        while let Some(actor) = state.turn().next_actor() {
            legal.clear();
            state.legal(actor, &mut legal);
            state.play_unchecked(actor, laws::pick_by_family(&legal, &mut rng), &mut ());
            let view = state.view(Viewer::Referee);
            let owned: usize = view
                .players
                .iter()
                .map(|player| {
                    let board: Vec<Card> = player.slots.iter().flatten().copied().collect();
                    orders(&player.unseen) + orders(&player.discard_pile) + orders(&board)
                })
                .sum();
            assert_eq!(owned + usize::from(gates(&view).orders), 24);
        }
    }
}

/// VGG-15.1: what is new is asked, and answered in all ways.
#[test]
fn vgg_15_1_everything_new_comes_up() {
    let mut rng = <rand_xoshiro::Xoshiro256PlusPlus as rand::SeedableRng>::seed_from_u64(1);
    let mut seen = std::collections::BTreeSet::new();
    for seats in (0..24).map(|n| 1 + n % 4) {
        let mut state = Viscounts::new(seats, &GATES).expect("sets up");
        let mut legal = Vec::new();
        while let Some(actor) = state.turn().next_actor() {
            legal.clear();
            state.legal(actor, &mut legal);
            let action = laws::pick_by_family(&legal, &mut rng);
            seen.insert(crate::play::family(&action.to_string()));
            state.play_unchecked(actor, action, &mut ());
        }
        let view = state.view(Viewer::Spectator);
        for own in view.players.iter().take(if seats == 1 { 1 } else { seats.into() }) {
            for ribbon in Ribbon::ALL {
                let held = usize::from(state.ribbons(own.seat, ribbon));
                assert_eq!(view.ribbons(own, ribbon), held, "a view counts as the rules do");
            }
        }
    }
    for family in ["order", "welcome", "refuse", "enter", "use", "beside", "desk"] {
        assert!(seen.contains(family), "{family} never came up: {seen:?}");
    }
    let outsiders = Card::ALL.into_iter().filter(|card| card.sort() == Sort::Outsider);
    assert_eq!(outsiders.count(), 24);
}
