//! A value that several wait to see changed, as Tokio's; who waited first is woken first.

use std::{
    fmt,
    ops::Deref,
    sync::{
        Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
        atomic::{AtomicU64, AtomicUsize, Ordering::SeqCst},
    },
};

use tokio::sync::Notify;

/// What can go wrong.
pub mod error {
    /// Nobody is there any more to see it.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub struct SendError<T>(pub T);

    /// Nobody is there any more to change it.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub struct RecvError;
}

#[derive(Debug)]
struct Shared<T> {
    value: RwLock<T>,
    version: AtomicU64,
    senders: AtomicUsize,
    receivers: AtomicUsize,
    changed: Notify,
}

impl<T> Shared<T> {
    fn read(&self) -> RwLockReadGuard<'_, T> {
        self.value.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, T> {
        self.value.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The value as it is, which cannot change while this is held.
pub struct Ref<'a, T>(RwLockReadGuard<'a, T>);

impl<T> Deref for Ref<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: fmt::Debug> fmt::Debug for Ref<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Changes the value.
#[derive(Debug)]
pub struct Sender<T>(Arc<Shared<T>>);

/// Sees the value, and waits for it to change.
#[derive(Debug)]
pub struct Receiver<T> {
    shared: Arc<Shared<T>>,
    /// The version that was seen last.
    seen: u64,
}

/// A value, and one who sees it.
pub fn channel<T>(value: T) -> (Sender<T>, Receiver<T>) {
    let sender = Sender::new(value);
    let receiver = sender.subscribe();
    (sender, receiver)
}

impl<T> Sender<T> {
    /// A value that nobody sees yet.
    pub fn new(value: T) -> Self {
        Self(Arc::new(Shared {
            value: RwLock::new(value),
            version: AtomicU64::new(0),
            senders: AtomicUsize::new(1),
            receivers: AtomicUsize::new(0),
            changed: Notify::new(),
        }))
    }

    /// One more who sees it as it is, and waits for the next change.
    #[must_use]
    pub fn subscribe(&self) -> Receiver<T> {
        self.0.receivers.fetch_add(1, SeqCst);
        Receiver { shared: self.0.clone(), seen: self.0.version.load(SeqCst) }
    }

    /// The value as it is.
    #[must_use]
    pub fn borrow(&self) -> Ref<'_, T> {
        Ref(self.0.read())
    }

    /// Whether nobody sees it.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.0.receivers.load(SeqCst) == 0
    }

    /// Changes the value, if anybody sees it.
    ///
    /// # Errors
    /// When nobody does.
    pub fn send(&self, value: T) -> Result<(), error::SendError<T>> {
        if self.is_closed() {
            return Err(error::SendError(value));
        }
        self.send_replace(value);
        Ok(())
    }

    /// Changes the value, whether or not anybody sees it.
    pub fn send_replace(&self, mut value: T) -> T {
        self.send_modify(|now| std::mem::swap(now, &mut value));
        value
    }

    /// Changes the value in place.
    pub fn send_modify(&self, modify: impl FnOnce(&mut T)) {
        self.send_if_modified(|value| {
            modify(value);
            true
        });
    }

    /// Changes the value in place, and tells of it if it says so.
    pub fn send_if_modified(&self, modify: impl FnOnce(&mut T) -> bool) -> bool {
        let mut value = self.0.write();
        let modified = modify(&mut value);
        if modified {
            self.0.version.fetch_add(1, SeqCst);
        }
        drop(value);
        if modified {
            self.0.changed.notify_waiters();
        }
        modified
    }
}

impl<T> Drop for Sender<T> {
    fn drop(&mut self) {
        if self.0.senders.fetch_sub(1, SeqCst) == 1 {
            self.0.changed.notify_waiters();
        }
    }
}

impl<T> Receiver<T> {
    /// The value as it is.
    #[must_use]
    pub fn borrow(&self) -> Ref<'_, T> {
        Ref(self.shared.read())
    }

    /// The value as it is, which counts as seen.
    pub fn borrow_and_update(&mut self) -> Ref<'_, T> {
        let value = self.shared.read();
        self.seen = self.shared.version.load(SeqCst);
        Ref(value)
    }

    /// Done when there is a value that was not seen.
    ///
    /// # Errors
    /// When there never will be.
    pub async fn changed(&mut self) -> Result<(), error::RecvError> {
        loop {
            let changed = self.shared.changed.notified();
            tokio::pin!(changed);
            changed.as_mut().enable();
            let version = self.shared.version.load(SeqCst);
            if version != self.seen {
                self.seen = version;
                return Ok(());
            }
            if self.shared.senders.load(SeqCst) == 0 {
                return Err(error::RecvError);
            }
            changed.await;
        }
    }

    /// Done when the value is as it is waited for.
    ///
    /// # Errors
    /// When it never will be.
    pub async fn wait_for(
        &mut self,
        mut is_so: impl FnMut(&T) -> bool,
    ) -> Result<Ref<'_, T>, error::RecvError> {
        loop {
            if is_so(&self.borrow_and_update()) {
                return Ok(self.borrow());
            }
            self.changed().await?;
        }
    }
}

impl<T> Clone for Receiver<T> {
    fn clone(&self) -> Self {
        self.shared.receivers.fetch_add(1, SeqCst);
        Self { shared: self.shared.clone(), seen: self.seen }
    }
}

impl<T> Drop for Receiver<T> {
    fn drop(&mut self) {
        self.shared.receivers.fetch_sub(1, SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_change_is_seen_once_and_the_last_sender_ends_the_waiting() {
        let (sender, mut receiver) = channel(1);
        let mut other = receiver.clone();
        sender.send(2).unwrap();
        receiver.changed().await.unwrap();
        assert_eq!((*receiver.borrow_and_update(), *other.borrow()), (2, 2));
        assert_eq!(*other.wait_for(|value| *value == 2).await.unwrap(), 2);
        assert!(!sender.send_if_modified(|_| false));
        drop(sender);
        assert_eq!(receiver.changed().await, Err(error::RecvError));
        assert_eq!(other.changed().await, Err(error::RecvError), "what was seen is not new");
    }

    #[tokio::test]
    async fn who_waited_first_is_woken_first() {
        let (sender, receiver) = channel(0);
        let (told, mut heard) = tokio::sync::mpsc::unbounded_channel();
        for number in 0..20 {
            let (mut receiver, told) = (receiver.clone(), told.clone());
            tokio::spawn(async move {
                receiver.changed().await.unwrap();
                told.send(number).unwrap();
            });
        }
        tokio::task::yield_now().await;
        sender.send(1).unwrap();
        for number in 0..20 {
            assert_eq!(heard.recv().await, Some(number));
        }
    }
}
