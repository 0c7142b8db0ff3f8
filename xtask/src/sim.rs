//! `cargo xtask sim`: days of a house with several nodes on which everything goes wrong, by seed.

use crate::cargo::Call;

/// The test that lives through them; what it is asked for stands in its environment.
const TEST: &str = "test --quiet --package server --lib sim::tests::days_that_were_asked_for \
                    -- --exact --ignored --nocapture";

/// What may be asked for, and how the test knows it.
const ASKED: [(&str, &str); 4] = [
    ("--seed", "SIM_SEED"),
    ("--seeds", "SIM_SEEDS"),
    ("--from", "SIM_FROM"),
    ("--minutes", "SIM_MINUTES"),
];

/// Lives through the days that were asked for.
pub fn run(arguments: &[String]) -> Result<(), String> {
    call(arguments)?.run()
}

fn call(arguments: &[String]) -> Result<Call, String> {
    let words: Vec<&str> = TEST.split_whitespace().collect();
    let mut call = Call::new(&words.join(" "));
    for pair in arguments.chunks(2) {
        let known = |(name, _): &&(&str, &str)| pair[0] == *name;
        let (name, variable) = ASKED.iter().find(known).ok_or_else(usage)?;
        let number = pair.get(1).and_then(|text| text.parse::<u64>().ok());
        let number = number.ok_or_else(|| format!("{name} needs a number"))?;
        call = call.with(variable, number.to_string());
    }
    Ok(call)
}

fn usage() -> String {
    "cargo xtask sim takes --seed S, or --seeds N and --from S, and --minutes M".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_reaches_the_test() {
        let line = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
            call(&words).map(|call| call.line())
        };
        let one = line(&["--seed", "7", "--minutes", "3"]).unwrap();
        assert!(one.starts_with("SIM_SEED='7' SIM_MINUTES='3' cargo test "), "{one}");
        assert_eq!(line(&["--seed", "x"]), Err("--seed needs a number".to_owned()));
        assert_eq!(line(&["--seed"]), Err("--seed needs a number".to_owned()));
        assert!(line(&["seven"]).is_err());
    }
}
