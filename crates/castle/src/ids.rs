//! The numbers of the actions: one dense row, payments last.

use engine::{ActionId, Seat};

use crate::{
    Action, Card, CardSet, Gift, Kind, Place, WinterCard, board::SEATS, card::QUARRY_FREE_KINDS,
    payment,
};

/// Helpers come from the supply or from one of the six sources.
const FROM: usize = Place::SOURCES.len() + 1;
/// A helper cannot come from where it goes.
const PLACINGS: usize = Place::ALL.len() * FROM - Place::SOURCES.len();
/// Kinds that can lie on the three Worker cards.
const LOADS: usize = 8;

/// All actions but the payments.
const SMALL: usize = 6 // the words
    + SEATS
    + WinterCard::ALL.len()
    + 36 // one or two of eight cards
    + 9 // one or two free units
    + PLACINGS
    + 2 * Gift::ALL.len()
    + SEATS * LOADS
    + 2 * Kind::MATERIALS.len()
    + Card::WORKERS.len()
    + Place::TRADERS.len()
    + 7; // every card but the Master Builder can be lost

/// The number of the first payment.
#[expect(clippy::cast_possible_truncation, reason = "a few hundred")]
const FIRST_PAYMENT: ActionId = SMALL as ActionId;

/// How many actions there are.
pub(crate) const COUNT: ActionId = FIRST_PAYMENT + payment::COUNT;

const WORDS: [Action; 6] =
    [Action::Stop, Action::Sell, Action::Refuse, Action::Pay, Action::Repair, Action::Withdraw];

/// The small actions by number.
static BY_ID: [Action; SMALL] = {
    let mut list = List { all: [Action::Stop; SMALL], len: 0 };
    list.words();
    list.chance();
    list.cards();
    list.loads();
    list.placings();
    list.goods();
    list.purchases();
    list.helpers_and_cards();
    assert!(list.len == SMALL, "every small action has a number");
    list.all
};

/// Where each family of small actions begins.
mod begin {
    use super::{FROM, Kind, LOADS, PLACINGS, Place, SEATS, WinterCard};
    use crate::{Card, Gift};

    pub(super) const START: usize = 6;
    pub(super) const WINTER: usize = START + SEATS;
    pub(super) const CARDS: usize = WINTER + WinterCard::ALL.len();
    pub(super) const LOAD: usize = CARDS + 36;
    pub(super) const PLACE: usize = LOAD + 9;
    pub(super) const TAKE: usize = PLACE + PLACINGS;
    pub(super) const GIFT: usize = TAKE + Gift::ALL.len();
    pub(super) const EXCHANGE: usize = GIFT + Gift::ALL.len();
    pub(super) const CONVERT: usize = EXCHANGE + Kind::MATERIALS.len();
    pub(super) const BUY: usize = CONVERT + Kind::MATERIALS.len();
    pub(super) const FIRST: usize = BUY + SEATS * LOADS;
    pub(super) const RETURN: usize = FIRST + Card::WORKERS.len();
    pub(super) const LOSE: usize = RETURN + Place::TRADERS.len();
    const _: () = assert!(FROM == 7 && LOSE + 7 == super::SMALL);
}

/// Collects actions at compile time.
struct List {
    all: [Action; SMALL],
    len: usize,
}

impl List {
    const fn add(&mut self, action: Action) {
        self.all[self.len] = action;
        self.len += 1;
    }

    const fn words(&mut self) {
        let mut i = 0;
        while i < WORDS.len() {
            self.add(WORDS[i]);
            i += 1;
        }
    }

    const fn chance(&mut self) {
        let mut i = 0;
        while i < SEATS {
            self.add(Action::Start(Seat::ALL[i]));
            i += 1;
        }
        let mut i = 0;
        while i < WinterCard::ALL.len() {
            self.add(Action::Winter(WinterCard::ALL[i]));
            i += 1;
        }
    }

