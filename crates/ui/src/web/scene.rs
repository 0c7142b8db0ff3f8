//! One moment of a match as one viewer may know it. Drawing code gets a scene and never the match.

use engine::{Actor, Match, Seat, Turn, Viewer};
use games::GameId;

use super::{
    analysis::Hindsight,
    game::WebGame,
    judged::{Mark, Marks},
    model::{SeatInfo, Shell, Stage, Table},
    target::Targets,
};
use crate::{Foreseen, Foresight, Names, Narrate, Rich, Teller, Texts, story};

/// What a page about a match is drawn from.
pub(super) struct Scene<'a, G: WebGame> {
    /// The page around it.
    pub shell: &'a Shell<'a>,
    /// The table. Its match stays untouched here; what may be known of it stands below.
    table: &'a Table<'a>,
    /// Which game it is.
    pub game: GameId,
    /// The position as the viewer knows it.
    pub view: G::View,
    /// What the rules reckon out from what everybody sees.
    pub ahead: G::Ahead,
    /// Whom the position waits for.
    pub turn: Turn,
    /// The seat whose desk this browser sits at.
    pub desk: Option<Seat>,
    /// What that seat may do now; nothing at a moment of the past.
    pub legal: Vec<G::Action>,
    /// What that seat can point at for it, and for what it may not do.
    pub targets: Targets<G>,
    /// How many moves that seat has made: it tells one of its turns from the next.
    pub own_moves: usize,
    /// Where rounds begin, in the whole match: after so many moves.
    pub rounds: Vec<usize>,
    /// How many moves the match has.
    pub moves: usize,
    /// How many moves led to the moment shown.
    pub at: usize,
    /// What that seat can foresee, if it may act.
    foresight: Option<Foresight<G>>,
    /// What is known of the match in hindsight, at a moment of the past.
    pub hindsight: Option<&'a Hindsight>,
    marks: Marks,
    names: Names,
}

impl<'a, G: WebGame> Scene<'a, G> {
    /// The scene that `table` shows of its match.
    pub fn new(shell: &'a Shell<'a>, table: &'a Table<'a>, held: &Match<G>) -> Self {
        let moves = held.moves().len();
        let at = table.at.map_or(moves, |at| at.min(moves));
        let past = (at < moves).then(|| held.fork(at));
        let shown = past.as_ref().unwrap_or(held);
        let names = names(shell, table);
        let desk = desk(table);
        let acting = desk.filter(|_| table.at.is_none() && table.stage == Stage::Playing);
        let mut legal = Vec::new();
        if let Some(seat) = acting {
            shown.state().legal(Actor::Seat(seat), &mut legal);
        }
        let view = shown.state().view(table.viewer);
        let targets = match acting {
            Some(seat) if !legal.is_empty() => Targets::of(shown.state(), &view, seat, &legal),
            _ => Targets::default(),
        };
        let hindsight = table.hindsight.filter(|_| table.at.is_some());
        let judged = hindsight.and_then(|found| found.at(at));
        Self {
            shell,
            table,
            hindsight,
            marks: judged.map(Marks::of::<G>).unwrap_or_default(),
            foresight: acting.map(|seat| Foresight::new(shown.state(), seat)),
            game: table.game.game(),
            view,
            ahead: G::ahead(shown.state()),
            turn: shown.state().turn(),
            desk,
            legal,
            targets,
            own_moves: desk.map_or(0, |seat| moves_of(shown, seat)),
            rounds: story::rounds(held).collect(),
            moves,
            at,
            names,
        }
    }

    /// A position that no match led to, of a table where nothing can be done.
    pub fn still(shell: &'a Shell<'a>, table: &'a Table<'a>, state: &G) -> Self {
        Self {
            shell,
            table,
            game: table.game.game(),
            view: state.view(table.viewer),
            ahead: G::ahead(state),
            turn: state.turn(),
            desk: None,
            legal: Vec::new(),
            targets: Targets::default(),
            own_moves: 0,
            rounds: Vec::new(),
            moves: 0,
            at: 0,
            foresight: None,
            hindsight: None,
            marks: Marks::default(),
            names: names(shell, table),
        }
    }

    /// Tells things in the language of the page, with the names of the seats.
    pub fn teller(&self) -> Teller<'_> {
        Teller::new(self.shell.lang, &self.names)
    }

    /// What this browser looks as.
    pub fn viewer(&self) -> Viewer {
        self.table.viewer
    }

    /// The texts of the page's language.
    pub fn texts(&self) -> &'static Texts {
        self.shell.lang.texts()
    }

    /// The seat as the table knows it.
    pub fn seat(&self, seat: Seat) -> &SeatInfo<'a> {
        &self.table.seats[seat.index()]
    }

    /// The seats in order.
    pub fn seats(&self) -> &[SeatInfo<'a>] {
        &self.table.seats
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.seat(seat).name
    }

    /// Whether the position waits for the seat.
    pub fn awaits(&self, seat: Seat) -> bool {
        self.turn.awaits(Actor::Seat(seat))
    }

    /// The seats that the position waits for.
    pub fn awaited(&self) -> impl Iterator<Item = Seat> {
        self.seats().iter().map(|info| info.seat).filter(|&seat| self.awaits(seat))
    }

    /// Whether this browser is asked for a move.
    pub fn is_asked(&self) -> bool {
        !self.legal.is_empty()
    }

    /// What a legal action of the seat at this desk will do.
    pub fn will(&self, action: G::Action) -> Option<Rich> {
        Some(self.foresight.as_ref()?.tell(action, &self.teller()))
    }

    /// What a legal action of the seat at this desk will bring, and what is asked then.
    pub fn foresee(&self, action: G::Action) -> Option<Foreseen<G>> {
        self.foresight.as_ref()?.foresee(action)
    }

    /// How something with this target is marked in hindsight.
    pub fn mark(&self, target: &str) -> Option<Mark> {
        self.marks.on(target)
    }

    /// Whether the moment shown lies in the past.
    pub fn is_past(&self) -> bool {
        self.table.at.is_some()
    }
}

/// The seat whose desk the browser sits at: the one it looks as, if it plays it.
fn desk(table: &Table<'_>) -> Option<Seat> {
    let Viewer::Seat(seat) = table.viewer else { return None };
    table.seats.get(seat.index()).filter(|info| info.mine).map(|info| info.seat)
}

fn moves_of<G: Narrate>(shown: &Match<G>, seat: Seat) -> usize {
    shown.moves().iter().filter(|entry| entry.actor == Actor::Seat(seat)).count()
}

/// The names of the seats.
pub(super) fn names(shell: &Shell<'_>, table: &Table<'_>) -> Names {
    let given: Vec<&str> = table.seats.iter().map(|info| info.name).collect();
    Names::of_match(&given, table.game, shell.lang)
}
