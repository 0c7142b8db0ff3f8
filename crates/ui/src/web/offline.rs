//! The house without a line: what a browser keeps of it. Nobody is known in these pages, so nothing
//! in them is anybody's.

use std::sync::LazyLock;

use games::GameId;
use maud::html;
use serde_json::json;

use super::{
    assets::{self, asset_hash},
    keys::keys,
    learn::learn,
    model::Shell,
    parts::art,
    rulebook::rulebook,
    shell::{Page, page},
};
use crate::Lang;

const WORKER: &str = include_str!("../../assets/js/worker.js");

/// The path that stands for whatever needs a line.
const NO_LINE: &str = "/";

/// What a browser keeps of the house in one language.
pub struct Offline {
    lang: Lang,
    /// The path of each page and how it is read without a line.
    pages: Vec<(String, String)>,
    edition: String,
}

impl Offline {
    /// What is kept in this language.
    #[must_use]
    pub fn of(lang: Lang) -> &'static Self {
        static ALL: [LazyLock<Offline>; 3] = [
            LazyLock::new(|| Offline::new(Lang::En)),
            LazyLock::new(|| Offline::new(Lang::Ru)),
            LazyLock::new(|| Offline::new(Lang::Uk)),
        ];
        ALL.iter().map(|kept| &**kept).find(|kept| kept.lang == lang).expect("all languages")
    }

    fn new(lang: Lang) -> Self {
        let mut pages = vec![
            (NO_LINE.to_owned(), no_line(&Shell::nobody(lang))),
            ("/keys".to_owned(), keys(&Shell::nobody(lang))),
        ];
        for &game in GameId::ALL {
            pages.push((format!("/rules/{game}"), rulebook(&Shell::nobody(lang), game)));
            pages.push((format!("/learn/{game}"), learn(&Shell::nobody(lang), game)));
        }
        let edition = assets::hash(pages.iter().map(|(_, html)| html.as_bytes()));
        Self { lang, pages, edition }
    }

    /// How the page at this path is read without a line.
    #[must_use]
    pub fn page(&self, path: &str) -> Option<&str> {
        let found = self.pages.iter().find(|(known, _)| known == path);
        found.map(|(_, html)| html.as_str())
    }

    /// The script that keeps them. It changes with everything that it keeps, and then browsers
    /// take the new edition and drop the old one.
    #[must_use]
    pub fn worker(&self) -> String {
        let place = |path: &str| format!("/offline/{}{path}", self.lang);
        let pages: serde_json::Map<_, _> =
            self.pages.iter().map(|(path, _)| (path.clone(), json!(place(path)))).collect();
        let house = json!({
            "edition": format!("{}-{}", asset_hash(), self.edition),
            "files": assets::urls().collect::<Vec<_>>(),
            "otherwise": place(NO_LINE),
            "pages": pages,
        });
        format!("self.HOUSE = {house};\n{WORKER}")
    }
}

/// The page that waits for the line.
fn no_line(shell: &Shell<'_>) -> String {
    let texts = shell.texts();
    let content = html! {
        main class="wrap sheet-page" id="main" data-no-line {
            section class="panel form error" {
                (art("lair"))
                div {
                    h1 { (texts.get("web-no-line")) }
                    p role="status" { (texts.get("web-no-line-say")) }
                    ul class="error__links" {
                        @for &game in GameId::ALL {
                            @let name = super::home::name(shell, game);
                            li { a href={ "/rules/" (game) } { (texts.get("web-rulebook")) ": " (name) } }
                            li { a href={ "/learn/" (game) } { (texts.get("web-learn")) ": " (name) } }
                        }
                    }
                }
            }
        }
    };
    let title = texts.get("web-no-line");
    page(shell, &Page { title, class: "", heading: html! {}, tools: html! {}, content })
}

/// What a browser needs to know to install the house like a program.
#[must_use]
pub fn manifest() -> String {
    let icon = |file: &str, sizes: &str, kind: &str, purpose: &str| json!({ "src": assets::url(file), "sizes": sizes, "type": kind, "purpose": purpose });
    let manifest = json!({
        "name": "Castellan",
        "short_name": "Castellan",
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": assets::PAGE_BY_DAY,
        "theme_color": assets::PAGE_BY_DAY,
        "categories": ["games"],
        "icons": [
            icon("favicon.svg", "any", "image/svg+xml", "any"),
            icon("icon-192.png", "192x192", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "any"),
            icon("icon-maskable-512.png", "512x512", "image/png", "maskable"),
        ],
    });
    manifest.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_keeps_its_own_pages_and_nobody_is_in_them() {
        for lang in Lang::ALL {
            let kept = Offline::of(lang);
            for (path, html) in &kept.pages {
                assert!(html.contains(&format!("<html lang=\"{lang}\"")), "{path} in {lang}");
                assert!(!html.contains("name=\"csrf\""), "{path} has a form");
                assert!(!html.contains("<form"), "{path} has a form");
                assert_eq!(kept.page(path), Some(html.as_str()));
            }
        }
    }

    #[test]
    fn another_edition_has_another_worker() {
        let (en, uk) = (Offline::of(Lang::En), Offline::of(Lang::Uk));
        assert_ne!(en.edition, uk.edition);
        assert!(en.worker().starts_with("self.HOUSE = {\"edition\":\""));
        assert!(en.worker().contains(asset_hash()));
    }
}
