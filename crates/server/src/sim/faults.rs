//! What goes wrong, and when: drawn before the simulation begins.

use rand::RngExt;

use super::machine::Chance;

/// Something that is done to the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Kill(usize),
    /// It is asked to stop.
    Close(usize),
    Start(usize),
    Pause(usize),
    Wake(usize),
    /// A node is cut off from the bus, or no more.
    Deafen(usize, bool),
    /// All of them are.
    TakeTheBus(bool),
    /// What one node says does not reach another, or does again.
    Part(usize, usize, bool),
    /// What is said on the bus is lost, comes late, twice and in another order.
    Storm(bool),
    EndDatabase,
    BringDatabase,
    /// How long it takes to bring something to the disk, at most; as usual if nothing is said.
    SlowDatabase(Option<u64>),
    /// A node is cut off from the database, or no more.
    Strand(usize, bool),
    /// Answers of the database are lost.
    LoseAnswers(bool),
}

/// Something that goes wrong for a while.
#[derive(Clone, Copy, Debug)]
struct Fault {
    kind: Kind,
    from_ms: u64,
    until_ms: u64,
    node: usize,
    other: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Killed,
    Replaced,
    Paused,
    Deaf,
    NoBus,
    Parted,
    Storm,
    NoDatabase,
    SlowDatabase,
    StuckDatabase,
    Stranded,
    LostAnswers,
}

impl Kind {
    const ALL: [Self; 12] = [
        Self::Killed,
        Self::Replaced,
        Self::Paused,
        Self::Deaf,
        Self::NoBus,
        Self::Parted,
        Self::Storm,
        Self::NoDatabase,
        Self::SlowDatabase,
        Self::StuckDatabase,
        Self::Stranded,
        Self::LostAnswers,
    ];

    /// Whether a node that it befalls cannot serve anybody.
    const fn disables(self) -> bool {
        matches!(self, Self::Killed | Self::Replaced | Self::Paused | Self::Stranded)
    }

    /// Whether it befalls one node.
    const fn is_of_a_node(self) -> bool {
        self.disables() || matches!(self, Self::Deaf)
    }

    /// How long it lasts, in seconds.
    const fn lasts(self) -> std::ops::Range<u64> {
        match self {
            Self::Paused => 2..65,
            Self::NoDatabase => 1..9,
            Self::SlowDatabase | Self::StuckDatabase => 2..8,
            Self::Replaced => 3..8,
            _ => 1..25,
        }
    }
}

impl Fault {
    fn draw(chance: &mut Chance, nodes: usize, minutes: u64) -> Self {
        let kind = Kind::ALL[chance.random_range(0..Kind::ALL.len())];
        let from_ms = chance.random_range(FIRST_MS..minutes * 60_000 - 1000);
        let lasts_ms = kind.lasts().start * 1000..kind.lasts().end * 1000;
        let until_ms = from_ms + chance.random_range(lasts_ms);
        let node = chance.random_range(0..nodes);
        let other = (node + chance.random_range(1..nodes)) % nodes;
        Self { kind, from_ms, until_ms, node, other }
    }

    const fn overlaps(&self, other: &Self) -> bool {
        self.from_ms < other.until_ms + RECOVERY_MS && other.from_ms < self.until_ms + RECOVERY_MS
    }

    /// When nobody can be served because of it, if so.
    fn dark(&self) -> Option<(u64, u64)> {
        match self.kind {
            Kind::NoDatabase => Some((self.from_ms, self.until_ms)),
            Kind::SlowDatabase => Some((self.from_ms, self.until_ms + SLOW_MS)),
            Kind::StuckDatabase => Some((self.from_ms, self.until_ms + STUCK_MS)),
            _ => None,
        }
    }

    /// When nobody can know that this node is gone, because the bus is gone as well. Whoever comes back
    /// under another name was not heard to go, and its tables are waited for until the bus is back.
    fn unheard(&self, bus: &Self) -> Option<(u64, u64)> {
        let another = matches!(self.kind, Kind::Killed | Kind::Replaced);
        let heard = self.from_ms + PULSE_MS < bus.from_ms;
        let until_ms =
            if another && !heard { bus.until_ms } else { self.until_ms.min(bus.until_ms) };
        let from_ms = self.from_ms.max(bus.from_ms);
        (self.overlaps(bus) && from_ms < until_ms).then_some((from_ms, until_ms))
    }

    /// How long a node may not notice that it cannot reach the database.
    fn unnoticed(&self) -> Option<(u64, u64)> {
        (self.kind == Kind::Stranded).then_some((self.from_ms, self.from_ms + UNNOTICED_MS))
    }

