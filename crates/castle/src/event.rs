//! What is told of a match. Nothing here is secret: chosen cards are told when they are revealed.

use engine::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::{Building, Card, CardSet, Gift, Goods, Kind, Place, Source, WinterCard};

/// Something that happened. `seat` is whose doing it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they hold")]
pub enum Event {
    /// A round began; the start player took the taler of its space (CAS-3.1).
    RoundBegan { round: u8, start: Seat },
    /// A winter card was turned up (CAS-19.2).
    WinterCard { card: WinterCard },
    /// A seat laid its cards face down.
    Chose { seat: Seat },
    /// A seat's cards were turned up.
    Revealed { seat: Seat, cards: CardSet },
    /// Units were put on a Worker card (CAS-5.1).
    Loaded { seat: Seat, worker: Card, goods: Goods },
    /// A character begins to act.
    Began { seat: Seat, card: Card },
    /// Talers from the bank (CAS-7.1, CAS-9.2).
    Earned { seat: Seat, talers: u8 },
    /// The toll of the Inn, to the host or onto the card (CAS-20.1b).
    Toll { seat: Seat, to: Option<Seat> },
    /// A helper went back to the supply of its owner (CAS-8.5, CAS-20.1d).
    HelperReturned { seat: Seat, place: Place },
    /// A helper was placed (CAS-8, CAS-14).
    HelperPlaced { seat: Seat, place: Place, from: Option<Place>, price: u8 },
    /// A host took the talers of the Inn (CAS-20.1c).
    InnTalers { seat: Seat, talers: u8 },
    /// A trader helper was paid, and the Defence Tower got its duty (CAS-8.9, CAS-8.10).
    PaidOut { seat: Seat, place: Place, units: u8, duty: u8 },
    /// The units of a kind were taken from the Defence Tower (CAS-9.1).
    TookFromTower { seat: Seat, kind: Kind, units: u8 },
    /// Silver went into the Forge for a unit (CAS-13.10).
    Exchanged { seat: Seat, kind: Kind },
    /// Somebody would like the last unit on a Worker card (CAS-10.4).
    AskedForLast { seat: Seat, owner: Seat, worker: Card, kind: Kind },
    /// A unit was bought from a Worker card (CAS-10.1).
    Bought { seat: Seat, owner: Seat, worker: Card, kind: Kind },
    /// The owner kept the last unit (CAS-10.4).
    Refused { seat: Seat, worker: Card },
    /// A Worker brought its load home (CAS-11.1).
    TookLoad { seat: Seat, worker: Card, goods: Goods },
    /// A building was erected; talers or points are its reward (CAS-13.8).
    Built { seat: Seat, with: Card, building: Building, payment: Goods, talers: u8, points: u8 },
    /// Cards were taken back (CAS-12.1).
    TookBack { seat: Seat, cards: CardSet },
    /// Opponents' buildings brought points (CAS-12.2).
    MasterBuilder { seat: Seat, buildings: u8, points: u8 },
    /// A card was lost for good (CAS-20.3, CAS-20.6).
    CardLost { seat: Seat, card: Card },
    /// Talers were paid instead of losing a card (CAS-20.3, CAS-20.6).
    PaidTalers { seat: Seat, talers: u8 },
    /// Stone was given for the Breach in the Wall (CAS-20.4).
    Repaired { seat: Seat, points: u8 },
    /// A gift to the Young Lady (CAS-20.5b).
    Gave { seat: Seat, gift: Gift },
    /// A suitor withdrew (CAS-20.5b).
    Withdrew { seat: Seat },
    /// The Young Lady was won, or by nobody (CAS-20.5c).
    YoungLadyLeft { winner: Option<Seat>, points: u8 },
    /// Something of hers was taken (CAS-20.5d).
    Shared { seat: Seat, gift: Gift },
    /// The match ends: after the last round, or because all tiles stand (CAS-16).
    EndTriggered { all_built: bool },
    /// The final scoring of a building for one seat (CAS-17).
    FinalScored { seat: Seat, source: Source, points: u8 },
    /// A unit was turned into points in the Palace (CAS-17.8).
    Converted { seat: Seat, kind: Kind, points: u8 },
    /// The match is over.
    MatchOver { winners: SeatSet },
}

impl engine::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }
}
