//! The cards and what is printed on them: eight characters of a player, six winter cards.

use engine::{Illegal, RuleId, Set, each, effect::Seats};

use crate::{
    Building, Goods, Kind, Source,
    effects::{Step, Verb},
};

engine::named! {
    /// A character card, in the order of rank (CAS-6.1). Every player has each of them once.
    pub enum Card: "a character (messenger, trader, bricklayer, stonemason, timber, earth, quarry, \
                    master_builder)" {
        /// Takes talers (CAS-7).
        Messenger = "messenger",
        /// Places a helper at a cart or the rider (CAS-8).
        Trader = "trader",
        /// Builds for talers (CAS-9).
        Bricklayer = "bricklayer",
        /// Builds for victory points (CAS-10).
        Stonemason = "stonemason",
        /// The Worker with wood and silver (CAS-1.7).
        Timber = "timber",
        /// The Worker with sand and clay (CAS-1.7).
        Earth = "earth",
        /// The Worker with stone and two free units (CAS-1.7).
        Quarry = "quarry",
        /// Takes cards back and profits from what others built (CAS-12).
        MasterBuilder = "master_builder",
    }
}

/// Talers of the Messenger (CAS-7.1).
pub const MESSENGER_TALERS: u8 = 8;
/// Talers of the Bricklayer for each unit paid (CAS-9.2).
pub const BRICKLAYER_TALERS_PER_UNIT: u8 = 1;
/// Talers for a unit bought from a Worker card (CAS-10.1).
pub const UNIT_PRICE: u8 = 1;
/// Buildings that one builder card may erect (CAS-9.2, CAS-10.8, CAS-11.2).
pub const MOST_BUILDINGS: u8 = 2;
/// Helpers that one Bricklayer or Stonemason may place (CAS-14.1).
pub const MOST_HELPERS: u8 = 2;
/// Points of the Master Builder for each building of an opponent (CAS-12.2).
pub const MASTER_BUILDER_POINTS: u8 = 5;
/// Units that go to the Defence Tower from each kind of a pay-out (CAS-8.10).
pub const DUTY: u8 = 1;
/// Ranks of characters (CAS-6.1).
pub const RANKS: u8 = 6;
/// Free units of the Quarry (CAS-1.7).
pub const FREE_UNITS: u8 = 2;
/// What the free units of the Quarry may be (CAS-5.3).
pub const FREE_KINDS: [Kind; 3] = [Kind::Sand, Kind::Wood, Kind::Clay];

/// When all cards of this rank are resolved, trader helpers are paid (CAS-8.9).
pub(crate) const PAY_OUT_RANK: u8 = Card::Trader.rank();

/// A set of character cards.
pub type CardSet = Set<Card>;

/// The three Workers.
pub const WORKERS: CardSet = set(&Card::WORKERS);
/// Workers with free units in their load (CAS-1.7).
pub(crate) const FREE_LOADS: CardSet = {
    let mut bits = 0;
    each!(i in 0..Card::ALL.len() => bits |= ((Card::ALL[i].free_units() > 0) as u8) << i);
    CardSet::from_bits(bits)
};
/// Cards that buy from Worker cards.
const BUYERS: CardSet = {
    let mut bits = 0;
    each!(i in 0..Card::ALL.len() => {
        let buys = matches!(Card::ALL[i].steps(), [Step::Do(Verb::Build { buys: Some(_), .. }), ..]);
        bits |= (buys as u8) << i;
    });
    CardSet::from_bits(bits)
};
/// Cards that take others back: not to be chosen when there is nothing to take (CAS-4.2, CAS-4.3).
pub(crate) const TAKING_BACK: CardSet = set(&[Card::MasterBuilder]);

const fn set(cards: &[Card]) -> CardSet {
    let mut bits = 0;
    each!(i in 0..cards.len() => bits |= 1 << cards[i] as u8);
    CardSet::from_bits(bits)
}

/// What a builder gets for a building (CAS-13.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reward {
    /// It builds nothing.
    None,
    /// So many talers for each unit paid (CAS-9.2).
    Talers(u8),
    /// The points of the building (CAS-10.8) or a part of them (CAS-11.2).
    Points {
        /// The line of the score sheet.
        source: Source,
        /// 1 for all points, 2 for half of them.
        share: u8,
    },
}

impl Reward {
    /// Talers for a payment, as far as the bank goes.
    #[must_use]
    pub fn talers(self, paid: Goods) -> u8 {
        match self {
            Self::Talers(wage) => paid.units() * wage,
            Self::Points { .. } | Self::None => 0,
        }
    }

