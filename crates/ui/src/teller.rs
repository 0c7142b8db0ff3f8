//! Who tells a match: a language and the names of the seats.

use engine::{Seat, SeatSet};
use fluent_bundle::FluentValue;
use games::AnyMatch;

use crate::{Arg, Lang, Line, LineKind, Rich, Texts, rich};

/// What the seats are called.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Names(Vec<String>);

impl Names {
    /// The names that were given, and `Player A` and so on for seats without one.
    pub fn new<S: AsRef<str>>(given: &[S], seats: u8, lang: Lang) -> Self {
        let name = |seat: Seat| {
            let given = given.get(seat.index()).map(|name| rich::clean(name.as_ref()));
            given.filter(|name| !name.is_empty()).unwrap_or_else(|| default_name(seat, lang))
        };
        Self(Seat::first(seats).map(name).collect())
    }

    /// The same at a match of some players and perhaps seats that the rules play: what nobody named
    /// is called as the game calls it.
    pub fn at<S: AsRef<str>>(
        given: &[S],
        game: &str,
        (players, seats): (u8, u8),
        lang: Lang,
    ) -> Self {
        let mut names = Self::new(given, seats, lang);
        for index in players.into()..names.0.len() {
            if given.get(index).is_none_or(|name| name.as_ref().is_empty()) {
                names.0[index] = opponent(game, lang);
            }
        }
        names
    }

    /// The names at a match.
    pub fn of_match<S: AsRef<str>>(given: &[S], held: &AnyMatch, lang: Lang) -> Self {
        Self::at(given, held.game().info().id, (held.players(), held.seats()), lang)
    }

    /// What a seat is called.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", String::as_str)
    }

    /// A seat's name with its letter, which `Player A` already has.
    #[must_use]
    pub fn with_letter(&self, seat: Seat) -> String {
        let name = self.of(seat);
        let letter = seat.to_string();
        if name.split(' ').any(|word| word == letter) {
            return name.to_owned();
        }
        format!("{letter} {name}")
    }
}

/// What the opponent is called that a game's rules play.
#[must_use]
pub fn opponent(game: &str, lang: Lang) -> String {
    let (texts, own) = (lang.texts(), format!("{game}-opponent"));
    texts.get(if texts.has(&own) { &own } else { "opponent" })
}

fn default_name(seat: Seat, lang: Lang) -> String {
    lang.texts().with("seat-name", [("letter", seat.letter().to_string().into())])
}

/// Tells what happens at a table in one language.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// Where the words come from.
    pub texts: &'static Texts,
    /// What the seats are called.
    pub names: &'a Names,
    /// To whom it is told what would happen, if it is not what has happened.
    foretold_to: Option<Seat>,
}

impl<'a> Teller<'a> {
    /// Tells in this language.
    #[must_use]
    pub fn new(lang: Lang, names: &'a Names) -> Self {
        Self { texts: lang.texts(), names, foretold_to: None }
    }

    /// Tells a seat what would happen, and in the second person what would happen to it.
    #[must_use]
    pub const fn foretelling(self, seat: Seat) -> Self {
        Self { foretold_to: Some(seat), ..self }
    }

    /// The line of an event and of the seat whose it is. What is foretold has a form of its own,
    /// `.you` for the one it is told to and `.they` for others; without it, it is not worth telling.
    #[must_use]
    pub fn event<'b>(
        &self,
        kind: LineKind,
        key: &str,
        whose: Option<Seat>,
        args: impl IntoIterator<Item = Arg<'b>>,
    ) -> Option<Line> {
        let text = match self.foretold_to {
            Some(seat) if kind == LineKind::Sentence => {
                let form = if whose == Some(seat) { "you" } else { "they" };
                Rich::parse(&self.texts.find_form(key, form, args)?)
            }
            _ => self.say(key, args),
        };
        Some(Line { kind, text })
    }

    /// Words about a seat: in the second person, the form `.you` of the text, where the seat is told
    /// what would happen to it.
    #[must_use]
    pub fn spoken<'b>(
        &self,
        key: &str,
        whose: Seat,
        args: impl IntoIterator<Item = Arg<'b>>,
    ) -> String {
        if self.foretold_to == Some(whose) {
            let you = self.texts.find_form(key, "you", args);
            return you.unwrap_or_else(|| panic!("no {key}.you"));
        }
        self.texts.with(key, args)
    }

    /// A whole sentence.
    #[must_use]
    pub fn say<'b>(&self, key: &str, args: impl IntoIterator<Item = Arg<'b>>) -> Rich {
        Rich::parse(&self.texts.with(key, args))
    }

    /// A seat's name, as a value for a text.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> FluentValue<'static> {
        rich::seat(seat, self.names.of(seat)).into()
    }

    /// The names of several seats in a row: `A, B and C`.
    #[must_use]
    pub fn seats(&self, seats: SeatSet) -> FluentValue<'static> {
        let names: Vec<_> =
            seats.iter().map(|seat| rich::seat(seat, self.names.of(seat))).collect();
        self.list(&names)
    }

    /// Several things in a row: `x, y and z`.
    #[must_use]
    pub fn list(&self, items: &[String]) -> FluentValue<'static> {
        self.joined(items, "list-more", "list-last").into()
    }

    /// One of several things: `x, y or z`.
    #[must_use]
    pub fn any(&self, items: &[String]) -> FluentValue<'static> {
        self.joined(items, "list-more", "list-or").into()
    }

    /// Items in a row, with one text between them and one before the last.
    pub(crate) fn joined(&self, items: &[String], between: &str, before_last: &str) -> String {
        let last = items.len().saturating_sub(1);
        let joined = items.iter().cloned().enumerate().reduce(|(_, left), (at, right)| {
            let key = if at == last { before_last } else { between };
            (at, self.texts.join(key, &left, &right))
        });
        joined.map(|(_, all)| all).unwrap_or_default()
    }

    /// Points, as a value for a text.
    #[must_use]
    pub fn points(&self, points: impl Into<i32>) -> FluentValue<'static> {
        rich::points(points.into()).into()
    }

    /// So many points in words, as a value for a text.
    #[must_use]
    pub fn score(&self, points: u8) -> FluentValue<'static> {
        self.texts.with("points-count", [("n", points.into())]).into()
    }

    /// A rule id, as a value for a text.
    #[must_use]
    pub fn rule(&self, id: &str) -> FluentValue<'static> {
        rich::rule(id).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whom_the_rules_play_is_no_player() {
        for lang in Lang::ALL {
            let names = Names::at(&["Olena"], "kings-road", (1, 2), lang);
            assert_eq!(names.of(Seat::new(0)), "Olena");
            assert_eq!(names.of(Seat::new(1)), lang.texts().get("opponent"));
            let given = ["Olena", "The Old Viscount"];
            let names = Names::at(&given, "kings-road", (1, 2), lang);
            assert_eq!(names.of(Seat::new(1)), "The Old Viscount");
        }
    }

    #[test]
    fn lists_read_well() {
        let names = Names::new(&["Olena", "", "Marek"], 3, Lang::En);
        let teller = Teller::new(Lang::En, &names);
        let all = |count| {
            let FluentValue::String(raw) = teller.seats(SeatSet::first(count)) else { panic!() };
            Rich::parse(&raw).plain()
        };
        assert_eq!(all(0), "");
        assert_eq!(all(1), "Olena");
        assert_eq!(all(2), "Olena and Player B");
        assert_eq!(all(3), "Olena, Player B and Marek");
    }
}
