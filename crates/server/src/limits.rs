//! How much anybody may ask of the server: token buckets per address and per identity.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::Instant,
};

use crate::refusal::Refusal;

/// How often something may be done: so many at once, then so many per second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// How many at once.
    pub burst: f64,
    /// How many per second in the long run.
    pub per_second: f64,
}

impl Rate {
    /// So many at once, then so many per second.
    #[must_use]
    pub const fn new(burst: f64, per_second: f64) -> Self {
        Self { burst, per_second }
    }
}

/// How much anybody may ask. Generous for people, tight enough for one small machine.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests and socket messages of one address.
    pub per_address: Rate,
    /// Requests and socket messages of one identity.
    pub per_identity: Rate,
    /// New tables, guests, imports and forks of one address.
    pub creations: Rate,
    /// New tables, imports and forks of one identity, wherever it comes from.
    pub creations_per_identity: Rate,
    /// Lines of chat of one identity.
    pub chat: Rate,
    /// Lines of chat of one address, however many identities it has.
    pub chat_per_address: Rate,
    /// Hints that one identity asks for.
    pub hints: Rate,
    /// Hints that one address asks for, however many identities it has.
    pub hints_per_address: Rate,
    /// Tries of recovery keys and invitations of one address.
    pub guesses: Rate,
    /// Open connections in all.
    pub connections: usize,
    /// Open connections of one address.
    pub connections_per_address: usize,
    /// Tables held in memory at once.
    pub live_tables: usize,
    /// Tables held in memory for one address: beyond, its own longest idle one makes room.
    pub live_tables_per_address: usize,
    /// Bytes of a request's body.
    pub body_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            per_address: Rate::new(600.0, 100.0),
            per_identity: Rate::new(200.0, 30.0),
            creations: Rate::new(40.0, 0.5),
            creations_per_identity: Rate::new(20.0, 0.2),
            chat: Rate::new(8.0, 1.0),
            chat_per_address: Rate::new(30.0, 3.0),
            hints: Rate::new(8.0, 0.3),
            hints_per_address: Rate::new(40.0, 1.5),
            guesses: Rate::new(30.0, 0.5),
            connections: 4096,
            connections_per_address: 512,
            live_tables: 20_000,
            live_tables_per_address: 1_250,
            body_bytes: 256 * 1024,
        }
    }
}

impl Limits {
    /// No limit on how often: for load tests on loopback.
    #[must_use]
    pub fn unhurried() -> Self {
        let free = Rate::new(1e12, 1e12);
        Self {
            per_address: free,
            per_identity: free,
            creations: free,
            creations_per_identity: free,
            chat: free,
            chat_per_address: free,
            hints: free,
            hints_per_address: free,
            guesses: free,
            connections: 65_536,
            connections_per_address: 65_536,
            live_tables_per_address: Self::default().live_tables,
            ..Self::default()
        }
    }
}

/// The buckets of everybody.
pub(crate) struct Gate {
    limits: Limits,
    addresses: Buckets<IpAddr>,
    identities: Buckets<String>,
    creations: Buckets<IpAddr>,
    creators: Buckets<String>,
    chat: Buckets<String>,
    chat_addresses: Buckets<IpAddr>,
    hints: Buckets<String>,
    hint_addresses: Buckets<IpAddr>,
    guesses: Buckets<IpAddr>,
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            addresses: Buckets::default(),
            identities: Buckets::default(),
            creations: Buckets::default(),
            creators: Buckets::default(),
            chat: Buckets::default(),
            chat_addresses: Buckets::default(),
            hints: Buckets::default(),
            hint_addresses: Buckets::default(),
            guesses: Buckets::default(),
        }
    }

    pub(crate) fn address(&self, address: IpAddr) -> Result<(), Refusal> {
        self.addresses.take(network(address), self.limits.per_address)
    }

    pub(crate) fn identity(&self, id: &str) -> Result<(), Refusal> {
        self.identities.take(id.to_owned(), self.limits.per_identity)
    }

    pub(crate) fn creation(&self, address: IpAddr) -> Result<(), Refusal> {
        self.creations.take(network(address), self.limits.creations)
    }

    /// A new table, import or fork of somebody.
    pub(crate) fn new_table(&self, id: &str, address: IpAddr) -> Result<(), Refusal> {
        self.creation(address)?;
        self.creators.take(id.to_owned(), self.limits.creations_per_identity)
    }

    pub(crate) fn chat(&self, id: &str, address: IpAddr) -> Result<(), Refusal> {
        self.chat_addresses.take(network(address), self.limits.chat_per_address)?;
        self.chat.take(id.to_owned(), self.limits.chat)
    }

    pub(crate) fn hint(&self, id: &str, address: IpAddr) -> Result<(), Refusal> {
        self.hint_addresses.take(network(address), self.limits.hints_per_address)?;
        self.hints.take(id.to_owned(), self.limits.hints)
    }

    pub(crate) fn guess(&self, address: IpAddr) -> Result<(), Refusal> {
        self.guesses.take(network(address), self.limits.guesses)
    }
}

