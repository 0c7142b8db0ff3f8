//! Which tables there are to measure and strain: every game, number of seats and option value.

use std::fmt;

use games::{AnyMatch, GameId};

/// A game, a number of seats, and at most one option that is not the default.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// Which game is played.
    pub game: GameId,
    /// By how many.
    pub seats: u8,
    option: Option<(&'static str, &'static str)>,
}

impl Table {
    /// Every game and number of seats, with default options and with each other value of each
    /// option.
    pub fn all() -> impl Iterator<Item = Self> {
        GameId::ALL.iter().flat_map(|&game| {
            let (fewest, most) = game.info().seats;
            let sizes = fewest..=most;
            choices(game).flat_map(move |option| {
                sizes.clone().map(move |seats| Self { game, seats, option })
            })
        })
    }

    /// Whether nothing was chosen at set-up.
    pub const fn has_default_options(&self) -> bool {
        self.option.is_none()
    }

    /// The option that is not the default, as `key=value`.
    pub fn option(&self) -> Option<String> {
        self.option.map(|(key, value)| format!("{key}={value}"))
    }

    /// The match that begins at this table.
    pub fn set_up(&self) -> AnyMatch {
        let pairs: Vec<String> = self.option().into_iter().collect();
        games::options(self.game, &pairs)
            .and_then(|options| AnyMatch::new(self.game, self.seats, options))
            .unwrap_or_else(|why| panic!("{self}: {why}"))
    }
}

/// The default options, and each other value of each option.
fn choices(game: GameId) -> impl Iterator<Item = Option<(&'static str, &'static str)>> {
    let others = game.info().options.iter().flat_map(|spec| {
        let values = spec.values.iter().skip(1);
        values.map(|&value| Some((spec.key, value)))
    });
    [None].into_iter().chain(others)
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} with {} seats", self.game, self.seats)?;
        self.option.map_or(Ok(()), |(key, value)| write!(f, " and {key}={value}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_value_of_every_game_sets_up_for_every_number_of_seats() {
        for &game in GameId::ALL {
            let info = game.info();
            let sizes = usize::from(info.seats.1 - info.seats.0) + 1;
            let values: usize = info.options.iter().map(|spec| spec.values.len() - 1).sum();
            let tables: Vec<Table> = Table::all().filter(|table| table.game == game).collect();
            assert_eq!(tables.len(), sizes * (1 + values));
            for table in tables {
                assert_eq!(table.set_up().seats(), table.seats);
            }
        }
    }
}
