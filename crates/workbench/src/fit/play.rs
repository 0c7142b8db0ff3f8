//! Matches to learn from: what could be seen at every quiet position, and what came of it.

use std::{
    fmt::Write,
    ops::Range,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use bots::{Bot, BotSpec, Observer, evaluate::Evaluate, generator, play_out};
use engine::{Actor, Seat, Turn};

/// A match that was played.
pub struct Played {
    /// Its number.
    pub index: u64,
    /// What was seen: at each quiet position one for every seat, in order.
    pub sights: Vec<Sight>,
    /// Seats that won.
    pub winners: Vec<usize>,
    /// Seats at the table.
    pub seats: usize,
}

/// A seat in a quiet position.
pub struct Sight {
    /// Whose.
    pub seat: usize,
    /// What there was to be seen.
    pub features: Vec<f32>,
    /// What it had in the end.
    pub scored: f64,
}

/// Plays the matches with these numbers; the same whoever plays them, and on how many threads.
pub fn matches<G: Evaluate>(
    start: &G,
    bot: BotSpec,
    seed: u64,
    numbers: Range<u64>,
) -> Vec<Played> {
    let next = AtomicU64::new(numbers.start);
    let found = Mutex::new(Vec::new());
    let work = || loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= numbers.end {
            return;
        }
        let played = play(start, bot, seed, index);
        found.lock().expect("nobody panics with it").push(played);
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let mut found = found.into_inner().expect("nobody panicked with it");
    found.sort_by_key(|played| played.index);
    found
}

fn play<G: Evaluate>(start: &G, bot: BotSpec, seed: u64, index: u64) -> Played {
    let stream = index * 8;
    let sit = |seat: Seat| bot.sit_down(generator(seed, stream + 1 + seat.index() as u64));
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::first(start.players()).map(sit).collect();
    let mut state = start.clone();
    let mut notes = Seen { before: Turn::Over, sights: Vec::new() };
    play_out(&mut state, &mut bots, &mut generator(seed, stream), &mut notes);
    let scored = |seat: usize| f64::from(state.standing(Seat::ALL[seat]).total);
    notes.sights.iter_mut().for_each(|sight| sight.scored = scored(sight.seat));
    let winners = engine::Scores::of(&state).winners().map(Seat::index).collect();
    Played { index, sights: notes.sights, winners, seats: usize::from(start.seats()) }
}

/// Notes the features at every quiet position.
struct Seen {
    before: Turn,
    sights: Vec<Sight>,
}

impl<G: Evaluate> Observer<G> for Seen {
    fn note(&mut self, state: &G, _: Actor, _: G::Action) {
        let turn = state.turn();
        // The second of two who choose at once sees the same position.
        let seen_before = match (self.before, turn) {
            (Turn::Sealed(before), Turn::Sealed(now)) => now.len() < before.len(),
            _ => false,
        };
        self.before = turn;
        if seen_before || !state.is_quiet() {
            return;
        }
        for seat in Seat::first(state.seats()) {
            let mut features = vec![0.0; G::feature_names().len()];
            state.features(seat, &mut features);
            self.sights.push(Sight { seat: seat.index(), features, scored: 0.0 });
        }
    }
}

/// The seats of one position, each less the mean of all.
pub fn compared(table: &[Sight]) -> Vec<Sight> {
    let share = 1.0 / super::solve::count(table.len());
    let scored: f64 = table.iter().map(|sight| sight.scored * share).sum();
    let mean = |at: usize| table.iter().map(|s| f64::from(s.features[at]) * share).sum::<f64>();
    #[expect(clippy::cast_possible_truncation, reason = "features are small numbers")]
    let means: Vec<f32> = (0..table[0].features.len()).map(|at| mean(at) as f32).collect();
    let less = |sight: &Sight| Sight {
        seat: sight.seat,
        features: sight.features.iter().zip(&means).map(|(own, mean)| own - mean).collect(),
        scored: sight.scored - scored,
    };
    table.iter().map(less).collect()
}

/// Everything that was seen, for other programs.
pub fn csv<G: Evaluate>(matches: &[Played]) -> String {
    let mut text = format!("match,seat,scored,{}\n", G::feature_names().join(","));
    for played in matches {
        for sight in &played.sights {
            let _ = write!(text, "{},{},{}", played.index, sight.seat, sight.scored);
            for feature in &sight.features {
                let _ = write!(text, ",{feature}");
            }
            text.push('\n');
        }
    }
    text
}
