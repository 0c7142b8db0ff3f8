//! What makes a position impossible.

use engine::{Actor, CardBits, Seat, Turn};

use super::{
    Frame, Good, Quarry,
    state::{BANK, EVERY_BLOCK, PURSE, Player, ROUNDS},
};

type Checked = Result<(), &'static str>;

impl Quarry {
    /// Blocks and goods are conserved, nothing is known that is not so, and what is asked can be
    /// answered.
    pub fn check_position(&self) -> Checked {
        ensure((2..=4).contains(&self.seats), "nobody sits there (QRY-1.1)")?;
        let absent = &self.players[usize::from(self.seats)..];
        ensure(absent.iter().all(|p| *p == Player::default()), "nobody sits there (QRY-1.1)")?;
        ensure((1..=ROUNDS).contains(&self.round), "there are three rounds (QRY-4.1)")?;
        self.check_blocks()?;
        self.check_goods()?;
        self.check_bids()?;
        self.check_asks()
    }

    fn check_blocks(&self) -> Checked {
        let under: CardBits<1> = self.deck.under.iter().collect();
        let zones = self.players.iter().flat_map(|p| [p.hand, p.yard]);
        let zones: Vec<_> = zones.chain([under, self.deck.shuffled]).collect();
        let all = zones.iter().fold(CardBits::EMPTY, |all, zone| zone.and(all));
        let once = zones.iter().map(|zone| zone.len()).sum::<usize>() == EVERY_BLOCK.len();
        ensure(once && all == EVERY_BLOCK, "blocks are missing (QRY-1.2)")?;
        let laid = self.players.iter().fold(under, |laid, p| laid.and(p.hand));
        let own = Seat::first(4).zip(&self.players);
        let own = own.into_iter().all(|(s, p)| self.known.placed(s).contains_all(p.hand));
        let known = own && self.known.is_possible(laid);
        ensure(known, "something is known that is not so (QRY-3.4)")
    }

    fn check_goods(&self) -> Checked {
        for good in Good::ALL.map(|good| good as usize) {
            let held = self.players.iter().map(|p| u32::from(p.goods[good])).sum::<u32>();
            let wanted = (PURSE[good] + BANK[good]) * self.seats;
            let kept = held + u32::from(self.bank[good]) == u32::from(wanted);
            ensure(kept, "goods are missing (QRY-1.1)")?;
        }
        Ok(())
    }

    fn check_bids(&self) -> Checked {
        let sealing = self.stack.top() == Some(Frame::SealBids);
        for seat in Seat::first(self.seats) {
            let bid = self.players[seat.index()].bid;
            let fits = bid.is_none_or(|bid| sealing && bid <= self.max_bid(seat));
            ensure(fits, "a seat cannot have bid so (QRY-2.1)")?;
        }
        ensure(!sealing || !self.owed().is_empty(), "nobody is asked to bid (QRY-2.2)")
    }

    /// The first blocks are dealt, bids are sealed, or turns are left and one of them is taken.
    fn check_asks(&self) -> Checked {
        use Frame::{Bury, Draw, Envy, Pick, SealBids, Show, TakeTurn};
        let asks = self.stack.as_slice();
        let turns = asks.iter().take_while(|ask| matches!(ask, TakeTurn(_))).count();
        let fits = match (&asks[..turns], &asks[turns..]) {
            ([], [SealBids, deals @ ..]) => {
                deals.len() <= self.deck.shuffled.len()
                    && deals.iter().all(|ask| matches!(ask, Draw(_)))
            }
            (_, [Bury(seat), Draw(drawer)]) => seat == drawer && !self.deck.is_empty(),
            (_, [Pick(seat), Show(other)]) => seat != other,
            (_, [] | [_]) => true,
            (_, several) => {
                several.len() < 4
                    && (several.iter().all(|ask| matches!(ask, Pick(_)))
                        || several.iter().all(|ask| matches!(ask, Envy(_))))
            }
        };
        let at_table =
            asks.iter().all(|ask| ask.seat().is_none_or(|s| s.index() < self.seats.into()));
        ensure(fits && at_table && turns <= self.seats.into(), "this is never asked (QRY-0.2)")?;
        ensure(self.turn_is_answered(), "nobody can answer (QRY-0.2)")
    }

    fn turn_is_answered(&self) -> bool {
        use engine::Game;
        let actor = match self.turn() {
            Turn::Over => return self.round == ROUNDS,
            turn => turn.next_actor().unwrap_or(Actor::Chance),
        };
        let mut choices = Vec::new();
        self.choices(actor, &mut choices);
        !choices.is_empty()
    }
}

fn ensure(holds: bool, otherwise: &'static str) -> Checked {
    if holds { Ok(()) } else { Err(otherwise) }
}
