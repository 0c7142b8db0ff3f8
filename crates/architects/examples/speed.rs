//! How many decisions a second random playouts take.
use architects::{Architects, Boards, Options};
use engine::{Actor, Game};
use rand::{RngExt, SeedableRng};
fn main() {
    let all = Options {
        boards: Boards::Dealt,
        extra_characters: true,
        opening_apprentice: true,
        apprentice_refresh: true,
        promo_cards: true,
        rival: false,
    };
    println!("state {} bytes", size_of::<Architects>());
    for (name, options) in [("common", Options::default()), ("all", all)] {
        for seats in 2..=5 {
            let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
            let mut legal = Vec::with_capacity(500);
            let start = std::time::Instant::now();
            let (mut seat_moves, mut chance, mut matches) = (0u64, 0u64, 0u64);
            while start.elapsed().as_secs_f64() < 2.0 {
                for _ in 0..50 {
                    let mut state = Architects::new(seats, &options).unwrap();
                    while let Some(actor) = state.turn().next_actor() {
                        let action = if actor == Actor::Chance {
                            chance += 1;
                            state.sample_chance(&mut rng)
                        } else {
                            seat_moves += 1;
                            legal.clear();
                            state.legal(actor, &mut legal);
                            legal[rng.random_range(0..legal.len())]
                        };
                        state.play_unchecked(actor, action, &mut ());
                    }
                    matches += 1;
                }
            }
            let t = start.elapsed().as_secs_f64();
            println!(
                "{name} {seats}: {:.2} M moves/s, {:.2} M seat decisions/s, {} moves a match",
                (seat_moves + chance) as f64 / t / 1e6,
                seat_moves as f64 / t / 1e6,
                (seat_moves + chance) / matches
            );
        }
    }
}
