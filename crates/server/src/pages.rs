//! Fills the models of the pages. The only place where a table's truth is handed to drawing code,
//! together with the viewer through whom it must be looked at.

use std::sync::Arc;

use bots::Level;
use engine::{Seat, Viewer};
use games::GameId;
use serde_json::Value;
use ui::web::{
    self, Advice, ChatLine, Hindsight, Holding, Home, Listed, Part, SeatInfo, SeatKind, Shell,
};

use crate::{
    house::Asker,
    refusal::Refusal,
    study::Progress,
    table::{Called, Listing, News, Occupant, Pace, Plan, Snapshot, Stage, Table},
    time::now_ms,
};

/// The home page.
pub(crate) fn home(shell: &Shell<'_>, level: Level, lists: &Lists) -> String {
    let (open_tables, running) = (all(shell, &lists.open), all(shell, &lists.running));
    let my_tables = all(shell, &lists.mine);
    let alone = GameId::ALL.iter().copied().filter(|&game| Plan::alone(game).is_some());
    let alone = alone.collect();
    web::home(shell, &Home { open_tables, running, my_tables, alone, level: level.name() })
}

/// The page of open tables and matches to watch.
pub(crate) fn tables(shell: &Shell<'_>, lists: &Lists) -> String {
    let (open_tables, running) = (all(shell, &lists.open), all(shell, &lists.running));
    web::tables(shell, &Home { open_tables, running, ..Home::default() })
}

/// What lists of tables are made from.
#[derive(Default)]
pub(crate) struct Lists {
    pub(crate) open: Vec<Listing>,
    pub(crate) running: Vec<Listing>,
    pub(crate) mine: Vec<Listing>,
}

fn all<'a>(shell: &Shell<'_>, tables: &'a [Listing]) -> Vec<Listed<'a>> {
    tables.iter().map(|table| listed(shell, table)).collect()
}

fn listed<'a>(shell: &Shell<'_>, listing: &'a Listing) -> Listed<'a> {
    let setup = &listing.setup;
    Listed {
        id: &setup.id,
        game: setup.game,
        title: &setup.title,
        stage: stage(listing.stage),
        pace: pace(setup.pace),
        seats_taken: listing.seats_taken,
        seats: setup.seats,
        others: listing.others(shell.lang),
        my_turn: listing.my_turn,
        left_ms: listing.left_ms(now_ms()),
        updated_ms: listing.updated_ms,
        result: listing.result(shell.lang),
    }
}

/// A table as one person may see it at one moment.
pub(crate) struct Shown<'a> {
    snapshot: &'a Snapshot,
    base_url: &'a str,
    who: &'a str,
    viewer: Viewer,
    at: Option<usize>,
    may_talk: bool,
    hindsight: Option<Arc<Hindsight>>,
    invite_url: String,
    /// What whoever sits on the seats is called, and what the bots are called that stand in there.
    names: Vec<Called>,
    stand_ins: Vec<String>,
}

impl<'a> Shown<'a> {
    /// What `who` may see of the table, now or after `at` moves.
    pub(crate) fn new(
        base_url: &'a str,
        (who, lang): Asker<'a>,
        snapshot: &'a Snapshot,
        at: Option<usize>,
    ) -> Self {
        let table = &snapshot.table;
        let seats = table.all_seats();
        let names = seats.iter().map(|seat| table.called(seat, lang)).collect();
        let stand_in = |seat| table.setup.bot_name(seat, table.setup.stand_in, lang).whole;
        let stand_ins = seats.iter().filter(|_| !table.news.is_empty()).map(stand_in).collect();
        let past = at.map(|at| table.game.fork(at.min(table.game.len())));
        let viewer = table.viewer(&who.id, past.as_ref().unwrap_or(&table.game));
        let invite_url = format!("{base_url}/j/{}", table.setup.invite);
        Self {
            snapshot,
            base_url,
            who: &who.id,
            viewer,
            at,
            may_talk: true,
            hindsight: None,
            invite_url,
            names,
            stand_ins,
        }
    }

    /// For somebody who may look and say nothing, unless a guest of the table.
    pub(crate) fn for_guest(self, is_guest: bool) -> Self {
        Self { may_talk: is_guest, ..self }
    }

    /// With what is known of the match in hindsight.
    pub(crate) fn in_hindsight(self, hindsight: Option<Arc<Hindsight>>) -> Self {
        Self { hindsight, ..self }
    }

    fn table(&self) -> &Table {
        &self.snapshot.table
    }

    /// The whole page.
    pub(crate) fn page(&self, shell: &Shell<'_>) -> String {
        web::table(shell, &self.model())
    }

    /// The page that offers a seat.
    pub(crate) fn invitation(&self, shell: &Shell<'_>, secret: &str) -> String {
        web::invite(shell, &self.model(), &format!("/j/{secret}"))
    }

    /// What a live update swaps.
    pub(crate) fn parts(&self, shell: &Shell<'_>) -> Arc<[Part]> {
        let draw = || web::fragments(shell, &self.model()).into_iter().map(Part::new).collect();
        let table = self.table();
        // Only while a match is played: before and after, the forms in it are the visitor's own.
        let anybody = self.viewer == Viewer::Spectator
            && table.stage == Stage::Playing
            && table.setup.host != self.who
            && table.left_by(self.who).is_empty();
        match (anybody, self.at) {
            (true, None) => self.snapshot.gallery.show(shell.lang, self.base_url, draw),
            _ => draw(),
        }
    }

    /// The lines of the chronicle that a browser does not have yet.
    pub(crate) fn read(&self, shell: &Shell<'_>, has: &mut Holding) -> Option<Value> {
        has.read(shell, &self.model())
    }

