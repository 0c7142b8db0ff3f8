//! Scenarios: tests that a player can read, and bug reports that a program can run.
//!
//! ```toml
//! title  = "The Knight strengthens the card before it"
//! rules  = ["KRD-4.6"]
//! game   = "kings-road"
//! seats  = 2
//! [given]                    # laid over the freshly set-up state, in its JSON form
//! "king" = "DRK"
//! [[reject]]                 # must be refused in the given position, citing the rule
//! seat = 0
//! action = "DRK DRAGON KNIGHT"
//! rule = "KRD-3.9"
//! [[when]]                   # played in order
//! seat = 0
//! action = "DRK TMP KNIGHT"
//! then = { "table.turn" = "sealed B" }
//! [[events]]                 # must happen, in this order; only the named fields are compared
//! placed = { region = "TMP", markers = 2 }
//! [then]                     # every value named here must equal the state's
//! "players.0.supply" = 19
//! ```
//!
//! Besides the state's own keys, checks may name `table.turn`, `table.legal.N` (number of legal
//! actions of seat N), `table.scores.N.total`, `.rank` and `.items.RULE`, `table.events.KIND` (how
//! often that event happened so far), and `table.told.KIND.N` (the fields of its N-th time).
//!
//! A page that explains a scenario quotes numbers of it: `quotes` lists where they come from, in the
//! order in which the page says them.

use std::{collections::BTreeMap, error::Error, fmt, fs, path::Path};

use engine::{Actor, Game, Illegal, Scores, Seat};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::paths;

/// A scenario as it is written.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows, in a player's words.
    pub title: String,
    /// The rules it proves.
    pub rules: Vec<String>,
    /// The game's id.
    pub game: String,
    /// Number of seats.
    pub seats: u8,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    given: Map<String, Value>,
    #[serde(default)]
    reject: Vec<Reject>,
    #[serde(default)]
    when: Vec<When>,
    #[serde(default)]
    events: Vec<Map<String, Value>>,
    #[serde(default)]
    then: Map<String, Value>,
    #[serde(default)]
    quotes: Vec<String>,
}

/// A scenario that has been played.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The position it begins with.
    pub given: G,
    /// Everything that happened.
    pub events: Vec<G::Event>,
    /// The position it leads to.
    pub last: G,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reject {
    #[serde(rename = "seat")]
    actor: Who,
    action: String,
    rule: String,
    kind: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct When {
    #[serde(rename = "seat")]
    actor: Who,
    action: String,
    /// The rule by which this action must be refused; the match goes on unchanged.
    refused: Option<String>,
    refused_kind: Option<String>,
    #[serde(default)]
    then: Map<String, Value>,
}

/// A seat by number or letter, or chance.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Who {
    Number(u8),
    Name(String),
}

impl Who {
    fn actor(&self) -> Result<Actor, Failure> {
        match self {
            Self::Number(n) if usize::from(*n) < engine::MAX_SEATS => {
                Ok(Actor::Seat(Seat::new(*n)))
            }
            Self::Number(n) => Err(Failure(format!("there is no seat {n}"))),
            Self::Name(name) => name.parse().map_err(|why| Failure(format!("seat: {why}"))),
        }
    }
}

/// What a scenario expected and did not find, or what is wrong with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(pub String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Failure {}

impl Scenario {
    /// Reads a scenario.
    ///
    /// # Errors
    /// When the text is not one.
    pub fn parse(text: &str) -> Result<Self, Failure> {
        let scenario: Self =
            toml::from_str(text).map_err(|why| Failure(why.to_string().trim_end().to_owned()))?;
        if scenario.then.is_empty() && scenario.events.is_empty() && scenario.reject.is_empty() {
            let checks = scenario.when.iter().any(|w| !w.then.is_empty() || w.refused.is_some());
            if !checks {
                return Err(Failure("the scenario checks nothing".to_owned()));
            }
        }
        Ok(scenario)
    }

    /// Plays the scenario with the rules of `G`.
    ///
    /// # Errors
    /// The first expectation that is not met.
    pub fn run<G: Game>(&self) -> Result<(), Failure> {
        let mut state = self.position::<G>()?;
        for reject in &self.reject {
            let refusal = Refusal { rule: &reject.rule, kind: reject.kind.as_deref() };
            refuse(&mut state, &reject.actor, &reject.action, &refusal)?;
        }
        let played = self.play_from(state)?;
        self.check_events(&tell::<G>(&played.events))?;
        check(&played.last, &played.events, &self.then)
            .map_err(|why| Failure(format!("then: {why}")))?;
        self.quoted(&played).map(|_| ())
    }

