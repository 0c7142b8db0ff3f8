//! *exchanges*, *Building*, *Workers*: the target of a primary action (VIS-25.8).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Building, Event, Primary, Slot, Viscounts,
    action::MOST_EXCHANGES,
    asks::{After, Ask, Destroy, Figure, Flip, Frame, Phase, PickSite, Table},
    board::{Bank, PRINTED_MANUSCRIPT_COST, Segment, Trade, WORKER_COSTS},
    card::Moment,
    payment::Means,
};

/// The target of the active seat's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// Which action.
    pub primary: Primary,
    /// Whose icons count besides.
    pub dismissed: Option<Figure>,
}

/// What an action is directed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chosen {
    /// So many exchanges.
    Exchange(u8),
    /// The Building of a slot.
    Building(Slot),
    /// So many Workers.
    Workers(u8),
    /// The Manuscript next to the Viscount.
    Manuscript,
    /// A price in silver (VGG-3.10).
    Price,
    /// A rearrangement, for resources (VGG-3.12).
    Rearrangement,
}

impl Chosen {
    /// Whose target it is, if it is one.
    pub(crate) const fn primary(self) -> Option<Primary> {
        match self {
            Self::Exchange(_) => Some(Primary::Trade),
            Self::Building(_) => Some(Primary::Construct),
            Self::Workers(_) => Some(Primary::PlaceWorkers),
            Self::Manuscript => Some(Primary::Transcribe),
            Self::Price | Self::Rearrangement => None,
        }
    }

    fn of(action: Action) -> Option<Self> {
        match action {
            Action::Exchange(times) => Some(Self::Exchange(times)),
            Action::Build(slot) => Some(Self::Building(slot)),
            Action::Workers(workers) => Some(Self::Workers(workers)),
            _ => None,
        }
    }
}

impl Target {
    /// How many answers there are, as far as it matters, and the first of them.
    fn only(self, state: &Viscounts) -> Result<Option<Chosen>, ()> {
        let mut targets = state.targets(state.active, self.primary, self.dismissed);
        let first = targets.next();
        if targets.next().is_some() { Err(()) } else { Ok(first) }
    }
}

impl Ask for Target {
    fn whom(self, state: &Viscounts) -> Turn {
        Turn::Seat(state.active)
    }

    fn waits(self, state: &Viscounts) -> bool {
        match self.only(state) {
            Err(()) => true,
            Ok(None | Some(Chosen::Manuscript)) => false,
            Ok(Some(_)) => state.is_asked(state.active, 1),
        }
    }

    /// VIS-8.7: an action that has become impossible is over without result.
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if let Ok(Some(chosen)) = self.only(table) {
            table.aim(chosen, self.dismissed);
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        let targets = state.targets(state.active, self.primary, self.dismissed);
        out.extend(targets.map(|chosen| match chosen {
            Chosen::Exchange(times) => Action::Exchange(times),
            Chosen::Building(slot) => Action::Build(slot),
            Chosen::Workers(workers) => Action::Workers(workers),
            Chosen::Manuscript | Chosen::Price | Chosen::Rearrangement => Action::Stop,
        }));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Some(chosen) = Chosen::of(action) {
            table.aim(chosen, self.dismissed);
        }
    }

    fn why_not(self, state: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        let why = |rule, kind| Some(Illegal::new(rule, kind));
        match (self.primary, action) {
            (Primary::Trade, Action::Exchange(_)) => why("VIS-9.6", "TooManyExchanges"),
            (Primary::Construct, Action::Build(slot)) => {
                let gone = state.player(state.active).uncovered.contains(slot);
                let (rule, kind) = if gone {
                    ("VIS-10.3", "AlreadyConstructed")
                } else {
                    ("VIS-10.2", "TooFewBuildIcons")
                };
                why(rule, kind)
            }
            (Primary::PlaceWorkers, Action::Workers(_)) => why("VIS-11.1", "TooManyWorkers"),
            (_, Action::Stop) => why("VIS-8.7", "MustCarryOut"),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        let outer = matches!(self.primary, Primary::Trade | Primary::Construct);
        let space = state.player(state.active).viscount;
        Viscounts::is_phase(below, Phase::Recruit)
            && space.is_some_and(|space| space.bank().is_some() == outer)
    }
}

impl Viscounts {
    /// The bank on which a seat's Viscount stands.
    pub(crate) fn bank_of(&self, seat: Seat) -> Option<(Segment, Bank)> {
        let space = self.player(seat).viscount?;
        space.bank().map(|bank| (space.segment(), bank))
    }

    /// The exchange where a seat's Viscount stands (VIS-9.1).
    pub(super) fn trade_of(&self, seat: Seat) -> Option<Trade> {
        self.bank_of(seat).map(|(segment, bank)| self.options.trade(segment, bank))
    }

    /// Cleric icons for the Manuscript next to a seat's Viscount (VIS-12.1, VIS-12.7).
    pub(super) fn manuscript_cost(&self, seat: Seat) -> u8 {
        let stock = self.stocks[self.position_of(seat)];
        stock.top.map_or(PRINTED_MANUSCRIPT_COST, crate::Manuscript::cost)
    }

