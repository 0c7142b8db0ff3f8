//! Hints and hindsight on the web table.

use engine::{Actor, RuleId, Seat, Viewer};
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
        scored: vec![(RuleId("KRD-5.5"), 3.0)],
        promised: 0.0,
        rival: Some((Seat::new(1), 1.5)),
        even: 0.5,
        topics: vec![("topic-nobles", 1.0)],
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
    let found = web::Hindsight {
        decisions: vec![decision.clone()],
        accuracy: vec![Some(80.0), None],
        even: 0.5,
        moments: vec![decision],
    };
    let model = table(&game);
    for lang in Lang::ALL {
        let shell = Shell { lang, theme: Theme::System, my_name: HOSTILE, csrf: "c", path: "/" };
        let hints = web::hints(&shell, &model, std::slice::from_ref(&advice));
        assert!(hints.contains(&format!("data-hint=\"{action}\"")), "{hints}");
        assert!(hints.contains("62\u{a0}%") && hints.contains("#KRD-5.5"), "{hints}");
        let page = web::analysis(&shell, &model, &found);
        assert!(page.contains("?at=0") && page.contains("curve__moment"), "{page}");
        assert!(!hints.contains(HOSTILE) && !page.contains(HOSTILE));
        let waiting = web::analysis_under_way(&shell, &model, 3, 9);
        assert!(waiting.contains("data-under-way") && waiting.contains("value=\"3\""));
    }
}

/// Every topic of every game's features has a name in every language.
#[test]
fn topics_have_words() {
    fn named<G: bots::evaluate::Evaluate>() {
        for lang in Lang::ALL {
            let names = ui::Names::new(&["Olena"], 2, lang);
            let teller = ui::Teller::new(lang, &names);
            for feature in &G::feature_names()[1..] {
                let topic = feature.split('.').next().unwrap();
                let said = ui::study::topic(G::INFO.id, topic, &teller);
                assert!(!said.is_empty() && !said.contains(topic), "{lang}: {topic} is {said:?}");
            }
        }
    }
    named::<kings_road::KingsRoad>();
    named::<castle::Castle>();
}
