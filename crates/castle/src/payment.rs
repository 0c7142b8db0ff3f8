//! Payments for buildings: which there are for a supply, and their numbers (CAS-13.3, CAS-13.4).
//!
//! A payment is settled by its stone, its clay and its wood; sand is the rest. For given stone and
//! clay the wood of all payments is one range, so that neither listing nor numbering searches.

use serde::{Deserialize, Serialize};

use crate::{Building, Goods, Kind, board::FEWEST_KINDS, goods::UNITS};

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
    pub(crate) fn allows(self, payment: Goods) -> bool {
        let kinds = payment.kinds().filter(|kind| kind.is_material()).count();
        match self {
            Self::AtLeastThree => kinds >= FEWEST_KINDS,
            Self::ExactlyThree => kinds == FEWEST_KINDS,
        }
    }
}

/// Calls `each` with every payment of exactly `cost` that the supply allows, until it says stop by
/// returning true; tells whether it did.
#[inline]
pub(crate) fn find_payment(
    supply: Goods,
    cost: u8,
    kinds: MaterialKinds,
    mut each: impl FnMut(Goods) -> bool,
) -> bool {
    let [sand, wood, clay, stone, _] = supply.0;
    // What the lighter kinds cannot reach, the heavier ones must.
    let light = sand + wood * Kind::Wood.points();
    let lighter = light + clay * Kind::Clay.points();
    let fewest_stones = cost.saturating_sub(lighter).div_ceil(Kind::Stone.points());
    for stones in fewest_stones..=stone.min(cost / Kind::Stone.points()) {
        let after_stone = cost - stones * Kind::Stone.points();
        let fewest_clays = after_stone.saturating_sub(light).div_ceil(Kind::Clay.points());
        for clays in fewest_clays..=clay.min(after_stone / Kind::Clay.points()) {
            let rest = after_stone - clays * Kind::Clay.points();
            let (from, to) = wood_range(rest, heavy_kinds(stones, clays), sand, wood);
            for woods in from..to {
                let sands = rest - woods * Kind::Wood.points();
                let four = stones > 0 && clays > 0 && woods > 0 && sands > 0;
                if four && kinds == MaterialKinds::ExactlyThree {
                    continue;
                }
                if each(Goods([sands, woods, clays, stones, 0])) {
                    return true;
                }
            }
        }
    }
    false
}

const fn heavy_kinds(stones: u8, clays: u8) -> u8 {
    (stones > 0) as u8 + (clays > 0) as u8
}

/// The wood of all payments whose wood and sand are worth `rest`, as `from..to`, when so many of
/// stone and clay are in it and the supply holds so much sand and wood.
const fn wood_range(rest: u8, heavy: u8, sand: u8, wood: u8) -> (u8, u8) {
    let mut from = rest.saturating_sub(sand).div_ceil(Kind::Wood.points());
    let mut most = rest / Kind::Wood.points();
    match heavy {
        2 if rest > 0 => {}
        1 if rest > Kind::Wood.points() => {
            // Both wood and sand are needed for the third kind.
            if from == 0 {
                from = 1;
            }
            most = (rest - 1) / Kind::Wood.points();
        }
        _ => return (0, 0),
    }
    if most > wood {
        most = wood;
    }
    if from > most { (0, 0) } else { (from, most + 1) }
}

/// The dearest tile.
const DEAREST: usize = 30;
const STONES: usize = DEAREST / Kind::Stone.points() as usize + 1;
const CLAYS: usize = DEAREST / Kind::Clay.points() as usize + 1;

/// Numbers of the payments of one cost: where each pair of stone and clay begins, and how many
/// there are, limited only by what is in the box.
#[derive(Clone, Copy)]
struct Numbers {
    begin: [[u16; CLAYS]; STONES],
    count: u16,
}

const fn numbers(cost: u8) -> Numbers {
    let mut numbers = Numbers { begin: [[0; CLAYS]; STONES], count: 0 };
    let mut stones = 0;
    while stones * Kind::Stone.points() <= cost {
        let after_stone = cost - stones * Kind::Stone.points();
        let mut clays = 0;
        while clays * Kind::Clay.points() <= after_stone {
            let rest = after_stone - clays * Kind::Clay.points();
            let (from, to) = box_range(rest, stones, clays);
            numbers.begin[stones as usize][clays as usize] = numbers.count;
            numbers.count += (to - from) as u16;
            clays += 1;
        }
        stones += 1;
    }
    numbers
}

const fn box_range(rest: u8, stones: u8, clays: u8) -> (u8, u8) {
    let [sand, wood, ..] = UNITS.0;
    wood_range(rest, heavy_kinds(stones, clays), sand, wood)
}

