//! The position: what it holds, how it is set up, what is possible, what is permitted.

use engine::{Actor, Bag, Deck, Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};

use super::{
    Options,
    action::{Action, Block, Good, MAX_BID},
};

pub const ROUNDS: u8 = 3;

/// For each seat: what it starts with, and what the bank starts with on its account.
const PURSE: [u8; 2] = [3, 1];
const BANK: [u8; 2] = [2, 3];

/// What is still to be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    #[default]
    SealBids,
    TakeTurn(Seat),
    Draw(Seat),
    Bury(Seat),
    Pick(Seat),
    Show(Seat),
    Blast(Seat),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub goods: [u8; 2],
    pub hand: Bag<4>,
    /// What everybody knows to be in the hand.
    pub shown: Bag<4>,
    pub yard: Bag<4>,
    pub bid: Option<u8>,
}

impl Player {
    /// QRY-5.1.
    pub fn built(&self) -> i32 {
        (0..4).map(|kind| i32::from(self.yard.count(kind) * Block::POINTS[kind])).sum()
    }

    /// A block leaves the hand, openly.
    pub fn lay(&mut self, block: Block) {
        let kind = block as usize;
        self.hand.take(kind);
        if self.shown.count(kind) > 0 {
            self.shown.take(kind);
        }
    }
}

/// A position of Quarry.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quarry {
    pub seats: u8,
    pub blasting: bool,
    pub round: u8,
    pub stack: Stack<Frame, 9>,
    pub bank: [u8; 2],
    pub deck: Deck<4, 14>,
    pub players: [Player; 4],
}

impl Quarry {
    /// QRY-1.
    pub fn set_up(seats: u8, options: Options) -> Self {
        let mut stack = Stack::default();
        stack.push(Frame::SealBids);
        for seat in Seat::first(seats).rev() {
            stack.push(Frame::Draw(seat));
            stack.push(Frame::Draw(seat));
        }
        let mut players = [Player::default(); 4];
        players[..usize::from(seats)].fill(Player { goods: PURSE, ..Player::default() });
        let bank = BANK.map(|goods| goods * seats);
        let deck = Deck::new(Bag::new(Block::COUNTS));
        Self { seats, blasting: options.blasting, round: 1, stack, bank, deck, players }
    }

    pub fn at_table(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    pub fn owed(&self) -> SeatSet {
        Seat::first(self.seats).filter(|seat| self.players[seat.index()].bid.is_none()).collect()
    }

    /// QRY-2.1.
    pub fn max_bid(&self, seat: Seat) -> u8 {
        self.players[seat.index()].goods[Good::Silver as usize].min(MAX_BID)
    }

    /// The choices of an actor for whom the position waits.
    pub fn choices(&self, actor: Actor, out: &mut Vec<Action>) {
        let blocks =
            |bag: Bag<4>| Block::ALL.into_iter().filter(move |&b| bag.count(b as usize) > 0);
        let hand = |seat: Seat| blocks(self.players[seat.index()].hand);
        match (self.stack.top(), actor) {
            (Some(Frame::SealBids), Actor::Seat(seat)) => {
                out.extend((0..=self.max_bid(seat)).map(Action::Bid));
            }
            (Some(Frame::TakeTurn(seat)), _) => self.turn_choices(seat, out),
            (Some(Frame::Draw(_)), _) => out.extend(blocks(self.deck.shuffled).map(Action::Deal)),
            (Some(Frame::Blast(_)), _) => out.extend([Action::Yield, Action::Crumble]),
            (Some(Frame::Bury(seat)), _) => {
                out.push(Action::Keep);
                out.extend(hand(seat).map(Action::Bury));
            }
            (Some(Frame::Pick(_)), _) => {
                let left = Good::ALL.into_iter().filter(|&good| self.bank[good as usize] > 0);
                out.extend(left.map(Action::Take));
            }
            (Some(Frame::Show(seat)), _) => out.extend(hand(seat).map(Action::Show)),
            (Some(Frame::SealBids), Actor::Chance) | (None, _) => {}
        }
    }

    /// QRY-3.1.
    fn turn_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = &self.players[seat.index()];
        out.push(Action::Work);
        if !self.deck.is_empty() {
            out.push(Action::Draw);
        }
        if player.goods[Good::Silver as usize] > 0 {
            let can_show = |other: &Seat| !self.players[other.index()].hand.is_empty();
            let others = Seat::first(self.seats).filter(|&other| other != seat).filter(can_show);
            out.extend(others.map(Action::Ask));
        }
        if player.goods[Good::Stone as usize] > 0 {
            out.extend(player.hand.kinds().map(|kind| Action::Build(Block::ALL[kind])));
        }
        if self.blasting {
            out.push(Action::Blast);
        }
    }

    /// Blocks and goods are conserved, and nothing is known that is not so.
    pub fn check_position(&self) -> Result<(), &'static str> {
        for kind in 0..4 {
            let held = self.players.iter().map(|p| p.hand.count(kind) + p.yard.count(kind));
            let under = self.deck.bottom().filter(|&under| under == kind).count();
            let rest = usize::from(self.deck.shuffled.count(kind)) + under;
            let blocks = held.map(usize::from).sum::<usize>() + rest;
            ensure(blocks == usize::from(Block::COUNTS[kind]), "blocks are missing (QRY-1.2)")?;
            let known = self.players.iter().all(|p| p.shown.count(kind) <= p.hand.count(kind));
            ensure(known, "a block was shown that is not in hand (QRY-3.4)")?;
        }
        for good in Good::ALL.map(|good| good as usize) {
            let goods = self.bank[good] + self.players.iter().map(|p| p.goods[good]).sum::<u8>();
            let wanted = (PURSE[good] + BANK[good]) * self.seats;
            ensure(goods == wanted, "goods are missing (QRY-1.1)")?;
        }
        let sealing = self.stack.top() == Some(Frame::SealBids);
        for seat in Seat::first(self.seats) {
            let bid = self.players[seat.index()].bid;
            let fits = bid.is_none_or(|bid| sealing && bid <= self.max_bid(seat));
            ensure(fits, "a seat cannot have bid so (QRY-2.1)")?;
        }
        ensure(!sealing || !self.owed().is_empty(), "nobody is asked to bid (QRY-2.2)")?;
        ensure((1..=ROUNDS).contains(&self.round), "there are three rounds (QRY-4.1)")
    }
}

fn ensure(holds: bool, otherwise: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(otherwise) }
}
