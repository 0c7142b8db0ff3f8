//! Winter cards that are resolved at once: Plague, Breach in the Wall, Blizzard (CAS-20).

use engine::{Seat, Sink};

use crate::{
    Action, Card, CardSet, Castle, Event, Frame, Kind, Source, WinterCard,
    card::{BLIZZARD_TALERS, BREACH_POINTS, BREACH_STONE, PLAGUE_TALERS_PER_CARD},
};

impl Castle {
    /// CAS-19.2: a card is turned up; some stay in play, the others are resolved now.
    pub(super) fn turn_up(&mut self, card: WinterCard, log: &mut impl Sink<Event>) {
        self.winter.pile.take(card.index());
        log.emit(|| Event::WinterCard { card });
        match card {
            WinterCard::Inn => self.winter.inn = true,
            WinterCard::Granary => self.winter.granary = true,
            WinterCard::YoungLady => self.young_lady_arrives(),
            WinterCard::Plague => return self.go_to(Frame::Plague { at: 0 }),
            WinterCard::Breach => return self.go_to(Frame::Breach { at: 0 }),
            WinterCard::Blizzard => return self.go_to(Frame::Blizzard { at: 0 }),
        }
        self.begin_gifts();
    }

    /// CAS-19.7: the next seat in player order; then the gift round (CAS-19.5).
    pub(super) fn next_of_winter_card(&mut self, frame: Frame, _: &mut impl Sink<Event>) {
        let (next, frame) = match frame {
            Frame::Plague { at } => (at + 1, Frame::Plague { at: at + 1 }),
            Frame::Breach { at } => (at + 1, Frame::Breach { at: at + 1 }),
            Frame::Blizzard { at } => (at + 1, Frame::Blizzard { at: at + 1 }),
            _ => unreachable!("{frame:?} is no winter card"),
        };
        if next < self.seats { self.go_to(frame) } else { self.begin_gifts() }
    }

    pub(super) fn answer_winter_card(
        &mut self,
        frame: Frame,
        seat: Seat,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Lose(card) => self.lose(seat, card, log),
            Action::Pay => self.pay_winter_card(frame, seat, log),
            Action::Repair => self.repair(seat, log),
            Action::Stop => {}
            _ => unreachable!("{frame:?} is not answered by {action}"),
        }
        self.next_of_winter_card(frame, log);
    }

    /// CAS-20.7: the card leaves the game.
    fn lose(&mut self, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.hand = player.hand.without(card);
        player.played = player.played.without(card);
        log.emit(|| Event::CardLost { seat, card });
    }

    fn pay_winter_card(&mut self, frame: Frame, seat: Seat, log: &mut impl Sink<Event>) {
        let talers = match frame {
            Frame::Plague { .. } => self.plague_talers(seat),
            _ => BLIZZARD_TALERS,
        };
        self.pay_to_bank(seat, talers);
        log.emit(|| Event::PaidTalers { seat, talers });
    }

    // CAS-20.3: the Plague.

    pub(super) fn is_plagued(&self, seat: Seat) -> bool {
        !self.player(seat).played.is_empty()
    }

    pub(crate) fn plague_talers(&self, seat: Seat) -> u8 {
        self.player(seat).played.len() * PLAGUE_TALERS_PER_CARD
    }

    pub(super) fn list_plague(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        out.extend(player.played.iter().map(Action::Lose));
        if player.talers >= self.plague_talers(seat) {
            out.push(Action::Pay);
        }
    }

    // CAS-20.4: the Breach in the Wall.

    /// CAS-22.13: whether a seat has the stone, or could have it for silver.
    pub(super) fn could_repair(&self, seat: Seat) -> bool {
        let goods = self.player(seat).goods;
        let for_silver = goods[Kind::Silver].min(self.stock[Kind::Stone]);
        goods[Kind::Stone] + for_silver >= BREACH_STONE
    }

    pub(super) fn list_breach(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.player(seat).goods[Kind::Stone] >= BREACH_STONE {
            out.push(Action::Repair);
        }
        out.push(Action::Stop);
    }

    fn repair(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        self.player_mut(seat).goods[Kind::Stone] -= BREACH_STONE;
        self.stock[Kind::Stone] += BREACH_STONE;
        self.score(seat, Source::Breach, BREACH_POINTS);
        log.emit(|| Event::Repaired { seat, points: BREACH_POINTS });
    }

    // CAS-20.6: the Blizzard.

    /// Workers that a seat still has, in hand or played.
    pub(crate) fn workers(&self, seat: Seat) -> CardSet {
        let player = self.player(seat);
        player.hand.union(player.played).and(CardSet::WORKERS)
    }

    pub(super) fn is_snowed_in(&self, seat: Seat) -> bool {
        !self.workers(seat).is_empty() || self.player(seat).talers >= BLIZZARD_TALERS
    }

    pub(super) fn list_blizzard(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.workers(seat).iter().map(Action::Lose));
        if self.player(seat).talers >= BLIZZARD_TALERS {
            out.push(Action::Pay);
        }
    }
}
