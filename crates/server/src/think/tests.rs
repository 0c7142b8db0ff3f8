//! Thinkers and those who ask them, in one process.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use bots::{Arena, BotSpec, Level, Report, Simulation, evaluate::Evaluate, generator};
use engine::{Actor, Game, Match, Perspective, Seat};
use games::{
    AnyMatch, GameId,
    architects::Architects,
    castle::Castle,
    kings_road::KingsRoad,
    viscounts::Viscounts,
};
use serde_json::Map;
use tokio::runtime::Runtime;

use super::{
    Contest, Found, Helpers, SIGN, Thinker, Thinkers, Thought,
    sign::{Card, Sign},
};
use crate::{
    bus::{
        Bus,
        loopback::{Exchange, Line},
    },
    secret::Keys,
};

const LONG: Duration = Duration::from_hours(1);
const ANNA: Seat = Seat::ALL[0];
const BORIS: Seat = Seat::ALL[1];

fn fresh<G: Game>() -> G {
    G::new(2, &G::Options::default()).unwrap()
}

/// Anna's sealed choice differs; Boris cannot tell, and neither can whoever thinks for him.
#[test]
fn a_thought_says_nothing_that_its_seat_does_not_know() {
    let begun = || AnyMatch::new(GameId::KingsRoad, 2, Map::new()).unwrap();
    let legal = begun().legal(Actor::Seat(ANNA));
    let after = |action: &String| {
        let mut game = begun();
        game.play(Actor::Seat(ANNA), action).unwrap();
        game
    };
    let chosen = [&legal[0], &legal[legal.len() / 2], &legal[legal.len() - 1]].map(after);
    let thoughts = chosen.each_ref().map(|game| Thought::of_hint(game, BORIS));
    assert!(thoughts.iter().all(|thought| *thought == thoughts[0]), "{thoughts:?}");
    let own = chosen.each_ref().map(|game| Thought::of_hint(game, ANNA));
    assert_ne!(own[0], own[1], "but she knows");
    let Some(Found::Hint(found)) = thoughts[0].think(Duration::from_millis(50)) else {
        panic!("no hint")
    };
    assert!(!found.is_empty() && found.len() <= 3);
}

/// What a bot would do who sees the table, and what is thought elsewhere about the same.
fn compare<G: Evaluate>() -> usize
where
    AnyMatch: From<Match<G>>,
{
    let mut held = Match::<G>::new(2, G::Options::default()).unwrap();
    let mut rng = generator(7, 7);
    let mut compared = 0;
    for step in 0..120 {
        let Some(actor) = held.state().turn().next_actor() else { break };
        let action = match actor {
            Actor::Chance => held.state().sample_chance(&mut rng),
            Actor::Seat(seat) => {
                let bots = [BotSpec::Greedy, BotSpec::Level(Level::Page)];
                for bot in bots.into_iter().filter(|_| step % 9 == 0) {
                    let seen = Perspective::new(held.state(), seat);
                    let mut here = bot.sit_down(generator(step, seat.index() as u64));
                    let here = here.choose_within(&seen, LONG).to_string();
                    let thought = Thought::of_move(&held.clone().into(), seat, bot, step);
                    let sent = serde_json::to_string(&thought).unwrap();
                    let read: Thought = serde_json::from_str(&sent).unwrap();
                    assert_eq!(read.think(LONG), Some(Found::Move(here)), "{} {bot}", G::INFO.id);
                    compared += 1;
                }
                let seen = Perspective::new(held.state(), seat);
                BotSpec::Random.sit_down(rng.clone()).choose(&seen)
            }
        };
        held.play(actor, action).unwrap();
    }
    compared
}

#[test]
fn a_move_is_the_same_wherever_it_is_thought() {
    let compared =
        [compare::<KingsRoad>(), compare::<Castle>(), compare::<Architects>(), compare::<Viscounts>()];
    assert!(compared.iter().all(|&times| times > 3), "{compared:?}");
}

/// A bus, and thinkers on it.
struct Study {
    exchange: Exchange,
    keys: Keys,
    runtime: Runtime,
}

