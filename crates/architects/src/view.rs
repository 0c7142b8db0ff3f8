//! What a viewer may see (ARC-1.5): everything but building cards in hands, packs and deck that the
//! viewer has not seen.

use std::collections::BTreeMap;

use engine::{CardBits, Seat, Standing, Viewer};
use serde::Serialize;

use crate::{
    Apprentice, Architects, Building, Character, Frame, Goods, Kind, Location, MarketCard, Options,
    Reward, Space,
    board::{APPRENTICE_LIMIT, DISPLAY_COLUMNS, guildhall_columns, guildhall_spaces},
    card::{Ability, Boon},
    payment::shortage,
    score,
    state::Plans,
};

/// A position as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct View {
    /// What was chosen at set-up.
    pub options: Options,
    /// What the table waits for.
    pub ask: Frame,
    /// Everything that is pending, the ask last.
    pub pending: Vec<Frame>,
    /// First player.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns completed.
    pub turns: u16,
    /// Turns still to come after this one, once the Guildhall is full.
    pub last_turns: Option<u8>,
    /// Whether a reset follows this action.
    pub reset_due: bool,
    /// Silver on the Tax Stand.
    pub tax: u16,
    /// The Black Market.
    pub market: MarketView,
    /// The displayed apprentices, row by row.
    pub display: Vec<Vec<PlaceView>>,
    /// Apprentices in the deck, without those put under it.
    pub unseen_apprentices: Vec<Apprentice>,
    /// Apprentices put under the deck, in the order in which they will come.
    pub apprentices_under: Vec<Apprentice>,
    /// The Guildhall.
    pub guildhall: GuildhallView,
    /// Rewards in the pile.
    pub reward_pile: u8,
    /// Rewards that nobody has seen: in the pile or out of the match.
    pub unseen_rewards: BTreeMap<Reward, u8>,
    /// The building cards.
    pub deck: DeckView,
    /// The seats in order.
    pub players: Vec<PlayerView>,
}

/// The Black Market.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct MarketView {
    /// Who stands on each space.
    pub spaces: BTreeMap<Space, Option<Seat>>,
    /// The card on top of the small pile; none, and the printed goods apply.
    pub small: Option<MarketCard>,
    /// The card on top of the large pile; none, and the printed goods apply.
    pub large: Option<MarketCard>,
    /// Goods of the small market.
    pub small_goods: Goods,
    /// Goods of the large market.
    pub large_goods: Goods,
    /// The other cards of the small pile, in no order.
    pub unseen: Vec<MarketCard>,
}

/// A place of the display.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct PlaceView {
    /// Who can be hired; nobody while the row is being filled.
    pub apprentice: Option<Apprentice>,
    /// Silver lying there.
    pub silver: u16,
}

/// The Guildhall.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct GuildhallView {
    /// Columns in use.
    pub columns: u8,
    /// Spaces in use.
    pub spaces: u8,
    /// Whose workers lie there, left to right and row by row; beyond the spaces, beside it.
    pub workers: Vec<Seat>,
}

/// The building cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct DeckView {
    /// How many cards the deck has.
    pub cards: usize,
    /// Those put under it, in the order in which they will come, as far as the viewer knows them.
    pub under: Vec<Option<Building>>,
    /// What the viewer has seen and cannot place any more; the referee places everything.
    pub met: Option<Vec<Building>>,
    /// The shuffled part, for the referee.
    pub shuffled: Option<Vec<Building>>,
}

/// One seat as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct PlayerView {
    /// Which seat.
    pub seat: Seat,
    /// The character, with individual boards.
    pub board: Option<Character>,
    /// Goods and silver.
    pub goods: Goods,
    /// Virtue.
    pub virtue: u8,
    /// Unpaid debts.
    pub unpaid: u16,
    /// Paid debts.
    pub paid: u16,
    /// Level in the Cathedral.
    pub cathedral: u8,
    /// Workers in the reserve.
    pub reserve: u8,
    /// Workers in Prison.
    pub prison: u8,
    /// Workers at the large locations.
    pub at: BTreeMap<Location, u8>,
    /// Workers of others captured on this board.
    pub captured: BTreeMap<Seat, u8>,
    /// Apprentices.
    pub apprentices: Vec<Apprentice>,
    /// Constructed buildings.
    pub built: Vec<Building>,
    /// How many building cards are in hand.
    pub cards: usize,
    /// Those that the viewer knows.
    pub hand: Vec<Building>,
    /// Cards that the seat looks at, as far as the viewer knows them.
    pub pack: Vec<Option<Building>>,
    /// Whether a card of the pack has been chosen, face down.
    pub has_chosen: bool,
    /// Which, if the viewer may know.
    pub chosen: Option<Building>,
    /// Whether the table waits for this seat.
    pub awaited: bool,
    /// Points if the match ended now, without virtue of the end.
    pub score: i32,
}

