//! Everything that happened in a match, move by move.

/// The events of a match in one row, and where those of each move end: a copy of it is two copies,
/// however long the match is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story<E> {
    events: Vec<E>,
    ends: Vec<usize>,
}

impl<E: Clone> Story<E> {
    pub(crate) const fn new() -> Self {
        Self { events: Vec::new(), ends: Vec::new() }
    }

    /// Takes note of what a move brought about.
    pub(crate) fn push(&mut self, events: &[E]) {
        self.events.extend_from_slice(events);
        self.ends.push(self.events.len());
    }

    /// Forgets all moves but the first ones.
    pub(crate) fn truncate(&mut self, moves: usize) {
        self.ends.truncate(moves);
        self.events.truncate(self.ends.last().copied().unwrap_or(0));
    }

    /// What happened in each move, in order.
    #[must_use]
    pub fn moves(&self) -> impl ExactSizeIterator<Item = &[E]> + DoubleEndedIterator {
        self.since(0)
    }

    /// What happened in each move after the first ones.
    #[must_use]
    pub fn since(&self, moves: usize) -> impl ExactSizeIterator<Item = &[E]> + DoubleEndedIterator {
        (moves.min(self.ends.len())..self.ends.len()).map(|index| self.of_move(index))
    }

    fn of_move(&self, index: usize) -> &[E] {
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        &self.events[start..self.ends[index]]
    }
}
