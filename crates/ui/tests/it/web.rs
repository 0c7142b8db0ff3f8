//! The web pages: complete in every language, inert against hostile words, silent about secrets.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Actor, Illegal, Seat, Viewer};
use games::{AnyMatch, GameId};
use ui::{
    Lang,
    web::{self, Home, Listed, Pace, SeatKind, Shell, Stage, Table},
};

use crate::pages::{HOSTILE, choices, ids, next_viewer, seen, shell, table, tags, viewers};

fn fresh(seats: u8, hereditary: bool) -> AnyMatch {
    let pair = format!("hereditary_nobles={hereditary}");
    let options = games::options(GameId::KingsRoad, &[pair]).unwrap();
    AnyMatch::new(GameId::KingsRoad, seats, options).unwrap()
}

/// A match after so many moves, each picked by a fixed pattern from the legal ones.
fn played(seats: u8, moves: usize, hereditary: bool) -> AnyMatch {
    play_on(fresh(seats, hereditary), moves)
}

fn play_on(mut any: AnyMatch, moves: usize) -> AnyMatch {
    for step in 0..moves {
        let Some(actor) = any.turn().next_actor() else { break };
        let legal = any.legal(actor);
        any.play(actor, &legal[(step * 53 + 17) % legal.len()]).unwrap();
    }
    any
}

/// A Castle for All Seasons after so many moves.
fn castle(seats: u8, side: &str, moves: usize) -> AnyMatch {
    let options = games::options(GameId::Castle, &[format!("side={side}")]).unwrap();
    play_on(AnyMatch::new(GameId::Castle, seats, options).unwrap(), moves)
}

/// Its moments: beginning, middle and end, on both sides of the board.
fn castles() -> impl Iterator<Item = AnyMatch> {
    let middle = (1..12).map(|step| castle(3 + step % 2, "winter", usize::from(step) * 11));
    let summer = [0, 9, 40, 71].into_iter().map(|moves| castle(2, "summer", moves));
    middle.chain(summer).chain([castle(4, "winter", usize::MAX), castle(3, "summer", usize::MAX)])
}

/// Architects of the West Kingdom: beginning, middle and end.
fn towns() -> impl Iterator<Item = AnyMatch> {
    let town = |seats, moves| {
        let pairs = ["boards=dealt".to_owned(), "promo_cards=true".to_owned()];
        let options = games::options(GameId::Architects, &pairs).unwrap();
        play_on(AnyMatch::new(GameId::Architects, seats, options).unwrap(), moves)
    };
    [(2, 70), (3, 60), (4, 140), (4, 260), (5, 330)]
        .into_iter()
        .map(move |(seats, moves)| town(seats, moves))
}

/// Viscounts of the West Kingdom: beginning, middle and end, and alone against an automa; with Gates of
/// Gold, too.
fn realms() -> impl Iterator<Item = AnyMatch> {
    let realm = |(seats, moves, gates): (u8, usize, bool)| {
        let gates = format!("gates_of_gold={gates}");
        let pairs = ["automa=noble".to_owned(), "difficulty=one".to_owned(), gates];
        let options = games::options(GameId::Viscounts, &pairs).unwrap();
        play_on(AnyMatch::new(GameId::Viscounts, seats, options).unwrap(), moves)
    };
    let base = [(1, 130), (1, 400), (2, 300), (3, 40), (4, 900)];
    let gates = [(1, 200), (2, 90), (4, 700)];
    let with = |gates: bool| move |(seats, moves)| (seats, moves, gates);
    base.into_iter().map(with(false)).chain(gates.into_iter().map(with(true))).map(realm)
}

