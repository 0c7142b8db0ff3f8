//! The solo opponent (VIS-19 to VIS-22): a scored seat that the rules play themselves.

mod acts;
mod gains;
mod scheme;
mod turn;
mod why;

use engine::{Seat, Set};
use serde::{Deserialize, Serialize};

use crate::{
    Building, Good, Icon, Icons, Primary, Ribbon, Slot, Viscounts, icons::icons, state::Player,
};

pub use {
    scheme::{Attempt, Scheme},
    turn::{AutomaStart, AutomaTurn, GainFuture, Harden, Step, TurnScheme},
    why::{Hindrance, Substitute, Trial},
};

engine::named! {
    /// A board of the solo opponent (VIS-19.2).
    #[derive(Default)]
    pub enum Automa: "an automa (cleric, build, noble, card)" {
        /// After Manuscripts.
        #[default]
        Cleric = "cleric",
        /// After Buildings.
        Build = "build",
        /// After the castle.
        Noble = "noble",
        /// After Debts and Deeds.
        Card = "card",
    }
}

engine::named! {
    /// How many Future Schemes are shuffled into the first draw pile (VIS-19.8).
    #[derive(Default)]
    pub enum Difficulty: "a number of future schemes (none, one, two, three)" {
        /// None.
        #[default]
        None = "none",
        /// One.
        One = "one",
        /// Two.
        Two = "two",
        /// Three.
        Three = "three",
    }
}

/// What stands on a board (VIS-19.9).
struct Row {
    /// Resources in the order of priority, with the number up to which each is taken.
    priority: [(Good, u16); 3],
    /// Stone, gold, inkwells at the start.
    goods: [u16; 3],
    removed: [Scheme; 3],
    /// Printed headers of slots 2 and 3.
    headers: [Icons; 2],
    /// Icons of the three Guildhall slots.
    guildhalls: [Icon; 3],
    /// Whether sources show less than the whole board.
    reconstructed: bool,
}

const ANY: u16 = u16::MAX;

impl Automa {
    const fn row(self) -> Row {
        use Good::{Gold, Inkwell, Stone};
        match self {
            Self::Cleric => Row {
                priority: [(Inkwell, 6), (Stone, 4), (Gold, ANY)],
                goods: [1, 0, 1],
                removed: [Scheme::SsNoble, Scheme::SfBuildNoble, Scheme::SfNoble],
                headers: [icons(0, 0, 1, 0, 0), icons(0, 1, 0, 1, 0)],
                guildhalls: [Icon::Cleric, Icon::Build, Icon::Noble],
                reconstructed: false,
            },
            // Goods, removed schemes, headers and Guildhalls are reconstructed.
            Self::Build => Row {
                priority: [(Stone, 6), (Gold, 4), (Inkwell, ANY)],
                goods: [1, 1, 0],
                removed: [Scheme::SsCleric, Scheme::SfClericNoble, Scheme::SfCleric],
                headers: [icons(0, 0, 0, 1, 0), icons(0, 1, 1, 0, 0)],
                guildhalls: [Icon::Build, Icon::Noble, Icon::Cleric],
                reconstructed: true,
            },
            // Everything but the focus is reconstructed. Gold comes last and the first Guildhall shows no
            // noble icon, for the castle brings so much that the automa left people behind
            // (`docs/automas.md`).
            Self::Noble => Row {
                priority: [(Stone, 4), (Inkwell, 4), (Gold, ANY)],
                goods: [0, 1, 1],
                removed: [Scheme::SsBuild, Scheme::SfBuildCleric, Scheme::SfBuild],
                headers: [icons(0, 1, 0, 0, 0), icons(0, 0, 1, 1, 0)],
                guildhalls: [Icon::Cleric, Icon::Build, Icon::Noble],
                reconstructed: true,
            },
            // Reconstructed, but for the focus and the single kind of resource, kept as stone.
            Self::Card => Row {
                priority: [(Stone, ANY), (Stone, ANY), (Stone, ANY)],
                goods: [2, 0, 0],
                removed: [Scheme::SfCleric, Scheme::SfBuild, Scheme::SfNoble],
                headers: [icons(0, 0, 1, 0, 0), icons(0, 1, 0, 1, 0)],
                guildhalls: [Icon::Cleric, Icon::Build, Icon::Noble],
                reconstructed: true,
            },
        }
    }

    /// The action that it is after; none, if it flips Debts and Deeds (VIS-21.10).
    #[must_use]
    pub const fn focus(self) -> Option<Primary> {
        match self {
            Self::Cleric => Some(Primary::Transcribe),
            Self::Build => Some(Primary::Construct),
            Self::Noble => Some(Primary::PlaceWorkers),
            Self::Card => None,
        }
    }

    /// Schemes that are not used with this board (VIS-19.4).
    #[must_use]
    pub fn removed(self) -> Set<Scheme> {
        self.row().removed.into_iter().collect()
    }

    /// The resources of choice in the order of priority, with the number up to which each is taken
    /// (VIS-20.3).
    #[must_use]
    pub const fn priority(self) -> [(Good, u16); 3] {
        self.row().priority
    }

    /// Whether sources show less than the whole board, so that the rest is a reconstruction.
    #[must_use]
    pub const fn is_reconstructed(self) -> bool {
        self.row().reconstructed
    }

