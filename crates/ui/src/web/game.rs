//! What a game adds to the web table: its drawing, its targets and its words.

use engine::Seat;
use maud::{Markup, html};

use super::{beat::Beat, scene::Scene};
use crate::{Narrate, Prompt, Rich};

/// A game that can be played in the browser.
///
/// An action consists of *targets*: cards, places, pieces that a person points at. Elements with
/// `data-target` are where; the page lets people pick targets in any order and offers next only
/// what some legal action still contains.
pub(super) trait WebGame: Narrate {
    /// What the rules reckon out for the table from what everybody sees, such as prices.
    type Ahead;

    /// Width and height of the board's drawing.
    const BOARD: (u32, u32);

    /// The picture on the game's card, 288 × 150.
    const PICTURE: &'static str;

    /// The option with which its expansion is played, if there is one.
    const EXPANSION: Option<&'static str> = None;

    /// Options that its note tells, or that mean nothing by themselves.
    const NOTED: &'static [&'static str] = &[];

    /// The part of the board that never changes.
    const LAND: &'static str;

    /// What the rules reckon out. It may depend on nothing that anybody does not see.
    fn ahead(state: &Self) -> Self::Ahead;

    /// A small picture for lists.
    fn crest() -> Markup;

    /// The land of the plates that are not wide.
    fn lands() -> Markup;

    /// Everything on the board that is a target or changes.
    fn board(scene: &Scene<'_, Self>) -> Markup;

    /// What the wide plate shows in its margin, in a line for the others.
    fn strip(scene: &Scene<'_, Self>) -> Markup {
        let _ = scene;
        html! {}
    }

    /// What the board is called, for those who do not see it.
    fn board_label(scene: &Scene<'_, Self>) -> String;

    /// The targets of an action, in the order in which they take effect.
    fn targets(action: Self::Action) -> Vec<String>;

    /// The cards or tools of the seat at whose desk this browser sits.
    fn hand(scene: &Scene<'_, Self>, seat: Seat) -> Markup;

    /// Actions that a person may wish to point at although they are not legal now, each by its first
    /// target; the scene finds out why they are not.
    fn wishes(view: &Self::View, seat: Seat) -> Vec<Self::Action> {
        let _ = (view, seat);
        Vec::new()
    }

    /// Targets that by themselves are a wish in vain, each with why and what else they lead to: nothing
    /// else is meant by whoever picks only them.
    fn in_vain(scene: &Scene<'_, Self>) -> Vec<(String, String)> {
        let _ = scene;
        Vec::new()
    }

    /// Whether what an action does is told when it is complete, because its targets one by one would
    /// tell something else.
    fn is_told_whole(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// What takes the hand's place while an action needs more than a click, such as a payment.
    fn counter(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        let _ = (scene, seat);
        html! {}
    }

    /// A class for the page that dresses the table, such as a season.
    fn dress(view: &Self::View) -> &'static str {
        let _ = view;
        ""
    }

    /// Targets that are neither in the hand nor on the board, as buttons beside the prompt.
    fn toggles(scene: &Scene<'_, Self>) -> Markup;

    /// What the table waits for, as the desk says it: without what lies beside it to be seen.
    fn asks(scene: &Scene<'_, Self>) -> Prompt {
        Self::prompt(&scene.view, scene.turn, scene.viewer(), &scene.teller())
    }

    /// What is said while an action is put together.
    fn sayings(scene: &Scene<'_, Self>, seat: Seat) -> Sayings;

    /// Who began the match, where the order of turns matters and a marker shows it.
    fn first(view: &Self::View) -> Option<Seat> {
        let _ = view;
        None
    }

    /// Which opponent the rules play, where there are several to choose from.
    fn opponent(scene: &Scene<'_, Self>) -> Option<String> {
        let _ = scene;
        None
    }

    /// What is public of a seat.
    fn mat(scene: &Scene<'_, Self>, seat: Seat) -> Mat;

    /// The tip that tells all of a seat where its mat has little room, by its id.
    fn seat_tip(seat: Seat) -> Option<String> {
        let _ = seat;
        None
    }

    /// Where the match stands, in a few words for the bar.
    fn note(scene: &Scene<'_, Self>) -> String;

    /// Where the match stands, as a heading and a sentence about how near its end is.
    fn outlook(scene: &Scene<'_, Self>) -> (String, Rich);

    /// Explanations of what is on the table, each an element of class `tip` with an id.
    fn tips(scene: &Scene<'_, Self>) -> Markup;

    /// Whether a line of the score sheet can bring points in this match, with its options.
    fn can_score(view: &Self::View, rule: &str) -> bool {
        let _ = (view, rule);
        true
    }

    /// What decides a tie, in order: what it is called, and the rule.
    fn tie_breaks(view: &Self::View) -> &'static [(&'static str, &'static str)];

    /// The sound of an event, if it has one.
    fn cue(event: &Self::Event) -> Option<Cue>;

    /// What is to be seen of an event, as its viewer knows it, if anything is. The lines of the
    /// chronicle tell it in words.
    fn beat(event: &Self::Event) -> Option<Beat> {
        let _ = event;
        None
    }
}

/// A sound, after what it stands for; the script makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cue {
    /// Somebody chose cards.
    Card,
    /// Something sealed was turned up.
    Reveal,
    /// A piece was put on the board.
    Place,
    /// Points were scored.
    Points,
    /// Something great was done that will be seen for long.
    Honour,
    /// The match goes on to its next part.
    Onward,
    /// Something to be afraid of.
    Menace,
    /// The match is over.
    End,
}

impl Cue {
    /// What the script calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Card => "card",
            Self::Reveal => "reveal",
            Self::Place => "place",
            Self::Points => "points",
            Self::Honour => "honour",
            Self::Onward => "onward",
            Self::Menace => "menace",
            Self::End => "end",
        }
    }
}

/// What is said while an action is put together.
pub(super) struct Sayings {
    /// The sentence with so many targets left to pick; the first is for a complete action, the last
    /// also for more.
    pub left: Vec<String>,
    /// The second line as long as nothing is picked.
    pub hint: String,
    /// Added to what the action will do, once it is complete.
    pub ready: String,
    /// The label of the button that plays it; nothing when every choice is a button of its own.
    pub confirm: Option<String>,
    /// Targets that say something else right behind another one: the target, that other, and what.
    pub behind: Vec<(String, String, String)>,
}

impl Sayings {
    /// The prompt says again what it asked until the action is complete.
    pub fn repeating(prompt: &Prompt, complete: String, confirm: Option<String>) -> Self {
        Self {
            left: vec![complete, prompt.say.words()],
            hint: prompt.sub.words(),
            ready: String::new(),
            confirm,
            behind: Vec::new(),
        }
    }
}

/// What is public of a seat.
pub(super) struct Mat {
    /// Points so far.
    pub score: i32,
    /// The number of points that ends the match, if points end it.
    pub goal: Option<i32>,
    /// Chips with what the seat has.
    pub facts: Markup,
    /// What the seat is doing.
    pub state: Markup,
}

#[cfg(test)]
mod tests {
    use super::{super::asset, *};

    #[test]
    fn every_cue_has_a_sound() {
        use Cue::{Card, End, Honour, Menace, Onward, Place, Points, Reveal};
        let (_, script) = asset("sound.js").expect("a script makes the sounds");
        let script = str::from_utf8(script).expect("text");
        for cue in [Card, Reveal, Place, Points, Honour, Onward, Menace, End] {
            assert!(script.contains(&format!("\n  {}: (t) =>", cue.name())), "{cue:?}");
        }
    }
}
