//! What chance settles before the pairs are taken (VIS-25.4).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use super::LEFT_TO_CHANCE;
use crate::{
    Action, Card, Event, Manuscript, Pair, PlayerCard, Segment, Viscounts,
    asks::{Ask, Frame, Pairs, Table},
    board::{LARGE_PILE, LARGE_PILES, LARGEST_PILE, MANUSCRIPTS_IN_PILE, SECTIONS, SEGMENTS},
    card::heroes,
    gates_of_gold::{Award, Desk, Merit, ROW},
};

engine::named! {
    /// A stage of the set-up.
    pub enum Stage: "a stage of the set-up" {
        /// The segments at the positions.
        Segment = "segment",
        /// How the castle lies.
        Rotation = "rotation",
        /// The sizes of the piles of townsfolk.
        Size = "size",
        /// The townsfolk on top.
        Townsfolk = "townsfolk",
        /// The grey-backed Manuscripts on top.
        Manuscript = "manuscript",
        /// The cards beside the board (VGG-2.4, VGG-2.5).
        Award = "award",
        /// The row of Outsiders, the right place first (VGG-2.6).
        Outsider = "outsider",
        /// The start player.
        Start = "start",
        /// Manuscript Boards in turn order (VGG-2.8).
        Desk = "desk",
        /// The player cards of the row.
        Card = "card",
        /// The heroes under them.
        Hero = "hero",
    }
}

/// Chance settles a stage, position by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// Which stage.
    pub stage: Stage,
    /// The position or place in the row, from 0.
    pub at: u8,
}

impl Ask for SetUp {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Chance
    }

    fn waits(self, state: &Viscounts) -> bool {
        match self.stage {
            Stage::Segment | Stage::Manuscript => usize::from(self.at) + 1 < SEGMENTS,
            Stage::Size => state.sizes(self.at.into()).nth(1).is_some(),
            Stage::Start => state.people() > 1,
            Stage::Desk => state.open_desks().nth(1).is_some(),
            _ => true,
        }
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = self.outcomes(table).next();
        if let Some(only) = only {
            self.settle_it(table, only);
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(self.outcomes(state));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        self.settle_it(table, action);
    }

    fn why_wait(self, _: &Viscounts, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        below.is_empty() && usize::from(self.at) < self.stage.places(state)
    }
}

impl Stage {
    /// How many things are settled.
    pub(crate) fn places(self, state: &Viscounts) -> usize {
        match self {
            Self::Rotation | Self::Start => 1,
            Self::Card | Self::Hero => state.pairs_in_row(),
            Self::Award | Self::Outsider | Self::Desk if !state.has_gates() => 0,
            Self::Award => Merit::ALL.len(),
            Self::Outsider => ROW,
            Self::Desk => state.people().into(),
            _ => SEGMENTS,
        }
    }
}

impl SetUp {
    /// What chance can settle.
    pub(crate) fn outcomes(self, state: &Viscounts) -> Outcomes {
        let at = usize::from(self.at);
        match self.stage {
            Stage::Segment => {
                Outcomes::of(state.segments[at..].iter().map(|&segment| Action::Segment(segment)))
            }
            Stage::Rotation => Outcomes::of((0..ROTATIONS).map(Action::Rotation)),
            Stage::Size => Outcomes::of(state.sizes(at).map(|(size, _)| Action::Size(size))),
            Stage::Townsfolk => {
                Outcomes::of(state.townsfolk.iter().map(|card| Action::Reveal(Card::of(card))))
            }
            Stage::Manuscript => Outcomes::of(state.open_grey_backed().map(Action::Show)),
            Stage::Start => Outcomes::of(Seat::first(state.people()).map(Action::Start)),
            Stage::Award => Outcomes::of(Award::of(Merit::ALL[at]).map(Action::Beside)),
            Stage::Outsider => {
                let outsiders = state.gates.outsiders.iter().map(Card::of);
                Outcomes::of(outsiders.map(Action::Enter))
            }
            Stage::Desk => Outcomes::of(state.open_desks().map(Action::Desk)),
            Stage::Card => Outcomes::of(state.open_player_cards().map(Action::Deal)),
            Stage::Hero => Outcomes::of(state.open_heroes().map(Action::Hero)),
        }
    }

    /// What follows this, if it is not the last place of its stage.
    fn following(self, state: &Viscounts) -> Option<Self> {
        if usize::from(self.at) + 1 < self.stage.places(state) {
            return Some(Self { at: self.at + 1, ..self });
        }
        let later = Stage::ALL.iter().skip(self.stage.index() + 1);
        let next = later.copied().find(|stage| stage.places(state) > 0)?;
        Some(Self { stage: next, at: 0 })
    }