    /// Stone, gold and inkwells at the start (VIS-19.6).
    #[must_use]
    pub const fn goods(self) -> [u16; 3] {
        self.row().goods
    }

    /// Icons printed on the second and the third slot for schemes (VIS-20.6).
    #[must_use]
    pub const fn headers(self) -> [Icons; 2] {
        self.row().headers
    }

    /// Icons of the three Guildhall slots (VIS-20.10).
    #[must_use]
    pub const fn guildhalls(self) -> [Icon; 3] {
        self.row().guildhalls
    }

    /// The resource of choice of somebody with these goods (VIS-20.3).
    #[must_use]
    pub fn choice(self, goods: [u16; 3]) -> Good {
        let [first, second, last] = self.row().priority;
        let short = |(good, until): &(Good, u16)| goods[good.index()] < *until;
        [first, second].into_iter().find(short).unwrap_or(last).0
    }

    /// The kind as which a resource is kept: the Card AI has but one (VIS-20.3).
    #[must_use]
    pub const fn kept_as(self, good: Good) -> Good {
        if matches!(self, Self::Card) { Good::Stone } else { good }
    }
}

/// Slots of the board of the solo opponent, from left to right (VIS-19.3).
pub(crate) const SLOTS: [Slot; 9] = [
    Slot::BuildIcon,
    Slot::NobleIcon,
    Slot::ClericIcon,
    Slot::FreeStep,
    Slot::CheapDismissal,
    Slot::TradeIcons,
    Slot::HireDiscard,
    Slot::CollisionVirtue,
    Slot::LargerHand,
];

/// What the slots of the solo opponent do, beside the icons of the Guildhalls (VIS-20.10).
pub(crate) mod slot {
    use crate::Slot;

    /// A Future Scheme, once.
    pub const ONCE: Slot = Slot::FreeStep;
    /// A Debt is flipped at collisions, without criminals.
    pub const COLLISION: Slot = Slot::CheapDismissal;
    /// A free dismissal after each flip.
    pub const FLIP: Slot = Slot::TradeIcons;
    /// A free dismissal after each Future Scheme.
    pub const FUTURE: Slot = Slot::HireDiscard;
    /// Virtue after each shuffle.
    pub const VIRTUE: Slot = Slot::CollisionVirtue;
    /// Corruption after each shuffle.
    pub const CORRUPTION: Slot = Slot::LargerHand;
}

/// The schemes of the solo opponent (VIS-1.3); nothing in other matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Schemes {
    /// On the board, from left to right.
    pub slots: [Option<Scheme>; 3],
    pub draw: Set<Scheme>,
    pub discard: Set<Scheme>,
    /// The Future pile.
    pub future: Set<Scheme>,
    /// Those that have lain face up: where these are is known (VIS-0.7).
    pub seen: Set<Scheme>,
}

impl Schemes {
    pub(crate) fn on_board(&self) -> impl Iterator<Item = Scheme> + use<'_> {
        self.slots.iter().copied().flatten()
    }

    /// Future Schemes that nobody has seen, and how many of them are in the draw pile.
    pub(crate) fn hidden(&self) -> (Set<Scheme>, u8) {
        let unknown = Set::ALL.minus(Scheme::starting()).minus(self.seen);
        let secret = self.draw.and(unknown);
        (secret.union(self.future), secret.len())
    }
}

/// The seat of the solo opponent.
pub(crate) const AUTOMA: Seat = Seat::ALL[1];

impl Viscounts {
    /// Whether the rules play a seat themselves (VIS-20.13).
    #[inline]
    pub(crate) fn is_automa(&self, seat: Seat) -> bool {
        self.solo && seat == AUTOMA
    }

    /// Icons of uncovered Guildhall slots and bonus cards of the solo opponent (VIS-20.6).
    fn automa_lasting_icons(&self) -> Icons {
        let player: &Player = self.player(AUTOMA);
        let icons = self.options.automa.guildhalls();
        let halls = Building::Guildhall.slots().and(player.uncovered);
        let slots: Icons = halls.iter().map(|slot| Icons::of(icons[slot.index() % 3], 1)).sum();
        slots + player.bonus.iter().map(Ribbon::bonus).sum()
    }

    /// All icons of the solo opponent (VIS-20.6).
    pub(crate) fn automa_icons(&self) -> Icons {
        let mut sum = self.automa_lasting_icons();
        let [second, third] = self.options.automa.headers();
        for (slot, printed) in self.schemes.slots.iter().zip([Icons::NONE, second, third]) {
            sum = sum + slot.map_or(printed, Scheme::header);
        }
        sum
    }

    /// Icons on all schemes of the solo opponent, for scoring (VIS-22.2). Until the match is over,
    /// those that nobody has seen are not counted.
    pub(crate) fn automa_icons_of_deck(&self, icon: Icon) -> u16 {
        let schemes = &self.schemes;
        let own = schemes.draw.union(schemes.discard).union(schemes.on_board().collect());
        let known =
            if self.is_over() { own } else { own.and(schemes.seen.union(Scheme::starting())) };
        let headers = known.iter().map(|scheme| u16::from(scheme.header().count(icon)));
        headers.sum::<u16>() + u16::from(self.automa_lasting_icons().count(icon))
    }
}
