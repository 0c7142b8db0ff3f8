//! One match between bots, from where it stands to its end.

use engine::{Actor, Game, Perspective, Seat};
use rand::Rng;

use crate::Bot;

/// Is told of every move of a play-out before it is played.
pub trait Observer<G: Game> {
    /// `actor` is about to play `action` in `state`.
    fn note(&mut self, state: &G, actor: Actor, action: G::Action);

    /// Whether no more need be seen: then the match is broken off.
    fn has_seen_enough(&self) -> bool {
        false
    }
}

/// Plays on until the match is over or broken off, chance answered by `rng`. Nothing is allocated but by bots.
///
/// # Panics
/// When a bot chooses an action that the game cannot play.
pub fn play_out<G: Game, B: Bot<G> + ?Sized>(
    state: &mut G,
    bots: &mut [Box<B>],
    rng: &mut impl Rng,
    observer: &mut impl Observer<G>,
) {
    while let Some(actor) = state.turn().next_actor() {
        if observer.has_seen_enough() {
            return;
        }
        let action = match actor {
            Actor::Chance => state.sample_chance(rng),
            Actor::Seat(seat) => bots[seat.index()].choose(&Perspective::new(state, seat)),
        };
        observer.note(state, actor, action);
        state.play_unchecked(actor, action, &mut ());
    }
}

/// A hash of what was played and how it ended, and of nothing else: the same on every machine and
/// for any number of threads. It changes only when behaviour does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature {
    hash: u64,
    /// Decisions of seats; chance does not count.
    pub decisions: u64,
    /// Moves, chance included.
    pub moves: u64,
}

impl Default for Signature {
    fn default() -> Self {
        Self { hash: 0xCBF2_9CE4_8422_2325, decisions: 0, moves: 0 }
    }
}

impl Signature {
    fn mix(&mut self, value: u64) {
        self.hash = (self.hash ^ value).wrapping_mul(0x0000_0100_0000_01B3).rotate_left(23);
    }

    /// Adds the result of a finished match and returns the hash.
    pub fn finish<G: Game>(mut self, state: &G) -> u64 {
        for seat in Seat::first(state.seats()) {
            self.mix(u64::from(state.standing(seat).total.cast_unsigned()));
        }
        self.hash
    }
}

impl<G: Game> Observer<G> for Signature {
    #[inline]
    fn note(&mut self, _: &G, actor: Actor, action: G::Action) {
        let who = match actor {
            Actor::Seat(seat) => {
                self.decisions += 1;
                seat.index() as u64
            }
            Actor::Chance => 255,
        };
        self.moves += 1;
        let what = G::action_id(action).expect("a canonical action has an id");
        self.mix(who << 16 | u64::from(what));
    }
}