    fn deeds(&self) -> Vec<(u64, Deed)> {
        let Self { kind, from_ms, until_ms, node, other } = *self;
        let (begin, end) = match kind {
            Kind::Killed => (Deed::Kill(node), Deed::Start(node)),
            Kind::Replaced => (Deed::Close(node), Deed::Start(node)),
            Kind::Paused => (Deed::Pause(node), Deed::Wake(node)),
            Kind::Deaf => (Deed::Deafen(node, true), Deed::Deafen(node, false)),
            Kind::NoBus => (Deed::TakeTheBus(true), Deed::TakeTheBus(false)),
            Kind::Parted => (Deed::Part(node, other, true), Deed::Part(node, other, false)),
            Kind::Storm => (Deed::Storm(true), Deed::Storm(false)),
            Kind::NoDatabase => (Deed::EndDatabase, Deed::BringDatabase),
            Kind::SlowDatabase => (Deed::SlowDatabase(Some(SLOW_MS)), Deed::SlowDatabase(None)),
            Kind::StuckDatabase => (Deed::SlowDatabase(Some(STUCK_MS)), Deed::SlowDatabase(None)),
            Kind::Stranded => (Deed::Strand(node, true), Deed::Strand(node, false)),
            Kind::LostAnswers => (Deed::LoseAnswers(true), Deed::LoseAnswers(false)),
        };
        // Whoever was asked to stop is gone two seconds later.
        let gone = (kind == Kind::Replaced).then_some((from_ms + 2000, Deed::Kill(node)));
        [(from_ms, begin), (until_ms, end)].into_iter().chain(gone).collect()
    }
}

/// So long the house has time to open.
const FIRST_MS: u64 = 6000;
/// So long after a fault it may still be felt.
const RECOVERY_MS: u64 = 5000;
/// How long a slow disk takes at most, and one on which things take longer than anybody waits.
const SLOW_MS: u64 = 1500;
const STUCK_MS: u64 = 12_000;
/// After so long a node knows that it cannot reach the database.
const UNNOTICED_MS: u64 = 6000;
/// So often a node says that it is there.
const PULSE_MS: u64 = 500;
/// So many faults there are in a minute.
const A_MINUTE: u64 = 6;

/// What is done, and when.
pub(super) struct Day {
    pub(super) deeds: Vec<(u64, Deed)>,
    pub(super) dark: Dark,
}

/// The times in which nobody has to be served.
#[derive(Clone, Default)]
pub(super) struct Dark {
    /// The database is away or slow.
    pub(super) for_all: Vec<(u64, u64)>,
    /// So is whoever moves the bots of a table, and nobody can know.
    pub(super) for_bots: Vec<(u64, u64)>,
}

impl Day {
    pub(super) fn draw(chance: &mut Chance, nodes: usize, minutes: u64) -> Self {
        let mut faults: Vec<Fault> = Vec::new();
        for _ in 0..minutes * A_MINUTE {
            let fault = Fault::draw(chance, nodes, minutes);
            if faults.iter().all(|other| fits(&fault, other)) {
                faults.push(fault);
            }
        }
        let mut deeds: Vec<(u64, Deed)> = faults.iter().flat_map(Fault::deeds).collect();
        deeds.sort_by_key(|(at_ms, _)| *at_ms);
        let for_all: Vec<(u64, u64)> = faults.iter().filter_map(Fault::dark).collect();
        let mut for_bots = for_all.clone();
        for_bots.extend(faults.iter().filter_map(Fault::unnoticed));
        for bus in faults.iter().filter(|fault| fault.kind == Kind::NoBus) {
            let gone = faults.iter().filter(|fault| fault.kind.disables());
            for_bots.extend(gone.filter_map(|fault| fault.unheard(bus)));
        }
        let dark = Dark { for_all, for_bots };
        Self { deeds, dark }
    }
}

/// Whether two faults can happen on one day: one of each kind at a time, and one node after the other,
/// so that there is always somebody who could serve people.
fn fits(one: &Fault, other: &Fault) -> bool {
    let slow = |fault: &Fault| matches!(fault.kind, Kind::SlowDatabase | Kind::StuckDatabase);
    let same = one.kind == other.kind
        || slow(one) && slow(other)
        || one.kind.is_of_a_node() && other.kind.is_of_a_node() && one.node == other.node
        || one.kind.disables() && other.kind.disables();
    !same || !one.overlaps(other)
}
