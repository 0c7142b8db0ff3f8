//! Phase 4: the King's travel, the end of the round (KRD-8) and of the match (KRD-9).

use engine::{Game, Scores, Seat, SeatSet, Sink};

use crate::{
    Event, KingsRoad, Phase,
    board::{END_SCORE, MAX_ROUNDS, REGIONS},
    flow::Table,
    score::Count,
};

impl<L: Sink<Event>> Table<'_, L> {
    /// Scores, lets the King ride and begins the next round; again, as long as nobody has a marker
    /// to choose a card for (KRD-11.2).
    pub(crate) fn finish_round(&mut self) {
        loop {
            self.score_round();
            self.travel();
            let ended = self.at_table().iter().any(|player| player.score() >= END_SCORE);
            if ended || self.round == MAX_ROUNDS {
                self.tell(|| Event::EndTriggered { safety_stop: !ended });
                return self.end_match();
            }
            self.begin_round();
            if !self.owed.is_empty() {
                return;
            }
        }
    }

    /// KRD-8.1: to the region after the last scored one. KRD-8.3: the Dragons are out of the game.
    fn travel(&mut self) {
        let from = self.king;
        self.scored = self.dragons + 1;
        self.king = from.onward(self.scored.into());
        self.dragons = 0;
        let to = self.king;
        self.tell(|| Event::KingMoved { from, to });
    }

    /// KRD-8.4, KRD-3.3: everybody who has a marker in supply is asked.
    fn begin_round(&mut self) {
        self.round += 1;
        self.phase = Phase::SelectFirst;
        self.owed = self.seats_with_markers();
        let round = self.round;
        self.tell(|| Event::RoundBegan { round });
    }

    /// KRD-9.2 to KRD-9.5: every region not scored in the last round pays its places once more.
    fn end_match(&mut self) {
        for step in 0..REGIONS - usize::from(self.scored) {
            let region = self.king.onward(step);
            let count = Count::of(self, region);
            for (player, points) in self.at_table_mut().iter_mut().zip(count.points) {
                player.finals += u16::from(points);
            }
            let seats = self.seats;
            self.tell(|| Event::FinalScored {
                region,
                influence: count.influence_of(seats),
                points: count.points_of(seats),
            });
        }
        self.phase = Phase::GameOver;
        self.owed = SeatSet::EMPTY;
        debug_assert_eq!(self.turn(), engine::Turn::Over);
        let Self { state, log } = self;
        log.emit(|| Event::MatchOver { winners: Scores::of(&**state).winners().collect() });
    }
}

impl KingsRoad {
    fn seats_with_markers(&self) -> SeatSet {
        Seat::first(self.seats).filter(|&seat| self.player(seat).supply > 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, Region, state::Player};

    /// EC-66 (KRD-5.8, KRD-9.2, KRD-9.3): with two seats only a sole leader is paid, nobles count as
    /// influence, and none is moved. The position cannot arise in play (B's 40 points would have
    /// ended the match a round earlier), so it is scored here by itself.
    #[test]
    fn krd_9_2_final_scoring_with_two_seats() {
        let mut state = KingsRoad::set_up(2, Options::default());
        state.king = Region::ZinKaisDeep;
        state.scored = 2;
        let fill = |player: &mut Player, points, nobles: [&str; 2], placed: &[(&str, u8)]| {
            player.places = points;
            player.nobles = nobles.iter().map(|code| code.parse::<Region>().unwrap()).collect();
            for (code, markers) in placed {
                player.placed[code.parse::<Region>().unwrap().index()] = *markers;
            }
        };
        let [a, b, ..] = &mut state.players;
        fill(a, 44, ["LAI", "CAS"], &[("ZKD", 1), ("WLD", 2), ("ALT", 1)]);
        fill(b, 40, ["ZKD", "WIZ"], &[("WIZ", 2), ("WLD", 1), ("ALT", 1), ("TMP", 1)]);
        let nobles = [a.nobles, b.nobles];
        let mut log = Vec::new();
        Table::new(&mut state, &mut log).end_match();
        assert_eq!(state.at_table().iter().map(Player::score).collect::<Vec<_>>(), [48, 49]);
        assert_eq!([state.players[0].nobles, state.players[1].nobles], nobles);
        let [a, b] = [0, 1].map(Seat::new);
        assert_eq!(log.last(), Some(&Event::MatchOver { winners: SeatSet::only(b) }));
        assert!(state.standing(b) > state.standing(a));
    }
}
