//! Who is connected, and who gives way when the house is full.
//!
//! Nobody is locked out by those who only hold connections open: at the limit, the connection that
//! has waited longest without a request gives way, its network's own first. If all of them are in
//! use, the network that holds the most gives one of them to whoever holds fewer.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::Ordering::Relaxed},
};

use tokio::sync::Notify;

use crate::{limits::network, metrics::Metrics};

/// Lets connections in.
pub(crate) struct Door {
    most: usize,
    most_per_network: usize,
    metrics: Arc<Metrics>,
    crowd: Mutex<Crowd>,
}

/// A connection that was let in. A socket, which outlives the connection it was made from, keeps
/// it, and so still counts as one.
pub(crate) struct Pass {
    door: Arc<Door>,
    id: u64,
    leave: Arc<Notify>,
}

/// A connection is in use as long as this lives.
pub(crate) struct Use(Arc<Pass>);

impl Door {
    pub(crate) fn new(most: usize, most_per_network: usize, metrics: Arc<Metrics>) -> Arc<Self> {
        Arc::new(Self { most, most_per_network, metrics, crowd: Mutex::default() })
    }

    fn crowd(&self) -> MutexGuard<'_, Crowd> {
        self.crowd.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection in, if need be in place of another.
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Arc<Pass>> {
        let network = network(address);
        let mut crowd = self.crowd();
        if !self.make_room(&mut crowd, network) {
            self.metrics.connections_refused.fetch_add(1, Relaxed);
            return None;
        }
        let (id, leave) = crowd.add(network);
        self.count(&crowd);
        Some(Arc::new(Pass { door: self.clone(), id, leave }))
    }

    fn make_room(&self, crowd: &mut Crowd, network: IpAddr) -> bool {
        let own = crowd.of(network);
        let goes = if own >= self.most_per_network {
            crowd.longest_waiting(|place| place.network == network)
        } else if crowd.places.len() >= self.most {
            crowd.longest_waiting(|_| true).or_else(|| crowd.newest_of_the_largest(own))
        } else {
            return true;
        };
        goes.is_some_and(|id| crowd.send_away(id))
    }

    fn count(&self, crowd: &Crowd) {
        self.metrics.connections.store(crowd.places.len() as u64, Relaxed);
    }
}

impl Pass {
    /// The connection has something to do until the returned value is dropped.
    pub(crate) fn start_use(self: &Arc<Self>) -> Use {
        self.door.crowd().used(self.id, |uses| uses + 1);
        Use(self.clone())
    }

    /// Done when the connection has to give way.
    pub(crate) async fn called_off(&self) {
        self.leave.notified().await;
    }
}

impl Use {
    /// Done when the connection has to give way.
    pub(crate) async fn called_off(&self) {
        self.0.called_off().await;
    }
}

impl Drop for Use {
    fn drop(&mut self) {
        self.0.door.crowd().used(self.0.id, |uses| uses - 1);
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut crowd = self.door.crowd();
        crowd.remove(self.id);
        self.door.count(&crowd);
    }
}

/// Everybody who is connected.
#[derive(Default)]
struct Crowd {
    places: HashMap<u64, Place>,
    networks: HashMap<IpAddr, usize>,
    /// Counts what happens: later is more.
    clock: u64,
}

/// One connection.
struct Place {
    network: IpAddr,
    leave: Arc<Notify>,
    /// How many requests or sockets are on it.
    uses: u32,
    /// When it was last in use, or came.
    since: u64,
}

impl Crowd {
    fn of(&self, network: IpAddr) -> usize {
        self.networks.get(&network).copied().unwrap_or_default()
    }

    fn tick(&mut self) -> u64 {
        self.clock += 1;
        self.clock
    }

    fn add(&mut self, network: IpAddr) -> (u64, Arc<Notify>) {
        let (id, leave) = (self.tick(), Arc::new(Notify::new()));
        *self.networks.entry(network).or_default() += 1;
        self.places.insert(id, Place { network, leave: leave.clone(), uses: 0, since: id });
        (id, leave)
    }

