//! Every scenario of the game.

use std::path::Path;

use testkit::scenario;
use viscounts::Viscounts;

#[test]
fn scenarios() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/viscounts");
    scenario::run_folder::<Viscounts>(&folder);
}
