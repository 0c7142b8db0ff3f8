//! What the table waits for.

use engine::{SeatSet, Turn, Viewer};
use kings_road::{Phase, View, view::PlayerView};

use super::region;
use crate::{Prompt, Rich, Teller};

/// What the table waits for, spoken to the viewer.
pub fn prompt(view: &View, turn: Turn, viewer: Viewer, teller: &Teller<'_>) -> Prompt {
    let Turn::Sealed(owed) = turn else { return over(view, teller) };
    let own = match viewer {
        Viewer::Seat(seat) => view.players.iter().find(|player| player.seat == seat),
        Viewer::Spectator | Viewer::Referee => None,
    };
    let regions: Vec<String> = (0..=usize::from(view.dragons))
        .map(|step| region(view.king.onward(step), teller))
        .collect();
    Prompt {
        say: say(view, owed, own, teller),
        sub: teller.say("kings-road-prompt-scored", [("regions", teller.list(&regions))]),
    }
}

fn say(view: &View, owed: SeatSet, own: Option<&PlayerView>, teller: &Teller<'_>) -> Rich {
    let again = view.phase == Phase::SelectSecond;
    let waits = [("seats", teller.seats(owed))];
    let Some(own) = own else { return teller.say("kings-road-prompt-waits", waits) };
    let cards = [("cards", own.cards_to_choose.into())];
    match (own.awaited, again) {
        (true, false) => teller.say("kings-road-prompt-choose", cards),
        (true, true) => teller.say("kings-road-prompt-choose-again", cards),
        (false, _) if own.face_down > 0 => teller.say("kings-road-prompt-laid", waits),
        (false, false) => teller.say("kings-road-prompt-no-markers", waits),
        (false, true) => teller.say("kings-road-prompt-others-again", waits),
    }
}

fn over(view: &View, teller: &Teller<'_>) -> Prompt {
    // KRD-9.7: points, then nobles.
    let standing = |player: &PlayerView| (player.score, player.nobles.len());
    let best = view.players.iter().map(standing).max();
    let won = view.players.iter().filter(|player| Some(standing(player)) == best);
    let winners: SeatSet = won.map(|player| player.seat).collect();
    let args = [("count", winners.len().into()), ("seats", teller.seats(winners))];
    Prompt { say: teller.say("kings-road-prompt-over", args), sub: Rich::default() }
}
