//! Where bots think, hints are found and matches are judged: a few at a time, and everybody in turn.
//!
//! Identities are free to make, addresses are not: a thought belongs to an address ([`Owner`]), and
//! whoever asks for fifty waits behind whoever asks for one.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use games::GameId;
use tokio::{
    sync::{Semaphore, oneshot},
    task::JoinError,
};

use crate::{
    refusal::Refusal,
    think::{Found, Thinkers, Thought},
    whereabouts::Owner,
};

/// How long may be thought when nobody waits.
const LONGEST: Duration = Duration::from_secs(2);
/// What is always left to think, however many wait.
const SHORTEST: Duration = Duration::from_millis(10);
/// Thoughts of one owner that wait at most, where more can be refused.
const MOST_EACH: usize = 32;

/// How much a thought is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Urgency {
    /// Somebody waits for the move or the hint.
    Now,
    /// A part of an analysis: there are many, and a move between them is no harm.
    InHindsight,
    /// Bots among themselves, and nobody looks.
    Unwatched,
}

/// Where is thought: a few at a time, and the shorter the more wait. Where there are thinkers, they
/// have the thoughts, and this machine those that they do not.
pub(crate) struct ThinkingRoom {
    /// How much this machine thinks about at once.
    own: usize,
    here: Arc<Semaphore>,
    thinkers: Option<Arc<Thinkers>>,
    queue: Mutex<Queue>,
}

/// Somebody's turn to think: a place in the room, given back when it is dropped.
pub(crate) struct Turn {
    room: Arc<ThinkingRoom>,
    urgency: Urgency,
    /// How long its thought may take.
    time: Duration,
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.room.queue().leave(self.urgency);
        self.room.let_in();
    }
}

impl ThinkingRoom {
    pub(crate) fn new(own: usize, thinkers: Option<Arc<Thinkers>>) -> Self {
        let own = own.max(1);
        Self { own, here: Arc::new(Semaphore::new(own)), thinkers, queue: Mutex::default() }
    }

    /// How much is thought about at once.
    fn size(&self) -> usize {
        self.own + self.thinkers.as_ref().map_or(0, |thinkers| thinkers.threads())
    }

    /// How many thoughts are under way, and how many wait.
    pub(crate) fn load(&self) -> (usize, usize) {
        let queue = self.queue();
        (queue.inside, queue.waiting.len())
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks for a place. Whoever drops the receiver has given it up.
    pub(crate) fn enter(
        self: &Arc<Self>,
        owner: Owner,
        urgency: Urgency,
    ) -> oneshot::Receiver<Turn> {
        let (door, opened) = oneshot::channel();
        self.queue().wait(owner, urgency, door);
        self.let_in();
        opened
    }

    /// Whether somebody has so much waiting that more is refused.
    pub(super) fn check(&self, owner: Owner) -> Result<(), Refusal> {
        let waiting = self.queue().waiting.iter().filter(|other| other.owner == owner).count();
        if waiting < MOST_EACH { Ok(()) } else { Err(Refusal::Busy) }
    }

    /// Hands over places while nothing is locked: one that nobody takes comes back at once.
    fn let_in(self: &Arc<Self>) {
        while let Some((door, place)) = self.next() {
            let _ = door.send(place);
        }
    }

    fn next(self: &Arc<Self>) -> Option<(oneshot::Sender<Turn>, Turn)> {
        let size = self.size();
        let mut queue = self.queue();
        let next = queue.next(size)?;
        let time = queue.time(&next, size);
        let Waiting { urgency, door, .. } = next;
        Some((door, Turn { room: self.clone(), urgency, time }))
    }

    /// Whether anybody else thinks about a game.
    pub(crate) fn has_thinkers(&self, game: GameId) -> bool {
        self.thinkers.as_ref().is_some_and(|thinkers| thinkers.threads_for(game) > 0)
    }

    /// Waits for a turn.
    pub(crate) async fn turn(self: &Arc<Self>, owner: Owner, urgency: Urgency) -> Turn {
        self.enter(owner, urgency).await.expect("a queue forgets nobody")
    }
}

impl Turn {
    /// Thinks, for no longer than it may: a thinker does, or else this machine. What is found is the
    /// same. Nothing if it cannot be thought.
    pub(crate) async fn think(self, thought: Thought) -> Result<Option<Found>, JoinError> {
        match self.ask(&thought).await {
            Some(found) => Ok(Some(found)),
            None => self.think_here(move |time| thought.think(time)).await,
        }
    }

    /// Asks the thinkers, if there are any.
    async fn ask(&self, thought: &Thought) -> Option<Found> {
        self.room.thinkers.as_ref()?.think(thought, self.time).await
    }

