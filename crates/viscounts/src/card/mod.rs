//! The cards of players: neutral townsfolk, heroes and starting cards.

mod gates_rows;
mod rows;

use engine::CardBits;
use serde::{Deserialize, Serialize};

use crate::{Icon, Icons, Primary, effects::Step};

/// Cards by their numbers. The starting cards of the seats never mix, so that one number stands for
/// the same card of every seat. King's Orders are alike; a [`Zone`](crate::deck::Zone) counts them.
pub(crate) type Cards = CardBits<3>;

engine::named! {
    /// A card: `t_` townsfolk, `h_` hero, `s_` starting card; with Gates of Gold `g_` townsfolk, `gh_`
    /// hero, `o_` Outsider, `ko` King's Order.
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
        Advocate = "g_advocate",
        Apprentice = "g_apprentice",
        Assassin = "g_assassin",
        Brawler = "g_brawler",
        Brute = "g_brute",
        Custodian = "g_custodian",
        Dealer = "g_dealer",
        Devotee = "g_devotee",
        Father = "g_father",
        Follower = "g_follower",
        Gatherer = "g_gatherer",
        Goldsmith = "g_goldsmith",
        Guildmaster = "g_guildmaster",
        Herdsman = "g_herdsman",
        Knight = "g_knight",
        Maiden = "g_maiden",
        Messenger = "g_messenger",
        Partisan = "g_partisan",
        PeddlerOrder = "g_peddler_order",
        Pilgrim = "g_pilgrim",
        Proprietor = "g_proprietor",
        Savage = "g_savage",
        StreetUrchin = "g_street_urchin",
        Teacher = "g_teacher",
        TraitorSilver = "g_traitor_silver",
        Vagrant = "g_vagrant",
        Wayfarer = "g_wayfarer",
        Weaver = "g_weaver",
        Arnulf = "gh_arnulf",
        Charles = "gh_charles",
        Clotilde = "gh_clotilde",
        Louis = "gh_louis",
        Matilda = "gh_matilda",
        OutsiderAssassin = "o_assassin",
        Carpenter = "o_carpenter",
        Champion = "o_champion",
        EnvoyBuild = "o_envoy_build",
        EnvoyNoble = "o_envoy_noble",
        GuardianGuildhall = "o_guardian_guildhall",
        GuardianWorkshop = "o_guardian_workshop",
        GuardianTradingPost = "o_guardian_trading_post",
        Hunter = "o_hunter",
        MercenaryTier3 = "o_mercenary_tier3",
        MercenaryTier2 = "o_mercenary_tier2",
        MercenaryTier1 = "o_mercenary_tier1",
        Outrider = "o_outrider",
        Protector = "o_protector",
        RogueNoble = "o_rogue_noble",
        RogueCleric = "o_rogue_cleric",
        RogueBuild = "o_rogue_build",
        ScholarBlack = "o_scholar_black",
        ScholarYellow = "o_scholar_yellow",
        ScholarGrey = "o_scholar_grey",
        ScholarBlue = "o_scholar_blue",
        Translator = "o_translator",
        Tyrant = "o_tyrant",
        Warrior = "o_warrior",
        KingsOrder = "ko",
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
    /// From the row of Gates of Gold (VGG-7).
    Outsider,
    /// A King's Order (VGG-4).
    Order,
}

/// When the ability of a card on a board is set off (VCE-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// The owner has finished a primary action.
    After(Primary),
    /// The owner has flipped a Debt.
    FlipDebt,
    /// The owner has gained a Debt.
    GainDebt,
    /// Anybody resolves a collision.
    Collision,
    /// The owner has flipped a Deed (VGG-10.6).
    FlipDeed,
    /// The owner has hired, or has taken a King's Order instead (VGG-3.7).
    Hire,
    /// The owner has gained a King's Order (VGG-4.2).
    GainOrder,
    /// The owner has welcomed an Outsider (VGG-5.3).
    Welcome,
    /// The owner has refused an Outsider (VGG-6.3).
    Refuse,
    /// The owner has shuffled (VGG-9.3).
    Shuffle,
    /// The owner has dismissed townsfolk (VGG-9.4).
    Dismiss,
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
    /// A card more in hand (VGG-10.2).
    HandLimit,
    /// A free step (VGG-10.3).
    MoveBonus,
    /// Townsfolk of any segment can be dismissed (VGG-10.4).
    DismissAnywhere,
}

