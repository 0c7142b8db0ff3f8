//! Who one is here: name, language, theme, and the key to carry it to another device.

use maud::html;

use super::{
    model::{Shell, Theme},
    parts::{csrf, icon},
    shell::{Page, page},
};
use crate::Lang;

/// The account page; perhaps it says what was wrong with a key that somebody tried.
#[must_use]
pub fn account(shell: &Shell<'_>, recovery_key: &str, wrong: Option<&str>) -> String {
    let texts = shell.texts();
    let content = html! {
        main class="wrap sheet-page" id="main" {
            form class="panel form" method="post" action="/account" {
                (csrf(shell))
                header class="form__head" { div {
                    h1 { (texts.get("web-account")) }
                    p { (texts.get("web-account-say")) }
                } }
                label class="form__row" {
                    span { (texts.get("web-name")) }
                    input name="name" value=(shell.my_name) maxlength="32" required autocomplete="nickname";
                }
                label class="form__row" {
                    span { (texts.get("web-language")) }
                    select name="lang" {
                        @for lang in Lang::ALL {
                            option value=(lang) selected[lang == shell.lang] {
                                (lang.texts().get("language-name"))
                            }
                        }
                    }
                }
                label class="form__row" {
                    span { (texts.get("web-theme")) }
                    select name="theme" {
                        @for theme in Theme::ALL {
                            option value=(theme.name()) selected[theme == shell.theme] {
                                (texts.get(&format!("web-theme-{}", theme.name())))
                            }
                        }
                    }
                }
                footer class="form__foot" {
                    button class="btn btn--act" { (icon("check")) (texts.get("web-save")) }
                }
            }
            section class="panel form" {
                h2 { (texts.get("web-recovery")) }
                p class="muted" { (texts.get("web-recovery-say")) }
                div class="field" {
                    input id="recovery-key" class="mono" value=(recovery_key) readonly
                        aria-label=(texts.get("web-recovery"));
                    button class="btn" type="button" data-copy="#recovery-key" {
                        (icon("link")) (texts.get("web-copy"))
                    }
                }
                @if let Some(wrong) = wrong { p class="notice" role="alert" id="wrong-key" { (wrong) } }
                form method="post" action="/account" {
                    (csrf(shell))
                    label class="form__row" {
                        span { (texts.get("web-recover")) small { (texts.get("web-recover-say")) } }
                        input class="mono" name="recovery_key" autocomplete="off" required
                            autofocus[wrong.is_some()] aria-invalid=[wrong.map(|_| "true")]
                            aria-describedby=[wrong.map(|_| "wrong-key")];
                    }
                    footer class="form__foot" {
                        button class="btn" { (icon("key")) (texts.get("web-recover-do")) }
                    }
                }
                form method="post" action="/account" {
                    (csrf(shell))
                    div class="form__row" {
                        span { (texts.get("web-renew")) small { (texts.get("web-renew-say")) } }
                        button class="btn btn--danger" name="renew" value="yes" { (texts.get("web-renew-do")) }
                    }
                }
            }
        }
    };
    let title = texts.get("web-account");
    page(shell, &Page { title, class: "", heading: html! {}, tools: html! {}, content })
}
