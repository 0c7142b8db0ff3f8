//! Payments for buildings: which there are for a supply, and their numbers (CAS-13.3, CAS-13.4).
//!
//! There are only a few hundred: all are listed once, by building, stone, clay and wood, and the
//! place in that list is the number. What a supply can pay is a set of numbers: those payments that
//! its sand is enough for, and its wood, its clay and its stone.

use serde::{Deserialize, Serialize};

use crate::{Building, Goods, Kind, bits::bits, board::FEWEST_KINDS, goods::UNITS};

/// How many kinds of material a payment may contain (CAS-13.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MaterialKinds {
    /// Three or four kinds.
    #[default]
    AtLeastThree,
    /// Exactly three kinds.
    ExactlyThree,
}

impl MaterialKinds {
    /// Whether a payment has the right number of kinds of material.
    pub(crate) const fn allows(self, payment: Goods) -> bool {
        let [sand, wood, clay, stone, _] = payment.0;
        let kinds =
            (sand > 0) as usize + (wood > 0) as usize + (clay > 0) as usize + (stone > 0) as usize;
        match self {
            Self::AtLeastThree => kinds >= FEWEST_KINDS,
            Self::ExactlyThree => kinds == FEWEST_KINDS,
        }
    }
}

/// The dearest tile.
const DEAREST: u8 = Building::WITH_TILES[Building::SORTS - 1].cost();
/// Amounts of wood, clay and stone that a payment may have, none included.
const WOODS: usize = (DEAREST / Kind::Wood.points()) as usize + 1;
const CLAYS: usize = (DEAREST / Kind::Clay.points()) as usize + 1;
const STONES: usize = (DEAREST / Kind::Stone.points()) as usize + 1;

/// A payment with its building.
type Paid = (Building, Goods);

/// The payment for a building with so much stone, clay and wood, if there is one: sand is the rest
/// of the cost.
#[expect(clippy::cast_possible_truncation, reason = "all are far below 256")]
const fn exact(building: Building, stones: usize, clays: usize, woods: usize) -> Option<Paid> {
    let [stone, clay, wood] = [stones as u8, clays as u8, woods as u8];
    let worth =
        stone * Kind::Stone.points() + clay * Kind::Clay.points() + wood * Kind::Wood.points();
    if worth > building.cost() {
        return None;
    }
    let payment = Goods([building.cost() - worth, wood, clay, stone, 0]);
    let right = UNITS.covers(payment) && MaterialKinds::AtLeastThree.allows(payment);
    if right { Some((building, payment)) } else { None }
}

/// All payments in the order of their numbers, collected at compile time.
struct List {
    all: [Paid; 512],
    len: usize,
    /// What the wood of a payment must be added to for its number, by building, stone and clay.
    before: [[[u16; CLAYS]; STONES]; Building::SORTS],
}

impl List {
    const EMPTY: Self = Self {
        all: [(Building::House, Goods::NONE); 512],
        len: 0,
        before: [[[0; CLAYS]; STONES]; Building::SORTS],
    };

    const fn whole() -> Self {
        let mut list = Self::EMPTY;
        let mut row = 0;
        while row < Building::SORTS * STONES * CLAYS {
            list.add_row(row / CLAYS / STONES, row / CLAYS % STONES, row % CLAYS);
            row += 1;
        }
        list
    }

    /// The payments with so much stone and clay; the wood of all of them is one range.
    #[expect(clippy::cast_possible_truncation, reason = "a few hundred")]
    const fn add_row(&mut self, building: usize, stones: usize, clays: usize) {
        let mut woods = 0;
        while woods < WOODS {
            if let Some(paid) = exact(Building::WITH_TILES[building], stones, clays, woods) {
                self.before[building][stones][clays] = (self.len as u16).wrapping_sub(woods as u16);
                self.all[self.len] = paid;
                self.len += 1;
            }
            woods += 1;
        }
    }
}

