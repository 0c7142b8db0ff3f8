//! The numbers of the actions: one list of all that can ever be legal.

use std::sync::LazyLock;

use engine::{ActionId, Numbers, Seat};

use crate::{
    Action, Card, Good, Manuscript, Paper, PlayerCard, Primary, Scheme, Section, Segment, Site,
    Slot, Space,
    action::{Direction, MOST_EXCHANGES, MOST_OPTIONS, MOST_PAID, MOST_UNITS, MOST_WORKERS, Order},
    board::{LARGE_PILE, LARGEST_PILE, SEATS, SECTIONS},
    card::Sort,
    gates_of_gold::{Award, Column, Merit},
};

/// How many actions there are.
pub(crate) const COUNT: ActionId = 1526;

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
        .chain(manuscripts().map(Show))
        .chain(manuscripts().map(Gain))
        .chain(townsfolk().map(Reveal))
        .chain(townsfolk().map(Hire))
        .chain(base_cards().map(Draw))
        .chain(base_cards().map(Play))
        .chain(base_cards().map(Trigger))
        .chain(sources().map(Discard))
        .chain(sources().map(Destroy))
        .chain(Scheme::ALL.map(Action::Scheme))
        .chain(Scheme::ALL.into_iter().skip(Scheme::STARTING).map(Future))
        .chain(gates_of_gold())
}

/// What Gates of Gold adds.
fn gates_of_gold() -> impl Iterator<Item = Action> {
    use Action::{
        Afar, Beside, Desk, Destroy, Discard, Draw, Enter, Gain, Hero, Hire, Order, Pay, Play,
        Refuse, Reveal, Ribbon, Show, Size, Trigger, Use, Welcome, Workshop,
    };
    let cards = || Card::ALL.into_iter().skip(Card::BASE);
    let of = move |sort: Sort| cards().filter(move |card| card.sort() == sort);
    let manuscripts = || Manuscript::ALL.into_iter().skip(Manuscript::BASE);
    let far = |primary| Segment::ALL.map(|segment| Afar { primary, segment });
    [Order, Workshop]
        .into_iter()
        .chain([LARGEST_PILE - 1, LARGEST_PILE].map(Size))
        .chain(of(Sort::Hero).map(Hero))
        .chain(manuscripts().map(Show))
        .chain(manuscripts().map(Gain))
        .chain(of(Sort::Townsfolk).map(Reveal))
        .chain(of(Sort::Townsfolk).map(Hire))
        .chain(cards().map(Draw))
        .chain(cards().map(Play))
        .chain(cards().map(Trigger))
        .chain(cards().map(|card| Discard(Some(card))))
        .chain(cards().map(|card| Destroy(Some(card))))
        .chain((MOST_PAID + 1..=MOST_UNITS).map(Pay))
        .chain(Primary::ALL.into_iter().flat_map(far))
        .chain(of(Sort::Outsider).map(Welcome))
        .chain(of(Sort::Outsider).map(Refuse))
        .chain(of(Sort::Outsider).map(Enter))
        .chain(crate::Ribbon::ALL.map(Ribbon))
        .chain([Column::Draw, Column::Rearrange].map(Use))
        .chain(Merit::ALL.map(Action::Award))
        .chain(Award::ALL.map(Beside))
        .chain(crate::gates_of_gold::Desk::ALL.map(Desk))
}

fn manuscripts() -> impl Iterator<Item = Manuscript> {
    Manuscript::ALL.into_iter().take(Manuscript::BASE)
}

fn base_cards() -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().take(Card::BASE)
}

fn cards(sort: Sort) -> impl Iterator<Item = Card> {
    base_cards().filter(move |card| card.sort() == sort)
}

fn sources() -> impl Iterator<Item = Option<Card>> {
    [None].into_iter().chain(base_cards().map(Some))
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
