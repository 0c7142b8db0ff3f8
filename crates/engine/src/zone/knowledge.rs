//! Who knows where a card lies.

use rand::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{CardBits, Zone, redeal::Deal};
use crate::{Seat, SeatSet};

/// What `S` seats know of hidden cards, card by card. Of cards that lie openly nothing is noted.
///
/// A seat knows a card's *place* while it can say in which hand it is, or where in a row. It has
/// *met* a card that it saw since the card was last shuffled: wherever that card is by now, it is
/// not in the shuffled part of a pile. That one of several cards is in a hand, but not which, is no
/// such knowledge: the places of all of them are then unknown, and that they were met remains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Knowledge<const W: usize, const S: usize> {
    placed: [CardBits<W>; S],
    met: [CardBits<W>; S],
    /// Whose places everybody knows who looks on.
    shown: CardBits<W>,
}

impl<const W: usize, const S: usize> Default for Knowledge<W, S> {
    fn default() -> Self {
        let nothing = [CardBits::EMPTY; S];
        Self { placed: nothing, met: nothing, shown: CardBits::EMPTY }
    }
}

impl<const W: usize, const S: usize> Knowledge<W, S> {
    /// The hidden cards whose places this seat knows, those of its own hand among them.
    #[must_use]
    pub const fn placed(&self, seat: Seat) -> CardBits<W> {
        self.placed[seat.index()]
    }

    /// The hidden cards that are not in the shuffled part, as far as this seat knows.
    #[must_use]
    pub const fn met(&self, seat: Seat) -> CardBits<W> {
        self.met[seat.index()]
    }

    /// The hidden cards whose places everybody knows, spectators too.
    #[must_use]
    pub const fn shown(&self) -> CardBits<W> {
        self.shown
    }

    /// These seats see a hidden card and the place where it lies now.
    pub fn show(&mut self, card: u8, to: SeatSet) {
        for seat in to.iter() {
            self.placed[seat.index()].insert(card);
            self.met[seat.index()].insert(card);
        }
    }

    /// These seats have seen a hidden card before and cannot say where it lies now.
    pub fn meet(&mut self, card: u8, seats: SeatSet) {
        seats.iter().for_each(|seat| self.met[seat.index()].insert(card));
    }

    /// Everybody sees a hidden card and the place where it lies now.
    pub fn show_all(&mut self, card: u8) {
        self.show(card, SeatSet::first(Self::SEATS));
        self.shown.insert(card);
    }

    #[expect(clippy::cast_possible_truncation, reason = "no table has more than five seats")]
    const SEATS: u8 = S as u8;

    /// One of these cards goes to another hidden place. `aware` seats see which; the others no
    /// longer know of any of them where it is, unless there is only one.
    pub fn slip(&mut self, card: u8, among: CardBits<W>, aware: SeatSet) {
        self.show(card, aware);
        if among.len() <= 1 {
            return;
        }
        self.shown = self.shown.without(among);
        for seat in Seat::first(Self::SEATS).filter(|&seat| !aware.contains(seat)) {
            self.placed[seat.index()] = self.placed[seat.index()].without(among);
        }
    }

    /// These cards are opened, or shuffled where nobody can follow them.
    pub fn forget(&mut self, cards: CardBits<W>) {
        for known in self.placed.iter_mut().chain(&mut self.met).chain([&mut self.shown]) {
            *known = known.without(cards);
        }
    }

    /// Whether all that is known could be so, where `laid` are the hidden cards outside the shuffled
    /// part of a pile.
    #[must_use]
    pub fn is_possible(&self, laid: CardBits<W>) -> bool {
        self.placed.iter().zip(&self.met).all(|(&placed, &met)| {
            placed.contains_all(self.shown) && met.contains_all(placed) && laid.contains_all(met)
        })
    }

    /// Deals everything anew that `viewer` cannot know, as [`redeal`](super::redeal()) does. What
    /// others know of such a card they then know of the card that was dealt to its place.
    pub fn redeal<R: Rng + ?Sized>(
        &mut self,
        viewer: Seat,
        zones: &mut [&mut dyn Zone<W>],
        shuffled: &mut CardBits<W>,
        rng: &mut R,
    ) {
        let known = self.placed(viewer);
        let mut aware = [Aware::default(); 256];
        let places = self.who_is_aware(viewer, zones, &mut aware);
        let deal = Deal::new(known, self.met(viewer), zones, shuffled, rng);
        for seat in Seat::first(Self::SEATS).filter(|&seat| seat != viewer) {
            self.placed[seat.index()] = self.placed[seat.index()].among(known);
            self.met[seat.index()] = self.met[seat.index()].among(known);
        }
        for (&card, aware) in deal.cards().iter().zip(&aware[..places]) {
            self.show(card, aware.placed);
            self.meet(card, aware.met);
        }
        deal.lay(known, zones);
    }

    /// For each place with a card that `viewer` does not know, who else knows something of it; and
    /// how many such places there are. In a hand, where no card has a place of its own, it matters
    /// only how many cards are known to whom.
    fn who_is_aware(
        &self,
        viewer: Seat,
        zones: &[&mut dyn Zone<W>],
        out: &mut [Aware; 256],
    ) -> usize {
        let known = self.placed(viewer);
        let mut len = 0;
        for zone in zones {
            let begin = len;
            let mut note = |card: u8| {
                out[len] = self.aware_of(card, viewer);
                len += 1;
            };
            match zone.in_order() {
                Some(row) => row.iter().filter(|&&c| !known.contains(c)).for_each(|&c| note(c)),
                None => zone.cards().without(known).iter().for_each(&mut note),
            }
            if zone.in_order().is_none() {
                out[begin..len].sort_unstable();
            }
        }
        len
    }

