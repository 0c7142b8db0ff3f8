//! Thinkers and those who ask them, in one process.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use bots::{
    Arena, BotSpec, Entry, Level, Report, Simulation, Sprt, Standings, evaluate::Evaluate,
    generator,
};
use engine::{Actor, Game, Match, Perspective, Seat};
use games::{
    AnyMatch, GameId, architects::Architects, castle::Castle, kings_road::KingsRoad,
    viscounts::Viscounts,
};
use serde_json::Map;
use tokio::runtime::Runtime;

use super::{
    Card, Contest, Found, Helpers, SIGN, Thinker, Thinkers, Thought, desk, sign::Sign,
    thinkers::SILENCE,
};
use crate::{
    bus::{
        Bus,
        loopback::{Exchange, Line},
    },
    secret::Keys,
    table::{ThinkingRoom, Urgency},
    whereabouts::Owner,
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
                    let text = serde_json::to_string(&thought).unwrap();
                    let read: Thought = serde_json::from_str(&text).unwrap();
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
    let compared = [
        compare::<KingsRoad>(),
        compare::<Castle>(),
        compare::<Architects>(),
        compare::<Viscounts>(),
    ];
    assert!(compared.iter().all(|&times| times > 3), "{compared:?}");
}

fn until(what: &str, done: impl Fn() -> bool) {
    let began = Instant::now();
    while !done() {
        assert!(began.elapsed() < Duration::from_secs(20), "never: {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
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

    fn helpers(&self) -> Helpers {
        Helpers::on(self.bus().0, Runtime::new().unwrap()).unwrap()
    }
}

/// What somebody says of themselves who takes questions there.
fn card(desks: Vec<String>) -> Card {
    let (name, version) = ("somebody".to_owned(), "9".to_owned());
    Card { name, version, since_ms: 0, threads: 8, busy: 0, desks }
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
    until("both are heard", || thinkers.threads() == 4);
    let here = thought.think(LONG);
    for _ in 0..4 {
        assert_eq!(ask(), here);
    }
    assert_eq!(thinkers.had.load(Relaxed), 4);
    lines[0].cut(true);
    until("one is gone", || thinkers.threads() == 2);
    assert_eq!(ask(), here);
}

/// It takes a question and is never heard again.
#[test]
fn a_thinker_that_dies_while_it_thinks_is_waited_for_so_long_and_no_longer() {
    let (study, thought) = (Study::new(), some_thought());
    let thinkers = study.thinkers();
    let (bus, _) = study.bus();
    let mut asked = study.runtime.block_on(bus.join(desk(GameId::KingsRoad))).unwrap();
    until("it is heard", || {
        let card = card(vec![desk(GameId::KingsRoad).to_owned()]);
        study.runtime.block_on(bus.say(SIGN, &Sign::Here(card)));
        thinkers.threads() == 8
    });
    let began = Instant::now();
    let time = Duration::from_millis(300);
    assert_eq!(study.runtime.block_on(thinkers.think(&thought, time)), None);
    assert!(began.elapsed() >= time && began.elapsed() < SILENCE, "{:?}", began.elapsed());
    assert_eq!(thinkers.lost.load(Relaxed), 1);
    assert!(study.runtime.block_on(asked.hear()).is_some(), "it was asked");
}

/// A node: with a thinker, with one that takes everything and says nothing, and without any.
#[test]
fn a_node_finds_the_same_with_a_thinker_with_a_dead_one_and_alone() {
    let (study, thought) = (Study::new(), some_thought());
    let thinkers = study.thinkers();
    let room = Arc::new(ThinkingRoom::new(1, Some(thinkers.clone())));
    let think = || {
        study.runtime.block_on(async {
            room.turn(Owner::Absent, Urgency::Now).await.think(thought.clone()).await.unwrap()
        })
    };
    let alone = think();
    assert_eq!(alone, thought.think(LONG));
    let line = study.thinker();
    until("it is heard", || thinkers.threads() == 2);
    assert_eq!((think(), thinkers.had.load(Relaxed)), (alone.clone(), 1));
    line.cut(true);
    assert_eq!((think(), thinkers.had.load(Relaxed)), (alone, 1));
    assert_eq!(thinkers.lost.load(Relaxed), 1);
}

#[test]
fn whoever_thinks_otherwise_is_not_asked() {
    let (study, thought) = (Study::new(), some_thought());
    let thinkers = study.thinkers();
    let newer = card(vec!["think.ask.kings-road.0000000000000000".to_owned()]);
    let (bus, _) = study.bus();
    until("it is heard", || {
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
    until("one is heard", || thinkers.threads() == 2);
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

fn simulation() -> Simulation<KingsRoad> {
    let bots = vec![BotSpec::Greedy, BotSpec::Random];
    Simulation { start: fresh(), bots, games: 40, seed: 5, threads: 1 }
}

/// A report without what may differ.
fn told(report: Report) -> Report {
    let mut report = Report { time: Duration::ZERO, ..report };
    report.scores.iter_mut().for_each(|scores| scores.sort_unstable());
    report
}

fn simulated(helpers: &Helpers) -> Report {
    let (simulation, done) = (simulation(), AtomicU64::new(0));
    let contest = Contest::of_simulation(&simulation, Map::new());
    let parts = helpers.play(&simulation, &contest, 0..simulation.games, 1, &done);
    assert_eq!(done.load(Relaxed), simulation.games);
    told(simulation.gathered(parts, Duration::ZERO))
}

#[test]
fn a_simulation_is_the_same_with_any_number_of_thinkers() {
    let alone = told(simulation().run(&AtomicU64::new(0), None));
    for count in [0, 1, 3] {
        let study = Study::new();
        (0..count).for_each(|_| drop(study.thinker()));
        let helpers = study.helpers();
        until("all are heard", || helpers.threads(GameId::KingsRoad) == 2 * count);
        assert_eq!(simulated(&helpers), alone, "{count} thinkers");
        assert_eq!(helpers.played() > 0, count > 0, "{} by {count}", helpers.played());
    }
}

/// Two take whatever they are asked, and nothing of one's ever comes back.
#[test]
fn what_a_dead_thinker_was_asked_is_played_by_others() {
    let study = Study::new();
    let lines = [study.thinker(), study.thinker()];
    let helpers = study.helpers();
    until("both are heard", || helpers.threads(GameId::KingsRoad) == 4);
    lines[0].mute(true);
    assert_eq!(simulated(&helpers), told(simulation().run(&AtomicU64::new(0), None)));
}

/// Also where a sequential test ends it: how many blocks it needed does not depend on how many were
/// played at once.
#[test]
fn a_contest_is_the_same_with_any_number_of_thinkers() {
    let bots = vec![BotSpec::Greedy, BotSpec::Random];
    let sprt = Some(Sprt { gain: 0.1, error: 0.05 });
    let (start, weights) = (fresh::<KingsRoad>(), Vec::new());
    let arena = Arena { start, bots, weights, games: 200, seed: 2, threads: 1, sprt };
    let contest = Contest::of_arena(&arena, Map::new());
    let told = |held: &Standings| {
        let entry = |e: &Entry| (e.win_share, e.margin, e.interval, e.rating);
        let entries: Vec<_> = held.entries.iter().map(entry).collect();
        format!("{} {:?} {entries:?}", held.games, held.verdict)
    };
    let alone = told(&arena.hold(&AtomicU64::new(0)));
    for count in [0, 1, 3] {
        let study = Study::new();
        (0..count).for_each(|_| drop(study.thinker()));
        let helpers = study.helpers();
        let done = AtomicU64::new(0);
        let held = arena.hold_by(1 + helpers.threads(GameId::KingsRoad), |range| {
            helpers.play(&arena, &contest, range, 1, &done).into_iter().flatten().collect()
        });
        assert_eq!(told(&held), alone, "{count} thinkers");
    }
}
