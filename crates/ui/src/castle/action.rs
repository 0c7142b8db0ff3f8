//! What an action is called, and what it will do.

use castle::{
    Action, Building, Card, Frame, Gift, Goods, Kind, Place, View,
    asks::{Build, Sale},
    card::{
        BLIZZARD_TALERS, BREACH_POINTS, BRICKLAYER_TALERS_PER_UNIT, PLAGUE_TALERS_PER_CARD,
        UNIT_PRICE,
    },
};
use engine::Seat;

use super::{
    built, card, cards, gift, goods, goods_or_nothing, place_form, talers, units, winter_card,
};
use crate::{Rich, Teller, Texts};

/// The action in a few words.
pub fn title(action: Action, teller: &Teller<'_>) -> Rich {
    match action {
        Action::Start(seat) => teller.say("castle-do-start", [("seat", teller.seat(seat))]),
        Action::Winter(of) => {
            teller.say("castle-do-winter", [("card", winter_card(of, teller).into())])
        }
        Action::Cards(of) => teller.say("castle-do-cards", [("cards", cards(of, teller))]),
        Action::Load(one, other) => {
            teller.say("castle-do-load", [("goods", goods(loaded(one, other), teller))])
        }
        Action::Place { to, from } => title_of_placing(to, from, teller),
        Action::Take(Gift::Taler) => {
            teller.say("castle-do-take", [("what", talers(1, teller).into())])
        }
        Action::Take(Gift::Unit(kind)) => {
            teller.say("castle-do-take", [("what", super::kind(kind, teller).into())])
        }
        Action::Buy { owner, worker, kind } => {
            purchase("castle-do-buy", owner, worker, kind, teller)
        }
        Action::Build { building, payment } => title_of_building(building, payment, teller),
        Action::Exchange(kind) => {
            teller.say("castle-do-exchange", [("goods", units(kind, 1, teller).into())])
        }
        Action::First(of) => teller.say("castle-do-first", [("card", card(of, teller).into())]),
        Action::Return(from) => {
            teller.say("castle-do-return", [("place_from", place_form(from, "from", teller))])
        }
        Action::Lose(of) => teller.say("castle-do-lose", [("card", card(of, teller).into())]),
        Action::Gift(what) => teller.say("castle-do-gift", [("what", gift(what, teller).into())]),
        Action::Convert(kind) => converting("castle-do-convert", kind, teller),
        Action::Sell
        | Action::Refuse
        | Action::Stop
        | Action::Pay
        | Action::Repair
        | Action::Withdraw => teller.say(&format!("castle-do-{action}"), []),
    }
}

fn title_of_placing(to: Place, from: Option<Place>, teller: &Teller<'_>) -> Rich {
    let mut args = vec![
        ("place_to", place_form(to, "to", teller)),
        ("talers", to.price().into()),
        ("price", talers(to.price(), teller).into()),
    ];
    let Some(from) = from else { return teller.say("castle-do-place", args) };
    args.push(("source_from", place_form(from, "from", teller)));
    teller.say("castle-do-place-from", args)
}

fn title_of_building(building: Building, payment: Goods, teller: &Teller<'_>) -> Rich {
    let args = [("building_built", built(building, teller)), ("goods", goods(payment, teller))];
    teller.say("castle-do-build", args)
}

