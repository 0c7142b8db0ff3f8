//! The apprentices: skills, virtue, and what they are good for (ARC-9.13).

use engine::{
    Set, each,
    effect::Step::{Do, May, When},
};

use super::{ALL_SKILLS, Ability, Boon, CARPENTRY, MASONRY, Moment, Skill, TILING};
use crate::{
    Kind,
    board::Trade,
    card::Ability::{At, Has},
    effects::{
        Count, Measure,
        Verb::{Draw, Gain, GainVirtue},
        per,
    },
};

engine::named! {
    /// An apprentice; the place in the table is the number on the card, less one. The last three are
    /// promo cards (ARC-18.7).
    #[expect(missing_docs, reason = "the names of the cards")]
    pub enum Apprentice: "an apprentice, like labourer or merchant_gold" {
        AcolyteCarpentry = "acolyte_carpentry",
        AcolyteTiling = "acolyte_tiling",
        AcolyteMasonry = "acolyte_masonry",
        Conspirator1 = "conspirator_1",
        Conspirator2 = "conspirator_2",
        DebtCollectorTiling = "debt_collector_tiling",
        DebtCollectorMasonry = "debt_collector_masonry",
        DebtCollectorCarpentry = "debt_collector_carpentry",
        Gatekeeper = "gatekeeper",
        Illusionist = "illusionist",
        Jeweller1 = "jeweller_1",
        Jeweller2 = "jeweller_2",
        Labourer = "labourer",
        MerchantClay = "merchant_clay",
        MerchantGold = "merchant_gold",
        MerchantMarble = "merchant_marble",
        MerchantStone = "merchant_stone",
        MerchantWood = "merchant_wood",
        Miner1 = "miner_1",
        Miner2 = "miner_2",
        PatronClay = "patron_clay",
        PatronSilver = "patron_silver",
        PatronStone = "patron_stone",
        PatronWood = "patron_wood",
        Pickpocket = "pickpocket",
        SquireGold = "squire_gold",
        SquireMarble = "squire_marble",
        SquireVirtue = "squire_virtue",
        Stonecutter1 = "stonecutter_1",
        Stonecutter2 = "stonecutter_2",
        SwindlerClay = "swindler_clay",
        SwindlerStone = "swindler_stone",
        SwindlerWood = "swindler_wood",
        Thief = "thief",
        TraderClay = "trader_clay",
        TraderStone = "trader_stone",
        TraderWood = "trader_wood",
        Trickster = "trickster",
        Woodcutter1 = "woodcutter_1",
        Woodcutter2 = "woodcutter_2",
        Enforcer = "enforcer",
        Overseer = "overseer",
        Peddler = "peddler",
    }
}

/// What stands on an apprentice.
struct Row {
    skills: u8,
    virtue: i8,
    ability: Ability,
}

/// No own worker in Prison (ARC-16.5).
const UNTROUBLED: Measure = per(1, Count::NoPrisoners);

