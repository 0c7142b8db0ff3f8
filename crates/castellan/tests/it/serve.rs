//! The web table, opened and copied from the command line.

use std::{
    fs,
    io::{BufRead, BufReader},
    process::Stdio,
};

use crate::run::castellan;

/// Without arguments the table opens in the folder where it is called, and says where.
#[test]
fn without_arguments_the_table_opens() {
    let folder = std::env::temp_dir().join(format!("castellan-serve-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let mut child = castellan()
        .current_dir(&folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let lines = BufReader::new(child.stdout.take().expect("a piped stdout")).lines();
    let said = lines.map_while(Result::ok).find(|line| line.contains("http://127.0.0.1:"));
    assert!(said.is_some(), "it says where");
    let backup = |file: &str| {
        let file = folder.join(file);
        let ended = castellan().current_dir(&folder).arg("backup").arg(&file).output();
        (ended.expect("it runs").status.code(), file)
    };
    let (code, copy) = backup("copy.db");
    assert_eq!(code, Some(0));
    assert!(fs::metadata(&copy).is_ok_and(|copy| copy.len() > 0));
    assert_eq!(backup("copy.db").0, Some(1), "never over an existing file");
    child.kill().expect("it is ours to end");
    child.wait().expect("it ends");
    fs::remove_dir_all(&folder).expect("our own folder");
}

#[test]
fn an_address_that_cannot_be_had_is_one_sentence() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let addr = taken.local_addr().expect("a bound port").to_string();
    let data = std::env::temp_dir().join(format!("castellan-taken-{}", std::process::id()));
    let data = data.to_string_lossy().into_owned();
    let ended = crate::run::run(&["serve", "--addr", &addr, "--data", &data, "--log", "off"]);
    assert_eq!(ended.code, 1);
    assert!(ended.err.contains(&addr) && ended.err.trim().lines().count() == 1, "{}", ended.err);
}

#[test]
fn the_numbers_need_an_address_of_their_own() {
    let serve = |flags: &[&str]| crate::run::run(&[&["serve", "--log", "off"], flags].concat());
    for flags in [
        &["--addr", "127.0.0.1:4", "--metrics-addr", "127.0.0.1:4"][..],
        &["--metrics-addr", "127.0.0.1:8080"],
        &["--base-url", "play.example.org"],
    ] {
        let ended = serve(flags);
        assert_eq!((ended.code, ended.err.trim().lines().count()), (2, 1), "{}", ended.err);
    }
    assert_eq!(serve(&["--metrics-addr", "nowhere"]).code, 2);
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let addr = taken.local_addr().expect("a bound port").to_string();
    let ended = serve(&["--addr", "127.0.0.1:0", "--metrics-addr", &addr]);
    assert_eq!((ended.code, ended.err.trim().lines().count()), (1, 1), "{}", ended.err);
    assert!(ended.err.contains("--metrics-addr"), "{}", ended.err);
}

#[test]
fn a_bus_has_an_address_and_nodes_have_a_database() {
    let database = "postgres://castellan@127.0.0.1:1/castellan";
    for (flags, said) in [
        (&["--bus", "nats://127.0.0.1:1"][..], "--database"),
        (&["--bus", "http://127.0.0.1", "--database", database], "nats://bus.example.org"),
        (&["--bus", "nats://127.0.0.1/a.b", "--database", database], "nats://bus.example.org"),
    ] {
        let ended = crate::run::run(&[&["serve", "--log", "off"], flags].concat());
        assert_eq!((ended.code, ended.err.trim().lines().count()), (2, 1), "{}", ended.err);
        assert!(ended.err.contains(said), "{}", ended.err);
    }
}

#[test]
fn a_thinker_needs_a_bus_and_a_key() {
    let key = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    for (flags, code, said) in [
        (&["think", "--bus", "nats://127.0.0.1:1"][..], 2, "--key"),
        (&["think", "--key", key], 2, "--bus"),
        (&["think", "--bus", "http://127.0.0.1", "--key", key], 2, "nats://bus.example.org"),
        (&["think", "--bus", "nats://127.0.0.1:1", "--key", "sesame"], 2, "castellan key"),
        (&["think", "--bus", "nats://127.0.0.1:1", "--key", key], 1, "nats://127.0.0.1:1"),
        (&["simulate", "castle", "--bus", "nats://127.0.0.1:1"], 2, "--key"),
        (&["arena", "castle", "--bots", "random", "--bus", "x", "--key", key], 2, "nats://"),
        (&["simulate", "castle", "--bus", "nats://a", "--key", key, "--out", "x"], 2, "--out"),
        (&["key", "--database", "mysql://x"], 2, "postgres://castellan@db.example.org"),
        (&["key", "--database", "postgres://castellan:secret@127.0.0.1:1/x"], 1, "127.0.0.1:1"),
    ] {
        let ended = crate::run::run(flags);
        assert_eq!((ended.code, ended.err.trim().lines().count()), (code, 1), "{}", ended.err);
        assert!(ended.err.contains(said) && !ended.err.contains("secret"), "{}", ended.err);
    }
}
