//! Architects of the West Kingdom in words.

mod action;
mod effects;
mod names;
mod terminal;

use architects::{Action, Architects, Event, View};
use engine::{Illegal, Seat, Turn, Viewer};

pub use self::{
    effects::{
        apprentice_does, apprentice_in_brief, building_does, building_in_brief, character_does,
        character_start, gain, reset_does, reward_does,
    },
    names::{Landmark, Unit, goods, goods_label, skills, spot_from, trade},
};
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

    fn title(action: Action, teller: &Teller<'_>) -> Rich {
        action::title(action, teller)
    }

    fn refuse(_: &View, _: Seat, _: Action, why: &Illegal, teller: &Teller<'_>) -> Rich {
        let _ = teller;
        Rich::parse(why.kind)
    }
}
