//! Actions: what a seat or chance can do (VIS-25), and how it is written.

use std::{fmt, str::FromStr};

use engine::{NotationError, Packed, Seat};

use crate::{
    Card, Good, Manuscript, Paper, PlayerCard, Primary, Ribbon, Scheme, Section, Segment, Site,
    Slot, Space,
    gates_of_gold::{Award, Column, Desk, Merit},
};

engine::named! {
    /// A way around the castle.
    pub enum Direction: "a direction (clockwise, counter_clockwise)" {
        /// As Viscounts travel.
        Clockwise = "clockwise",
        /// The other way.
        CounterClockwise = "counter_clockwise",
    }
}

engine::named! {
    /// An arrangement of the cards on a board: for each slot from left to right, the number of the
    /// slot whose card comes there (VCE-10).
    #[expect(missing_docs, reason = "the names say it")]
    pub enum Order: "an arrangement, like 123 or 312" {
        O123 = "123",
        O132 = "132",
        O213 = "213",
        O231 = "231",
        O312 = "312",
        O321 = "321",
    }
}

impl Order {
    /// For each slot, the slot from which its card comes.
    #[must_use]
    pub const fn slots(self) -> [usize; 3] {
        match self {
            Self::O123 => [0, 1, 2],
            Self::O132 => [0, 2, 1],
            Self::O213 => [1, 0, 2],
            Self::O231 => [1, 2, 0],
            Self::O312 => [2, 0, 1],
            Self::O321 => [2, 1, 0],
        }
    }
}

/// A move. Wrong ones can be written down too, so that they can be refused with a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
// Aligned so that a list of actions is copied word by word.
#[repr(align(4))]
pub enum Action {
    /// Chance: the segment at the next position (VIS-25.4).
    Segment(Segment),
    /// Chance: how the castle lies (VIS-2.3).
    Rotation(u8),
    /// Chance: the size of the next pile of townsfolk (VIS-2.4).
    Size(u8),
    /// Chance: the townsfolk that comes to light.
    Reveal(Card),
    /// Chance: the Manuscript that comes to light.
    Show(Manuscript),
    /// Chance: the start player (VIS-2.8).
    Start(Seat),
    /// Chance: the next player card of the row (VIS-2.9).
    Deal(PlayerCard),
    /// Chance: the hero under the next player card (VIS-2.9).
    Hero(Card),
    /// Chance: the next card of a draw pile.
    Draw(Card),
    /// A pair of the row is taken (VIS-2.10).
    Take(PlayerCard),
    /// A card is played (VIS-6.3).
    Play(Card),
    /// The Viscount moves to a space (VIS-7.5).
    Move(Space),
    /// The cards on the board are arranged so (VCE-10).
    Rearrange(Order),
    /// A primary action, with or without a dismissal (VIS-25.8).
    Act {
        /// Which.
        primary: Primary,
        /// Whether the townsfolk of the own segment is dismissed for it.
        dismiss: bool,
    },
    /// So many exchanges (VIS-9.6).
    Exchange(u8),
    /// The Building of a slot (VIS-10.3).
    Build(Slot),
    /// So many Workers (VIS-11.1).
    Workers(u8),
    /// So many units of the asked resource are paid (VIS-25.9).
    Pay(u8),
    /// Where a Building is placed (VIS-10.1).
    Site(Site),
    /// The link that comes next, by its site that is first clockwise (VIS-10.5).
    Link(Site),
    /// A section of the castle (VIS-11).
    Section(Section),
    /// A castle move (VIS-11.3).
    Shift(Section, Direction),
    /// Where the last Worker of a section goes (VIS-11.5).
    Go(Direction),
    /// A Worker of this seat is bumped (VIS-11.7).
    Bump(Seat),
    /// Townsfolk are hired (VIS-13).
    Hire(Card),
    /// A Manuscript is taken for nothing (VIS-12.6).
    Gain(Manuscript),
    /// A card of the hand is discarded, or the top of the draw pile (VCE-5).
    Discard(Option<Card>),
    /// A card of the hand is destroyed, or the top of the draw pile (VCE-6).
    Destroy(Option<Card>),
    /// A resource of choice.
    Resource(Good),
    /// A Debt or a Deed is flipped (VIS-4.5).
    Flip(Paper),
    /// One of several effects, counted from 1 (VCE-3).
    Choose(u8),
    /// The card whose ability comes next (VCE-14).
    Trigger(Card),
    /// Chance: the scheme that is turned over (VIS-21.1).
    Scheme(Scheme),
    /// Chance: the Future Scheme that is gained or shuffled in (VIS-20.8).
    Future(Scheme),
    /// An optional step is over, or declined.
    Stop,
    /// A primary action with a dismissal at another segment (VGG-10.4).
    Afar {
        /// Which.
        primary: Primary,
        /// Where townsfolk are dismissed for it.
        segment: Segment,
    },
    /// A King's Order instead of a hire (VGG-3.6).
    Order,
    /// An Outsider is welcomed (VGG-5.3).
    Welcome(Card),
    /// An Outsider is refused (VGG-6.3).
    Refuse(Card),
    /// Chance: the Outsider that enters the row (VGG-7.1).
    Enter(Card),
    /// The ribbon of the wild Manuscript (VGG-3.13).
    Ribbon(Ribbon),
    /// A column of the own Manuscript Board is used (VGG-3.15).
    Use(Column),
    /// The card beside the board whose ability comes next (VGG-11.1).
    Award(Merit),
    /// The discard of slot 7 comes next (VCE-11).
    Workshop,
    /// Chance: a card that lies beside the board (VGG-2.4).
    Beside(Award),
    /// Chance: the next Manuscript Board (VGG-2.8).
    Desk(Desk),
}

