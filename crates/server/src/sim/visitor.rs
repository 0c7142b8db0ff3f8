//! Those who play and those who look on, through a proxy that leaves out nodes that are not well.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use bots::BotSpec;
use engine::Actor;
use games::GameId;
use rand::RngExt;
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{sleep, timeout},
};
use ui::Lang;

use super::{
    PLAYERS,
    history::{End, History, Wait},
    machine::{EPOCH_MS, here},
    node::{Door, Knock},
};
use crate::{
    identity::Identity,
    refusal::Refusal,
    table::{Call, Order, Pace, Place, Plan, Stage, Table},
};

/// How often the proxy asks a node whether it is well, how long it waits for the answer, and after
/// how many bad ones it leaves the node out: as `docs/operating/haproxy-nodes.cfg` says.
const CHECK: Duration = Duration::from_millis(500);
const CHECKED: Duration = Duration::from_secs(1);
const FALL: u32 = 2;

/// What is waited for when it is the turn of bots.
pub(super) const BOTS: &str = "bots";
/// How soon somebody tries again.
const AGAIN: Duration = Duration::from_millis(200);

/// What all visitors share.
pub(super) struct Front {
    pub(super) doors: Vec<Door>,
    /// Which nodes the proxy lets visitors to.
    pub(super) well: Vec<watch::Sender<bool>>,
    pub(super) history: History,
    /// The tables at which somebody can look on.
    pub(super) tables: watch::Sender<Vec<String>>,
    /// Nobody begins anything any more.
    pub(super) evening: AtomicBool,
    /// What everybody has on their clock where there is one: more than the day is long.
    minutes: u16,
}

/// A number that chance draws.
fn draw(below: u64) -> u64 {
    here().map_or(0, |machine| machine.draw(|chance| chance.random_range(0..below)))
}

async fn pause(from_ms: u64, below_ms: u64) {
    sleep(Duration::from_millis(from_ms + draw(below_ms - from_ms))).await;
}

/// The time of the simulation: the clock of visitors is right.
pub(super) fn now_ms() -> u64 {
    here().map_or(0, |machine| (machine.ms() - EPOCH_MS).cast_unsigned())
}

impl Front {
    pub(super) fn new(doors: Vec<Door>, history: History, minutes: u64) -> Arc<Self> {
        let minutes = u16::try_from(minutes + 1).expect("days are short");
        let well = doors.iter().map(|_| watch::Sender::new(false)).collect();
        let (tables, evening) = (watch::Sender::new(Vec::new()), AtomicBool::new(false));
        Arc::new(Self { doors, well, history, tables, evening, minutes })
    }

    fn is_evening(&self) -> bool {
        self.evening.load(Relaxed)
    }

    fn knock(&self, node: usize, knock: Knock) {
        let _ = self.doors[node].lock().unwrap().send(knock);
    }

    /// Asks a node again and again whether it is well.
    pub(super) async fn check(self: Arc<Self>, node: usize) {
        let mut bad = 0;
        loop {
            let (reply, answer) = oneshot::channel();
            self.knock(node, Knock::Health(reply));
            let well = matches!(timeout(CHECKED, answer).await, Ok(Ok(true)));
            bad = if well { 0 } else { bad + 1 };
            if well || bad >= FALL {
                let changed =
                    self.well[node].send_if_modified(|was| std::mem::replace(was, well) != well);
                if changed {
                    self.history
                        .note(now_ms(), &format!("the proxy finds node {node} well: {well}"));
                }
            }
            sleep(CHECK).await;
        }
    }

    /// Some node that is well.
    async fn any(&self) -> usize {
        loop {
            let well = (0..self.well.len()).filter(|&node| *self.well[node].borrow());
            let well: Vec<usize> = well.collect();
            if !well.is_empty() {
                return well[usize::try_from(draw(well.len() as u64)).unwrap()];
            }
            sleep(AGAIN).await;
        }
    }

    /// Asks a node; nothing if the connection breaks or the proxy gives the node up.
    async fn ask<T>(
        &self,
        node: usize,
        knock: impl FnOnce(oneshot::Sender<T>) -> Knock,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        self.knock(node, knock(reply));
        let mut well = self.well[node].subscribe();
        let answer = tokio::select! {
            answer = answer => answer.ok(),
            _ = well.wait_for(|well| !*well) => None,
        };
        // Now and then an answer is lost with its connection.
        answer.filter(|_| draw(100) != 0)
    }

    /// One of the tables that were opened first.
    async fn some_table(&self, number: usize) -> String {
        let mut tables = self.tables.subscribe();
        let several = tables.wait_for(|tables| tables.len() >= PLAYERS).await;
        let tables = several.expect("the front is there").clone();
        tables[number % tables.len()].clone()
    }

    fn waited(&self, by: usize, from_ms: u64, for_what: &'static str) {
        let wait = Wait { by, from_ms, until_ms: now_ms(), for_what };
        self.history.pages().waits.push(wait);
    }
}

/// Whether it was refused because of something that passes.
const fn passes(why: &Refusal) -> bool {
    matches!(why, Refusal::Busy | Refusal::Unloaded) || why.is_of_storage()
}

/// Somebody who plays, with a friend who comes and goes.
pub(super) struct Player {
    number: usize,
    me: Identity,
    friend: Identity,
    front: Arc<Front>,
}

impl Player {
    pub(super) fn new(number: usize, front: Arc<Front>) -> Self {
        let [me, friend] = [(); 2].map(|()| Identity::guest(Lang::En));
        Self { number, me, friend, front }
    }