    const fn cards(&mut self) {
        let mut i = 0;
        while i < Card::ALL.len() {
            let one = CardSet::only(Card::ALL[i]);
            self.add(Action::Cards(one));
            let mut j = i + 1;
            while j < Card::ALL.len() {
                self.add(Action::Cards(one.with(Card::ALL[j])));
                j += 1;
            }
            i += 1;
        }
    }

    const fn loads(&mut self) {
        let mut i = 0;
        while i < QUARRY_FREE_KINDS.len() {
            let one = QUARRY_FREE_KINDS[i];
            self.add(Action::Load(one, None));
            let mut j = i;
            while j < QUARRY_FREE_KINDS.len() {
                self.add(Action::Load(one, Some(QUARRY_FREE_KINDS[j])));
                j += 1;
            }
            i += 1;
        }
    }

    const fn placings(&mut self) {
        let mut i = 0;
        while i < Place::ALL.len() {
            let to = Place::ALL[i];
            self.add(Action::Place { to, from: None });
            let mut j = 0;
            while j < Place::SOURCES.len() {
                let from = Place::SOURCES[j];
                if from as u8 != to as u8 {
                    self.add(Action::Place { to, from: Some(from) });
                }
                j += 1;
            }
            i += 1;
        }
    }

    const fn goods(&mut self) {
        let mut i = 0;
        while i < Gift::ALL.len() {
            self.add(Action::Take(Gift::ALL[i]));
            i += 1;
        }
        let mut i = 0;
        while i < Gift::ALL.len() {
            self.add(Action::Gift(Gift::ALL[i]));
            i += 1;
        }
        let mut i = 0;
        while i < Kind::MATERIALS.len() {
            self.add(Action::Exchange(Kind::MATERIALS[i]));
            i += 1;
        }
        let mut i = 0;
        while i < Kind::MATERIALS.len() {
            self.add(Action::Convert(Kind::MATERIALS[i]));
            i += 1;
        }
    }

    const fn purchases(&mut self) {
        let mut i = 0;
        while i < SEATS {
            let mut j = 0;
            while j < LOADS {
                let (worker, kind) = LYING[j];
                self.add(Action::Buy { owner: Seat::ALL[i], worker, kind });
                j += 1;
            }
            i += 1;
        }
    }

    const fn helpers_and_cards(&mut self) {
        let mut i = 0;
        while i < Card::WORKERS.len() {
            self.add(Action::First(Card::WORKERS[i]));
            i += 1;
        }
        let mut i = 0;
        while i < Place::TRADERS.len() {
            self.add(Action::Return(Place::TRADERS[i]));
            i += 1;
        }
        let mut i = 0;
        while i + 1 < Card::ALL.len() {
            self.add(Action::Lose(Card::ALL[i]));
            i += 1;
        }
    }
}

/// What can lie on which Worker card.
const LYING: [(Card, Kind); LOADS] = [
    (Card::Timber, Kind::Wood),
    (Card::Timber, Kind::Silver),
    (Card::Earth, Kind::Sand),
    (Card::Earth, Kind::Clay),
    (Card::Quarry, Kind::Sand),
    (Card::Quarry, Kind::Wood),
    (Card::Quarry, Kind::Clay),
    (Card::Quarry, Kind::Stone),
];

/// The number of an action, if it is one that can ever be legal.
pub(crate) fn id(action: Action) -> Option<ActionId> {
    if let Action::Build { building, payment } = action {
        return payment::number(building, payment).map(|number| FIRST_PAYMENT + number);
    }
    small_index(action).map(|index| ActionId::try_from(index).expect("few actions"))
}

/// The action with this number.
pub(crate) fn from_id(id: ActionId) -> Option<Action> {
    if let Some(&action) = BY_ID.get(usize::from(id)) {
        return Some(action);
    }
    let (building, payment) = payment::from_number(id - FIRST_PAYMENT)?;
    Some(Action::Build { building, payment })
}

