//! How much anybody may ask of the server: token buckets per address and per identity, and how
//! much they may have open at once.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use crate::{
    refusal::Refusal,
    tally::{Share, Tally},
};

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
    /// Open connections in all; fewer where the system grants fewer file handles.
    pub connections: usize,
    /// Open connections of one address; behind a proxy, its open requests, streams and sockets.
    /// Where there are fewer connections in all, it is fewer in proportion.
    pub connections_per_address: usize,
    /// Open sockets and event streams of one address. Fewer than connections, so that who has as
    /// many as there may be can still ask for a page.
    pub live_per_address: usize,
    /// Open sockets and event streams of one identity.
    pub live_per_identity: usize,
    /// Frames that come over one socket, of whatever kind.
    pub socket_frames: Rate,
    /// Bytes that come over one socket, whatever they are.
    pub socket_bytes: Rate,
    /// The head of a request must be here after this long, also the next one of an idle
    /// connection.
    pub head_within: Duration,
    /// The body of a request must be here after this long.
    pub body_within: Duration,
    /// A visitor who has taken nothing of what is sent after this long is let go.
    pub taken_within: Duration,
    /// Tables held in memory at once.
    pub live_tables: usize,
    /// Tables held in memory for one address: beyond, its own longest idle one makes room.
    pub live_tables_per_address: usize,
    /// Bytes of what bots keep in mind between their decisions, at all tables together: beyond, the
    /// one that was not asked the longest forgets.
    pub kept_thoughts: usize,
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
            connections_per_address: 256,
            live_per_address: 128,
            live_per_identity: 32,
            socket_frames: Rate::new(400.0, 40.0),
            socket_bytes: Rate::new(65_536.0, 8192.0),
            head_within: Duration::from_secs(15),
            body_within: Duration::from_secs(15),
            taken_within: Duration::from_secs(30),
            live_tables: 20_000,
            live_tables_per_address: 1_250,
            kept_thoughts: 256 * 1024 * 1024,
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
            live_per_address: 65_536,
            live_per_identity: 65_536,
            ..Self::default()
        }
    }

    /// What of this is possible with so many file handles. Some are kept back for the data file,
    /// and for connections that are just being closed.
    pub(crate) fn within(self, handles: usize) -> Self {
        let connections = handles.saturating_sub(RESERVE).max(handles / 2).min(self.connections);
        let share = |count: usize| {
            let scaled = count.saturating_mul(connections) / self.connections.max(1);
            scaled.max(FEWEST).min(count)
        };
        Self {
            connections,
            connections_per_address: share(self.connections_per_address),
            live_per_address: share(self.live_per_address),
            ..self
        }
    }
}

/// File handles that are not for connections.
const RESERVE: usize = 128;
/// One browser opens about so many connections at once.
const FEWEST: usize = 8;

/// The buckets of everybody.
pub(crate) struct Gate {
    pub(crate) limits: Arc<Limits>,
    pub(crate) addresses: Buckets<IpAddr>,
    pub(crate) identities: Buckets<String>,
    pub(crate) creations: Buckets<IpAddr>,
    pub(crate) creators: Buckets<String>,
    pub(crate) chat: Buckets<String>,
    pub(crate) chat_addresses: Buckets<IpAddr>,
    pub(crate) hints: Buckets<String>,
    pub(crate) hint_addresses: Buckets<IpAddr>,
    pub(crate) guesses: Buckets<IpAddr>,
    visits: Tally<IpAddr>,
    live_addresses: Tally<IpAddr>,
    live_identities: Tally<String>,
}

/// A request behind a proxy, with whatever it becomes.
pub(crate) type Visit = Arc<Share<IpAddr>>;

/// A socket or event stream that is counted.
pub(crate) type Live = (Share<IpAddr>, Share<String>);

