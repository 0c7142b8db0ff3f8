//! The buildings: what they take, what they do at once, and what they are worth (ARC-14.8).

use engine::{
    Set,
    effect::{
        Seats,
        Step::{Choose, Do, Each, PerEach, When},
    },
};

use super::{ALL_SKILLS, CARPENTRY, MASONRY, Skill, TILING};
use crate::{
    Goods, Kind,
    effects::{
        Count, Measure, Step,
        Verb::{
            BuildAgain, Capture, CaptureOrRelease, DestroyDebt, Dismiss, Draw, Gain, GainVirtue,
            Hire, LoseVirtue, ReleasePrison, SellPlan, TakeDebt,
        },
        per,
    },
};

engine::named! {
    /// A building; the place in the table is the number on the card, less one. The last three are
    /// promo cards (ARC-18.7).
    #[expect(missing_docs, reason = "the names of the cards")]
    pub enum Building: "a building, like well or gamblers_den" {
        Aqueduct = "aqueduct",
        Armoury = "armoury",
        Barracks = "barracks",
        BettingHouse = "betting_house",
        CarpentersHut = "carpenters_hut",
        Castle = "castle",
        Chapel = "chapel",
        Church = "church",
        ClayMarket = "clay_market",
        ClayPit = "clay_pit",
        DraftingRoom = "drafting_room",
        Dungeon = "dungeon",
        Factory = "factory",
        Fortress = "fortress",
        Fountain = "fountain",
        GamblersDen = "gamblers_den",
        Hideout = "hideout",
        Keep = "keep",
        Library = "library",
        Lighthouse = "lighthouse",
        LumberCamp = "lumber_camp",
        MasonsHut = "masons_hut",
        Moneylender = "moneylender",
        Monument = "monument",
        Observatory = "observatory",
        Palace = "palace",
        Reservoir = "reservoir",
        SilverMarket = "silver_market",
        Smithy = "smithy",
        Steeple = "steeple",
        StoneMarket = "stone_market",
        Tavern = "tavern",
        ThievesDen = "thieves_den",
        TilersHut = "tilers_hut",
        TradingPost = "trading_post",
        Treasury = "treasury",
        University = "university",
        Watchtower = "watchtower",
        Well = "well",
        WoodMarket = "wood_market",
        Crane = "crane",
        Graveyard = "graveyard",
        Museum = "museum",
    }
}

/// What a building does at the end of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Nothing.
    Nothing,
    /// Gains or loses so much virtue for each, before the scoring (ARC-17.2).
    Virtue(i8, Measure),
    /// Gives so many points for each (ARC-17.4).
    Points(i8, Measure),
    /// Changes what an unpaid debt costs (ARC-17.4).
    PerDebt(i8),
}

/// What stands on a building.
struct Row {
    skills: u8,
    cost: Goods,
    virtue: i8,
    points: u8,
    steps: &'static [Step],
    end: End,
}

impl Row {
    const fn now(self, steps: &'static [Step]) -> Self {
        Self { steps, ..self }
    }

    const fn end(self, end: End) -> Self {
        Self { end, ..self }
    }
}

