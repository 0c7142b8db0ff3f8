//! The course of a match, one file per phase or ask.
//!
//! Each file owns its asks: whether one waits for an answer, which answers there are, and what they
//! do. Here is the dispatch between them, and what all asks of an own turn share: the exchange of
//! silver (CAS-13.10).

mod bricks;
mod characters;
mod finale;
mod helpers;
mod load;
mod purchase;
mod round;
mod suitors;
mod trade;
mod winter;

use engine::{Actor, Seat, Sink};

use crate::{Action, Card, Castle, Event, Frame, Kind};

impl Castle {
    /// Goes on until an ask waits for an answer.
    pub(crate) fn run(&mut self, log: &mut impl Sink<Event>) {
        loop {
            match self.frame() {
                // By far the most frequent, and never waiting.
                Frame::Rank { rank, at, done } => self.resolve_from(rank, at, done, log),
                frame if self.waits(frame) => return,
                frame => self.pass(frame, log),
            }
        }
    }

    /// Whether a frame has something to ask (CAS-22.9: not when the only answer is to stop).
    pub(crate) fn waits(&self, frame: Frame) -> bool {
        match frame {
            Frame::Over
            | Frame::DrawStart
            | Frame::DrawWinter
            | Frame::Select
            | Frame::Order { .. }
            | Frame::Sale { .. } => true,
            Frame::Plague { at } => self.is_plagued(self.seat_at(at)),
            Frame::Breach { at } => self.could_repair(self.seat_at(at)),
            Frame::Blizzard { at } => self.is_snowed_in(self.seat_at(at)),
            Frame::Gifts { at } => self.winter.suitors.contains(self.seat_at(at)),
            Frame::Sharing { .. } => !self.winter.gifts.is_empty() || self.winter.gift_talers > 0,
            Frame::Load { at } => self.has_free_load(self.seat_at(at)),
            Frame::Rank { .. } => false,
            Frame::Toll { seat } => self.can_return(seat),
            Frame::Trade { seat } => self.can_trade(seat),
            Frame::DefenceTower { .. } => !self.defence_tower.is_empty(),
            Frame::Build { .. } => self.can_go_on_building(frame),
            Frame::Helpers { seat, .. } => self.can_place_in_castle(seat),
            Frame::Finish { seat, .. } => self.can_exchange(seat),
            Frame::Palace { at, left } => self.can_convert(self.seat_at(at), left),
        }
    }

    /// Leaves a frame that has nothing to ask.
    fn pass(&mut self, frame: Frame, log: &mut impl Sink<Event>) {
        match frame {
            Frame::Plague { .. } | Frame::Breach { .. } | Frame::Blizzard { .. } => {
                self.next_of_winter_card(frame, log);
            }
            Frame::Gifts { at } => self.next_suitor(at),
            Frame::Sharing { .. } => self.young_lady_leaves(),
            Frame::Load { at } => self.load_from(at + 1, log),
            Frame::Toll { .. } | Frame::DefenceTower { .. } | Frame::Finish { .. } => {
                self.pending.pop();
            }
            Frame::Trade { seat } => {
                self.pending.pop();
                self.finish(seat, Card::Trader);
            }
            Frame::Build { .. } => self.end_building(frame, true),
            Frame::Helpers { .. } => self.skip_helpers(frame),
            Frame::Palace { at, .. } => self.convert_from(at + 1, log),
            Frame::Over
            | Frame::DrawStart
            | Frame::DrawWinter
            | Frame::Select
            | Frame::Order { .. }
            | Frame::Sale { .. } => unreachable!("{frame:?} waits for an answer"),
            Frame::Rank { .. } => unreachable!("a rank goes on by itself"),
        }
    }

    /// The legal actions of an actor whom the position waits for.
    pub(crate) fn list_legal(&self, actor: Actor, out: &mut Vec<Action>) {
        let frame = self.frame();
        match (frame, actor) {
            (Frame::DrawStart | Frame::DrawWinter, Actor::Chance) => self.list_chance(out),
            (Frame::Select, Actor::Seat(seat)) if self.owed.contains(seat) => {
                self.list_selections(seat, out);
            }
            (_, Actor::Seat(seat)) if self.asked_by(frame) == Some(seat) => {
                self.list_answers(frame, seat, out);
            }
            _ => {}
        }
    }

