//! *link*: links that a Building completes (VIS-10.5, VIS-10.6).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Event, Site, Viscounts,
    asks::{Ask, Frame, Table},
    effects::Row,
};

/// Links that still bring their reward; the builder chooses their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Links {
    /// The builder.
    pub seat: Seat,
    /// The new Building's site.
    pub site: Site,
    /// Whether the link to the site before it waits.
    pub before: bool,
    /// Whether the link to the site after it waits.
    pub after: bool,
}

impl Links {
    /// Links between a site and its neighbours, where these are built on.
    pub(crate) fn around(state: &Viscounts, seat: Seat, site: Site) -> Self {
        let (previous, next) = (state.previous_site(site), state.next_site(site));
        let linked = |from: Site, other: Site| {
            let link = from.plot(state.players_for_sides()).link();
            !link.is_empty() && state.built_at(other).is_some()
        };
        Self { seat, site, before: linked(previous, previous), after: linked(site, next) }
    }

    /// The site that a link begins with, clockwise.
    fn first(self, before: bool, state: &Viscounts) -> Site {
        if before { state.previous_site(self.site) } else { self.site }
    }

    /// VIS-10.6: the builder, then the owner of the other end.
    fn complete<L: Sink<Event>>(self, table: &mut Table<'_, L>, before: bool) {
        let Self { seat, site, .. } = self;
        if self.before && self.after {
            table.put(Self { before: !before, after: before, ..self });
        }
        let other = if before { table.previous_site(site) } else { table.next_site(site) };
        let first = self.first(before, table);
        let owner = table.built_at(other).map_or(seat, |built| built.seat);
        table.tell(|| Event::Linked { seat, other: owner, site: first });
        let row = Row::Link(first.plot(table.players_for_sides()));
        if owner != seat {
            table.resolve(row, owner);
        }
        table.resolve(row, seat);
    }
}

impl Ask for Links {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    /// The automa begins with the link that is first clockwise.
    fn waits(self, state: &Viscounts) -> bool {
        self.before && self.after && !state.is_automa(self.seat)
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if self.before || self.after {
            self.complete(table, self.before);
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend([true, false].map(|before| Action::Link(self.first(before, state))));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Link(site) = action {
            let before = site != self.site;
            self.complete(table, before);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Link(_) => Some(Illegal::new("VIS-10.5", "NotCompleted")),
            Action::Stop => Some(Illegal::new("VIS-10.6", "MustLink")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        let around = Self::around(state, self.seat, self.site);
        state.is_of(self.seat, below)
            && self.site.exists(state.players_for_sides())
            && state.built_at(self.site).is_some_and(|built| built.seat == self.seat)
            && (!self.before || around.before)
            && (!self.after || around.after)
            && (self.before || self.after)
            && (state.has_gates() || !below.iter().any(|frame| matches!(frame, Frame::Links(_))))
    }
}