/// How many different ways there are to pay for a building.
#[expect(clippy::cast_possible_truncation, reason = "a few hundred")]
pub(crate) const COUNT: u16 = List::whole().len as u16;

static BY_NUMBER: [Paid; COUNT as usize] = *List::whole().all.first_chunk().expect("enough room");

static BEFORE: [[[u16; CLAYS]; STONES]; Building::SORTS] = List::whole().before;

/// The number of a payment for a building, if there is one.
pub(crate) fn number(building: Building, payment: Goods) -> Option<u16> {
    let [_, wood, clay, stone, _] = payment.0;
    let before = BEFORE.get(building.index())?.get(usize::from(stone))?.get(usize::from(clay))?;
    let number = before.wrapping_add(wood.into());
    (from_number(number) == Some((building, payment))).then_some(number)
}

/// The building and payment with this number.
pub(crate) fn from_number(number: u16) -> Option<Paid> {
    BY_NUMBER.get(usize::from(number)).copied()
}

const WORDS: usize = (COUNT as usize).div_ceil(u64::BITS as usize);
/// The most units of a kind that there are.
const MOST: usize = UNITS.0[Kind::Sand.index()] as usize;

/// A set of payments, as bits by number.
#[derive(Clone, Copy)]
pub(crate) struct Payments([u64; WORDS]);

/// The payments with an allowed number of kinds, for each reading of it.
static OF_KINDS: [Payments; 2] = [
    Payments::of_kinds(MaterialKinds::AtLeastThree),
    Payments::of_kinds(MaterialKinds::ExactlyThree),
];

/// For each material, and each amount of it, the payments that need no more.
static WITHIN: [[Payments; MOST + 1]; Kind::MATERIALS.len()] = {
    let mut within = [[Payments::NONE; MOST + 1]; Kind::MATERIALS.len()];
    let mut i = 0;
    while i < Kind::MATERIALS.len() * (MOST + 1) {
        let (kind, units) = (i / (MOST + 1), i % (MOST + 1));
        within[kind][units] = Payments::within(kind, units);
        i += 1;
    }
    within
};

/// The payments for other buildings than this.
static NOT_FOR: [Payments; Building::SORTS] = {
    let mut not_for = [Payments::NONE; Building::SORTS];
    let mut i = 0;
    while i < Building::SORTS {
        not_for[i] = Payments::not_for(Building::WITH_TILES[i]);
        i += 1;
    }
    not_for
};

/// Whether some of these units are an exact payment for a building (CAS-13.3, CAS-13.4).
#[must_use]
pub fn can_pay(goods: Goods, building: Building, kinds: MaterialKinds) -> bool {
    Payments::from_supply(goods, kinds).iter().any(|(paid_for, _)| paid_for == building)
}

/// The tables, at compile time.
impl Payments {
    const NONE: Self = Self([0; WORDS]);

    const fn add_if(&mut self, fits: bool, number: usize) {
        self.0[number / u64::BITS as usize] |= (fits as u64) << (number % u64::BITS as usize);
    }

    const fn of_kinds(kinds: MaterialKinds) -> Self {
        let mut set = Self::NONE;
        let mut number = 0;
        while number < BY_NUMBER.len() {
            set.add_if(kinds.allows(BY_NUMBER[number].1), number);
            number += 1;
        }
        set
    }

    const fn within(kind: usize, units: usize) -> Self {
        let mut set = Self::NONE;
        let mut number = 0;
        while number < BY_NUMBER.len() {
            set.add_if(BY_NUMBER[number].1.0[kind] as usize <= units, number);
            number += 1;
        }
        set
    }

    const fn not_for(building: Building) -> Self {
        let mut set = Self::NONE;
        let mut number = 0;
        while number < BY_NUMBER.len() {
            set.add_if(BY_NUMBER[number].0 as u8 != building as u8, number);
            number += 1;
        }
        set
    }
}

