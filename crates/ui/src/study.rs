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
    /// The other seat that gains most meanwhile, and how much in all.
    pub rival: Option<(Seat, f32)>,
}

/// Less than this is not worth a word.
const WORTH_TELLING: f32 = 0.25;

/// The reason for an action: what it gains, what comes nearer, what an opponent gains meanwhile.
#[must_use]
pub fn reason(expected: &Expected<'_>, teller: &Teller<'_>) -> Rich {
    let lang = teller.texts.lang();
    let mut parts = Vec::new();
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

/// The name of a line of the score sheet, with what it brings.
fn source(rule: RuleId, points: f32, teller: &Teller<'_>) -> String {
    let name = teller.texts.get(&format!("score-{}", rule.0.replace('.', "-")));
    let args = [("name", name.into()), ("points", teller.texts.lang().signed(points).into())];
    teller.texts.with("study-source", args) + " " + &rich::rule(rule.0)
}

/// The chance of winning and the lead, in words.
#[must_use]
pub fn worth(chance: f32, lead: f32, teller: &Teller<'_>) -> Rich {
    let lead = teller.texts.lang().signed(lead);
    let args = [("chance", percent(chance).into()), ("lead", lead.into())];
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
        let expected = Expected { scored: &scored, promised: -0.5, rival };
        for lang in Lang::ALL {
            let names = Names::new(&["Olena", "Marek"], 2, lang);
            let told = reason(&expected, &Teller::new(lang, &names)).plain();
            let numbers = [lang.signed(3.0), lang.tenths(0.5), lang.tenths(1.5)];
            for word in numbers.iter().map(String::as_str).chain(["Marek"]) {
                assert!(told.contains(word), "{word} in {told}");
            }
            assert!(!told.contains(&lang.tenths(0.1)), "{told}");
        }
        let names = Names::new(&["Olena"], 2, Lang::En);
        let quiet = Expected { scored: &[], promised: 0.0, rival: None };
        let told = reason(&quiet, &Teller::new(Lang::En, &names)).plain();
        assert_eq!(told, Lang::En.texts().get("study-quiet"));
    }

    #[test]
    fn chances_are_whole_per_cent() {
        assert_eq!(percent(0.617), "62\u{a0}%");
    }
}
