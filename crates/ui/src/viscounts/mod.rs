//! Viscounts of the West Kingdom in words.

mod action;
mod automa;
mod chronicle;
mod clauses;
mod effects;
mod gates;
mod names;
mod places;
mod prompt;
mod refusal;
mod terminal;

use engine::{Illegal, Seat, Turn, Viewer};
use viscounts::{Action, Event, View, Viscounts};

pub(crate) use self::prompt::{PHASES, phase};
pub use self::{
    action::{chosen, figure_near},
    automa::{automa_does, options as scheme_options, scheme_does},
    effects::{
        bonus_does, card_does, card_in_brief, effect, hired_in_brief, leader_does, manuscript_does,
        manuscript_in_brief, pays_for, player_card_does,
    },
    gates::{award_does, column_does, desk_does},
    names::{Bonus, Landmark, Unit, bank, figure, goods, icons, purse, ribbon, with_ribbon},
    places::{
        building_does, bump_does, collision_begins, collision_does, keep_does, link_in_brief,
        plot_does, printed_manuscript_does, printed_townsfolk_do, section_does, site_in_brief,
        slot_does, trade_does, trade_gain,
    },
    prompt::crowded,
    prompt::of as icons_of,
};
use crate::{Line, Narrate, Prompt, Rich, Teller};

impl Narrate for Viscounts {
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

    fn refuse(view: &View, seat: Seat, _: Action, why: &Illegal, teller: &Teller<'_>) -> Rich {
        refusal::refuse(view, seat, why, teller)
    }
}
