//! What the tests of the web pages share: a table of hostile names, and eyes that read HTML.

use engine::{Actor, Seat, Viewer};
use games::AnyMatch;
use serde_json::Value;
use ui::{
    Lang,
    web::{
        self, ChatLine, Going, Holding, News, Pace, SeatInfo, SeatKind, Shell, Stage, Table, Talk,
        Theme,
    },
};

pub const HOSTILE: &str =
    "<script>alert(1)</script>\"'&<img src=x onerror=alert(2)>[KRD-99.9]\u{E000}B";

pub fn shell(lang: Lang) -> Shell<'static> {
    Shell { lang, theme: Theme::System, my_name: HOSTILE, csrf: "c5rf", path: "/t/x?at=1&b=2" }
}

pub fn table(game: &AnyMatch, stage: Stage, viewer: Viewer) -> Table<'_> {
    let seat = |seat: Seat| SeatInfo {
        seat,
        kind: if seat.index() == 1 { SeatKind::Bot("random") } else { SeatKind::Human },
        name: HOSTILE,
        short_name: HOSTILE,
        kept_for: None,
        stands_in_for: None,
        connected: seat.index() == 0,
        clock_ms: Some(90_061_000),
        mine: viewer == Viewer::Seat(seat),
    };
    let chat = |seat| ChatLine { name: HOSTILE, seat, text: HOSTILE, at_ms: 1 };
    Table {
        id: "x",
        title: HOSTILE,
        lang: Lang::En,
        stage,
        public: true,
        pace: Pace::Days(3),
        hints: true,
        seats: Seat::first(game.seats()).map(seat).collect(),
        news: vec![News {
            after: 0,
            seat: Seat::new(1),
            going: Going::Left,
            name: HOSTILE,
            bot: HOSTILE,
        }],
        rematch: None,
        left: engine::SeatSet::EMPTY,
        talk: Talk { lines: vec![chat(None), chat(Some(Seat::new(0)))], may_join: true },
        watchers: 3,
        is_host: true,
        invite_url: Some("http://127.0.0.1/j/abc"),
        game,
        viewer,
        version: 9,
        at: None,
        hindsight: None,
        base_url: "http://127.0.0.1",
    }
}

pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The start tags of a page: name, and attributes in order.
pub fn tags(html: &str) -> Vec<(String, Vec<(String, String)>)> {
    let mut tags = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        let name: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
        if name.is_empty() {
            continue;
        }
        rest = &rest[name.len()..];
        let (attributes, after) = attributes(rest);
        tags.push((name, attributes));
        rest = after;
    }
    tags
}

fn attributes(mut rest: &str) -> (Vec<(String, String)>, &str) {
    let mut found = Vec::new();
    loop {
        rest = rest.trim_start_matches([' ', '\n', '/']);
        if rest.is_empty() || rest.starts_with('>') {
            return (found, rest);
        }
        let len = rest.find(['=', ' ', '>', '/', '\n']).unwrap_or(rest.len());
        let name = rest[..len].to_owned();
        rest = &rest[len..];
        let mut value = String::new();
        if let Some(quoted) = rest.strip_prefix("=\"") {
            let end = quoted.find('"').expect("values are quoted");
            quoted[..end].clone_into(&mut value);
            rest = &quoted[end + 1..];
        }
        found.push((name, value));
    }
}

pub fn ids(page: &str) -> Vec<String> {
    let attributes = tags(page).into_iter().flat_map(|(_, attributes)| attributes);
    attributes.filter(|(name, _)| name == "id").map(|(_, value)| value).collect()
}

pub fn next_viewer(game: &AnyMatch) -> Viewer {
    Viewer::Seat(game.turn().next_actor().and_then(Actor::seat).expect("somebody is asked"))
}

/// All that the page of whoever is asked carries for its script.
pub fn data(page: &str) -> Value {
    let (_, rest) = page.split_once("<template id=\"choices\">").expect("the page has choices");
    let (data, _) = rest.split_once("</template>").unwrap();
    serde_json::from_str(
        &data
            .replace("&amp;", "&")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&quot;", "\""),
    )
    .unwrap()
}

/// What a page offers: each action with its targets.
pub fn choices(page: &str) -> Vec<(String, Vec<String>)> {
    let pair = |pair: &Value| {
        let text = |index: usize| pair[index].as_str().unwrap().to_owned();
        (text(0), text(1).split(' ').flat_map(spelled).collect())
    };
    data(page)["choices"].as_array().unwrap().iter().map(pair).collect()
}

/// `pay-sand*4` is four times the same target.
fn spelled(word: &str) -> Vec<String> {
    let (target, times) = word.split_once('*').unwrap_or((word, "1"));
    vec![target.to_owned(); times.parse().unwrap()]
}

/// All that a viewer is sent: the page, the fragments, the chronicle, the title, the beats.
pub fn seen(lang: Lang, game: &AnyMatch, viewer: Viewer) -> String {
    let shell = &shell(lang);
    let table = table(game, Stage::Playing, viewer);
    let fragments: Vec<String> =
        web::fragments(shell, &table).into_iter().map(|(_, html)| html).collect();
    let past = Table { at: Some(game.len()), ..table.clone() };
    let beats = web::beats(shell, &table, 0).to_string();
    [web::table(shell, &table), web::table(shell, &past), web::tab_title(shell, &table), beats]
        .concat()
        + &fragments.concat()
        + &Holding::default().read(shell, &table).expect("something is told").to_string()
}
