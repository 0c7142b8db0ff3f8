//! Which tables there are to measure and strain: every game, number of seats and choice of options.

use std::fmt;

use games::{AnyMatch, GameId};

/// A game, a number of seats, and what was chosen at set-up.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// Which game is played.
    pub game: GameId,
    /// By how many.
    pub seats: u8,
    /// The number of the choice among all of the game, from the defaults on.
    choice: usize,
}

impl Table {
    /// Every game and number of seats with every choice of options: one can matter only beside
    /// another.
    pub fn all() -> impl Iterator<Item = Self> {
        GameId::ALL.iter().flat_map(|&game| {
            let (fewest, most) = game.info().seats;
            let choices: usize = game.info().options.iter().map(|spec| spec.values.len()).product();
            (0..choices).flat_map(move |choice| {
                (fewest..=most).map(move |seats| Self { game, seats, choice })
            })
        })
    }

    /// Whether nothing was chosen at set-up.
    pub const fn has_default_options(&self) -> bool {
        self.choice == 0
    }

    /// Whether just the option that changes most is not the default: the game's first. Of a game that
    /// can be played alone the first says against whom; among several it is the last, the expansion.
    pub fn changes_main_option(&self) -> bool {
        let info = self.game.info();
        let first = info.seats.0 > 1 || self.seats == 1;
        let main = if first { info.options.first() } else { info.options.last() };
        let changed = self.options();
        changed.len() == 1
            && main.is_some_and(|spec| {
                changed[0].split_once('=').is_some_and(|(key, _)| key == spec.key)
            })
    }

    /// The options that are not the default, as `key=value`.
    pub fn options(&self) -> Vec<String> {
        let mut rest = self.choice;
        let mut options = Vec::new();
        for spec in self.game.info().options {
            let value = rest % spec.values.len();
            rest /= spec.values.len();
            if value > 0 {
                options.push(format!("{}={}", spec.key, spec.values[value]));
            }
        }
        options
    }

    /// The match that begins at this table.
    pub fn set_up(&self) -> AnyMatch {
        let options = games::options(self.game, &self.options()).expect("options of the game");
        AnyMatch::new(self.game, self.seats, options).unwrap_or_else(|why| panic!("{self}: {why}"))
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} with {} seats", self.game, self.seats)?;
        self.options().iter().try_for_each(|option| write!(f, " and {option}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_of_options_of_every_game_sets_up_for_every_number_of_seats() {
        for &game in GameId::ALL {
            let info = game.info();
            let sizes = usize::from(info.seats.1 - info.seats.0) + 1;
            let choices: usize = info.options.iter().map(|spec| spec.values.len()).product();
            let tables: Vec<Table> = Table::all().filter(|table| table.game == game).collect();
            assert_eq!(tables.len(), sizes * choices);
            let mut seen: Vec<String> = tables.iter().map(ToString::to_string).collect();
            seen.sort();
            seen.dedup();
            assert_eq!(seen.len(), tables.len(), "no table stands twice");
            for table in tables {
                assert_eq!(table.set_up().players(), table.seats);
            }
        }
    }
}
