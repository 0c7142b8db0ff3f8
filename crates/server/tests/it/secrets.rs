//! What a seat may not know never leaves the process.

use reqwest::StatusCode;
use serde_json::json;

use crate::client::{Browser, House, Program, id, invite};

/// Anna has sealed a choice; Boris and a spectator read everything they can reach.
#[tokio::test]
async fn a_sealed_choice_is_seen_by_its_own_seat_only() {
    let house = House::open().await;
    let (mut anna, mut boris, mut eve) = (house.browser(), house.browser(), house.browser());
    let table = anna
        .table(&[
            ("game", "kings-road"),
            ("seats", "2"),
            ("seat.0", "me"),
            ("seat.1", "open"),
            ("public", "on"),
        ])
        .await;
    let (annas, boriss, eves) = (anna.program().await, boris.program().await, eve.program().await);
    let secret = invite(&annas.see(&table).await);
    assert_eq!(boris.post(&format!("/j/{secret}"), &[]).await.status, StatusCode::SEE_OTHER);
    let (mut boris_live, mut eve_live) =
        (boris.socket(&table).await.ok().unwrap(), eve.socket(&table).await.ok().unwrap());
    let mut anna_live = anna.socket(&table).await.ok().unwrap();
    // Comings and goings are told a little later; then everybody knows what there is to know.
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    for live in [&mut boris_live, &mut eve_live, &mut anna_live] {
        live.say(json!({ "kind": "ping" })).await;
        live.hear_kind("pong").await;
    }

    let (_, legal) = annas.legal(&table, "A").await;
    let sealed = legal.iter().find(|a| a.contains("DRAGON") && a.contains("KNIGHT")).unwrap();
    let mut reached = Vec::new();
    for choice in [sealed.as_str(), "WITCH"] {
        let (version, _) = annas.legal(&table, "A").await;
        let (status, done) = annas.act(&table, "A", choice, version).await;
        assert_eq!(status, StatusCode::OK, "{done}");
        let version = done["version"].as_u64().unwrap();
        anna_live.hear_version(version).await;
        let mut texts = vec![eve_live.hear_version(version).await.to_string()];
        texts.extend(everything(&mut eve, &eves, &table).await);
        for text in &texts {
            assert!(!text.contains(sealed), "{text}");
        }
        // The page of Boris lists his own actions, hers among them.
        texts.push(boris_live.hear_version(version).await.to_string());
        texts.extend(everything(&mut boris, &boriss, &table).await);
        assert!(annas.see(&table).await.to_string().contains(choice), "her own seat knows");
        reached.push(texts.into_iter().map(|text| without_moments(&text)).collect::<Vec<_>>());
        let (version, _) = annas.legal(&table, "A").await;
        let undo = json!({ "seat": "A", "version": version });
        let (_, undone) = annas.post(&format!("/tables/{table}/undo"), undo).await;
        boris_live.hear_version(undone["version"].as_u64().unwrap()).await;
        eve_live.hear_version(undone["version"].as_u64().unwrap()).await;
    }
    // Whatever she chose, the others read the very same.
    for (one, other) in reached[0].iter().zip(&reached[1]) {
        assert_eq!(one, other);
    }
}

/// Everything that somebody can ask for about a table.
async fn everything(browser: &mut Browser, program: &Program, table: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for what in ["", "?at=0", "?at=1", "/record.json"] {
        texts.push(browser.get(&format!("/t/{table}{what}")).await.text);
    }
    for what in ["", "?at=0", "?at=1", "/record", "/legal?seat=A"] {
        texts.push(program.get(&format!("/tables/{table}{what}")).await.1.to_string());
    }
    texts.push(program.post(&format!("/tables/{table}/fork"), json!({})).await.1.to_string());
    texts.push(events(program, table).await);
    texts
}

async fn events(who: &Program, table: &str) -> String {
    let path = format!("/tables/{table}/events");
    let mut response = who.request(reqwest::Method::GET, &path).send().await.unwrap();
    let chunk = response.chunk().await.unwrap().unwrap();
    String::from_utf8(chunk.to_vec()).unwrap()
}

/// The text without numbers: versions and times grow whatever is chosen.
fn without_moments(text: &str) -> String {
    text.chars().filter(|c| !c.is_ascii_digit()).collect()
}

/// As around a real table: all see who lays cards and who takes them up again, nobody sees which.
#[tokio::test]
async fn who_has_chosen_is_known_and_what_is_not() {
    let house = House::open().await;
    let (anna, boris) = (house.program().await, house.program().await);
    let table = anna.table(&["me", "open"]).await;
    let (table, secret) = (id(&table), invite(&table));
    boris.post(&format!("/invites/{secret}"), json!({})).await;
    let (_, legal) = anna.legal(&table, "A").await;
    let mut seen = Vec::new();
    for choice in [&legal[0], legal.last().unwrap()] {
        let before = boris.see(&table).await;
        let version = before["version"].as_u64().unwrap();
        assert_eq!(before["awaited"], json!(["A", "B"]));
        anna.act(&table, "A", choice, version).await;
        let mut laid = boris.see(&table).await;
        assert_eq!(laid["awaited"], json!(["B"]));
        assert_eq!(laid["version"].take(), json!(version + 1));
        seen.push(laid);
        let undo = json!({ "seat": "A", "version": version + 1 });
        anna.post(&format!("/tables/{table}/undo"), undo).await;
        let taken_up = boris.see(&table).await;
        assert_eq!(taken_up["version"], json!(version + 2));
        assert_eq!(taken_up["awaited"], before["awaited"]);
    }
    assert_eq!(seen[0], seen[1]);
}

