//! King's Road at a glance: what lies on the board will be paid when the King comes by.

use std::sync::LazyLock;

use engine::{Game, MAX_SEATS, Seat};
use kings_road::{KingsRoad, Region, board::REGIONS};

use super::{Evaluate, Weights, points};
use crate::{Level, Rollout};

static FEATURES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut names = vec![String::from("points")];
    names.extend((0..REGIONS).map(|steps| format!("topic-road.{steps}")));
    names.extend(["markers", "cards", "nobles"].map(|name| format!("topic-{name}")));
    names
});

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    Weights::of_the_house(include_str!("../../weights/kings-road.toml"), &FEATURES)
});

impl Evaluate for KingsRoad {
    const SEALED_RESOLVES_AT_ONCE: bool = true;
    const ROLLOUT: Rollout = Rollout::Guided(1);
    const ITERATIONS: [u32; Level::ALL.len()] = [1_500, 1_500, 6_000, 200_000];
    const PRIVATE: bool = false;

    fn feature_names() -> &'static [String] {
        &FEATURES
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    /// What lies on the road keeps less of its worth for every step the King still has to ride:
    /// others can answer.
    fn features(&self, seat: Seat, out: &mut [f32]) {
        out[0] = points(self.standing(seat).total);
        let (road, rest) = out[1..].split_at_mut(REGIONS);
        for (steps, coming) in road.iter_mut().enumerate() {
            let region = self.king().onward(steps);
            *coming = worth(self, region, influence(self, region), seat, steps);
        }
        rest[0] = f32::from(self.supply(seat));
        rest[1] = f32::from(self.unused_cards(seat));
        rest[2] = f32::from(self.nobles(seat).len());
    }
}

fn influence(state: &KingsRoad, region: Region) -> [u8; MAX_SEATS] {
    let mut influence = [0; MAX_SEATS];
    for seat in Seat::first(state.seats()) {
        influence[seat.index()] = state.influence(seat, region);
    }
    influence
}

/// What a region is likely to bring a seat when the King comes, `steps` from now: its place among
/// the others and, if it leads alone, the chain of its noble.
fn worth(
    state: &KingsRoad,
    region: Region,
    influence: [u8; MAX_SEATS],
    seat: Seat,
    steps: usize,
) -> f32 {
    let own = influence[seat.index()];
    if own == 0 {
        return 0.0;
    }
    let mut alone = 1.0;
    let mut place = 0.0;
    for other in Seat::first(state.seats()).filter(|&other| other != seat) {
        let ahead = stays_ahead(own, influence[other.index()], steps);
        alone *= ahead;
        place += 1.0 - ahead;
    }
    let chain = f32::from(region.chain(state.nobles(seat).with(region)).len());
    between(region.paid_places(state.seats()), place) + alone * chain
}

/// How likely influence stays ahead of another's until the King has ridden so many steps.
fn stays_ahead(own: u8, other: u8, steps: usize) -> f32 {
    let lead = f32::from(own) - f32::from(other) - 0.25;
    let x = lead / TAU[steps];
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// How much lead means little while there is time to answer.
const TAU: [f32; REGIONS] = [0.3, 0.5, 0.8, 1.1, 1.4, 1.7, 2.0, 2.3];

/// The value of a place that lies between two, the first place being 0.
fn between(paid: &[u8], place: f32) -> f32 {
    let value = |at: usize| f32::from(paid.get(at).copied().unwrap_or(0));
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a place from 0 to 4"
    )]
    let at = place as usize;
    let share = place - at as f32;
    value(at) * (1.0 - share) + value(at + 1) * share
}
