//! A Castle for All Seasons in words.

mod action;
mod chronicle;
mod prompt;
mod refusal;
mod shortfall;
mod terminal;

use castle::{
    Action, Building, Card, CardSet, Castle, Event, Frame, Gift, Goods, Kind, Place, Source, View,
    WinterCard,
};
use engine::{Illegal, Seat, Turn, Viewer};
use fluent_bundle::FluentValue;

pub use self::shortfall::shortfall;
use crate::{Line, Narrate, Prompt, Rich, Teller};

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

    fn describe(view: &View, seat: Seat, action: Action, teller: &Teller<'_>) -> Rich {
        action::describe(view, seat, action, teller)
    }

    fn refuse(view: &View, seat: Seat, action: Action, why: &Illegal, teller: &Teller<'_>) -> Rich {
        refusal::refuse(view, seat, action, why, teller)
    }
}

/// The raw text of a kind of goods.
pub(crate) fn kind(kind: Kind, teller: &Teller<'_>) -> String {
    teller.texts.get(&format!("castle-kind-{kind}"))
}

/// The raw text of so many units of a kind.
pub(crate) fn units(kind: Kind, units: u8, teller: &Teller<'_>) -> String {
    teller.texts.with(&format!("castle-units-{kind}"), [("units", units.into())])
}

/// Units of several kinds in a row: `2 sand, 1 clay and 1 stone`.
pub(crate) fn goods(goods: Goods, teller: &Teller<'_>) -> FluentValue<'static> {
    let amounts: Vec<String> =
        goods.amounts().map(|(kind, count)| units(kind, count, teller)).collect();
    teller.list(&amounts)
}

/// Units of several kinds, or that there are none.
fn goods_or_nothing(of: Goods, teller: &Teller<'_>) -> FluentValue<'static> {
    if of.is_empty() { teller.texts.get("castle-nothing").into() } else { goods(of, teller) }
}

/// The raw text of so many talers.
pub(crate) fn talers(talers: u8, teller: &Teller<'_>) -> String {
    teller.texts.with("castle-talers", [("talers", talers.into())])
}

/// The raw text of a taler or a unit.
fn gift(gift: Gift, teller: &Teller<'_>) -> String {
    match gift {
        Gift::Taler => talers(1, teller),
        Gift::Unit(kind) => units(kind, 1, teller),
    }
}

/// The raw text of a character.
pub(crate) fn card(card: Card, teller: &Teller<'_>) -> String {
    teller.texts.get(&format!("castle-card-{card}"))
}

/// Several characters in a row.
fn cards(cards: CardSet, teller: &Teller<'_>) -> FluentValue<'static> {
    let names: Vec<String> = cards.iter().map(|of| card(of, teller)).collect();
    teller.list(&names)
}

/// The raw text of a winter card.
pub(crate) fn winter_card(card: WinterCard, teller: &Teller<'_>) -> String {
    teller.texts.get(&format!("castle-winter-{card}"))
}

/// The raw text of a building.
pub(crate) fn building(building: Building, teller: &Teller<'_>) -> String {
    teller.texts.get(&format!("castle-building-{building}"))
}

/// A building as what is built: `a House`.
fn built(building: Building, teller: &Teller<'_>) -> FluentValue<'static> {
    teller.texts.form(&format!("castle-building-{building}"), "built").into()
}

/// The raw text of a place for helpers.
pub(crate) fn place(place: Place, teller: &Teller<'_>) -> String {
    teller.texts.get(&format!("castle-place-{place}"))
}

/// A place as where something is (`at`), goes (`to`) or comes from (`from`).
fn place_form(place: Place, form: &str, teller: &Teller<'_>) -> FluentValue<'static> {
    teller.texts.form(&format!("castle-place-{place}"), form).into()
}

/// The raw text of a source of points.
pub(crate) fn source(source: Source, teller: &Teller<'_>) -> String {
    teller.texts.get(&format!("castle-source-{source}"))
}

/// The name of a kind without marks.
#[must_use]
pub fn kind_name(of: Kind, teller: &Teller<'_>) -> String {
    Rich::parse(&kind(of, teller)).plain()
}

/// The name of a character without marks.
#[must_use]
pub fn card_name(of: Card, teller: &Teller<'_>) -> String {
    Rich::parse(&card(of, teller)).plain()
}

/// The name of a winter card without marks.
#[must_use]
pub fn winter_card_name(of: WinterCard, teller: &Teller<'_>) -> String {
    Rich::parse(&winter_card(of, teller)).plain()
}

/// The name of a building without marks.
#[must_use]
pub fn building_name(of: Building, teller: &Teller<'_>) -> String {
    Rich::parse(&building(of, teller)).plain()
}

/// The name of a place without marks.
#[must_use]
pub fn place_name(of: Place, teller: &Teller<'_>) -> String {
    Rich::parse(&place(of, teller)).plain()
}

/// What a character does, in a sentence or two.
#[must_use]
pub fn card_does(of: Card, teller: &Teller<'_>) -> Rich {
    teller.say(&format!("castle-does-{of}"), [])
}

/// What a winter card does, in a sentence or two.
#[must_use]
pub fn winter_card_does(of: WinterCard, teller: &Teller<'_>) -> Rich {
    teller.say(&format!("castle-winter-does-{of}"), [])
}

/// What a helper at a place brings.
#[must_use]
pub fn place_does(of: Place, teller: &Teller<'_>) -> Rich {
    teller.say(&format!("castle-place-does-{of}"), [])
}
