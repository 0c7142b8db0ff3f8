//! A line of play as the last thought expects it: what hints and explanations are made of.

use engine::{Actor, Move, Perspective, Seat, Turn};
use rand::RngExt;

use super::{side::Side, thinker::Thinker, tree::Tree};
use crate::evaluate::Evaluate;

/// How a match may go on.
#[derive(Clone, Debug)]
pub struct Line<G: Evaluate> {
    /// The moves, chance included, from the decision that was thought about.
    pub moves: Vec<Move<G::Action>>,
    /// How many of them were thought about; the others are guesses.
    pub known: usize,
    /// The world in which they were played, before them.
    pub before: G,
    /// And after them.
    pub after: G,
}

impl<G: Evaluate> Thinker<G> {
    /// A world in which the seat takes an action and everybody goes on as expected, up to a quiet
    /// position.
    pub fn imagine(&mut self, seen: &Perspective<'_, G>, action: G::Action) -> Line<G> {
        let before = seen.sample_reopened(&mut self.rng);
        let mut line = Line { moves: Vec::new(), known: 0, after: before.clone(), before };
        self.stand_at_start(&line.before);
        let mut first = Some(action);
        while line.after.turn() != Turn::Over {
            let turn = line.after.turn();
            let actors = if let Turn::Sealed(owed) = turn { owed.len() } else { 1 };
            for _ in 0..actors {
                let Some(actor) = line.after.turn().next_actor() else { break };
                let action = self.expected(&line.after, actor, &mut first);
                line.moves.push(Move { actor, action });
                self.play(&mut line.after, actor, action);
            }
            line.known = line.moves.len();
            if !self.follow(line.after.seats()) {
                self.play_on(&mut line.after, 0, Some(&mut line.moves));
                break;
            }
        }
        line
    }

    /// What an actor does where the tree knows the way.
    fn expected(&mut self, world: &G, actor: Actor, first: &mut Option<G::Action>) -> G::Action {
        let Actor::Seat(seat) = actor else { return world.sample_chance(&mut self.rng) };
        if seat == self.seat
            && let Some(action) = first.take()
        {
            return action;
        }
        let sealed = matches!(world.turn(), Turn::Sealed(_));
        let side = self.tree.side(self.stands[self.mind(seat)], seat);
        let known = match (&mut self.sealed, side) {
            (Some(thought), _) => thought.draw(seat),
            (None, Some(side)) if sealed => side.draw(&mut self.rng),
            (None, side) => side.and_then(Side::foremost),
        };
        world.legal(actor, self.scratch.cleared());
        let legal = &self.scratch.legal;
        match known.filter(|action| legal.contains(action)) {
            Some(action) => action,
            None if sealed => legal[self.rng.random_range(0..legal.len())],
            None => self.guess(world, seat),
        }
    }

    /// Goes on in the tree; tells whether the searching seat knows the place.
    fn follow(&mut self, seats: u8) -> bool {
        let mut known = false;
        for seat in Seat::first(seats).map(Seat::index) {
            let noticed = std::mem::take(&mut self.noticed[seat]);
            if seat == self.seat.index() || G::PRIVATE {
                let child = self.tree.known_child(self.stands[seat], noticed);
                known |= seat == self.seat.index() && child.is_some();
                // Who has never been there knows nothing of it; an empty place will do.
                self.stands[seat] = child.unwrap_or(Tree::<G>::ROOT);
            }
        }
        known && self.sealed.is_none()
    }
}
