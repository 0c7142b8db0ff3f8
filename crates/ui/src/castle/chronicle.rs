//! What happened, told as a story; and what would happen, told to whose doing it would be.

use castle::{
    Card, Event, Goods, Kind, Place, View,
    board::{GOODS_AT_SET_UP, Ground, TALERS_AT_SET_UP, TALERS_PER_ROUND},
    card::{BREACH_STONE, INN_TOLL, Reward, UNIT_PRICE},
    effects::Row,
};
use engine::Seat;

use super::{effects, goods, talers, worth};
use crate::{Arg, Form, Line, LineKind, Teller};

/// What everybody begins with.
pub fn opening(_: &View, teller: &Teller<'_>) -> Vec<Line> {
    let begins = Goods(GOODS_AT_SET_UP);
    let args =
        [("talers", talers(TALERS_AT_SET_UP, teller)), ("goods", goods(begins, teller).into())];
    vec![Line::sentence(teller.say("castle-opening", args))]
}

/// What one move brought about.
pub fn tell(events: &[Event], teller: &Teller<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    for event in events {
        if let Event::RoundBegan { round, .. } = event {
            let round = [("round", (*round).into())];
            lines.push(Line::heading(teller.say("castle-event-RoundBegan", round)));
        }
        let (name, seat, mut args) = words(event, teller);
        args.extend(seat.map(|seat| ("seat", teller.seat(seat))));
        lines.extend(teller.event(kind(event), &format!("castle-event-{name}"), seat, args));
    }
    lines
}

const fn kind(event: &Event) -> LineKind {
    match event {
        // Worth telling as long as nothing has come of it.
        Event::Chose { .. } | Event::Began { .. } => LineKind::Passing,
        Event::Revealed { .. } | Event::WinterCard { .. } => LineKind::Reveal,
        _ => LineKind::Sentence,
    }
}

/// What an event is called in the keys, whose it is, and what fills its sentence.
type Words = (&'static str, Option<Seat>, Vec<Arg<'static>>);

