//! Hints and analyses: for whom they are, and that nobody's worker is kept busy for nothing.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::{
    client::{Browser, House, Program, Socket, id, invite},
    schema::fault,
};

/// Anna hosts a public table with two seats, Boris takes the second.
async fn two_at_a_table(house: &House, hints: bool) -> (Browser, Browser, String) {
    let (mut anna, mut boris) = (house.browser(), house.browser());
    let mut fields = vec![
        ("game", "kings-road"),
        ("seats", "2"),
        ("seat.0", "me"),
        ("seat.1", "open"),
        ("public", "on"),
    ];
    if hints {
        fields.push(("hints", "on"));
    }
    let table = anna.table(&fields).await;
    let secret = invite(&anna.program().await.see(&table).await);
    assert_eq!(boris.post(&format!("/j/{secret}"), &[]).await.status, StatusCode::SEE_OTHER);
    (anna, boris, table)
}

async fn ask(live: &mut Socket, seat: &str, version: u64) -> Value {
    live.say(json!({ "kind": "hint", "seat": seat, "version": version })).await;
    loop {
        let heard = live.hear().await.expect("the socket is open");
        if heard["kind"] == "hint" || heard["kind"] == "refused" {
            return heard;
        }
    }
}

fn is_refused(answer: &Value, words: &str) -> bool {
    answer["kind"] == "refused" && answer["text"].as_str().unwrap().contains(words)
}

#[tokio::test]
async fn hints_are_for_the_own_seat_on_its_turn() {
    let house = House::open().await;
    let (mut anna, boris, table) = two_at_a_table(&house, true).await;
    let mut eve = house.browser();
    assert!(anna.get(&format!("/t/{table}")).await.text.contains("data-do=\"hint\""));
    assert!(!eve.get(&format!("/t/{table}")).await.text.contains("data-do=\"hint\""));
    let annas = anna.program().await;
    let (version, legal) = annas.legal(&table, "A").await;
    let mut live = anna.socket(&table).await.ok().unwrap();
    let answer = ask(&mut live, "A", version).await;
    let html = answer["html"].as_str().unwrap();
    let told: Vec<&str> = html.split("data-hint=\"").skip(1).collect();
    assert!((1..=3).contains(&told.len()), "{html}");
    for hint in told {
        let action = hint.split('"').next().unwrap();
        assert!(legal.iter().any(|known| known == action), "{action}");
        assert!(hint.contains("to win"), "{hint}");
    }
    // The position of long ago has no hint, and nothing was played by asking.
    assert_eq!(ask(&mut live, "A", 0).await["html"], "");
    assert_eq!(annas.see(&table).await["moves"], 0);

    for other in [&boris, &eve] {
        let mut live = other.socket(&table).await.ok().unwrap();
        assert!(is_refused(&ask(&mut live, "A", version).await, "not yours"));
    }
    assert!(is_refused(&ask(&mut live, "B", version).await, "not yours"));
    annas.act_any(&table, "A", 0).await;
    let version = annas.see(&table).await["version"].as_u64().unwrap();
    assert!(is_refused(&ask(&mut live, "A", version).await, "turn"));
}

