//! The scenario files of King's Road.

use std::path::Path;

use kings_road::KingsRoad;

#[test]
fn scenarios_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/kings-road");
    testkit::scenario::run_folder::<KingsRoad>(&folder);
}