fn words(event: &Event, teller: &Teller<'_>) -> Words {
    let card = |of: Card| ("card", teller.name(of));
    let worker = |of: Card| ("worker", teller.name(of));
    let owner = |of: Seat| ("owner", teller.seat(of));
    let place_from = |of: Place| ("place_from", teller.named(of, Form::From));
    let unit = |of: Kind| ("goods", teller.taken(of, 1));
    let units = |of: Goods| ("goods", goods(of, teller).into());
    let talers = |count: u8| ("talers", talers(count, teller));
    let gain = |points: u8| ("gain", teller.points(points));
    match *event {
        Event::RoundBegan { start, .. } => {
            ("RoundBegan-start", Some(start), vec![talers(TALERS_PER_ROUND)])
        }
        Event::WinterCard { card: of } => {
            let does = effects::text(Row::Winter(of), teller);
            ("WinterCard", None, vec![("card", teller.name(of)), ("does", does.into())])
        }
        Event::Chose { seat } => ("Chose", Some(seat), vec![]),
        Event::Revealed { seat, cards } => {
            ("Revealed", Some(seat), vec![("cards", teller.names_of(cards.iter()))])
        }
        Event::Loaded { seat, worker: of, goods } => {
            ("Loaded", Some(seat), vec![worker(of), units(goods)])
        }
        Event::Began { seat, card: of } => ("Began", Some(seat), vec![card(of)]),
        Event::Earned { seat, talers: count } => ("Earned", Some(seat), vec![talers(count)]),
        Event::Toll { seat, to: None } => ("Toll", Some(seat), vec![talers(INN_TOLL)]),
        Event::Toll { seat, to: Some(host) } => {
            ("Toll-host", Some(seat), vec![talers(INN_TOLL), ("host", teller.seat(host))])
        }
        Event::HelperReturned { seat, place } => {
            ("HelperReturned", Some(seat), vec![place_from(place)])
        }
        Event::HelperPlaced { seat, place, from, price } => {
            placed(seat, place, from, price, teller)
        }
        Event::InnTalers { seat, talers: count } => ("InnTalers", Some(seat), vec![talers(count)]),
        Event::PaidOut { seat, place, units: count, duty } => {
            let at = ("place_at", teller.named(place, Form::At));
            ("PaidOut", Some(seat), vec![at, units(paid_out(place, count)), ("duty", duty.into())])
        }
        Event::TookFromTower { seat, kind, units: count } => {
            ("TookFromTower", Some(seat), vec![("goods", teller.taken(kind, count))])
        }
        Event::Exchanged { seat, kind } => ("Exchanged", Some(seat), vec![unit(kind)]),
        Event::AskedForLast { seat, owner: of, worker: on, kind } => {
            ("AskedForLast", Some(seat), vec![owner(of), worker(on), unit(kind)])
        }
        Event::Bought { seat, owner: of, worker: on, kind } => {
            ("Bought", Some(seat), vec![owner(of), worker(on), unit(kind), talers(UNIT_PRICE)])
        }
        Event::Refused { seat, worker: of } => ("Refused", Some(seat), vec![worker(of)]),
        Event::TookLoad { seat, worker: of, goods } => {
            ("TookLoad", Some(seat), vec![worker(of), units(goods)])
        }
        Event::Built { seat, with, building, payment, talers: earned, points } => {
            let name = match with.reward() {
                Reward::Talers(_) => "Built-talers",
                Reward::Points { .. } | Reward::None => "Built-points",
            };
            let what = ("building_object", teller.named(building, Form::Object));
            let args = vec![card(with), what, units(payment), talers(earned), gain(points)];
            (name, Some(seat), args)
        }
        Event::TookBack { seat, cards } => {
            ("TookBack", Some(seat), vec![("count", cards.len().into())])
        }
        Event::MasterBuilder { seat, buildings, points } => {
            ("MasterBuilder", Some(seat), vec![("buildings", buildings.into()), gain(points)])
        }
        Event::CardLost { seat, card: of } => ("CardLost", Some(seat), vec![card(of)]),
        Event::PaidTalers { seat, talers: count } => {
            ("PaidTalers", Some(seat), vec![talers(count)])
        }
        Event::Repaired { seat, points } => (
            "Repaired",
            Some(seat),
            vec![gain(points), ("goods", teller.taken(Kind::Stone, BREACH_STONE))],
        ),
        Event::Gave { seat, gift } => ("Gave", Some(seat), vec![("goods", teller.taken(gift, 1))]),
        Event::Withdrew { seat } => ("Withdrew", Some(seat), vec![]),
        Event::YoungLadyLeft { winner: None, .. } => ("YoungLadyLeft-nobody", None, vec![]),
        Event::YoungLadyLeft { winner, points } => ("YoungLadyLeft", winner, vec![gain(points)]),
        Event::Shared { seat, gift } => {
            ("Shared", Some(seat), vec![("goods", teller.taken(gift, 1))])
        }
        Event::EndTriggered { all_built: true } => ("EndTriggered-all-built", None, vec![]),
        Event::EndTriggered { all_built: false } => ("EndTriggered", None, vec![]),
        Event::FinalScored { seat, source, points } => {
            ("FinalScored", Some(seat), vec![("source", teller.name(source)), gain(points)])
        }
        Event::Converted { seat, kind, points } => {
            ("Converted", Some(seat), vec![unit(kind), gain(points)])
        }
        Event::MatchOver { winners } => {
            let count = ("count", winners.len().into());
            ("MatchOver", None, vec![count, ("seats", teller.seats(winners))])
        }
    }
}

fn placed(seat: Seat, to: Place, from: Option<Place>, price: u8, teller: &Teller<'_>) -> Words {
    let brings = teller.texts.with(&format!("castle-place-does-{to}"), worth::of_place(to, teller));
    let mut args = vec![
        ("place_to", teller.named(to, Form::To)),
        ("talers", price.into()),
        ("price", talers(price, teller)),
        ("brings", brings.into()),
    ];
    let Some(from) = from else { return ("HelperPlaced", Some(seat), args) };
    args.push(("source_from", teller.named(from, Form::From)));
    ("HelperPlaced-from", Some(seat), args)
}

/// Units of the kind that a trader place pays out.
fn paid_out(place: Place, count: u8) -> Goods {
    let mut goods = Goods::NONE;
    if let Ground::Trader(kind) = place.ground() {
        goods[kind] = count;
    }
    goods
}
