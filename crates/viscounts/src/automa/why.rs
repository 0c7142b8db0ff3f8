//! Why the solo opponent does what it does: told with what it does, so that a person can follow it.

use serde::Serialize;

use crate::{Paper, Primary};

/// What an option of a scheme comes to (VIS-21.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Trial {
    /// A primary action.
    Act(Primary),
    /// Flips, which the Card AI is after (VIS-21.10).
    Flips,
    /// The effect that is left when nothing else was possible.
    Gain,
}

engine::named! {
    /// Why an option is not possible.
    pub enum Hindrance: "a reason (too_few_icons, no_site, no_building, no_workers, nothing_to_flip)" {
        /// Icons and resources do not suffice (VIS-20.6).
        TooFewIcons = "too_few_icons",
        /// No site on its bank is empty (VIS-21.3).
        NoSite = "no_site",
        /// All Buildings are constructed.
        NoBuilding = "no_building",
        /// Fewer than two Workers are left (VIS-21.5).
        NoWorkers = "no_workers",
        /// Neither a Debt nor a Deed is left (VIS-21.10).
        NothingToFlip = "nothing_to_flip",
    }
}

engine::named! {
    /// What the solo opponent cannot use, so that it does something else (VIS-20.4).
    pub enum Substitute: "an effect that the automa replaces" {
        /// A resource for every two.
        Silver = "silver",
        /// A resource.
        Rearrange = "rearrange",
        /// A flip.
        Destroy = "destroy",
        /// A Future Scheme.
        Hire = "hire",
        /// Virtue.
        Discard = "discard",
        /// Virtue.
        MoveWorker = "move_worker",
        /// A flip, where no Future Scheme is left.
        Future = "future",
        /// Virtue, where nothing can be flipped.
        Flip = "flip",
        /// Virtue, where a Debt is to be flipped and there is none.
        FlipDebt = "flip_debt",
        /// Virtue, where a Deed is to be flipped and there is none.
        FlipDeed = "flip_deed",
        /// A Future Scheme (VGG-13.9).
        Order = "order",
        /// A resource, and two Outsiders leave (VGG-13.2).
        Outsider = "outsider",
    }
}

impl Substitute {
    /// Why nothing is flipped, of the named kind or of both (VIS-20.5).
    pub(super) const fn for_missing(named: Option<Paper>) -> Self {
        match named {
            None => Self::Flip,
            Some(Paper::Debt) => Self::FlipDebt,
            Some(Paper::Deed) => Self::FlipDeed,
        }
    }
}
