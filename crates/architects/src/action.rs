//! Actions: what a seat or chance can do (ARC-21.1, ARC-21.6, ARC-21.8), and how it is written.

use std::{fmt, str::FromStr};

use engine::{NotationError, Packed, Seat};

use crate::{
    Apprentice, Building, Character, Kind, Location, MarketCard, Reward, Space,
    board::{MOST_WOOD, Trade},
};

engine::named! {
    /// Where a worker is placed, and for what, if no card is named (ARC-21.1).
    pub enum Visit: "a place, like quarry, mines_gold or market_a" {
        /// Stone (ARC-8.1).
        Quarry = "quarry",
        /// Wood (ARC-8.1).
        Forest = "forest",
        /// Clay (ARC-8.2).
        MinesClay = "mines_clay",
        /// Gold (ARC-8.2).
        MinesGold = "mines_gold",
        /// Silver (ARC-8.3).
        Silversmith = "silversmith",
        /// Trades (ARC-8.5).
        Storehouse = "storehouse",
        /// Building cards (ARC-9.1).
        Workshop = "workshop",
        /// Captures (ARC-10).
        TownCentre = "town_centre",
        /// The tax (ARC-11).
        TaxStand = "tax_stand",
        /// Prisoners and debts (ARC-13).
        Guardhouse = "guardhouse",
        /// Small goods (ARC-12.1).
        MarketA = "market_a",
        /// One of five building cards (ARC-12.5).
        MarketB = "market_b",
        /// Large goods (ARC-12.1).
        MarketC = "market_c",
    }
}

impl Visit {
    /// The large location or the space of the Black Market where the worker stands.
    #[must_use]
    pub const fn ground(self) -> Ground {
        Ground::Location(match self {
            Self::Quarry => Location::Quarry,
            Self::Forest => Location::Forest,
            Self::MinesClay | Self::MinesGold => Location::Mines,
            Self::Silversmith => Location::Silversmith,
            Self::Storehouse => Location::Storehouse,
            Self::Workshop => Location::Workshop,
            Self::TownCentre => Location::TownCentre,
            Self::TaxStand => Location::TaxStand,
            Self::Guardhouse => Location::Guardhouse,
            Self::MarketA => return Ground::Market(Space::A),
            Self::MarketB => return Ground::Market(Space::B),
            Self::MarketC => return Ground::Market(Space::C),
        })
    }
}

engine::named! {
    /// Where a worker comes back from when the reserve is empty (ARC-3.4, ARC-3.5).
    #[expect(missing_docs, reason = "the names of the places")]
    pub enum Spot: "a place with an own worker, like quarry, prison or board_b" {
        Quarry = "quarry",
        Forest = "forest",
        Mines = "mines",
        Silversmith = "silversmith",
        Storehouse = "storehouse",
        Workshop = "workshop",
        TownCentre = "town_centre",
        TaxStand = "tax_stand",
        Guardhouse = "guardhouse",
        Prison = "prison",
        MarketA = "market_a",
        MarketB = "market_b",
        MarketC = "market_c",
        BoardA = "board_a",
        BoardB = "board_b",
        BoardC = "board_c",
        BoardD = "board_d",
        BoardE = "board_e",
    }
}

/// Where workers stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A large location.
    Location(Location),
    /// The Prison.
    Prison,
    /// A space of the Black Market.
    Market(Space),
    /// The board of a seat.
    Board(Seat),
}

impl Spot {
    /// What it is.
    #[must_use]
    pub fn ground(self) -> Ground {
        let index = self.index();
        let locations = Location::ALL.len();
        match self {
            Self::Prison => Ground::Prison,
            Self::MarketA => Ground::Market(Space::A),
            Self::MarketB => Ground::Market(Space::B),
            Self::MarketC => Ground::Market(Space::C),
            _ if index < locations => Ground::Location(Location::ALL[index]),
            _ => Ground::Board(Seat::ALL[index - Self::BoardA.index()]),
        }
    }

