//! Effects as data: rows of steps, and the cursor that resolves them.
//!
//! What a card, a place or a space does is a constant row of [`Step`]s: the structure words below
//! around the verbs of a game. A [`Cursor`] is a place in such a row. It is plain data and lies on
//! the stack of pending asks like any of them, so that a row can be interrupted by asks, other rows
//! and other seats at every step and goes on afterwards. Nothing is allocated, and a step costs a
//! walk over the few steps before it. The text of a card is made from the same row: rows are public
//! data of a game.
//!
//! # How the words of the great games are said
//!
//! | printed | row |
//! |---|---|
//! | Architects `gain`, `take_debt`, `lose_virtue`, `release_prison_all`; Viscounts `gain`, `draw`, `shuffle`, `return_self` | `Do` of a verb that asks nothing |
//! | `capture`, `hire`, `hire_free`, `discard_apprentice`, `rearrange`, `move_worker`, `place_workers`, `place_building`, `gain_manuscript`, `welcome`, `refuse` | `Do` of a verb that puts an ask of its own; the ask lists what can be taken |
//! | `gain resource n`, `flip n`, n captures, n debts with their triggers one by one (VCE-9, VCE-14) | `Repeat(n, …)` |
//! | `discard n`, `destroy n`: each time, or no more (VCE-5, VCE-6) | `Do` of a verb whose ask is answered by a card or an end and puts itself back with one less |
//! | `choose`, `choose_gain`, `choose_one` (VCE-3) | `Choose` |
//! | `may`, `optional = true` | `May` |
//! | `discard_building_for`, trades of the storehouse and of the trade space, `release_boards` | `May` around `Pay` |
//! | `gain_per_virtue`, `virtue_per_…` | `PerEach` of a measure |
//! | `virtue_if_most_…`, `condition`, `reset_if_no_prisoners` | `When` of a measure |
//! | `all_players_virtue`, `prisoners_lose_virtue`, effects on the track spaces below | `Each(Seats::All or Others, …)`, `When` inside |
//! | `trigger`, `location_bonus`, `cathedral_bonus`, `on_construct`, `debt_paid_bonus`, slot 7 and 8 | a row of its own, fired by the verb that does the thing: [`Triggers`] |
//! | Corruption before Virtue in one list (VCE-1) | the order in which the row is written |
//! | `mod`, cost reductions, `gold_equals_marble`, `vp_…`, `end_game` | no effect but a number or a yes that the rules ask the table for; a row only for what happens |
//!
//! What cannot be done is left out and the rest goes on (VCE-2): a verb does as much as there is.

use serde::{Deserialize, Serialize};

use crate::{Member, Seat, Set};

