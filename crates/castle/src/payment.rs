//! Payments for buildings: which there are for a supply, and their numbers (CAS-13.3, CAS-13.4).
//!
//! There are only a few hundred: all are listed once, by building, stone, clay and wood, and the
//! place in that list is the number. What a supply can pay is a set of numbers: those payments that
//! its sand is enough for, and its wood, its clay and its stone.

use engine::{Member, Set, each};
use serde::{Deserialize, Serialize};

use crate::{Action, Building, Goods, Kind, board::FEWEST_KINDS, goods::UNITS};

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
}

impl List {
    const fn whole() -> Self {
        let mut list = Self { all: [(Building::House, Goods::NONE); 512], len: 0 };
        each!(row in 0..Building::SORTS * STONES * CLAYS => {
            let building = Building::WITH_TILES[row / CLAYS / STONES];
            each!(woods in 0..WOODS => list.add(building, row / CLAYS % STONES, row % CLAYS, woods));
        });
        list
    }

    const fn add(&mut self, building: Building, stones: usize, clays: usize, woods: usize) {
        if let Some(paid) = exact(building, stones, clays, woods) {
            self.all[self.len] = paid;
            self.len += 1;
        }
    }
}

/// How many different ways there are to pay for a building.
pub(crate) const COUNT: usize = List::whole().len;

/// Every payment with its building, cheapest first.
static ALL: [Paid; COUNT] = *List::whole().all.first_chunk().expect("enough room");

/// The same as actions, so that they are listed without being put together.
pub(crate) static BUILDS: [Action; COUNT] = {
    let mut all = [Action::Stop; COUNT];
    each!(i in 0..COUNT => all[i] = Action::Build { building: ALL[i].0, payment: ALL[i].1 });
    all
};

/// The number of a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Number(u16);

impl Member for Number {
    type Bits = [u64; COUNT.div_ceil(64)];
    const EVERY: Self::Bits = Payments::where_all(&[true; COUNT]).0.bits();

    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Self {
        Self(u16::try_from(index).expect("a few hundred"))
    }
}

/// The most units of a kind that there are.
const MOST: usize = UNITS.0[Kind::Sand.index()] as usize;

/// A set of payments.
#[derive(Clone, Copy)]
pub(crate) struct Payments(Set<Number>);

/// The payments with an allowed number of kinds, for each reading of it.
static OF_KINDS: [Payments; 2] = [
    Payments::of_kinds(MaterialKinds::AtLeastThree),
    Payments::of_kinds(MaterialKinds::ExactlyThree),
];

/// For each material, and each amount of it, the payments that need no more.
static WITHIN: [[Payments; MOST + 1]; Kind::MATERIALS.len()] = {
    let mut within = [[Payments::NONE; MOST + 1]; Kind::MATERIALS.len()];
    each!(i in 0..Kind::MATERIALS.len() * (MOST + 1) => {
        let (kind, units) = (i / (MOST + 1), i % (MOST + 1));
        within[kind][units] = Payments::within(kind, units);
    });
    within
};

/// The payments for other buildings than this.
static NOT_FOR: [Payments; Building::SORTS] = {
    let mut not_for = [Payments::NONE; Building::SORTS];
    each!(i in 0..Building::SORTS => not_for[i] = Payments::not_for(Building::WITH_TILES[i]));
    not_for
};

/// Whether some of these units are an exact payment for a building (CAS-13.3, CAS-13.4).
#[must_use]
pub fn can_pay(goods: Goods, building: Building, kinds: MaterialKinds) -> bool {
    Payments::from_supply(goods, kinds).iter().any(|(paid_for, _)| paid_for == building)
}

/// The tables, at compile time.
impl Payments {
    const NONE: Self = Self(Set::EMPTY);

    const fn where_all(fits: &[bool; COUNT]) -> Self {
        let mut words = [0; COUNT.div_ceil(64)];
        each!(number in 0..COUNT => words[number / 64] |= (fits[number] as u64) << (number % 64));
        Self(Set::from_bits(words))
    }

    const fn of_kinds(kinds: MaterialKinds) -> Self {
        let mut fits = [false; COUNT];
        each!(number in 0..COUNT => fits[number] = kinds.allows(ALL[number].1));
        Self::where_all(&fits)
    }

    const fn within(kind: usize, units: usize) -> Self {
        let mut fits = [false; COUNT];
        each!(number in 0..COUNT => fits[number] = ALL[number].1.0[kind] as usize <= units);
        Self::where_all(&fits)
    }

    const fn not_for(building: Building) -> Self {
        let mut fits = [false; COUNT];
        each!(number in 0..COUNT => fits[number] = ALL[number].0 as u8 != building as u8);
        Self::where_all(&fits)
    }
}

impl Payments {
    /// All exact payments that a supply allows, for every building.
    pub fn from_supply(supply: Goods, kinds: MaterialKinds) -> Self {
        // Most supplies are of too few kinds, which is sooner seen than worked out.
        if !MaterialKinds::AtLeastThree.allows(supply) {
            return Self::NONE;
        }
        let mut set = OF_KINDS[kinds as usize];
        for kind in Kind::MATERIALS {
            set.keep(&WITHIN[kind.index()][usize::from(supply[kind]).min(MOST)]);
        }
        set
    }

    fn keep(&mut self, others: &Self) {
        self.0 = self.0.and(others.0);
    }

    /// Takes out the payments for a building.
    pub fn remove(&mut self, building: Building) {
        self.keep(&NOT_FOR[building.index()]);
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The payments with their buildings in the order of their numbers, so cheapest first.
    fn iter(self) -> impl Iterator<Item = Paid> {
        self.0.iter().map(|number| ALL[number.index()])
    }

    /// The same as actions.
    pub fn builds(self) -> impl Iterator<Item = Action> {
        self.0.iter().map(|number| BUILDS[number.index()])
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
    fn every_payment_is_listed_once_by_building() {
        let by_building = Building::WITH_TILES.into_iter().flat_map(|b| {
            listed(UNITS, b, MaterialKinds::AtLeastThree).into_iter().map(move |p| (b, p))
        });
        assert!(by_building.eq(ALL));
    }
}
