//! The cards of players: neutral townsfolk, heroes and starting cards.

mod rows;

use engine::CardBits;

use crate::{Icon, Icons, Primary, effects::Step};

/// Cards by their numbers. The starting cards of the seats never mix, so that one number stands for
/// the same card of every seat.
pub(crate) type Cards = CardBits<2>;

engine::named! {
    /// A card: `t_` townsfolk, `h_` hero, `s_` starting card.
    #[expect(missing_docs, reason = "the names of the cards")]
    pub enum Card: "a card, like t_acolyte, h_ada or s_thief" {
        Acolyte = "t_acolyte",
        Antagonist = "t_antagonist",
        Architect = "t_architect",
        Aristocrat = "t_aristocrat",
        Artisan = "t_artisan",
        Artist = "t_artist",
        Benefactor = "t_benefactor",
        Bishop = "t_bishop",
        Charlatan = "t_charlatan",
        Chevalier = "t_chevalier",
        Clergyman = "t_clergyman",
        Conspirator = "t_conspirator",
        Courier = "t_courier",
        DeaconPurge = "t_deacon_purge",
        DeaconVirtue = "t_deacon_virtue",
        DebtCollectorDeed = "t_debt_collector_deed",
        DebtCollectorHire = "t_debt_collector_hire",
        DebtCollectorVirtue = "t_debt_collector_virtue",
        DebtCollectorResource = "t_debt_collector_resource",
        Defender = "t_defender",
        Diplomat = "t_diplomat",
        Disciple = "t_disciple",
        Enforcer = "t_enforcer",
        Foreman = "t_foreman",
        Friar = "t_friar",
        Gatekeeper = "t_gatekeeper",
        Illusionist = "t_illusionist",
        Jeweller = "t_jeweller",
        Lookout = "t_lookout",
        Mason = "t_mason",
        Meddler = "t_meddler",
        Miner = "t_miner",
        MissionaryDrop = "t_missionary_drop",
        MissionaryPlay = "t_missionary_play",
        OverseerPurge = "t_overseer_purge",
        OverseerVirtue = "t_overseer_virtue",
        Pastor = "t_pastor",
        PatronDrop = "t_patron_drop",
        PatronPlay = "t_patron_play",
        PeddlerInkwell = "t_peddler_inkwell",
        PeddlerGold = "t_peddler_gold",
        PeddlerStone = "t_peddler_stone",
        PeddlerSilver = "t_peddler_silver",
        Pickpocket = "t_pickpocket",
        Priest = "t_priest",
        Princess = "t_princess",
        RacketeerPurge = "t_racketeer_purge",
        RacketeerRearrange = "t_racketeer_rearrange",
        ScoundrelGold = "t_scoundrel_gold",
        ScoundrelInkwell = "t_scoundrel_inkwell",
        ScoundrelStone = "t_scoundrel_stone",
        Sculptor = "t_sculptor",
        StonecutterDrop = "t_stonecutter_drop",
        StonecutterPlay = "t_stonecutter_play",
        Strongman = "t_strongman",
        SwindlerStone = "t_swindler_stone",
        SwindlerGold = "t_swindler_gold",
        SwindlerInkwell = "t_swindler_inkwell",
        TinkerStone = "t_tinker_stone",
        TinkerGold = "t_tinker_gold",
        TinkerInkwell = "t_tinker_inkwell",
        Traitor = "t_traitor",
        Traveller = "t_traveller",
        Trickster = "t_trickster",
        Vicar = "t_vicar",
        Watchman = "t_watchman",
        WoodcutterVirtue = "t_woodcutter_virtue",
        WoodcutterPurge = "t_woodcutter_purge",
        Ada = "h_ada",
        Bertha = "h_bertha",
        Clovis = "h_clovis",
        Emma = "h_emma",
        Guntram = "h_guntram",
        Judith = "h_judith",
        Lothaire = "h_lothaire",
        Merovech = "h_merovech",
        Rudolf = "h_rudolf",
        Therese = "h_therese",
        Abbot = "s_abbot",
        Financer = "s_financer",
        Journeyman = "s_journeyman",
        Labourer = "s_labourer",
        Lender = "s_lender",
        Squire = "s_squire",
        Thief = "s_thief",
        Trader = "s_trader",
    }
}