/// One word of a row: a verb of the game (`V`), or a structure around other words, some of which
/// depend on something that the game can measure (`M`). No list inside is empty but an option.
#[derive(Clone, Copy, Debug)]
pub enum Step<V: 'static, M: 'static> {
    /// Does it; what that asks is answered before the next step.
    Do(V),
    /// Exactly one of several lists, as the seat chooses.
    Choose(&'static [&'static [Self]]),
    /// The list, or nothing of it, as the seat chooses.
    May(&'static [Self]),
    /// The list if the measure is not 0.
    When(M, &'static [Self]),
    /// If the verb can be done: it, and then the list.
    Pay(V, &'static [Self]),
    /// The list so many times.
    Repeat(u8, &'static [Self]),
    /// The list as many times as is measured now.
    PerEach(M, &'static [Self]),
    /// The list for each of these seats, clockwise.
    Each(Seats, &'static [Self]),
}

/// Whom a list is resolved for, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    /// Everybody, beginning with the owner of the row.
    All,
    /// Everybody else, beginning to the left of the owner.
    Others,
}

impl<V, M> Step<V, M> {
    /// The lists inside, in order.
    pub fn bodies(&'static self) -> &'static [&'static [Self]] {
        match self {
            Self::Do(_) => &[],
            Self::Choose(options) => options,
            Self::May(body)
            | Self::When(_, body)
            | Self::Pay(_, body)
            | Self::Repeat(_, body)
            | Self::PerEach(_, body)
            | Self::Each(_, body) => std::slice::from_ref(body),
        }
    }

    /// Where a cursor goes from the end of a list inside, which begins with that number.
    const fn end_of_body(&self, first: u8, onward: Onward) -> Onward {
        match self {
            Self::Each(seats, _) => Onward::Again(first, Some(*seats)),
            Self::Repeat(..) | Self::PerEach(..) => Onward::Again(first, None),
            _ => onward,
        }
    }

    /// The list inside that has a step with this number, and the number that it begins with; the last
    /// one, if the others have no such step.
    fn body_with(&'static self, mut first: u8, at: u8) -> Option<(&'static [Self], u8)> {
        let (last, others) = self.bodies().split_last()?;
        for body in others {
            let next = first + size_of_list(body);
            if at < next {
                return Some((body, first));
            }
            first = next;
        }
        Some((last, first))
    }

    /// The step and everything inside.
    #[inline]
    fn size(&'static self) -> u8 {
        if matches!(self, Self::Do(_)) {
            return 1;
        }
        self.bodies().iter().fold(1, |size, body| size + size_of_list(body))
    }
}

fn size_of_list<V, M>(list: &'static [Step<V, M>]) -> u8 {
    list.iter().map(Step::size).sum()
}

/// Where a cursor goes when its step is done.
#[derive(Clone, Copy)]
enum Onward {
    To(u8),
    /// The last step of a loop: again from here, for the next of these seats or for the same one.
    Again(u8, Option<Seats>),
    End,
}

/// A step, and where a cursor goes from it.
type Located<V, M> = Option<(&'static Step<V, M>, Onward)>;

/// The step with a number. Steps are numbered as they are read: each one before what is inside it.
/// What comes last is not measured: a number beyond it is in no list inside it either.
fn locate<V, M>(mut list: &'static [Step<V, M>], at: u8) -> Located<V, M> {
    let (mut first, mut end) = (0, Onward::End);
    while let [step, rest @ ..] = list {
        let next = if rest.is_empty() { None } else { Some(first + step.size()) };
        let onward = next.map_or(end, Onward::To);
        if at == first {
            return Some((step, onward));
        }
        match next {
            Some(next) if at >= next => (list, first) = (rest, next),
            _ => {
                end = step.end_of_body(first + 1, onward);
                (list, first) = step.body_with(first + 1, at)?;
            }
        }
    }
    None
}

/// The verb that comes next in a row, where it stands, and what comes after it.
struct Found<V: 'static, R> {
    verb: &'static V,
    cursor: Cursor<R>,
    rest: Option<Cursor<R>>,
}

/// A table that resolves rows: what its game's verbs do, and what it measures.
pub trait Resolver {
    /// The name of a row, which is what a saved position holds.
    type Row: Copy;
    /// What can be done.
    type Verb: Copy + 'static;
    /// What can be counted or told from the position.
    type Measure: Copy + 'static;

    /// The steps of a row.
    fn steps(row: Self::Row) -> &'static [Step<Self::Verb, Self::Measure>];

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Does what a verb says, as far as it can be done, and puts what it has to ask on the stack.
    fn perform(&mut self, verb: &Self::Verb, cursor: &Cursor<Self::Row>);

    /// Whether a verb can be paid with.
    fn can(&self, verb: Self::Verb, cursor: Cursor<Self::Row>) -> bool;

    /// How much there is of something.
    fn measure(&self, measure: Self::Measure, cursor: Cursor<Self::Row>) -> u8;

    /// How many frames lie on the stack.
    fn depth(&self) -> usize;

    /// Puts a cursor on the stack above so many frames and below the others, to be resolved when
    /// those are done.
    fn put_cursor(&mut self, depth: usize, cursor: Cursor<Self::Row>);

    /// Asks the seat of a cursor to choose at its step.
    fn put_choice(&mut self, cursor: Cursor<Self::Row>);
}

/// A place in a row that is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cursor<R> {
    /// Which row.
    pub row: R,
    /// The number of the step that comes next.
    pub at: u8,
    /// Whose row it is.
    pub owner: Seat,
    /// For whom the step is.
    pub seat: Seat,
    /// How many times the innermost loop still runs, this time included; 0 outside of loops.
    pub left: u8,
    /// What the asks of this row remember for its later steps; the game says what it means.
    pub memo: u8,
}

impl<R: Copy> Cursor<R> {
    /// The beginning of a seat's row.
    #[must_use]
    pub const fn new(row: R, owner: Seat) -> Self {
        Self { row, at: 0, owner, seat: owner, left: 0, memo: 0 }
    }

    /// Resolves steps until something is asked or the row ends. The cursor is off the stack; when a
    /// step asks something, a cursor to what comes after it is put below.
    #[inline]
    pub fn run<T: Resolver<Row = R>>(mut self, table: &mut T) {
        self.run_verbs(table);
    }

    /// The verbs at the beginning of a row, which are most rows. The cursor stays where it lies:
    /// moved about, it would be taken apart for every verb.
    fn run_verbs<T: Resolver<Row = R>>(&mut self, table: &mut T) {
        let steps = T::steps(self.row);
        let depth = table.depth();
        // After nothing but verbs, the number of a step is its place.
        if steps.iter().take(usize::from(self.at)).all(|step| matches!(step, Step::Do(_))) {
            while let Some(Step::Do(verb)) = steps.get(usize::from(self.at)) {
                table.perform(verb, self);
                self.at += 1;
                if table.depth() != depth {
                    if usize::from(self.at) < steps.len() {
                        table.put_cursor(depth, *self);
                    }
                    return;
                }
            }
            if usize::from(self.at) >= steps.len() {
                return;
            }
        }
        self.run_words(table);
    }

    /// The rest of a row, from a structure word on.
    #[inline(never)]
    fn run_words<T: Resolver<Row = R>>(self, table: &mut T) {
        let mut next = Some(self);
        while let Some(Found { verb, cursor, rest }) = next.and_then(|cursor| cursor.seek(table)) {
            let depth = table.depth();
            table.perform(verb, &cursor);
            if table.depth() != depth {
                return rest.into_iter().for_each(|rest| table.put_cursor(depth, rest));
            }
            next = rest;
        }
    }

    /// Goes on to the next verb, unless a choice or the end comes first.
    fn seek<T: Resolver<Row = R>>(mut self, table: &mut T) -> Option<Found<T::Verb, R>> {
        loop {
            let (step, onward) = self.locate::<T>()?;
            match step {
                Step::Do(verb) => {
                    return Some(Found { verb, cursor: self, rest: self.after(onward, table) });
                }
                Step::Pay(verb, _) if table.can(*verb, self) => {
                    return Some(Found { verb, cursor: self, rest: Some(self.to(self.at + 1)) });
                }
                Step::Choose(_) | Step::May(_) => {
                    table.put_choice(self);
                    return None;
                }
                Step::When(measure, _) if table.measure(*measure, self) > 0 => self.at += 1,
                _ => {
                    let next = self.after(onward, table);
                    let Some(first) = self.enter(step, table) else {
                        self = next?;
                        continue;
                    };
                    Self::put(next, table);
                    self = first;
                }
            }
        }
    }

    /// The first turn of a loop, if it has any.
    fn enter<T: Resolver<Row = R>>(
        self,
        step: &Step<T::Verb, T::Measure>,
        table: &T,
    ) -> Option<Self> {
        let (left, seat) = match *step {
            Step::Repeat(times, _) => (times, self.seat),
            Step::PerEach(measure, _) => (table.measure(measure, self), self.seat),
            Step::Each(Seats::All, _) => (table.seats(), self.owner),
            Step::Each(Seats::Others, _) => (table.seats() - 1, self.owner.next(table.seats())),
            _ => return None,
        };
        (left > 0).then_some(Self { at: self.at + 1, seat, left, ..self })
    }

    fn locate<T: Resolver<Row = R>>(self) -> Located<T::Verb, T::Measure> {
        locate(T::steps(self.row), self.at)
    }

    /// The step that it stands at, if there is such a step in its row.
    #[must_use]
    pub fn step<T: Resolver<Row = R>>(self) -> Option<&'static Step<T::Verb, T::Measure>> {
        self.locate::<T>().map(|(step, _)| step)
    }

    /// Whether it stands at a step of its row.
    #[must_use]
    pub fn is_in_row<T: Resolver<Row = R>>(self) -> bool {
        self.step::<T>().is_some()
    }

    /// The lists that a choice at this step is about: the options, or the one that may be left.
    #[must_use]
    pub fn options<T: Resolver<Row = R>>(self) -> &'static [&'static [Step<T::Verb, T::Measure>]] {
        self.locate::<T>().map_or(&[], |(step, _)| step.bodies())
    }

    /// Answers the choice at this step with one of its lists.
    pub fn choose<T: Resolver<Row = R>>(self, option: usize, table: &mut T) {
        let options = self.options::<T>();
        if options.get(option).is_none_or(|body| body.is_empty()) {
            return self.decline(table);
        }
        let before = options.iter().take(option).map(|body| size_of_list(body));
        Self::put(Some(self.to(self.at + 1 + before.sum::<u8>())), table);
    }

    /// Answers the choice at this step with nothing.
    pub fn decline<T: Resolver<Row = R>>(self, table: &mut T) {
        let next = self.locate::<T>().and_then(|(_, onward)| self.after(onward, table));
        Self::put(next, table);
    }

    const fn to(self, at: u8) -> Self {
        Self { at, ..self }
    }

    fn put<T: Resolver<Row = R>>(next: Option<Self>, table: &mut T) {
        if let Some(next) = next {
            table.put_cursor(table.depth(), next);
        }
    }

    /// Where it goes on.
    #[inline]
    fn after<T: Resolver<Row = R>>(self, onward: Onward, table: &T) -> Option<Self> {
        match onward {
            Onward::To(at) => Some(self.to(at)),
            Onward::Again(at, seats) if self.left > 1 => {
                let seat = if seats.is_some() { self.seat.next(table.seats()) } else { self.seat };
                Some(Self { at, seat, left: self.left - 1, ..self })
            }
            Onward::Again(..) | Onward::End => None,
        }
    }
}

/// Several rows of one seat that a thing has set off at once: the owner chooses their order.
///
/// For several seats, one of these is put for each, the seat that comes last first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "T: Deserialize<'de>"))]
pub struct Triggers<T: Member + Serialize> {
    /// Whose they are.
    pub owner: Seat,
    /// Those that are still to be resolved.
    pub waiting: Set<T>,
}

impl<T: Member + Serialize> Triggers<T> {
    /// The next one, where there is nothing to choose.
    #[must_use]
    pub fn only(self) -> Option<T> {
        self.waiting.lowest().filter(|_| self.waiting.len() == 1)
    }

    /// Those that are left when one has been taken.
    #[must_use]
    pub fn without(self, taken: T) -> Option<Self> {
        let waiting = self.waiting.without(taken);
        (!waiting.is_empty()).then_some(Self { waiting, ..self })
    }
}