/// Building cards as a list.
pub(crate) fn plans(cards: Plans) -> Vec<Building> {
    cards.iter().map(Building::of).collect()
}

/// Building cards in places, as far as they are known.
fn places(cards: impl Iterator<Item = u8>, known: Plans) -> Vec<Option<Building>> {
    cards.map(|card| known.contains(card).then(|| Building::of(card))).collect()
}

impl View {
    pub(crate) fn of(state: &Architects, viewer: Viewer) -> Self {
        let (known, met) = match viewer {
            Viewer::Seat(seat) => (state.known.placed(seat), state.known.met(seat)),
            Viewer::Spectator => (state.known.shown(), CardBits::EMPTY),
            Viewer::Referee => (CardBits::first(64), CardBits::EMPTY),
        };
        let referee = viewer == Viewer::Referee;
        let seats = Seat::first(state.seats);
        Self {
            options: state.options,
            ask: state.frame(),
            pending: state.pending.as_slice().to_vec(),
            first: state.first,
            active: state.active,
            turns: state.turns,
            last_turns: state.last_turns,
            reset_due: state.reset_due,
            tax: state.tax,
            market: MarketView::of(state),
            display: display(state),
            unseen_apprentices: state.apprentices.shuffled.iter().map(Apprentice::of).collect(),
            apprentices_under: state.apprentices.under.iter().map(Apprentice::of).collect(),
            guildhall: GuildhallView {
                columns: guildhall_columns(state.seats),
                spaces: guildhall_spaces(state.seats),
                workers: state.guildhall.iter().map(Seat::new).collect(),
            },
            reward_pile: state.reward_pile,
            unseen_rewards: unseen_rewards(state),
            deck: DeckView {
                cards: state.deck.len(),
                under: places(state.deck.under.iter(), known),
                met: (!referee).then(|| plans(met.without(known))),
                shuffled: referee.then(|| plans(state.deck.shuffled)),
            },
            players: seats.map(|seat| PlayerView::of(state, seat, viewer, known)).collect(),
        }
    }
}

fn display(state: &Architects) -> Vec<Vec<PlaceView>> {
    let places: Vec<PlaceView> = (state.display.iter().zip(state.coins))
        .map(|(&apprentice, silver)| PlaceView { apprentice, silver })
        .collect();
    places.chunks(DISPLAY_COLUMNS).map(<[PlaceView]>::to_vec).collect()
}

fn unseen_rewards(state: &Architects) -> BTreeMap<Reward, u8> {
    Reward::ALL.into_iter().map(|reward| (reward, state.rewards.count(reward.index()))).collect()
}

impl MarketView {
    fn of(state: &Architects) -> Self {
        let market = &state.market;
        Self {
            spaces: Space::ALL.into_iter().zip(market.spaces).collect(),
            small: market.small,
            large: market.large,
            small_goods: state.market_goods(Space::A),
            large_goods: state.market_goods(Space::C),
            unseen: market.unseen.iter().collect(),
        }
    }
}

impl PlayerView {
    /// How the seat stands (ARC-17.7).
    #[must_use]
    pub fn standing(&self) -> Standing {
        score::standing(self.score, self.virtue, self.goods[Kind::Silver])
    }

    /// How much of a boon the seat has, by its board and its apprentices (ARC-9.9).
    #[must_use]
    pub fn boon(&self, boon: Boon) -> u8 {
        let board = self.board.map_or(0, |character| character.boon(boon));
        let own = self.apprentices.iter().map(|apprentice| match apprentice.ability() {
            Ability::Has(has, amount) if has == boon => amount,
            _ => 0,
        });
        board + own.sum::<u8>()
    }

    /// The most apprentices that the seat may have (ARC-9.8, ARC-18.4).
    #[must_use]
    pub fn apprentice_limit(&self) -> u8 {
        APPRENTICE_LIMIT + self.boon(Boon::MoreApprentices)
    }

    /// What the seat lacks of the price of a building (ARC-14.5).
    #[must_use]
    pub fn shortage(&self, building: Building) -> Goods {
        shortage(building.cost(), &self.goods, |boon| self.boon(boon))
    }

    fn of(state: &Architects, seat: Seat, viewer: Viewer, known: Plans) -> Self {
        let player = state.player(seat);
        Self {
            seat,
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
            apprentices: player.apprentices.iter().collect(),
            built: player.built.iter().collect(),
            cards: player.hand.len(),
            hand: plans(player.hand.among(known)),
            pack: places(player.pack.iter(), known),
            has_chosen: player.kept.is_some(),
            chosen: player.kept.filter(|_| viewer.knows_secrets_of(seat)),
            awaited: state.asked().awaits(engine::Actor::Seat(seat)),
            score: state.total(seat),
        }
    }
}