static NUMBERS: [Numbers; Building::SORTS] = {
    let mut all = [numbers(0); Building::SORTS];
    let mut i = 0;
    while i < Building::SORTS {
        all[i] = numbers(Building::WITH_TILES[i].cost());
        i += 1;
    }
    all
};

/// Where the payments of each building begin; the last one is how many there are.
static FIRST: [u16; Building::SORTS + 1] = {
    let mut first = [0; Building::SORTS + 1];
    let mut i = 0;
    while i < Building::SORTS {
        first[i + 1] = first[i] + NUMBERS[i].count;
        i += 1;
    }
    first
};

/// How many different ways there are to pay for a building.
pub(crate) const COUNT: u16 = {
    let mut count = 0;
    let mut i = 0;
    while i < Building::SORTS {
        count += numbers(Building::WITH_TILES[i].cost()).count;
        i += 1;
    }
    count
};

/// The number of a payment for a building, if there is one.
pub(crate) fn number(building: Building, payment: Goods) -> Option<u16> {
    let fits = building.cost() > 0
        && payment[Kind::Silver] == 0
        && payment.building_points() == u16::from(building.cost())
        && UNITS.covers(payment);
    if !fits {
        return None;
    }
    let [_, woods, clays, stones, _] = payment.0;
    let rest = building.cost() - stones * Kind::Stone.points() - clays * Kind::Clay.points();
    let (from, to) = box_range(rest, stones, clays);
    let begin = NUMBERS[building.index()].begin[usize::from(stones)][usize::from(clays)];
    (from..to).contains(&woods).then(|| FIRST[building.index()] + begin + u16::from(woods - from))
}

/// The building and payment with this number.
pub(crate) fn from_number(number: u16) -> Option<(Building, Goods)> {
    BY_NUMBER.get(usize::from(number)).copied()
}

static BY_NUMBER: [(Building, Goods); COUNT as usize] = {
    let mut all = [(Building::House, Goods::NONE); COUNT as usize];
    let mut len = 0;
    let mut i = 0;
    while i < Building::SORTS {
        len = list(&mut all, len, Building::WITH_TILES[i]);
        i += 1;
    }
    assert!(len == COUNT as usize, "one number for each payment");
    all
};

const fn list(
    all: &mut [(Building, Goods); COUNT as usize],
    mut len: usize,
    building: Building,
) -> usize {
    let cost = building.cost();
    let mut stones = 0;
    while stones * Kind::Stone.points() <= cost {
        let after_stone = cost - stones * Kind::Stone.points();
        let mut clays = 0;
        while clays * Kind::Clay.points() <= after_stone {
            let rest = after_stone - clays * Kind::Clay.points();
            let (from, to) = box_range(rest, stones, clays);
            let mut woods = from;
            while woods < to {
                let sands = rest - woods * Kind::Wood.points();
                all[len] = (building, Goods([sands, woods, clays, stones, 0]));
                len += 1;
                woods += 1;
            }
            clays += 1;
        }
        stones += 1;
    }
    len
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

    fn listed(supply: Goods, cost: u8, kinds: MaterialKinds) -> Vec<Goods> {
        let mut found = Vec::new();
        find_payment(supply, cost, kinds, |payment| {
            found.push(payment);
            false
        });
        found
    }

    /// CAS-13.3, CAS-13.4: for every supply up to seven units a kind and some larger ones, for
    /// every cost and both readings of "three kinds", exactly the payments that trying finds.
    #[test]
    fn cas_13_4_payments_are_those_found_by_force() {
        let mut supplies: Vec<Goods> = vec![UNITS, Goods([20, 0, 15, 15, 0])];
        for n in 0..8u16.pow(4) {
            let digit = |place: u32| u8::try_from(n / 8u16.pow(place) % 8).unwrap();
            supplies.push(Goods([digit(0), digit(1), digit(2), digit(3), 2]));
        }
        for supply in supplies {
            for cost in [8, 10, 12, 18, 22, 24, 30] {
                for kinds in [MaterialKinds::AtLeastThree, MaterialKinds::ExactlyThree] {
                    let mut forced = by_force(supply, cost, kinds);
                    forced.sort_by_key(|p| [p.0[3], p.0[2], p.0[1]]);
                    assert_eq!(listed(supply, cost, kinds), forced, "{supply:?} for {cost}");
                }
            }
        }
    }

    #[test]
    fn numbers_are_dense_and_read_back() {
        let mut next = 0;
        for building in Building::WITH_TILES {
            for payment in listed(UNITS, building.cost(), MaterialKinds::AtLeastThree) {
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
