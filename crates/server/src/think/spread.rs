//! A series of matches in parts: what is still to be played, what is under way elsewhere, and what is
//! done. Whoever has nothing left to do here plays again what was not answered yet; the first result
//! counts, and all would be the same.

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    ops::Range,
    sync::{
        Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use bots::Series;

/// How long a part should take to play.
const SOME: Duration = Duration::from_millis(400);
/// The most numbers in a part: its result must fit into a message.
const MOST: u64 = 500;

/// A series in parts.
pub(super) struct Spread<'a, S: Series> {
    series: &'a S,
    parts: Vec<Range<u64>>,
    /// How long one of them takes here, about.
    pub(super) each: Duration,
    done: &'a AtomicU64,
    board: Mutex<Board<S::Part>>,
    changed: Condvar,
}

/// How far it has come; parts by their place.
struct Board<P> {
    todo: VecDeque<usize>,
    /// Asked for elsewhere, and since when.
    away: BTreeMap<usize, Instant>,
    /// Asked for elsewhere, and being played here as well.
    again: BTreeSet<usize>,
    results: Vec<Option<P>>,
    left: usize,
}

impl<P> Board<P> {
    /// Nothing came back: it is to be played, unless somebody here does so already.
    fn lose(&mut self, part: usize) {
        let was_away = self.away.remove(&part).is_some();
        if was_away && !self.again.contains(&part) && self.results[part].is_none() {
            self.todo.push_front(part);
        }
    }
}

impl<'a, S: Series> Spread<'a, S> {
    /// Divides numbers into parts for so many who play at once, by how long the first one takes.
    pub(super) fn new(
        series: &'a S,
        numbers: Range<u64>,
        hands: usize,
        done: &'a AtomicU64,
    ) -> Self {
        let began = Instant::now();
        let first = numbers.start..(numbers.start + 1).min(numbers.end);
        let tried = series.part(first.clone(), &|| true);
        let took = began.elapsed().max(Duration::from_micros(1));
        done.fetch_add((first.end - first.start) * series.matches_each(), Relaxed);
        let fitting = u64::try_from(SOME.as_nanos() / took.as_nanos()).unwrap_or(u64::MAX);
        let fair = (numbers.end - first.end) / (hands.max(1) as u64 * 4);
        let size = fitting.min(fair).clamp(1, MOST);
        let rest = (first.end..numbers.end).step_by(usize::try_from(size).unwrap_or(1));
        let rest = rest.map(|from| from..(from + size).min(numbers.end));
        let parts: Vec<Range<u64>> = [first].into_iter().chain(rest).collect();
        let left = parts.len() - 1;
        let results = [tried].into_iter().chain((0..left).map(|_| None)).collect();
        let (away, again) = (BTreeMap::new(), BTreeSet::new());
        let board = Board { todo: (1..=left).collect(), away, again, results, left };
        let each = took * u32::try_from(size).unwrap_or(u32::MAX);
        Self { series, parts, each, done, board: Mutex::new(board), changed: Condvar::new() }
    }

    fn board(&self) -> MutexGuard<'_, Board<S::Part>> {
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn matches_each(&self) -> u64 {
        self.series.matches_each()
    }

    /// Whether everything is played.
    pub(super) fn is_over(&self) -> bool {
        self.board().left == 0
    }

    /// Something to be played elsewhere.
    pub(super) fn send(&self) -> Option<(usize, Range<u64>)> {
        let mut board = self.board();
        let part = board.todo.pop_front()?;
        board.away.insert(part, Instant::now());
        Some((part, self.parts[part].clone()))
    }

    /// What came of it; nothing if it is lost, and then somebody else plays it.
    pub(super) fn receive(&self, part: usize, result: Option<S::Part>) {
        if let Some(result) = result {
            self.finish(part, result);
        } else {
            self.board().lose(part);
        }
        self.changed.notify_all();
    }

    fn finish(&self, part: usize, result: S::Part) {
        let mut board = self.board();
        board.away.remove(&part);
        board.again.remove(&part);
        if board.results[part].is_none() {
            board.results[part] = Some(result);
            board.left -= 1;
            let numbers = &self.parts[part];
            self.done
                .fetch_add((numbers.end - numbers.start) * self.series.matches_each(), Relaxed);
        }
    }

    /// Plays here until everything is done.
    pub(super) fn play(&self) {
        while let Some(part) = self.take() {
            let wanted = || self.board().results[part].is_none();
            if let Some(result) = self.series.part(self.parts[part].clone(), &wanted) {
                self.finish(part, result);
            }
            self.changed.notify_all();
        }
    }

    /// Something to be played here: what nobody plays, or what has been away the longest.
    fn take(&self) -> Option<usize> {
        let mut board = self.board();
        while board.left > 0 {
            if let Some(part) = board.todo.pop_back() {
                return Some(part);
            }
            let away = board.away.iter().filter(|(part, _)| !board.again.contains(part));
            if let Some((&part, _)) = away.min_by_key(|(_, since)| **since) {
                board.again.insert(part);
                return Some(part);
            }
            board = self.changed.wait(board).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }

    /// What came of all parts, in order.
    pub(super) fn results(self) -> Vec<S::Part> {
        let board = self.board.into_inner().unwrap_or_else(PoisonError::into_inner);
        board.results.into_iter().map(|part| part.expect("all are played")).collect()
    }
}
