//! The position: what lies where, and whom it waits for (CAS-22.1).

use engine::{Seat, SeatSet, Set, Stack};
use serde::{Deserialize, Serialize};

use crate::{
    Building, Card, CardSet, Erected, Goods, Kind, MaterialKinds, Options, Place, Side, Source,
    WinterCard,
    asks::{DEPTH, DrawStart, Frame},
    board::{
        self, DEFENCE_TOWER_AT_SET_UP, GOODS_AT_SET_UP, PLACE_OF_SLOT, SEATS, SLOTS, TALERS,
        TALERS_AT_SET_UP, TALERS_PER_ROUND, TILES,
    },
    form::Form,
    goods::UNITS,
};

/// One seat's things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    /// Points by where they come from.
    pub points: [u8; Source::ALL.len()],
    pub talers: u8,
    pub goods: Goods,
    /// Helpers in supply.
    pub helpers: u8,
    /// Cards in hand; while the selection lasts, the chosen ones too.
    pub hand: CardSet,
    /// Cards face up (CAS-4.7).
    pub played: CardSet,
    /// Cards of this round: face down while the selection lasts.
    pub chosen: CardSet,
    /// Units on the Worker cards (CAS-5).
    pub loads: [Goods; Card::WORKERS.len()],
    /// Buildings that got a helper this round, as bits (CAS-14.5).
    pub helped: u16,
}

impl Player {
    fn at_set_up(seats: u8) -> Self {
        Self {
            points: [0; Source::ALL.len()],
            talers: TALERS_AT_SET_UP,
            goods: Goods(GOODS_AT_SET_UP),
            helpers: board::helpers(seats),
            hand: CardSet::ALL,
            played: CardSet::EMPTY,
            chosen: CardSet::EMPTY,
            loads: [Goods::NONE; Card::WORKERS.len()],
            helped: 0,
        }
    }

    pub fn total(&self) -> i32 {
        self.points.iter().map(|&points| i32::from(points)).sum()
    }

    /// Cards lost to winter (CAS-20.7).
    pub fn lost(&self) -> CardSet {
        CardSet::ALL.minus(self.hand).minus(self.played)
    }
}

/// What winter brought (CAS-19, CAS-20); nothing of it in summer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Winter {
    /// Cards not turned up yet.
    pub pile: Set<WinterCard>,
    /// Cards that stay.
    pub in_play: Set<WinterCard>,
    /// Talers lying on the Inn (CAS-20.1b).
    pub inn_talers: u8,
    /// What has been given to the Young Lady.
    pub gifts: Goods,
    pub gift_talers: u8,
    /// Who has not withdrawn.
    pub suitors: SeatSet,
    /// Who has given at least once.
    pub givers: SeatSet,
}

impl Winter {
    const NONE: Self = Self {
        pile: Set::EMPTY,
        in_play: Set::EMPTY,
        inn_talers: 0,
        gifts: Goods::NONE,
        gift_talers: 0,
        suitors: SeatSet::EMPTY,
        givers: SeatSet::EMPTY,
    };
}

/// A position of A Castle for All Seasons.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct Castle {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) round: u8,
    /// Start player; means nothing before it is drawn.
    pub(crate) start: Seat,
    pub(crate) bank: u8,
    /// Talers on the round track.
    pub(crate) track: u8,
    pub(crate) stock: Goods,
    pub(crate) defence_tower: Goods,
    /// Silver in the Forge (CAS-13.11).
    pub(crate) forge: u8,
    /// What left the game in the final scoring (CAS-17.7, CAS-17.8).
    pub(crate) removed: Goods,
    pub(crate) removed_talers: u8,
    /// Tiles of one building are erected in the order of this list.
    pub(crate) tiles: [Option<Erected>; TILES],
    /// Helpers; equal places of one building fill in the order of this list.
    pub(crate) places: [Option<Seat>; SLOTS],
    /// The round in which each trader helper was placed; 0 at free places.
    pub(crate) placed_in: [u8; Place::TRADERS.len()],
    pub(crate) winter: Winter,
    /// Seats that still owe a selection.
    pub(crate) owed: SeatSet,
    pub(crate) pending: Stack<Frame, DEPTH>,
    /// One for each seat of the match; the rest stay as at set-up.
    pub(crate) players: [Player; SEATS],
}

impl Castle {
    /// CAS-2: everything but the draw of the start player.
    pub(crate) fn set_up(seats: u8, options: Options) -> Self {
        let track = board::rounds(seats) * TALERS_PER_ROUND;
        let mut stock = UNITS;
        stock.remove(Goods(DEFENCE_TOWER_AT_SET_UP));
        for _ in 0..seats {
            stock.remove(Goods(GOODS_AT_SET_UP));
        }
        let mut winter = Winter::NONE;
        if options.side == Side::Winter {
            winter.pile = Set::ALL;
        }
        let mut pending = Stack::default();
        pending.push(DrawStart.into());
        Self {
            seats,
            options,
            round: 1,
            start: Seat::ALL[0],
            bank: TALERS - track - seats * TALERS_AT_SET_UP,
            track,
            stock,
            defence_tower: Goods(DEFENCE_TOWER_AT_SET_UP),
            forge: 0,
            removed: Goods::NONE,
            removed_talers: 0,
            tiles: [None; TILES],
            places: [None; SLOTS],
            placed_in: [0; Place::TRADERS.len()],
            winter,
            owed: SeatSet::EMPTY,
            pending,
            players: [Player::at_set_up(seats); SEATS],
        }
    }

