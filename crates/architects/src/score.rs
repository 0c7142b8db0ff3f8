//! The end of the match: virtue before the scoring, and the scoring (ARC-17).

use engine::{RuleId, ScoreItem, Seat, Sink, Standing};

use crate::{
    Architects, Building, Event, Kind,
    asks::Table,
    board::{
        DEBT_POINTS, LEVELS, MOST_VIRTUE, PRISONERS_PER_POINT, SILVER_PER_POINT, virtue_points,
    },
    card::{Boon, End},
};

/// A line of the score sheet (ARC-17.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Printed on constructed buildings, and what they give.
    Buildings,
    /// The level in the Cathedral.
    Cathedral,
    /// Virtue.
    Virtue,
    /// Unpaid debts.
    Debts,
    /// Gold and marble.
    Precious,
    /// Silver.
    Silver,
    /// Own workers in Prison.
    Prison,
}

impl Line {
    /// The lines in their order.
    pub const ALL: [Self; 7] = [
        Self::Buildings,
        Self::Cathedral,
        Self::Virtue,
        Self::Debts,
        Self::Precious,
        Self::Silver,
        Self::Prison,
    ];

    /// The rule that names the line.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::Buildings => "ARC-14.8",
            Self::Cathedral => "ARC-15.2",
            Self::Virtue => "ARC-6.2",
            Self::Debts => "ARC-7.1",
            Self::Precious => "ARC-17.4",
            Self::Silver => "ARC-17.10",
            Self::Prison => "ARC-7.5",
        })
    }
}

/// ARC-17.7: points, then virtue, then silver.
pub(crate) const fn standing(total: i32, virtue: u8, silver: u16) -> Standing {
    Standing { total, tie_breaks: [virtue as i32, silver as i32, 0] }
}

impl Architects {
    pub(crate) fn total(&self, seat: Seat) -> i32 {
        Line::ALL.into_iter().map(|line| self.points(line, seat)).sum()
    }

    pub(crate) fn items(&self, seat: Seat) -> impl Iterator<Item = ScoreItem> {
        Line::ALL
            .into_iter()
            .map(move |line| ScoreItem { rule: line.rule(), points: self.points(line, seat) })
    }

    /// What a line would give a seat if the match ended now, without virtue of the end (ARC-17.2).
    #[must_use]
    pub fn points(&self, line: Line, seat: Seat) -> i32 {
        let player = self.player(seat);
        let goods = &player.goods;
        match line {
            Line::Buildings => {
                player.built.iter().map(|building| self.building_points(building, seat)).sum()
            }
            Line::Cathedral => LEVELS[usize::from(player.cathedral)].points,
            Line::Virtue => virtue_points(player.virtue),
            Line::Debts => self.points_per_debt(seat) * i32::from(player.unpaid),
            Line::Precious => i32::from(goods[Kind::Gold]) + i32::from(goods[Kind::Marble]),
            Line::Silver => i32::from(goods[Kind::Silver] / SILVER_PER_POINT),
            Line::Prison => -i32::from(player.prison / PRISONERS_PER_POINT),
        }
    }

    /// Points printed on a building of a seat, and what it gives.
    #[must_use]
    pub fn building_points(&self, building: Building, seat: Seat) -> i32 {
        let more = match building.end() {
            End::Points(each, measure) => i32::from(each) * i32::from(self.measured(measure, seat)),
            _ => 0,
        };
        i32::from(building.points()) + more
    }

    /// What an unpaid debt costs a seat (ARC-17.5).
    fn points_per_debt(&self, seat: Seat) -> i32 {
        let change = |building: Building| match building.end() {
            End::PerDebt(points) => i32::from(points),
            _ => 0,
        };
        DEBT_POINTS + self.player(seat).built.iter().map(change).sum::<i32>()
    }
}

/// Virtue that a building of a seat changes before the scoring.
type Effect = (Building, i32);

/// The most buildings with such an effect.
const MOST_EFFECTS: usize = 7;

/// The most debts that they can bring.
const MOST_END_DEBTS: u8 = 2;

/// Such effects in an order, none after the last.
type Order = [Option<Effect>; MOST_EFFECTS];

