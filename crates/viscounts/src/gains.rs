//! What a seat gains: silver, resources, Debts, Deeds, and steps on the track (VIS-4, VIS-5).

use engine::{Seat, Sink};

use crate::{
    Event, Good, Paper,
    asks::{Table, TakeGoods},
    board::{LEAST_TRACK, MOST_TRACK, Reward},
    card::Moment,
    state::Player,
};

impl Player {
    /// A step of the Corruption marker (VIS-5.2).
    pub fn corrupt(&mut self) {
        if !self.is_joined() {
            self.corruption += 1;
        } else if self.corruption < MOST_TRACK {
            self.corruption += 1;
            self.virtue += 1;
        }
    }

    /// A step of the Virtue marker (VIS-5.2).
    pub fn ennoble(&mut self) {
        if !self.is_joined() {
            self.virtue -= 1;
        } else if self.virtue > LEAST_TRACK {
            self.corruption -= 1;
            self.virtue -= 1;
        }
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    pub(crate) fn gain_silver(&mut self, seat: Seat, amount: u16) {
        let player = self.player_mut(seat);
        player.silver = player.silver.saturating_add(amount);
        if amount > 0 {
            self.tell(|| Event::GainedSilver { seat, amount });
        }
    }

    pub(crate) fn pay_silver(&mut self, seat: Seat, amount: u16) {
        let player = self.player_mut(seat);
        player.silver = player.silver.saturating_sub(amount);
        if amount > 0 {
            self.tell(|| Event::PaidSilver { seat, amount });
        }
    }

    pub(crate) fn gain(&mut self, seat: Seat, good: Good, amount: u16) {
        let own = &mut self.player_mut(seat).goods[good.index()];
        *own = own.saturating_add(amount);
        self.tell(|| Event::Gained { seat, good, amount });
    }

    pub(crate) fn pay(&mut self, seat: Seat, good: Good, amount: u16) {
        let own = &mut self.player_mut(seat).goods[good.index()];
        *own = own.saturating_sub(amount);
        if amount > 0 {
            self.tell(|| Event::Paid { seat, good, amount });
        }
    }

    pub(crate) fn gain_virtue(&mut self, seat: Seat, steps: u8) {
        let player = self.player_mut(seat);
        (0..steps).for_each(|_| player.ennoble());
        self.tell_markers(seat, |seat, corruption, virtue| Event::GainedVirtue {
            seat,
            steps,
            corruption,
            virtue,
        });
    }

    pub(crate) fn gain_corruption(&mut self, seat: Seat, steps: u8) {
        let player = self.player_mut(seat);
        (0..steps).for_each(|_| player.corrupt());
        self.tell_markers(seat, |seat, corruption, virtue| Event::GainedCorruption {
            seat,
            steps,
            corruption,
            virtue,
        });
    }

    fn tell_markers(&mut self, seat: Seat, make: impl FnOnce(Seat, u8, u8) -> Event) {
        let player = self.player(seat);
        let (corruption, virtue) = (player.corruption, player.virtue);
        self.tell(|| make(seat, corruption, virtue));
    }

    /// VIS-4.1; in the set-up from the box (VIS-2.13).
    pub(crate) fn gain_debt(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        player.unpaid = player.unpaid.saturating_add(1);
        self.tell(|| Event::GainedDebt { seat });
        if !self.is_setting_up() && self.debts > 0 {
            self.debts -= 1;
            if self.debts == 0 {
                self.reveal_end(Paper::Debt);
            }
        }
        self.set_off(seat, Moment::GainDebt);
    }

    /// VIS-4.1, VIS-4.3.
    pub(crate) fn gain_deeds(&mut self, seat: Seat, amount: u8) {
        let player = self.player_mut(seat);
        player.acquired = player.acquired.saturating_add(amount.into());
        self.tell(|| Event::GainedDeeds { seat, amount });
        if !self.is_setting_up() && self.deeds > 0 {
            self.deeds = self.deeds.saturating_sub(amount);
            if self.deeds == 0 {
                self.reveal_end(Paper::Deed);
            }
        }
    }

    /// VIS-4.2, VIS-16.5: the first reveal settles the last round.
    fn reveal_end(&mut self, paper: Paper) {
        let last = self.last_round.unwrap_or(self.round.saturating_add(1));
        self.last_round = Some(last);
        self.tell(|| Event::EndRevealed { paper, last_round: last });
    }

    /// VIS-4.4.
    pub(crate) fn turn_paper(&mut self, seat: Seat, paper: Paper) {
        let player = self.player_mut(seat);
        let (from, to) = match paper {
            Paper::Debt => (&mut player.unpaid, &mut player.paid),
            Paper::Deed => (&mut player.acquired, &mut player.approved),
        };
        let Some(left) = from.checked_sub(1) else { return };
        *from = left;
        *to = to.saturating_add(1);
        self.tell(|| Event::Flipped { seat, paper });
    }

    /// VCE-9: flip, resource, triggers.
    pub(crate) fn flip(&mut self, seat: Seat, paper: Paper) {
        self.turn_paper(seat, paper);
        match paper {
            Paper::Debt => {
                self.set_off(seat, Moment::FlipDebt);
                self.put(TakeGoods { seat, left: 1 });
            }
            Paper::Deed => self.set_off(seat, Moment::FlipDeed),
        }
    }

    /// VGG-12.5: as many as there are.
    pub(crate) fn lose_debts(&mut self, seat: Seat, debts: u8) {
        let player = self.player_mut(seat);
        let lost = player.unpaid.min(debts.into());
        player.unpaid -= lost;
        self.tell(|| Event::LostDebts { seat, amount: lost });
    }

    /// VGG-12.5: from the supply, so that nothing is revealed.
    pub(crate) fn gain_approved_deed(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        player.approved = player.approved.saturating_add(1);
        self.tell(|| Event::GainedApprovedDeed { seat });
    }

    /// The space is fixed now (VIS-14.6).
    pub(crate) fn put_reward(&mut self, seat: Seat) {
        let space = self.player(seat).corruption;
        self.tell(|| Event::Collided { seat, space });
        self.resolve(self.reward_row(seat, Reward::at(space)), seat);
    }

    pub(crate) fn part_markers(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        (player.corruption, player.virtue) = (LEAST_TRACK, MOST_TRACK);
        self.tell(|| Event::Parted { seat });
    }
}

#[cfg(test)]
mod tests {
    use crate::{Options, Viscounts};

