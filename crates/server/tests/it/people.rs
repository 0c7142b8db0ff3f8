//! People who leave, come back and meet again.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::client::{Browser, House, Program, invite};

const TWO: [(&str, &str); 5] = [
    ("game", "kings-road"),
    ("seats", "2"),
    ("seat.0", "me"),
    ("seat.1", "open"),
    ("stand_in", "page"),
];

/// Anna and Boris at a table that plays, and the secret of its invitation.
async fn two(house: &House) -> (Browser, Browser, String, String) {
    let (mut anna, mut boris) = (house.browser(), house.browser());
    let table = anna.table(&TWO).await;
    let secret = invite(&anna.program().await.see(&table).await);
    boris.get("/").await;
    assert_eq!(boris.post(&format!("/j/{secret}"), &[]).await.status, StatusCode::SEE_OTHER);
    (anna, boris, table, secret)
}

/// Waits until something is so.
async fn until(program: &Program, table: &str, so: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..400 {
        let seen = program.see(table).await;
        if so(&seen) {
            return seen;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("never so: {}", program.see(table).await);
}

#[tokio::test]
async fn whoever_left_takes_the_seat_back_by_page_or_invitation_and_everybody_is_told() {
    let mut house = House::open().await;
    let (mut anna, mut boris, table, secret) = two(&house).await;
    let (mut annas, mut boriss) = (anna.program().await, boris.program().await);
    let page = format!("/t/{table}");
    let asks = boris.get(&page).await.text;
    assert!(
        asks.contains("<dialog") && asks.contains("You can take your seat back"),
        "asked first"
    );
    boris.post(&format!("{page}/leave"), &[]).await;
    let seen = until(&annas, &table, |seen| seen["moves"] == 1).await;
    assert_eq!((&seen["seats"][1]["kind"], &seen["left_seats"]), (&json!("bot"), &json!([])));
    assert_eq!(seen["seats"][1]["absent"], json!(boriss.name));
    let told = anna.get(&page).await.text;
    assert!(told.contains("leaves; ") && told.contains(&format!("for {}", boriss.name)), "{told}");
    assert!(!told.contains("/return"), "the way back is shown to whoever left");
    // The house may be closed in between: the log knows.
    house.stop().await;
    house.start_again().await;
    for url in [&mut anna.url, &mut boris.url, &mut annas.url, &mut boriss.url] {
        url.clone_from(&house.url);
    }
    assert_eq!(boriss.see(&table).await["left_seats"], json!(["B"]));
    let way_back = boris.get(&page).await.text;
    assert!(way_back.contains("You left this match") && way_back.contains("/return"), "{way_back}");
    assert_eq!(boris.get(&format!("/j/{secret}")).await.location.as_deref(), Some(&*page));
    let carl = house.program().await;
    let (status, _) = carl.post(&format!("/invites/{secret}"), json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT, "the seat is nobody else's");
    assert_eq!(boris.post(&format!("{page}/return"), &[]).await.status, StatusCode::SEE_OTHER);
    let seen = boriss.see(&table).await;
    assert_eq!((&seen["your_seats"], &seen["left_seats"]), (&json!(["B"]), &json!([])));
    assert_eq!(seen["seats"][1]["name"], json!(boriss.name));
    assert!(anna.get(&page).await.text.contains("is back."));
    // Once more, now as programs do it.
    boriss.post(&format!("/tables/{table}/leave"), json!({})).await;
    let (status, back) = boriss.post(&format!("/tables/{table}/join"), json!({})).await;
    assert_eq!((status, &back["your_seats"]), (StatusCode::OK, &json!(["B"])));
}

#[tokio::test]
async fn a_match_that_ended_gives_no_seat_back() {
    let house = House::open().await;
    let anna = house.program().await;
    let seats = json!(["me", "bot:page"]);
    let body = json!({ "game": "kings-road", "seats": seats, "stand_in": "page" });
    let table = anna.post("/tables", body).await.1["id"].as_str().unwrap().to_owned();
    anna.post(&format!("/tables/{table}/leave"), json!({})).await;
    for _ in 0..600 {
        if anna.see(&table).await["stage"] == "over" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (status, why) = anna.post(&format!("/tables/{table}/join"), json!({})).await;
    assert_eq!((status, &why["error"]), (StatusCode::CONFLICT, &json!("over")));
    assert_eq!(anna.see(&table).await["left_seats"], json!([]));
}

#[tokio::test]
async fn a_bot_that_gave_its_seat_back_plays_again_when_it_gets_it_again() {
    let house = House::open().await;
    let anna = house.program().await;
    let boris = house.program().await;
    let body = json!({ "game": "kings-road", "seats": ["me", "open"], "stand_in": "baron" });
    let table = anna.post("/tables", body).await.1;
    boris.post(&format!("/invites/{}", invite(&table)), json!({})).await;
    let table = crate::client::id(&table);
    boris.post(&format!("/tables/{table}/leave"), json!({})).await;
    boris.post(&format!("/tables/{table}/join"), json!({})).await;
    // What the bot had begun to think about is done now, and came to nothing.
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let moves = anna.see(&table).await["moves"].as_u64().unwrap();
    boris.post(&format!("/tables/{table}/leave"), json!({})).await;
    until(&anna, &table, |seen| seen["moves"].as_u64() > Some(moves) || moves > 0).await;
}

#[tokio::test]
async fn bots_are_named_in_the_language_of_whoever_reads() {
    let house = House::open().await;
    let (mut anna, mut boris) = (house.browser(), house.browser());
    anna.cookies.push(("castellan_lang".into(), "uk".into()));
    // A guest may be called a squire by chance.
    anna.post("/account", &[("name", "Anna")]).await;
    let fields =
        [("game", "kings-road"), ("seats", "2"), ("seat.1", "bot:squire"), ("public", "on")];
    let table = anna.table(&[&fields[..], &[("seat.0", "me")]].concat()).await;
    let page = format!("/t/{table}");
    assert!(anna.get(&page).await.text.contains("Зброєносець"));
    let seen = boris.get(&page).await.text;
    assert!(seen.contains("Squire") && !seen.contains("Зброєносець"));
}

/// A finished match of Anna, Boris and a bot: programs, and the table.
async fn finished(house: &House) -> (Program, Program, String) {
    let (anna, boris) = (house.program().await, house.program().await);
    let body = json!({ "game": "kings-road", "seats": ["open", "me", "bot:page"] });
    let table = anna.post("/tables", body).await.1;
    boris.post(&format!("/invites/{}", invite(&table)), json!({})).await;
    let table = crate::client::id(&table);
    for pick in 0..2000 {
        let seen = anna.see(&table).await;
        if seen["stage"] == "over" {
            return (anna, boris, table);
        }
        let awaited = seen["awaited"].as_array().unwrap();
        for (seat, who) in [("B", &anna), ("A", &boris)] {
            if awaited.contains(&json!(seat)) {
                who.act_any(&table, seat, pick * 7).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
    panic!("the match does not end");
}

#[tokio::test]
async fn a_rematch_keeps_everybodys_seat_until_they_come() {
    let house = House::open().await;
    let (anna, boris, table) = finished(&house).await;
    let (status, next) = anna.post(&format!("/tables/{table}/rematch"), json!({})).await;
    assert_eq!(status, StatusCode::CREATED, "{next}");
    assert_eq!((&next["stage"], &next["your_seats"]), (&json!("gathering"), &json!(["B"])));
    assert_eq!(
        (&next["seats"][0]["kept_for"], &next["seats"][2]["bot"]),
        (&json!(boris.name), &json!("page"))
    );
    assert_eq!(boris.see(&table).await["rematch"], next["id"]);
    let carl = house.program().await;
    let (status, why) = carl.post(&format!("/invites/{}", invite(&next)), json!({})).await;
    assert_eq!((status, &why["error"]), (StatusCode::CONFLICT, &json!("no-free-seat")));
    let wish = json!({ "seat": "A" });
    let (status, _) = carl.post(&format!("/invites/{}", invite(&next)), wish).await;
    assert_eq!(status, StatusCode::CONFLICT, "nor by name");
    let (status, joined) = boris.post(&format!("/tables/{table}/rematch"), json!({})).await;
    assert_eq!((status, &joined["id"]), (StatusCode::CREATED, &next["id"]));
    assert_eq!((&joined["stage"], &joined["your_seats"]), (&json!("playing"), &json!(["A"])));
}

#[tokio::test]
async fn whoever_declines_a_rematch_frees_the_seat_and_everybody_sees_it() {
    let mut house = House::open().await;
    let (mut anna, mut boris, table) = finished(&house).await;
    let (status, why) = boris.post(&format!("/tables/{table}/decline"), json!({})).await;
    assert_eq!(
        (status, &why["error"]),
        (StatusCode::NOT_FOUND, &json!("not-found")),
        "nobody asked"
    );
    let next = anna.post(&format!("/tables/{table}/rematch"), json!({})).await.1;
    let carl = house.program().await;
    let (status, _) = carl.post(&format!("/tables/{table}/decline"), json!({})).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "he was not asked");
    assert_eq!(boris.post(&format!("/tables/{table}/decline"), json!({})).await.0, StatusCode::OK);
    let again = boris.post(&format!("/tables/{table}/decline"), json!({})).await.0;
    assert_eq!(again, StatusCode::FORBIDDEN, "once");
    house.stop().await;
    house.start_again().await;
    anna.url.clone_from(&house.url);
    boris.url.clone_from(&house.url);
    assert_eq!(boris.see(&table).await["declined"], json!(["A"]));
    let id = crate::client::id(&next);
    assert_eq!(anna.see(&id).await["declined"], json!(["A"]));
    let dora = house.program().await;
    let (status, sat) = dora.post(&format!("/invites/{}", invite(&next)), json!({})).await;
    assert_eq!((status, &sat["your_seats"]), (StatusCode::OK, &json!(["A"])), "the seat is free");
}

#[tokio::test]
async fn those_who_are_asked_to_play_again_see_it_at_the_old_table() {
    let house = House::open().await;
    let (mut anna, mut boris, table, _) = two(&house).await;
    let (annas, boriss) = (anna.program().await, boris.program().await);
    for pick in 0..2000 {
        let seen = annas.see(&table).await;
        if seen["stage"] == "over" {
            break;
        }
        let seat = seen["awaited"][0].as_str().unwrap().to_owned();
        let who = if seat == "A" { &annas } else { &boriss };
        who.act_any(&table, &seat, pick * 7).await;
    }
    let page = format!("/t/{table}");
    assert!(boris.get(&page).await.text.contains("/rematch\""), "anybody may ask");
    let mut live = boris.socket(&table).await.ok().unwrap();
    live.hear_kind("update").await;
    let next = anna.post(&format!("{page}/rematch"), &[]).await.location.unwrap();
    let desk = loop {
        let update = live.hear_kind("update").await;
        if update["title"].as_str().unwrap().starts_with("Rematch?") {
            break update["fragments"]["desk"]["html"].to_string();
        }
    };
    assert!(desk.contains(&format!("{} wants a rematch", annas.name)), "{desk}");
    assert!(desk.contains("/decline") && !anna.get(&page).await.text.contains("/decline"));
    let lobby = anna.get(&next).await.text;
    assert!(lobby.contains(&boriss.name) && lobby.contains("when everybody who was asked is here"));
    assert!(!lobby.contains("invite-url"), "nobody else is asked: {lobby}");
    assert_eq!(boris.post(&format!("{page}/rematch"), &[]).await.location, Some(next));
}

#[tokio::test]
async fn an_invitation_says_what_is_played_and_takes_a_name() {
    let house = House::open().await;
    let (mut anna, mut boris) = (house.browser(), house.browser());
    anna.cookies.push(("castellan_lang".into(), "uk".into()));
    let live = ("pace", "live:10:5");
    let table = anna.table(&[&TWO[..], &[live, ("title", "Friday")]].concat()).await;
    let annas = anna.program().await;
    let secret = invite(&annas.see(&table).await);
    let page = boris.get(&format!("/j/{secret}")).await.text;
    for said in [
        "10 minutes for everybody",
        "5 seconds for each move",
        "href=\"/learn/kings-road\"",
        "href=\"/rules/kings-road\"",
        "name=\"name\"",
        &*annas.name,
        "waits for somebody",
    ] {
        assert!(page.contains(said), "{said}: {page}");
    }
    // Those who draw previews are told in the language of whoever invites.
    for said in [
        "property=\"og:title\" content=\"Королівська дорога: Friday\"",
        "property=\"og:locale\" content=\"uk_UA\"",
        "name=\"twitter:card\" content=\"summary_large_image\"",
    ] {
        assert!(page.contains(said), "{said}: {page}");
    }
    let picture = page.split("property=\"og:image\" content=\"").nth(1).expect("a picture");
    let picture = picture.split('"').next().unwrap().strip_prefix(&house.url).expect("absolute");
    let shown = boris.get(picture).await;
    assert_eq!(
        (shown.status, &shown.headers["content-type"]),
        (StatusCode::OK, &"image/png".parse().unwrap())
    );
    boris.post(&format!("/j/{secret}"), &[("name", "Boris the Bold")]).await;
    assert_eq!(annas.see(&table).await["seats"][1]["name"], "Boris the Bold");
    assert!(
        boris.get("/account").await.text.contains("Boris the Bold"),
        "and is called so from now on"
    );
}

#[tokio::test]
async fn a_wrong_key_or_invitation_is_answered_with_a_way_on() {
    let house = House::open().await;
    let mut anna = house.browser();
    let page = anna.post("/account", &[("recovery_key", "no-such-key")]).await;
    assert_eq!(page.status, StatusCode::FORBIDDEN);
    assert!(
        page.text.contains("copy it whole") && page.text.contains("name=\"recovery_key\""),
        "{}",
        page.text
    );
    let page = anna.get("/j/AAAAAAAAAAAAAAAAAAAAAA").await;
    assert_eq!(page.status, StatusCode::NOT_FOUND);
    assert!(
        page.text.contains("leads to no table") && page.text.contains("href=\"/tables\""),
        "{}",
        page.text
    );
}

#[tokio::test]
async fn regulars_find_what_waits_for_them_first_and_strangers_what_this_is() {
    let house = House::open().await;
    let (mut anna, mut boris, first, _) = two(&house).await;
    let slow = [("pace", "days:3"), ("public", "on"), ("title", "Slow")];
    let second = anna.table(&[&TWO[..], &slow].concat()).await;
    let mut carl = house.browser();
    let open = carl.get("/").await.text;
    assert!(open.contains("class=\"hero\"") && open.contains("3 days a move"), "{open}");
    let annas = anna.program().await;
    boris.post(&format!("/j/{}", invite(&annas.see(&second).await)), &[]).await;
    let home = anna.get("/").await.text;
    assert!(!home.contains("class=\"hero\"") && home.contains("2 wait for you"), "{home}");
    assert!(home.contains("your turn, 2 d 23 h left") && home.contains("with "), "{home}");
    assert!(home.find("Your matches") < home.find("class=\"games\""));
    // Whoever has moved here goes on there, and home when nothing waits.
    annas.act_any(&first, "A", 1).await;
    let next = format!("/next?from={first}");
    assert_eq!(anna.get(&next).await.location, Some(format!("/t/{second}")));
    assert!(anna.get(&format!("/waiting?from={first}")).await.text.contains("\"waiting\":1"));
    annas.act_any(&second, "A", 1).await;
    assert_eq!(anna.get(&next).await.location.as_deref(), Some("/"));
    // A public match can be found and watched.
    let lists = carl.get("/tables").await.text;
    assert!(lists.contains("Slow") && lists.contains(">Watch<"), "{lists}");
    assert_eq!(carl.get(&format!("/t/{second}")).await.status, StatusCode::OK);
    let listed = annas.get("/tables").await.1;
    assert_eq!(
        (&listed["running"][0]["title"], &listed["running"][0]["pace"]),
        (&json!("Slow"), &json!("days:3"))
    );
}

#[tokio::test]
async fn whoever_is_asked_to_play_again_finds_it_at_home() {
    let house = House::open().await;
    let (anna, boris, table) = finished(&house).await;
    let next = anna.post(&format!("/tables/{table}/rematch"), json!({})).await.1;
    let mine = boris.get("/tables").await.1["mine"].clone();
    assert!(mine.as_array().unwrap().iter().any(|listed| listed["id"] == next["id"]), "{mine}");
}