    /// Plays the scenario to show it.
    ///
    /// # Errors
    /// The first move that the rules do not allow, or that does not bring what it should.
    pub fn play<G: Game>(&self) -> Result<Played<G>, Failure> {
        self.play_from(self.position()?)
    }

    /// What a page quotes of the scenario, in order.
    ///
    /// # Errors
    /// When there is nothing at one of the places.
    pub fn quoted<G: Game>(&self, played: &Played<G>) -> Result<Vec<String>, Failure> {
        let document = document(&played.last, &played.events);
        let quote = |path: &String| {
            let found = paths::get(&document, path).map(ToString::to_string);
            found.ok_or_else(|| Failure(format!("there is no {path:?} to quote")))
        };
        self.quotes.iter().map(quote).collect()
    }

    fn play_from<G: Game>(&self, given: G) -> Result<Played<G>, Failure> {
        let mut played = Played { last: given.clone(), given, events: Vec::new() };
        for (index, when) in self.when.iter().enumerate() {
            let step = play_step(&mut played.last, when, &mut played.events);
            let checked = step.and_then(|()| check(&played.last, &played.events, &when.then));
            checked.map_err(|why| Failure(format!("when {}: {why}", index + 1)))?;
        }
        Ok(played)
    }

    fn position<G: Game>(&self) -> Result<G, Failure> {
        let options = serde_json::from_value(Value::Object(self.options.clone()))
            .map_err(|why| Failure(format!("options: {why}")))?;
        let fresh = G::new(self.seats, &options).map_err(|why| Failure(why.to_string()))?;
        let mut form = serde_json::to_value(&fresh).expect("a state has a JSON form");
        for (path, value) in &self.given {
            paths::lay(&mut form, path, value).map_err(|why| Failure(format!("given: {why}")))?;
        }
        let state: G =
            serde_json::from_value(form).map_err(|why| Failure(format!("given: {why}")))?;
        state.check().map_err(|why| Failure(format!("given: {why}")))?;
        Ok(state)
    }

    /// Every listed event happened, in this order; others may lie between.
    fn check_events(&self, told: &[Value]) -> Result<(), Failure> {
        let mut rest = told.iter();
        for (index, wanted) in self.events.iter().enumerate() {
            let wanted = Value::Object(wanted.clone());
            if !rest.any(|event| fits(event, &wanted)) {
                let kind = wanted.as_object().and_then(|w| w.keys().next()).cloned();
                let like: Vec<String> = told
                    .iter()
                    .filter(|event| event.get(kind.as_deref().unwrap_or_default()).is_some())
                    .map(Value::to_string)
                    .collect();
                return Err(Failure(format!(
                    "events {}: {wanted} did not happen (in this order); of its kind: {}",
                    index + 1,
                    like.join(" ")
                )));
            }
        }
        Ok(())
    }
}

