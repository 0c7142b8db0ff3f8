//! Turns to learn from: one and the same turn is played in several ways, and every way is played on to
//! the end of the match several times.

use bots::{
    Bot, Budget, Generator, Search,
    evaluate::{Evaluate, Weights},
    generator,
};
use engine::{Actor, Perspective, Seat, Turn};
use rand::RngExt;

use crate::{fit::solve::count, parallel};

/// How turns are played.
pub struct Play<'a> {
    /// By what everybody judges.
    pub weights: &'a Weights,
    /// How much everybody thinks who plays on.
    pub budget: Budget,
    /// In how many ways each turn is played.
    pub ways: u64,
    /// How often each way is played on to the end.
    pub times: u64,
    /// Where all choices come from.
    pub seed: u64,
}

/// A way to play a turn, and what came of it.
#[derive(Clone, Debug)]
pub struct Way {
    /// The seat's features right after it, less the mean of the others'.
    pub features: Vec<f32>,
    /// What the seat scored at the end more than the others on average: the mean of all times.
    pub scored: f64,
    /// By how much it seemed to lead some own turns later: luck has blurred that less.
    pub seemed: f64,
}

/// One turn of so many is played in several ways.
const RARE: u32 = 5;
/// Own turns after which it is asked how a way seems to have turned out.
const TURNS: u32 = 3;
/// What is thought about a decision of the match itself, and of a way: the first one is played well, the
/// others by whom one would not trust with it, so that poor ways are among them.
const MATCH: u32 = 40;
const WELL: u32 = 60;
const BADLY: u32 = 24;
const DOUBT: f32 = 0.05;

impl Play<'_> {
    /// The turns of so many matches, at each of the tables in turn; the same on any number of threads.
    pub fn turns<G: Evaluate>(&self, starts: &[G], matches: u64) -> Vec<Vec<Way>> {
        let turns = parallel::each(matches, |index| {
            let start = &starts[usize::try_from(index).unwrap_or(0) % starts.len()];
            self.turns_of_a_match(start.clone(), generator(self.seed, index))
        });
        turns.into_iter().flatten().collect()
    }

    fn turns_of_a_match<G: Evaluate>(&self, mut state: G, mut luck: Generator) -> Vec<Vec<Way>> {
        let mut turns = Vec::new();
        let mut bots = self.sit_down(&state, MATCH, &mut luck);
        while let Some(actor) = state.turn().next_actor() {
            if let Actor::Seat(_) = actor
                && state.is_quiet()
                && luck.random_range(0..RARE) == 0
            {
                turns.extend(self.ways(&state, asked(&state, &mut luck), &mut luck));
            }
            play(&mut state, actor, &mut bots, &mut luck);
        }
        turns
    }

    fn sit_down<G: Evaluate>(
        &self,
        state: &G,
        iterations: u32,
        luck: &mut Generator,
    ) -> Vec<Search<G>> {
        let budget = Budget { iterations, ..self.budget };
        (0..state.players()).map(|_| self.player(budget, luck)).collect()
    }

    fn player<G: Evaluate>(&self, budget: Budget, luck: &mut Generator) -> Search<G> {
        Search::judging_by(self.weights.clone(), budget, generator(luck.random(), 0))
    }

    /// The turn of a seat in several ways; none if one of them ends the match.
    fn ways<G: Evaluate>(&self, from: &G, seat: Seat, luck: &mut Generator) -> Option<Vec<Way>> {
        (0..self.ways).map(|way| self.way(from, seat, way, luck)).collect()
    }

    fn way<G: Evaluate>(
        &self,
        from: &G,
        seat: Seat,
        way: u64,
        luck: &mut Generator,
    ) -> Option<Way> {
        let mut state = from.clone();
        let mut bots = self.sit_down(&state, self.budget.iterations, luck);
        let (iterations, noise) = if way == 0 { (WELL, 0.0) } else { (BADLY, DOUBT) };
        bots[seat.index()] = self.player(Budget { iterations, noise, ..self.budget }, luck);
        play_turn(&mut state, seat, &mut bots, luck);
        if state.turn() == Turn::Over {
            return None;
        }
        let ends: Vec<(f64, f64)> = (0..self.times).map(|_| self.end(&state, seat, luck)).collect();
        let mean =
            |of: fn(&(f64, f64)) -> f64| ends.iter().map(of).sum::<f64>() / count(ends.len());
        Some(Way {
            features: features(&state, seat),
            scored: mean(|end| end.0),
            seemed: mean(|end| end.1),
        })
    }

    /// What the seat scores more than the others, and by how much it seems to lead some turns later.
    fn end<G: Evaluate>(&self, from: &G, seat: Seat, luck: &mut Generator) -> (f64, f64) {
        let mut state = from.clone();
        let mut bots = self.sit_down(&state, self.budget.iterations, luck);
        for _ in 0..TURNS {
            play_turn(&mut state, seat, &mut bots, luck);
        }
        let seemed = if state.turn() == Turn::Over { None } else { Some(self.lead(&state, seat)) };
        while let Some(actor) = state.turn().next_actor() {
            play(&mut state, actor, &mut bots, luck);
        }
        let scored = less_the_others(&state, seat, |seat| f64::from(state.standing(seat).total));
        (scored, seemed.unwrap_or(scored))
    }

    fn lead<G: Evaluate>(&self, state: &G, seat: Seat) -> f64 {
        let weights = self.weights.at(state.players());
        less_the_others(state, seat, |seat| f64::from(state.outlook(seat, weights)))
    }
}

