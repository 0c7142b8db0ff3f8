//! What a page is made of: the server fills these in, the pages only read them.

use engine::{Seat, SeatSet, Viewer};
use games::{AnyMatch, GameId};

use super::analysis::Hindsight;
use crate::Lang;

/// Light or dark, or as the system says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its name in forms and cookies.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// What every page needs.
#[derive(Clone, Copy, Debug)]
pub struct Shell<'a> {
    /// The language of the page.
    pub lang: Lang,
    /// Its colours.
    pub theme: Theme,
    /// The name of whoever looks.
    pub my_name: &'a str,
    /// The token that every form carries.
    pub csrf: &'a str,
    /// The path of the page, to come back to.
    pub path: &'a str,
}

impl Shell<'_> {
    /// For pages that are kept by browsers: whoever looks is not known.
    pub(super) const fn nobody(lang: Lang) -> Self {
        Self { lang, theme: Theme::System, my_name: "", csrf: "", path: "/" }
    }

    /// Whether it is known who looks.
    pub(super) const fn knows_visitor(&self) -> bool {
        !self.csrf.is_empty()
    }
}

/// How fast a table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pace {
    /// No clock.
    Untimed,
    /// A clock for the whole match.
    Live {
        /// Minutes at the start.
        minutes: u16,
        /// Seconds added with each move.
        increment_s: u16,
    },
    /// So many days for a move.
    Days(u8),
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Human,
    /// A bot, by the name of its kind.
    Bot(&'static str),
    /// Nobody: the rules play it.
    Rules,
}

/// Somebody who was asked to play again.
#[derive(Clone, Copy, Debug)]
pub struct Reserve<'a> {
    /// Who.
    pub name: &'a str,
    /// Whether they do not want to.
    pub declined: bool,
    /// Whether it is whoever looks.
    pub mine: bool,
}

/// Where the same people play again.
#[derive(Clone, Debug)]
pub struct Rematch<'a> {
    /// The id of that table.
    pub table: &'a str,
    /// Who asked for it, if it is known.
    pub by: Option<&'a str>,
    /// Whether this browser is among those who were asked.
    pub asked: bool,
    /// Whether this browser has declined.
    pub declined: bool,
    /// Who has declined.
    pub decliners: Vec<&'a str>,
}

/// One seat of a table.
#[derive(Clone, Copy, Debug)]
pub struct SeatInfo<'a> {
    /// Which seat.
    pub seat: Seat,
    /// Who sits there.
    pub kind: SeatKind,
    /// The name of whoever sits there.
    pub name: &'a str,
    /// The end of that name that is enough where there is little room: a bot without its rank.
    pub short_name: &'a str,
    /// For whom the seat is kept, if it is open.
    pub kept_for: Option<Reserve<'a>>,
    /// Who left the seat to the bot, and may take it back.
    pub stands_in_for: Option<&'a str>,
    /// Whether that person is looking at the table now.
    pub connected: bool,
    /// What is left on its clock.
    pub clock_ms: Option<i64>,
    /// Whether this browser plays it.
    pub mine: bool,
}

impl SeatInfo<'_> {
    /// Whether nobody sits there and it is kept for nobody else than whoever looks.
    #[must_use]
    pub fn is_free(&self) -> bool {
        let kept = self.kept_for.filter(|kept| !kept.declined);
        self.kind == SeatKind::Open && kept.is_none_or(|kept| kept.mine)
    }
}

/// How somebody goes, or comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Going {
    /// Of their own will.
    Left,
    /// Because their time ran out.
    Late,
    /// They take the seat back.
    Back,
}

/// A coming or going in the middle of a match.
#[derive(Clone, Copy, Debug)]
pub struct News<'a> {
    /// How many moves had been played.
    pub after: usize,
    /// On which seat.
    pub seat: Seat,
    /// Which of them.
    pub going: Going,
    /// Whose.
    pub name: &'a str,
    /// The bot that plays on the seat meanwhile.
    pub bot: &'a str,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Seats are being taken.
    Gathering,
    /// The match runs.
    Playing,
    /// The match is over.
    Over,
}

/// Something said at a table.
#[derive(Clone, Copy, Debug)]
pub struct ChatLine<'a> {
    /// Who said it.
    pub name: &'a str,
    /// From which seat, if from one.
    pub seat: Option<Seat>,
    /// What was said.
    pub text: &'a str,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
}

