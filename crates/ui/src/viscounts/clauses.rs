//! What a seat does, in words behind its name.

use engine::Seat;
use viscounts::{Event, Good, Paper, card::Sort};

use super::{
    Unit,
    effects::manuscript_in_brief,
    gates::holds,
    names::{Bonus, goods, with_ribbon},
};
use crate::{Arg, Form, LineKind, Teller};

/// Where an event is told; every event has its place.
enum Part {
    Apart,
    Cards,
    Board,
    Castle,
    Goods,
    Gates,
}

const fn part(event: &Event) -> Part {
    match event {
        Event::Laid { .. }
        | Event::Turned { .. }
        | Event::Revealed { .. }
        | Event::Shown { .. }
        | Event::Dealt { .. }
        | Event::TurnBegan { .. }
        | Event::EndRevealed { .. }
        | Event::Linked { .. }
        | Event::Hardened
        | Event::TurnedScheme { .. }
        | Event::Tried { .. }
        | Event::LaidBeside { .. }
        | Event::Entered { .. }
        | Event::MatchOver { .. } => Part::Apart,
        Event::DealtDesk { .. }
        | Event::Welcomed { .. }
        | Event::Refused { .. }
        | Event::Removed { .. }
        | Event::GainedOrder { .. }
        | Event::NamedRibbon { .. }
        | Event::UsedColumn { .. }
        | Event::TookAward { .. } => Part::Gates,
        Event::TookPair { .. }
        | Event::DroppedOff { .. }
        | Event::Played { .. }
        | Event::Rearranged { .. }
        | Event::Dismissed { .. }
        | Event::Hired { .. }
        | Event::Discarded { .. }
        | Event::Destroyed { .. }
        | Event::Shuffled { .. }
        | Event::Drew { .. }
        | Event::GainedScheme { .. } => Part::Cards,
        Event::StartPlayer { .. }
        | Event::Moved { .. }
        | Event::Acted { .. }
        | Event::Exchanged { .. }
        | Event::Built { .. }
        | Event::TookManuscript { .. }
        | Event::TranscribedPrinted { .. }
        | Event::TookBonus { .. }
        | Event::AutomaPlaced { .. } => Part::Board,
        Event::PlacedWorkers { .. }
        | Event::Shifted { .. }
        | Event::Advanced { .. }
        | Event::Ascended { .. }
        | Event::BecameLeader { .. }
        | Event::Bumped { .. } => Part::Castle,
        Event::GainedSilver { .. }
        | Event::PaidSilver { .. }
        | Event::Gained { .. }
        | Event::Paid { .. }
        | Event::GainedVirtue { .. }
        | Event::GainedCorruption { .. }
        | Event::GainedDebt { .. }
        | Event::GainedDeeds { .. }
        | Event::Flipped { .. }
        | Event::Collided { .. }
        | Event::Parted { .. }
        | Event::LostDebts { .. }
        | Event::GainedApprovedDeed { .. }
        | Event::Instead { .. } => Part::Goods,
    }
}

/// Whose doing it was, and in which words.
pub(super) fn clause(run: &[Event], teller: &Teller<'_>) -> Option<(Seat, (LineKind, String))> {
    let (name, seat, args) = match part(&run[0]) {
        Part::Apart => return None,
        Part::Cards => cards(run, teller),
        Part::Board => board(&run[0], teller),
        Part::Castle => castle(&run[0], teller),
        Part::Goods => payments(run, teller),
        Part::Gates => gates(&run[0], teller),
    }?;
    let said = teller.spoken(&format!("viscounts-event-{name}"), seat, args);
    Some((seat, (kind(&run[0]), said)))
}

const fn kind(event: &Event) -> LineKind {
    match event {
        // Worth telling as long as nothing has come of it.
        Event::Drew { card: None, .. } | Event::StartPlayer { .. } => LineKind::Passing,
        _ => LineKind::Sentence,
    }
}