#[tokio::test]
async fn others_seats_and_tables_cannot_be_acted_on() {
    let house = House::open().await;
    let (anna, boris, eve) = (house.program().await, house.program().await, house.program().await);
    let table = anna.table(&["me", "open"]).await;
    let (table, secret) = (id(&table), invite(&table));
    boris.post(&format!("/invites/{secret}"), json!({})).await;
    let before = anna.see(&table).await;
    let version = before["version"].as_u64().unwrap();
    assert_eq!(boris.act(&table, "A", "WITCH", version).await.0, StatusCode::FORBIDDEN);
    let body = json!({ "seat": "A", "version": version });
    assert_eq!(boris.post(&format!("/tables/{table}/undo"), body).await.0, StatusCode::FORBIDDEN);
    assert_eq!(boris.get(&format!("/tables/{table}/legal?seat=A")).await.0, StatusCode::FORBIDDEN);
    let start = json!({ "fill": true });
    assert_eq!(boris.post(&format!("/tables/{table}/start"), start).await.0, StatusCode::CONFLICT);
    // Eve was not invited: for her there is no such table.
    assert_eq!(eve.get(&format!("/tables/{table}")).await.0, StatusCode::NOT_FOUND);
    assert_eq!(eve.act(&table, "A", "WITCH", version).await.0, StatusCode::NOT_FOUND);
    for what in ["join", "start", "leave", "rematch", "fork"] {
        let (status, _) = eve.post(&format!("/tables/{table}/{what}"), json!({})).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{what}");
    }
    for what in ["record", "events", "legal"] {
        assert_eq!(
            eve.get(&format!("/tables/{table}/{what}")).await.0,
            StatusCode::NOT_FOUND,
            "{what}"
        );
    }
    let (status, _) = eve.post(&format!("/tables/{table}/chat"), json!({ "text": "hi" })).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert_eq!(anna.see(&table).await, before);
}

#[tokio::test]
async fn a_private_table_opens_by_its_invitation_only() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = anna.table(&[("game", "kings-road"), ("seats", "3"), ("seat.0", "me")]).await;
    let secret = invite(&anna.program().await.see(&table).await);
    let mut eve = house.browser();
    eve.get("/").await;
    assert_eq!(eve.get(&format!("/t/{table}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(eve.socket(&table).await.err(), Some(404));
    for wrong in ["x", "AAAAAAAAAAAAAAAAAAAAAA", &table] {
        assert_eq!(eve.get(&format!("/j/{wrong}")).await.status, StatusCode::NOT_FOUND);
        assert_eq!(eve.post(&format!("/j/{wrong}"), &[]).await.status, StatusCode::NOT_FOUND);
    }
    assert!(!eve.get("/").await.text.contains(&table), "not listed");
    // Whoever has the link may look, and may sit down.
    assert_eq!(eve.get(&format!("/j/{secret}")).await.status, StatusCode::OK);
    let page = eve.get(&format!("/t/{table}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert_eq!(eve.post(&format!("/j/{secret}"), &[]).await.location, Some(format!("/t/{table}")));
    let seats = anna.program().await.see(&table).await["seats"].clone();
    assert_eq!(seats[1]["kind"], "human");
}

#[tokio::test]
async fn nobody_learns_an_identity_or_a_key_from_a_page() {
    let house = House::open().await;
    let (mut anna, mut boris) = (house.browser(), house.browser());
    let table = anna
        .table(&[
            ("game", "kings-road"),
            ("seats", "2"),
            ("seat.0", "me"),
            ("seat.1", "open"),
            ("public", "on"),
        ])
        .await;
    let (annas, boriss) = (anna.program().await, boris.program().await);
    boriss.post(&format!("/tables/{table}/join"), json!({})).await;
    boriss.post(&format!("/tables/{table}/chat"), json!({ "text": "hello" })).await;
    let id = anna.cookies[0].1.split('.').next().unwrap().to_owned();
    let mut live = boris.socket(&table).await.ok().unwrap();
    let seen = [
        boris.get(&format!("/t/{table}")).await.text,
        boriss.see(&table).await.to_string(),
        live.hear_kind("update").await.to_string(),
        events(&boriss, &table).await,
    ];
    for text in seen {
        assert!(!text.contains(&id) && !text.contains(&annas.token), "{text}");
    }
}

#[tokio::test]
async fn the_link_to_a_finished_private_match_is_for_looking_only() {
    let house = House::open().await;
    let (anna, mut eve) = (house.program().await, house.browser());
    let table = id(&anna.table(&["me", "hotseat"]).await);
    anna.play_out(&table).await;
    let eves = eve.program().await;
    let version = eves.see(&table).await["version"].clone();
    let said = eves.post(&format!("/tables/{table}/chat"), json!({ "text": "I was here" })).await;
    assert_eq!((said.0, &said.1["error"]), (StatusCode::FORBIDDEN, &json!("not-invited")));
    let page = eve.get(&format!("/t/{table}")).await.text;
    assert!(!page.contains("data-chat") && page.contains("chat__none"), "no field for nothing");
    let mut live = eve.socket(&table).await.ok().unwrap();
    live.say(json!({ "kind": "chat", "text": "I was here" })).await;
    live.hear_kind("refused").await;
    for path in ["leave", "rematch"] {
        let (status, _) = eves.post(&format!("/tables/{table}/{path}"), json!({})).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(anna.see(&table).await["version"], version);
}
