//! The main board: segments, spaces and the ways between them, exchanges, printed cards (VIS-3).

mod castle;
mod mat;
mod plot;
mod track;

use engine::{each, effect::Step::Do};

pub use {
    castle::{LEADER_POINTS, MOST_IN_SECTION, OWN_TO_ADVANCE, Section, TIER_POINTS, Tier},
    mat::{Building, HAND_LIMIT, STARTING_ICONS, Slot, WORKER_COSTS},
    plot::{Bank, Plot, Site},
    track::{MOST_TRACK, Reward},
};

pub(crate) use {
    castle::{SECTIONS, TIER_THREE, bumped},
    plot::{MOST_SITES, SITES_PER_SEGMENT},
    track::{LEAST_TRACK, above, above_for_automa},
};

use crate::{
    Good, Icons,
    effects::{
        Step,
        Verb::{Corruption, Deeds, FlipEither, Resources, Virtue},
    },
    icons::icons,
};

/// The most seats.
pub(crate) const SEATS: usize = 4;
/// Workers of a seat (VIS-0.2).
pub const WORKERS: u8 = 20;
/// Segments of the main board.
pub(crate) const SEGMENTS: usize = 5;
/// Sizes of the piles of townsfolk (VIS-2.4).
pub(crate) const LARGE_PILE: u8 = 14;
/// The size of the one large pile with Gates of Gold (VGG-2.1).
pub(crate) const LARGEST_PILE: u8 = 20;
/// How many piles have a card more than the others.
pub(crate) const LARGE_PILES: usize = 3;
/// Manuscripts in a pile (VIS-2.5).
pub(crate) const MANUSCRIPTS_IN_PILE: u8 = 7;

/// Debts above the Poverty card and Deeds above the Prosperity card, by players (VIS-2.13).
#[must_use]
pub const fn cards_above(players: u8) -> (u8, u8) {
    match players {
        0..=2 => (12, 12),
        3 => (15, 16),
        _ => (18, 20),
    }
}

engine::named! {
    /// One of the five parts of the main board.
    pub enum Segment: "a segment (lake, mountain, forest, meadow, cliffs)" {
        /// Spaces 1 and 2.
        Lake = "lake",
        /// Spaces 3 and 4.
        Mountain = "mountain",
        /// Spaces 5 and 6.
        Forest = "forest",
        /// Spaces 7 and 8.
        Meadow = "meadow",
        /// Spaces 9 and 10.
        Cliffs = "cliffs",
    }
}

engine::named! {
    /// A space for Viscounts: the outer ones by their numbers, the inner ones by their segments.
    #[expect(missing_docs, reason = "the names of the spaces")]
    pub enum Space: "a space, 1 to 10 or like inner_lake" {
        S1 = "1",
        S2 = "2",
        S3 = "3",
        S4 = "4",
        S5 = "5",
        S6 = "6",
        S7 = "7",
        S8 = "8",
        S9 = "9",
        S10 = "10",
        InnerLake = "inner_lake",
        InnerMountain = "inner_mountain",
        InnerForest = "inner_forest",
        InnerMeadow = "inner_meadow",
        InnerCliffs = "inner_cliffs",
    }
}

/// The outer spaces come first.
const OUTER: usize = 10;

impl Space {
    /// Where it is.
    #[must_use]
    #[inline]
    pub const fn segment(self) -> Segment {
        let index = self.index();
        Segment::ALL[if index < OUTER { index / 2 } else { index - OUTER }]
    }

    /// The bank that it lies on; none, if it is an inner one.
    #[must_use]
    #[inline]
    pub const fn bank(self) -> Option<Bank> {
        match self.index() {
            OUTER.. => None,
            index if index.is_multiple_of(2) => Some(Bank::Left),
            _ => Some(Bank::Right),
        }
    }

    /// The space of a segment on a bank, or the inner one.
    #[must_use]
    #[inline]
    pub const fn of(segment: Segment, bank: Option<Bank>) -> Self {
        Self::ALL[match bank {
            Some(Bank::Left) => 2 * segment.index(),
            Some(Bank::Right) => 2 * segment.index() + 1,
            None => OUTER + segment.index(),
        }]
    }
}

/// Spaces of a segment in the table of ways: left, right, inner.
const KINDS: [Option<Bank>; 3] = [Some(Bank::Left), Some(Bank::Right), None];
/// All spaces, three for each position clockwise.
const PLACES: usize = 3 * SEGMENTS;
/// The longest base distance in the table of ways.
const MOST_BASE: usize = 3;

/// A set of places, one bit for each.
type Reach = u16;

/// Where one step leads from a set of places (VIS-3.2).
const fn step(from: Reach) -> Reach {
    let mut to = 0;
    each!(place in 0..PLACES => if from >> place & 1 != 0 {
        let (position, kind) = (place / 3 * 3, place % 3);
        let next = (position + 3) % PLACES;
        to |= match kind {
            0 => 1 << (position + 1) | 1 << (position + 2),
            1 => 1 << next,
            _ => 1 << (position + 1) | 1 << (next + 2),
        };
    });
    to
}

/// For each kind of space at position 0 and each base distance, the fewest steps not below it that
/// lead exactly to each place (VIS-25.7).
static STEPS: [[[u8; PLACES]; MOST_BASE + 1]; 3] = {
    let mut table = [[[0; PLACES]; MOST_BASE + 1]; 3];
    each!(kind in 0..3_usize => each!(base in 0..MOST_BASE + 1 => {
        table[kind][base] = fewest(kind, base);
    }));
    table
};

