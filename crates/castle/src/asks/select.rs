//! D1: the choice of cards and their reveal (CAS-4).

use engine::{Actor, Illegal, Seat, Sink, Turn};

use crate::{
    Action, CardSet, Castle, Event,
    asks::{Ask, Frame, Table},
    board,
    card::{TAKING_BACK, pairs, singles},
};

/// D1: everybody chooses cards (CAS-4).
#[derive(Clone, Copy, Debug)]
pub struct Select;

impl Ask for Select {
    fn whom(self, state: &Castle) -> Turn {
        Turn::Sealed(state.owed)
    }

    fn list(self, state: &Castle, by: Actor, out: &mut Vec<Action>) {
        let Actor::Seat(seat) = by else { return };
        let cards = state.choosable(seat);
        let one = state.cards_to_choose(seat) == 1;
        let choices = if one { singles(cards) } else { pairs(cards) };
        out.extend(choices.iter().copied().map(Action::Cards));
    }

    /// Lays cards face down; the last ones turn all of them up (CAS-4.6).
    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, by: Actor, action: Action) {
        if let (Actor::Seat(seat), Action::Cards(cards)) = (by, action) {
            table.player_mut(seat).chosen = cards;
            table.owed.remove(seat);
            table.tell(|| Event::Chose { seat });
        }
        if table.owed.is_empty() { table.reveal() } else { table.put(self) }
    }

    fn why_not(self, state: &Castle, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Cards(cards) => Some(state.why_not_cards(seat, cards)),
            Action::Stop => Some(Illegal::new("CAS-4.5", "MustChoose")),
            _ => None,
        }
    }

    fn why_wait(self, state: &Castle, seat: Seat) -> Option<Illegal> {
        let chosen = !state.player(seat).chosen.is_empty();
        chosen.then_some(Illegal::new("CAS-4.6", "AlreadyChosen"))
    }

    fn fits(self, _: &Castle, below: &[Frame]) -> bool {
        below.is_empty()
    }
}

impl Castle {
    /// CAS-4.2, CAS-4.3: the cards of a hand that may be chosen now.
    pub(crate) fn choosable(&self, seat: Seat) -> CardSet {
        let player = self.player(seat);
        if self.round == 1 || player.played.is_empty() {
            player.hand.minus(TAKING_BACK)
        } else {
            player.hand
        }
    }

    /// CAS-4.1, CAS-4.4: how many cards a seat must choose.
    pub(crate) fn cards_to_choose(&self, seat: Seat) -> u8 {
        board::cards_per_round(self.seats).min(self.choosable(seat).len())
    }

    fn why_not_cards(&self, seat: Seat, cards: CardSet) -> Illegal {
        if !cards.minus(self.player(seat).hand).is_empty() {
            return Illegal::new("CAS-4.1", "CardNotInHand");
        }
        let taking_back = !cards.and(TAKING_BACK).is_empty();
        if taking_back && self.round == 1 {
            return Illegal::new("CAS-4.2", "MasterBuilderInFirstRound");
        }
        if taking_back && self.player(seat).played.is_empty() {
            return Illegal::new("CAS-4.3", "MasterBuilderWithoutPlayedCards");
        }
        Illegal::new("CAS-4.1", "WrongCardCount")
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    fn reveal(&mut self) {
        for seat in Seat::first(self.seats) {
            let player = self.player_mut(seat);
            let cards = player.chosen;
            player.hand = player.hand.minus(cards);
            player.played = player.played.union(cards);
            self.tell(|| Event::Revealed { seat, cards });
        }
        self.load_from(0);
    }
}
