//! Sites and links of both sides of the segments (VIS-2.2, VIS-3.5, VIS-3.6).

use engine::effect::Step::Do;
use serde::{Deserialize, Serialize};

use super::{SEGMENTS, Segment};
use crate::{
    Good::{Gold, Inkwell, Stone},
    effects::{
        Step,
        Verb::{
            Debt, Deeds, Destroy, FlipEither, Gain, Hire, MoveWorker, Rearrange, Resources, Silver,
            Virtue,
        },
    },
};

/// A side of a river (VIS-3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bank {
    /// First in clockwise travel.
    Left,
    /// Second.
    Right,
}

engine::named! {
    /// A place for a Building, clockwise within its segment.
    #[expect(missing_docs, reason = "the numbers of the sites")]
    pub enum Site: "a site, like lake_1 or cliffs_5" {
        Lake1 = "lake_1",
        Lake2 = "lake_2",
        Lake3 = "lake_3",
        Lake4 = "lake_4",
        Lake5 = "lake_5",
        Lake6 = "lake_6",
        Mountain1 = "mountain_1",
        Mountain2 = "mountain_2",
        Mountain3 = "mountain_3",
        Mountain4 = "mountain_4",
        Mountain5 = "mountain_5",
        Mountain6 = "mountain_6",
        Forest1 = "forest_1",
        Forest2 = "forest_2",
        Forest3 = "forest_3",
        Forest4 = "forest_4",
        Forest5 = "forest_5",
        Forest6 = "forest_6",
        Meadow1 = "meadow_1",
        Meadow2 = "meadow_2",
        Meadow3 = "meadow_3",
        Meadow4 = "meadow_4",
        Meadow5 = "meadow_5",
        Meadow6 = "meadow_6",
        Cliffs1 = "cliffs_1",
        Cliffs2 = "cliffs_2",
        Cliffs3 = "cliffs_3",
        Cliffs4 = "cliffs_4",
        Cliffs5 = "cliffs_5",
        Cliffs6 = "cliffs_6",
    }
}

/// The most sites of a segment.
pub(crate) const SITES_PER_SEGMENT: usize = 6;
/// Places for sites, used or not.
pub(crate) const MOST_SITES: usize = SEGMENTS * SITES_PER_SEGMENT;

/// What is printed at a site.
struct Printed {
    bank: Bank,
    site: &'static [Step],
    /// The link to the next site clockwise; nothing where there is none.
    link: &'static [Step],
}

/// A site of one side of its segment; what it brings does not depend on the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Plot(u8);

impl TryFrom<u8> for Plot {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self(number).printed().map(|_| Self(number)).ok_or_else(|| format!("no plot {number}"))
    }
}

impl From<Plot> for u8 {
    fn from(plot: Plot) -> Self {
        plot.0
    }
}

impl Plot {
    fn printed(self) -> Option<&'static Printed> {
        let number = usize::from(self.0);
        SIDES.get(number / SITES_PER_SEGMENT)?.get(number % SITES_PER_SEGMENT)
    }

    /// Whether no source shows the side that it is on.
    #[must_use]
    pub const fn is_reconstructed(self) -> bool {
        let side = self.0 as usize / SITES_PER_SEGMENT;
        Segment::ALL[side / 2].is_guessed(side % 2 == 1)
    }

    /// What whoever builds here gains.
    #[must_use]
    pub fn site(self) -> &'static [Step] {
        self.printed().map_or(&[], |printed| printed.site)
    }

    /// What the link to the next site brings.
    #[must_use]
    pub fn link(self) -> &'static [Step] {
        self.printed().map_or(&[], |printed| printed.link)
    }
}

impl Segment {
    /// Whether the side for many players is up (VIS-2.2).
    const fn is_high(self, players: u8) -> bool {
        match self {
            Self::Lake | Self::Mountain => players >= 3,
            Self::Forest | Self::Meadow | Self::Cliffs => players >= 4,
        }
    }

