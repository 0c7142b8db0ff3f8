//! Actions: what a seat or chance can do (CAS-22.2, CAS-22.3), and how it is written.

use std::{fmt, str::FromStr};

use engine::{NotationError, Packed, Seat};

use crate::{Building, Card, CardSet, Gift, Goods, Kind, Place, WinterCard};

/// A move. Wrong ones can be written down too, so that they can be refused with a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
// Aligned so that a list of actions is copied word by word.
#[repr(align(8))]
pub enum Action {
    /// Chance: who starts (CAS-2.6).
    Start(Seat),
    /// Chance: the winter card turned up (CAS-19.2).
    Winter(WinterCard),
    /// D1: the cards chosen for the round (CAS-4.1).
    Cards(CardSet),
    /// D2: the free units of the Quarry, in table order; one when no more can be had (CAS-5.3).
    Load(Kind, Option<Kind>),
    /// D3 and D8: a helper to a place, from the supply or from another place (CAS-8, CAS-14).
    Place {
        /// Where it goes.
        to: Place,
        /// Where it comes from, if not from the supply.
        from: Option<Place>,
    },
    /// D4 and D15: goods from the Defence Tower (CAS-9.1) or from the Young Lady (CAS-20.5d).
    Take(Gift),
    /// D5: a unit from a Worker card (CAS-10.1).
    Buy {
        /// Whose card.
        owner: Seat,
        /// Which Worker.
        worker: Card,
        /// What.
        kind: Kind,
    },
    /// D6: the last unit may be bought (CAS-10.4).
    Sell,
    /// D6: the last unit is kept (CAS-10.4).
    Refuse,
    /// D7: a building and how it is paid (CAS-13).
    Build {
        /// What is built.
        building: Building,
        /// The units paid.
        payment: Goods,
    },
    /// D9: a silver bar for a unit of material (CAS-13.10).
    Exchange(Kind),
    /// An optional step is over.
    Stop,
    /// D10: which of two own Workers is resolved first (CAS-6.4).
    First(Card),
    /// D11: a trader helper goes home instead of the toll (CAS-20.1d).
    Return(Place),
    /// D12 and D16: a card is given up for good (CAS-20.3, CAS-20.6).
    Lose(Card),
    /// D12 and D16: talers are paid instead.
    Pay,
    /// D13: stone for the Breach in the Wall (CAS-20.4).
    Repair,
    /// D14: a gift to the Young Lady (CAS-20.5b).
    Gift(Gift),
    /// D14: no more gifts (CAS-20.5b).
    Withdraw,
    /// D17: a unit is turned into points in the Palace (CAS-17.8).
    Convert(Kind),
}

impl Action {
    /// The free units of the Quarry in the one order in which they are written.
    #[must_use]
    pub fn load(one: Kind, other: Option<Kind>) -> Self {
        match other {
            Some(other) if other < one => Self::Load(other, Some(one)),
            _ => Self::Load(one, other),
        }
    }
}

/// Which sort of action it is, and a byte for everything that it names.
impl Packed for Action {
    #[inline]
    fn word(self) -> u64 {
        let pack = |sort: u8, one: usize, other: usize, third: usize| {
            u64::from(sort) | (one as u64) << 8 | (other as u64) << 16 | (third as u64) << 24
        };
        let place = |place: Option<Place>| place.map_or(0, |place| place.index() + 1);
        let gift = |gift: Gift| if let Gift::Unit(kind) = gift { kind.index() + 1 } else { 0 };
        match self {
            Self::Start(seat) => pack(0, seat.index(), 0, 0),
            Self::Winter(card) => pack(1, card.index(), 0, 0),
            Self::Cards(cards) => pack(2, cards.bits().into(), 0, 0),
            Self::Load(one, other) => {
                pack(3, one.index(), other.map_or(0, |kind| kind.index() + 1), 0)
            }
            Self::Place { to, from } => pack(4, to.index(), place(from), 0),
            Self::Take(what) => pack(5, gift(what), 0, 0),
            Self::Buy { owner, worker, kind } => {
                pack(6, owner.index(), worker.index(), kind.index())
            }
            Self::Sell => 7,
            Self::Refuse => 8,
            Self::Build { building, payment: Goods([sand, wood, clay, stone, silver]) } => {
                let building = building as u8;
                u64::from_le_bytes([9, building, sand, wood, clay, stone, silver, 0])
            }
            Self::Exchange(kind) => pack(10, kind.index(), 0, 0),
            Self::Stop => 11,
            Self::First(card) => pack(12, card.index(), 0, 0),
            Self::Return(to) => pack(13, to.index(), 0, 0),
            Self::Lose(card) => pack(14, card.index(), 0, 0),
            Self::Pay => 15,
            Self::Repair => 16,
            Self::Gift(what) => pack(17, gift(what), 0, 0),
            Self::Withdraw => 18,
            Self::Convert(kind) => pack(19, kind.index(), 0, 0),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Winter(card) => write!(f, "winter {card}"),
            Self::Cards(cards) => write!(f, "cards {cards}"),
            Self::Load(one, None) => write!(f, "load {one}"),
            Self::Load(one, Some(other)) => write!(f, "load {one} {other}"),
            Self::Place { to, from: None } => write!(f, "place {to}"),
            Self::Place { to, from: Some(from) } => write!(f, "place {to} from {from}"),
            Self::Take(what) => write!(f, "take {what}"),
            Self::Buy { owner, worker, kind } => write!(f, "buy {owner} {worker} {kind}"),
            Self::Sell => f.write_str("sell"),
            Self::Refuse => f.write_str("refuse"),
            Self::Build { building, payment } => write_build(f, *building, *payment),
            Self::Exchange(kind) => write!(f, "exchange {kind}"),
            Self::Stop => f.write_str("stop"),
            Self::First(card) => write!(f, "first {card}"),
            Self::Return(place) => write!(f, "return {place}"),
            Self::Lose(card) => write!(f, "lose {card}"),
            Self::Pay => f.write_str("pay"),
            Self::Repair => f.write_str("repair"),
            Self::Gift(what) => write!(f, "gift {what}"),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Convert(kind) => write!(f, "convert {kind}"),
        }
    }
}

