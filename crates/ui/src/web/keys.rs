//! The keys of the table, on a page of their own.

use maud::html;

use super::{
    model::Shell,
    shell::{Page, page},
};

/// Keys, and the texts that say what they do; letters also work where they stand on a Latin
/// keyboard.
const KEYS: [(&[&str], &str); 13] = [
    (&["←", "→", "↑", "↓"], "web-keys-arrows"),
    (&["Enter"], "web-keys-enter"),
    (&["C"], "web-keys-confirm"),
    (&["U"], "web-keys-undo"),
    (&["O"], "web-keys-order"),
    (&["H"], "web-keys-hint"),
    (&["R"], "web-keys-recall"),
    (&["Esc"], "web-keys-escape"),
    (&["?"], "web-keys-explain"),
    (&["[", "]"], "web-keys-moves"),
    (&["{", "}"], "web-keys-rounds"),
    (&["N", "P"], "web-keys-mistakes"),
    (&["M"], "web-keys-mine"),
];

/// The list of all keys.
#[must_use]
pub fn keys(shell: &Shell<'_>) -> String {
    let texts = shell.texts();
    let title = texts.get("web-keys");
    let content = html! {
        main class="wrap" id="main" {
            article class="panel keys" {
                h1 { (title) }
                p { (texts.get("web-keys-say")) }
                dl { @for (keys, does) in KEYS {
                    dt { @for key in keys { kbd { (key) } " " } }
                    dd { (texts.get(does)) }
                } }
            }
        }
    };
    let heading = html! { p class="bar__title" { (title) } };
    page(shell, &Page { title, class: "at-page", heading, tools: html! {}, content })
}