/// One of those who are asked.
fn asked<G: Evaluate>(state: &G, luck: &mut Generator) -> Seat {
    let is_asked = |seat: &Seat| state.turn().awaits(Actor::Seat(*seat));
    let asked: Vec<Seat> = Seat::first(state.players()).filter(is_asked).collect();
    asked[luck.random_range(0..asked.len())]
}

/// Plays until a thought of the seat may end that begins here.
fn play_turn<G: Evaluate>(state: &mut G, seat: Seat, bots: &mut [Search<G>], luck: &mut Generator) {
    let mut begun = false;
    while let Some(actor) = state.turn().next_actor() {
        if begun && state.is_quiet() && state.is_end_for(seat) {
            return;
        }
        begun |= actor == Actor::Seat(seat);
        play(state, actor, bots, luck);
    }
}

fn play<G: Evaluate>(state: &mut G, actor: Actor, bots: &mut [Search<G>], luck: &mut Generator) {
    let action = match actor {
        Actor::Chance => state.sample_chance(luck),
        Actor::Seat(seat) => bots[seat.index()].choose(&Perspective::new(state, seat)),
    };
    state.play_unchecked(actor, action, &mut ());
}

fn features<G: Evaluate>(state: &G, seat: Seat) -> Vec<f32> {
    let row = |seat| {
        let mut row = vec![0.0; G::feature_names().len()];
        state.features(seat, &mut row);
        row
    };
    let rows: Vec<Vec<f32>> = Seat::first(state.seats()).map(row).collect();
    let at = |feature: usize| {
        #[expect(clippy::cast_possible_truncation, reason = "features have few digits")]
        let less = less_the_others(state, seat, |seat| rows[seat.index()][feature].into()) as f32;
        less
    };
    (0..G::feature_names().len()).map(at).collect()
}

/// A number of a seat, less the mean of the others'.
fn less_the_others<G: Evaluate>(state: &G, seat: Seat, of: impl Fn(Seat) -> f64) -> f64 {
    let others = Seat::first(state.seats()).filter(|&other| other != seat);
    let sum: f64 = others.map(&of).sum();
    of(seat) - sum / f64::from((state.seats() - 1).max(1))
}

#[cfg(test)]
mod tests {
    use engine::Game;
    use games::{GameId, with_game};

    use super::*;
    use crate::fit;

    /// Who is asked when a turn begins, and who after it.
    fn around_a_turn(players: u8) -> (Turn, Turn) {
        with_game!(GameId::Viscounts, G => {
            let budget = fit::budget::<G>("search:2".parse().unwrap()).unwrap();
            let play_by = Play { weights: G::weights(), budget, ways: 2, times: 1, seed: 1 };
            let mut luck = generator(3, 0);
            let mut state = fit::starts::<G>(players).swap_remove(0);
            let mut bots = play_by.sit_down(&state, 2, &mut luck);
            while !state.is_quiet() {
                let actor = state.turn().next_actor().unwrap();
                play(&mut state, actor, &mut bots, &mut luck);
            }
            let before = state.clone();
            let seat = asked(&state, &mut luck);
            play_turn(&mut state, seat, &mut bots, &mut luck);
            assert!(state.is_quiet() && state != before, "a turn was played to its end");
            (before.turn(), state.turn())
        })
    }

    #[test]
    fn a_turn_ends_where_the_next_seat_begins_and_alone_after_the_automa() {
        let (begins, ends) = around_a_turn(1);
        assert_eq!((begins, ends), (Turn::Seat(Seat::new(0)), Turn::Seat(Seat::new(0))));
        let (Turn::Seat(begins), Turn::Seat(ends)) = around_a_turn(2) else {
            panic!("turns of seats")
        };
        assert_eq!(ends, begins.next(2));
    }
}
