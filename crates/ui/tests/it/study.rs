//! Hints and hindsight on the web table.

use engine::{Actor, Seat, Viewer};
use games::{AnyMatch, GameId};
use ui::{
    Lang,
    web::{self, Pace, SeatInfo, SeatKind, Shell, Stage, Table, Talk, Theme},
};

const HOSTILE: &str = "<script>alert(1)</script>";

fn table(game: &AnyMatch) -> Table<'_> {
    let info = |seat: Seat| SeatInfo {
        seat,
        kind: SeatKind::Human,
        name: HOSTILE,
        short_name: HOSTILE,
        kept_for: None,
        stands_in_for: None,
        connected: true,
        clock_ms: None,
        mine: true,
    };
    Table {
        id: "x",
        title: HOSTILE,
        lang: Lang::En,
        stage: Stage::Playing,
        public: false,
        pace: Pace::Untimed,
        hints: true,
        seats: Seat::first(game.seats()).map(info).collect(),
        news: Vec::new(),
        rematch: None,
        left: engine::SeatSet::EMPTY,
        talk: Talk { lines: Vec::new(), may_join: true },
        watchers: 0,
        is_host: false,
        invite_url: None,
        game,
        viewer: Viewer::Seat(Seat::new(0)),
        version: 1,
        at: None,
        hindsight: None,
        base_url: "http://127.0.0.1",
    }
}

#[test]
fn hints_and_hindsight_are_told_in_every_language_with_inert_names() {
    let game = AnyMatch::new(GameId::ALL[0], 2, serde_json::Map::new()).unwrap();
    let seat = Seat::new(0);
    let action = game.legal(Actor::Seat(seat))[0].clone();
    let advice = web::Advice {
        action: action.clone(),
        chance: 0.617,
        lead: 2.5,
        scored: vec![("KRD-5.5".to_owned(), 3.0)],
        promised: 0.0,
        rival: Some((Seat::new(1), 1.5)),
        even: 0.5,
        topics: vec![("topic-nobles".to_owned(), 1.0)],
        touched: Some((Seat::new(1), -1.0)),
        plan: vec![action.clone()],
    };
    let decision = web::Decision {
        at: 0,
        seat,
        played: action.clone(),
        chance: 0.3,
        lead: 0.0,
        best: 0.5,
        better: Some(advice.clone()),
    };
    let found =
        web::Hindsight { decisions: vec![decision], accuracy: vec![Some(80.0), None], even: 0.5 };
    let model = table(&game);
    for lang in Lang::ALL {
        let shell = Shell { lang, theme: Theme::System, my_name: HOSTILE, csrf: "c", path: "/" };
        let hints = web::hints(&shell, &model, std::slice::from_ref(&advice));
        assert!(hints.contains(&format!("data-hint=\"{action}\"")), "{hints}");
        assert!(hints.contains("62\u{a0}%") && hints.contains("#KRD-5.5"), "{hints}");
        let page = web::analysis(&shell, &model, &found, false);
        assert!(page.contains("?at=0") && page.contains("curve__moment"), "{page}");
        assert!(!hints.contains(HOSTILE) && !page.contains(HOSTILE));
        let waiting = web::analysis_under_way(&shell, &model, 3, 9);
        assert!(waiting.contains("data-under-way") && waiting.contains("value=\"3\""));
    }
}

fn advice(action: &str) -> web::Advice {
    web::Advice {
        action: action.to_owned(),
        chance: 0.6,
        lead: 2.0,
        scored: Vec::new(),
        promised: 2.6,
        rival: None,
        even: 0.5,
        topics: Vec::new(),
        touched: None,
        plan: Vec::new(),
    }
}

/// What lies neither on the board nor in the hand is marked beside what is said of it.
#[test]
fn judged_words_are_marked_too() {
    let architects = GameId::ALL.iter().find(|game| game.to_string() == "architects").unwrap();
    let game = AnyMatch::new(*architects, 2, serde_json::Map::new()).unwrap();
    let decision = web::Decision {
        at: 0,
        seat: Seat::new(0),
        played: "stop".to_owned(),
        chance: 0.3,
        lead: 0.0,
        best: 0.6,
        better: Some(advice("pay")),
    };
    let found =
        web::Hindsight { decisions: vec![decision], accuracy: vec![Some(80.0), None], even: 0.5 };
    let mut model = table(&game);
    (model.stage, model.viewer, model.at) = (Stage::Over, Viewer::Referee, Some(0));
    model.hindsight = Some(&found);
    let shell = Shell { lang: Lang::En, theme: Theme::System, my_name: "", csrf: "c", path: "/" };
    let page = web::table(&shell, &model);
    for mark in ["played", "better"] {
        assert!(page.contains(&format!("class=\"word\" data-mark=\"{mark}\"")), "{mark}");
    }
}