/// Every page there is, in one language.
fn all_pages(lang: Lang) -> Vec<String> {
    let shell = &shell(lang);
    let mut pages = vec![
        web::home(shell, &lists()),
        web::home(shell, &Home::default()),
        web::new_table(shell, GameId::KingsRoad, &web::BOTS),
        web::new_table(shell, GameId::Castle, &web::BOTS),
        web::new_table(shell, GameId::Architects, &web::BOTS),
        web::rulebook(shell, GameId::KingsRoad),
        web::rulebook(shell, GameId::Castle),
        web::learn(shell, GameId::KingsRoad),
        web::learn(shell, GameId::Castle),
        web::account(shell, HOSTILE, Some(HOSTILE)),
        web::error_page(shell, 404, HOSTILE),
        web::error_page(shell, 418, HOSTILE),
    ];
    for seats in [2, 4, 5] {
        for (moves, hereditary) in [(0, false), (1, false), (18, true), (41, false)] {
            let game = played(seats, moves, hereditary);
            for viewer in viewers(seats) {
                pages.extend(tables(shell, &game, viewer));
            }
        }
    }
    for game in castles().chain(towns()).chain(realms()) {
        for viewer in viewers(game.seats()) {
            pages.extend(tables(shell, &game, viewer));
        }
    }
    let over = played(3, usize::MAX, false);
    let ended = table(&over, Stage::Over, Viewer::Referee);
    pages.push(web::table(shell, &ended));
    pages.push(web::table(shell, &Table { at: Some(over.len() / 2), ..ended }));
    pages
}

fn tables(shell: &Shell<'_>, game: &AnyMatch, viewer: Viewer) -> Vec<String> {
    let over = game.turn().next_actor().is_none();
    let playing = table(game, if over { Stage::Over } else { Stage::Playing }, viewer);
    let mut gathering = table(game, Stage::Gathering, viewer);
    gathering.seats[1].kind = SeatKind::Open;
    let fragments = web::fragments(shell, &playing).into_iter().map(|(_, html)| html);
    let mut pages: Vec<String> = fragments.collect();
    pages.extend([
        web::table(shell, &playing),
        web::table(shell, &Table { at: Some(game.len() / 2), ..playing }),
        web::table(shell, &gathering),
        web::invite(shell, &gathering, "/j/abc"),
    ]);
    pages
}

fn lists() -> Home<'static> {
    let listed = |stage, my_turn, result: Option<&str>| Listed {
        id: "x",
        game: GameId::KingsRoad,
        title: HOSTILE,
        stage,
        pace: Pace::Days(3),
        seats_taken: 2,
        others: vec![HOSTILE.to_owned()],
        left_ms: Some(7_200_000),
        seats: 4,
        my_turn,
        updated_ms: 0,
        result: result.map(str::to_owned),
    };
    Home {
        level: "squire",
        alone: vec![GameId::Castle],
        running: Vec::new(),
        open_tables: vec![
            listed(Stage::Gathering, false, None),
            listed(Stage::Playing, false, None),
        ],
        my_tables: vec![
            listed(Stage::Playing, true, None),
            listed(Stage::Over, false, Some(HOSTILE)),
        ],
    }
}

#[test]
fn pages_carry_no_script_of_their_own_and_no_stray_attribute() {
    for lang in Lang::ALL {
        for page in all_pages(lang) {
            for (name, attributes) in tags(&page) {
                check_tag(&name, &attributes);
            }
            assert!(!page.contains("javascript:"));
        }
    }
}

fn check_tag(name: &str, attributes: &[(String, String)]) {
    let names: BTreeSet<&str> = attributes.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names.len(), attributes.len(), "an attribute twice: <{name} {attributes:?}>");
    assert!(!names.iter().any(|name| name.starts_with("on")), "a handler: <{name} {attributes:?}>");
    if name == "script" {
        assert!(names.contains("src"), "an inline script");
        assert!(
            attributes.iter().all(|(name, value)| name != "src" || value.starts_with("/assets/"))
        );
    }
    assert!(name != "img", "we draw with SVG; an <img> came from outside");
}

#[test]
fn hostile_words_stay_words() {
    for page in all_pages(Lang::En) {
        assert!(!page.contains("<script>alert"), "a name became a script");
        assert!(!page.contains("#KRD-99.9\""), "a name became a link to a rule");
    }
}

