//! What a person sees in a terminal.
//!
//! Everything here is text with colour codes; whoever prints it takes the codes out where there is
//! no terminal. Colour never says what words or letters do not.

mod fit;
mod flow;
mod markdown;
mod row;
mod scores;
pub mod words;

use anstyle::{AnsiColor, Effects, Style};
use engine::{Game, Seat, Viewer};
use games::{AnyMatch, with_match};

use crate::{Line, LineKind, Mark, Rich, Span, Teller};

pub use fit::fit;
pub use flow::{Item, flow, flow_words};
pub use markdown::{passage, rulebook};
pub use row::{Row, clip, fold, width};
pub use scores::scores;
pub use words::Name;

/// The widest line anything here has.
pub const WIDTH: usize = 80;

/// Words that stand back.
pub const QUIET: Style = Style::new().effects(Effects::DIMMED);
/// Names and numbers that matter.
pub const STRONG: Style = Style::new().effects(Effects::BOLD);
/// Where one may act, and what else must not be missed.
pub const GILD: Style =
    Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Yellow))).effects(Effects::BOLD);

/// A game whose table can be drawn as text.
pub trait Draw: Game {
    /// The table as it stands, as far as the view shows it.
    fn board(view: &Self::View, teller: &Teller<'_>) -> String;

    /// What a seat can choose from, where the list of actions does not say it: nothing otherwise.
    fn hand(view: &Self::View, seat: Seat, teller: &Teller<'_>) -> String;

    /// A legal action in the list of all: its notation, where that is short and says enough.
    fn entry(_: &Self::View, action: Self::Action, _: &Teller<'_>) -> String {
        action.to_string()
    }

    /// Whether an action ends an optional step: a list has it last, so that nobody ends anything by
    /// typing the first number.
    #[must_use]
    fn ends(_: Self::Action) -> bool {
        false
    }

    /// The names on the screen by which a person may call things.
    fn names(teller: &Teller<'_>) -> Vec<Name>;

    /// The action that is meant by things in a row, in the words of the notation.
    #[must_use]
    fn meant(things: &[String]) -> Option<Self::Action>;

    /// Whether two legal actions are ways to do the same, so that a long list can gather them.
    #[must_use]
    fn is_same_family(_: Self::Action, _: Self::Action) -> bool {
        false
    }

    /// What several actions of the same family have in common.
    #[must_use]
    fn family(_: &[Self::Action], _: &Teller<'_>) -> Option<String> {
        None
    }
}

/// The table of a match as the viewer sees it.
#[must_use]
pub fn board(played: &AnyMatch, viewer: Viewer, teller: &Teller<'_>) -> String {
    fn draw<G: Draw>(state: &G, viewer: Viewer, teller: &Teller<'_>) -> String {
        G::board(&state.view(viewer), teller)
    }
    with_match!(played, m => draw(m.state(), viewer, teller))
}

/// The colour of a seat.
#[must_use]
pub fn seat_style(seat: Seat) -> Style {
    const COLOURS: [AnsiColor; engine::MAX_SEATS] = [
        AnsiColor::BrightRed,
        AnsiColor::BrightBlue,
        AnsiColor::BrightGreen,
        AnsiColor::BrightYellow,
        AnsiColor::BrightMagenta,
    ];
    COLOURS[seat.index()].on_default().effects(Effects::BOLD)
}

/// Text in a style.
#[must_use]
pub fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A sentence on lines of at most [`WIDTH`], each indented, all but the first by two more.
#[must_use]
pub fn sentence(text: &Rich, indent: usize) -> String {
    let pieces = text.0.iter().map(|span| (span_style(span), span.text.as_str()));
    " ".repeat(indent) + &wrap(pieces, indent, indent + 2)
}

/// Plain text on lines of at most [`WIDTH`], all of them indented.
#[must_use]
pub fn paragraph(text: &str, indent: usize) -> String {
    " ".repeat(indent) + &wrap(std::iter::once((Style::new(), text)), indent, indent)
}

/// Text on lines of at most [`WIDTH`]: the first begins in column `from`, the others are indented.
fn wrap<'a>(pieces: impl Iterator<Item = (Style, &'a str)>, from: usize, indent: usize) -> String {
    let mut out = String::new();
    let mut column = from;
    for word in words(pieces) {
        let word_width: usize = word.iter().map(|(_, piece)| width(piece)).sum();
        if column + word_width > WIDTH && column > indent {
            out.truncate(out.trim_end_matches(' ').len());
            column = indent;
            out.push('\n');
            out.push_str(&" ".repeat(column));
        }
        for (style, piece) in word {
            out.push_str(&paint(style, piece));
        }
        out.push(' ');
        column += word_width + 1;
    }
    out.truncate(out.trim_end_matches(' ').len());
    out
}

/// The words of a text; one may have several styles, like a name with its full stop.
fn words<'a>(pieces: impl Iterator<Item = (Style, &'a str)>) -> Vec<Vec<(Style, &'a str)>> {
    let mut words = vec![Vec::new()];
    for (style, text) in pieces {
        for (index, piece) in text.split([' ', '\n']).enumerate() {
            if index > 0 {
                words.push(Vec::new());
            }
            if !piece.is_empty() {
                words.last_mut().expect("one at least").push((style, piece));
            }
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// How a piece of a sentence looks. A seat is also told by its letter where its name is not.
fn span_style(span: &Span) -> Style {
    match &span.mark {
        None => Style::new(),
        Some(Mark::Seat(seat)) => seat_style(*seat),
        Some(Mark::Thing(_)) => STRONG,
        Some(Mark::Points) => AnsiColor::Green.on_default().effects(Effects::BOLD),
        Some(Mark::Rule) => QUIET,
    }
}

/// Lines of the chronicle.
#[must_use]
pub fn lines<'a>(lines: impl IntoIterator<Item = &'a Line>) -> String {
    let mut out = String::new();
    for line in lines {
        match line.kind {
            LineKind::Heading => {
                out.push('\n');
                out.push_str(&paint(STRONG, &format!("── {} ──", line.text.plain())));
            }
            LineKind::Sentence | LineKind::Reveal | LineKind::Passing => {
                out.push_str(&sentence(&line.text, 2));
            }
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_break_between_words_only() {
        let long = "[ALT|King's Altar] and ".repeat(12) + "[CAS|King's Castle].";
        let text = sentence(&Rich::parse(&long), 2);
        let plain = anstream::adapter::strip_str(&text).to_string();
        assert!(plain.lines().count() > 2);
        for line in plain.lines() {
            assert!(width(line) <= WIDTH && line.starts_with("  ") && !line.ends_with(' '));
            assert_ne!(line.trim(), ".");
        }
        let joined = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(joined, Rich::parse(&long).plain());
    }
}