    fn walk(from: (u8, u8), steps: &str) -> (u8, u8) {
        let mut player = Viscounts::set_up(2, Options::default()).players[0];
        (player.corruption, player.virtue) = from;
        for step in steps.chars() {
            if step == 'c' { player.corrupt() } else { player.ennoble() }
        }
        (player.corruption, player.virtue)
    }

    /// VIS-5.1: they begin at the ends, and the Corruption marker is the left one until they meet.
    #[test]
    fn vis_5_1_markers_begin_at_the_ends() {
        assert_eq!(walk((1, 7), ""), (1, 7));
        let player = Viscounts::set_up(2, Options::default()).players[1];
        assert_eq!((player.corruption, player.virtue), (1, 7));
        assert_eq!(walk((1, 7), "ccvc"), (4, 6));
    }

    /// VIS-5.2 (B-1 of the test vectors): towards each other; when they are joined, both as far as
    /// the track goes.
    #[test]
    fn vis_5_2_steps() {
        assert_eq!((walk((2, 6), "c"), walk((2, 6), "v")), ((3, 6), (2, 5)));
        assert_eq!((walk((4, 4), "c"), walk((4, 4), "v")), ((5, 5), (3, 3)));
        assert_eq!((walk((7, 7), "cc"), walk((1, 1), "v")), ((7, 7), (1, 1)));
        assert_eq!((walk((1, 1), "c"), walk((7, 7), "v")), ((2, 2), (6, 6)));
        assert_eq!(walk((4, 5), "vv"), (3, 3), "the step that joins them is followed by the pair");
    }

    /// VIS-5.3 (A-1 of the test vectors): once they have met no step parts them.
    #[test]
    fn vis_5_3_joined_markers_stay_joined() {
        for steps in ["cc", "vv", "cv", "vc", "cccccccc", "vvvvvvvv", "ccvvvcv"] {
            let (corruption, virtue) = walk((4, 5), steps);
            assert_eq!(corruption, virtue, "{steps}");
        }
    }

    /// B-2 of the test vectors.
    #[test]
    fn vis_5_4_the_order_of_the_steps_matters() {
        assert_eq!((walk((3, 5), "ccv"), walk((3, 5), "vcc")), ((4, 4), (5, 5)));
        assert_eq!((walk((3, 4), "cv"), walk((3, 4), "vc")), ((3, 3), (4, 4)));
    }
}
