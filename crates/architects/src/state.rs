//! The position: what lies where, and whom it waits for (ARC-1.4, ARC-1.5).

use engine::{Bag, CardBits, Deck, Knowledge, Row, Seat, SeatSet, Set, Stack};
use serde::{Deserialize, Serialize};

use crate::{
    Apprentice, Boards, Building, Character, Goods, Kind, Location, MarketCard, Options, Reward,
    Skill, Space,
    asks::{Board, DEPTH, DrawStart, Frame},
    board::{
        self, APPRENTICE_LIMIT, DISPLAY, DISPLAY_COLUMNS, GUILDHALL_ROOM, LOOK, SEATS,
        TAX_AT_SET_UP, VIRTUE_AT_SET_UP, WORKERS,
    },
    card::{Boon, REWARDS},
    form::Form,
};

/// Building cards, by their numbers in the table.
pub(crate) type Plans = CardBits<1>;

/// One seat's things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub hand: Plans,
    pub built: Set<Building>,
    pub apprentices: Set<Apprentice>,
    pub goods: Goods,
    pub unpaid: u16,
    pub paid: u16,
    pub virtue: u8,
    pub cathedral: u8,
    pub reserve: u8,
    pub prison: u8,
    /// Own workers at the large locations.
    pub at: [u8; Location::ALL.len()],
    /// Workers of each seat captured on this board.
    pub captured: [u8; SEATS],
    /// The character, with individual boards.
    pub board: Option<Character>,
    /// Cards that the seat looks at, in the order in which they came.
    pub pack: Row<{ LOOK as usize }>,
    /// The card of the pack that is kept, face down until everybody has chosen.
    pub kept: Option<Building>,
}

impl Player {
    fn at_set_up() -> Self {
        Self {
            hand: CardBits::EMPTY,
            built: Set::EMPTY,
            apprentices: Set::EMPTY,
            goods: Goods::NONE,
            unpaid: 0,
            paid: 0,
            virtue: VIRTUE_AT_SET_UP,
            cathedral: 0,
            reserve: WORKERS,
            prison: 0,
            at: [0; Location::ALL.len()],
            captured: [0; SEATS],
            board: None,
            pack: Row::default(),
            kept: None,
        }
    }

    /// Skills of the own apprentices.
    #[inline]
    pub fn skills(&self) -> Set<Skill> {
        Set::of(&Skill::ALL, |skill| !self.apprentices.and(Apprentice::skilled(skill)).is_empty())
    }

    #[inline]
    pub fn silver(&self) -> u16 {
        self.goods[Kind::Silver]
    }

    /// Whether a worker stands at any large location.
    pub fn is_on_board(&self) -> bool {
        self.at.iter().any(|&workers| workers > 0)
    }
}

/// The Black Market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Market {
    /// Who stands on each space.
    pub spaces: [Option<Seat>; Space::ALL.len()],
    /// The card on top of the small pile.
    pub small: Option<MarketCard>,
    /// The other cards of the small pile; the rest lies on the large one.
    pub unseen: Set<MarketCard>,
    /// The card on top of the large pile.
    pub large: Option<MarketCard>,
}

/// A position of Architects of the West Kingdom.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct Architects {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    /// First player; means nothing before it is settled.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Turns completed.
    pub(crate) turns: u16,
    /// Turns still to come, once the Guildhall is full (ARC-17.1).
    pub(crate) last_turns: Option<u8>,
    /// A reset follows this action (ARC-16.1).
    pub(crate) reset_due: bool,
    /// Silver on the Tax Stand.
    pub(crate) tax: u16,
    pub(crate) market: Market,
    /// Reward cards that nobody has seen, in the pile or out of the match.
    pub(crate) rewards: Bag<{ Reward::ALL.len() }>,
    /// How many of them are in the pile.
    pub(crate) reward_pile: u8,
    /// Row by row; gaps while somebody is being hired.
    pub(crate) display: [Option<Apprentice>; DISPLAY],
    /// Silver on the displayed apprentices.
    pub(crate) coins: [u16; DISPLAY],
    pub(crate) apprentices: Deck<1, { Apprentice::ALL.len() }>,
    pub(crate) deck: Deck<1, { Building::ALL.len() }>,
    pub(crate) known: Knowledge<1, SEATS>,
    /// Whose workers lie in the Guildhall, and beside it.
    pub(crate) guildhall: Row<GUILDHALL_ROOM>,
    pub(crate) pending: Stack<Frame, DEPTH>,
    /// One for each seat of the match; the rest stay as at set-up.
    pub(crate) players: [Player; SEATS],
}

