//! *slot* and *site*: a Building leaves the player board (VIS-10).

use engine::{Actor, Illegal, Seat, Set, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Building, Built, Event, Site, Slot, Viscounts,
    asks::{Ask, Frame, Links, Table},
    automa,
    effects::Row,
};

/// Which Building of a kind is placed for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PickSlot {
    /// Whose.
    pub seat: Seat,
    /// The kind.
    pub building: Building,
    /// Whether it is placed on the bank of the own Viscount, or anywhere.
    pub near: bool,
}

impl PickSlot {
    fn slots(self, state: &Viscounts) -> Set<Slot> {
        self.building.slots().minus(state.player(self.seat).uncovered)
    }
}

impl Ask for PickSlot {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    /// VCE-13: without a Building or a site nothing happens.
    fn waits(self, state: &Viscounts) -> bool {
        state.is_asked(self.seat, self.slots(state).len().into())
            && state.open_sites(self.seat, self.near).next().is_some()
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let Self { seat, near, .. } = self;
        if let Some(slot) = self.slots(table).lowest() {
            table.put(PickSite { seat, slot, near });
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(self.slots(state).iter().map(Action::Build));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Self { seat, near, .. } = self;
        if let Action::Build(slot) = action {
            table.put(PickSite { seat, slot, near });
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Build(_) => Some(Illegal::new("VIS-10.7", "OtherBuilding")),
            Action::Stop => Some(Illegal::new("VIS-0.1", "MustPlaceBuilding")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.is_of(self.seat, below) && state.player(self.seat).viscount.is_some()
    }
}

/// Where a Building is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PickSite {
    /// Whose.
    pub seat: Seat,
    /// The slot that it leaves.
    pub slot: Slot,
    /// Whether it is placed on the bank of the own Viscount, or anywhere.
    pub near: bool,
}

impl Ask for PickSite {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Viscounts) -> bool {
        state.is_asked(self.seat, state.open_sites(self.seat, self.near).take(2).count())
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = table.open_sites(self.seat, self.near).next();
        if let Some(only) = only {
            table.build(self.seat, self.slot, only);
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.open_sites(self.seat, self.near).map(Action::Site));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Site(site) = action {
            table.build(self.seat, self.slot, site);
        }
    }

    fn why_not(self, state: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Site(site) if !site.exists(state.players_for_sides()) => {
                Some(Illegal::new("VIS-2.2", "NoSuchSite"))
            }
            Action::Site(site) if state.built_at(site).is_some() => {
                Some(Illegal::new("VIS-3.5", "SiteOccupied"))
            }
            Action::Site(_) => Some(Illegal::new("VIS-10.1", "OtherBank")),
            Action::Stop => Some(Illegal::new("VIS-8.7", "MustBuild")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        let player = state.player(self.seat);
        state.is_of(self.seat, below)
            && player.viscount.is_some()
            && !player.uncovered.contains(self.slot)
            && !below.iter().any(|frame| matches!(frame, Frame::PickSite(_)))
    }
}

impl Viscounts {
    /// Empty sites on the bank of a seat's Viscount, or anywhere (VIS-10.1, VIS-10.7).
    pub(super) fn open_sites(
        &self,
        seat: Seat,
        near: bool,
    ) -> impl Iterator<Item = Site> + use<'_> {
        let bank = self.bank_of(seat);
        let open = !near || bank.is_some();
        self.empty_sites(bank.filter(|_| near)).take(if open { Site::ALL.len() } else { 0 })
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// VIS-10.5: the slot is uncovered, then site and links bring their rewards.
    pub(crate) fn build(&mut self, seat: Seat, slot: Slot, site: Site) {
        self.player_mut(seat).uncovered.insert(slot);
        self.sites[site.index()] = Some(Built { seat, slot });
        self.tell(|| Event::Built { seat, slot, site });
        if self.has_gates() {
            self.check_builder(seat);
        }
        let links = Links::around(self.state, seat, site);
        if links.before || links.after {
            self.put(links);
        }
        let plot = site.plot(self.players_for_sides());
        self.resolve(Row::Site(plot), seat);
        // VIS-20.12: before the reward of the site.
        if self.is_automa(seat) && slot == automa::slot::ONCE {
            self.resolve(Row::AutomaOnce, seat);
        }
    }
}
