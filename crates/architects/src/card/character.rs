//! The characters on the individual side of the player boards (ARC-18.1, ARC-18.3).

use engine::effect::Step::Do;

use super::{
    Ability::{self, At, Has},
    Boon, Moment,
};
use crate::{
    Goods, Kind,
    effects::{
        Step,
        Verb::{Draw, Gain},
    },
};

engine::named! {
    /// A character; the first five are those of the standard box.
    #[expect(missing_docs, reason = "the names of the characters")]
    pub enum Character: "a character, like therese or hugo" {
        Therese = "therese",
        Caroline = "caroline",
        Ada = "ada",
        Frederick = "frederick",
        Rudolf = "rudolf",
        Lothaire = "lothaire",
        Hugo = "hugo",
        Clovis = "clovis",
        Fara = "fara",
        Bertha = "bertha",
    }
}

engine::named! {
    /// The colour of a board: two characters have it.
    #[expect(missing_docs, reason = "the names of the colours")]
    pub enum Colour: "a colour (blue, green, purple, red, yellow)" {
        Blue = "blue",
        Green = "green",
        Purple = "purple",
        Red = "red",
        Yellow = "yellow",
    }
}

/// What a player begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// Workers in Prison.
    pub prison: u8,
    /// Virtue.
    pub virtue: u8,
    /// Goods and silver.
    pub goods: Goods,
    /// Unpaid debts.
    pub debts: u16,
    /// Building cards drawn after the draft.
    pub plans: u8,
}

/// What stands on a board.
struct Row {
    start: Start,
    abilities: &'static [Ability],
}

static ROWS: [Row; Character::ALL.len()] = {
    const fn row(
        (prison, virtue, plans, debts): (u8, u8, u8, u16),
        goods: [u16; Kind::ALL.len()],
        abilities: &'static [Ability],
    ) -> Row {
        let start = Start { prison, virtue, goods: Goods(goods), debts, plans };
        Row { start, abilities }
    }
    [
        row((4, 5, 1, 0), [0, 0, 0, 0, 0, 5], &[Has(Boon::GoldIsMarble, 1)]),
        row((8, 3, 0, 1), [0, 0, 0, 0, 1, 10], &[At(Moment::Market, &[Do(Draw(1))])]),
        row((0, 11, 1, 0), [0, 0, 0, 1, 0, 0], &[Has(Boon::IgnoresTax, 1)]),
        row((0, 7, 0, 0), [0, 0, 1, 0, 0, 4], &[Has(Boon::KeepsPlans, 1)]),
        row(
            (0, 9, 0, 0),
            [0, 1, 0, 0, 0, 3],
            &[Has(Boon::CheaperHire, 1), Has(Boon::MoreApprentices, 1)],
        ),
        row((6, 4, 0, 0), [2, 0, 0, 0, 0, 6], &[Has(Boon::CheaperBuilding, 1)]),
        row((10, 2, 2, 0), [0, 0, 0, 0, 0, 12], &[Has(Boon::AvoidsDebt, 2)]),
        row((0, 10, 0, 0), [1, 0, 0, 0, 1, 1], &[At(Moment::Constructed, &[Do(Draw(1))])]),
        row((2, 6, 0, 0), [0, 1, 1, 0, 0, 5], &[Has(Boon::ResetRelease, 1)]),
        row((0, 8, 1, 0), [0, 0, 0, 0, 0, 3], &[At(Moment::Sent, &[Do(Gain(Kind::Silver, 2))])]),
    ]
};

/// The boons of each character.
static BOONS: [[u8; Boon::ALL.len()]; Character::ALL.len()] = {
    let mut all = [[0; Boon::ALL.len()]; Character::ALL.len()];
    engine::each!(i in 0..ROWS.len() => engine::each!(j in 0..ROWS[i].abilities.len() => {
        if let Has(boon, amount) = ROWS[i].abilities[j] {
            all[i][boon as usize] = amount;
        }
    }));
    all
};

impl Character {
    /// How many are in the standard box (ARC-18.3).
    pub const BASE: usize = 5;

    /// Its colour: that of the board on whose back it is (ARC-18.3).
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self as usize % Colour::ALL.len()]
    }

    /// What its player begins with.
    #[must_use]
    pub fn start(self) -> &'static Start {
        &ROWS[self.index()].start
    }

    /// What it is good for.
    #[must_use]
    pub fn abilities(self) -> &'static [Ability] {
        ROWS[self.index()].abilities
    }

    /// How much of a boon it has.
    #[must_use]
    #[inline]
    pub fn boon(self, boon: Boon) -> u8 {
        BOONS[self.index()][boon.index()]
    }

    /// What it does at a moment.
    #[must_use]
    #[inline]
    pub fn steps_at(self, moment: Moment) -> Option<&'static [Step]> {
        match ROWS[self.index()].abilities {
            [At(own, steps)] if *own == moment => Some(steps),
            _ => None,
        }
    }

    /// What it does at its moment.
    #[must_use]
    pub fn steps(self) -> &'static [Step] {
        ROWS[self.index()].abilities.first().map_or(&[], |ability| ability.steps())
    }
}
