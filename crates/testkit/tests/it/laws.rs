//! The laws hold for a game with everything that is hard about a table, and each of them catches
//! the game that breaks it.

use testkit::laws::{self, Broken};

use crate::flawed::{
    Flaw, Flawed, chance, history,
    numbers::{Alias, Numbers, Sound, Swapped, TooFew, TooMany},
    permission, secrets,
};
use crate::quarry::{Options, Quarry};

const RULES: [Options; 2] = [Options { blasting: false }, Options { blasting: true }];

#[test]
fn laws_hold() {
    let found = laws::hold::<Quarry>(&RULES, 0..20);
    assert!(found.moves > 3_000, "{found:?}");
    assert!(found.refused > 20_000, "{found:?}");
    assert!(found.chance > 1_000, "{found:?}");
    assert!(found.hidden > 10_000 && found.varied * 10 > found.hidden * 8, "{found:?}");
    assert!(found.undone > 800, "{found:?}");
    assert!(found.played_on > 300, "{found:?}");
    assert_eq!(found.deepest, 9, "eight blocks are to be dealt before bids are sealed");
}

/// The first breach of a flawed game.
fn breach<N: Numbers>(flaw: &str) -> Option<Broken> {
    let tables = (0..20).flat_map(|seed| (2..=4).map(move |seats| (seed, seats)));
    let mut walks = tables.flat_map(|(seed, seats)| RULES.map(|rules| (seed, seats, rules)));
    walks.find_map(|(seed, seats, rules)| {
        let options = crate::flawed::Options { rules, flaw: flaw.to_owned() };
        laws::check::<Flawed<N>>(seats, &options, seed).err()
    })
}

fn caught(flaws: &[Flaw]) {
    for Flaw { name, law, .. } in flaws {
        let broken = breach::<Sound>(name).unwrap_or_else(|| panic!("not caught: {name}"));
        assert_eq!(broken.law, *law, "{name}: {broken}");
    }
}

/// What the wrapper of the flaws adds is sound.
#[test]
fn no_flaw_breaks_no_law() {
    assert!(breach::<Sound>("").is_none());
}

#[test]
fn flaws_of_permission_are_caught() {
    caught(permission::FLAWS);
}

#[test]
fn flaws_of_chance_are_caught() {
    caught(chance::FLAWS);
}

#[test]
fn flaws_of_secrets_are_caught() {
    caught(secrets::FLAWS);
}

#[test]
fn flaws_of_history_are_caught() {
    caught(history::FLAWS);
}

#[test]
fn flaws_of_numbers_are_caught() {
    let law = |broken: Option<Broken>| broken.expect("caught").law;
    assert_eq!(law(breach::<Swapped>("")), "an action reads back from its number");
    assert_eq!(law(breach::<Alias>("")), "an action reads back from its number");
    assert_eq!(law(breach::<TooFew>("")), "action numbers are dense");
    assert_eq!(law(breach::<TooMany>("")), "action numbers are dense");
}
