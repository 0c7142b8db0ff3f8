//! Whole matches told move by move.

use std::path::Path;

use testkit::golden;
use viscounts::{Options, Viscounts};

fn check(name: &str, seats: u8, options: Options, seed: u64) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(name);
    golden::check::<Viscounts>(&file, seats, &options, seed);
}

#[test]
fn two_seats() {
    check("two-seats.txt", 2, Options::default(), 1);
}

#[test]
fn three_seats() {
    check("three-seats.txt", 3, Options::default(), 2);
}

#[test]
fn four_seats() {
    check("four-seats.txt", 4, Options::default(), 3);
}

#[test]
fn against_the_automa() {
    check("against-the-automa.txt", 1, Options::default(), 4);
}
