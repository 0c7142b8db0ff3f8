//! The course of a match: answers to what is asked, and what follows from them.

use engine::{Actor, Seat, Sink, Stack};

use super::{Action, Event, Frame, Good, Quarry, state::ROUNDS};

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
            Frame::Pick(seat) => self.pick(seat, action, log),
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
                // QRY-3.3: what lies under the pile lies there openly, and is no longer chance.
                Some(Frame::Draw(seat)) if self.deck.known_next().is_some() => {
                    self.stack.pop();
                    self.raise(seat, log);
                }
                Some(Frame::Pick(_)) if self.bank == [0, 0] => {
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
            Action::Build(block) => {
                self.pay(seat, Good::Stone, 1);
                let player = &mut self.players[seat.index()];
                player.lay(block);
                player.yard.put(block as usize);
                log.emit(|| Event::Built { seat, block });
            }
            Action::Blast => self.stack.push(Frame::Blast(seat)),
            _ => unreachable!("{action} is not a turn (QRY-3.1)"),
        }
    }

    fn deal(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let Action::Deal(block) = action else { unreachable!("{action} deals nothing") };
        self.deck.shuffled.take(block as usize);
        self.players[seat.index()].hand.put(block as usize);
        log.emit(|| Event::Drawn { seat, block: Some(block) });
    }

    fn raise(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        let kind = self.deck.take_known();
        let player = &mut self.players[seat.index()];
        player.hand.put(kind);
        player.shown.put(kind);
        log.emit(|| Event::Raised { seat, block: super::Block::ALL[kind] });
    }

    fn bury(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let Action::Bury(block) = action else { return };
        self.players[seat.index()].lay(block);
        self.deck.put_under(block as usize);
        log.emit(|| Event::Buried { seat, block });
        self.stack.push(Frame::Pick(seat));
    }

    fn pick(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let Action::Take(good) = action else { unreachable!("{action} takes nothing") };
        self.gain(seat, good);
        log.emit(|| Event::Took { seat, good });
    }

    /// Shown twice, it may be the same block: all that is known is that there is one.
    fn show(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let Action::Show(block) = action else { unreachable!("{action} shows nothing") };
        let shown = &mut self.players[seat.index()].shown;
        if shown.count(block as usize) == 0 {
            shown.put(block as usize);
        }
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
