//! The JSON form of a position: readable, complete and checked. Scenarios lay their `given` over it.

use std::collections::BTreeMap;

use engine::{Game, Impossible, Seat, Set, Stack};
use serde::{Deserialize, Serialize};

use crate::{
    Built, Card, Frame, Good, Manuscript, Options, Pair, Ribbon, Section, Segment, Site, Slot,
    Space, Viscounts,
    asks::DEPTH,
    automa::Schemes,
    board::{MOST_SITES, SEGMENTS, Tier},
    card::{Cards, ORDER, townsfolk},
    deck::Deck,
    gates_of_gold::{ALL_ORDERS, GatesForm},
    manuscript::black_backed,
    state::{MOST_PAIRS, Pile, Player, Stock},
    view::listed,
};

/// The position as a person would write it down: cards by their names, seats by their letters.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Form {
    seats: u8,
    options: Options,
    first: Seat,
    active: Seat,
    round: u16,
    last_round: Option<u16>,
    /// Debts above the Poverty card.
    debts: u8,
    /// Deeds above the Prosperity card.
    deeds: u8,
    /// Clockwise.
    segments: Vec<Segment>,
    rotation: u8,
    /// Townsfolk by position: how many, and the one on top.
    piles: Vec<PileForm>,
    /// Townsfolk that have left the game; those that lie nowhere are face down in the piles.
    out: Vec<Card>,
    /// Manuscripts by position; those that lie nowhere are face down in the piles.
    stocks: Vec<StockForm>,
    leader: Option<Seat>,
    /// Every site of the sides that are up.
    sites: BTreeMap<Site, Option<Built>>,
    pairs: Vec<Option<Pair>>,
    schemes: Schemes,
    players: Vec<PlayerForm>,
    pending: Stack<Frame, DEPTH>,
    /// What Gates of Gold adds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    gates: Option<GatesForm>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PileForm {
    size: u8,
    top: Option<Card>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StockForm {
    size: u8,
    top: Option<Manuscript>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerForm {
    viscount: Option<Space>,
    silver: u16,
    goods: BTreeMap<Good, u16>,
    unpaid: u16,
    paid: u16,
    acquired: u16,
    approved: u16,
    workers: u8,
    castle: BTreeMap<Tier, BTreeMap<Section, u8>>,
    keep: u8,
    corruption: u8,
    virtue: u8,
    uncovered: Set<Slot>,
    manuscripts: Set<Manuscript>,
    bonus: Set<Ribbon>,
    /// Cards on the board, from left to right.
    slots: [Option<Card>; 3],
    hand: Vec<Card>,
    draw: Vec<Card>,
    discard: Vec<Card>,
    /// Cards of hand and draw pile that were shuffled in when others were held.
    fresh: Vec<Card>,
    /// How many of those held then are certainly still in hand.
    old: u8,
}

impl From<Viscounts> for Form {
    fn from(state: Viscounts) -> Self {
        let sites = Site::ALL.into_iter().zip(state.sites);
        Self {
            seats: state.players(),
            options: state.options,
            first: state.first,
            active: state.active,
            round: state.round,
            last_round: state.last_round,
            debts: state.debts,
            deeds: state.deeds,
            segments: state.segments.to_vec(),
            rotation: state.rotation,
            piles: state.piles.map(|Pile { size, top }| PileForm { size, top }).to_vec(),
            out: listed(
                townsfolk(state.has_gates()).without(state.townsfolk).without(laid(&state)),
            ),
            stocks: state.stocks.map(|Stock { size, top }| StockForm { size, top }).to_vec(),
            leader: state.leader,
            sites: sites.filter(|(site, _)| site.exists(state.players_for_sides())).collect(),
            pairs: state.pairs.to_vec(),
            schemes: state.schemes,
            players: state.at_table().iter().map(PlayerForm::of).collect(),
            gates: state.has_gates().then(|| GatesForm::of(&state)),
            pending: state.pending,
        }
    }
}

/// Cards that somebody owns or that lie on top of piles.
fn laid(state: &Viscounts) -> Cards {
    let tops = state.piles.iter().filter_map(|pile| pile.top).map(Card::number).collect();
    state.at_table().iter().fold(tops, |laid: Cards, player| laid.and(player.owned().single()))
}

impl PlayerForm {
    fn of(player: &Player) -> Self {
        Self {
            viscount: player.viscount,
            silver: player.silver,
            goods: Good::ALL.into_iter().zip(player.goods).collect(),
            unpaid: player.unpaid,
            paid: player.paid,
            acquired: player.acquired,
            approved: player.approved,
            workers: player.workers,
            castle: player.in_sections(),
            keep: player.keep,
            corruption: player.corruption,
            virtue: player.virtue,
            uncovered: player.uncovered,
            manuscripts: player.manuscripts,
            bonus: player.bonus,
            slots: player.slots,
            hand: player.deck.hand.listed(),
            draw: player.deck.draw.listed(),
            discard: player.deck.discard.listed(),
            fresh: listed(player.deck.fresh),
            old: player.deck.old,
        }
    }

    fn fill(&self, player: &mut Player) -> Result<(), Impossible> {
        let amount = |good: Good| self.goods.get(&good).copied().unwrap_or(0);
        let workers = |tier: Tier, at: Section| {
            self.castle.get(&tier).and_then(|sections| sections.get(&at)).copied().unwrap_or(0)
        };
        *player = Player {
            deck: self.deck()?,
            slots: self.slots,
            viscount: self.viscount,
            silver: self.silver,
            goods: Good::ALL.map(amount),
            unpaid: self.unpaid,
            paid: self.paid,
            acquired: self.acquired,
            approved: self.approved,
            workers: self.workers,
            castle: Tier::ALL.map(|tier| Section::ALL.map(|at| workers(tier, at))),
            keep: self.keep,
            corruption: self.corruption,
            virtue: self.virtue,
            uncovered: self.uncovered,
            manuscripts: self.manuscripts,
            bonus: self.bonus,
        };
        Ok(())
    }

    /// Every card lies once, on the board or elsewhere.
    fn deck(&self) -> Result<Deck, Impossible> {
        let mut all = Cards::EMPTY;
        let places = [&self.hand, &self.draw, &self.discard].into_iter().flatten().copied();
        for card in places.chain(self.slots.iter().copied().flatten()) {
            once(&mut all, card)?;
        }
        let zone = |cards: &[Card]| cards.iter().map(|card| card.number()).collect();
        let orders = |cards: &[Card]| cards.iter().filter(|card| card.number() == ORDER).count();
        let most = [&self.hand, &self.draw, &self.discard].into_iter().map(|zone| orders(zone));
        Impossible::unless(most.sum::<usize>() <= ALL_ORDERS.into(), || {
            "there are too many King's Orders (VGG-4.5)".to_owned()
        })?;
        Impossible::unless(orders(&self.fresh) == 0, || {
            "King's Orders are alike (VGG-2.7)".to_owned()
        })?;
        Ok(Deck {
            hand: zone(&self.hand),
            draw: zone(&self.draw),
            discard: zone(&self.discard),
            fresh: self.fresh.iter().map(|card| card.number()).collect(),
            old: self.old,
        })
    }
}

fn once(all: &mut Cards, card: Card) -> Result<(), Impossible> {
    if card.number() == ORDER {
        return Ok(());
    }
    Impossible::unless(!all.contains(card.number()), || {
        format!("{card} lies in two places (VIS-0.2)")
    })?;
    all.insert(card.number());
    Ok(())
}

impl TryFrom<Form> for Viscounts {
    type Error = Impossible;

    fn try_from(form: Form) -> Result<Self, Impossible> {
        // The automa has a seat that nobody takes (VIS-19.3).
        let automa = usize::from(form.seats == 1 && form.players.len() == 2);
        Impossible::unless_seated(&Self::INFO, form.seats, form.players.len() - automa)?;
        Impossible::unless(form.seats > 1 || automa == 1, || {
            "the automa is missing (VIS-19.3)".to_owned()
        })?;
        let mut state = Self {
            first: form.first,
            active: form.active,
            round: form.round,
            last_round: form.last_round,
            debts: form.debts,
            deeds: form.deeds,
            segments: five(&form.segments)?,
            rotation: form.rotation,
            piles: five(&form.piles)?.map(|PileForm { size, top }| Pile { size, top }),
            stocks: five(&form.stocks)?.map(|StockForm { size, top }| Stock { size, top }),
            leader: form.leader,
            sites: sites(&form.sites),
            pairs: pairs(&form.pairs)?,
            schemes: form.schemes,
            pending: form.pending,
            ..Self::set_up(form.seats, form.options)
        };
        for (player, form) in state.players.iter_mut().zip(&form.players) {
            form.fill(player)?;
        }
        Impossible::unless(form.gates.is_some() == state.has_gates(), || {
            "Gates of Gold is played or not (VGG-1.2)".to_owned()
        })?;
        if let Some(gates) = &form.gates {
            state.gates = gates.read(&state)?;
        }
        fill_townsfolk(&mut state, &form.out)?;
        fill_manuscripts(&mut state)?;
        state.check_position()?;
        Ok(state)
    }
}

fn five<T: Clone>(list: &[T]) -> Result<[T; SEGMENTS], Impossible> {
    let wrong = |_| Impossible("there are five segments (VIS-3.1)".to_owned());
    list.to_vec().try_into().map_err(wrong)
}

fn sites(form: &BTreeMap<Site, Option<Built>>) -> [Option<Built>; MOST_SITES] {
    Site::ALL.map(|site| form.get(&site).copied().flatten())
}

fn pairs(form: &[Option<Pair>]) -> Result<[Option<Pair>; MOST_PAIRS], Impossible> {
    let wrong = |_| Impossible("the row has five places (VIS-2.9)".to_owned());
    form.to_vec().try_into().map_err(wrong)
}

/// Townsfolk that lie nowhere are face down in the piles.
fn fill_townsfolk(state: &mut Viscounts, out: &[Card]) -> Result<(), Impossible> {
    let mut all = Cards::EMPTY;
    let tops = state.piles.iter().filter_map(|pile| pile.top);
    let owned = state.at_table().iter().flat_map(|player| player.owned().iter()).map(Card::of);
    let townsfolk = townsfolk(state.has_gates());
    for card in owned.chain(tops).chain(out.iter().copied()) {
        if townsfolk.contains(card.number()) {
            once(&mut all, card)?;
        }
    }
    state.townsfolk = townsfolk.without(all);
    Ok(())
}

/// Manuscripts that lie nowhere are face down in the piles.
fn fill_manuscripts(state: &mut Viscounts) -> Result<(), Impossible> {
    let mut all = Set::EMPTY;
    let owned = state.at_table().iter().flat_map(|player| player.manuscripts.iter());
    for manuscript in owned.chain(state.stocks.iter().filter_map(|stock| stock.top)) {
        Impossible::unless(!all.contains(manuscript), || {
            format!("{manuscript} lies in two places (VIS-0.2)")
        })?;
        all.insert(manuscript);
    }
    state.manuscripts = Set::from_bits(black_backed(state.has_gates())).minus(all);
    Ok(())
}
