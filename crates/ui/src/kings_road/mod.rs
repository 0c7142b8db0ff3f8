//! King's Road in words.

mod action;
mod chronicle;
mod prompt;
mod terminal;

use engine::{Illegal, Seat, Turn, Viewer};
use kings_road::{Card, Commitment, Event, KingsRoad, Region, View};

pub use crate::thing::{label as card_name, label as region_name};
use crate::{Line, Narrate, Prompt, Rich, Teller, Thing, things};

impl Narrate for KingsRoad {
    const OPENS_WITH_ROUND: bool = true;

    fn opening(view: &View, teller: &Teller<'_>) -> Vec<Line> {
        chronicle::opening(view, teller)
    }

    fn opens_round(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    fn tell(events: &[Event], teller: &Teller<'_>) -> Vec<Line> {
        chronicle::tell(events, teller)
    }

    fn prompt(view: &View, turn: Turn, viewer: Viewer, teller: &Teller<'_>) -> Prompt {
        prompt::prompt(view, turn, viewer, teller)
    }

    fn title(action: Commitment, teller: &Teller<'_>) -> Rich {
        action::title(action, teller)
    }

    /// All commitments are sealed: what comes of one is not known before the others have chosen.
    fn purpose(view: &View, action: Commitment, teller: &Teller<'_>) -> Option<Rich> {
        Some(action::purpose(view, action, teller))
    }

    fn refuse(
        view: &View,
        seat: Seat,
        action: Commitment,
        why: &Illegal,
        teller: &Teller<'_>,
    ) -> Rich {
        action::refuse(view, seat, action, why, teller)
    }
}

things! {
    Region = "kings-road-region-{}",
}

/// A card of a region is called like the region.
impl Thing for Card {
    const KEY: &'static str = "kings-road-card-{}";

    fn key(self) -> String {
        match self {
            Self::Region(region) => region.key(),
            special => Self::KEY.replace("{}", &special.to_string()),
        }
    }
}
