//! Advice and hindsight in words: what a search saw of an action, and why.

use engine::{RuleId, Seat};

use crate::{Lang, Rich, Teller, rich};

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
        parts.push(teller.say(key, [("points", tenths(expected.promised.abs(), lang).into())]));
    }
    if let Some((seat, gain)) = expected.rival.filter(|(_, gain)| gain.abs() >= WORTH_TELLING) {
        let args = [("seat", teller.seat(seat)), ("points", tenths(gain.abs(), lang).into())];
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
    let args = [("name", name.into()), ("points", signed(points, teller.texts.lang()).into())];
    teller.texts.with("study-source", args) + " " + &rich::rule(rule.0)
}

/// The chance of winning and the lead, in words.
#[must_use]
pub fn worth(chance: f32, lead: f32, teller: &Teller<'_>) -> Rich {
    let args =
        [("chance", percent(chance).into()), ("lead", signed(lead, teller.texts.lang()).into())];
    teller.say("study-worth", args)
}

/// A chance as whole per cent.
#[must_use]
pub fn percent(chance: f32) -> String {
    format!("{:.0}\u{a0}%", chance * 100.0)
}

/// Points with a sign and one digit, as in `+2.5`; nothing has none.
#[must_use]
pub fn signed(points: f32, lang: Lang) -> String {
    let shown = tenths(points.abs(), lang);
    match points {
        _ if shown == tenths(0.0, lang) => shown,
        p if p < 0.0 => format!("\u{2212}{shown}"),
        _ => format!("+{shown}"),
    }
}

fn tenths(points: f32, lang: Lang) -> String {
    lang.decimal(&format!("{points:.1}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Names;

    #[test]
    fn reasons_tell_what_matters_and_nothing_else() {
        let scored = [(RuleId("KRD-5.5"), 3.0), (RuleId("KRD-6.6"), 0.1)];
        let rival = Some((Seat::new(1), 1.5));
        let expected = Expected { scored: &scored, promised: -0.5, rival };
        for lang in Lang::ALL {
            let names = Names::new(&["Olena", "Marek"], 2, lang);
            let told = reason(&expected, &Teller::new(lang, &names)).plain();
            for word in ["+3.0", "0.5", "Marek", "1.5"] {
                let word = lang.decimal(word);
                assert!(told.contains(&word), "{word} in {told}");
            }
            assert!(!told.contains(&lang.decimal("0.1")), "{told}");
        }
        let names = Names::new(&["Olena"], 2, Lang::En);
        let quiet = Expected { scored: &[], promised: 0.0, rival: None };
        let told = reason(&quiet, &Teller::new(Lang::En, &names)).plain();
        assert_eq!(told, Lang::En.texts().get("study-quiet"));
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(signed(2.46, Lang::En), "+2.5");
        assert_eq!(signed(2.46, Lang::Ru), "+2,5");
        assert_eq!(signed(-0.06, Lang::En), "\u{2212}0.1");
        assert_eq!(signed(-0.01, Lang::Uk), "0,0");
        assert_eq!(percent(0.617), "62\u{a0}%");
    }
}