impl Payments {
    /// All exact payments that a supply allows, for every building.
    pub fn from_supply(supply: Goods, kinds: MaterialKinds) -> Self {
        let mut set = OF_KINDS[kinds as usize];
        for kind in Kind::MATERIALS {
            set.keep(&WITHIN[kind.index()][usize::from(supply[kind]).min(MOST)]);
        }
        set
    }

    fn keep(&mut self, others: &Self) {
        self.0.iter_mut().zip(others.0).for_each(|(own, other)| *own &= other);
    }

    /// Takes out the payments for a building.
    pub fn remove(&mut self, building: Building) {
        self.keep(&NOT_FOR[building.index()]);
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The payments with their buildings in the order of their numbers, so cheapest first.
    pub fn iter(self) -> impl Iterator<Item = Paid> {
        (0..)
            .step_by(u64::BITS as usize)
            .zip(self.0)
            .flat_map(|(first, word)| bits(word).map(move |bit| BY_NUMBER[first + bit]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All ways to pay `cost` out of a supply, by trying every handful.
    fn by_force(supply: Goods, cost: u8, kinds: MaterialKinds) -> Vec<Goods> {
        let [sand, wood, clay, stone, _] = supply.0;
        let mut found = Vec::new();
        for (stones, clays) in pairs(stone, clay) {
            for (woods, sands) in pairs(wood, sand) {
                let worth = [(sands, 1u32), (woods, 2), (clays, 4), (stones, 5)];
                let sum: u32 = worth.iter().map(|&(units, points)| u32::from(units) * points).sum();
                let different = worth.iter().filter(|&&(units, _)| units > 0).count();
                let right =
                    different == 3 || (different == 4 && kinds == MaterialKinds::AtLeastThree);
                if sum == u32::from(cost) && right {
                    found.push(Goods([sands, woods, clays, stones, 0]));
                }
            }
        }
        found
    }

    fn pairs(one: u8, other: u8) -> impl Iterator<Item = (u8, u8)> {
        (0..=one).flat_map(move |a| (0..=other).map(move |b| (a, b)))
    }

    fn listed(supply: Goods, building: Building, kinds: MaterialKinds) -> Vec<Goods> {
        let payments = Payments::from_supply(supply, kinds).iter();
        payments.filter(|paid| paid.0 == building).map(|paid| paid.1).collect()
    }

    /// CAS-13.3, CAS-13.4: for every supply up to seven units a kind and some larger ones, for
    /// every building and both readings of "three kinds", exactly the payments that trying finds.
    #[test]
    fn cas_13_4_payments_are_those_found_by_force() {
        let mut supplies: Vec<Goods> = vec![UNITS, Goods([20, 0, 15, 15, 0])];
        for n in 0..8u16.pow(4) {
            let digit = |place: u32| u8::try_from(n / 8u16.pow(place) % 8).unwrap();
            supplies.push(Goods([digit(0), digit(1), digit(2), digit(3), 2]));
        }
        for supply in supplies {
            for building in Building::WITH_TILES {
                for kinds in [MaterialKinds::AtLeastThree, MaterialKinds::ExactlyThree] {
                    let mut forced = by_force(supply, building.cost(), kinds);
                    forced.sort_by_key(|p| [p.0[3], p.0[2], p.0[1]]);
                    assert_eq!(listed(supply, building, kinds), forced, "{supply:?}: {building}");
                }
            }
        }
    }

    #[test]
    fn numbers_are_dense_and_read_back() {
        let mut next = 0;
        for building in Building::WITH_TILES {
            for payment in listed(UNITS, building, MaterialKinds::AtLeastThree) {
                assert_eq!(number(building, payment), Some(next));
                assert_eq!(from_number(next), Some((building, payment)));
                next += 1;
            }
        }
        assert_eq!((next, from_number(next)), (COUNT, None));
        assert_eq!(number(Building::Tower, Goods([0, 1, 2, 0, 0])), None, "two kinds");
        assert_eq!(number(Building::Tower, Goods([1, 0, 1, 0, 1])), None, "silver");
        assert_eq!(number(Building::Market, Goods::NONE), None);
    }
}