    /// A large location.
    #[must_use]
    pub fn location(location: Location) -> Self {
        Self::ALL[location.index()]
    }

    /// A space of the Black Market.
    #[must_use]
    pub fn market(space: Space) -> Self {
        Self::ALL[Self::MarketA.index() + space.index()]
    }

    /// The board of a seat.
    #[must_use]
    pub fn board(seat: Seat) -> Self {
        Self::ALL[Self::BoardA.index() + seat.index()]
    }
}

engine::named! {
    /// An action of the Guardhouse (ARC-13).
    pub enum Duty: "an action of the Guardhouse, like send or pay_debt" {
        /// Captured workers to Prison (ARC-13.2).
        Send = "send",
        /// Own workers from Prison (ARC-13.3).
        ReleasePrison = "release_prison",
        /// Own workers from boards, for silver; or for nothing, by a building (ARC-13.4).
        ReleaseBoards = "release_boards",
        /// Own workers from boards, for a debt (ARC-13.4).
        ReleaseByDebt = "release_by_debt",
        /// A debt is paid off (ARC-13.5).
        PayDebt = "pay_debt",
    }
}

/// A move. Wrong ones can be written down too, so that they can be refused with a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
// Aligned so that a list of actions is copied word by word.
#[repr(align(4))]
pub enum Action {
    /// Chance: the first player (ARC-2.7).
    Start(Seat),
    /// The character of a seat, dealt or chosen (ARC-18.9).
    Board(Character),
    /// Chance: the new top card of the small market (ARC-21.8).
    TurnUp(MarketCard),
    /// Chance: an apprentice is displayed.
    Reveal(Apprentice),
    /// Chance: a building card is drawn.
    Deal(Building),
    /// Chance: a reward is revealed (ARC-15.3).
    Reward(Reward),
    /// A card of the pack is kept (ARC-2.6, ARC-12.5).
    Keep(Building),
    /// A worker is placed (ARC-3.2).
    Place(Visit),
    /// An apprentice is hired: at the Workshop, by a building, or at set-up (ARC-9, ARC-18.5).
    Hire(Apprentice),
    /// An apprentice is hired at the Black Market (ARC-12.4).
    MarketHire(Apprentice),
    /// A building is constructed (ARC-14.5).
    Construct {
        /// Which.
        building: Building,
        /// What is paid less of, where there is a choice (ARC-18.4).
        less: Option<Kind>,
    },
    /// A step of the Cathedral, with so much wood where wood and stone are mixed (ARC-15).
    Cathedral(Option<u8>),
    /// A worker comes back to an empty reserve (ARC-3.4).
    Recover(Spot),
    /// A trade at the Storehouse (ARC-8.5).
    Trade(Trade),
    /// All workers of a seat at a location are captured (ARC-10.2).
    Capture(Location, Seat),
    /// An action of the Guardhouse (ARC-13.1).
    Guard(Duty),
    /// A building card goes under the deck (ARC-14.9, ARC-15.3).
    Discard(Building),
    /// An own apprentice goes under the deck (ARC-9.8).
    Dismiss(Apprentice),
    /// So many unpaid debts are destroyed (ARC-6.5).
    Destroy(u8),
    /// Silver is paid instead of taking a debt (ARC-18.4).
    Pay,
    /// The debt is taken (ARC-18.4).
    TakeDebt,
    /// One of several gains, counted from 1.
    Choose(u8),
    /// An optional step is over, or declined.
    Stop,
}

/// The most debts that are destroyed at once: no effect gives more virtue than this.
pub(crate) const MOST_DESTROYED: u8 = 2;
/// The most gains that a card lets choose from.
pub(crate) const MOST_OPTIONS: u8 = 2;