impl Gate {
    /// `shared` with other nodes.
    pub(crate) fn new(limits: Arc<Limits>, shared: bool) -> Self {
        Self {
            limits,
            addresses: Buckets::new(shared),
            identities: Buckets::new(shared),
            creations: Buckets::new(shared),
            creators: Buckets::new(shared),
            chat: Buckets::new(shared),
            chat_addresses: Buckets::new(shared),
            hints: Buckets::new(shared),
            hint_addresses: Buckets::new(shared),
            guesses: Buckets::new(shared),
            visits: Tally::default(),
            live_addresses: Tally::default(),
            live_identities: Tally::default(),
        }
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// One more request, stream or socket of an address behind a proxy.
    pub(crate) fn visit(&self, address: IpAddr) -> Result<Visit, Refusal> {
        let most = self.limits.connections_per_address;
        self.visits.take(network(address), most).map(Arc::new).ok_or(Refusal::TooMany)
    }

    /// One more socket or event stream.
    pub(crate) fn live(&self, id: &str, address: IpAddr) -> Result<Live, Refusal> {
        let Limits { live_per_address, live_per_identity, .. } = *self.limits;
        let of_address = self.live_addresses.take(network(address), live_per_address);
        let of_identity = self.live_identities.take(id.to_owned(), live_per_identity);
        of_address.zip(of_identity).ok_or(Refusal::TooMany)
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

/// What somebody may still do.
#[derive(Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    /// As full as it gets.
    pub(crate) const fn full(rate: Rate, now: Instant) -> Self {
        Self { tokens: rate.burst, at: now }
    }

    /// Takes so much, if there is so much.
    pub(crate) fn take(&mut self, rate: Rate, amount: f64, now: Instant) -> bool {
        self.refill(rate, now);
        let enough = self.tokens >= amount;
        if enough {
            self.tokens -= amount;
        }
        enough
    }

    /// Takes what was spent elsewhere, whether or not it is there: it is owed, up to a bucket.
    fn charge(&mut self, rate: Rate, amount: f64, now: Instant) {
        self.refill(rate, now);
        self.tokens = (self.tokens - amount).max(-rate.burst);
    }

    fn refill(&mut self, rate: Rate, now: Instant) {
        let gained = now.duration_since(self.at).as_secs_f64() * rate.per_second;
        self.tokens = (self.tokens + gained).min(rate.burst);
        self.at = now;
    }
}

/// What is left to everybody of one kind, and what they spent since other nodes were told.
pub(crate) struct Buckets<K> {
    left: Mutex<HashMap<K, Bucket>>,
    /// Nothing is noted where there are no other nodes.
    spent: Option<Mutex<HashMap<K, u32>>>,
}

impl<K> Buckets<K> {
    fn new(shared: bool) -> Self {
        Self { left: Mutex::default(), spent: shared.then(Mutex::default) }
    }
}

impl<K: Hash + Eq + Clone> Buckets<K> {
    fn take(&self, key: K, rate: Rate) -> Result<(), Refusal> {
        self.take_at(key, rate, Instant::now())
    }

    /// One that was taken and that other nodes are told of.
    fn note(&self, key: K) {
        let Some(spent) = &self.spent else { return };
        let mut spent = spent.lock().unwrap_or_else(PoisonError::into_inner);
        if spent.len() < MOST_BUCKETS || spent.contains_key(&key) {
            *spent.entry(key).or_default() += 1;
        }
    }

    /// What was spent since this was last asked.
    pub(crate) fn spent(&self) -> HashMap<K, u32> {
        let Some(spent) = &self.spent else { return HashMap::new() };
        std::mem::take(&mut *spent.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// What somebody has spent elsewhere.
    pub(crate) fn charge(&self, key: K, rate: Rate, amount: u32) {
        let now = Instant::now();
        self.with(key, rate, now, |bucket| bucket.charge(rate, amount.into(), now));
    }

    fn with<T>(&self, key: K, rate: Rate, now: Instant, what: impl FnOnce(&mut Bucket) -> T) -> T {
        let mut buckets = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_BUCKETS && !buckets.contains_key(&key) {
            make_room(&mut buckets, rate, now);
        }
        what(buckets.entry(key).or_insert_with(|| Bucket::full(rate, now)))
    }

    fn take_at(&self, key: K, rate: Rate, now: Instant) -> Result<(), Refusal> {
        if !self.with(key.clone(), rate, now, |bucket| bucket.take(rate, 1.0, now)) {
            return Err(Refusal::TooFast);
        }
        self.note(key);
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
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new(false);
        let rate = Rate::new(2.0, 1.0);
        let start = Instant::now();
        let take = |ms| buckets.take_at("a", rate, start + Duration::from_millis(ms)).is_ok();
        assert_eq!([take(0), take(0), take(0)], [true, true, false]);
        assert_eq!([take(900), take(1100), take(1200)], [false, true, false]);
        assert!(buckets.take_at("b", rate, start).is_ok(), "others are not held up");
    }

    #[test]
    fn connections_fit_into_the_file_handles() {
        let with = |handles| {
            let limits = Limits::default().within(handles);
            (limits.connections, limits.connections_per_address, limits.live_per_address)
        };
        assert_eq!(with(1_000_000), (4096, 256, 128));
        assert_eq!(with(1024), (896, 56, 28));
        assert_eq!(with(100), (50, 8, 8), "a data file needs a few dozen");
        for handles in [0, 1, 20, 300, 5000] {
            let limits = Limits::default().within(handles);
            assert!(limits.connections <= handles && limits.connections_per_address >= 8);
        }
    }

    #[test]
    fn memory_is_bounded() {
        let buckets = Buckets::new(false);
        let now = Instant::now();
        for key in 0..200_000 {
            assert!(buckets.take_at(key, Rate::new(2.0, 1.0), now).is_ok());
        }
        assert!(buckets.left.lock().unwrap().len() <= MOST_BUCKETS);
    }

    #[test]
    fn one_ipv6_network_is_one_visitor() {
        let net = |a: &str| network(a.parse().unwrap());
        assert_eq!(net("2001:db8:1:2::1"), net("2001:db8:1:2:ffff::9"));
        assert_ne!(net("2001:db8:1:2::1"), net("2001:db8:1:3::1"));
        assert_eq!(net("::ffff:10.0.0.1"), net("10.0.0.1"));
    }
}
