//! A table that other nodes know as well.
//!
//! Every node that somebody visits keeps the table, and anyone may carry out an order: the log takes
//! each row once, and whoever was too slow reads what was written. But one node alone moves the bots
//! and lets clocks run out, the one whose the table is; the others look at the log when they hear
//! that it has grown, and every moment while somebody looks at the table there.

use std::{collections::HashMap, sync::Arc, time::Duration};

use tokio::{
    sync::watch,
    time::{Interval, MissedTickBehavior, interval},
};

use super::{Entry, Setup, Table, keeper::Keeper};
use crate::{
    bus::{Ear, Hint, Letter, Members, Nodes},
    refusal::Refusal,
    storage::LogRow,
};

/// How often the log is looked at where somebody looks at the table: what was not heard is seen.
const GLANCE: Duration = Duration::from_secs(1);
/// Every so many glances the others are told who looks at it here.
const REMINDER: u32 = 10;

/// What a table hears of other nodes.
pub(super) struct Beside {
    nodes: Arc<Nodes>,
    ear: Option<Ear>,
    members: watch::Receiver<Arc<Members>>,
    glance: Interval,
    glances: u32,
    /// Whether the table is this node's.
    mine: bool,
    /// Who looks at it elsewhere, by node.
    looking: HashMap<String, Vec<String>>,
}

/// Something that a table hears of.
pub(super) enum Rumour {
    /// Somebody said something about it.
    Said(Letter),
    /// Nodes have come or gone.
    Nodes,
    /// It is time to look at the log.
    Glance,
}

impl Beside {
    /// Begins to listen. What is written from now on is heard of, or seen a moment later.
    pub(super) async fn listen(nodes: &Arc<Nodes>, table: &str) -> Self {
        let mut glance = interval(GLANCE);
        glance.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let beside = Self {
            ear: nodes.hints(table).await,
            members: nodes.changes(),
            glance,
            glances: 0,
            mine: false,
            looking: HashMap::new(),
            nodes: nodes.clone(),
        };
        nodes.hint(table, &Hint::WhoLooks).await;
        beside
    }

    /// What is heard next. The log is looked at only where somebody looks at the table.
    async fn next(&mut self, looked_at: bool) -> Rumour {
        let ear = async {
            match &mut self.ear {
                Some(ear) => ear.hear().await,
                None => None,
            }
        };
        tokio::select! {
            Some(letter) = ear => Rumour::Said(letter),
            Ok(()) = self.members.changed() => Rumour::Nodes,
            _ = self.glance.tick(), if looked_at => Rumour::Glance,
        }
    }

    /// Finds out anew whose the table is.
    pub(super) fn find_owner(&mut self, setup: &Setup) {
        let members = self.members.borrow_and_update();
        let alive = |node: &String| members.knows(node);
        self.looking.retain(|node, _| alive(node));
        drop(members);
        self.mine = self.nodes.owns(&setup.id, &setup.kind());
    }

    pub(super) const fn is_mine(&self) -> bool {
        self.mine
    }

    /// Whoever looks at the table at other nodes.
    pub(super) fn elsewhere(&self) -> impl Iterator<Item = &String> {
        self.looking.values().flatten()
    }
}

/// What is heard of other nodes, if there can be any.
pub(super) async fn next(beside: &mut Option<Beside>, looked_at: bool) -> Rumour {
    match beside {
        Some(beside) => beside.next(looked_at).await,
        None => std::future::pending().await,
    }
}

impl Keeper {
    /// Whether bots and clocks are this node's to move.
    pub(super) fn plays(&self) -> bool {
        self.beside.as_ref().is_none_or(Beside::is_mine)
    }

    /// Whoever looks at the table, here or at another node.
    pub(super) fn onlookers(&self) -> Vec<String> {
        let here = self.presence.people().keys().cloned().collect::<Vec<_>>();
        let elsewhere = self.beside.iter().flat_map(Beside::elsewhere).cloned();
        let mut all: Vec<String> = here.into_iter().chain(elsewhere).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    pub(super) async fn hear_of(&mut self, rumour: Rumour) {
        match rumour {
            Rumour::Said(letter) => self.hear(&letter).await,
            Rumour::Nodes => self.take_stock().await,
            Rumour::Glance => self.glance().await,
        }
    }

    async fn hear(&mut self, letter: &Letter) {
        let needed = self.plays() || !self.presence.people().is_empty();
        let Some(beside) = &mut self.beside else { return };
        match beside.nodes.hinted(&self.table.setup.id, letter) {
            // Where nobody looks, it is read when somebody does.
            Some(Hint::Version(version)) if needed && version > self.table.version => {
                // What cannot be read now is seen at the next glance.
                let _ = self.catch_up().await;
            }
            Some(Hint::Looking(node, people)) if node != beside.nodes.name() => {
                beside.looking.insert(node, people);
                self.stir();
            }
            Some(Hint::WhoLooks) => self.tell_who_looks(false).await,
            _ => {}
        }
    }

    /// Nodes have come or gone: perhaps the table is another's now.
    async fn take_stock(&mut self) {
        let played = self.plays();
        if let Some(beside) = &mut self.beside {
            beside.find_owner(&self.table.setup);
        }
        self.stir();
        if self.plays() && !played {
            let _ = self.catch_up().await;
            self.begin().await;
        } else if played && !self.plays() {
            self.ask_bots();
        }
    }

    async fn glance(&mut self) {
        let _ = self.catch_up().await;
        let Some(beside) = &mut self.beside else { return };
        beside.glances += 1;
        if beside.glances.is_multiple_of(REMINDER) {
            self.tell_who_looks(false).await;
        }
    }

    /// Tells other nodes who looks at the table here, also if that is nobody any more.
    pub(super) async fn tell_who_looks(&self, nobody_too: bool) {
        let people: Vec<String> = self.presence.people().keys().cloned().collect();
        let Some(beside) = self.beside.as_ref().filter(|_| nobody_too || !people.is_empty()) else {
            return;
        };
        let hint = Hint::Looking(beside.nodes.name().to_owned(), people);
        beside.nodes.hint(&self.table.setup.id, &hint).await;
    }

    /// Tells other nodes that something was written.
    pub(super) async fn announce(&self) {
        if let Some(beside) = &self.beside {
            let hint = Hint::Version(self.table.version);
            beside.nodes.hint(&self.table.setup.id, &hint).await;
        }
    }

    /// Reads what others have written since. A log that does not follow from what is here is read
    /// from its beginning.
    pub(super) async fn catch_up(&mut self) -> Result<(), Refusal> {
        if self.is_in_doubt() {
            return self.be_sure().await;
        }
        let (id, version) = (self.table.setup.id.clone(), self.table.version);
        let rows = self.hall.storage.log_after(&id, version).await?;
        if rows.is_empty() {
            return Ok(());
        }
        let mut next = Table::clone(&self.table);
        if rows.iter().try_for_each(|row| follow(&mut next, row)).is_err() {
            self.set_back(true);
            return self.be_sure().await;
        }
        for row in &rows {
            self.orders.note(row);
        }
        self.become_shown(next);
        Ok(())
    }
}

fn follow(table: &mut Table, row: &LogRow) -> Result<(), Refusal> {
    if row.seq != table.version + 1 {
        return Err(Refusal::Stale);
    }
    let entry: Entry = serde_json::from_str(&row.entry).map_err(|_| Refusal::Newer)?;
    table.apply(&entry, row.at_ms)
}