    /// The most exchanges that can be made (VIS-9.6, VIS-25.8).
    fn most_exchanges(&self, seat: Seat, means: &Means) -> u16 {
        // VGG-3.19: resources that are paid as silver.
        let more = means.rates.substitutes(means.purse);
        let most = match self.trade_of(seat) {
            None => 0,
            Some(Trade::Silver) if means.icons + more > 0 => means.icons + more,
            Some(Trade::Silver) => means.purse.silver.min(1),
            Some(Trade::Flip) => {
                self.player(seat).unflipped().min(means.reach() / Trade::Flip.rate())
            }
            Some(trade) => means.reach() / trade.rate(),
        };
        most.min(MOST_EXCHANGES.into())
    }

    /// Whether a target is reached with such means (VIS-25.8).
    pub(super) fn has_target(&self, seat: Seat, primary: Primary, means: &Means) -> bool {
        let player = self.player(seat);
        match primary {
            Primary::Trade => self.most_exchanges(seat, means) > 0,
            Primary::Construct => {
                let reach = means.reach();
                let left = |building: &Building| player.built(*building) < 3;
                let mut buildings = Building::ALL.iter().filter(|building| left(building));
                buildings.any(|building| u16::from(building.cost()) <= reach)
                    && self.empty_sites(self.bank_of(seat)).next().is_some()
            }
            Primary::PlaceWorkers => player.workers > 0 && means.reach() > 0,
            Primary::Transcribe => means.reach() >= u16::from(self.manuscript_cost(seat)),
        }
    }

    /// The targets of an action.
    pub(crate) fn targets(
        &self,
        seat: Seat,
        primary: Primary,
        dismissed: Option<Figure>,
    ) -> impl Iterator<Item = Chosen> + use<'_> {
        let player = self.player(seat);
        let means = self.means(seat, primary, dismissed, self.purse(seat));
        let can = self.has_target(seat, primary, &means);
        let when = |own: Primary| can && own == primary;
        let reach = means.reach();
        let most = if when(Primary::Trade) { self.most_exchanges(seat, &means) } else { 0 };
        let exchanges = (1..=most).filter_map(|times| u8::try_from(times).ok());
        let slots = Slot::ALL.into_iter().filter(move |slot| {
            !player.uncovered.contains(*slot) && u16::from(slot.building().cost()) <= reach
        });
        let workers = (1..=4_u8).filter(move |&workers| {
            workers <= player.workers && u16::from(WORKER_COSTS[usize::from(workers) - 1]) <= reach
        });
        let slots = slots.take(if when(Primary::Construct) { 9 } else { 0 });
        let workers = workers.take(if when(Primary::PlaceWorkers) { 4 } else { 0 });
        let manuscript = when(Primary::Transcribe).then_some(Chosen::Manuscript);
        exchanges
            .map(Chosen::Exchange)
            .chain(slots.map(Chosen::Building))
            .chain(workers.map(Chosen::Workers))
            .chain(manuscript)
    }
}

impl Viscounts {
    /// Icons that a target takes.
    fn takes(&self, seat: Seat, chosen: Chosen) -> u16 {
        match chosen {
            Chosen::Exchange(times) => {
                self.trade_of(seat).map_or(0, |trade| trade.rate() * u16::from(times))
            }
            Chosen::Building(slot) => slot.building().cost().into(),
            Chosen::Workers(workers) => WORKER_COSTS[usize::from(workers).clamp(1, 4) - 1].into(),
            Chosen::Manuscript => self.manuscript_cost(seat).into(),
            Chosen::Price | Chosen::Rearrangement => 0,
        }
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// The target is settled: icons are counted, the rest is paid (VIS-8.11).
    fn aim(&mut self, chosen: Chosen, dismissed: Option<Figure>) {
        let seat = self.active;
        let Some(primary) = chosen.primary() else { return };
        let icons = self.available(seat, primary, dismissed);
        let missing = self.takes(seat, chosen).saturating_sub(icons);
        self.pay_icons(seat, chosen, missing);
    }

    /// VIS-8.7: the action itself, and below it what follows.
    pub(super) fn carry_out(&mut self, seat: Seat, chosen: Chosen) {
        // What a price was paid for lies below.
        let Some(primary) = chosen.primary() else { return };
        self.put(After { seat, moment: Moment::After(primary) });
        match chosen {
            Chosen::Price | Chosen::Rearrangement => {}
            Chosen::Exchange(times) => self.exchange(seat, times),
            Chosen::Building(slot) => self.put(PickSite { seat, slot, near: true }),
            Chosen::Workers(workers) => {
                let section = self.section_at(self.position_of(seat));
                self.place_workers(seat, section, workers);
            }
            Chosen::Manuscript => self.transcribe(seat),
        }
    }

    /// VIS-9.2.
    fn exchange(&mut self, seat: Seat, times: u8) {
        let Some(trade) = self.trade_of(seat) else { return };
        if let Some(space) = self.player(seat).viscount {
            self.tell(|| Event::Exchanged { seat, space, times });
        }
        match trade {
            Trade::Silver => self.gain_silver(seat, times.into()),
            Trade::Good(good) => self.gain(seat, good, times.into()),
            Trade::Destroy => self.put(Destroy { seat, left: times }),
            Trade::Flip => self.put(Flip { seat, only: None, left: times }),
        }
    }

    /// VIS-12.1; the printed one stays (VIS-12.7).
    pub(crate) fn transcribe(&mut self, seat: Seat) {
        let position = self.position_of(seat);
        if self.stocks[position].top.is_some() {
            return self.take_manuscript(seat, position);
        }
        let segment = self.segments[position];
        self.tell(|| Event::TranscribedPrinted { seat, segment });
        self.resolve(crate::effects::Row::PrintedManuscript(segment), seat);
    }
}
