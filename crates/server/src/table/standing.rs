//! A table as it stands: its setup, and what the log led to.

use std::{
    collections::{BTreeSet, VecDeque},
    sync::Arc,
};

use bots::BotSpec;
use engine::{Actor, MAX_SEATS, Seat, SeatSet, Turn, Viewer};
use games::{AnyMatch, with_match};
use ui::web::Going;

use super::{
    Entry, Occupant, Pace, Setup, Stage,
    again::Rematch,
    clocks::Clocks,
    news::{Absent, News},
    occupant::before_anybody,
    plan::seat_suffix,
};
use crate::{refusal::Refusal, storage::Summary};

/// Lines of chat that are kept in memory and shown.
const CHAT_LINES: usize = 100;
/// A clock that runs out before this is as good as out.
const SOON_MS: i64 = 10_000;

/// Something said at a table.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub(crate) name: Arc<str>,
    pub(crate) seat: Option<Seat>,
    pub(crate) text: Arc<str>,
    pub(crate) at_ms: i64,
}

/// A table as it stands. A value: every change makes a new one, and readers keep theirs.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) setup: Arc<Setup>,
    pub(crate) occupants: Vec<Occupant>,
    pub(crate) game: AnyMatch,
    pub(crate) stage: Stage,
    pub(crate) chat: VecDeque<Said>,
    /// Whose seats bots play, by seat.
    pub(super) absent: Vec<Option<Absent>>,
    /// Who left in the middle of the match and who came back.
    pub(crate) news: Vec<News>,
    /// The table where the same people play again.
    pub(crate) rematch: Option<Rematch>,
    /// The seats of those who do not play again.
    pub(crate) declined: SeatSet,
    /// Number of log entries: grows by one with every change, whatever is in it.
    ///
    /// Decision: everybody is told, also of sealed choices and of those taken back. Around a real
    /// table all see who lays cards, in which order, and who takes them up again; nobody sees
    /// which. A number that stood still for others would hide only what [`Self::awaited`] shows.
    pub(crate) version: u64,
    /// Seats whose people are called otherwise than the log says.
    renamed: SeatSet,
    /// Moves that nobody can take back any more.
    pub(crate) settled_moves: usize,
    pub(super) clocks: Clocks,
    updated_ms: i64,
    /// The version at which the position last changed for everybody.
    settled: u64,
    /// The version at which it last changed by a seat's own sealed choice.
    own_change: [u64; MAX_SEATS],
}

impl Table {
    /// The table before anything was logged.
    pub(crate) fn new(setup: Arc<Setup>) -> Result<Self, Refusal> {
        let game = setup.fresh_match()?;
        Ok(Self {
            occupants: before_anybody(game.players(), game.seats()),
            absent: vec![None; usize::from(game.seats())],
            news: Vec::new(),
            settled_moves: game.len(),
            game,
            stage: Stage::Gathering,
            chat: VecDeque::new(),
            rematch: None,
            declined: SeatSet::EMPTY,
            version: 0,
            renamed: SeatSet::EMPTY,
            clocks: Clocks::new(setup.pace),
            updated_ms: setup.created_ms,
            settled: 0,
            own_change: [0; MAX_SEATS],
            setup,
        })
    }

    /// Lets something happen.
    ///
    /// # Errors
    /// When a rule forbids the move, or nothing can be taken back; the table is then of no use.
    pub(crate) fn apply(&mut self, entry: &Entry, at_ms: i64) -> Result<(), Refusal> {
        self.version += 1;
        self.updated_ms = self.updated_ms.max(at_ms);
        let at_ms = self.updated_ms;
        match entry {
            Entry::Sat { seat, who, name } => {
                let who = Occupant::Human { who: who.as_str().into(), name: name.as_str().into() };
                self.seat(*seat, who, at_ms)?;
                self.arrive(*seat, name);
            }
            Entry::Bot { seat, bot } => {
                // A bot that this version does not have any more is stood in for.
                let bot = BotSpec::of_the_house(bot).unwrap_or(self.setup.stand_in);
                self.seat_bot(*seat, bot, at_ms)?;
            }
            Entry::Left { seat } => {
                self.depart(*seat, Going::Left);
                self.seat(*seat, Occupant::Open, at_ms)?;
            }
            Entry::TimedOut { seat } => {
                self.depart(*seat, Going::Late);
                self.seat_bot(*seat, self.setup.stand_in, at_ms)?;
            }
            Entry::Began => self.begin(at_ms),
            Entry::Move { actor, action } => self.play(*actor, action, at_ms)?,
            Entry::TakenBack { seat } => self.take_back(*seat, at_ms)?,
            Entry::Resumed => self.clocks.start(at_ms),
            Entry::Said { name, seat, text } => self.say(name, *seat, text, at_ms),
            Entry::Renamed { seat, name } => self.rename(*seat, name),
            Entry::Rematch { table, by } => {
                self.rematch = Some(Rematch { table: table.as_str().into(), by: *by });
            }
            Entry::Declined { seat } => self.declined.insert(*seat),
        }
        Ok(())
    }

