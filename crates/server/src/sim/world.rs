//! The house with everything around it, tick by tick.

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex, atomic::Ordering::Relaxed},
};

use rand::{RngExt, seq::SliceRandom};

use super::{
    Outcome, PLAYERS, Settings, TICK_MS, check,
    faults::{Day, Deed},
    history::History,
    machine::{Chance, EPOCH_MS, Host},
    node::Node,
    visitor::{Front, Player, look_on},
};
use crate::{bus::loopback::Exchange, secret::Keys, storage::simulated::Database};

/// How many nodes there are, and how many look on.
const NODES: usize = 3;
const ONLOOKERS: usize = 3;
/// The most that the clock of a machine is wrong.
const SKEW_MS: i64 = 600_000;
/// After this long everything that was done has been seen by everybody.
pub(super) const SETTLED_MS: u64 = 8000;
/// How long a storm delays what is said, at most.
const STORM_MS: u64 = 3000;

/// What the bus does to what is said.
#[derive(Default)]
struct Sky {
    storm: bool,
    parted: BTreeSet<(usize, usize)>,
}

/// The house and its visitors.
struct World {
    now_ms: u64,
    chance: Chance,
    bus: Exchange,
    sky: Arc<Mutex<Sky>>,
    database: Database,
    nodes: Vec<Node>,
    visitors: Host,
    front: Arc<Front>,
    history: History,
}

/// Lives through a day, and looks what came of it.
pub(super) fn run(settings: &Settings) -> Outcome {
    let mut world = World::new(settings);
    let day = Day::draw(&mut world.chance, NODES, settings.minutes);
    let mut deeds = day.deeds.into_iter().peekable();
    let evening = settings.minutes * 60_000;
    while world.now_ms < evening {
        while let Some((_, deed)) = deeds.next_if(|(at_ms, _)| *at_ms <= world.now_ms) {
            world.suffer(deed);
        }
        world.tick();
    }
    world.heal();
    world.run_for(SETTLED_MS);
    world.front.evening.store(true, Relaxed);
    world.run_for(SETTLED_MS);
    let shown = check::asked_everywhere(&world.front, &world.visitors, &world.database.kept());
    world.run_for(SETTLED_MS);
    check::all(&world.history, &world.database.kept(), &shown, &day.dark);
    world.history.note(world.now_ms, "the end");
    Outcome::of(&world.history, &day.dark)
}

impl World {
    fn new(settings: &Settings) -> Self {
        let mut chance = bots::generator(settings.seed, 0);
        let bus = Exchange::default();
        let sky = Arc::new(Mutex::new(Sky::default()));
        let history = History::new(settings.in_words);
        let database = Database::new(branch(&mut chance), EPOCH_MS, settings.flaw);
        let mut key = [0; 32];
        rand::Rng::fill_bytes(&mut chance, &mut key);
        let keys = Keys::from_bytes(&key).expect("32 bytes");
        let nodes: Vec<Node> =
            (0..NODES).map(|_| Node::new(bus.line(), &database, keys.clone())).collect();
        bus.under(weather(sky.clone(), branch(&mut chance)));
        let doors = nodes.iter().map(|node| node.door.clone()).collect();
        let front = Front::new(doors, history.clone(), settings.minutes);
        let visitors = Host::new(branch(&mut chance), 0, 0);
        let mut world =
            Self { now_ms: 0, chance, bus, sky, database, nodes, visitors, front, history };
        (0..NODES).for_each(|node| world.start(node));
        world.invite();
        world
    }

    /// Visitors come, and the proxy begins to ask after the nodes.
    fn invite(&self) {
        for node in 0..NODES {
            self.visitors.start(self.front.clone().check(node));
        }
        for number in 0..PLAYERS {
            let front = self.front.clone();
            self.visitors.start(async move { Player::new(number, front).play().await });
        }
        for number in 0..ONLOOKERS {
            let front = self.front.clone();
            self.visitors.start(look_on(front, PLAYERS + number));
        }
    }

