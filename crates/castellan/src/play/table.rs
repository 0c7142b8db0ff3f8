//! A match at one terminal: asks people and bots in turn until it is over.

use bots::{Bot, Generator, evaluate::Evaluate};
use engine::{Actor, Game, Match, Perspective, Seat, Viewer};
use ui::{
    Lang, Names, Narrate, Refusal, Teller,
    story::explain_of,
    terminal::{self, Draw},
};

use super::{
    command::Command,
    hint,
    list::Offers,
    save::Saves,
    screen::{self, Screen},
};
use crate::{Failure, out};

/// Who sits in a seat.
pub enum Chair<G: Game> {
    /// Somebody at this terminal.
    Human,
    /// A program.
    Bot(Box<dyn Bot<G>>),
}

/// When people are asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Prompts {
    /// Where there is something to think about; the rest goes on by itself.
    InDoubt,
    /// At every choice.
    Always,
}

/// A match and those who play it.
pub struct Table<G: Game> {
    played: Match<G>,
    chairs: Vec<Chair<G>>,
    chance: Generator,
    names: Names,
    lang: Lang,
    screen: Screen,
    prompts: Prompts,
    /// After taking a choice back nothing goes on by itself until the next one is made.
    paused: bool,
    saves: Saves,
}

/// How a line of input leaves the one who typed it.
enum Flow {
    /// Still to choose.
    Stays,
    /// The match has moved, forward or back.
    Moved,
    /// Gone.
    Left,
}

impl<G: Evaluate + Narrate + Draw> Table<G> {
    /// Sets the table; there is one chair for each seat.
    pub fn new(
        played: Match<G>,
        chairs: Vec<Chair<G>>,
        chance: Generator,
        names: Names,
        saves: Saves,
        lang: Lang,
        interactive: bool,
    ) -> Self {
        let people = chairs.iter().filter(|chair| matches!(chair, Chair::Human)).count();
        let screen = Screen::new(people, chairs.len(), interactive);
        let (prompts, paused) = (Prompts::InDoubt, false);
        Self { played, chairs, chance, names, lang, screen, prompts, paused, saves }
    }

    /// The same table, at which people are asked like this.
    pub fn with_prompts(self, prompts: Prompts) -> Self {
        Self { prompts, ..self }
    }

    /// Plays until the match is over or somebody leaves.
    pub fn play(mut self) -> Result<(), Failure> {
        while let Some(actor) = self.played.state().turn().next_actor() {
            let action = match actor {
                Actor::Chance => self.played.state().sample_chance(&mut self.chance),
                Actor::Seat(seat) => match &mut self.chairs[seat.index()] {
                    Chair::Bot(bot) => bot.choose(&Perspective::new(self.played.state(), seat)),
                    Chair::Human => match self.goes_on(seat) {
                        Some(action) => action,
                        None => match self.ask(seat)? {
                            Flow::Left => return Ok(()),
                            Flow::Moved | Flow::Stays => continue,
                        },
                    },
                },
            };
            self.played.play(actor, action).expect("bots and chance play legal actions");
        }
        self.screen.finish(&self.played, &self.teller())
    }