impl<L: Sink<Event>> Table<'_, L> {
    /// ARC-17.2, ARC-17.3: the effects in the order that is best for their owner.
    pub(crate) fn resolve_end_effects(&mut self, seat: Seat) {
        let order = self.best_order(seat);
        let mut payments = self.best_payments(seat, &order);
        for (building, virtue) in order.into_iter().flatten() {
            self.state.end_effect(seat, virtue, &mut payments);
            self.tell(|| Event::EndEffect { seat, building, virtue });
        }
    }
}

impl Architects {
    /// The effects by card number. Nothing that they count changes among them.
    fn end_effects(&self, seat: Seat) -> Order {
        let effect = |building: Building| match building.end() {
            End::Virtue(each, measure) => {
                Some((building, i32::from(each) * i32::from(self.measured(measure, seat))))
            }
            _ => None,
        };
        let mut order = [None; MOST_EFFECTS];
        let effects = self.player(seat).built.iter().filter_map(effect);
        order.iter_mut().zip(effects).for_each(|(slot, effect)| *slot = Some(effect));
        order
    }

    /// Orders differ only in what comes before a loss and what after it; there is one card that
    /// loses. The order of the numbers is tried first and kept among equals.
    fn best_order(&self, seat: Seat) -> Order {
        let by_number = self.end_effects(seat);
        let effects = || by_number.iter().flatten();
        let gains = effects().filter(|(_, virtue)| *virtue >= 0).count();
        if gains == effects().count() {
            return by_number;
        }
        let mut best = (self.worth(seat, &by_number), by_number);
        for before in 0..1_u32 << gains {
            let order = reordered(&by_number, before);
            let worth = self.worth(seat, &order);
            if worth > best.0 {
                best = (worth, order);
            }
        }
        best.1
    }

    /// Points, virtue and silver after the effects, with the best payments.
    fn worth(&self, seat: Seat, order: &Order) -> (i32, u8, u16) {
        let payments = self.best_payments(seat, order);
        self.after_effects(seat, order, payments)
    }

    /// How many debts the seat pays silver for instead of taking them (ARC-17.3).
    fn best_payments(&self, seat: Seat, order: &Order) -> u8 {
        if self.boon(seat, Boon::AvoidsDebt) == 0 {
            return 0;
        }
        let payments = 0..=MOST_END_DEBTS;
        payments.max_by_key(|&payments| self.after_effects(seat, order, payments)).unwrap_or(0)
    }

    fn after_effects(&self, seat: Seat, order: &Order, mut payments: u8) -> (i32, u8, u16) {
        let mut state = self.clone();
        for (_, virtue) in order.iter().flatten() {
            state.end_effect(seat, *virtue, &mut payments);
        }
        let player = state.player(seat);
        (state.total(seat), player.virtue, player.goods[Kind::Silver])
    }

    /// ARC-6.4, ARC-6.6: without asking, as many debts as possible are destroyed, and so many are
    /// paid for.
    fn end_effect(&mut self, seat: Seat, virtue: i32, payments: &mut u8) {
        let silver = u16::from(self.boon(seat, Boon::AvoidsDebt));
        let player = self.player_mut(seat);
        let now = i32::from(player.virtue) + virtue;
        let within = now.clamp(0, MOST_VIRTUE.into());
        player.virtue = u8::try_from(within).expect("within the track");
        let beyond = u16::try_from(now - within).unwrap_or(0);
        player.unpaid -= beyond.min(player.unpaid);
        for _ in now..within {
            if *payments > 0 && player.goods[Kind::Silver] >= silver {
                *payments -= 1;
                player.goods[Kind::Silver] -= silver;
            } else {
                player.unpaid = player.unpaid.saturating_add(1);
            }
        }
    }
}

/// The effects with some gains, as bits, before the losses and the others after them.
fn reordered(by_number: &Order, before: u32) -> Order {
    let all = || by_number.iter().flatten().copied();
    let gains = || all().filter(|(_, virtue)| *virtue >= 0).enumerate();
    let chosen = |first: bool| {
        gains().filter(move |(at, _)| (before >> at & 1 != 0) == first).map(|(_, effect)| effect)
    };
    let losses = all().filter(|(_, virtue)| *virtue < 0);
    let mut order = [None; MOST_EFFECTS];
    let effects = chosen(true).chain(losses).chain(chosen(false));
    order.iter_mut().zip(effects).for_each(|(slot, effect)| *slot = Some(effect));
    order
}
