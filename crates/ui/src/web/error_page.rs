//! The page for what cannot be shown.

use maud::html;

use super::{
    model::Shell,
    parts::art,
    shell::{Page, page},
};

/// A page that says what went wrong and leads back.
#[must_use]
pub fn error_page(shell: &Shell<'_>, status: u16, message: &str) -> String {
    let texts = shell.texts();
    let known = [403, 404, 429, 500].contains(&status);
    let title = texts.get(&format!("web-error-{}", if known { status } else { 400 }));
    let content = html! {
        main class="wrap sheet-page" id="main" {
            section class="panel form error" {
                (art("lair"))
                div {
                    p class="caps" { (status) }
                    h1 { (title) }
                    p { (message) }
                    a class="btn btn--act" href="/" { (texts.get("web-to-home")) } " "
                    a class="btn" href="/tables" { (texts.get("web-find-table")) }
                }
            }
        }
    };
    page(shell, &Page { title, class: "", heading: html! {}, tools: html! {}, content })
}