    /// Points for a building.
    #[must_use]
    pub fn points(self, building: Building) -> u8 {
        match self {
            Self::Points { share, .. } => building.points() / share,
            Self::Talers(_) | Self::None => 0,
        }
    }
}

/// One row of the table of characters.
struct Row {
    rank: u8,
    steps: &'static [Step],
    /// What a card is explained by.
    rule: RuleId,
    /// Why nothing is built with it, or nothing more.
    no_more: Illegal,
    /// Why no helper is placed when it has finished.
    no_helper: Illegal,
}

/// The characters in the order of [`Card::ALL`].
static TABLE: [Row; Card::ALL.len()] = {
    use Verb::{
        Build, Earn, Finish, PayToll, PlaceHelpers, ScoreOthers, TakeBack, TakeFromTower, TakeLoad,
        Trade,
    };
    use engine::effect::Step::Do;
    const HELPERS: Step = Do(PlaceHelpers(MOST_HELPERS));
    const HALF: Reward = Reward::Points { source: Source::Worker, share: 2 };
    const BUILD: Step = Do(Build { buys: None, reward: HALF });
    const IDLE: Row = Row {
        rank: 1,
        steps: &[Do(Earn(MESSENGER_TALERS)), Do(Finish)],
        rule: RuleId("CAS-7.1"),
        no_more: Illegal::new("CAS-13.1", "NoBuilder"),
        no_helper: Illegal::new("CAS-14.1", "NoHelperNow"),
    };
    const fn load(fixed: [u8; Kind::ALL.len()], free: u8) -> Step {
        Do(TakeLoad { fixed: Goods(fixed), free })
    }
    const fn worker(steps: &'static [Step]) -> Row {
        Row {
            rank: 5,
            steps,
            rule: RuleId("CAS-11.2"),
            no_more: Illegal::new("CAS-11.2", "BuildingIsOver"),
            ..IDLE
        }
    }
    [
        IDLE,
        Row {
            rank: 2,
            steps: &[Do(PayToll), Do(Trade), Do(Finish)],
            rule: RuleId("CAS-8.1"),
            no_helper: Illegal::new("CAS-8.1", "NoHelperNow"),
            ..IDLE
        },
        Row {
            rank: 3,
            steps: &[
                Do(TakeFromTower),
                Do(Build { buys: None, reward: Reward::Talers(BRICKLAYER_TALERS_PER_UNIT) }),
                HELPERS,
                Do(Finish),
            ],
            rule: RuleId("CAS-9.2"),
            no_more: Illegal::new("CAS-9.2", "BuildingIsOver"),
            ..IDLE
        },
        Row {
            rank: 4,
            steps: &[
                Do(Build {
                    buys: Some(UNIT_PRICE),
                    reward: Reward::Points { source: Source::Stonemason, share: 1 },
                }),
                HELPERS,
                Do(Finish),
            ],
            rule: RuleId("CAS-10.8"),
            no_more: Illegal::new("CAS-10.8", "BuildingIsOver"),
            ..IDLE
        },
        worker(&[const { load([0, 2, 0, 0, 1], 0) }, BUILD, Do(Finish)]),
        worker(&[const { load([2, 0, 1, 0, 0], 0) }, BUILD, Do(Finish)]),
        worker(&[const { load([0, 0, 0, 1, 0], FREE_UNITS) }, BUILD, Do(Finish)]),
        Row {
            rank: RANKS,
            steps: &[Do(TakeBack), Do(ScoreOthers(MASTER_BUILDER_POINTS)), Do(Finish)],
            rule: RuleId("CAS-12.2"),
            no_more: Illegal::new("CAS-12.4", "NoBuilder"),
            no_helper: Illegal::new("CAS-12.4", "NoHelperNow"),
        },
    ]
};

impl Card {
    /// The three Workers, in the order in which they are loaded (CAS-22.10).
    pub const WORKERS: [Self; 3] = [Self::Timber, Self::Earth, Self::Quarry];

