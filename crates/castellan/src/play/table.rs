//! A match at one terminal: asks people and bots in turn until it is over.

use bots::{Bot, Generator, evaluate::Evaluate};
use engine::{Actor, Game, Match, Perspective, Seat, Viewer, excerpt};
use ui::{
    Foresight, Lang, Names, Narrate, Refusal, Teller,
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
use crate::{Failure, failure::arg, out};

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

/// What a person means by what they typed.
enum Found<A> {
    /// This, whether it is legal or not.
    One(A),
    /// One of those with these numbers.
    Several(Vec<usize>),
    /// Nothing there is.
    Nothing,
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
    /// Sets the table; there is one chair for each player.
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
            return Ok(self.leave_unasked());
        }
        let offers = self.offers(seat);
        self.screen.show_turn(&self.played, seat, &offers, &teller)?;
        loop {
            let Some(line) = screen::ask(seat, &self.teller())? else {
                return Ok(self.leave_unasked());
            };
            match self.obey(seat, &offers, Command::read(&line, self.lang.texts()))? {
                Flow::Stays => {}
                flow => return Ok(flow),
            }
        }
    }

    fn offers(&self, seat: Seat) -> Offers<G::Action> {
        let state = self.played.state();
        let mut legal = Vec::new();
        state.legal(Actor::Seat(seat), &mut legal);
        Offers::new::<G>(&state.view(Viewer::Seat(seat)), legal, &self.teller())
    }

    /// The input has ended without a word.
    fn leave_unasked(&self) -> Flow {
        anstream::eprintln!("{}", self.lang.texts().get("play-input-ended"));
        Flow::Left
    }

    fn obey(
        &mut self,
        seat: Seat,
        offers: &Offers<G::Action>,
        command: Command,
    ) -> Result<Flow, Failure> {
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
                out::say(&texts.get("play-goodbye"))?;
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
        out::say(&self.lang.texts().get(said))?;
        Ok(Flow::Stays)
    }

    fn choose_number(
        &mut self,
        seat: Seat,
        offers: &Offers<G::Action>,
        number: usize,
    ) -> Result<Flow, Failure> {
        if let Some(&action) = number.checked_sub(1).and_then(|at| offers.actions.get(at)) {
            return self.take(seat, action);
        }
        self.no_number(number, offers)?;
        Ok(Flow::Stays)
    }

    fn no_number(&self, number: usize, offers: &Offers<G::Action>) -> Result<(), Failure> {
        let args = [("number", number.into()), ("all", offers.notation.len().into())];
        out::say(&self.lang.texts().with("play-no-number", args))
    }

    /// The actions with these numbers, each on its own.
    fn show_range(
        &mut self,
        seat: Seat,
        offers: &Offers<G::Action>,
        from: usize,
        to: usize,
    ) -> Result<(), Failure> {
        let all = offers.notation.len();
        if from == 0 || from > to || to > all {
            return self.no_number(if from == 0 || from > all { from } else { to }, offers);
        }
        self.show_found(seat, offers, (from..=to).collect())
    }

    fn help(&self, offers: &Offers<G::Action>) -> Result<(), Failure> {
        let example = offers.notation.first().map_or("", String::as_str);
        let rule = format!("{}-1", G::INFO.rules_prefix);
        let args = [("example", example.into()), ("rule", rule.into())];
        out::line(&self.lang.texts().with("play-help", args))
    }

    /// Plays what was typed if it is an action; otherwise shows what it could become.
    fn choose(
        &mut self,
        seat: Seat,
        offers: &Offers<G::Action>,
        text: &str,
    ) -> Result<Flow, Failure> {
        match self.find(seat, offers, text) {
            Found::One(action) => {
                let flow = self.take(seat, action)?;
                if let (Flow::Stays, false) = (&flow, offers.actions.contains(&action)) {
                    self.show_found(seat, offers, offers.called(text))?;
                }
                return Ok(flow);
            }
            Found::Several(numbers) => self.show_found(seat, offers, numbers)?,
            Found::Nothing => self.no_match(text)?,
        }
        Ok(Flow::Stays)
    }

    /// Plays an action if it is legal and meant; otherwise says why not.
    fn take(&mut self, seat: Seat, action: G::Action) -> Result<Flow, Failure> {
        match explain_of(&self.played, seat, action, &self.teller()) {
            Ok(what) => {
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
        Ok(Flow::Stays)
    }

    /// What is meant: a number, notation, or words on the screen that tell it from everything else.
    fn find(&self, seat: Seat, offers: &Offers<G::Action>, text: &str) -> Found<G::Action> {
        if let Ok(action) = text.parse() {
            return Found::One(action);
        }
        let read = terminal::words::read(text, &G::names(&self.teller()));
        let named = read.and_then(|things| G::meant(&things));
        let called = offers.called(text);
        match (called.as_slice(), named) {
            (&[one], _) => Found::One(offers.actions[one - 1]),
            ([], Some(named)) => Found::One(named),
            (_, Some(named)) if offers.actions.contains(&named) => Found::One(named),
            ([], None) => match offers.described(&self.descriptions(seat, offers), text) {
                none if none.is_empty() => Found::Nothing,
                some => Found::Several(some),
            },
            _ => Found::Several(called),
        }
    }

    fn no_match(&self, text: &str) -> Result<(), Failure> {
        out::say(&self.lang.texts().with("play-no-match", [arg("text", excerpt(text, 40))]))
    }

    /// What the legal actions will do.
    fn descriptions(&self, seat: Seat, offers: &Offers<G::Action>) -> Vec<String> {
        let foresight = Foresight::new(self.played.state(), seat);
        let teller = self.teller();
        let what = |&action: &G::Action| foresight.tell(action, &teller).plain();
        offers.actions.iter().map(what).collect()
    }

    fn show_found(
        &mut self,
        seat: Seat,
        offers: &Offers<G::Action>,
        found: Vec<usize>,
    ) -> Result<(), Failure> {
        let what = self.descriptions(seat, offers);
        self.screen.show_found(found, offers, &what, self.lang.texts())
    }

    fn why(&mut self, seat: Seat, offers: &Offers<G::Action>, text: &str) -> Result<(), Failure> {
        if text.is_empty() {
            let example = offers.titles.first().map_or("", String::as_str);
            let args = [("example", example.into())];
            return out::say(&self.lang.texts().with("play-why-what", args));
        }
        let numbered = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match numbered.and_then(|index| offers.actions.get(index)) {
            Some(&action) => self.explain(seat, action),
            None => match self.find(seat, offers, text) {
                Found::One(action) => self.explain(seat, action),
                Found::Several(numbers) => self.show_found(seat, offers, numbers),
                Found::Nothing => self.no_match(text),
            },
        }
    }

    /// What an action will do, or which rule forbids it.
    fn explain(&self, seat: Seat, action: G::Action) -> Result<(), Failure> {
        match explain_of(&self.played, seat, action, &self.teller()) {
            Ok(what) => {
                out::say(&self.lang.texts().get("play-legal"))?;
                out::line(&terminal::sentence(&what, 0))
            }
            Err(Refusal::Unreadable) => out::line(&self.lang.texts().get("move-unreadable")),
            Err(Refusal::Illegal { why, text }) => {
                out::line(&terminal::sentence(&text, 0))?;
                screen::show_rule::<G>(why.rule.0, self.lang)
            }
        }
    }

    /// Takes back the own last choice, or else that of the one who sat here before.
    fn undo(&mut self, seat: Seat) -> Result<Flow, Failure> {
        let seats = Seat::first(self.played.state().players());
        let people = seats.rev().filter(|s| matches!(self.chairs[s.index()], Chair::Human));
        let mut candidates = std::iter::once(seat).chain(people);
        let Some(seat) = candidates.find(|&seat| self.played.can_undo(seat)) else {
            out::say(&self.lang.texts().get("play-nothing-to-undo"))?;
            return Ok(Flow::Stays);
        };
        self.played.undo(seat).expect("it can be undone");
        self.paused = true;
        self.screen.forget(self.played.moves().len());
        out::line(&self.teller().say("play-undone", [("seat", self.teller().seat(seat))]).plain())?;
        Ok(Flow::Moved)
    }
}