impl Architects {
    /// ARC-2, up to the first thing that chance or a player settles.
    pub(crate) fn set_up(seats: u8, options: Options) -> Self {
        let promo = if options.promo_cards { 3 } else { 0 };
        let mut pending = Stack::default();
        pending.push(match options.boards {
            Boards::Common => DrawStart.into(),
            Boards::Chosen | Boards::Dealt => Board { seat: Seat::ALL[0] }.into(),
        });
        Self {
            seats,
            options,
            first: Seat::ALL[0],
            active: Seat::ALL[0],
            turns: 0,
            last_turns: None,
            reset_due: false,
            tax: TAX_AT_SET_UP,
            market: Market {
                spaces: [None; Space::ALL.len()],
                small: None,
                unseen: Set::ALL,
                large: None,
            },
            rewards: Bag::new(REWARDS),
            reward_pile: board::rewards(seats),
            display: [None; DISPLAY],
            coins: [0; DISPLAY],
            apprentices: Deck::new(CardBits::first(Apprentice::BASE + promo)),
            deck: Deck::new(CardBits::first(Building::BASE + promo)),
            known: Knowledge::default(),
            guildhall: Row::default(),
            pending,
            players: [Player::at_set_up(); SEATS],
        }
    }

    /// A seat's goods.
    #[must_use]
    pub fn goods(&self, seat: Seat) -> &Goods {
        &self.player(seat).goods
    }

    /// A seat's virtue.
    #[must_use]
    pub fn virtue(&self, seat: Seat) -> u8 {
        self.player(seat).virtue
    }

    /// The buildings that a seat has constructed.
    #[must_use]
    pub fn built(&self, seat: Seat) -> Set<Building> {
        self.player(seat).built
    }

    /// The apprentices of a seat.
    #[must_use]
    pub fn apprentices(&self, seat: Seat) -> Set<Apprentice> {
        self.player(seat).apprentices
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.active
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The players of this match in seating order.
    pub(crate) fn at_table(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    pub(crate) fn is_at_table(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats)
    }

    /// Everybody else, in seating order.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.seats).filter(move |&other| other != seat)
    }

    /// The seats in turn order from the first player.
    pub(crate) fn turn_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.index(), usize::from(self.seats));
        (0..seats).map(move |at| Seat::ALL[(first + at) % seats])
    }

    /// How much of a boon a seat has, by its board and its apprentices; copies add up (ARC-9.9).
    #[inline]
    pub(crate) fn boon(&self, seat: Seat, boon: Boon) -> u8 {
        let player = self.player(seat);
        let board = player.board.map_or(0, |character| character.boon(boon));
        let with = player.apprentices.and(Apprentice::with(boon));
        if with.is_empty() { board } else { board + sum_of_boons(with) }
    }

    /// The most apprentices that a seat may have (ARC-9.8, ARC-18.4).
    pub(crate) fn apprentice_limit(&self, seat: Seat) -> u8 {
        APPRENTICE_LIMIT + self.boon(seat, Boon::MoreApprentices)
    }

    /// Workers of a seat on the boards of others.
    pub(crate) fn on_boards(&self, seat: Seat) -> u8 {
        self.at_table().iter().map(|player| player.captured[seat.index()]).sum()
    }

    /// Workers of a seat in the Guildhall and beside it.
    pub(crate) fn in_guildhall(&self, seat: Seat) -> usize {
        self.guildhall.iter().filter(|&index| usize::from(index) == seat.index()).count()
    }

    /// Where an apprentice is displayed.
    pub(crate) fn slot_of(&self, apprentice: Apprentice) -> Option<usize> {
        self.display.iter().position(|&displayed| displayed == Some(apprentice))
    }

    /// Goods of a market (ARC-12.2).
    pub(crate) fn market_goods(&self, space: Space) -> Goods {
        match space {
            Space::C => self.market.large.map_or(board::PRINTED_LARGE, |card| *card.large()),
            Space::A | Space::B => {
                self.market.small.map_or(board::PRINTED_SMALL, |card| *card.small())
            }
        }
    }

    /// Whether frames are those of a turn.
    pub(crate) fn is_in_turn(below: &[Frame]) -> bool {
        below.first() == Some(&Frame::EndTurn)
    }

    /// Who has not chosen a card of the pack yet (ARC-2.6).
    pub(crate) fn owed(&self) -> SeatSet {
        let chosen = |seat: &Seat| self.player(*seat).kept.is_none();
        Seat::first(self.seats).filter(chosen).collect()
    }

    /// Characters that a seat can still get: one of each colour (ARC-18.9).
    pub(crate) fn open_characters(&self, seat: Seat) -> Set<Character> {
        let all = if self.options.extra_characters {
            &Character::ALL[..]
        } else {
            &Character::ALL[..Character::BASE]
        };
        let taken = |character: Character| {
            let before = &self.players[..seat.index()];
            let taken = before.iter().filter_map(|player| player.board);
            taken.into_iter().any(|other| other.colour() == character.colour())
        };
        Set::of(all, |character| !taken(character))
    }
}

fn sum_of_boons(cards: Set<Apprentice>) -> u8 {
    let amount = |card: Apprentice| match card.ability() {
        crate::card::Ability::Has(_, amount) => amount,
        _ => 0,
    };
    cards.iter().map(amount).sum()
}

/// The column of a place of the display, counted from 1 (ARC-2.3).
pub(crate) const fn column(slot: usize) -> usize {
    slot % DISPLAY_COLUMNS + 1
}

/// The places of a row of the display, given one of them.
pub(crate) const fn row_of(slot: usize) -> std::ops::Range<usize> {
    let first = slot / DISPLAY_COLUMNS * DISPLAY_COLUMNS;
    first..first + DISPLAY_COLUMNS
}
