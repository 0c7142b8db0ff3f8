//! What an action is called, and what is to be said of it beside what it brings about.

use castle::{Action, Gift, Goods, Kind, Place, View, card::UNIT_PRICE};
use engine::Seat;

use super::{card_does, goods, repair, talers};
use crate::{Form, Rich, Teller, code};

/// The action in a few words.
pub fn title(action: Action, teller: &Teller<'_>) -> Rich {
    let args = match action {
        Action::Start(seat) => vec![("seat", teller.seat(seat))],
        Action::Winter(card) => vec![("card", teller.name(card))],
        Action::Cards(cards) => vec![("cards", teller.names_of(cards.iter()))],
        Action::Load(one, other) => vec![("goods", goods(loaded(one, other), teller).into())],
        Action::Place { to, from } => return title_of_placing(to, from, teller),
        Action::Take(Gift::Taler) => vec![("what", talers(1, teller))],
        Action::Take(Gift::Unit(kind)) => vec![("what", teller.name(kind))],
        Action::Buy { owner, worker, kind } => vec![
            ("owner", teller.seat(owner)),
            ("worker", teller.name(worker)),
            ("goods", teller.taken(kind, 1)),
            ("talers", talers(UNIT_PRICE, teller)),
        ],
        Action::Build { building, payment } => vec![
            ("building_object", teller.named(building, Form::Object)),
            ("goods", goods(payment, teller).into()),
        ],
        Action::Exchange(kind) => vec![("goods", teller.taken(kind, 1))],
        Action::First(card) | Action::Lose(card) => vec![("card", teller.name(card))],
        Action::Return(from) => vec![("place_from", teller.named(from, Form::From))],
        Action::Gift(what) => vec![("what", teller.taken(what, 1))],
        Action::Convert(kind) => {
            vec![("goods", teller.taken(kind, 1)), ("gain", teller.points(kind.points()))]
        }
        Action::Repair => repair(teller).to_vec(),
        Action::Sell | Action::Refuse | Action::Stop | Action::Pay | Action::Withdraw => vec![],
    };
    teller.say(&format!("castle-do-{}", word(action)), args)
}

/// The word that its notation begins with.
fn word(action: Action) -> String {
    let notation = action.to_string();
    notation.split(' ').next().unwrap_or_default().to_owned()
}

fn title_of_placing(to: Place, from: Option<Place>, teller: &Teller<'_>) -> Rich {
    let mut args = vec![
        ("place_to", teller.named(to, Form::To)),
        ("talers", to.price().into()),
        ("price", talers(to.price(), teller)),
    ];
    let Some(from) = from else { return teller.say("castle-do-place", args) };
    args.push(("source_from", teller.named(from, Form::From)));
    teller.say("castle-do-place-from", args)
}

/// The free units of the Quarry.
fn loaded(one: Kind, other: Option<Kind>) -> Goods {
    let mut goods = Goods::NONE;
    goods[one] += 1;
    if let Some(other) = other {
        goods[other] += 1;
    }
    goods
}

/// What cards are for that are laid face down, and what is left undone by whoever goes on.
pub fn purpose(view: &View, action: Action, teller: &Teller<'_>) -> Option<Rich> {
    match action {
        Action::Cards(cards) => Some(Rich::row(cards.iter().map(|card| card_does(card, teller)))),
        Action::Stop => Some(teller.say(&format!("castle-will-stop-{}", code(&view.ask)), [])),
        Action::First(card) => Some(teller.say("castle-will-first", [("card", teller.name(card))])),
        _ => None,
    }
}

/// What is left to whoever pays.
pub fn remains(after: &View, seat: Seat, action: Action, teller: &Teller<'_>) -> Option<Rich> {
    let Action::Build { .. } = action else { return None };
    let rest = goods(after.players[seat.index()].goods, teller).into();
    Some(teller.say("castle-will-keep", [("rest", rest)]))
}

/// Whether both erect the same building, each with its payment.
pub fn is_same_building(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Build { building, .. }, Action::Build { building: same, .. }) => building == same,
        _ => false,
    }
}