static ROWS: [Row; Apprentice::ALL.len()] = {
    const fn row(skills: u8, virtue: i8, ability: Ability) -> Row {
        Row { skills, virtue, ability }
    }
    [
        row(CARPENTRY, 1, At(Moment::Cathedral, &[Do(Draw(1))])),
        row(TILING, 1, At(Moment::Cathedral, &[Do(Gain(Kind::Clay, 2))])),
        row(MASONRY, 1, At(Moment::Cathedral, &[Do(Gain(Kind::Silver, 2))])),
        row(CARPENTRY, 0, Has(Boon::CheaperCaptures, 1)),
        row(CARPENTRY, 0, Has(Boon::CheaperCaptures, 1)),
        row(TILING, 0, At(Moment::DebtPaid, &[Do(Gain(Kind::Clay, 2))])),
        row(MASONRY, 0, At(Moment::DebtPaid, &[Do(Gain(Kind::Stone, 2))])),
        row(CARPENTRY, 0, At(Moment::DebtPaid, &[Do(Gain(Kind::Wood, 2))])),
        row(MASONRY, -1, Has(Boon::ResetRelease, 2)),
        row(CARPENTRY, -1, Has(Boon::KeepsVirtueAtMarket, 1)),
        row(TILING, 0, At(Moment::Silversmith, &[Do(Gain(Kind::Silver, 1))])),
        row(TILING, 0, At(Moment::Silversmith, &[Do(Gain(Kind::Silver, 1))])),
        row(ALL_SKILLS, 0, Ability::None),
        row(TILING, 0, Ability::Trade(Trade::MerchantClay)),
        row(MASONRY, 0, Ability::Trade(Trade::MerchantGold)),
        row(TILING, 0, Ability::Trade(Trade::MerchantMarble)),
        row(MASONRY, 0, Ability::Trade(Trade::MerchantStone)),
        row(CARPENTRY, 0, Ability::Trade(Trade::MerchantWood)),
        row(TILING, 0, At(Moment::Mines, &[Do(Gain(Kind::Clay, 1))])),
        row(TILING, 0, At(Moment::Mines, &[Do(Gain(Kind::Clay, 1))])),
        row(TILING, 0, Ability::Trade(Trade::PatronClay)),
        row(MASONRY, 0, Ability::Trade(Trade::PatronSilver)),
        row(MASONRY, 0, Ability::Trade(Trade::PatronStone)),
        row(CARPENTRY, 0, Ability::Trade(Trade::PatronWood)),
        row(TILING, -1, At(Moment::TaxStand, &[Do(Gain(Kind::Gold, 1))])),
        row(TILING, 1, At(Moment::Reset, &[When(UNTROUBLED, &[Do(Gain(Kind::Gold, 1))])])),
        row(MASONRY, 1, At(Moment::Reset, &[When(UNTROUBLED, &[Do(Gain(Kind::Marble, 1))])])),
        row(CARPENTRY, 1, At(Moment::Reset, &[When(UNTROUBLED, &[May(&[Do(GainVirtue(2))])])])),
        row(MASONRY, 0, At(Moment::Quarry, &[Do(Gain(Kind::Stone, 1))])),
        row(MASONRY, 0, At(Moment::Quarry, &[Do(Gain(Kind::Stone, 1))])),
        row(TILING, -1, At(Moment::Market, &[Do(Gain(Kind::Clay, 2))])),
        row(MASONRY, -1, At(Moment::Market, &[Do(Gain(Kind::Stone, 1))])),
        row(CARPENTRY, -1, At(Moment::Market, &[Do(Gain(Kind::Wood, 1))])),
        row(CARPENTRY, 0, Has(Boon::KeepsVirtueAtTaxStand, 1)),
        row(TILING, 0, Ability::Trade(Trade::TraderClay)),
        row(MASONRY, 0, Ability::Trade(Trade::TraderStone)),
        row(CARPENTRY, 0, Ability::Trade(Trade::TraderWood)),
        row(MASONRY, -1, Has(Boon::CheaperMarket, 1)),
        row(CARPENTRY, 0, At(Moment::Forest, &[Do(Gain(Kind::Wood, 1))])),
        row(CARPENTRY, 0, At(Moment::Forest, &[Do(Gain(Kind::Wood, 1))])),
        row(TILING, 0, At(Moment::Sent, &[Do(Gain(Kind::Gold, 1))])),
        row(MASONRY, 0, Has(Boon::MoreTrades, 1)),
        row(CARPENTRY, -1, At(Moment::Reset, &[Do(Gain(Kind::Silver, 2))])),
    ]
};

/// Who has each skill, as bits.
static SKILLED: [u64; Skill::ALL.len()] = {
    let mut all = [0; Skill::ALL.len()];
    each!(i in 0..ROWS.len() => each!(skill in 0..all.len() => {
        if ROWS[i].skills >> skill & 1 != 0 {
            all[skill] |= 1 << i;
        }
    }));
    all
};

/// Who does something at each moment, as bits.
static AT: [u64; Moment::ALL.len()] = {
    let mut all = [0; Moment::ALL.len()];
    each!(i in 0..ROWS.len() => if let At(moment, _) = ROWS[i].ability {
        all[moment as usize] |= 1 << i;
    });
    all
};

/// Who has each boon, as bits.
static WITH: [u64; Boon::ALL.len()] = {
    let mut all = [0; Boon::ALL.len()];
    each!(i in 0..ROWS.len() => if let Has(boon, _) = ROWS[i].ability {
        all[boon as usize] |= 1 << i;
    });
    all
};

/// Who trades at the Storehouse, as bits.
static TRADING: u64 = {
    let mut all = 0;
    each!(i in 0..ROWS.len() => if let Ability::Trade(_) = ROWS[i].ability {
        all |= 1 << i;
    });
    all
};

impl Apprentice {
    /// How many are in the base game; the others are promo cards.
    pub const BASE: u8 = 40;

    /// The apprentice with this number in the table.
    #[must_use]
    #[inline]
    pub fn of(card: u8) -> Self {
        Self::ALL[usize::from(card)]
    }

    /// Its number in the table.
    #[must_use]
    #[inline]
    pub const fn card(self) -> u8 {
        self as u8
    }

    /// Its skills.
    #[must_use]
    pub fn skills(self) -> Set<Skill> {
        Set::from_bits(ROWS[self.index()].skills)
    }

    /// Virtue gained or lost by hiring it (ARC-9.6).
    #[must_use]
    pub fn virtue(self) -> i8 {
        ROWS[self.index()].virtue
    }

    /// What it is good for.
    #[must_use]
    pub fn ability(self) -> Ability {
        ROWS[self.index()].ability
    }

    /// Those with a skill.
    #[must_use]
    #[inline]
    pub fn skilled(skill: Skill) -> Set<Self> {
        Set::from_bits(SKILLED[skill.index()])
    }

    /// Those that do something at a moment.
    #[must_use]
    #[inline]
    pub fn at_moment(moment: Moment) -> Set<Self> {
        Set::from_bits(AT[moment.index()])
    }

    /// Those with a boon.
    #[must_use]
    #[inline]
    pub fn with(boon: Boon) -> Set<Self> {
        Set::from_bits(WITH[boon.index()])
    }

    /// Those that trade at the Storehouse (ARC-8.5).
    #[must_use]
    #[inline]
    pub fn trading() -> Set<Self> {
        Set::from_bits(TRADING)
    }
}
