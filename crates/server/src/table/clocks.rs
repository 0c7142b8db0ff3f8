//! Clocks. They follow from the times in the log and from nothing else, so a table that is loaded
//! again shows the same time.

use engine::{MAX_SEATS, SeatSet};

use super::Pace;

const MINUTE_MS: i64 = 60_000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;

/// What is left to each seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clocks {
    pace: Pace,
    left_ms: [i64; MAX_SEATS],
    /// Since when the awaited seats' clocks run.
    since_ms: i64,
    /// Seats that acted since the last turn was settled.
    acted: SeatSet,
}

impl Clocks {
    pub(super) const fn new(pace: Pace) -> Self {
        let left = match pace {
            Pace::Untimed => 0,
            Pace::Live { minutes, .. } => minutes as i64 * 60_000,
            Pace::Days(days) => days as i64 * DAY_MS,
        };
        Self { pace, left_ms: [left; MAX_SEATS], since_ms: 0, acted: SeatSet::EMPTY }
    }

    /// Starts, or starts again after a stand-still that nobody is to blame for.
    pub(super) const fn start(&mut self, at_ms: i64) {
        self.since_ms = at_ms;
    }

    /// Takes the time since the last call from the seats that were awaited.
    pub(super) fn run(&mut self, awaited: SeatSet, at_ms: i64) {
        let passed = (at_ms - self.since_ms).max(0);
        for seat in awaited.iter() {
            self.left_ms[seat.index()] -= passed;
        }
        self.since_ms = self.since_ms.max(at_ms);
    }

    pub(super) fn acted(&mut self, seat: engine::Seat) {
        self.acted.insert(seat);
    }

    /// Nothing can be taken back any more. Only now is time given back: a move that is taken back
    /// and made again brings nothing.
    pub(super) fn settle(&mut self) {
        match self.pace {
            Pace::Untimed => {}
            Pace::Live { increment_s, .. } => {
                for seat in self.acted.iter() {
                    self.left_ms[seat.index()] += i64::from(increment_s) * 1000;
                }
            }
            Pace::Days(days) => self.left_ms = [i64::from(days) * DAY_MS; MAX_SEATS],
        }
        self.acted = SeatSet::EMPTY;
    }

    /// Somebody takes a seat back whose time may have run out: enough to look and to answer.
    pub(super) fn come_back(&mut self, seat: engine::Seat) {
        let least = if matches!(self.pace, Pace::Days(_)) { DAY_MS } else { MINUTE_MS };
        let left = &mut self.left_ms[seat.index()];
        *left = least.max(*left);
    }

    /// What is left to a seat now.
    pub(crate) fn left(&self, seat: engine::Seat, awaited: SeatSet, now_ms: i64) -> Option<i64> {
        if self.pace == Pace::Untimed {
            return None;
        }
        let left = self.left_ms[seat.index()];
        let passed = if awaited.contains(seat) { (now_ms - self.since_ms).max(0) } else { 0 };
        Some((left - passed).max(0))
    }

    /// When the first of these seats runs out of time.
    pub(super) fn deadline(&self, awaited: SeatSet) -> Option<i64> {
        if self.pace == Pace::Untimed {
            return None;
        }
        awaited.iter().map(|seat| self.since_ms + self.left_ms[seat.index()]).min()
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    #[test]
    fn live_clocks_run_only_while_awaited_and_gain_once_per_turn() {
        let [a, b] = [Seat::new(0), Seat::new(1)];
        let both = SeatSet::first(2);
        let mut clocks = Clocks::new(Pace::Live { minutes: 1, increment_s: 5 });
        clocks.start(1000);
        assert_eq!(clocks.deadline(both), Some(61_000));
        clocks.run(both, 11_000);
        clocks.acted(a);
        assert_eq!(clocks.left(a, SeatSet::only(b), 21_000), Some(50_000));
        assert_eq!(clocks.left(b, SeatSet::only(b), 21_000), Some(40_000));
        clocks.acted(a);
        clocks.run(SeatSet::only(b), 21_000);
        clocks.acted(b);
        clocks.settle();
        assert_eq!(clocks.left(a, SeatSet::EMPTY, 99_000), Some(55_000), "gained once");
        assert_eq!(clocks.left(b, SeatSet::EMPTY, 99_000), Some(45_000));
    }

    #[test]
    fn whoever_comes_back_late_has_time_to_answer_and_no_more_than_that() {
        let [a, b] = [Seat::new(0), Seat::new(1)];
        let both = SeatSet::first(2);
        let mut clocks = Clocks::new(Pace::Live { minutes: 5, increment_s: 0 });
        clocks.start(0);
        clocks.run(both, 600_000);
        clocks.run(SeatSet::only(b), 601_000);
        clocks.come_back(a);
        assert_eq!(clocks.left(a, SeatSet::EMPTY, 601_000), Some(60_000));
        clocks.come_back(a);
        assert_eq!(clocks.left(a, SeatSet::EMPTY, 601_000), Some(60_000), "once");
        let mut slow = Clocks::new(Pace::Days(3));
        slow.come_back(a);
        assert_eq!(slow.left(a, SeatSet::EMPTY, 0), Some(3 * DAY_MS), "what is left is kept");
        slow.run(both, 9 * DAY_MS);
        slow.come_back(a);
        assert_eq!(slow.left(a, SeatSet::EMPTY, 9 * DAY_MS), Some(DAY_MS));
    }

    #[test]
    fn days_are_per_turn_and_untimed_has_no_clock() {
        let a = SeatSet::first(1);
        let mut clocks = Clocks::new(Pace::Days(2));
        clocks.start(0);
        clocks.run(a, DAY_MS);
        clocks.settle();
        assert_eq!(clocks.deadline(a), Some(3 * DAY_MS));
        let untimed = Clocks::new(Pace::Untimed);
        assert_eq!((untimed.deadline(a), untimed.left(Seat::new(0), a, 5)), (None, None));
    }
}
