//! *discard* and *destroy*: cards of the hand, or the top of the draw pile unseen (VCE-5, VCE-6).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, Event, Viscounts,
    action::MOST_EXCHANGES,
    asks::{Ask, Frame, Purpose, Table},
    gates_of_gold::Refuse,
};

/// A seat never owns fewer cards (VIS-6.8).
pub(crate) const SMALLEST_DECK: usize = 3;

/// Up to so many cards may be discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discard {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub left: u8,
}

impl Ask for Discard {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    /// In the set-up nothing is discarded (VIS-2.11).
    fn waits(self, state: &Viscounts) -> bool {
        let cards = usize::from(state.has_loose_card(self.seat));
        !state.is_setting_up() && state.is_asked(self.seat, 1 + cards)
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        state.list_loose_cards(self.seat, Action::Discard, out);
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Discard(card) = action else { return };
        if self.left > 1 {
            table.put(Self { left: self.left - 1, ..self });
        }
        match card {
            Some(card) => {
                table.player_mut(self.seat).deck.leave_hand(card.number());
                table.lay_off(self.seat, card);
            }
            None => table.turn_over(self.seat, Purpose::Discard),
        }
    }

    fn why_not(self, state: &Viscounts, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Discard(card) => Some(state.why_not_loose(seat, card)),
            Action::Destroy(_) => Some(Illegal::new("VIS-0.1", "DiscardOnly")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.is_of(self.seat, below) && (1..=2).contains(&self.left)
    }
}

/// Up to so many cards may be destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Destroy {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub left: u8,
}

impl Ask for Destroy {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Viscounts) -> bool {
        let can = state.can_destroy(self.seat) && state.has_loose_card(self.seat);
        !state.is_setting_up() && state.is_asked(self.seat, 1 + usize::from(can))
    }

    /// VIS-25.6: only none, where no card can be spared.
    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        if state.can_destroy(self.seat) {
            state.list_loose_cards(self.seat, Action::Destroy, out);
        } else {
            out.push(Action::Stop);
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Destroy(card) = action else { return };
        if self.left > 1 {
            table.put(Self { left: self.left - 1, ..self });
        }
        match card {
            Some(card) => {
                table.player_mut(self.seat).deck.leave_hand(card.number());
                table.destroy(self.seat, card, true);
            }
            None => table.turn_over(self.seat, Purpose::Destroy),
        }
    }

    fn why_not(self, state: &Viscounts, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Destroy(_) if !state.can_destroy(seat) => {
                Some(Illegal::new("VIS-6.8", "SmallestDeck"))
            }
            Action::Destroy(card) => Some(state.why_not_loose(seat, card)),
            Action::Discard(_) => Some(Illegal::new("VIS-0.1", "DestroyOnly")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.is_of(self.seat, below) && (1..=MOST_EXCHANGES).contains(&self.left)
    }
}

/// A card of the starting deck may be destroyed, before it is shuffled (VIS-2.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PurgeDeck {
    /// Whose.
    pub seat: Seat,
}

impl Ask for PurgeDeck {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        // VGG-2.11: not the King's Order.
        let cards = state.player(self.seat).deck.draw.single().iter();
        out.extend(cards.map(|card| Action::Destroy(Some(Card::of(card)))));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Destroy(Some(card)) = action {
            table.player_mut(self.seat).deck.leave_draw(card.number());
            table.destroy(self.seat, card, false);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        let destroy = matches!(action, Action::Destroy(_));
        destroy.then_some(Illegal::new("VIS-2.11", "NotInStartingDeck"))
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        let refill = |seat| matches!(below, [Frame::Pairs(_), Frame::Refill(r)] if r.seat == seat);
        refill(self.seat) && state.player(self.seat).deck.draw.len() > SMALLEST_DECK
    }
}

impl Viscounts {
    /// VIS-6.8.
    pub(crate) fn can_destroy(&self, seat: Seat) -> bool {
        self.player(seat).cards() > SMALLEST_DECK
    }

    /// Whether a card lies in hand or can be turned over.
    fn has_loose_card(&self, seat: Seat) -> bool {
        let deck = &self.player(seat).deck;
        !deck.hand.is_empty() || deck.has_top()
    }

    /// VIS-25.6: none, every card of the hand, the top of the draw pile.
    fn list_loose_cards(
        &self,
        seat: Seat,
        make: fn(Option<Card>) -> Action,
        out: &mut Vec<Action>,
    ) {
        let deck = &self.player(seat).deck;
        out.push(Action::Stop);
        out.extend(deck.hand.iter().map(|card| make(Some(Card::of(card)))));
        if deck.has_top() {
            out.push(make(None));
        }
    }

    fn why_not_loose(&self, seat: Seat, card: Option<Card>) -> Illegal {
        match card {
            Some(card) if self.player(seat).on_board().any(|laid| laid == card) => {
                Illegal::new("VIS-0.1", "OnBoard")
            }
            Some(_) => Illegal::new("VIS-0.1", "NotHeld"),
            None => Illegal::new("VIS-15.5", "NoCardsLeft"),
        }
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// A card comes onto the discard pile.
    pub(super) fn lay_off(&mut self, seat: Seat, card: Card) {
        self.player_mut(seat).deck.discard.insert(card.number());
        self.tell(|| Event::Discarded { seat, card });
    }

    /// A card leaves the game for its cost in silver (VIS-9.5). A King's Order goes back to its pile,
    /// and from the hand an Outsider is refused with it (VGG-6.2, VGG-6.6).
    pub(super) fn destroy(&mut self, seat: Seat, card: Card, from_hand: bool) {
        self.tell(|| Event::Destroyed { seat, card });
        self.gain_silver(seat, card.cost().into());
        if Self::is_order(card) {
            self.return_order();
            if from_hand {
                self.put(Refuse { seat });
            }
        }
    }
}
