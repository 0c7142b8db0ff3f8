//! Numbers of actions from one list.

use crate::ActionId;

/// No action has this number.
const NONE: ActionId = ActionId::MAX;

/// An action that fits into one word, so that it is quickly found among all.
pub trait Packed: Copy {
    /// The word of this action and of no other.
    fn word(self) -> u64;
}

/// The actions of a game in the order of their numbers, and the way back.
///
/// A game lists every action that can ever be legal, once, and keeps the result in a
/// [`LazyLock`](std::sync::LazyLock); both directions are looked up in constant time.
#[derive(Debug)]
pub struct Numbers<A> {
    by_id: Vec<A>,
    /// The words of the actions, in the same order.
    words: Vec<u64>,
    /// Numbers where the word of their action points, or in the next free place.
    slots: Vec<ActionId>,
}

impl<A: Packed> Numbers<A> {
    /// Numbers the actions of a list.
    ///
    /// # Panics
    /// When there are not `count` of them, or one is listed twice.
    #[must_use]
    pub fn new(count: ActionId, all: impl IntoIterator<Item = A>) -> Self {
        let by_id: Vec<A> = all.into_iter().collect();
        assert!(by_id.len() == usize::from(count), "{} actions, not {count}", by_id.len());
        let words: Vec<u64> = by_id.iter().map(|action| action.word()).collect();
        // Mostly empty, so that a look rarely meets another action.
        let slots = vec![NONE; (4 * by_id.len()).next_power_of_two()];
        let mut numbers = Self { by_id, words, slots };
        for id in 0..count {
            let (slot, other) = numbers.find(numbers.words[usize::from(id)]);
            assert!(other == NONE, "action {id} is listed twice");
            numbers.slots[slot] = id;
        }
        numbers
    }

    /// The number of an action, if it is in the list.
    #[must_use]
    #[inline]
    pub fn id(&self, action: A) -> Option<ActionId> {
        let (_, id) = self.find(action.word());
        (id != NONE).then_some(id)
    }

    /// The action with this number.
    #[must_use]
    pub fn action(&self, id: ActionId) -> Option<A> {
        self.by_id.get(usize::from(id)).copied()
    }

    /// Where the number of an action is, or would be, and what is there.
    #[inline]
    fn find(&self, word: u64) -> (usize, ActionId) {
        let last = self.slots.len() - 1;
        let mut slot = mixed(word) & last;
        loop {
            let id = self.slots[slot];
            // A free place has a number that no word has.
            if self.words.get(usize::from(id)).is_none_or(|&other| other == word) {
                return (slot, id);
            }
            slot = (slot + 1) & last;
        }
    }
}

/// The best mixed bits of a word, the same on every machine.
#[inline]
const fn mixed(word: u64) -> usize {
    (word.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize
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

    impl Packed for u32 {
        fn word(self) -> u64 {
            self.into()
        }
    }

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
        let _ = Numbers::new(3, [5u32, 6, 5]);
    }

    #[test]
    #[should_panic(expected = "2 actions, not 3")]
    fn the_list_is_counted() {
        let _ = Numbers::new(3, [5u32, 6]);
    }
}
