//! Whole matches told move by move.

use std::path::Path;

use architects::{Architects, Boards, Options};
use testkit::golden;

fn check(name: &str, seats: u8, options: Options, seed: u64) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(name);
    golden::check::<Architects>(&file, seats, &options, seed);
}

#[test]
fn two_seats() {
    check("two-seats.txt", 2, Options::default(), 1);
}

#[test]
fn three_seats_with_characters() {
    let options = Options { boards: Boards::Dealt, ..Options::default() };
    check("three-seats-characters.txt", 3, options, 2);
}

#[test]
fn four_seats_with_all_options() {
    let options = Options {
        boards: Boards::Chosen,
        extra_characters: true,
        opening_apprentice: true,
        apprentice_refresh: true,
        promo_cards: true,
    };
    check("four-seats-all-options.txt", 4, options, 3);
}

#[test]
fn five_seats() {
    check("five-seats.txt", 5, Options::default(), 4);
}
