//! The JSON form of a position: readable, complete and checked. Scenarios lay their `given` over it.

use std::collections::BTreeMap;

use engine::{Bag, Deck, Game, Impossible, Knowledge, Row, Seat, SeatSet, Set, Stack};
use serde::{Deserialize, Serialize};

use crate::{
    Apprentice, Architects, Building, Character, Frame, Goods, Location, MarketCard, Options,
    Reward, Space,
    asks::{DEPTH, Job, Work, number_of},
    board::{DISPLAY, DISPLAY_COLUMNS, GUILDHALL_ROOM, SEATS},
    state::{Market, Plans, Player},
    view::plans,
};

/// The position as a person would write it down: cards by their names, seats by their letters.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Form {
    seats: u8,
    options: Options,
    first: Seat,
    active: Seat,
    turns: u16,
    last_turns: Option<u8>,
    reset_due: bool,
    tax: u16,
    market: MarketForm,
    /// Reward cards that nobody has seen.
    rewards: BTreeMap<Reward, u8>,
    reward_pile: u8,
    /// Row by row.
    display: Vec<Vec<Option<Apprentice>>>,
    /// Silver on the displayed apprentices, row by row.
    coins: Vec<Vec<u16>>,
    /// What was put under the decks; their shuffled parts are all cards that lie nowhere else.
    apprentices_under: Vec<Apprentice>,
    deck_under: Vec<Building>,
    guildhall: Vec<Seat>,
    players: Vec<PlayerForm>,
    pending: Stack<Frame, DEPTH>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketForm {
    spaces: BTreeMap<Space, Option<Seat>>,
    small: Option<MarketCard>,
    unseen: Vec<MarketCard>,
    large: Option<MarketCard>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerForm {
    board: Option<Character>,
    goods: Goods,
    virtue: u8,
    unpaid: u16,
    paid: u16,
    cathedral: u8,
    reserve: u8,
    prison: u8,
    at: BTreeMap<Location, u8>,
    /// Workers of others on this board.
    captured: BTreeMap<Seat, u8>,
    apprentices: Set<Apprentice>,
    built: Set<Building>,
    hand: Vec<Building>,
    pack: Vec<Building>,
    chosen: Option<Building>,
    /// Hidden cards, not its own, of which the seat knows where they lie.
    knows: Vec<Building>,
    /// Hidden cards that the seat has seen and cannot place.
    met: Vec<Building>,
}

impl From<Architects> for Form {
    fn from(state: Architects) -> Self {
        let rows = |places: [Option<Apprentice>; DISPLAY]| {
            places.chunks(DISPLAY_COLUMNS).map(<[_]>::to_vec).collect()
        };
        let seats = Seat::first(state.seats);
        Self {
            seats: state.seats,
            options: state.options,
            first: state.first,
            active: state.active,
            turns: state.turns,
            last_turns: state.last_turns,
            reset_due: state.reset_due,
            tax: state.tax,
            market: MarketForm {
                spaces: Space::ALL.into_iter().zip(state.market.spaces).collect(),
                small: state.market.small,
                unseen: state.market.unseen.iter().collect(),
                large: state.market.large,
            },
            rewards: Reward::ALL.map(|reward| (reward, state.rewards.count(reward.index()))).into(),
            reward_pile: state.reward_pile,
            display: rows(state.display),
            coins: state.coins.chunks(DISPLAY_COLUMNS).map(<[u16]>::to_vec).collect(),
            apprentices_under: state.apprentices.under.iter().map(Apprentice::of).collect(),
            deck_under: state.deck.under.iter().map(Building::of).collect(),
            guildhall: state.guildhall.iter().map(Seat::new).collect(),
            players: seats.map(|seat| PlayerForm::of(&state, seat)).collect(),
            pending: state.pending,
        }
    }
}

impl PlayerForm {
    fn of(state: &Architects, seat: Seat) -> Self {
        let player = state.player(seat);
        let own = player.hand.and(player.pack.iter().collect());
        let (placed, met) = (state.known.placed(seat), state.known.met(seat));
        Self {
            board: player.board,
            goods: player.goods,
            virtue: player.virtue,
            unpaid: player.unpaid,
            paid: player.paid,
            cathedral: player.cathedral,
            reserve: player.reserve,
            prison: player.prison,
            at: Location::ALL.into_iter().zip(player.at).collect(),
            captured: state.others(seat).map(|of| (of, player.captured[of.index()])).collect(),
            apprentices: player.apprentices,
            built: player.built,
            hand: plans(player.hand),
            pack: player.pack.iter().map(Building::of).collect(),
            chosen: player.kept,
            knows: plans(placed.without(own)),
            met: plans(met.without(placed)),
        }
    }
}

impl TryFrom<Form> for Architects {
    type Error = Impossible;

    fn try_from(form: Form) -> Result<Self, Impossible> {
        Impossible::unless_seated(&Self::INFO, form.seats, form.players.len())?;
        let mut state = Self {
            first: form.first,
            active: form.active,
            turns: form.turns,
            last_turns: form.last_turns,
            reset_due: form.reset_due,
            tax: form.tax,
            market: form.market.market()?,
            rewards: rewards(&form.rewards),
            reward_pile: form.reward_pile,
            display: in_rows(&form.display)?,
            coins: in_rows(&form.coins)?,
            guildhall: guildhall(&form.guildhall)?,
            pending: form.pending,
            ..Self::set_up(form.seats, form.options)
        };
        for (seat, player) in Seat::ALL.into_iter().zip(&form.players) {
            player.fill(state.player_mut(seat))?;
        }
        fill_apprentices(&mut state, &form.apprentices_under)?;
        fill_deck(&mut state, &form.deck_under)?;
        state.known = knowledge(&state, &form.players)?;
        state.check_position()?;
        Ok(state)
    }
}

fn rewards(form: &BTreeMap<Reward, u8>) -> Bag<{ Reward::ALL.len() }> {
    Bag::new(Reward::ALL.map(|reward| form.get(&reward).copied().unwrap_or(0)))
}

fn in_rows<T: Copy>(rows: &[Vec<T>]) -> Result<[T; DISPLAY], Impossible> {
    let wrong = || Impossible("the display has two rows of four (ARC-2.3)".to_owned());
    let even = rows.iter().all(|row| row.len() == DISPLAY_COLUMNS);
    Impossible::unless(even, || wrong().0)?;
    rows.concat().try_into().map_err(|_| wrong())
}

fn guildhall(seats: &[Seat]) -> Result<Row<GUILDHALL_ROOM>, Impossible> {
    Impossible::unless(seats.len() < GUILDHALL_ROOM, || {
        "so many workers have no room in the Guildhall (ARC-14.4)".to_owned()
    })?;
    Ok(seats.iter().map(|&seat| number_of(seat)).collect())
}

/// Cards that lie once each; the rest of all cards is the shuffled part of their deck.
struct Lying {
    laid: Plans,
    all: Plans,
}

impl Lying {
    fn lay(&mut self, card: u8, name: &str) -> Result<(), Impossible> {
        Impossible::unless(self.all.contains(card) && !self.laid.contains(card), || {
            format!("{name} is not in the box, or lies in two places (ARC-21.4)")
        })?;
        self.laid.insert(card);
        Ok(())
    }
}

fn fill_apprentices(state: &mut Architects, under: &[Apprentice]) -> Result<(), Impossible> {
    let mut lying = Lying { laid: Plans::EMPTY, all: state.apprentices.shuffled };
    let owned = state.players.iter().flat_map(|player| player.apprentices.iter());
    for one in owned.chain(state.display.iter().flatten().copied()).chain(under.iter().copied()) {
        lying.lay(one.card(), one.name())?;
    }
    let under = under.iter().map(|one| one.card()).collect();
    state.apprentices = Deck { shuffled: lying.all.without(lying.laid), under };
    Ok(())
}

fn fill_deck(state: &mut Architects, under: &[Building]) -> Result<(), Impossible> {
    let mut lying = Lying { laid: Plans::EMPTY, all: state.deck.shuffled };
    for player in &state.players {
        let cards = player.hand.iter().chain(player.pack.iter()).map(Building::of);
        for one in cards.chain(player.built.iter()) {
            lying.lay(one.card(), one.name())?;
        }
    }
    for one in under {
        lying.lay(one.card(), one.name())?;
    }
    let under = under.iter().map(|one| one.card()).collect();
    state.deck = Deck { shuffled: lying.all.without(lying.laid), under };
    Ok(())
}

/// Everybody knows the own cards, and what is written down beside.
fn knowledge(
    state: &Architects,
    players: &[PlayerForm],
) -> Result<Knowledge<1, SEATS>, Impossible> {
    let mut known = Knowledge::default();
    let mut laid: Plans = state.deck.under.iter().collect();
    for (seat, form) in Seat::ALL.into_iter().zip(players) {
        let player = state.player(seat);
        let own = player.hand.and(player.pack.iter().collect());
        laid = laid.and(own);
        let beside = form.knows.iter().map(|building| building.card());
        own.iter().chain(beside).for_each(|card| known.show(card, SeatSet::only(seat)));
        for building in &form.met {
            known.meet(building.card(), SeatSet::only(seat));
        }
    }
    for frame in state.pending.as_slice() {
        if let Frame::Work(Work { job: Job::Construct { building, .. }, .. }) = frame {
            known.show_all(building.card());
        }
    }
    Impossible::unless(known.is_possible(laid), || {
        "somebody has seen a card that was never drawn (ARC-1.5)".to_owned()
    })?;
    Ok(known)
}

impl MarketForm {
    fn market(&self) -> Result<Market, Impossible> {
        let unseen: Set<MarketCard> = self.unseen.iter().copied().collect();
        let named = self.small.iter().chain(&self.large).collect::<Vec<_>>();
        let once = usize::from(unseen.len()) == self.unseen.len()
            && !named.iter().any(|card| unseen.contains(**card))
            && (self.small.is_none() || self.small != self.large);
        Impossible::unless(once, || "a market card lies in two places (ARC-21.4)".to_owned())?;
        let on = |space: Space| self.spaces.get(&space).copied().flatten();
        Ok(Market { spaces: Space::ALL.map(on), small: self.small, unseen, large: self.large })
    }
}

impl PlayerForm {
    fn fill(&self, player: &mut Player) -> Result<(), Impossible> {
        let once = |cards: &[Building]| {
            let set: Set<Building> = cards.iter().copied().collect();
            usize::from(set.len()) == cards.len()
        };
        Impossible::unless(once(&self.hand) && once(&self.pack) && self.pack.len() <= 5, || {
            "a building card lies in two places, or too many in a pack (ARC-21.4)".to_owned()
        })?;
        player.board = self.board;
        player.goods = self.goods;
        player.virtue = self.virtue;
        player.unpaid = self.unpaid;
        player.paid = self.paid;
        player.cathedral = self.cathedral;
        player.reserve = self.reserve;
        player.prison = self.prison;
        player.at = Location::ALL.map(|location| self.at.get(&location).copied().unwrap_or(0));
        player.captured = Seat::ALL.map(|of| self.captured.get(&of).copied().unwrap_or(0));
        player.apprentices = self.apprentices;
        player.built = self.built;
        player.hand = self.hand.iter().map(|building| building.card()).collect();
        player.pack = self.pack.iter().map(|building| building.card()).collect();
        player.kept = self.chosen;
        Ok(())
    }
}
