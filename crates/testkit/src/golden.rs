//! Golden playthroughs: a whole match told move by move, compared with a text kept in the project.
//!
//! A changed text is a changed behaviour: read the difference, and if it is meant, run
//! `cargo xtask goldens` to keep the new one.

use std::{env, fmt::Write, fs, path::Path};

use engine::{Actor, Game, Match, Scores, Viewer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Set to keep what is told now instead of comparing.
pub const BLESS: &str = "CASTELLAN_BLESS";

/// Tells a random match and compares it with the text in `file`.
///
/// # Panics
/// When the text differs and is not being blessed.
pub fn check<G: Game>(file: &Path, seats: u8, options: &G::Options, seed: u64) {
    let told = tell::<G>(seats, options, seed);
    if env::var_os(BLESS).is_some() {
        fs::write(file, &told).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        return;
    }
    let kept = fs::read_to_string(file).unwrap_or_else(|why| {
        panic!("{}: {why}; bless it with cargo xtask goldens", file.display())
    });
    let differs = kept.lines().zip(told.lines()).position(|(kept, told)| kept != told);
    let at = differs.unwrap_or_else(|| kept.lines().count().min(told.lines().count()));
    assert!(
        kept == told,
        "{}, line {}:\n  kept: {:?}\n  told: {:?}\n(if it is meant: cargo xtask goldens)",
        file.display(),
        at + 1,
        kept.lines().nth(at),
        told.lines().nth(at),
    );
}

/// A random match as text: every move, everything that happened, and how it ended.
fn tell<G: Game>(seats: u8, options: &G::Options, seed: u64) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut played = Match::<G>::new(seats, options.clone()).expect("a golden match sets up");
    let mut text = format!("{} · {seats} seats · {options:?} · seed {seed}\n", G::INFO.title);
    let mut legal = Vec::new();
    while let Some(actor) = played.state().turn().next_actor() {
        legal.clear();
        played.state().legal(actor, &mut legal);
        let action = match actor {
            Actor::Chance => played.state().sample_chance(&mut rng),
            Actor::Seat(_) => legal[rng.random_range(0..legal.len())],
        };
        let number = played.moves().len() + 1;
        let events = played.play(actor, action).expect("a legal action plays");
        writeln!(text, "{number}. {actor} {action} (of {})", legal.len()).expect("text grows");
        for event in events {
            let event = serde_json::to_string(&event).expect("an event has a JSON form");
            writeln!(text, "   {event}").expect("text grows");
        }
    }
    let view = serde_json::to_string(&played.state().view(Viewer::Spectator));
    writeln!(text, "view {}", view.expect("a view has a JSON form")).expect("text grows");
    for sheet in Scores::of(played.state()).0 {
        let sheet = serde_json::to_string(&sheet).expect("a score sheet has a JSON form");
        writeln!(text, "score {sheet}").expect("text grows");
    }
    text
}
