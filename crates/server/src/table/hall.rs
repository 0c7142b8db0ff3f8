//! The live tables. Others are brought back from storage when somebody asks for them.

use std::{sync::Arc, time::Duration};

use tokio::{sync::watch, time::timeout};
use ui::Lang;

use super::{
    Entry, Handle, Order, Plan, Setup, Table,
    beside::Beside,
    call::{Call, Orders},
    keeper::{Keeper, Kept, apply},
    minds::Minds,
    register::{Full, Opening, Register},
    room::ThinkingRoom,
};
use crate::{
    bus::Nodes,
    identity::Identity,
    metrics::Metrics,
    refusal::Refusal,
    secret::is_id,
    storage::{Append, Storage, TableRow},
    time::now_ms,
    whereabouts::{Owner, Whereabouts},
};

/// How often tables are looked for at which something is due.
const ROUND: Duration = Duration::from_secs(5);

/// The same where other nodes may go at any time: whoever plays with bots does not wait for long.
const SHORT_ROUND: Duration = Duration::from_secs(2);

/// So many tables are asked to make room before somebody is sent away.
const ASKED_TO_REST: usize = 8;

/// The live tables.
pub(crate) struct Hall {
    pub(super) storage: Storage,
    pub(super) metrics: Arc<Metrics>,
    pub(crate) thinking: Arc<ThinkingRoom>,
    /// What bots remember between their decisions.
    pub(super) minds: Arc<Minds>,
    /// Who answers for what is loaded and thought about.
    pub(crate) whereabouts: Whereabouts,
    pub(super) idle_after: Duration,
    /// When the server came.
    opened_ms: i64,
    /// The other nodes of the house, if there can be any.
    pub(crate) nodes: Option<Arc<Nodes>>,
    /// Becomes true when the server is asked to stop.
    pub(super) closing: watch::Receiver<bool>,
    register: Register,
}

impl Hall {
    pub(crate) fn new(
        storage: Storage,
        metrics: Arc<Metrics>,
        config: &crate::Config,
        closing: watch::Receiver<bool>,
        nodes: Option<Arc<Nodes>>,
    ) -> Arc<Self> {
        if let Some(nodes) = &nodes {
            nodes.write_to(storage.clone());
        }
        Arc::new(Self {
            storage,
            minds: Minds::new(config.limits.kept_thoughts, metrics.clone()),
            metrics,
            thinking: Arc::new(ThinkingRoom::new(
                config.thinking_bots,
                nodes.as_ref().map(|nodes| nodes.thinkers().clone()),
            )),
            idle_after: config.idle_after,
            opened_ms: now_ms(),
            nodes,
            closing,
            register: Register::new(&config.limits),
            whereabouts: Whereabouts::default(),
        })
    }

    /// Opens a new table and seats whoever is planned for.
    pub(crate) async fn create(
        self: &Arc<Self>,
        plan: Plan,
        host: &Identity,
        lang: Lang,
    ) -> Result<Handle, Refusal> {
        let (setup, entries) = plan.into_setup(host, lang)?;
        let setup = Arc::new(setup);
        let mut table = Table::new(setup.clone())?;
        let nobody = table.clone();
        let mut rows = Vec::new();
        for entry in entries {
            rows.push(apply(&mut table, entry, setup.created_ms)?);
        }
        let mut summary = table.summary();
        let people = table.people_since(&nobody).unwrap_or_default();
        let host_sits = people.iter().any(|(who, _)| *who == host.id);
        let host_looks = (!host_sits).then(|| (host.id.clone(), 0));
        summary.people = Some(people.into_iter().chain(host_looks).collect());
        let new_table = Some(TableRow {
            id: setup.id.clone(),
            invite: setup.invite.clone(),
            setup: serde_json::to_string(&*setup).map_err(|_| Refusal::Storage)?,
            public: setup.public,
        });
        let opening = self.opening(&setup.id, self.whereabouts.of(&host.id)).await?;
        let id = setup.id.clone();
        self.storage.append(Append { table: id, new_table, rows, summary }).await?;
        // Kept apart: a table is large, and this is a small part of what a request does.
        let keeper = Box::pin(async {
            let beside = self.listen(&setup.id).await;
            Keeper::start(self.clone(), Kept { table, orders: Orders::default(), beside })
        });
        let handle = opening.slot.table.get_or_init(|| keeper).await.clone();
        self.wake_elsewhere(&setup.id, &setup.kind());
        Ok(handle)
    }

    /// A live table, brought back from storage if need be.
    pub(crate) async fn open(self: &Arc<Self>, id: &str) -> Result<Handle, Refusal> {
        self.open_for(Owner::Absent, id).await
    }

    /// The same for somebody who answers for it.
    pub(crate) async fn open_for(
        self: &Arc<Self>,
        owner: Owner,
        id: &str,
    ) -> Result<Handle, Refusal> {
        if !is_id(id) {
            return Err(Refusal::NotFound);
        }
        let opening = self.opening(id, owner).await?;
        // A match is large, and nobody who waits should carry room for one.
        opening.slot.table.get_or_try_init(|| Box::pin(self.load(id))).await.cloned()
    }

