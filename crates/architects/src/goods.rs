//! Kinds of goods and amounts of them.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

engine::named! {
    /// A kind of goods (ARC-1.3).
    #[expect(missing_docs, reason = "the names of the kinds")]
    pub enum Kind: "a kind (clay, wood, stone, gold, marble, silver)" {
        Clay = "clay",
        Wood = "wood",
        Stone = "stone",
        Gold = "gold",
        Marble = "marble",
        Silver = "silver",
    }
}

/// So much of each kind. The supply never runs out (ARC-1.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goods(pub [u16; Kind::ALL.len()]);

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self([0; Kind::ALL.len()]);

    /// Whether there is at least as much of every kind.
    #[must_use]
    #[inline]
    pub fn covers(&self, other: &Self) -> bool {
        // Every kind is looked at: a branch for each costs more.
        let short = |(own, other): (&u16, &u16)| u8::from(own < other);
        self.0.iter().zip(&other.0).map(short).sum::<u8>() == 0
    }

    /// Adds so much of a kind, up to the most that can be counted: no match gets that far.
    #[inline]
    pub fn gain(&mut self, kind: Kind, amount: u16) {
        self[kind] = self[kind].saturating_add(amount);
    }

    /// Adds what is in `other`.
    #[inline]
    pub fn add(&mut self, other: &Self) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own = own.saturating_add(other);
        }
    }

    /// Takes what is in `other` away.
    ///
    /// # Panics
    /// When there is less.
    #[inline]
    pub fn remove(&mut self, other: &Self) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own = own.checked_sub(other).expect("nothing is paid that is not there (ARC-5.7)");
        }
    }

    /// Kind and amount, where there is something.
    pub fn amounts(self) -> impl Iterator<Item = (Kind, u16)> {
        Kind::ALL.into_iter().map(move |kind| (kind, self[kind])).filter(|&(_, amount)| amount > 0)
    }
}

impl Index<Kind> for Goods {
    type Output = u16;

    #[inline]
    fn index(&self, kind: Kind) -> &u16 {
        &self.0[kind.index()]
    }
}

impl IndexMut<Kind> for Goods {
    #[inline]
    fn index_mut(&mut self, kind: Kind) -> &mut u16 {
        &mut self.0[kind.index()]
    }
}

/// Every kind by name.
impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Kind::ALL.into_iter().map(|kind| (kind, self[kind])))
    }
}

/// Kinds that are not named are none.
impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let named = std::collections::BTreeMap::<Kind, u16>::deserialize(deserializer)?;
        let mut goods = Self::NONE;
        for (kind, amount) in named {
            goods[kind] = amount;
        }
        Ok(goods)
    }
}
