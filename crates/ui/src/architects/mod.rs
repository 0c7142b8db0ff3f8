//! Architects of the West Kingdom in words.

mod terminal;

use architects::{Action, Architects, Event, View};
use engine::{Illegal, Seat, Turn, Viewer};

use crate::{Line, Narrate, Prompt, Rich, Teller};

impl Narrate for Architects {
    const OPENS_WITH_ROUND: bool = false;

    fn opening(_: &View, _: &Teller<'_>) -> Vec<Line> {
        Vec::new()
    }

    fn opens_round(_: &Event) -> bool {
        false
    }

    fn tell(_: &[Event], _: &Teller<'_>) -> Vec<Line> {
        Vec::new()
    }

    fn prompt(_: &View, _: Turn, _: Viewer, _: &Teller<'_>) -> Prompt {
        Prompt::default()
    }

    fn title(action: Action, _: &Teller<'_>) -> Rich {
        Rich::parse(&action.to_string())
    }

    fn refuse(_: &View, _: Seat, _: Action, why: &Illegal, teller: &Teller<'_>) -> Rich {
        let _ = teller;
        Rich::parse(why.kind)
    }
}
