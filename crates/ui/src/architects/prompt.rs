//! What the table waits for.

use architects::{
    Frame, Kind, Location, View,
    asks::{Choice, Cost, Discard, Why},
    board::HAND_LIMIT,
    card::Boon,
    effects::Row,
    view::PlayerView,
};
use engine::{Seat, SeatSet, Turn, Viewer};
use fluent_bundle::FluentValue;

use super::{Landmark, Unit, effects::gain, names::goods_label};
use crate::{Arg, Form, Prompt, Rich, Teller, code};

/// What the table waits for, spoken to the viewer.
pub fn prompt(view: &View, turn: Turn, viewer: Viewer, teller: &Teller<'_>) -> Prompt {
    match turn {
        Turn::Over => {
            Prompt::over(view.players.iter().map(|own| (own.seat, own.standing())), teller)
        }
        Turn::Chance => {
            let key = format!("architects-prompt-chance-{}", code(&view.ask));
            Prompt { say: teller.say(&key, []), sub: Rich::default() }
        }
        Turn::Sealed(owed) => draft(view, owed, viewer, teller),
        Turn::Seat(seat) if viewer == Viewer::Seat(seat) => {
            let own = &view.players[seat.index()];
            Prompt { say: asked(view, own, teller), sub: beside(view, own, teller) }
        }
        Turn::Seat(seat) => {
            let key = format!("architects-waits-{}", code(&view.ask));
            let say = teller.say(&key, [("seat", teller.seat(seat))]);
            Prompt { say, sub: Rich::default() }
        }
    }
}

fn draft(view: &View, owed: SeatSet, viewer: Viewer, teller: &Teller<'_>) -> Prompt {
    let own = match viewer {
        Viewer::Seat(seat) => view.players.get(seat.index()),
        Viewer::Spectator | Viewer::Referee => None,
    };
    let waits = [("seats", teller.seats(owed))];
    let say = match own {
        Some(own) if own.awaited && own.pack.len() > 2 => teller.say("architects-prompt-draft", []),
        Some(own) if own.awaited => teller.say("architects-prompt-draft-last", []),
        Some(_) => teller.say("architects-prompt-kept", waits),
        None => teller.say("architects-prompt-waits", waits),
    };
    let sub = own.filter(|own| own.awaited).map(|own| have(own, teller));
    Prompt { say, sub: sub.unwrap_or_default() }
}

/// The question, to the one who is asked.
fn asked(view: &View, own: &PlayerView, teller: &Teller<'_>) -> Rich {
    let left = |name, unit: Unit, n: u8| (name, teller.texts.counted(unit, n, Form::Count).into());
    let (name, args): (_, Vec<Arg<'_>>) = match view.ask {
        Frame::Move if own.reserve == 0 => ("move-empty", vec![]),
        Frame::Storehouse(ask) => ("storehouse", vec![left("trades", Unit::Trade, ask.left)]),
        Frame::Capture(ask) => {
            let name = match ask.cost {
                Cost::Free => "capture-free",
                Cost::FreeOrRelease => "capture-or-release",
                Cost::Paid { .. } => "capture",
            };
            (name, vec![left("captures", Unit::Capture, ask.left)])
        }
        Frame::Guardhouse(ask) => ("guardhouse", vec![left("actions", Unit::Action, ask.left)]),
        Frame::Dismiss(_) if !is_hiring(view) => ("dismiss-graveyard", vec![]),
        Frame::Discard(Discard { why, .. }) => match why {
            Why::Limit => ("discard-limit", vec![("limit", HAND_LIMIT.into())]),
            Why::Cathedral => ("discard-cathedral", vec![]),
            Why::Sell { gold } => ("discard-sell", vec![("goods", teller.taken(Kind::Gold, gold))]),
        },
        Frame::Destroy(ask) => ("destroy", vec![("n", own.unpaid.min(ask.most.into()).into())]),
        Frame::AvoidDebt(_) => {
            let price = teller.taken(Kind::Silver, own.boon(Boon::AvoidsDebt));
            ("avoid_debt", vec![("price", price)])
        }
        Frame::Choice(ask) => return choice(ask, teller),
        ask => return teller.say(&format!("architects-prompt-{}", code(&ask)), []),
    };
    teller.say(&format!("architects-prompt-{name}"), args)
}

/// Whether an apprentice is discarded to make room for another.
fn is_hiring(view: &View) -> bool {
    view.pending.iter().any(|frame| matches!(frame, Frame::Take(_)))
}

fn choice(ask: Choice, teller: &Teller<'_>) -> Rich {
    let card = ("card", card(ask.0.row, teller));
    match ask.gains() {
        [only] => {
            let gain = ("gain", gain(only, teller).plain().into());
            teller.say("architects-prompt-choice-may", [card, gain])
        }
        _ => teller.say("architects-prompt-choice", [card]),
    }
}

/// What a row belongs to.
fn card(row: Row, teller: &Teller<'_>) -> FluentValue<'static> {
    match row {
        Row::Building(building) => teller.name(building),
        Row::Apprentice(apprentice) => teller.name(apprentice),
        Row::Character(character) => teller.name(character),
        Row::Reward(_) => teller.name(Landmark::Cathedral),
        Row::Reset => teller.name(Landmark::BlackMarket),
        Row::ReleaseByDebt => teller.name(Location::Guardhouse),
    }
}

/// What the one who is asked has to decide with, and what is about to happen.
fn beside(view: &View, own: &PlayerView, teller: &Teller<'_>) -> Rich {
    let moving = view.ask == Frame::Move;
    let free = view.market.spaces.values().filter(|space| space.is_none()).count();
    let near = (moving && free == 1).then(|| teller.say("architects-prompt-reset-near", []));
    let last = is_last_turn(view, own.seat).then(|| teller.say("architects-prompt-last-turn", []));
    Rich::row([have(own, teller)].into_iter().chain(near).chain(last))
}

fn is_last_turn(view: &View, seat: Seat) -> bool {
    let seats = view.players.len();
    view.active == seat && view.last_turns.is_some_and(|left| usize::from(left) < seats)
}

fn have(own: &PlayerView, teller: &Teller<'_>) -> Rich {
    let args = [
        ("kinds", own.goods.amounts().count().into()),
        ("goods", goods_label(&own.goods, teller).into()),
        ("virtue", teller.texts.counted(Unit::Virtue, own.virtue, Form::Count).into()),
        ("workers", teller.texts.counted(Unit::Worker, own.reserve, Form::Count).into()),
    ];
    teller.say("architects-prompt-have", args)
}
