//! What the one at the terminal sees, and what they type.

use std::io::{self, BufRead, IsTerminal, Read};

use ::games::GameId;
use engine::{Game, Match, Seat, Viewer, excerpt};
use ui::{
    Lang, Mark, Narrate, Rich, Rulebook, Span, Teller, Texts,
    story::{prompt_of, story_of},
    terminal::{self, Draw, GILD, QUIET, paint},
};

use super::list::{self, Offers};
use crate::{Failure, failure::arg, out};

/// Nobody types more in a line; the rest counts as the next one.
const LONGEST_LINE: u64 = 4096;

/// Found actions are told in words when there are no more than these.
const FEW: usize = 9;

/// One terminal that people may share.
pub struct Screen {
    /// How many people share it.
    people: usize,
    /// Whether somebody sits at it, and not a script.
    interactive: bool,
    /// Who looks at it now.
    looking: Option<Seat>,
    /// How many moves each seat has been told of.
    told: Vec<Option<usize>>,
    /// What was done without asking, told with the next news.
    notes: Vec<Rich>,
    /// The numbers of the actions last listed, and where their next page begins.
    listed: Vec<usize>,
    next: Option<usize>,
}

impl Screen {
    /// A screen that nobody looks at yet.
    pub fn new(people: usize, seats: usize, interactive: bool) -> Self {
        let told = vec![None; seats];
        let (notes, listed) = (Vec::new(), Vec::new());
        Self { people, interactive, looking: None, told, notes, listed, next: None }
    }

    /// Keeps what was done without asking, to be told with the next news.
    pub fn note(&mut self, note: Rich) {
        self.notes.push(note);
    }

    /// Lets the next one take over before anything secret is shown; whether somebody did.
    pub fn hand_over(&mut self, seat: Seat, teller: &Teller<'_>) -> Result<bool, Failure> {
        if self.people < 2 || self.looking == Some(seat) {
            return Ok(true);
        }
        self.looking = Some(seat);
        out::wipe()?;
        let say = teller.say("play-hand-over", [("seat", teller.seat(seat))]);
        out::line(&terminal::sentence(&say, 0))?;
        // A script has nobody to change places with.
        Ok(!self.interactive || read_line()?.is_some())
    }

    /// The news, the table, what is waited for, and the first legal actions.
    pub fn show_turn<G: Narrate + Draw>(
        &mut self,
        played: &Match<G>,
        seat: Seat,
        offers: &Offers<G::Action>,
        teller: &Teller<'_>,
    ) -> Result<(), Failure> {
        if self.interactive {
            out::clear()?;
        }
        let viewer = Viewer::Seat(seat);
        show_news(played, viewer, self.told[seat.index()], teller)?;
        self.told[seat.index()] = Some(played.moves().len());
        for note in self.notes.drain(..) {
            out::line(&paint(QUIET, &terminal::sentence(&note, 2)))?;
        }
        out::line("")?;
        let view = played.state().view(viewer);
        out::print(&G::board(&view, teller))?;
        out::line("")?;
        let prompt = prompt_of(played, viewer, teller);
        out::line(&paint(GILD, &terminal::sentence(&prompt.say, 0)))?;
        if !prompt.sub.0.is_empty() {
            out::line(&terminal::sentence(&prompt.sub, 0))?;
        }
        let hand = G::hand(&view, seat, teller);
        if !hand.is_empty() {
            out::line(&hand)?;
        }
        self.listed = (1..=offers.notation.len()).collect();
        self.next = Some(0);
        self.show_more(offers, teller.texts)?;
        out::line(&paint(QUIET, &teller.texts.get("play-hint")))
    }

    /// The next page of the actions last listed.
    pub fn show_more<A: Copy + ToString>(
        &mut self,
        offers: &Offers<A>,
        texts: &Texts,
    ) -> Result<(), Failure> {
        let Some(from) = self.next else { return out::line(&texts.get("play-no-more")) };
        let (text, next) = list::page(&offers.lines(&self.listed), from, texts);
        self.next = next;
        out::print(&text)
    }

