//! Style sheets, scripts and drawings, inside the binary.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

/// Every file below `/assets/`: path, media type, content.
const FILES: &[(&str, &str, &[u8])] = &[
    ("app.css", CSS, STYLES.as_bytes()),
    (VOLLKORN, WOFF, include_bytes!("../../assets/fonts/vollkorn-latin.woff2")),
    ("vollkorn-cyrillic.woff2", WOFF, include_bytes!("../../assets/fonts/vollkorn-cyrillic.woff2")),
    (
        "source-sans-3-latin.woff2",
        WOFF,
        include_bytes!("../../assets/fonts/source-sans-3-latin.woff2"),
    ),
    (
        "source-sans-3-cyrillic.woff2",
        WOFF,
        include_bytes!("../../assets/fonts/source-sans-3-cyrillic.woff2"),
    ),
    ("kings-road.png", PNG, include_bytes!("../../assets/previews/kings-road.png")),
    ("castle.png", PNG, include_bytes!("../../assets/previews/castle.png")),
    ("architects.png", PNG, include_bytes!("../../assets/previews/architects.png")),
    ("viscounts.png", PNG, include_bytes!("../../assets/previews/viscounts.png")),
    ("favicon.svg", SVG, include_bytes!("../../assets/favicon.svg")),
    ("icon-192.png", PNG, include_bytes!("../../assets/icon-192.png")),
    ("icon-512.png", PNG, include_bytes!("../../assets/icon-512.png")),
    ("icon-maskable-512.png", PNG, include_bytes!("../../assets/icon-maskable-512.png")),
    ("app.js", JS, include_bytes!("../../assets/js/app.js")),
    ("analysis.js", JS, include_bytes!("../../assets/js/analysis.js")),
    ("ceremony.js", JS, include_bytes!("../../assets/js/ceremony.js")),
    ("ask.js", JS, include_bytes!("../../assets/js/ask.js")),
    ("clock.js", JS, include_bytes!("../../assets/js/clock.js")),
    ("chat.js", JS, include_bytes!("../../assets/js/chat.js")),
    ("compose.js", JS, include_bytes!("../../assets/js/compose.js")),
    ("choices.js", JS, include_bytes!("../../assets/js/choices.js")),
    ("counter.js", JS, include_bytes!("../../assets/js/counter.js")),
    ("copy.js", JS, include_bytes!("../../assets/js/copy.js")),
    ("drawer.js", JS, include_bytes!("../../assets/js/drawer.js")),
    ("focus.js", JS, include_bytes!("../../assets/js/focus.js")),
    ("gestures.js", JS, include_bytes!("../../assets/js/gestures.js")),
    ("held.js", JS, include_bytes!("../../assets/js/held.js")),
    ("hints.js", JS, include_bytes!("../../assets/js/hints.js")),
    ("install.js", JS, include_bytes!("../../assets/js/install.js")),
    ("keys.js", JS, include_bytes!("../../assets/js/keys.js")),
    ("lines.js", JS, include_bytes!("../../assets/js/lines.js")),
    ("mistakes.js", JS, include_bytes!("../../assets/js/mistakes.js")),
    ("live.js", JS, include_bytes!("../../assets/js/live.js")),
    ("motion.js", JS, include_bytes!("../../assets/js/motion.js")),
    ("next.js", JS, include_bytes!("../../assets/js/next.js")),
    ("pace.js", JS, include_bytes!("../../assets/js/pace.js")),
    ("places.js", JS, include_bytes!("../../assets/js/places.js")),
    ("recall.js", JS, include_bytes!("../../assets/js/recall.js")),
    ("prompt.js", JS, include_bytes!("../../assets/js/prompt.js")),
    ("replay.js", JS, include_bytes!("../../assets/js/replay.js")),
    ("rules.js", JS, include_bytes!("../../assets/js/rules.js")),
    ("sound.js", JS, include_bytes!("../../assets/js/sound.js")),
    ("stage.js", JS, include_bytes!("../../assets/js/stage.js")),
    ("swap.js", JS, include_bytes!("../../assets/js/swap.js")),
    ("tabs.js", JS, include_bytes!("../../assets/js/tabs.js")),
    ("theme.js", JS, include_bytes!("../../assets/js/theme.js")),
    ("tips.js", JS, include_bytes!("../../assets/js/tips.js")),
    ("toast.js", JS, include_bytes!("../../assets/js/toast.js")),
    ("voice.js", JS, include_bytes!("../../assets/js/voice.js")),
];

/// What the fonts' URLs contain instead of the hash: they outlive releases.
const FONTS: &str = "fonts-5.3.0";

/// The style sheets as one. What the layout says wins over the looks of things, whatever they are.
pub(super) const STYLES: &str = concat!(
    include_str!("../../assets/fonts.css"),
    "@layer looks {\n",
    include_str!("../../assets/tokens.css"),
    include_str!("../../assets/base.css"),
    include_str!("../../assets/web.css"),
    include_str!("../../assets/goods.css"),
    include_str!("../../assets/beats.css"),
    include_str!("../../assets/west.css"),
    include_str!("../../assets/viscounts.css"),
    "}\n",
    include_str!("../../assets/layout.css"),
);

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";
const PNG: &str = "image/png";
const WOFF: &str = "font/woff2";
const VOLLKORN: &str = "vollkorn-latin.woff2";

/// `--page` of the style sheet, by day and by night, for what browsers colour around a page.
pub(super) const PAGE_BY_DAY: &str = "#e9dfc8";
pub(super) const PAGE_BY_NIGHT: &str = "#16120d";

/// The file at this path below `/assets/`: its media type and its bytes.
#[must_use]
pub fn asset(path: &str) -> Option<(&'static str, &'static [u8])> {
    let found = FILES.iter().find(|(name, ..)| *name == path);
    found.map(|(_, mime, content)| (*mime, *content))
}

/// Whether what lies at this URL below `/assets/` never changes: browsers may keep it for ever.
#[must_use]
pub fn is_lasting(edition: &str, path: &str) -> bool {
    let font = asset(path).is_some_and(|(mime, _)| mime == WOFF);
    edition == if font { FONTS } else { asset_hash() }
}

/// The URL of the font that every page shows first.
pub(super) fn first_font() -> String {
    format!("/assets/{FONTS}/{VOLLKORN}")
}

/// A hash of all assets: part of their URLs, so that they can be kept for ever.
#[must_use]
pub fn asset_hash() -> &'static str {
    static HASH: LazyLock<String> = LazyLock::new(|| {
        hash(FILES.iter().flat_map(|(name, _, content)| [name.as_bytes(), content]))
    });
    &HASH
}

/// A hash that is the same in every run of the program.
pub(super) fn hash<'a>(texts: impl Iterator<Item = &'a [u8]>) -> String {
    let fnv = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3);
    format!("{:016x}", texts.flatten().fold(0xCBF2_9CE4_8422_2325, fnv))
}

/// The URL of an asset.
pub(super) fn url(path: &str) -> String {
    format!("/assets/{}/{path}", asset_hash())
}

/// The URLs of all that pages are made of.
pub(super) fn urls() -> impl Iterator<Item = String> {
    let edition = |mime| if mime == WOFF { FONTS } else { asset_hash() };
    FILES.iter().map(move |(name, mime, _)| format!("/assets/{}/{name}", edition(*mime)))
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
