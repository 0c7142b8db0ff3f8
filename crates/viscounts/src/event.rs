//! What is told of a match. Cards that are drawn are told to their owner alone (VIS-0.7).

use engine::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::{
    Card, Good, Manuscript, Paper, PlayerCard, Primary, Ribbon, Scheme, Section, Segment, Site,
    Slot, Space,
    automa::{Hindrance, Substitute, Trial},
    board::Tier,
    gates_of_gold::{Award, Column, Desk, Merit},
};

/// Something that happened. `seat` is whose doing it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they hold")]
pub enum Event {
    /// A segment was laid (VIS-2.3).
    Laid { segment: Segment, position: u8 },
    /// The castle was turned (VIS-2.3).
    Turned { rotation: u8 },
    /// A townsfolk came to light (VIS-2.4, VIS-13.5).
    Revealed { segment: Segment, card: Card },
    /// A Manuscript came to light (VIS-2.5, VIS-12.8).
    Shown { segment: Segment, manuscript: Manuscript },
    /// The start player is known (VIS-2.8).
    StartPlayer { seat: Seat },
    /// A player card was laid out, with its hero (VIS-2.9).
    Dealt { card: PlayerCard, hero: Card },
    /// A pair was taken (VIS-2.10).
    TookPair { seat: Seat, card: PlayerCard, hero: Card },
    /// A turn began (VIS-6.1).
    TurnBegan { seat: Seat, round: u16 },
    /// A card dropped off the board (VIS-6.2).
    DroppedOff { seat: Seat, card: Card },
    /// A card was played (VIS-6.3).
    Played { seat: Seat, card: Card },
    /// The Viscount moved (VIS-7.1).
    Moved { seat: Seat, space: Space, steps: u8 },
    /// The cards on the board changed places (VCE-10).
    Rearranged { seat: Seat, slots: [Option<Card>; 3] },
    /// A primary action began (VIS-8.1).
    Acted { seat: Seat, primary: Primary },
    /// Townsfolk were dismissed; none, the printed ones (VIS-8.6).
    Dismissed { seat: Seat, segment: Segment, card: Option<Card> },
    /// Exchanges were made (VIS-9.2).
    Exchanged { seat: Seat, space: Space, times: u8 },
    /// Silver was gained.
    GainedSilver { seat: Seat, amount: u16 },
    /// Silver was paid.
    PaidSilver { seat: Seat, amount: u16 },
    /// A resource was gained.
    Gained { seat: Seat, good: Good, amount: u16 },
    /// A resource was paid.
    Paid { seat: Seat, good: Good, amount: u16 },
    /// The Virtue marker moved (VIS-5.2).
    GainedVirtue { seat: Seat, steps: u8, corruption: u8, virtue: u8 },
    /// The Corruption marker moved (VIS-5.2).
    GainedCorruption { seat: Seat, steps: u8, corruption: u8, virtue: u8 },
    /// A Debt was gained (VIS-4.1).
    GainedDebt { seat: Seat },
    /// Deeds were gained (VIS-4.1).
    GainedDeeds { seat: Seat, amount: u8 },
    /// A Debt or a Deed was flipped (VIS-4.4).
    Flipped { seat: Seat, paper: Paper },
    /// The Poverty or the Prosperity card was revealed (VIS-4.2).
    EndRevealed { paper: Paper, last_round: u16 },
    /// A Building was placed (VIS-10.5).
    Built { seat: Seat, slot: Slot, site: Site },
    /// A link was completed (VIS-10.6).
    Linked { seat: Seat, other: Seat, site: Site },
    /// Workers were placed in the castle (VIS-11.1).
    PlacedWorkers { seat: Seat, section: Section, workers: u8 },
    /// A Worker went to a neighbouring section (VIS-11.4).
    Shifted { seat: Seat, from: Section, to: Section },
    /// A Worker went to the second tier (VIS-11.4).
    Advanced { seat: Seat, section: Section },
    /// A Worker went to the third tier (VIS-11.4).
    Ascended { seat: Seat, section: Section },
    /// The Castle Leader card went to somebody (VIS-11.8).
    BecameLeader { seat: Seat },
    /// A Worker was bumped (VIS-11.7).
    Bumped { seat: Seat, of: Seat, tier: Tier, section: Section },
    /// A Manuscript was taken (VIS-12.1).
    TookManuscript { seat: Seat, manuscript: Manuscript },
    /// The printed Manuscript was transcribed (VIS-12.7).
    TranscribedPrinted { seat: Seat, segment: Segment },
    /// A Cleric Bonus Card was taken (VIS-12.3).
    TookBonus { seat: Seat, ribbon: Ribbon },
    /// Townsfolk were hired (VIS-13.1).
    Hired { seat: Seat, card: Card },
    /// A card was discarded (VCE-5).
    Discarded { seat: Seat, card: Card },
    /// A card was destroyed (VCE-6).
    Destroyed { seat: Seat, card: Card },
    /// The discard pile was shuffled into the draw pile (VIS-15.3).
    Shuffled { seat: Seat },
    /// A card was drawn (VIS-15.1).
    Drew { seat: Seat, card: Option<Card> },
    /// A collision brings what stands at a space (VIS-14.2).
    Collided { seat: Seat, space: u8 },
    /// The markers went back (VIS-14.2).
    Parted { seat: Seat },
    /// The Viscount of the automa was placed (VIS-19.5).
    AutomaPlaced { seat: Seat, space: Space },
    /// A Future Scheme was shuffled into the first draw pile, unseen (VIS-19.8).
    Hardened,
    /// A scheme was turned over (VIS-21.1).
    TurnedScheme { seat: Seat, scheme: Scheme },
    /// A Future Scheme was gained (VIS-20.8).
    GainedScheme { seat: Seat, scheme: Scheme },
    /// The automa has come to an option of its scheme, from 1; none, if it is possible (VIS-21.2).
    Tried { seat: Seat, option: u8, trial: Trial, focus: bool, hindered: Option<Hindrance> },
    /// The automa does something else instead of what it cannot use (VIS-20.4).
    Instead { seat: Seat, of: Substitute },
    /// A card was laid beside the board (VGG-2.4).
    LaidBeside { award: Award },
    /// A Manuscript Board was dealt (VGG-2.8).
    DealtDesk { seat: Seat, desk: Desk },
    /// An Outsider entered the row (VGG-7.1).
    Entered { card: Card },
    /// An Outsider was welcomed (VGG-5.3).
    Welcomed { seat: Seat, card: Card },
    /// An Outsider was refused (VGG-6.3).
    Refused { seat: Seat, card: Card },
    /// An Outsider was removed by the automa (VGG-13.2).
    Removed { seat: Seat, card: Card },
    /// A King's Order was gained (VGG-4.2).
    GainedOrder { seat: Seat },
    /// A ribbon was named for the wild Manuscript (VGG-3.13).
    NamedRibbon { seat: Seat, ribbon: Ribbon },
    /// A column was used (VGG-3.15).
    UsedColumn { seat: Seat, column: Column },
    /// A Builder bonus card was taken (VGG-8.3).
    TookAward { seat: Seat, merit: Merit },
    /// Unpaid Debts went back (VGG-12.5).
    LostDebts { seat: Seat, amount: u16 },
    /// A Deed was gained that is approved already (VGG-12.5).
    GainedApprovedDeed { seat: Seat },
    /// The match is over.
    MatchOver { winners: SeatSet },
}

impl engine::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::Drew { seat, .. } if !viewer.knows_secrets_of(seat) => {
                Self::Drew { seat, card: None }
            }
            _ => self.clone(),
        })
    }

    /// What was drawn or turned over cannot be taken back, even if it was the only card left.
    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Drew { .. }
                | Self::Revealed { .. }
                | Self::Shown { .. }
                | Self::Shuffled { .. }
                | Self::Hardened
                | Self::Entered { .. }
                | Self::TurnedScheme { .. }
                | Self::GainedScheme { .. }
        )
    }
}
