//! What a card does, in words made from the same row of steps that the rules resolve.
//!
//! A game gives a phrase for each of its verbs and measures; the words between them, which are those
//! of `engine::effect`, are the same for all games and stand in `effects.ftl`. A card is spoken of in
//! the third person, so that the same phrase serves its owner and each of several seats: *takes 8
//! talers*, *каждый теряет карту*.

use engine::effect::{Seats, Step};
use fluent_bundle::FluentValue;

use crate::{Arg, Texts};

#[cfg(test)]
mod tests;

/// How a phrase is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// What is done: *takes*, *берёт*.
    Does,
    /// What may be done: *take*, *взять*.
    Can,
    /// In the fewest words, for a list.
    Brief,
}

impl Mood {
    /// A phrase in this mood: a text, or the form of it that is called like the mood.
    ///
    /// # Panics
    /// When the text lacks the form; tests ask for all that are used.
    pub fn phrase<'a>(
        self,
        key: &str,
        args: impl IntoIterator<Item = Arg<'a>>,
        texts: &Texts,
    ) -> String {
        let form = match self {
            Self::Does => return texts.with(key, args),
            Self::Can => "can",
            Self::Brief => "brief",
        };
        texts.find_form(key, form, args).unwrap_or_else(|| panic!("no {key}.{form}"))
    }
}

/// The phrases of a game.
pub trait Phrases {
    /// What can be done.
    type Verb: Copy + 'static;
    /// What can be counted or told.
    type Measure: Copy + 'static;

    /// What a verb says: a phrase, several that follow each other, or nothing where it goes without
    /// saying.
    fn verb(&self, verb: Self::Verb, mood: Mood) -> Vec<String>;

    /// What a verb says that is carried out so many times, where it can count: *gains 2 debts*.
    fn repeated(&self, verb: Self::Verb, times: u8, mood: Mood) -> Option<String> {
        let _ = (verb, times, mood);
        None
    }

    /// For each of what is measured: *for each unpaid debt*.
    fn for_each(&self, measure: Self::Measure) -> String;

    /// If what is measured is there: *if nobody is in prison*.
    fn condition(&self, measure: Self::Measure) -> String;

    /// For whom what is measured is there: everybody *with a debt*, каждый, *у кого есть долг*.
    fn whoever(&self, measure: Self::Measure) -> String;
}

type Row<P> = [Step<<P as Phrases>::Verb, <P as Phrases>::Measure>];

/// A whole sentence about what a row does; nothing for a row that goes without saying.
#[must_use]
pub fn sentence<P: Phrases>(row: &Row<P>, phrases: &P, texts: &Texts) -> String {
    let said = phrase(row, phrases, texts);
    if said.is_empty() { said } else { capital(&said) + "." }
}

/// What a row does, to stand within a sentence.
#[must_use]
pub fn phrase<P: Phrases>(row: &Row<P>, phrases: &P, texts: &Texts) -> String {
    Writer { phrases, texts }.list(row, Mood::Does)
}

/// What a row does, in the fewest words.
#[must_use]
pub fn brief<P: Phrases>(row: &Row<P>, phrases: &P, texts: &Texts) -> String {
    let said = Writer { phrases, texts }.parts(row, Mood::Brief);
    said.into_iter().map(|part| part.text).collect::<Vec<_>>().join("; ")
}

/// A text that begins a sentence.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}

/// A part of a list: a verb can stand beside another, a structure is set apart.
struct Part {
    text: String,
    apart: bool,
}

struct Writer<'a, P> {
    phrases: &'a P,
    texts: &'a Texts,
}

