//! Actions, their notation and their numbers: one list says them all.

use std::{fmt, str::FromStr};

use engine::{ActionId, NotationError, Seat};
use serde::Serialize;

/// What lies in the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    Silver,
    Stone,
}

impl Good {
    pub const ALL: [Self; 2] = [Self::Silver, Self::Stone];
}

/// What is dealt, held and built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Block {
    Lime,
    Slate,
    Granite,
    Marble,
}

impl Block {
    pub const ALL: [Self; 4] = [Self::Lime, Self::Slate, Self::Granite, Self::Marble];
    pub const COUNTS: [u8; 4] = [5, 4, 3, 2];
    pub const POINTS: [u8; 4] = [1, 2, 3, 5];
}

/// A move; the last three are chance's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Bid(u8),
    Work,
    Take(Good),
    Draw,
    Bury(Block),
    Keep,
    Ask(Seat),
    Show(Block),
    Build(Block),
    Blast,
    Deal(Block),
    Yield,
    Crumble,
}

pub const MAX_BID: u8 = 5;

/// How many actions there are.
pub const COUNT: ActionId = 34;

impl Action {
    /// Every action in the order of its number.
    pub fn all() -> impl Iterator<Item = Self> {
        let blocks = |of: fn(Block) -> Self| Block::ALL.into_iter().map(of);
        (0..=MAX_BID)
            .map(Self::Bid)
            .chain([Self::Work, Self::Draw, Self::Keep, Self::Blast, Self::Yield, Self::Crumble])
            .chain(Good::ALL.map(Self::Take))
            .chain(Seat::first(4).map(Self::Ask))
            .chain(blocks(Self::Bury))
            .chain(blocks(Self::Show))
            .chain(blocks(Self::Build))
            .chain(blocks(Self::Deal))
    }

    pub fn id(self) -> Option<ActionId> {
        let index = Self::all().position(|action| action == self)?;
        ActionId::try_from(index).ok()
    }
}

/// `bid 3`, `take silver`, `ask B`, `deal lime`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Bid(silver) => format!("bid {silver}"),
            Self::Ask(seat) => format!("ask {seat}"),
            other => format!("{other:?}").replace('(', " ").replace(')', "").to_lowercase(),
        };
        f.write_str(&text)
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        let found = Self::all().find(|action| action.to_string() == s);
        found.ok_or_else(|| NotationError::new("an action, like \"build lime\"", s))
    }
}
