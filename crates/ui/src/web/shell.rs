//! What surrounds every page: head, bar, language, theme.

use maud::{DOCTYPE, Markup, html};
use serde_json::json;

use super::{
    assets,
    model::{Shell, Theme},
    parts::{csrf, icon},
};
use crate::{Lang, Texts};

/// The parts of a page that differ.
pub(super) struct Page {
    /// The tab title.
    pub title: String,
    /// The class of the body.
    pub class: &'static str,
    /// What stands in the bar beside the brand.
    pub heading: Markup,
    /// Buttons in the bar before language and theme.
    pub tools: Markup,
    /// Everything below the bar.
    pub content: Markup,
}

impl Shell<'_> {
    /// The texts of the page's language.
    pub(super) fn texts(&self) -> &'static Texts {
        self.lang.texts()
    }
}

/// A whole page.
pub(super) fn page(shell: &Shell<'_>, page: &Page) -> String {
    page_about(shell, page, &html! {})
}

/// A whole page that says in its head what it is about, for those who show links to it.
pub(super) fn page_about(shell: &Shell<'_>, page: &Page, about: &Markup) -> String {
    let theme = match shell.theme {
        Theme::System => None,
        Theme::Light | Theme::Dark => Some(shell.theme.name()),
    };
    let document = html! {
        (DOCTYPE)
        html lang=(shell.lang) data-theme=[theme] {
            (head(&page.title, about))
            body class=(page.class) {
                (assets::sprites())
                a class="skip" href="#main" { (shell.texts().get("web-skip")) }
                (bar(shell, page))
                (page.content)
                (words(shell.texts()))
                div id="toasts" role="status" aria-live="polite" {}
            }
        }
    };
    document.into_string()
}

fn head(title: &str, about: &Markup) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="color-scheme" content="light dark";
            title { (title) " · Castellan" }
            meta name="theme-color" content=(assets::PAGE_BY_DAY) media="(prefers-color-scheme: light)";
            meta name="theme-color" content=(assets::PAGE_BY_NIGHT) media="(prefers-color-scheme: dark)";
            link rel="manifest" href="/manifest.webmanifest";
            link rel="apple-touch-icon" href=(assets::url("icon-192.png"));
            (about)
            link rel="icon" href=(assets::url("favicon.svg")) type="image/svg+xml";
            link rel="preload" as="font" type="font/woff2" href=(assets::first_font()) crossorigin;
            link rel="stylesheet" href=(assets::url("app.css"));
            @for script in assets::scripts() {
                link rel="modulepreload" href=(assets::url(script));
            }
            script type="module" src=(assets::url("app.js")) {}
        }
    }
}

fn bar(shell: &Shell<'_>, page: &Page) -> Markup {
    let texts = shell.texts();
    html! {
        header class="bar" {
            a class="brand" href="/" aria-label=(texts.get("web-brand-home")) {
                (icon("key")) span { "Castellan" }
            }
            (page.heading)
            div class="bar__tools" {
                (page.tools)
                @if shell.knows_visitor() {
                    (theme_button(shell))
                    (language(shell))
                    a class="btn btn--me" href="/account" title=(texts.get("web-account")) {
                        (icon("users")) span class="only-wide" { (shell.my_name) }
                    }
                }
            }
        }
    }
}

/// Without scripts it posts the next theme; with them it switches at once.
fn theme_button(shell: &Shell<'_>) -> Markup {
    let next = match shell.theme {
        Theme::System | Theme::Light => Theme::Dark,
        Theme::Dark => Theme::Light,
    };
    html! {
        form class="inline" method="post" action="/settings" data-theme-form {
            (csrf(shell))
            input type="hidden" name="back" value=(shell.path);
            button class="btn btn--quiet btn--icon" name="theme" value=(next.name())
                aria-label=(shell.texts().get("web-theme")) title=(shell.texts().get("web-theme")) {
                (icon("moon"))
            }
        }
    }
}

fn language(shell: &Shell<'_>) -> Markup {
    html! {
        form class="inline bar__lang" method="post" action="/settings" {
            (csrf(shell))
            input type="hidden" name="back" value=(shell.path);
            div class="seg" role="group" aria-label=(shell.texts().get("web-language")) {
                @for lang in Lang::ALL {
                    button name="lang" value=(lang) lang=(lang) title=(lang.texts().get("language-name"))
                        aria-pressed=(lang == shell.lang) { (lang.code().to_uppercase()) }
                }
            }
        }
    }
}

/// The words that scripts say.
fn words(texts: &Texts) -> Markup {
    const SAID: [&str; 19] = [
        "copied",
        "copy-failed",
        "offline",
        "online",
        "stale",
        "gone",
        "your-turn",
        "sound-on",
        "sound-off",
        "refused",
        "nothing-since",
        "link-copied",
        "rulebook",
        "thinking",
        "close",
        "choose",
        "unchoose",
        "clock-days",
        "clock-hours",
    ];
    let words = SAID.map(|key| (key.to_owned(), json!(texts.get(&format!("web-js-{key}")))));
    let words = serde_json::Value::Object(words.into_iter().collect());
    html! { template id="words" { (words.to_string()) } }
}
