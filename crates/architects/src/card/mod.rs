//! Cards and boards: constant rows of data, and what they do as rows of steps.

mod apprentice;
mod building;
mod character;
mod market;

pub use self::{
    apprentice::Apprentice,
    building::{Building, End},
    character::{Character, Colour, Start},
    market::{MarketCard, Reward},
};

pub(crate) use self::market::REWARDS;

use crate::{board::Trade, effects::Step};

engine::named! {
    /// A skill that buildings take and apprentices have (ARC-14.5).
    #[expect(missing_docs, reason = "the names of the skills")]
    pub enum Skill: "a skill (carpentry, tiling, masonry)" {
        Carpentry = "carpentry",
        Tiling = "tiling",
        Masonry = "masonry",
    }
}

const CARPENTRY: u8 = 1 << Skill::Carpentry as u8;
const TILING: u8 = 1 << Skill::Tiling as u8;
const MASONRY: u8 = 1 << Skill::Masonry as u8;
const ALL_SKILLS: u8 = CARPENTRY | TILING | MASONRY;

engine::named! {
    /// When an ability does something.
    pub enum Moment: "a moment, like market or reset" {
        /// A visit to the Quarry (ARC-8.4).
        Quarry = "quarry",
        /// A visit to the Forest (ARC-8.4).
        Forest = "forest",
        /// A visit to the Mines, whatever is chosen there (ARC-8.4).
        Mines = "mines",
        /// A visit to the Silversmith (ARC-8.4).
        Silversmith = "silversmith",
        /// A visit to the Tax Stand (ARC-11.3).
        TaxStand = "tax_stand",
        /// An action of the Black Market, on any space (ARC-12.7).
        Market = "market",
        /// A step of the Cathedral (ARC-15.6).
        Cathedral = "cathedral",
        /// A debt is paid off (ARC-7.2).
        DebtPaid = "debt_paid",
        /// Captured workers are sent to Prison (ARC-13.2).
        Sent = "sent",
        /// A building is constructed (ARC-14.5).
        Constructed = "constructed",
        /// A reset of the Black Market (ARC-16.2).
        Reset = "reset",
    }
}

engine::named! {
    /// A number that an ability changes.
    pub enum Boon: "a boon, like cheaper_market" {
        /// Silver less for the captures of a visit (ARC-10.7).
        CheaperCaptures = "cheaper_captures",
        /// Silver less at the Black Market (ARC-12.7).
        CheaperMarket = "cheaper_market",
        /// Virtue not lost at the Black Market (ARC-12.7).
        KeepsVirtueAtMarket = "keeps_virtue_at_market",
        /// Virtue not lost at the Tax Stand (ARC-11.3).
        KeepsVirtueAtTaxStand = "keeps_virtue_at_tax_stand",
        /// Further trades at the Storehouse (ARC-18.8).
        MoreTrades = "more_trades",
        /// Own workers released at a reset (ARC-16.4).
        ResetRelease = "reset_release",
        /// Tax coins ignored in every payment (ARC-18.4).
        IgnoresTax = "ignores_tax",
        /// Silver less for a hire at the Workshop (ARC-18.4).
        CheaperHire = "cheaper_hire",
        /// Further apprentices (ARC-18.4).
        MoreApprentices = "more_apprentices",
        /// Wood or stone less for buildings and Cathedral (ARC-18.4).
        CheaperBuilding = "cheaper_building",
        /// Silver that may be paid instead of taking a debt (ARC-18.4).
        AvoidsDebt = "avoids_debt",
        /// Gold and marble are the same (ARC-18.4).
        GoldIsMarble = "gold_is_marble",
        /// No building card is discarded for the Cathedral (ARC-18.4).
        KeepsPlans = "keeps_plans",
    }
}

/// What an apprentice or a board is good for.
#[derive(Clone, Copy, Debug)]
pub enum Ability {
    /// Nothing but skills.
    None,
    /// Something happens at a moment.
    At(Moment, &'static [Step]),
    /// A number changes by so much.
    Has(Boon, u8),
    /// A trade at the Storehouse (ARC-8.5).
    Trade(Trade),
}

impl Ability {
    /// What happens.
    #[must_use]
    pub const fn steps(self) -> &'static [Step] {
        match self {
            Self::At(_, steps) => steps,
            _ => &[],
        }
    }
}
