//! Counting a region: influence, places, points (KRD-5.3 to KRD-5.8).

use engine::{MAX_SEATS, Seat, Standing};

use crate::{KingsRoad, Region, board::RegionSet};

/// KRD-9.7: points, then nobles on the board.
pub(crate) fn standing(points: i32, nobles: RegionSet) -> Standing {
    Standing { total: points, tie_breaks: [nobles.len().into(), 0, 0] }
}

/// A region as it stands when it is scored. Seats not in the match have no influence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    pub influence: [u8; MAX_SEATS],
    pub points: [u8; MAX_SEATS],
    /// The only seat with the highest influence, if there is just one (KRD-6.1).
    pub sole_leader: Option<Seat>,
}

impl Count {
    pub fn of(state: &KingsRoad, region: Region) -> Self {
        let influence = state.players.each_ref().map(|player| player.influence(region));
        Self::from_influence(influence, region, state.seats)
    }

    /// What a region pays with this influence.
    pub fn from_influence(influence: [u8; MAX_SEATS], region: Region, seats: u8) -> Self {
        let mut count = Self { influence, points: [0; MAX_SEATS], sole_leader: None };
        for (seat, own) in Seat::ALL.into_iter().zip(influence) {
            // KRD-5.6: seats with as much influence or more, oneself included, fill the places down
            // to the last one of the own group; KRD-5.7: that place pays. KRD-5.4: seats without
            // influence come last of all five, and nothing is paid for the fifth place.
            let last_place = influence.iter().filter(|&&other| other >= own).count();
            count.points[seat.index()] = region.value_of_place(last_place, seats);
            if last_place == 1 {
                count.sole_leader = Some(seat);
            }
        }
        count
    }

    pub fn influence_of(&self, seats: u8) -> Vec<u8> {
        self.influence[..usize::from(seats)].to_vec()
    }

    pub fn points_of(&self, seats: u8) -> Vec<u8> {
        self.points[..usize::from(seats)].to_vec()
    }
}