    fn teller(&self) -> Teller<'_> {
        Teller::new(self.lang, &self.names)
    }

    /// What goes on without asking; the one in this seat is told so.
    fn goes_on(&mut self, seat: Seat) -> Option<G::Action> {
        let view = self.played.state().view(Viewer::Seat(seat));
        let asks = self.prompts == Prompts::Always || self.paused;
        let action = G::going_on(&view).filter(|_| !asks)?;
        let teller = self.teller();
        let told = teller.say("play-goes-on", [("seat", teller.seat(seat))]);
        self.screen.note(told);
        Some(action)
    }

    /// Asks the one in this seat until the match has moved.
    fn ask(&mut self, seat: Seat) -> Result<Flow, Failure> {
        let teller = Teller::new(self.lang, &self.names);
        if !self.screen.hand_over(seat, &teller)? {
            return self.leave_unasked();
        }
        let offers = self.offers(seat);
        self.screen.show_turn(&self.played, seat, &offers, &teller)?;
        loop {
            let Some(line) = screen::ask(seat, &self.teller())? else {
                return self.leave_unasked();
            };
            match self.obey(seat, &offers, Command::read(&line, self.lang.texts()))? {
                Flow::Stays => {}
                flow => return Ok(flow),
            }
        }
    }

    fn offers(&self, seat: Seat) -> Offers {
        let state = self.played.state();
        let mut legal = Vec::new();
        state.legal(Actor::Seat(seat), &mut legal);
        Offers::new::<G>(&state.view(Viewer::Seat(seat)), &legal, &self.teller())
    }

    /// The input has ended without a word.
    fn leave_unasked(&self) -> Result<Flow, Failure> {
        out::line("")?;
        anstream::eprintln!("{}", self.lang.texts().get("play-input-ended"));
        Ok(Flow::Left)
    }

    fn obey(&mut self, seat: Seat, offers: &Offers, command: Command) -> Result<Flow, Failure> {
        let texts = self.lang.texts();
        match command {
            Command::Nothing => {
                let teller = Teller::new(self.lang, &self.names);
                self.screen.show_turn(&self.played, seat, offers, &teller)?;
            }
            Command::Help => self.help(offers)?,
            Command::More => self.screen.show_more(offers, texts)?,
            Command::Log => screen::show_log(&self.played, seat, &self.teller())?,
            Command::Rules(id) => screen::show_rule::<G>(&id, self.lang)?,
            Command::Why(text) => self.why(seat, offers, &text)?,
            Command::Save(name) => self.saves.save(self.played.record(), &name, texts)?,
            Command::Ask => return self.switch_prompts(),
            Command::Hint => hint::show(&self.played, seat, &self.teller())?,
            Command::Undo => return self.undo(seat),
            Command::Quit => {
                out::line(&texts.get("play-goodbye"))?;
                return Ok(Flow::Left);
            }
            Command::Number(number) => return self.choose_number(seat, offers, number),
            Command::Range(from, to) => self.show_range(seat, offers, from, to)?,
            Command::Text(text) => return self.choose(seat, offers, &text),
        }
        Ok(Flow::Stays)
    }

    fn switch_prompts(&mut self) -> Result<Flow, Failure> {
        let (prompts, said) = match self.prompts {
            Prompts::InDoubt => (Prompts::Always, "play-asks-always"),
            Prompts::Always => (Prompts::InDoubt, "play-asks-in-doubt"),
        };
        self.prompts = prompts;
        out::line(&self.lang.texts().get(said))?;
        Ok(Flow::Stays)
    }

    fn choose_number(
        &mut self,
        seat: Seat,
        offers: &Offers,
        number: usize,
    ) -> Result<Flow, Failure> {
        let legal = &offers.notation;
        if let Some(action) = number.checked_sub(1).and_then(|at| legal.get(at)) {
            return self.choose(seat, offers, action);
        }
        self.no_number(number, offers)?;
        Ok(Flow::Stays)
    }

    fn no_number(&self, number: usize, offers: &Offers) -> Result<(), Failure> {
        let args = [("number", number.into()), ("all", offers.notation.len().into())];
        out::line(&self.lang.texts().with("play-no-number", args))
    }

    /// The actions with these numbers, each on its own.
    fn show_range(
        &mut self,
        seat: Seat,
        offers: &Offers,
        from: usize,
        to: usize,
    ) -> Result<(), Failure> {
        let all = offers.notation.len();
        if from == 0 || from > to || to > all {
            return self.no_number(if from == 0 || from > all { from } else { to }, offers);
        }
        let what: Vec<String> = self.words(seat).into_iter().map(|(_, what)| what).collect();
        self.screen.show_found((from..=to).collect(), offers, &what, self.lang.texts())
    }

    fn help(&self, offers: &Offers) -> Result<(), Failure> {
        let example = offers.notation.first().map_or("", String::as_str);
        let rule = format!("{}-5.5", G::INFO.rules_prefix);
        let args = [("example", example.into()), ("rule", rule.into())];
        out::line(&self.lang.texts().with("play-help", args))
    }

    /// Plays what was typed if it is an action; otherwise shows what it could become.
    fn choose(&mut self, seat: Seat, offers: &Offers, text: &str) -> Result<Flow, Failure> {
        let explained = self.explain(seat, text);
        let refused = matches!(explained, Err(Refusal::Illegal { .. }));
        match explained {
            Ok((action, what)) => {
                if !self.screen.confirm(&what, self.lang.texts())? {
                    return Ok(Flow::Stays);
                }
                self.played.play(Actor::Seat(seat), action).expect("it was found legal");
                self.paused = false;
                return Ok(Flow::Moved);
            }
            Err(Refusal::Illegal { text: why, .. }) => out::line(&terminal::sentence(&why, 0))?,
            Err(Refusal::Unreadable) => {}
        }
        let words = self.words(seat);
        let titled: Vec<String> = words.iter().map(|(title, what)| title.clone() + what).collect();
        let found = offers.matching(&titled, text);
        if found.is_empty() && refused {
            return Ok(Flow::Stays);
        }
        if found.is_empty() {
            out::line(&self.lang.texts().with("play-no-match", [("text", text.into())]))?;
        } else {
            let what: Vec<String> = words.into_iter().map(|(_, what)| what).collect();
            self.screen.show_found(found, offers, &what, self.lang.texts())?;
        }
        Ok(Flow::Stays)
    }

    /// What an action will do, or why it is refused.
    fn explain(&self, seat: Seat, text: &str) -> Result<(G::Action, ui::Rich), Refusal> {
        let action: G::Action = text.parse().map_err(|_| Refusal::Unreadable)?;
        let what = explain_of(&self.played, seat, action, &self.teller())?;
        Ok((action, what))
    }

    /// What the legal actions are called, and what they do.
    fn words(&self, seat: Seat) -> Vec<(String, String)> {
        let view = self.played.state().view(Viewer::Seat(seat));
        let teller = self.teller();
        let mut actions = Vec::new();
        self.played.state().legal(Actor::Seat(seat), &mut actions);
        let words = |action: &G::Action| {
            let what = G::describe(&view, seat, *action, &teller);
            (G::title(*action, &teller).plain(), what.plain())
        };
        actions.iter().map(words).collect()
    }

    fn why(&self, seat: Seat, offers: &Offers, text: &str) -> Result<(), Failure> {
        let texts = self.lang.texts();
        let legal = &offers.notation;
        if text.is_empty() {
            let example = legal.first().map_or("", String::as_str);
            return out::line(&texts.with("play-why-what", [("example", example.into())]));
        }
        let numbered = text.parse::<usize>().ok().and_then(|n| legal.get(n.checked_sub(1)?));
        match self.explain(seat, numbered.map_or(text, String::as_str)) {
            Ok((_, what)) => {
                out::line(&texts.get("play-legal"))?;
                out::line(&terminal::sentence(&what, 0))
            }
            Err(Refusal::Unreadable) => out::line(&texts.get("move-unreadable")),
            Err(Refusal::Illegal { why, text }) => {
                out::line(&terminal::sentence(&text, 0))?;
                screen::show_rule::<G>(why.rule.0, self.lang)
            }
        }
    }

    /// Takes back the own last choice, or else that of the one who sat here before.
    fn undo(&mut self, seat: Seat) -> Result<Flow, Failure> {
        let seats = Seat::first(self.played.state().seats());
        let people = seats.rev().filter(|s| matches!(self.chairs[s.index()], Chair::Human));
        let mut candidates = std::iter::once(seat).chain(people);
        let Some(seat) = candidates.find(|&seat| self.played.can_undo(seat)) else {
            out::line(&self.lang.texts().get("play-nothing-to-undo"))?;
            return Ok(Flow::Stays);
        };
        self.played.undo(seat).expect("it can be undone");
        self.paused = true;
        self.screen.forget(self.played.moves().len());
        out::line(&self.teller().say("play-undone", [("seat", self.teller().seat(seat))]).plain())?;
        Ok(Flow::Moved)
    }
}
