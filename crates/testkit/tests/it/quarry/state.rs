//! The position: what it holds, how it is set up, what is permitted.

use engine::{Actor, CardBits, Deck, Knowledge, Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};

use super::{
    Options,
    action::{Action, BLOCKS, Good, MAX_BID},
};

pub const ROUNDS: u8 = 3;

pub const EVERY_BLOCK: CardBits<1> = CardBits::first(BLOCKS);

/// For each seat: what it starts with, and what the bank starts with on its account.
pub const PURSE: [u8; 2] = [3, 1];
pub const BANK: [u8; 2] = [2, 3];

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
    Envy(Seat),
    Show(Seat),
    Blast(Seat),
}

impl Frame {
    /// Whom it concerns.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::SealBids => None,
            Self::TakeTurn(seat)
            | Self::Draw(seat)
            | Self::Bury(seat)
            | Self::Pick(seat)
            | Self::Envy(seat)
            | Self::Show(seat)
            | Self::Blast(seat) => Some(seat),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub goods: [u8; 2],
    pub hand: CardBits<1>,
    pub yard: CardBits<1>,
    pub bid: Option<u8>,
}

impl Player {
    /// QRY-5.1.
    pub fn built(&self) -> i32 {
        self.yard.iter().map(i32::from).sum()
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
    pub deck: Deck<1, { BLOCKS as usize }>,
    pub known: Knowledge<1, 4>,
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
        let (deck, known) = (Deck::new(EVERY_BLOCK), Knowledge::default());
        Self { seats, blasting: options.blasting, round: 1, stack, bank, deck, known, players }
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
        let hand = |seat: Seat| self.players[seat.index()].hand.iter();
        match (self.stack.top(), actor) {
            (Some(Frame::SealBids), Actor::Seat(seat)) => {
                out.extend((0..=self.max_bid(seat)).map(Action::Bid));
            }
            (Some(Frame::TakeTurn(seat)), _) => self.turn_choices(seat, out),
            (Some(Frame::Draw(_)), _) => out.extend(self.deck.shuffled.iter().map(Action::Deal)),
            (Some(Frame::Blast(_)), _) => out.extend([Action::Yield, Action::Crumble]),
            (Some(Frame::Bury(seat)), _) => {
                out.push(Action::Keep);
                out.extend(hand(seat).map(Action::Bury));
            }
            (Some(Frame::Pick(_)), _) => out.extend(self.takings()),
            (Some(Frame::Envy(_)), _) => {
                out.push(Action::Keep);
                out.extend(self.takings());
            }
            (Some(Frame::Show(seat)), _) => out.extend(hand(seat).map(Action::Show)),
            (Some(Frame::SealBids), Actor::Chance) | (None, _) => {}
        }
    }

    fn takings(&self) -> impl Iterator<Item = Action> {
        let left = Good::ALL.into_iter().filter(|&good| self.bank[good as usize] > 0);
        left.map(Action::Take)
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
            out.extend(player.hand.iter().map(Action::Build));
        }
        if self.blasting {
            out.push(Action::Blast);
        }
    }
}
