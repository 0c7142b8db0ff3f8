//! Writes the web pages of sample matches into a folder, to look at them in a browser.
//!
//! `cargo run -p ui --example pages -- DIR [GAME]`, where `GAME` is for those of one game: open `DIR/index.html`, or any page, from a plain file
//! server. Nothing can be played there; every state of the table can be seen.

use std::{env, fs, io, path::Path};

use bots::BotSpec;
use engine::{Actor, Game, Perspective, Seat, Viewer};
use games::{AnyMatch, GameId, with_match};
use ui::{
    Lang,
    web::{
        self, ChatLine, Home, Listed, Pace, SeatInfo, SeatKind, Shell, Stage, Table, Talk, Theme,
    },
};

const NAMES: [&str; 5] = ["Olena", "Marek", "Rook", "Agnes", "Тарас"];

fn main() -> io::Result<()> {
    let dir = env::args().nth(1).unwrap_or_else(|| "target/pages".to_owned());
    let dir = Path::new(&dir);
    let only = env::args().nth(2);
    let assets = dir.join("assets").join(web::asset_hash());
    fs::create_dir_all(&assets)?;
    for name in ASSETS {
        let (_, bytes) = web::asset(name).expect("an asset of ours");
        fs::write(assets.join(name), bytes)?;
    }
    for lang in Lang::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            let shell = Shell { lang, theme, my_name: "Olena", csrf: "csrf", path: "/" };
            for (_, pages) in
                SETS.iter().filter(|(game, _)| only.as_deref().is_none_or(|of| of == *game))
            {
                for (name, page) in pages(&shell) {
                    fs::write(dir.join(format!("{name}-{lang}-{}.html", theme.name())), page)?;
                }
            }
        }
    }
    if only.is_none() {
        fs::copy(dir.join("home-en-light.html"), dir.join("index.html"))?;
    }
    Ok(())
}

/// The pages of a game, each with its name.
type Pages = fn(&Shell<'_>) -> Vec<(&'static str, String)>;

/// Pages by their games; those that belong to no game are with the first.
const SETS: [(&str, Pages); 4] = [
    ("kings-road", pages),
    ("castle", castle_pages),
    ("architects", architects_pages),
    ("viscounts", viscounts_pages),
];

const ASSETS: [&str; 30] = [
    "app.css",
    "favicon.svg",
    "app.js",
    "analysis.js",
    "held.js",
    "hints.js",
    "rules.js",
    "stage.js",
    "tabs.js",
    "vollkorn-latin.woff2",
    "vollkorn-cyrillic.woff2",
    "source-sans-3-latin.woff2",
    "source-sans-3-cyrillic.woff2",
    "clock.js",
    "chat.js",
    "compose.js",
    "choices.js",
    "copy.js",
    "counter.js",
    "drawer.js",
    "focus.js",
    "keys.js",
    "live.js",
    "motion.js",
    "replay.js",
    "sound.js",
    "swap.js",
    "theme.js",
    "tips.js",
    "toast.js",
];

fn pages(shell: &Shell<'_>) -> Vec<(&'static str, String)> {
    let game = GameId::KingsRoad;
    let start = played(4, 0, false);
    let middle = played(4, 25, false);
    let laid = laid(&middle);
    let five = played(5, 33, true);
    let over = played(4, usize::MAX, false);
    let now = Viewer::Seat(Seat::new(0));
    vec![
        ("home", web::home(shell, &lists())),
        ("empty-home", web::home(shell, &Home::default())),
        ("new", web::new_table(shell, game, &web::BOTS)),
        ("rules", web::rulebook(shell, game)),
        ("learn", web::learn(shell, game)),
        ("account", web::account(shell, "OAK-7F3K-9QXM-2RTB-LANTERN", None)),
        ("error", web::error_page(shell, 404, "No table has this address.")),
        ("lobby", web::table(shell, &gathering(&start))),
        ("invite", web::invite(shell, &gathering(&start), "/j/secret")),
        ("start", web::table(shell, &table(&start, Stage::Playing, now))),
        ("table", web::table(shell, &table(&middle, Stage::Playing, now))),
        ("laid", web::table(shell, &table(&laid, Stage::Playing, now))),
        ("watch", web::table(shell, &table(&middle, Stage::Playing, Viewer::Spectator))),
        ("five", web::table(shell, &table(&five, Stage::Playing, now))),
        ("replay", web::table(shell, &Table { at: Some(18), ..table(&over, Stage::Over, now) })),
        ("over", web::table(shell, &table(&over, Stage::Over, now))),
    ]
}

