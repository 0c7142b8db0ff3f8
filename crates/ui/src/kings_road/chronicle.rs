//! What happened, told as a story.

use engine::{Seat, SeatSet};
use kings_road::{
    Commitment, Event, Region, View,
    board::{END_SCORE, MAX_ROUNDS, RegionSet},
};

use crate::{Form, Line, Rich, Teller};

/// The first round and where the King starts.
pub fn opening(view: &View, teller: &Teller<'_>) -> Vec<Line> {
    let start = [("region", teller.name(view.king))];
    vec![round(view.round, teller), Line::sentence(teller.say("kings-road-opening", start))]
}

/// What one move brought about. What a sentence already says is not said again.
pub fn tell(events: &[Event], teller: &Teller<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut rest = events;
    while let Some((event, others)) = rest.split_first() {
        rest = others;
        if is_implied(event, events) {
            continue;
        }
        if let (Some(line), [_, after @ ..]) = (noble_with_bonus(event, others, teller), others) {
            lines.push(line);
            rest = after;
            continue;
        }
        lines.extend(line(event, teller));
    }
    lines
}

/// Turned-up cards say which markers they send; a shown Witch says that she was turned up.
fn is_implied(event: &Event, events: &[Event]) -> bool {
    match event {
        Event::Placed { seat, .. } => events
            .iter()
            .any(|other| matches!(other, Event::Revealed { seat: by, .. } if by == seat)),
        Event::Revealed { seat, .. } => events.contains(&Event::Witch { seat: *seat }),
        _ => false,
    }
}

/// A new noble that stands alone: set and paid in one sentence.
fn noble_with_bonus(event: &Event, next: &[Event], teller: &Teller<'_>) -> Option<Line> {
    let (Event::NobleSet { region, seat }, Some(Event::NobleBonus { seat: paid, points: 1, .. })) =
        (event, next.first())
    else {
        return None;
    };
    if seat != paid {
        return None;
    }
    let args = [
        ("seat", teller.seat(*seat)),
        ("region_at", teller.named(*region, Form::At)),
        ("gain", teller.points(1)),
    ];
    Some(Line::sentence(teller.say("kings-road-event-NobleSet-bonus", args)))
}

/// One event; nothing for those that are not worth a sentence.
fn line(event: &Event, teller: &Teller<'_>) -> Option<Line> {
    let text = match event {
        Event::Committed { seat } => {
            return Some(Line::passing(of_seat("Committed", *seat, teller)));
        }
        Event::RoundBegan { round: number } => return Some(round(*number, teller)),
        Event::Placed { seat, region, markers } => placed(*seat, *region, *markers, teller),
        Event::Revealed { seat, cards } => {
            return Some(Line::reveal(revealed(*seat, *cards, teller)));
        }
        Event::Dragon { seat, dragons } => {
            let args = [("seat", teller.seat(*seat)), ("dragons", (*dragons).into())];
            teller.say("kings-road-event-Dragon", args)
        }
        Event::Witch { seat } => return Some(Line::reveal(of_seat("Witch", *seat, teller))),
        Event::Scored { region, influence, points } => {
            scored("Scored", *region, influence, points, teller)
        }
        Event::FinalScored { region, influence, points } => {
            scored("FinalScored", *region, influence, points, teller)
        }
        Event::NobleRemoved { region, seat } => noble("NobleRemoved", *region, *seat, teller),
        Event::NobleSet { region, seat } => noble("NobleSet", *region, *seat, teller),
        Event::NobleBonus { region, seat, points, chain } => {
            bonus(*region, *seat, *points, *chain, teller)
        }
        Event::Returned { region, markers } => returned(*region, markers, teller)?,
        Event::KingMoved { to, .. } => {
            teller.say("kings-road-event-KingMoved", [("region_to", teller.named(*to, Form::To))])
        }
        Event::EndTriggered { safety_stop } => end_triggered(*safety_stop, teller),
        Event::MatchOver { winners } => {
            let args = [("count", winners.len().into()), ("seats", teller.seats(*winners))];
            teller.say("kings-road-event-MatchOver", args)
        }
    };
    Some(Line::sentence(text))
}

