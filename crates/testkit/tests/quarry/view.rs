//! What a viewer may see, and what a seat cannot know drawn anew.

use engine::{Bag, Seat, Viewer};
use rand::{Rng, RngExt};
use serde::Serialize;

use super::{Frame, Quarry, state::Player};

/// A position as somebody sees it. Bags have one count per kind of block.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct View {
    pub round: u8,
    /// What is still to be asked, last first.
    pub asks: Vec<Frame>,
    pub bank: [u8; 2],
    pub pile: u32,
    /// What lies openly under the pile, next first.
    pub under: Vec<usize>,
    /// What the shuffled part of the pile holds.
    pub shuffled: Option<Bag<4>>,
    pub players: Vec<PlayerView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct PlayerView {
    pub goods: [u8; 2],
    pub yard: Bag<4>,
    pub blocks: u32,
    pub shown: Bag<4>,
    pub has_bid: bool,
    pub hand: Option<Bag<4>>,
    pub bid: Option<u8>,
}

impl View {
    pub fn of(state: &Quarry, viewer: Viewer) -> Self {
        let player = |(seat, player): (Seat, &Player)| {
            let own = viewer.knows_secrets_of(seat);
            PlayerView {
                goods: player.goods,
                yard: player.yard,
                blocks: player.hand.len(),
                shown: player.shown,
                has_bid: player.bid.is_some(),
                hand: own.then_some(player.hand),
                bid: player.bid.filter(|_| own),
            }
        };
        Self {
            round: state.round,
            asks: state.stack.as_slice().to_vec(),
            bank: state.bank,
            pile: state.deck.len(),
            under: state.deck.bottom().collect(),
            shuffled: (viewer == Viewer::Referee).then_some(state.deck.shuffled),
            players: Seat::first(state.seats).zip(state.at_table()).map(player).collect(),
        }
    }
}

impl Quarry {
    /// Others' bids, and which unseen blocks are in others' hands and which in the pile.
    pub fn redraw<R: Rng + ?Sized>(&mut self, viewer: Seat, rng: &mut R) {
        let others = Seat::first(self.seats).filter(|&seat| seat != viewer);
        let mut unseen = self.deck.shuffled;
        for seat in others.clone() {
            let Player { hand, shown, .. } = self.players[seat.index()];
            for kind in 0..4 {
                (shown.count(kind)..hand.count(kind)).for_each(|_| unseen.put(kind));
            }
        }
        for seat in others {
            let most = self.max_bid(seat);
            let player = &mut self.players[seat.index()];
            player.bid = player.bid.map(|_| rng.random_range(0..=most));
            let blocks = player.hand.len();
            player.hand = player.shown;
            while player.hand.len() < blocks {
                let kind = unseen.sample(rng);
                unseen.take(kind);
                player.hand.put(kind);
            }
        }
        self.deck.shuffled = unseen;
    }
}