    /// Actions that were looked for: a few in words, many as a list.
    pub fn show_found<A: Copy + ToString>(
        &mut self,
        found: Vec<usize>,
        offers: &Offers<A>,
        described: &[String],
        texts: &Texts,
    ) -> Result<(), Failure> {
        if found.len() > FEW {
            self.listed = found;
            self.next = Some(0);
            return self.show_more(offers, texts);
        }
        for number in found {
            let (title, notation) = (&offers.titles[number - 1], &offers.notation[number - 1]);
            let number_shown = paint(GILD, &format!("{number:>4}"));
            let title = named(title, notation, 5);
            out::line(&format!("{number_shown} {}", title.trim_start()))?;
            out::line(&paint(QUIET, &terminal::paragraph(&described[number - 1], 7)))?;
        }
        Ok(())
    }

    /// Says what a choice will do; on a terminal, asks whether it is meant.
    pub fn confirm(&self, what: &Rich, texts: &Texts) -> Result<bool, Failure> {
        out::line(&terminal::sentence(what, 0))?;
        if !self.interactive {
            return Ok(true);
        }
        out::print(&format!("{} ", texts.get("play-confirm")))?;
        let answer = read_line()?.unwrap_or_else(|| "no".to_owned());
        let meant = answer.trim().is_empty();
        if !meant {
            out::line(&texts.get("play-not-done"))?;
        }
        Ok(meant)
    }

    /// Moves after the first `moves` are no longer so.
    pub fn forget(&mut self, moves: usize) {
        for told in self.told.iter_mut().flatten() {
            *told = (*told).min(moves);
        }
    }

    /// The end: the last news, the table and the score sheet.
    pub fn finish<G: Narrate + Draw>(
        &self,
        played: &Match<G>,
        teller: &Teller<'_>,
    ) -> Result<(), Failure> {
        let told = self.told.iter().flatten().min().copied();
        show_news(played, Viewer::Spectator, told, teller)?;
        out::line("")?;
        out::print(&G::board(&played.state().view(Viewer::Spectator), teller))?;
        out::line("")?;
        let game: GameId = G::INFO.id.parse().expect("a game of the house");
        out::print(&terminal::scores(game, &played.scores(), teller))
    }
}

/// An action in words, its notation behind them.
pub fn named(title: &str, notation: &str, indent: usize) -> String {
    let title = Span { mark: Some(Mark::Thing(String::new())), text: title.to_owned() };
    let notation = Span { mark: Some(Mark::Rule), text: format!(" ({notation})") };
    terminal::sentence(&Rich(vec![title, notation]), indent)
}

/// What happened after the moves that were told before; from the opening on, if none were.
fn show_news<G: Narrate>(
    played: &Match<G>,
    viewer: Viewer,
    told: Option<usize>,
    teller: &Teller<'_>,
) -> Result<(), Failure> {
    let story = story_of(played, viewer, teller);
    let news = story.iter().filter(|moment| told.is_none_or(|told| moment.after > told));
    out::print(&terminal::lines(news.flat_map(|moment| &moment.lines)))
}

/// The whole story so far.
pub fn show_log<G: Narrate>(
    played: &Match<G>,
    seat: Seat,
    teller: &Teller<'_>,
) -> Result<(), Failure> {
    show_news(played, Viewer::Seat(seat), None, teller)
}

/// A rule or section; the sections when none is named.
pub fn show_rule<G: Game>(id: &str, lang: Lang) -> Result<(), Failure> {
    let game: GameId = G::INFO.id.parse().expect("a game of the house");
    let book = Rulebook::of(game, lang);
    if id.is_empty() {
        for section in &book.sections {
            out::line(&format!("{} {}", paint(QUIET, &section.id), section.title))?;
        }
        return Ok(());
    }
    match book.find(id) {
        Some(passage) => out::print(&terminal::passage(passage)),
        None => out::line(&lang.texts().with("play-no-rule", [arg("id", excerpt(id, 40))])),
    }
}

/// The next line that the one in this seat types; nothing at the end of the input.
pub fn ask(seat: Seat, teller: &Teller<'_>) -> Result<Option<String>, Failure> {
    let name = teller.names.with_letter(seat);
    out::print(&format!("{} ", paint(terminal::seat_style(seat), &format!("{name} >"))))?;
    let line = read_line()?;
    // Where nobody types Enter, nothing has ended the line.
    if line.is_none() || !io::stdin().is_terminal() {
        out::line("")?;
    }
    Ok(line)
}

/// A line of input, whatever bytes it has; nothing at the end of the input.
fn read_line() -> Result<Option<String>, Failure> {
    let mut line = Vec::new();
    let read = io::stdin().lock().take(LONGEST_LINE).read_until(b'\n', &mut line);
    if read.map_err(|why| Failure::check("cli-no-input", [arg("why", why)]))? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}
