//! What is wrong with chance.

use engine::{Actor, Game};
use rand::RngExt;

use super::{Flaw, SOUND};
use crate::quarry::{Action, action::BLOCKS};

pub const FLAWS: &[Flaw] = &[
    Flaw {
        name: "yielding and crumbling are alike",
        law: "chance agrees with its weights",
        sample_chance: |game, rng| {
            let mut outcomes = Vec::new();
            game.legal(Actor::Chance, &mut outcomes);
            outcomes[rng.random_range(0..outcomes.len())]
        },
        ..SOUND
    },
    Flaw {
        name: "low blocks are drawn more often",
        law: "chance agrees with its weights",
        sample_chance: |game, rng| match game.sample_chance(rng) {
            Action::Deal(block) => match game.sample_chance(rng) {
                Action::Deal(other) => Action::Deal(block.min(other)),
                outcome => outcome,
            },
            outcome => outcome,
        },
        ..SOUND
    },
    // It is thrown long after the first blocks were dealt.
    Flaw {
        name: "the die is loaded",
        law: "chance agrees with its weights",
        sample_chance: |game, rng| match game.sample_chance(rng) {
            Action::Crumble if rng.random_range(0..2) == 0 => Action::Yield,
            outcome => outcome,
        },
        ..SOUND
    },
    Flaw {
        name: "a block is dealt that is no longer in the pile",
        law: "chance answers legally",
        sample_chance: |game, rng| match game.sample_chance(rng) {
            Action::Deal(_) => Action::Deal(rng.random_range(0..BLOCKS)),
            outcome => outcome,
        },
        ..SOUND
    },
    Flaw {
        name: "an outcome cannot happen",
        law: "every outcome of chance can happen",
        weight: |game, outcome| game.weight(outcome) * u32::from(outcome != Action::Crumble),
        ..SOUND
    },
];