    /// Thinks on this machine. The place is taken until the thought is done, even if nobody waits for
    /// it any more.
    pub(super) async fn think_here<T: Send + 'static>(
        self,
        thought: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let place = self.room.here.clone().acquire_owned().await.expect("never closed");
        let work = move || {
            let taken = (place, self);
            thought(taken.1.time)
        };
        #[cfg(test)]
        if crate::sim::here().is_some() {
            return crate::sim::think(work).await;
        }
        tokio::task::spawn_blocking(work).await
    }
}

struct Waiting {
    owner: Owner,
    urgency: Urgency,
    /// Who came first.
    number: u64,
    door: oneshot::Sender<Turn>,
}

/// Who waits before the door.
///
/// Every owner has a number of turns; whoever had the fewest is next. Who comes anew begins where
/// the others are, so being away earns nothing and coming late costs nothing.
#[derive(Default)]
struct Queue {
    inside: usize,
    /// Those inside for whom nobody waits right now.
    patient: usize,
    waiting: Vec<Waiting>,
    /// Turns of those who had more than `turn`.
    turns: HashMap<Owner, u64>,
    turn: u64,
    count: u64,
}

impl Queue {
    fn wait(&mut self, owner: Owner, urgency: Urgency, door: oneshot::Sender<Turn>) {
        self.count += 1;
        self.waiting.push(Waiting { owner, urgency, number: self.count, door });
    }

    fn leave(&mut self, urgency: Urgency) {
        self.inside -= 1;
        self.patient -= usize::from(urgency != Urgency::Now);
    }

    /// The next to go in. One place is kept free of what can wait, if there are several.
    fn next(&mut self, size: usize) -> Option<Waiting> {
        self.waiting.retain(|one| !one.door.is_closed());
        let patience = self.patient < size.saturating_sub(1).max(1);
        let may = |one: &&Waiting| one.urgency == Urgency::Now || patience;
        let places = (0..self.waiting.len()).filter(|&index| may(&&self.waiting[index]));
        let first = places.min_by_key(|&index| self.order(&self.waiting[index]));
        let next = self.waiting.swap_remove(first.filter(|_| self.inside < size)?);
        self.inside += 1;
        self.patient += usize::from(next.urgency != Urgency::Now);
        self.turn = self.turns_of(next.owner);
        self.turns.insert(next.owner, self.turn + 1);
        self.turns.retain(|_, turns| *turns > self.turn);
        Some(next)
    }

    fn order(&self, one: &Waiting) -> impl Ord + use<> {
        (one.urgency == Urgency::Unwatched, self.turns_of(one.owner), one.urgency, one.number)
    }

    fn turns_of(&self, owner: Owner) -> u64 {
        self.turns.get(&owner).copied().unwrap_or_default().max(self.turn)
    }

    /// The time for a thought, so that the queue stays short: an owner's own thoughts shorten each
    /// other, and of everybody else's only the next one counts.
    fn time(&self, one: &Waiting, size: usize) -> Duration {
        let counts = |other: &&Waiting| other.urgency <= one.urgency.max(Urgency::InHindsight);
        let (own, others): (Vec<&Waiting>, Vec<&Waiting>) =
            self.waiting.iter().filter(counts).partition(|other| other.owner == one.owner);
        let others: HashSet<Owner> = others.iter().map(|other| other.owner).collect();
        let turns = (own.len() + others.len()) / size + 1;
        (LONGEST / u32::try_from(turns).unwrap_or(u32::MAX)).max(SHORTEST)
    }
}

#[cfg(test)]
mod tests {
    use super::{Urgency::*, *};

