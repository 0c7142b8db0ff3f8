//! Counting a region: influence, places, points (KRD-5.3 to KRD-5.8).

use engine::{MAX_SEATS, Seat};

use crate::{KingsRoad, Region};

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
        let mut influence = [0; MAX_SEATS];
        for (own, player) in influence.iter_mut().zip(state.at_table()) {
            *own = player.influence(region);
        }
        Self::from_influence(influence, region.paid_places(state.seats))
    }

    /// `paid` are the values of the paid places, first place first.
    pub fn from_influence(influence: [u8; MAX_SEATS], paid: &[u8]) -> Self {
        let mut count = Self { influence, points: [0; MAX_SEATS], sole_leader: None };
        for seat in Seat::ALL {
            let own = influence[seat.index()];
            if own == 0 {
                continue; // KRD-5.4: takes no place
            }
            // KRD-5.6: seats with as much influence or more, oneself included, fill the places down
            // to the last one of the own group; KRD-5.7: that place pays.
            let last_place = influence.iter().filter(|&&other| other >= own).count();
            count.points[seat.index()] = paid.get(last_place - 1).copied().unwrap_or(0);
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