#[tokio::test]
async fn programs_get_the_same_hints_with_the_same_rights() {
    let house = House::open().await;
    let (mut anna, mut boris, table) = two_at_a_table(&house, true).await;
    let (anna, boris, eve) = (anna.program().await, boris.program().await, house.program().await);
    let path = format!("/tables/{table}/hints");
    let (status, found) = anna.get(&path).await;
    assert_eq!((status, &found["seat"]), (StatusCode::OK, &json!("A")), "{found}");
    let (_, document) = anna.get("/openapi.json").await;
    assert_eq!(fault(&document, &document["components"]["schemas"]["Hints"], &found), None);
    let (version, legal) = anna.legal(&table, "A").await;
    assert_eq!(found["version"], version);
    let hints = found["hints"].as_array().unwrap();
    assert!((1..=3).contains(&hints.len()), "{found}");
    assert!(hints.iter().all(|hint| legal.iter().any(|known| hint["action"] == known.as_str())));
    for hint in hints {
        assert_eq!(hint["even_chance"], 0.5);
        assert!(hint["reason"].as_str().unwrap().ends_with('.'), "{hint}");
        assert!(hint["plan"].is_array() && hint["topics"].is_array(), "{hint}");
    }
    // Where there is another candidate it makes a difference to somebody else.
    assert_eq!(hints[0]["touched"]["seat"], if hints.len() > 1 { json!("B") } else { json!(null) });
    for (other, seat) in [(&boris, "?seat=A"), (&eve, "?seat=A"), (&anna, "?seat=B"), (&eve, "")] {
        let (status, why) = other.get(&format!("{path}{seat}")).await;
        assert_eq!((status, &why["error"]), (StatusCode::FORBIDDEN, &json!("not-your-seat")));
    }
    anna.act_any(&table, "A", 0).await;
    let (_, why) = anna.get(&path).await;
    assert_eq!(why["error"], "not-your-turn", "the choice is made");

    let (mut anna, _, table) = two_at_a_table(&house, false).await;
    let (status, why) = anna.program().await.get(&format!("/tables/{table}/hints")).await;
    assert_eq!((status, &why["error"]), (StatusCode::FORBIDDEN, &json!("hints-off")));
}

#[tokio::test]
async fn a_table_without_hints_gives_none_and_between_people_that_is_usual() {
    let house = House::open().await;
    let (mut anna, _, table) = two_at_a_table(&house, false).await;
    let page = anna.get(&format!("/t/{table}")).await.text;
    assert!(page.contains("data-do=\"confirm\"") && !page.contains("data-do=\"hint\""));
    let version = anna.program().await.see(&table).await["version"].as_u64().unwrap();
    let mut live = anna.socket(&table).await.ok().unwrap();
    assert!(is_refused(&ask(&mut live, "A", version).await, "without hints"));
}

#[tokio::test]
async fn whoever_asks_for_too_many_hints_waits() {
    let few = server::Rate::new(1.0, 0.01);
    let house = House::with(|config| config.limits.hints = few).await;
    let (mut anna, _, table) = two_at_a_table(&house, true).await;
    let mut live = anna.socket(&table).await.ok().unwrap();
    assert_eq!(ask(&mut live, "A", 0).await["kind"], "hint");
    assert!(is_refused(&ask(&mut live, "A", 0).await, "Too many"));
    let (status, _) = anna.program().await.get(&format!("/tables/{table}/hints")).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "programs share the allowance");
}

/// Asks until the analysis is done.
pub async fn analysed(who: &Program, table: &str) -> Value {
    let began = Instant::now();
    loop {
        let (status, answer) = who.get(&format!("/tables/{table}/analysis")).await;
        if status == StatusCode::OK {
            return answer;
        }
        assert_eq!(status, StatusCode::ACCEPTED, "{answer}");
        assert!(answer["done"].as_u64() <= answer["of"].as_u64(), "{answer}");
        assert!(began.elapsed() < Duration::from_secs(90), "never done: {answer}");
        sleep(Duration::from_millis(250)).await;
    }
}