const fn fewest(kind: usize, base: usize) -> [u8; PLACES] {
    let mut fewest = [u8::MAX; PLACES];
    let mut reach: Reach = 1 << kind;
    each!(steps in 0..32_usize => {
        if steps >= base {
            each!(place in 0..PLACES => if reach >> place & 1 != 0 && fewest[place] == u8::MAX {
                #[expect(clippy::cast_possible_truncation, reason = "a few steps")]
                { fewest[place] = steps as u8; }
            });
        }
        reach = step(reach);
    });
    fewest
}

/// For each position, where the segment of each place lies, counted from there clockwise.
static AROUND: [[u8; PLACES]; SEGMENTS] = {
    let mut around = [[0; PLACES]; SEGMENTS];
    each!(position in 0..SEGMENTS => each!(place in 0..PLACES => {
        #[expect(clippy::cast_possible_truncation, reason = "one of five")]
        { around[position][place] = ((position + place / 3) % SEGMENTS) as u8; }
    }));
    around
};

/// The space that a segment has at each place.
static SPACES: [[Space; PLACES]; SEGMENTS] = {
    let mut spaces = [[Space::ALL[0]; PLACES]; SEGMENTS];
    each!(segment in 0..SEGMENTS => each!(place in 0..PLACES => {
        spaces[segment][place] = Space::of(Segment::ALL[segment], KINDS[place % 3]);
    }));
    spaces
};

/// Every space with the fewest steps, not below `base`, that lead there exactly; `segments` are
/// clockwise.
#[inline]
pub(crate) fn ways(
    segments: &[Segment; SEGMENTS],
    from: Space,
    base: u8,
) -> impl Iterator<Item = (Space, u8)> {
    let position = segments.iter().position(|&segment| segment == from.segment()).unwrap_or(0);
    let kind = KINDS.iter().position(|&kind| kind == from.bank()).unwrap_or(0);
    let steps = &STEPS[kind][usize::from(base).min(MOST_BASE)];
    let around = &AROUND[position];
    (0..PLACES).map(move |place| {
        let segment = segments[usize::from(around[place])];
        (SPACES[segment.index()][place], steps[place])
    })
}

/// What trade icons are exchanged for (VIS-9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trade {
    /// 1 silver.
    Silver,
    /// 1 of a resource.
    Good(Good),
    /// A card may be destroyed.
    Destroy,
    /// A Debt or a Deed is flipped.
    Flip,
}

impl Trade {
    /// Trade icons for one exchange.
    #[must_use]
    pub const fn rate(self) -> u16 {
        match self {
            Self::Silver => 1,
            Self::Good(_) => 2,
            Self::Destroy => 3,
            Self::Flip => 4,
        }
    }
}

engine::named! {
    /// Which exchange belongs to which space (VIS-9.1): sources show two arrangements.
    #[derive(Default)]
    pub enum Trades: "which exchanges there are (listed, assembled)" {
        /// As the list of components shows them.
        #[default]
        Listed = "listed",
        /// As pictures of an assembled board show them; four spaces are reconstructed.
        Assembled = "assembled",
    }
}

impl Trades {
    /// The exchange of a bank; both sides of a segment have the same.
    #[must_use]
    pub const fn at(self, segment: Segment, bank: Bank) -> Trade {
        let (left, right) = match self {
            Self::Listed => segment.trades(),
            Self::Assembled => segment.assembled_trades(),
        };
        match bank {
            Bank::Left => left,
            Bank::Right => right,
        }
    }
}

impl Segment {
    const fn trades(self) -> (Trade, Trade) {
        match self {
            Self::Lake => (Trade::Silver, Trade::Good(Good::Inkwell)),
            Self::Mountain => (Trade::Silver, Trade::Good(Good::Stone)),
            Self::Forest => (Trade::Good(Good::Inkwell), Trade::Flip),
            Self::Meadow => (Trade::Good(Good::Gold), Trade::Destroy),
            Self::Cliffs => (Trade::Good(Good::Stone), Trade::Good(Good::Gold)),
        }
    }

    const fn assembled_trades(self) -> (Trade, Trade) {
        match self {
            Self::Lake => (Trade::Silver, Trade::Good(Good::Stone)),
            Self::Mountain => (Trade::Good(Good::Inkwell), Trade::Flip),
            Self::Forest => (Trade::Good(Good::Stone), Trade::Good(Good::Gold)),
            Self::Meadow => (Trade::Good(Good::Gold), Trade::Destroy),
            Self::Cliffs => (Trade::Silver, Trade::Good(Good::Inkwell)),
        }
    }

    /// Price, icons and effect of its printed townsfolk (VIS-3.7).
    #[must_use]
    pub const fn printed_townsfolk(self) -> (u8, Icons, &'static [Step]) {
        match self {
            Self::Lake => (2, icons(0, 0, 1, 1, 0), &[Do(Virtue(1))]),
            Self::Mountain => (2, icons(0, 1, 1, 0, 0), &[Do(Virtue(1))]),
            Self::Meadow => (2, icons(0, 1, 0, 1, 0), &[Do(Virtue(1))]),
            Self::Forest | Self::Cliffs => (1, icons(0, 0, 0, 0, 1), &[Do(Corruption(1))]),
        }
    }

    /// What its printed Manuscript brings (VIS-3.7).
    #[must_use]
    pub const fn printed_manuscript(self) -> &'static [Step] {
        match self {
            Self::Lake => &[Do(Deeds(1))],
            Self::Mountain => &[Do(Resources(2))],
            Self::Forest => &[Do(Resources(1)), Do(Virtue(1))],
            Self::Meadow => &[Do(Virtue(2))],
            Self::Cliffs => &[Do(FlipEither)],
        }
    }
}

/// Cleric icons for a printed Manuscript (VIS-12.7).
pub const PRINTED_MANUSCRIPT_COST: u8 = 3;
