//! Work that falls into numbered pieces, on all cores.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

/// What comes of pieces 0 to `count`, in this order; the same on any number of cores.
pub(crate) fn each<T: Send>(count: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let found = Mutex::new(Vec::new());
    let worker = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count {
                return;
            }
            let one = work(index);
            found.lock().expect("nobody panics with it").push((index, one));
        }
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..threads {
            scope.spawn(worker);
        }
    });
    let mut found = found.into_inner().expect("nobody panicked with it");
    found.sort_by_key(|(index, _)| *index);
    found.into_iter().map(|(_, one)| one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_done_once_and_in_its_place() {
        assert_eq!(each(100, |index| index * index), (0..100).map(|n| n * n).collect::<Vec<_>>());
        assert!(each(0, |index| index).is_empty());
    }
}
