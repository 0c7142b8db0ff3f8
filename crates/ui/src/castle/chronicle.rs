//! What happened, told as a story.

use castle::{Building, Card, Event, Goods, Kind, Place, View};
use engine::Seat;

use super::{
    built, card, cards, gift, goods, goods_or_nothing, place_form, source, talers, units,
    winter_card,
};
use crate::{Arg, Line, Rich, Teller};

/// What everybody begins with.
pub fn opening(_: &View, teller: &Teller<'_>) -> Vec<Line> {
    vec![Line::sentence(teller.say("castle-opening", []))]
}

/// What one move brought about.
pub fn tell(events: &[Event], teller: &Teller<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    for event in events {
        if let Event::RoundBegan { round, .. } = event {
            lines.push(Line::heading(told("RoundBegan", [("round", (*round).into())], teller)));
        }
        let text = line(event, teller);
        lines.push(match event {
            // Worth telling as long as nothing has come of it.
            Event::Chose { .. } | Event::Began { .. } => Line::passing(text),
            Event::Revealed { .. } | Event::WinterCard { .. } => Line::reveal(text),
            _ => Line::sentence(text),
        });
    }
    lines
}

fn told<'b>(event: &str, args: impl IntoIterator<Item = Arg<'b>>, teller: &Teller<'_>) -> Rich {
    teller.say(&format!("castle-event-{event}"), args)
}

/// The sentence of an event.
fn line(event: &Event, teller: &Teller<'_>) -> Rich {
    match *event {
        Event::RoundBegan { start: seat, .. } => of_seat("RoundBegan-start", seat, teller),
        Event::WinterCard { card } => {
            let does = teller.texts.get(&format!("castle-winter-does-{card}"));
            let args = [("card", winter_card(card, teller).into()), ("does", does.into())];
            told("WinterCard", args, teller)
        }
        Event::Chose { seat } => of_seat("Chose", seat, teller),
        Event::Withdrew { seat } => of_seat("Withdrew", seat, teller),
        Event::Revealed { seat, cards: of } => {
            told("Revealed", [("seat", teller.seat(seat)), ("cards", cards(of, teller))], teller)
        }
        Event::TookBack { seat, cards } => {
            told("TookBack", [("seat", teller.seat(seat)), ("count", cards.len().into())], teller)
        }
        Event::EndTriggered { all_built } => {
            told(if all_built { "EndTriggered-all-built" } else { "EndTriggered" }, [], teller)
        }
        Event::MatchOver { winners } => {
            let args = [("count", winners.len().into()), ("seats", teller.seats(winners))];
            told("MatchOver", args, teller)
        }
        // Loads, purchases and buildings.
        Event::Loaded { seat, worker, goods } => with_card("Loaded", seat, worker, goods, teller),
        Event::TookLoad { seat, worker, goods } => {
            with_card("TookLoad", seat, worker, goods, teller)
        }
        Event::Began { seat, card } => with_card("Began", seat, card, Goods::NONE, teller),
        Event::CardLost { seat, card } => with_card("CardLost", seat, card, Goods::NONE, teller),
        Event::Refused { seat, worker } => with_card("Refused", seat, worker, Goods::NONE, teller),
        Event::AskedForLast { seat, owner, worker, kind } => {
            purchase("AskedForLast", seat, owner, worker, kind, teller)
        }
        Event::Bought { seat, owner, worker, kind } => {
            purchase("Bought", seat, owner, worker, kind, teller)
        }
        Event::Built { seat, with, building, payment, talers, points } => {
            erected(seat, with, building, payment, (talers, points), teller)
        }
        Event::HelperReturned { seat, place } => {
            let from = place_form(place, "from", teller);
            told("HelperReturned", [("seat", teller.seat(seat)), ("place_from", from)], teller)
        }
        Event::HelperPlaced { seat, place, from, price } => {
            placed(seat, place, from, price, teller)
        }
        Event::PaidOut { seat, place, units, duty } => paid_out(seat, place, units, duty, teller),
        // Talers, units and points that change hands.
        Event::Earned { seat, talers } => of_talers("Earned", seat, talers, teller),
        Event::InnTalers { seat, talers } => of_talers("InnTalers", seat, talers, teller),
        Event::PaidTalers { seat, talers } => of_talers("PaidTalers", seat, talers, teller),
        Event::Toll { seat, to: None } => of_seat("Toll", seat, teller),
        Event::Toll { seat, to: Some(host) } => {
            told("Toll-host", [("seat", teller.seat(seat)), ("host", teller.seat(host))], teller)
        }
        Event::TookFromTower { seat, kind, units: count } => {
            of_goods("TookFromTower", seat, units(kind, count, teller), teller)
        }
        Event::Exchanged { seat, kind } => {
            of_goods("Exchanged", seat, units(kind, 1, teller), teller)
        }
        Event::Gave { seat, gift: what } => of_goods("Gave", seat, gift(what, teller), teller),
        Event::Shared { seat, gift: what } => of_goods("Shared", seat, gift(what, teller), teller),
        Event::MasterBuilder { seat, buildings, points } => {
            of_points("MasterBuilder", seat, points, [("buildings", buildings.into())], teller)
        }
        Event::Repaired { seat, points } => of_points("Repaired", seat, points, [], teller),
        Event::YoungLadyLeft { winner: Some(seat), points } => {
            of_points("YoungLadyLeft", seat, points, [], teller)
        }
        Event::YoungLadyLeft { winner: None, .. } => told("YoungLadyLeft-nobody", [], teller),
        Event::FinalScored { seat, source: of, points } => {
            let of = source(of, teller).into();
            of_points("FinalScored", seat, points, [("source", of)], teller)
        }
        Event::Converted { seat, kind, points } => {
            let given = units(kind, 1, teller).into();
            of_points("Converted", seat, points, [("goods", given)], teller)
        }
    }
}