    fn list_answers(&self, frame: Frame, seat: Seat, out: &mut Vec<Action>) {
        match frame {
            Frame::Plague { .. } => self.list_plague(seat, out),
            Frame::Breach { .. } => self.list_breach(seat, out),
            Frame::Blizzard { .. } => self.list_blizzard(seat, out),
            Frame::Gifts { .. } => self.list_gifts(seat, out),
            Frame::Sharing { .. } => self.list_shares(out),
            Frame::Load { .. } => self.list_loads(out),
            Frame::Order { .. } => self.list_orders(seat, out),
            Frame::Toll { .. } => self.list_returns(seat, out),
            Frame::Trade { .. } => self.list_trades(seat, out),
            Frame::DefenceTower { .. } => self.list_tower(out),
            Frame::Build { .. } => self.list_building(frame, out),
            Frame::Helpers { .. } => self.list_helpers(seat, out),
            Frame::Finish { .. } => out.push(Action::Stop),
            Frame::Sale { .. } => out.extend([Action::Sell, Action::Refuse]),
            Frame::Palace { left, .. } => self.list_conversions(seat, left, out),
            Frame::Over
            | Frame::DrawStart
            | Frame::DrawWinter
            | Frame::Select
            | Frame::Rank { .. } => {}
        }
        if is_own_turn(frame) {
            self.list_exchanges(seat, out);
        }
    }

    fn list_exchanges(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.player(seat).goods[Kind::Silver] == 0 {
            return;
        }
        let in_stock = |kind: &Kind| self.stock[*kind] > 0;
        out.extend(Kind::MATERIALS.iter().copied().filter(in_stock).map(Action::Exchange));
    }

    /// Plays a legal action and goes on to the next ask.
    pub(crate) fn answer(&mut self, actor: Actor, action: Action, log: &mut impl Sink<Event>) {
        let frame = self.frame();
        match (actor, action) {
            (Actor::Seat(seat), Action::Exchange(kind)) => self.exchange(seat, kind, log),
            (Actor::Seat(seat), Action::Cards(cards)) => self.choose_cards(seat, cards, log),
            (Actor::Seat(seat), _) => self.answer_ask(frame, seat, action, log),
            (Actor::Chance, Action::Start(seat)) => self.first_round(seat, log),
            (Actor::Chance, Action::Winter(card)) => self.turn_up(card, log),
            (Actor::Chance, _) => unreachable!("chance does not play {action}"),
        }
        self.run(log);
    }

    fn answer_ask(&mut self, frame: Frame, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        match frame {
            Frame::Plague { .. } | Frame::Breach { .. } | Frame::Blizzard { .. } => {
                self.answer_winter_card(frame, seat, action, log);
            }
            Frame::Gifts { at } => self.answer_gift(at, seat, action, log),
            Frame::Sharing { at } => self.take_share(at, seat, action, log),
            Frame::Load { at } => self.load_quarry(at, seat, action, log),
            Frame::Order { .. } => self.begin_with(seat, action, log),
            Frame::Toll { .. } => self.return_helper(seat, action, log),
            Frame::Trade { .. } => self.place_trader(seat, action, log),
            Frame::DefenceTower { .. } => self.take_from_tower(seat, action, log),
            Frame::Build { .. } => self.answer_building(frame, action, log),
            Frame::Helpers { .. } => self.place_in_castle(frame, action, log),
            Frame::Finish { .. } => {
                self.pending.pop();
            }
            Frame::Sale { .. } => self.answer_sale(frame, action, log),
            Frame::Palace { at, left } => self.convert(at, left, action, log),
            Frame::Over
            | Frame::DrawStart
            | Frame::DrawWinter
            | Frame::Select
            | Frame::Rank { .. } => unreachable!("{frame:?} does not ask for {action}"),
        }
    }

    /// Nothing but an exchange is left of a turn, if even that (CAS-22.8).
    fn finish(&mut self, seat: Seat, card: Card) {
        if self.can_exchange(seat) {
            self.pending.push(Frame::Finish { seat, card });
        }
    }

    /// CAS-13.10: silver into the Forge, a unit out of the stock.
    fn exchange(&mut self, seat: Seat, kind: Kind, log: &mut impl Sink<Event>) {
        let goods = &mut self.players[seat.index()].goods;
        goods[Kind::Silver] -= 1;
        self.forge += 1;
        self.stock.hand_out(kind, 1, goods);
        log.emit(|| Event::Exchanged { seat, kind });
    }
}

/// Whether the asked seat is in its own turn, so that it may exchange silver (CAS-13.12).
pub(crate) fn is_own_turn(frame: Frame) -> bool {
    match frame {
        Frame::Plague { .. }
        | Frame::Breach { .. }
        | Frame::Blizzard { .. }
        | Frame::Gifts { .. }
        | Frame::Sharing { .. }
        | Frame::Toll { .. }
        | Frame::Trade { .. }
        | Frame::DefenceTower { .. }
        | Frame::Build { .. }
        | Frame::Helpers { .. }
        | Frame::Finish { .. }
        | Frame::Palace { .. } => true,
        Frame::Over
        | Frame::DrawStart
        | Frame::DrawWinter
        | Frame::Select
        | Frame::Load { .. }
        | Frame::Rank { .. }
        | Frame::Order { .. }
        | Frame::Sale { .. } => false,
    }
}
