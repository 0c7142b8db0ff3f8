//! Bots between their decisions, with what they have thought so far.
//!
//! A bot that is asked again goes on from the tree of its last decision. Trees of all tables share
//! one shelf of limited size; whoever was not asked the longest is taken off it and sits down anew
//! when it is asked. Nothing but speed depends on what lies there: a bot finds its position in its tree
//! by what its seat sees, and begins a new one if the match went another way.

use std::{
    any::Any,
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use bots::{Bot, BotSpec, evaluate::Evaluate};
use engine::{MAX_SEATS, Seat};

use super::bot_moves::fresh_generator;
use crate::metrics::Metrics;

/// The bots of all tables that nobody asks right now.
pub(super) struct Minds {
    /// Bytes that they may take together.
    most: usize,
    metrics: Arc<Metrics>,
    shelf: Mutex<Shelf>,
}

/// Where a bot lies: later is more, and nothing lies at 0.
type Place = u64;

#[derive(Default)]
struct Shelf {
    minds: BTreeMap<Place, Mind>,
    bytes: usize,
    last: Place,
}

/// A bot and what it remembers.
struct Mind {
    bot: BotSpec,
    /// A `Box<dyn Bot<G>>` for the game of its table.
    player: Box<dyn Any + Send>,
    bytes: usize,
}

/// What a bot takes besides its thoughts, roughly.
const BESIDES: usize = 1024;

impl Minds {
    pub(super) fn new(most: usize, metrics: Arc<Metrics>) -> Arc<Self> {
        Arc::new(Self { most, metrics, shelf: Mutex::default() })
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, mind: Mind) -> Place {
        let mut kept = self.shelf();
        let place = kept.put(mind);
        let forgotten = kept.make_room(self.most);
        self.count(&kept);
        drop(kept);
        // Large trees take a while to be dropped: nobody shall wait for that.
        drop(forgotten);
        place
    }

    fn take(&self, place: Place) -> Option<Mind> {
        let mut kept = self.shelf();
        let mind = kept.take(place);
        self.count(&kept);
        mind
    }

    fn count(&self, kept: &Shelf) {
        self.metrics.kept_thoughts.store(kept.bytes as u64, Relaxed);
    }
}

impl Shelf {
    fn put(&mut self, mind: Mind) -> Place {
        self.last += 1;
        self.bytes += mind.bytes;
        self.minds.insert(self.last, mind);
        self.last
    }

    fn take(&mut self, place: Place) -> Option<Mind> {
        let mind = self.minds.remove(&place)?;
        self.bytes -= mind.bytes;
        Some(mind)
    }

    fn make_room(&mut self, most: usize) -> Vec<Mind> {
        let mut forgotten = Vec::new();
        while self.bytes > most
            && let Some((_, mind)) = self.minds.pop_first()
        {
            self.bytes -= mind.bytes;
            forgotten.push(mind);
        }
        forgotten
    }
}

/// The bots of one table, each for its own seat. They go with the table, and with the last thought
/// that is still under way.
pub(super) struct Bench {
    minds: Arc<Minds>,
    places: [AtomicU64; MAX_SEATS],
}

impl Bench {
    pub(super) fn new(minds: Arc<Minds>) -> Arc<Self> {
        Arc::new(Self { minds, places: Default::default() })
    }

    /// The bot of a seat: the one that decided last, if it is of this kind and still there. While
    /// it is here it is not on the shelf, so one that fails is never asked again.
    pub(super) fn call<G: Evaluate>(&self, seat: Seat, bot: BotSpec) -> Box<dyn Bot<G>> {
        let kept = self.take(seat).filter(|mind| mind.bot == bot);
        let player = kept.and_then(|mind| mind.player.downcast::<Box<dyn Bot<G>>>().ok());
        player.map_or_else(|| bot.sit_down(fresh_generator()), |player| *player)
    }

    /// Keeps the bot of a seat until it is asked again.
    pub(super) fn keep<G: Evaluate>(&self, seat: Seat, bot: BotSpec, player: Box<dyn Bot<G>>) {
        let bytes = player.bytes() + BESIDES;
        let place = self.minds.put(Mind { bot, player: Box::new(player), bytes });
        // One is there already if another thought about the seat was given up.
        let before = self.places[seat.index()].swap(place, Relaxed);
        drop(self.minds.take(before));
    }

    fn take(&self, seat: Seat) -> Option<Mind> {
        self.minds.take(self.places[seat.index()].swap(0, Relaxed))
    }

    /// The match is over.
    pub(super) fn clear(&self) {
        for seat in Seat::ALL {
            drop(self.take(seat));
        }
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        self.clear();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bots::Level;
    use engine::{Actor, Turn};
    use games::{AnyMatch, GameId, castle::Castle};
    use serde_json::Map;

    use super::{
        super::bot_moves::{answer_chance, choose},
        *,
    };

    const KNIGHT: BotSpec = BotSpec::Level(Level::Knight);
    const ANNA: Seat = Seat::ALL[0];
    const BORIS: Seat = Seat::ALL[1];

    fn minds(most: usize) -> Arc<Minds> {
        Minds::new(most, Arc::default())
    }

    /// Both choose their first worker.
    fn castle() -> AnyMatch {
        let mut game = AnyMatch::new(GameId::Castle, 2, Map::new()).unwrap();
        while game.turn() == Turn::Chance {
            game.play(Actor::Chance, &answer_chance(&game)).unwrap();
        }
        assert!([ANNA, BORIS].into_iter().all(|seat| game.turn().awaits(Actor::Seat(seat))));
        game
    }

    fn ask(game: &AnyMatch, seat: Seat, bench: &Bench) -> String {
        choose(game, seat, KNIGHT, bench, Duration::from_hours(1))
    }

    impl Minds {
        fn bytes(&self) -> usize {
            let kept = self.shelf();
            let counted = kept.minds.values().map(|mind| mind.bytes).sum::<usize>();
            assert_eq!(counted, kept.bytes);
            assert_eq!(self.metrics.kept_thoughts.load(Relaxed), counted as u64);
            counted
        }
    }

    #[test]
    fn a_bot_goes_on_from_its_own_thoughts_and_from_no_others() {
        let minds = minds(usize::MAX);
        let (bench, game) = (Bench::new(minds.clone()), castle());
        ask(&game, ANNA, &bench);
        let once = minds.bytes();
        ask(&game, ANNA, &bench);
        let twice = minds.bytes();
        assert!(twice > once + once / 4, "{once}, then {twice}");
        ask(&game, BORIS, &bench);
        let other = minds.bytes() - twice;
        assert!(other < once + once / 4, "{once} for one seat, {other} for the other");
    }

    /// Two bots whose moves are taken back and made again find their way, and what they are asked
    /// next is not answered from where they were before.
    #[test]
    fn bots_play_on_legally_after_moves_are_taken_back() {
        let minds = minds(usize::MAX);
        let (bench, mut game) = (Bench::new(minds), castle());
        let mut taken_back = 0;
        for step in 0..120 {
            let Some(actor) = game.turn().next_actor() else { break };
            let action = match actor {
                Actor::Chance => answer_chance(&game),
                Actor::Seat(seat) => ask(&game, seat, &bench),
            };
            game.play(actor, &action).unwrap_or_else(|why| panic!("{action}: {why:?}"));
            if let Actor::Seat(seat) = actor
                && step % 3 == 0
                && game.can_undo(seat)
            {
                game.undo(seat).unwrap();
                taken_back += 1;
            }
        }
        assert!(taken_back > 10, "{taken_back}");
    }

    #[test]
    fn whoever_was_not_asked_the_longest_forgets_first() {
        let minds = minds(10 * BESIDES);
        let benches: Vec<_> = (0..30).map(|_| Bench::new(minds.clone())).collect();
        for bench in &benches {
            let player = bench.call::<Castle>(ANNA, BotSpec::Random);
            bench.keep(ANNA, BotSpec::Random, player);
            assert!(minds.bytes() <= 10 * BESIDES);
        }
        let kept = |bench: &Arc<Bench>| bench.take(ANNA).is_some();
        let kept: Vec<bool> = benches.iter().map(kept).collect();
        assert_eq!(kept, [[false; 10], [false; 10], [true; 10]].concat());
        let small = Bench::new(minds);
        ask(&castle(), ANNA, &small);
        assert_eq!(small.minds.bytes(), 0, "a thought larger than the shelf");
    }

    #[test]
    fn a_bot_that_failed_or_is_of_another_kind_is_replaced() {
        let minds = minds(usize::MAX);
        let (bench, game) = (Bench::new(minds.clone()), castle());
        ask(&game, ANNA, &bench);
        assert!(minds.bytes() > BESIDES);
        let player = bench.call::<Castle>(ANNA, BotSpec::Random);
        assert_eq!((player.bytes(), minds.bytes()), (0, 0), "the knight is gone");
        bench.keep(ANNA, BotSpec::Random, player);
        // It is away while it thinks: if it fails, it does not come back.
        drop(bench.call::<Castle>(ANNA, BotSpec::Random));
        assert_eq!(minds.bytes(), 0);
    }

    #[test]
    fn bots_go_with_their_table_and_with_its_last_thought() {
        let minds = minds(usize::MAX);
        let (bench, game) = (Bench::new(minds.clone()), castle());
        let thought = bench.clone();
        ask(&game, BORIS, &bench);
        drop(bench);
        ask(&game, ANNA, &thought);
        assert!(minds.bytes() > 0, "a thought is still under way");
        drop(thought);
        assert_eq!(minds.bytes(), 0);
    }
}
