//! Work on the Cathedral, and its rewards (ARC-15).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use super::LEFT_TO_CHANCE;
use crate::{
    Action, Architects, Event, Goods, Kind, Reward,
    asks::{Ask, Discard, Frame, Table, Why},
    board::{CATHEDRAL_VIRTUE, LEVELS, Level, NO_REWARD_VIRTUE},
    card::{Boon, Moment},
    effects::{Resolve, Row},
};

/// A marker goes up a level; never waits (ARC-15.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ascend {
    /// Whose.
    pub seat: Seat,
}

impl Ask for Ascend {
    fn waits(self, _: &Architects) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let seat = self.seat;
        let player = table.player_mut(seat);
        player.cathedral += 1;
        let level = player.cathedral;
        table.tell(|| Event::Ascended { seat, level });
        if table.reward_pile == 0 {
            table.gain_virtue(seat, NO_REWARD_VIRTUE);
        } else {
            table.put(RevealReward { seat });
        }
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        state.is_own(self.seat, below) && state.next_level(self.seat).is_some()
    }
}

/// Chance reveals a reward (ARC-15.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RevealReward {
    /// Who gains it.
    pub seat: Seat,
}

impl Ask for RevealReward {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Chance
    }

    fn waits(self, state: &Architects) -> bool {
        state.rewards.kinds().nth(1).is_some()
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = table.rewards.kinds().next();
        if let Some(only) = only {
            table.reveal_reward(self.seat, Reward::ALL[only]);
        }
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.rewards.kinds().map(|kind| Action::Reward(Reward::ALL[kind])));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Reward(reward) = action {
            table.reveal_reward(self.seat, reward);
        }
    }

    fn why_wait(self, _: &Architects, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        state.is_own(self.seat, below) && state.reward_pile > 0
    }
}

impl Architects {
    /// The next level of a seat, if there is one with a free spot (ARC-15.1).
    pub(crate) fn next_level(&self, seat: Seat) -> Option<&'static Level> {
        let next = self.player(seat).cathedral + 1;
        let level = LEVELS.get(usize::from(next))?;
        let there = self.at_table().iter().filter(|player| player.cathedral == next).count();
        (there < level.spots.into()).then_some(level)
    }

    /// Wood and stone that a level takes from a seat (ARC-18.4).
    pub(crate) fn mix(&self, seat: Seat, level: &Level) -> u16 {
        level.mix.saturating_sub(self.boon(seat, Boon::CheaperBuilding).into())
    }

    fn has_plan_to_discard(&self, seat: Seat) -> bool {
        !self.player(seat).hand.is_empty() || self.boon(seat, Boon::KeepsPlans) > 0
    }

    /// ARC-15.1, ARC-15.2.
    pub(super) fn list_cathedral(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        if player.virtue < CATHEDRAL_VIRTUE || !self.has_plan_to_discard(seat) {
            return;
        }
        let Some(level) = self.next_level(seat) else { return };
        let mix = self.mix(seat, level);
        if mix == 0 {
            if self.affords(seat, &level.cost) {
                out.push(Action::Cathedral(None));
            }
            return;
        }
        let (wood, stone) = (player.goods[Kind::Wood], player.goods[Kind::Stone]);
        for wood in mix.saturating_sub(stone)..=mix.min(wood) {
            out.push(Action::Cathedral(u8::try_from(wood).ok()));
        }
    }

    pub(super) fn why_not_cathedral(&self, seat: Seat) -> Illegal {
        let player = self.player(seat);
        if player.virtue < CATHEDRAL_VIRTUE {
            return Illegal::new("ARC-6.3", "TooLittleVirtue");
        }
        if usize::from(player.cathedral) + 1 == LEVELS.len() {
            return Illegal::new("ARC-15.1", "CathedralComplete");
        }
        if self.next_level(seat).is_none() {
            return Illegal::new("ARC-15.1", "NoFreeSpot");
        }
        if !self.has_plan_to_discard(seat) {
            return Illegal::new("ARC-15.1", "NoPlanToDiscard");
        }
        Illegal::new("ARC-15.2", "CannotPayLevel")
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// ARC-15.3, ARC-15.6: pay, discard, go up, and gain; what comes later is put first.
    pub(super) fn work_on_cathedral(&mut self, seat: Seat, wood: Option<u8>) {
        let Some(level) = self.next_level(seat) else { return };
        let mut price = level.cost;
        if let Some(wood) = wood {
            let stone = self.mix(seat, level) - u16::from(wood);
            price = Goods([0, wood.into(), stone, 0, 0, 0]);
        }
        self.pay_goods(seat, &price);
        self.put_moment(Moment::Cathedral, seat);
        self.put(Ascend { seat });
        if self.boon(seat, Boon::KeepsPlans) == 0 {
            self.put(Discard { seat, why: Why::Cathedral });
        }
    }

    fn reveal_reward(&mut self, seat: Seat, reward: Reward) {
        self.rewards.take(reward.index());
        self.reward_pile -= 1;
        self.tell(|| Event::Rewarded { seat, reward });
        self.put(Resolve::new(Row::Reward(reward), seat));
    }
}