    const fn owner(n: u8) -> Owner {
        Owner::At(std::net::IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, n)))
    }

    /// Thoughts before the door of a room, by name.
    struct Crowd(Vec<(&'static str, oneshot::Receiver<Turn>)>);

    impl Crowd {
        fn ask(&mut self, room: &Arc<ThinkingRoom>, name: &'static str, of: Owner, how: Urgency) {
            self.0.push((name, room.enter(of, how)));
        }

        /// The one who has been let in since this was last asked.
        fn entered(&mut self) -> Option<(&'static str, Turn)> {
            let found = self.0.iter_mut().enumerate();
            let mut found = found.filter_map(|(n, (_, door))| Some((n, door.try_recv().ok()?)));
            let (n, place) = found.next()?;
            Some((self.0.remove(n).0, place))
        }

        /// Everybody in turn, in a room with one place.
        fn names(&mut self) -> Vec<&'static str> {
            std::iter::from_fn(|| self.entered().map(|(name, _)| name)).collect()
        }
    }

    #[test]
    fn one_thought_of_another_is_served_before_the_rest_of_fifty() {
        let room = Arc::new(ThinkingRoom::new(1, None));
        let mut crowd = Crowd(Vec::new());
        for _ in 0..51 {
            crowd.ask(&room, "greedy", owner(1), Now);
        }
        let (first, place) = crowd.entered().unwrap();
        assert_eq!(first, "greedy", "nobody else was there");
        crowd.ask(&room, "honest", owner(2), Now);
        assert!(crowd.entered().is_none(), "the room is full");
        drop(place);
        let (next, place) = crowd.entered().unwrap();
        assert_eq!(next, "honest");
        // Whoever comes again and again waits for one of the others each time, and no more.
        crowd.ask(&room, "honest", owner(2), Now);
        drop(place);
        let names = crowd.names();
        assert_eq!(names[..3], ["greedy", "honest", "greedy"]);
        assert_eq!(names.len(), 51, "nobody is forgotten");
    }

    #[test]
    fn many_addresses_are_served_in_turn() {
        let room = Arc::new(ThinkingRoom::new(1, None));
        let mut crowd = Crowd(Vec::new());
        crowd.ask(&room, "-", owner(9), Now);
        let (_, place) = crowd.entered().unwrap();
        for _ in 0..3 {
            crowd.ask(&room, "a", owner(1), Now);
        }
        for _ in 0..3 {
            crowd.ask(&room, "b", owner(2), Now);
        }
        crowd.ask(&room, "c", owner(3), Now);
        drop(place);
        assert_eq!(crowd.names(), ["a", "b", "c", "a", "b", "a", "b"]);
    }

    #[test]
    fn moves_come_before_ones_own_analyses_and_unwatched_bots_last() {
        let room = Arc::new(ThinkingRoom::new(1, None));
        let mut crowd = Crowd(Vec::new());
        crowd.ask(&room, "-", owner(9), Now);
        let (_, place) = crowd.entered().unwrap();
        crowd.ask(&room, "unwatched", owner(2), Unwatched);
        crowd.ask(&room, "analysis", owner(1), InHindsight);
        crowd.ask(&room, "move", owner(1), Now);
        drop(place);
        assert_eq!(crowd.names(), ["move", "analysis", "unwatched"]);
    }

    #[test]
    fn what_can_wait_leaves_a_place_free() {
        let room = Arc::new(ThinkingRoom::new(2, None));
        let mut crowd = Crowd(Vec::new());
        for _ in 0..25 {
            crowd.ask(&room, "analysis", owner(1), InHindsight);
            crowd.ask(&room, "unwatched", owner(1), Unwatched);
        }
        let (_, _taken) = crowd.entered().unwrap();
        assert!(crowd.entered().is_none(), "the other place stays free");
        crowd.ask(&room, "move", owner(2), Now);
        let (name, place) = crowd.entered().expect("at once");
        assert_eq!((name, place.time), ("move", LONGEST));
    }

    #[test]
    fn whoever_went_away_takes_no_place() {
        let room = Arc::new(ThinkingRoom::new(1, None));
        let mut crowd = Crowd(Vec::new());
        crowd.ask(&room, "-", owner(9), Now);
        let (_, place) = crowd.entered().unwrap();
        for _ in 0..10_000 {
            drop(room.enter(owner(1), Now));
        }
        crowd.ask(&room, "honest", owner(2), Now);
        drop(place);
        assert_eq!(crowd.names(), ["honest"]);
        assert_eq!(room.queue().waiting.len(), 0);
        assert!(room.queue().turns.len() <= 3, "owners are forgotten");
    }

    #[test]
    fn ones_own_queue_shortens_the_thinking_and_never_ends_it() {
        let room = Arc::new(ThinkingRoom::new(2, None));
        let time = |own, others| {
            let mut queue = Queue::default();
            let door = || oneshot::channel().0;
            (0..own).for_each(|_| queue.wait(owner(1), Now, door()));
            (0..others).for_each(|_| queue.wait(owner(2), Now, door()));
            let one = Waiting { owner: owner(1), urgency: Now, number: 0, door: door() };
            queue.time(&one, room.size())
        };
        assert_eq!(time(0, 0), LONGEST);
        assert_eq!(time(6, 0), LONGEST / 4);
        assert_eq!(time(100_000, 0), SHORTEST);
        assert_eq!(time(0, 100_000), LONGEST, "of a crowd only the next one counts");
    }

    #[test]
    fn whoever_asks_too_much_is_told() {
        let room = Arc::new(ThinkingRoom::new(1, None));
        let held: Vec<_> = (0..=MOST_EACH).map(|_| room.enter(owner(1), Now)).collect();
        assert_eq!(room.check(owner(1)), Err(Refusal::Busy));
        assert_eq!(room.check(owner(2)), Ok(()));
        drop(held);
    }
}
