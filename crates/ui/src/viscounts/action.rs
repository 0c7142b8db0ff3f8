//! What an action is called, and what is to be said of it beside what it brings about.

use engine::Seat;
use viscounts::{
    Action, Card, Event, Frame, Icon, Icons, Slot, Space, View,
    action::Order,
    asks::{Figure, TakeBonus},
    board::PRINTED_MANUSCRIPT_COST,
    view::SegmentView,
};

use super::{
    Unit, chronicle,
    effects::{card_does, effect, manuscript_does, player_card_does},
    gates::{self, award_does, column_does},
    names::{bank, icons},
    places::{plot_does, printed_townsfolk_do, section_does, slot_does, trade_does},
    prompt,
};
use crate::{Arg, Form, Rich, Teller, code, effects::Mood};

/// The action in a few words.
pub fn title(action: Action, teller: &Teller<'_>) -> Rich {
    let (name, args) = match action {
        Action::Segment(_)
        | Action::Rotation(_)
        | Action::Size(_)
        | Action::Reveal(_)
        | Action::Show(_)
        | Action::Start(_)
        | Action::Deal(_)
        | Action::Hero(_)
        | Action::Draw(_)
        | Action::Scheme(_)
        | Action::Future(_)
        | Action::Enter(_)
        | Action::Beside(_)
        | Action::Desk(_) => chance(action, teller),
        Action::Act { primary, dismiss } => {
            let act = format!("act-{primary}");
            if !dismiss {
                return teller.say(&format!("viscounts-do-{act}"), []);
            }
            let act = teller.texts.get(&format!("viscounts-do-{act}"));
            ("act-dismiss", vec![("act", act.into())])
        }
        Action::Section(_)
        | Action::Shift(..)
        | Action::Go(_)
        | Action::Bump(_)
        | Action::Workers(_) => castle(action, teller),
        Action::Rearrange(Order::O123) => ("rearrange-not", vec![]),
        Action::Rearrange(order) => {
            let [first, second, third] = order.slots().map(|slot| (slot + 1).into());
            ("rearrange", vec![("first", first), ("second", second), ("third", third)])
        }
        Action::Flip(paper) => return teller.say(&format!("viscounts-do-flip-{paper}"), []),
        Action::Afar { primary, segment } => {
            let act = teller.texts.get(&format!("viscounts-do-act-{primary}"));
            let at = ("place_at", teller.named(segment, Form::At));
            ("act-dismiss-afar", vec![("act", act.into()), at])
        }
        Action::Ribbon(ribbon) => return teller.say(&format!("viscounts-do-ribbon-{ribbon}"), []),
        Action::Use(column) => return teller.say(&format!("viscounts-do-use-{column}"), []),
        _ => own(action, teller),
    };
    teller.say(&format!("viscounts-do-{name}"), args)
}

type Words = (&'static str, Vec<Arg<'static>>);

/// What chance does.
fn chance(action: Action, teller: &Teller<'_>) -> Words {
    match action {
        Action::Segment(segment) => ("segment", vec![("segment", teller.name(segment))]),
        Action::Rotation(rotation) => ("rotation", vec![("n", (rotation + 1).into())]),
        Action::Size(size) => ("size", vec![("cards", teller.taken(Unit::Card, size))]),
        Action::Show(manuscript) => ("show", vec![("manuscript", teller.name(manuscript))]),
        Action::Start(seat) => ("start", vec![("seat", teller.seat(seat))]),
        Action::Deal(card) => ("deal", vec![("player", teller.name(card))]),
        Action::Reveal(card) | Action::Hero(card) => ("reveal", vec![("card", teller.name(card))]),
        Action::Draw(card) => ("draw", vec![("card", teller.name(card))]),
        Action::Scheme(scheme) | Action::Future(scheme) => {
            ("scheme", vec![("scheme", teller.name(scheme))])
        }
        Action::Enter(card) => ("enter", vec![("card", teller.name(card))]),
        Action::Beside(award) => ("beside", vec![("award", teller.name(award))]),
        Action::Desk(desk) => ("desk", vec![("desk", teller.name(desk))]),
        _ => ("stop", vec![]),
    }
}

