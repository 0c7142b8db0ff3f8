//! The table of Architects of the West Kingdom as text: the town, the market, the Guildhall and the
//! Cathedral, the apprentices, the seats.

mod display;
mod plan;
mod seats;
mod town;

use architects::{
    Action, Apprentice, Architects, Building, Character, Frame, Goods, Kind, View, Visit,
    board::LEVELS, card::Boon,
};
use engine::Seat;

use self::{display::about, plan::about_plan};
use super::{Unit, action, names::goods};
use crate::{
    Form, Rich, Teller,
    terminal::{Draw, Name, Row},
};

impl Draw for Architects {
    fn board(view: &View, teller: &Teller<'_>) -> String {
        let mut lines = town::rows(view, teller);
        lines.push(Row::default());
        lines.extend(display::rows(view, teller));
        lines.push(Row::default());
        lines.extend(seats::rows(view, teller));
        lines.into_iter().map(|line| line.finish() + "\n").collect()
    }

    /// The plans in hand, where a worker is to be placed; elsewhere the list says it all.
    fn hand(view: &View, seat: Seat, teller: &Teller<'_>) -> String {
        let plans = match view.ask {
            Frame::Move | Frame::Crane(_) => &view.players[seat.index()].hand[..],
            _ => &[],
        };
        let lines = plans.iter().flat_map(|&of| plan::rows(of, teller));
        lines.map(Row::finish).collect::<Vec<_>>().join("\n")
    }

    fn entry(view: &View, action: Action, teller: &Teller<'_>) -> String {
        let title = action::title(action, teller).plain();
        match action {
            Action::Hire(of) | Action::MarketHire(of) => format!("{title} ({})", about(of, teller)),
            Action::Keep(of) | Action::Discard(of) => {
                format!("{title} ({})", about_plan(of, teller))
            }
            Action::Choose(option) => {
                action::chosen(view, option, teller).map_or(title, |gain| gain.plain())
            }
            Action::Cathedral(Some(wood)) => cathedral(view, wood, teller).unwrap_or(title),
            Action::Capture(location, of) => {
                let workers = view.players.get(of.index()).map_or(0, |own| own.at[&location]);
                let args = [
                    ("workers", teller.taken(Unit::Worker, workers)),
                    ("place_at", teller.named(location, Form::At)),
                    ("place_from", teller.named(location, Form::From)),
                    ("owner", teller.seat(of)),
                ];
                let own = of == view.active;
                let way = if own { "own" } else { "group" };
                teller.say(&format!("architects-do-capture-{way}"), args).plain()
            }
            _ => title,
        }
    }

    fn ends(action: Action) -> bool {
        action == Action::Stop
    }

    fn names(teller: &Teller<'_>) -> Vec<Name> {
        let visits = Visit::ALL.into_iter().flat_map(|of| Name::of(of, teller));
        let apprentices = Apprentice::ALL.into_iter().flat_map(|of| Name::of(of, teller));
        let buildings = Building::ALL.into_iter().flat_map(|of| Name::of(of, teller));
        let characters = Character::ALL.into_iter().flat_map(|of| Name::of(of, teller));
        visits.chain(apprentices).chain(buildings).chain(characters).collect()
    }

    /// A worker is placed, an apprentice hired, a building constructed, a character chosen.
    fn meant(things: &[String]) -> Option<Action> {
        let [one] = things else { return None };
        let visit = one.parse().map(Action::Place);
        let hire = || one.parse().map(Action::Hire);
        let construct = || one.parse().map(|building| Action::Construct { building, less: None });
        visit
            .or_else(|_| hire())
            .or_else(|_| construct())
            .or_else(|_| one.parse().map(Action::Board))
            .ok()
    }

    fn is_same_family(one: Action, other: Action) -> bool {
        match (one, other) {
            (Action::Hire(_), Action::Hire(_))
            | (Action::MarketHire(_), Action::MarketHire(_))
            | (Action::Cathedral(_), Action::Cathedral(_)) => true,
            (Action::Construct { building, .. }, Action::Construct { building: same, .. }) => {
                building == same
            }
            _ => false,
        }
    }

    fn family(actions: &[Action], teller: &Teller<'_>) -> Option<String> {
        let ways = ("ways", actions.len().into());
        let said = match *actions.first()? {
            Action::Hire(_) => teller.say("architects-family-hire", [ways]),
            Action::MarketHire(_) => teller.say("architects-family-market_hire", [ways]),
            Action::Cathedral(_) => teller.say("architects-family-cathedral", [ways]),
            Action::Construct { building, .. } => {
                let built = ("building_object", teller.named(building, Form::Object));
                teller.say("architects-family-construct", [built, ways])
            }
            _ => return None,
        };
        Some(said.plain())
    }
}

/// A step of the Cathedral with all that is paid for it.
fn cathedral(view: &View, wood: u8, teller: &Teller<'_>) -> Option<String> {
    let own = view.players.get(view.active.index())?;
    let level = LEVELS.get(usize::from(own.cathedral) + 1)?;
    let mix = level.mix.saturating_sub(own.boon(Boon::CheaperBuilding).into());
    let mut price = Goods::NONE;
    price[Kind::Wood] = wood.into();
    price[Kind::Stone] = mix.checked_sub(wood.into())?;
    let said =
        teller.say("architects-do-cathedral-goods", [("goods", goods(&price, teller).into())]);
    Some(said.plain())
}

/// Words without their marks.
fn bare(text: &str) -> String {
    Rich::parse(text).plain()
}