    fn seat(&mut self, seat: Seat, occupant: Occupant, at_ms: i64) -> Result<(), Refusal> {
        self.run_clocks(at_ms);
        let place = self.occupants.get_mut(seat.index());
        let place = place.filter(|place| !matches!(place, Occupant::Rules));
        let place = place.ok_or(Refusal::NotYourSeat)?;
        *place = occupant;
        self.renamed.remove(seat);
        Ok(())
    }

    fn seat_bot(&mut self, seat: Seat, bot: BotSpec, at_ms: i64) -> Result<(), Refusal> {
        self.seat(seat, Occupant::Bot(bot), at_ms)
    }

    fn rename(&mut self, seat: Seat, called: &str) {
        if let Some(Occupant::Human { name, .. }) = self.occupants.get_mut(seat.index()) {
            *name = called.into();
        }
        self.renamed.remove(seat);
    }

    /// Calls somebody by their present name. Names follow their person without an entry of their
    /// own: the log learns of them with whatever happens next. Matches that are over, and seats
    /// that have the names of a record, keep theirs.
    pub(crate) fn call(&mut self, who: &str, name: &str) {
        if self.stage == Stage::Over {
            return;
        }
        let setup = self.setup.clone();
        for seat in self.seats_of(who).iter().filter(|&seat| !setup.keeps_name(seat)) {
            let called = renamed(seat, self.name(seat), name);
            if called != self.name(seat) {
                self.rename(seat, &called);
                self.renamed.insert(seat);
            }
        }
    }

    /// What the log must still learn of who is called how.
    pub(super) fn renamings(&self) -> Vec<Entry> {
        let learn = |seat| Entry::Renamed { seat, name: self.name(seat).to_owned() };
        if self.is_long() { Vec::new() } else { self.renamed.iter().map(learn).collect() }
    }

    /// Whether so much has happened that nothing is taken any more that the match can do without.
    /// Far beyond any honest match: whatever its moves, all of them taken back and made again, and
    /// two thousand comings, goings and lines of chat. Moves are always taken, and they end.
    pub(super) fn is_long(&self) -> bool {
        let moves = self.setup.game.info().max_moves as u64;
        self.version >= 4 * moves + 2000
    }

    fn begin(&mut self, at_ms: i64) {
        self.clocks.start(at_ms);
        self.settled = self.version;
        self.enter_stage();
    }

    fn enter_stage(&mut self) {
        let over = self.game.turn() == Turn::Over;
        self.stage = if over { Stage::Over } else { Stage::Playing };
    }

    fn play(&mut self, actor: Actor, action: &str, at_ms: i64) -> Result<(), Refusal> {
        self.run_clocks(at_ms);
        let before = self.game.turn();
        self.game.play(actor, action)?;
        if let Actor::Seat(seat) = actor {
            self.clocks.acted(seat);
            self.own_change[seat.index()] = self.version;
        }
        self.settle(before);
        self.enter_stage();
        Ok(())
    }

    /// A sealed choice leaves the position of all other seats as it was, until the last is made.
    fn settle(&mut self, before: Turn) {
        let sealed = matches!(before, Turn::Sealed(owed) if owed.len() > 1);
        if !sealed {
            self.settled = self.version;
        }
        if !self.all_seats().iter().any(|seat| self.game.can_undo(seat)) {
            self.settled_moves = self.game.len();
            self.clocks.settle();
        }
    }

    fn take_back(&mut self, seat: Seat, at_ms: i64) -> Result<(), Refusal> {
        self.run_clocks(at_ms);
        self.game.undo(seat).map_err(|_| Refusal::NothingToUndo)?;
        self.own_change[seat.index()] = self.version;
        // Even the last moves of an opening can be taken back.
        self.settled_moves = self.settled_moves.min(self.game.len());
        self.forget_moments();
        if !matches!(self.game.turn(), Turn::Sealed(_)) {
            self.settled = self.version;
        }
        Ok(())
    }

