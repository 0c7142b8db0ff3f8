//! The numbers of the actions: one list of all that can ever be legal.

use std::sync::LazyLock;

use engine::{ActionId, Numbers, Seat};

use crate::{
    Action, Apprentice, Building, Character, Duty, Kind, Location, MarketCard, Reward, Spot, Trade,
    Visit,
    action::{MOST_DESTROYED, MOST_OPTIONS},
    board::MOST_WOOD,
};

/// How many actions there are.
pub(crate) const COUNT: ActionId = 540;

/// The actions by number, and back.
pub(crate) static NUMBERS: LazyLock<Numbers<Action>> = LazyLock::new(|| Numbers::new(COUNT, all()));

/// Every action in the order of its number.
fn all() -> impl Iterator<Item = Action> {
    use Action::{
        Board, Choose, Deal, Destroy, Discard, Dismiss, Guard, Hire, Keep, MarketHire, Place,
        Recover, Reveal, Start, TurnUp,
    };
    [Action::Stop, Action::Pay, Action::TakeDebt]
        .into_iter()
        .chain((0..=MOST_DESTROYED).map(Destroy))
        .chain((1..=MOST_OPTIONS).map(Choose))
        .chain(Seat::ALL.map(Start))
        .chain(Character::ALL.map(Board))
        .chain(MarketCard::ALL.map(TurnUp))
        .chain(Reward::ALL.map(Action::Reward))
        .chain(Visit::ALL.map(Place))
        .chain(Spot::ALL.map(Recover))
        .chain(Duty::ALL.map(Guard))
        .chain(Trade::ALL.map(Action::Trade))
        .chain(captures())
        .chain(steps_of_the_cathedral())
        .chain(Apprentice::ALL.map(Reveal))
        .chain(Apprentice::ALL.map(Hire))
        .chain(Apprentice::ALL.map(MarketHire))
        .chain(Apprentice::ALL.map(Dismiss))
        .chain(Building::ALL.map(Deal))
        .chain(Building::ALL.map(Keep))
        .chain(Building::ALL.map(Discard))
        .chain(constructions())
}

fn captures() -> impl Iterator<Item = Action> {
    let at = |location: Location| Seat::ALL.map(|seat| Action::Capture(location, seat));
    Location::ALL.into_iter().flat_map(at)
}

fn steps_of_the_cathedral() -> impl Iterator<Item = Action> {
    let mixed = (0..=MOST_WOOD).map(Some);
    [None].into_iter().chain(mixed).map(Action::Cathedral)
}

/// Every building as it stands, and then those where one may pay less of either.
fn constructions() -> impl Iterator<Item = Action> {
    let whole = Building::ALL.map(|building| Action::Construct { building, less: None });
    let both =
        |building: &Building| building.cost()[Kind::Wood] > 0 && building.cost()[Kind::Stone] > 0;
    let less = |building: Building| {
        [Kind::Wood, Kind::Stone].map(|less| Action::Construct { building, less: Some(less) })
    };
    whole.into_iter().chain(Building::ALL.into_iter().filter(both).flat_map(less))
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