fn round(number: u8, teller: &Teller<'_>) -> Line {
    Line::heading(teller.say("kings-road-event-RoundBegan", [("round", number.into())]))
}

fn of_seat(event: &str, seat: Seat, teller: &Teller<'_>) -> Rich {
    teller.say(&format!("kings-road-event-{event}"), [("seat", teller.seat(seat))])
}

fn revealed(seat: Seat, cards: Commitment, teller: &Teller<'_>) -> Rich {
    let args = [("seat", teller.seat(seat)), ("cards", teller.names_of(cards.cards()))];
    teller.say("kings-road-event-Revealed", args)
}

fn placed(seat: Seat, to: Region, markers: u8, teller: &Teller<'_>) -> Rich {
    let args = [
        ("seat", teller.seat(seat)),
        ("markers", markers.into()),
        ("region_to", teller.named(to, Form::To)),
    ];
    teller.say("kings-road-event-Placed", args)
}

fn scored(
    event: &str,
    scored: Region,
    influence: &[u8],
    points: &[u8],
    teller: &Teller<'_>,
) -> Rich {
    let name = ("region", teller.name(scored));
    let at = ("region_at", teller.named(scored, Form::At));
    let places = places(influence, points, teller);
    if places.is_empty() {
        return teller.say(&format!("kings-road-event-{event}-empty"), [name, at]);
    }
    let args = [name, at, ("places", places.join("; ").into())];
    teller.say(&format!("kings-road-event-{event}"), args)
}

/// The groups of a ranking, the strongest first (KRD-5.6).
fn places(influence: &[u8], points: &[u8], teller: &Teller<'_>) -> Vec<String> {
    let mut levels: Vec<u8> = influence.iter().copied().filter(|&own| own > 0).collect();
    levels.sort_unstable_by(|a, b| b.cmp(a));
    levels.dedup();
    let group = |(place, level): (usize, &u8)| {
        let seats = u8::try_from(influence.len()).expect("few seats");
        let is_in = |seat: &Seat| influence[seat.index()] == *level;
        let members: SeatSet = Seat::first(seats).filter(is_in).collect();
        let first = members.lowest().expect("somebody has this much influence");
        let gained = points[first.index()];
        let key = match (members.len(), gained, place) {
            (1, 0, _) => "kings-road-place-unpaid",
            (1, _, 0) => "kings-road-place-leads",
            (1, _, _) => "kings-road-place-holds",
            (_, 0, _) => "kings-road-place-tied-unpaid",
            _ => "kings-road-place-tied",
        };
        let args = [
            ("seat", teller.seat(first)),
            ("seats", teller.seats(members)),
            ("influence", (*level).into()),
            ("gain", teller.points(gained)),
        ];
        teller.texts.with(key, args)
    };
    levels.iter().enumerate().map(group).collect()
}

fn noble(event: &str, region: Region, seat: Seat, teller: &Teller<'_>) -> Rich {
    let args = [("seat", teller.seat(seat)), ("region_at", teller.named(region, Form::At))];
    teller.say(&format!("kings-road-event-{event}"), args)
}

fn bonus(at: Region, seat: Seat, points: u8, chain: RegionSet, teller: &Teller<'_>) -> Rich {
    let args = [
        ("seat", teller.seat(seat)),
        ("region_at", teller.named(at, Form::At)),
        ("regions", chain.len().into()),
        ("chain", teller.names_of(chain.iter())),
        ("gain", teller.points(points)),
    ];
    teller.say("kings-road-event-NobleBonus", args)
}

fn end_triggered(safety_stop: bool, teller: &Teller<'_>) -> Rich {
    let suffix = if safety_stop { "-safety-stop" } else { "" };
    let key = format!("kings-road-event-EndTriggered{suffix}");
    let args = [("goal", END_SCORE.into()), ("rounds", MAX_ROUNDS.into())];
    teller.say(&key, args)
}

fn returned(from: Region, markers: &[u8], teller: &Teller<'_>) -> Option<Rich> {
    if markers.iter().all(|&count| count == 0) {
        return None;
    }
    Some(teller.say("kings-road-event-Returned", [("region_at", teller.named(from, Form::At))]))
}
