//! The laws of every game, walked through Viscounts; and laws of its own.

use engine::{Game, Viewer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use testkit::laws::{self, Findings, pick_by_family};
use viscounts::{Automa, Card, Difficulty, Options, View, Viscounts, card::Sort};

fn walked(seats: u8, seed: u64) -> Findings {
    let found = laws::check::<Viscounts>(seats, &Options::default(), seed);
    let found = found.unwrap_or_else(|broken| panic!("{broken}"));
    assert!(found.moves > 200 && found.refused > 1_000, "{found:?}");
    assert!(found.hidden > 100 && found.varied * 10 > found.hidden * 5, "{found:?}");
    assert!(found.undone > 20 && found.chance > 50, "{found:?}");
    assert!(found.played_on > 10 && found.deepest <= 12, "{found:?}");
    found
}

#[test]
fn laws_hold_for_two() {
    walked(2, 0);
    walked(2, 1);
}

#[test]
fn laws_hold_for_three() {
    walked(3, 2);
}

#[test]
fn laws_hold_for_four() {
    walked(4, 3);
}

/// VIS-19.2, VIS-19.8: against each of the automas.
#[test]
fn laws_hold_against_the_automas() {
    let harder = [Difficulty::None, Difficulty::One, Difficulty::Two, Difficulty::Three];
    for ((automa, difficulty), seed) in Automa::ALL.into_iter().zip(harder).zip(1..) {
        let options = Options { automa, difficulty, ..Options::default() };
        laws::check::<Viscounts>(1, &options, seed).unwrap_or_else(|broken| panic!("{broken}"));
    }
}

/// Plays a match and looks at every position.
fn walk(seats: u8, options: Options, seed: u64, mut look: impl FnMut(&View)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = Viscounts::new(seats, &options).expect("sets up");
    let mut legal = Vec::new();
    while let Some(actor) = state.turn().next_actor() {
        legal.clear();
        state.legal(actor, &mut legal);
        let action = if seed % 2 == 1 {
            pick_by_family(&legal, &mut rng)
        } else {
            legal[rng.random_range(0..legal.len())]
        };
        state.play_unchecked(actor, action, &mut ());
        look(&state.view(Viewer::Referee));
    }
}

/// VIS-0.2: twenty Workers and nine Buildings of each seat, every card in one place, no card of the
/// main board twice, Manuscripts in piles or with their owners.
#[test]
fn vis_0_2_components_are_conserved() {
    for seed in 0..16 {
        let seats = 1 + u8::try_from(seed % 4).unwrap();
        let mut out = std::collections::BTreeSet::new();
        walk(seats, Options::default(), seed, |view| {
            for player in &view.players {
                let castle: u8 = player.castle.values().flat_map(|tier| tier.values()).sum();
                assert_eq!(player.workers + castle + player.keep, 20);
                let sites = view.segments.iter().flat_map(|segment| &segment.sites);
                let built = sites.filter(|site| site.built.is_some_and(|b| b.seat == player.seat));
                assert_eq!(built.count(), player.uncovered.len());
                assert!(player.uncovered.len() <= 9);
            }
            check_townsfolk(view, &mut out);
            check_manuscripts(view);
        });
    }
}

/// What has left the game does not come back.
fn check_townsfolk(view: &View, out: &mut std::collections::BTreeSet<Card>) {
    let owned = view.players.iter().flat_map(|player| {
        let board = player.slots.iter().flatten();
        player.unseen.iter().chain(&player.discard_pile).chain(board)
    });
    let tops = view.segments.iter().filter_map(|segment| segment.top.as_ref());
    let mut lying: Vec<Card> = owned.chain(tops).chain(&view.unseen_townsfolk).copied().collect();
    lying.retain(|card| card.sort() == Sort::Townsfolk);
    lying.sort_unstable();
    assert!(lying.windows(2).all(|pair| pair[0] != pair[1]), "a card lies in two places");
    assert!(lying.iter().all(|card| !out.contains(card)), "a card came back");
    out.extend(
        Card::ALL
            .into_iter()
            .filter(|card| card.sort() == Sort::Townsfolk && lying.binary_search(card).is_err()),
    );
}

fn check_manuscripts(view: &View) {
    if view.round > 0 {
        let owned: usize = view.players.iter().map(|player| player.manuscripts.len()).sum();
        let piles: usize =
            view.segments.iter().map(|segment| usize::from(segment.manuscripts)).sum();
        assert_eq!(owned + piles, 35);
    }
}
