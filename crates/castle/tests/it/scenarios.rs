//! The scenario files of the castle.

use std::path::Path;

use castle::Castle;

#[test]
fn scenarios_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/castle");
    testkit::scenario::run_folder::<Castle>(&folder);
}
