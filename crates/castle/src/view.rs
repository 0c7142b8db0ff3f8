//! What a viewer may see (CAS-22.4): everything but cards being chosen and the order of the pile.

use std::collections::BTreeMap;

use engine::{Seat, SeatSet, Standing, Viewer};
use serde::Serialize;

use crate::{
    Building, Card, CardSet, Castle, Erected, Frame, Goods, Options, Place, Side, Source,
    WinterCard,
    board::{self, SCORE_TRACK},
    card::WORKERS,
    score,
};

/// A position as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct View {
    /// What was chosen at set-up.
    pub options: Options,
    /// What the table waits for.
    pub ask: Frame,
    /// Number of the round.
    pub round: u8,
    /// Rounds of the match.
    pub rounds: u8,
    /// Start player of the round; nobody before the draw.
    pub start: Option<Seat>,
    /// Talers in the bank.
    pub bank: u8,
    /// Talers on the round track.
    pub track: u8,
    /// The general stock.
    pub stock: Goods,
    /// Goods on the Defence Tower.
    pub defence_tower: Goods,
    /// Silver in the Forge.
    pub forge: u8,
    /// The sorts of tiles, cheapest first.
    pub tiles: Vec<TileView>,
    /// Castle places, places of winter cards, trader places.
    pub places: Vec<PlaceView>,
    /// Winter, on that side of the board.
    pub winter: Option<WinterView>,
    /// The seats in order.
    pub players: Vec<PlayerView>,
}

/// A sort of tiles.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct TileView {
    /// Which.
    pub building: Building,
    /// Building points it costs.
    pub cost: u8,
    /// Victory points printed on it.
    pub points: u8,
    /// Tiles still on the board.
    pub left: u8,
    /// Those that stand.
    pub erected: Vec<Erected>,
}

/// A place for helpers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct PlaceView {
    /// Which.
    pub place: Place,
    /// Whether its building stands or its card is in play.
    pub open: bool,
    /// Talers for a helper.
    pub price: u8,
    /// How many have room.
    pub room: u8,
    /// Who stands there.
    pub helpers: Vec<Seat>,
    /// At trader places: since which round; 0 elsewhere and when nobody does.
    pub since: u8,
}

/// What is to be seen of winter.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct WinterView {
    /// Rounds in which a card is turned up.
    pub rounds: Vec<u8>,
    /// Cards that have not been seen yet, in no order.
    pub unseen: Vec<WinterCard>,
    /// Cards that are in play.
    pub in_play: Vec<WinterCard>,
    /// Talers lying on the Inn.
    pub inn_talers: u8,
    /// Units given to the Young Lady.
    pub gifts: Goods,
    /// Talers given to her.
    pub gift_talers: u8,
    /// Who has not withdrawn.
    pub suitors: SeatSet,
    /// Who has given something.
    pub givers: SeatSet,
}

/// One seat as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct PlayerView {
    /// Which seat.
    pub seat: Seat,
    /// Points so far.
    pub score: i32,
    /// Space of the score track (CAS-1.9).
    pub track_space: i32,
    /// Completed laps of the track.
    pub laps: i32,
    /// Where the points come from.
    pub points: BTreeMap<Source, u8>,
    /// What each building would give if the match ended now; nothing once it has.
    pub would_score: BTreeMap<Source, u8>,
    /// Talers.
    pub talers: u8,
    /// Goods in supply.
    pub goods: Goods,
    /// Helpers in supply.
    pub helpers: u8,
    /// Cards in hand; cards lying face down are not told apart from them.
    pub hand: CardSet,
    /// Cards face up.
    pub played: CardSet,
    /// Cards lost to winter.
    pub lost: CardSet,
    /// Whether the table waits for this seat.
    pub awaited: bool,
    /// Cards lying face down.
    pub face_down: u8,
    /// The cards of this round, if the viewer may know them.
    pub chosen: Option<CardSet>,
    /// Those whose turn has begun: of two Workers the order is the owner's, and everybody sees it
    /// (CAS-6.4).
    pub begun: CardSet,
    /// Units on the Worker cards of this round.
    pub loads: BTreeMap<Card, Goods>,
}

