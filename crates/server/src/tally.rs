//! How many things of one kind each visitor has open.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};

/// Counts by whose they are.
pub(crate) struct Tally<K: Hash + Eq>(Arc<Mutex<HashMap<K, usize>>>);

impl<K: Hash + Eq> Default for Tally<K> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

/// One of them; counted as long as it lives.
pub(crate) struct Share<K: Hash + Eq> {
    tally: Arc<Mutex<HashMap<K, usize>>>,
    key: K,
}

impl<K: Hash + Eq + Clone> Tally<K> {
    /// One more, unless there are `most` already.
    pub(crate) fn take(&self, key: K, most: usize) -> Option<Share<K>> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.get(&key).copied().unwrap_or_default() >= most {
            return None;
        }
        *counts.entry(key.clone()).or_default() += 1;
        Some(Share { tally: self.0.clone(), key })
    }
}

impl<K: Hash + Eq> Drop for Share<K> {
    fn drop(&mut self) {
        let mut counts = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_each_apart_and_forgets() {
        let tally = Tally::default();
        let first = tally.take("a", 2).unwrap();
        let _second = tally.take("a", 2).unwrap();
        assert!(tally.take("a", 2).is_none() && tally.take("b", 2).is_some());
        drop(first);
        assert!(tally.take("a", 2).is_some());
        assert_eq!(tally.0.lock().unwrap().len(), 1, "b has nothing open any more");
    }
}
