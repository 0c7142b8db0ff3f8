//! *action*: a primary action, with or without a dismissal (VIS-8).

use engine::{Actor, Illegal, Seat, Set, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, Event, Icon, Icons, Primary, Segment, Slot, Viscounts,
    asks::{Ask, Frame, Paid, Phase, Table, Target},
    board::{SEGMENTS, Trade},
    card::Moment,
    effects::Row,
    payment::{Means, Purse, Rates},
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
        let can = primaries.iter().any(|&primary| {
            let means = state.own_means(state.active, primary);
            state.has_target(state.active, primary, &means)
                || state.can_dismiss(state.active, primary, &means.rates)
        });
        state.is_asked(state.active, 1 + usize::from(can))
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        let seat = state.active;
        out.push(Action::Stop);
        for &primary in state.primaries(seat) {
            let means = state.own_means(seat, primary);
            if state.has_target(seat, primary, &means) {
                out.push(Action::Act { primary, dismiss: false });
            }
            if state.can_dismiss_for(seat, primary, &means.rates, state.position_of(seat)) {
                out.push(Action::Act { primary, dismiss: true });
            }
            if state.has_gates() {
                out.extend(state.far_dismissals(seat, primary, &means.rates));
            }
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let seat = table.active;
        let (primary, position) = match action {
            Action::Act { primary, dismiss: false } => (primary, None),
            Action::Act { primary, dismiss: true } => (primary, Some(table.position_of(seat))),
            Action::Afar { primary, segment } => (primary, Some(table.position(segment))),
            _ => return,
        };
        table.tell(|| Event::Acted { seat, primary });
        let dismissed = position.and_then(|position| table.figure_at(position));
        table.put(Target { primary, dismissed });
        if let (Some(figure), Some(position)) = (dismissed, position) {
            let price = table.dismissal_price(seat, figure);
            table.charge(price, Paid::Dismissal(table.segments[position]));
        }
    }

    fn why_not(self, state: &Viscounts, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Act { primary, dismiss } => {
                let at = dismiss.then(|| state.position_of(seat));
                Some(state.why_not_act(seat, primary, at))
            }
            Action::Afar { segment, .. } if !state.dismisses_anywhere(seat) => {
                let here = state.position(segment) == state.position_of(seat);
                let why = if here { "DismissHere" } else { "DismissElsewhere" };
                Some(Illegal::new("VIS-8.6", why))
            }
            Action::Afar { primary, segment } => {
                Some(state.why_not_act(seat, primary, Some(state.position(segment))))
            }
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        Viscounts::is_phase(below, Phase::Recruit) && state.player(state.active).viscount.is_some()
    }
}