impl View {
    pub(crate) fn of(state: &Castle, viewer: Viewer) -> Self {
        Self {
            options: state.options,
            ask: state.frame(),
            round: state.round,
            rounds: board::rounds(state.seats),
            start: (state.frame() != Frame::DrawStart).then_some(state.start),
            bank: state.bank,
            track: state.track,
            stock: state.stock,
            defence_tower: state.defence_tower,
            forge: state.forge,
            tiles: Building::WITH_TILES.into_iter().map(|b| TileView::of(state, b)).collect(),
            places: Place::ALL.into_iter().map(|p| PlaceView::of(state, p)).collect(),
            winter: WinterView::of(state),
            players: Seat::first(state.seats).map(|s| PlayerView::of(state, s, viewer)).collect(),
        }
    }
}

impl TileView {
    fn of(state: &Castle, building: Building) -> Self {
        Self {
            building,
            cost: building.cost(),
            points: building.points(),
            left: state.tiles_left(building),
            erected: state.tiles[building.slots()].iter().flatten().copied().collect(),
        }
    }
}

impl PlaceView {
    fn of(state: &Castle, place: Place) -> Self {
        Self {
            place,
            open: state.is_open(place),
            price: place.price(),
            room: place.room(),
            helpers: state.helpers_on(place).iter().flatten().copied().collect(),
            since: if place.is_trader() { state.placed_in[place.trader_index()] } else { 0 },
        }
    }
}

impl WinterView {
    fn of(state: &Castle) -> Option<Self> {
        if state.options.side == Side::Summer {
            return None;
        }
        let winter = &state.winter;
        let has_icon = |round: &u8| {
            let space = board::space_of_round(state.seats, *round);
            board::has_winter_icon(space, state.options.six_winter_cards)
        };
        Some(Self {
            rounds: (1..=board::rounds(state.seats)).filter(has_icon).collect(),
            unseen: winter.pile.iter().collect(),
            in_play: winter.in_play.iter().collect(),
            inn_talers: winter.inn_talers,
            gifts: winter.gifts,
            gift_talers: winter.gift_talers,
            suitors: winter.suitors,
            givers: winter.givers,
        })
    }
}

impl PlayerView {
    /// What decides its place.
    #[must_use]
    pub fn standing(&self) -> Standing {
        score::standing(self.score, self.talers, self.goods)
    }

    fn of(state: &Castle, seat: Seat, viewer: Viewer) -> Self {
        let player = state.player(seat);
        let score = player.total();
        let selecting = state.frame() == Frame::Select;
        let known = !selecting || viewer.knows_secrets_of(seat);
        let over = matches!(state.frame(), Frame::Over | Frame::Palace(_));
        let would = state.would_score_now(seat).into_iter().filter(|_| !over);
        let load = |worker: Card| (worker, player.loads[worker.worker_index()]);
        let loaded = player.chosen.and(WORKERS).iter().filter(|_| !selecting);
        Self {
            seat,
            score,
            // CAS-1.9: beyond the last space the marker goes on at 1.
            track_space: if score == 0 { 0 } else { (score - 1) % SCORE_TRACK + 1 },
            laps: (score - 1).max(0) / SCORE_TRACK,
            points: Source::ALL.into_iter().map(|s| (s, player.points[s.index()])).collect(),
            would_score: would.collect(),
            talers: player.talers,
            goods: player.goods,
            helpers: player.helpers,
            hand: player.hand,
            played: player.played,
            lost: player.lost(),
            awaited: state.asked().awaits(engine::Actor::Seat(seat)),
            face_down: if selecting { player.chosen.len() } else { 0 },
            chosen: (known && !player.chosen.is_empty()).then_some(player.chosen),
            begun: state.begun(seat),
            loads: loaded.map(load).collect(),
        }
    }
}