    /// A live table that shows everything that was written before, by whichever node.
    pub(crate) async fn up_to_date(self: &Arc<Self>, live: Handle) -> Result<Handle, Refusal> {
        match live.catch_up().await {
            Err(Refusal::Unloaded) => self.open(&live.snapshot().table.setup.id).await,
            caught_up => caught_up.map(|()| live),
        }
    }

    /// A table that is live already.
    pub(crate) fn live(&self, id: &str) -> Option<Handle> {
        self.register.live(id)
    }

    /// Room for a table; others give way if there is none.
    async fn opening<'a>(&'a self, id: &'a str, owner: Owner) -> Result<Opening<'a>, Refusal> {
        for _ in 0..ASKED_TO_REST {
            let longest_idle = match self.register.enter(id, owner) {
                Ok(opening) => return Ok(opening),
                Err(Full::After(table)) => table,
                Err(Full::Busy) => break,
            };
            longest_idle.rest().await;
        }
        Err(Refusal::Busy)
    }

    async fn load(self: &Arc<Self>, id: &str) -> Result<Handle, Refusal> {
        // Heard of first, then read: nothing happens in between that is neither.
        let beside = self.listen(id).await;
        let (table, orders) = self.read(id).await?;
        Ok(Keeper::resume(self.clone(), Kept { table, orders, beside }).await)
    }

    /// Begins to hear what other nodes say of a table.
    async fn listen(&self, id: &str) -> Option<Beside> {
        match &self.nodes {
            Some(nodes) => Some(Beside::listen(nodes, id).await),
            None => None,
        }
    }

    /// Since when the house is open.
    pub(super) fn opened_ms(&self) -> i64 {
        self.nodes.as_ref().map_or(self.opened_ms, |nodes| nodes.members().since_ms())
    }

    /// Reads a table back: its setup, and everything that happened.
    ///
    /// Decision: no snapshots of positions are stored. The rules replay millions of moves a second
    /// and a match has a few hundred, so the log alone opens any match at once and can never
    /// disagree with itself.
    pub(crate) async fn read(&self, id: &str) -> Result<(Table, Orders), Refusal> {
        let setup: Setup = self.storage.setup(id).await?.ok_or(Refusal::NotFound)?;
        let log = self.storage.log(id).await?;
        let mut table = Table::new(Arc::new(setup))?;
        let mut orders = Orders::default();
        for row in log {
            orders.note(&row);
            let entry: Entry = serde_json::from_str(&row.entry).map_err(|_| Refusal::Newer)?;
            table.apply(&entry, row.at_ms)?;
        }
        self.call_people(&mut table).await?;
        Ok((table, orders))
    }

    /// Everybody is called as they are called now.
    async fn call_people(&self, table: &mut Table) -> Result<(), Refusal> {
        for who in table.people() {
            if let Some(known) = self.storage.identity(&who).await? {
                table.call(&who, &known.name);
            }
        }
        Ok(())
    }

    /// Tells a table that somebody is called otherwise, if it is live. Others find out when they
    /// are read.
    pub(crate) async fn rename(&self, id: &str, who: &Identity) {
        if let Some(handle) = self.live(id) {
            // One that is too busy to hear it keeps the old name for a while; that is no harm.
            let _ = handle.order(Call::once(Order::Rename { who: who.clone() })).await;
        }
    }

    /// A keeper has stopped.
    pub(super) fn forget(&self, id: &str) {
        self.register.forget(id);
    }

    /// Looks after tables that nobody visits: clocks that run out, bots that have to move.
    pub(crate) async fn look_after(self: Arc<Self>) {
        let mut nodes = self.nodes.as_ref().map(|nodes| nodes.changes());
        loop {
            self.make_round().await;
            match &mut nodes {
                None => tokio::time::sleep(ROUND).await,
                // What another node looked after may be this one's now.
                Some(nodes) => _ = timeout(SHORT_ROUND, nodes.changed()).await,
            }
        }
    }

    /// Looks at every table at which something is due, if it is this node's.
    async fn make_round(self: &Arc<Self>) {
        let (now, mut last) = (now_ms(), String::new());
        while let Ok(due) = self.storage.due(now, &last).await {
            for (id, kind) in &due {
                if self.nodes.as_ref().is_none_or(|nodes| nodes.owns(id, kind)) {
                    self.look_at(id).await;
                }
            }
            let Some((id, _)) = due.into_iter().next_back() else { return };
            last = id;
        }
    }

    async fn look_at(self: &Arc<Self>, id: &str) {
        match self.open(id).await {
            // What was written elsewhere while the bus was away was not heard of.
            Ok(table) if self.is_cut_off() => _ = table.catch_up().await,
            Ok(_) | Err(Refusal::Busy) => {}
            // Another node may have what this one does not.
            Err(Refusal::Newer | Refusal::Retired) if self.nodes.is_some() => {}
            // Trouble with the data file may pass: the next round tries again.
            Err(why) if why.is_of_storage() => {
                tracing::warn!("a table that is due cannot be read now");
            }
            Err(why) => {
                tracing::warn!(?why, "a table cannot be loaded and is left alone");
                let _ = self.storage.never_due(id).await;
            }
        }
    }
}
