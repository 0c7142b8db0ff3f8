//! A match told in sentences: what a game must be able to say, and the chronicle of any match.

use engine::{BadMove, Event, Game, Illegal, Match, Seat, Standing, Turn, Viewer};
use games::{AnyMatch, with_match};
use serde::Serialize;

use crate::{Foresight, Rich, Teller};

/// A game that can be told. Everything is worded from views and events, never from a state.
pub trait Narrate: Game {
    /// Whether the first round begins with the match, so that the opening has its heading.
    const OPENS_WITH_ROUND: bool;

    /// How a match begins.
    fn opening(view: &Self::View, teller: &Teller<'_>) -> Vec<Line>;

    /// Whether a round or phase begins with it, so that its telling has a heading.
    fn opens_round(event: &Self::Event) -> bool;

    /// What one move brought about, as the viewer may read it.
    fn tell(events: &[Self::Event], teller: &Teller<'_>) -> Vec<Line>;

    /// What the table waits for, spoken to the viewer.
    fn prompt(view: &Self::View, turn: Turn, viewer: Viewer, teller: &Teller<'_>) -> Prompt;

    /// The action that goes on where hardly anybody would do anything else: an application plays it
    /// by itself, unless the person has asked to be prompted.
    #[must_use]
    fn going_on(_: &Self::View) -> Option<Self::Action> {
        None
    }

    /// What an action is called: its cards or pieces by name.
    fn title(action: Self::Action, teller: &Teller<'_>) -> Rich;

    /// What a legal action is for, where nothing that is told of it would say so: a card laid face
    /// down, an end.
    #[must_use]
    fn purpose(_: &Self::View, _: Self::Action, _: &Teller<'_>) -> Option<Rich> {
        None
    }

    /// What an action leaves to its seat, where that matters, from the view that it leads to.
    #[must_use]
    fn remains(_after: &Self::View, _: Seat, _: Self::Action, _: &Teller<'_>) -> Option<Rich> {
        None
    }

    /// Why an action is refused, and what to do instead.
    fn refuse(
        view: &Self::View,
        seat: Seat,
        action: Self::Action,
        why: &Illegal,
        teller: &Teller<'_>,
    ) -> Rich;
}

/// What the table waits for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Prompt {
    /// The sentence that says it.
    pub say: Rich,
    /// What else matters now.
    pub sub: Rich,
}

impl Prompt {
    /// Nothing any more: the match is over, and who stands best has won.
    #[must_use]
    pub fn over(standings: impl Iterator<Item = (Seat, Standing)>, teller: &Teller<'_>) -> Self {
        let winners = Standing::best(standings);
        let args = [("count", winners.len().into()), ("seats", teller.seats(winners))];
        Self { say: teller.say("prompt-over", args), sub: Rich::default() }
    }
}

/// A line of the chronicle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// What kind of line.
    pub kind: LineKind,
    /// What it says.
    pub text: Rich,
}

/// What kind of line it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    /// A new round or phase begins.
    Heading,
    /// Something happened.
    Sentence,
    /// What was hidden is shown.
    Reveal,
    /// Only worth telling while nothing else has happened since.
    Passing,
}

impl Line {
    /// A heading.
    #[must_use]
    pub const fn heading(text: Rich) -> Self {
        Self { kind: LineKind::Heading, text }
    }

    /// A sentence.
    #[must_use]
    pub const fn sentence(text: Rich) -> Self {
        Self { kind: LineKind::Sentence, text }
    }

    /// A sentence that shows what was hidden.
    #[must_use]
    pub const fn reveal(text: Rich) -> Self {
        Self { kind: LineKind::Reveal, text }
    }

    /// A line that the next one makes obsolete.
    #[must_use]
    pub const fn passing(text: Rich) -> Self {
        Self { kind: LineKind::Passing, text }
    }
}

/// What is told of one moment of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    /// How many moves had been played when this had happened.
    pub after: usize,
    /// In order.
    pub lines: Vec<Line>,
}

impl Told {
    /// Whether it says more than what is only told in passing.
    #[must_use]
    pub fn lasts(&self) -> bool {
        self.lines.iter().any(|line| line.kind != LineKind::Passing)
    }
}

/// The chronicle of a match from its opening on; moments of which nothing is told are left out.
#[must_use]
pub fn story(played: &AnyMatch, viewer: Viewer, teller: &Teller<'_>) -> Vec<Told> {
    with_match!(played, m => story_of(m, viewer, teller))
}

/// The chronicle of a match of a known game.
#[must_use]
pub fn story_of<G: Narrate>(played: &Match<G>, viewer: Viewer, teller: &Teller<'_>) -> Vec<Told> {
    between(played, viewer, teller, None, played.moves().len())
}