    fn say(&mut self, name: &str, seat: Option<Seat>, text: &str, at_ms: i64) {
        if self.chat.len() == CHAT_LINES {
            self.chat.pop_front();
        }
        self.chat.push_back(Said { name: name.into(), seat, text: text.into(), at_ms });
    }

    fn run_clocks(&mut self, at_ms: i64) {
        if self.stage == Stage::Playing {
            self.clocks.run(self.awaited_people(), at_ms);
        }
    }

    /// All seats of the table, each with a name and a score sheet.
    pub(crate) fn all_seats(&self) -> SeatSet {
        Seat::ALL.into_iter().take(self.occupants.len()).collect()
    }

    /// The seats that somebody takes: all that the rules do not play.
    pub(crate) fn places(&self) -> SeatSet {
        let taken = |seat: &Seat| !matches!(self.occupants[seat.index()], Occupant::Rules);
        self.all_seats().iter().filter(taken).collect()
    }

    /// The seats that the position waits for. Everybody may know who has chosen; what they chose
    /// is in no view but their own.
    pub(crate) fn awaited(&self) -> SeatSet {
        match (self.stage, self.game.turn()) {
            (Stage::Playing, Turn::Seat(seat)) => SeatSet::only(seat),
            (Stage::Playing, Turn::Sealed(owed)) => owed,
            _ => SeatSet::EMPTY,
        }
    }

    /// The awaited seats on which people sit.
    pub(crate) fn awaited_people(&self) -> SeatSet {
        let person = |seat: &Seat| matches!(self.occupants[seat.index()], Occupant::Human { .. });
        self.awaited().iter().filter(person).collect()
    }

    /// The awaited seats on which bots sit.
    pub(crate) fn awaited_bots(&self) -> impl Iterator<Item = (Seat, BotSpec)> {
        self.awaited().iter().filter_map(|seat| match self.occupants[seat.index()] {
            Occupant::Bot(bot) => Some((seat, bot)),
            _ => None,
        })
    }

    /// The seats that an identity plays.
    pub(crate) fn seats_of(&self, who: &str) -> SeatSet {
        let theirs = |seat: &Seat| matches!(&self.occupants[seat.index()], Occupant::Human { who: id, .. } if **id == *who);
        self.all_seats().iter().filter(theirs).collect()
    }

    /// Whoever sits at the table.
    pub(crate) fn people(&self) -> BTreeSet<Arc<str>> {
        let person = |occupant: &Occupant| match occupant {
            Occupant::Human { who, .. } => Some(who.clone()),
            Occupant::Bot(_) | Occupant::Open | Occupant::Rules => None,
        };
        self.occupants.iter().filter_map(person).collect()
    }

    /// A seat for whoever comes.
    pub(crate) fn open_seat(&self) -> Option<Seat> {
        let open = |seat: &Seat| self.occupants[seat.index()] == Occupant::Open;
        self.all_seats().iter().find(|seat| open(seat) && !self.keeps(*seat))
    }

