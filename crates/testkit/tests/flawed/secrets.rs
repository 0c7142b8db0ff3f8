//! What is wrong with secrets: leaks, and worlds drawn anew that are not what a seat knows.

use engine::{Actor, Game, Illegal, Seat, Standing, Turn, Viewer};
use rand::RngExt;

use super::{Flaw, SOUND};
use crate::quarry::{Action, Event, Frame, Quarry, View, action::BLOCKS};

const SAME_VIEW: &str = "view(determinize(s, seat), seat) == view(s, seat)";
const VARIES: &str = "drawing hidden things anew does vary them";

/// The block that counts most.
const MARBLE: u8 = BLOCKS - 1;

fn has_marble(game: &Quarry, seat: Seat) -> bool {
    game.players[seat.index()].hand.contains(MARBLE)
}

pub const FLAWS: &[Flaw] = &[
    Flaw {
        name: "a view shows another hand",
        law: SAME_VIEW,
        view: |game, viewer| {
            let mut view = game.view(viewer);
            view.players[0].hand = game.players[0].hand;
            view
        },
        ..SOUND
    },
    Flaw {
        name: "a spectator sees too much",
        law: "a spectator sees no more than any seat",
        view: |game, viewer| match viewer {
            Viewer::Spectator => game.view(Viewer::Referee),
            other => game.view(other),
        },
        ..SOUND
    },
    Flaw {
        name: "everybody is told what was dealt",
        law: "the log tells no more than the view",
        play: |game, actor, action, log| {
            game.play_unchecked(actor, action, log);
            if let Action::Deal(block) = action {
                log.push(Event::Shown { seat: Seat::new(0), block });
            }
        },
        ..SOUND
    },
    // Whoever takes the draw back has seen the block for nothing.
    Flaw {
        name: "a draw is not left to chance",
        law: "the log tells no secret",
        play: |game, actor, action, log| {
            game.play_unchecked(actor, action, log);
            let next = game.deck.shuffled.iter().next();
            if let (Action::Draw, Turn::Chance, Some(block)) = (action, game.turn(), next) {
                game.play_unchecked(Actor::Chance, Action::Deal(block), log);
            }
        },
        ..SOUND
    },
    Flaw {
        name: "a bid is told before bids are opened",
        law: "a sealed choice stays sealed",
        play: |game, actor, action, log| {
            game.play_unchecked(actor, action, log);
            if let Action::Bid(bid) = action {
                log.push(Event::BidsOpened { bids: vec![bid] });
            }
        },
        ..SOUND
    },
    Flaw {
        name: "one may ask only who has marble",
        law: "legal actions tell no secret",
        legal: |game, actor, out| {
            game.legal(actor, out);
            out.retain(|&a| !matches!(a, Action::Ask(other) if !has_marble(game, other)));
        },
        ..SOUND
    },
    Flaw {
        name: "a refusal knows who has marble",
        law: "refusals tell no secret",
        why_illegal: |game, actor, action| match action {
            Action::Ask(other) if has_marble(game, other) => Illegal::new("QRY-3.4", "Marble"),
            _ => game.why_illegal(actor, action),
        },
        ..SOUND
    },
    Flaw {
        name: "scores count what is in hand",
        law: "scores tell no secret",
        standing: |game, seat| {
            let Standing { total, tie_breaks } = game.standing(seat);
            Standing { total: total + i32::from(has_marble(game, seat)), tie_breaks }
        },
        score_items: |game, seat, out| {
            Quarry::score_items(game, seat, out);
            out[0].points += i32::from(has_marble(game, seat));
        },
        ..SOUND
    },
    Flaw {
        name: "one's own hand is drawn anew",
        law: SAME_VIEW,
        determinize: |game, viewer, rng| {
            let other = Seat::first(game.seats).find(|&seat| seat != viewer);
            game.determinize(other.expect("there are others"), rng);
        },
        ..SOUND
    },
    Flaw {
        name: "a world has too many of a block",
        law: "a world drawn anew is possible",
        determinize: |game, viewer, rng| {
            game.determinize(viewer, rng);
            let next = game.deck.shuffled.iter().next();
            if let Some(block) = next {
                game.deck.shuffled.take(block);
                game.deck.shuffled.insert(rng.random_range(0..BLOCKS));
            }
        },
        ..SOUND
    },
    Flaw {
        name: "a world does not ask what the truth asks",
        law: "a world drawn anew waits for the same",
        determinize: |game, viewer, rng| {
            game.determinize(viewer, rng);
            if matches!(game.stack.top(), Some(Frame::Show(_))) {
                game.stack.pop();
            }
        },
        view: |game, viewer| View { asks: Vec::new(), ..game.view(viewer) },
        ..SOUND
    },
    Flaw { name: "every world is the truth", law: VARIES, determinize: |_, _, _| {}, ..SOUND },
    Flaw {
        name: "worlds have other bids but the true hands",
        law: VARIES,
        determinize: |game, viewer, rng| {
            let truth = game.clone();
            game.determinize(viewer, rng);
            game.deck = truth.deck;
            for (player, truth) in game.players.iter_mut().zip(truth.players) {
                player.hand = truth.hand;
            }
        },
        ..SOUND
    },
];
