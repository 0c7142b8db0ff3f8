//! Finding rule ids in texts: `ABC-5.5`, the section `ABC-5`, and `abc_5_5` in names of tests.

use std::fmt;

/// The number of a rule or of a section of rules.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleId {
    /// Letters before the dash.
    pub prefix: String,
    section: u32,
    rule: Option<u32>,
}

impl RuleId {
    /// The id that the text begins with.
    pub fn at_start(text: &str) -> Option<Self> {
        let (prefix, rest) = text.split_at_checked(3)?;
        if !prefix.bytes().all(|byte| byte.is_ascii_uppercase()) {
            return None;
        }
        let (section, rest) = number(rest.strip_prefix('-')?)?;
        let rule = rest.strip_prefix('.').and_then(number);
        let after = rule.map_or(rest, |(_, after)| after);
        if after.starts_with(|c: char| c.is_alphanumeric() || c == '_') {
            return None;
        }
        let rule = rule.map(|(rule, _)| rule);
        Some(Self { prefix: prefix.to_owned(), section, rule })
    }

    /// The ids that the name of a function begins with: `abc_5_5_ties`, `abc_5_5_5_6_ties`.
    fn of_name(name: &str) -> Vec<Self> {
        let Some((prefix, mut rest)) = name.split_at_checked(3) else { return Vec::new() };
        let mut found = Vec::new();
        while let Some((section, rule, after)) = two_numbers(rest)
            && prefix.bytes().all(|byte| byte.is_ascii_lowercase())
        {
            found.push(Self { prefix: prefix.to_uppercase(), section, rule: Some(rule) });
            rest = after;
        }
        found
    }

    /// Whether it is of the section that no rulebook has, for tests that ask for a missing rule.
    pub const fn is_nowhere(&self) -> bool {
        self.section == 99
    }

    /// Whether it has no dot, as a section, or as a rule that is numbered apart from them.
    pub const fn is_section(&self) -> bool {
        self.rule.is_none()
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.prefix, self.section)?;
        self.rule.map_or(Ok(()), |rule| write!(f, ".{rule}"))
    }
}

fn number(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    Some((digits.parse().ok()?, rest))
}

/// The numbers at the start of `_5_12_ties`, and what follows them.
fn two_numbers(text: &str) -> Option<(u32, u32, &str)> {
    let (section, rest) = number(text.strip_prefix('_')?)?;
    let (rule, rest) = number(rest.strip_prefix('_')?)?;
    Some((section, rule, rest))
}

/// Every id that a line cites.
pub fn in_line(line: &str) -> Vec<RuleId> {
    let starts_word =
        |at: usize| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-');
    let starts = line.char_indices().map(|(at, _)| at).filter(|&at| starts_word(at));
    starts.filter_map(|at| RuleId::at_start(&line[at..])).collect()
}

/// The ids in the name of the function that a line of Rust begins.
pub fn in_fn_name(line: &str) -> Vec<RuleId> {
    line.trim_start().strip_prefix("fn ").map(RuleId::of_name).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cited(line: &str) -> Vec<String> {
        in_line(line).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn ids_stand_alone_and_may_end_a_sentence() {
        assert_eq!(cited("ABC-5.5, (ABC-10.12) see ABC-3."), ["ABC-5.5", "ABC-10.12", "ABC-3"]);
        assert_eq!(cited("правило ABC-5.5–ABC-5.7"), ["ABC-5.5", "ABC-5.7"]);
        assert!(cited("XABC-5.5 abc-5.5 ABC5.5 ABC-x AB-1.1 ABC-5b é").is_empty());
    }

    #[test]
    fn names_of_functions_cite_too() {
        let cited = |line| in_fn_name(line).iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(cited("    fn abc_5_12_ties() {"), ["ABC-5.12"]);
        assert_eq!(cited("fn abc_5_12() {"), ["ABC-5.12"]);
        assert_eq!(cited("fn abc_5_12_6_1_2_ties() {"), ["ABC-5.12", "ABC-6.1"]);
        assert!(cited("fn abc_5_ties() {").is_empty());
        assert!(cited("fn ab_5_12() {").is_empty());
        assert!(cited("// fn abc_5_12() {").is_empty());
    }
}
