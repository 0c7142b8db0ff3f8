//! What was agreed when a table was opened. It never changes.

use std::{fmt, str::FromStr};

use bots::{BotSpec, Level};
use engine::{Record, Seat};
use games::{AnyMatch, GameId};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ui::Lang;

use super::{Called, Kept};
use crate::{fault::Fault, refusal::Refusal};

/// What was agreed when a table was opened.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Setup {
    /// Public, unguessable.
    pub(crate) id: String,
    #[serde(with = "as_text")]
    pub(crate) game: GameId,
    /// The version of the game's rules.
    pub(crate) rules: u32,
    pub(crate) seats: u8,
    pub(crate) options: Map<String, Value>,
    pub(crate) title: String,
    pub(crate) public: bool,
    #[serde(with = "as_text")]
    pub(crate) pace: Pace,
    /// The identity that opened it.
    pub(crate) host: String,
    /// The secret of the invitation.
    pub(crate) invite: String,
    pub(crate) created_ms: i64,
    /// The language of whoever opened it.
    #[serde(with = "as_text", default)]
    pub(crate) lang: Lang,
    /// The bot that takes over the seat of whoever leaves or is late, and fills empty ones.
    #[serde(with = "as_text", default = "usual_bot")]
    pub(crate) stand_in: BotSpec,
    /// Whether people may ask for hints.
    #[serde(default = "usually")]
    pub(crate) hints: bool,
    /// Moves that were already played: an imported record, or another match up to a moment.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) opening: Vec<String>,
    /// Seats that have a name of their own, and not that of their person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) named: Option<Vec<Seat>>,
    /// The table of which this is a copy: its bots keep their names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) copy_of: Option<String>,
    /// Seats for those who are asked to play again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) kept: Vec<Kept>,
}

impl Setup {
    /// What a bot is called on a seat in somebody's language, by its own name and with its rank
    /// before it: at one table no two alike, and not at every table the same.
    pub(crate) fn bot_name(&self, seat: Seat, bot: BotSpec, lang: Lang) -> Called {
        let texts = lang.texts();
        let names = texts.get("bot-names");
        let names: Vec<&str> = names.split(',').map(str::trim).collect();
        let first =
            self.copy_of.as_ref().unwrap_or(&self.id).bytes().map(usize::from).sum::<usize>();
        let own = names[(first + seat.index()) % names.len()].to_owned();
        let rank = texts.get(&format!("bot-rank-{}", bot.name()));
        let whole =
            texts.with("bot-called", [("rank", rank.into()), ("name", own.as_str().into())]);
        Called { own, whole }
    }

    /// Whether a seat keeps its name whatever its person is called: those of a record do.
    pub(super) fn keeps_name(&self, seat: Seat) -> bool {
        // Before it was written which, any seat of a record may be meant.
        self.named.as_ref().map_or(!self.opening.is_empty(), |named| named.contains(&seat))
    }

    /// The match as it stands before the log.
    pub(crate) fn fresh_match(&self) -> Result<AnyMatch, Refusal> {
        if self.rules != self.game.info().rules_version {
            return Err(Refusal::Retired);
        }
        let record = Record {
            castellan: engine::FORMAT,
            game: self.game.info().id.to_owned(),
            rules: self.rules,
            seats: self.seats,
            options: self.options.clone(),
            names: Vec::new(),
            moves: self.opening.clone(),
            result: None,
        };
        Ok(AnyMatch::replay(&record)?)
    }
}

/// The bot that sits where nobody says which.
pub(crate) const fn usual_bot() -> BotSpec {
    BotSpec::Level(Level::Squire)
}

const fn usually() -> bool {
    true
}

/// How fast a table plays: `untimed`, `live:MINUTES:INCREMENT` or `days:DAYS`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Pace {
    /// No clock.
    #[default]
    Untimed,
    /// A clock for the whole match, and seconds added with each turn.
    Live { minutes: u16, increment_s: u16 },
    /// So many days for each turn.
    Days(u8),
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Untimed => f.write_str("untimed"),
            Self::Live { minutes, increment_s } => write!(f, "live:{minutes}:{increment_s}"),
            Self::Days(days) => write!(f, "days:{days}"),
        }
    }
}

impl FromStr for Pace {
    type Err = Refusal;

    fn from_str(s: &str) -> Result<Self, Refusal> {
        let mut parts = s.split(':');
        let kind = parts.next().unwrap_or_default();
        let mut number = |range: std::ops::RangeInclusive<u16>| {
            parts.next()?.parse().ok().filter(|number| range.contains(number))
        };
        let pace = match kind {
            "untimed" => Some(Self::Untimed),
            "live" => number(1..=300)
                .zip(number(0..=300))
                .map(|(minutes, increment_s)| Self::Live { minutes, increment_s }),
            "days" => number(1..=30).and_then(|days| u8::try_from(days).ok()).map(Self::Days),
            _ => None,
        };
        let whole = pace.filter(|_| parts.next().is_none());
        let why = "a pace is untimed, live:MINUTES:SECONDS or days:DAYS";
        whole.ok_or_else(|| Refusal::Setup(Fault::pace(&why)))
    }
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Stage {
    Gathering,
    Playing,
    Over,
}

impl Stage {
    const ALL: [Self; 3] = [Self::Gathering, Self::Playing, Self::Over];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stage| stage.name() == name)
    }
}

/// Values that are written as they are shown.
pub(crate) mod as_text {
    use std::{
        fmt::{Debug, Display},
        str::FromStr,
    };

    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(crate) fn serialize<T: Display, S: Serializer>(
        value: &T,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(crate) fn deserialize<'de, T: FromStr<Err: Debug>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|why| de::Error::custom(format!("{why:?}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paces_read_back_and_refuse_nonsense() {
        for text in ["untimed", "live:10:5", "days:3"] {
            assert_eq!(text.parse::<Pace>().unwrap().to_string(), text);
        }
        for text in ["", "live", "live:0:5", "live:10", "live:10:5:1", "days:0", "days:31", "x:1"] {
            assert!(text.parse::<Pace>().is_err(), "{text}");
        }
    }
    #[test]
    fn a_setup_from_before_there_were_levels_still_loads() {
        let old = r#"{"id":"x","game":"kings-road","rules":1,"seats":3,"options":{},"title":"t",
            "public":false,"pace":"untimed","host":"h","invite":"i","created_ms":0}"#;
        let setup: Setup = serde_json::from_str(old).unwrap();
        assert_eq!((setup.stand_in, setup.hints), (usual_bot(), true));
        let written = serde_json::to_string(&Setup { hints: false, ..setup }).unwrap();
        assert!(!serde_json::from_str::<Setup>(&written).unwrap().hints);
    }

    #[test]
    fn bots_of_one_level_are_told_apart_in_every_language() {
        let json = r#"{"id":"x","game":"kings-road","rules":1,"seats":5,"options":{},"title":"t",
            "public":false,"pace":"untimed","host":"h","invite":"i","created_ms":0}"#;
        for lang in Lang::ALL {
            let setup: Setup = serde_json::from_str(json).unwrap();
            let names = Seat::first(5).map(|seat| setup.bot_name(seat, usual_bot(), lang));
            let names: std::collections::HashSet<String> = names.map(|name| name.whole).collect();
            let rank = lang.texts().get("bot-rank-squire");
            assert_eq!(names.len(), 5);
            let rivals = bots::Stance::ALL.map(bots::Stance::name);
            assert!(rivals.iter().all(|rival| lang.texts().has(&format!("bot-rank-{rival}"))));
            assert!(names.iter().all(|name| name.starts_with(&rank)), "{names:?}");
        }
    }
}