/// At a moment that was thought through, what was played and what was better are marked, in words
/// for those who do not see it, and mistakes lead to each other.
#[test]
fn a_judged_moment_is_marked_on_board_and_hand() {
    let game = AnyMatch::new(GameId::ALL[0], 2, serde_json::Map::new()).unwrap();
    let decision = |at, seat| web::Decision {
        at,
        seat: Seat::new(seat),
        played: "CAS WIZ KNIGHT".to_owned(),
        chance: 0.3,
        lead: 0.0,
        best: 0.6,
        better: Some(advice("CAS ALT KNIGHT")),
    };
    let found = web::Hindsight {
        decisions: vec![decision(0, 0), decision(4, 1), decision(7, 0)],
        accuracy: vec![Some(80.0), Some(90.0)],
        even: 0.5,
    };
    let read: web::Hindsight =
        serde_json::from_str(&serde_json::to_string(&found).unwrap()).unwrap();
    assert_eq!(read, found, "it is kept as it was found");
    let mut model = table(&game);
    (model.stage, model.viewer, model.at) = (Stage::Over, Viewer::Referee, Some(0));
    model.hindsight = Some(&found);
    model.seats[1].mine = false;
    for lang in Lang::ALL {
        let shell = Shell { lang, theme: Theme::System, my_name: "", csrf: "c", path: "/" };
        let page = web::table(&shell, &model);
        for mark in ["played", "better", "both"] {
            assert!(page.contains(&format!("data-mark=\"{mark}\"")), "{mark}");
        }
        assert!(page.contains(&lang.texts().get("analysis-mark-better")));
        assert!(page.contains("data-all=\"0 4 7\"") && page.contains("data-mine=\"0 7\""));
        let later = lang.texts().with("study-promises", [("points", lang.tenths(2.6).into())]);
        assert!(page.contains(&later), "the reason is told");
        let even = ui::study::percent(0.5);
        assert!(page.matches(&even).count() >= 2, "beside an equal's chance");
        let all = web::analysis(&shell, &model, &found, false);
        let mine = web::analysis(&shell, &model, &found, true);
        let moments = |page: &str| page.matches("class=\"moment ").count();
        assert_eq!((moments(&all), moments(&mine)), (3, 2));
    }
    model.hindsight = None;
    let shell = Shell { lang: Lang::En, theme: Theme::System, my_name: "", csrf: "c", path: "/" };
    assert!(!web::table(&shell, &model).contains("data-mark"));
}

/// What the Rival's policy may be about, and what its lines say.
#[test]
fn the_rival_of_architects_gives_its_reasons() {
    for lang in Lang::ALL {
        let names = ui::Names::new(&["Olena"], 2, lang);
        let teller = ui::Teller::new(lang, &names);
        for line in ["recover", "build", "release", "send", "ransom", "capture", "take-back"] {
            assert!(ui::study::because("architects", line, &teller).len() > 10, "{line}");
        }
        for topic in ["workers", "captured", "virtue", "skills", "guildhall", "tempo"] {
            let said = ui::study::topic("architects", &format!("topic-{topic}"), &teller);
            assert!(!said.is_empty(), "{topic}");
        }
    }
}

/// Every topic of every game's features has a name in every language.
#[test]
fn topics_have_words() {
    fn named<G: bots::evaluate::Evaluate>() {
        for lang in Lang::ALL {
            let names = ui::Names::new(&["Olena"], 2, lang);
            let teller = ui::Teller::new(lang, &names);
            let topics = G::feature_names().iter().map(|name| bots::evaluate::topic(name));
            for topic in topics.filter(|topic| *topic != bots::evaluate::POINTS) {
                let said = ui::study::topic(G::INFO.id, topic, &teller);
                assert!(!said.is_empty() && !said.contains(topic), "{lang}: {topic} is {said:?}");
            }
        }
    }
    named::<kings_road::KingsRoad>();
    named::<castle::Castle>();
    named::<architects::Architects>();
    named::<viscounts::Viscounts>();
}