    const fn side(self, players: u8) -> usize {
        2 * self.index() + self.is_high(players) as usize
    }

    /// Whether no source shows the side that is up with so many players (VIS-2.2).
    #[must_use]
    pub const fn is_reconstructed(self, players: u8) -> bool {
        self.is_guessed(self.is_high(players))
    }

    /// Whether no source shows one of its sides.
    const fn is_guessed(self, high: bool) -> bool {
        match self {
            Self::Lake | Self::Mountain => !high,
            Self::Forest | Self::Meadow | Self::Cliffs => high,
        }
    }

    /// How many sites it has.
    #[must_use]
    #[inline]
    pub fn sites(self, players: u8) -> usize {
        SIDES[self.side(players)].len()
    }
}

impl Site {
    /// The site with a number, from 0, of a segment.
    #[must_use]
    #[inline]
    pub const fn of(segment: Segment, number: usize) -> Self {
        Self::ALL[segment.index() * SITES_PER_SEGMENT + number]
    }

    /// Where it is.
    #[must_use]
    #[inline]
    pub const fn segment(self) -> Segment {
        Segment::ALL[self.index() / SITES_PER_SEGMENT]
    }

    /// Its number in the segment, from 0.
    #[must_use]
    #[inline]
    pub const fn number(self) -> usize {
        self.index() % SITES_PER_SEGMENT
    }

    /// Whether it is there with so many players.
    #[must_use]
    #[inline]
    pub fn exists(self, players: u8) -> bool {
        self.number() < self.segment().sites(players)
    }

    /// What is printed there with so many players.
    #[must_use]
    pub fn plot(self, players: u8) -> Plot {
        let number = self.segment().side(players) * SITES_PER_SEGMENT + self.number();
        Plot(u8::try_from(number).expect("ten sides of six"))
    }

    /// The bank that it lies on; the left one where it does not exist.
    #[must_use]
    #[inline]
    pub fn bank(self, players: u8) -> Bank {
        SIDES[self.segment().side(players)].get(self.number()).map_or(Bank::Left, |p| p.bank)
    }
}

const fn plot(bank: Bank, site: &'static [Step], link: &'static [Step]) -> Printed {
    Printed { bank, site, link }
}

