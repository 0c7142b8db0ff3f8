//! How fast each game is: random playouts on one core.

use std::{hint::black_box, time::Instant};

use bots::{Bot, BotSpec, Signature, generator, play_out};
use engine::{Game, Seat};
use games::{GameId, with_game};

/// Prints one row per game and number of seats.
pub fn run() {
    println!(
        "{:<12} {:>5} {:>14} {:>11} {:>11} {:>9} {:>11} {:>10}  signature",
        "game", "seats", "decisions/s", "games/s", "dec/game", "bytes", "ns/clone", "allocs"
    );
    for &game in GameId::ALL {
        let (fewest, most) = game.info().seats;
        for seats in fewest..=most {
            with_game!(game, G => row::<G>(seats));
        }
    }
}

/// Playouts are repeated until at least this long has been measured.
const SECONDS: f64 = 1.0;

fn row<G: Game>(seats: u8) {
    let start = G::new(seats, &G::Options::default()).expect("default options set up");
    let mut decisions = 0;
    let mut games = 0u64;
    let mut signature = 0u64;
    let mut bots = random_bots::<G>(seats);
    let mut chance = generator(1, 0);
    let began = Instant::now();
    while began.elapsed().as_secs_f64() < SECONDS {
        for _ in 0..1000 {
            let mut state = start.clone();
            let mut notes = Signature::default();
            play_out(&mut state, &mut bots, &mut chance, &mut notes);
            decisions += notes.decisions;
            games += 1;
            if games <= 1000 {
                signature = signature.rotate_left(1) ^ notes.finish(&state);
            }
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    let allocations = allocation_counter::measure(|| {
        let mut state = start.clone();
        play_out(&mut state, &mut bots, &mut chance, &mut Signature::default());
        black_box(&state);
    });
    println!(
        "{:<12} {seats:>5} {:>14.0} {:>11.0} {:>11.1} {:>9} {:>11.1} {:>10}  {signature:016x}",
        G::INFO.id,
        decisions as f64 / seconds,
        games as f64 / seconds,
        decisions as f64 / games as f64,
        size_of::<G>(),
        clone_time(&start),
        allocations.count_total,
    );
}

fn random_bots<G: Game>(seats: u8) -> Vec<Box<dyn Bot<G>>> {
    let seats = Seat::first(seats);
    seats.map(|seat| BotSpec::Random.sit_down(generator(1, 1 + seat.index() as u64))).collect()
}

fn clone_time<G: Game>(state: &G) -> f64 {
    const CLONES: u32 = 1_000_000;
    let began = Instant::now();
    for _ in 0..CLONES {
        black_box(black_box(state).clone());
    }
    began.elapsed().as_secs_f64() * 1e9 / f64::from(CLONES)
}
