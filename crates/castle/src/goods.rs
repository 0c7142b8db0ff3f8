//! Kinds of goods and amounts of them.

use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

use engine::NotationError;
use serde::{Deserialize, Serialize};

engine::named! {
    /// A kind of resource; all but silver are building materials.
    #[expect(missing_docs, reason = "the names of the kinds")]
    pub enum Kind: "a kind (sand, wood, clay, stone, silver)" {
        Sand = "sand",
        Wood = "wood",
        Clay = "clay",
        Stone = "stone",
        Silver = "silver",
    }
}

/// Units of each kind in the box (CAS-1.2).
pub const UNITS: Goods = Goods([20, 18, 15, 15, 15]);
/// Building points of a unit; silver has none (CAS-13.9).
const BUILDING_POINTS: [u8; Kind::ALL.len()] = [1, 2, 4, 5, 0];

impl Kind {
    /// The building materials.
    pub const MATERIALS: [Self; 4] = [Self::Sand, Self::Wood, Self::Clay, Self::Stone];

    /// Whether buildings are paid with it (CAS-13.9).
    #[must_use]
    pub const fn is_material(self) -> bool {
        !matches!(self, Self::Silver)
    }

    /// Building points of a unit.
    #[must_use]
    pub const fn points(self) -> u8 {
        BUILDING_POINTS[self as usize]
    }
}

/// So many units of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goods(pub [u8; Kind::ALL.len()]);

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self([0; Kind::ALL.len()]);

    /// How many units there are.
    #[must_use]
    pub fn units(self) -> u8 {
        self.0.iter().sum()
    }

    /// Building points of all materials.
    #[must_use]
    pub fn building_points(self) -> u16 {
        let [sand, wood, clay, stone, _] = self.0.map(u16::from);
        sand + 2 * wood + 4 * clay + 5 * stone
    }

    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Whether there are at least as many units of every kind.
    #[must_use]
    pub const fn covers(self, other: Self) -> bool {
        let mut kind = 0;
        while kind < Kind::ALL.len() {
            if self.0[kind] < other.0[kind] {
                return false;
            }
            kind += 1;
        }
        true
    }

    /// The kinds of which there is something.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.iter().copied().filter(move |&kind| self[kind] > 0)
    }

    /// Kind and number, where there is something.
    pub fn amounts(self) -> impl Iterator<Item = (Kind, u8)> {
        self.kinds().map(move |kind| (kind, self[kind]))
    }

    /// Adds the units of `other`.
    pub fn add(&mut self, other: Self) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own += other;
        }
    }

    /// Takes the units of `other` away.
    ///
    /// # Panics
    /// When there are fewer.
    pub fn remove(&mut self, other: Self) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own = own.checked_sub(other).expect("nothing goes below zero (CAS-15.1)");
        }
    }

    /// Moves up to `units` of a kind to `to`; returns how many there were (CAS-15.1).
    pub fn hand_out(&mut self, kind: Kind, units: u8, to: &mut Self) -> u8 {
        let given = units.min(self[kind]);
        self[kind] -= given;
        to[kind] += given;
        given
    }
}

impl Index<Kind> for Goods {
    type Output = u8;

    fn index(&self, kind: Kind) -> &u8 {
        &self.0[kind.index()]
    }
}

impl IndexMut<Kind> for Goods {
    fn index_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.0[kind.index()]
    }
}

/// Every kind by name.
impl Serialize for Goods {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Kind::ALL.into_iter().map(|kind| (kind, self[kind])))
    }
}

/// Kinds that are not named are none.
impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let named = std::collections::BTreeMap::<Kind, u8>::deserialize(deserializer)?;
        let mut goods = Self::NONE;
        for (kind, units) in named {
            goods[kind] = units;
        }
        Ok(goods)
    }
}

/// A taler or a unit of some kind: what is given to the Young Lady and taken from her (CAS-20.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Gift {
    /// A taler.
    Taler,
    /// A unit of this kind.
    Unit(Kind),
}

impl Gift {
    /// Every gift.
    pub const ALL: [Self; 6] = [
        Self::Taler,
        Self::Unit(Kind::Sand),
        Self::Unit(Kind::Wood),
        Self::Unit(Kind::Clay),
        Self::Unit(Kind::Stone),
        Self::Unit(Kind::Silver),
    ];
}

impl fmt::Display for Gift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Taler => f.write_str("taler"),
            Self::Unit(kind) => kind.fmt(f),
        }
    }
}

impl FromStr for Gift {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        if s.eq_ignore_ascii_case("taler") {
            return Ok(Self::Taler);
        }
        let read = s.parse().map(Self::Unit);
        read.map_err(|_| NotationError::new("taler, sand, wood, clay, stone or silver", s))
    }
}

impl Serialize for Gift {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
