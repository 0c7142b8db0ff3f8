//! The Rival of Architects of the West Kingdom (ARC-19.4, ARC-19.6): the first line that applies
//! decides. Among equals the order of the rules decides, then the lowest number of a card.

use std::cmp::Reverse;

use architects::{
    Action, Apprentice, Architects, Building, Duty, Frame, Kind, Location, Skill, Space, Spot,
    View, Visit,
    asks::{Capture, Cost},
    board::{Bargain, DISPLAY_COLUMNS, FIRST_CAPTURE_TAX, LEVELS, PAY_DEBT, tax_ignored},
    card::Boon,
    view::PlayerView,
};
use engine::{Perspective, Seat, Set};

use super::{Applied, Policy, Rivals};

/// A way of playing, by the numbers from which on something is worth doing.
struct Steward {
    /// Own workers in Prison that are worth a visit to the Guardhouse.
    prisoners: u8,
    /// Captured workers that are worth sending.
    captives: u8,
    /// Own workers on boards that are worth a release.
    hostages: u8,
    /// Workers of somebody else that are worth a capture.
    group: u8,
    /// Own workers that are worth being taken back.
    own_group: u8,
    /// From how small a reserve on.
    reserve: u8,
    /// Apprentices that are hired whatever the hand needs.
    apprentices: usize,
    /// Building cards that are always in hand.
    plans: usize,
    /// Silver that makes the Tax Stand worth its virtue.
    tax: u16,
}

/// Nobody has so many workers.
const NEVER: u8 = u8::MAX;

/// One for each stance. The gentle one never lays hands on anybody's workers or on the tax; the fair
/// one keeps to the numbers of the rules; the stern one leaves nobody in Prison and spends no turn on a
/// capture or a tax that is not worth it (three of four matches against the fair one, as measured).
pub(crate) const STEWARDS: Rivals<Architects> = [
    &Steward { group: NEVER, tax: u16::MAX, ..FAIR },
    &FAIR,
    &Steward { prisoners: 1, captives: 3, hostages: 10, group: 8, own_group: 5, tax: 16, ..FAIR },
];

/// The numbers of ARC-19.4.
const FAIR: Steward = Steward {
    prisoners: 4,
    captives: 5,
    hostages: 5,
    group: 4,
    own_group: 4,
    reserve: 4,
    apprentices: 3,
    plans: 2,
    tax: 7,
};

impl Policy<Architects> for Steward {
    fn apply(&self, seen: &Perspective<'_, Architects>) -> Applied<Action> {
        let view = seen.view();
        let mut legal = Vec::new();
        seen.legal(&mut legal);
        let desk = Desk { own: &view.players[seen.seat().index()], view: &view, legal: &legal };
        desk.decide(self)
    }
}

/// What the Rival looks at.
struct Desk<'a> {
    view: &'a View,
    own: &'a PlayerView,
    legal: &'a [Action],
}