/// A Castle for All Seasons at moments that look different.
fn castle_pages(shell: &Shell<'_>) -> Vec<(&'static str, String)> {
    let now = Viewer::Seat(Seat::new(0));
    let moment = |seats, side, asks: &str, moves| {
        let side = format!("side={side}");
        let reached = match_at(GameId::Castle, seats, &[side], asks, moves);
        let stage =
            if reached.turn().next_actor().is_some() { Stage::Playing } else { Stage::Over };
        web::table(shell, &table(&reached, stage, now))
    };
    vec![
        ("castle-new", web::new_table(shell, GameId::Castle, &web::BOTS)),
        ("castle-rules", web::rulebook(shell, GameId::Castle)),
        ("castle-learn", web::learn(shell, GameId::Castle)),
        ("castle-start", moment(3, "summer", "cards", 0)),
        ("castle-choose", moment(4, "summer", "cards", 60)),
        ("castle-pair", moment(2, "summer", "cards", 70)),
        ("castle-build", moment(3, "summer", "build", 90)),
        ("castle-buy", moment(4, "summer", "buy", 40)),
        ("castle-take", moment(3, "summer", "take", 40)),
        ("castle-trade", moment(3, "summer", "place cart", 30)),
        ("castle-load", moment(3, "summer", "load", 20)),
        ("castle-helpers", moment(2, "summer", "place market", 60)),
        ("castle-sale", moment(4, "summer", "sell", 0)),
        ("castle-order", moment(2, "summer", "first", 0)),
        ("castle-palace", moment(2, "summer", "convert", 0)),
        ("castle-winter", moment(4, "winter", "cards", 90)),
        ("castle-gift", moment(4, "winter", "gift", 30)),
        ("castle-plague", moment(4, "winter", "lose", 20)),
        ("castle-winter-build", moment(4, "winter", "build", 120)),
        ("castle-over", moment(4, "winter", "-", usize::MAX)),
        ("castle-over-2", moment(2, "summer", "-", usize::MAX)),
    ]
}

/// Architects of the West Kingdom at moments that look different.
fn architects_pages(shell: &Shell<'_>) -> Vec<(&'static str, String)> {
    let now = Viewer::Seat(Seat::new(0));
    let moment = |seats, options: &[&str], asks: &str, moves| {
        let options: Vec<String> = options.iter().map(ToString::to_string).collect();
        let reached = match_at(GameId::Architects, seats, &options, asks, moves);
        let stage =
            if reached.turn().next_actor().is_some() { Stage::Playing } else { Stage::Over };
        web::table(shell, &table(&reached, stage, now))
    };
    vec![
        ("architects-learn", web::learn(shell, GameId::Architects)),
        ("architects-board", moment(3, &["boards=chosen"], "board", 0)),
        ("architects-draft", moment(4, &[], "keep", 0)),
        ("architects-start", moment(4, &[], "place", 0)),
        ("architects-table", moment(4, &[], "construct", 130)),
        ("architects-late", moment(4, &[], "place", 330)),
        ("architects-five", moment(5, &[], "place", 260)),
        ("architects-two", moment(2, &[], "place", 100)),
        ("architects-trade", moment(3, &[], "trade", 60)),
        ("architects-capture", moment(4, &[], "capture", 150)),
        ("architects-guard", moment(4, &[], "guard", 150)),
        ("architects-discard", moment(4, &[], "discard", 60)),
        ("architects-cathedral", moment(3, &[], "cathedral wood", 60)),
        ("architects-recover", moment(2, &[], "recover", 60)),
        ("architects-choose", moment(4, &[], "choose", 60)),
        ("architects-over", moment(4, &[], "-", usize::MAX)),
    ]
}

