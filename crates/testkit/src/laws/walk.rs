//! The walk: a random match in which every law is applied to every position.

use std::{collections::BTreeMap, fmt::Display, ops::AddAssign};

use engine::{Actor, Game, Impossible, Match, Scores, Seat, Turn};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Breach, Broken, actions, demand, history, positions, reopening, secrets};

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
    /// Changed positions that were possible and played on to the end.
    pub played_on: usize,
    /// The most asks that were stacked.
    pub deepest: usize,
}

impl AddAssign for Findings {
    fn add_assign(&mut self, other: Self) {
        self.moves += other.moves;
        self.refused += other.refused;
        self.hidden += other.hidden;
        self.varied += other.varied;
        self.undone += other.undone;
        self.chance += other.chance;
        self.played_on += other.played_on;
        self.deepest = self.deepest.max(other.deepest);
    }
}

pub(crate) struct Walk<G: Game> {
    pub played: Match<G>,
    pub rng: Xoshiro256PlusPlus,
    pub found: Findings,
    /// Every position so far.
    pub states: Vec<G>,
    /// Whether the family of an action is chosen first.
    by_family: bool,
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

/// One of these actions: first a family, then an action of it. A family is what begins with the same
/// word of the notation. Otherwise a hundred ways to pay would drown the one way to stop, or the
/// one building among them.
///
/// # Panics
/// When there is no action.
pub fn pick_by_family<A: Copy + Display>(legal: &[A], rng: &mut impl Rng) -> A {
    let mut families: BTreeMap<String, Vec<A>> = BTreeMap::new();
    for &action in legal {
        let text = action.to_string();
        let family = text.split(' ').next().unwrap_or_default();
        families.entry(family.to_owned()).or_default().push(action);
    }
    let family = rng.random_range(0..families.len());
    let family = families.values().nth(family).expect("the index is below their number");
    family[rng.random_range(0..family.len())]
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
        by_family: !seed.is_multiple_of(4),
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
            self.found.deepest = self.found.deepest.max(self.state().depth());
            self.position_laws()?;
            let Some(actor) = self.next_actor() else { break };
            self.step(actor)?;
            let moves = self.played.moves().len();
            demand(moves <= G::INFO.max_moves, "a match ends within its bound", || {
                format!("{moves} moves")
            })?;
        }
        history::replays(self)?;
        secrets::hidden_things_vary(self)?;
        positions::changed_ones_are_refused_or_play_on(self)
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
        reopening::changes_nothing_known(self)?;
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
                if self.by_family {
                    pick_by_family(&legal, &mut self.rng)
                } else {
                    legal[self.rng.random_range(0..legal.len())]
                }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_only_way_to_stop_is_found_among_a_hundred_to_pay() {
        let legal: Vec<String> = (0..99).map(|n| format!("pay {n}")).collect();
        let legal: Vec<&str> = legal.iter().map(String::as_str).chain(["stop"]).collect();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let picks: Vec<&str> = (0..1_000).map(|_| pick_by_family(&legal, &mut rng)).collect();
        let stops = picks.iter().filter(|&&pick| pick == "stop").count();
        assert!((400..600).contains(&stops), "{stops}");
        assert!(legal.iter().filter(|action| picks.contains(action)).count() > 90);
    }
}
