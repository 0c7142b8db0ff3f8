//! Who somebody is, and that nobody else can be them.

use reqwest::{Method, StatusCode, header::ORIGIN};
use serde_json::json;

use crate::client::{Browser, House, id};

#[tokio::test]
async fn a_guest_gets_a_cookie_and_a_name_at_once() {
    let house = House::open().await;
    let mut anna = house.browser();
    let page = anna.get("/").await;
    assert_eq!(page.status, StatusCode::OK);
    let cookie = &page.set_cookie[0];
    for part in ["castellan=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "plain HTTP on loopback");
    let again = anna.get("/").await;
    assert!(again.set_cookie.is_empty(), "known from now on");
    let mut other = house.browser();
    other.get("/").await;
    assert_ne!(anna.cookies, other.cookies);
}

#[tokio::test]
async fn a_forged_or_foreign_cookie_is_nobody() {
    let house = House::open().await;
    let mut anna = house.browser();
    anna.get("/").await;
    let table = anna
        .table(&[("game", "kings-road"), ("seats", "2"), ("seat.0", "me"), ("seat.1", "hotseat")])
        .await;
    let genuine = anna.cookies[0].1.clone();
    let id = genuine.split('.').next().unwrap();
    let other_house = House::open().await;
    let mut stranger = other_house.browser();
    stranger.get("/").await;
    let signature = stranger.cookies[0].1.rsplit('.').next().unwrap().to_owned();
    let forgeries = [
        format!("{id}.0.{signature}"),
        format!("{id}.0."),
        id.to_owned(),
        format!("{genuine}A"),
        "x".repeat(3000),
    ];
    for forged in forgeries {
        let mut eve = house.browser();
        eve.cookies = vec![("castellan".to_owned(), forged.clone())];
        let page = eve.get(&format!("/t/{table}")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{forged}");
        assert_eq!(page.set_cookie.len(), 1, "a new guest instead");
    }
    assert_eq!(anna.get(&format!("/t/{table}")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn forms_need_their_own_token_and_our_origin() {
    let house = House::open().await;
    let (mut anna, mut boris) = (house.browser(), house.browser());
    let (annas, boriss) = (anna.csrf().await, boris.csrf().await);
    for token in ["", "x", &boriss] {
        let page = anna.post_raw("/quick/kings-road", &[("csrf", token)]).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(anna.post_raw("/quick/kings-road", &[]).await.status, StatusCode::FORBIDDEN);
    let url = format!("{}/quick/kings-road", house.url);
    for origin in ["https://evil.example", "null"] {
        let request = reqwest::Client::new().post(&url).header(ORIGIN, origin);
        let page = anna.send(request.form(&[("csrf", annas.as_str())])).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(anna.post("/quick/kings-road", &[]).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_recovery_key_carries_the_identity() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = anna
        .table(&[("game", "kings-road"), ("seats", "2"), ("seat.0", "me"), ("seat.1", "hotseat")])
        .await;
    let page = anna.post("/account", &[("name", "Anna <the Wise>")]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER);
    let key = anna.program().await.recovery_key;
    let mut phone = house.browser();
    let page = phone.post("/account", &[("recovery_key", &key)]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER);
    assert_eq!(phone.get(&format!("/t/{table}")).await.status, StatusCode::OK);
    assert!(phone.get("/").await.text.contains("Anna &lt;the Wise&gt;"));
    let page = phone.post("/account", &[("recovery_key", "not a key")]).await;
    assert_eq!(page.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn renewing_voids_what_was_handed_out() {
    let house = House::open().await;
    let anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    let (status, renewed) = anna.post("/renew", json!({})).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(anna.get("/me").await.0, StatusCode::UNAUTHORIZED);
    let body = json!({ "recovery_key": anna.recovery_key });
    assert_eq!(anna.post("/token", body).await.0, StatusCode::UNAUTHORIZED);
    let mut now = anna.clone();
    now.token = renewed["token"].as_str().unwrap().to_owned();
    assert_eq!(now.see(&table).await["your_seats"], json!(["A", "B"]));
}

#[tokio::test]
async fn the_api_wants_a_token() {
    let house = House::open().await;
    let mut eve = house.program().await;
    let mut browser = Browser::new(&house.url);
    browser.get("/").await;
    let cookie = browser.cookies[0].1.clone();
    for token in ["", "x.0.y", cookie.as_str()] {
        eve.token = token.to_owned();
        let (status, why) = eve.get("/tables").await;
        assert_eq!((status, &why["error"]), (StatusCode::UNAUTHORIZED, &json!("no-token")));
    }
    // A cookie is no token: no other site can call in a visitor's name.
    let request = reqwest::Client::new().request(Method::GET, format!("{}/api/tables", house.url));
    assert_eq!(browser.send(request).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn renewing_ends_sockets_and_stays_after_a_restart() {
    let mut house = House::open().await;
    let mut anna = house.browser();
    let table = anna
        .table(&[("game", "kings-road"), ("seats", "2"), ("seat.0", "me"), ("seat.1", "hotseat")])
        .await;
    let mut stolen = anna.program().await;
    let mut live = anna.socket(&table).await.ok().unwrap();
    live.hear_kind("update").await;
    // What the old token asks for at the same moment brings nothing back to life.
    let (joined, renewed) = tokio::join!(
        stolen.post("/tables", json!({ "game": "kings-road", "seats": ["me", "open"] })),
        stolen.post("/renew", json!({})),
    );
    assert_eq!(renewed.0, StatusCode::OK, "{} {}", joined.1, renewed.1);
    live.say(json!({ "kind": "ping" })).await;
    while live.hear().await.is_some() {}
    assert_eq!(stolen.get("/me").await.0, StatusCode::UNAUTHORIZED);
    house.stop().await;
    house.start_again().await;
    stolen.url.clone_from(&house.url);
    assert_eq!(stolen.get("/me").await.0, StatusCode::UNAUTHORIZED);
    stolen.token = renewed.1["token"].as_str().unwrap().to_owned();
    assert_eq!(stolen.get("/me").await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_new_name_is_seen_at_the_tables_where_one_sits() {
    let house = House::open().await;
    let mut anna = house.browser();
    anna.post("/account", &[("name", "Anna")]).await;
    let fields = [("game", "kings-road"), ("seats", "2"), ("seat.0", "me"), ("seat.1", "hotseat")];
    let table = anna.table(&fields).await;
    anna.post("/account", &[("name", "Anna the Wise")]).await;
    let program = anna.program().await;
    let names = |table: &serde_json::Value| {
        table["seats"].as_array().unwrap().iter().map(|s| s["name"].clone()).collect::<Vec<_>>()
    };
    let seen = program.see(&table).await;
    assert_eq!(names(&seen), [json!("Anna the Wise"), json!("Anna the Wise · B")]);
    // The seats of a replayed record keep the names that they had in it.
    let (_, fork) = program.post(&format!("/tables/{table}/fork"), json!({})).await;
    let fork = id(&fork);
    anna.post("/account", &[("name", "Anna")]).await;
    assert_eq!(names(&program.see(&table).await), [json!("Anna"), json!("Anna · B")]);
    assert_eq!(program.see(&fork).await["seats"][1]["name"], json!("Anna · B"));
}

#[tokio::test]
async fn a_new_key_is_made_on_the_page_and_voids_the_old_one() {
    let house = House::open().await;
    let mut anna = house.browser();
    let key = anna.program().await.recovery_key;
    let stolen = anna.cookies.clone();
    let name = |text: &str| text.split("name=\"name\" value=\"").nth(1).unwrap()[..6].to_owned();
    let before = name(&anna.get("/account").await.text);
    let page = anna.post("/account", &[("renew", "yes")]).await;
    assert_eq!((page.status, page.set_cookie.len()), (StatusCode::SEE_OTHER, 1));
    assert_eq!(name(&anna.get("/account").await.text), before, "still the same person");
    let mut eve = house.browser();
    eve.cookies = stolen;
    assert_eq!(eve.get("/account").await.set_cookie.len(), 1, "a new guest instead");
    let page = eve.post("/account", &[("recovery_key", &key)]).await;
    assert_eq!(page.status, StatusCode::FORBIDDEN);
}
