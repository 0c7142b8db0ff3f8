//! What cards, Manuscripts, sites, links, sections, spaces of the track and player cards do: the
//! verbs of their rows, what rows measure, and the frame that resolves them (VCE-1 to VCE-20).

use engine::{
    Seat, Sink,
    effect::{
        Cursor, Resolver, Seats,
        Step::{Choose, Do, Each, When},
    },
};
use serde::{Deserialize, Serialize};

use crate::{
    Building, Card, Event, Good, Manuscript, Paper, PlayerCard, Scheme, Section, Segment, Slot,
    Viscounts,
    asks::{
        Ask, Choice, Destroy, Discard, DrawCards, Flip, Frame, GainManuscript, Hire, HireHere,
        PickSlot, PlaceFree, PurgeDeck, Rearrange, Shift, Table, TakeGoods,
    },
    automa,
    board::{self, Plot, Reward, Tier},
    card::{Moment, Sort},
    gates_of_gold::{Award, Refuse, Welcome},
};

/// What can be done by a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// So much silver.
    Silver(u8),
    /// So much of a resource.
    Gain(Good, u8),
    /// So many resources of choice.
    Resources(u8),
    /// Steps of the Virtue marker (VIS-5.2).
    Virtue(u8),
    /// Steps of the Corruption marker (VIS-5.2).
    Corruption(u8),
    /// An unpaid Debt (VIS-4.1).
    Debt,
    /// So many acquired Deeds (VIS-4.1).
    Deeds(u8),
    /// A Debt is paid (VIS-4.4).
    FlipDebt,
    /// A Deed is approved (VIS-4.4).
    FlipDeed,
    /// One of the two (VIS-4.5).
    FlipEither,
    /// Up to so many cards may be discarded (VCE-5).
    Discard(u8),
    /// Up to so many cards may be destroyed (VCE-6).
    Destroy(u8),
    /// The discard pile is shuffled into the draw pile (VCE-8).
    Shuffle,
    /// The cards on the board may be rearranged (VCE-10).
    Rearrange,
    /// A free hire from any pile (VCE-11).
    Hire,
    /// A castle move (VIS-11.3).
    MoveWorker,
    /// So many Workers into a section of choice (VIS-11.2).
    PlaceWorkers(u8),
    /// A Building of a kind on any site (VCE-13).
    PlaceBuilding(Building),
    /// A Building of a kind at the own Viscount (VIS-2.11).
    StartBuilding(Building),
    /// A Manuscript up to a cost (VCE-12).
    GainManuscript(u8),
    /// A card of the starting deck may be destroyed (VIS-2.11).
    DestroyOfDeck,
    /// Cards on the board react to a collision (VIS-14.2).
    React,
    /// What the space brings on which the markers are now (VIS-14.3).
    Reward,
    /// The markers go back to the ends (VIS-14.2).
    Part,
    /// What slot 8 brings at collisions, or the slot of the automa (VIS-10.4, VIS-20.10).
    CollisionSlot,
    /// The automa gains a Future Scheme (VIS-20.8).
    Future,
    /// The automa dismisses townsfolk for nothing (VIS-20.9).
    FreeDismissal,
    /// The automa pays for another flip (VIS-21.10).
    SecondFlip,
    /// So many cards are drawn (VCE-7).
    Draw(u8),
    /// A King's Order (VGG-4.2).
    GainOrder,
    /// An Outsider is welcomed (VGG-5.3).
    Welcome,
    /// An Outsider is refused (VGG-6.3).
    Refuse,
    /// A paid hire at the own Viscount (VGG-10.5).
    HireHere,
    /// Up to so many free hires (VCE-11).
    HireUpTo(u8),
    /// So many unpaid Debts go back (VGG-12.5).
    LoseDebts(u8),
    /// A Deed that is approved already (VGG-12.5).
    ApprovedDeed,
}

/// What can be told from the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Criminal icons on the board (VIS-5.6).
    Criminals,
    /// One without criminal icons on the board.
    NoCriminals,
    /// One with slot 8 uncovered and no criminal icon on the board (VIS-10.4).
    Blameless,
}

/// A step of a row.
pub type Step = engine::effect::Step<Verb, Measure>;