    fn settle_it<L: Sink<Event>>(self, table: &mut Table<'_, L>, action: Action) {
        let at = usize::from(self.at);
        match action {
            Action::Segment(segment) => table.lay_segment(at, segment),
            Action::Rotation(rotation) => {
                table.rotation = rotation;
                table.tell(|| Event::Turned { rotation });
            }
            Action::Size(size) => table.piles[at].size = size,
            Action::Reveal(card) => table.reveal(at, card),
            Action::Show(manuscript) => {
                table.stocks[at].size = table.manuscripts_in_pile();
                table.show(at, manuscript);
            }
            Action::Start(seat) => {
                (table.first, table.active) = (seat, seat);
                table.tell(|| Event::StartPlayer { seat });
            }
            Action::Beside(award) => {
                table.gates.awards[at] = Some(award);
                table.tell(|| Event::LaidBeside { award });
            }
            Action::Enter(card) => table.enter(card),
            Action::Desk(desk) => {
                let seat = table.from(table.first).nth(at).unwrap_or(table.first);
                table.gates.desks[seat.index()] = Some(desk);
                table.tell(|| Event::DealtDesk { seat, desk });
            }
            Action::Deal(card) => table.pairs[at] = Some(Pair { card, hero: None }),
            Action::Hero(hero) => table.deal_hero(at, hero),
            _ => return,
        }
        match self.following(table) {
            Some(next) => table.put(next),
            None => table.put(Pairs { left: table.people() }),
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "five sections")]
const ROTATIONS: u8 = SECTIONS as u8;

/// What chance can settle, one after the other; on the stack, since there are not many.
pub(crate) struct Outcomes {
    next: [Action; MOST_OUTCOMES],
    at: usize,
    len: usize,
}

/// Every neutral townsfolk can be the first that comes to light.
const MOST_OUTCOMES: usize = Card::TOWNSFOLK as usize + Card::MORE_TOWNSFOLK as usize;

impl Outcomes {
    fn of(all: impl Iterator<Item = Action>) -> Self {
        let mut outcomes = Self { next: [Action::Stop; MOST_OUTCOMES], at: 0, len: 0 };
        for (place, action) in outcomes.next.iter_mut().zip(all) {
            *place = action;
            outcomes.len += 1;
        }
        outcomes
    }

    /// How many there are.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }
}

impl Iterator for Outcomes {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        let next = self.next[..self.len].get(self.at).copied()?;
        self.at += 1;
        Some(next)
    }
}

impl Viscounts {
    /// Pairs that are laid out (VIS-2.9).
    pub(crate) fn pairs_in_row(&self) -> usize {
        usize::from(self.people()) + 1
    }

    /// The sizes that the pile at a position can have, each with the number of piles that still get
    /// it (VIS-2.4).
    pub(crate) fn sizes(&self, at: usize) -> impl Iterator<Item = (u8, u32)> + use<> {
        let (size, piles) = self.large_piles();
        let settled = &self.piles[..at];
        let large = settled.iter().filter(|pile| pile.size == size).count();
        let small = at - large;
        let left = |all: usize, dealt: usize| u32::try_from(all.saturating_sub(dealt)).unwrap_or(0);
        let sizes = [(size - 1, left(SEGMENTS - piles, small)), (size, left(piles, large))];
        sizes.into_iter().filter(|&(_, piles)| piles > 0)
    }

    fn open_grey_backed(&self) -> impl Iterator<Item = Manuscript> + use<'_> {
        let shown =
            |manuscript: Manuscript| self.stocks.iter().any(|stock| stock.top == Some(manuscript));
        Manuscript::ALL.into_iter().take(Manuscript::GREY_BACKED).filter(move |&one| !shown(one))
    }

    fn open_player_cards(&self) -> impl Iterator<Item = PlayerCard> + use<'_> {
        let dealt = |card| self.pairs.iter().flatten().any(|pair| pair.card == card);
        PlayerCard::ALL.into_iter().filter(move |&card| !dealt(card))
    }

    fn open_heroes(&self) -> impl Iterator<Item = Card> + use<'_> {
        let dealt = |hero| self.pairs.iter().flatten().any(|pair| pair.hero == Some(hero));
        heroes(self.has_gates()).iter().map(Card::of).filter(move |&hero| !dealt(hero))
    }

    /// Manuscript Boards that nobody has.
    fn open_desks(&self) -> impl Iterator<Item = Desk> + use<'_> {
        Desk::ALL.into_iter().filter(|desk| !self.gates.desks.contains(&Some(*desk)))
    }

    /// The size of large piles of townsfolk, and how many there are (VIS-2.4, VGG-2.1).
    pub(crate) const fn large_piles(&self) -> (u8, usize) {
        if self.has_gates() { (LARGEST_PILE, 1) } else { (LARGE_PILE, LARGE_PILES) }
    }

    /// Manuscripts in a pile (VIS-2.5, VGG-2.3).
    pub(crate) const fn manuscripts_in_pile(&self) -> u8 {
        MANUSCRIPTS_IN_PILE + self.has_gates() as u8
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// The segments that are not laid yet keep the order of the table.
    fn lay_segment(&mut self, at: usize, segment: Segment) {
        let from = self.position(segment);
        self.segments[at..=from].rotate_right(1);
        let position = u8::try_from(at).expect("five positions");
        self.tell(|| Event::Laid { segment, position });
    }

    fn deal_hero(&mut self, at: usize, hero: Card) {
        if let Some(pair) = &mut self.pairs[at] {
            pair.hero = Some(hero);
            let card = pair.card;
            self.tell(|| Event::Dealt { card, hero });
        }
    }
}
