//! *play*: a card of the hand comes to the left slot (VIS-6.3 to VIS-6.6).

use engine::{Actor, Illegal, Seat, Sink, Turn as Whom};

use crate::{
    Action, Card, Event, Viscounts,
    asks::{Ask, Frame, Phase, Purpose, Table, Turn},
    card::Ability,
    effects::Row,
};

/// A card is played.
#[derive(Clone, Copy, Debug)]
pub struct Play;

impl Ask for Play {
    fn whom(self, state: &Viscounts) -> Whom {
        Whom::Seat(state.active)
    }

    fn waits(self, state: &Viscounts) -> bool {
        let (seat, deck) = (state.active, &state.player(state.active).deck);
        if !state.has_gates() {
            return deck.hand.len() > 1;
        }
        state.is_asked_to_play(seat)
    }

    /// The only card, or the top of the draw pile unseen.
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let seat = table.active;
        match table.player(seat).deck.hand.iter().next() {
            Some(only) => table.play_from_hand(Card::of(only)),
            None => table.turn_over(seat, Purpose::Play),
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        let hand = state.player(state.active).deck.hand;
        out.extend(hand.iter().map(Card::of).map(Action::Play));
        if hand.is_empty() {
            out.push(Action::Stop);
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        match action {
            Action::Play(card) => table.play_from_hand(card),
            _ => table.turn_over(table.active, Purpose::Play),
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Play(_) => Some(Illegal::new("VIS-6.3", "NotInHand")),
            Action::Stop => Some(Illegal::new("VIS-6.6", "MustPlay")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        Viscounts::is_phase(below, Phase::Move) && state.player(state.active).slots[0].is_none()
    }
}

impl Viscounts {
    /// VGG-3.16: before a card is played unseen, a column can be used. Alike cards are asked for, too,
    /// since others are not to know that they are alike.
    #[cold]
    #[inline(never)]
    fn is_asked_to_play(&self, seat: Seat) -> bool {
        let deck = &self.player(seat).deck;
        let blind = usize::from(deck.hand.is_empty() && deck.has_top());
        self.is_asked(seat, deck.hand.len() + blind)
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    fn play_from_hand(&mut self, card: Card) {
        let seat = self.active;
        self.player_mut(seat).deck.leave_hand(card.number());
        self.lay_card(seat, card);
    }

    /// VIS-6.3 to VIS-6.5: the card, Corruption for a criminal, the instant ability.
    pub(super) fn lay_card(&mut self, seat: Seat, card: Card) {
        self.player_mut(seat).slots[0] = Some(card);
        self.tell(|| Event::Played { seat, card });
        self.pending.pop();
        self.put(Turn { phase: Phase::Move, base: card.cost() });
        if card.criminals() > 0 {
            let steps = self.player(seat).criminals();
            self.gain_corruption(seat, steps);
        }
        if let Ability::Instant(_) = card.ability() {
            self.resolve(Row::Card(card), seat);
        }
    }
}