/// What Workers do.
fn castle(action: Action, teller: &Teller<'_>) -> Words {
    match action {
        Action::Section(section) => ("section", vec![("section", teller.name(section))]),
        Action::Shift(section, direction) => {
            let from = ("section_from", teller.named(section, Form::From));
            ("shift", vec![from, ("direction", teller.name(direction))])
        }
        Action::Go(direction) => ("go", vec![("direction", teller.name(direction))]),
        Action::Bump(owner) => ("bump", vec![("owner", teller.seat(owner))]),
        Action::Workers(workers) => {
            ("workers", vec![("workers", teller.taken(Unit::Worker, workers))])
        }
        _ => ("stop", vec![]),
    }
}

/// What a seat does with its cards, on the board and with what it has.
fn own(action: Action, teller: &Teller<'_>) -> Words {
    let of = |card: Card| vec![("card", teller.name(card))];
    match action {
        Action::Take(card) => ("take", vec![("player_object", teller.named(card, Form::Object))]),
        Action::Play(card) => ("play", of(card)),
        Action::Move(space) => ("move", vec![("place_to", teller.named(space, Form::To))]),
        Action::Exchange(times) => {
            ("exchange", vec![("exchanges", teller.taken(Unit::Exchange, times))])
        }
        Action::Build(slot) => ("build", vec![("slot_object", teller.named(slot, Form::Object))]),
        Action::Pay(units) => ("pay", vec![("n", units.into())]),
        Action::Site(site) => ("site", vec![("site_at", teller.named(site, Form::At))]),
        Action::Link(site) => ("link", vec![("site", teller.name(site))]),
        Action::Hire(card) => ("hire", of(card)),
        Action::Gain(manuscript) => ("gain", vec![("manuscript", teller.name(manuscript))]),
        Action::Discard(Some(card)) => ("discard", of(card)),
        Action::Discard(None) => ("discard-top", vec![]),
        Action::Destroy(Some(card)) => ("destroy", of(card)),
        Action::Destroy(None) => ("destroy-top", vec![]),
        Action::Resource(good) => {
            ("resource", vec![("good_object", teller.named(good, Form::Object))])
        }
        Action::Choose(option) => ("choose", vec![("n", option.into())]),
        Action::Trigger(card) => ("trigger", of(card)),
        Action::Order => ("order", vec![]),
        Action::Welcome(card) => ("welcome", of(card)),
        Action::Refuse(card) => ("refuse", of(card)),
        Action::Award(merit) => ("award", vec![gates::holds(merit, teller)]),
        Action::Workshop => ("workshop", vec![]),
        _ => ("stop", vec![]),
    }
}

/// What an action is for that nothing told of it would say, and what it sets off.
pub fn purpose(view: &View, action: Action, teller: &Teller<'_>) -> Option<Rich> {
    match action {
        Action::Take(card) => {
            let hero = view.pairs.iter().find(|pair| pair.card == card).and_then(|pair| pair.hero);
            let hero = hero.map(|hero| {
                let name = Rich::parse(&(teller.texts.name(hero) + ":"));
                Rich::row([name, card_does(hero, teller)])
            });
            Some(Rich::row([player_card_does(card, teller)].into_iter().chain(hero)))
        }
        Action::Play(card)
        | Action::Hire(card)
        | Action::Trigger(card)
        | Action::Welcome(card)
        | Action::Refuse(card) => Some(card_does(card, teller)),
        Action::Move(space) => goes(view, space, teller),
        Action::Act { dismiss: true, .. } => Some(dismissed(near(view, view.active)?, teller)),
        Action::Afar { segment, .. } => {
            Some(dismissed(view.segments.iter().find(|at| at.segment == segment)?, teller))
        }
        Action::Order => Some(teller.say("viscounts-will-order", [])),
        Action::Use(column) => Some(column_does(column, Mood::Does, teller)),
        Action::Award(merit) => {
            let award = view.gates.as_ref()?.awards[merit.index()]?;
            Some(award_does(award, Mood::Does, teller))
        }
        Action::Workshop => Some(slot_does(Slot::HireDiscard, Mood::Does, teller)),
        Action::Gain(manuscript) => Some(manuscript_does(manuscript, teller)),
        Action::Site(site) => Some(plot_does(site.plot(view.players_for_sides()), teller)),
        Action::Section(section) => Some(section_does(section, Mood::Does, teller)),
        Action::Choose(option) => chosen(view, option, teller),
        Action::Discard(None) | Action::Destroy(None) => {
            Some(teller.say("viscounts-will-unseen", []))
        }
        Action::Rearrange(Order::O123) => Some(teller.say("viscounts-will-stay", [])),
        Action::Stop => Some(teller.say(&format!("viscounts-will-stop-{}", code(&view.ask)), [])),
        _ => None,
    }
}

