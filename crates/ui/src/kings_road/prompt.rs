//! What the table waits for.

use engine::{SeatSet, Turn, Viewer};
use kings_road::{Phase, View, view::PlayerView};

use crate::{Prompt, Rich, Teller};

/// What the table waits for, spoken to the viewer.
pub fn prompt(view: &View, turn: Turn, viewer: Viewer, teller: &Teller<'_>) -> Prompt {
    let Turn::Sealed(owed) = turn else {
        let standings = view.players.iter().map(|player| (player.seat, player.standing()));
        return Prompt::over(standings, teller);
    };
    let own = match viewer {
        Viewer::Seat(seat) => view.players.iter().find(|player| player.seat == seat),
        Viewer::Spectator | Viewer::Referee => None,
    };
    Prompt {
        say: say(view, owed, own, teller),
        sub: teller
            .say("kings-road-prompt-scored", [("regions", teller.names_of(view.next_scored()))]),
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
