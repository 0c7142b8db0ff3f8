//! The operators' guide says the limits that there are.

use server::{Limits, Rate};

#[test]
fn the_operators_guide_names_every_limit() {
    let guide = include_str!("../../../../docs/operating.md");
    let rate = |rate: Rate| format!("{} at once, then {} a second", rate.burst, rate.per_second);
    // Without `..`: a limit that is not in the guide does not compile.
    let Limits {
        per_address,
        per_identity,
        creations,
        creations_per_identity,
        chat,
        chat_per_address,
        hints,
        hints_per_address,
        guesses,
        connections,
        connections_per_address,
        live_per_address,
        live_per_identity,
        socket_frames,
        socket_bytes,
        head_within,
        body_within,
        taken_within,
        live_tables,
        live_tables_per_address,
        kept_thoughts,
        body_bytes,
    } = Limits::default();
    for (what, limit) in [
        ("requests and socket messages of one address", rate(per_address)),
        ("requests and socket messages of one identity", rate(per_identity)),
        ("new tables, guests, imports and forks of one address", rate(creations)),
        ("new tables, imports and forks of one identity", rate(creations_per_identity)),
        ("lines of chat of one identity", rate(chat)),
        ("lines of chat of one address", rate(chat_per_address)),
        ("hints for one identity", rate(hints)),
        ("hints for one address", rate(hints_per_address)),
        ("recovery keys and invitations tried by one address", rate(guesses)),
        ("open connections", connections.to_string()),
        ("open connections of one address", connections_per_address.to_string()),
        ("open sockets and event streams of one address", live_per_address.to_string()),
        ("open sockets and event streams of one identity", live_per_identity.to_string()),
        ("frames that come over one socket", rate(socket_frames)),
        ("bytes that come over one socket", rate(socket_bytes)),
        (
            "seconds until the head of a request is here, also the next one of an idle connection",
            head_within.as_secs().to_string(),
        ),
        ("seconds until the body of a request is here", body_within.as_secs().to_string()),
        (
            "seconds that a visitor may take nothing of what is sent",
            taken_within.as_secs().to_string(),
        ),
        ("tables in memory", live_tables.to_string()),
        ("tables in memory for one address", live_tables_per_address.to_string()),
        ("bytes that bots keep in mind between their decisions", kept_thoughts.to_string()),
        ("bytes of a request's body", body_bytes.to_string()),
    ] {
        let row = format!("| {what} | {limit} |");
        assert!(guide.contains(&row), "docs/operating.md lacks: {row}");
    }
}