/// An IPv6 visitor usually owns a whole /64.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let s = v6.segments();
            IpAddr::from([s[0], s[1], s[2], s[3], 0, 0, 0, 0])
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// No more buckets than this are remembered.
const MOST_BUCKETS: usize = 50_000;

struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    fn refill(&mut self, rate: Rate, now: Instant) {
        let gained = now.duration_since(self.at).as_secs_f64() * rate.per_second;
        self.tokens = (self.tokens + gained).min(rate.burst);
        self.at = now;
    }
}

struct Buckets<K>(Mutex<HashMap<K, Bucket>>);

impl<K> Default for Buckets<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Hash + Eq> Buckets<K> {
    fn take(&self, key: K, rate: Rate) -> Result<(), Refusal> {
        self.take_at(key, rate, Instant::now())
    }

    fn take_at(&self, key: K, rate: Rate, now: Instant) -> Result<(), Refusal> {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_BUCKETS && !buckets.contains_key(&key) {
            make_room(&mut buckets, rate, now);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { tokens: rate.burst, at: now });
        bucket.refill(rate, now);
        if bucket.tokens < 1.0 {
            return Err(Refusal::TooFast);
        }
        bucket.tokens -= 1.0;
        Ok(())
    }
}

/// Forgets buckets that are full again; if that is not enough, all of them: being generous for a
/// moment is better than growing without bound.
fn make_room<K: Hash + Eq>(buckets: &mut HashMap<K, Bucket>, rate: Rate, now: Instant) {
    buckets.retain(|_, bucket| {
        bucket.refill(rate, now);
        bucket.tokens < rate.burst
    });
    if buckets.len() >= MOST_BUCKETS {
        buckets.clear();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::default();
        let rate = Rate::new(2.0, 1.0);
        let start = Instant::now();
        let take = |ms| buckets.take_at("a", rate, start + Duration::from_millis(ms)).is_ok();
        assert_eq!([take(0), take(0), take(0)], [true, true, false]);
        assert_eq!([take(900), take(1100), take(1200)], [false, true, false]);
        assert!(buckets.take_at("b", rate, start).is_ok(), "others are not held up");
    }

    #[test]
    fn memory_is_bounded() {
        let buckets = Buckets::default();
        let now = Instant::now();
        for key in 0..200_000 {
            assert!(buckets.take_at(key, Rate::new(2.0, 1.0), now).is_ok());
        }
        assert!(buckets.0.lock().unwrap().len() <= MOST_BUCKETS);
    }

    #[test]
    fn one_ipv6_network_is_one_visitor() {
        let net = |a: &str| network(a.parse().unwrap());
        assert_eq!(net("2001:db8:1:2::1"), net("2001:db8:1:2:ffff::9"));
        assert_ne!(net("2001:db8:1:2::1"), net("2001:db8:1:3::1"));
        assert_eq!(net("::ffff:10.0.0.1"), net("10.0.0.1"));
    }
}
