//! Bots at a table. They think on threads of their own, a few at a time, and see a perspective.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use bots::{BotSpec, Generator};
use engine::{Actor, Perspective, Seat};
use games::{AnyMatch, with_match};
use rand::SeedableRng;
use tokio::{sync::Semaphore, task::JoinError};

use super::Table;
use crate::secret;

/// What a bot decided.
pub(super) struct Decision {
    pub(super) seat: Seat,
    /// The position it was asked about.
    pub(super) position: (u64, u64),
    pub(super) action: String,
}

/// Where bots think: a few at a time, and the shorter the more wait.
#[derive(Debug)]
pub(crate) struct ThinkingRoom {
    places: Arc<Semaphore>,
    size: usize,
    /// Bots in the room or before its door.
    asked: AtomicUsize,
}

/// How long a bot may think when nobody waits.
const LONGEST: Duration = Duration::from_secs(2);
/// What is always left to think, however many wait.
const SHORTEST: Duration = Duration::from_millis(10);

impl ThinkingRoom {
    pub(super) fn new(size: usize) -> Self {
        let size = size.max(1);
        Self { places: Arc::new(Semaphore::new(size)), size, asked: AtomicUsize::new(0) }
    }

    /// The time that each of the bots asked now may take, so that the queue stays short.
    fn time(&self) -> Duration {
        let asked = self.asked.load(Ordering::Relaxed);
        let waiting = asked.saturating_sub(self.size) / self.size;
        (LONGEST / u32::try_from(waiting + 1).unwrap_or(u32::MAX)).max(SHORTEST)
    }
}

impl ThinkingRoom {
    /// Thinks when there is a place, for no longer than it is told. The place is taken until the
    /// thought is done, even if nobody waits for it any more.
    pub(super) async fn think<T: Send + 'static>(
        self: Arc<Self>,
        thought: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let asked = Asked::in_room(self.clone());
        let place = self.places.clone().acquire_owned().await.expect("never closed");
        let time = self.time();
        let work = move || {
            let _taken = (asked, place);
            thought(time)
        };
        tokio::task::spawn_blocking(work).await
    }
}

/// Counts a bot as long as it lives.
struct Asked(Arc<ThinkingRoom>);

impl Asked {
    fn in_room(room: Arc<ThinkingRoom>) -> Self {
        room.asked.fetch_add(1, Ordering::Relaxed);
        Self(room)
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.0.asked.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Asks a bot for its move.
pub(super) async fn decide(
    table: Arc<Table>,
    seat: Seat,
    bot: BotSpec,
    room: Arc<ThinkingRoom>,
) -> Decision {
    let position = table.position(seat);
    let of = table.clone();
    let action = room.think(move |time| choose(&of.game, seat, bot, time)).await;
    let action = action.unwrap_or_else(|why| {
        tracing::error!(%why, bot = bot.name(), "a bot failed; any legal action stands in");
        choose(&table.game, seat, BotSpec::Random, SHORTEST)
    });
    Decision { seat, position, action }
}

fn choose(game: &AnyMatch, seat: Seat, bot: BotSpec, time: Duration) -> String {
    with_match!(game, m => {
        let mut player = bot.sit_down_within(time, fresh_generator());
        player.choose(&Perspective::new(m.state(), seat)).to_string()
    })
}

/// Answers a chance turn. Every answer has a new seed from the operating system, so what was drawn
/// says nothing about what will be.
pub(super) fn answer_chance(game: &AnyMatch) -> String {
    use engine::Game;
    let mut rng = fresh_generator();
    let action = with_match!(game, m => m.state().sample_chance(&mut rng).to_string());
    debug_assert!(game.legal(Actor::Chance).contains(&action), "chance answers legally");
    action
}

fn fresh_generator() -> Generator {
    let mut seed = [0; 32];
    secret::fill(&mut seed);
    Generator::from_seed(seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queue_shortens_the_thinking_and_never_ends_it() {
        let room = Arc::new(ThinkingRoom::new(2));
        let asked: Vec<Asked> = (0..2).map(|_| Asked::in_room(room.clone())).collect();
        assert_eq!(room.time(), LONGEST);
        let more: Vec<Asked> = (0..6).map(|_| Asked::in_room(room.clone())).collect();
        assert_eq!(room.time(), LONGEST / 4);
        let crowd: Vec<Asked> = (0..10_000).map(|_| Asked::in_room(room.clone())).collect();
        assert_eq!(room.time(), SHORTEST);
        drop((asked, more, crowd));
        assert_eq!(room.time(), LONGEST);
    }
}
