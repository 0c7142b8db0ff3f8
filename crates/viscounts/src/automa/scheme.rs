//! Scheme cards of the solo opponent (VIS-21.12).

use engine::{
    Set, each,
    effect::Step::{Do, Repeat},
};

use crate::{
    Icons,
    Primary::{self, Construct, PlaceWorkers, Transcribe},
    effects::{
        Step,
        Verb::{
            Debt, Deeds, FlipDebt, FlipDeed, FlipEither, FreeDismissal, Future, Resources, Virtue,
        },
    },
    icons::icons,
};

engine::named! {
    /// A scheme: `ss_` of the starting deck, `sf_` of the Future pile.
    #[expect(missing_docs, reason = "the names of the cards")]
    pub enum Scheme: "a scheme, like ss_noble or sf_cleric" {
        SsNoble = "ss_noble",
        SsBuild = "ss_build",
        SsCleric = "ss_cleric",
        SsBuildNoble = "ss_build_noble",
        SsBuildCleric = "ss_build_cleric",
        SsClericNoble = "ss_cleric_noble",
        SsCriminalA = "ss_criminal_a",
        SsCriminalB = "ss_criminal_b",
        SfCleric = "sf_cleric",
        SfBuild = "sf_build",
        SfNoble = "sf_noble",
        SfBuildNoble = "sf_build_noble",
        SfBuildCleric = "sf_build_cleric",
        SfClericNoble = "sf_cleric_noble",
        SfCriminal = "sf_criminal",
        SfCriminalPair = "sf_criminal_pair",
    }
}

/// A way to carry out the last row of a scheme.
#[derive(Clone, Copy, Debug)]
pub enum Attempt {
    /// A primary action, if it is possible.
    Try(Primary),
    /// What the board of the opponent is after, if it is possible (VIS-21.10).
    Focus,
    /// An effect, which is always possible.
    Gain(&'static [Step]),
}

#[derive(Clone, Copy)]
struct Row {
    header: Icons,
    effects: &'static [Step],
    steps: u8,
    attempts: &'static [Attempt],
    reconstructed: bool,
}

impl Scheme {
    /// Schemes of the starting deck come first in the table.
    pub const STARTING: usize = 8;

    fn row(self) -> &'static Row {
        &ROWS[self.index()]
    }

    /// Its icons.
    #[must_use]
    pub fn header(self) -> Icons {
        self.row().header
    }

    /// What it brings before the movement.
    #[must_use]
    pub fn effects(self) -> &'static [Step] {
        self.row().effects
    }

    /// Spaces that the Viscount moves.
    #[must_use]
    pub fn steps(self) -> u8 {
        self.row().steps
    }

    /// What is tried, one after the other.
    #[must_use]
    pub fn attempts(self) -> &'static [Attempt] {
        self.row().attempts
    }

    /// The effect that is left when nothing else was possible.
    #[must_use]
    pub fn gain(self) -> &'static [Step] {
        match self.attempts().last() {
            Some(Gain(steps)) => steps,
            _ => &[],
        }
    }

    /// Whether no source shows the card, so that its row is a reconstruction.
    #[must_use]
    pub fn is_reconstructed(self) -> bool {
        self.row().reconstructed
    }

    /// Those of the starting deck.
    #[must_use]
    pub fn starting() -> Set<Self> {
        Set::from_bits(STARTING)
    }
}

const STARTING: u16 = {
    let mut starting = 0;
    each!(at in 0..Scheme::STARTING => starting |= 1 << at);
    starting
};

use Attempt::{Focus, Gain, Try};

const fn row(
    header: Icons,
    effects: &'static [Step],
    steps: u8,
    attempts: &'static [Attempt],
) -> Row {
    Row { header, effects, steps, attempts, reconstructed: false }
}

const fn reconstructed(row: Row) -> Row {
    Row { reconstructed: true, ..row }
}

