//! The page as a screen reader has it: roles, names and states, and what live regions say. Nothing
//! here knows an element or a class.

use std::collections::HashMap;

use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::{Page, browser::Devtools};

/// Something that a screen reader finds on a page.
#[derive(Clone, Debug)]
pub struct Thing {
    /// Its role, such as `button`.
    pub role: String,
    /// Its name.
    pub name: String,
    /// The key that does the same.
    pub shortcut: String,
    /// Whether it says that nothing comes of it now.
    pub disabled: bool,
    /// Whether it is pressed, if it can be.
    pub pressed: Option<bool>,
    /// The names of what it stands in, from the outermost inwards.
    pub within: Vec<String>,
    node: Value,
}

/// Keeps what live regions say. What comes together with its region is read to nobody.
const LISTEN: &str = "
    window.said = [];
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (region?.matches('[role=log]')) said.push(...[...addedNodes].map((node) => node.textContent.trim()));
        else if (region) said.push(region.textContent.trim());
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });";

impl Page<'_> {
    /// Keeps from now on what live regions say.
    pub async fn listen(&self) {
        self.run(LISTEN).await;
    }

    /// What was said since somebody listens.
    ///
    /// # Panics
    /// When nobody does.
    pub async fn said(&self) -> Vec<String> {
        serde_json::from_value(self.run("return window.said").await).expect("a list of sentences")
    }

    /// Everything that a screen reader finds, in the order in which it is read.
    pub async fn things(&self) -> Vec<Thing> {
        let tree = self.order(Devtools("Accessibility.getFullAXTree", json!({}))).await;
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        let by_id: HashMap<&str, &Value> =
            nodes.iter().map(|node| (text(&node["nodeId"]), node)).collect();
        let heard = nodes.iter().filter(|node| node["ignored"] != json!(true));
        heard.map(|node| thing(node, &by_id)).collect()
    }

    /// Goes to something and presses Enter; false when it is no longer there.
    pub async fn activate(&self, thing: &Thing) -> bool {
        let there = Devtools("DOM.focus", json!({ "backendNodeId": thing.node }));
        let found = self.try_order(there).await.is_ok();
        if found {
            self.press(Key::Enter).await;
        }
        found
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn thing(node: &Value, by_id: &HashMap<&str, &Value>) -> Thing {
    let property = |name: &str| {
        let all = node["properties"].as_array().into_iter().flatten();
        all.filter(|found| found["name"] == name).map(|found| &found["value"]["value"]).next()
    };
    let mut within = Vec::new();
    let mut around = node;
    while let Some(&parent) = by_id.get(text(&around["parentId"])) {
        around = parent;
        within.insert(0, text(&around["name"]["value"]).to_owned());
    }
    Thing {
        role: text(&node["role"]["value"]).to_owned(),
        name: text(&node["name"]["value"]).to_owned(),
        shortcut: property("keyshortcuts").map_or_else(String::new, |keys| text(keys).to_owned()),
        disabled: property("disabled") == Some(&json!(true)),
        pressed: property("pressed").map(|pressed| pressed == "true"),
        within,
        node: node["backendDOMNodeId"].clone(),
    }
}
