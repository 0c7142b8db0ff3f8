//! *action*: a primary action, with or without a dismissal (VIS-8).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, Event, Icon, Icons, Primary, Segment, Slot, Viscounts,
    asks::{Ask, Frame, Phase, Table, Target},
    effects::Row,
};

/// Townsfolk that can be dismissed: a card, or those printed on a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// A card.
    Card(Card),
    /// Printed on the board (VIS-8.9).
    Printed(Segment),
}

impl Figure {
    /// Printed icons.
    pub(crate) fn icons(self) -> Icons {
        match self {
            Self::Card(card) => card.icons(),
            Self::Printed(segment) => segment.printed_townsfolk().1,
        }
    }

    fn cost(self) -> u8 {
        match self {
            Self::Card(card) => card.cost(),
            Self::Printed(segment) => segment.printed_townsfolk().0,
        }
    }
}

/// The active seat may carry out a primary action.
#[derive(Clone, Copy, Debug)]
pub struct Act;

impl Ask for Act {
    fn whom(self, state: &Viscounts) -> Turn {
        Turn::Seat(state.active)
    }

    fn waits(self, state: &Viscounts) -> bool {
        let primaries = state.primaries(state.active);
        primaries.iter().any(|&primary| {
            state.can_act(state.active, primary) || state.can_dismiss_for(state.active, primary)
        })
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        let seat = state.active;
        out.push(Action::Stop);
        for &primary in state.primaries(seat) {
            if state.can_act(seat, primary) {
                out.push(Action::Act { primary, dismiss: false });
            }
            if state.can_dismiss_for(seat, primary) {
                out.push(Action::Act { primary, dismiss: true });
            }
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Act { primary, dismiss } = action else { return };
        let seat = table.active;
        table.tell(|| Event::Acted { seat, primary });
        let dismissed = if dismiss { table.figure(seat) } else { None };
        table.put(Target { primary, dismissed });
        if let Some(figure) = dismissed {
            table.dismiss(seat, figure);
        }
    }

    fn why_not(self, state: &Viscounts, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Act { primary, dismiss } => Some(state.why_not_act(seat, primary, dismiss)),
            _ => None,
        }
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        Viscounts::is_phase(below, Phase::Recruit) && state.player(state.active).viscount.is_some()
    }
}

impl Viscounts {
    /// What can be done where the Viscount stands (VIS-8.1).
    fn primaries(&self, seat: Seat) -> &'static [Primary] {
        let outer = self.player(seat).viscount.is_some_and(|space| space.bank().is_some());
        if outer {
            &[Primary::Trade, Primary::Construct]
        } else {
            &[Primary::PlaceWorkers, Primary::Transcribe]
        }
    }

    /// The townsfolk next to a seat's Viscount.
    pub(crate) fn figure(&self, seat: Seat) -> Option<Figure> {
        let position = self.position_of(seat);
        match self.piles[position] {
            pile if pile.size == 0 => Some(Figure::Printed(self.segments[position])),
            pile => pile.top.map(Figure::Card),
        }
    }

    fn dismissal_price(&self, seat: Seat, figure: Figure) -> u16 {
        let cheap = self.player(seat).uncovered.contains(Slot::CheapDismissal);
        if cheap { 1 } else { figure.cost().into() }
    }

    fn can_act(&self, seat: Seat, primary: Primary) -> bool {
        self.has_target(seat, primary, None, self.player(seat).silver)
    }

    /// VIS-8.6, VIS-8.10.
    fn can_dismiss_for(&self, seat: Seat, primary: Primary) -> bool {
        let Some(figure) = self.figure(seat) else { return false };
        let price = self.dismissal_price(seat, figure);
        let Some(silver) = self.player(seat).silver.checked_sub(price) else { return false };
        self.serves(seat, primary, figure) && self.has_target(seat, primary, Some(figure), silver)
    }

    /// Whether townsfolk have an icon that an action can use.
    fn serves(&self, seat: Seat, primary: Primary, figure: Figure) -> bool {
        let icons = figure.icons();
        icons.serving(primary) > 0 || (icons.count(Icon::Trade) > 0 && self.converts(seat, primary))
    }

    fn why_not_act(&self, seat: Seat, primary: Primary, dismiss: bool) -> Illegal {
        if !self.primaries(seat).contains(&primary) {
            return Illegal::new("VIS-8.1", "WrongPath");
        }
        if !dismiss {
            return Illegal::new("VIS-8.3", "TooFewIcons");
        }
        let Some(figure) = self.figure(seat) else {
            return Illegal::new("VIS-8.6", "NobodyToDismiss");
        };
        if !self.serves(seat, primary, figure) {
            return Illegal::new("VIS-8.6", "NoMatchingIcon");
        }
        if self.dismissal_price(seat, figure) > self.player(seat).silver {
            return Illegal::new("VIS-8.8", "CannotPayDismissal");
        }
        Illegal::new("VIS-8.10", "ActionStillImpossible")
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// VIS-8.6, VIS-13.5: the price, the next card, the hire effect. Printed ones stay (VIS-8.9).
    fn dismiss(&mut self, seat: Seat, figure: Figure) {
        let price = self.dismissal_price(seat, figure);
        self.pay_silver(seat, price);
        self.remove_figure(seat, figure);
    }

    /// Townsfolk next to a Viscount leave the game, with their hire effect.
    pub(crate) fn remove_figure(&mut self, seat: Seat, figure: Figure) {
        let position = self.position_of(seat);
        let segment = self.segments[position];
        match figure {
            Figure::Card(card) => {
                self.tell(|| Event::Dismissed { seat, segment, card: Some(card) });
                self.resolve(Row::Hired(card), seat);
                self.uncover(position);
            }
            Figure::Printed(segment) => {
                self.tell(|| Event::Dismissed { seat, segment, card: None });
                self.resolve(Row::Printed(segment), seat);
            }
        }
    }
}