fn write_build(f: &mut fmt::Formatter<'_>, building: Building, payment: Goods) -> fmt::Result {
    write!(f, "build {building}")?;
    payment.amounts().try_for_each(|(kind, units)| write!(f, " {kind}={units}"))
}

const EXPECTED: &str = "an action, like cards trader, build tower sand=1 clay=1 stone=1, \
                        place market from cart_wood, exchange clay or stop";

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(EXPECTED, s);
        let s = s.trim();
        let (verb, rest) = s.split_once(' ').unwrap_or((s, ""));
        let rest = rest.trim();
        match verb.to_ascii_lowercase().as_str() {
            "start" => rest.parse().map(Self::Start),
            "winter" => rest.parse().map(Self::Winter),
            "cards" => rest.parse().map(Self::Cards),
            "load" => read_load(rest).ok_or_else(wrong),
            "place" => read_place(rest),
            "take" => rest.parse().map(Self::Take),
            "buy" => read_buy(rest).ok_or_else(wrong),
            "build" => read_build(rest).ok_or_else(wrong),
            "exchange" => rest.parse().map(Self::Exchange),
            "first" => rest.parse().map(Self::First),
            "return" => rest.parse().map(Self::Return),
            "lose" => rest.parse().map(Self::Lose),
            "gift" => rest.parse().map(Self::Gift),
            "convert" => rest.parse().map(Self::Convert),
            word if rest.is_empty() => read_word(word).ok_or_else(wrong),
            _ => Err(wrong()),
        }
    }
}

fn read_word(word: &str) -> Option<Action> {
    match word {
        "sell" => Some(Action::Sell),
        "refuse" => Some(Action::Refuse),
        "stop" => Some(Action::Stop),
        "pay" => Some(Action::Pay),
        "repair" => Some(Action::Repair),
        "withdraw" => Some(Action::Withdraw),
        _ => None,
    }
}

fn read_load(text: &str) -> Option<Action> {
    let mut words = text.split_ascii_whitespace();
    let one = words.next()?.parse().ok()?;
    let other = words.next().map(str::parse).transpose().ok()?;
    words.next().is_none().then(|| Action::load(one, other))
}

fn read_place(text: &str) -> Result<Action, NotationError> {
    match text.split_once(" from ") {
        None => Ok(Action::Place { to: text.parse()?, from: None }),
        Some((to, from)) => {
            Ok(Action::Place { to: to.trim().parse()?, from: Some(from.trim().parse()?) })
        }
    }
}

fn read_buy(text: &str) -> Option<Action> {
    let mut words = text.split_ascii_whitespace();
    let owner = words.next()?.parse().ok()?;
    let worker: Card = words.next()?.parse().ok()?;
    let kind = words.next()?.parse().ok()?;
    let whole = words.next().is_none() && worker.is_worker();
    whole.then_some(Action::Buy { owner, worker, kind })
}

fn read_build(text: &str) -> Option<Action> {
    let mut words = text.split_ascii_whitespace();
    let building = words.next()?.parse().ok()?;
    let mut payment = Goods::NONE;
    for word in words {
        let (kind, units) = word.split_once('=')?;
        let (kind, units): (Kind, u8) = (kind.parse().ok()?, units.parse().ok()?);
        // No box holds more; it also keeps sums small.
        if payment[kind] > 0 || units > 99 {
            return None;
        }
        payment[kind] = units;
    }
    Some(Action::Build { building, payment })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_forgives_order_and_case_and_refuses_the_rest() {
        let read = |text: &str| text.parse::<Action>().map(|action| action.to_string());
        assert_eq!(read("Cards bricklayer Messenger").unwrap(), "cards messenger bricklayer");
        assert_eq!(read("load clay sand").unwrap(), "load sand clay");
        assert_eq!(
            read(" build stable stone=2 clay=1  sand=4").unwrap(),
            "build stable sand=4 clay=1 stone=2"
        );
        assert_eq!(read("place market from cart_wood").unwrap(), "place market from cart_wood");
        for bad in [
            "",
            "cards",
            "cards trader trader",
            "cards knight",
            "load",
            "load sand sand sand",
            "place",
            "place moon",
            "place market from",
            "buy B messenger sand",
            "buy B quarry clay clay",
            "build tower sand=256",
            "build tower sand=1 sand=1",
            "build tower sand",
            "stop now",
            "é",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 8);
    }
}