/// The most exchanges of one action that can be asked for.
pub(crate) const MOST_EXCHANGES: u8 = 99;
/// The most units of a resource that a payment takes: those for a Guildhall or four Workers.
pub(crate) const MOST_PAID: u8 = 8;
/// The most units of a resource that can be asked for, with resources as silver (VGG-3.19).
pub(crate) const MOST_UNITS: u8 = 99;
/// The most effects to choose from.
pub(crate) const MOST_OPTIONS: u8 = 2;
/// The most Workers placed by one action.
pub(crate) const MOST_WORKERS: u8 = 4;

/// Which sort of action it is, and a byte for everything that it names.
impl Packed for Action {
    #[inline]
    fn word(self) -> u64 {
        let pack = |sort: u8, one: usize, other: usize| {
            u64::from(sort) | (one as u64) << 8 | (other as u64) << 16
        };
        let some = |card: Option<Card>| card.map_or(0, |card| card.index() + 1);
        match self {
            Self::Segment(segment) => pack(0, segment.index(), 0),
            Self::Rotation(rotation) => pack(1, rotation.into(), 0),
            Self::Size(size) => pack(2, size.into(), 0),
            Self::Reveal(card) => pack(3, card.index(), 0),
            Self::Show(manuscript) => pack(4, manuscript.index(), 0),
            Self::Start(seat) => pack(5, seat.index(), 0),
            Self::Deal(card) => pack(6, card.index(), 0),
            Self::Hero(card) => pack(7, card.index(), 0),
            Self::Draw(card) => pack(8, card.index(), 0),
            Self::Take(card) => pack(9, card.index(), 0),
            Self::Play(card) => pack(10, card.index(), 0),
            Self::Move(space) => pack(11, space.index(), 0),
            Self::Rearrange(order) => pack(12, order.index(), 0),
            Self::Act { primary, dismiss } => pack(13, primary.index(), dismiss.into()),
            Self::Exchange(number) => pack(14, number.into(), 0),
            Self::Build(slot) => pack(15, slot.index(), 0),
            Self::Workers(number) => pack(16, number.into(), 0),
            Self::Pay(number) => pack(17, number.into(), 0),
            Self::Site(site) => pack(18, site.index(), 0),
            Self::Link(site) => pack(19, site.index(), 0),
            Self::Section(section) => pack(20, section.index(), 0),
            Self::Shift(section, direction) => pack(21, section.index(), direction.index()),
            Self::Go(direction) => pack(22, direction.index(), 0),
            Self::Bump(seat) => pack(23, seat.index(), 0),
            Self::Hire(card) => pack(24, card.index(), 0),
            Self::Gain(manuscript) => pack(25, manuscript.index(), 0),
            Self::Discard(card) => pack(26, some(card), 0),
            Self::Destroy(card) => pack(27, some(card), 0),
            Self::Resource(good) => pack(28, good.index(), 0),
            Self::Flip(paper) => pack(29, paper.index(), 0),
            Self::Choose(option) => pack(30, option.into(), 0),
            Self::Trigger(card) => pack(31, card.index(), 0),
            Self::Scheme(scheme) => pack(33, scheme.index(), 0),
            Self::Future(scheme) => pack(34, scheme.index(), 0),
            Self::Stop => 32,
            Self::Afar { primary, segment } => pack(35, primary.index(), segment.index()),
            Self::Order => 36,
            Self::Welcome(card) => pack(37, card.index(), 0),
            Self::Refuse(card) => pack(38, card.index(), 0),
            Self::Enter(card) => pack(39, card.index(), 0),
            Self::Ribbon(ribbon) => pack(40, ribbon.index(), 0),
            Self::Use(column) => pack(41, column.index(), 0),
            Self::Award(merit) => pack(42, merit.index(), 0),
            Self::Workshop => 43,
            Self::Beside(award) => pack(44, award.index(), 0),
            Self::Desk(desk) => pack(45, desk.index(), 0),
        }
    }
}

