//! What verbs do for the solo opponent (VIS-20.4), who decides nothing.

use engine::{Seat, Sink};

use super::{AUTOMA, GainFuture, Substitute, slot};
use crate::{
    Building, Event, Good, Paper, Section,
    asks::{GainManuscript, Table},
    board::SEGMENTS,
    effects::{Row, Verb},
};

impl<L: Sink<Event>> Table<'_, L> {
    /// Does what a verb says for the solo opponent.
    pub(crate) fn perform_for_automa(&mut self, verb: Verb) {
        let seat = AUTOMA;
        match verb {
            Verb::Silver(amount) => {
                self.tell_instead(Substitute::Silver);
                self.choose_goods(amount / 2);
            }
            Verb::Gain(good, amount) => {
                self.gain(seat, self.options.automa.kept_as(good), amount.into());
            }
            Verb::Resources(amount) => self.choose_goods(amount),
            Verb::Virtue(steps) => self.gain_virtue(seat, steps),
            Verb::Corruption(steps) => self.gain_corruption(seat, steps),
            Verb::Debt => self.gain_debt(seat),
            Verb::Deeds(amount) => self.gain_deeds(seat, amount),
            Verb::FlipDebt | Verb::CollisionSlot => self.automa_flips(Some(Paper::Debt)),
            Verb::FlipDeed => self.automa_flips(Some(Paper::Deed)),
            Verb::FlipEither => self.automa_flips(None),
            Verb::Discard(cards) => {
                self.tell_instead(Substitute::Discard);
                self.gain_virtue(seat, cards);
            }
            Verb::Destroy(cards) => {
                self.tell_flip_instead(Substitute::Destroy);
                (0..cards).for_each(|_| self.resolve(Row::AutomaFlip, seat));
            }
            Verb::Shuffle => self.automa_shuffles(),
            Verb::Rearrange => self.rearrange_for_automa(),
            Verb::Welcome | Verb::Refuse => {
                self.tell_instead(Substitute::Outsider);
                self.make_room();
            }
            Verb::Hire | Verb::HireHere | Verb::HireUpTo(_) => {
                self.gain_future_instead(Substitute::Hire);
            }
            // VGG-13.9.
            Verb::GainOrder => self.gain_future_instead(Substitute::Order),
            Verb::Future => self.gain_future(),
            Verb::MoveWorker => {
                self.tell_instead(Substitute::MoveWorker);
                self.gain_virtue(seat, 1);
            }
            Verb::PlaceWorkers(workers) => {
                let section = self.automa_section();
                self.place_workers(seat, section, workers);
            }
            Verb::PlaceBuilding(building) | Verb::StartBuilding(building) => {
                self.automa_places(building);
            }
            Verb::GainManuscript(most) => self.automa_takes_manuscript(most),
            Verb::FreeDismissal => self.automa_dismisses(),
            Verb::SecondFlip => self.automa_pays_for_flip(),
            Verb::Reward => self.put_reward(seat),
            Verb::Part => self.part_markers(seat),
            Verb::LoseDebts(debts) => self.lose_debts(seat, debts),
            Verb::ApprovedDeed => self.gain_approved_deed(seat),
            Verb::React | Verb::DestroyOfDeck | Verb::Draw(_) => {}
        }
    }

    /// VIS-20.4: something else is done.
    fn tell_instead(&mut self, of: Substitute) {
        self.tell(|| Event::Instead { seat: AUTOMA, of });
    }

    /// A flip comes instead. Without anything to flip, Virtue comes, and that is what is told.
    fn tell_flip_instead(&mut self, of: Substitute) {
        if self.player(AUTOMA).unflipped() > 0 {
            self.tell_instead(of);
        }
    }

    /// VIS-20.2, VIS-20.4.
    pub(crate) fn rearrange_for_automa(&mut self) {
        self.tell_instead(Substitute::Rearrange);
        self.make_room();
    }

    /// VGG-13.2: two Outsiders leave, too.
    fn make_room(&mut self) {
        if self.has_gates() {
            self.remove_outsiders();
        }
        self.choose_goods(1);
    }

    /// VIS-20.3.
    pub(crate) fn choose_goods(&mut self, amount: u8) {
        for _ in 0..amount {
            let good = self.options.automa.choice(self.player(AUTOMA).goods);
            self.gain(AUTOMA, good, 1);
        }
    }

    /// VIS-20.5, VIS-20.12: the card, the resource, the slot; or Virtue.
    pub(crate) fn automa_flips(&mut self, only: Option<Paper>) {
        let player = self.player(AUTOMA);
        let has = |paper: &Paper| match paper {
            Paper::Debt => player.unpaid > 0,
            Paper::Deed => player.acquired > 0,
        };
        let wish = if player.paid <= player.approved { Paper::Debt } else { Paper::Deed };
        let other = if wish == Paper::Debt { Paper::Deed } else { Paper::Debt };
        let chosen = match only {
            Some(only) => Some(only).filter(has),
            None => Some(wish).filter(has).or(Some(other).filter(has)),
        };
        let Some(paper) = chosen else {
            self.tell_instead(Substitute::for_missing(only));
            return self.gain_virtue(AUTOMA, 1);
        };
        self.turn_paper(AUTOMA, paper);
        if paper == Paper::Debt {
            self.choose_goods(1);
        }
        if self.player(AUTOMA).uncovered.contains(slot::FLIP) {
            self.resolve(Row::AutomaDismissal, AUTOMA);
        }
    }

    /// VIS-20.7; without a discard pile nothing.
    pub(crate) fn automa_shuffles(&mut self) {
        if self.schemes.discard.is_empty() {
            return;
        }
        let schemes = &mut self.schemes;
        schemes.draw = schemes.draw.union(schemes.discard);
        schemes.discard = engine::Set::EMPTY;
        self.tell(|| Event::Shuffled { seat: AUTOMA });
        if self.criminals(AUTOMA) > 0 {
            self.gain_corruption(AUTOMA, 1);
        } else {
            self.gain_virtue(AUTOMA, 1);
        }
        let uncovered = self.player(AUTOMA).uncovered;
        if uncovered.contains(slot::CORRUPTION) {
            self.gain_corruption(AUTOMA, 1);
        }
        if uncovered.contains(slot::VIRTUE) {
            self.gain_virtue(AUTOMA, 1);
        }
    }

    /// A Future Scheme comes instead. Where none is left, a flip comes, and that is what is told.
    fn gain_future_instead(&mut self, of: Substitute) {
        if !self.schemes.future.is_empty() {
            self.tell_instead(of);
        }
        self.gain_future();
    }

    /// VIS-20.8; a flip where there is none (VIS-20.4).
    fn gain_future(&mut self) {
        if self.schemes.future.is_empty() {
            self.tell_flip_instead(Substitute::Future);
            self.automa_flips(None);
        } else {
            self.put(GainFuture);
        }
    }

    /// VIS-20.9.
    fn automa_dismisses(&mut self) {
        if let Some(figure) = self.figure(AUTOMA) {
            self.remove_figure(AUTOMA, self.position_of(AUTOMA), figure);
        }
    }

    /// VIS-21.4.
    fn automa_places(&mut self, building: Building) {
        let left = building.slots().minus(self.player(AUTOMA).uncovered);
        let site = self.automa_sites(None).next();
        if let (Some(slot), Some(site)) = (left.lowest(), site) {
            self.build(AUTOMA, slot, site);
        }
    }

    /// VIS-21.9.
    fn automa_takes_manuscript(&mut self, most: u8) {
        let own = self.position_of(AUTOMA);
        let ask = GainManuscript { seat: AUTOMA, most };
        let around = |at: &usize| (*at + SEGMENTS - own) % SEGMENTS;
        let found = ask.permitted(self).map(|(position, _)| position).min_by_key(around);
        if let Some(position) = found {
            self.take_manuscript(AUTOMA, position);
        }
    }
}

impl crate::Viscounts {
    /// The section next to the solo opponent (VIS-21.7).
    pub(crate) fn automa_section(&self) -> Section {
        self.section_at(self.position_of(AUTOMA))
    }

    /// The resource that pays for its icons.
    pub(crate) fn automa_pays(&self, good: Good) -> (Good, u16) {
        let kept = self.options.automa.kept_as(good);
        (kept, self.player(AUTOMA).good(kept))
    }

    /// Whether a seat is the solo opponent, whose markers bring other rewards (VIS-21.11).
    pub(crate) fn reward_row(&self, seat: Seat, reward: crate::board::Reward) -> Row {
        if self.is_automa(seat) { Row::AutomaReward(reward) } else { Row::Reward(reward) }
    }
}