    /// Number of the round.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// A seat's talers.
    #[must_use]
    pub fn talers(&self, seat: Seat) -> u8 {
        self.player(seat).talers
    }

    /// A seat's goods, without what still lies on its Worker cards.
    #[must_use]
    pub fn goods(&self, seat: Seat) -> Goods {
        self.player(seat).goods
    }

    /// What lies on a seat's Worker cards (CAS-5).
    #[must_use]
    pub fn loads(&self, seat: Seat) -> Goods {
        let mut all = Goods::NONE;
        self.player(seat).loads.into_iter().for_each(|load| all.add(load));
        all
    }

    /// A seat's helpers in supply.
    #[must_use]
    pub fn helpers(&self, seat: Seat) -> u8 {
        self.player(seat).helpers
    }

    /// Silver bars in the Forge (CAS-13.11).
    #[must_use]
    pub const fn forge(&self) -> u8 {
        self.forge
    }

    /// The cards in a seat's hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.player(seat).hand
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The players of this match in seating order.
    pub(crate) fn at_table(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// The seat at a position of player order: clockwise from the start player.
    pub(crate) fn seat_at(&self, at: u8) -> Seat {
        let index = self.start.index() + usize::from(at);
        let seats = usize::from(self.seats);
        Seat::ALL[if index < seats { index } else { index - seats }]
    }

    // Tiles and places.

    /// Tiles of a building that are still on the board.
    pub(crate) fn tiles_left(&self, building: Building) -> u8 {
        building.tiles() - self.erected(building)
    }

    /// Tiles of a building that are erected.
    #[must_use]
    pub fn erected(&self, building: Building) -> u8 {
        let erected = self.tiles[building.slots()].iter().flatten().count();
        u8::try_from(erected).expect("few tiles")
    }

    /// Whether a tile of it is still on the board; they are erected in list order.
    pub(crate) fn is_on_board(&self, building: Building) -> bool {
        self.tiles[building.slots()].last().is_some_and(Option::is_none)
    }

    /// Whether helpers can stand in it: erected, or standing from the beginning (CAS-14.2).
    pub(crate) fn stands(&self, building: Building) -> bool {
        self.tiles[building.slots()].first().is_none_or(Option::is_some)
    }

    /// Tiles of all buildings still on the board.
    #[must_use]
    pub fn unbuilt(&self) -> u8 {
        self.tiles.iter().map(|tile| u8::from(tile.is_none())).sum()
    }

    pub(crate) fn helpers_on(&self, place: Place) -> &[Option<Seat>] {
        &self.places[place.slots()]
    }

    /// Whether one more helper can stand there; they fill a place in list order.
    pub(crate) fn has_room(&self, place: Place) -> bool {
        self.places[place.slots().end - 1].is_none()
    }

    /// Who stands at a place with room for one.
    pub(crate) fn occupant(&self, place: Place) -> Option<Seat> {
        self.places[place.slots().start]
    }

    /// Helpers of a seat at a place.
    #[must_use]
    pub fn own_helpers(&self, place: Place, seat: Seat) -> u8 {
        let own = self.helpers_on(place).iter().filter(|&&helper| helper == Some(seat)).count();
        u8::try_from(own).expect("few helpers")
    }

    /// Where a seat's helpers stand, one place for each.
    pub fn helpers_of(&self, seat: Seat) -> impl Iterator<Item = Place> {
        let slots = self.places.iter().zip(PLACE_OF_SLOT);
        slots.filter(move |(helper, _)| **helper == Some(seat)).map(|(_, place)| place)
    }

    /// Whether there is a winter card or building to stand on (CAS-14.2, CAS-20.1, CAS-20.2).
    pub(crate) fn is_open(&self, place: Place) -> bool {
        match place.ground() {
            board::Ground::Castle(building) => self.stands(building),
            board::Ground::Granary => self.winter.in_play.contains(WinterCard::Granary),
            board::Ground::Inn => self.winter.in_play.contains(WinterCard::Inn),
            board::Ground::Trader(_) => true,
        }
    }

    /// Takes an own helper from a trader place or the Inn, or from the supply.
    pub(crate) fn lift_helper(&mut self, seat: Seat, from: Option<Place>) {
        match from {
            None => self.player_mut(seat).helpers -= 1,
            Some(place) => {
                self.places[place.slots().start] = None;
                if place.is_trader() {
                    self.placed_in[place.trader_index()] = 0;
                }
            }
        }
    }

    // Money and silver.

    /// Talers from the bank, as far as it goes (CAS-7.2, CAS-9.3).
    pub(crate) fn pay_from_bank(&mut self, seat: Seat, talers: u8) -> u8 {
        let paid = talers.min(self.bank);
        self.bank -= paid;
        self.player_mut(seat).talers += paid;
        paid
    }

    pub(crate) fn pay_to_bank(&mut self, seat: Seat, talers: u8) {
        self.player_mut(seat).talers -= talers;
        self.bank += talers;
    }

    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: u8) {
        let own = &mut self.player_mut(seat).points[source.index()];
        // No source can give so much; a position written by hand can claim anything.
        *own = own.saturating_add(points);
    }

    /// Whether a seat has silver that the stock has something for (CAS-13.10).
    pub(crate) fn can_exchange(&self, seat: Seat) -> bool {
        let [sand, wood, clay, stone, _] = self.stock.0;
        self.player(seat).goods[Kind::Silver] > 0 && sand | wood | clay | stone > 0
    }

    pub(crate) fn material_kinds(&self) -> MaterialKinds {
        self.options.material_kinds
    }
}
