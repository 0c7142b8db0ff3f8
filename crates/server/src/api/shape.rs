//! The JSON form of tables and games.

use engine::{Seat, Viewer};
use games::{AnyMatch, GameId};
use serde_json::{Value, json};
use ui::Lang;

use super::caller::Caller;
use crate::{
    identity::Identity,
    table::{Listing, Occupant, Snapshot, Stage, Table, offered},
    time::now_ms,
};

/// A table as its caller may see it, now or after `at` moves.
pub(super) fn table(caller: &Caller, snapshot: &Snapshot, at: Option<usize>) -> Value {
    let Caller { who, url } = caller;
    let table = &*snapshot.table;
    let setup = &table.setup;
    let past = at.map(|at| table.game.fork(at));
    let game = past.as_ref().unwrap_or(&table.game);
    let viewer = table.viewer(&who.id, game);
    let mine = table.seats_of(&who.id);
    let gathering = table.stage == Stage::Gathering;
    let may_invite = setup.host == who.id || !mine.is_empty() || setup.public || gathering;
    json!({
        "id": setup.id,
        "game": setup.game.info().id,
        "options": setup.options,
        "title": setup.title,
        "stage": table.stage,
        "public": setup.public,
        "pace": setup.pace.to_string(),
        "stand_in": setup.stand_in.name(),
        "hints": setup.hints,
        "version": table.version,
        "moves": game.len(),
        "turn": turn(table, game),
        "awaited": table.awaited(),
        "your_seats": mine,
        "left_seats": table.left_by(&who.id),
        "your_turn": table.awaited().iter().any(|seat| mine.contains(seat)),
        "seats": seats(who, snapshot),
        "viewer": name(viewer),
        "view": game.view(viewer),
        "scores": (table.stage == Stage::Over).then(|| game.scores()),
        "watchers": snapshot.watchers,
        "invite": may_invite.then(|| format!("{url}/j/{}", setup.invite)),
        "rematch": table.rematch.as_ref().map(|next| &next.table),
        "declined": table.declined,
    })
}

fn turn(table: &Table, game: &AnyMatch) -> String {
    match table.stage {
        Stage::Gathering => "gathering".to_owned(),
        Stage::Playing | Stage::Over => game.turn().to_string(),
    }
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::Referee => "referee".to_owned(),
    }
}

fn seats(who: &Identity, snapshot: &Snapshot) -> Vec<Value> {
    let table = &*snapshot.table;
    let mine = table.seats_of(&who.id);
    let now = now_ms();
    let seat = |seat: Seat| {
        let (kind, bot) = match &table.occupants[seat.index()] {
            Occupant::Open => ("open", None),
            Occupant::Human { .. } => ("human", None),
            Occupant::Bot(bot) => ("bot", Some(bot.name())),
            Occupant::Rules => ("rules", None),
        };
        json!({
            "seat": seat,
            "kind": kind,
            "bot": bot,
            "name": table.called(seat, Lang::En).whole,
            "kept_for": table.kept(seat).map(|kept| &kept.name),
            "absent": table.absent(seat).map(|absent| &absent.name),
            "mine": mine.contains(seat),
            "connected": snapshot.connected.contains(seat),
            "clock_ms": table.clock_ms(seat, now),
        })
    };
    table.all_seats().iter().map(seat).collect()
}

/// A table in a list.
pub(super) fn listing(listing: &Listing) -> Value {
    let setup = &listing.setup;
    json!({
        "id": setup.id,
        "game": setup.game.info().id,
        "title": setup.title,
        "stage": listing.stage,
        "pace": setup.pace.to_string(),
        "seats": setup.seats,
        "seats_taken": listing.seats_taken,
        "others": listing.others(Lang::En),
        "my_turn": listing.my_turn,
        "left_ms": listing.left_ms(now_ms()),
        "updated_ms": listing.updated_ms,
        "result": listing.result(Lang::En),
    })
}

/// A game and what can be chosen.
pub(super) fn game(game: GameId) -> Value {
    let info = game.info();
    let bots: Vec<&str> = offered(game).iter().map(|bot| bot.name()).collect();
    json!({
        "id": info.id,
        "title": info.title,
        "rules": info.rules_version,
        "seats": { "fewest": info.seats.0, "most": info.seats.1 },
        "options": info.options,
        "bots": bots,
    })
}