/// A line of the policy and what it would do, if it applies.
type Line = (&'static str, Option<Action>);

impl Desk<'_> {
    fn decide(&self, habit: &Steward) -> Applied<Action> {
        let lines: &[Line] = &match self.view.ask {
            Frame::Move => self.place(habit),
            Frame::Opening(_) => vec![("hire", self.hirable().min().map(Action::Hire))],
            Frame::Draft | Frame::Keep(_) => vec![("keep", self.best_plan(Action::Keep))],
            Frame::Discard(_) => vec![("discard", self.worst_plan())],
            Frame::Destroy(_) => vec![("follow", self.most(|a| matches!(a, Action::Destroy(_))))],
            Frame::AvoidDebt(_) => vec![("follow", self.take(Action::Pay))],
            Frame::Storehouse(_) => vec![("follow", self.marble())],
            Frame::Capture(ask) => self.captures(ask, habit),
            Frame::Guardhouse(_) => self.duties(habit),
            Frame::Tavern(_) => vec![("hire", self.free_hand())],
            Frame::Crane(_) => vec![("build", self.work())],
            // Anything else: the first option listed.
            _ => vec![("follow", self.legal.first().copied())],
        };
        let applies = |&(line, action): &Line| Some(Applied { action: action?, line });
        let stop = || self.take(Action::Stop).map(|action| Applied { action, line: "follow" });
        let first = || Applied { action: self.legal[0], line: "follow" };
        lines.iter().find_map(applies).or_else(stop).unwrap_or_else(first)
    }

    /// A worker is placed: the twelve lines of ARC-19.4.
    fn place(&self, habit: &Steward) -> Vec<Line> {
        let own = self.own;
        let guard = self.take(Action::Place(Visit::Guardhouse));
        let affordable = own.goods[Kind::Silver] >= self.tax(FIRST_CAPTURE_TAX);
        let capture = self.take(Action::Place(Visit::TownCentre)).filter(|_| affordable);
        let when = |applies: bool, action: Option<Action>| action.filter(|_| applies);
        let held: u8 = own.captured.values().sum();
        vec![
            ("recover", self.recovery()),
            ("build", self.work()),
            ("release", when(own.prison >= habit.prisoners, guard)),
            ("send", when(held >= habit.captives, guard)),
            ("ransom", when(self.hostages() >= habit.hostages, guard)),
            ("capture", when(self.largest_group(false) >= habit.group, capture)),
            (
                "take-back",
                when(
                    own.reserve <= habit.reserve && self.largest_group(true) >= habit.own_group,
                    capture,
                ),
            ),
            ("hire", self.hire(habit.apprentices)),
            (
                "draw",
                when(
                    own.cards < habit.plans && self.view.deck.cards > 0,
                    self.take(Action::Place(Visit::Workshop)),
                ),
            ),
            (
                "tax",
                when(
                    self.view.tax >= habit.tax && own.virtue >= 4,
                    self.take(Action::Place(Visit::TaxStand)),
                ),
            ),
            ("gather", self.goods()),
            ("earn", self.take(Action::Place(Visit::Silversmith))),
        ]
    }

    /// What is left of a tax (ARC-5.3, ARC-5.4).
    fn tax(&self, tax: u16) -> u16 {
        let board = self.own.board.map_or(0, |board| board.boon(Boon::IgnoresTax));
        tax.saturating_sub(u16::from(tax_ignored(self.own.virtue) + board))
    }

    fn take(&self, action: Action) -> Option<Action> {
        self.legal.contains(&action).then_some(action)
    }

    /// The last of the legal actions of a sort: the largest number.
    fn most(&self, sort: impl Fn(&Action) -> bool) -> Option<Action> {
        self.legal.iter().copied().rfind(|action| sort(action))
    }

    /// Line 1: from where the fewest own workers stand.
    fn recovery(&self) -> Option<Action> {
        let workers = |spot: Spot| match Location::ALL.get(spot.index()) {
            Some(location) => self.own.at[location],
            None => NEVER,
        };
        let spots = self.legal.iter().filter_map(|action| match *action {
            Action::Recover(spot) => Some(spot),
            _ => None,
        });
        spots.min_by_key(|&spot| workers(spot)).map(Action::Recover)
    }

    /// Line 2: the best building, or the Cathedral if that is worth more.
    fn work(&self) -> Option<Action> {
        let building = self.legal.iter().filter_map(|&action| match action {
            Action::Construct { building, .. } => Some((value(building), action)),
            _ => None,
        });
        // The first among equals: the lowest number, and less wood before less stone.
        let building = building.rev().max_by_key(|&(value, _)| value);
        let level = usize::from(self.own.cathedral);
        let gain =
            |now: usize| LEVELS.get(now + 1).map_or(0, |next| next.points - LEVELS[now].points);
        let cathedral = self.most(|action| matches!(action, Action::Cathedral(_)));
        let cathedral = cathedral.map(|action| (gain(level) + 1, action));
        [cathedral, building]
            .into_iter()
            .flatten()
            .max_by_key(|&(value, _)| value)
            .map(|best| best.1)
    }

    /// Own workers on the boards of others.
    fn hostages(&self) -> u8 {
        let here = |player: &PlayerView| player.captured.get(&self.own.seat).copied().unwrap_or(0);
        self.view.players.iter().map(here).sum()
    }

    fn largest_group(&self, own: bool) -> u8 {
        let players = self.view.players.iter();
        let theirs = players.filter(|player| (player.seat == self.own.seat) == own);
        theirs.flat_map(|player| player.at.values().copied()).max().unwrap_or(0)
    }

    /// Line 8: an apprentice, as long as there are few or a skill is missing for what is to be built.
    fn hire(&self, wanted: usize) -> Option<Action> {
        let missing = self.target().is_some_and(|target| !self.unskilled(target).is_empty());
        if self.own.apprentices.len() >= wanted && !missing {
            return None;
        }
        self.cheapest(|apprentice| self.skipped(apprentice))
    }

    /// The Tavern, as long as nobody has to go for it: there nobody is dearer than another.
    fn free_hand(&self) -> Option<Action> {
        let room = self.own.apprentices.len() < self.own.apprentice_limit().into();
        self.cheapest(|_| 0).filter(|_| room)
    }

    /// The cheapest apprentice with a skill that the hand needs, else the cheapest.
    fn cheapest(&self, cost: impl Fn(Apprentice) -> usize) -> Option<Action> {
        let wanted = self.own.hand.iter().fold(Set::EMPTY, |all, &b| all.union(self.unskilled(b)));
        let price = |apprentice: Apprentice| {
            let useful = !apprentice.skills().and(wanted).is_empty();
            (!useful, cost(apprentice), apprentice)
        };
        self.hirable().min_by_key(|&apprentice| price(apprentice)).map(Action::Hire)
    }

    fn hirable(&self) -> impl Iterator<Item = Apprentice> {
        self.legal.iter().filter_map(|&action| match action {
            Action::Hire(apprentice) => Some(apprentice),
            _ => None,
        })
    }

    /// Cards that would be skipped for an apprentice: all that makes one dearer than another.
    fn skipped(&self, apprentice: Apprentice) -> usize {
        let places = self.view.display.iter().flatten();
        let slot = places.into_iter().position(|place| place.apprentice == Some(apprentice));
        let column = slot.map_or(0, |slot| slot % DISPLAY_COLUMNS);
        column.saturating_sub(self.own.at[&Location::Workshop].into())
    }

    fn unskilled(&self, building: Building) -> Set<Skill> {
        let own = self.own.apprentices.iter();
        let skills = own.fold(Set::EMPTY, |all: Set<Skill>, card| all.union(card.skills()));
        building.skills().minus(skills)
    }

    fn lacks(&self, building: Building, kind: Kind) -> u16 {
        self.own.shortage(building)[kind]
    }

    /// The building of the hand for which the fewest goods are missing.
    fn target(&self) -> Option<Building> {
        let lacks = |building: Building| -> u16 {
            Kind::ALL.into_iter().map(|kind| self.lacks(building, kind)).sum()
        };
        self.own.hand.iter().copied().min_by_key(|&building| lacks(building))
    }

    /// Line 11: what the target lacks.
    fn goods(&self) -> Option<Action> {
        let target = self.target()?;
        let lacks = |kind| self.lacks(target, kind);
        if lacks(Kind::Gold) + lacks(Kind::Marble) > 0
            && let Some(bargain) = self.market(target)
        {
            return Some(bargain);
        }
        if lacks(Kind::Gold) > 0 {
            let gold = self.take(Action::Place(Visit::MinesGold));
            return gold.or_else(|| self.take(Action::Place(Visit::MinesClay)));
        }
        if lacks(Kind::Marble) > 0 {
            let place = if self.can_trade_for_marble() { Visit::Storehouse } else { Visit::Quarry };
            return self.take(Action::Place(place));
        }
        let (visit, missing) = [
            (Visit::MinesClay, lacks(Kind::Clay)),
            (Visit::Forest, lacks(Kind::Wood)),
            (Visit::Quarry, lacks(Kind::Stone)),
        ]
        .into_iter()
        .rev()
        .max_by_key(|&(_, missing)| missing)?;
        self.take(Action::Place(visit)).filter(|_| missing > 0)
    }

    /// The first open space of the Black Market with something precious that is missing.
    fn market(&self, target: Building) -> Option<Action> {
        let market = &self.view.market;
        let spaces = [
            (Space::A, Visit::MarketA, market.small_goods),
            (Space::C, Visit::MarketC, market.large_goods),
        ];
        let has = |goods: &architects::Goods| {
            [Kind::Gold, Kind::Marble]
                .iter()
                .any(|&kind| goods[kind] > 0 && self.lacks(target, kind) > 0)
        };
        let open = spaces.iter().filter(|(_, _, goods)| has(goods));
        let visit = open.filter_map(|(_, visit, _)| self.take(Action::Place(*visit)));
        visit.into_iter().next().filter(|_| self.own.virtue >= 2)
    }

    /// Three of wood and stone, or what an own apprentice asks for.
    fn can_trade_for_marble(&self) -> bool {
        let goods = &self.own.goods;
        let own = self.own.apprentices.iter().filter_map(|card| match card.ability() {
            architects::card::Ability::Trade(trade) => Some(trade),
            _ => None,
        });
        let gives =
            |trade: &architects::Trade| matches!(trade.bargain(), Bargain::Goods(Kind::Marble, _));
        goods[Kind::Wood] + goods[Kind::Stone] >= 3
            || own.into_iter().filter(gives).any(|trade| goods.covers(trade.price()))
    }

    /// A trade for marble: with as much wood as possible, then with own apprentices.
    fn marble(&self) -> Option<Action> {
        self.legal.iter().copied().find(|action| match action {
            Action::Trade(trade) => matches!(trade.bargain(), Bargain::Goods(Kind::Marble, _)),
            _ => false,
        })
    }

    fn best_plan(&self, action: fn(Building) -> Action) -> Option<Action> {
        let plans = self
            .own
            .pack
            .iter()
            .flatten()
            .copied()
            .filter(|&plan| self.take(action(plan)).is_some());
        plans.max_by_key(|&plan| (value(plan), Reverse(plan))).map(action)
    }

    fn worst_plan(&self) -> Option<Action> {
        let plans = self.own.hand.iter().copied();
        let plans = plans.filter(|&plan| self.take(Action::Discard(plan)).is_some());
        plans.min_by_key(|&plan| (value(plan), plan)).map(Action::Discard)
    }

    /// The largest group of others, then the own one; where it costs nothing, of any size.
    fn captures(&self, ask: Capture, habit: &Steward) -> Vec<Line> {
        let free = !matches!(ask.cost, Cost::Paid { .. });
        let least = |worth: u8| if free { 1 } else { worth };
        let release = self.take(Action::Guard(Duty::ReleaseBoards));
        vec![
            ("release", release),
            ("capture", self.group(least(habit.group), |seat| seat != self.own.seat)),
            ("take-back", self.group(habit.own_group, |seat| seat == self.own.seat)),
        ]
    }

    fn group(&self, least: u8, of: impl Fn(Seat) -> bool) -> Option<Action> {
        let groups = self.legal.iter().filter_map(|&action| match action {
            Action::Capture(at, seat) if of(seat) => {
                Some((self.view.players[seat.index()].at[&at], action))
            }
            _ => None,
        });
        let groups: Vec<(u8, Action)> = groups.filter(|&(workers, _)| workers >= least).collect();
        groups.into_iter().rev().max_by_key(|&(workers, _)| workers).map(|(_, action)| action)
    }

    /// At the Guardhouse: what brought the Rival there, then what else is of use.
    fn duties(&self, habit: &Steward) -> Vec<Line> {
        let own = self.own;
        let duty = |duty| self.take(Action::Guard(duty));
        let held: u8 = own.captured.values().sum();
        let (silver, tax) = PAY_DEBT;
        let rich = own.goods[Kind::Silver] >= silver + self.tax(tax) + 4;
        let boards = duty(Duty::ReleaseBoards).or_else(|| duty(Duty::ReleaseByDebt));
        vec![
            ("release", duty(Duty::ReleasePrison).filter(|_| own.prison >= habit.prisoners)),
            ("send", duty(Duty::Send).filter(|_| held >= habit.captives)),
            ("ransom", boards.filter(|_| self.hostages() >= habit.hostages)),
            ("release", duty(Duty::ReleasePrison)),
            ("send", duty(Duty::Send)),
            ("debt", duty(Duty::PayDebt).filter(|_| rich)),
        ]
    }
}

/// Printed points and virtue (ARC-19.4).
fn value(building: Building) -> i32 {
    i32::from(building.points()) + i32::from(building.virtue())
}
