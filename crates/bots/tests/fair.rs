//! Bots do not peek: what they choose follows from what their seat knows.

use bots::{BotSpec, Generator, Level, evaluate::Evaluate, generator};
use castle::Castle;
use engine::{Actor, Game, Perspective, Seat, Turn};
use kings_road::KingsRoad;
use rand::RngExt;

/// Every kind of bot that is quick enough for a test.
fn quick() -> [BotSpec; 5] {
    let search = |full_rollouts| BotSpec::Search { iterations: 400, full_rollouts };
    let page = BotSpec::Level(Level::Page);
    [BotSpec::Random, BotSpec::Greedy, page, search(false), search(true)]
}

/// Plays at random until somebody owes a sealed choice while another has already made one.
fn half_sealed<G: Evaluate>(start: &G, rng: &mut Generator) -> Option<(G, Seat)> {
    let mut state = start.clone();
    let mut legal = Vec::new();
    let mut wait = rng.random_range(0..8u32);
    loop {
        let turn = state.turn();
        let actor = turn.next_actor()?;
        let action = match actor {
            Actor::Chance => state.sample_chance(rng),
            Actor::Seat(_) => {
                legal.clear();
                state.legal(actor, &mut legal);
                legal[rng.random_range(0..legal.len())]
            }
        };
        state.play_unchecked(actor, action, &mut ());
        let owing = match (turn, state.turn()) {
            (Turn::Sealed(_), Turn::Sealed(owed)) if owed.len() < usize::from(state.seats()) => {
                owed
            }
            _ => continue,
        };
        if wait == 0 {
            return Some((state, owing.iter().last().expect("somebody owes")));
        }
        wait -= 1;
    }
}

/// A bot's choice is the same for any two truths that its seat cannot tell apart.
fn nobody_peeks<G: Evaluate>(start: &G, seeds: u64) {
    let mut compared = 0;
    for seed in 0..seeds {
        let mut rng = generator(seed, 99);
        let Some((state, asked)) = half_sealed(start, &mut rng) else { continue };
        let mut other = state.clone();
        other.determinize(asked, &mut rng);
        if other == state {
            continue;
        }
        compared += 1;
        for spec in quick() {
            let choose = |truth: &G| {
                let mut bot = spec.sit_down::<G>(generator(seed, 7));
                bot.choose(&Perspective::new(truth, asked))
            };
            assert_eq!(choose(&state), choose(&other), "{spec}, seed {seed}");
        }
    }
    assert!(compared * 2 > seeds, "only {compared} of {seeds} matches had something to peek at");
}

#[test]
fn nobody_peeks_in_kings_road() {
    for seats in [2, 3, 5] {
        nobody_peeks(&KingsRoad::new(seats, &kings_road::Options::default()).unwrap(), 10);
    }
}

#[test]
fn nobody_peeks_in_castle() {
    for seats in [2, 4] {
        nobody_peeks(&Castle::new(seats, &castle::Options::default()).unwrap(), 8);
    }
}

/// The same seed makes the same choices, so that a contest can be held again.
#[test]
fn bots_are_reproducible() {
    let start = KingsRoad::new(3, &kings_road::Options::default()).unwrap();
    for spec in quick() {
        let choose = || {
            let mut bot = spec.sit_down(generator(3, 3));
            bot.choose(&Perspective::new(&start, Seat::new(1)))
        };
        assert_eq!(choose(), choose(), "{spec}");
    }
}
