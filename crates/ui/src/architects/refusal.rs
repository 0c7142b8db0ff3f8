//! Why an action is refused, and what to do instead.

use architects::{
    Action, Apprentice, Building, Goods, Kind, Skill, Space, View, Visit,
    action::Ground,
    board::{CATHEDRAL_VIRTUE, MARKET_VIRTUE_LIMIT},
    card::Boon,
    view::PlayerView,
};
use engine::{Illegal, Seat, Set};

use super::{
    Unit,
    names::{goods, goods_label, skills},
};
use crate::{Form, Rich, Teller};

/// Why an action is refused, and what to do instead.
pub fn refuse(view: &View, seat: Seat, action: Action, why: &Illegal, teller: &Teller<'_>) -> Rich {
    let own = &view.players[seat.index().min(view.players.len() - 1)];
    let building = match action {
        Action::Construct { building, .. } => building,
        _ => Building::ALL[0],
    };
    let price = match action {
        Action::Trade(trade) => *trade.price(),
        _ => market_price(own, action),
    };
    let args = [
        ("rule", teller.rule(why.rule.0)),
        ("workers", teller.taken(Unit::Worker, own.reserve)),
        ("virtue", teller.taken(Unit::Virtue, own.virtue)),
        ("most", MARKET_VIRTUE_LIMIT.into()),
        ("least", CATHEDRAL_VIRTUE.into()),
        ("silver", teller.taken(Kind::Silver, own.goods[Kind::Silver])),
        ("goods", goods(&own.goods, teller).into()),
        ("price", goods(&price, teller).into()),
        ("building_object", teller.named(building, Form::Object)),
        ("skills", skills(missing_skills(own, building), teller)),
        ("missing", goods_label(&missing_goods(own, building), teller).into()),
    ];
    teller.say(&format!("architects-illegal-{}", why.kind), args)
}

/// What a space of the Black Market costs a seat (ARC-12.7).
fn market_price(own: &PlayerView, action: Action) -> Goods {
    let space = match action {
        Action::Place(visit) => space_of(visit),
        Action::MarketHire(_) => Some(Space::B),
        _ => None,
    };
    let silver = space.map_or(0, Space::price);
    let less = own.boon(Boon::CheaperMarket).into();
    let mut price = Goods::NONE;
    price[Kind::Silver] = silver.saturating_sub(less);
    price
}

fn space_of(visit: Visit) -> Option<Space> {
    match visit.ground() {
        Ground::Market(space) => Some(space),
        _ => None,
    }
}

/// The skills that a seat lacks for a building (ARC-14.5).
#[must_use]
pub fn missing_skills(own: &PlayerView, building: Building) -> Set<Skill> {
    let has = |skill: Skill| {
        own.apprentices.iter().any(|&apprentice| Apprentice::skilled(skill).contains(apprentice))
    };
    building.skills().minus(Set::of(&Skill::ALL, has))
}

/// The goods that a seat lacks for a building, with what its board changes of the price (ARC-18.4).
#[must_use]
pub fn missing_goods(own: &PlayerView, building: Building) -> Goods {
    let mut missing = Goods::NONE;
    for (kind, amount) in building.cost().amounts() {
        missing[kind] = amount.saturating_sub(own.goods[kind]);
    }
    if own.boon(Boon::GoldIsMarble) > 0 {
        for (short, other) in [(Kind::Gold, Kind::Marble), (Kind::Marble, Kind::Gold)] {
            let spare = own.goods[other].saturating_sub(building.cost()[other]);
            missing[short] = missing[short].saturating_sub(spare);
        }
    }
    let less = u16::from(own.boon(Boon::CheaperBuilding));
    let reduced = [Kind::Wood, Kind::Stone].into_iter().find(|&kind| missing[kind] > 0);
    if let Some(kind) = reduced {
        missing[kind] = missing[kind].saturating_sub(less);
    }
    missing
}
