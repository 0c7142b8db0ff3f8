//! What a viewer may see (KRD-11.3): everything on the table, and face-down cards only of oneself.

use engine::{Seat, SeatSet, Standing, Viewer};
use serde::Serialize;

use crate::{
    Commitment, KingsRoad, Phase, Region,
    board::{RegionSet, TRACK_SPACES},
    score,
};

/// A position as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct View {
    /// Whether nobles stay for good (KRD-10).
    pub hereditary_nobles: bool,
    /// What the table waits for.
    pub phase: Phase,
    /// Number of the round.
    pub round: u8,
    /// Where the King is.
    pub king: Region,
    /// Dragons revealed this round.
    pub dragons: u8,
    /// Regions scored last, in order.
    pub scored: Vec<Region>,
    /// The seats in order.
    pub players: Vec<PlayerView>,
    /// The regions in travel order.
    pub regions: Vec<RegionView>,
}

/// One seat as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct PlayerView {
    /// Which seat.
    pub seat: Seat,
    /// Points so far.
    pub score: i32,
    /// Space of the score track (KRD-1.5).
    pub track_space: i32,
    /// Completed laps of the track.
    pub laps: i32,
    /// Markers in supply.
    pub supply: u8,
    /// How many cards the seat must choose in a selection (KRD-3.2).
    pub cards_to_choose: u8,
    /// Whether the Dragon is still in hand.
    pub dragon: bool,
    /// Whether the Witch is still in hand.
    pub witch: bool,
    /// Where the seat has nobles.
    pub nobles: RegionSet,
    /// Whether the table waits for this seat.
    pub awaited: bool,
    /// Cards lying face down. A Witch alone lies as many cards thick as any other choice.
    pub face_down: u8,
    /// Those cards, if the viewer may know them.
    pub commitment: Option<Commitment>,
}

/// One region.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct RegionView {
    /// Which region.
    pub region: Region,
    /// Plain markers of each seat.
    pub placed: Vec<u8>,
    /// Who has a noble here.
    pub nobles: SeatSet,
}

impl View {
    pub(crate) fn of(state: &KingsRoad, viewer: Viewer) -> Self {
        Self {
            hereditary_nobles: state.hereditary_nobles,
            phase: state.phase,
            round: state.round,
            king: state.king,
            dragons: state.dragons,
            scored: state.scored_regions().collect(),
            players: Seat::first(state.seats).map(|s| PlayerView::of(state, s, viewer)).collect(),
            regions: Region::ALL.into_iter().map(|r| RegionView::of(state, r)).collect(),
        }
    }
}

impl View {
    /// The regions that are scored next: where the King is, and one more for each Dragon (KRD-4.8).
    pub fn next_scored(&self) -> impl Iterator<Item = Region> + use<> {
        let king = self.king;
        (0..=usize::from(self.dragons)).map(move |step| king.onward(step))
    }
}

impl PlayerView {
    /// What decides its place.
    #[must_use]
    pub fn standing(&self) -> Standing {
        score::standing(self.score, self.nobles)
    }

    fn of(state: &KingsRoad, seat: Seat, viewer: Viewer) -> Self {
        let player = state.player(seat);
        let laid = player.commitment;
        Self {
            seat,
            score: player.score(),
            track_space: player.score() % TRACK_SPACES,
            laps: player.score() / TRACK_SPACES,
            supply: player.supply,
            cards_to_choose: player.cards_to_choose(),
            dragon: player.dragon,
            witch: player.witch,
            nobles: player.nobles,
            awaited: state.owed.contains(seat),
            face_down: if laid.is_empty() { 0 } else { player.cards_to_choose() },
            commitment: (viewer.knows_secrets_of(seat) && !laid.is_empty()).then_some(laid),
        }
    }
}

impl RegionView {
    fn of(state: &KingsRoad, region: Region) -> Self {
        let seats = Seat::first(state.seats);
        Self {
            region,
            placed: state.at_table().iter().map(|p| p.placed[region.index()]).collect(),
            nobles: seats.filter(|&s| state.player(s).nobles.contains(region)).collect(),
        }
    }
}
