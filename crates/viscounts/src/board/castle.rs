//! The castle: five sections of two tiers, and the third tier in the middle (VIS-11).

use engine::effect::Step::{Choose, Do};

use crate::{
    Good::{Gold, Inkwell, Stone},
    effects::{
        Step,
        Verb::{Destroy, FlipEither, Gain, Hire, MoveWorker, Resources, Silver, Virtue},
    },
};

/// Sections of a tier.
pub(crate) const SECTIONS: usize = 5;
/// Own Workers in a section that make one advance (VIS-11.4).
pub const OWN_TO_ADVANCE: u8 = 3;
/// Workers that have room in a section (VIS-11.4).
pub const MOST_IN_SECTION: u8 = 3;
/// What a Worker scores in each tier (VIS-17.1).
pub const TIER_POINTS: [i32; 3] = [1, 2, 3];
/// What the Castle Leader scores (VIS-11.8).
pub const LEADER_POINTS: i32 = 5;

engine::named! {
    /// A section of the castle, clockwise (VIS-11.10).
    pub enum Section: "a section (ink_stone, flip, gold_or_move, hire_or_destroy, two_virtue)" {
        /// An inkwell and a stone.
        InkStone = "ink_stone",
        /// A flip.
        Flip = "flip",
        /// Gold or a castle move.
        GoldOrMove = "gold_or_move",
        /// A free hire or a destruction.
        HireOrDestroy = "hire_or_destroy",
        /// Two Virtue.
        TwoVirtue = "two_virtue",
    }
}

engine::named! {
    /// A tier with sections.
    pub enum Tier: "a tier (outer, middle)" {
        /// Tier 1.
        Outer = "outer",
        /// Tier 2.
        Middle = "middle",
    }
}

impl Section {
    /// The next section clockwise.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self.index() + 1) % SECTIONS]
    }

    /// The next section counter-clockwise.
    #[must_use]
    pub const fn previous(self) -> Self {
        Self::ALL[(self.index() + SECTIONS - 1) % SECTIONS]
    }

    /// What its second tier brings (VIS-11.10).
    #[must_use]
    pub const fn steps(self) -> &'static [Step] {
        match self {
            Self::InkStone => &[Do(Gain(Inkwell, 1)), Do(Gain(Stone, 1))],
            Self::Flip => &[Do(FlipEither)],
            Self::GoldOrMove => &[Choose(&[&[Do(Gain(Gold, 1))], &[Do(MoveWorker)]])],
            Self::HireOrDestroy => &[Choose(&[&[Do(Hire)], &[Do(Destroy(1))]])],
            Self::TwoVirtue => &[Do(Virtue(2))],
        }
    }
}

/// What the third tier brings (VIS-11.4).
pub(crate) const TIER_THREE: &[Step] = &[Do(Resources(1))];

/// What the owner of a bumped Worker gains (VIS-11.7).
pub(crate) const fn bumped(tier: Tier) -> &'static [Step] {
    match tier {
        Tier::Outer => &[Do(Silver(2))],
        Tier::Middle => &[Do(Virtue(1)), Do(Resources(1))],
    }
}