/// What an event is called in the keys, whose it is, and what fills its words.
type Words = (String, Seat, Vec<Arg<'static>>);

/// What is called like its event.
fn plainly(name: &str, seat: Seat, args: Vec<Arg<'static>>) -> Words {
    (name.to_owned(), seat, args)
}

/// Cards of the seats and schemes.
fn cards(run: &[Event], teller: &Teller<'_>) -> Option<Words> {
    let of = |card| vec![("card", teller.name(card))];
    Some(match run[0] {
        Event::TookPair { seat, card, hero } => {
            let pair = ("player_object", teller.named(card, Form::Object));
            plainly("TookPair", seat, vec![pair, ("card", teller.name(hero))])
        }
        Event::DroppedOff { seat, card } if card.sort() == Sort::Order => {
            plainly("DroppedOff-order", seat, vec![])
        }
        Event::DroppedOff { seat, card } => plainly("DroppedOff", seat, of(card)),
        Event::Played { seat, card } => plainly("Played", seat, of(card)),
        Event::Rearranged { seat, slots } => {
            let cards = teller.names_of(slots.into_iter().flatten());
            plainly("Rearranged", seat, vec![("cards", cards)])
        }
        Event::Dismissed { seat, card: Some(card), .. } => plainly("Dismissed", seat, of(card)),
        Event::Dismissed { seat, segment, card: None } => {
            let at = ("place_at", teller.named(segment, Form::At));
            plainly("Dismissed-printed", seat, vec![at])
        }
        Event::Hired { seat, card } => plainly("Hired", seat, of(card)),
        Event::Discarded { seat, card } => plainly("Discarded", seat, of(card)),
        Event::Destroyed { seat, card } => plainly("Destroyed", seat, of(card)),
        Event::Shuffled { seat } => plainly("Shuffled", seat, vec![]),
        Event::Drew { seat, .. } => drawn(run, seat, teller),
        Event::GainedScheme { seat, scheme } => {
            plainly("GainedScheme", seat, vec![("scheme", teller.name(scheme))])
        }
        _ => return None,
    })
}

/// How many cards were drawn, and which, as far as they are told.
fn drawn(run: &[Event], seat: Seat, teller: &Teller<'_>) -> Words {
    let known: Vec<_> = run
        .iter()
        .filter_map(|event| match event {
            Event::Drew { card, .. } => *card,
            _ => None,
        })
        .collect();
    if known.is_empty() {
        return plainly("Drew", seat, vec![("cards", teller.taken(Unit::Card, run.len()))]);
    }
    plainly("Drew-known", seat, vec![("cards", teller.names_of(known))])
}

/// The Viscount, the actions, Buildings and Manuscripts.
fn board(event: &Event, teller: &Teller<'_>) -> Option<Words> {
    Some(match *event {
        Event::StartPlayer { seat } => plainly("StartPlayer", seat, vec![]),
        Event::Moved { seat, space, steps } => {
            let args = vec![
                ("n", steps.into()),
                ("steps", teller.taken(Unit::Step, steps)),
                ("place_at", teller.named(space, Form::At)),
                ("place_to", teller.named(space, Form::To)),
            ];
            plainly("Moved", seat, args)
        }
        Event::Acted { seat, primary } => {
            plainly("Acted", seat, vec![("primary", teller.name(primary))])
        }
        Event::Exchanged { seat, times, .. } => {
            plainly("Exchanged", seat, vec![("exchanges", teller.taken(Unit::Exchange, times))])
        }
        Event::Built { seat, slot, site } => {
            let object = ("slot_object", teller.named(slot, Form::Object));
            plainly("Built", seat, vec![object, ("site_at", teller.named(site, Form::At))])
        }
        Event::TookManuscript { seat, manuscript } => {
            let brief = manuscript_in_brief(manuscript, teller).plain();
            let ribbon = ("ribbon", with_ribbon(manuscript.ribbon(), teller));
            plainly("TookManuscript", seat, vec![ribbon, ("brief", brief.into())])
        }
        Event::TranscribedPrinted { seat, segment } => {
            let at = ("place_at", teller.named(segment, Form::At));
            plainly("TranscribedPrinted", seat, vec![at])
        }
        Event::TookBonus { seat, ribbon } => {
            let bonus = ("bonus_object", teller.named(Bonus(ribbon), Form::Object));
            plainly("TookBonus", seat, vec![bonus])
        }
        Event::AutomaPlaced { seat, space } => {
            plainly("AutomaPlaced", seat, vec![("place_at", teller.named(space, Form::At))])
        }
        _ => return None,
    })
}

/// Workers in the castle.
fn castle(event: &Event, teller: &Teller<'_>) -> Option<Words> {
    let at = |section| ("section_at", teller.named(section, Form::At));
    let from = |section| ("section_from", teller.named(section, Form::From));
    Some(match *event {
        Event::PlacedWorkers { seat, section, workers } => {
            let workers = ("workers", teller.taken(Unit::Worker, workers));
            plainly("PlacedWorkers", seat, vec![workers, at(section)])
        }
        Event::Shifted { seat, from: left, to } => {
            let to = ("other_to", teller.named(to, Form::To));
            plainly("Shifted", seat, vec![from(left), to])
        }
        Event::Advanced { seat, section } => plainly("Advanced", seat, vec![at(section)]),
        Event::Ascended { seat, section } => plainly("Ascended", seat, vec![from(section)]),
        Event::BecameLeader { seat } => plainly("BecameLeader", seat, vec![]),
        Event::Bumped { seat, of, tier, section } => {
            let name = if of == seat { "Bumped-own" } else { "Bumped" };
            let tier = ("tier_from", teller.named(tier, Form::From));
            plainly(name, seat, vec![tier, at(section), ("owner", teller.seat(of))])
        }
        _ => return None,
    })
}

/// What is paid and gained, and the markers.
fn payments(run: &[Event], teller: &Teller<'_>) -> Option<Words> {
    Some(match run[0] {
        Event::GainedSilver { seat, .. } | Event::Gained { seat, .. } => {
            plainly("Gained", seat, vec![sum(run, teller)])
        }
        Event::PaidSilver { seat, .. } | Event::Paid { seat, .. } => {
            plainly("Paid", seat, vec![sum(run, teller)])
        }
        Event::GainedVirtue { seat, steps, corruption, virtue } => {
            let args = vec![("virtue", teller.taken(Unit::Virtue, steps))];
            plainly("GainedVirtue", seat, marked(args, virtue, corruption == virtue))
        }
        Event::GainedCorruption { seat, steps, corruption, virtue } => {
            let args = vec![("corruption", teller.taken(Unit::Corruption, steps))];
            plainly("GainedCorruption", seat, marked(args, corruption, corruption == virtue))
        }
        Event::GainedDebt { seat } => {
            plainly("GainedDebt", seat, vec![("debts", teller.taken(Paper::Debt, run.len()))])
        }
        Event::GainedDeeds { seat, amount } => {
            plainly("GainedDeeds", seat, vec![("deeds", teller.taken(Paper::Deed, amount))])
        }
        Event::Flipped { seat, paper } => (format!("Flipped-{paper}"), seat, vec![]),
        Event::Collided { seat, space } => plainly("Collided", seat, vec![("space", space.into())]),
        Event::Parted { seat } => plainly("Parted", seat, vec![]),
        Event::LostDebts { seat, amount } => {
            plainly("LostDebts", seat, vec![("debts", teller.taken(Paper::Debt, amount))])
        }
        Event::GainedApprovedDeed { seat } => plainly("GainedApprovedDeed", seat, vec![]),
        Event::Instead { seat, of } => (format!("Instead-{of}"), seat, vec![]),
        _ => return None,
    })
}

/// King's Orders, Outsiders, Manuscript Boards, and cards beside the board.
fn gates(event: &Event, teller: &Teller<'_>) -> Option<Words> {
    let of = |card| vec![("card", teller.name(card))];
    Some(match *event {
        Event::DealtDesk { seat, desk } => {
            plainly("DealtDesk", seat, vec![("desk_object", teller.named(desk, Form::Object))])
        }
        Event::Welcomed { seat, card } => plainly("Welcomed", seat, of(card)),
        Event::Refused { seat, card } => plainly("Refused", seat, of(card)),
        Event::Removed { seat, card } => plainly("Removed", seat, of(card)),
        Event::GainedOrder { seat } => plainly("GainedOrder", seat, vec![]),
        Event::NamedRibbon { seat, ribbon } => (format!("NamedRibbon-{ribbon}"), seat, vec![]),
        Event::UsedColumn { seat, column } => {
            plainly("UsedColumn", seat, vec![("column", teller.name(column))])
        }
        Event::TookAward { seat, merit } => plainly("TookAward", seat, vec![holds(merit, teller)]),
        _ => return None,
    })
}

/// Where a marker is now, alone or with the other.
fn marked(mut args: Vec<Arg<'static>>, space: u8, joined: bool) -> Vec<Arg<'static>> {
    args.push(("space", space.into()));
    args.push(("joined", if joined { "yes" } else { "no" }.into()));
    args
}

/// Everything that was gained or paid in a row.
fn sum(run: &[Event], teller: &Teller<'_>) -> Arg<'static> {
    let (mut silver, mut held) = (0, [0; Good::ALL.len()]);
    for event in run {
        match *event {
            Event::GainedSilver { amount, .. } | Event::PaidSilver { amount, .. } => {
                silver += amount;
            }
            Event::Gained { good, amount, .. } | Event::Paid { good, amount, .. } => {
                held[good.index()] += amount;
            }
            _ => {}
        }
    }
    ("goods", teller.list(&goods(silver, held, Form::Taken, teller)))
}
