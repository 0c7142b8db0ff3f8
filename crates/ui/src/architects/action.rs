//! What an action is called, and what is to be said of it beside what it brings about.

use architects::{Action, Kind};

use super::{
    Unit,
    effects::{market_card, reward_does},
    names,
};
use crate::{Form, Rich, Teller};

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
