//! The numbers of the actions: one list of all that can ever be legal, payments last.

use std::sync::LazyLock;

use engine::{ActionId, Numbers, Seat};

use crate::{
    Action, Card, CardSet, Gift, Kind, Place, WinterCard,
    board::SEATS,
    card::{FREE_KINDS, TAKING_BACK},
    payment,
};

/// How many actions there are: 255, and the payments.
#[expect(clippy::cast_possible_truncation, reason = "a few hundred")]
pub(crate) const COUNT: ActionId = 255 + payment::COUNT as ActionId;

/// The actions by number, and back.
pub(crate) static NUMBERS: LazyLock<Numbers<Action>> = LazyLock::new(|| Numbers::new(COUNT, all()));

/// Every action in the order of its number.
fn all() -> impl Iterator<Item = Action> {
    use Action::{Convert, Exchange, First, Gift as Give, Lose, Return, Start, Take, Winter};
    [Action::Stop, Action::Sell, Action::Refuse, Action::Pay, Action::Repair, Action::Withdraw]
        .into_iter()
        .chain(seats().map(Start))
        .chain(WinterCard::ALL.map(Winter))
        .chain(selections())
        .chain(loads())
        .chain(placings())
        .chain(Gift::ALL.map(Take))
        .chain(Gift::ALL.map(Give))
        .chain(Kind::MATERIALS.map(Exchange))
        .chain(Kind::MATERIALS.map(Convert))
        .chain(purchases())
        .chain(Card::WORKERS.map(First))
        .chain(Place::TRADERS.map(Return))
        .chain(CardSet::ALL.minus(TAKING_BACK).iter().map(Lose))
        .chain(payment::BUILDS)
}

fn seats() -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().take(SEATS)
}

/// Each card, followed by its pairs.
fn selections() -> impl Iterator<Item = Action> {
    let pairs = |i: usize| Card::ALL[i..].iter().map(move |&other| [Card::ALL[i], other]);
    let cards = (0..Card::ALL.len()).flat_map(pairs);
    cards.map(|cards| Action::Cards(cards.into_iter().collect()))
}

fn loads() -> impl Iterator<Item = Action> {
    (0..FREE_KINDS.len()).flat_map(|i| {
        let second = [None].into_iter().chain(FREE_KINDS[i..].iter().copied().map(Some));
        second.map(move |other| Action::Load(FREE_KINDS[i], other))
    })
}

/// A helper cannot come from where it goes.
fn placings() -> impl Iterator<Item = Action> {
    Place::ALL.into_iter().flat_map(|to| {
        let sources = Place::SOURCES.into_iter().filter(move |&from| from != to).map(Some);
        [None].into_iter().chain(sources).map(move |from| Action::Place { to, from })
    })
}

fn purchases() -> impl Iterator<Item = Action> {
    let lying = |worker: Card| {
        let kinds = Kind::ALL.into_iter().filter(move |&kind| worker.loads(kind));
        kinds.map(move |kind| (worker, kind))
    };
    seats().flat_map(move |owner| {
        let all = Card::WORKERS.into_iter().flat_map(lying);
        all.map(move |(worker, kind)| Action::Buy { owner, worker, kind })
    })
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

    /// Policies and records of other programs know actions by these numbers.
    #[test]
    fn numbers_stay() {
        for (number, text) in [
            (0, "stop"),
            (6, "start A"),
            (10, "winter inn"),
            (16, "cards messenger"),
            (51, "cards master_builder"),
            (52, "load sand"),
            (61, "place market"),
            (187, "place rider_silver from cart_stone"),
            (188, "take taler"),
            (194, "gift taler"),
            (200, "exchange sand"),
            (204, "convert sand"),
            (208, "buy A timber wood"),
            (240, "first timber"),
            (243, "return cart_sand"),
            (248, "lose messenger"),
            (255, "build house sand=2 wood=1 clay=1"),
        ] {
            let action: Action = text.parse().unwrap();
            assert_eq!(NUMBERS.id(action), Some(number), "{text}");
        }
    }

    #[test]
    fn what_can_never_be_legal_has_no_number() {
        for text in [
            "cards messenger trader quarry",
            "load stone",
            "load sand silver",
            "place cart_sand from cart_sand",
            "place market from keep",
            "buy A timber stone",
            "buy E timber wood",
            "start E",
            "exchange silver",
            "convert silver",
            "first trader",
            "return inn",
            "lose master_builder",
            "build tower wood=1 clay=2",
            "build tower sand=1 clay=1 silver=1",
            "build market",
        ] {
            let action: Action = text.parse().unwrap();
            assert_eq!(NUMBERS.id(action), None, "{text}");
        }
    }
}