#[test]
fn ids_are_unique_and_references_lead_somewhere() {
    let anchors: BTreeMap<String, BTreeSet<String>> = GameId::ALL
        .iter()
        .map(|&game| {
            let book = web::rulebook(&shell(Lang::En), game);
            (game.to_string(), ids(&book).into_iter().collect())
        })
        .collect();
    for page in all_pages(Lang::Uk).iter().filter(|page| page.starts_with("<!DOCTYPE")) {
        let ids = ids(page);
        let unique: BTreeSet<&String> = ids.iter().collect();
        assert_eq!(unique.len(), ids.len(), "an id twice");
        for (name, attributes) in tags(page) {
            for (attribute, value) in attributes {
                let target = match attribute.as_str() {
                    "href" if name == "use" => value.strip_prefix('#'),
                    "aria-describedby" | "data-tip" | "for" => Some(value.as_str()),
                    _ => None,
                };
                assert!(
                    target.is_none_or(|id| unique.contains(&id.to_owned())),
                    "{attribute}={value}"
                );
                let link = value.strip_prefix("/rules/").and_then(|link| link.split_once('#'));
                if let Some((game, rule)) = link {
                    assert!(anchors[game].contains(rule), "no rule {rule}");
                }
            }
        }
    }
}

#[test]
fn the_sprite_holds_just_what_is_used() {
    let all = all_pages(Lang::En).concat();
    let mut used: BTreeSet<String> = BTreeSet::new();
    let mut symbols = BTreeSet::new();
    for (name, attributes) in tags(&all) {
        for (attribute, value) in attributes {
            match (name.as_str(), attribute.as_str()) {
                ("use", "href") => {
                    used.insert(value.trim_start_matches('#').to_owned());
                }
                ("symbol", "id") => {
                    symbols.insert(value);
                }
                _ => {}
            }
        }
    }
    // Scripts exchange these two.
    used.extend(["i-sound-off", "i-sun"].map(str::to_owned));
    let unused: Vec<_> = symbols.difference(&used).collect();
    assert!(unused.is_empty(), "symbols that no page draws: {unused:?}");
}

#[test]
fn everything_to_point_at_has_a_name() {
    let game = played(4, 18, false);
    let page = web::table(&shell(Lang::Ru), &table(&game, Stage::Playing, next_viewer(&game)));
    // What is said of it stands in it, before everything that is drawn, or names the picture in it.
    let said = |(name, attributes): &(String, Vec<(String, String)>)| {
        let long = |(name, value): &(String, String)| name == "aria-label" && value.len() > 3;
        let hidden = name == "span" && attributes.contains(&("class".into(), "sr".into()));
        hidden || (name == "g" && attributes.iter().any(long))
    };
    let mut targets = 0;
    let tags: Vec<_> = tags(&page).into_iter().collect();
    for (at, (name, attributes)) in tags.iter().enumerate() {
        let is = |wanted: &str| attributes.iter().any(|(name, _)| name == wanted);
        let drawn = name == "g" && is("data-target");
        if drawn || (name == "button" && is("data-piece")) {
            targets += 1;
            assert!(said(&tags[at + 1]), "{attributes:?}");
            assert!(name == "button" || is("tabindex"), "{attributes:?}");
        }
    }
    assert_eq!(targets, 8 + 11, "eight regions and eleven cards");
}

#[test]
fn targets_tell_every_legal_action_apart_and_are_on_the_page() {
    for moves in [0, 3, 18, 29, 40] {
        let game = played(4, moves, false);
        let viewer = next_viewer(&game);
        let Viewer::Seat(seat) = viewer else { unreachable!() };
        let page = web::table(&shell(Lang::En), &table(&game, Stage::Playing, viewer));
        let choices = choices(&page);
        let actions: Vec<String> = choices.iter().map(|(action, _)| action.clone()).collect();
        assert_eq!(actions, game.legal(Actor::Seat(seat)));
        let mut by_targets: BTreeMap<&[String], &str> = BTreeMap::new();
        for (action, targets) in &choices {
            let other = by_targets.insert(targets, action);
            assert_eq!(other, None, "{action} and {other:?} have the same targets");
            for target in targets {
                assert!(
                    page.contains(&format!("data-target=\"{target}\"")),
                    "{target} of {action}"
                );
            }
        }
    }
}

