//! *manuscript*: a Manuscript for nothing; and what happens when one is taken (VIS-12).

use engine::{Actor, Illegal, Seat, Set, Sink, Turn};
use serde::{Deserialize, Serialize};

use super::LEFT_TO_CHANCE;
use crate::{
    Action, Event, Manuscript, Ribbon, Viscounts,
    asks::{Ask, Frame, Table},
    effects::Row,
    gates_of_gold::NameRibbon,
    manuscript::BONUS_NEEDS,
};

/// A visible Manuscript up to a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GainManuscript {
    /// Who takes it.
    pub seat: Seat,
    /// The highest cost.
    pub most: u8,
}

impl GainManuscript {
    pub(crate) fn permitted(
        self,
        state: &Viscounts,
    ) -> impl Iterator<Item = (usize, Manuscript)> + use<'_> {
        let tops = state.stocks.iter().enumerate();
        tops.filter_map(|(position, stock)| stock.top.map(|top| (position, top)))
            .filter(move |(_, top)| top.cost() <= self.most)
    }
}

impl Ask for GainManuscript {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Viscounts) -> bool {
        state.is_asked(self.seat, self.permitted(state).take(2).count())
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = self.permitted(table).next();
        if let Some((position, _)) = only {
            table.take_manuscript(self.seat, position);
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(self.permitted(state).map(|(_, manuscript)| Action::Gain(manuscript)));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Gain(manuscript) = action else { return };
        let found = self.permitted(table).find(|&(_, top)| top == manuscript);
        if let Some((position, _)) = found {
            table.take_manuscript(self.seat, position);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Gain(_) => Some(Illegal::new("VIS-12.6", "NotPermittedManuscript")),
            Action::Stop => Some(Illegal::new("VIS-12.6", "MustTakeManuscript")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.is_of(self.seat, below) && self.most == 4
    }
}

/// Chance turns the next Manuscript of a pile over (VIS-25.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Show {
    /// The position of the pile.
    pub position: u8,
}

impl Ask for Show {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Chance
    }

    fn waits(self, state: &Viscounts) -> bool {
        state.manuscripts.len() > 1
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if let Some(only) = table.manuscripts.lowest() {
            table.show(self.position.into(), only);
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.manuscripts.iter().map(Action::Show));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Show(manuscript) = action {
            table.show(self.position.into(), manuscript);
        }
    }

    fn why_wait(self, _: &Viscounts, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        let stock = state.stocks.get(usize::from(self.position));
        stock.is_some_and(|stock| stock.top.is_none() && stock.size > 0)
            && Viscounts::is_under_way(below)
    }
}

/// A Cleric Bonus Card goes to whoever has earned it (VIS-12.2); never waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeBonus {
    /// Who takes it.
    pub seat: Seat,
    /// Which.
    pub ribbon: Ribbon,
}

impl Ask for TakeBonus {
    fn waits(self, _: &Viscounts) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let Self { seat, ribbon } = self;
        if table.earns_bonus(seat, ribbon) {
            table.player_mut(seat).bonus.insert(ribbon);
            table.tell(|| Event::TookBonus { seat, ribbon });
        }
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.is_of(self.seat, below) && state.earns_bonus(self.seat, self.ribbon)
    }
}

impl Viscounts {
    /// Whether a seat has enough of a ribbon whose card nobody has (VIS-12.3).
    pub(crate) fn earns_bonus(&self, seat: Seat, ribbon: Ribbon) -> bool {
        let open = self.at_table().iter().all(|player| !player.bonus.contains(ribbon));
        open && self.ribbons(seat, ribbon) >= BONUS_NEEDS
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// VIS-12.2, VIS-12.8: the next one is seen before the bonus cards are checked and the effect is
    /// resolved.
    pub(crate) fn take_manuscript(&mut self, seat: Seat, position: usize) {
        let Some(manuscript) = self.stocks[position].top.take() else { return };
        self.player_mut(seat).manuscripts.insert(manuscript);
        self.tell(|| Event::TookManuscript { seat, manuscript });
        self.resolve(Row::Manuscript(manuscript), seat);
        match manuscript.ribbon() {
            Some(ribbon) => self.check_bonus(seat, ribbon),
            // VGG-13.8: the automa leaves it open.
            None if self.is_automa(seat) => {}
            None => self.put(NameRibbon { seat }),
        }
        let stock = &mut self.stocks[position];
        stock.size -= 1;
        if stock.size > 0 {
            self.put(Show { position: u8::try_from(position).expect("five positions") });
        }
    }

    /// VIS-12.3: a card that is earned goes to its owner when the next Manuscript has been seen.
    pub(crate) fn check_bonus(&mut self, seat: Seat, ribbon: Ribbon) {
        if self.earns_bonus(seat, ribbon) {
            self.put(TakeBonus { seat, ribbon });
        }
    }

    pub(super) fn show(&mut self, position: usize, manuscript: Manuscript) {
        self.manuscripts = self.manuscripts.minus(Set::only(manuscript));
        self.stocks[position].top = Some(manuscript);
        let segment = self.segments[position];
        self.tell(|| Event::Shown { segment, manuscript });
    }
}
