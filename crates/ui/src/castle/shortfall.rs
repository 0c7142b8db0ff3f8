//! Why a building cannot be paid with what a seat owns: what is missing, and which exchange of
//! silver would do. Whether a payment is legal is said by the rules; a test holds this against them.

use castle::{Building, Goods, Kind, MaterialKinds, View, can_pay};
use engine::Seat;
use fluent_bundle::FluentValue;

use super::goods;
use crate::{Arg, Rich, Teller};

/// Other ways out than these are not worth reading.
const MOST_WAYS: usize = 4;
/// Who lacks more units than this is only told how many points that makes.
const MOST_MISSING: u8 = 3;

/// What keeps a seat from paying for a building; nothing when it can be paid.
#[must_use]
pub fn shortfall(view: &View, seat: Seat, of: Building, teller: &Teller<'_>) -> Option<Rich> {
    let own = view.players.get(seat.index())?.goods;
    let price = Price { building: of, kinds: view.options.material_kinds };
    if price.is_met_by(own) {
        return None;
    }
    let materials = Kind::MATERIALS.into_iter().filter(|&kind| own[kind] > 0).count();
    let points = own.building_points();
    let reason = match () {
        () if points < u16::from(of.cost()) => "points",
        () if materials < castle::board::FEWEST_KINDS => "kinds",
        () => "sum",
    };
    let silver = own[Kind::Silver];
    let exchange = (1..=silver).find_map(|units| price.met_with(own, units, view.stock));
    let missing =
        || (1..=MOST_MISSING).find_map(|units| price.met_with(own, units, castle::goods::UNITS));
    let (way, ways) = match exchange {
        Some(ways) => ("exchange", ways),
        None => missing().map_or(("far", Vec::new()), |ways| ("lack", ways)),
    };
    let args: [Arg<'_>; 7] = [
        ("reason", reason.into()),
        ("cost", of.cost().into()),
        ("have", points.into()),
        ("kinds", materials.into()),
        ("way", way.into()),
        ("ways", either(&ways, teller)),
        ("rule", teller.rule(if reason == "kinds" { "CAS-13.4" } else { "CAS-13.3" })),
    ];
    Some(teller.say("castle-shortfall", args))
}

/// Ways in a row: `1 clay, 1 wood or 1 stone`; of several units `2 clay, or 1 wood and 1 stone`.
fn either(ways: &[Goods], teller: &Teller<'_>) -> FluentValue<'static> {
    let said: Vec<String> = ways.iter().map(|&way| goods(way, teller)).collect();
    let single = ways.iter().all(|way| way.units() == 1);
    let (between, last) =
        if single { ("list-more", "list-or") } else { ("list-else", "list-else") };
    teller.joined(&said, between, last).into()
}

/// What a building costs: an exact sum of at least, or exactly, three kinds (CAS-13.3, CAS-13.4).
struct Price {
    building: Building,
    kinds: MaterialKinds,
}

impl Price {
    fn is_met_by(&self, goods: Goods) -> bool {
        can_pay(goods, self.building, self.kinds)
    }

    /// Some of the sets of so many units, taken from a stock, that would do together with these
    /// goods; nothing when none would.
    fn met_with(&self, own: Goods, units: u8, stock: Goods) -> Option<Vec<Goods>> {
        let would_do = |more: &Goods| {
            let mut all = own;
            all.add(*more);
            stock.covers(*more) && self.is_met_by(all)
        };
        let found: Vec<Goods> = sets(units).filter(would_do).take(MOST_WAYS).collect();
        (!found.is_empty()).then_some(found)
    }
}

/// All sets of so many units of materials, the cheapest first.
fn sets(units: u8) -> impl Iterator<Item = Goods> {
    (0..=units).flat_map(move |stone| {
        (0..=units - stone).flat_map(move |clay| {
            (0..=units - stone - clay)
                .map(move |wood| Goods([units - stone - clay - wood, wood, clay, stone, 0]))
        })
    })
}