/// A choice that others must not see is in no byte of what they get.
#[test]
fn a_sealed_choice_is_in_no_page_but_ones_own() {
    for moves in [0, 21] {
        let before = sealed_moment(moves);
        let actor = before.turn().next_actor().unwrap();
        let owner = actor.seat().unwrap();
        let legal = before.legal(actor);
        let (first, last) = (lay(&before, &legal[0]), lay(&before, &legal[legal.len() - 1]));
        for lang in Lang::ALL {
            for viewer in viewers(4).filter(|&viewer| viewer != Viewer::Seat(owner)) {
                assert_eq!(seen(lang, &first, viewer), seen(lang, &last, viewer), "{viewer:?}");
            }
            let own = Viewer::Seat(owner);
            assert_ne!(
                seen(lang, &first, own),
                seen(lang, &last, own),
                "one's own cards are shown"
            );
        }
    }
}

/// A moment at which several seats still owe a choice.
fn sealed_moment(moves: usize) -> AnyMatch {
    (moves..moves + 8)
        .map(|moves| played(4, moves, false))
        .find(|game| {
            let awaited = |seat: &Seat| game.turn().awaits(Actor::Seat(*seat));
            Seat::first(4).filter(awaited).count() > 2
        })
        .unwrap()
}

fn lay(before: &AnyMatch, action: &str) -> AnyMatch {
    let mut after = before.clone();
    after.play(before.turn().next_actor().unwrap(), action).unwrap();
    after
}

#[test]
fn fragments_are_parts_of_the_page() {
    let game = played(3, 10, true);
    for viewer in viewers(3) {
        for stage in [Stage::Gathering, Stage::Playing] {
            let shell = &shell(Lang::Uk);
            let table = table(&game, stage, viewer);
            let page = web::table(shell, &table);
            for (id, html) in web::fragments(shell, &table) {
                assert!(page.contains(&html), "{id} is not in the page as it is swapped");
                assert!(html.contains(&format!("id=\"{id}\"")), "{id}");
            }
        }
    }
}

#[test]
fn nothing_can_be_clicked_in_the_past_or_without_a_seat() {
    let game = played(4, 18, false);
    let now = table(&game, Stage::Playing, next_viewer(&game));
    let past = Table { at: Some(4), ..now.clone() };
    let watching = Table { viewer: Viewer::Spectator, ..now.clone() };
    let shell = &shell(Lang::En);
    assert!(web::table(shell, &now).contains("data-target="));
    for silent in [past, watching] {
        let page = web::table(shell, &silent);
        assert!(!page.contains("data-target=") && !page.contains("id=\"choices\""));
    }
}

/// Whoever studies a match sees what the own seat held, during the match and after it.
#[test]
fn the_own_hand_is_seen_again_in_the_past() {
    let hand = "class=\"hand\"";
    for game in [played(4, 18, false)].into_iter().chain(castles()).chain(towns()) {
        let seat = Viewer::Seat(Seat::new(0));
        for stage in [Stage::Playing, Stage::Over] {
            let past = Table { at: Some(game.len() / 2), ..table(&game, stage, seat) };
            assert!(web::table(&shell(Lang::En), &past).contains(hand));
            let mut open = Table { viewer: Viewer::Referee, ..past.clone() };
            assert!(web::table(&shell(Lang::En), &open).contains(hand), "it was one's own");
            open.seats[0].mine = false;
            let watched = Table { viewer: Viewer::Spectator, ..open.clone() };
            for others in [open, watched] {
                assert!(!web::table(&shell(Lang::En), &others).contains(hand));
            }
        }
    }
}

#[test]
fn refusals_are_worded_in_every_language() {
    let game = played(4, 1, false);
    let table = table(&game, Stage::Playing, Viewer::Seat(Seat::new(1)));
    for lang in Lang::ALL {
        for (rule, kind) in [
            ("KRD-3.5", "NotAwaited"),
            ("KRD-3.6", "DuplicateCard"),
            ("KRD-3.6", "CardNotInHand"),
            ("KRD-3.9", "KnightWithoutRegion"),
        ] {
            let why = Illegal::new(rule, kind);
            let said = web::why_not(&shell(lang), &table, Seat::new(1), &why);
            assert!(said.len() > 20 && !said.contains("KRD-"), "{said}");
        }
    }
}