/// The chronicle of the moves after the first `read` and up to the first `to`; from the opening on
/// for `None`. What it costs depends on what is told, not on what was read.
#[must_use]
pub fn between<G: Narrate>(
    played: &Match<G>,
    viewer: Viewer,
    teller: &Teller<'_>,
    read: Option<usize>,
    to: usize,
) -> Vec<Told> {
    let opening = || G::opening(&played.state_at(0).view(viewer), teller);
    let opening = read.is_none().then(|| Told { after: 0, lines: opening() });
    let read = read.unwrap_or(0);
    let moves = (read + 1..=to).zip(played.story().since(read));
    let told = moves.map(|(after, events)| {
        let seen: Vec<_> = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
        Told { after, lines: G::tell(&seen, teller) }
    });
    let mut story = opening.into_iter().chain(told).collect();
    drop_passed(&mut story);
    story
}

/// Up to which move the chronicle stays as it is, if `told` is the end of it: later moves can be
/// taken back, or are told in passing.
#[must_use]
pub fn firm<G: Narrate>(played: &Match<G>, told: &[Told]) -> Option<usize> {
    let settled = told.iter().filter(|told| told.after <= played.settled());
    settled.rev().find(|told| told.lasts()).map(|told| told.after)
}

/// Where rounds begin: after so many moves.
pub fn rounds<G: Narrate>(played: &Match<G>) -> impl Iterator<Item = usize> {
    let opens =
        |(after, events): (usize, &[G::Event])| events.iter().any(G::opens_round).then_some(after);
    let first = G::OPENS_WITH_ROUND.then_some(0);
    first.into_iter().chain((1..).zip(played.story().moves()).filter_map(opens))
}

/// Leaves out passing lines that something has followed.
fn drop_passed(story: &mut Vec<Told>) {
    let mut followed = false;
    for told in story.iter_mut().rev() {
        followed |= told.lasts();
        if followed {
            told.lines.retain(|line| line.kind != LineKind::Passing);
        }
    }
    story.retain(|told| !told.lines.is_empty());
}

/// What the table waits for, spoken to the viewer.
#[must_use]
pub fn prompt(played: &AnyMatch, viewer: Viewer, teller: &Teller<'_>) -> Prompt {
    with_match!(played, m => prompt_of(m, viewer, teller))
}

/// What the table of a known game waits for.
#[must_use]
pub fn prompt_of<G: Narrate>(played: &Match<G>, viewer: Viewer, teller: &Teller<'_>) -> Prompt {
    let state = played.state();
    G::prompt(&state.view(viewer), state.turn(), viewer, teller)
}

/// What a legal action of a seat will do.
///
/// # Errors
/// When the text is not in the game's notation or the action is refused.
pub fn describe(
    played: &AnyMatch,
    seat: Seat,
    action: &str,
    teller: &Teller<'_>,
) -> Result<Rich, Refusal> {
    with_match!(played, m => {
        let action = action.parse().map_err(|_| Refusal::Unreadable)?;
        explain_of(m, seat, action, teller)
    })
}

/// What an action of a known game will do, or why it is refused.
///
/// # Errors
/// When the action is not legal.
pub fn explain_of<G: Narrate>(
    played: &Match<G>,
    seat: Seat,
    action: G::Action,
    teller: &Teller<'_>,
) -> Result<Rich, Refusal> {
    let actor = engine::Actor::Seat(seat);
    match played.state().clone().play(actor, action, &mut ()) {
        Ok(canonical) => Ok(Foresight::new(played.state(), seat).tell(canonical, teller)),
        Err(why) => {
            let text = refuse_of(played, seat, action, &why, teller);
            Err(Refusal::Illegal { why, text })
        }
    }
}

/// Words the refusal of a move that was sent to a match.
#[must_use]
pub fn refuse(
    played: &AnyMatch,
    seat: Seat,
    action: &str,
    why: &BadMove,
    teller: &Teller<'_>,
) -> Rich {
    let BadMove::Illegal(why) = why else { return teller.say("move-unreadable", []) };
    with_match!(played, m => match action.parse() {
        Ok(action) => refuse_of(m, seat, action, why, teller),
        Err(_) => teller.say("move-unreadable", []),
    })
}

fn refuse_of<G: Narrate>(
    played: &Match<G>,
    seat: Seat,
    action: G::Action,
    why: &Illegal,
    teller: &Teller<'_>,
) -> Rich {
    G::refuse(&played.state().view(Viewer::Seat(seat)), seat, action, why, teller)
}

/// Why an action cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is not in the game's notation.
    Unreadable,
    /// A rule forbids it.
    Illegal {
        /// The rule and the kind of offence.
        why: Illegal,
        /// The sentence that says so.
        text: Rich,
    },
}
