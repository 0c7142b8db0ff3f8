//! D12, D13 and D16: winter cards that are resolved at once (CAS-20.3, CAS-20.4, CAS-20.6). Each
//! seat is asked in player order (CAS-19.7).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, CardSet, Castle, Event, Kind, Source,
    asks::{Ask, Frame, Table},
    card::{BLIZZARD_TALERS, BREACH_POINTS, BREACH_STONE, PLAGUE_TALERS_PER_CARD, WORKERS},
};

/// D12: a card or talers (CAS-20.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plague {
    /// Who is asked.
    pub seat: Seat,
}

impl Plague {
    /// Talers instead of one of these played cards.
    #[must_use]
    pub fn price(played: CardSet) -> u8 {
        played.len() * PLAGUE_TALERS_PER_CARD
    }

    fn talers(self, state: &Castle) -> u8 {
        Self::price(state.player(self.seat).played)
    }
}

impl Ask for Plague {
    fn whom(self, _: &Castle) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Castle) -> bool {
        !state.player(self.seat).played.is_empty()
    }

    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        state.list_losses(self.seat, state.player(self.seat).played, self.talers(state), out);
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        table.lose_or_pay(self.seat, action, self.talers(table));
    }

    fn why_not(self, _: &Castle, _: Seat, action: Action) -> Option<Illegal> {
        why_no_loss("CAS-20.3", action)
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        state.is_winter_card(below, self.seat)
    }
}

/// D13: stone for points (CAS-20.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Breach {
    /// Who is asked.
    pub seat: Seat,
}

impl Ask for Breach {
    fn whom(self, _: &Castle) -> Turn {
        Turn::Seat(self.seat)
    }

    /// CAS-22.13: whether the seat has the stone, or could have it for silver.
    fn waits(self, state: &Castle) -> bool {
        let goods = state.player(self.seat).goods;
        let for_silver = goods[Kind::Silver].min(state.stock[Kind::Stone]);
        goods[Kind::Stone] + for_silver >= BREACH_STONE
    }

    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        if state.player(self.seat).goods[Kind::Stone] >= BREACH_STONE {
            out.push(Action::Repair);
        }
        out.push(Action::Stop);
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if action != Action::Repair {
            return;
        }
        let seat = self.seat;
        table.player_mut(seat).goods[Kind::Stone] -= BREACH_STONE;
        table.stock[Kind::Stone] += BREACH_STONE;
        table.score(seat, Source::Breach, BREACH_POINTS);
        table.tell(|| Event::Repaired { seat, points: BREACH_POINTS });
    }

    fn why_not(self, _: &Castle, _: Seat, action: Action) -> Option<Illegal> {
        (action == Action::Repair).then_some(Illegal::new("CAS-20.4", "NotEnoughStone"))
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        state.is_winter_card(below, self.seat)
    }
}

/// D16: a Worker or talers (CAS-20.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blizzard {
    /// Who is asked.
    pub seat: Seat,
}

impl Blizzard {
    /// Workers that the seat still has, in hand or played.
    fn workers(self, state: &Castle) -> CardSet {
        let player = state.player(self.seat);
        player.hand.union(player.played).and(WORKERS)
    }
}

impl Ask for Blizzard {
    fn whom(self, _: &Castle) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Castle) -> bool {
        !self.workers(state).is_empty() || state.player(self.seat).talers >= BLIZZARD_TALERS
    }

    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        state.list_losses(self.seat, self.workers(state), BLIZZARD_TALERS, out);
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        table.lose_or_pay(self.seat, action, BLIZZARD_TALERS);
    }

    fn why_not(self, _: &Castle, _: Seat, action: Action) -> Option<Illegal> {
        why_no_loss("CAS-20.6", action)
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        state.is_winter_card(below, self.seat)
    }
}

fn why_no_loss(rule: &'static str, action: Action) -> Option<Illegal> {
    match action {
        Action::Lose(_) | Action::Pay => Some(Illegal::new(rule, "CannotPayLikeThis")),
        Action::Stop => Some(Illegal::new(rule, "MustDecide")),
        _ => None,
    }
}

impl Castle {
    fn list_losses(&self, seat: Seat, cards: CardSet, talers: u8, out: &mut Vec<Action>) {
        out.extend(cards.iter().map(Action::Lose));
        if self.player(seat).talers >= talers {
            out.push(Action::Pay);
        }
    }

    /// Whether frames are those of a winter card: above the gift round that follows.
    fn is_winter_card(&self, below: &[Frame], seat: Seat) -> bool {
        self.is_at_table(seat) && matches!(below, [Frame::Gifts(_)] | [_, Frame::Resolve(_)])
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    fn lose_or_pay(&mut self, seat: Seat, action: Action, talers: u8) {
        if let Action::Lose(card) = action {
            return self.lose(seat, card);
        }
        self.pay_to_bank(seat, talers);
        self.tell(|| Event::PaidTalers { seat, talers });
    }

    /// CAS-20.7: the card leaves the game.
    fn lose(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.hand.remove(card);
        player.played.remove(card);
        self.tell(|| Event::CardLost { seat, card });
    }
}
