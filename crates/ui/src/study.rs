//! Advice and hindsight in words: what a search saw of an action, and why.

use engine::{RuleId, Seat};

use crate::{Rich, Teller, rich};

/// What an action is expected to bring, as a search saw it.
#[derive(Clone, Copy, Debug)]
pub struct Expected<'a> {
    /// Points that the seat itself scores at once, by rule.
    pub scored: &'a [(RuleId, f32)],
    /// Points that come nearer for it.
    pub promised: f32,
    /// What they come nearer by, or go away by: topics of the game, the weightiest first.
    pub topics: &'a [(&'a str, f32)],
    /// The other seat that gains most meanwhile, and how much in all.
    pub rival: Option<(Seat, f32)>,
    /// The other seat to which it makes most difference that this is done and not something else.
    pub touched: Option<(Seat, f32)>,
    /// What the seat means to do next, in words.
    pub plan: &'a [Rich],
}

/// Less than this is not worth a word.
const WORTH_TELLING: f32 = 0.25;
/// No more topics than this are named.
const TOPICS: usize = 3;

/// The reason for an action: what it prepares and gives up, whom it hurts or helps, what is to come
/// next; then, in points, what it scores, what comes nearer, what an opponent gains meanwhile.
#[must_use]
pub fn reason(game: &str, expected: &Expected<'_>, teller: &Teller<'_>) -> Rich {
    let lang = teller.texts.lang();
    let mut parts = Vec::new();
    for (key, wanted) in [("study-prepares", 1.0), ("study-gives-up", -1.0)] {
        let named = topics(game, expected.topics, wanted, teller);
        if !named.is_empty() {
            parts.push(teller.say(key, [("topics", teller.list(&named))]));
        }
    }
    if let Some((seat, more)) = expected.touched.filter(|(_, more)| more.abs() >= TOUCHING) {
        let args = [("seat", teller.seat(seat)), ("points", lang.tenths(more.abs()).into())];
        parts.push(teller.say(if more < 0.0 { "study-hurts" } else { "study-helps" }, args));
    }
    if let [first, ..] = expected.plan {
        let next: Vec<String> = expected.plan.iter().map(Rich::plain).collect();
        let key = if next.len() > 1 { "study-plan" } else { "study-next" };
        let then = next.get(1).cloned().unwrap_or_default();
        parts.push(teller.say(key, [("first", first.plain().into()), ("then", then.into())]));
    }
    let told = expected.scored.iter().filter(|(_, points)| points.abs() >= WORTH_TELLING);
    let sources: Vec<String> = told.map(|(rule, points)| source(*rule, *points, teller)).collect();
    if !sources.is_empty() {
        parts.push(teller.say("study-scores", [("sources", teller.list(&sources))]));
    }
    if expected.promised.abs() >= WORTH_TELLING {
        let key = if expected.promised > 0.0 { "study-promises" } else { "study-spends" };
        parts.push(teller.say(key, [("points", lang.tenths(expected.promised.abs()).into())]));
    }
    if let Some((seat, gain)) = expected.rival.filter(|(_, gain)| gain.abs() >= WORTH_TELLING) {
        let args = [("seat", teller.seat(seat)), ("points", lang.tenths(gain.abs()).into())];
        parts.push(teller.say(if gain > 0.0 { "study-rival" } else { "study-rival-loses" }, args));
    }
    if parts.is_empty() {
        parts.push(teller.say("study-quiet", []));
    }
    Rich::row(parts)
}

/// So many points make a difference to another.
const TOUCHING: f32 = 0.5;

/// The name of what a feature of a game is about: a thing of the game, or a topic with words of its
/// own.
#[must_use]
pub fn topic(game: &str, topic: &str, teller: &Teller<'_>) -> String {
    match topic.strip_prefix("topic-") {
        Some(name) => teller.texts.get(&format!("study-topic-{game}-{name}")),
        None => teller.texts.get(&format!("{game}-{topic}")),
    }
}

/// Why a rival did what it did: the line of its policy that applied.
#[must_use]
pub fn because(game: &str, line: &str, teller: &Teller<'_>) -> String {
    teller.texts.get(&format!("{game}-rival-{line}"))
}

/// The names of topics that grow, or that shrink; each once.
fn topics(game: &str, found: &[(&str, f32)], wanted: f32, teller: &Teller<'_>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (topic, _) in found.iter().filter(|(_, points)| points * wanted > 0.0) {
        let name = self::topic(game, topic, teller);
        if !names.contains(&name) && names.len() < TOPICS {
            names.push(name);
        }
    }
    names
}

/// The name of a line of the score sheet, with what it brings.
fn source(rule: RuleId, points: f32, teller: &Teller<'_>) -> String {
    let name = teller.texts.get(&format!("score-{}", rule.0.replace('.', "-")));
    let args = [("name", name.into()), ("points", teller.texts.lang().signed(points).into())];
    teller.texts.with("study-source", args) + " " + &rich::rule(rule.0)
}

/// The chance of winning beside an equal's, and the lead, in words.
#[must_use]
pub fn worth(chance: f32, even: f32, lead: f32, teller: &Teller<'_>) -> Rich {
    let args = [
        ("chance", percent(chance).into()),
        ("even", percent(even).into()),
        ("lead", teller.texts.lang().signed(lead).into()),
    ];
    teller.say("study-worth", args)
}

/// A chance as whole per cent.
#[must_use]
pub fn percent(chance: f32) -> String {
    format!("{:.0}\u{a0}%", chance * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Names};

    #[test]
    fn reasons_tell_what_matters_and_nothing_else() {
        let scored = [(RuleId("KRD-5.5"), 3.0), (RuleId("KRD-6.6"), 0.1)];
        let rival = Some((Seat::new(1), 1.5));
        let topics = [("topic-nobles", 2.0), ("topic-markers", -0.7)];
        let plan = [Rich::parse("PLAN")];
        let touched = Some((Seat::new(1), -2.5));
        let expected = Expected {
            scored: &scored,
            promised: -0.5,
            topics: &topics,
            rival,
            touched,
            plan: &plan,
        };
        for lang in Lang::ALL {
            let names = Names::new(&["Olena", "Marek"], 2, lang);
            let told = reason("kings-road", &expected, &Teller::new(lang, &names)).plain();
            let nobles = lang.texts().get("study-topic-kings-road-nobles");
            let numbers = [lang.signed(3.0), lang.tenths(0.5), lang.tenths(1.5), lang.tenths(2.5)];
            for word in numbers.iter().map(String::as_str).chain(["Marek", "PLAN", &nobles]) {
                assert!(told.contains(word), "{word} in {told}");
            }
            assert!(!told.contains(&lang.tenths(0.1)), "{told}");
        }
        let names = Names::new(&["Olena"], 2, Lang::En);
        let quiet = Expected {
            scored: &[],
            promised: 0.0,
            topics: &[],
            rival: None,
            touched: None,
            plan: &[],
        };
        let told = reason("castle", &quiet, &Teller::new(Lang::En, &names)).plain();
        assert_eq!(told, Lang::En.texts().get("study-quiet"));
    }

    #[test]
    fn chances_are_whole_per_cent() {
        assert_eq!(percent(0.617), "62\u{a0}%");
    }
}
