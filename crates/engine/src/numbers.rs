//! Numbers of actions from one list.

use std::hash::{Hash, Hasher};

use crate::ActionId;

/// No action has this number.
const NONE: ActionId = ActionId::MAX;

/// The actions of a game in the order of their numbers, and the way back.
///
/// A game lists every action that can ever be legal, once, and keeps the result in a
/// [`LazyLock`](std::sync::LazyLock); both directions are looked up in constant time.
#[derive(Debug)]
pub struct Numbers<A> {
    by_id: Vec<A>,
    /// Numbers where the hash of their action points, or in the next free place.
    slots: Vec<ActionId>,
}

impl<A: Copy + Eq + Hash> Numbers<A> {
    /// Numbers the actions of a list.
    ///
    /// # Panics
    /// When there are not `count` of them, or one is listed twice.
    #[must_use]
    pub fn new(count: ActionId, all: impl IntoIterator<Item = A>) -> Self {
        let by_id: Vec<A> = all.into_iter().collect();
        assert!(by_id.len() == usize::from(count), "{} actions, not {count}", by_id.len());
        // Mostly empty, so that a look rarely meets another action.
        let slots = vec![NONE; (4 * by_id.len()).next_power_of_two()];
        let mut numbers = Self { by_id, slots };
        for id in 0..count {
            let slot = numbers.slot_of(numbers.by_id[usize::from(id)]);
            assert!(numbers.slots[slot] == NONE, "action {id} is listed twice");
            numbers.slots[slot] = id;
        }
        numbers
    }

    /// The number of an action, if it is in the list.
    #[must_use]
    pub fn id(&self, action: A) -> Option<ActionId> {
        Some(self.slots[self.slot_of(action)]).filter(|&id| id != NONE)
    }

    /// The action with this number.
    #[must_use]
    pub fn action(&self, id: ActionId) -> Option<A> {
        self.by_id.get(usize::from(id)).copied()
    }

    /// Where the number of an action is, or would be.
    fn slot_of(&self, action: A) -> usize {
        let mut mix = Mix(0);
        action.hash(&mut mix);
        let last = self.slots.len() - 1;
        let mut slot = mix.folded() & last;
        while self.slots[slot] != NONE && self.by_id[usize::from(self.slots[slot])] != action {
            slot = (slot + 1) & last;
        }
        slot
    }
}

/// A hash that is the same on every machine and quick for few small fields.
struct Mix(u64);

impl Mix {
    fn add(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(23) ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    /// The best mixed bits.
    fn folded(&self) -> usize {
        (self.0 >> 32) as usize
    }
}

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.add(byte.into());
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.add(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.add(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.add(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.add(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.add(value.cast_unsigned() as u64);
    }
}

/// A loop that runs at compile time too: `each!(i in 0..3 => { … })`.
#[macro_export]
macro_rules! each {
    ($i:ident in $range:expr => $body:expr) => {{
        let range = $range;
        let mut $i = range.start;
        while $i < range.end {
            $body;
            $i += 1;
        }
    }};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_finds_its_number_and_no_other_does() {
        let all = || (0..300u32).map(|n| n * 7);
        let numbers = Numbers::new(300, all());
        for (id, action) in (0..).zip(all()) {
            assert_eq!((numbers.id(action), numbers.action(id)), (Some(id), Some(action)));
        }
        assert_eq!((numbers.id(1), numbers.action(300)), (None, None));
    }

    #[test]
    #[should_panic(expected = "action 2 is listed twice")]
    fn an_action_has_one_number() {
        let _ = Numbers::new(3, [5u8, 6, 5]);
    }

    #[test]
    #[should_panic(expected = "2 actions, not 3")]
    fn the_list_is_counted() {
        let _ = Numbers::new(3, [5u8, 6]);
    }
}
