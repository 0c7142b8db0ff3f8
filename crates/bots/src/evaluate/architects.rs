//! Architects of the West Kingdom at a glance.

use std::sync::LazyLock;

use architects::{Architects, Kind};
use engine::{Game, Seat};

use super::{Evaluate, Weights, points};
use crate::{Level, Rollout};

static FEATURES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let kinds = Kind::ALL.iter().map(|kind| format!("kind-{kind}.now"));
    [String::from("points")].into_iter().chain(kinds).collect()
});

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../weights/architects.toml"), &FEATURES));

impl Evaluate for Architects {
    const SEALED_RESOLVES_AT_ONCE: bool = false;
    const ROLLOUT: Rollout = Rollout::Guided(4);
    const ITERATIONS: [u32; Level::ALL.len()] = [30, 30, 120, 3_000];

    fn feature_names() -> &'static [String] {
        &FEATURES
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        out[0] = points(self.standing(seat).total);
    }
}