    const fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// When it is resolved, from 1 to 6 (CAS-6.1); all Workers have rank 5.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.row().rank
    }

    /// What it does, step by step.
    #[must_use]
    pub const fn steps(self) -> &'static [Step] {
        self.row().steps
    }

    /// The rule that says what it does.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        self.row().rule
    }

    /// What its building brings.
    #[must_use]
    pub const fn reward(self) -> Reward {
        match self.steps() {
            [Step::Do(Verb::Build { reward, .. }), ..]
            | [_, Step::Do(Verb::Build { reward, .. }), ..] => *reward,
            _ => Reward::None,
        }
    }

    /// Whether it is one of the three Workers.
    #[must_use]
    pub const fn is_worker(self) -> bool {
        matches!(self, Self::Timber | Self::Earth | Self::Quarry)
    }

    /// Whether it erects buildings (CAS-13.1).
    #[must_use]
    pub const fn is_builder(self) -> bool {
        !matches!(self.reward(), Reward::None)
    }

    /// Whether it buys from Worker cards before it builds (CAS-10.1).
    pub(crate) fn buys(self) -> bool {
        BUYERS.contains(self)
    }

    /// Whether it has taken from the Defence Tower before it builds (CAS-9.1).
    pub(crate) const fn takes_from_tower(self) -> bool {
        matches!(self.steps(), [Step::Do(Verb::TakeFromTower), ..])
    }

    pub(crate) const fn why_no_more(self) -> Illegal {
        self.row().no_more
    }

    pub(crate) const fn why_no_helper(self) -> Illegal {
        self.row().no_helper
    }

    /// Position among the Workers.
    pub(crate) const fn worker_index(self) -> usize {
        debug_assert!(self.is_worker());
        self as usize - Self::Timber as usize
    }

    /// Units that are loaded without a choice (CAS-1.7).
    #[must_use]
    pub const fn fixed_load(self) -> Goods {
        match self.steps() {
            [Step::Do(Verb::TakeLoad { fixed, .. }), ..] => *fixed,
            _ => Goods::NONE,
        }
    }

    /// Units that are loaded by choice (CAS-1.7).
    const fn free_units(self) -> u8 {
        match self.steps() {
            [Step::Do(Verb::TakeLoad { free, .. }), ..] => *free,
            _ => 0,
        }
    }

    /// Kinds that can lie on the card.
    pub(crate) fn loads(self, kind: Kind) -> bool {
        let free = FREE_LOADS.contains(self) && FREE_KINDS.contains(&kind);
        self.fixed_load()[kind] > 0 || free
    }
}

/// The cards of each rank, from 1 on (CAS-6.1).
pub(crate) static BY_RANK: [CardSet; RANKS as usize] = {
    let mut by_rank = [0; RANKS as usize];
    each!(i in 0..by_rank.len() * Card::ALL.len() => {
        let (rank, card) = (i / Card::ALL.len(), Card::ALL[i % Card::ALL.len()]);
        by_rank[rank] |= ((card.rank() as usize == rank + 1) as u8) << card as u8;
    });
    let mut sets = [CardSet::EMPTY; RANKS as usize];
    each!(i in 0..sets.len() => sets[i] = CardSet::from_bits(by_rank[i]));
    sets
};

/// All pairs of these cards, by the rank of one card and then of the other.
#[must_use]
pub fn pairs(cards: CardSet) -> &'static [CardSet] {
    let of = usize::from(cards.len());
    &PAIRS[usize::from(cards.bits())][..of * of.saturating_sub(1) / 2]
}

/// Each of these cards by itself, by rank.
#[must_use]
pub fn singles(cards: CardSet) -> &'static [CardSet] {
    &SINGLES[usize::from(cards.bits())][..usize::from(cards.len())]
}

/// The single cards of each set of cards, by its bits.
static SINGLES: [[CardSet; Card::ALL.len()]; 1 << Card::ALL.len()] = {
    let mut all = [[CardSet::EMPTY; Card::ALL.len()]; 1 << Card::ALL.len()];
    each!(bits in 0..all.len() => {
        let mut len = 0;
        each!(card in 0..Card::ALL.len() => {
            if bits >> card & 1 != 0 {
                all[bits][len] = set(&[Card::ALL[card]]);
                len += 1;
            }
        });
    });
    all
};

const PAIRS_OF_ALL: usize = Card::ALL.len() * (Card::ALL.len() - 1) / 2;

/// The pairs of each set of cards, by its bits.
static PAIRS: [[CardSet; PAIRS_OF_ALL]; 1 << Card::ALL.len()] = {
    let mut all = [[CardSet::EMPTY; PAIRS_OF_ALL]; 1 << Card::ALL.len()];
    each!(bits in 0..all.len() => all[bits] = list_pairs(bits));
    all
};

