//! Architects of the West Kingdom in words.

mod action;
mod chronicle;
mod effects;
mod names;
mod prompt;
mod refusal;
mod terminal;

use architects::{Action, Architects, Event, View};
use engine::{Illegal, Seat, Turn, Viewer};

pub use self::{
    action::chosen,
    effects::{
        apprentice_does, apprentice_in_brief, building_does, building_in_brief, character_does,
        character_start, gain, reset_does, reward_does,
    },
    names::{Landmark, Unit, goods, goods_label, skills, spot_from, trade},
    refusal::{missing_goods, missing_skills},
};
use crate::{Line, Narrate, Prompt, Rich, Teller};

impl Narrate for Architects {
    const OPENS_WITH_ROUND: bool = false;

    fn opening(view: &View, teller: &Teller<'_>) -> Vec<Line> {
        chronicle::opening(view, teller)
    }

    fn opens_round(event: &Event) -> bool {
        chronicle::opens_round(event)
    }

    fn tell(events: &[Event], teller: &Teller<'_>) -> Vec<Line> {
        chronicle::tell(events, teller)
    }

    fn prompt(view: &View, turn: Turn, viewer: Viewer, teller: &Teller<'_>) -> Prompt {
        prompt::prompt(view, turn, viewer, teller)
    }

    fn title(action: Action, teller: &Teller<'_>) -> Rich {
        action::title(action, teller)
    }

    fn purpose(view: &View, action: Action, teller: &Teller<'_>) -> Option<Rich> {
        action::purpose(view, action, teller)
    }

    fn remains(after: &View, seat: Seat, action: Action, teller: &Teller<'_>) -> Option<Rich> {
        action::remains(after, seat, action, teller)
    }

    fn refuse(view: &View, seat: Seat, action: Action, why: &Illegal, teller: &Teller<'_>) -> Rich {
        refusal::refuse(view, seat, action, why, teller)
    }
}
