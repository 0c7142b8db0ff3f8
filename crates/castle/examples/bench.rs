//! How fast the rules are: random playouts on one core.
//!
//! `cargo run --release -p castle --example bench`

use std::{hint::black_box, time::Instant};

use bots::{Bot, BotSpec, Signature, generator, play_out};
use castle::{Castle, Options, Side};
use engine::{Game, Seat};

const SECONDS: f64 = 1.0;
/// Games of a batch; the best batch is what the rules do when nothing else runs.
const BATCH: u32 = 50;

fn main() {
    println!("{:<7} seats  decisions/s   best batch  dec/game  bytes  allocs  signature", "side");
    for side in [Side::Summer, Side::Winter] {
        for seats in 2..=4 {
            row(seats, side);
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "rates for people to read")]
fn row(seats: u8, side: Side) {
    let start = Castle::new(seats, &Options { side, ..Options::default() }).expect("sets up");
    let mut bots = random_bots(seats);
    let mut chance = generator(1, 0);
    let (mut decisions, mut games, mut signature) = (0, 0u64, 0u64);
    let mut best = 0.0f64;
    let began = Instant::now();
    while began.elapsed().as_secs_f64() < SECONDS {
        let (batch, before) = (Instant::now(), decisions);
        for _ in 0..BATCH {
            let mut state = start.clone();
            let mut notes = Signature::default();
            play_out(&mut state, &mut bots, &mut chance, &mut notes);
            decisions += notes.decisions;
            games += 1;
            if games <= 1000 {
                signature = signature.rotate_left(1) ^ notes.finish(&state);
            }
        }
        best = best.max((decisions - before) as f64 / batch.elapsed().as_secs_f64());
    }
    let seconds = began.elapsed().as_secs_f64();
    let allocations = allocation_counter::measure(|| {
        let mut state = start.clone();
        play_out(&mut state, &mut bots, &mut chance, &mut Signature::default());
        black_box(&state);
    });
    println!(
        "{:<7} {seats:>5} {:>12.0} {best:>12.0} {:>9.1} {:>6} {:>7}  {signature:016x}",
        format!("{side:?}"),
        decisions as f64 / seconds,
        decisions as f64 / games as f64,
        size_of::<Castle>(),
        allocations.count_total,
    );
}

fn random_bots(seats: u8) -> Vec<Box<dyn Bot<Castle>>> {
    let seats = Seat::first(seats);
    seats.map(|seat| BotSpec::Random.sit_down(generator(1, 1 + seat.index() as u64))).collect()
}
