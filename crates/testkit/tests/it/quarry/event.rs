//! What is told of a match; a drawn or buried block is told to its owner alone.

use engine::{Seat, Viewer};
use serde::Serialize;

use super::{Block, Good};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Sealed {
        seat: Seat,
    },
    BidsOpened {
        bids: Vec<u8>,
    },
    Drawn {
        seat: Seat,
        block: Option<Block>,
    },
    /// Drawn from under the pile, where it lay since somebody buried it.
    Raised {
        seat: Seat,
        block: Option<Block>,
    },
    Buried {
        seat: Seat,
        block: Option<Block>,
    },
    Took {
        seat: Seat,
        good: Good,
    },
    Asked {
        seat: Seat,
        other: Seat,
    },
    Shown {
        seat: Seat,
        block: Block,
    },
    Built {
        seat: Seat,
        block: Block,
    },
    Blasted {
        seat: Seat,
        crumbled: bool,
    },
}

impl engine::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let hides = |seat| !viewer.knows_secrets_of(seat);
        Some(match *self {
            Self::Drawn { seat, .. } if hides(seat) => Self::Drawn { seat, block: None },
            Self::Raised { seat, .. } if hides(seat) => Self::Raised { seat, block: None },
            Self::Buried { seat, .. } if hides(seat) => Self::Buried { seat, block: None },
            _ => self.clone(),
        })
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::BidsOpened { .. } | Self::Shown { .. } | Self::Built { .. } | Self::Raised { .. }
        )
    }
}