impl Study {
    fn new() -> Self {
        let runtime = Runtime::new().unwrap();
        Self { exchange: Exchange::default(), keys: Keys::generate(), runtime }
    }

    fn bus(&self) -> (Bus, Line) {
        let line = self.exchange.line();
        (Bus::over(line.clone(), self.keys.clone()).for_thinkers(), line)
    }

    /// One more thinker; its line can be cut.
    fn thinker(&self) -> Line {
        let (bus, line) = self.bus();
        let thinker = self.runtime.block_on(Thinker::on(bus, 2)).unwrap();
        self.runtime.spawn(thinker.serve(std::future::pending()));
        line
    }

    /// Somebody who asks them.
    fn thinkers(&self) -> Arc<Thinkers> {
        let thinkers = Thinkers::new(self.bus().0);
        self.runtime.spawn(thinkers.clone().listen());
        thinkers
    }

    fn until(&self, what: &str, done: impl Fn() -> bool) {
        let began = Instant::now();
        while !done() {
            assert!(began.elapsed() < Duration::from_secs(20), "never: {what}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn helpers(&self) -> Helpers {
        Helpers::on(self.bus().0, Runtime::new().unwrap()).unwrap()
    }
}

fn some_thought() -> Thought {
    let game = AnyMatch::new(GameId::KingsRoad, 2, Map::new()).unwrap();
    Thought::of_move(&game, ANNA, BotSpec::Level(Level::Page), 3)
}

#[test]
fn thoughts_go_to_those_who_are_there_and_come_out_the_same() {
    let (study, thought) = (Study::new(), some_thought());
    let thinkers = study.thinkers();
    let ask = || study.runtime.block_on(thinkers.think(&thought, Duration::from_secs(2)));
    assert_eq!(ask(), None, "nobody is there");
    let lines = [study.thinker(), study.thinker()];
    study.until("both are heard", || thinkers.threads() == 4);
    let here = thought.think(LONG);
    for _ in 0..4 {
        assert_eq!(ask(), here);
    }
    assert_eq!(thinkers.had.load(Relaxed), 4);
    lines[0].cut(true);
    study.until("one is gone", || thinkers.threads() == 2);
    assert_eq!(ask(), here);
}

/// It takes a question and is never heard again.
#[test]
fn a_thinker_that_dies_while_it_thinks_is_waited_for_so_long_and_no_longer() {
    let (study, thought) = (Study::new(), some_thought());
    let thinkers = study.thinkers();
    let line = study.thinker();
    study.until("it is heard", || thinkers.threads() == 2);
    line.mute(true);
    let began = Instant::now();
    let time = Duration::from_millis(300);
    assert_eq!(study.runtime.block_on(thinkers.think(&thought, time)), None);
    assert!(began.elapsed() >= time && began.elapsed() < Duration::from_secs(2));
    assert_eq!(thinkers.lost.load(Relaxed), 1);
}

#[test]
fn whoever_thinks_otherwise_is_not_asked() {
    let (study, thought) = (Study::new(), some_thought());
    let thinkers = study.thinkers();
    let newer = Card {
        name: "newer".to_owned(),
        version: "9".to_owned(),
        since_ms: 0,
        threads: 8,
        busy: 0,
        desks: vec!["think.ask.kings-road.0000000000000000".to_owned()],
    };
    let (bus, _) = study.bus();
    study.until("it is heard", || {
        study.runtime.block_on(bus.say(SIGN, &Sign::Here(newer.clone())));
        thinkers.threads() == 8
    });
    assert_eq!(thinkers.threads_for(GameId::KingsRoad), 0);
    assert_eq!(study.runtime.block_on(thinkers.think(&thought, LONG)), None, "at once");
    assert_eq!(thinkers.lost.load(Relaxed), 0);
}

#[test]
fn a_thinker_with_the_key_of_another_house_says_so_and_is_not_counted() {
    let study = Study::new();
    let thinkers = study.thinkers();
    study.thinker();
    study.until("one is heard", || thinkers.threads() == 2);
    let foreign = Bus::over(study.exchange.line(), Keys::generate()).for_thinkers();
    let why = study.runtime.block_on(Thinker::on(foreign, 2)).err().unwrap().to_string();
    assert!(why.contains("castellan key"), "{why}");
    let foreign = Bus::over(study.exchange.line(), Keys::generate()).for_thinkers();
    let why = Helpers::on(foreign, Runtime::new().unwrap()).err().unwrap().to_string();
    assert!(why.contains("another key"), "{why}");
    let deaf = study.exchange.line();
    deaf.cut(true);
    let deaf = Bus::over(deaf, study.keys.clone()).for_thinkers();
    let why = study.runtime.block_on(Thinker::on(deaf, 2)).err().unwrap().to_string();
    assert!(why.contains("castellan.think.>"), "{why}");
    assert_eq!(thinkers.threads(), 2);
}

fn simulated(helpers: &Helpers) -> Report {
    let bots = vec![BotSpec::Greedy, BotSpec::Random];
    let simulation = Simulation { start: fresh::<KingsRoad>(), bots, games: 300, seed: 5, threads: 1 };
    let contest = Contest::of_simulation(&simulation, Map::new());
    let done = AtomicU64::new(0);
    let parts = helpers.play(&simulation, &contest, 0..simulation.games, 1, &done);
    assert_eq!(done.load(Relaxed), 300);
    let mut report = simulation.gathered(parts, Duration::ZERO);
    let mut alone = simulation.run(&AtomicU64::new(0), None);
    alone.time = Duration::ZERO;
    for scores in report.scores.iter_mut().chain(&mut alone.scores) {
        scores.sort_unstable();
    }
    assert_eq!(report, alone);
    report
}

#[test]
fn a_simulation_is_the_same_with_any_number_of_thinkers() {
    let mut played = Vec::new();
    let reports = [0, 1, 3].map(|count| {
        let study = Study::new();
        (0..count).for_each(|_| drop(study.thinker()));
        let helpers = study.helpers();
        study.until("all are heard", || helpers.threads() == 2 * count);
        let report = simulated(&helpers);
        played.push(helpers.played());
        report
    });
    assert!(reports.iter().all(|report| *report == reports[0]));
    assert!(played[0] == 0 && played[1] > 0 && played[2] > 0, "{played:?}");
}

#[test]
fn what_a_dead_thinker_was_asked_is_played_by_others() {
    let study = Study::new();
    let lines = [study.thinker(), study.thinker()];
    let helpers = study.helpers();
    study.until("both are heard", || helpers.threads() == 4);
    // It takes whatever it is asked, and none of it comes back.
    lines[0].mute(true);
    let began = Instant::now();
    simulated(&helpers);
    assert!(began.elapsed() < Duration::from_secs(4), "nobody waits for it");
}

#[test]
fn a_contest_is_the_same_with_any_number_of_thinkers() {
    let sprt = Some(bots::Sprt { gain: 0.1, error: 0.05 });
    for sprt in [None, sprt] {
        let bots = vec![BotSpec::Greedy, BotSpec::Random];
        let start = fresh::<KingsRoad>();
        let arena = Arena { start, bots, games: 400, seed: 2, threads: 2, sprt };
        let contest = Contest::of_arena(&arena, Map::new());
        let told = |held: &bots::Standings| {
            let entry = |e: &bots::Entry| (e.win_share, e.margin, e.interval, e.rating);
            format!("{} {:?}", held.games, held.entries.iter().map(entry).collect::<Vec<_>>())
        };
        let alone = told(&arena.hold(&AtomicU64::new(0)));
        for count in [0, 1, 3] {
            let study = Study::new();
            (0..count).for_each(|_| drop(study.thinker()));
            let helpers = study.helpers();
            let done = AtomicU64::new(0);
            let held = arena.hold_by(2 + helpers.threads(), |range| {
                helpers.play(&arena, &contest, range, 2, &done).into_iter().flatten().collect()
            });
            assert_eq!(told(&held), alone, "{count} thinkers");
        }
    }
}