    fn start(&mut self, node: usize) {
        let skew_ms = self.chance.random_range(-SKEW_MS..=SKEW_MS);
        let chance = branch(&mut self.chance);
        self.nodes[node].start(chance, skew_ms, self.now_ms);
    }

    /// Everything goes on for a moment, each in turn.
    fn tick(&mut self) {
        self.now_ms += TICK_MS;
        self.bus.pass_time(self.now_ms);
        for told in self.database.pass_time(self.now_ms) {
            self.history.note(self.now_ms, &told);
        }
        let mut turns: Vec<usize> = (0..=NODES).collect();
        turns.shuffle(&mut self.chance);
        for turn in turns {
            match self.nodes.get_mut(turn) {
                Some(node) => node.run_until(self.now_ms),
                None => self.visitors.run_until(self.now_ms, TICK_MS),
            }
        }
    }

    fn run_for(&mut self, ms: u64) {
        let until = self.now_ms + ms;
        while self.now_ms < until {
            self.tick();
        }
    }

    fn suffer(&mut self, deed: Deed) {
        self.history.note(self.now_ms, &format!("{deed:?}"));
        match deed {
            Deed::Kill(node) => self.nodes[node].kill(),
            Deed::Close(node) => self.nodes[node].close(),
            Deed::Start(node) => self.start(node),
            Deed::Pause(node) => self.nodes[node].paused = true,
            Deed::Wake(node) => self.nodes[node].paused = false,
            Deed::Deafen(node, deaf) => self.nodes[node].line.cut(deaf),
            Deed::TakeTheBus(gone) => self.nodes.iter().for_each(|node| node.line.cut(gone)),
            Deed::Part(one, other, parted) => {
                let pair = (self.nodes[one].line.number(), self.nodes[other].line.number());
                let mut sky = self.sky.lock().unwrap();
                if parted {
                    sky.parted.insert(pair)
                } else {
                    sky.parted.remove(&pair)
                };
            }
            Deed::Storm(storm) => self.sky.lock().unwrap().storm = storm,
            Deed::EndDatabase => self.database.end(),
            Deed::BringDatabase => self.database.come_back(),
            Deed::SlowDatabase(sync_ms) => self.database.slow(sync_ms),
            Deed::Strand(node, cut) => self.database.cut(self.nodes[node].line.number(), cut),
            Deed::LoseAnswers(lost) => self.database.lose_answers(if lost { 20 } else { 0 }),
        }
    }

    /// Everything is as it should be, as far as it is up to the world.
    fn heal(&mut self) {
        for node in 0..NODES {
            for deed in [Deed::Wake(node), Deed::Deafen(node, false), Deed::Strand(node, false)] {
                self.suffer(deed);
            }
            if !self.nodes[node].is_there() {
                self.suffer(Deed::Start(node));
            }
        }
        self.sky.lock().unwrap().parted.clear();
        for deed in [
            Deed::Storm(false),
            Deed::BringDatabase,
            Deed::SlowDatabase(None),
            Deed::LoseAnswers(false),
        ] {
            self.suffer(deed);
        }
    }
}

/// A chance that follows from another and goes its own way.
fn branch(chance: &mut Chance) -> Chance {
    bots::generator(chance.random(), 1)
}

/// What becomes of what is said on the bus.
fn weather(
    sky: Arc<Mutex<Sky>>,
    mut chance: Chance,
) -> Box<dyn FnMut(usize, usize) -> Vec<u64> + Send> {
    Box::new(move |from, to| {
        let sky = sky.lock().unwrap();
        if sky.parted.contains(&(from, to)) {
            return Vec::new();
        }
        if !sky.storm {
            return vec![chance.random_range(0..20)];
        }
        let times = [0, 1, 1, 2][chance.random_range(0..4)];
        (0..times).map(|_| chance.random_range(0..STORM_MS)).collect()
    })
}
