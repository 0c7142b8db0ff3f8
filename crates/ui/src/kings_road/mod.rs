//! King's Road in words.

mod action;
mod chronicle;
mod prompt;
mod terminal;

use engine::{Illegal, Seat, Turn, Viewer};
use fluent_bundle::FluentValue;
use kings_road::{Card, Commitment, Event, KingsRoad, Region, View};

use crate::{Line, Narrate, Prompt, Rich, Teller};

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

    fn describe(view: &View, _: Seat, action: Commitment, teller: &Teller<'_>) -> Rich {
        action::describe(view, action, teller)
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

/// The raw text of a region: its name as such.
pub(crate) fn region(region: Region, teller: &Teller<'_>) -> String {
    teller.texts.get(&format!("kings-road-region-{region}"))
}

/// Where something is.
fn region_at(region: Region, teller: &Teller<'_>) -> FluentValue<'static> {
    teller.texts.form(&format!("kings-road-region-{region}"), "at").into()
}

/// Where something goes.
fn region_to(region: Region, teller: &Teller<'_>) -> FluentValue<'static> {
    teller.texts.form(&format!("kings-road-region-{region}"), "to").into()
}

/// The name of a region without marks.
#[must_use]
pub fn region_name(of: Region, teller: &Teller<'_>) -> String {
    Rich::parse(&region(of, teller)).plain()
}

/// The raw text of a card.
fn card(card: Card, teller: &Teller<'_>) -> String {
    match card {
        Card::Region(of) => region(of, teller),
        special => teller.texts.get(&format!("kings-road-card-{special}")),
    }
}

/// The name of a card without marks.
#[must_use]
pub fn card_name(of: Card, teller: &Teller<'_>) -> String {
    Rich::parse(&card(of, teller)).plain()
}
