//! The JSON API, as a program uses it.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::{
    client::{House, SOON, id, invite},
    schema::fault,
};

#[tokio::test]
async fn two_programs_play_a_whole_match() {
    let house = House::open().await;
    let (anna, boris) = (house.program().await, house.program().await);
    let table = anna.table(&["me", "open"]).await;
    assert_eq!(table["stage"], "gathering");
    let id = id(&table);
    let (status, joined) = boris.post(&format!("/invites/{}", invite(&table)), json!({})).await;
    assert_eq!((status, &joined["stage"]), (StatusCode::OK, &json!("playing")), "{joined}");
    assert_eq!(joined["your_seats"], json!(["B"]));
    for pick in 0..2000 {
        let seen = anna.see(&id).await;
        if seen["stage"] == "over" {
            break;
        }
        for seat in seen["awaited"].as_array().unwrap() {
            let player = if seat == "A" { &anna } else { &boris };
            player.act_any(&id, seat.as_str().unwrap(), pick * 13).await;
        }
    }
    let over = boris.see(&id).await;
    assert_eq!((&over["stage"], &over["viewer"]), (&json!("over"), &json!("referee")));
    assert_eq!(over["scores"].as_array().unwrap().len(), 2);
    let (_, record) = anna.get(&format!("/tables/{id}/record")).await;
    assert_eq!(record["names"], json!([anna.name, boris.name]));
    assert_eq!(json!(record["moves"].as_array().unwrap().len()), over["moves"]);
    games::AnyMatch::open(&record.to_string()).expect("the record replays");
}

#[tokio::test]
async fn every_game_is_played_to_its_end_and_its_record_replays() {
    let house = House::open().await;
    for (game, options) in [
        ("kings-road", json!({})),
        ("castle", json!({})),
        ("castle", json!({ "side": "winter", "six_winter_cards": true })),
    ] {
        let anna = house.program().await;
        let body = json!({ "game": game, "seats": ["me", "hotseat"], "options": options });
        let (status, table) = anna.post("/tables", body).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        let id = id(&table);
        let over = anna.play_out(&id).await;
        assert_eq!(over["scores"].as_array().unwrap().len(), 2);
        let (_, record) = anna.get(&format!("/tables/{id}/record")).await;
        let (played, _) = games::AnyMatch::open(&record.to_string()).expect("the record replays");
        assert_eq!((played.game().to_string().as_str(), played.turn()), (game, engine::Turn::Over));
    }
}

#[tokio::test]
async fn bots_finish_a_match_by_themselves_and_after_somebody_left() {
    let house = House::open().await;
    let anna = house.program().await;
    let watched = id(&anna.table(&["bot:random", "bot:random", "bot:random"]).await);
    wait_for_end(&anna, &watched).await;
    let left = id(&anna.table(&["me", "bot", "bot"]).await);
    anna.act_any(&left, "A", 3).await;
    let (status, _) = anna.post(&format!("/tables/{left}/leave"), json!({})).await;
    assert_eq!(status, StatusCode::OK);
    let over = wait_for_end(&anna, &left).await;
    assert_eq!(over["seats"][0]["kind"], "bot");
    let (status, why) = anna.post(&format!("/tables/{left}/rematch"), json!({})).await;
    assert_eq!((status, &why["error"]), (StatusCode::FORBIDDEN, &json!("not-your-seat")));
}

