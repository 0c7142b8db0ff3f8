//! The things of a game by name: cards, places, goods; one way for every game and language.
//!
//! A thing has one text, whose key ends in its code. The text is its name, and its attributes are
//! other forms of the name: see [`Form`]. A form that a name does not need is left out in all
//! languages, and the one that it is like stands in for it.

use std::fmt::Display;

use fluent_bundle::FluentValue;
use serde::Serialize;
use serde_json::Value;

use crate::{Arg, Rich, Teller, Texts};

/// Something that has a name.
pub trait Thing: Copy + Display {
    /// The key of its text; `{}` stands for its code.
    const KEY: &'static str;

    /// The key of its text.
    fn key(self) -> String {
        Self::KEY.replace("{}", &self.to_string())
    }
}

/// A form of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// What something is done to: `a House`. Like the name.
    Object,
    /// What there is some of: `песка`. Like the name.
    Of,
    /// Where something is.
    At,
    /// Where something goes.
    To,
    /// Where something comes from.
    From,
    /// The fewest words. Like the name.
    Short,
    /// So many, as a label says it: `1 цеглина`.
    Count,
    /// So many, of which something is done: `1 цеглину`. Like the count.
    Taken,
    /// So many for each of something: `по 1 талеру`. Like the count.
    Apiece,
}

impl Form {
    /// The attribute of the text.
    const fn attribute(self) -> &'static str {
        match self {
            Self::Object => "object",
            Self::Of => "of",
            Self::At => "at",
            Self::To => "to",
            Self::From => "from",
            Self::Short => "short",
            Self::Count => "count",
            Self::Taken => "taken",
            Self::Apiece => "apiece",
        }
    }

    /// The form that stands in for one that is left out.
    const fn like(self) -> Option<Self> {
        match self {
            Self::Taken | Self::Apiece => Some(Self::Count),
            _ => None,
        }
    }
}

impl Texts {
    /// The name of a thing, with its mark.
    #[must_use]
    pub fn name(&self, of: impl Thing) -> String {
        self.get(&of.key())
    }

    /// A form of the name of a thing.
    #[must_use]
    pub fn named(&self, of: impl Thing, form: Form) -> String {
        self.in_form(&of.key(), form, &[])
    }

    /// So many of a thing.
    #[must_use]
    pub fn counted(
        &self,
        of: impl Thing,
        count: impl Into<FluentValue<'static>>,
        form: Form,
    ) -> String {
        self.in_form(&of.key(), form, &[("n", count.into())])
    }

    fn in_form(&self, key: &str, form: Form, args: &[Arg<'_>]) -> String {
        match (self.find_form(key, form.attribute(), args.iter().cloned()), form.like()) {
            (Some(found), _) => found,
            (None, Some(like)) => self.in_form(key, like, args),
            (None, None) => self.get(key),
        }
    }
}

impl Teller<'_> {
    /// The name of a thing, as a value for a text.
    #[must_use]
    pub fn name(&self, of: impl Thing) -> FluentValue<'static> {
        self.texts.name(of).into()
    }

    /// A form of the name of a thing, as a value for a text.
    #[must_use]
    pub fn named(&self, of: impl Thing, form: Form) -> FluentValue<'static> {
        self.texts.named(of, form).into()
    }

    /// So many of a thing with which something is done, as a value for a text.
    #[must_use]
    pub fn taken(
        &self,
        of: impl Thing,
        count: impl Into<FluentValue<'static>>,
    ) -> FluentValue<'static> {
        self.texts.counted(of, count, Form::Taken).into()
    }

    /// The name of a thing without its mark.
    #[must_use]
    pub fn label(&self, of: impl Thing) -> String {
        Rich::parse(&self.texts.name(of)).plain()
    }

    /// The names of several things in a row, as a value for a text.
    #[must_use]
    pub fn names_of<T: Thing>(&self, things: impl IntoIterator<Item = T>) -> FluentValue<'static> {
        let names: Vec<String> = things.into_iter().map(|of| self.texts.name(of)).collect();
        self.list(&names)
    }
}

/// Things of a game, each with the key of its texts.
macro_rules! things {
    ($($Thing:ty = $key:literal),* $(,)?) => {
        $(impl $crate::Thing for $Thing {
            const KEY: &'static str = $key;
        })*
    };
}
pub(crate) use things;

/// The word that something is written with as JSON, for keys: `defence_tower`.
pub(crate) fn code(of: &impl Serialize) -> String {
    match serde_json::to_value(of) {
        Ok(Value::String(word)) => word,
        Ok(Value::Object(fields)) => fields.into_iter().next().map_or_else(String::new, |f| f.0),
        _ => String::new(),
    }
}

/// The name of a thing without its mark.
#[must_use]
pub fn label(of: impl Thing, teller: &Teller<'_>) -> String {
    teller.label(of)
}

#[cfg(test)]
mod tests {
    use castle::{Building, Gift, Kind, Place};

    use super::*;
    use crate::Lang;

    #[test]
    fn a_form_that_is_left_out_is_like_another() {
        let uk = Lang::Uk.texts();
        assert_eq!(uk.counted(Kind::Clay, 1, Form::Count), "1 [clay|цеглина]");
        assert_eq!(uk.counted(Kind::Clay, 1, Form::Taken), "1 [clay|цеглину]");
        assert_eq!(uk.counted(Kind::Sand, 5, Form::Taken), "5 [sand|піску]", "the count");
        assert_eq!(uk.named(Kind::Sand, Form::Object), "[sand|пісок]", "the name");
        assert_eq!(uk.named(Building::Tower, Form::Object), "[tower|Вежу]");
        assert_eq!(uk.named(Place::Market, Form::From), "з [market|Ринку]");
        let ru = Lang::Ru.texts();
        let apiece = [1, 2, 5].map(|count| ru.counted(Gift::Taler, count, Form::Apiece));
        assert_eq!(apiece, ["по 1 талеру", "по 2 талера", "по 5 талеров"]);
    }

    #[test]
    fn keys_are_as_they_are_written() {
        assert_eq!(code(&castle::Frame::Select), "select");
        let tower = castle::asks::DefenceTower { seat: engine::Seat::new(0) };
        assert_eq!(code(&castle::Frame::DefenceTower(tower)), "defence_tower");
    }
}
