//! Icons of a primary action and what pays for missing ones (VIS-8.3, VIS-25.9).

use engine::Seat;

use crate::{
    Good, Icon, Primary, Viscounts,
    action::MOST_UNITS,
    asks::{Chosen, Figure},
    card::Ability,
};

/// What pays for the icons of an action (VIS-8.2, VCE-16).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rates {
    /// Which resources pay.
    pays: [bool; 3],
    /// How many units of each count twice.
    doubled: [u16; 3],
    /// How much silver pays for an icon; 0 where it does not.
    per_icon: u16,
    /// Whether resources that do not pay themselves are paid as silver (VGG-3.19).
    as_silver: bool,
}

/// What can be spent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    pub goods: [u16; 3],
    pub silver: u16,
}

/// Icons, and what can be paid for more of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    pub icons: u16,
    pub rates: Rates,
    pub purse: Purse,
}

impl Means {
    /// How many icons can be brought together.
    #[inline]
    pub fn reach(&self) -> u16 {
        let Rates { pays, per_icon, .. } = self.rates;
        let silver = self.purse.silver.saturating_add(self.rates.substitutes(self.purse));
        let silver = silver.checked_div(per_icon).unwrap_or(0);
        (0..3).filter(|&kind| pays[kind]).fold(self.icons.saturating_add(silver), |sum, kind| {
            sum.saturating_add(self.rates.worth(kind, self.purse.goods[kind]))
        })
    }
}

impl Rates {
    /// What so many units of a resource are worth.
    #[inline]
    fn worth(&self, kind: usize, units: u16) -> u16 {
        units.saturating_add(units.min(self.doubled[kind]))
    }

    /// The only resource that pays, if neither another one nor silver does.
    #[inline]
    pub fn only(&self) -> Option<usize> {
        let mut kinds = (0..3).filter(|&kind| self.pays[kind]);
        let only = kinds.next()?;
        (self.per_icon == 0 && kinds.next().is_none()).then_some(only)
    }

    /// Resources of a purse that can be paid as silver.
    #[inline]
    pub fn substitutes(&self, purse: Purse) -> u16 {
        if !self.as_silver {
            return 0;
        }
        let kinds = (0..3).filter(|&kind| !self.pays[kind]);
        kinds.fold(0, |sum: u16, kind| sum.saturating_add(purse.goods[kind]))
    }

    /// Whether nothing but silver pays.
    pub fn is_silver_alone(&self, purse: Purse) -> bool {
        self.pays == [false; 3] && self.substitutes(purse) == 0
    }

    /// The fewest units of a resource that are worth so much.
    pub fn units(&self, kind: usize, missing: u16) -> u16 {
        (0..=missing).find(|&units| self.worth(kind, units) >= missing).unwrap_or(missing)
    }

    /// The silver that completes a payment to a minimal one, if it can be completed (VIS-25.9).
    pub fn silver(&self, purse: Purse, missing: u16, paid: [u16; 3]) -> Option<u16> {
        let direct = (0..3).filter(|&kind| self.pays[kind]);
        let worth: u16 = direct.map(|kind| self.worth(kind, paid[kind])).sum();
        let substitutes: u16 = (0..3).filter(|&kind| !self.pays[kind]).map(|k| paid[k]).sum();
        if let Some(short) = missing.checked_sub(worth)
            && short > 0
        {
            let silver = (short * self.per_icon).checked_sub(substitutes)?;
            return (self.per_icon > 0 && silver <= purse.silver).then_some(silver);
        }
        let surplus = worth - missing;
        let needed = |kind: usize| {
            let loss = self.worth(kind, paid[kind]) - self.worth(kind, paid[kind] - 1);
            self.pays[kind] && loss > surplus
        };
        (0..3).all(|kind| paid[kind] == 0 || needed(kind)).then_some(0)
    }

    /// The numbers of units of a resource that some minimal payment has which begins with what is
    /// paid of the resources before it.
    pub fn choices(
        self,
        purse: Purse,
        missing: u16,
        paid: [u16; 3],
        kind: usize,
    ) -> impl Iterator<Item = u8> {
        (0..=self.most(purse, missing, kind)).filter_map(move |units| {
            let mut paid = paid;
            paid[kind] = units;
            let fits = self.can_complete(purse, missing, paid, kind + 1);
            u8::try_from(units).ok().filter(|_| fits)
        })
    }

    fn most(&self, purse: Purse, missing: u16, kind: usize) -> u16 {
        let most = if self.pays[kind] {
            missing
        } else if self.as_silver {
            missing * self.per_icon
        } else {
            0
        };
        most.min(purse.goods[kind]).min(MOST_UNITS.into())
    }

    fn can_complete(&self, purse: Purse, missing: u16, paid: [u16; 3], from: usize) -> bool {
        if from == 3 {
            return self.silver(purse, missing, paid).is_some();
        }
        (0..=self.most(purse, missing, from)).any(|units| {
            let mut paid = paid;
            paid[from] = units;
            self.can_complete(purse, missing, paid, from + 1)
        })
    }
}

impl Primary {
    /// The resource that pays for its icons; silver for a trade (VIS-8.2).
    pub(crate) const fn pays_with(self) -> Option<Good> {
        match self {
            Self::Trade => None,
            Self::Construct => Some(Good::Stone),
            Self::PlaceWorkers => Some(Good::Gold),
            Self::Transcribe => Some(Good::Inkwell),
        }
    }
}