#[test]
fn every_level_is_offered_and_every_bot_of_the_house_has_a_name() {
    assert_eq!(web::BOTS, bots::Level::ALL.map(bots::Level::name), "name them in new_table.rs");
    let house: Vec<&str> = bots::BotSpec::ALL.iter().map(|bot| bot.name()).collect();
    for lang in Lang::ALL {
        assert!(house.iter().all(|bot| lang.texts().has(&format!("web-bot-{bot}"))), "{lang}");
    }
}

#[test]
fn alone_is_a_way_to_play_where_the_game_has_it() {
    for lang in Lang::ALL {
        let words = lang.texts().get("web-play-alone");
        let page = web::home(&shell(lang), &lists());
        assert_eq!(page.matches("name=\"alone\"").count(), 1);
        let form = page.split("action=\"/quick/").find(|form| form.contains("name=\"alone\""));
        let form = form.unwrap();
        assert!(form.starts_with("castle\"") && form.contains(&words), "{form}");
        assert!(!web::home(&shell(lang), &Home::default()).contains(&words));
        let rivals = bots::Stance::ALL.map(bots::Stance::name);
        let form = web::new_table(&shell(lang), GameId::Castle, &rivals);
        for rival in rivals {
            assert!(form.contains(&format!("value=\"bot:{rival}\"")), "{form}");
            assert!(form.contains(&lang.texts().get(&format!("web-bot-{rival}"))), "{form}");
        }
    }
}

#[test]
fn a_seat_that_the_rules_play_is_neither_away_nor_waited_for() {
    let game = played(2, 0, false);
    for lang in Lang::ALL {
        let says = |stage, kind| {
            let mut table = table(&game, stage, Viewer::Seat(Seat::new(0)));
            (table.seats[1].kind, table.seats[1].connected) = (kind, false);
            table.seats[1].short_name = table.seats[1].name;
            web::table(&shell(lang), &table)
        };
        let words = lang.texts().get("web-seat-rules");
        for stage in [Stage::Gathering, Stage::Playing] {
            assert!(says(stage, SeatKind::Rules).contains(&words));
            assert!(!says(stage, SeatKind::Human).contains(&words));
        }
        assert!(says(Stage::Playing, SeatKind::Human).contains("dot--away"));
        assert!(!says(Stage::Playing, SeatKind::Rules).contains("dot--away"));
        // Whoever plays all other seats has no secrets before the rules.
        let mut table = table(&game, Stage::Playing, Viewer::Seat(Seat::new(0)));
        (table.seats[0].mine, table.seats[1].mine) = (true, false);
        table.seats[1].kind = SeatKind::Rules;
        assert!(table.is_open_book());
        table.seats[1].kind = SeatKind::Human;
        assert!(!table.is_open_book());
    }
}

#[test]
fn forms_carry_the_token() {
    for page in all_pages(Lang::En) {
        let posts = page.matches("method=\"post\"").count();
        assert_eq!(posts, page.matches("name=\"csrf\" value=\"c5rf\"").count());
    }
}

#[test]
fn assets_are_there_under_a_hash() {
    let page = web::home(&shell(Lang::En), &Home::default());
    let prefix = format!("/assets/{}/", web::asset_hash());
    let mut scripts = 0;
    for (_, attributes) in tags(&page) {
        for (_, value) in attributes {
            let Some(path) = value.strip_prefix(&prefix) else { continue };
            let (mime, bytes) = web::asset(path).unwrap_or_else(|| panic!("no asset {path}"));
            assert!(!bytes.is_empty());
            scripts += usize::from(mime.starts_with("text/javascript"));
        }
    }
    assert!(scripts > 10, "{scripts}");
    assert!(web::asset("../Cargo.toml").is_none() && web::asset("").is_none());
}

#[test]
fn modules_import_only_what_there_is() {
    let page = web::home(&shell(Lang::En), &Home::default());
    for name in page.split('/').filter_map(|part| part.split_once(".js\"")).map(|(name, _)| name) {
        let (_, bytes) = web::asset(&format!("{name}.js")).unwrap();
        let source = std::str::from_utf8(bytes).unwrap();
        assert!(source.starts_with("// @ts-check"), "{name}");
        for import in source.lines().filter_map(|line| line.split_once("from \"./")) {
            let path = import.1.trim_end_matches("\";");
            assert!(web::asset(path).is_some(), "{name} imports {path}");
        }
    }
}