    /// Plays one table after the other.
    pub(super) async fn play(self) {
        while !self.front.is_evening() {
            let table = self.open().await;
            self.front.tables.send_modify(|tables| tables.push(table.clone()));
            self.play_at(&table).await;
        }
    }

    /// Opens a table: alone on all seats, with bots, or with the friend; perhaps with a clock.
    async fn open(&self) -> String {
        let bot: Place = "bot:random".parse().unwrap();
        let places = match draw(3) {
            0 => vec![Place::Me; 2],
            1 => vec![Place::Me, bot, bot],
            _ => vec![Place::Me, Place::Open],
        };
        let minutes = self.front.minutes;
        let pace =
            if draw(2) == 0 { Pace::Untimed } else { Pace::Live { minutes, increment_s: 0 } };
        let stand_in = BotSpec::Random;
        let plan = Plan { public: true, pace, stand_in, ..Plan::new(GameId::KingsRoad, places) };
        loop {
            let node = self.front.any().await;
            let plan = Box::new(plan.clone());
            let created = self.front.ask(node, |reply| Knock::Create(plan, self.me.clone(), reply));
            if let Some(Ok(table)) = created.await {
                self.front.history.saw(now_ms(), self.number, &table);
                return table.setup.id.clone();
            }
            sleep(AGAIN).await;
        }
    }

    async fn play_at(&self, id: &str) {
        let mut since_ms = None;
        while !self.front.is_evening() {
            pause(20, 600).await;
            let table = self.look(id).await;
            if table.stage == Stage::Over {
                return;
            }
            if table.stage == Stage::Playing && table.awaited_people().is_empty() {
                since_ms.get_or_insert_with(now_ms);
                continue;
            }
            if let Some(since_ms) = since_ms.take() {
                self.front.waited(self.number, since_ms, BOTS);
            }
            if let Some(order) = self.order(&table) {
                self.give(id, order).await;
            }
        }
    }

    /// What is done now, if anything can be.
    fn order(&self, table: &Table) -> Option<Order> {
        let friend = || self.friend.clone();
        let away = table.stage == Stage::Gathering || !table.left_by(&self.friend.id).is_empty();
        if away && draw(4) == 0 {
            return Some(Order::Sit { who: friend(), seat: None });
        }
        let seat = table.awaited_people().lowest()?;
        let who = if table.seats_of(&self.me.id).contains(seat) { &self.me } else { &self.friend };
        let (id, version) = (who.id.clone(), table.version);
        Some(match draw(20) {
            0 if !table.seats_of(&self.friend.id).is_empty() => Order::Leave { who: friend().id },
            1 | 2 => {
                Order::Say { who: who.clone(), text: format!("{} says {}", self.number, now_ms()) }
            }
            3 | 4 if table.game.can_undo(seat) => Order::TakeBack { who: id, seat, version },
            _ => {
                let legal = table.game.legal(Actor::Seat(seat));
                let action = legal[usize::try_from(draw(legal.len() as u64)).unwrap()].clone();
                Order::Act { who: id, seat, action, version }
            }
        })
    }

    /// Looks at a table until it is shown.
    async fn look(&self, id: &str) -> Arc<Table> {
        let from_ms = now_ms();
        loop {
            let node = self.front.any().await;
            let seen = self.front.ask(node, |reply| Knock::Look(id.to_owned(), reply)).await;
            if let Some(Ok(table)) = seen {
                self.front.history.saw(now_ms(), self.number, &table);
                self.front.waited(self.number, from_ms, "a look");
                return table;
            }
            sleep(AGAIN).await;
        }
    }

    /// Gives an order until it is answered, at one node after the other; sometimes whoever gave it
    /// gives up and looks what became of it.
    async fn give(&self, id: &str, order: Order) {
        let (call, from_ms) = (Call::known(order), now_ms());
        let mut doubt = false;
        let end = loop {
            let node = self.front.any().await;
            let asked =
                self.front.ask(node, |reply| Knock::Order(id.to_owned(), call.clone(), reply));
            match asked.await {
                Some(Ok(version)) => break End::Done(version),
                Some(Err(why)) => {
                    self.front
                        .history
                        .note(now_ms(), &format!("{} at node {node}: {why:?}", self.number));
                    doubt |= why == Refusal::Unsure;
                    if !passes(&why) {
                        break if doubt { End::Unknown } else { End::Refused };
                    }
                }
                None => doubt = true,
            }
            if draw(5) == 0 {
                break if doubt { End::Unknown } else { End::Refused };
            }
            sleep(AGAIN).await;
        };
        self.front.history.ended(now_ms(), self.number, id, &call, end);
        if matches!(end, End::Done(_)) {
            self.front.waited(self.number, from_ms, "an answer");
        }
    }
}

/// Somebody who looks on at a table, and connects again whenever that breaks off.
pub(super) async fn look_on(front: Arc<Front>, number: usize) {
    let table = front.some_table(number).await;
    loop {
        let node = front.any().await;
        let (shown, mut sights) = mpsc::unbounded_channel();
        front.knock(node, Knock::Watch(table.clone(), format!("onlooker {number}"), shown));
        let mut well = front.well[node].subscribe();
        loop {
            let seen = tokio::select! {
                seen = sights.recv() => seen,
                _ = well.wait_for(|well| !*well) => None,
            };
            let Some(seen) = seen else { break };
            front.history.saw(now_ms(), number, &seen);
        }
        pause(100, 400).await;
    }
}
