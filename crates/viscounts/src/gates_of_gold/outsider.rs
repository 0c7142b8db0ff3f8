//! What Outsiders of a deck bring at the end of the match (VGG-12).

use crate::{
    Building::{self, Guildhall, TradingPost, Workshop},
    Card, Ribbon,
};

/// What an Outsider brings at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Points.
    Points(i32),
    /// A point for each link with own Buildings at both ends (VGG-12.10).
    Links,
    /// A point for each wedge with the most Workers in tiers 1 and 2 (VGG-12.11).
    Wedges,
    /// So many points if all three Buildings of a kind are constructed (VGG-12.12).
    AllOf(Building, i32),
    /// A point for every three resources (VGG-12.13).
    Resources,
    /// A point for so many Workers in a tier, counted from 1 (VGG-12.14).
    Workers(u8, u8),
    /// A point for each segment with an own Building (VGG-12.15).
    Segments,
    /// A point for each ribbon of a colour (VGG-12.16).
    Ribbons(Ribbon),
    /// Three points for each complete set of ribbons (VGG-12.17).
    CompleteSets,
    /// A point for each Outsider in the deck (VGG-12.18).
    Outsiders,
    /// A ribbon more (VGG-12.8).
    Ribbon,
    /// Unpaid Debts cost a point less (VGG-12.9).
    Relief,
    /// Something is resolved before the scoring (VGG-12.3).
    Resolved,
}

impl Card {
    /// What an Outsider brings at the end; nothing of other cards.
    #[must_use]
    pub const fn endings(self) -> &'static [Ending] {
        use Ending::{
            AllOf, CompleteSets, Links, Outsiders, Points, Relief, Resolved, Resources, Ribbons,
            Segments, Wedges, Workers,
        };
        match self {
            Self::OutsiderAssassin | Self::RogueNoble | Self::RogueCleric | Self::RogueBuild => {
                &[Resolved]
            }
            Self::Carpenter => &[Links],
            Self::Champion => &[Wedges],
            Self::EnvoyBuild | Self::EnvoyNoble => &[Ending::Ribbon],
            Self::GuardianGuildhall => &[AllOf(Guildhall, 5)],
            Self::GuardianWorkshop => &[AllOf(Workshop, 4)],
            Self::GuardianTradingPost => &[AllOf(TradingPost, 4)],
            Self::Hunter => &[Resources],
            Self::MercenaryTier3 => &[Workers(3, 1)],
            Self::MercenaryTier2 => &[Workers(2, 1)],
            Self::MercenaryTier1 => &[Workers(1, 2)],
            Self::Outrider => &[Segments],
            Self::Protector => &[Relief],
            Self::ScholarBlack => &[Points(1), Ribbons(Ribbon::Black)],
            Self::ScholarYellow => &[Points(1), Ribbons(Ribbon::Yellow)],
            Self::ScholarGrey => &[Points(1), Ribbons(Ribbon::Grey)],
            Self::ScholarBlue => &[Points(1), Ribbons(Ribbon::Blue)],
            Self::Translator => &[CompleteSets],
            Self::Tyrant => &[Points(3)],
            Self::Warrior => &[Points(1), Outsiders],
            _ => &[],
        }
    }
}
