//! Whole matches told move by move (KRD-11.7).

use std::path::Path;

use kings_road::{KingsRoad, Options};
use testkit::golden;

fn check(name: &str, seats: u8, hereditary_nobles: bool, seed: u64) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(name);
    golden::check::<KingsRoad>(&file, seats, &Options { hereditary_nobles }, seed);
}

#[test]
fn krd_11_7_two_seats() {
    check("two-seats.txt", 2, false, 1);
}

#[test]
fn krd_11_7_three_seats_hereditary() {
    check("three-seats-hereditary.txt", 3, true, 2);
}

#[test]
fn krd_11_7_five_seats() {
    check("five-seats.txt", 5, false, 3);
}
