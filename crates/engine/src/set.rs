//! Sets of things that can be counted on a table: seats, cards, places.

use std::{fmt, hash::Hash, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::NotationError;

/// A thing with a fixed place in a list of all such things, so that sets of it are bits.
///
/// [`named!`](crate::named) implements it for the rows of a table.
pub trait Member: Copy + Eq + 'static {
    /// What a set is made of: the smallest word with a bit for each.
    type Bits: Bits;
    /// A bit for each.
    const EVERY: Self::Bits;

    /// Its place in the list.
    fn index(self) -> usize;

    /// The thing at a place of the list; only asked for places that there are.
    fn at(index: usize) -> Self;
}

/// The words that sets are made of.
pub trait Bits: Copy + Eq + Ord + Hash + fmt::Debug + Send + Sync + 'static {
    /// No bit.
    const NONE: Self;

    /// Just this bit.
    fn only(index: usize) -> Self;
    /// Bits of both words.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// Bits of either word.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// Bits of this word that the other does not have.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// Whether there is no bit.
    fn is_none(self) -> bool;
    /// How many bits there are.
    fn count(self) -> u32;
    /// The place of the first bit; there must be one.
    fn lowest(self) -> usize;
    /// The place of the last bit; there must be one.
    fn highest(self) -> usize;
    /// The places of the bits in order.
    fn ones(self) -> impl Iterator<Item = usize> + Clone;
}

macro_rules! word {
    ($($Word:ty),*) => {$(
        impl Bits for $Word {
            const NONE: Self = 0;

            #[inline]
            fn only(index: usize) -> Self {
                1 << index
            }

            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }

            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }

            #[inline]
            fn minus(self, other: Self) -> Self {
                self & !other
            }

            #[inline]
            fn is_none(self) -> bool {
                self == 0
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn highest(self) -> usize {
                (Self::BITS - 1 - self.leading_zeros()) as usize
            }

            #[inline]
            fn ones(self) -> impl Iterator<Item = usize> + Clone {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let lowest = rest.trailing_zeros() as usize;
                    let some = rest != 0;
                    rest &= rest.wrapping_sub(1);
                    some.then_some(lowest)
                })
            }
        }
    )*};
}

word!(u8, u16, u32, u64, u128);

/// Sets of hundreds.
impl<const N: usize> Bits for [u64; N] {
    const NONE: Self = [0; N];

    fn only(index: usize) -> Self {
        let mut words = Self::NONE;
        words[index / 64] = 1 << (index % 64);
        words
    }

    #[inline]
    fn and(mut self, other: Self) -> Self {
        self.iter_mut().zip(other).for_each(|(word, other)| *word &= other);
        self
    }

    #[inline]
    fn or(mut self, other: Self) -> Self {
        self.iter_mut().zip(other).for_each(|(word, other)| *word |= other);
        self
    }

    #[inline]
    fn minus(mut self, other: Self) -> Self {
        self.iter_mut().zip(other).for_each(|(word, other)| *word &= !other);
        self
    }

    #[inline]
    fn is_none(self) -> bool {
        self.iter().fold(0, |all, word| all | word) == 0
    }

    fn count(self) -> u32 {
        self.iter().map(|word| word.count_ones()).sum()
    }

    fn lowest(self) -> usize {
        self.ones().next().unwrap_or(64 * N)
    }

    fn highest(self) -> usize {
        self.ones().last().unwrap_or(64 * N)
    }

    #[inline]
    fn ones(self) -> impl Iterator<Item = usize> + Clone {
        let words = (0..).step_by(64).zip(self);
        words.flat_map(|(first, word)| word.ones().map(move |bit| first + bit))
    }
}

/// Bits of which the first `N` can be set: the word for a list of so many things.
pub trait Every<const N: usize>: Bits {
    /// All of them.
    const EVERY: Self;
}

macro_rules! every {
    ($($Word:ty),*) => {
        $(impl<const N: usize> Every<N> for $Word {
            const EVERY: Self = Self::MAX >> (Self::BITS as usize - N);
        })*
    };
}

every!(u8, u16, u32, u64, u128);

impl<const N: usize, const WORDS: usize> Every<N> for [u64; WORDS] {
    const EVERY: Self = {
        let mut words = [0; WORDS];
        crate::each!(bit in 0..N => words[bit / 64] |= 1 << (bit % 64));
        words
    };
}

/// The word for a list of so many bytes of bits; [`named!`](crate::named) picks it.
pub trait Width<const BYTES: usize> {
    /// The word.
    type Bits: Bits;
}

macro_rules! width {
    ($($bytes:literal: $Word:ty),*) => {
        $(impl Width<$bytes> for () { type Bits = $Word; })*
    };
}

width!(1: u8, 2: u16, 3: u32, 4: u32, 5: u64, 6: u64, 7: u64, 8: u64);
width!(9: u128, 10: u128, 11: u128, 12: u128, 13: u128, 14: u128, 15: u128, 16: u128);
width!(17: [u64; 3], 18: [u64; 3], 19: [u64; 3], 20: [u64; 3], 21: [u64; 3], 22: [u64; 3]);
/// A set of things, as bits: a value without heap, read in the order of the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Set<T: Member>(T::Bits);