const fn list_pairs(cards: usize) -> [CardSet; PAIRS_OF_ALL] {
    let mut pairs = [CardSet::EMPTY; PAIRS_OF_ALL];
    let mut len = 0;
    each!(i in 0..Card::ALL.len() * Card::ALL.len() => {
        let (one, other) = (i / Card::ALL.len(), i % Card::ALL.len());
        if one < other && cards >> one & cards >> other & 1 != 0 {
            pairs[len] = set(&[Card::ALL[one], Card::ALL[other]]);
            len += 1;
        }
    });
    pairs
}

engine::named! {
    /// A winter card (CAS-1.8); there is one of each.
    pub enum WinterCard: "a winter card (inn, granary, plague, breach, young_lady, blizzard)" {
        /// A place with a toll for Traders (CAS-20.1).
        Inn = "inn",
        /// Three places that score (CAS-20.2).
        Granary = "granary",
        /// A played card or talers (CAS-20.3).
        Plague = "plague",
        /// Stone for points (CAS-20.4).
        Breach = "breach",
        /// Gifts for points (CAS-20.5).
        YoungLady = "young_lady",
        /// A Worker card or talers (CAS-20.6).
        Blizzard = "blizzard",
    }
}

impl WinterCard {
    /// What it does when it is turned up, step by step.
    #[must_use]
    pub const fn steps(self) -> &'static [Step] {
        use Verb::{Court, LosePlayed, LoseWorker, Repair, Stay};
        use engine::effect::Step::{Do, Each};
        match self {
            Self::Inn | Self::Granary => &[Do(Stay)],
            Self::YoungLady => &[Do(Stay), Do(Court(8))],
            Self::Plague => &[Each(Seats::All, &[Do(LosePlayed(1))])],
            Self::Breach => &[Each(Seats::All, &[Do(Repair(3, 3))])],
            Self::Blizzard => &[Each(Seats::All, &[Do(LoseWorker(3))])],
        }
    }

    /// The rule that says what it does.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::Inn => "CAS-20.1",
            Self::Granary => "CAS-20.2",
            Self::Plague => "CAS-20.3",
            Self::Breach => "CAS-20.4",
            Self::YoungLady => "CAS-20.5",
            Self::Blizzard => "CAS-20.6",
        })
    }

    /// Whether it stays in play (CAS-19.6).
    #[must_use]
    pub const fn stays(self) -> bool {
        matches!(self.steps(), [Step::Do(Verb::Stay), ..])
    }
}

/// What a Trader pays with the Inn in play (CAS-20.1b).
pub const INN_TOLL: u8 = 1;
/// Points of each Granary helper with one, two and three helpers on it (CAS-20.2b).
pub const GRANARY_POINTS: [u8; 3] = [10, 7, 3];

/// The numbers in the row of a winter card; asks take theirs from there.
const fn numbers(card: WinterCard) -> (u8, u8) {
    match card.steps() {
        [Step::Each(_, [Step::Do(Verb::Repair(stone, points))])] => (*stone, *points),
        [Step::Each(_, [Step::Do(Verb::LosePlayed(talers) | Verb::LoseWorker(talers))])] => {
            (*talers, 0)
        }
        [Step::Do(Verb::Stay), Step::Do(Verb::Court(points))] => (0, *points),
        _ => panic!("the row of this card has no numbers"),
    }
}

/// Talers to the Plague for each played card (CAS-20.3).
pub const PLAGUE_TALERS_PER_CARD: u8 = numbers(WinterCard::Plague).0;
/// Stone for the Breach in the Wall (CAS-20.4).
pub const BREACH_STONE: u8 = numbers(WinterCard::Breach).0;
/// Points for the Breach in the Wall (CAS-20.4).
pub const BREACH_POINTS: u8 = numbers(WinterCard::Breach).1;
/// Points of the winner of the Young Lady (CAS-20.5c).
pub const YOUNG_LADY_POINTS: u8 = numbers(WinterCard::YoungLady).1;
/// Talers to the Blizzard (CAS-20.6).
pub const BLIZZARD_TALERS: u8 = numbers(WinterCard::Blizzard).0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_all_pairs_once_by_rank() {
        for bits in 0..=u8::MAX {
            let cards = CardSet::from_bits(bits);
            let mut pairs = Vec::new();
            for one in cards.iter() {
                let later = cards.iter().filter(|&other| other > one);
                pairs.extend(later.map(|other| CardSet::only(one).with(other)));
            }
            assert_eq!(super::pairs(cards), pairs, "{cards}");
            assert!(singles(cards).iter().copied().eq(cards.iter().map(CardSet::only)), "{cards}");
        }
    }
}