    /// What a strong player would consider.
    pub(crate) fn hints(&self, shell: &Shell<'_>, found: &[Advice]) -> String {
        web::hints(shell, &self.model(), found)
    }

    /// The match in hindsight, everybody's mistakes or one's own, or how far that has come.
    pub(crate) fn analysis(&self, shell: &Shell<'_>, progress: &Progress, mine: bool) -> String {
        match progress {
            Progress::Done(found) => web::analysis(shell, &self.model(), found, mine),
            Progress::Under { done, of } => {
                web::analysis_under_way(shell, &self.model(), *done, *of)
            }
        }
    }

    /// The title of the tab.
    pub(crate) fn title(&self, shell: &Shell<'_>) -> String {
        web::tab_title(shell, &self.model())
    }

    /// Whether the table waits for this person.
    pub(crate) fn is_my_turn(&self) -> bool {
        web::is_my_turn(&self.model())
    }

    /// What happened since the match had so many moves, in beats.
    pub(crate) fn beats(&self, shell: &Shell<'_>, since: usize) -> Value {
        web::beats(shell, &self.model(), since)
    }

    /// What happened since the own last move, in beats; and how many moves there were before.
    pub(crate) fn recall(&self, shell: &Shell<'_>) -> (usize, Value) {
        web::recall(shell, &self.model())
    }

    /// Why something was refused, in words, and the rule if it was one.
    pub(crate) fn why(
        &self,
        shell: &Shell<'_>,
        seat: Seat,
        action: &str,
        refusal: &Refusal,
    ) -> (String, Option<&'static str>) {
        match refusal.bad_move() {
            Some(why) => web::refusal(shell, &self.model(), seat, action, &why),
            None => (refusal.sentence(shell.lang), refusal.rule()),
        }
    }

    fn model(&self) -> web::Table<'_> {
        let table = self.table();
        let setup = &table.setup;
        let is_host = setup.host == self.who;
        let seated = !table.seats_of(self.who).is_empty();
        // Whoever may look at a table that gathers came by its link, or could have.
        let may_invite = is_host || seated || setup.public || table.stage == Stage::Gathering;
        web::Table {
            id: &setup.id,
            title: &setup.title,
            lang: setup.lang,
            stage: stage(table.stage),
            public: setup.public,
            pace: pace(setup.pace),
            hints: setup.hints,
            seats: self.seats(),
            news: self.table().news.iter().map(|news| self.news(news)).collect(),
            rematch: self.rematch(),
            left: table.left_by(self.who),
            talk: web::Talk {
                lines: table.chat.iter().map(chat_line).collect(),
                may_join: self.may_talk,
            },
            watchers: self.snapshot.watchers,
            is_host,
            invite_url: may_invite.then_some(&self.invite_url),
            game: &table.game,
            viewer: self.viewer,
            version: table.version,
            at: self.at,
            hindsight: self.hindsight.as_deref(),
            base_url: self.base_url,
        }
    }

    fn rematch(&self) -> Option<web::Rematch<'_>> {
        let table = self.table();
        let next = table.rematch.as_ref()?;
        let mine = table.seats_of(self.who);
        let name = |seat: Seat| &*self.names[seat.index()].whole;
        Some(web::Rematch {
            table: &next.table,
            by: next.by.map(name),
            asked: !mine.is_empty() && !next.by.is_some_and(|seat| mine.contains(seat)),
            declined: mine.iter().any(|seat| table.declined.contains(seat)),
            decliners: table.declined.iter().map(name).collect(),
        })
    }

    fn kept_for(&self, seat: Seat) -> Option<web::Reserve<'_>> {
        let table = self.table();
        let kept = table.kept(seat)?;
        let (declined, mine) = (table.declined.contains(seat), kept.who == self.who);
        Some(web::Reserve { name: &kept.name, declined, mine })
    }

    fn news<'b>(&'b self, news: &'b News) -> web::News<'b> {
        let News { after, seat, going, name } = news;
        let bot = &self.stand_ins[seat.index()];
        web::News { after: *after, seat: *seat, going: *going, name, bot }
    }

    fn seats(&self) -> Vec<SeatInfo<'_>> {
        let table = self.table();
        let mine = table.seats_of(self.who);
        let now = now_ms();
        let info = |seat: Seat| SeatInfo {
            seat,
            kind: kind(&table.occupants[seat.index()]),
            name: &self.names[seat.index()].whole,
            short_name: &self.names[seat.index()].own,
            kept_for: self.kept_for(seat),
            stands_in_for: table.absent(seat).map(|absent| &*absent.name),
            connected: self.snapshot.connected.contains(seat),
            clock_ms: table.clock_ms(seat, now),
            mine: mine.contains(seat),
        };
        table.all_seats().iter().map(info).collect()
    }
}

fn chat_line(said: &crate::table::Said) -> ChatLine<'_> {
    ChatLine { name: &said.name, seat: said.seat, text: &said.text, at_ms: said.at_ms }
}

const fn kind(occupant: &Occupant) -> SeatKind {
    match occupant {
        Occupant::Open => SeatKind::Open,
        Occupant::Human { .. } => SeatKind::Human,
        Occupant::Bot(bot) => SeatKind::Bot(bot.name()),
        Occupant::Rules => SeatKind::Rules,
    }
}

const fn stage(stage: Stage) -> web::Stage {
    match stage {
        Stage::Gathering => web::Stage::Gathering,
        Stage::Playing => web::Stage::Playing,
        Stage::Over => web::Stage::Over,
    }
}

const fn pace(pace: Pace) -> web::Pace {
    match pace {
        Pace::Untimed => web::Pace::Untimed,
        Pace::Live { minutes, increment_s } => web::Pace::Live { minutes, increment_s },
        Pace::Days(days) => web::Pace::Days(days),
    }
}
