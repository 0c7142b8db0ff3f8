//! The track of Virtue and Corruption, and what a collision brings (VIS-5.5, VIS-21.11).

use engine::effect::{
    Seats,
    Step::{Do, Each, Repeat, When},
};
use serde::{Deserialize, Serialize};

use crate::effects::{
    Measure, Step,
    Verb::{Corruption, Debt, Deeds, Part, Rearrange, Resources, Silver, Virtue},
};

/// The left end of the track.
pub(crate) const LEAST_TRACK: u8 = 1;
/// The right end of the track.
pub const MOST_TRACK: u8 = 7;

/// A space of the track on which markers have met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Reward(u8);

impl TryFrom<u8> for Reward {
    type Error = String;

    fn try_from(space: u8) -> Result<Self, String> {
        let there = (LEAST_TRACK..=MOST_TRACK).contains(&space);
        there.then_some(Self(space)).ok_or_else(|| format!("the track has no space {space}"))
    }
}

impl From<Reward> for u8 {
    fn from(reward: Reward) -> Self {
        reward.0
    }
}

impl Reward {
    /// What a space brings.
    pub(crate) fn at(space: u8) -> Self {
        Self(space.clamp(LEAST_TRACK, MOST_TRACK))
    }
}

/// What the player gains whose markers have met; and then, what the others gain; and the markers
/// are parted (VIS-14.2).
pub(crate) fn above(Reward(space): Reward) -> &'static [Step] {
    match space {
        1 => &[Do(Silver(1)), Do(Deeds(3)), OTHERS_WITH_CRIMINALS_DEBT, Do(Part)],
        2 => &[Do(Silver(1)), Do(Deeds(2)), OTHERS_WITH_CRIMINALS, Do(Part)],
        3 => &[Do(Silver(1)), Do(Deeds(1)), OTHERS_WITH_CRIMINALS, Do(Part)],
        4 => &[Do(Silver(2)), Do(Deeds(1)), Do(Debt), OTHERS, Do(Part)],
        5 => &[Do(Silver(2)), Do(Debt), OTHERS_WITHOUT_CRIMINALS, Do(Part)],
        6 => &[Do(Silver(3)), DEBTS_2, OTHERS_WITHOUT_CRIMINALS, Do(Part)],
        _ => &[Do(Silver(4)), DEBTS_3, OTHERS_WITHOUT_CRIMINALS_DEED, Do(Part)],
    }
}

/// The same for the solo opponent, whose own gains differ (VIS-21.11).
pub(crate) fn above_for_automa(Reward(space): Reward) -> &'static [Step] {
    match space {
        1 => &[Do(Deeds(3)), OTHERS_WITH_CRIMINALS_DEBT, Do(Part)],
        2 => &[Do(Deeds(2)), OTHERS_WITH_CRIMINALS, Do(Part)],
        3 => &[Do(Resources(1)), Do(Deeds(1)), OTHERS_WITH_CRIMINALS, Do(Part)],
        4 => &[Do(Resources(1)), Do(Deeds(1)), Do(Debt), OTHERS, Do(Part)],
        5 => &[Do(Resources(1)), Do(Debt), OTHERS_WITHOUT_CRIMINALS, Do(Part)],
        6 => &[Do(Resources(1)), DEBTS_2, OTHERS_WITHOUT_CRIMINALS, Do(Part)],
        _ => &[Do(Resources(2)), DEBTS_3, OTHERS_WITHOUT_CRIMINALS_DEED, Do(Part)],
    }
}

const DEBTS_2: Step = Repeat(2, &[Do(Debt)]);
const DEBTS_3: Step = Repeat(3, &[Do(Debt)]);
const OTHERS: Step = Each(Seats::Others, &[Do(Rearrange)]);
const OTHERS_WITH_CRIMINALS_DEBT: Step =
    Each(Seats::Others, &[When(Measure::Criminals, &[Do(Debt)])]);
const OTHERS_WITH_CRIMINALS: Step =
    Each(Seats::Others, &[When(Measure::Criminals, &[Do(Corruption(1))])]);
const OTHERS_WITHOUT_CRIMINALS: Step =
    Each(Seats::Others, &[When(Measure::NoCriminals, &[Do(Virtue(1))])]);
const OTHERS_WITHOUT_CRIMINALS_DEED: Step =
    Each(Seats::Others, &[When(Measure::NoCriminals, &[Do(Deeds(1))])]);
