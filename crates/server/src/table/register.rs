//! The list of live tables: who brought each in, and which of them gives way when there are too many.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use tokio::sync::OnceCell;

use super::Handle;
use crate::{limits::Limits, whereabouts::Owner};

/// A line of the list. Its table is brought in by whoever asks first; the others wait for it.
#[derive(Default)]
pub(super) struct Slot {
    pub(super) table: OnceCell<Handle>,
    owner: Owner,
    /// When the table was last asked for, as a number of questions.
    touched: AtomicU64,
}

impl Slot {
    /// The table, if it can make room for another.
    fn gives_way(&self) -> Option<&Handle> {
        self.table.get().filter(|table| table.may_rest())
    }

    /// The one of two that was not asked for the longer, if it can make room. Few are asked that,
    /// however many there are.
    fn longer_idle<'a>(longest: Option<&'a Self>, other: &'a Self) -> Option<&'a Self> {
        let touched = |slot: &Self| slot.touched.load(Relaxed);
        let shorter = longest.is_some_and(|longest| touched(longest) < touched(other));
        if shorter || other.gives_way().is_none() { longest } else { Some(other) }
    }
}

/// The live tables.
pub(super) struct Register {
    most: usize,
    /// How many may be there for one owner, so that nobody takes all of the room.
    most_each: usize,
    questions: AtomicU64,
    slots: Mutex<HashMap<String, Arc<Slot>>>,
}

/// Why there is no line for a table.
pub(super) enum Full {
    /// Ask this one to make room, then ask again.
    After(Handle),
    /// All of them are needed.
    Busy,
}

impl Register {
    pub(super) fn new(limits: &Limits) -> Self {
        Self {
            most: limits.live_tables,
            most_each: limits.live_tables_per_address,
            questions: AtomicU64::default(),
            slots: Mutex::default(),
        }
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<String, Arc<Slot>>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn touch(&self, slot: &Slot) {
        slot.touched.store(self.questions.fetch_add(1, Relaxed), Relaxed);
    }

    /// A table that is live already.
    pub(super) fn live(&self, id: &str) -> Option<Handle> {
        let slots = self.slots();
        let slot = slots.get(id)?;
        let handle = slot.table.get().filter(|table| !table.is_closed())?;
        self.touch(slot);
        Some(handle.clone())
    }

    /// The line of a table, a new one if need be.
    pub(super) fn enter<'a>(&'a self, id: &'a str, owner: Owner) -> Result<Opening<'a>, Full> {
        let mut slots = self.slots();
        let known = slots.get(id).filter(|slot| !slot.table.get().is_some_and(Handle::is_closed));
        if let Some(slot) = known {
            self.touch(slot);
            return Ok(Opening { register: self, id, slot: slot.clone() });
        }
        self.check_room(&slots, owner)?;
        let slot = Arc::new(Slot { owner, ..Slot::default() });
        self.touch(&slot);
        slots.insert(id.to_owned(), slot.clone());
        Ok(Opening { register: self, id, slot })
    }

    /// Whether there is room for one more; if not, the table that was not asked for the longest
    /// gives way, among the owner's own if those are too many.
    fn check_room(&self, slots: &HashMap<String, Arc<Slot>>, owner: Owner) -> Result<(), Full> {
        let own = |slot: &&Arc<Slot>| owner != Owner::Absent && slot.owner == owner;
        // Without looking, as long as one owner cannot have that many.
        let greedy =
            slots.len() >= self.most_each && slots.values().filter(own).count() >= self.most_each;
        if !greedy && slots.len() < self.most {
            return Ok(());
        }
        let others = slots.values().filter(|slot| !greedy || own(slot));
        let longest = others.map(AsRef::as_ref).fold(None, Slot::longer_idle).ok_or(Full::Busy)?;
        // Whoever asks next gets another one.
        self.touch(longest);
        Err(longest.table.get().cloned().map_or(Full::Busy, Full::After))
    }

    /// A table has gone.
    pub(super) fn forget(&self, id: &str) {
        self.slots().remove(id);
    }
}

/// A line that is being filled. If it stays empty, because there is no such table or whoever
/// asked went away, the last one who waited for it takes it out of the list again.
pub(super) struct Opening<'a> {
    register: &'a Register,
    id: &'a str,
    pub(super) slot: Arc<Slot>,
}

impl Drop for Opening<'_> {
    fn drop(&mut self) {
        let mut slots = self.register.slots();
        // Let go of while the list is locked, so that the last one knows to be the last.
        let own = std::mem::take(&mut self.slot);
        let alone = Arc::strong_count(&own) == 2;
        let listed = slots.get(self.id).is_some_and(|slot| Arc::ptr_eq(slot, &own));
        if alone && listed && !own.table.initialized() {
            slots.remove(self.id);
        }
    }
}
