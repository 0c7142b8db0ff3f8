//! The set-up and the turn of the solo opponent, step by step (VIS-19.10, VIS-21.1).

use engine::{Actor, Illegal, Seat, Set, Sink, Turn};
use serde::{Deserialize, Serialize};

use super::{AUTOMA, Scheme, slot};
use crate::{
    Action, Building, Event, Icon, Space, Viscounts,
    asks::{Ask, Frame, Table},
    board::Bank,
    effects::{Row, Verb},
};

/// Why a seat cannot answer for chance (VIS-0.6).
const LEFT_TO_CHANCE: Illegal = Illegal::new("VIS-0.6", "LeftToChance");

engine::named! {
    /// A step of the turn of the solo opponent.
    pub enum Step: "a step of the automa" {
        /// The schemes move to the right.
        Shift = "shift",
        /// A scheme is turned over.
        Scheme = "scheme",
        /// Rows 1 and 2.
        Rows = "rows",
        /// Row 3.
        Move = "move",
        /// Row 4.
        Act = "act",
        /// A collision (VIS-21.11).
        Collide = "collide",
        /// The next turn begins.
        End = "end",
    }
}

/// The step that comes next in the turn of the solo opponent; never waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AutomaTurn {
    /// Which.
    pub step: Step,
}

impl Ask for AutomaTurn {
    fn waits(self, _: &Viscounts) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if let Some(&next) = Step::ALL.get(self.step.index() + 1) {
            table.put(Self { step: next });
        }
        match self.step {
            Step::Shift => table.shift_schemes(),
            Step::Scheme => {
                table.put(TurnScheme);
                if table.schemes.draw.is_empty() {
                    table.automa_shuffles();
                }
            }
            Step::Rows => table.scheme_rows(),
            Step::Move => table.automa_moves(),
            Step::Act => {
                if let Some(scheme) = table.schemes.slots[0] {
                    table.automa_acts(scheme);
                }
            }
            Step::Collide => {
                if table.player(AUTOMA).is_joined() {
                    table.resolve(Row::Collision, AUTOMA);
                }
            }
            Step::End => table.end_turn(),
        }
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        below.is_empty() && state.is_automa(state.active) && state.round > 0
    }
}

/// Chance turns the next scheme over (VIS-21.1).
#[derive(Clone, Copy, Debug)]
pub struct TurnScheme;

impl Ask for TurnScheme {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Chance
    }

    fn waits(self, state: &Viscounts) -> bool {
        state.schemes.draw.len() > 1
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if let Some(only) = table.schemes.draw.lowest() {
            table.turn_scheme(only);
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.schemes.draw.iter().map(Action::Scheme));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Scheme(scheme) = action {
            table.turn_scheme(scheme);
        }
    }

    fn why_wait(self, _: &Viscounts, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        matches!(below, [Frame::AutomaTurn(turn)] if turn.step == Step::Rows)
            && state.schemes.slots[0].is_none()
    }
}

/// Chance draws the Future Scheme that is gained (VIS-20.8).
#[derive(Clone, Copy, Debug)]
pub struct GainFuture;

impl Ask for GainFuture {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Chance
    }

    fn waits(self, state: &Viscounts) -> bool {
        state.schemes.future.len() > 1
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if let Some(only) = table.schemes.future.lowest() {
            table.take_future(only);
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.schemes.future.iter().map(Action::Future));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Future(scheme) = action {
            table.take_future(scheme);
        }
    }

    fn why_wait(self, _: &Viscounts, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.solo && Viscounts::is_under_way(below)
    }
}

/// Chance shuffles Future Schemes into the first draw pile, face down (VIS-19.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Harden {
    /// How many are still to come.
    pub left: u8,
}

impl Ask for Harden {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Chance
    }

    fn waits(self, state: &Viscounts) -> bool {
        self.left > 0 && state.schemes.future.len() > 1
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.schemes.future.iter().map(Action::Future));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Future(scheme) = action {
            table.schemes.future.remove(scheme);
            table.schemes.draw.insert(scheme);
            table.tell(|| Event::Hardened);
            if self.left > 1 {
                table.put(Self { left: self.left - 1 });
            }
        }
    }

    fn why_wait(self, _: &Viscounts, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        matches!(below, [Frame::Pairs(_), Frame::AutomaStart]) && state.solo && self.left <= 3
    }
}