async fn wait_for_end(who: &crate::client::Program, id: &str) -> Value {
    for _ in 0..400 {
        let table = who.see(id).await;
        if table["stage"] == "over" {
            return table;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the bots do not finish");
}

#[tokio::test]
async fn an_illegal_move_names_its_rule_and_changes_nothing() {
    let house = House::open().await;
    let anna = house.program().await;
    let id = id(&anna.table(&["me", "hotseat"]).await);
    let before = anna.see(&id).await;
    let version = before["version"].as_u64().unwrap();
    let (status, why) = anna.act(&id, "A", "DRK DRK TMP", version).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!((&why["error"], &why["rule"]), (&json!("illegal"), &json!("KRD-3.6")));
    let (status, why) = anna.act(&id, "A", "nonsense", version).await;
    assert_eq!((status, &why["error"]), (StatusCode::BAD_REQUEST, &json!("unreadable")));
    let (status, _) = anna.act(&id, "F", "WITCH", version).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "there is no seat F");
    let (status, why) = anna.act(&id, "E", "WITCH", version).await;
    assert_eq!((status, &why["error"]), (StatusCode::FORBIDDEN, &json!("not-your-seat")));
    assert_eq!(anna.see(&id).await, before);
}

#[tokio::test]
async fn a_sealed_choice_can_be_taken_back_until_the_last_is_made() {
    let house = House::open().await;
    let anna = house.program().await;
    let id = id(&anna.table(&["me", "hotseat"]).await);
    anna.act_any(&id, "A", 5).await;
    let (version, _) = anna.legal(&id, "A").await;
    let undo = format!("/tables/{id}/undo");
    let (status, _) = anna.post(&undo, json!({ "seat": "A", "version": version })).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(anna.see(&id).await["moves"], 0);
    let (status, why) = anna.post(&undo, json!({ "seat": "A", "version": version + 1 })).await;
    assert_eq!((status, &why["error"]), (StatusCode::CONFLICT, &json!("nothing-to-undo")));
    anna.act_any(&id, "A", 6).await;
    anna.act_any(&id, "B", 6).await;
    let (version, _) = anna.legal(&id, "A").await;
    let (status, why) = anna.post(&undo, json!({ "seat": "B", "version": version })).await;
    assert_eq!((status, &why["error"]), (StatusCode::CONFLICT, &json!("nothing-to-undo")));
}

#[tokio::test]
async fn stale_replayed_and_reordered_moves_are_refused() {
    let house = House::open().await;
    let anna = house.program().await;
    let id = id(&anna.table(&["me", "hotseat"]).await);
    let (start, actions) = anna.legal(&id, "A").await;
    assert_eq!(anna.act(&id, "A", &actions[0], start).await.0, StatusCode::OK);
    // The same click again: the seat's own position has changed.
    assert_eq!(anna.act(&id, "A", &actions[0], start).await.1["error"], "stale");
    // The other seat's choice was made looking at the first version, and still means the same.
    assert_eq!(anna.act(&id, "B", &actions[1], start).await.0, StatusCode::OK);
    // Cards were opened since: whatever was chosen before means nothing now.
    let now = anna.see(&id).await;
    for old in 0..now["version"].as_u64().unwrap() {
        assert_eq!(anna.act(&id, "A", &actions[0], old).await.1["error"], "stale", "version {old}");
    }
    let future = now["version"].as_u64().unwrap() + 1;
    assert_eq!(anna.act(&id, "A", &actions[0], future).await.1["error"], "stale");
    assert_eq!(anna.see(&id).await, now);
}

#[tokio::test]
async fn events_stream_every_change_and_end_with_the_server() {
    let mut house = House::open().await;
    let anna = house.program().await;
    let id = id(&anna.table(&["me", "hotseat"]).await);
    let path = format!("/tables/{id}/events");
    let mut response = anna.request(Method::GET, &path).send().await.unwrap();
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    let mut next = async || loop {
        let chunk = tokio::time::timeout(SOON, response.chunk()).await.unwrap().ok()??;
        let text = String::from_utf8(chunk.to_vec()).unwrap();
        if let Some(data) = text.lines().find_map(|line| line.strip_prefix("data:")) {
            return Some(serde_json::from_str::<Value>(data).unwrap());
        }
    };
    let first = next().await.unwrap();
    assert_eq!((&first["your_turn"], &first["events"]), (&json!(true), &json!([])));
    anna.act_any(&id, "A", 1).await;
    let second = loop {
        let heard = next().await.unwrap();
        if heard["awaited"] == json!(["B"]) {
            break heard;
        }
    };
    assert_eq!(second["events"], json!([]), "what can be taken back is not told");
    anna.act_any(&id, "B", 1).await;
    let third = loop {
        let heard = next().await.unwrap();
        if heard["awaited"] == json!(["A", "B"]) {
            break heard;
        }
    };
    assert_eq!(third["events"].as_array().unwrap().len(), 2);
    house.stop().await;
    assert_eq!(next().await, None);
}

#[tokio::test]
async fn the_document_describes_what_is_there() {
    let house = House::open().await;
    let anna = house.program().await;
    let (status, document) = anna.get("/openapi.json").await;
    assert_eq!(status, StatusCode::OK);
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() > 15);
    for (path, methods) in paths {
        let path = path.strip_prefix("/api").unwrap();
        let path = path.replace("{id}", "x").replace("{secret}", "x");
        for method in methods.as_object().unwrap().keys() {
            let method: Method = method.to_uppercase().parse().unwrap();
            let mut request = anna.request(method.clone(), &path);
            if method == Method::POST {
                request = request.json(&json!({ "surely": "unknown" }));
            }
            let response = request.send().await.unwrap();
            let status = response.status();
            let body: Value = response.json().await.unwrap_or_default();
            // A table that is not there is refused by its handler, not for want of a route.
            assert_ne!(status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
            if !path.contains("/x") {
                assert_ne!(status, StatusCode::NOT_FOUND, "{path} {body}");
            }
        }
    }
    // The walk has renewed Anna's token.
    let (status, why) = house.program().await.get("/nothing/here").await;
    assert_eq!((status, &why["error"]), (StatusCode::NOT_FOUND, &json!("not-found")));
}

#[tokio::test]
async fn games_lists_and_rematches() {
    let house = House::open().await;
    let anna = house.program().await;
    let (_, games) = anna.get("/games").await;
    assert_eq!(games["games"][0]["id"], "kings-road");
    assert_eq!(games["games"][1]["id"], "castle");
    let body = json!({ "game": "kings-road", "seats": ["me", "open"], "public": true,
                       "options": { "hereditary_nobles": true }, "title": "  The   long table " });
    let (_, table) = anna.post("/tables", body).await;
    assert_eq!(
        (&table["title"], &table["options"]["hereditary_nobles"]),
        (&json!("The long table"), &json!(true))
    );
    let boris = house.program().await;
    let (_, lists) = boris.get("/tables").await;
    assert_eq!(lists["open"][0]["id"], table["id"]);
    assert_eq!(lists["mine"], json!([]));
    let (status, joined) =
        boris.post(&format!("/tables/{}/join", id(&table)), json!({ "seat": "B" })).await;
    assert_eq!(status, StatusCode::OK, "{joined}");
    let (_, lists) = boris.get("/tables").await;
    assert_eq!((&lists["open"], &lists["mine"][0]["my_turn"]), (&json!([]), &json!(true)));

    let solo = id(&anna.table(&["me", "hotseat"]).await);
    anna.play_out(&solo).await;
    let (status, again) = anna.post(&format!("/tables/{solo}/rematch"), json!({})).await;
    assert_eq!((status, &again["stage"]), (StatusCode::CREATED, &json!("playing")));
    let (_, twice) = anna.post(&format!("/tables/{solo}/rematch"), json!({})).await;
    assert_eq!(twice["id"], again["id"], "there is one rematch");
    let (_, lists) = anna.get("/tables").await;
    let over = lists["mine"].as_array().unwrap().iter().find(|t| t["id"] == solo.as_str()).unwrap();
    assert!(over["result"].as_str().unwrap().contains(&anna.name));
}

#[tokio::test]
async fn records_and_forks_open_new_tables() {
    let house = House::open().await;
    let (anna, boris) = (house.program().await, house.program().await);
    let source = id(&anna.table(&["me", "hotseat"]).await);
    anna.play_out(&source).await;
    let (_, record) = anna.get(&format!("/tables/{source}/record")).await;
    let (status, imported) = boris.post("/records", record.clone()).await;
    assert_eq!((status, &imported["stage"]), (StatusCode::CREATED, &json!("over")));
    assert_eq!(imported["seats"][0]["name"], anna.name.as_str());
    let mut forged = record.clone();
    forged["moves"][0] = json!("A DRK DRK TMP");
    let (status, why) = boris.post("/records", forged).await;
    assert_eq!((status, &why["error"]), (StatusCode::BAD_REQUEST, &json!("record")));
    assert!(why["message"].as_str().unwrap().contains("KRD-3.6"), "{why}");
    // A finished match may be forked by whoever may see it, at any moment of it.
    let (status, fork) = boris.post(&format!("/tables/{source}/fork"), json!({ "at": 4 })).await;
    assert_eq!(
        (status, &fork["moves"], &fork["stage"]),
        (StatusCode::CREATED, &json!(4), &json!("playing"))
    );
    boris.act_any(&id(&fork), "A", 0).await;
    // The last sealed choice of the opening can still be taken back, and the stream tells no more.
    let (_, fork) = boris.post(&format!("/tables/{source}/fork"), json!({ "at": 5 })).await;
    let undo = json!({ "seat": "A", "version": fork["version"] });
    let (status, why) = boris.post(&format!("/tables/{}/undo", id(&fork)), undo).await;
    assert_eq!(status, StatusCode::OK, "{why}");
    let events = format!("/tables/{}/events", id(&fork));
    let mut stream = boris.request(Method::GET, &events).send().await.unwrap();
    let first = String::from_utf8(stream.chunk().await.unwrap().unwrap().to_vec()).unwrap();
    assert!(first.contains("\"awaited\":[\"A\",\"B\"]"), "{first}");
    let (status, _) = boris.post(&format!("/tables/{source}/fork"), json!({ "at": 9999 })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn options_may_be_given_as_they_are_listed() {
    let house = House::open().await;
    let anna = house.program().await;
    let open = async |gates: Value| {
        let options = json!({ "gates_of_gold": gates });
        let body = json!({ "game": "viscounts", "seats": ["me", "hotseat"], "options": options });
        anna.post("/tables", body).await
    };
    for listed in [json!("true"), json!(true)] {
        let (status, table) = open(listed).await;
        assert_eq!(
            (status, &table["options"]["gates_of_gold"]),
            (StatusCode::CREATED, &json!(true))
        );
    }
    assert_eq!(open(json!("perhaps")).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn answers_are_as_the_document_says() {
    let house = House::open().await;
    let anna = house.program().await;
    let (_, document) = anna.get("/openapi.json").await;
    assert_eq!(document["servers"][0]["url"], house.url);
    let check = |method: &str, path: &str, answer: &Value| {
        let responses = &document["paths"][path][method]["responses"];
        let done = if responses["201"].is_object() { &responses["201"] } else { &responses["200"] };
        let schema = &done["content"].as_object().unwrap().values().next().unwrap()["schema"];
        assert!(schema["$ref"].is_string(), "{path}");
        assert_eq!(fault(&document, schema, answer), None, "{method} {path}");
    };
    let seats = json!(["me", "hotseat"]);
    let body = json!({ "game": "kings-road", "seats": seats, "hints": true });
    let table = anna.post("/tables", body).await.1;
    check("post", "/api/tables", &table);
    let id = id(&table);
    for path in ["/me", "/games", "/tables"] {
        check("get", &format!("/api{path}"), &anna.get(path).await.1);
    }
    let (version, actions) = anna.legal(&id, "A").await;
    check("get", "/api/tables/{id}/legal", &anna.get(&format!("/tables/{id}/legal")).await.1);
    check("get", "/api/tables/{id}/hints", &anna.get(&format!("/tables/{id}/hints")).await.1);
    let (_, done) = anna.act(&id, "A", &actions[0], version).await;
    check("post", "/api/tables/{id}/actions", &done);
    let refused = anna.act(&id, "A", &actions[0], version).await.1;
    assert_eq!(fault(&document, &document["components"]["schemas"]["Refusal"], &refused), None);
    anna.play_out(&id).await;
    check("get", "/api/tables/{id}", &anna.see(&id).await);
    let (_, record) = anna.get(&format!("/tables/{id}/record")).await;
    check("get", "/api/tables/{id}/record", &record);
    check("post", "/api/records", &anna.post("/records", record).await.1);
    check("post", "/api/guests", &anna.post("/guests", json!({})).await.1);
    assert!(fault(&document, &document["components"]["schemas"]["Me"], &json!({})).is_some());
}

#[tokio::test]
async fn a_link_to_share_leads_where_the_caller_is() {
    let house = House::open().await;
    let anna = house.program().await;
    let body = json!({ "game": "kings-road", "seats": ["me", "open"] });
    let request = anna.request(Method::POST, "/tables").header("host", "castle.example:8080");
    let table: Value = request.json(&body).send().await.unwrap().json().await.unwrap();
    assert!(table["invite"].as_str().unwrap().starts_with("http://castle.example:8080/j/"));
    let house = House::with(|config| config.base_url = Some("https://play.example".into())).await;
    let table = house.program().await.table(&["me", "open"]).await;
    assert!(table["invite"].as_str().unwrap().starts_with("https://play.example/j/"));
}