    fn aware_of(&self, card: u8, viewer: Seat) -> Aware {
        let others = Seat::first(Self::SEATS).filter(|&seat| seat != viewer);
        let of = |sets: &[CardBits<W>; S]| {
            others.clone().filter(|seat| sets[seat.index()].contains(card)).collect()
        };
        Aware { placed: of(&self.placed), met: of(&self.met) }
    }
}

/// Who knows the place of a card, and who has met it.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Aware {
    placed: SeatSet,
    met: SeatSet,
}

/// For each seat, what it has placed and what it has met.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form<const W: usize> {
    placed: Vec<CardBits<W>>,
    met: Vec<CardBits<W>>,
    shown: CardBits<W>,
}

impl<const W: usize, const S: usize> Serialize for Knowledge<W, S> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        let Self { placed, met, shown } = *self;
        Form { placed: placed.to_vec(), met: met.to_vec(), shown }.serialize(serializer)
    }
}

impl<'de, const W: usize, const S: usize> Deserialize<'de> for Knowledge<W, S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Form { placed, met, shown } = Form::deserialize(deserializer)?;
        let of_all = |cards: Vec<CardBits<W>>| {
            let seats = cards.len();
            cards.try_into().map_err(|_| de::Error::invalid_length(seats, &"one set per seat"))
        };
        Ok(Self { placed: of_all(placed)?, met: of_all(met)?, shown })
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn cards(cards: &[u8]) -> CardBits<1> {
        cards.iter().copied().collect()
    }

    #[test]
    fn who_sees_a_card_knows_its_place() {
        let mut known = Knowledge::<1, 3>::default();
        known.show(7, SeatSet::only(A));
        known.show_all(8);
        known.meet(7, SeatSet::only(B));
        assert_eq!((known.placed(A), known.placed(B)), (cards(&[7, 8]), cards(&[8])));
        assert_eq!(known.met(B), cards(&[7, 8]), "who met a card need not know its place");
        assert_eq!(known.shown(), cards(&[8]), "and that A holds card 7 is known to A alone");
        assert!(known.is_possible(cards(&[7, 8, 9])) && !known.is_possible(cards(&[7])));
        known.forget(cards(&[8]));
        assert_eq!((known.placed(A), known.met(B)), (cards(&[7]), cards(&[7])));
        assert_eq!(known.shown(), cards(&[]));
    }

    /// B knows two of A's three cards; A puts one under the deck face down.
    #[test]
    fn what_slips_away_unseen_makes_all_places_unsure() {
        let mut known = Knowledge::<1, 2>::default();
        for (card, seats) in [(1, 2), (2, 2), (3, 1)] {
            known.show(card, SeatSet::first(seats));
        }
        let (mut one, mut other) = (known, known);
        one.slip(1, cards(&[1, 2, 3]), SeatSet::only(A));
        other.slip(3, cards(&[1, 2, 3]), SeatSet::only(A));
        assert_eq!(one, other, "whichever it was");
        assert_eq!((one.placed(A), one.placed(B)), (cards(&[1, 2, 3]), cards(&[])));
        assert_eq!(one.met(B), cards(&[1, 2]), "wherever they are, they are not in the deck");
    }

    #[test]
    fn the_only_card_cannot_slip_away() {
        let mut known = Knowledge::<1, 2>::default();
        known.show_all(1);
        known.slip(1, cards(&[1]), SeatSet::only(A));
        assert_eq!((known.placed(B), known.shown()), (cards(&[1]), cards(&[1])));
    }

    #[test]
    fn reads_back_what_it_writes() {
        let mut known = Knowledge::<1, 2>::default();
        known.show(1, SeatSet::only(B));
        let text = serde_json::to_string(&known).unwrap();
        assert_eq!(text, r#"{"placed":[[],[1]],"met":[[],[1]],"shown":[]}"#);
        assert_eq!(serde_json::from_str::<Knowledge<1, 2>>(&text).unwrap(), known);
        assert!(serde_json::from_str::<Knowledge<1, 3>>(&text).is_err());
    }

    /// A cannot know which cards B and C hold, nor which of them C has seen with B; but whichever
    /// they are, B knows its own hand, and C one card of it.
    #[test]
    fn what_others_know_goes_with_the_places() {
        let mut known = Knowledge::<1, 3>::default();
        let (mut b, mut c, mut pile) = (cards(&[1, 2]), cards(&[3]), CardBits::first(9));
        pile = pile.without(b.and(c));
        for (card, seats) in [(1, &[1][..]), (2, &[1, 2]), (3, &[2])] {
            known.show(card, seats.iter().map(|&seat| Seat::new(seat)).collect());
        }
        let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(5);
        for _ in 0..100 {
            let (before, mut again) = (known, known);
            let (mut b2, mut c2, mut pile2, mut rng2) = (b, c, pile, rng.clone());
            again.redeal(A, &mut [&mut b2, &mut c2], &mut pile2, &mut rng2);
            known.redeal(A, &mut [&mut b, &mut c], &mut pile, &mut rng);
            assert_eq!((before.placed(A), known.placed(A)), (cards(&[]), cards(&[])));
            assert_eq!((known, b), (again, b2), "the same generator, the same world");
            assert_eq!(known.placed(B), b);
            assert_eq!(known.placed(Seat::new(2)).among(b).len(), 1);
            assert!(known.placed(Seat::new(2)).contains_all(c));
            assert!(known.is_possible(b.and(c)));
        }
    }
}
