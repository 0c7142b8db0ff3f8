//! What a viewer may see, and what a seat cannot know drawn anew.

use engine::{CardBits, Seat, Viewer, Zone};
use rand::{Rng, RngExt};
use serde::Serialize;

use super::{
    Block, Frame, Quarry,
    state::{EVERY_BLOCK, Player},
};

/// A position as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct View {
    pub round: u8,
    /// What is still to be asked, last first.
    pub asks: Vec<Frame>,
    pub bank: [u8; 2],
    pub pile: usize,
    /// What lies under the pile, next first, as far as it is known.
    pub under: Vec<Option<Block>>,
    /// What the shuffled part of the pile holds.
    pub shuffled: Option<CardBits<1>>,
    /// What the viewer has seen and cannot place any more.
    pub met: Option<CardBits<1>>,
    pub players: Vec<PlayerView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct PlayerView {
    pub goods: [u8; 2],
    pub yard: CardBits<1>,
    pub blocks: usize,
    /// The blocks in hand, as far as they are known.
    pub hand: CardBits<1>,
    pub has_bid: bool,
    pub bid: Option<u8>,
}

impl View {
    pub fn of(state: &Quarry, viewer: Viewer) -> Self {
        let (placed, met) = match viewer {
            Viewer::Seat(seat) => (state.known.placed(seat), state.known.met(seat)),
            Viewer::Spectator => (state.known.shown(), CardBits::EMPTY),
            Viewer::Referee => (EVERY_BLOCK, CardBits::EMPTY),
        };
        let player = |(seat, player): (Seat, &Player)| PlayerView {
            goods: player.goods,
            yard: player.yard,
            blocks: player.hand.len(),
            hand: player.hand.among(placed),
            has_bid: player.bid.is_some(),
            bid: player.bid.filter(|_| viewer.knows_secrets_of(seat)),
        };
        let referee = viewer == Viewer::Referee;
        Self {
            round: state.round,
            asks: state.stack.as_slice().to_vec(),
            bank: state.bank,
            pile: state.deck.len(),
            under: state
                .deck
                .under
                .iter()
                .map(|b| Some(b).filter(|&b| placed.contains(b)))
                .collect(),
            shuffled: referee.then_some(state.deck.shuffled),
            met: (!referee).then_some(met.without(placed)),
            players: Seat::first(state.seats).zip(state.at_table()).map(player).collect(),
        }
    }
}

impl Quarry {
    /// Others' bids, and which unseen blocks are in others' hands, under the pile and in it.
    pub fn redraw<R: Rng + ?Sized>(&mut self, viewer: Seat, rng: &mut R) {
        for seat in Seat::first(self.seats).filter(|&seat| seat != viewer) {
            let most = self.max_bid(seat);
            let bid = &mut self.players[seat.index()].bid;
            *bid = bid.map(|_| rng.random_range(0..=most));
        }
        let [a, b, c, d] = self.players.each_mut().map(|player| &mut player.hand);
        let mut zones: [&mut dyn Zone<1>; 5] = [a, b, c, d, &mut self.deck.under];
        self.known.redeal(viewer, &mut zones, &mut self.deck.shuffled, rng);
    }

    /// Others' bids, taken up again.
    pub fn take_up_bids(&mut self, viewer: Seat) {
        for seat in Seat::first(self.seats).filter(|&seat| seat != viewer) {
            self.players[seat.index()].bid = None;
        }
    }
}