/// Something with a row of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Row {
    /// The ability of a card.
    Card(Card),
    /// What a card does when it is hired or dismissed.
    Hired(Card),
    /// What printed townsfolk do when they are dismissed (VIS-8.9).
    Printed(Segment),
    /// A Manuscript.
    Manuscript(Manuscript),
    /// A printed Manuscript (VIS-12.7).
    PrintedManuscript(Segment),
    /// A site.
    Site(Plot),
    /// The link from a site to the next one.
    Link(Plot),
    /// The second tier of a section.
    Section(Section),
    /// The third tier.
    Keep,
    /// A bumped Worker (VIS-11.7).
    Bumped(Tier),
    /// The discard after a hire (VIS-10.4).
    HireDiscard,
    /// A player card.
    Start(PlayerCard),
    /// A collision (VIS-14.2).
    Collision,
    /// Steps 3 to 5 of a collision on a space of the track.
    Reward(Reward),
    /// The same for the automa (VIS-21.11).
    AutomaReward(Reward),
    /// Row 2 of a scheme (VIS-21.2).
    Scheme(Scheme),
    /// The last option of a scheme (VIS-21.2).
    SchemeGain(Scheme),
    /// A flip of the automa (VIS-20.5).
    AutomaFlip,
    /// The second flip of the Card AI (VIS-21.10).
    AutomaSecondFlip,
    /// A free dismissal of the automa (VIS-20.9).
    AutomaDismissal,
    /// The slot of the automa that works once (VIS-20.10).
    AutomaOnce,
    /// A card beside the board (VGG-8.5, VGG-9.2).
    Award(Award),
    /// What an Outsider brings about before the scoring (VGG-12.3).
    Outsider(Card),
}

/// VIS-14.2, steps 1 and 2; VIS-14.4 for the order of the seats.
const COLLISION: &[Step] = &[
    Each(Seats::All, &[When(Measure::Blameless, &[Do(Verb::CollisionSlot)])]),
    Each(Seats::All, &[Do(Verb::React)]),
    Do(Verb::Reward),
];

impl Row {
    /// What it does.
    #[must_use]
    pub fn steps(self) -> &'static [Step] {
        match self {
            Self::Card(card) => card.steps(),
            Self::Hired(card) => card.hire_effect(),
            Self::Printed(segment) => segment.printed_townsfolk().2,
            Self::Manuscript(manuscript) => manuscript.steps(),
            Self::PrintedManuscript(segment) => segment.printed_manuscript(),
            Self::Site(plot) => plot.site(),
            Self::Link(plot) => plot.link(),
            Self::Section(section) => section.steps(),
            Self::Keep => board::TIER_THREE,
            Self::Bumped(tier) => board::bumped(tier),
            Self::HireDiscard => &[Do(Verb::Discard(1))],
            Self::Start(card) => card.start().steps,
            Self::Collision => COLLISION,
            Self::Reward(reward) => board::above(reward),
            Self::AutomaReward(reward) => board::above_for_automa(reward),
            Self::Scheme(scheme) => scheme.effects(),
            Self::SchemeGain(scheme) => scheme.gain(),
            Self::Outsider(Card::OutsiderAssassin) => {
                &[Choose(&[&[Do(Verb::LoseDebts(2))], &[Do(Verb::ApprovedDeed)]])]
            }
            Self::AutomaFlip | Self::Outsider(_) => &[Do(Verb::FlipEither)],
            Self::AutomaSecondFlip => &[Do(Verb::SecondFlip)],
            Self::AutomaDismissal => &[Do(Verb::FreeDismissal)],
            Self::AutomaOnce => &[Do(Verb::Future)],
            Self::Award(award) => award.steps(),
        }
    }
}

/// The steps of a row that are still to be resolved.
pub type Resolve = Cursor<Row>;

impl Ask for Resolve {
    fn waits(self, _: &Viscounts) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        self.run(table);
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.is_cursor(self, below)
    }
}

/// The most steps of a loop that are left: Debts of a collision, and seats.
const MOST_LEFT: u8 = 4;

impl Viscounts {
    /// Whether a cursor can lie above these frames: no row lies there more often than in a loop and
    /// after it, but for those that others can set off.
    pub(crate) fn is_cursor(&self, cursor: Resolve, below: &[Frame]) -> bool {
        let same =
            |frame: &&Frame| matches!(frame, Frame::Resolve(other) if other.row == cursor.row);
        let often = below.iter().filter(same).count() > 2;
        Self::is_under_way(below)
            && !often
            && self.is_at_table(cursor.owner)
            && self.is_at_table(cursor.seat)
            && cursor.memo == 0
            && cursor.left <= MOST_LEFT
            && cursor.is_in_row::<Table<'_, ()>>()
            && self.is_row(cursor.row)
    }

    /// Whether such a row can be resolved at this stage.
    fn is_row(&self, row: Row) -> bool {
        match row {
            Row::Start(_) => self.is_setting_up(),
            Row::Collision | Row::Reward(_) => !self.is_setting_up(),
            Row::AutomaReward(_) | Row::Scheme(_) | Row::SchemeGain(_) => {
                self.solo && !self.is_setting_up()
            }
            Row::Award(_) => self.has_gates() && !self.is_setting_up(),
            Row::Outsider(card) => self.is_reckoning() && card.sort() == Sort::Outsider,
            Row::AutomaFlip | Row::AutomaSecondFlip | Row::AutomaDismissal | Row::AutomaOnce => {
                self.solo
            }
            _ => true,
        }
    }
}

