//! *section*, *bump*, *direction*, *castle move*: Workers in the castle (VIS-11.4 to VIS-11.13).

use engine::{Actor, Illegal, Seat, SeatSet, Set, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Event, Section, Viscounts,
    action::Direction,
    asks::{Ask, Frame, Table},
    board::{MOST_IN_SECTION, OWN_TO_ADVANCE, Tier},
    effects::Row,
};

/// A resolution of the castle, until nothing is left to do (VIS-11.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advance {
    /// Who resolves.
    pub seat: Seat,
}

/// What comes next in a resolution.
enum Stage {
    /// One of these sections of tier 1 is resolved.
    Outer(Set<Section>),
    /// A Worker of this section of tier 2 goes to tier 3.
    Middle(Section),
    /// A Worker of one of these seats is bumped.
    Crowded(Tier, Section, SeatSet),
    /// Nothing.
    Done,
}

impl Advance {
    /// VIS-11.12.
    fn stage(self, state: &Viscounts) -> Stage {
        let own = |tier: Tier| {
            let workers = &state.player(self.seat).castle[tier.index()];
            Set::of(&Section::ALL, |section| workers[section.index()] >= OWN_TO_ADVANCE)
        };
        let outer = own(Tier::Outer);
        if !outer.is_empty() {
            return Stage::Outer(outer);
        }
        if let Some(section) = own(Tier::Middle).lowest() {
            return Stage::Middle(section);
        }
        for tier in Tier::ALL {
            for section in Section::ALL {
                if state.crowd(tier, section) > MOST_IN_SECTION {
                    return Stage::Crowded(tier, section, state.owners_in(tier, section));
                }
            }
        }
        Stage::Done
    }
}

impl Ask for Advance {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Viscounts) -> bool {
        if state.is_automa(self.seat) {
            return false;
        }
        match self.stage(state) {
            Stage::Outer(sections) => sections.len() > 1,
            Stage::Crowded(_, _, owners) => state.is_asked(self.seat, owners.len().into()),
            Stage::Middle(_) | Stage::Done => false,
        }
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        match self.stage(table) {
            Stage::Outer(sections) => {
                if let Some(next) = table.first_section(self.seat, sections) {
                    table.advance(self, next);
                }
            }
            Stage::Middle(section) => table.ascend(self, section),
            Stage::Crowded(tier, section, owners) => {
                // VIS-21.6: the automa bumps others first, and it has the last seat.
                if let Some(first) = owners.lowest() {
                    table.bump(self, tier, section, first);
                }
            }
            Stage::Done => {}
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        match self.stage(state) {
            Stage::Outer(sections) => out.extend(sections.iter().map(Action::Section)),
            Stage::Crowded(_, _, owners) => out.extend(owners.iter().map(Action::Bump)),
            Stage::Middle(_) | Stage::Done => {}
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        match (self.stage(table), action) {
            (_, Action::Section(section)) => table.advance(self, section),
            (Stage::Crowded(tier, section, _), Action::Bump(owner)) => {
                table.bump(self, tier, section, owner);
            }
            _ => {}
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Section(_) => Some(Illegal::new("VIS-11.4", "TooFewOwnWorkers")),
            Action::Bump(_) => Some(Illegal::new("VIS-11.7", "NoWorkerThere")),
            Action::Stop => Some(Illegal::new("VIS-11.4", "MustResolveCastle")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        let twice =
            below.iter().any(|frame| matches!(frame, Frame::Advance(a) if a.seat == self.seat));
        state.is_of(self.seat, below) && !twice
    }
}

/// Workers of a resolved section go to its neighbours (VIS-11.4, VIS-11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spread {
    /// Whose.
    pub seat: Seat,
    /// From where.
    pub section: Section,
}

impl Spread {
    fn workers(self, state: &Viscounts) -> u8 {
        state.player(self.seat).workers_in(Tier::Outer, self.section)
    }
}

impl Ask for Spread {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Viscounts) -> bool {
        self.workers(state) == 1 && !state.is_automa(self.seat)
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if self.workers(table) > 1 {
            for direction in Direction::ALL {
                table.shift(self.seat, self.section, direction);
            }
        }
    }

    fn list(self, _: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(Direction::ALL.map(Action::Go));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Go(direction) = action {
            table.shift(self.seat, self.section, direction);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        (action == Action::Stop).then_some(Illegal::new("VIS-11.5", "MustGoOn"))
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.is_of(self.seat, below)
            && matches!(below.last(), Some(Frame::Advance(a)) if a.seat == self.seat)
    }
}

/// One own Worker may go to a neighbouring section (VIS-11.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shift {
    /// Whose.
    pub seat: Seat,
}

impl Ask for Shift {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Viscounts) -> bool {
        let workers = &state.player(self.seat).castle[Tier::Outer.index()];
        let can = workers.iter().any(|&workers| workers > 0);
        state.is_asked(self.seat, 1 + usize::from(can))
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        for section in Section::ALL {
            if state.player(self.seat).workers_in(Tier::Outer, section) > 0 {
                out.extend(Direction::ALL.map(|direction| Action::Shift(section, direction)));
            }
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Shift(section, direction) = action {
            table.shift(self.seat, section, direction);
            table.put_advance(self.seat);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        let shift = matches!(action, Action::Shift(..));
        shift.then_some(Illegal::new("VIS-11.3", "NoOwnWorker"))
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.is_of(self.seat, below)
    }
}

/// The Castle Leader card goes to whoever has more Workers in the third tier than its holder (VIS-11.8);
/// never waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lead {
    /// Whose Worker has come there.
    pub seat: Seat,
}

impl Ask for Lead {
    fn waits(self, _: &Viscounts) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let seat = self.seat;
        if table.is_to_lead(seat) {
            table.leader = Some(seat);
            table.tell(|| Event::BecameLeader { seat });
        }
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.player(self.seat).keep > 0
            && matches!(below.last(), Some(Frame::Advance(advance)) if advance.seat == self.seat)
    }
}

