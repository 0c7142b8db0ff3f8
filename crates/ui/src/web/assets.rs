//! Style sheets, scripts and drawings, inside the binary.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

/// Every file below `/assets/`: path, media type, content.
const FILES: &[(&str, &str, &str)] = &[
    (
        "app.css",
        CSS,
        concat!(
            include_str!("../../assets/tokens.css"),
            include_str!("../../assets/base.css"),
            include_str!("../../assets/web.css"),
            include_str!("../../assets/goods.css"),
        ),
    ),
    ("favicon.svg", SVG, include_str!("../../assets/favicon.svg")),
    ("app.js", JS, include_str!("../../assets/js/app.js")),
    ("analysis.js", JS, include_str!("../../assets/js/analysis.js")),
    ("clock.js", JS, include_str!("../../assets/js/clock.js")),
    ("chat.js", JS, include_str!("../../assets/js/chat.js")),
    ("compose.js", JS, include_str!("../../assets/js/compose.js")),
    ("choices.js", JS, include_str!("../../assets/js/choices.js")),
    ("counter.js", JS, include_str!("../../assets/js/counter.js")),
    ("copy.js", JS, include_str!("../../assets/js/copy.js")),
    ("held.js", JS, include_str!("../../assets/js/held.js")),
    ("hints.js", JS, include_str!("../../assets/js/hints.js")),
    ("keys.js", JS, include_str!("../../assets/js/keys.js")),
    ("live.js", JS, include_str!("../../assets/js/live.js")),
    ("motion.js", JS, include_str!("../../assets/js/motion.js")),
    ("replay.js", JS, include_str!("../../assets/js/replay.js")),
    ("rules.js", JS, include_str!("../../assets/js/rules.js")),
    ("sound.js", JS, include_str!("../../assets/js/sound.js")),
    ("stage.js", JS, include_str!("../../assets/js/stage.js")),
    ("swap.js", JS, include_str!("../../assets/js/swap.js")),
    ("theme.js", JS, include_str!("../../assets/js/theme.js")),
    ("tips.js", JS, include_str!("../../assets/js/tips.js")),
    ("toast.js", JS, include_str!("../../assets/js/toast.js")),
];

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// The file at this path below `/assets/`: its media type and its bytes.
#[must_use]
pub fn asset(path: &str) -> Option<(&'static str, &'static [u8])> {
    let found = FILES.iter().find(|(name, ..)| *name == path);
    found.map(|(_, mime, content)| (*mime, content.as_bytes()))
}

/// A hash of all assets: part of their URLs, so that they can be kept for ever.
#[must_use]
pub fn asset_hash() -> &'static str {
    static HASH: LazyLock<String> = LazyLock::new(|| {
        let bytes = FILES.iter().flat_map(|(name, _, content)| name.bytes().chain(content.bytes()));
        let fnv = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        format!("{:016x}", bytes.fold(0xCBF2_9CE4_8422_2325, fnv))
    });
    &HASH
}

/// The URL of an asset.
pub(super) fn url(path: &str) -> String {
    format!("/assets/{}/{path}", asset_hash())
}

/// The scripts that the entry script needs at once, so that browsers fetch them side by side.
pub(super) fn scripts() -> impl Iterator<Item = &'static str> {
    FILES.iter().filter(|(_, mime, _)| *mime == JS).map(|(name, ..)| *name)
}

/// The symbols that pages refer to with `<use href="#…">`.
pub(super) fn sprites() -> Markup {
    html! {
        (sprite(include_str!("../../assets/icons.svg")))
        (sprite(include_str!("../../assets/art.svg")))
    }
}

/// A drawing of ours, as it is.
pub(super) fn drawing(svg: &'static str) -> Markup {
    PreEscaped(svg.to_owned())
}

fn sprite(file: &'static str) -> Markup {
    let symbols = file.split_once("<svg xmlns=\"http://www.w3.org/2000/svg\">");
    let symbols = symbols.and_then(|(_, rest)| rest.rsplit_once("</svg>"));
    let (symbols, _) = symbols.expect("a sprite is one svg element");
    html! { svg class="sprite" aria-hidden="true" { (PreEscaped(symbols)) } }
}