#[tokio::test]
async fn a_finished_match_is_analysed_for_whoever_may_replay_it() {
    let house = House::open().await;
    let (anna, boris) = (house.program().await, house.program().await);
    let table = id(&anna.table(&["me", "hotseat"]).await);
    let path = format!("/tables/{table}/analysis");
    let (status, why) = anna.get(&path).await;
    assert_eq!((status, &why["error"]), (StatusCode::FORBIDDEN, &json!("not-over")));
    assert_eq!(boris.get(&path).await.0, StatusCode::NOT_FOUND, "a private table");
    for unknown in ["x", "AAAAAAAAAAAAAAAAAAAAAA", "%00"] {
        let (status, _) = anna.get(&format!("/tables/{unknown}/analysis")).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{unknown}");
        let mut browser = house.browser();
        let page = browser.get(&format!("/t/{unknown}/analysis")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{unknown}");
    }
    let over = anna.play_out(&table).await;
    let found = analysed(&boris, &table).await;
    let document = reqwest::get(format!("{}/api/openapi.json", house.url)).await.unwrap();
    let document: Value = document.json().await.unwrap();
    assert_eq!(fault(&document, &document["components"]["schemas"]["Analysis"], &found), None);
    assert_eq!(found["accuracy"].as_array().unwrap().len(), 2);
    assert_eq!(found["even_chance"], 0.5);
    let decisions = found["decisions"].as_array().unwrap();
    let moves = over["moves"].as_u64().unwrap();
    for decision in decisions.iter().filter(|decision| !decision["better"].is_null()) {
        assert_eq!(decision["advice"]["action"], decision["better"]);
        assert!(!decision["advice"]["reason"].as_str().unwrap().is_empty(), "{decision}");
    }
    assert!(decisions.iter().all(|it| it["better"].is_null() == it["advice"].is_null()));
    assert!(!decisions.is_empty() && decisions.len() as u64 <= moves);
    // It is remembered, and shown as a page with ways to its moments.
    assert_eq!(anna.get(&path).await.0, StatusCode::OK);
    let mut browser = house.browser();
    let page = browser.get(&format!("/t/{table}/analysis")).await.text;
    assert!(page.contains("curve__line") && !page.contains("data-under-way"));
    let dear = decisions.iter().filter(|decision| !decision["better"].is_null()).count();
    assert_eq!(page.matches("class=\"moment ").count(), dear.min(8));
}

#[tokio::test]
async fn an_analysis_about_which_nobody_asks_frees_its_worker() {
    let house = House::with(|config| config.unasked_after = Duration::from_millis(400)).await;
    let anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat", "hotseat"]).await);
    anna.play_out(&table).await;
    let path = format!("/tables/{table}/analysis");
    let (status, first) = anna.get(&path).await;
    assert_eq!((status, &first["done"]), (StatusCode::ACCEPTED, &json!(0)));
    until(&house, 1).await;
    until(&house, 0).await;
    let (status, again) = anna.get(&path).await;
    assert_eq!((status, &again["done"]), (StatusCode::ACCEPTED, &json!(0)), "from the start");
}

/// Waits until so many analyses are at work.
async fn until(house: &House, count: u64) {
    let began = Instant::now();
    let wanted = format!("castellan_analyses {count}\n");
    loop {
        if house.numbers().await.contains(&wanted) {
            return;
        }
        assert!(began.elapsed() < Duration::from_secs(20), "never {wanted}");
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_bot_of_the_chosen_level_plays_on() {
    let house = House::open().await;
    let anna = house.program().await;
    let mut plan = json!({
        "game": "kings-road",
        "seats": ["me", "hotseat", "bot:page"],
        "stand_in": "knight",
    });
    let (_, table) = anna.post("/tables", plan.clone()).await;
    assert_eq!((&table["stand_in"], &table["hints"]), (&json!("knight"), &json!(false)));
    let table = id(&table);
    let (status, _) = anna.post(&format!("/tables/{table}/leave"), json!({})).await;
    assert_eq!(status, StatusCode::OK);
    let seats = anna.see(&table).await["seats"].clone();
    let bots: Vec<&str> = (0..3).map(|at| seats[at]["bot"].as_str().unwrap()).collect();
    assert_eq!(bots, ["knight", "knight", "page"]);
    let names: Vec<&str> = (0..3).map(|at| seats[at]["name"].as_str().unwrap()).collect();
    assert!(names[0].starts_with("Knight ") && names[2].starts_with("Page "), "{names:?}");
    assert_ne!(names[0], names[1]);
    plan["stand_in"] = json!("emperor");
    let (status, why) = anna.post("/tables", plan).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(why["detail"].as_str().unwrap().contains("emperor"), "{why}");
}

#[tokio::test]
async fn the_level_of_quick_play_is_chosen_once_and_remembered() {
    let house = House::open().await;
    let mut anna = house.browser();
    let usual = "value=\"squire\" selected";
    assert!(anna.get("/").await.text.contains(usual));
    let page = anna.post("/quick/kings-road", &[("level", "baron")]).await;
    let table = page.location.unwrap().strip_prefix("/t/").unwrap().to_owned();
    let seats = anna.program().await.see(&table).await["seats"].clone();
    assert_eq!((&seats[1]["bot"], &seats[2]["bot"]), (&json!("baron"), &json!("baron")));
    let home = anna.get("/").await.text;
    assert!(home.contains("value=\"baron\" selected") && !home.contains(usual));
    let wrong = anna.post("/quick/kings-road", &[("level", "emperor")]).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_new_table_begins_at_once_when_bots_fill_it() {
    let house = House::open().await;
    let mut anna = house.browser();
    let mut fields = vec![
        ("game", "castle"),
        ("seats", "3"),
        ("seat.0", "me"),
        ("seat.1", "bot:page"),
        ("seat.2", "open"),
        ("stand_in", "knight"),
    ];
    let waits = anna.table(&fields).await;
    fields.push(("fill", "on"));
    let plays = anna.table(&fields).await;
    let program = anna.program().await;
    assert_eq!(program.see(&waits).await["stage"], "gathering");
    let table = program.see(&plays).await;
    assert_eq!(table["stage"], "playing");
    let bots = (&table["seats"][1]["bot"], &table["seats"][2]["bot"]);
    assert_eq!(bots, (&json!("page"), &json!("knight")));
}

#[tokio::test]
async fn a_line_is_tried_against_the_bots_that_played_or_others_or_alone() {
    let house = House::open().await;
    let (anna, boris) = (house.program().await, house.program().await);
    let table = id(&anna.table(&["me", "bot:page", "bot:squire"]).await);
    let over = anna.play_out(&table).await;
    let path = format!("/tables/{table}/fork");
    let kinds = |table: &Value| {
        let seats = table["seats"].as_array().unwrap().iter();
        seats.map(|seat| seat["bot"].as_str().unwrap_or("me").to_owned()).collect::<Vec<_>>()
    };
    let (status, copy) = anna.post(&path, json!({ "at": 3, "others": "played" })).await;
    assert_eq!(status, StatusCode::CREATED, "{copy}");
    assert_eq!(kinds(&copy), ["me", "page", "squire"]);
    for seat in 0..3 {
        assert_eq!(copy["seats"][seat]["name"], over["seats"][seat]["name"]);
    }
    // The bots go on by themselves, as soon as it is their turn.
    let copy = id(&copy);
    anna.play_out(&copy).await;
    let (_, again) =
        anna.post(&format!("/tables/{copy}/fork"), json!({ "others": "played" })).await;
    assert_eq!(again["seats"][1]["name"], over["seats"][1]["name"], "a copy of a copy");
    // From another seat, whoever sat here is stood in for; nobody is called like the bot.
    let body = json!({ "at": 3, "seat": "B", "others": "played" });
    let (_, copy) = anna.post(&path, body).await;
    assert_eq!(kinds(&copy), ["squire", "me", "squire"]);
    assert_eq!(copy["seats"][1]["name"], anna.name.as_str());
    let (_, copy) = anna.post(&path, json!({ "at": 3, "others": "bot:knight" })).await;
    assert_eq!(
        (kinds(&copy), &copy["stand_in"]),
        (vec!["me".into(), "knight".into(), "knight".into()], &json!("knight"))
    );
    // A stranger takes the seat to move.
    let (_, copy) = boris.post(&path, json!({ "at": 0, "others": "played" })).await;
    assert_eq!(kinds(&copy), ["me", "page", "squire"]);
    let (_, copy) = anna.post(&path, json!({ "at": 3 })).await;
    assert_eq!(kinds(&copy), ["me", "me", "me"]);
    for wrong in
        [json!({ "others": "emperor" }), json!({ "seat": "E" }), json!({ "others": "open" })]
    {
        assert_eq!(anna.post(&path, wrong.clone()).await.0, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let mut browser = house.browser();
    let page = browser.get(&format!("/t/{table}?at=3")).await.text;
    assert!(page.contains("name=\"others\"") && page.contains("value=\"bot:baron\""));
    let fields = [("at", "3"), ("seat", "C"), ("others", "bot:page")];
    let page = browser.post(&format!("/t/{table}/fork"), &fields).await;
    let copy = page.location.unwrap().strip_prefix("/t/").unwrap().to_owned();
    assert_eq!(kinds(&browser.program().await.see(&copy).await), ["page", "page", "me"]);
}