    fn remove(&mut self, id: u64) -> Option<Place> {
        let place = self.places.remove(&id)?;
        if let Some(count) = self.networks.get_mut(&place.network) {
            *count -= 1;
            if *count == 0 {
                self.networks.remove(&place.network);
            }
        }
        Some(place)
    }

    /// Its place is free at once; the connection itself closes a moment later.
    fn send_away(&mut self, id: u64) -> bool {
        let place = self.remove(id);
        place.map(|place| place.leave.notify_one()).is_some()
    }

    fn used(&mut self, id: u64, change: impl FnOnce(u32) -> u32) {
        let now = self.tick();
        if let Some(place) = self.places.get_mut(&id) {
            (place.uses, place.since) = (change(place.uses), now);
        }
    }

    /// Of the connections without anything to do, the one that has waited longest.
    fn longest_waiting(&self, among: impl Fn(&Place) -> bool) -> Option<u64> {
        let waiting = self.places.iter().filter(|(_, place)| place.uses == 0 && among(place));
        waiting.min_by_key(|(_, place)| place.since).map(|(id, _)| *id)
    }

    /// A connection of the network that has the most, if that is more than somebody with `own`
    /// would then have.
    fn newest_of_the_largest(&self, own: usize) -> Option<u64> {
        let (largest, count) = self.networks.iter().max_by_key(|(_, count)| **count)?;
        let theirs = self.places.iter().filter(|(_, place)| place.network == *largest);
        theirs.map(|(id, _)| *id).max().filter(|_| *count > own + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn door(most: usize, most_per_network: usize) -> Arc<Door> {
        Door::new(most, most_per_network, Arc::default())
    }

    fn host(n: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, n])
    }

    fn is_there(pass: &Pass) -> bool {
        pass.door.crowd().places.contains_key(&pass.id)
    }

    #[test]
    fn the_longest_waiting_gives_way_and_who_is_served_stays() {
        let door = door(3, 3);
        let first = door.enter(host(1)).unwrap();
        let in_use = first.start_use();
        let (second, third) = (door.enter(host(1)).unwrap(), door.enter(host(2)).unwrap());
        drop(second.start_use());
        let fourth = door.enter(host(3)).unwrap();
        let there = [&first, &second, &third, &fourth].map(|pass| is_there(pass));
        assert_eq!(there, [true, true, false, true], "the third has waited longer than the second");
        drop(in_use);
        drop((first, second, third, fourth));
        assert!(door.crowd().places.is_empty() && door.crowd().networks.is_empty());
    }

    #[test]
    fn a_network_at_its_limit_only_displaces_itself() {
        let door = door(10, 2);
        let other = door.enter(host(9)).unwrap();
        let mut own: Vec<_> = (0..5).filter_map(|_| door.enter(host(1))).collect();
        assert_eq!(own.iter().filter(|pass| is_there(pass)).count(), 2);
        assert!(is_there(&other));
        own.retain(|pass| is_there(pass));
        let _in_use: Vec<_> = own.iter().map(Pass::start_use).collect();
        assert!(door.enter(host(1)).is_none(), "all of its own are in use");
        assert!(door.enter(host(2)).is_some());
    }

    #[test]
    fn few_networks_cannot_keep_everything_in_use() {
        let door = door(6, 3);
        let held: Vec<_> = (0..6).map(|n| door.enter(host(n / 3)).unwrap()).collect();
        let _in_use: Vec<_> = held.iter().map(Pass::start_use).collect();
        let newcomer = door.enter(host(9)).expect("one of three gives way");
        let _served = newcomer.start_use();
        assert_eq!(held.iter().filter(|pass| is_there(pass)).count(), 5);
        let again = door.enter(host(9)).expect("three are more than two");
        let _served_too = again.start_use();
        assert!(door.enter(host(9)).is_none(), "everybody has two");
    }

    #[tokio::test]
    async fn who_gives_way_is_told() {
        let door = door(1, 1);
        let first = door.enter(host(1)).unwrap();
        let _second = door.enter(host(2)).unwrap();
        first.called_off().await;
    }
}
