//! Why an action is refused, and what to do instead.

use castle::{
    Action, CardSet, Goods, Kind, MaterialKinds, View, board,
    card::{BREACH_STONE, UNIT_PRICE},
};
use engine::{Illegal, Seat};

use super::{goods, shortfall::shortfall, talers};
use crate::{Rich, Teller};

/// Why an action is refused, and what to do instead.
pub fn refuse(view: &View, seat: Seat, action: Action, why: &Illegal, teller: &Teller<'_>) -> Rich {
    let own = view.players.get(seat.index());
    let laid = if let Action::Cards(cards) = action { cards } else { CardSet::EMPTY };
    let price = if let Action::Place { to, .. } = action { to.price() } else { 0 };
    let (sum, cost) = match action {
        Action::Build { building, payment } => (payment.building_points(), building.cost()),
        _ => (0, 0),
    };
    let kinds = match view.options.material_kinds {
        MaterialKinds::AtLeastThree => "least",
        MaterialKinds::ExactlyThree => "exactly",
    };
    let seats = u8::try_from(view.players.len()).expect("few seats");
    let args = [
        ("rule", teller.rule(why.rule.0)),
        ("cards", board::cards_per_round(seats).into()),
        ("laid", laid.len().into()),
        ("price", talers(price, teller)),
        ("talers", talers(own.map_or(0, |own| own.talers), teller)),
        ("goods", goods(own.map_or(Goods::NONE, |own| own.goods), teller).into()),
        ("stone", teller.taken(Kind::Stone, BREACH_STONE)),
        ("unit", talers(UNIT_PRICE, teller)),
        ("sand", Kind::Sand.points().into()),
        ("wood", Kind::Wood.points().into()),
        ("clay", Kind::Clay.points().into()),
        ("rock", Kind::Stone.points().into()),
        ("sum", sum.into()),
        ("cost", cost.into()),
        ("kinds", kinds.into()),
    ];
    let said = teller.say(&format!("castle-illegal-{}", why.kind), args);
    match action {
        Action::Build { building, .. } if is_about_the_payment(why) => {
            Rich::row([said].into_iter().chain(shortfall(view, seat, building, teller)))
        }
        _ => said,
    }
}

/// Whether the payment is at fault, and not the moment or the building.
fn is_about_the_payment(why: &Illegal) -> bool {
    ["WrongNumberOfKinds", "NotTheExactSum", "NotEnoughGoods"].contains(&why.kind)
}
