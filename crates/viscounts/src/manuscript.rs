//! Manuscripts: cost, ribbon, and what they bring (VIS-12).

use engine::{
    Set, each,
    effect::Step::{Do, Repeat},
};

use crate::{
    Building::{TradingPost, Workshop},
    Good::{Gold, Inkwell, Stone},
    Icon, Icons,
    effects::{
        Step,
        Verb::{
            Corruption, Deeds, Destroy, FlipDebt, FlipDeed, FlipEither, Gain, GainManuscript, Hire,
            MoveWorker, PlaceBuilding, PlaceWorkers, Rearrange, Refuse, Silver, Virtue, Welcome,
        },
    },
};

engine::named! {
    /// The ribbon of a Manuscript.
    pub enum Ribbon: "a ribbon (grey, black, blue, yellow)" {
        /// Grey.
        Grey = "grey",
        /// Black.
        Black = "black",
        /// Blue.
        Blue = "blue",
        /// Yellow.
        Yellow = "yellow",
    }
}

impl Ribbon {
    /// The icons of its Cleric Bonus Card (VIS-12.3).
    #[must_use]
    pub const fn bonus(self) -> Icons {
        match self {
            Self::Grey => Icons::of(Icon::Build, 1),
            Self::Black => Icons::of(Icon::Cleric, 1),
            Self::Blue => Icons::of(Icon::Trade, 2),
            Self::Yellow => Icons::of(Icon::Noble, 1),
        }
    }
}

/// How many Manuscripts with the same ribbon bring its Cleric Bonus Card (VIS-12.3).
pub(crate) const BONUS_NEEDS: u8 = 3;
/// What such a card scores (VIS-12.3).
pub const BONUS_POINTS: i32 = 3;
/// What sets of 0 to 4 different ribbons score (VIS-12.5).
pub const SET_POINTS: [i32; 5] = [0, 1, 4, 9, 16];

engine::named! {
    /// A Manuscript. The first five have grey backs, the last five are of Gates of Gold.
    #[expect(missing_docs, reason = "the numbers of the tiles")]
    pub enum Manuscript: "a manuscript, like m01 or m35" {
        M01 = "m01",
        M02 = "m02",
        M03 = "m03",
        M04 = "m04",
        M05 = "m05",
        M06 = "m06",
        M07 = "m07",
        M08 = "m08",
        M09 = "m09",
        M10 = "m10",
        M11 = "m11",
        M12 = "m12",
        M13 = "m13",
        M14 = "m14",
        M15 = "m15",
        M16 = "m16",
        M17 = "m17",
        M18 = "m18",
        M19 = "m19",
        M20 = "m20",
        M21 = "m21",
        M22 = "m22",
        M23 = "m23",
        M24 = "m24",
        M25 = "m25",
        M26 = "m26",
        M27 = "m27",
        M28 = "m28",
        M29 = "m29",
        M30 = "m30",
        M31 = "m31",
        M32 = "m32",
        M33 = "m33",
        M34 = "m34",
        M35 = "m35",
        GatesWild = "m_gates_wild",
        GatesGrey = "m_gates_grey",
        GatesBlue = "m_gates_blue",
        GatesBlack = "m_gates_black",
        GatesYellow = "m_gates_yellow",
    }
}

/// What a scoring Manuscript counts (VIS-17.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Build icons of the whole deck.
    BuildIcon,
    /// Noble icons of the whole deck.
    NobleIcon,
    /// Cleric icons of the whole deck.
    ClericIcon,
    /// Trade icons of the whole deck.
    TradeIcon,
    /// Criminal icons of the whole deck.
    CriminalIcon,
    /// Constructed Buildings.
    Building,
    /// Paid Debts.
    FlippedDebt,
    /// Approved Deeds.
    FlippedDeed,
    /// Own Workers in the castle.
    WorkerInCastle,
    /// Stone, gold and inkwells left.
    Resource,
    /// Outsiders of the whole deck (VGG-10.10).
    Outsider,
}

/// What a Manuscript brings (VIS-12.4).
#[derive(Clone, Copy, Debug)]
pub enum Text {
    /// At once, when it is taken.
    Immediate(&'static [Step]),
    /// A point for every so many of something.
    Scoring(Count, u8),
}

#[derive(Clone, Copy)]
struct Row {
    cost: u8,
    ribbon: Option<Ribbon>,
    text: Text,
    reconstructed: bool,
}

impl Manuscript {
    /// Those with grey backs come first in the table (VIS-2.5).
    pub const GREY_BACKED: usize = 5;
    /// Those of the base game come before those of Gates of Gold.
    pub const BASE: usize = 35;

    fn row(self) -> &'static Row {
        &ROWS[self.index()]
    }

    /// Cleric icons that it takes.
    #[must_use]
    #[inline]
    pub fn cost(self) -> u8 {
        self.row().cost
    }

    /// Its ribbon; none, if whoever takes it names one (VGG-3.13).
    #[must_use]
    pub fn ribbon(self) -> Option<Ribbon> {
        self.row().ribbon
    }

    /// What it brings.
    #[must_use]
    pub fn text(self) -> Text {
        self.row().text
    }

    /// What happens when it is taken.
    #[must_use]
    pub fn steps(self) -> &'static [Step] {
        match self.text() {
            Immediate(steps) => steps,
            Scoring(..) => &[],
        }
    }

    /// Whether no source shows the tile, so that its row is a reconstruction.
    #[must_use]
    pub fn is_reconstructed(self) -> bool {
        self.row().reconstructed
    }

    /// All with a printed ribbon.
    #[must_use]
    pub fn with(ribbon: Ribbon) -> Set<Self> {
        Set::from_bits(WITH[ribbon.index()])
    }
}

