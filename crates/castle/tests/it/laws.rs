//! The laws of every game, walked through the castle.

use castle::{Castle, MaterialKinds, Options, Side};
use testkit::laws;

/// CAS-22.5, EX-D74 (everything is conserved, nothing falls below zero: CAS-15.1), CAS-22.4
/// (views), CAS-22.6 (refusals), CAS-22.3 (chance).
#[test]
fn laws_hold() {
    let options = [
        Options::default(),
        Options { side: Side::Winter, ..Options::default() },
        Options {
            side: Side::Winter,
            six_winter_cards: true,
            material_kinds: MaterialKinds::ExactlyThree,
        },
    ];
    let found = laws::hold::<Castle>(&options, 0..6);
    assert!(found.moves > 3_000, "{found:?}");
    assert!(found.refused > 5_000, "{found:?}");
    assert!(found.hidden > 1_000 && found.varied * 10 > found.hidden * 6, "{found:?}");
    assert!(found.undone > 1_000, "{found:?}");
    assert!(found.chance > 50, "start players and winter cards: {found:?}");
    assert_eq!(found.deepest, 3, "a sale within a turn within a rank: {found:?}");
}