    /// What an identity may see of the position `game` of this table: everything once the match is
    /// over, else what its seat sees; with several seats, the one to move.
    pub(crate) fn viewer(&self, who: &str, game: &AnyMatch) -> Viewer {
        if self.stage == Stage::Over {
            return Viewer::Referee;
        }
        let mine = self.seats_of(who);
        let to_move = mine.iter().find(|&seat| game.turn().awaits(Actor::Seat(seat)));
        to_move.or(mine.lowest()).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether the whole truth is no secret to an identity: the match is over, or all seats that
    /// anybody takes are its own.
    pub(crate) fn is_open_book_to(&self, who: &str) -> bool {
        self.stage == Stage::Over
            || self.stage == Stage::Playing && self.seats_of(who) == self.places()
    }

    /// Whether a choice that was made looking at `version` still means the same for this seat.
    pub(crate) fn is_current(&self, seat: Seat, version: u64) -> bool {
        version <= self.version && version >= self.settled.max(self.own_change[seat.index()])
    }

    /// Identifies the position that a bot was asked about.
    pub(crate) fn position(&self, seat: Seat) -> (u64, u64) {
        (self.settled, self.own_change[seat.index()])
    }

    /// The name of the person on a seat.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        match &self.occupants[seat.index()] {
            Occupant::Human { name, .. } => name,
            Occupant::Open | Occupant::Bot(_) | Occupant::Rules => "",
        }
    }

    /// The name under which somebody takes a seat back.
    pub(super) fn name_again(&self, seat: Seat, absent: &Absent, name: &str) -> String {
        if self.setup.keeps_name(seat) {
            return absent.name.to_string();
        }
        renamed(seat, &absent.name, name)
    }

    /// What is left on a seat's clock; bots have none.
    pub(crate) fn clock_ms(&self, seat: Seat, now_ms: i64) -> Option<i64> {
        match self.occupants[seat.index()] {
            Occupant::Human { .. } if self.stage == Stage::Playing => {
                self.clocks.left(seat, self.awaited_people(), now_ms)
            }
            _ => None,
        }
    }

    /// When the person on a seat runs out of time, if they are waited for.
    pub(super) fn due_ms(&self, seat: Seat) -> Option<i64> {
        let awaited = self.awaited_people().contains(seat);
        self.clocks.deadline(SeatSet::only(seat)).filter(|_| awaited)
    }

    /// When the first person runs out of time.
    pub(crate) fn deadline_ms(&self) -> Option<i64> {
        self.clocks.deadline(self.awaited_people())
    }

    /// Whether nothing has happened since a moment.
    pub(super) const fn last_changed_before(&self, at_ms: i64) -> bool {
        self.updated_ms < at_ms
    }

    /// Whether a clock runs for the whole match.
    pub(crate) fn has_live_clock(&self) -> bool {
        self.stage == Stage::Playing && matches!(self.setup.pace, Pace::Live { .. })
    }

    /// Whether nothing happens at the table by itself, now or in a moment. When its clock runs out
    /// later, the hall brings it back.
    pub(super) fn may_rest(&self, now_ms: i64) -> bool {
        let due = self.deadline_ms().is_some_and(|deadline_ms| deadline_ms <= now_ms + SOON_MS);
        let bots_move = self.awaited_bots().next().is_some() || self.awaits_chance();
        !due && !bots_move
    }

    /// The last move in canonical notation.
    pub(crate) fn last_action(&self) -> String {
        with_match!(&self.game, m => {
            m.moves().last().map(|entry| entry.action.to_string()).unwrap_or_default()
        })
    }

    /// What lists and the clock must know without loading the table.
    pub(crate) fn summary(&self) -> Summary {
        let open = |seat: &Seat| self.occupants[seat.index()] == Occupant::Open;
        let taken = self.places().iter().filter(|seat| !open(seat)).count();
        let bits = |seats: SeatSet| seats.iter().fold(0, |bits, seat| bits | 1 << seat.index());
        let bots_move = self.awaited_bots().next().is_some() || self.awaits_chance();
        Summary {
            stage: self.stage,
            seats_taken: u8::try_from(taken).expect("few seats"),
            awaited: bits(self.awaited()),
            due_ms: if bots_move { Some(0) } else { self.deadline_ms() },
            updated_ms: self.updated_ms,
            seating: serde_json::to_string(&self.seating()).expect("plain values"),
            people: None,
        }
    }

    /// Whether the match waits for something to be drawn.
    pub(super) fn awaits_chance(&self) -> bool {
        self.stage == Stage::Playing && self.game.turn() == Turn::Chance
    }

    /// Who sits where, as bits, and who no longer does.
    pub(crate) fn people_since(&self, before: &Self) -> Option<Vec<(String, u8)>> {
        if self.occupants == before.occupants {
            return None;
        }
        let mut people: Vec<(String, u8)> = Vec::new();
        let everybody = before.occupants.iter().chain(&self.occupants);
        for occupant in everybody {
            if let Occupant::Human { who, .. } = occupant
                && !people.iter().any(|(id, _)| **id == **who)
            {
                let seats = self.seats_of(who);
                let bits = seats.iter().fold(0, |bits, seat| bits | 1 << seat.index());
                people.push((who.to_string(), bits));
            }
        }
        Some(people)
    }
}

/// A person's new name on a seat; a seat that is told apart by its letter still is.
pub(super) fn renamed(seat: Seat, before: &str, name: &str) -> String {
    let suffix = seat_suffix(seat);
    let suffix = if before.ends_with(&suffix) { &suffix } else { "" };
    format!("{name}{suffix}")
}
