//! Workers in the Guildhall: constructing buildings, and *crane* (ARC-14).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Architects, Building, Event, Kind,
    asks::{Ask, Frame, Table},
    board::{brings_refresh, brings_reset, guildhall_spaces},
    card::Moment,
    effects::{Resolve, Row},
};

/// What a worker in the Guildhall does (ARC-14.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Job {
    /// Constructs a building.
    Construct {
        /// Which.
        building: Building,
        /// What is paid less of, where there is a choice.
        less: Option<Kind>,
    },
    /// Works on the Cathedral.
    Cathedral {
        /// How much wood, where wood and stone are mixed.
        wood: Option<u8>,
    },
}

impl Job {
    fn of(action: Action) -> Option<Self> {
        match action {
            Action::Construct { building, less } => Some(Self::Construct { building, less }),
            Action::Cathedral(wood) => Some(Self::Cathedral { wood }),
            _ => None,
        }
    }

    const fn action(self) -> Action {
        match self {
            Self::Construct { building, less } => Action::Construct { building, less },
            Self::Cathedral { wood } => Action::Cathedral(wood),
        }
    }
}

/// The job of a worker who has been placed; never waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Work {
    /// Whose worker.
    pub seat: Seat,
    /// What for.
    pub job: Job,
}

impl Ask for Work {
    fn waits(self, _: &Architects) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        table.work(self.seat, self.job);
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        let mut jobs = Vec::new();
        if state.is_own(self.seat, below) {
            state.list_jobs(self.seat, &mut jobs);
        }
        jobs.contains(&self.job.action())
    }
}

/// *crane*: another worker in the Guildhall, or none (ARC-18.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crane {
    /// Whose.
    pub seat: Seat,
}

impl Ask for Crane {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Seat(self.seat)
    }

    /// ARC-21.7: whether anything can be built depends on hidden cards, so it is always asked.
    fn waits(self, state: &Architects) -> bool {
        state.player(self.seat).reserve > 0
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        state.list_jobs(self.seat, out);
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        table.enter_guildhall(self.seat, action);
    }

    fn why_not(self, state: &Architects, seat: Seat, action: Action) -> Option<Illegal> {
        state.why_not_job(seat, action)
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        state.is_own(self.seat, below)
    }
}

impl Architects {
    /// Everything that a worker in the Guildhall could do now (ARC-4.6).
    pub(super) fn list_jobs(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let skills = player.skills();
        for building in player.hand.iter().map(Building::of) {
            if building.skills().minus(skills).is_empty() {
                self.list_constructions(seat, building, out);
            }
        }
        self.list_cathedral(seat, out);
    }

    fn list_constructions(&self, seat: Seat, building: Building, out: &mut Vec<Action>) {
        let cost = building.cost();
        let both = [Some(Kind::Wood), Some(Kind::Stone)];
        let ways: &[_] = if self.chooses_discount(seat, cost) { &both } else { &[None] };
        for &less in ways {
            if self.affords(seat, &self.discounted(seat, cost, less)) {
                out.push(Action::Construct { building, less });
            }
        }
    }

    pub(super) fn why_not_job(&self, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Construct { building, less } => {
                Some(self.why_not_construct(seat, building, less))
            }
            Action::Cathedral(_) => Some(self.why_not_cathedral(seat)),
            _ => None,
        }
    }

    fn why_not_construct(&self, seat: Seat, building: Building, less: Option<Kind>) -> Illegal {
        let player = self.player(seat);
        if !player.hand.contains(building.card()) {
            return Illegal::new("ARC-14.1", "NotInHand");
        }
        if !building.skills().minus(player.skills()).is_empty() {
            return Illegal::new("ARC-14.5", "SkillMissing");
        }
        if less.is_some() != self.chooses_discount(seat, building.cost()) {
            return Illegal::new("ARC-18.4", "WrongDiscount");
        }
        Illegal::new("ARC-14.5", "GoodsMissing")
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// ARC-14.2 to ARC-14.4, and ARC-18.6 before the job is done.
    pub(super) fn enter_guildhall(&mut self, seat: Seat, action: Action) {
        let Some(job) = Job::of(action) else { return };
        self.player_mut(seat).reserve -= 1;
        self.guildhall.push(number_of(seat));
        let placement = self.placements();
        self.tell(|| Event::EnteredGuildhall { seat, placement });
        if brings_reset(self.seats, placement) {
            self.reset_due = true;
        }
        if placement == guildhall_spaces(self.seats) {
            self.last_turns = Some(self.seats);
            self.tell(|| Event::EndTriggered { seat });
        }
        if self.options.apprentice_refresh && brings_refresh(self.seats, placement) {
            // The job has been announced, so everybody knows that this card is there.
            if let Job::Construct { building, .. } = job {
                self.known.show_all(building.card());
            }
            self.put(Work { seat, job });
            return self.refresh_display();
        }
        self.work(seat, job);
    }

    fn work(&mut self, seat: Seat, job: Job) {
        match job {
            Job::Construct { building, less } => self.construct(seat, building, less),
            Job::Cathedral { wood } => self.work_on_cathedral(seat, wood),
        }
    }

    /// ARC-14.5; what comes later is put first.
    fn construct(&mut self, seat: Seat, building: Building, less: Option<Kind>) {
        let price = self.discounted(seat, building.cost(), less);
        self.pay_goods(seat, &price);
        let player = self.player_mut(seat);
        player.hand.take(building.card());
        player.built.insert(building);
        self.known.forget([building.card()].into_iter().collect());
        self.tell(|| Event::Constructed { seat, building });
        self.put_moment(Moment::Constructed, seat);
        if !building.steps().is_empty() {
            self.put(Resolve::new(Row::Building(building), seat));
        }
        self.change_virtue(seat, building.virtue());
    }
}

impl Architects {
    /// Workers placed in the Guildhall and beside it.
    #[expect(clippy::cast_possible_truncation, reason = "the row has room for a few dozen")]
    pub(crate) fn placements(&self) -> u8 {
        self.guildhall.len() as u8
    }
}

/// A seat as the row of the Guildhall holds it.
#[expect(clippy::cast_possible_truncation, reason = "no table has more than five seats")]
pub(crate) const fn number_of(seat: Seat) -> u8 {
    seat.index() as u8
}