/// How the top of the draw pile is written.
const TOP: &str = "top";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Segment(segment) => write!(f, "segment {segment}"),
            Self::Rotation(rotation) => write!(f, "rotation {rotation}"),
            Self::Size(size) => write!(f, "size {size}"),
            Self::Reveal(card) => write!(f, "reveal {card}"),
            Self::Show(manuscript) => write!(f, "show {manuscript}"),
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Deal(card) => write!(f, "deal {card}"),
            Self::Hero(card) => write!(f, "hero {card}"),
            Self::Draw(card) => write!(f, "draw {card}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Move(space) => write!(f, "move {space}"),
            Self::Rearrange(order) => write!(f, "rearrange {order}"),
            Self::Act { primary, dismiss: false } => write!(f, "act {primary}"),
            Self::Act { primary, dismiss: true } => write!(f, "act {primary} dismiss"),
            Self::Exchange(number) => write!(f, "exchange {number}"),
            Self::Build(slot) => write!(f, "build {slot}"),
            Self::Workers(number) => write!(f, "workers {number}"),
            Self::Pay(number) => write!(f, "pay {number}"),
            Self::Site(site) => write!(f, "site {site}"),
            Self::Link(site) => write!(f, "link {site}"),
            Self::Section(section) => write!(f, "section {section}"),
            Self::Shift(section, direction) => write!(f, "shift {section} {direction}"),
            Self::Go(direction) => write!(f, "go {direction}"),
            Self::Bump(seat) => write!(f, "bump {seat}"),
            Self::Hire(card) => write!(f, "hire {card}"),
            Self::Gain(manuscript) => write!(f, "gain {manuscript}"),
            Self::Discard(card) => write!(f, "discard {}", named(card)),
            Self::Destroy(card) => write!(f, "destroy {}", named(card)),
            Self::Resource(good) => write!(f, "resource {good}"),
            Self::Flip(paper) => write!(f, "flip {paper}"),
            Self::Choose(option) => write!(f, "choose {option}"),
            Self::Trigger(card) => write!(f, "trigger {card}"),
            Self::Scheme(scheme) => write!(f, "scheme {scheme}"),
            Self::Future(scheme) => write!(f, "future {scheme}"),
            Self::Stop => f.write_str("stop"),
            Self::Afar { primary, segment } => write!(f, "act {primary} dismiss {segment}"),
            Self::Order => f.write_str("order"),
            Self::Welcome(card) => write!(f, "welcome {card}"),
            Self::Refuse(card) => write!(f, "refuse {card}"),
            Self::Enter(card) => write!(f, "enter {card}"),
            Self::Ribbon(ribbon) => write!(f, "ribbon {ribbon}"),
            Self::Use(column) => write!(f, "use {column}"),
            Self::Award(merit) => write!(f, "award {merit}"),
            Self::Workshop => f.write_str("workshop"),
            Self::Beside(award) => write!(f, "beside {award}"),
            Self::Desk(desk) => write!(f, "desk {desk}"),
        }
    }
}

fn named(card: Option<Card>) -> &'static str {
    card.map_or(TOP, Card::name)
}