impl<L: Sink<Event>> Resolver for Table<'_, L> {
    type Row = Row;
    type Verb = Verb;
    type Measure = Measure;

    #[inline]
    fn steps(row: Row) -> &'static [Step] {
        row.steps()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn perform(&mut self, verb: &Verb, cursor: &Resolve) {
        let seat = cursor.seat;
        if self.is_automa(seat) {
            return self.perform_for_automa(*verb);
        }
        match *verb {
            Verb::Silver(amount) => self.gain_silver(seat, amount.into()),
            Verb::Gain(good, amount) => self.gain(seat, good, amount.into()),
            Verb::Resources(left) => self.put(TakeGoods { seat, left }),
            Verb::Virtue(steps) => self.gain_virtue(seat, steps),
            Verb::Corruption(steps) => self.gain_corruption(seat, steps),
            Verb::Debt => self.gain_debt(seat),
            Verb::Deeds(amount) => self.gain_deeds(seat, amount),
            Verb::FlipDebt => self.put(Flip { seat, only: Some(Paper::Debt), left: 1 }),
            Verb::FlipDeed => self.put(Flip { seat, only: Some(Paper::Deed), left: 1 }),
            Verb::FlipEither => self.put(Flip { seat, only: None, left: 1 }),
            Verb::Discard(left) => self.put(Discard { seat, left }),
            Verb::Destroy(left) => self.put(Destroy { seat, left }),
            Verb::Shuffle => self.shuffle_by_effect(seat),
            Verb::Rearrange => self.put(Rearrange { seat }),
            Verb::Hire => self.put(Hire { seat, left: 1, optional: false }),
            Verb::MoveWorker => self.put_castle_move(Shift { seat }),
            Verb::PlaceWorkers(workers) => self.put(PlaceFree { seat, workers }),
            Verb::PlaceBuilding(building) => self.put(PickSlot { seat, building, near: false }),
            Verb::StartBuilding(building) => self.put(PickSlot { seat, building, near: true }),
            Verb::GainManuscript(most) => self.put(GainManuscript { seat, most }),
            Verb::DestroyOfDeck => self.put(PurgeDeck { seat }),
            Verb::React => self.set_off(seat, Moment::Collision),
            Verb::Reward => self.put_reward(seat),
            Verb::Part => self.part_markers(seat),
            Verb::CollisionSlot => self.gain_virtue(seat, 1),
            Verb::Draw(left) => self.put(DrawCards { seat, left }),
            Verb::GainOrder => self.gain_order(seat, false),
            Verb::Welcome => self.put(Welcome { seat }),
            Verb::Refuse => self.put(Refuse { seat }),
            Verb::HireHere => self.put(HireHere { seat }),
            Verb::HireUpTo(left) => self.put(Hire { seat, left, optional: true }),
            Verb::LoseDebts(debts) => self.lose_debts(seat, debts),
            Verb::ApprovedDeed => self.gain_approved_deed(seat),
            // Only the automa has such rows.
            Verb::Future | Verb::FreeDismissal | Verb::SecondFlip => {}
        }
    }

    /// Nothing is paid within a row: a verb does as much as there is (VCE-2).
    fn can(&self, _: Verb, _: Resolve) -> bool {
        true
    }

    fn measure(&self, measure: Measure, cursor: Resolve) -> u8 {
        let criminals = self.criminals(cursor.seat);
        let innocent = u8::from(criminals == 0);
        match measure {
            Measure::Criminals => criminals,
            Measure::NoCriminals => innocent,
            Measure::Blameless => {
                let automa = self.is_automa(cursor.seat);
                let slot = if automa { automa::slot::COLLISION } else { Slot::CollisionVirtue };
                innocent * u8::from(self.player(cursor.seat).uncovered.contains(slot))
            }
        }
    }

    #[inline]
    fn depth(&self) -> usize {
        self.pending.depth()
    }

    #[inline]
    fn put_cursor(&mut self, depth: usize, cursor: Resolve) {
        self.pending.insert(depth, cursor.into());
    }

    /// The automa takes the first option (VIS-20.4).
    fn put_choice(&mut self, cursor: Resolve) {
        if self.is_automa(cursor.seat) {
            return cursor.choose(0, self);
        }
        self.put(Choice(cursor));
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// Resolves a row now, as far as it asks nothing.
    pub(crate) fn resolve(&mut self, row: Row, seat: Seat) {
        if !row.steps().is_empty() {
            self.put(Resolve::new(row, seat));
        }
    }
}
