//! A moment of a match that somebody wants to play on from.

use std::str::FromStr;

use bots::BotSpec;
use engine::{Actor, Seat, SeatSet};
use games::AnyMatch;

use super::{Occupant, Place, Plan, Table};
use crate::{fault::Fault, refusal::Refusal};

/// Who plays the seats of a copy that are not its owner's: `me`, `played` or `bot:NAME`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Others {
    /// Its owner as well: a hot seat.
    #[default]
    Me,
    /// The bots that played, and the table's stand-in where people sat.
    Played,
    /// Bots of this kind.
    Bot(BotSpec),
}

impl FromStr for Others {
    type Err = Refusal;

    fn from_str(s: &str) -> Result<Self, Refusal> {
        match (s, s.parse::<Place>()) {
            ("played", _) => Ok(Self::Played),
            (_, Ok(Place::Me)) => Ok(Self::Me),
            (_, Ok(Place::Bot(bot))) => Ok(Self::Bot(bot)),
            _ => Err(Refusal::Setup(Fault::seat(&"others are me, played or bot:NAME"))),
        }
    }
}

/// A moment of a match that somebody wants to play on from.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Fork {
    /// After so many moves; `None` is now.
    pub(crate) at: Option<usize>,
    /// The seat that its owner wants; `None` is the own one, or else the one to move.
    pub(crate) seat: Option<Seat>,
    /// Who plays the others.
    pub(crate) others: Others,
}

impl Fork {
    /// The table at which `who` plays on. The bots keep their names, and so do people's seats.
    pub(crate) fn plan(&self, table: &Table, who: &str) -> Result<Plan, Refusal> {
        let at = self.at.unwrap_or(table.game.len());
        if at > table.game.len() {
            return Err(Refusal::Malformed);
        }
        let then = table.game.fork(at);
        let own = self.own(table, who, &then)?;
        let setup = &table.setup;
        let place = |seat: Seat| match (self.others, &table.occupants[seat.index()]) {
            _ if own.contains(seat) => Place::Me,
            (Others::Me, _) => Place::Me,
            (Others::Bot(bot), _) | (Others::Played, &Occupant::Bot(bot)) => Place::Bot(bot),
            (Others::Played, _) => Place::Bot(setup.stand_in),
        };
        let name = |seat: Seat| match (self.others, &table.occupants[seat.index()]) {
            // A person is no bot's namesake beside other bots.
            (Others::Played | Others::Bot(_), Occupant::Bot(..)) => String::new(),
            _ => table.name(seat).to_owned(),
        };
        Ok(Plan {
            options: setup.options.clone(),
            // To try something out, whoever plays it.
            hints: Some(true),
            stand_in: if let Others::Bot(bot) = self.others { bot } else { setup.stand_in },
            opening: then.record().moves,
            names: table.all_seats().iter().map(name).collect(),
            copy_of: Some(setup.copy_of.clone().unwrap_or_else(|| setup.id.clone())),
            ..Plan::new(setup.game, table.places().iter().map(place).collect())
        })
    }

    /// The seats that the owner plays whoever plays the others.
    fn own(&self, table: &Table, who: &str, then: &AnyMatch) -> Result<SeatSet, Refusal> {
        let places = table.places();
        if let Some(seat) = self.seat {
            return if places.contains(seat) {
                Ok(SeatSet::only(seat))
            } else {
                Err(Refusal::Malformed)
            };
        }
        let sat = table.seats_of(who);
        let bots_everywhere = matches!(self.others, Others::Bot(_)) && sat == places;
        if !sat.is_empty() && !bots_everywhere {
            return Ok(sat);
        }
        let to_move = places.iter().find(|&seat| then.turn().awaits(Actor::Seat(seat)));
        Ok(to_move.or(places.lowest()).map_or(SeatSet::EMPTY, SeatSet::only))
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::*;

    #[test]
    fn others_read_as_they_are_written() {
        let knight = Others::Bot(BotSpec::Level(Level::Knight));
        for (text, others) in
            [("me", Others::Me), ("played", Others::Played), ("bot:knight", knight)]
        {
            assert_eq!(text.parse(), Ok(others), "{text}");
        }
        for text in ["", "open", "bot:emperor", "knight", "Played"] {
            assert!(text.parse::<Others>().is_err(), "{text}");
        }
    }
}
