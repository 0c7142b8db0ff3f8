//! What is kept and how much of it: rows nobody can read, moves as they are written, names, logs
//! without end, and a disk that is really full.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use server::Server;

use crate::{
    client::{House, Program, SOON, config, id},
    study::analysed,
};

#[tokio::test]
async fn a_row_that_nobody_can_read_breaks_no_page_of_others() {
    let mut house = House::open().await;
    let mut anna = house.program().await;
    let open =
        json!({ "game": "kings-road", "seats": ["me", "open"], "public": true, "title": "Good" });
    let good = id(&anna.post("/tables", open.clone()).await.1);
    let newer = id(&anna.post("/tables", open.clone()).await.1);
    let stage = id(&anna.post("/tables", open.clone()).await.1);
    let told = id(&anna.post("/tables", open).await.1);
    house.stop().await;
    let data = house.beside().await;
    let game = data.setup_with("game", &json!("chess-of-the-future"));
    data.run(format!("UPDATE tables SET setup = {game}, due_ms = 1 WHERE id = '{newer}'")).await;
    data.run(format!("UPDATE tables SET setup = 'nonsense' WHERE id = '{stage}'")).await;
    let entry = r#"{"kind":"juggled","seat":"A"}"#;
    data.run(format!(
        "INSERT INTO log (table_id, seq, at_ms, entry) VALUES ('{told}', 99, 0, '{entry}')"
    ))
    .await;
    data.close().await;
    house.start_again().await;
    anna.url.clone_from(&house.url);
    let (status, lists) = anna.get("/tables").await;
    assert_eq!(status, StatusCode::OK, "{lists}");
    let listed = lists.to_string();
    assert!(listed.contains(&good) && !listed.contains(&newer) && !listed.contains(&stage));
    let home = house.browser().get("/").await;
    assert_eq!(home.status, StatusCode::OK);
    assert!(home.text.contains(&good));
    for table in [&newer, &told] {
        let (status, why) = anna.get(&format!("/tables/{table}")).await;
        assert_eq!((status, &why["error"]), (StatusCode::GONE, &json!("newer")));
        assert!(why["message"].as_str().unwrap().contains("newer version"), "{why}");
    }
    let metrics = house.numbers().await;
    let line = metrics.lines().find(|line| line.starts_with("castellan_unreadable_rows_total"));
    let count: u64 = line.unwrap().rsplit(' ').next().unwrap().parse().unwrap();
    assert!(count >= 4, "{count}");
}

#[tokio::test]
async fn moves_of_a_record_are_kept_as_they_are_written_and_not_as_they_are_typed() {
    let house = House::open().await;
    let anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    anna.play_out(&table).await;
    let (_, mut record) = anna.get(&format!("/tables/{table}/record")).await;
    let written: Vec<Value> = record["moves"].as_array().unwrap().clone();
    let padded = |text: &Value| {
        let (actor, action) = text.as_str().unwrap().split_once(' ').unwrap();
        json!(format!("{actor} {}{}{}", " ".repeat(3000), action.to_lowercase(), " ".repeat(3000)))
    };
    record["moves"] = written.iter().map(padded).collect();
    record["names"] = json!(["N".repeat(200), "B"]);
    let (status, imported) = anna.post("/records", record).await;
    assert_eq!(status, StatusCode::CREATED, "{imported}");
    let (_, kept) = anna.get(&format!("/tables/{}/record", id(&imported))).await;
    assert_eq!(kept["moves"], json!(written));
    let data = house.beside().await;
    let of = format!("WHERE id = '{}'", id(&imported));
    let stored = data.text(&format!("SELECT setup FROM tables {of}")).await;
    let stored: Value = serde_json::from_str(&stored).unwrap();
    assert_eq!(stored["opening"], json!(written));
    assert!(data.number("SELECT CAST(max(length(entry)) AS BIGINT) FROM log").await < 500);
}