/// Both sides of each segment, the one for few players first. Sides marked *reconstructed* are the
/// backs of those that sources show.
#[rustfmt::skip]
static SIDES: [&[Printed]; 2 * SEGMENTS] = [
    // lake_low (reconstructed)
    &[
        plot(Bank::Left, &[Do(Gain(Inkwell, 1))], &[Do(Virtue(1))]),
        plot(Bank::Left, &[Do(Hire)], &[Do(Debt)]),
        plot(Bank::Right, &[Do(FlipEither)], &[Do(MoveWorker)]),
        plot(Bank::Right, &[Do(Destroy(1))], &[Do(Virtue(1))]),
    ],
    // lake_high
    &[
        plot(Bank::Left, &[Do(Gain(Inkwell, 1))], &[Do(Virtue(1))]),
        plot(Bank::Left, &[Do(Hire)], &[]),
        plot(Bank::Left, &[Do(Resources(1))], &[Do(Debt)]),
        plot(Bank::Right, &[Do(FlipEither)], &[Do(MoveWorker)]),
        plot(Bank::Right, &[Do(Destroy(1))], &[Do(Virtue(1))]),
    ],
    // mountain_low (reconstructed)
    &[
        plot(Bank::Left, &[Do(Gain(Inkwell, 1))], &[Do(Silver(2))]),
        plot(Bank::Left, &[Do(Gain(Stone, 1))], &[Do(Debt)]),
        plot(Bank::Right, &[Do(Hire)], &[Do(Destroy(1))]),
        plot(Bank::Right, &[Do(FlipEither)], &[Do(Gain(Gold, 1))]),
    ],
    // mountain_high
    &[
        plot(Bank::Left, &[Do(Gain(Inkwell, 1))], &[Do(Silver(2))]),
        plot(Bank::Left, &[Do(Gain(Stone, 1))], &[Do(Debt)]),
        plot(Bank::Right, &[Do(Deeds(1))], &[]),
        plot(Bank::Right, &[Do(Hire)], &[Do(Destroy(1))]),
        plot(Bank::Right, &[Do(FlipEither)], &[Do(Gain(Gold, 1))]),
    ],
    // forest_low
    &[
        plot(Bank::Left, &[Do(Virtue(1))], &[Do(FlipEither)]),
        plot(Bank::Left, &[Do(Gain(Gold, 1))], &[Do(Virtue(1))]),
        plot(Bank::Right, &[Do(Rearrange)], &[]),
        plot(Bank::Right, &[Do(FlipEither)], &[Do(Virtue(1))]),
        plot(Bank::Right, &[Do(Gain(Stone, 1))], &[Do(Hire)]),
    ],
    // forest_high (reconstructed)
    &[
        plot(Bank::Left, &[Do(Virtue(1))], &[]),
        plot(Bank::Left, &[Do(Gain(Inkwell, 1))], &[Do(FlipEither)]),
        plot(Bank::Left, &[Do(Gain(Gold, 1))], &[Do(Virtue(1))]),
        plot(Bank::Right, &[Do(Rearrange)], &[]),
        plot(Bank::Right, &[Do(FlipEither)], &[Do(Virtue(1))]),
        plot(Bank::Right, &[Do(Gain(Stone, 1))], &[Do(Hire)]),
    ],
    // meadow_low
    &[
        plot(Bank::Left, &[Do(Deeds(1))], &[]),
        plot(Bank::Left, &[Do(Gain(Inkwell, 1))], &[Do(Hire)]),
        plot(Bank::Left, &[Do(Destroy(1))], &[Do(MoveWorker)]),
        plot(Bank::Right, &[Do(Resources(1))], &[Do(Virtue(1))]),
        plot(Bank::Right, &[Do(Gain(Gold, 1))], &[Do(Gain(Inkwell, 1))]),
    ],
    // meadow_high (reconstructed)
    &[
        plot(Bank::Left, &[Do(Deeds(1))], &[]),
        plot(Bank::Left, &[Do(Gain(Inkwell, 1))], &[Do(Hire)]),
        plot(Bank::Left, &[Do(Destroy(1))], &[Do(MoveWorker)]),
        plot(Bank::Right, &[Do(Resources(1))], &[]),
        plot(Bank::Right, &[Do(Gain(Stone, 1))], &[Do(Virtue(1))]),
        plot(Bank::Right, &[Do(Gain(Gold, 1))], &[Do(Gain(Inkwell, 1))]),
    ],
    // cliffs_low
    &[
        plot(Bank::Left, &[Do(Rearrange)], &[Do(Silver(2))]),
        plot(Bank::Left, &[Do(FlipEither)], &[Do(Deeds(1))]),
        plot(Bank::Right, &[Do(Gain(Gold, 1))], &[Do(Virtue(1))]),
        plot(Bank::Right, &[Do(Deeds(1))], &[]),
        plot(Bank::Right, &[Do(Resources(1))], &[Do(MoveWorker)]),
    ],
    // cliffs_high (reconstructed)
    &[
        plot(Bank::Left, &[Do(Rearrange)], &[]),
        plot(Bank::Left, &[Do(Gain(Inkwell, 1))], &[Do(Silver(2))]),
        plot(Bank::Left, &[Do(FlipEither)], &[Do(Deeds(1))]),
        plot(Bank::Right, &[Do(Gain(Gold, 1))], &[Do(Virtue(1))]),
        plot(Bank::Right, &[Do(Deeds(1))], &[]),
        plot(Bank::Right, &[Do(Resources(1))], &[Do(MoveWorker)]),
    ],
];