/// Where a small action stands in the row, if it stands there at all.
fn small_index(action: Action) -> Option<usize> {
    Some(match action {
        Action::Start(seat) => begin::START + Some(seat.index()).filter(|&i| i < SEATS)?,
        Action::Winter(card) => begin::WINTER + card.index(),
        Action::Cards(cards) => begin::CARDS + cards_index(cards)?,
        Action::Load(one, other) => begin::LOAD + load_index(one, other)?,
        Action::Place { to, from } => begin::PLACE + placing_index(to, from)?,
        Action::Take(what) => begin::TAKE + what.index(),
        Action::Gift(what) => begin::GIFT + what.index(),
        Action::Exchange(kind) => begin::EXCHANGE + material_index(kind)?,
        Action::Convert(kind) => begin::CONVERT + material_index(kind)?,
        Action::Buy { owner, worker, kind } => begin::BUY + purchase_index(owner, worker, kind)?,
        Action::First(card) => begin::FIRST + Some(card).filter(|c| c.is_worker())?.worker_index(),
        Action::Return(place) => {
            begin::RETURN + Some(place).filter(|p| p.is_trader())?.trader_index()
        }
        Action::Build { .. } | Action::Lose(Card::MasterBuilder) => return None,
        Action::Lose(card) => begin::LOSE + card.index(),
        Action::Stop => 0,
        Action::Sell => 1,
        Action::Refuse => 2,
        Action::Pay => 3,
        Action::Repair => 4,
        Action::Withdraw => 5,
    })
}

/// Singles and pairs in the order of the list: each card, followed by its pairs.
fn cards_index(cards: CardSet) -> Option<usize> {
    let first = cards.first()?;
    let (rows, all) = (first.index(), Card::ALL.len());
    let before = rows * (2 * all + 1 - rows) / 2;
    match cards.without(first).first() {
        None => Some(before),
        Some(second) => (cards.len() == 2).then_some(before + second.index() - rows),
    }
}

fn load_index(one: Kind, other: Option<Kind>) -> Option<usize> {
    let position = |kind| QUARRY_FREE_KINDS.iter().position(|&k| k == kind);
    let first = position(one)?;
    let before: usize = (0..first).map(|i| QUARRY_FREE_KINDS.len() + 1 - i).sum();
    match other {
        None => Some(before),
        Some(other) => Some(before + 1 + position(other)?.checked_sub(first)?),
    }
}

fn placing_index(to: Place, from: Option<Place>) -> Option<usize> {
    let source = |place: Place| place.index().checked_sub(Place::SOURCES[0].index());
    let own = source(to);
    // Sources come last in the table, so that rows before the Inn are all of full length.
    let short = own.unwrap_or(0);
    let row = to.index() * FROM - short;
    let column = match from {
        None => 0,
        Some(from) => {
            let column = source(from).filter(|_| from != to)?;
            column + 1 - usize::from(own.is_some_and(|own| own < column))
        }
    };
    Some(row + column)
}

fn material_index(kind: Kind) -> Option<usize> {
    kind.is_material().then_some(kind.index())
}

fn purchase_index(owner: Seat, worker: Card, kind: Kind) -> Option<usize> {
    let lying = LYING.iter().position(|&row| row == (worker, kind))?;
    (owner.index() < SEATS).then_some(owner.index() * LOADS + lying)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_dense_and_read_back() {
        for number in 0..COUNT {
            let action = from_id(number).unwrap_or_else(|| panic!("{number}"));
            assert_eq!(id(action), Some(number), "{action}");
            assert_eq!(action.to_string().parse(), Ok(action), "{action}");
        }
        assert_eq!(from_id(COUNT), None);
        assert_eq!(from_id(ActionId::MAX), None);
    }

    #[test]
    fn what_can_never_be_legal_has_no_id() {
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
            "build market",
        ] {
            let action: Action = text.parse().unwrap();
            assert_eq!(id(action), None, "{text}");
        }
    }
}