/// Viscounts of the West Kingdom at moments that look different.
fn viscounts_pages(shell: &Shell<'_>) -> Vec<(&'static str, String)> {
    let now = Viewer::Seat(Seat::new(0));
    let moment = |seats, options: &[&str], asks: &str, moves| {
        let options: Vec<String> = options.iter().map(ToString::to_string).collect();
        let reached = match_at(GameId::Viscounts, seats, &options, asks, moves);
        let stage =
            if reached.turn().next_actor().is_some() { Stage::Playing } else { Stage::Over };
        web::table(shell, &table(&reached, stage, now))
    };
    vec![
        ("viscounts-pairs", moment(4, &[], "take", 0)),
        ("viscounts-start", moment(3, &[], "play", 0)),
        ("viscounts-play", moment(3, &[], "play", 300)),
        ("viscounts-ride", moment(3, &[], "move", 300)),
        ("viscounts-act", moment(3, &[], "act", 300)),
        ("viscounts-workers", moment(3, &[], "workers", 200)),
        ("viscounts-site", moment(4, &[], "site", 300)),
        ("viscounts-hire", moment(3, &[], "hire", 300)),
        ("viscounts-shift", moment(4, &[], "shift", 200)),
        ("viscounts-rearrange", moment(2, &[], "rearrange", 200)),
        ("viscounts-discard", moment(2, &[], "discard", 200)),
        ("viscounts-scroll", moment(2, &[], "gain", 100)),
        ("viscounts-late", moment(4, &[], "move", 900)),
        ("viscounts-solo", moment(1, &["automa=noble", "difficulty=two"], "move", 150)),
        ("viscounts-gates", moment(3, &["gates_of_gold=true"], "move", 300)),
        ("viscounts-refuse", moment(2, &["gates_of_gold=true"], "refuse", 100)),
        ("viscounts-over", moment(4, &[], "-", usize::MAX)),
        ("viscounts-over-solo", moment(1, &[], "-", usize::MAX)),
    ]
}

/// A match of bots when the first seat may do something that begins with `asks`, after so many moves.
fn match_at(game: GameId, seats: u8, options: &[String], asks: &str, moves: usize) -> AnyMatch {
    let options = games::options(game, options).expect("options of the game");
    (0..600)
        .map(|seed| {
            let mut any = AnyMatch::new(game, seats, options.clone()).expect("seats of the game");
            let mut chance = bots::generator(seed, 99);
            let first = Actor::Seat(Seat::new(0));
            let asked = |any: &AnyMatch| {
                any.len() >= moves && any.legal(first).iter().any(|action| action.starts_with(asks))
            };
            while !asked(&any) && any.turn().next_actor().is_some() {
                step(&mut any, seed, &mut chance);
            }
            any
        })
        .find(|any| asks == "-" || any.turn().next_actor().is_some())
        .expect("some match comes to this")
}

/// One move: of chance, or of the next seat's bot.
fn step(any: &mut AnyMatch, seed: u64, chance: &mut bots::Generator) {
    with_match!(any, held => {
        match held.state().turn().next_actor().expect("it goes on") {
            Actor::Chance => {
                let action = held.state().sample_chance(chance);
                held.play(Actor::Chance, action).expect("chance plays by the rules");
            }
            Actor::Seat(seat) => {
                let turn = u64::try_from(held.moves().len()).expect("a match is short");
                let mut bot = BotSpec::Random.sit_down(bots::generator(seed, turn));
                let action = bot.choose(&Perspective::new(held.state(), seat));
                held.play(Actor::Seat(seat), action).expect("bots play by the rules");
            }
        }
    });
}