/// The solo opponent gets its goods and its first Building (VIS-19.6); never waits.
#[derive(Clone, Copy, Debug)]
pub struct AutomaStart;

impl Ask for AutomaStart {
    fn waits(self, _: &Viscounts) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let goods = table.options.automa.goods();
        let player = table.player_mut(AUTOMA);
        player.goods = goods;
        player.unpaid = 1;
        player.acquired = 1;
        table.perform_for_automa(Verb::StartBuilding(Building::Guildhall));
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        matches!(below, [Frame::Pairs(pairs)] if pairs.left == 0) && state.solo
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// VIS-19.5, VIS-19.4: the Viscount stands on the number of the pair that is left, which leaves
    /// last of all (VIS-19.10).
    pub(crate) fn set_up_automa(&mut self) {
        let left = self.pairs.iter().flatten().next().map(|pair| pair.card);
        let space = left.map_or(Space::S1, |card| Space::ALL[card.index()]);
        let removed = self.options.automa.removed();
        self.schemes.draw = Scheme::starting().minus(removed);
        self.schemes.future = Set::ALL.minus(Scheme::starting()).minus(removed);
        let player = self.player_mut(AUTOMA);
        player.viscount = Some(space);
        self.tell(|| Event::AutomaPlaced { seat: AUTOMA, space });
        self.put(AutomaStart);
        let left = u8::try_from(self.options.difficulty.index()).unwrap_or(0);
        if left > 0 {
            self.put(Harden { left });
        }
    }

    pub(crate) fn shift_schemes(&mut self) {
        self.schemes.slots.rotate_right(1);
        if let Some(scheme) = self.schemes.slots[0].take() {
            self.schemes.discard.insert(scheme);
        }
    }

    pub(crate) fn turn_scheme(&mut self, scheme: Scheme) {
        self.schemes.draw.remove(scheme);
        self.schemes.slots[0] = Some(scheme);
        self.schemes.seen.insert(scheme);
        self.tell(|| Event::TurnedScheme { seat: AUTOMA, scheme });
    }

    /// VIS-20.8, VIS-20.12.
    fn take_future(&mut self, scheme: Scheme) {
        self.schemes.future.remove(scheme);
        self.schemes.discard.insert(scheme);
        self.schemes.seen.insert(scheme);
        self.tell(|| Event::GainedScheme { seat: AUTOMA, scheme });
        if self.player(AUTOMA).uncovered.contains(slot::FUTURE) {
            self.resolve(Row::AutomaDismissal, AUTOMA);
        }
    }

    /// VIS-21.2.
    fn scheme_rows(&mut self) {
        let Some(scheme) = self.schemes.slots[0] else { return };
        if scheme.header().count(Icon::Criminal) > 0 {
            let steps = self.criminals(AUTOMA);
            self.gain_corruption(AUTOMA, steps);
        }
        self.resolve(Row::Scheme(scheme), AUTOMA);
    }

    /// VIS-20.1, VIS-20.2.
    fn automa_moves(&mut self) {
        let Some(scheme) = self.schemes.slots[0] else { return };
        let (space, steps) = (self.goal_of_automa(scheme), scheme.steps());
        self.player_mut(AUTOMA).viscount = Some(space);
        self.tell(|| Event::Moved { seat: AUTOMA, space, steps });
        self.meet(AUTOMA, space);
    }
}

impl Viscounts {
    /// Where a scheme leads (VIS-21.2).
    pub(crate) fn goal_of_automa(&self, scheme: Scheme) -> Space {
        let from = self.player(AUTOMA).viscount.unwrap_or(Space::S1);
        (0..scheme.steps()).fold(from, |space, _| self.next_outer(space))
    }

    /// The next space of the outer path.
    fn next_outer(&self, space: Space) -> Space {
        let segment = space.segment();
        if space.bank() == Some(Bank::Left) {
            return Space::of(segment, Some(Bank::Right));
        }
        let next = self.segments[(self.position(segment) + 1) % self.segments.len()];
        Space::of(next, Some(Bank::Left))
    }
}
