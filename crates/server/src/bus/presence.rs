//! Who is alive: whoever was heard lately. Nothing here has a clock; it is told what time it is.

use std::{collections::BTreeMap, time::Duration};

use tokio::time::Instant;

use super::members::{Card, Members};

/// How often a node says that it is there.
pub(super) const PULSE: Duration = Duration::from_millis(500);
/// Whoever was not heard for so long is not there.
pub(super) const SILENCE: Duration = Duration::from_secs(2);

/// Who was heard, and when.
pub(super) struct Presence {
    me: Card,
    /// When it last heard itself: that is how a node knows that it hears at all.
    echo: Instant,
    others: BTreeMap<String, (Card, Instant)>,
}

impl Presence {
    pub(super) const fn new(me: Card, now: Instant) -> Self {
        Self { me, echo: now, others: BTreeMap::new() }
    }

    /// It has something else to say of itself.
    pub(super) fn present(&mut self, me: Card) {
        self.me = me;
    }

    /// Somebody said that they are there.
    pub(super) fn heard(&mut self, card: Card, now: Instant) {
        if card.name != self.me.name {
            self.others.insert(card.name.clone(), (card, now));
            return;
        }
        if self.is_deaf(now) {
            // It was cut off or stood still: the others get time to be heard again.
            self.others.values_mut().for_each(|(_, heard)| *heard = now);
        }
        self.echo = now;
    }

    /// Somebody said that they go.
    pub(super) fn left(&mut self, name: &str) {
        self.others.remove(name);
    }

    /// Whether it hears nothing, not even itself. Then the silence of others says nothing.
    pub(super) fn is_deaf(&self, now: Instant) -> bool {
        now.duration_since(self.echo) >= SILENCE
    }

    /// Who is alive now. Whoever is deaf judges nobody.
    pub(super) fn members(&mut self, now: Instant) -> Members {
        if !self.is_deaf(now) {
            self.others.retain(|_, (_, heard)| now.duration_since(*heard) < SILENCE);
        }
        let others = self.others.values().map(|(card, _)| card.clone()).collect();
        Members { me: self.me.clone(), others }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::members::tests::card, *};

    struct Day {
        presence: Presence,
        begin: Instant,
    }

    impl Day {
        fn new() -> Self {
            let begin = Instant::now();
            Self { presence: Presence::new(card("me"), begin), begin }
        }

        fn at(&self, ms: u64) -> Instant {
            self.begin + Duration::from_millis(ms)
        }

        fn hear(&mut self, ms: u64, names: &[&str]) {
            for name in names {
                self.presence.heard(card(name), self.at(ms));
            }
        }

        fn alive(&mut self, ms: u64) -> Vec<String> {
            let members = self.presence.members(self.at(ms));
            members.others.into_iter().map(|card| card.name).collect()
        }
    }

    #[test]
    fn whoever_is_silent_is_gone_and_may_come_back() {
        let mut day = Day::new();
        day.hear(100, &["me", "a", "b"]);
        day.hear(1500, &["me", "a"]);
        assert_eq!(day.alive(1600), ["a", "b"]);
        assert_eq!(day.alive(2150), ["a"]);
        day.hear(2200, &["b"]);
        assert_eq!(day.alive(2200), ["a", "b"]);
        day.presence.left("a");
        assert_eq!(day.alive(2300), ["b"], "whoever says so is gone at once");
    }

    #[test]
    fn whoever_hears_nothing_at_all_judges_nobody() {
        let mut day = Day::new();
        day.hear(100, &["me", "a", "b"]);
        assert_eq!(day.alive(60_000), ["a", "b"], "cut off, or asleep");
        day.hear(60_100, &["me", "a"]);
        assert_eq!(day.alive(61_000), ["a", "b"], "b gets time to be heard");
        day.hear(62_000, &["me", "a"]);
        assert_eq!(day.alive(62_200), ["a"]);
    }
}