/// Those with black backs, with Gates of Gold or without.
pub(crate) const fn black_backed(gates: bool) -> u64 {
    let all = if gates { Manuscript::ALL.len() } else { Manuscript::BASE };
    (1 << all) - (1 << Manuscript::GREY_BACKED)
}

static WITH: [u64; Ribbon::ALL.len()] = {
    let mut with = [0; Ribbon::ALL.len()];
    each!(at in 0..ROWS.len() => if let Some(ribbon) = ROWS[at].ribbon {
        with[ribbon.index()] |= 1 << at;
    });
    with
};

use Text::{Immediate, Scoring};

const fn row(cost: u8, ribbon: Ribbon, text: Text) -> Row {
    Row { cost, ribbon: Some(ribbon), text, reconstructed: false }
}

const fn wild(cost: u8, text: Text) -> Row {
    Row { cost, ribbon: None, text, reconstructed: false }
}

const fn reconstructed(row: Row) -> Row {
    Row { reconstructed: true, ..row }
}

/// Rows marked *reconstructed* stand for tiles that no source shows.
#[rustfmt::skip]
static ROWS: [Row; Manuscript::ALL.len()] = [
    row(3, Ribbon::Grey, Immediate(&[Do(FlipEither)])),
    row(3, Ribbon::Black, Immediate(&[Do(FlipEither)])),
    row(3, Ribbon::Blue, Immediate(&[Do(Hire)])),
    reconstructed(row(3, Ribbon::Yellow, Immediate(&[Do(Hire)]))),
    reconstructed(row(3, Ribbon::Blue, Immediate(&[Do(FlipEither)]))),
    reconstructed(row(3, Ribbon::Grey, Immediate(&[Do(Gain(Stone, 1)), Do(Virtue(1))]))),
    reconstructed(row(4, Ribbon::Grey, Immediate(&[Do(Gain(Stone, 2))]))),
    reconstructed(row(4, Ribbon::Grey, Immediate(&[Do(Deeds(1)), Do(Virtue(1))]))),
    row(5, Ribbon::Grey, Scoring(Count::Resource, 2)),
    reconstructed(row(5, Ribbon::Grey, Scoring(Count::BuildIcon, 1))),
    reconstructed(row(5, Ribbon::Grey, Immediate(&[Do(PlaceBuilding(Workshop))]))),
    row(6, Ribbon::Grey, Scoring(Count::Building, 1)),
    reconstructed(row(6, Ribbon::Grey, Immediate(&[Do(PlaceBuilding(TradingPost))]))),
    reconstructed(row(3, Ribbon::Black, Immediate(&[Do(Gain(Inkwell, 1)), Do(Virtue(1))]))),
    row(4, Ribbon::Black, Immediate(&[Do(Gain(Inkwell, 2))])),
    row(4, Ribbon::Black, Immediate(&[Do(Virtue(2))])),
    reconstructed(row(4, Ribbon::Black, Immediate(&[Do(Destroy(2))]))),
    reconstructed(row(5, Ribbon::Black, Scoring(Count::ClericIcon, 1))),
    reconstructed(row(5, Ribbon::Black, Immediate(&[Do(Deeds(1)), Do(FlipDeed)]))),
    reconstructed(row(6, Ribbon::Black, Scoring(Count::FlippedDeed, 1))),
    reconstructed(row(6, Ribbon::Black, Immediate(&[Do(GainManuscript(4))]))),
    reconstructed(row(3, Ribbon::Yellow, Immediate(&[Do(MoveWorker), Do(Gain(Gold, 1))]))),
    reconstructed(row(4, Ribbon::Yellow, Immediate(&[Do(Gain(Gold, 2))]))),
    reconstructed(row(4, Ribbon::Yellow, Immediate(&[Do(PlaceWorkers(2))]))),
    row(5, Ribbon::Yellow, Scoring(Count::NobleIcon, 1)),
    row(6, Ribbon::Yellow, Scoring(Count::FlippedDebt, 1)),
    row(6, Ribbon::Yellow, Scoring(Count::WorkerInCastle, 2)),
    reconstructed(row(6, Ribbon::Yellow, Immediate(&[Do(PlaceWorkers(4))]))),
    reconstructed(row(3, Ribbon::Blue, Immediate(&[Do(Silver(4))]))),
    reconstructed(row(4, Ribbon::Blue, Immediate(&[Do(Silver(6))]))),
    reconstructed(row(4, Ribbon::Blue, Immediate(&[Do(Hire), Do(Rearrange)]))),
    reconstructed(row(4, Ribbon::Blue, Immediate(&[Do(FlipDebt), Do(Silver(2))]))),
    reconstructed(row(5, Ribbon::Blue, Scoring(Count::TradeIcon, 2))),
    reconstructed(row(5, Ribbon::Blue, Immediate(&[Repeat(2, &[Do(Hire)])]))),
    row(6, Ribbon::Blue, Scoring(Count::CriminalIcon, 1)),
    wild(5, Immediate(&[Do(Corruption(1))])),
    row(4, Ribbon::Grey, Scoring(Count::Outsider, 1)),
    row(5, Ribbon::Blue, Immediate(&[Do(Destroy(1)), Do(FlipEither)])),
    reconstructed(row(5, Ribbon::Black, Immediate(&[Do(Welcome)]))),
    reconstructed(row(4, Ribbon::Yellow, Immediate(&[Do(Refuse)]))),
];