/// Which sort of action it is, and a byte for everything that it names.
impl Packed for Action {
    #[inline]
    fn word(self) -> u64 {
        let pack = |sort: u8, one: usize, other: usize| {
            u64::from(sort) | (one as u64) << 8 | (other as u64) << 16
        };
        match self {
            Self::Start(seat) => pack(0, seat.index(), 0),
            Self::Board(character) => pack(1, character.index(), 0),
            Self::TurnUp(card) => pack(2, card.index(), 0),
            Self::Reveal(apprentice) => pack(3, apprentice.index(), 0),
            Self::Deal(building) => pack(4, building.index(), 0),
            Self::Reward(reward) => pack(5, reward.index(), 0),
            Self::Keep(building) => pack(6, building.index(), 0),
            Self::Place(visit) => pack(7, visit.index(), 0),
            Self::Hire(apprentice) => pack(8, apprentice.index(), 0),
            Self::MarketHire(apprentice) => pack(9, apprentice.index(), 0),
            Self::Construct { building, less } => {
                pack(10, building.index(), less.map_or(0, |kind| kind.index() + 1))
            }
            Self::Cathedral(wood) => pack(11, wood.map_or(0, |wood| usize::from(wood) + 1), 0),
            Self::Recover(spot) => pack(12, spot.index(), 0),
            Self::Trade(trade) => pack(13, trade.index(), 0),
            Self::Capture(location, seat) => pack(14, location.index(), seat.index()),
            Self::Guard(duty) => pack(15, duty.index(), 0),
            Self::Discard(building) => pack(16, building.index(), 0),
            Self::Dismiss(apprentice) => pack(17, apprentice.index(), 0),
            Self::Destroy(debts) => pack(18, debts.into(), 0),
            Self::Pay => 19,
            Self::TakeDebt => 20,
            Self::Choose(option) => pack(21, option.into(), 0),
            Self::Stop => 22,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Board(character) => write!(f, "board {character}"),
            Self::TurnUp(card) => write!(f, "turn_up {card}"),
            Self::Reveal(apprentice) => write!(f, "reveal {apprentice}"),
            Self::Deal(building) => write!(f, "deal {building}"),
            Self::Reward(reward) => write!(f, "reward {reward}"),
            Self::Keep(building) => write!(f, "keep {building}"),
            Self::Place(visit) => write!(f, "place {visit}"),
            Self::Hire(apprentice) => write!(f, "hire {apprentice}"),
            Self::MarketHire(apprentice) => write!(f, "market_hire {apprentice}"),
            Self::Construct { building, less: None } => write!(f, "construct {building}"),
            Self::Construct { building, less: Some(kind) } => {
                write!(f, "construct {building} less {kind}")
            }
            Self::Cathedral(None) => f.write_str("cathedral"),
            Self::Cathedral(Some(wood)) => write!(f, "cathedral wood={wood}"),
            Self::Recover(spot) => write!(f, "recover {spot}"),
            Self::Trade(trade) => write!(f, "trade {trade}"),
            Self::Capture(location, seat) => write!(f, "capture {location} {seat}"),
            Self::Guard(duty) => write!(f, "guard {duty}"),
            Self::Discard(building) => write!(f, "discard {building}"),
            Self::Dismiss(apprentice) => write!(f, "dismiss {apprentice}"),
            Self::Destroy(debts) => write!(f, "destroy {debts}"),
            Self::Pay => f.write_str("pay"),
            Self::TakeDebt => f.write_str("take_debt"),
            Self::Choose(option) => write!(f, "choose {option}"),
            Self::Stop => f.write_str("stop"),
        }
    }
}

