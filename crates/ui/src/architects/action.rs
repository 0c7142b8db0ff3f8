//! What an action is called, and what is to be said of it beside what it brings about.

use architects::{
    Action, Building, Frame, Kind, View, action::Ground, asks::Draw, board::brings_reset,
};
use engine::Seat;

use super::{
    Unit,
    effects::{building_does, character_does, character_start, gain, market_card, reward_does},
    names,
};
use crate::{Form, Rich, Teller, code};

/// The action in a few words.
pub fn title(action: Action, teller: &Teller<'_>) -> Rich {
    let (name, args) = match action {
        Action::Start(seat) => ("start", vec![("seat", teller.seat(seat))]),
        Action::Board(character) => ("board", vec![("character", teller.name(character))]),
        Action::TurnUp(card) => ("turn_up", market_card(card, teller).to_vec()),
        Action::Reveal(of) => ("reveal", vec![("apprentice", teller.name(of))]),
        Action::Deal(building) => ("deal", vec![("building", teller.name(building))]),
        Action::Reward(reward) => return reward_does(reward, teller),
        Action::Keep(building) => ("keep", vec![("building", teller.name(building))]),
        Action::Place(visit) => return Rich::parse(&teller.texts.name(visit)),
        Action::Guard(duty) => return Rich::parse(&teller.texts.name(duty)),
        Action::Hire(of) => ("hire", vec![("apprentice_object", teller.named(of, Form::Object))]),
        Action::MarketHire(of) => {
            ("market_hire", vec![("apprentice_object", teller.named(of, Form::Object))])
        }
        Action::Construct { building, less } => {
            let mut args = vec![("building_object", teller.named(building, Form::Object))];
            args.extend(less.map(|kind| ("goods", teller.taken(kind, 1))));
            (if less.is_some() { "construct-less" } else { "construct" }, args)
        }
        Action::Cathedral(None) => ("cathedral", vec![]),
        Action::Cathedral(Some(wood)) => {
            let goods = teller.taken(Kind::Wood, wood);
            ("cathedral-wood", vec![("wood", wood.into()), ("goods", goods)])
        }
        Action::Recover(spot) => ("recover", vec![("place_from", names::spot_from(spot, teller))]),
        Action::Trade(trade) => {
            let [price, gain] = names::trade(trade, Form::Taken, teller);
            ("trade", vec![("price", price), ("gain", gain)])
        }
        Action::Capture(location, owner) => {
            let at = ("place_at", teller.named(location, Form::At));
            ("capture", vec![at, ("owner", teller.seat(owner))])
        }
        Action::Discard(building) => ("discard", vec![("building", teller.name(building))]),
        Action::Dismiss(of) => {
            ("dismiss", vec![("apprentice_object", teller.named(of, Form::Object))])
        }
        Action::Destroy(debts) => {
            ("destroy", vec![("n", debts.into()), ("debts", teller.taken(Unit::Debt, debts))])
        }
        Action::Pay => ("pay", vec![]),
        Action::TakeDebt => ("take_debt", vec![]),
        Action::Choose(option) => ("choose", vec![("n", option.into())]),
        Action::Stop => ("stop", vec![]),
    };
    teller.say(&format!("architects-do-{name}"), args)
}

/// What an action is for that nothing told of it would say, and what it sets off.
pub fn purpose(view: &View, action: Action, teller: &Teller<'_>) -> Option<Rich> {
    let plan = |key: &str, building: Building| {
        let args = [
            ("building", teller.name(building)),
            ("building_object", teller.named(building, Form::Object)),
        ];
        Rich::row([teller.say(key, args), building_does(building, teller)])
    };
    match action {
        Action::Board(character) => {
            Some(Rich::row([character_does(character, teller), character_start(character, teller)]))
        }
        Action::Keep(building) => Some(plan("architects-will-be-kept", building)),
        Action::Discard(building) => Some(plan("architects-will-be-discarded", building)),
        Action::Destroy(0) => Some(teller.say("architects-will-destroy-none", [])),
        Action::Stop => Some(teller.say(&format!("architects-will-stop-{}", code(&view.ask)), [])),
        Action::Place(visit) => match visit.ground() {
            Ground::Market(_) => fills_market(view, teller),
            _ => None,
        },
        Action::MarketHire(_) => fills_market(view, teller),
        Action::Construct { .. } | Action::Cathedral(_) => fills_guildhall(view, teller),
        _ => None,
    }
}

fn fills_market(view: &View, teller: &Teller<'_>) -> Option<Rich> {
    let free = view.market.spaces.values().filter(|space| space.is_none()).count();
    (free == 1).then(|| teller.say("architects-will-reset", []))
}

fn fills_guildhall(view: &View, teller: &Teller<'_>) -> Option<Rich> {
    let seats = u8::try_from(view.players.len()).ok()?;
    let placement = u8::try_from(view.guildhall.workers.len()).ok()? + 1;
    if placement == view.guildhall.spaces {
        return Some(teller.say("architects-will-end", []));
    }
    brings_reset(seats, placement).then(|| teller.say("architects-will-reset", []))
}

/// What is left to whoever pays, and what follows.
pub fn remains(after: &View, seat: Seat, action: Action, teller: &Teller<'_>) -> Option<Rich> {
    let own = after.players.get(seat.index())?;
    let counted = |name, unit: Unit, n: u8| (name, teller.taken(unit, n));
    // What is left is told as a label: nothing is done to it.
    let left = |name, unit: Unit, n: u8| (name, teller.texts.counted(unit, n, Form::Count).into());
    let follows = match after.ask {
        Frame::Storehouse(ask) => ("trade", vec![left("trades", Unit::Trade, ask.left)]),
        Frame::Capture(ask) => ("capture", vec![left("captures", Unit::Capture, ask.left)]),
        Frame::Guardhouse(ask) => ("guard", vec![left("actions", Unit::Action, ask.left)]),
        Frame::Draw(Draw { left, look: false, seat: of }) if of == seat => {
            ("draw", vec![counted("plans", Unit::Plan, left)])
        }
        Frame::Draw(Draw { left, look: true, seat: of }) if of == seat => {
            ("look", vec![counted("plans", Unit::Plan, left)])
        }
        Frame::Dismiss(_) => ("dismiss", vec![]),
        Frame::Discard(_) => ("discard", vec![]),
        _ if matches!(action, Action::Construct { .. } | Action::Cathedral(_)) => {
            let kinds = ("kinds", own.goods.amounts().count().into());
            ("keep", vec![kinds, ("goods", names::goods_label(&own.goods, teller).into())])
        }
        _ => return None,
    };
    let (name, args) = follows;
    Some(teller.say(&format!("architects-will-{name}"), args))
}

/// One of the gains that the table asks to choose from.
#[must_use]
pub fn chosen(view: &View, option: u8, teller: &Teller<'_>) -> Option<Rich> {
    let Frame::Choice(ask) = view.ask else { return None };
    let gains = ask.gains().get(usize::from(option).checked_sub(1)?)?;
    Some(gain(gains, teller))
}