/// A match of bots after at least so many moves, at a moment that waits for the first seat. Of the
/// others, the next two have laid their cards.
fn played(seats: u8, moves: usize, hereditary: bool) -> AnyMatch {
    let pair = format!("hereditary_nobles={hereditary}");
    let options = games::options(GameId::KingsRoad, &[pair]).expect("an option of the game");
    let mut any = AnyMatch::new(GameId::KingsRoad, seats, options).expect("seats of the game");
    with_match!(&mut any, held => {
        let bot = |seat: u64| BotSpec::Random.sit_down(bots::generator(11, seat));
        let mut bots: Vec<_> = (0..u64::from(seats)).map(bot).collect();
        while let Some(Actor::Seat(seat)) = held.state().turn().next_actor() {
            if seat == Seat::new(0) && held.moves().len() >= moves {
                break;
            }
            let action = bots[seat.index()].choose(&Perspective::new(held.state(), seat));
            held.play(Actor::Seat(seat), action).expect("bots play by the rules");
        }
        for seat in [1, 2].map(Seat::new) {
            if moves > 0 && held.state().turn().awaits(Actor::Seat(seat)) {
                let action = bots[seat.index()].choose(&Perspective::new(held.state(), seat));
                held.play(Actor::Seat(seat), action).expect("bots play by the rules");
            }
        }
    });
    any
}

/// The same match when the first seat has laid its cards.
fn laid(before: &AnyMatch) -> AnyMatch {
    let mut any = before.clone();
    let seat = Actor::Seat(Seat::new(0));
    let action = any.legal(seat).into_iter().find(|action| action.ends_with("KNIGHT"));
    any.play(seat, &action.expect("somebody can send the Knight")).expect("it is legal");
    any
}

fn table(game: &AnyMatch, stage: Stage, viewer: Viewer) -> Table<'_> {
    let seat = |seat: Seat| SeatInfo {
        seat,
        kind: if seat.index() == 2 { SeatKind::Bot("random") } else { SeatKind::Human },
        name: NAMES[seat.index()],
        short_name: NAMES[seat.index()],
        kept_for: None,
        stands_in_for: None,
        connected: seat.index() != 3,
        clock_ms: Some(400_000 - 61_000 * i64::from(u8::try_from(seat.index()).unwrap_or(0))),
        mine: Viewer::Seat(seat) == viewer,
    };
    let line = |name, seat, text| ChatLine { name, seat, text, at_ms: 0 };
    Table {
        id: "t1",
        title: "Friday evening",
        lang: Lang::En,
        stage,
        public: false,
        pace: Pace::Live { minutes: 10, increment_s: 5 },
        hints: true,
        seats: Seat::first(game.seats()).map(seat).collect(),
        news: Vec::new(),
        rematch: None,
        left: engine::SeatSet::EMPTY,
        talk: Talk {
            lines: vec![
                line(
                    "Agnes",
                    Some(Seat::new(3)),
                    "One dragon left in the kingdom, and it is yours…",
                ),
                line("Passer-by", None, "<b>Good luck!</b>"),
            ],
            may_join: true,
        },
        watchers: 2,
        is_host: true,
        invite_url: None,
        game,
        viewer,
        version: 7,
        at: None,
        hindsight: None,
        base_url: "http://127.0.0.1:8080",
    }
}

fn gathering(game: &AnyMatch) -> Table<'_> {
    let mut table = table(game, Stage::Gathering, Viewer::Seat(Seat::new(0)));
    table.invite_url = Some("http://127.0.0.1:8080/j/Yd3mT0x1kq4vS8uE2nPzWg");
    for info in &mut table.seats[2..] {
        info.kind = SeatKind::Open;
        info.name = "";
    }
    table
}

fn lists() -> Home<'static> {
    let now = 1_794_730_000_000;
    let table = |id, title, stage, seats_taken, my_turn, result: Option<&str>| Listed {
        id,
        game: GameId::KingsRoad,
        title,
        stage,
        pace: Pace::Days(3),
        seats_taken,
        others: vec!["Olena".to_owned()],
        left_ms: Some(7_200_000),
        seats: 4,
        my_turn,
        updated_ms: now,
        result: result.map(str::to_owned),
    };
    Home {
        level: "squire",
        alone: Vec::new(),
        my_tables: vec![
            table("a", "Friday evening", Stage::Playing, 4, true, None),
            table("b", "Slow lane", Stage::Playing, 4, false, None),
            table("c", "First try", Stage::Over, 4, false, Some("Olena won, 47 points")),
        ],
        running: Vec::new(),
        open_tables: vec![
            table("d", "Agnes's table", Stage::Gathering, 1, false, None),
            table("e", "Вечірня гра", Stage::Gathering, 2, false, None),
        ],
    }
}
