//! One joint redeal of everything that a viewer cannot know.

use rand::{Rng, RngExt};

use super::{CardBits, Zone};

/// Deals all cards anew that are not `known`: over the places of `zones` where such cards lie, and
/// into the `shuffled` part of a pile. A zone keeps its size and the known cards their places. Those
/// that were `met` go into the zones only.
///
/// Every deal that fits is as likely as any other, and none depends on what lies where now: from
/// truths that differ only in cards that are not known, the same generator makes the same world.
/// Cards that cannot change places, like those with different backs, are redealt by calls of their
/// own; a zone may be part of a hand.
///
/// # Panics
/// When more cards were met than lie in the zones.
pub fn redeal<const W: usize, R: Rng + ?Sized>(
    known: CardBits<W>,
    met: CardBits<W>,
    zones: &mut [&mut dyn Zone<W>],
    shuffled: &mut CardBits<W>,
    rng: &mut R,
) {
    let deal = Deal::new(known, met, zones, shuffled, rng);
    deal.lay(known, zones);
}

/// Cards for the places of some zones, one after the other.
pub(super) struct Deal {
    cards: [u8; 256],
    len: usize,
}

impl Deal {
    /// Deals cards for all places of `zones` with cards that are not `known`; what is left of them
    /// is the new `shuffled` part.
    pub fn new<const W: usize, R: Rng + ?Sized>(
        known: CardBits<W>,
        met: CardBits<W>,
        zones: &[&mut dyn Zone<W>],
        shuffled: &mut CardBits<W>,
        rng: &mut R,
    ) -> Self {
        let laid = zones.iter().fold(CardBits::EMPTY, |laid, zone| laid.and(zone.cards()));
        let laid = laid.without(known);
        let pool = laid.and(shuffled.without(known));
        let bound = pool.among(met);
        assert!(bound.len() <= laid.len(), "cards that were met are in the shuffled part");
        let mut rest = pool.without(bound);
        let mut deal = Self { cards: [0; 256], len: 0 };
        bound.iter().for_each(|card| deal.push(card));
        while deal.len < laid.len() {
            let card = rest.sample(rng);
            rest.take(card);
            deal.push(card);
        }
        *shuffled = shuffled.among(known).and(rest);
        deal.shuffle(rng);
        deal
    }

    fn push(&mut self, card: u8) {
        self.cards[self.len] = card;
        self.len += 1;
    }

    fn shuffle<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        for last in (1..self.len).rev() {
            self.cards.swap(last, rng.random_range(0..=last));
        }
    }

    /// The cards dealt, in the order of the zones and of their places.
    pub fn cards(&self) -> &[u8] {
        &self.cards[..self.len]
    }

    /// Lays the cards where they were dealt to.
    pub fn lay<const W: usize>(&self, known: CardBits<W>, zones: &mut [&mut dyn Zone<W>]) {
        let mut left = self.cards();
        for zone in zones {
            let (fresh, others) = left.split_at(zone.cards().without(known).len());
            zone.lay_anew(known, fresh);
            left = others;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::zone::Row;

    fn cards(cards: &[u8]) -> CardBits<1> {
        cards.iter().copied().collect()
    }

    /// A hand, two cards under the deck, and its shuffled part.
    type Table = (CardBits<1>, Row<4>, CardBits<1>);

    fn dealt(table: Table, known: &[u8], met: &[u8], rng: &mut Xoshiro256PlusPlus) -> Table {
        let (mut hand, mut under, mut shuffled) = table;
        redeal(cards(known), cards(met), &mut [&mut hand, &mut under], &mut shuffled, rng);
        (hand, under, shuffled)
    }

    fn table(hand: &[u8], under: &[u8], shuffled: &[u8]) -> Table {
        (cards(hand), under.iter().copied().collect(), cards(shuffled))
    }

    /// How often each deal came up, by its JSON form.
    fn counted(truth: Table, known: &[u8], met: &[u8], deals: u32) -> BTreeMap<String, u32> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut counts = BTreeMap::new();
        for _ in 0..deals {
            let (hand, under, shuffled) = dealt(truth, known, met, &mut rng);
            let deal = serde_json::to_string(&(hand, under, shuffled)).unwrap();
            *counts.entry(deal).or_default() += 1;
        }
        counts
    }

    /// Every deal is within six standard deviations of its share.
    fn are_alike(counts: &BTreeMap<String, u32>, deals: u32) {
        let share = deals / u32::try_from(counts.len()).unwrap();
        for (deal, count) in counts {
            assert!(count.abs_diff(share).pow(2) < 36 * share, "{deal}: {count} of {deals}");
        }
    }

    /// Six cards, of which one is known in the hand and one under the deck: the four others lie in
    /// one place of the hand, one under the deck and two in its shuffled part.
    #[test]
    fn every_deal_that_fits_is_as_likely_as_any_other() {
        let counts = counted(table(&[0, 1], &[2, 3], &[4, 5]), &[0, 3], &[0, 3], 12_000);
        assert_eq!(counts.len(), 4 * 3, "{counts:?}");
        assert!(counts.contains_key("[[0,5],[4,3],[1,2]]"), "{counts:?}");
        are_alike(&counts, 12_000);
    }

    /// Card 1 was seen before it went away: it is in the hand or under the deck, twice of three
    /// times under it, because there are two places.
    #[test]
    fn what_was_met_is_not_in_the_shuffled_part() {
        let counts = counted(table(&[1], &[2, 3], &[4, 5]), &[], &[1], 36_000);
        assert_eq!(counts.len(), 3 * 4 * 3, "{counts:?}");
        assert!(counts.keys().all(|deal| !deal.rsplit('[').next().unwrap().contains('1')));
        are_alike(&counts, 36_000);
    }

    #[test]
    fn equal_generators_make_equal_worlds_of_truths_that_cannot_be_told_apart() {
        let truths = [
            table(&[0, 1], &[2, 3], &[4, 5]),
            table(&[0, 4], &[5, 3], &[1, 2]),
            table(&[0, 2], &[1, 3], &[4, 5]),
        ];
        for seed in 0..50 {
            let rng = || Xoshiro256PlusPlus::seed_from_u64(seed);
            let worlds = truths.map(|truth| dealt(truth, &[0, 3], &[0, 2, 3], &mut rng()));
            assert!(worlds.iter().all(|world| *world == worlds[0]), "{worlds:?}");
        }
    }

    /// What was shuffled in later (cards 4 and 5) cannot be the card that was drawn before, but may
    /// be the one drawn afterwards: the parts of the hand change places with the pile in one call.
    #[test]
    fn a_part_of_a_hand_is_a_zone() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut seen = [CardBits::<1>::EMPTY; 3];
        for _ in 0..500 {
            let (mut before, mut after, mut pile) = (cards(&[0]), cards(&[4]), cards(&[1, 2, 5]));
            let fresh = cards(&[4, 5]);
            redeal(CardBits::EMPTY, fresh, &mut [&mut after, &mut pile], &mut before, &mut rng);
            for (seen, zone) in seen.iter_mut().zip([before, after, pile]) {
                *seen = seen.and(zone);
            }
        }
        let all = cards(&[0, 1, 2, 4, 5]);
        assert_eq!(seen, [cards(&[0, 1, 2]), all, all]);
    }
}
