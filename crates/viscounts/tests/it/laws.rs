//! The laws of every game, walked through Viscounts; and laws of its own.

use testkit::laws::{self, Findings};
use viscounts::{Options, Viscounts};

fn walked(seeds: std::ops::Range<u64>) -> Findings {
    let found = laws::hold::<Viscounts>(&[Options::default()], seeds);
    println!("{found:?}");
    assert!(found.moves > 1_000 && found.refused > 3_000, "{found:?}");
    assert!(found.hidden > 1_000 && found.varied * 10 > found.hidden * 8, "{found:?}");
    found
}

#[test]
fn laws_hold() {
    walked(0..1);
}
