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

/// What is dealt, held and built, by its number.
pub type Block = u8;

pub const BLOCKS: Block = 11;

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
pub const COUNT: ActionId = 62;

impl Action {
    /// Every action in the order of its number.
    pub fn all() -> impl Iterator<Item = Self> {
        let blocks = |of: fn(Block) -> Self| (0..BLOCKS).map(of);
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

/// `bid 3`, `take silver`, `ask B`, `deal 7`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
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
        found.ok_or_else(|| NotationError::new("an action, like \"build 7\"", s))
    }
}
