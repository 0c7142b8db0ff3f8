//! What the things of the game are called: places, cards, goods, and what is counted.

use std::fmt;

use architects::{
    Apprentice, Building, Character, Duty, Goods, Kind, Location, Skill, Space, Spot, Trade, Visit,
    action::Ground, board::Bargain,
};
use engine::Set;
use fluent_bundle::FluentValue;

use crate::{Form, Teller, things};

things! {
    Kind = "architects-kind-{}",
    Unit = "architects-unit-{}",
    Skill = "architects-skill-{}",
    Location = "architects-location-{}",
    Space = "architects-space-{}",
    Landmark = "architects-landmark-{}",
    Apprentice = "architects-apprentice-{}",
    Building = "architects-building-{}",
    Character = "architects-character-{}",
    Visit = "architects-visit-{}",
    Duty = "architects-duty-{}",
}

/// What is counted beside goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of what is counted")]
pub enum Unit {
    Worker,
    Apprentice,
    Plan,
    Debt,
    Virtue,
    Tax,
    Trade,
    Capture,
    Action,
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Worker => "worker",
            Self::Apprentice => "apprentice",
            Self::Plan => "plan",
            Self::Debt => "debt",
            Self::Virtue => "virtue",
            Self::Tax => "tax",
            Self::Trade => "trade",
            Self::Capture => "capture",
            Self::Action => "action",
        })
    }
}

/// A place that is no large location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the places")]
pub enum Landmark {
    Prison,
    BlackMarket,
    Guildhall,
    Cathedral,
}

impl fmt::Display for Landmark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Prison => "prison",
            Self::BlackMarket => "black_market",
            Self::Guildhall => "guildhall",
            Self::Cathedral => "cathedral",
        })
    }
}

/// Goods in a row, with which something is done: `2 clay, 1 wood and 3 silver`.
#[must_use]
pub fn goods(of: &Goods, teller: &Teller<'_>) -> String {
    in_a_row(of, Form::Taken, teller)
}

/// Goods in a row, as a label says it.
#[must_use]
pub fn goods_label(of: &Goods, teller: &Teller<'_>) -> String {
    in_a_row(of, Form::Count, teller)
}

fn in_a_row(of: &Goods, form: Form, teller: &Teller<'_>) -> String {
    let amounts = of.amounts().map(|(kind, amount)| teller.texts.counted(kind, amount, form));
    match amounts.collect::<Vec<_>>().as_slice() {
        [] => teller.texts.get("architects-nothing"),
        amounts => teller.joined(amounts, "list-more", "list-last"),
    }
}

/// What a trade takes, and what it brings.
#[must_use]
pub fn trade(of: Trade, form: Form, teller: &Teller<'_>) -> [FluentValue<'static>; 2] {
    let gain = match of.bargain() {
        Bargain::Virtue => teller.texts.counted(Unit::Virtue, 1, form),
        Bargain::Goods(kind, amount) => teller.texts.counted(kind, amount, form),
    };
    [in_a_row(of.price(), form, teller).into(), gain.into()]
}

/// Skills in a row.
#[must_use]
pub fn skills(of: Set<Skill>, teller: &Teller<'_>) -> FluentValue<'static> {
    teller.names_of(of.iter())
}

/// Where a worker comes back from.
#[must_use]
pub fn spot_from(spot: Spot, teller: &Teller<'_>) -> FluentValue<'static> {
    match spot.ground() {
        Ground::Location(location) => teller.named(location, Form::From),
        Ground::Market(space) => teller.named(space, Form::From),
        Ground::Prison => teller.named(Landmark::Prison, Form::From),
        Ground::Board(owner) => {
            teller.texts.with("architects-board-from", [("owner", teller.seat(owner))]).into()
        }
    }
}
