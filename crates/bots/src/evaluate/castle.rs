//! A Castle for All Seasons at a glance: what stands in the castle will score, and what lies in the
//! supply can still become something.
//!
//! A feature is what there is, times how much of the match is left to make something of it: *late*
//! counts while there are cards to be played, *early* at the beginning of a match beside it, *cards*
//! the cards still to be played by all, *rounds* the rounds to come.

use std::sync::LazyLock;

use castle::{Card, Castle, Kind, Place, Source, board};
use engine::{Game, Seat};

use super::{Evaluate, MOST_FEATURES, Weights, points};
use crate::{Level, Rollout};

/// The cards whose whereabouts matter. The Master Builder is always there or about to come back.
const CARDS: [Card; 7] = [
    Card::Messenger,
    Card::Trader,
    Card::Bricklayer,
    Card::Stonemason,
    Card::Timber,
    Card::Earth,
    Card::Quarry,
];

// Where each group of features begins.
const GOODS: usize = 1;
const MATERIALS: usize = GOODS + 2 * Kind::ALL.len();
const TALERS: usize = MATERIALS + 2;
const HELPERS: usize = TALERS + 2;
const HAND: usize = HELPERS + 2;
const PLACES: usize = HAND + 2 * CARDS.len();
const SCORES: usize = PLACES + 2 * Place::ALL.len();
const COUNT: usize = SCORES + 2 * Source::FINAL.len();

static FEATURES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let kinds = Kind::ALL.iter().map(|kind| format!("kind-{kind}"));
    let supply = ["materials", "talers", "helpers"].iter().map(|name| format!("topic-{name}"));
    let cards = CARDS.iter().map(|card| format!("card-{card}"));
    let places = Place::ALL.iter().map(|&place| {
        let counted = if is_trading(place) { ["rounds", "early"] } else { ["late", "cards"] };
        (format!("place-{place}"), counted)
    });
    let sources = Source::FINAL.iter().map(|source| (format!("source-{source}"), ["now", "late"]));
    let counted = kinds.chain(supply).chain(cards).map(|topic| (topic, ["late", "early"]));
    let both = |(topic, [one, other]): (String, [&str; 2])| {
        [format!("{topic}.{one}"), format!("{topic}.{other}")]
    };
    let points = String::from("points");
    [points].into_iter().chain(counted.chain(places).chain(sources).flat_map(both)).collect()
});

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::of_the_house(include_str!("../../weights/castle.toml"), &FEATURES));

/// Cards of a seat from which on it is no longer late.
const LATE: f32 = 4.0;
/// Cards, beyond the late ones, from which on it is early.
const EARLY: f32 = 8.0;
/// Cards that all seats together play in a match of four.
const MATCH: f32 = 48.0;

impl Evaluate for Castle {
    const SEALED_RESOLVES_AT_ONCE: bool = false;
    const ROLLOUT: Rollout = Rollout::Guided(4);
    const ITERATIONS: [u32; Level::ALL.len()] = [30, 30, 120, 30_000];
    const PRIVATE: bool = false;

    fn curiosity(&self) -> f32 {
        0.05
    }

    fn feature_names() -> &'static [String] {
        &FEATURES
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        out[0] = points(self.standing(seat).total);
        let ahead = Ahead::of(self);
        ahead.supply(self, seat, out);
        ahead.helpers(self, seat, out);
        ahead.scores(self, seat, out);
    }
}

const _: () = assert!(COUNT <= MOST_FEATURES);

/// Whether helpers are paid there in each round.
const fn is_trading(place: Place) -> bool {
    matches!(
        place,
        Place::CartSand | Place::CartWood | Place::CartClay | Place::CartStone | Place::RiderSilver
    )
}

/// How much of the match is still to come.
struct Ahead {
    /// Rounds after this one.
    rounds: f32,
    /// Cards of all seats, as a share of a match.
    cards: f32,
    /// Between 0 at the end and 1 when there is time to make something of things.
    late: f32,
    /// Between 0 and 1 at the beginning.
    early: f32,
}

impl Ahead {
    fn of(state: &Castle) -> Self {
        let seats = state.seats();
        let rounds = f32::from((board::rounds(seats) + 1).saturating_sub(state.round()));
        let cards = rounds * f32::from(board::cards_per_round(seats));
        Self {
            rounds: (rounds - 1.0).max(0.0),
            cards: cards * f32::from(seats) / MATCH,
            late: (cards / LATE).min(1.0),
            early: ((cards - LATE) / EARLY).clamp(0.0, 1.0),
        }
    }

    fn put(&self, out: &mut [f32], at: usize, units: f32) {
        out[at] = units * self.late;
        out[at + 1] = units * self.early;
    }

    fn supply(&self, state: &Castle, seat: Seat, out: &mut [f32]) {
        let mut goods = state.goods(seat);
        goods.add(state.loads(seat));
        for (at, &units) in goods.0.iter().enumerate() {
            self.put(out, GOODS + 2 * at, f32::from(units));
        }
        // A payment takes three kinds (CAS-13.4).
        let materials = Kind::MATERIALS.iter().filter(|&&kind| goods[kind] > 0).count();
        self.put(out, MATERIALS, materials as f32);
        self.put(out, TALERS, f32::from(state.talers(seat)));
        self.put(out, HELPERS, f32::from(state.helpers(seat)));
        let hand = state.hand(seat);
        for (at, &card) in CARDS.iter().enumerate() {
            self.put(out, HAND + 2 * at, f32::from(u8::from(hand.contains(card))));
        }
    }

    /// What helpers will bring where they stand, beyond what they would score now.
    fn helpers(&self, state: &Castle, seat: Seat, out: &mut [f32]) {
        for place in state.helpers_of(seat) {
            let at = PLACES + 2 * place.index();
            let [one, other] =
                if is_trading(place) { [self.rounds, self.early] } else { [self.late, self.cards] };
            out[at] += one;
            out[at + 1] += other;
        }
    }

    /// The final scoring as it would come out now (CAS-17).
    fn scores(&self, state: &Castle, seat: Seat, out: &mut [f32]) {
        for (at, (_, now)) in state.would_score_now(seat).into_iter().enumerate() {
            out[SCORES + 2 * at] = f32::from(now);
            out[SCORES + 2 * at + 1] = f32::from(now) * self.late;
        }
    }
}
