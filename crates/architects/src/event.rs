//! What is told of a match. Building cards that are drawn, kept or put under the deck are told to
//! their owner alone (ARC-1.5).

use engine::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::{
    Apprentice, Building, Character, Goods, Kind, Location, MarketCard, Reward, Space, Spot, Trade,
};

/// Something that happened. `seat` is whose doing it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they hold")]
pub enum Event {
    /// A seat has a character (ARC-18.1).
    GotBoard { seat: Seat, character: Character },
    /// The first player is known (ARC-2.7, ARC-18.2).
    FirstPlayer { seat: Seat },
    /// A card of the small market was turned up (ARC-2.1).
    TurnedUp { card: MarketCard },
    /// An apprentice was displayed (ARC-2.3).
    Displayed { apprentice: Apprentice, row: usize, column: usize },
    /// A seat chose a card of its pack, face down (ARC-2.6).
    Chose { seat: Seat },
    /// Everybody has kept a card; the packs go on, or what is left goes under the deck (ARC-2.6).
    DraftRoundEnded,
    /// A building card was drawn, to the hand or to be looked at (ARC-9.1, ARC-12.5).
    Drew { seat: Seat, building: Option<Building>, look: bool },
    /// One of the cards looked at was kept (ARC-12.5).
    Kept { seat: Seat, building: Option<Building> },
    /// A building card went under the deck, face down (ARC-14.9).
    Returned { seat: Seat, building: Option<Building> },
    /// A worker was placed at a large location, with so many there now (ARC-4.1).
    Placed { seat: Seat, location: Location, workers: u8 },
    /// A worker was placed on the Black Market (ARC-12.1).
    WentToMarket { seat: Seat, space: Space },
    /// A worker was placed in the Guildhall, the so-and-so-manieth (ARC-14.2).
    EnteredGuildhall { seat: Seat, placement: u8 },
    /// A worker came back to an empty reserve (ARC-3.4).
    Recovered { seat: Seat, from: Spot },
    /// All workers lie in the Guildhall (ARC-3.5).
    Skipped { seat: Seat },
    /// Silver was paid, to the supply and as tax (ARC-5.1).
    PaidSilver { seat: Seat, silver: u16, tax: u16 },
    /// Goods were paid (ARC-14.5, ARC-15.3).
    PaidGoods { seat: Seat, goods: Goods },
    /// Goods came from the supply.
    Gained { seat: Seat, kind: Kind, amount: u16 },
    /// Virtue rose (ARC-6.1).
    GainedVirtue { seat: Seat, gain: u8, now: u8 },
    /// Virtue fell (ARC-6.1).
    LostVirtue { seat: Seat, loss: u8, now: u8 },
    /// Debts were taken (ARC-7.1).
    TookDebts { seat: Seat, debts: u8 },
    /// Silver was paid instead of taking a debt (ARC-18.4).
    AvoidedDebt { seat: Seat, silver: u16 },
    /// Unpaid debts were destroyed (ARC-6.4).
    DestroyedDebts { seat: Seat, debts: u8 },
    /// A debt was paid off (ARC-7.2).
    PaidDebt { seat: Seat },
    /// A trade at the Storehouse (ARC-8.5).
    Traded { seat: Seat, trade: Trade },
    /// Coins were laid on skipped apprentices (ARC-9.4).
    SkippedCards { seat: Seat, row: usize, silver: u16 },
    /// An apprentice was hired, with the silver on it (ARC-9.5).
    Hired { seat: Seat, apprentice: Apprentice, silver: u16 },
    /// An apprentice went under the deck (ARC-9.8).
    Dismissed { seat: Seat, apprentice: Apprentice },
    /// An apprentice of the display went under the deck, its silver to the supply (ARC-18.6).
    Refreshed { apprentice: Apprentice, silver: u16 },
    /// Workers were captured, or own ones taken back (ARC-10.5).
    Captured { seat: Seat, location: Location, of: Seat, workers: u8 },
    /// The silver of the Tax Stand was taken (ARC-11.1).
    TookTax { seat: Seat, silver: u16 },
    /// Goods of a market were taken (ARC-12.1).
    TookGoods { seat: Seat, space: Space, goods: Goods },
    /// Captured workers were sent to Prison (ARC-13.2).
    Sent { seat: Seat, workers: u8 },
    /// Own workers came back from Prison (ARC-13.3).
    ReleasedFromPrison { seat: Seat, workers: u8 },
    /// Own workers came back from boards (ARC-13.4).
    ReleasedFromBoards { seat: Seat, workers: u8 },
    /// A building was constructed (ARC-14.5).
    Constructed { seat: Seat, building: Building },
    /// A marker went up in the Cathedral (ARC-15.3).
    Ascended { seat: Seat, level: u8 },
    /// A reward was revealed (ARC-15.3).
    Rewarded { seat: Seat, reward: Reward },
    /// A reset began (ARC-16.2).
    ResetBegan,
    /// A worker of the Black Market went to Prison (ARC-16.2).
    Imprisoned { seat: Seat, space: Space },
    /// The market cards were shuffled anew (ARC-16.3).
    Reshuffled,
    /// The top card of the small market became the large one (ARC-16.2).
    Flipped { card: MarketCard },
    /// The Guildhall is full: one more turn for everybody (ARC-17.1).
    EndTriggered { seat: Seat },
    /// A building changed virtue before the scoring (ARC-17.2).
    EndEffect { seat: Seat, building: Building, virtue: i32 },
    /// The match is over.
    MatchOver { winners: SeatSet },
}

impl engine::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let hides = |seat| !viewer.knows_secrets_of(seat);
        Some(match *self {
            Self::Drew { seat, look, .. } if hides(seat) => {
                Self::Drew { seat, building: None, look }
            }
            Self::Kept { seat, .. } if hides(seat) => Self::Kept { seat, building: None },
            Self::Returned { seat, .. } if hides(seat) => Self::Returned { seat, building: None },
            _ => self.clone(),
        })
    }

    /// ARC-21.3: what was drawn cannot be taken back, even if it lay settled under the deck.
    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Drew { .. }
                | Self::Displayed { .. }
                | Self::Rewarded { .. }
                | Self::TurnedUp { .. }
                | Self::Constructed { .. }
                | Self::DraftRoundEnded
                | Self::ResetBegan
        )
    }
}
