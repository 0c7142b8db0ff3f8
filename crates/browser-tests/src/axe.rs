//! What keeps people from using a page, as axe-core finds it: every rule but those of the highest
//! grade, those of good practice and those on trial included.

use std::fs;

use serde_json::{Value, json};

use crate::{
    Browser, Page,
    browser::{Devtools, target},
};

/// The version that `cargo xtask axe` fetches.
const LIST: &str = include_str!("../axe.txt");

/// Every fault of the page as it stands, as sentences. `LOOKS` are the rules about colours alone,
/// which are all that a change of theme can break.
const FAULTS: &str = "
    const all = axe.getRules().filter(({ tags }) => !tags.includes('wcag2aaa') && !tags.includes('deprecated'));
    const rules = LOOKS ? ['color-contrast', 'link-in-text-block'] : all.map(({ ruleId }) => ruleId);
    return axe.run(WHERE, { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] }).then(({ violations }) =>
      violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, any, all, none }) => {
        const why = [...any, ...all, ...none][0]?.message ?? help;
        return `${id}: ${why} ${html.slice(0, 160)}`;
      })));";

impl Browser {
    /// Puts axe-core into every page that is opened from now on.
    ///
    /// # Panics
    /// When it was not fetched.
    pub async fn bring_axe(&self) {
        let mut words = LIST.split_whitespace();
        let mut word = || words.next().expect("package and version");
        let file = target().join(format!("{}-{}.min.js", word(), word()));
        let source = fs::read_to_string(&file)
            .unwrap_or_else(|why| panic!("{}: {why}; cargo xtask axe fetches it", file.display()));
        let order = Devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }));
        self.order(order).await;
    }
}

impl Page<'_> {
    /// What is wrong with a part of the page as it stands; `body` is the whole.
    pub async fn faults(&self, css: &str) -> Vec<String> {
        self.look(css, false).await
    }

    /// What is wrong with its colours as it stands.
    pub async fn faults_of_colours(&self, css: &str) -> Vec<String> {
        self.look(css, true).await
    }

    async fn look(&self, css: &str, looks: bool) -> Vec<String> {
        let place = if css == "body" { "document".to_owned() } else { format!("{css:?}") };
        let script = FAULTS.replace("LOOKS", &looks.to_string()).replace("WHERE", &place);
        let found: Value = self.run(&script).await;
        serde_json::from_value(found).expect("a list of sentences")
    }
}
