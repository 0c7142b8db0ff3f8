//! The numbers of the actions: one list of all that can ever be legal.

use std::sync::LazyLock;

use engine::{ActionId, Numbers, Seat};

use crate::{
    Action, Card, Good, Manuscript, Paper, PlayerCard, Primary, Scheme, Section, Segment, Site,
    Slot, Space,
    action::{Direction, MOST_EXCHANGES, MOST_OPTIONS, MOST_PAID, MOST_WORKERS, Order},
    board::{LARGE_PILE, SEATS, SECTIONS},
    card::Sort,
};

/// How many actions there are.
pub(crate) const COUNT: ActionId = 947;

/// The actions by number, and back.
pub(crate) static NUMBERS: LazyLock<Numbers<Action>> = LazyLock::new(|| Numbers::new(COUNT, all()));

/// Every action in the order of its number.
fn all() -> impl Iterator<Item = Action> {
    use Action::{
        Build, Choose, Deal, Destroy, Discard, Draw, Exchange, Flip, Future, Gain, Go, Hero, Hire,
        Link, Move, Pay, Play, Rearrange, Resource, Reveal, Rotation, Show, Size, Start, Stop,
        Take, Trigger, Workers,
    };
    let townsfolk = || cards(Sort::Townsfolk);
    let seats = || Seat::ALL.into_iter().take(SEATS);
    [Stop]
        .into_iter()
        .chain(Segment::ALL.map(Action::Segment))
        .chain((0..SECTIONS).map(|rotation| Rotation(u8::try_from(rotation).expect("five"))))
        .chain([LARGE_PILE - 1, LARGE_PILE].map(Size))
        .chain(seats().map(Start))
        .chain(seats().map(Action::Bump))
        .chain(PlayerCard::ALL.map(Deal))
        .chain(PlayerCard::ALL.map(Take))
        .chain(cards(Sort::Hero).map(Hero))
        .chain(Space::ALL.map(Move))
        .chain(Order::ALL.map(Rearrange))
        .chain(acts())
        .chain((1..=MOST_EXCHANGES).map(Exchange))
        .chain(Slot::ALL.map(Build))
        .chain((1..=MOST_WORKERS).map(Workers))
        .chain((0..=MOST_PAID).map(Pay))
        .chain(Site::ALL.map(Action::Site))
        .chain(Site::ALL.map(Link))
        .chain(Section::ALL.map(Action::Section))
        .chain(shifts())
        .chain(Direction::ALL.map(Go))
        .chain(Good::ALL.map(Resource))
        .chain(Paper::ALL.map(Flip))
        .chain((1..=MOST_OPTIONS).map(Choose))
        .chain(Manuscript::ALL.map(Show))
        .chain(Manuscript::ALL.map(Gain))
        .chain(townsfolk().map(Reveal))
        .chain(townsfolk().map(Hire))
        .chain(Card::ALL.map(Draw))
        .chain(Card::ALL.map(Play))
        .chain(Card::ALL.map(Trigger))
        .chain(sources().map(Discard))
        .chain(sources().map(Destroy))
        .chain(Scheme::ALL.map(Action::Scheme))
        .chain(Scheme::ALL.into_iter().skip(Scheme::STARTING).map(Future))
}

fn cards(sort: Sort) -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(move |card| card.sort() == sort)
}

fn sources() -> impl Iterator<Item = Option<Card>> {
    [None].into_iter().chain(Card::ALL.map(Some))
}

fn acts() -> impl Iterator<Item = Action> {
    let both = |primary| [false, true].map(|dismiss| Action::Act { primary, dismiss });
    Primary::ALL.into_iter().flat_map(both)
}

fn shifts() -> impl Iterator<Item = Action> {
    let both = |section| Direction::ALL.map(|direction| Action::Shift(section, direction));
    Section::ALL.into_iter().flat_map(both)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_dense_and_read_back() {
        for number in 0..COUNT {
            let action = NUMBERS.action(number).unwrap_or_else(|| panic!("{number}"));
            assert_eq!(NUMBERS.id(action), Some(number), "{action}");
            assert_eq!(action.to_string().parse(), Ok(action), "{action}");
        }
        assert_eq!(NUMBERS.action(COUNT), None);
        assert_eq!(NUMBERS.action(ActionId::MAX), None);
    }
}