impl<P: Phrases> Writer<'_, P> {
    fn parts(&self, row: &Row<P>, mood: Mood) -> Vec<Part> {
        row.iter().flat_map(|step| self.step(step, mood)).collect()
    }

    /// One thing after the other: `A, then B and C`; what is set apart stands behind a semicolon.
    fn list(&self, row: &Row<P>, mood: Mood) -> String {
        let parts = self.parts(row, mood);
        let last = parts.len().saturating_sub(1);
        let key = |at: usize, apart: bool| match () {
            () if apart => "effect-apart",
            () if at == last && at > 1 => "effect-last",
            () => "effect-then",
        };
        let joined = parts.into_iter().enumerate().reduce(|(_, left), (at, right)| {
            let text = self.texts.join(key(at, left.apart || right.apart), &left.text, &right.text);
            (at, Part { text, apart: right.apart })
        });
        joined.map_or_else(String::new, |(_, all)| all.text)
    }

    fn step(&self, step: &Step<P::Verb, P::Measure>, mood: Mood) -> Vec<Part> {
        let apart =
            |text: String| if text.is_empty() { vec![] } else { vec![Part { text, apart: true }] };
        match *step {
            Step::Do(verb) => {
                let phrases = self.phrases.verb(verb, mood).into_iter();
                phrases.map(|text| Part { text, apart: false }).collect()
            }
            Step::Choose(options) => apart(self.either(options, mood)),
            Step::May(body) if can(body) => {
                vec![Part { text: self.around("effect-may", body, Mood::Can), apart: false }]
            }
            Step::May(body) => apart(self.around("effect-wish", body, Mood::Does)),
            Step::When(measure, body) => {
                let condition = self.phrases.condition(measure).into();
                apart(self.with("effect-when", condition, body, mood))
            }
            Step::Pay(verb, body) => {
                let cost = self.phrases.verb(verb, mood).join(" ");
                apart(self.texts.join("effect-pay", &cost, &self.list(body, mood)))
            }
            Step::Repeat(times, body) => self.repeat(times, body, mood),
            Step::PerEach(measure, body) => {
                let each = self.phrases.for_each(measure).into();
                apart(self.with(one_or_more("effect-per", body), each, body, mood))
            }
            Step::Each(seats, [Step::When(measure, body)]) => {
                let who = self.phrases.whoever(*measure).into();
                apart(self.with(each_who(seats), who, body, Mood::Does))
            }
            Step::Each(Seats::All, body) => apart(self.around("effect-each", body, Mood::Does)),
            Step::Each(Seats::Others, body) => {
                apart(self.around("effect-each-other", body, Mood::Does))
            }
        }
    }

    /// A verb that can count says the number itself; others are done so many times.
    fn repeat(&self, times: u8, body: &Row<P>, mood: Mood) -> Vec<Part> {
        let counted = match *body {
            [Step::Do(verb)] => self.phrases.repeated(verb, times, mood),
            _ => None,
        };
        if let Some(text) = counted {
            return vec![Part { text, apart: false }];
        }
        let key = one_or_more("effect-repeat", body);
        let args = [("of", times.into()), ("what", self.list(body, mood).into())];
        // In a list things are named, which nobody does twice.
        let mood = if mood == Mood::Brief { mood } else { Mood::Does };
        vec![Part { text: mood.phrase(key, args, self.texts), apart: true }]
    }

    /// `either A, or B`; an option may be nothing.
    fn either(&self, options: &[&'static [Step<P::Verb, P::Measure>]], mood: Mood) -> String {
        let said = options.iter().map(|option| match self.list(option, mood) {
            nothing if nothing.is_empty() => mood.phrase("effect-nothing", [], self.texts),
            some => some,
        });
        let all = said.reduce(|left, right| self.texts.join("effect-or", &left, &right));
        self.texts.with("effect-either", [("options", all.unwrap_or_default().into())])
    }

    fn around(&self, key: &str, body: &Row<P>, mood: Mood) -> String {
        self.texts.with(key, [("what", self.list(body, mood).into())])
    }

    fn with(&self, key: &str, of: FluentValue<'_>, body: &Row<P>, mood: Mood) -> String {
        self.texts.with(key, [("of", of), ("what", self.list(body, mood).into())])
    }
}

/// Whether a list can follow *may*: verbs can, whole clauses cannot.
fn can<V, M>(row: &[Step<V, M>]) -> bool {
    row.iter().all(|step| match step {
        Step::Do(_) => true,
        Step::Choose(options) => options.iter().all(|option| can(option)),
        Step::Pay(_, body) | Step::Repeat(_, body) | Step::PerEach(_, body) => can(body),
        Step::May(_) | Step::When(..) | Step::Each(..) => false,
    })
}

const fn each_who(seats: Seats) -> &'static str {
    match seats {
        Seats::All => "effect-each-who",
        Seats::Others => "effect-each-other-who",
    }
}

/// A number of times is said beside one phrase, and before several.
fn one_or_more<V, M>(key: &'static str, body: &[Step<V, M>]) -> &'static str {
    match (key, body) {
        ("effect-repeat", [Step::Do(_)]) => "effect-repeat",
        ("effect-repeat", _) => "effect-repeat-all",
        (_, [Step::Do(_)]) => "effect-per-each",
        _ => "effect-per-each-all",
    }
}
