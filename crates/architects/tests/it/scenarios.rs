//! Every scenario of the game.

use std::path::Path;

use architects::Architects;
use testkit::scenario;

#[test]
fn scenarios() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/architects");
    scenario::run_folder::<Architects>(&folder);
}