impl Viscounts {
    /// Whether a seat has more Workers in the third tier than the Castle Leader.
    pub(crate) fn is_to_lead(&self, seat: Seat) -> bool {
        let leads = self.leader.map_or(0, |leader| self.player(leader).keep);
        self.leader != Some(seat) && self.player(seat).keep > leads
    }

    /// The only section, or the first one clockwise from that of the automa (VIS-21.6).
    fn first_section(&self, seat: Seat, sections: Set<Section>) -> Option<Section> {
        if !self.is_automa(seat) {
            return sections.lowest();
        }
        let own = self.automa_section().index();
        let around =
            |section: &Section| (section.index() + Section::ALL.len() - own) % Section::ALL.len();
        sections.iter().min_by_key(around)
    }

    fn owners_in(&self, tier: Tier, section: Section) -> SeatSet {
        let owns = |seat: &Seat| self.player(*seat).workers_in(tier, section) > 0;
        Seat::first(self.seats).filter(owns).collect()
    }

    /// Whether a resolution of such a seat is under way.
    pub(super) fn is_advancing(&self, of: impl Fn(Seat) -> bool) -> bool {
        self.pending
            .as_slice()
            .iter()
            .any(|frame| matches!(frame, Frame::Advance(advance) if of(advance.seat)))
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// Steps a to d of tier 1 (VIS-11.4).
    fn advance(&mut self, advance: Advance, section: Section) {
        let seat = advance.seat;
        let [outer, middle] = &mut self.player_mut(seat).castle;
        outer[section.index()] -= 1;
        middle[section.index()] += 1;
        self.tell(|| Event::Advanced { seat, section });
        self.put(advance);
        self.put(Spread { seat, section });
        self.resolve(Row::Section(section), seat);
    }

    /// Tier 2 (VIS-11.4): the leader is checked when the resource is taken.
    fn ascend(&mut self, advance: Advance, section: Section) {
        let seat = advance.seat;
        let player = self.player_mut(seat);
        player.castle[Tier::Middle.index()][section.index()] -= 1;
        player.keep += 1;
        self.tell(|| Event::Ascended { seat, section });
        self.put(advance);
        self.put(Lead { seat });
        self.resolve(Row::Keep, seat);
    }

    /// VIS-11.7.
    fn bump(&mut self, advance: Advance, tier: Tier, section: Section, of: Seat) {
        let player = self.player_mut(of);
        player.castle[tier.index()][section.index()] -= 1;
        player.workers += 1;
        let seat = advance.seat;
        self.tell(|| Event::Bumped { seat, of, tier, section });
        self.put(advance);
        self.resolve(Row::Bumped(tier), of);
    }

    fn shift(&mut self, seat: Seat, from: Section, direction: Direction) {
        let to = match direction {
            Direction::Clockwise => from.next(),
            Direction::CounterClockwise => from.previous(),
        };
        let outer = &mut self.player_mut(seat).castle[Tier::Outer.index()];
        outer[from.index()] -= 1;
        outer[to.index()] += 1;
        self.tell(|| Event::Shifted { seat, from, to });
    }

    /// VIS-11.9, VIS-11.13: a castle move waits until others have resolved theirs, after those that
    /// wait already.
    pub(crate) fn put_castle_move(&mut self, shift: Shift) {
        let frames = self.pending.as_slice();
        let others = |frame: &Frame| matches!(frame, Frame::Advance(a) if a.seat != shift.seat);
        match frames.iter().position(others) {
            None => self.put(shift),
            Some(resolution) => {
                let waiting = |frame: &Frame| matches!(frame, Frame::Shift(_));
                let before = frames[..resolution].iter().rev().take_while(|f| waiting(f)).count();
                self.pending.insert(resolution - before, shift.into());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, asks::Phase};

    /// VIS-11.9: what others are given while a castle is resolved follows in the order given.
    #[test]
    fn vis_11_13_castle_moves_wait_for_a_resolution() {
        let mut state = Viscounts::set_up(3, Options::default());
        let [a, b, c, ..] = Seat::ALL;
        state.pending.pop();
        state.pending.push(crate::asks::Turn { phase: Phase::Recruit, base: 0 }.into());
        state.pending.push(Advance { seat: a }.into());
        let mut log = ();
        let mut table = Table::new(&mut state, &mut log);
        table.put_castle_move(Shift { seat: b });
        table.put_castle_move(Shift { seat: c });
        table.put_castle_move(Shift { seat: a });
        let seats: Vec<Seat> =
            state.pending.as_slice().iter().filter_map(|&frame| shifting(frame)).collect();
        assert_eq!(seats, [c, b, a], "from the bottom: the own one is made at once, then B's");
    }

    fn shifting(frame: Frame) -> Option<Seat> {
        match frame {
            Frame::Shift(shift) => Some(shift.seat),
            _ => None,
        }
    }
}