/// Of which sort a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// From the piles of the main board.
    Townsfolk,
    /// Taken with a player card.
    Hero,
    /// One of the eight that everybody has.
    Starting,
}

/// When the ability of a card on a board is set off (VCE-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The owner has finished a primary action.
    After(Primary),
    /// The owner has flipped a Debt.
    FlipDebt,
    /// The owner has gained a Debt.
    GainDebt,
    /// Anybody resolves a collision.
    Collision,
}

/// What a card can do (VCE-4).
#[derive(Clone, Copy, Debug)]
pub enum Ability {
    /// Nothing.
    None,
    /// When it is played.
    Instant(&'static [Step]),
    /// When it drops off the board.
    DropOff(&'static [Step]),
    /// While it lies on the board, whenever something happens.
    At(Moment, &'static [Step]),
    /// Two trade icons count as one of this action (VCE-15).
    ConvertsTrade(Primary),
    /// Two silver pay for an icon of this action (VCE-16).
    PaysWithSilver(Primary),
    /// Every resource pays for an icon of this action (VCE-16).
    PaysWithAll(Primary),
    /// One unit paid for this action counts twice (VCE-16).
    DoublesPayment(Primary),
}

/// What stands on a card.
struct Row {
    cost: u8,
    icons: Icons,
    hire: &'static [Step],
    ability: Ability,
}

impl Card {
    /// Neutral townsfolk come first in the table.
    pub const TOWNSFOLK: u8 = 68;
    /// Then the heroes.
    pub const HEROES: u8 = 10;
    /// Then the starting cards of a seat.
    pub const STARTING: u8 = 8;

    /// The card with this number.
    #[must_use]
    #[inline]
    pub fn of(number: u8) -> Self {
        Self::ALL[usize::from(number)]
    }

    /// Its number.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Of which sort it is.
    #[must_use]
    pub const fn sort(self) -> Sort {
        match self.number() {
            0..Self::TOWNSFOLK => Sort::Townsfolk,
            Self::TOWNSFOLK..FIRST_STARTING => Sort::Hero,
            _ => Sort::Starting,
        }
    }

    fn row(self) -> &'static Row {
        &rows::ROWS[self.index()]
    }

    /// Silver value: price, steps of the Viscount, silver when destroyed (VCE-19).
    #[must_use]
    #[inline]
    pub fn cost(self) -> u8 {
        self.row().cost
    }

    /// Printed icons.
    #[must_use]
    #[inline]
    pub fn icons(self) -> Icons {
        self.row().icons
    }

    /// Its criminal icons (VCE-17).
    #[must_use]
    #[inline]
    pub fn criminals(self) -> u8 {
        self.icons().count(Icon::Criminal)
    }

    /// What happens when it is hired or dismissed.
    #[must_use]
    pub fn hire_effect(self) -> &'static [Step] {
        self.row().hire
    }

    /// What it can do.
    #[must_use]
    #[inline]
    pub fn ability(self) -> Ability {
        self.row().ability
    }

    /// The steps of its ability, if it is one that is resolved.
    #[must_use]
    pub fn steps(self) -> &'static [Step] {
        match self.ability() {
            Ability::Instant(steps) | Ability::DropOff(steps) | Ability::At(_, steps) => steps,
            _ => &[],
        }
    }

    /// Whether it is set off at a moment.
    #[inline]
    pub(crate) fn reacts_to(self, moment: Moment) -> bool {
        matches!(self.ability(), Ability::At(own, _) if own == moment)
    }
}

const FIRST_STARTING: u8 = Card::TOWNSFOLK + Card::HEROES;

/// The neutral townsfolk.
pub(crate) const TOWNSFOLK: Cards = CardBits::first(Card::TOWNSFOLK);

/// The heroes.
pub(crate) const HEROES: Cards = {
    let mut heroes = Cards::EMPTY;
    engine::each!(number in Card::TOWNSFOLK..FIRST_STARTING => heroes.insert(number));
    heroes
};

/// The starting cards of a seat.
pub(crate) const STARTING: Cards = {
    let mut starting = Cards::EMPTY;
    engine::each!(number in FIRST_STARTING..FIRST_STARTING + Card::STARTING => starting.insert(number));
    starting
};
