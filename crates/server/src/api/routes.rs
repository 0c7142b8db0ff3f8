//! The routes of the API: path, handler and what the document says about them.

use std::sync::Arc;

use axum::routing::{MethodRouter, get, post};

use super::{events, guests, play, study, tables};
use crate::house::House;

/// One route.
pub(super) struct Route {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) summary: &'static str,
    /// Whether a token is needed.
    pub(super) token: bool,
    /// Fields of the JSON body: name, type, whether it must be there.
    pub(super) body: &'static [(&'static str, &'static str, bool)],
    /// Query parameters: name, type.
    pub(super) query: &'static [(&'static str, &'static str)],
    /// Whether it makes a table.
    pub(super) creates: bool,
    /// The schema of the answer, by its name.
    pub(super) answer: &'static str,
    /// The schema of the answer as long as there is nothing else to tell, if it can come to that.
    pub(super) meanwhile: &'static str,
    pub(super) handler: fn() -> MethodRouter<Arc<House>>,
}

const GET: Route = Route {
    method: "get",
    path: "",
    summary: "",
    token: true,
    body: &[],
    query: &[],
    creates: false,
    answer: "",
    meanwhile: "",
    handler: MethodRouter::new,
};
const POST: Route = Route { method: "post", ..GET };

/// Every route.
pub(super) const ALL: &[Route] = &[
    Route {
        path: "/api/guests",
        summary: "A new identity: its name, token and recovery key",
        token: false,
        body: &[("name", "string", false)],
        answer: "Guest",
        handler: || post(guests::create),
        ..POST
    },
    Route {
        path: "/api/token",
        summary: "The token of an identity, by its recovery key",
        token: false,
        body: &[("recovery_key", "string", true)],
        answer: "Guest",
        handler: || post(guests::recover),
        ..POST
    },
    Route {
        path: "/api/renew",
        summary: "Void every token, cookie and recovery key of the identity; get new ones",
        answer: "Guest",
        handler: || post(guests::renew),
        ..POST
    },
    Route {
        path: "/api/me",
        summary: "Who the token belongs to",
        answer: "Me",
        handler: || get(guests::me),
        ..GET
    },
    Route {
        path: "/api/games",
        summary: "The games, their seats, options and bots",
        token: false,
        answer: "Games",
        handler: || get(tables::games),
        ..GET
    },
    Route {
        path: "/api/tables",
        summary: "Open tables, public matches being played, and the caller's own tables",
        answer: "Tables",
        handler: || get(tables::list),
        ..GET
    },
    Route {
        path: "/api/tables",
        summary: "Open a table. A seat is me, open, hotseat or bot:NAME; a pace untimed, \
                  live:MINUTES:SECONDS or days:DAYS; stand_in is the bot for seats that are left or \
                  late, squire unless named; hints are for whoever is alone with bots, unless it is \
                  said. It begins at once when no seat is open",
        body: &[
            ("game", "string", true),
            ("seats", "array", true),
            ("options", "object", false),
            ("public", "boolean", false),
            ("pace", "string", false),
            ("title", "string", false),
            ("stand_in", "string", false),
            ("hints", "boolean", false),
        ],
        creates: true,
        answer: "Table",
        handler: || post(tables::create),
        ..POST
    },
    Route {
        path: "/api/tables/{id}",
        summary: "A table and its position as the caller may see it, now or after so many moves",
        query: &[("at", "integer")],
        answer: "Table",
        handler: || get(tables::show),
        ..GET
    },
    Route {
        path: "/api/tables/{id}/join",
        summary: "Take a seat at a public table, or one that was shared; the first free one, \
                  unless another is named. Whoever left a match that runs takes their seats back",
        body: &[("seat", "string", false)],
        answer: "Table",
        handler: || post(tables::join),
        ..POST
    },
    Route {
        path: "/api/invites/{secret}",
        summary: "Take a seat by the secret of an invitation",
        body: &[("seat", "string", false)],
        answer: "Table",
        handler: || post(tables::accept),
        ..POST
    },
    Route {
        path: "/api/tables/{id}/start",
        summary: "Begin; with fill, bots take the open seats. For the host",
        body: &[("fill", "boolean", false)],
        answer: "Version",
        handler: || post(tables::start),
        ..POST
    },
    Route {
        path: "/api/tables/{id}/legal",
        summary: "The legal actions of one of the caller's own seats",
        query: &[("seat", "string")],
        answer: "Legal",
        handler: || get(play::legal),
        ..GET
    },
    Route {
        path: "/api/tables/{id}/hints",
        summary: "What a strong player would consider on one of the caller's own seats, the best \
                  first: for the seat that is asked now, at tables that allow hints. It is thought \
                  about for a second or two",
        query: &[("seat", "string")],
        answer: "Hints",
        handler: || get(study::hints),
        ..GET
    },
    Route {
        path: "/api/tables/{id}/actions",
        summary: "Play an action. The version is that of the position it was chosen in; the \
                  answer comes when the move is written for good",
        body: &[("seat", "string", true), ("action", "string", true), ("version", "integer", true)],
        answer: "Version",
        handler: || post(play::act),
        ..POST
    },
    Route {
        path: "/api/tables/{id}/undo",
        summary: "Take the seat's last move back, as long as nothing was shown or answered",
        body: &[("seat", "string", true), ("version", "integer", true)],
        answer: "Version",
        handler: || post(play::undo),
        ..POST
    },
    Route {
        path: "/api/tables/{id}/chat",
        summary: "Say something",
        body: &[("text", "string", true)],
        answer: "Version",
        handler: || post(play::chat),
        ..POST
    },
    Route {
        path: "/api/tables/{id}/leave",
        summary: "Give up the caller's seats. When the match runs bots take them over, and they can be \
                  taken back by joining as long as it does",
        answer: "Version",
        handler: || post(tables::leave),
        ..POST
    },
    Route {
        path: "/api/tables/{id}/rematch",
        summary: "Play again with the same people once the match is over. Whoever asks first opens the \
                  next table, which keeps the seats of the others; they take theirs in the same way",
        creates: true,
        answer: "Table",
        handler: || post(tables::rematch),
        ..POST
    },
    Route {
        path: "/api/tables/{id}/decline",
        summary: "Do not play again: the seat that the next table keeps for the caller is free",
        answer: "Version",
        handler: || post(tables::decline),
        ..POST
    },
    Route {
        path: "/api/tables/{id}/fork",
        summary: "A moment of a match as a new table, once it is over or when all seats are the \
                  caller's. The others are `me` (a hot seat), `played` (the bots that played, a \
                  stand-in for people) or `bot:NAME`; the caller sits on `seat`, or on the own one",
        body: &[("at", "integer", false), ("seat", "string", false), ("others", "string", false)],
        creates: true,
        answer: "Table",
        handler: || post(tables::fork),
        ..POST
    },
    Route {
        path: "/api/tables/{id}/events",
        summary: "Server-sent events: every change of the table, as the caller may know it",
        answer: "Update",
        handler: || get(events::stream),
        ..GET
    },
    Route {
        path: "/api/tables/{id}/record",
        summary: "The record, once the match is over or when all seats are the caller's",
        answer: "Record",
        handler: || get(tables::record),
        ..GET
    },
    Route {
        path: "/api/tables/{id}/analysis",
        summary: "A finished match in hindsight. The first call begins it; ask again, every second \
                  or so, until it is done: an analysis about which nobody asks is broken off",
        answer: "Analysis",
        meanwhile: "Progress",
        handler: || get(study::analysis),
        ..GET
    },
    Route {
        path: "/api/records",
        summary: "A record (the body) as a new hot-seat table",
        creates: true,
        answer: "Table",
        handler: || post(tables::import),
        ..POST
    },
];