/// Rows marked *reconstructed* stand for cards that no source shows. Three of them are weaker than their
/// sisters, so that the automas end where people do (`docs/automas.md`): `ss_build_cleric` and
/// `ss_cleric_noble` know no focus, and `ss_criminal_b` knows none either and brings a dismissal instead
/// of a Future Scheme.
#[rustfmt::skip]
static ROWS: [Row; Scheme::ALL.len()] = [
    row(icons(0, 0, 1, 0, 0), &[Do(FreeDismissal)], 2, &[Try(PlaceWorkers), Gain(&[Do(FlipEither), Do(Virtue(1))])]),
    reconstructed(row(icons(0, 1, 0, 0, 0), &[Do(FreeDismissal)], 2, &[Try(Construct), Gain(&[Do(FlipEither), Do(Virtue(1))])])),
    reconstructed(row(icons(0, 0, 0, 1, 0), &[Do(FreeDismissal)], 2, &[Try(Transcribe), Gain(&[Do(FlipEither), Do(Virtue(1))])])),
    row(icons(0, 1, 1, 0, 0), &[Do(Resources(1))], 1, &[Try(Construct), Focus, Gain(&[Do(Debt), Do(FlipDeed)])]),
    reconstructed(row(icons(0, 1, 0, 1, 0), &[Do(Resources(1))], 1, &[Try(Transcribe), Gain(&[Do(Debt), Do(FlipDeed)])])),
    reconstructed(row(icons(0, 0, 1, 1, 0), &[Do(Resources(1))], 1, &[Try(PlaceWorkers), Gain(&[Do(Debt), Do(FlipDeed)])])),
    row(icons(0, 0, 0, 0, 1), &[Do(Future)], 1, &[Focus, Gain(&[Do(Deeds(1)), Do(FlipDebt)])]),
    reconstructed(row(icons(0, 0, 0, 0, 1), &[Do(FreeDismissal)], 2, &[Gain(&[Do(Debt), Do(FlipDeed)])])),
    row(icons(0, 0, 0, 1, 0), &[Do(Virtue(1)), Do(FreeDismissal)], 4, &[Try(Transcribe), Try(PlaceWorkers), Gain(&[Do(Deeds(1)), Do(Debt)])]),
    reconstructed(row(icons(0, 1, 0, 0, 0), &[Do(Virtue(1)), Do(FreeDismissal)], 4, &[Try(Construct), Try(Transcribe), Gain(&[Do(Deeds(1)), Do(Debt)])])),
    reconstructed(row(icons(0, 0, 1, 0, 0), &[Do(Virtue(1)), Do(FreeDismissal)], 4, &[Try(PlaceWorkers), Try(Construct), Gain(&[Do(Deeds(1)), Do(Debt)])])),
    reconstructed(row(icons(0, 1, 1, 0, 0), &[Do(Resources(2))], 3, &[Try(Construct), Try(PlaceWorkers), Focus, Gain(&[Do(Deeds(1)), Do(FlipEither)])])),
    reconstructed(row(icons(0, 1, 0, 1, 0), &[Do(Resources(2))], 3, &[Try(Transcribe), Try(Construct), Focus, Gain(&[Do(Deeds(1)), Do(FlipEither)])])),
    reconstructed(row(icons(0, 0, 1, 1, 0), &[Do(Resources(2))], 3, &[Try(PlaceWorkers), Try(Transcribe), Focus, Gain(&[Do(Deeds(1)), Do(FlipEither)])])),
    reconstructed(row(icons(0, 0, 0, 0, 1), &[Do(Resources(1)), Do(FreeDismissal)], 3, &[Focus, Gain(&[Do(Deeds(1)), Do(FlipDebt)])])),
    reconstructed(row(icons(0, 0, 0, 0, 2), &[Do(FreeDismissal)], 2, &[Focus, Gain(&[Repeat(2, &[Do(FlipEither)])])])),
];