#[tokio::test]
async fn a_new_name_costs_one_row_however_many_tables_there_are() {
    let mut house = House::open().await;
    let mut anna = house.browser();
    anna.post("/account", &[("name", "Anna")]).await;
    let fields = [("game", "kings-road"), ("seats", "2"), ("seat.0", "me"), ("seat.1", "hotseat")];
    let table = anna.table(&fields).await;
    for _ in 0..5 {
        anna.table(&fields).await;
    }
    let data = house.beside().await;
    let rows = data.number("SELECT count(*) FROM log").await;
    let program = anna.program().await;
    let (version, _) = program.legal(&table, "A").await;
    for name in ["Berta", "Clara", "Dora"] {
        anna.post("/account", &[("name", name)]).await;
    }
    assert_eq!(data.number("SELECT count(*) FROM log").await, rows);
    let names = |table: &Value| [0, 1].map(|seat| table["seats"][seat]["name"].clone());
    assert_eq!(names(&program.see(&table).await), ["Dora", "Dora · B"]);
    assert_eq!(program.legal(&table, "A").await.0, version, "nothing has happened at the table");
    house.stop().await;
    house.start_again().await;
    let mut program = program;
    program.url.clone_from(&house.url);
    assert_eq!(names(&program.see(&table).await), ["Dora", "Dora · B"], "read back by name");
    program.act_any(&table, "A", 1).await;
    let renamed = "SELECT count(*) FROM log WHERE entry LIKE '%\"kind\":\"renamed\"%'";
    assert_eq!(data.number(renamed).await, 2, "the log learns of it with the next move");
    program.act_any(&table, "B", 1).await;
    assert_eq!(data.number(renamed).await, 2);
    data.close().await;
}

