//! Phase 3: scoring regions (KRD-5), nobles (KRD-6, KRD-10) and returning markers (KRD-7).

use engine::{Seat, SeatSet, Sink};

use crate::{Event, KingsRoad, Region, flow::Table, score::Count};

impl<L: Sink<Event>> Table<'_, L> {
    /// KRD-5.1: the King's region and one more for each Dragon, each dealt with completely before
    /// the next (KRD-5.2).
    pub(crate) fn score_round(&mut self) {
        for step in 0..=usize::from(self.dragons) {
            self.score_region(self.king.onward(step));
        }
    }

    /// Steps (a) to (e) of KRD-5.2.
    pub(crate) fn score_region(&mut self, region: Region) {
        let count = Count::of(self, region);
        for (player, points) in self.at_table_mut().iter_mut().zip(count.points) {
            player.places += u16::from(points);
        }
        let seats = self.seats;
        self.tell(|| Event::Scored {
            region,
            influence: count.influence_of(seats),
            points: count.points_of(seats),
        });
        if let Some(leader) = count.sole_leader {
            self.establish_noble(region, leader);
        }
        self.pay_nobles(region);
        self.return_markers(region);
    }

    /// KRD-6.1: a sole leader without a noble here turns one of the own markers here into one; in
    /// the base game another noble makes way for it. KRD-10.1, KRD-10.3: in the variant it stays.
    fn establish_noble(&mut self, region: Region, leader: Seat) {
        if self.player(leader).nobles.contains(region) {
            return;
        }
        if !self.hereditary_nobles {
            self.remove_noble(region);
        }
        let leader_player = &mut self.players[leader.index()];
        leader_player.placed[region.index()] -= 1;
        leader_player.nobles = leader_player.nobles.with(region);
        self.tell(|| Event::NobleSet { region, seat: leader });
    }

    /// The noble that stood here goes back to its owner's supply.
    fn remove_noble(&mut self, region: Region) {
        for seat in self.owners(region).iter() {
            let player = &mut self.players[seat.index()];
            player.nobles = player.nobles.without(region);
            player.supply += 1;
            self.tell(|| Event::NobleRemoved { region, seat });
        }
    }

    /// KRD-6.5, KRD-10.4: whoever has a noble here now gets the length of its chain (KRD-6.6).
    fn pay_nobles(&mut self, region: Region) {
        for seat in self.owners(region).iter() {
            let player = &mut self.players[seat.index()];
            let chain = region.chain(player.nobles);
            let points = chain.len();
            player.bonus += u16::from(points);
            self.tell(|| Event::NobleBonus { region, seat, points, chain });
        }
    }

    /// KRD-7.1: plain markers go home, nobles stay.
    fn return_markers(&mut self, region: Region) {
        let at = region.index();
        let Self { state, log } = self;
        log.emit(|| Event::Returned {
            region,
            markers: state.at_table().iter().map(|player| player.placed[at]).collect(),
        });
        for player in self.at_table_mut() {
            player.supply += std::mem::take(&mut player.placed[at]);
        }
    }
}

impl KingsRoad {
    /// Who has a noble in the region.
    fn owners(&self, region: Region) -> SeatSet {
        Seat::first(self.seats).filter(|&s| self.player(s).nobles.contains(region)).collect()
    }
}