/// The talk at a table.
#[derive(Clone, Debug)]
pub struct Talk<'a> {
    /// What was said, oldest first.
    pub lines: Vec<ChatLine<'a>>,
    /// Whether this browser may say something too.
    pub may_join: bool,
}

/// A table as one browser may see it.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    /// Its public id, fit for a URL.
    pub id: &'a str,
    /// What the table is called.
    pub title: &'a str,
    /// The language of whoever opened it.
    pub lang: Lang,
    /// How far it has come.
    pub stage: Stage,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// How fast it plays.
    pub pace: Pace,
    /// Whether people may ask for hints.
    pub hints: bool,
    /// The seats in order.
    pub seats: Vec<SeatInfo<'a>>,
    /// Who left in the middle of the match and who came back, in order.
    pub news: Vec<News<'a>>,
    /// Where the same people play again, if somebody asked for it.
    pub rematch: Option<Rematch<'a>>,
    /// The seats that this browser left and may take back.
    pub left: SeatSet,
    /// What was said.
    pub talk: Talk<'a>,
    /// How many look on without a seat.
    pub watchers: u32,
    /// Whether this browser opened the table.
    pub is_host: bool,
    /// The link that takes a seat, for those who may invite.
    pub invite_url: Option<&'a str>,
    /// The match. Pages look at it as `viewer` and in no other way.
    pub game: &'a AnyMatch,
    /// What this browser may see; with several seats in one browser, the one to move.
    pub viewer: Viewer,
    /// Grows with every change of the table.
    pub version: u64,
    /// The moment shown: after so many moves, and nothing can be clicked. `None` is now.
    pub at: Option<usize>,
    /// What is known of a finished match in hindsight.
    pub hindsight: Option<&'a Hindsight>,
    /// Where the server is reached, for links to share.
    pub base_url: &'a str,
}

impl Table<'_> {
    /// Whether the whole truth is no secret to this browser: the match is over, or it plays all
    /// seats that anybody takes. Then it may have the record, and play on from any moment.
    #[must_use]
    pub fn is_open_book(&self) -> bool {
        self.stage == Stage::Over
            || self.stage == Stage::Playing
                && self.seats.iter().all(|info| info.mine || info.kind == SeatKind::Rules)
    }

    /// The own seat that may take its last move back, first the one at whose desk one sits.
    #[must_use]
    pub fn can_take_back(&self) -> Option<Seat> {
        let own = |seat: &Seat| self.seats.get(seat.index()).is_some_and(|info| info.mine);
        let can = |seat: &Seat| own(seat) && self.game.can_undo(*seat);
        let desk = if let Viewer::Seat(seat) = self.viewer { Some(seat) } else { None };
        let now = self.stage == Stage::Playing && self.at.is_none();
        let seats = self.seats.iter().map(|info| info.seat);
        desk.into_iter().chain(seats).find(can).filter(|_| now)
    }
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Listed<'a> {
    /// Its public id.
    pub id: &'a str,
    /// What is played.
    pub game: GameId,
    /// What the table is called.
    pub title: &'a str,
    /// How far it has come.
    pub stage: Stage,
    /// How fast it plays.
    pub pace: Pace,
    /// Seats that somebody has taken.
    pub seats_taken: u8,
    /// Seats in all.
    pub seats: u8,
    /// Everybody else who sits there.
    pub others: Vec<String>,
    /// Whether it waits for this browser.
    pub my_turn: bool,
    /// What is then left to this browser, if there is a clock.
    pub left_ms: Option<i64>,
    /// When it last changed, in milliseconds since 1970.
    pub updated_ms: i64,
    /// How it ended, in words.
    pub result: Option<String>,
}

/// The lists of the home page.
#[derive(Clone, Debug, Default)]
pub struct Home<'a> {
    /// Tables that wait for players.
    pub open_tables: Vec<Listed<'a>>,
    /// Matches that anybody can watch.
    pub running: Vec<Listed<'a>>,
    /// Tables of this browser: those that wait for it first, those that are over last.
    pub my_tables: Vec<Listed<'a>>,
    /// Games that one can play alone.
    pub alone: Vec<GameId>,
    /// The level of bots that this browser last played against, by name.
    pub level: &'a str,
}