#[tokio::test]
async fn a_table_takes_no_more_talk_than_a_match_can_bear_and_can_still_be_finished() {
    let mut house = House::open().await;
    let mut anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    house.stop().await;
    let data = house.beside().await;
    let line = r#"{"kind":"said","name":"Anna","seat":null,"text":"and so on"}"#;
    let most = 4 * games::GameId::ALL[0].info().max_moves + 2000;
    data.run(format!(
        "WITH RECURSIVE n(i) AS (
                 SELECT max(seq) + 1 FROM log WHERE table_id = '{table}'
                 UNION ALL SELECT i + 1 FROM n WHERE i < {})
             INSERT INTO log (table_id, seq, at_ms, entry) SELECT '{table}', i, 0, '{line}' FROM n",
        most - 1
    ))
    .await;
    data.close().await;
    house.start_again().await;
    anna.url.clone_from(&house.url);
    let say = async |anna: &Program| {
        anna.post(&format!("/tables/{table}/chat"), json!({ "text": "one more" })).await
    };
    assert_eq!(say(&anna).await.0, StatusCode::OK);
    let (status, why) = say(&anna).await;
    assert_eq!((status, &why["error"]), (StatusCode::CONFLICT, &json!("too-long")));
    anna.act_any(&table, "A", 1).await;
    let (version, _) = anna.legal(&table, "A").await;
    let undo = json!({ "seat": "A", "version": version });
    let (status, why) = anna.post(&format!("/tables/{table}/undo"), undo).await;
    assert_eq!((status, &why["error"]), (StatusCode::CONFLICT, &json!("too-long")));
    anna.play_out(&table).await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_data_file_that_was_copied_back_is_for_nobody_elses_eyes() {
    use std::os::unix::fs::PermissionsExt;
    let mut house = House::open().await;
    house.stop().await;
    let file = house.dir.path().join("castellan.sqlite");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    house.start_again().await;
    house.program().await.table(&["me", "hotseat"]).await;
    for end in ["", "-wal", "-shm"] {
        let name = format!("castellan.sqlite{end}");
        let mode = std::fs::metadata(house.dir.path().join(&name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

/// A file system of one megabyte, where one may be mounted.
#[cfg(target_os = "linux")]
struct SmallDisk(std::path::PathBuf);

#[cfg(target_os = "linux")]
impl SmallDisk {
    fn mount(at: &std::path::Path) -> Option<Self> {
        let mut mount = std::process::Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=1m", "castellan-test"]).arg(at);
        let mounted = mount.stderr(std::process::Stdio::null()).status();
        mounted.is_ok_and(|status| status.success()).then(|| Self(at.to_owned()))
    }

    fn fill(&self) {
        let mut filler = std::fs::File::create(self.0.join("filler")).unwrap();
        while std::io::Write::write_all(&mut filler, &[0; 4096]).is_ok() {}
    }

    fn free(&self) {
        std::fs::remove_file(self.0.join("filler")).unwrap();
    }
}

#[cfg(target_os = "linux")]
impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = std::process::Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_data_file_on_a_disk_that_is_really_full_loses_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let Some(disk) = SmallDisk::mount(dir.path()) else {
        eprintln!("skipped: no file system can be mounted here");
        return;
    };
    let mut house = House::around(Server::open(config(dir.path())).await.unwrap(), dir);
    let mut anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    let mut taken = 0;
    for round in 0..3 {
        disk.fill();
        let mut refused = 0;
        while refused < 4 {
            match act(&anna, &table).await {
                (StatusCode::OK, _) => taken += 1,
                (StatusCode::INSUFFICIENT_STORAGE, why) => {
                    assert_eq!(why["error"], "cannot-write");
                    assert_eq!(anna.see(&table).await["moves"], taken, "as it was");
                    refused += 1;
                }
                other => panic!("{other:?}"),
            }
        }
        disk.free();
        well(&house).await;
        for _ in 0..3 {
            let (status, why) = act(&anna, &table).await;
            assert_eq!(status, StatusCode::OK, "round {round}: {why}");
            taken += 1;
        }
    }
    house.stop().await;
    house.start_again().await;
    anna.url.clone_from(&house.url);
    assert_eq!(anna.see(&table).await["moves"], taken);
    house.stop().await;
    drop(disk);
}

#[cfg(target_os = "linux")]
async fn act(anna: &Program, table: &str) -> (StatusCode, Value) {
    let seat = anna.see(table).await["awaited"][0].as_str().unwrap().to_owned();
    let (version, legal) = anna.legal(table, &seat).await;
    anna.act(table, &seat, &legal[legal.len() / 2], version).await
}

#[cfg(target_os = "linux")]
async fn well(house: &House) {
    let url = format!("{}/healthz", house.url);
    let waiting = async {
        while reqwest::get(&url).await.unwrap().status() != StatusCode::OK {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(SOON, waiting).await.expect("gets well by itself");
}

#[tokio::test]
async fn an_analysis_outlives_a_restart_but_not_its_thinker() {
    let mut house = House::open().await;
    let mut anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    anna.play_out(&table).await;
    let found = analysed(&anna, &table).await;
    let path = format!("/tables/{table}/analysis");
    house.stop().await;
    house.start_again().await;
    anna.url.clone_from(&house.url);
    let (status, again) = anna.get(&path).await;
    assert_eq!((status, &again), (StatusCode::OK, &found), "as it was found");
    let mut browser = house.browser();
    let page = browser.get(&format!("/t/{table}?at=0")).await.text;
    assert!(page.contains("id=\"mistakes\"") && page.contains("data-mark="));
    house.stop().await;
    let data = house.beside().await;
    data.run("UPDATE analyses SET thinker = 'of old'".to_owned()).await;
    house.start_again().await;
    anna.url.clone_from(&house.url);
    assert_eq!(anna.get(&path).await.0, StatusCode::ACCEPTED, "worked out again");
}

#[tokio::test]
async fn a_data_file_keeps_only_the_newest_analyses() {
    let mut house = House::open().await;
    let anna = house.program().await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(id(&anna.table(&["me", "hotseat"]).await));
    }
    house.stop().await;
    let data = house.beside().await;
    for (row, table) in [1, 2, 5001].into_iter().zip(&tables) {
        let values = format!("VALUES ({row}, '{table}', 'x', '')");
        data.run(format!("INSERT INTO analyses (rowid, table_id, thinker, found) {values}")).await;
    }
    assert_eq!(data.number("SELECT count(*) FROM analyses").await, 2);
    assert_eq!(data.number("SELECT min(rowid) FROM analyses").await, 2);
}
