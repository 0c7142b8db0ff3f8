//! Who left a match and who came back. The chronicle tells it, and whoever left may take the seat
//! back from the bot as long as the match runs.

use std::sync::Arc;

use engine::{Seat, SeatSet};
use ui::web::Going;

use super::{Occupant, Stage, Table};

/// Somebody whose seat a bot plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Absent {
    pub(crate) who: Arc<str>,
    /// What they were called when they went.
    pub(crate) name: Arc<str>,
}

/// A coming or going in the middle of a match.
#[derive(Clone, Debug)]
pub(crate) struct News {
    /// After so many moves.
    pub(crate) after: usize,
    pub(crate) seat: Seat,
    pub(crate) going: Going,
    pub(crate) name: Arc<str>,
}

impl Table {
    /// Somebody goes in the middle of a match. The seat stays theirs to take back.
    pub(super) fn depart(&mut self, seat: Seat, going: Going) {
        let Some(Occupant::Human { who, name }) = self.occupants.get(seat.index()) else { return };
        if self.stage != Stage::Playing {
            return;
        }
        let absent = Absent { who: who.clone(), name: name.clone() };
        self.note(seat, going, absent.name.clone());
        self.absent[seat.index()] = Some(absent);
    }

    /// Somebody sits down; perhaps they are back.
    pub(super) fn arrive(&mut self, seat: Seat, name: &str) {
        if self.absent.get_mut(seat.index()).is_some_and(|absent| absent.take().is_some()) {
            self.note(seat, Going::Back, name.into());
            self.clocks.come_back(seat);
        }
    }

    fn note(&mut self, seat: Seat, going: Going, name: Arc<str>) {
        self.news.push(News { after: self.game.len(), seat, going, name });
    }

    /// News of moves that were taken back belong to the moment from which is gone on.
    pub(super) fn forget_moments(&mut self) {
        let most = self.game.len();
        for news in &mut self.news {
            news.after = news.after.min(most);
        }
    }

    /// The seats that somebody left and may take back.
    pub(crate) fn left_by(&self, who: &str) -> SeatSet {
        let theirs = |seat: &Seat| self.absent(*seat).is_some_and(|absent| *absent.who == *who);
        let seats = self.all_seats();
        seats.iter().filter(|seat| self.stage == Stage::Playing && theirs(seat)).collect()
    }

    /// Whose seat a bot plays.
    pub(crate) fn absent(&self, seat: Seat) -> Option<&Absent> {
        self.absent.get(seat.index())?.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Entry, *};

    fn playing(pace: &str) -> Table {
        let setup = format!(
            r#"{{"id":"x","game":"kings-road","rules":1,"seats":2,"options":{{}},"title":"t",
            "public":true,"pace":"{pace}","host":"anna","invite":"i","created_ms":0}}"#
        );
        let mut table = Table::new(Arc::new(serde_json::from_str(&setup).unwrap())).unwrap();
        for (seat, name) in Seat::first(2).zip(["Anna", "Boris"]) {
            sit(&mut table, seat, name, 1000);
        }
        table.apply(&Entry::Began, 1000).unwrap();
        table
    }

    fn sit(table: &mut Table, seat: Seat, name: &str, at_ms: i64) {
        let entry = Entry::Sat { seat, who: name.to_lowercase(), name: name.into() };
        table.apply(&entry, at_ms).unwrap();
    }

    #[test]
    fn whoever_ran_out_of_time_may_come_back_and_is_not_late_again_at_once() {
        let anna = Seat::new(0);
        let mut table = playing("live:1:0");
        table.apply(&Entry::TimedOut { seat: anna }, 61_000).unwrap();
        assert_eq!(
            (table.left_by("anna"), table.left_by("boris")),
            (SeatSet::only(anna), SeatSet::EMPTY)
        );
        assert_eq!(table.clock_ms(anna, 61_000), None, "bots have no clock");
        sit(&mut table, anna, "Anna", 90_000);
        assert!(table.left_by("anna").is_empty() && table.absent(anna).is_none());
        assert_eq!(table.clock_ms(anna, 90_000), Some(60_000));
        let told: Vec<Going> = table.news.iter().map(|news| news.going).collect();
        assert_eq!(told, [Going::Late, Going::Back]);
    }

    #[test]
    fn whoever_leaves_keeps_the_time_that_was_left() {
        let anna = Seat::new(0);
        let mut table = playing("live:10:0");
        table.apply(&Entry::Left { seat: anna }, 61_000).unwrap();
        table.apply(&Entry::Bot { seat: anna, bot: "page".into() }, 61_000).unwrap();
        sit(&mut table, anna, "Anna", 500_000);
        assert_eq!(table.clock_ms(anna, 500_000), Some(540_000));
    }

    #[test]
    fn what_is_told_of_moves_that_were_taken_back_is_told_of_the_moment_before() {
        let [anna, boris] = [Seat::new(0), Seat::new(1)];
        let mut table = playing("untimed");
        let action = table.game.legal(engine::Actor::Seat(anna))[0].clone();
        table.apply(&Entry::Move { actor: engine::Actor::Seat(anna), action }, 2000).unwrap();
        table.apply(&Entry::Left { seat: boris }, 3000).unwrap();
        table.apply(&Entry::TakenBack { seat: anna }, 4000).unwrap();
        assert_eq!((table.game.len(), table.news[0].after), (0, 0));
    }

    #[test]
    fn a_seat_that_is_left_before_the_match_begins_is_simply_free() {
        let mut table = playing("untimed");
        table.stage = Stage::Gathering;
        table.apply(&Entry::Left { seat: Seat::new(1) }, 2000).unwrap();
        assert!(table.news.is_empty() && table.left_by("boris").is_empty());
    }
}