/// Trade icons that make one other icon (VCE-15).
const TRADE_PER_ICON: u8 = 2;
/// Silver that makes an icon, by a card (VCE-16).
const SILVER_PER_ICON: u16 = 2;

impl Viscounts {
    #[inline]
    pub(crate) fn rates(&self, seat: Seat, primary: Primary) -> Rates {
        let mut rates = Rates::default();
        match primary.pays_with() {
            Some(good) => rates.pays[good.index()] = true,
            None => rates.per_icon = 1,
        }
        for card in self.player(seat).on_board() {
            match card.ability() {
                Ability::PaysWithSilver(own) if own == primary => rates.per_icon = SILVER_PER_ICON,
                Ability::PaysWithAll(own) if own == primary => rates.pays = [true; 3],
                Ability::DoublesPayment(own) if own == primary => {
                    if let Some(good) = primary.pays_with() {
                        rates.doubled[good.index()] += 1;
                    }
                }
                _ => {}
            }
        }
        rates.as_silver = rates.per_icon > 0 && self.pays_silver_with_resources(seat);
        rates
    }

    /// What pays for something that has been chosen.
    pub(crate) fn rates_for(&self, seat: Seat, chosen: Chosen) -> Rates {
        match (chosen.primary(), chosen) {
            (Some(primary), _) => self.rates(seat, primary),
            (None, Chosen::Rearrangement) => Rates { pays: [true; 3], ..Rates::default() },
            (None, _) => {
                let as_silver = self.pays_silver_with_resources(seat);
                Rates { per_icon: 1, as_silver, ..Rates::default() }
            }
        }
    }

    /// What a seat can spend.
    pub(crate) fn purse(&self, seat: Seat) -> Purse {
        let player = self.player(seat);
        Purse { goods: player.goods, silver: player.silver }
    }

    /// What is left in every way to pay a price in silver with resources, too (VGG-3.10).
    pub(crate) fn purses_after(
        &self,
        seat: Seat,
        price: u16,
    ) -> impl Iterator<Item = Purse> + use<> {
        let purse = self.purse(seat);
        let up_to = move |kind: usize| 0..=price.min(purse.goods[kind]);
        up_to(0)
            .flat_map(move |stone| up_to(1).map(move |gold| (stone, gold)))
            .flat_map(move |(stone, gold)| up_to(2).map(move |ink| [stone, gold, ink]))
            .filter_map(move |paid| {
                let silver = price.checked_sub(paid.iter().sum())?;
                let silver = purse.silver.checked_sub(silver)?;
                let goods = [0, 1, 2].map(|kind| purse.goods[kind] - paid[kind]);
                Some(Purse { goods, silver })
            })
    }

    /// Whether trade icons can become icons of an action (VCE-15).
    pub(crate) fn converts(&self, seat: Seat, primary: Primary) -> bool {
        let converter = |ability| matches!(ability, Ability::ConvertsTrade(own) if own == primary);
        self.player(seat).on_board().any(|card| converter(card.ability()))
    }

    /// Icons for an action, with those of dismissed townsfolk (VIS-8.3).
    #[inline]
    pub(crate) fn available(&self, seat: Seat, primary: Primary, dismissed: Option<Figure>) -> u16 {
        let icons = match dismissed {
            Some(figure) => self.icons(seat) + figure.icons(),
            None => self.icons(seat),
        };
        let converted = if primary != Primary::Trade && self.converts(seat, primary) {
            icons.count(Icon::Trade) / TRADE_PER_ICON
        } else {
            0
        };
        u16::from(icons.serving(primary)) + u16::from(converted)
    }

    /// Icons and what can be paid for more of them.
    #[inline]
    pub(crate) fn means(
        &self,
        seat: Seat,
        primary: Primary,
        dismissed: Option<Figure>,
        purse: Purse,
    ) -> Means {
        Means {
            icons: self.available(seat, primary, dismissed),
            rates: self.rates(seat, primary),
            purse,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// B-55 of the test vectors: stone and gold pay, one inkwell counts twice, two silver are one.
    #[test]
    fn vis_25_9_8_4_only_minimal_payments_are_offered() {
        let rates = Rates { pays: [true; 3], doubled: [0, 0, 1], per_icon: 2, ..Rates::default() };
        let purse = Purse { goods: [1; 3], silver: 4 };
        let choices = |paid, kind| {
            rates.choices(purse, 2, paid, kind).fold(0, |bits, units| bits | 1 << units)
        };
        assert_eq!(choices([0; 3], 0), 0b11);
        assert_eq!(choices([1, 0, 0], 1), 0b11);
        assert_eq!((choices([1, 0, 0], 2), choices([1, 1, 0], 2)), (0b01, 0b01));
        assert_eq!((choices([0; 3], 1), choices([0; 3], 2)), (0b11, 0b11));
        assert_eq!(choices([0, 1, 0], 2), 0b01);
        let silver = |paid| rates.silver(purse, 2, paid);
        assert_eq!((silver([1, 0, 0]), silver([0; 3])), (Some(2), Some(4)));
        assert_eq!((silver([0, 0, 1]), silver([1, 0, 1])), (Some(0), None));
    }

    /// CEX-37 of the test vectors: a stone that counts twice.
    #[test]
    fn vce_16_a_unit_that_counts_twice() {
        let rates = Rates { pays: [true, false, false], doubled: [1, 0, 0], ..Rates::default() };
        assert_eq!(rates.only(), Some(0));
        assert_eq!([1, 2, 3, 4].map(|missing| rates.units(0, missing)), [1, 1, 2, 3]);
    }
}