const EXPECTED: &str = "an action, like play s_thief, move 7, act trade dismiss, exchange 2, \
                        build tp1, site lake_1, hire t_mason, discard top or stop";

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(EXPECTED, s);
        let s = s.trim();
        let (verb, rest) = s.split_once(' ').unwrap_or((s, ""));
        let rest = rest.trim();
        let number = |most: u8| read_number(rest, 1..=most).ok_or_else(wrong);
        match verb.to_ascii_lowercase().as_str() {
            "segment" => rest.parse().map(Self::Segment),
            "rotation" => read_number(rest, 0..=4).map(Self::Rotation).ok_or_else(wrong),
            "size" => read_number(rest, 13..=20).map(Self::Size).ok_or_else(wrong),
            "reveal" => rest.parse().map(Self::Reveal),
            "show" => rest.parse().map(Self::Show),
            "start" => rest.parse().map(Self::Start),
            "deal" => rest.parse().map(Self::Deal),
            "hero" => rest.parse().map(Self::Hero),
            "draw" => rest.parse().map(Self::Draw),
            "take" => rest.parse().map(Self::Take),
            "play" => rest.parse().map(Self::Play),
            "move" => rest.parse().map(Self::Move),
            "rearrange" => rest.parse().map(Self::Rearrange),
            "act" => read_act(rest),
            "exchange" => number(MOST_EXCHANGES).map(Self::Exchange),
            "build" => rest.parse().map(Self::Build),
            "workers" => number(MOST_WORKERS).map(Self::Workers),
            "pay" => read_number(rest, 0..=MOST_UNITS).map(Self::Pay).ok_or_else(wrong),
            "site" => rest.parse().map(Self::Site),
            "link" => rest.parse().map(Self::Link),
            "section" => rest.parse().map(Self::Section),
            "shift" => read_shift(rest).ok_or_else(wrong),
            "go" => rest.parse().map(Self::Go),
            "bump" => rest.parse().map(Self::Bump),
            "hire" => rest.parse().map(Self::Hire),
            "gain" => rest.parse().map(Self::Gain),
            "discard" => read_card(rest).map(Self::Discard),
            "destroy" => read_card(rest).map(Self::Destroy),
            "resource" => rest.parse().map(Self::Resource),
            "flip" => rest.parse().map(Self::Flip),
            "choose" => number(MOST_OPTIONS).map(Self::Choose),
            "trigger" => rest.parse().map(Self::Trigger),
            "scheme" => rest.parse().map(Self::Scheme),
            "future" => rest.parse().map(Self::Future),
            "stop" if rest.is_empty() => Ok(Self::Stop),
            "order" if rest.is_empty() => Ok(Self::Order),
            "workshop" if rest.is_empty() => Ok(Self::Workshop),
            "welcome" => rest.parse().map(Self::Welcome),
            "refuse" => rest.parse().map(Self::Refuse),
            "enter" => rest.parse().map(Self::Enter),
            "ribbon" => rest.parse().map(Self::Ribbon),
            "use" => rest.parse().map(Self::Use),
            "award" => rest.parse().map(Self::Award),
            "beside" => rest.parse().map(Self::Beside),
            "desk" => rest.parse().map(Self::Desk),
            _ => Err(wrong()),
        }
    }
}

fn read_act(text: &str) -> Result<Action, NotationError> {
    let Some((primary, dismiss)) = text.split_once(' ') else {
        return Ok(Action::Act { primary: text.parse()?, dismiss: false });
    };
    let (dismiss, segment) = dismiss.trim().split_once(' ').unwrap_or((dismiss.trim(), ""));
    if !dismiss.eq_ignore_ascii_case("dismiss") {
        return Err(NotationError::new("a primary action, and dismiss or nothing", text));
    }
    let primary = primary.parse()?;
    if segment.is_empty() {
        return Ok(Action::Act { primary, dismiss: true });
    }
    Ok(Action::Afar { primary, segment: segment.trim().parse()? })
}

fn read_shift(text: &str) -> Option<Action> {
    let (section, direction) = text.split_once(' ')?;
    Some(Action::Shift(section.parse().ok()?, direction.trim().parse().ok()?))
}

fn read_card(text: &str) -> Result<Option<Card>, NotationError> {
    if text.eq_ignore_ascii_case(TOP) { Ok(None) } else { text.parse().map(Some) }
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
        assert_eq!(read(" Play  S_Thief").unwrap(), "play s_thief");
        assert_eq!(read("act trade  Dismiss").unwrap(), "act trade dismiss");
        assert_eq!(read("shift flip  clockwise").unwrap(), "shift flip clockwise");
        assert_eq!(read("discard TOP").unwrap(), "discard top");
        for bad in [
            "",
            "play",
            "play thief",
            "move 11",
            "act trade twice",
            "act sleep",
            "exchange 0",
            "exchange 100",
            "workers 5",
            "pay 100",
            "rotation 5",
            "size 12",
            "shift flip",
            "choose 3",
            "stop now",
            "bump F",
        ] {
            assert!(read(bad).is_err(), "{bad:?}");
        }
    }
}