static ROWS: [Row; Building::ALL.len()] = {
    const fn row(skills: u8, cost: [u16; Kind::ALL.len()], virtue: i8, points: u8) -> Row {
        Row { skills, cost: Goods(cost), virtue, points, steps: &[], end: End::Nothing }
    }
    const fn virtue(each: i8, measure: Measure) -> End {
        End::Virtue(each, measure)
    }
    const fn points(each: i8, measure: Measure) -> End {
        End::Points(each, measure)
    }
    [
        row(0, [2, 3, 0, 1, 0, 0], 0, 3).end(points(1, per(1, Count::Buildings))),
        row(CARPENTRY | MASONRY, [0, 3, 5, 1, 0, 0], 0, 9).now(&[Do(Capture(1))]),
        row(ALL_SKILLS, [2, 6, 0, 2, 0, 0], 0, 10).now(&[Do(CaptureOrRelease)]),
        row(0, [1, 0, 2, 1, 0, 0], -1, 7).now(&[Do(TakeDebt)]),
        row(0, [3, 1, 1, 0, 0, 0], 0, 5).end(points(1, per(1, Count::Skilled(Skill::Carpentry)))),
        row(ALL_SKILLS, [2, 4, 0, 1, 2, 0], 0, 10).end(virtue(1, per(2, Count::Gold))),
        row(CARPENTRY, [2, 1, 4, 0, 0, 0], 1, 6).end(virtue(2, per(1, Count::HighestInCathedral))),
        row(0, [3, 0, 3, 0, 0, 0], 1, 5).now(&[Do(DestroyDebt(1))]),
        row(TILING, [3, 0, 2, 1, 0, 0], 0, 6).end(points(2, per(1, Count::Most(Kind::Clay)))),
        row(0, [4, 1, 0, 0, 0, 0], 0, 3)
            .now(&[Choose(&[&[Do(Gain(Kind::Gold, 1))], &[Do(Gain(Kind::Marble, 1))]])]),
        row(CARPENTRY | TILING, [0, 0, 4, 3, 0, 0], 0, 8).now(&[Do(Draw(2))]),
        row(ALL_SKILLS, [0, 0, 4, 2, 2, 0], -1, 14).end(virtue(-2, per(1, Count::Once))),
        row(MASONRY, [0, 2, 2, 3, 0, 0], 0, 7).now(&[Do(Gain(Kind::Marble, 2))]),
        row(ALL_SKILLS, [3, 0, 4, 1, 2, 0], -2, 12).now(&[Do(Capture(2))]),
        row(0, [0, 0, 3, 0, 1, 0], 1, 4).end(End::PerDebt(1)),
        row(CARPENTRY | TILING, [0, 0, 1, 1, 3, 0], -2, 10).end(End::PerDebt(-1)),
        row(CARPENTRY | MASONRY, [1, 3, 2, 0, 0, 0], -2, 8).now(&[Do(ReleasePrison)]),
        row(ALL_SKILLS, [0, 5, 2, 2, 0, 0], -2, 12).end(points(1, per(3, Count::Captured))),
        row(CARPENTRY | TILING, [0, 4, 2, 0, 1, 0], 0, 8).now(&[Do(SellPlan(2))]),
        row(TILING, [0, 3, 1, 0, 2, 0], 0, 6).end(points(1, per(4, Count::Virtue))),
        row(0, [4, 0, 2, 0, 0, 0], 0, 3).now(&[Do(Gain(Kind::Wood, 4))]),
        row(0, [0, 2, 4, 0, 0, 0], 0, 5).end(points(1, per(1, Count::Skilled(Skill::Masonry)))),
        row(MASONRY, [4, 2, 0, 1, 0, 0], -1, 5).end(points(1, per(1, Count::PaidDebts))),
        row(TILING | MASONRY, [0, 2, 3, 0, 2, 0], 1, 9)
            .now(&[Each(Seats::All, &[Do(GainVirtue(1))])]),
        row(CARPENTRY, [1, 3, 1, 1, 0, 0], 0, 7).end(virtue(1, per(2, Count::Marble))),
        row(TILING | MASONRY, [0, 3, 3, 0, 2, 0], 0, 9)
            .now(&[PerEach(per(4, Count::Virtue), &[Do(Gain(Kind::Gold, 1))])]),
        row(0, [6, 1, 0, 0, 0, 0], 0, 4).end(virtue(1, per(2, Count::PaidDebts))),
        row(TILING, [0, 2, 0, 1, 1, 0], 0, 6).end(points(2, per(1, Count::Most(Kind::Silver)))),
        row(0, [4, 2, 0, 0, 0, 0], 0, 3).now(&[Do(Gain(Kind::Stone, 4))]),
        row(0, [0, 2, 0, 2, 0, 0], 1, 4).end(points(2, per(1, Count::HighestInCathedral))),
        row(MASONRY, [2, 0, 4, 0, 1, 0], 0, 7).end(points(2, per(1, Count::Most(Kind::Stone)))),
        row(CARPENTRY, [0, 3, 2, 1, 0, 0], 0, 6).now(&[Do(Hire)]),
        row(MASONRY, [1, 2, 3, 0, 0, 0], -2, 8).now(&[Do(Gain(Kind::Silver, 4))]),
        row(0, [2, 1, 2, 0, 0, 0], 0, 5).end(points(1, per(1, Count::Skilled(Skill::Tiling)))),
        row(MASONRY, [0, 1, 3, 2, 0, 0], 0, 7).end(virtue(1, per(4, Count::Materials))),
        row(TILING, [0, 1, 3, 1, 0, 0], 0, 6)
            .now(&[Choose(&[&[Do(Gain(Kind::Gold, 1))], &[Do(Gain(Kind::Silver, 3))]])]),
        row(ALL_SKILLS, [4, 2, 3, 0, 2, 0], 1, 11).end(points(2, per(1, Count::FreeOfDebt))),
        row(ALL_SKILLS, [3, 4, 0, 1, 1, 0], -1, 11)
            .now(&[Each(Seats::All, &[When(per(3, Count::Prisoners), &[Do(LoseVirtue(1))])])]),
        row(0, [0, 2, 2, 0, 0, 0], 0, 3).now(&[Do(Gain(Kind::Clay, 4))]),
        row(CARPENTRY, [2, 4, 0, 1, 0, 0], 0, 7).end(points(2, per(1, Count::Most(Kind::Wood)))),
        row(0, [0, 3, 1, 0, 0, 0], 0, 3).now(&[Do(BuildAgain)]),
        row(ALL_SKILLS, [4, 1, 2, 0, 2, 0], -1, 12).now(&[Do(Dismiss)]),
        row(0, [1, 5, 1, 0, 0, 0], 0, 4).end(virtue(1, per(2, Count::Buildings))),
    ]
};

impl Building {
    /// How many are in the base game; the others are promo cards.
    pub const BASE: u8 = 40;

    /// The building with this number in the table.
    #[must_use]
    #[inline]
    pub fn of(card: u8) -> Self {
        Self::ALL[usize::from(card)]
    }

    /// Its number in the table.
    #[must_use]
    #[inline]
    pub const fn card(self) -> u8 {
        self as u8
    }

    /// Skills that it takes (ARC-14.5).
    #[must_use]
    #[inline]
    pub fn skills(self) -> Set<Skill> {
        Set::from_bits(ROWS[self.index()].skills)
    }

    /// Goods that it takes (ARC-14.5).
    #[must_use]
    #[inline]
    pub fn cost(self) -> &'static Goods {
        &ROWS[self.index()].cost
    }

    /// Virtue gained or lost by constructing it (ARC-14.5).
    #[must_use]
    pub fn virtue(self) -> i8 {
        ROWS[self.index()].virtue
    }

    /// Points printed on it (ARC-17.4).
    #[must_use]
    pub fn points(self) -> u8 {
        ROWS[self.index()].points
    }

    /// What it does at once.
    #[must_use]
    pub fn steps(self) -> &'static [Step] {
        ROWS[self.index()].steps
    }

    /// What it does at the end.
    #[must_use]
    pub fn end(self) -> End {
        ROWS[self.index()].end
    }
}
