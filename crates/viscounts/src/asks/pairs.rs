//! *pair*: a player card with its hero, in reverse turn order (VIS-2.10).

use engine::{Actor, Illegal, Seat, Sink, Turn as Whom};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Event, PlayerCard, Space, Viscounts,
    asks::{Ask, Frame, Phase, Refill, Table, TakeGoods, Turn},
    automa::{AUTOMA, AutomaTurn, Step},
    card::STARTING,
    effects::Row,
};

/// So many seats still take a pair; the last in turn order is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairs {
    /// How many.
    pub left: u8,
}

impl Pairs {
    /// Who is next.
    pub(crate) fn seat(self, state: &Viscounts) -> Seat {
        let at = usize::from(self.left).saturating_sub(1);
        state.from(state.first).nth(at).unwrap_or(state.first)
    }
}

impl Ask for Pairs {
    fn whom(self, state: &Viscounts) -> Whom {
        Whom::Seat(self.seat(state))
    }

    fn waits(self, _: &Viscounts) -> bool {
        self.left > 0
    }

    /// VIS-2.12: the pair that is left over goes back to the box.
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if table.solo && table.player(AUTOMA).viscount.is_none() {
            table.put(self);
            return table.set_up_automa();
        }
        table.pairs = Default::default();
        table.round = 1;
        table.active = table.first;
        table.begin_turn();
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.pairs.iter().flatten().map(|pair| Action::Take(pair.card)));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Take(card) = action {
            table.take_pair(self, card);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        let take = matches!(action, Action::Take(_));
        take.then_some(Illegal::new("VIS-2.10", "NotInRow"))
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        below.is_empty() && self.left <= state.people()
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// VIS-2.10, VIS-2.15: place, goods, resources of choice, effect, hand.
    fn take_pair(&mut self, pairs: Pairs, card: PlayerCard) {
        let seat = pairs.seat(self.state);
        let taken = self.pairs.iter_mut().find(|pair| pair.is_some_and(|pair| pair.card == card));
        let Some(hero) = taken.and_then(Option::take).and_then(|pair| pair.hero) else { return };
        self.tell(|| Event::TookPair { seat, card, hero });
        let start = card.start();
        let player = self.player_mut(seat);
        player.viscount = Some(Space::ALL[card.index()]);
        player.deck.draw = STARTING.into();
        player.deck.draw.insert(hero.number());
        player.goods = start.goods;
        player.silver = start.silver;
        player.acquired = start.deeds;
        player.unpaid = start.debts;
        if self.has_gates() {
            // VGG-2.9: no discard, and nothing reacts.
            self.gain_order(seat, false);
        }
        self.put(Pairs { left: pairs.left - 1 });
        self.put(Refill { seat });
        self.resolve(Row::Start(card), seat);
        if start.resources > 0 {
            self.put(TakeGoods { seat, left: start.resources });
        }
    }

    /// VIS-6.1.
    pub(super) fn begin_turn(&mut self) {
        let (seat, round) = (self.active, self.round);
        self.tell(|| Event::TurnBegan { seat, round });
        if self.is_automa(seat) {
            self.put(AutomaTurn { step: Step::Shift });
        } else {
            self.put(Turn { phase: Phase::Shift, base: 0 });
            self.pause();
        }
    }
}