impl Viscounts {
    /// What can be done where the Viscount stands (VIS-8.1).
    pub(crate) fn primaries(&self, seat: Seat) -> &'static [Primary] {
        let outer = self.player(seat).viscount.is_some_and(|space| space.bank().is_some());
        if outer {
            &[Primary::Trade, Primary::Construct]
        } else {
            &[Primary::PlaceWorkers, Primary::Transcribe]
        }
    }

    /// The townsfolk next to a seat's Viscount.
    pub(crate) fn figure(&self, seat: Seat) -> Option<Figure> {
        self.figure_at(self.position_of(seat))
    }

    /// The townsfolk at a position.
    pub(crate) fn figure_at(&self, position: usize) -> Option<Figure> {
        match self.piles[position] {
            pile if pile.size == 0 => Some(Figure::Printed(self.segments[position])),
            pile => pile.top.map(Figure::Card),
        }
    }

    pub(crate) fn dismissal_price(&self, seat: Seat, figure: Figure) -> u16 {
        let cheap = self.player(seat).uncovered.contains(Slot::CheapDismissal);
        if cheap { 1 } else { figure.cost().into() }
    }

    /// What a seat has for an action, without dismissing anybody.
    fn own_means(&self, seat: Seat, primary: Primary) -> Means {
        self.means(seat, primary, None, self.purse(seat))
    }

    /// Whether townsfolk can be dismissed for an action anywhere.
    #[inline]
    fn can_dismiss(&self, seat: Seat, primary: Primary, rates: &Rates) -> bool {
        self.can_dismiss_for(seat, primary, rates, self.position_of(seat))
            || (self.has_gates() && self.far_dismissals(seat, primary, rates).next().is_some())
    }

    /// Dismissals at other segments (VGG-10.4).
    fn far_dismissals(
        &self,
        seat: Seat,
        primary: Primary,
        rates: &Rates,
    ) -> impl Iterator<Item = Action> + use<'_> {
        let (here, rates) = (self.position_of(seat), *rates);
        let others = if self.dismisses_anywhere(seat) { 1..SEGMENTS } else { 1..1 };
        others
            .map(move |more| (here + more) % SEGMENTS)
            .filter(move |&position| self.can_dismiss_for(seat, primary, &rates, position))
            .map(move |position| Action::Afar { primary, segment: self.segments[position] })
    }

    /// VIS-8.6, VIS-8.10.
    fn can_dismiss_for(
        &self,
        seat: Seat,
        primary: Primary,
        rates: &Rates,
        position: usize,
    ) -> bool {
        let Some(figure) = self.figure_at(position) else { return false };
        if !self.serves(seat, primary, figure) {
            return false;
        }
        let price = self.dismissal_price(seat, figure);
        let icons = self.available(seat, primary, Some(figure));
        let means = |purse| Means { icons, rates: *rates, purse };
        if self.pays_silver_with_resources(seat) {
            let mut purses = self.purses_after(seat, price);
            return purses.any(|purse| self.has_target(seat, primary, &means(purse)));
        }
        let purse = self.purse(seat);
        let Some(silver) = purse.silver.checked_sub(price) else { return false };
        self.has_target(seat, primary, &means(Purse { silver, ..purse }))
    }

    /// Whether townsfolk have an icon that an action can use.
    fn serves(&self, seat: Seat, primary: Primary, figure: Figure) -> bool {
        let icons = figure.icons();
        icons.serving(primary) > 0 || (icons.count(Icon::Trade) > 0 && self.converts(seat, primary))
    }

    /// Why an action has no target, however many icons there are.
    fn why_no_target(&self, seat: Seat, primary: Primary) -> Option<Illegal> {
        let player = self.player(seat);
        let (rule, kind) = match primary {
            Primary::Construct if self.open_sites(seat, true).next().is_none() => {
                ("VIS-10.1", "NoEmptySite")
            }
            Primary::Construct if player.uncovered == Set::ALL => ("VIS-10.1", "NoBuildingLeft"),
            Primary::PlaceWorkers if player.workers == 0 => ("VIS-11.1", "NoWorkerLeft"),
            Primary::Trade
                if self.trade_of(seat) == Some(Trade::Flip) && player.unflipped() == 0 =>
            {
                ("VIS-9.4", "NothingToFlip")
            }
            _ => return None,
        };
        Some(Illegal::new(rule, kind))
    }

    fn why_not_act(&self, seat: Seat, primary: Primary, dismiss: Option<usize>) -> Illegal {
        if !self.primaries(seat).contains(&primary) {
            return Illegal::new("VIS-8.1", "WrongPath");
        }
        if let Some(why) = self.why_no_target(seat, primary) {
            return why;
        }
        let Some(position) = dismiss else {
            return Illegal::new("VIS-8.3", "TooFewIcons");
        };
        let Some(figure) = self.figure_at(position) else {
            return Illegal::new("VIS-8.6", "NobodyToDismiss");
        };
        if !self.serves(seat, primary, figure) {
            return Illegal::new("VIS-8.6", "NoMatchingIcon");
        }
        if self.dismissal_price(seat, figure) > self.purchasing_power(seat) {
            return Illegal::new("VIS-8.8", "CannotPayDismissal");
        }
        Illegal::new("VIS-8.10", "ActionStillImpossible")
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// VIS-8.6, VIS-13.5: the price is paid; the next card, the hire effect, what reacts. Printed
    /// ones stay (VIS-8.9).
    pub(super) fn dismiss(&mut self, seat: Seat, segment: Segment) {
        let position = self.position(segment);
        if let Some(figure) = self.figure_at(position) {
            if self.has_gates() {
                self.set_off_after(seat, Moment::Dismiss);
            }
            self.remove_figure(seat, position, figure);
        }
    }

    /// Townsfolk at a position leave the game, with their hire effect.
    pub(crate) fn remove_figure(&mut self, seat: Seat, position: usize, figure: Figure) {
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
