//! What drawing a move for a browser costs, early in a match and late.

use std::time::Instant;

use bots::generator;
use engine::{Seat, Viewer};
use games::{AnyMatch, GameId};
use rand::RngExt;
use serde_json::{Value, json};
use ui::{
    Lang,
    web::{self, Holding, Pace, Part, SeatInfo, SeatKind, Shell, Stage, Table, Talk, Theme},
};

use crate::table;

/// Random matches among which the longest is drawn.
const MATCHES: u64 = 200;
/// Moves that are drawn one after the other.
const WINDOW: usize = 20;
/// How often.
const ROUNDS: usize = 15;

/// The cost of a move near the beginning and near the end of a long match.
pub(crate) struct Drawn {
    game: GameId,
    early: (usize, f64),
    late: (usize, f64),
}

impl Drawn {
    /// Draws the longest of many random matches with the most seats.
    pub(crate) fn of(game: GameId) -> Self {
        let played = (0..MATCHES).map(|seed| play(game, seed)).max_by_key(AnyMatch::len);
        let played = played.expect("some matches");
        // Not the very end, where the final scoring is told.
        let moments = [(played.len() / 10).max(WINDOW), played.len() * 9 / 10];
        let stages: Vec<Vec<AnyMatch>> = moments.iter().map(|&to| window(&played, to)).collect();
        let mut costs: [Vec<f64>; 2] = Default::default();
        for _ in 0..ROUNDS {
            for (costs, stage) in costs.iter_mut().zip(&stages) {
                costs.push(microseconds(stage));
            }
        }
        let [early, late] = costs.map(median);
        Self { game, early: (moments[0], early), late: (moments[1], late) }
    }

    /// What the columns of [`row`](Self::row) are.
    pub(crate) fn head() -> &'static str {
        "drawing a move for a browser, longest of many random matches"
    }

    pub(crate) fn row(&self) -> String {
        let ((early, early_us), (late, late_us)) = (self.early, self.late);
        format!(
            "{:<12} after {early} decisions {early_us:.0} µs, after {late} {late_us:.0} µs: ×{:.2}",
            self.game.info().id,
            late_us / early_us
        )
    }

    pub(crate) fn json(&self) -> Value {
        let moment = |(decisions, cost): (usize, f64)| json!({ "decisions": decisions, "microseconds_per_move": cost.round() });
        json!({
            "game": self.game.info().id, "early": moment(self.early), "late": moment(self.late),
        })
    }
}

fn play(game: GameId, seed: u64) -> AnyMatch {
    let tables = table::Table::all().filter(|table| table.game == game);
    let table = tables.max_by_key(|table| table.seats).expect("a table of every game");
    let mut played = table.set_up();
    let mut rng = generator(seed, 0);
    while let Some(actor) = played.turn().next_actor() {
        let legal = played.legal(actor);
        let action = &legal[rng.random_range(0..legal.len())];
        played.play(actor, action).expect("what is legal can be played");
    }
    played
}

/// The match after each of the last moves up to this one.
fn window(played: &AnyMatch, to: usize) -> Vec<AnyMatch> {
    (to - WINDOW..=to).map(|at| played.fork(at)).collect()
}

/// How long a move takes to be drawn for somebody who has all moves before it.
fn microseconds(moments: &[AnyMatch]) -> f64 {
    let mut has = Holding::default();
    draw(&moments[0], &mut has);
    let began = Instant::now();
    moments[1..].iter().for_each(|moment| draw(moment, &mut has));
    let moves = u32::try_from(moments.len() - 1).unwrap_or(u32::MAX);
    began.elapsed().as_secs_f64() * 1e6 / f64::from(moves)
}

fn draw(game: &AnyMatch, has: &mut Holding) {
    let shell = Shell { lang: Lang::En, theme: Theme::System, my_name: "", csrf: "", path: "" };
    let table = shown(game);
    let parts: Vec<Part> = web::fragments(&shell, &table).into_iter().map(Part::new).collect();
    let drawn = (has.take(&parts), has.read(&shell, &table));
    std::hint::black_box(drawn);
}

/// A table at whose first seat the browser sits.
fn shown(game: &AnyMatch) -> Table<'_> {
    let info = |seat: Seat| SeatInfo {
        seat,
        kind: SeatKind::Human,
        name: "Somebody",
        short_name: "Somebody",
        kept_for: None,
        stands_in_for: None,
        connected: true,
        clock_ms: None,
        mine: seat.index() == 0,
    };
    Table {
        hindsight: None,
        id: "table",
        title: "Table",
        lang: Lang::En,
        stage: Stage::Playing,
        public: true,
        pace: Pace::Untimed,
        hints: true,
        seats: Seat::first(game.seats()).map(info).collect(),
        news: Vec::new(),
        rematch: None,
        left: engine::SeatSet::EMPTY,
        talk: Talk { lines: Vec::new(), may_join: true },
        watchers: 0,
        is_host: true,
        invite_url: None,
        game,
        viewer: Viewer::Seat(Seat::new(0)),
        version: 0,
        at: None,
        base_url: "",
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