fn of_seat(event: &str, seat: Seat, teller: &Teller<'_>) -> Rich {
    told(event, [("seat", teller.seat(seat))], teller)
}

fn of_talers(event: &str, seat: Seat, count: u8, teller: &Teller<'_>) -> Rich {
    let args = [("seat", teller.seat(seat)), ("talers", talers(count, teller).into())];
    told(event, args, teller)
}

fn of_goods(event: &str, seat: Seat, goods: String, teller: &Teller<'_>) -> Rich {
    told(event, [("seat", teller.seat(seat)), ("goods", goods.into())], teller)
}

fn of_points<'b>(
    event: &str,
    seat: Seat,
    points: u8,
    more: impl IntoIterator<Item = Arg<'b>>,
    teller: &Teller<'_>,
) -> Rich {
    let args = [("seat", teller.seat(seat)), ("gain", teller.points(points))];
    told(event, args.into_iter().chain(more), teller)
}

/// Something about a seat's card and what lies on it.
fn with_card(event: &str, seat: Seat, of: Card, load: Goods, teller: &Teller<'_>) -> Rich {
    let name = card(of, teller);
    let args = [
        ("seat", teller.seat(seat)),
        ("card", name.clone().into()),
        ("worker", name.into()),
        ("goods", goods_or_nothing(load, teller)),
    ];
    told(event, args, teller)
}

fn purchase(
    event: &str,
    seat: Seat,
    owner: Seat,
    worker: Card,
    kind: Kind,
    teller: &Teller<'_>,
) -> Rich {
    let args = [
        ("seat", teller.seat(seat)),
        ("owner", teller.seat(owner)),
        ("worker", card(worker, teller).into()),
        ("goods", units(kind, 1, teller).into()),
    ];
    told(event, args, teller)
}

fn erected(
    seat: Seat,
    with: Card,
    building: Building,
    payment: Goods,
    (earned, points): (u8, u8),
    teller: &Teller<'_>,
) -> Rich {
    let args = [
        ("seat", teller.seat(seat)),
        ("card", card(with, teller).into()),
        ("building_built", built(building, teller)),
        ("goods", goods(payment, teller)),
        ("talers", talers(earned, teller).into()),
        ("gain", teller.points(points)),
    ];
    let paid_in_talers = with == Card::Bricklayer;
    told(if paid_in_talers { "Built-talers" } else { "Built-points" }, args, teller)
}

fn placed(seat: Seat, to: Place, from: Option<Place>, price: u8, teller: &Teller<'_>) -> Rich {
    let mut args = vec![
        ("seat", teller.seat(seat)),
        ("place_to", place_form(to, "to", teller)),
        ("talers", price.into()),
        ("price", talers(price, teller).into()),
    ];
    let Some(from) = from else { return told("HelperPlaced", args, teller) };
    args.push(("source_from", place_form(from, "from", teller)));
    told("HelperPlaced-from", args, teller)
}

fn paid_out(seat: Seat, place: Place, count: u8, duty: u8, teller: &Teller<'_>) -> Rich {
    let castle::board::Ground::Trader(kind) = place.ground() else {
        unreachable!("{place} pays nothing out")
    };
    let mut goods = Goods::NONE;
    goods[kind] = count;
    let args = [
        ("seat", teller.seat(seat)),
        ("place_at", place_form(place, "at", teller)),
        ("goods", goods_or_nothing(goods, teller)),
        ("duty", duty.into()),
    ];
    told("PaidOut", args, teller)
}
