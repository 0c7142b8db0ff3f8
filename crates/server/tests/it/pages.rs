//! Pages and forms, as a browser without scripts meets them.

use reqwest::StatusCode;
use serde_json::json;

use crate::client::{House, invite};

const HOT_SEAT: [(&str, &str); 4] =
    [("game", "kings-road"), ("seats", "2"), ("seat.0", "me"), ("seat.1", "hotseat")];

/// What is shown to whoever runs a house.
pub async fn operators(house: &House, path: &str) -> reqwest::Response {
    let at = house.metrics.expect("it has an address");
    reqwest::get(format!("http://{at}{path}")).await.unwrap()
}

#[tokio::test]
async fn every_page_is_there_and_protected() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = anna.table(&HOT_SEAT).await;
    let table = format!("/t/{table}");
    let pages = ["/", "/new/kings-road", "/rules/kings-road", "/new/castle", "/rules/castle"];
    let lessons = ["/learn/kings-road", "/learn/castle"];
    for path in pages.into_iter().chain(lessons).chain(["/account", &table]) {
        let page = anna.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        let policy = page.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"));
        assert_eq!(page.headers["x-content-type-options"], "nosniff");
        assert_eq!(page.headers["referrer-policy"], "same-origin");
        let cache = if path == "/account" { "no-store" } else { "private, no-cache" };
        assert_eq!(page.headers["cache-control"], cache);
    }
    let expansion = anna.get("/rules/gates-of-gold").await;
    assert_eq!(expansion.status, StatusCode::SEE_OTHER, "it stands in the book of its game");
    assert_eq!(expansion.headers["location"], "/rules/viscounts#VGG-1");
    let odd = ["/t/%0a/replay", "/t/%0d%0aX:%20y", "/t/..%2f/analysis", "/t/%ff/record.json"];
    let unknown = [
        "/nowhere",
        "/new/chess",
        "/rules/chess",
        "/learn/chess",
        "/t/x",
        "/t/AAAAAAAAAAAAAAAAAAAAAA",
    ];
    for path in unknown.into_iter().chain(odd) {
        let page = anna.get(path).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        assert!(page.text.contains("404"), "a page, not a bare status");
    }
    assert_eq!(anna.get("/healthz").await.text, "ok\n");
    assert!(house.numbers().await.contains("castellan_requests_total"));
    assert_eq!(anna.get("/metrics").await.status, StatusCode::NOT_FOUND, "not where people come");
    let watched = operators(&house, "/").await.text().await.unwrap();
    for said in ["What happens is written.", "<h2>Nodes</h2>", "the nodes think themselves"] {
        assert!(watched.contains(said), "{said} in {watched}");
    }
    assert!(!watched.contains("The bus") && !watched.contains("<script"), "{watched}");
    let style = watched.split("href=\"").find(|part| part.contains("app.css")).unwrap();
    let style = style.split('"').next().unwrap();
    assert_eq!(operators(&house, style).await.status(), StatusCode::OK, "{style}");
    assert!(house.numbers().await.contains("castellan_write_queue 0"));
    let asset = anna.get(&format!("/assets/{}/app.js", ui::web::asset_hash())).await;
    assert!(asset.headers["cache-control"].to_str().unwrap().contains("immutable"));
    assert_eq!(anna.get("/assets/x/../../etc/passwd").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_browsers_keep_is_the_same_for_everybody_and_nobodys_own() {
    let house = House::open().await;
    let mut anna = house.browser();
    let worker = anna.get("/worker.js?lang=uk").await;
    assert_eq!(worker.headers["content-type"], "text/javascript; charset=utf-8");
    for path in ["/manifest.webmanifest", "/worker.js", "/offline/en/", "/offline/ru/rules/castle"]
    {
        let page = anna.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        assert!(!page.headers.contains_key("set-cookie"), "{path}");
        assert_eq!(page.headers["cache-control"], "no-cache", "{path}");
        let policy = page.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("manifest-src 'self'") && policy.contains("worker-src 'self'"));
        assert_eq!(page.text, house.browser().get(path).await.text, "{path}");
    }
    let manifest: serde_json::Value =
        serde_json::from_str(&anna.get("/manifest.webmanifest").await.text).unwrap();
    for icon in manifest["icons"].as_array().unwrap() {
        let icon = anna.get(icon["src"].as_str().unwrap()).await;
        assert!(icon.headers["content-type"].to_str().unwrap().starts_with("image/"));
    }
    for path in ["/offline/de/", "/offline/en/rules/chess", "/offline/en/account"] {
        assert_eq!(anna.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn two_clicks_to_a_match_against_bots() {
    let house = House::open().await;
    let mut anna = house.browser();
    anna.get("/").await;
    let page = anna.post("/quick/kings-road", &[]).await;
    let table = page.location.unwrap();
    assert_eq!(anna.get(&table).await.status, StatusCode::OK);
    let seen = anna.program().await.see(table.strip_prefix("/t/").unwrap()).await;
    assert_eq!((&seen["stage"], &seen["your_turn"]), (&json!("playing"), &json!(true)));
    assert!(anna.get("/").await.text.contains(&table), "listed among her own");
}

#[tokio::test]
async fn a_table_fills_with_friends_or_bots() {
    let house = House::open().await;
    let (mut anna, mut boris) = (house.browser(), house.browser());
    let fields = [
        ("game", "kings-road"),
        ("seats", "3"),
        ("seat.0", "me"),
        ("public", "on"),
        ("option.hereditary_nobles", "true"),
        ("pace", "days:3"),
        ("title", "Friends"),
    ];
    let table = anna.table(&fields).await;
    assert!(boris.get("/").await.text.contains("Friends"), "public tables are listed");
    let lobby = boris.get(&format!("/t/{table}")).await.text;
    assert!(lobby.contains("action=\"/j/"), "and offer a seat to whoever looks");
    let annas = anna.program().await;
    let secret = invite(&annas.see(&table).await);
    assert_eq!(boris.post(&format!("/t/{table}/start"), &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        boris.post(&format!("/j/{secret}"), &[("seat", "C")]).await.status,
        StatusCode::SEE_OTHER
    );
    assert_eq!(
        boris.post(&format!("/j/{secret}"), &[]).await.status,
        StatusCode::SEE_OTHER,
        "once"
    );
    assert_eq!(anna.post(&format!("/t/{table}/start"), &[]).await.status, StatusCode::CONFLICT);
    let begun = anna.post(&format!("/t/{table}/start"), &[("fill", "on")]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER);
    let seen = annas.see(&table).await;
    let kinds: Vec<&str> = seen["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["kind"].as_str().unwrap())
        .collect();
    assert_eq!(kinds, ["human", "bot", "human"]);
    assert_eq!(boris.post(&format!("/t/{table}/leave"), &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(annas.see(&table).await["seats"][2]["kind"], "bot");
}

#[tokio::test]
async fn moments_records_forks_imports_and_rematches() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = anna.table(&HOT_SEAT).await;
    let annas = anna.program().await;
    annas.play_out(&table).await;
    assert_eq!(anna.get(&format!("/t/{table}?at=3")).await.status, StatusCode::OK);
    assert_eq!(anna.get(&format!("/t/{table}?at=99999")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.get(&format!("/t/{table}?at=-1")).await.status, StatusCode::BAD_REQUEST);
    let replay = anna.get(&format!("/t/{table}/replay")).await;
    assert_eq!(replay.location, Some(format!("/t/{table}?at=0")));
    let record = anna.get(&format!("/t/{table}/record.json")).await;
    assert!(record.headers["content-disposition"].to_str().unwrap().starts_with("attachment"));
    // The link to a moment of a finished match can be shared.
    let mut boris = house.browser();
    assert_eq!(boris.get(&format!("/t/{table}?at=3")).await.status, StatusCode::OK);
    for (path, fields) in [
        (format!("/t/{table}/fork"), vec![("at", "3")]),
        ("/import".to_owned(), vec![("record", record.text.as_str())]),
    ] {
        let page = boris.post(&path, &fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
        assert_eq!(boris.get(&page.location.unwrap()).await.status, StatusCode::OK);
    }
    let csrf = boris.csrf().await;
    let file =
        reqwest::multipart::Form::new().text("csrf", csrf).text("record", record.text.clone());
    let upload =
        reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let page = boris.send(upload.post(format!("{}/import", house.url)).multipart(file)).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
    assert_eq!(boris.post("/import", &[("record", "{}")]).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(boris.post(&format!("/t/{table}/rematch"), &[]).await.status, StatusCode::FORBIDDEN);
    let again = anna.post(&format!("/t/{table}/rematch"), &[]).await.location.unwrap();
    assert_ne!(again, format!("/t/{table}"));
}

#[tokio::test]
async fn a_rematch_waits_for_the_same_people() {
    let house = House::open().await;
    let (anna, boris) = (house.program().await, house.program().await);
    let table = anna.table(&["me", "open"]).await;
    let (secret, table) = (invite(&table), crate::client::id(&table));
    boris.post(&format!("/invites/{secret}"), json!({})).await;
    while anna.see(&table).await["stage"] != "over" {
        for seat in anna.see(&table).await["awaited"].as_array().unwrap() {
            let player = if seat == "A" { &anna } else { &boris };
            player.act_any(&table, seat.as_str().unwrap(), 11).await;
        }
    }
    // Two clicks at once are one table.
    let again = format!("/tables/{table}/rematch");
    let ((status, next), (_, same)) =
        tokio::join!(anna.post(&again, json!({})), anna.post(&again, json!({})));
    assert_eq!(same["id"], next["id"]);
    assert_eq!(anna.get("/tables").await.1["mine"].as_array().unwrap().len(), 2);
    assert_eq!((status, &next["stage"]), (StatusCode::CREATED, &json!("gathering")));
    assert_eq!(boris.see(&table).await["rematch"], next["id"]);
    let (_, joined) = boris.post(&format!("/tables/{table}/rematch"), json!({})).await;
    assert_eq!((&joined["id"], &joined["stage"]), (&next["id"], &json!("playing")));
}

#[tokio::test]
async fn language_and_theme_are_remembered_and_lead_nowhere_else() {
    let house = House::open().await;
    let mut anna = house.browser();
    let page =
        anna.post("/settings", &[("lang", "uk"), ("theme", "dark"), ("back", "/account")]).await;
    assert_eq!(page.location.as_deref(), Some("/account"));
    assert!(anna.cookie().contains("castellan_lang=uk") && anna.cookie().contains("theme=dark"));
    assert!(anna.get("/nowhere").await.text.contains("не запрошували"));
    for back in ["//evil.example", "https://evil.example", "/\\evil.example"] {
        let page = anna.post("/settings", &[("lang", "en"), ("back", back)]).await;
        assert_eq!(page.location.as_deref(), Some("/"));
    }
}

#[tokio::test]
async fn pages_and_files_are_sent_small_but_not_what_holds_a_key() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = anna.post("/quick/kings-road", &[]).await.location.unwrap();
    let script = format!("/assets/{}/app.js", ui::web::asset_hash());
    for (path, small) in
        [("/", true), (table.as_str(), true), (script.as_str(), true), ("/account", false)]
    {
        let whole = anna.get(path).await;
        let request = reqwest::Client::new().get(format!("{}{path}", house.url));
        let request = request.header("accept-encoding", "gzip, br").header("cookie", anna.cookie());
        let sent = request.send().await.unwrap();
        let encoding = sent.headers().get("content-encoding").map(|v| v.to_str().unwrap());
        assert_eq!(encoding, small.then_some("gzip"), "{path}");
        let length = sent.bytes().await.unwrap().len();
        assert!(!small || length < whole.text.len(), "{path}: {length} bytes");
    }
    assert!(anna.socket(table.strip_prefix("/t/").unwrap()).await.is_ok());
}

#[tokio::test]
async fn only_what_one_may_do_is_offered() {
    let house = House::open().await;
    let mut anna = house.browser();
    let running = anna.post("/quick/kings-road", &[]).await.location.unwrap();
    for path in [running.clone(), format!("{running}?at=0")] {
        let page = anna.get(&path).await.text;
        assert!(!page.contains("/fork\"") && !page.contains("record.json"), "{path}");
    }
    let hot_seat = anna.table(&HOT_SEAT).await;
    let program = anna.program().await;
    program.act_any(&hot_seat, "A", 3).await;
    let page = anna.get(&format!("/t/{hot_seat}")).await.text;
    assert!(page.contains("/fork\"") && page.contains("record.json"));
    // The page shows the desk of B by now, and still A's choice can be taken back.
    assert!(page.contains("id=\"desk\"") && page.contains("data-do=\"back\" data-seat=\"A\""));
}

#[tokio::test]
async fn what_is_wrong_with_a_record_is_said_in_the_visitors_language() {
    let house = House::open().await;
    let mut anna = house.browser();
    anna.post("/settings", &[("lang", "ru")]).await;
    let page = anna.post("/import", &[("record", "{ \"castellan\": 1,")]).await;
    assert_eq!(page.status, StatusCode::BAD_REQUEST);
    assert!(page.text.contains("файл повреждён") && !page.text.contains("EOF"), "{}", page.text);
}
