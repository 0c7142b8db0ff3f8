//! What is wrong with positions as values, with replay and with undo.

use std::sync::atomic::{AtomicU32, Ordering};

use engine::{Actor, Game, SeatSet};

use super::{Flaw, SOUND};
use crate::quarry::{Action, Frame, Quarry};

static PLAYED: AtomicU32 = AtomicU32::new(0);

/// The bank gives a stone to the seat with this index.
fn give_stone(game: &mut Quarry, index: usize) {
    if game.bank[1] > 0 {
        game.bank[1] -= 1;
        game.players[index].goods[1] += 1;
    }
}

pub const FLAWS: &[Flaw] = &[
    Flaw {
        name: "a field is lost in the JSON form",
        law: "a position reads back from its JSON form",
        write: |game| Quarry { blasting: false, ..game.clone() },
        ..SOUND
    },
    Flaw {
        name: "a field is hashed but not compared",
        law: "equal positions have equal hashes",
        write: |game| Quarry { round: 1, ..game.clone() },
        is_same: |one, other| *one == Quarry { round: one.round, ..other.clone() },
        ..SOUND
    },
    Flaw {
        name: "a field that matters is neither compared nor kept",
        law: "equal positions behave alike",
        write: |game| Quarry { blasting: false, ..game.clone() },
        is_same: |one, other| *one == Quarry { blasting: one.blasting, ..other.clone() },
        hashed: |game| Quarry { blasting: false, ..game.clone() },
        ..SOUND
    },
    Flaw {
        name: "something matters that the record does not hold",
        law: "a record replays to every index",
        play: |game, actor, action, log| {
            game.play_unchecked(actor, action, log);
            let odd = PLAYED.fetch_add(1, Ordering::Relaxed) % 2 == 1;
            if odd && matches!(action, Action::Build(_)) {
                give_stone(game, 0);
            }
        },
        ..SOUND
    },
    // Events describe, they never decide.
    Flaw {
        name: "something happens only when it is told",
        law: "a record replays to every index",
        heard: |game, action| {
            let picks = |frame: &&Frame| matches!(frame, Frame::Pick(_));
            let left = game.stack.as_slice().iter().filter(picks).count();
            if matches!(action, Action::Take(_)) && left == 2 {
                give_stone(game, 0);
            }
        },
        ..SOUND
    },
    Flaw {
        name: "the first to seal a bid gains",
        law: "sealed choices come in any order",
        play: |game, actor, action, log| {
            let first = game.owed() == SeatSet::first(game.seats);
            if let (true, Action::Bid(_), Actor::Seat(seat)) = (first, action, actor) {
                give_stone(game, seat.index());
            }
            game.play_unchecked(actor, action, log);
        },
        ..SOUND
    },
    Flaw {
        name: "every position is possible",
        law: "a changed position is refused or plays on to the end",
        check: |_| Ok(()),
        ..SOUND
    },
    Flaw {
        name: "nobody looks at what is asked",
        law: "a changed position is refused or plays on to the end",
        check: |game| {
            let asks = game.check().err().filter(|why| !why.0.contains("QRY-0.2"));
            asks.map_or(Ok(()), Err)
        },
        ..SOUND
    },
];
