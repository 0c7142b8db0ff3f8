//! What the things of the game are called: places, cards, goods, and what is counted.

use std::fmt;

use engine::Seat;
use fluent_bundle::FluentValue;
use viscounts::{
    Automa, Building, Card, Difficulty, Direction, Good, Icon, Icons, Manuscript, Paper,
    PlayerCard, Primary, Ribbon, Scheme, Section, Segment, Site, Slot, Space,
    asks::{Figure, Phase},
    board::{Bank, Tier},
    gates_of_gold::{Award, Column, Desk, Merit},
    view::PlayerView,
};

use crate::{Form, Teller, code, things};

things! {
    Good = "viscounts-good-{}",
    Unit = "viscounts-unit-{}",
    Paper = "viscounts-paper-{}",
    Icon = "viscounts-icon-{}",
    Primary = "viscounts-primary-{}",
    Phase = "viscounts-phase-{}",
    Segment = "viscounts-segment-{}",
    Space = "viscounts-space-{}",
    Site = "viscounts-site-{}",
    Building = "viscounts-building-{}",
    Slot = "viscounts-slot-{}",
    Section = "viscounts-section-{}",
    Tier = "viscounts-tier-{}",
    Landmark = "viscounts-landmark-{}",
    Direction = "viscounts-direction-{}",
    Card = "viscounts-card-{}",
    Manuscript = "viscounts-manuscript-{}",
    Ribbon = "viscounts-ribbon-{}",
    Bonus = "viscounts-bonus-{}",
    Shore = "viscounts-bank-{}",
    PlayerCard = "viscounts-player-card-{}",
    Scheme = "viscounts-scheme-{}",
    Automa = "viscounts-automa-{}",
    Difficulty = "viscounts-difficulty-{}",
    Award = "viscounts-award-{}",
    Merit = "viscounts-merit-{}",
    Desk = "viscounts-desk-{}",
    Column = "viscounts-column-{}",
}

/// What is counted beside resources, papers and icons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of what is counted")]
pub enum Unit {
    Silver,
    Resource,
    Virtue,
    Corruption,
    Worker,
    Card,
    Step,
    Exchange,
    Flip,
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Silver => "silver",
            Self::Resource => "resource",
            Self::Virtue => "virtue",
            Self::Corruption => "corruption",
            Self::Worker => "worker",
            Self::Card => "card",
            Self::Step => "step",
            Self::Exchange => "exchange",
            Self::Flip => "flip",
        })
    }
}

/// The third tier of the castle, and the cards that lie beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the places and cards")]
pub enum Landmark {
    Keep,
    Leader,
    Poverty,
    Prosperity,
}

impl fmt::Display for Landmark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Keep => "keep",
            Self::Leader => "leader",
            Self::Poverty => "poverty",
            Self::Prosperity => "prosperity",
        })
    }
}

impl From<Paper> for Landmark {
    /// The card under the pile.
    fn from(paper: Paper) -> Self {
        match paper {
            Paper::Debt => Self::Poverty,
            Paper::Deed => Self::Prosperity,
        }
    }
}

/// The Cleric Bonus Card of a ribbon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus(pub Ribbon);

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A bank of a river: its name, or where something is.
#[must_use]
pub fn bank(of: Bank, form: Form, teller: &Teller<'_>) -> FluentValue<'static> {
    teller.named(Shore(of), form)
}

/// A bank as a thing with a name.
#[derive(Clone, Copy)]
struct Shore(Bank);

impl fmt::Display for Shore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&code(&self.0))
    }
}

/// With which ribbon a Manuscript is: *with a grey ribbon*; without one, with a wild one.
#[must_use]
pub fn with_ribbon(of: Option<Ribbon>, teller: &Teller<'_>) -> FluentValue<'static> {
    teller.texts.get(&format!("viscounts-with-ribbon-{}", of.map_or("wild", Ribbon::name))).into()
}

/// What the ribbon of a Manuscript is called.
#[must_use]
pub fn ribbon(of: Option<Ribbon>, teller: &Teller<'_>) -> String {
    of.map_or_else(|| teller.texts.get("viscounts-ribbon-wild"), |of| teller.label(of))
}

/// Icons in a row: *2 trade icons and 1 cleric icon*.
#[must_use]
pub fn icons(of: Icons, teller: &Teller<'_>) -> FluentValue<'static> {
    let counted = Icon::ALL.into_iter().filter(|&icon| of.count(icon) > 0);
    let counted = counted.map(|icon| teller.texts.counted(icon, of.count(icon), Form::Count));
    match counted.collect::<Vec<_>>().as_slice() {
        [] => teller.texts.get("viscounts-no-icons").into(),
        some => teller.list(some),
    }
}

/// Silver and resources in a row, with which something is done; nothing where there is nothing.
#[must_use]
pub fn goods(silver: u16, of: [u16; 3], form: Form, teller: &Teller<'_>) -> Vec<String> {
    let silver = (silver > 0).then(|| teller.texts.counted(Unit::Silver, silver, form));
    let goods = Good::ALL.into_iter().zip(of).filter(|(_, amount)| *amount > 0);
    let goods = goods.map(|(good, amount)| teller.texts.counted(good, amount, form));
    silver.into_iter().chain(goods).collect()
}

/// What a seat has to pay with.
#[must_use]
pub fn purse(own: &PlayerView, teller: &Teller<'_>) -> FluentValue<'static> {
    let held = goods(own.silver, Good::ALL.map(|good| own.goods[&good]), Form::Count, teller);
    match held.as_slice() {
        [] => teller.texts.get("viscounts-nothing").into(),
        some => teller.list(some),
    }
}

/// Townsfolk that can be dismissed: a card by its name, or those that are printed.
#[must_use]
pub fn figure(of: Figure, teller: &Teller<'_>) -> FluentValue<'static> {
    match of {
        Figure::Card(card) => teller.name(card),
        Figure::Printed(_) => teller.texts.get("viscounts-printed").into(),
    }
}

/// Two seats in a row, or one of them where they are the same.
pub(super) fn both(one: Seat, other: Seat, teller: &Teller<'_>) -> FluentValue<'static> {
    teller.seats([one, other].into_iter().collect())
}
