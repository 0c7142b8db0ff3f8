//! What a strong player would consider, told at the terminal.

use bots::{Hint, Level, evaluate::Evaluate, generator, hints};
use engine::{Match, Perspective, Seat};
use ui::{
    Narrate, Rich, Teller,
    study::{self, Expected},
    terminal,
};

use super::screen;
use crate::{Failure, out};

/// Thinks about a seat's choice and tells the best candidates, with reasons.
pub fn show<G: Evaluate + Narrate>(
    played: &Match<G>,
    seat: Seat,
    teller: &Teller<'_>,
) -> Result<(), Failure> {
    let seen = Perspective::new(played.state(), seat);
    // The same question in the same position gets the same answer.
    let rng = generator(played.moves().len() as u64, seat.index() as u64);
    let found = hints(&seen, Level::Baron.budget::<G>(), rng);
    found.iter().try_for_each(|hint| show_one::<G>(hint, teller))
}

fn show_one<G: Evaluate + Narrate>(
    hint: &Hint<G::Action>,
    teller: &Teller<'_>,
) -> Result<(), Failure> {
    let title = G::title(hint.action, teller).plain();
    out::line(&screen::named(&title, &hint.action.to_string(), 0))?;
    out::line(&terminal::sentence(&reason::<G>(hint, teller), 2))?;
    let worth = study::worth(hint.worth.chance, hint.even, hint.worth.lead, teller);
    out::line(&terminal::sentence(&worth, 2))
}

/// Why an action is worth thinking about.
pub fn reason<G: Narrate>(hint: &Hint<G::Action>, teller: &Teller<'_>) -> Rich {
    let rival = hint.rival.as_ref().map(|(seat, gain)| (*seat, gain.total()));
    let scored: Vec<_> = hint.own.scored.iter().map(|(rule, points)| (rule.0, *points)).collect();
    let plan: Vec<Rich> = hint.plan.iter().map(|&action| G::title(action, teller)).collect();
    let expected = Expected {
        scored: &scored,
        promised: hint.own.promised,
        topics: &hint.own.topics,
        rival,
        touched: hint.touched,
        plan: &plan,
    };
    study::reason(G::INFO.id, &expected, teller)
}
