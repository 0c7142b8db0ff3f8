//! What happened, told as a story; and what would happen, told to whose doing it would be.
//!
//! What a seat does in one go is one sentence: its name, and what it does, one thing after the other.
//! The turn of the Automa is told step by step: the scheme with all its rows, each option with why it
//! is not possible, and what is done instead of what the Automa cannot use.

use engine::Seat;
use viscounts::{Event, View, automa::Trial};

use super::{
    automa::{action, scheme_rows},
    clauses::clause,
    effects::manuscript_in_brief,
    names::{self, with_ribbon},
};
use crate::{Arg, Form, Line, LineKind, Rich, Teller, effects::capital};

/// What everybody begins with.
pub fn opening(view: &View, teller: &Teller<'_>) -> Vec<Line> {
    let gates = view.gates.as_ref().map(|_| "viscounts-opening-gates");
    let said = ["viscounts-opening"].into_iter().chain(gates);
    said.map(|key| Line::sentence(teller.say(key, []))).collect()
}

/// Whether something new begins with it: a turn is long enough for a heading.
pub const fn opens_round(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. })
}

/// What one move brought about.
pub fn tell(events: &[Event], teller: &Teller<'_>) -> Vec<Line> {
    let mut story = Story { teller, doing: None, lines: Vec::new() };
    for run in events.chunk_by(is_more_of_it) {
        match clause(run, teller) {
            Some((seat, clause)) => story.goes_on(seat, clause),
            None => story.apart(sentence(&run[0], teller)),
        }
    }
    story.apart(Vec::new());
    story.lines
}

/// Whether an event only adds to the one before it, so that both are told at once.
fn is_more_of_it(one: &Event, next: &Event) -> bool {
    use Event::{Drew, Gained, GainedDebt, GainedSilver, Paid, PaidSilver};
    match (one, next) {
        (
            Gained { seat, .. } | GainedSilver { seat, .. },
            Gained { seat: same, .. } | GainedSilver { seat: same, .. },
        )
        | (
            Paid { seat, .. } | PaidSilver { seat, .. },
            Paid { seat: same, .. } | PaidSilver { seat: same, .. },
        )
        | (GainedDebt { seat }, GainedDebt { seat: same }) => seat == same,
        (Drew { seat, card }, Drew { seat: same, card: other }) => {
            seat == same && card.is_some() == other.is_some()
        }
        _ => false,
    }
}

/// The lines of a move, and the sentence that is being put together.
struct Story<'a> {
    teller: &'a Teller<'a>,
    doing: Option<(Seat, LineKind, Vec<String>)>,
    lines: Vec<Line>,
}

impl Story<'_> {
    /// A seat does something; the same seat goes on in the same sentence.
    fn goes_on(&mut self, seat: Seat, (kind, said): (LineKind, String)) {
        match &mut self.doing {
            Some((same, of, clauses)) if *same == seat && *of == kind => clauses.push(said),
            _ => {
                self.apart(Vec::new());
                self.doing = Some((seat, kind, vec![said]));
            }
        }
    }

    /// What is nobody's doing stands apart, after the sentence so far.
    fn apart(&mut self, lines: Vec<Line>) {
        if let Some((seat, kind, clauses)) = self.doing.take() {
            let what = self.teller.joined(&clauses, "list-more", "list-last").into();
            let args = [("seat", self.teller.seat(seat)), ("what", what)];
            let text = Rich::parse(&self.teller.spoken("viscounts-line", seat, args));
            self.lines.push(Line { kind, text });
        }
        self.lines.extend(lines);
    }
}

/// What is nobody's doing.
fn sentence(event: &Event, teller: &Teller<'_>) -> Vec<Line> {
    let told = |name: &str, args: &[Arg<'static>]| {
        teller.say(&format!("viscounts-event-{name}"), args.iter().cloned())
    };
    let line = match *event {
        Event::TurnBegan { seat, round } => {
            Line::heading(told("TurnBegan", &[("n", round.into()), ("seat", teller.seat(seat))]))
        }
        Event::EndRevealed { paper, last_round } => {
            Line::sentence(told(&format!("EndRevealed-{paper}"), &[("n", last_round.into())]))
        }
        Event::Linked { seat, other, site } => {
            let args = [("site", teller.name(site)), ("seats", names::both(seat, other, teller))];
            Line::sentence(told("Linked", &args))
        }
        Event::Hardened => Line::sentence(told("Hardened", &[])),
        Event::TurnedScheme { seat, scheme } => {
            let args = [("seat", teller.seat(seat)), ("scheme", teller.name(scheme))];
            Line::sentence(Rich::row([told("TurnedScheme", &args), scheme_rows(scheme, teller)]))
        }
        Event::Tried { .. } => Line::sentence(tried(event, teller)),
        Event::MatchOver { winners } => {
            let args = [("count", winners.len().into()), ("seats", teller.seats(winners))];
            Line::sentence(told("MatchOver", &args))
        }
        _ => return set_up(event, teller),
    };
    vec![line]
}

/// What comes to light, which the table shows from then on.
fn set_up(event: &Event, teller: &Teller<'_>) -> Vec<Line> {
    let (name, args): (_, Vec<Arg<'static>>) = match *event {
        Event::Laid { segment, position } => {
            ("Laid", vec![("n", (position + 1).into()), ("segment", teller.name(segment))])
        }
        Event::Turned { .. } => ("Turned", vec![]),
        Event::Revealed { segment, card } => {
            let at = ("place_at", teller.named(segment, Form::At));
            ("Revealed", vec![("card", teller.name(card)), at])
        }
        Event::Shown { segment, manuscript } => {
            let brief = manuscript_in_brief(manuscript, teller).plain();
            let at = ("place_at", teller.named(segment, Form::At));
            let ribbon = ("ribbon", with_ribbon(manuscript.ribbon(), teller));
            ("Shown", vec![at, ribbon, ("brief", brief.into())])
        }
        Event::Dealt { card, hero } => {
            ("Dealt", vec![("card", teller.name(hero)), ("player", teller.name(card))])
        }
        Event::LaidBeside { award } => ("LaidBeside", vec![("award", teller.name(award))]),
        Event::Entered { card } => ("Entered", vec![("card", teller.name(card))]),
        // Everything else is somebody's doing, or told as a sentence.
        _ => return Vec::new(),
    };
    let said = capital(&teller.texts.with(&format!("viscounts-event-{name}"), args));
    vec![Line::passing(Rich::parse(&said))]
}

/// An option of a scheme, and why it is not possible.
fn tried(event: &Event, teller: &Teller<'_>) -> Rich {
    let Event::Tried { option, trial, focus, hindered, .. } = *event else {
        return Rich::default();
    };
    let what = match trial {
        Trial::Act(primary) => action(primary, teller),
        Trial::Flips => teller.texts.get("viscounts-try-flips"),
        Trial::Gain => teller.texts.get("viscounts-tried-gain"),
    };
    let focused =
        |what: String| teller.texts.with("viscounts-tried-focus", [("what", what.into())]);
    let what = if focus { focused(what) } else { what };
    let mut args: Vec<Arg<'_>> = vec![("n", option.into()), ("what", what.into())];
    let why = hindered.map(|why| teller.texts.get(&format!("viscounts-hindrance-{why}")));
    let key = if why.is_some() { "Tried-hindered" } else { "Tried" };
    args.extend(why.map(|why| ("why", why.into())));
    teller.say(&format!("viscounts-event-{key}"), args)
}
