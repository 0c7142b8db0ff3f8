//! The course of a match: answers to what is asked, and what follows from them.

use engine::{Actor, CardBits, Seat, SeatSet, Sink, Stack};

use super::{Action, Block, Event, Frame, Good, Quarry, state::ROUNDS};

impl Quarry {
    /// Answers the frame on top.
    pub fn answer(&mut self, actor: Actor, action: Action, log: &mut impl Sink<Event>) {
        let frame = self.stack.top().expect("a match that is not over asks something");
        if let (Frame::SealBids, Action::Bid(bid), Actor::Seat(seat)) = (frame, action, actor) {
            return self.seal(seat, bid, log);
        }
        self.stack.pop();
        match frame {
            Frame::TakeTurn(seat) => self.take_turn(seat, action, log),
            Frame::Draw(seat) => self.deal(seat, action, log),
            Frame::Bury(seat) => self.bury(seat, action, log),
            Frame::Pick(seat) | Frame::Envy(seat) => self.pick(seat, action, log),
            Frame::Show(seat) => self.show(seat, action, log),
            Frame::Blast(seat) => self.blast(seat, action, log),
            Frame::SealBids => unreachable!("{actor} {action} does not answer {frame:?}"),
        }
    }

    /// Goes on until something is asked or the match is over.
    pub fn settle(&mut self, log: &mut impl Sink<Event>) {
        loop {
            match self.stack.top() {
                None if self.round < ROUNDS => {
                    self.round += 1;
                    self.stack.push(Frame::SealBids);
                }
                // QRY-3.3: what lies under the pile is no longer chance.
                Some(Frame::Draw(seat)) if self.deck.settled_next().is_some() => {
                    self.stack.pop();
                    self.raise(seat, log);
                }
                Some(Frame::Pick(_) | Frame::Envy(_)) if self.bank == [0, 0] => {
                    self.stack.pop();
                }
                _ => return,
            }
        }
    }

    fn seal(&mut self, seat: Seat, bid: u8, log: &mut impl Sink<Event>) {
        self.players[seat.index()].bid = Some(bid);
        log.emit(|| Event::Sealed { seat });
        if self.owed().is_empty() {
            self.open_bids(log);
        }
    }

    /// QRY-2.2.
    fn open_bids(&mut self, log: &mut impl Sink<Event>) {
        let mut order = [0; 4].map(|_: u8| (0, Seat::new(0)));
        let order = &mut order[..usize::from(self.seats)];
        for (seat, place) in Seat::first(self.seats).zip(order.iter_mut()) {
            let bid = self.players[seat.index()].bid.take().expect("everybody has bid");
            self.pay(seat, Good::Silver, bid);
            *place = (bid, seat);
        }
        log.emit(|| Event::BidsOpened { bids: order.iter().map(|&(bid, _)| bid).collect() });
        order.sort_by_key(|&(bid, seat)| (bid, std::cmp::Reverse(seat)));
        self.stack = Stack::default();
        for &mut (_, seat) in order {
            self.stack.push(Frame::TakeTurn(seat));
        }
    }

    fn take_turn(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        match action {
            Action::Work => self.ask_goods(seat, 3),
            Action::Draw => {
                self.stack.push(Frame::Bury(seat));
                self.stack.push(Frame::Draw(seat));
            }
            Action::Ask(other) => {
                self.pay(seat, Good::Silver, 1);
                self.gain(other, Good::Silver);
                log.emit(|| Event::Asked { seat, other });
                self.stack.push(Frame::Pick(seat));
                self.stack.push(Frame::Show(other));
            }
            Action::Build(block) => self.build(seat, block, log),
            Action::Blast => self.stack.push(Frame::Blast(seat)),
            _ => unreachable!("{action} is not a turn (QRY-3.1)"),
        }
    }

    fn build(&mut self, seat: Seat, block: Block, log: &mut impl Sink<Event>) {
        self.pay(seat, Good::Stone, 1);
        let player = &mut self.players[seat.index()];
        player.hand.take(block);
        player.yard.insert(block);
        self.known.forget([block].into_iter().collect());
        log.emit(|| Event::Built { seat, block });
        // QRY-3.7: the next in seating order is asked first.
        let round = Seat::first(self.seats).cycle().skip(seat.index() + 1);
        let others: Vec<Seat> = round.take(usize::from(self.seats) - 1).collect();
        for other in others.into_iter().rev() {
            if self.players[other.index()].yard.iter().any(|higher| higher > block) {
                self.stack.push(Frame::Envy(other));
            }
        }
    }

    fn deal(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let Action::Deal(block) = action else { unreachable!("{action} deals nothing") };
        self.draw(seat, block);
        log.emit(|| Event::Drawn { seat, block: Some(block) });
    }

    fn raise(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        let block = self.deck.settled_next().expect("a block lies under the used-up pile");
        self.draw(seat, block);
        log.emit(|| Event::Raised { seat, block: Some(block) });
    }

    /// Who buried it knows where it went.
    fn draw(&mut self, seat: Seat, block: Block) {
        self.deck.take(block);
        self.players[seat.index()].hand.insert(block);
        self.known.show(block, SeatSet::only(seat));
    }

    /// Face down: the others no longer know which blocks are left in hand.
    fn bury(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let Action::Bury(block) = action else { return };
        let hand: &mut CardBits<1> = &mut self.players[seat.index()].hand;
        self.known.slip(block, *hand, SeatSet::only(seat));
        hand.take(block);
        self.deck.under.push(block);
        log.emit(|| Event::Buried { seat, block: Some(block) });
        self.stack.push(Frame::Pick(seat));
    }

    fn pick(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let Action::Take(good) = action else { return };
        self.gain(seat, good);
        log.emit(|| Event::Took { seat, good });
    }

    fn show(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let Action::Show(block) = action else { unreachable!("{action} shows nothing") };
        self.known.show_all(block);
        log.emit(|| Event::Shown { seat, block });
    }

    fn blast(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let crumbled = action == Action::Crumble;
        log.emit(|| Event::Blasted { seat, crumbled });
        if crumbled {
            let silver = self.players[seat.index()].goods[Good::Silver as usize].min(1);
            self.pay(seat, Good::Silver, silver);
        } else {
            self.ask_goods(seat, 2);
        }
    }

    fn ask_goods(&mut self, seat: Seat, goods: u8) {
        (0..goods).for_each(|_| self.stack.push(Frame::Pick(seat)));
    }

    fn pay(&mut self, seat: Seat, good: Good, amount: u8) {
        self.players[seat.index()].goods[good as usize] -= amount;
        self.bank[good as usize] += amount;
    }

    fn gain(&mut self, seat: Seat, good: Good) {
        self.bank[good as usize] -= 1;
        self.players[seat.index()].goods[good as usize] += 1;
    }
}
