//! What is told of a match; a drawn block is told to its owner alone.

use engine::{Seat, Viewer};
use serde::Serialize;

use super::{Block, Good};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Sealed { seat: Seat },
    BidsOpened { bids: Vec<u8> },
    Drawn { seat: Seat, block: Option<Block> },
    Raised { seat: Seat, block: Block },
    Buried { seat: Seat, block: Block },
    Took { seat: Seat, good: Good },
    Asked { seat: Seat, other: Seat },
    Shown { seat: Seat, block: Block },
    Built { seat: Seat, block: Block },
    Blasted { seat: Seat, crumbled: bool },
}

impl engine::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match *self {
            Self::Drawn { seat, .. } if !viewer.knows_secrets_of(seat) => {
                Some(Self::Drawn { seat, block: None })
            }
            _ => Some(self.clone()),
        }
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::BidsOpened { .. } | Self::Shown { .. } | Self::Built { .. } | Self::Buried { .. }
        )
    }
}
