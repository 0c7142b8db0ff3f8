//! Who sits on the seats of a table.
//!
//! Everything that a table does about seats follows from this: the seats of players are open, or of
//! people and bots; those that the rules play have a name and a score sheet and nothing else.

use std::sync::Arc;

use bots::BotSpec;

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Occupant {
    /// Nobody yet.
    Open,
    /// A person; several seats of one identity are a hot seat.
    Human { who: Arc<str>, name: Arc<str> },
    /// A bot.
    Bot(BotSpec),
    /// Nobody: the rules play it. Never awaited, only scored.
    Rules,
}

/// Who sits where before anybody came: open seats for the players, then those that the rules play.
pub(super) fn before_anybody(players: u8, seats: u8) -> Vec<Occupant> {
    let occupant = |seat: u8| if seat < players { Occupant::Open } else { Occupant::Rules };
    (0..seats).map(occupant).collect()
}

#[cfg(test)]
mod tests {
    use engine::{Seat, SeatSet};
    use ui::Lang;

    use super::{
        super::{Entry, Table},
        *,
    };
    use crate::refusal::Refusal;

    const ANNA: &str = "anna";

    /// A table at which somebody plays, and one seat belongs to the rules. The game is one that asks all
    /// three at once, so whoever is not asked is left out by the table.
    fn against_the_rules(pace: &str) -> Table {
        let setup = format!(
            r#"{{"id":"x","game":"kings-road","rules":1,"seats":3,"options":{{}},"title":"t",
            "public":true,"pace":"{pace}","host":"{ANNA}","invite":"i","created_ms":0}}"#
        );
        let mut table = Table::new(Arc::new(serde_json::from_str(&setup).unwrap())).unwrap();
        table.occupants = before_anybody(2, 3);
        table
    }

    fn sit(table: &mut Table, seat: Seat) -> Result<(), Refusal> {
        table.apply(&Entry::Sat { seat, who: ANNA.into(), name: "Anna".into() }, 1000)
    }

    #[test]
    fn a_seat_that_the_rules_play_is_scored_and_called_and_nothing_else() {
        let [anna, bot, rules] = [Seat::ALL[0], Seat::ALL[1], Seat::ALL[2]];
        let mut table = against_the_rules("live:10:0");
        assert_eq!((table.open_seat(), table.places()), (Some(anna), SeatSet::first(2)));
        assert_eq!(sit(&mut table, rules), Err(Refusal::NotYourSeat), "nobody takes it");
        sit(&mut table, anna).unwrap();
        assert_eq!(table.summary().seats_taken, 1);
        table.apply(&Entry::Bot { seat: bot, bot: "page".into() }, 1000).unwrap();
        assert_eq!((table.open_seat(), table.summary().seats_taken), (None, 2));
        table.apply(&Entry::Began, 1000).unwrap();
        assert_eq!(table.awaited_people(), SeatSet::only(anna));
        assert_eq!(table.awaited_bots().map(|(seat, _)| seat).collect::<Vec<_>>(), [bot]);
        assert_eq!(
            (table.clock_ms(rules, 5000), table.clock_ms(anna, 5000)),
            (None, Some(596_000))
        );
        assert_eq!(table.deadline_ms(), Some(601_000));
        assert_eq!((table.people().len(), table.all_seats().len()), (1, 3));
        assert_eq!(table.called(rules, Lang::En).whole, "Opponent");
        assert!(table.seating()[2] == super::super::listing::Sitter::default());
    }

    #[test]
    fn whoever_holds_all_seats_but_those_of_the_rules_has_no_secrets_before_them() {
        let mut table = against_the_rules("untimed");
        sit(&mut table, Seat::ALL[0]).unwrap();
        table.apply(&Entry::Began, 1000).unwrap();
        assert!(!table.is_open_book_to(ANNA), "somebody else may come");
        sit(&mut table, Seat::ALL[1]).unwrap();
        assert!(table.is_open_book_to(ANNA));
    }

    #[test]
    fn alone_there_is_one_seat_to_take() {
        assert_eq!(before_anybody(1, 2), [Occupant::Open, Occupant::Rules]);
        assert_eq!(before_anybody(2, 2), [Occupant::Open, Occupant::Open]);
    }
}
