//! A Castle for All Seasons at a glance: what the helpers will have earned at the end, and what
//! goods, talers and cards can still become.

use castle::{Building, Castle, Kind, Place, board};
use engine::{Game, Seat};

use super::{Evaluate, points};
use crate::{Level, Rollout};

/// Victory points that a building point of goods is likely to become.
const BUILDING_POINT: f32 = 0.45;
/// A silver bar in building points: any unit, and a bar in the Forge.
const SILVER: f32 = 3.0;
/// A taler while there is time to buy a place with it.
const TALER: f32 = 0.45;
/// Talers beyond the price of a good place are worth less.
const PLENTY: f32 = 24.0;
/// A helper in supply while there is time to place it.
const HELPER: f32 = 1.2;
/// A card in hand: more to choose from, and a later Master Builder.
const CARD: f32 = 0.35;
/// Pay-outs in a round: about every second round somebody plays a Trader.
const PAY_OUTS: f32 = 0.45;
/// Towers, houses and other tiles that go up in a round, as shares of what is still to be built.
const BUILDING_PACE: f32 = 0.07;
/// Helpers that go into the castle in a round, by seat.
const HELPING_PACE: f32 = 0.25;

impl Evaluate for Castle {
    const LEAD_SCALE: f32 = 9.0;
    const SEALED_RESOLVES_AT_ONCE: bool = false;
    const ROLLOUT: Rollout = Rollout::Guided(8);
    const ITERATIONS: [u32; Level::ALL.len()] = [60, 150, 1_200, 10_000];

    fn outlook(&self, seat: Seat) -> f32 {
        let ahead = Ahead::of(self);
        points(self.standing(seat).total)
            + ahead.helpers(self, seat)
            + ahead.traders(self, seat)
            + ahead.supply(self, seat)
    }
}

/// What the rounds that are left may bring.
struct Ahead {
    /// Rounds still to be played, this one included.
    rounds: f32,
    /// How much can still be made of what lies in the supply, between 0 and 1.
    time: f32,
    towers: f32,
    houses: f32,
    unbuilt: f32,
}

impl Ahead {
    fn of(state: &Castle) -> Self {
        let rounds = f32::from((board::rounds(state.seats()) + 1).saturating_sub(state.round()));
        let stay = (1.0 - BUILDING_PACE).powf(rounds);
        let erected = |building: Building| {
            let now = f32::from(state.erected(building));
            now + (f32::from(building.tiles()) - now) * (1.0 - stay)
        };
        Self {
            rounds,
            time: (rounds / 3.0).min(1.0),
            towers: erected(Building::Tower),
            houses: erected(Building::House),
            unbuilt: f32::from(state.unbuilt()) * stay,
        }
    }

    /// The final scoring as it is likely to come out (CAS-17).
    fn helpers(&self, state: &Castle, seat: Seat) -> f32 {
        let own = |place: Place| f32::from(state.own_helpers(place, seat));
        let more = HELPING_PACE * self.rounds * f32::from(state.seats());
        let helpers = f32::from(state.castle_helpers()) + more;
        let free = (f32::from(state.free_castle_places()) - more * 0.5).max(1.0);
        let silver = f32::from(state.forge()) + self.rounds * 0.3;
        own(Place::Keep) * 3.0 * free
            + own(Place::Tavern12) * helpers
            + own(Place::Tavern6) * helpers * 0.5
            + own(Place::MainGate) * 2.0 * self.towers
            + own(Place::SmallGate) * self.towers
            + own(Place::Stable16) * 3.0 * self.houses
            + own(Place::Stable12) * 2.0 * self.houses
            + own(Place::ServantsHouse) * self.unbuilt
            + own(Place::Forge16) * silver
            + own(Place::Forge8) * silver * 0.5
            + own(Place::Granary) * 6.0
            + self.market(state, seat)
            + self.palace(state, seat)
    }

    fn market(&self, state: &Castle, seat: Seat) -> f32 {
        let rate = match state.own_helpers(Place::Market, seat) {
            0 => return 0.0,
            1 => 0.5,
            _ => 1.0,
        };
        rate * (f32::from(state.talers(seat)) * (1.0 - self.time * 0.5) + self.rounds)
    }

    fn palace(&self, state: &Castle, seat: Seat) -> f32 {
        let room = 5 * state.own_helpers(Place::Palace, seat);
        let units = f32::from(room.min(state.goods(seat).units())) * 2.5;
        units * (1.0 - self.time * 0.5) + f32::from(room) * 2.0 * self.time
    }

    /// What the helpers at carts and rider will bring.
    fn traders(&self, state: &Castle, seat: Seat) -> f32 {
        let own = |place: &&Place| state.own_helpers(**place, seat) > 0;
        let goods: f32 = Place::TRADERS.iter().filter(own).map(|place| pay_out(*place)).sum();
        goods * BUILDING_POINT * PAY_OUTS * (self.rounds - 1.0).max(0.0) * 0.7
    }

    fn supply(&self, state: &Castle, seat: Seat) -> f32 {
        let mut goods = state.goods(seat);
        goods.add(state.loads(seat));
        let building = f32::from(goods.building_points()) + SILVER * f32::from(goods[Kind::Silver]);
        let talers = f32::from(state.talers(seat));
        let money = talers.min(PLENTY) + (talers - PLENTY).max(0.0) * 0.4;
        let helpers = HELPER * f32::from(state.helpers(seat));
        let cards = CARD * f32::from(state.hand(seat).len());
        self.time * (building * BUILDING_POINT + money * TALER + helpers + cards)
    }
}

/// Building points that a pay-out brings a helper, the duty paid.
fn pay_out(place: Place) -> f32 {
    match place {
        Place::CartSand => 3.0,
        Place::CartWood | Place::CartClay => 4.0,
        Place::CartStone => 5.0,
        _ => SILVER,
    }
}
