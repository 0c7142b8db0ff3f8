//! Whole matches told move by move.

use std::path::Path;

use castle::{Castle, Options, Side};
use testkit::golden;

fn check(name: &str, seats: u8, side: Side, seed: u64) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(name);
    golden::check::<Castle>(&file, seats, &Options { side, ..Options::default() }, seed);
}

#[test]
fn two_seats_winter() {
    check("two-seats-winter.txt", 2, Side::Winter, 1);
}

#[test]
fn three_seats_summer() {
    check("three-seats-summer.txt", 3, Side::Summer, 2);
}

#[test]
fn four_seats_winter() {
    check("four-seats-winter.txt", 4, Side::Winter, 3);
}
