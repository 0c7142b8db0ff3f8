//! A Castle for All Seasons in words.

mod action;
mod chronicle;
mod effects;
mod prompt;
mod refusal;
mod shortfall;
mod terminal;
mod worth;

use castle::{
    Action, Building, Card, Castle, Event, Frame, Gift, Goods, Kind, Place, Source, View,
    WinterCard,
    card::{BREACH_POINTS, BREACH_STONE},
};
use engine::{Illegal, Seat, Turn, Viewer};
use fluent_bundle::FluentValue;

pub use self::{
    effects::{card_does, winter_card_does},
    shortfall::shortfall,
};
pub use crate::thing::{
    label as building_name, label as card_name, label as kind_name, label as place_name,
    label as winter_card_name,
};
use crate::{Arg, Form, Line, Narrate, Prompt, Rich, Teller, Thing, things};

impl Narrate for Castle {
    const OPENS_WITH_ROUND: bool = false;

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

    /// CAS-22.8: nobody is asked in vain whether to exchange silver, in turns that cannot build.
    fn going_on(view: &View) -> Option<Action> {
        match view.ask {
            Frame::Finish(turn) if !turn.card.is_builder() => Some(Action::Stop),
            _ => None,
        }
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

things! {
    Kind = "castle-kind-{}",
    Card = "castle-card-{}",
    WinterCard = "castle-winter-{}",
    Building = "castle-building-{}",
    Place = "castle-place-{}",
    Source = "castle-source-{}",
}

/// A taler, or a unit of a kind.
impl Thing for Gift {
    const KEY: &'static str = "castle-taler";

    fn key(self) -> String {
        match self {
            Self::Taler => Self::KEY.to_owned(),
            Self::Unit(kind) => kind.key(),
        }
    }
}

/// So many talers that somebody pays or gets.
fn talers(talers: u8, teller: &Teller<'_>) -> FluentValue<'static> {
    teller.taken(Gift::Taler, talers)
}

/// Units of several kinds in a row: `2 sand, 1 clay and 1 stone`.
fn goods(of: Goods, teller: &Teller<'_>) -> String {
    let count = |(kind, count)| teller.texts.counted(kind, count, Form::Taken);
    match of.amounts().map(count).collect::<Vec<_>>().as_slice() {
        [] => teller.texts.get("castle-nothing"),
        amounts => teller.joined(amounts, "list-more", "list-last"),
    }
}

/// What the wall takes, and what it brings.
fn repair(teller: &Teller<'_>) -> [Arg<'static>; 2] {
    [("goods", teller.taken(Kind::Stone, BREACH_STONE)), ("points", teller.score(BREACH_POINTS))]
}

/// The raw text of a source of points.
pub(crate) fn source(of: Source, teller: &Teller<'_>) -> String {
    teller.texts.name(of)
}

/// What a helper at a place brings.
#[must_use]
pub fn place_does(of: Place, teller: &Teller<'_>) -> Rich {
    teller.say(&format!("castle-place-does-{of}"), worth::of_place(of, teller))
}
