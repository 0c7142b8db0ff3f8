//! What is wrong with secrets: leaks, and worlds drawn anew that are not what a seat knows.

use engine::{Actor, Game, Illegal, Seat, Standing, Turn, Viewer};
use rand::RngExt;

use super::{Flaw, SOUND};
use crate::quarry::{Action, Event, Frame, Quarry, View, action::BLOCKS};

const SAME_VIEW: &str = "view(determinize(s, seat), seat) == view(s, seat)";
const HIDES: &str = "what the log hides, the view hides";
const VARIES: &str = "drawing hidden things anew does vary them";

/// The block that counts most.
const MARBLE: u8 = BLOCKS - 1;

fn has_marble(game: &Quarry, seat: Seat) -> bool {
    game.players[seat.index()].hand.contains(MARBLE)
}

pub const FLAWS: &[Flaw] = &[
    Flaw {
        name: "a view shows another hand",
        law: HIDES,
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
        view: |game, viewer| match (viewer, game.stack.top()) {
            (Viewer::Spectator, Some(Frame::TakeTurn(_))) => game.view(Viewer::Referee),
            _ => game.view(viewer),
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
            let doubled = game.players[viewer.index()].hand.iter().next();
            let lost = game.deck.shuffled.iter().next();
            if let (Some(doubled), Some(lost)) = (doubled, lost) {
                game.deck.shuffled.take(lost);
                game.deck.shuffled.insert(doubled);
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
        name: "every other world is the truth",
        law: "a world drawn anew does not lean to the truth",
        determinize: |game, viewer, rng| {
            if rng.random() {
                game.determinize(viewer, rng);
            }
        },
        ..SOUND
    },
    Flaw {
        name: "what is true is a little more likely",
        law: "a world drawn anew does not lean to the truth",
        determinize: |game, viewer, rng| {
            let truth = game.clone();
            game.determinize(viewer, rng);
            let as_true = |seat: &Seat| has_marble(game, *seat) == has_marble(&truth, *seat);
            if !Seat::first(game.seats).all(|seat| as_true(&seat)) {
                game.determinize(viewer, rng);
            }
        },
        ..SOUND
    },
    // Whoever takes the draw back has seen for nothing what others buried.
    Flaw {
        name: "a draw from under the pile is not said to reveal anything",
        law: "the log tells no secret",
        play: |game, actor, action, log| {
            game.play_unchecked(actor, action, log);
            for event in log {
                if let Event::Raised { seat, block } = *event {
                    *event = Event::Drawn { seat, block };
                }
            }
        },
        ..SOUND
    },
    Flaw {
        name: "everybody sees which block went under the pile",
        law: "the log tells no more than the view",
        play: |game, actor, action, log| {
            game.play_unchecked(actor, action, log);
            if let (Actor::Seat(seat), Action::Bury(block)) = (actor, action) {
                log.push(Event::Shown { seat, block });
            }
        },
        ..SOUND
    },
    Flaw {
        name: "others know what was left in hand",
        law: HIDES,
        play: |game, actor, action, log| {
            let before = game.known.shown();
            game.play_unchecked(actor, action, log);
            if let (Actor::Seat(seat), Action::Bury(_)) = (actor, action) {
                let left = game.players[seat.index()].hand.among(before);
                left.iter().for_each(|block| game.known.show_all(block));
            }
        },
        ..SOUND
    },
    Flaw {
        name: "one's own bid is taken up with the others",
        law: "who has taken a sealed choice up again is awaited",
        reopen: |game, _| game.players.iter_mut().for_each(|player| player.bid = None),
        ..SOUND
    },
    Flaw {
        name: "taking bids up again brings silver",
        law: "taking sealed choices up again changes nothing that a seat can know",
        reopen: |game, viewer| {
            if !game.owed().contains(viewer) && game.bank[0] > 0 {
                game.bank[0] -= 1;
                game.players[viewer.index()].goods[0] += 1;
            }
            game.reopen(viewer);
        },
        ..SOUND
    },
    Flaw {
        name: "a position with bids taken up again is impossible",
        law: "a position taken up again is possible",
        reopen: |game, viewer| {
            let bids = game.seats != game.owed().len();
            game.reopen(viewer);
            game.bank[1] += u8::from(bids && matches!(game.turn(), Turn::Sealed(_)));
        },
        ..SOUND
    },
    Flaw {
        name: "a high bid is not taken up",
        law: "a sealed choice taken up again leaves no trace",
        reopen: |game, viewer| {
            let others = Seat::first(game.seats).filter(|&seat| seat != viewer);
            others.for_each(|seat| {
                let bid = &mut game.players[seat.index()].bid;
                *bid = bid.filter(|&silver| silver > 1);
            });
        },
        ..SOUND
    },
    Flaw {
        name: "worlds have other bids but the true hands",
        law: VARIES,
        determinize: |game, viewer, rng| {
            let truth = game.clone();
            game.determinize(viewer, rng);
            (game.deck, game.known) = (truth.deck, truth.known);
            for (player, truth) in game.players.iter_mut().zip(truth.players) {
                player.hand = truth.hand;
            }
        },
        ..SOUND
    },
];