fn converting(key: &str, kind: Kind, teller: &Teller<'_>) -> Rich {
    let args = [("goods", units(kind, 1, teller).into()), ("gain", teller.points(kind.points()))];
    teller.say(key, args)
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

/// What a legal action will do.
pub fn describe(view: &View, seat: Seat, action: Action, teller: &Teller<'_>) -> Rich {
    match action {
        Action::Cards(of) => {
            let does: Vec<String> =
                of.iter().map(|of| teller.texts.get(&format!("castle-does-{of}"))).collect();
            Rich::parse(&does.join(" "))
        }
        Action::Load(one, other) => {
            teller.say("castle-will-load", [("goods", goods(loaded(one, other), teller))])
        }
        Action::Place { to, from } if to.is_trader() => trading(view, to, from, teller),
        Action::Place { to, from } => placing(to, from, teller),
        Action::Take(what) => taking(view, what, teller),
        Action::Buy { owner, worker, kind } => buying(view, owner, worker, kind, teller),
        Action::Sell | Action::Refuse => answering(view, action, teller),
        Action::Build { building, payment } => building_of(view, seat, building, payment, teller),
        Action::Exchange(kind) => {
            teller.say("castle-will-exchange", [("goods", units(kind, 1, teller).into())])
        }
        Action::Stop => teller.say(stopping(view.ask), []),
        Action::First(of) => teller.say("castle-will-first", [("card", card(of, teller).into())]),
        Action::Return(from) => {
            teller.say("castle-will-return", [("place_from", place_form(from, "from", teller))])
        }
        Action::Lose(of) => teller.say("castle-will-lose", [("card", card(of, teller).into())]),
        Action::Pay => {
            let price = winter_price(view, seat);
            teller.say("castle-will-pay", [("talers", talers(price, teller).into())])
        }
        Action::Repair => {
            teller.say("castle-will-repair", [("gain", teller.points(BREACH_POINTS))])
        }
        Action::Gift(what) => {
            teller.say("castle-will-gift", [("goods", gift(what, teller).into())])
        }
        Action::Withdraw => teller.say("castle-will-withdraw", []),
        Action::Convert(kind) => converting("castle-will-convert", kind, teller),
        Action::Start(_) | Action::Winter(_) => title(action, teller),
    }
}

/// What the winter card on the table asks of a seat instead of a card.
pub fn winter_price(view: &View, seat: Seat) -> u8 {
    match view.ask {
        Frame::Plague(_) => view.players[seat.index()].played.len() * PLAGUE_TALERS_PER_CARD,
        _ => BLIZZARD_TALERS,
    }
}

fn placing(to: Place, from: Option<Place>, teller: &Teller<'_>) -> Rich {
    let mut args = vec![
        ("place_to", place_form(to, "to", teller)),
        ("price", talers(to.price(), teller).into()),
        ("brings", brings(to, teller.texts).into()),
    ];
    let Some(from) = from else { return teller.say("castle-will-place", args) };
    args.push(("source_from", place_form(from, "from", teller)));
    teller.say("castle-will-place-from", args)
}

/// The raw text of what a helper at a place brings.
fn brings(of: Place, texts: &Texts) -> String {
    texts.get(&format!("castle-place-does-{of}"))
}

fn trading(view: &View, to: Place, from: Option<Place>, teller: &Teller<'_>) -> Rich {
    let mut args = vec![
        ("place_to", place_form(to, "to", teller)),
        ("brings", brings(to, teller.texts).into()),
    ];
    let key = match from {
        None => "castle-will-trade",
        Some(from) => {
            args.push(("source_from", place_form(from, "from", teller)));
            "castle-will-trade-from"
        }
    };
    let Rich(mut spans) = teller.say(key, args);
    let there = view.places.iter().find(|place| place.place == to);
    if let Some(&other) = there.and_then(|there| there.helpers.first()) {
        spans.extend(Rich::parse(" ").0);
        spans.extend(teller.say("castle-will-replace", [("seat", teller.seat(other))]).0);
    }
    Rich(spans)
}

fn taking(view: &View, what: Gift, teller: &Teller<'_>) -> Rich {
    match (view.ask, what) {
        (Frame::DefenceTower(_), Gift::Unit(kind)) => {
            let all = units(kind, view.defence_tower[kind], teller);
            teller.say("castle-will-take", [("goods", all.into())])
        }
        _ => teller.say("castle-will-share", [("goods", gift(what, teller).into())]),
    }
}

fn buying(view: &View, owner: Seat, worker: Card, kind: Kind, teller: &Teller<'_>) -> Rich {
    let load = view.players[owner.index()].loads.get(&worker).copied().unwrap_or_default();
    let key = if load.units() == 1 { "castle-will-buy-last" } else { "castle-will-buy" };
    purchase(key, owner, worker, kind, teller)
}

fn purchase(key: &str, owner: Seat, worker: Card, kind: Kind, teller: &Teller<'_>) -> Rich {
    debug_assert_eq!(UNIT_PRICE, 1, "the texts say so");
    let args = [
        ("owner", teller.seat(owner)),
        ("worker", card(worker, teller).into()),
        ("goods", units(kind, 1, teller).into()),
    ];
    teller.say(key, args)
}

fn answering(view: &View, action: Action, teller: &Teller<'_>) -> Rich {
    let Frame::Sale(Sale { buyer, kind, .. }) = view.ask else { return title(action, teller) };
    let args = [("buyer", teller.seat(buyer)), ("goods", units(kind, 1, teller).into())];
    teller.say(&format!("castle-will-{action}"), args)
}

fn building_of(
    view: &View,
    seat: Seat,
    building: Building,
    payment: Goods,
    teller: &Teller<'_>,
) -> Rich {
    let Frame::Build(Build { card, .. }) = view.ask else {
        return title_of_building(building, payment, teller);
    };
    let mut rest = view.players[seat.index()].goods;
    rest.remove(payment);
    let mut args = vec![
        ("building_built", built(building, teller)),
        ("goods", goods(payment, teller)),
        ("rest", goods_or_nothing(rest, teller)),
    ];
    if card == Card::Bricklayer {
        let earned = (payment.units() * BRICKLAYER_TALERS_PER_UNIT).min(view.bank);
        args.push(("talers", talers(earned, teller).into()));
        return teller.say("castle-will-build-talers", args);
    }
    let points = if card.is_worker() { building.points() / 2 } else { building.points() };
    args.push(("gain", teller.points(points)));
    teller.say("castle-will-build-points", args)
}

const fn stopping(ask: Frame) -> &'static str {
    match ask {
        Frame::Build(_) => "castle-will-stop-build",
        Frame::Helpers(_) => "castle-will-stop-helpers",
        Frame::Trade(_) => "castle-will-stop-trade",
        Frame::Breach(_) => "castle-will-stop-breach",
        Frame::Palace(_) => "castle-will-stop-palace",
        _ => "castle-will-stop-finish",
    }
}

/// Whether both erect the same building, each with its payment.
pub fn is_same_building(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Build { building, .. }, Action::Build { building: same, .. }) => building == same,
        _ => false,
    }
}
