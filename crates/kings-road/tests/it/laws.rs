//! The laws of every game, walked through King's Road.

use kings_road::{KingsRoad, Options};
use testkit::laws;

/// KRD-7.3, KRD-11.6 (markers are conserved), KRD-11.3 and KRD-4.14 (views), KRD-3.12 and KRD-11.5
/// (refusals, determinism).
#[test]
fn laws_hold() {
    let options = [false, true].map(|hereditary_nobles| Options { hereditary_nobles });
    let found = laws::hold::<KingsRoad>(&options, 0..12);
    assert!(found.moves > 3_000, "{found:?}");
    assert!(found.refused > 5_000, "{found:?}");
    assert!(found.hidden > 1_000 && found.varied * 10 > found.hidden * 8, "{found:?}");
    assert!(found.undone > 1_000, "sealed choices can be taken back: {found:?}");
    assert_eq!(found.chance, 0, "KRD-2.6, KRD-11.5: nothing is left to chance");
}