const EXPECTED: &str = "an action, like place quarry, hire labourer, construct well, cathedral \
                        wood=3, capture forest B, trade merchant_gold or stop";

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(EXPECTED, s);
        let s = s.trim();
        let (verb, rest) = s.split_once(' ').unwrap_or((s, ""));
        let rest = rest.trim();
        match verb.to_ascii_lowercase().as_str() {
            "start" => rest.parse().map(Self::Start),
            "board" => rest.parse().map(Self::Board),
            "turn_up" => rest.parse().map(Self::TurnUp),
            "reveal" => rest.parse().map(Self::Reveal),
            "deal" => rest.parse().map(Self::Deal),
            "reward" => rest.parse().map(Self::Reward),
            "keep" => rest.parse().map(Self::Keep),
            "place" => rest.parse().map(Self::Place),
            "hire" => rest.parse().map(Self::Hire),
            "market_hire" => rest.parse().map(Self::MarketHire),
            "construct" => read_construct(rest),
            "cathedral" => read_cathedral(rest).ok_or_else(wrong),
            "recover" => rest.parse().map(Self::Recover),
            "trade" => rest.parse().map(Self::Trade),
            "capture" => read_capture(rest).ok_or_else(wrong),
            "guard" => rest.parse().map(Self::Guard),
            "discard" => rest.parse().map(Self::Discard),
            "dismiss" => rest.parse().map(Self::Dismiss),
            "destroy" => read_number(rest, 0..=MOST_DESTROYED).map(Self::Destroy).ok_or_else(wrong),
            "choose" => read_number(rest, 1..=MOST_OPTIONS).map(Self::Choose).ok_or_else(wrong),
            "pay" if rest.is_empty() => Ok(Self::Pay),
            "take_debt" if rest.is_empty() => Ok(Self::TakeDebt),
            "stop" if rest.is_empty() => Ok(Self::Stop),
            _ => Err(wrong()),
        }
    }
}

fn read_construct(text: &str) -> Result<Action, NotationError> {
    let Some((building, less)) = text.split_once(" less ") else {
        return Ok(Action::Construct { building: text.parse()?, less: None });
    };
    let (building, less) = (building.trim().parse()?, less.trim().parse()?);
    if !matches!(less, Kind::Wood | Kind::Stone) {
        return Err(NotationError::new("less wood or less stone", text));
    }
    Ok(Action::Construct { building, less: Some(less) })
}

fn read_cathedral(text: &str) -> Option<Action> {
    if text.is_empty() {
        return Some(Action::Cathedral(None));
    }
    let wood = text.strip_prefix("wood=")?;
    read_number(wood, 0..=MOST_WOOD).map(|wood| Action::Cathedral(Some(wood)))
}

fn read_capture(text: &str) -> Option<Action> {
    let (location, seat) = text.split_once(' ')?;
    Some(Action::Capture(location.parse().ok()?, seat.trim().parse().ok()?))
}

fn read_number(text: &str, within: std::ops::RangeInclusive<u8>) -> Option<u8> {
    text.parse().ok().filter(|number| within.contains(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_forgives_case_and_space_and_refuses_the_rest() {
        let read = |text: &str| text.parse::<Action>().map(|action| action.to_string());
        assert_eq!(read(" Place  Mines_Gold").unwrap(), "place mines_gold");
        assert_eq!(read("construct well  less wood").unwrap(), "construct well less wood");
        assert_eq!(read("cathedral wood=0").unwrap(), "cathedral wood=0");
        assert_eq!(read("capture forest  B").unwrap(), "capture forest B");
        for bad in [
            "",
            "place",
            "place moon",
            "construct",
            "construct well less gold",
            "construct well less",
            "cathedral stone=3",
            "cathedral wood=9",
            "cathedral wood=-1",
            "capture forest",
            "capture guildhall B",
            "capture forest F",
            "destroy 3",
            "choose 0",
            "choose 3",
            "turn_up 11",
            "stop now",
            "pay B",
            "é",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn an_action_is_small() {
        assert_eq!(size_of::<Action>(), 4);
    }

    #[test]
    fn a_spot_knows_what_it_is() {
        for spot in Spot::ALL {
            let back = match spot.ground() {
                Ground::Location(location) => Spot::location(location),
                Ground::Prison => Spot::Prison,
                Ground::Market(space) => Spot::market(space),
                Ground::Board(seat) => Spot::board(seat),
            };
            assert_eq!(back, spot);
        }
    }
}
