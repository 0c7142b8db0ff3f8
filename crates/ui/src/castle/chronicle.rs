//! What happened, told as a story.

use castle::{Event, View};

use crate::{Line, Rich, Teller};

/// How a match begins.
pub fn opening(_: &View, _: &Teller<'_>) -> Vec<Line> {
    Vec::new()
}

/// What one move brought about.
pub fn tell(events: &[Event], teller: &Teller<'_>) -> Vec<Line> {
    events.iter().map(|event| line(event, teller)).collect()
}

fn line(event: &Event, teller: &Teller<'_>) -> Line {
    match event {
        Event::RoundBegan { round, .. } => {
            Line::heading(teller.say("castle-round", [("round", (*round).into())]))
        }
        other => Line::sentence(Rich::parse(&format!("{other:?}"))),
    }
}