/// What can be done on a space.
fn goes(view: &View, space: Space, teller: &Teller<'_>) -> Option<Rich> {
    let segment = view.segments.iter().find(|at| at.segment == space.segment())?;
    Some(if let Some(of) = space.bank() {
        let trade = trade_does(view.options.trade(space.segment(), of), teller).plain();
        let args = [("trade", trade.into()), ("bank_at", bank(of, Form::At, teller))];
        teller.say("viscounts-will-go-outer", args)
    } else {
        let cost = segment.manuscript.map_or(PRINTED_MANUSCRIPT_COST, viscounts::Manuscript::cost);
        let cost = icons(Icons::of(Icon::Cleric, cost), teller);
        let args = [("section_at", teller.named(segment.section, Form::At)), ("icons", cost)];
        teller.say("viscounts-will-go-inner", args)
    })
}

/// Who is dismissed for an action, and what that sets off.
fn dismissed(segment: &SegmentView, teller: &Teller<'_>) -> Rich {
    let Some(card) = segment.top else {
        return printed_townsfolk_do(segment.segment, teller);
    };
    let name = teller.say("viscounts-will-dismiss", [("card", teller.name(card))]);
    Rich::row([name, card_does(card, teller)])
}

/// The segment where a seat's Viscount stands.
pub(super) fn near(view: &View, seat: Seat) -> Option<&SegmentView> {
    let space = view.players.get(seat.index())?.viscount?;
    view.segments.iter().find(|at| at.segment == space.segment())
}

/// Townsfolk that the active seat can dismiss.
#[must_use]
pub fn figure_near(view: &View) -> Option<Figure> {
    let segment = near(view, view.active)?;
    Some(segment.top.map_or(Figure::Printed(segment.segment), Figure::Card))
}

/// What follows for certain when a card has come to light, or what is asked next, if the same seat is
/// asked.
pub fn remains(after: &View, seat: Seat, _: Action, teller: &Teller<'_>) -> Option<Rich> {
    earned(after, seat, teller).or_else(|| asked_next(after, seat, teller))
}

/// The bonus card that a seat takes once the next Manuscript has been seen (VIS-12.8).
fn earned(after: &View, seat: Seat, teller: &Teller<'_>) -> Option<Rich> {
    let taken = after.pending.iter().find_map(|frame| match *frame {
        Frame::TakeBonus(TakeBonus { seat: taker, ribbon }) if taker == seat => {
            Some(Event::TookBonus { seat, ribbon })
        }
        _ => None,
    })?;
    let lines = chronicle::tell(&[taken], &teller.foretelling(seat));
    Some(Rich::row(lines.into_iter().map(|line| line.text)))
}

fn asked_next(after: &View, seat: Seat, teller: &Teller<'_>) -> Option<Rich> {
    let own = after.players.get(seat.index())?;
    let goes_on = own.awaited && !matches!(after.ask, Frame::Play | Frame::Pairs(_));
    let what = goes_on.then(|| prompt::asked(after, own, teller).words())?;
    Some(teller.say("viscounts-will-ask", [("what", what.into())]))
}

/// One of the effects that the table asks to choose from.
#[must_use]
pub fn chosen(view: &View, option: u8, teller: &Teller<'_>) -> Option<Rich> {
    let Frame::Choice(ask) = view.ask else { return None };
    let effects = ask.effects().get(usize::from(option).checked_sub(1)?)?;
    Some(effect(effects, teller))
}
