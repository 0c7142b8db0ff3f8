//! Tables in lists: who sits there, what they scored and how long they have, without loading them.

use bots::BotSpec;
use engine::Seat;
use serde::{Deserialize, Serialize};
use ui::Lang;

use super::{Occupant, Setup, Stage, Table};

/// Whoever sits on a seat, as lists know it: people by name, bots by level.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Sitter {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    /// When their time is up, if they are waited for.
    #[serde(skip_serializing_if = "Option::is_none")]
    due_ms: Option<i64>,
    /// Rank and points, once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    scored: Option<(u8, i32)>,
    /// Whether nobody sits there yet.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    open: bool,
}

impl Table {
    /// Who sits where, as lists know it.
    pub(crate) fn seating(&self) -> Vec<Sitter> {
        let scores = (self.stage == Stage::Over).then(|| self.game.scores());
        let sitter = |seat: Seat| {
            let occupant = &self.occupants[seat.index()];
            let sheet = scores.iter().flat_map(|scores| &scores.0).find(|sheet| sheet.seat == seat);
            Sitter {
                name: matches!(occupant, Occupant::Human { .. })
                    .then(|| self.name(seat).to_owned()),
                bot: if let Occupant::Bot(bot) = occupant { Some(bot.name().into()) } else { None },
                due_ms: self.due_ms(seat),
                scored: sheet.map(|sheet| (sheet.rank, sheet.total)),
                open: *occupant == Occupant::Open,
            }
        };
        self.all_seats().iter().map(sitter).collect()
    }
}

/// A table in a list.
#[derive(Clone, Debug)]
pub(crate) struct Listing {
    pub(crate) setup: Setup,
    pub(crate) stage: Stage,
    pub(crate) seats_taken: u8,
    /// The seats of whoever asked, as bits.
    pub(crate) mine: u8,
    pub(crate) my_turn: bool,
    pub(crate) updated_ms: i64,
    /// Nothing of tables at which nothing has happened since it is noted.
    pub(crate) seating: Vec<Sitter>,
    /// How it ended, in the words of whoever opened it, where the seating does not know.
    pub(crate) result: Option<String>,
}

impl Listing {
    /// The seats with those who sit there.
    fn sitters(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        Seat::ALL.into_iter().zip(&self.seating)
    }

    fn is_mine(&self, seat: Seat) -> bool {
        self.mine & 1 << seat.index() != 0
    }

    fn called(&self, seat: Seat, sitter: &Sitter, lang: Lang) -> String {
        match (&sitter.name, &sitter.bot) {
            (Some(name), _) => name.clone(),
            (None, Some(bot)) => {
                let bot = BotSpec::of_the_house(bot).unwrap_or(self.setup.stand_in);
                self.setup.bot_name(seat, bot, lang).whole
            }
            (None, None) => ui::opponent(self.setup.game.info().id, lang),
        }
    }

    /// Everybody else who sits there.
    pub(crate) fn others(&self, lang: Lang) -> Vec<String> {
        let others = self.sitters().filter(|(seat, sitter)| !sitter.open && !self.is_mine(*seat));
        others.map(|(seat, sitter)| self.called(seat, sitter, lang)).collect()
    }

    /// What is left to whoever asked, if they are waited for.
    pub(crate) fn left_ms(&self, now_ms: i64) -> Option<i64> {
        let mine = self.sitters().filter(|(seat, _)| self.is_mine(*seat));
        let due = mine.filter_map(|(_, sitter)| sitter.due_ms).min()?;
        Some((due - now_ms).max(0))
    }

    /// Names and totals, the best first, once it is over.
    pub(crate) fn result(&self, lang: Lang) -> Option<String> {
        let mut scored: Vec<(u8, String)> = Vec::new();
        for (seat, sitter) in self.sitters() {
            let Some((rank, total)) = sitter.scored else { return self.result.clone() };
            scored.push((rank, format!("{} {total}", self.called(seat, sitter, lang))));
        }
        scored.sort_by_key(|(rank, _)| *rank);
        let lines: Vec<String> = scored.into_iter().map(|(_, line)| line).collect();
        if lines.is_empty() { self.result.clone() } else { Some(lines.join(" · ")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listing(seating: &str, mine: u8) -> Listing {
        let setup = r#"{"id":"x","game":"kings-road","rules":1,"seats":3,"options":{},"title":"t",
            "public":true,"pace":"days:3","host":"h","invite":"i","created_ms":0}"#;
        Listing {
            setup: serde_json::from_str(setup).unwrap(),
            stage: Stage::Over,
            seats_taken: 3,
            mine,
            my_turn: false,
            updated_ms: 0,
            seating: serde_json::from_str(seating).unwrap(),
            result: Some("as it was written".into()),
        }
    }

    #[test]
    fn bots_are_named_for_whoever_reads_the_list() {
        let over = listing(
            r#"[{"name":"Anna","scored":[2,30]},{"bot":"squire","scored":[1,41]},{"name":"Boris","scored":[3,9]}]"#,
            1,
        );
        let told = over.result(Lang::Uk).unwrap();
        assert!(
            told.starts_with("Зброєносець") && told.contains("41 · Anna 30 · Boris 9"),
            "{told}"
        );
        assert_eq!(over.others(Lang::En)[1..], ["Boris"]);
        assert!(over.others(Lang::En)[0].starts_with("Squire"));
    }

    #[test]
    fn what_was_written_before_seatings_were_still_reads() {
        let old = listing("[]", 1);
        assert_eq!(old.result(Lang::Ru).as_deref(), Some("as it was written"));
        assert!(old.others(Lang::Ru).is_empty() && old.left_ms(0).is_none());
    }

    #[test]
    fn the_time_left_is_that_of_the_own_seats() {
        let running =
            listing(r#"[{"name":"A","due_ms":500},{"name":"B","due_ms":9000},{"open":true}]"#, 2);
        assert_eq!((running.left_ms(4000), running.left_ms(10_000)), (Some(5000), Some(0)));
        assert_eq!(running.others(Lang::En), ["A"]);
    }
}
