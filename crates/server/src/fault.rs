//! What is wrong with a table that somebody wants, or with a record: worded for people, and with
//! the detail that programs are told.

use engine::{BadMove, RecordError, SetupError};
use games::{OpenError, UnknownGame};
use ui::{Arg, Lang};

/// What is wrong with something that was handed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The key of its sentence, behind `fault-`.
    name: &'static str,
    args: Vec<(&'static str, String)>,
    /// In English, with everything there is to say.
    pub detail: String,
}

impl Fault {
    fn new(name: &'static str, detail: &dyn ToString) -> Self {
        Self { name, args: Vec::new(), detail: detail.to_string() }
    }

    fn with(mut self, name: &'static str, value: &dyn ToString) -> Self {
        self.args.push((name, value.to_string()));
        self
    }

    /// No such pace.
    pub fn pace(detail: &dyn ToString) -> Self {
        Self::new("pace", detail)
    }

    /// Nobody who could sit there.
    pub fn seat(detail: &dyn ToString) -> Self {
        Self::new("seat", detail)
    }

    /// What is wrong, in a person's language.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        let args =
            self.args.iter().map(|(name, value)| -> Arg<'_> { (name, value.as_str().into()) });
        lang.texts().with(&format!("fault-{}", self.name), args)
    }
}

impl From<SetupError> for Fault {
    fn from(why: SetupError) -> Self {
        match &why {
            SetupError::Seats { allowed: (fewest, most), .. } => {
                Self::new("seats", &why).with("fewest", fewest).with("most", most)
            }
            SetupError::Option(_) => Self::new("option", &why),
        }
    }
}

impl From<UnknownGame> for Fault {
    fn from(why: UnknownGame) -> Self {
        Self::new("game", &why)
    }
}

impl From<OpenError> for Fault {
    fn from(why: OpenError) -> Self {
        match why {
            OpenError::Game(why) => why.into(),
            OpenError::Record(why) => why.into(),
        }
    }
}

impl From<RecordError> for Fault {
    fn from(why: RecordError) -> Self {
        match &why {
            RecordError::TooMuch { what, most } => {
                Self::new("too-much", &why).with("what", what).with("most", most)
            }
            RecordError::Json { line, column, .. } => {
                Self::new("json", &why).with("line", line).with("column", column)
            }
            RecordError::Foreign => Self::new("foreign", &why),
            RecordError::Format(_) | RecordError::Rules { .. } => Self::new("version", &why),
            RecordError::Game { .. } => Self::new("game", &why),
            RecordError::Setup(setup) => Self { detail: why.to_string(), ..setup.clone().into() },
            RecordError::Move { number, text, why: BadMove::Illegal(illegal) } => {
                let fault = Self::new("illegal-move", &why).with("number", number);
                fault.with("move", text).with("rule", &illegal.rule.0)
            }
            RecordError::Move { number, text, .. } => {
                Self::new("unreadable-move", &why).with("number", number).with("move", text)
            }
            RecordError::Result { .. } => Self::new("result", &why),
        }
    }
}

#[cfg(test)]
mod tests {
    use games::AnyMatch;

    use super::*;

    #[test]
    fn what_is_wrong_with_a_record_is_said_in_every_language() {
        let record = |moves: &str, more: &str| {
            format!(
                "{{\"castellan\":1,\"game\":\"kings-road\",\"rules\":1,\"seats\":2,\
                 \"options\":{{}},\"moves\":[{moves}]{more}}}"
            )
        };
        let bad = [
            "{".to_owned(),
            "[]".to_owned(),
            "{\"castellan\":99}".to_owned(),
            record("", "").replace("kings-road", "chess"),
            record("", "").replace("\"rules\":1", "\"rules\":99"),
            record("", "").replace("\"seats\":2", "\"seats\":9"),
            record("", "").replace("{}", "{\"dragons\":1}"),
            record("\"A THRONE\"", ""),
            record("\"A DRK DRK DRK\"", ""),
            record("", ",\"result\":[1,2]"),
            record("", ",\"names\":[\"a\",\"b\",\"c\",\"d\",\"e\",\"f\"]"),
        ];
        for text in bad {
            let fault = Fault::from(AnyMatch::open(&text).expect_err(&text));
            for lang in Lang::ALL {
                let said = fault.sentence(lang);
                assert!(said.len() > 10 && !said.contains("fault-"), "{text}: {said}");
            }
            assert!(!fault.detail.is_empty());
            assert!(!fault.sentence(Lang::Ru).contains("expected"), "{}", fault.detail);
        }
    }
}