/// What stands on a card.
#[derive(Clone, Copy)]
struct Row {
    cost: u8,
    icons: Icons,
    hire: &'static [Step],
    ability: Ability,
    reconstructed: bool,
}

impl Card {
    /// Neutral townsfolk come first in the table.
    pub const TOWNSFOLK: u8 = 68;
    /// Then the heroes.
    pub const HEROES: u8 = 10;
    /// Then the starting cards of a seat.
    pub const STARTING: u8 = 8;
    /// All cards of the base game; those of Gates of Gold follow.
    pub const BASE: usize = 86;
    /// Neutral townsfolk of Gates of Gold.
    pub const MORE_TOWNSFOLK: u8 = 28;
    /// Then its heroes.
    pub const MORE_HEROES: u8 = 5;
    /// Then the Outsiders.
    pub const OUTSIDERS: u8 = 24;

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
            FIRST_STARTING..MORE => Sort::Starting,
            MORE..FIRST_MORE_HERO => Sort::Townsfolk,
            FIRST_MORE_HERO..FIRST_OUTSIDER => Sort::Hero,
            FIRST_OUTSIDER..ORDER => Sort::Outsider,
            _ => Sort::Order,
        }
    }

    fn row(self) -> &'static Row {
        &ROWS[self.index()]
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

    /// What happens when it is hired or dismissed; when it is refused, for an Outsider.
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

    /// Whether no source shows the card completely, so that its row is a reconstruction.
    #[must_use]
    pub fn is_reconstructed(self) -> bool {
        self.row().reconstructed
    }

    /// Whether it is set off at a moment.
    #[inline]
    pub(crate) fn reacts_to(self, moment: Moment) -> bool {
        matches!(self.ability(), Ability::At(own, _) if own == moment)
    }
}

const FIRST_STARTING: u8 = Card::TOWNSFOLK + Card::HEROES;
const MORE: u8 = FIRST_STARTING + Card::STARTING;
const FIRST_MORE_HERO: u8 = MORE + Card::MORE_TOWNSFOLK;
const FIRST_OUTSIDER: u8 = FIRST_MORE_HERO + Card::MORE_HEROES;
/// The number of the King's Order, after which there is no other card.
pub(crate) const ORDER: u8 = FIRST_OUTSIDER + Card::OUTSIDERS;

/// What stands on all cards, in the order of their numbers.
static ROWS: [Row; Card::ALL.len()] = {
    let mut all = [rows::ROWS[0]; Card::ALL.len()];
    engine::each!(at in 0..Card::BASE => all[at] = rows::ROWS[at]);
    engine::each!(at in Card::BASE..Card::ALL.len() => {
        all[at] = gates_rows::ROWS[at - Card::BASE];
    });
    all
};

const fn numbers(from: u8, to: u8) -> Cards {
    let mut cards = Cards::EMPTY;
    engine::each!(number in from..to => cards.insert(number));
    cards
}

/// The neutral townsfolk; with Gates of Gold or without.
pub(crate) const fn townsfolk(gates: bool) -> Cards {
    if gates { ALL_TOWNSFOLK } else { TOWNSFOLK }
}

const TOWNSFOLK: Cards = numbers(0, Card::TOWNSFOLK);
const ALL_TOWNSFOLK: Cards = {
    let mut all = TOWNSFOLK;
    engine::each!(number in MORE..FIRST_MORE_HERO => all.insert(number));
    all
};

/// The heroes; with Gates of Gold or without.
pub(crate) const fn heroes(gates: bool) -> Cards {
    if gates { ALL_HEROES } else { HEROES }
}

const HEROES: Cards = numbers(Card::TOWNSFOLK, FIRST_STARTING);
const ALL_HEROES: Cards = {
    let mut all = HEROES;
    engine::each!(number in FIRST_MORE_HERO..FIRST_OUTSIDER => all.insert(number));
    all
};

/// The starting cards of a seat.
pub(crate) const STARTING: Cards = numbers(FIRST_STARTING, MORE);

/// The Outsiders.
pub(crate) const OUTSIDERS: Cards = numbers(FIRST_OUTSIDER, ORDER);
