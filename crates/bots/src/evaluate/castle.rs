//! A Castle for All Seasons at a glance: what stands in the castle will score, and what lies in the
//! supply can still become something.
//!
//! The weights are fitted, not guessed: least squares over the starts of rounds of some five thousand
//! matches between searches, at all numbers of seats and on both sides of the board, to what each seat
//! still scored from there to the end.

use castle::{Card, Castle, Kind, Place, Source, board};
use engine::{Game, Seat};

use super::{Evaluate, points};
use crate::{Level, Rollout};

/// What a thing in the supply is worth while there are cards to use it with, and how much more, or
/// less, at the beginning of a match.
struct Weight {
    late: f32,
    early: f32,
}

/// A unit of each kind.
const GOODS: [Weight; Kind::ALL.len()] = [
    Weight { late: 0.81, early: -0.53 },
    Weight { late: 0.81, early: -0.24 },
    Weight { late: 0.99, early: 0.31 },
    Weight { late: 2.22, early: 0.37 },
    Weight { late: 2.79, early: 1.19 },
];
/// Each kind of material of which there is something: a payment takes three (CAS-13.4).
const MATERIAL: Weight = Weight { late: 1.67, early: 0.0 };
const TALER: Weight = Weight { late: 0.34, early: 0.16 };
/// A helper in supply; early on it had better stand at a cart.
const HELPER: Weight = Weight { late: 0.29, early: -1.56 };
/// A card in hand. The Master Builder is always there or about to come back.
const CARDS: [(Card, Weight); 7] = [
    (Card::Messenger, Weight { late: -1.20, early: 3.01 }),
    (Card::Trader, Weight { late: -1.54, early: 3.16 }),
    (Card::Bricklayer, Weight { late: 1.47, early: -2.03 }),
    (Card::Stonemason, Weight { late: 2.84, early: -1.47 }),
    (Card::Timber, Weight { late: -0.84, early: 0.68 }),
    (Card::Earth, Weight { late: -0.51, early: 1.24 }),
    (Card::Quarry, Weight { late: -0.17, early: 0.97 }),
];
/// What a helper will bring where it stands, beyond what it would score now.
struct Prospect {
    /// While there are cards to be played.
    late: f32,
    /// For a whole match of cards, of all seats together.
    match_long: f32,
    /// For every round in which it may be paid.
    round: f32,
}

impl Prospect {
    const fn of(place: Place) -> Self {
        match place {
            Place::Market => Self::scoring(0.94, 0.88),
            Place::Forge16 => Self::scoring(0.44, 1.51),
            Place::Forge8 => Self::scoring(-0.75, 3.77),
            Place::Palace => Self::scoring(10.30, -12.35),
            Place::Keep => Self::scoring(10.69, -10.61),
            Place::Tavern12 => Self::scoring(3.04, -8.68),
            Place::Tavern6 => Self::scoring(-0.18, 3.36),
            Place::Stable16 => Self::scoring(2.82, -6.53),
            Place::Stable12 => Self::scoring(-1.27, -0.45),
            Place::ServantsHouse => Self::scoring(-2.92, -13.09),
            Place::MainGate => Self::scoring(2.98, 1.15),
            Place::SmallGate => Self::scoring(1.76, -0.95),
            Place::Granary => Self::scoring(1.66, -5.36),
            // Tolls are too rare to be told from nothing.
            Place::Inn => Self::scoring(0.0, 0.0),
            Place::CartSand => Self::trading(0.471),
            Place::CartWood => Self::trading(0.561),
            Place::CartClay => Self::trading(0.362),
            Place::CartStone => Self::trading(0.457),
            Place::RiderSilver => Self::trading(0.805),
        }
    }

    const fn scoring(late: f32, match_long: f32) -> Self {
        Self { late, match_long, round: 0.0 }
    }

    const fn trading(round: f32) -> Self {
        Self { late: 0.0, match_long: 0.0, round }
    }
}

/// How much a point counts that a building would give now: at the end of the match, and how much
/// less before.
const fn score(source: Source) -> (f32, f32) {
    match source {
        Source::Keep => (1.09, -0.61),
        Source::Tavern => (1.20, -0.76),
        Source::MainGate => (1.10, -0.20),
        Source::SmallGate => (1.11, -0.23),
        Source::Stable => (1.03, -0.15),
        Source::ServantsHouse => (1.08, -0.20),
        Source::Market => (1.07, -0.77),
        Source::Palace => (0.89, -0.87),
        Source::Forge => (1.35, -1.10),
        Source::Granary => (0.97, -0.50),
        // Scored when they happen.
        _ => (1.0, 0.0),
    }
}

/// Cards of a seat from which on it is no longer late.
const LATE: f32 = 4.0;
/// Cards, beyond the late ones, from which on it is early.
const EARLY: f32 = 8.0;
/// Cards that all seats together play in a match of four.
const MATCH: f32 = 48.0;

impl Evaluate for Castle {
    const LEAD_SCALE: f32 = 9.0;
    const SEALED_RESOLVES_AT_ONCE: bool = false;
    const ROLLOUT: Rollout = Rollout::Guided(4);
    const PRIVATE: bool = false;
    const EXPLORE: f32 = 0.05;
    const ITERATIONS: [u32; Level::ALL.len()] = [30, 30, 120, 10_000];

    fn outlook(&self, seat: Seat) -> f32 {
        let ahead = Ahead::of(self);
        points(self.standing(seat).total)
            + ahead.supply(self, seat)
            + ahead.helpers(self, seat)
            + ahead.scores(self, seat)
    }
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

    fn worth(&self, weight: &Weight) -> f32 {
        weight.late * self.late + weight.early * self.early
    }

    fn supply(&self, state: &Castle, seat: Seat) -> f32 {
        let mut goods = state.goods(seat);
        goods.add(state.loads(seat));
        let units = GOODS.iter().zip(goods.0).map(|(unit, n)| self.worth(unit) * f32::from(n));
        let materials = Kind::MATERIALS.iter().filter(|&&kind| goods[kind] > 0).count();
        let hand = state.hand(seat);
        let cards = CARDS.iter().filter(|(card, _)| hand.contains(*card));
        units.sum::<f32>()
            + self.worth(&MATERIAL) * materials as f32
            + self.worth(&TALER) * f32::from(state.talers(seat))
            + self.worth(&HELPER) * f32::from(state.helpers(seat))
            + cards.map(|(_, weight)| self.worth(weight)).sum::<f32>()
    }

    fn helpers(&self, state: &Castle, seat: Seat) -> f32 {
        let prospects = state.helpers_of(seat).map(|place| {
            let prospect = Prospect::of(place);
            prospect.late * self.late
                + prospect.match_long * self.cards
                + prospect.round * self.rounds
        });
        prospects.sum()
    }

    /// The final scoring as it would come out now (CAS-17).
    fn scores(&self, state: &Castle, seat: Seat) -> f32 {
        let scores = state.would_score_now(seat).into_iter().map(|(source, now)| {
            let (end, before) = score(source);
            f32::from(now) * (end + before * self.late)
        });
        scores.sum()
    }
}
