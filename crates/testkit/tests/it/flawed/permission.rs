//! What is wrong with what is permitted, refused and scored.

use std::collections::HashSet;

use engine::{Game, Illegal, Seat, SeatSet, Turn};

use super::{Flaw, SOUND};
use crate::quarry::{Action, Frame, Good, Quarry};

pub const FLAWS: &[Flaw] = &[
    Flaw {
        name: "a choice is offered twice",
        law: "legal actions are unique",
        legal: |game, actor, out| {
            game.legal(actor, out);
            out.extend(out.first().copied());
        },
        ..SOUND
    },
    Flaw {
        name: "choices come in the order of a hash table",
        law: "legal actions come in a stable order",
        legal: |game, actor, out| {
            game.legal(actor, out);
            let hashed: HashSet<Action> = out.drain(..).collect();
            out.extend(hashed);
        },
        ..SOUND
    },
    Flaw {
        name: "every seat has the choices of the one whose turn it is",
        law: "legal exactly when awaited",
        legal: |game, actor, out| match game.stack.top() {
            Some(Frame::TakeTurn(_)) => game.choices(actor, out),
            _ => game.legal(actor, out),
        },
        ..SOUND
    },
    Flaw {
        name: "there is a dead end",
        law: "legal exactly when awaited",
        legal: |game, actor, out| {
            if !matches!(game.stack.top(), Some(Frame::Bury(_))) {
                game.legal(actor, out);
            }
        },
        ..SOUND
    },
    Flaw {
        name: "sealed choices of nobody are awaited",
        law: "a sealed turn waits for somebody",
        turn: |game| match game.turn() {
            Turn::Over => Turn::Sealed(SeatSet::EMPTY),
            turn => turn,
        },
        ..SOUND
    },
    Flaw {
        name: "an action's text does not read back",
        law: "an action reads back from its text",
        legal: |game, actor, out| {
            game.legal(actor, out);
            if out.contains(&Action::Bid(3)) {
                out.push(Action::Bid(9));
            }
        },
        ..SOUND
    },
    Flaw {
        name: "a legal action is not canonical",
        law: "legal actions are canonical",
        canonical: |action| match action {
            Action::Take(Good::Stone) => Action::Take(Good::Silver),
            other => other,
        },
        ..SOUND
    },
    Flaw {
        name: "a legal action is refused",
        law: "a legal action plays",
        is_legal: |_, _, action, legal| legal && action != Action::Blast,
        ..SOUND
    },
    Flaw {
        name: "an illegal action plays",
        law: "what is not legal is refused",
        is_legal: |game, _, action, legal| {
            let may_work = game.stack.top() == Some(Frame::TakeTurn(Seat::new(0)));
            legal || may_work && action == Action::Work
        },
        ..SOUND
    },
    Flaw {
        name: "a refused action leaves a trace",
        law: "a refused action changes nothing",
        refuse: |game, action| game.blasting |= action == Action::Blast,
        ..SOUND
    },
    Flaw {
        name: "a refusal names no rule",
        law: "a refusal names a rule",
        why_illegal: |game, actor, action| match game.why_illegal(actor, action) {
            Illegal { rule, .. } if rule.0 == "QRY-3.5" => Illegal::new("", "Because"),
            why => why,
        },
        ..SOUND
    },
    Flaw {
        name: "a refusal names a rule of another game",
        law: "a refusal names a rule",
        why_illegal: |_, _, _| Illegal::new("QRYX-3.5", "Because"),
        ..SOUND
    },
    Flaw {
        name: "goods come out of nothing",
        law: "a legal action leads to a possible position",
        play: |game, actor, action, log| {
            game.play_unchecked(actor, action, log);
            game.bank[0] += u8::from(action == Action::Yield);
        },
        ..SOUND
    },
    Flaw {
        name: "a line is missing in the score sheet",
        law: "the items of a score sheet sum to its total",
        score_items: |game, seat, out| {
            Quarry::score_items(game, seat, out);
            out.pop();
        },
        ..SOUND
    },
    Flaw {
        name: "a match does not end",
        law: "a match ends within its bound",
        play: |game, actor, action, log| {
            game.round = 1;
            game.play_unchecked(actor, action, log);
        },
        ..SOUND
    },
];
