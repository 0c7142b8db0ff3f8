//! The player board: Buildings on their slots, prices, printed icons (VIS-10.2 to VIS-10.4).

use engine::Set;

use crate::{Icon, Icons, icons::icons};

/// Cards in hand at the end of a turn, without slot and leader (VIS-15.2).
pub const HAND_LIMIT: usize = 3;

/// Noble icons for 1 to 4 Workers (VIS-11.1).
pub const WORKER_COSTS: [u8; 4] = [1, 3, 5, 8];

/// Icons printed on the three card slots (VIS-6.7).
pub const STARTING_ICONS: [Icons; 3] = [Icons::NONE, icons(0, 1, 1, 1, 0), icons(2, 0, 0, 0, 0)];

engine::named! {
    /// A kind of Building.
    pub enum Building: "a building (trading_post, guildhall, workshop)" {
        /// 5 build icons.
        TradingPost = "trading_post",
        /// 7 build icons.
        Guildhall = "guildhall",
        /// 3 build icons.
        Workshop = "workshop",
    }
}

impl Building {
    /// Build icons that it takes (VIS-10.2).
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self {
            Self::TradingPost => 5,
            Self::Guildhall => 7,
            Self::Workshop => 3,
        }
    }

    /// What 0 to 3 of them score (VIS-17.1).
    #[must_use]
    pub const fn points(self) -> [i32; 4] {
        match self {
            Self::TradingPost => [0, 4, 9, 15],
            Self::Guildhall => [0, 6, 13, 21],
            Self::Workshop => [0, 2, 5, 9],
        }
    }

    /// Its slots.
    #[must_use]
    pub fn slots(self) -> Set<Slot> {
        Set::from_bits(0b111 << (3 * self.index()))
    }
}

engine::named! {
    /// A slot of the player board; what it gives holds once its Building is constructed (VIS-10.4).
    pub enum Slot: "a slot (tp1 to tp3, g1 to g3, w1 to w3)" {
        /// A free step.
        FreeStep = "tp1",
        /// Dismissals for 1 silver.
        CheapDismissal = "tp2",
        /// 2 trade icons.
        TradeIcons = "tp3",
        /// A build icon.
        BuildIcon = "g1",
        /// A noble icon.
        NobleIcon = "g2",
        /// A cleric icon.
        ClericIcon = "g3",
        /// A discard after each hire.
        HireDiscard = "w1",
        /// Virtue at collisions.
        CollisionVirtue = "w2",
        /// A card more in hand.
        LargerHand = "w3",
    }
}

impl Slot {
    /// The Building that lies on it.
    #[must_use]
    pub const fn building(self) -> Building {
        Building::ALL[self.index() / 3]
    }

    /// Its icons.
    #[must_use]
    pub const fn icons(self) -> Icons {
        match self {
            Self::TradeIcons => Icons::of(Icon::Trade, 2),
            Self::BuildIcon => Icons::of(Icon::Build, 1),
            Self::NobleIcon => Icons::of(Icon::Noble, 1),
            Self::ClericIcon => Icons::of(Icon::Cleric, 1),
            _ => Icons::NONE,
        }
    }
}
