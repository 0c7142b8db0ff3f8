//! The JSON form of a position: readable, complete and checked. Scenarios lay their `given` over it.

use std::collections::BTreeMap;

use engine::{Game, Impossible, Seat, SeatSet, Set, Stack};
use serde::{Deserialize, Serialize};

use crate::{
    Building, Card, CardSet, Castle, Erected, Goods, MaterialKinds, Options, Place, Side, Source,
    WinterCard,
    asks::{DEPTH, Frame},
    state::{Player, Winter},
};

/// The position as a person would write it down: lists hold what is there, never gaps.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Form {
    seats: u8,
    side: Side,
    six_winter_cards: bool,
    material_kinds: MaterialKinds,
    round: u8,
    /// Nobody before the draw.
    start: Option<Seat>,
    bank: u8,
    track: u8,
    stock: Goods,
    defence_tower: Goods,
    forge: u8,
    removed: Goods,
    removed_talers: u8,
    /// Erected tiles of each sort.
    tiles: BTreeMap<Building, Vec<Erected>>,
    /// Helpers in the castle and on winter cards.
    places: BTreeMap<Place, Vec<Seat>>,
    /// Helpers at the trader places.
    traders: BTreeMap<Place, Vec<TraderForm>>,
    winter: WinterForm,
    players: Vec<PlayerForm>,
    pending: Stack<Frame, DEPTH>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TraderForm {
    seat: Seat,
    round: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WinterForm {
    pile: Vec<WinterCard>,
    in_play: Set<WinterCard>,
    inn_talers: u8,
    gifts: Goods,
    gift_talers: u8,
    suitors: SeatSet,
    givers: SeatSet,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerForm {
    points: BTreeMap<Source, u8>,
    talers: u8,
    goods: Goods,
    helpers: u8,
    hand: CardSet,
    played: CardSet,
    chosen: CardSet,
    loads: BTreeMap<Card, Goods>,
    /// One place of each building that got a helper this round.
    helped: Vec<Place>,
}

impl From<Castle> for Form {
    fn from(state: Castle) -> Self {
        let erected = |building: Building| {
            (building, state.tiles[building.slots()].iter().flatten().copied().collect())
        };
        let helpers =
            |place: Place| (place, state.helpers_on(place).iter().flatten().copied().collect());
        let trader = |place: Place| {
            let round = state.placed_in[place.trader_index()];
            let helper = state.occupant(place).map(|seat| TraderForm { seat, round });
            (place, helper.into_iter().collect())
        };
        let drawn = state.frame() != Frame::DrawStart;
        Self {
            seats: state.seats,
            side: state.options.side,
            six_winter_cards: state.options.six_winter_cards,
            material_kinds: state.options.material_kinds,
            round: state.round,
            start: drawn.then_some(state.start),
            bank: state.bank,
            track: state.track,
            stock: state.stock,
            defence_tower: state.defence_tower,
            forge: state.forge,
            removed: state.removed,
            removed_talers: state.removed_talers,
            tiles: Building::WITH_TILES.into_iter().map(erected).collect(),
            places: Place::PRICED.into_iter().map(helpers).collect(),
            traders: Place::TRADERS.into_iter().map(trader).collect(),
            winter: WinterForm::from(&state.winter),
            players: state.at_table().iter().map(PlayerForm::from).collect(),
            pending: state.pending,
        }
    }
}

impl From<&Winter> for WinterForm {
    fn from(winter: &Winter) -> Self {
        Self {
            pile: winter.pile.iter().collect(),
            in_play: winter.in_play,
            inn_talers: winter.inn_talers,
            gifts: winter.gifts,
            gift_talers: winter.gift_talers,
            suitors: winter.suitors,
            givers: winter.givers,
        }
    }
}

impl From<&Player> for PlayerForm {
    fn from(player: &Player) -> Self {
        let mut seen = 0;
        let first_of_building = |place: &Place| {
            let bit = place.building_bit();
            let new = player.helped & bit != 0 && seen & bit == 0;
            seen |= bit;
            new
        };
        let load = |worker: Card| (worker, player.loads[worker.worker_index()]);
        Self {
            points: Source::ALL.into_iter().map(|s| (s, player.points[s.index()])).collect(),
            talers: player.talers,
            goods: player.goods,
            helpers: player.helpers,
            hand: player.hand,
            played: player.played,
            chosen: player.chosen,
            loads: Card::WORKERS.into_iter().map(load).collect(),
            helped: Place::PRICED.into_iter().filter(first_of_building).collect(),
        }
    }
}

impl TryFrom<Form> for Castle {
    type Error = Impossible;

    fn try_from(form: Form) -> Result<Self, Impossible> {
        Impossible::unless_seated(&Self::INFO, form.seats, form.players.len())?;
        let options = Options {
            side: form.side,
            six_winter_cards: form.six_winter_cards,
            material_kinds: form.material_kinds,
        };
        let mut state = Self {
            round: form.round,
            start: form.start.unwrap_or(Seat::ALL[0]),
            bank: form.bank,
            track: form.track,
            stock: form.stock,
            defence_tower: form.defence_tower,
            forge: form.forge,
            removed: form.removed,
            removed_talers: form.removed_talers,
            winter: form.winter.winter()?,
            pending: form.pending,
            ..Self::set_up(form.seats, options)
        };
        if state.pending.top().is_none() {
            return Err(Impossible("nothing is pending, not even the end".to_owned()));
        }
        fill_board(&mut state, &form)?;
        for (player, form) in state.players.iter_mut().zip(&form.players) {
            form.fill(player)?;
        }
        state.owed = owed(&state);
        state.check_position()?;
        Ok(state)
    }
}

/// Tiles and helpers, none too many and none in a wrong list.
fn fill_board(state: &mut Castle, form: &Form) -> Result<(), Impossible> {
    for (&building, erected) in &form.tiles {
        fill(&mut state.tiles[building.slots()], erected, building.name())?;
    }
    for (&place, helpers) in &form.places {
        if place.is_trader() {
            return Err(Impossible(format!("{place} belongs among the traders")));
        }
        fill(&mut state.places[place.slots()], helpers, place.name())?;
    }
    for (&place, helpers) in &form.traders {
        if !place.is_trader() {
            return Err(Impossible(format!("{place} is no trader place")));
        }
        let seats: Vec<Seat> = helpers.iter().map(|helper| helper.seat).collect();
        fill(&mut state.places[place.slots()], &seats, place.name())?;
        state.placed_in[place.trader_index()] = helpers.first().map_or(0, |helper| helper.round);
    }
    Ok(())
}

fn fill<T: Copy>(slots: &mut [Option<T>], items: &[T], name: &str) -> Result<(), Impossible> {
    if items.len() > slots.len() {
        return Err(Impossible(format!("{name} has no room for {}", items.len())));
    }
    for (slot, &item) in slots.iter_mut().zip(items) {
        *slot = Some(item);
    }
    Ok(())
}

impl WinterForm {
    fn winter(&self) -> Result<Winter, Impossible> {
        let pile: Set<WinterCard> = self.pile.iter().copied().collect();
        Impossible::unless(usize::from(pile.len()) == self.pile.len(), || {
            "two equal cards in the winter pile (CAS-1.8)".to_owned()
        })?;
        Ok(Winter {
            pile,
            in_play: self.in_play,
            inn_talers: self.inn_talers,
            gifts: self.gifts,
            gift_talers: self.gift_talers,
            suitors: self.suitors,
            givers: self.givers,
        })
    }
}

impl PlayerForm {
    fn fill(&self, player: &mut Player) -> Result<(), Impossible> {
        player.talers = self.talers;
        player.goods = self.goods;
        player.helpers = self.helpers;
        player.hand = self.hand;
        player.played = self.played;
        player.chosen = self.chosen;
        for (&source, &points) in &self.points {
            player.points[source.index()] = points;
        }
        for (&worker, &load) in &self.loads {
            if !worker.is_worker() {
                return Err(Impossible(format!("{worker} carries no load (CAS-5.1)")));
            }
            player.loads[worker.worker_index()] = load;
        }
        player.helped = self.helped.iter().fold(0, |bits, place| bits | place.building_bit());
        Ok(())
    }
}

/// Who still has to choose.
fn owed(state: &Castle) -> SeatSet {
    if state.frame() != Frame::Select {
        return SeatSet::EMPTY;
    }
    let owes = |seat: &Seat| state.player(*seat).chosen.is_empty();
    Seat::first(state.seats).filter(owes).collect()
}