/// Runs every scenario file of a folder and its folders with the rules of `G`; for tests.
///
/// # Panics
/// When one fails, cannot be read, or when there is none.
pub fn run_folder<G: Game>(folder: &Path) {
    let files = files(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    assert!(!files.is_empty(), "no scenario in {}", folder.display());
    let mut failures = Vec::new();
    for file in &files {
        let text =
            fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        if let Err(why) = Scenario::parse(&text).and_then(|scenario| scenario.run::<G>()) {
            failures.push(format!("{}: {why}", file.display()));
        }
    }
    assert!(failures.is_empty(), "{} failed:\n{}", failures.len(), failures.join("\n"));
}

/// The scenario files below a path, sorted; the path itself if it is a file.
///
/// # Errors
/// When something there cannot be listed.
pub fn files(path: &Path) -> std::io::Result<Vec<std::path::PathBuf>> {
    if !path.is_dir() {
        fs::metadata(path)?;
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    for entry in fs::read_dir(path)? {
        let entry = entry?.path();
        if entry.is_dir() {
            found.extend(files(&entry)?);
        } else if entry.extension().is_some_and(|ending| ending == "toml") {
            found.push(entry);
        }
    }
    found.sort();
    Ok(found)
}

/// How an action must be refused.
struct Refusal<'a> {
    rule: &'a str,
    kind: Option<&'a str>,
}

fn play_step<G: Game>(state: &mut G, when: &When, told: &mut Vec<G::Event>) -> Result<(), Failure> {
    if let Some(rule) = &when.refused {
        let refusal = Refusal { rule, kind: when.refused_kind.as_deref() };
        return refuse(state, &when.actor, &when.action, &refusal);
    }
    let actor = when.actor.actor()?;
    let action = read::<G>(&when.action)?;
    state
        .play(actor, action, told)
        .map_err(|why| Failure(format!("{actor} {}: {why}", when.action)))?;
    state.check().map_err(|why| Failure(why.to_string()))
}

fn refuse<G: Game>(
    state: &mut G,
    actor: &Who,
    action: &str,
    wanted: &Refusal<'_>,
) -> Result<(), Failure> {
    let actor = actor.actor()?;
    let before = state.clone();
    match state.play(actor, read::<G>(action)?, &mut ()) {
        Ok(_) => Err(Failure(format!("{actor} {action}: was not refused"))),
        Err(_) if *state != before => {
            Err(Failure(format!("{actor} {action}: was refused, but changed the position")))
        }
        Err(Illegal { rule, kind }) => {
            let fits = rule.0 == wanted.rule && wanted.kind.is_none_or(|wanted| wanted == kind);
            if fits {
                return Ok(());
            }
            let wanted_kind = wanted.kind.unwrap_or("any kind");
            Err(Failure(format!(
                "{actor} {action}: refused by {rule} ({kind}), not by {} ({wanted_kind})",
                wanted.rule
            )))
        }
    }
}

fn read<G: Game>(action: &str) -> Result<G::Action, Failure> {
    action.parse().map_err(|why| Failure(format!("{action:?}: {why}")))
}

fn check<G: Game>(
    state: &G,
    told: &[G::Event],
    wanted: &Map<String, Value>,
) -> Result<(), Failure> {
    if wanted.is_empty() {
        return Ok(());
    }
    let document = document(state, told);
    for (path, wanted) in wanted {
        match paths::get(&document, path) {
            Some(found) if found == wanted => {}
            Some(found) => {
                return Err(Failure(format!("{path} is {found}, not {wanted}")));
            }
            None => return Err(Failure(format!("there is no {path:?} to check"))),
        }
    }
    Ok(())
}

/// Events in their JSON form.
fn tell<G: Game>(events: &[G::Event]) -> Vec<Value> {
    let tell = |event: &G::Event| serde_json::to_value(event).expect("an event has a JSON form");
    events.iter().map(tell).collect()
}

/// The state's JSON form, and beside it what the table shows.
fn document<G: Game>(state: &G, events: &[G::Event]) -> Value {
    let mut document = serde_json::to_value(state).expect("a state has a JSON form");
    let legal = |seat| {
        let mut legal = Vec::new();
        state.legal(Actor::Seat(seat), &mut legal);
        legal.len()
    };
    let mut told: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for event in tell::<G>(events) {
        if let Value::Object(event) = event {
            event.into_iter().for_each(|(kind, fields)| told.entry(kind).or_default().push(fields));
        }
    }
    let counts: BTreeMap<&String, usize> = told.iter().map(|(k, all)| (k, all.len())).collect();
    let sheet = |sheet: &engine::SeatScore| {
        let item = |item: &engine::ScoreItem| (item.rule.to_string(), json!(item.points));
        let items: Map<String, Value> = sheet.items.iter().map(item).collect();
        json!({ "total": sheet.total, "rank": sheet.rank, "items": items })
    };
    document["table"] = json!({
        "turn": state.turn().to_string(),
        "legal": Seat::first(state.seats()).map(legal).collect::<Vec<_>>(),
        "scores": Scores::of(state).0.iter().map(sheet).collect::<Vec<_>>(),
        "events": counts,
        "told": told,
    });
    document
}

/// Whether everything that `wanted` names is so in `found`.
fn fits(found: &Value, wanted: &Value) -> bool {
    match (found, wanted) {
        (Value::Object(found), Value::Object(wanted)) => wanted
            .iter()
            .all(|(key, wanted)| found.get(key).is_some_and(|found| fits(found, wanted))),
        _ => found == wanted,
    }
}
