//! Who tells a match: a language and the names of the seats.

use engine::{Seat, SeatSet};
use fluent_bundle::FluentValue;

use crate::{Arg, Lang, Rich, Texts, rich};

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
}

impl<'a> Teller<'a> {
    /// Tells in this language.
    #[must_use]
    pub fn new(lang: Lang, names: &'a Names) -> Self {
        Self { texts: lang.texts(), names }
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
        let Some((last, before)) = items.split_last() else { return "".into() };
        let Some((first, others)) = before.split_first() else { return last.clone().into() };
        let join = |key: &str, left: String, right: &String| {
            self.texts.with(key, [("left", left.into()), ("right", right.as_str().into())])
        };
        let all = others.iter().fold(first.clone(), |row, item| join("list-more", row, item));
        join("list-last", all, last).into()
    }

    /// Points, as a value for a text.
    #[must_use]
    pub fn points(&self, points: impl Into<i32>) -> FluentValue<'static> {
        rich::points(points.into()).into()
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
