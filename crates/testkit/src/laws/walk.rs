//! The walk: a random match in which every law is applied to every position.

use std::{collections::BTreeMap, ops::AddAssign};

use engine::{Actor, Game, Impossible, Match, Scores, Seat, Turn};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Breach, Broken, actions, demand, history, secrets};

/// What a walk came across; tells whether laws were put to the test at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// Moves played.
    pub moves: usize,
    /// Actions refused as they should be.
    pub refused: usize,
    /// Positions in which something was hidden from a seat.
    pub hidden: usize,
    /// How often drawing the hidden things anew changed them.
    pub varied: usize,
    /// Moves taken back.
    pub undone: usize,
    /// Chance turns.
    pub chance: usize,
}

impl AddAssign for Findings {
    fn add_assign(&mut self, other: Self) {
        self.moves += other.moves;
        self.refused += other.refused;
        self.hidden += other.hidden;
        self.varied += other.varied;
        self.undone += other.undone;
        self.chance += other.chance;
    }
}

pub(crate) struct Walk<G: Game> {
    pub played: Match<G>,
    pub rng: Xoshiro256PlusPlus,
    pub found: Findings,
    /// Every position so far.
    pub states: Vec<G>,
    /// What was hidden from a seat, by its path in the view.
    pub hidden: BTreeMap<String, Hidden>,
}

/// Something that was hidden.
#[derive(Default)]
pub(crate) struct Hidden {
    /// How often.
    pub times: usize,
    /// Whether drawing it anew ever changed it.
    pub varied: bool,
}

/// Walks one random match, applying every law to every position.
///
/// # Errors
/// The first breach.
pub fn check<G: Game>(seats: u8, options: &G::Options, seed: u64) -> Result<Findings, Broken> {
    let mut walk = Walk {
        played: Match::<G>::new(seats, options.clone()).expect("a walk sets up"),
        rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        found: Findings::default(),
        states: Vec::new(),
        hidden: BTreeMap::new(),
    };
    let walked = walk.run();
    walked.map(|()| walk.found).map_err(|Breach { law, seen }| Broken {
        law,
        seen,
        record: Box::new(walk.played.record()),
        seed,
    })
}

impl<G: Game> Walk<G> {
    pub fn state(&self) -> &G {
        self.played.state()
    }

    fn run(&mut self) -> Result<(), Breach> {
        loop {
            self.states.push(self.state().clone());
            self.position_laws()?;
            let Some(actor) = self.next_actor() else { break };
            self.step(actor)?;
            let moves = self.played.moves().len();
            demand(moves <= G::INFO.max_moves, "a match ends within its bound", || {
                format!("{moves} moves")
            })?;
        }
        history::replays(self)?;
        secrets::hidden_things_vary(self)
    }

    fn position_laws(&mut self) -> Result<(), Breach> {
        self.check_position()?;
        self.check_scores()?;
        actions::permission(self)?;
        actions::legal_ones_play(self)?;
        actions::illegal_ones_are_refused(self)?;
        actions::sealed_choices_commute(self)?;
        secrets::worlds_look_alike(self)?;
        secrets::sealed_choices_stay_sealed(self)?;
        secrets::log_keeps_to_the_view(self)?;
        history::serialises(self)
    }

    /// Any awaited actor: sealed choices come in any order.
    fn next_actor(&mut self) -> Option<Actor> {
        match self.state().turn() {
            Turn::Sealed(owed) => {
                let index = self.rng.random_range(0..usize::from(owed.len()));
                owed.iter().nth(index).map(Actor::Seat)
            }
            turn => turn.next_actor(),
        }
    }

    fn step(&mut self, actor: Actor) -> Result<(), Breach> {
        let action = match actor {
            Actor::Chance => {
                self.found.chance += 1;
                actions::chance_agrees(self)?
            }
            Actor::Seat(_) => {
                let mut legal = Vec::new();
                self.state().legal(actor, &mut legal);
                legal[self.rng.random_range(0..legal.len())]
            }
        };
        history::plays_and_undoes(self, actor, action)?;
        self.found.moves += 1;
        Ok(())
    }

    /// Components are conserved and nothing else is impossible, as the game itself states it.
    fn check_position(&self) -> Result<(), Breach> {
        let checked = self.state().check();
        demand(checked.is_ok(), "every position reached is possible", || {
            checked.err().map(|Impossible(why)| why).unwrap_or_default()
        })
    }

    fn check_scores(&self) -> Result<(), Breach> {
        let scores = Scores::of(self.state());
        for sheet in &scores.0 {
            let sum: i32 = sheet.items.iter().map(|item| item.points).sum();
            demand(sum == sheet.total, "the items of a score sheet sum to its total", || {
                format!("seat {}: {sum} instead of {}", sheet.seat, sheet.total)
            })?;
        }
        Ok(())
    }

    /// The seats of the match.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.state().seats())
    }
}