impl<T: Member> Set<T> {
    /// Nothing.
    pub const EMPTY: Self = Self(T::Bits::NONE);
    /// All there are.
    pub const ALL: Self = Self(T::EVERY);

    /// The set with these bits; for tables that are worked out at compile time.
    #[must_use]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Self(bits)
    }

    /// Its bits.
    #[must_use]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// Just this one.
    #[must_use]
    #[inline]
    pub fn only(one: T) -> Self {
        Self(T::Bits::only(one.index()))
    }

    /// Those of a list that fit.
    #[inline]
    pub fn of(list: &[T], mut fits: impl FnMut(T) -> bool) -> Self {
        list.iter().fold(Self::EMPTY, |set, &one| if fits(one) { set.with(one) } else { set })
    }

    /// The set with this one.
    #[must_use]
    #[inline]
    pub fn with(self, one: T) -> Self {
        self.union(Self::only(one))
    }

    /// The set without this one.
    #[must_use]
    #[inline]
    pub fn without(self, one: T) -> Self {
        self.minus(Self::only(one))
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, one: T) {
        *self = self.with(one);
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, one: T) {
        *self = self.without(one);
    }

    /// What is in either set.
    #[must_use]
    #[inline]
    pub fn union(self, other: Self) -> Self {
        Self(self.0.or(other.0))
    }

    /// What is in both sets.
    #[must_use]
    #[inline]
    pub fn and(self, other: Self) -> Self {
        Self(self.0.and(other.0))
    }

    /// What is in this set and not in the other.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0.minus(other.0))
    }

    /// Whether it is in the set.
    #[must_use]
    #[inline]
    pub fn contains(self, one: T) -> bool {
        !self.and(Self::only(one)).is_empty()
    }

    /// Whether nothing is in the set.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.is_none()
    }

    /// How many are in the set.
    ///
    /// # Panics
    /// When there are more than 255: no box holds so many things of a kind.
    #[must_use]
    #[inline]
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count()).expect("a small set")
    }

    /// The first one in the order of the list.
    #[must_use]
    #[inline]
    pub fn lowest(self) -> Option<T> {
        if self.is_empty() { None } else { Some(T::at(self.0.lowest())) }
    }

    /// The last one in the order of the list.
    #[must_use]
    #[inline]
    pub fn highest(self) -> Option<T> {
        if self.is_empty() { None } else { Some(T::at(self.0.highest())) }
    }

    /// What is in the set, in the order of the list.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        self.0.ones().map(T::at)
    }
}

impl<T: Member> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Self {
        let mut set = Self::EMPTY;
        for one in all {
            set.insert(one);
        }
        set
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Names separated by spaces.
impl<T: Member + fmt::Display> fmt::Display for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, one) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            one.fmt(f)?;
        }
        Ok(())
    }
}

/// Reads what it writes: at least one name, and none twice.
impl<T: Member + FromStr<Err = NotationError>> FromStr for Set<T> {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        let mut set = Self::EMPTY;
        for word in s.split_ascii_whitespace() {
            let one = word.parse()?;
            if set.contains(one) {
                return Err(NotationError::new("no name twice", s));
            }
            set.insert(one);
        }
        if set.is_empty() { Err(NotationError::new("at least one name", s)) } else { Ok(set) }
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<T>::deserialize(deserializer).map(|all| all.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of two hundred.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    struct Number(usize);

    impl Member for Number {
        type Bits = [u64; 4];
        const EVERY: [u64; 4] = [u64::MAX, u64::MAX, u64::MAX, 0xFF];

        fn index(self) -> usize {
            self.0
        }

        fn at(index: usize) -> Self {
            Self(index)
        }
    }

    #[test]
    fn large_sets_are_read_in_order() {
        let few: Set<Number> = [199, 63, 64, 0].map(Number).into_iter().collect();
        assert!(few.iter().map(|n| n.0).eq([0, 63, 64, 199]));
        assert_eq!((<[u64; 3] as Every<144>>::EVERY.count(), <u16 as Every<9>>::EVERY), (144, 511));
        assert_eq!((few.len(), Set::<Number>::ALL.len()), (4, 200));
        let rest = Set::ALL.minus(few).and(Set::of(&[1, 63, 199].map(Number), |n| n.0 > 0));
        assert!(rest.iter().eq([Number(1)]), "{rest:?}");
        assert_eq!(few.without(Number(0)).lowest(), Some(Number(63)));
        assert_eq!(few.without(Number(199)).highest(), Some(Number(64)));
        assert_eq!(Set::only(crate::Seat::new(3)).highest(), Some(crate::Seat::new(3)));
        assert!(Set::<Number>::default().is_empty());
        assert_eq!(Set::<Number>::EMPTY.lowest(), None);
        assert_eq!(Set::<Number>::EMPTY.highest(), None);
    }
}
