//! Everything a request can reach, and what pages and the API both do with it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::http::{HeaderMap, header};
use engine::{Record, Seat};
use games::AnyMatch;
use ui::{Arg, Lang};

use crate::{
    config::is_host,
    identity::Identity,
    limits::Gate,
    metrics::Metrics,
    refusal::Refusal,
    secret::{Keys, Purpose, is_id},
    spending::ROUND,
    storage::{Storage, StorageError},
    study::{Progress, Studies},
    table::{Fork, Hall, Handle, Kept, Occupant, Order, Place, Plan, Stage, Table},
};

/// Identities that are remembered between requests.
const REMEMBERED: usize = 20_000;

/// Everything a request can reach.
pub(crate) struct House {
    pub(crate) storage: Storage,
    pub(crate) hall: Arc<Hall>,
    pub(crate) studies: Arc<Studies>,
    pub(crate) keys: Keys,
    pub(crate) gate: Gate,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) base_url: String,
    /// Whether somebody said so, or it is only where the server listens.
    pub(crate) base_url_given: bool,
    pub(crate) behind_proxy: bool,
    /// Becomes true when the server is asked to stop.
    pub(crate) closing: tokio::sync::watch::Receiver<bool>,
    pub(crate) known: Known,
    /// Held while a rematch is arranged.
    pub(crate) rematches: tokio::sync::Mutex<()>,
}

/// Identities read lately; only those of whom something is written.
#[derive(Default)]
pub(crate) struct Known(Mutex<HashMap<String, Identity>>);

impl Known {
    fn get(&self, id: &str) -> Option<Identity> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// What was just read. Somebody who was changed meanwhile stays as changed.
    fn read(&self, who: &Identity) {
        let mut known = self.room();
        known.entry(who.id.clone()).or_insert_with(|| who.clone());
    }

    /// What was just written. What was void stays void.
    fn wrote(&self, who: &Identity) {
        let mut known = self.room();
        let newer = known.get(&who.id).is_none_or(|known| known.epoch <= who.epoch);
        if newer {
            known.insert(who.id.clone(), who.clone());
        }
    }

    /// Somebody of whom something was perhaps written is read again before being known.
    fn unless_in_doubt<T>(
        &self,
        who: &Identity,
        written: Result<T, StorageError>,
    ) -> Result<T, StorageError> {
        written.inspect_err(|_| {
            self.room().remove(&who.id);
        })
    }

    fn room(&self) -> MutexGuard<'_, HashMap<String, Identity>> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known
    }
}

/// What one needs to know of whoever asks.
pub(crate) type Asker<'a> = (&'a Identity, Lang);

impl House {
    /// How a visitor reaches the house, for links to share: as the operator says, or else by the
    /// name that the visitor used.
    pub(crate) fn url_for(&self, headers: &HeaderMap) -> String {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        match host.filter(|host| !self.base_url_given && is_host(host)) {
            Some(host) => format!("http://{host}"),
            None => self.base_url.clone(),
        }
    }

    /// The one origin that our pages have, if the operator named it.
    pub(crate) fn own_origin(&self) -> Option<&str> {
        self.base_url_given.then_some(&*self.base_url)
    }

    /// The identity that a signed text stands for, if it is genuine and not void.
    pub(crate) async fn identify(
        &self,
        purpose: Purpose,
        signed: &str,
        lang: Lang,
    ) -> Result<Option<Identity>, Refusal> {
        let Some((id, epoch)) = self.keys.verify(purpose, signed) else { return Ok(None) };
        // Where there are other nodes, only what is written says what is still good.
        let who = match self.known.get(&id).filter(|_| self.hall.is_alone()) {
            Some(who) => who,
            None => self.look_up(id, lang).await?,
        };
        Ok(Some(who).filter(|who| who.epoch == epoch))
    }

    async fn look_up(&self, id: String, lang: Lang) -> Result<Identity, Refusal> {
        let Some(who) = self.storage.identity(&id).await? else {
            return Ok(Identity::unwritten(id, lang));
        };
        if self.hall.is_alone() {
            self.known.read(&who);
        } else {
            self.known.wrote(&who);
        }
        Ok(who)
    }

    /// Hears of people who are not what this node remembers.
    pub(crate) async fn hear_of_people(self: Arc<Self>) {
        let Some(nodes) = &self.hall.nodes else { return };
        while let Some(mut ear) = nodes.people().await {
            while let Some(letter) = ear.hear().await {
                if let Some(id) = nodes.person(&letter) {
                    self.look_again(&id).await;
                }
            }
        }
    }

    /// Tells other nodes what visitors have spent here, and hears what they spent there.
    pub(crate) async fn share_limits(self: Arc<Self>) {
        let Some(nodes) = &self.hall.nodes else { return };
        let mut round = tokio::time::interval(ROUND);
        while let Some(mut ear) = nodes.spending().await {
            loop {
                tokio::select! {
                    _ = round.tick() => {
                        let spent = self.gate.spent();
                        if !spent.is_empty() {
                            nodes.tell_spent(&spent).await;
                        }
                    }
                    letter = ear.hear() => match letter {
                        Some(letter) => self.gate.charge(&nodes.spent(&letter).unwrap_or_default()),
                        None => break,
                    },
                }
            }
        }
    }

    /// Reads again what is written of somebody: their name at the tables here, and what is void.
    async fn look_again(&self, id: &str) {
        let Ok(Some(who)) = self.storage.identity(id).await else { return };
        self.known.wrote(&who);
        let Ok(tables) = self.storage.seated_at(id).await else { return };
        for table in tables {
            self.hall.rename(&table, &who).await;
        }
    }

    /// Writes an identity down, unless it is written already.
    pub(crate) async fn remember(&self, who: &Identity) -> Result<(), Refusal> {
        if self.known.get(&who.id).is_none() {
            self.storage.remember(who).await?;
            self.known.read(who);
        }
        Ok(())
    }

    /// Gives somebody another name, also at the tables at which they sit.
    pub(crate) async fn rename(&self, who: &Identity, name: String) -> Result<(), Refusal> {
        let renamed = Identity { name, ..who.clone() };
        self.known.unless_in_doubt(who, self.storage.rename(&renamed).await)?;
        self.known.wrote(&renamed);
        for table in self.storage.seated_at(&who.id).await? {
            self.hall.rename(&table, &renamed).await;
        }
        self.hall.tell_of(&who.id).await;
        Ok(())
    }

    /// Makes void whatever was handed out to somebody.
    pub(crate) async fn renew(&self, who: &Identity) -> Result<Identity, Refusal> {
        self.storage.remember(who).await?;
        if !self.known.unless_in_doubt(who, self.storage.renew(who).await)? {
            return Err(Refusal::Stale);
        }
        let renewed = Identity { epoch: who.epoch + 1, ..who.clone() };
        self.known.wrote(&renewed);
        self.hall.tell_of(&who.id).await;
        Ok(renewed)
    }

    /// Finds out what another node may have made void without having been heard.
    pub(crate) async fn confirm(&self, who: &Identity) {
        if !self.hall.is_alone()
            && let Ok(Some(written)) = self.storage.identity(&who.id).await
        {
            self.known.wrote(&written);
        }
    }

    /// Whether what was handed out to somebody, who came long ago, is still good.
    pub(crate) fn is_still(&self, who: &Identity) -> bool {
        self.known.get(&who.id).is_none_or(|known| known.epoch == who.epoch)
    }

    /// A table that somebody may look at, with everything that was written before they asked.
    pub(crate) async fn see(&self, who: &Identity, id: &str) -> Result<Handle, Refusal> {
        let handle = self.glance(who, id).await?;
        if self.hall.is_alone() { Ok(handle) } else { self.hall.up_to_date(handle).await }
    }

    /// A table that somebody may look at, as this node knows it.
    async fn glance(&self, who: &Identity, id: &str) -> Result<Handle, Refusal> {
        let Some(handle) = self.hall.live(id) else { return self.bring_back(who, id).await };
        let table = handle.snapshot().table;
        if table.stage == Stage::Over || self.is_guest(who, &table).await? {
            return Ok(handle);
        }
        Err(Refusal::NotFound)
    }

    /// Loads a table for somebody who may look at it; whoever may not costs one read.
    async fn bring_back(&self, who: &Identity, id: &str) -> Result<Handle, Refusal> {
        if !is_id(id) || !self.storage.may_see(&who.id, id).await? {
            return Err(Refusal::NotFound);
        }
        self.hall.open_for(self.hall.whereabouts.of(&who.id), id).await
    }

    /// Whether somebody may take part at a table. Whoever has the link to a private match that is
    /// over may look at it, and no more.
    pub(crate) async fn is_guest(&self, who: &Identity, table: &Table) -> Result<bool, Refusal> {
        let known =
            table.setup.public || table.setup.host == who.id || !table.seats_of(&who.id).is_empty();
        Ok(known || self.storage.is_admitted(&who.id, &table.setup.id).await?)
    }

    /// Gives an order to a table at which its giver may take part.
    pub(crate) async fn order(
        &self,
        who: &Identity,
        id: &str,
        order: Order,
    ) -> Result<u64, Refusal> {
        self.let_in(who, id).await?;
        self.hall.order(id, order).await
    }

    /// Refuses whoever may not take part at a table. A node does not load it for that: another
    /// plays it, most likely.
    async fn let_in(&self, who: &Identity, id: &str) -> Result<(), Refusal> {
        if self.hall.is_alone() || self.hall.live(id).is_some() {
            let table = self.glance(who, id).await?.snapshot().table;
            return if self.is_guest(who, &table).await? {
                Ok(())
            } else {
                Err(Refusal::NotInvited)
            };
        }
        if !is_id(id) {
            return Err(Refusal::NotFound);
        }
        if self.storage.may_take_part(&who.id, id).await? {
            return Ok(());
        }
        let seen = self.storage.may_see(&who.id, id).await?;
        Err(if seen { Refusal::NotInvited } else { Refusal::NotFound })
    }

    /// The table of an invitation; from now on the visitor may look at it.
    pub(crate) async fn invited(&self, who: &Identity, secret: &str) -> Result<Handle, Refusal> {
        if !is_id(secret) {
            return Err(Refusal::BadInvite);
        }
        let id = self.storage.invited_to(secret).await?.ok_or(Refusal::BadInvite)?;
        if !self.storage.is_admitted(&who.id, &id).await? {
            self.storage.admit(&who.id, &id).await?;
        }
        self.hall.open_for(self.hall.whereabouts.of(&who.id), &id).await
    }

    pub(crate) async fn create(&self, asker: Asker<'_>, plan: Plan) -> Result<Handle, Refusal> {
        let (who, lang) = asker;
        self.remember(who).await?;
        self.hall.create(plan, who, lang).await
    }

    /// The record of a match, to those to whom none of it is secret.
    pub(crate) async fn record(&self, who: &Identity, id: &str) -> Result<Record, Refusal> {
        let table = self.see(who, id).await?.snapshot().table;
        if !table.is_open_book_to(&who.id) {
            return Err(Refusal::NotOver);
        }
        let mut record = table.game.record();
        record.names = table.names(table.setup.lang);
        Ok(record)
    }

    /// A moment of a match as a new table. The truth of a running match goes to nobody
    /// who does not hold all of its seats.
    pub(crate) async fn fork(
        &self,
        asker: Asker<'_>,
        id: &str,
        fork: &Fork,
    ) -> Result<Handle, Refusal> {
        let (who, lang) = asker;
        let table = self.see(who, id).await?.snapshot().table;
        if !table.is_open_book_to(&who.id) {
            return Err(Refusal::NotOver);
        }
        let plan = fork.plan(&table, &who.id)?;
        let at = fork.at.unwrap_or(table.game.len());
        let args: [Arg<'_>; 2] = [("title", table.setup.title.as_str().into()), ("at", at.into())];
        let title = Some(lang.texts().with("table-title-fork", args));
        self.create(asker, Plan { title, ..plan }).await
    }

    /// A record as a new hot-seat table.
    pub(crate) async fn import(&self, asker: Asker<'_>, text: &str) -> Result<Handle, Refusal> {
        let (game, record) = AnyMatch::open(text)?;
        let title = asker.1.texts().get("table-title-import");
        self.create(asker, replayed(&game, record, title)).await
    }

    /// A finished match in hindsight, or how far that has come, for somebody who may look at it.
    pub(crate) async fn analysis(
        &self,
        who: &Identity,
        table: &Arc<Table>,
    ) -> Result<Progress, Refusal> {
        self.studies.ask(self.hall.whereabouts.of(&who.id), table).await
    }

    /// The same people at a new table; whoever asks second joins the first.
    pub(crate) async fn play_again(&self, asker: Asker<'_>, id: &str) -> Result<String, Refusal> {
        let (who, _) = asker;
        // Two who ask at once, or one who clicks twice, get one table and not two.
        let _turn = self.rematches.lock().await;
        let table = self.see(who, id).await?.snapshot().table;
        if table.stage != Stage::Over {
            return Err(Refusal::NotOver);
        }
        if table.seats_of(&who.id).is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        if let Some(next) = &table.rematch {
            return self.join_again(who, &next.table).await;
        }
        // Whoever asks at another node at the same moment comes to the same table.
        let next = self.keys.id_after(id);
        let plan = Plan { id: Some(next.clone()), ..same_again(&table, who) };
        let created = self.create(asker, plan).await;
        if let Err(why) = created
            && why != Refusal::Stale
        {
            return Err(why);
        }
        self.admit_all(&table, &next).await?;
        let again = Order::PlayAgain { table: next.clone(), who: who.id.clone() };
        match self.hall.order(id, again).await {
            // Somebody else has said so already.
            Ok(_) | Err(Refusal::Stale) => self.join_again(who, &next).await,
            Err(why) => Err(why),
        }
    }

    async fn join_again(&self, who: &Identity, next: &str) -> Result<String, Refusal> {
        let sit = Order::Sit { who: who.clone(), seat: None };
        match self.hall.order(next, sit).await {
            // It is full or has begun: one may still go there and look.
            Ok(_) | Err(Refusal::NoFreeSeat | Refusal::Begun | Refusal::Over) => {
                Ok(next.to_owned())
            }
            Err(why) => Err(why),
        }
    }

    /// Somebody does not play again; the seat that was kept for them is free.
    pub(crate) async fn decline(&self, who: &Identity, id: &str) -> Result<u64, Refusal> {
        let table = self.see(who, id).await?.snapshot().table;
        let next = table.rematch.as_ref().ok_or(Refusal::NotFound)?.table.clone();
        let order = Order::Decline { who: who.id.clone() };
        let version = self.hall.order(id, order.clone()).await?;
        match self.hall.order(&next, order).await {
            // They sit there already, or nobody waits any more.
            Ok(_) | Err(Refusal::NotYourSeat) => Ok(version),
            Err(why) => Err(why),
        }
    }

    async fn admit_all(&self, table: &Table, next: &str) -> Result<(), Refusal> {
        for occupant in &table.occupants {
            if let Occupant::Human { who, .. } = occupant {
                self.storage.admit(who, next).await?;
            }
        }
        Ok(())
    }
}

/// A hot-seat table that begins with the moves of a record.
fn replayed(game: &AnyMatch, record: Record, title: String) -> Plan {
    let places = vec![Place::Me; usize::from(record.seats)];
    let Record { options, moves, names, .. } = record;
    let (title, hints) = (Some(title), Some(true));
    Plan { options, opening: moves, names, title, hints, ..Plan::new(game.game(), places) }
}

/// The same game with the same seats; whoever asks sits, those of the other people are kept.
fn same_again(table: &Table, who: &Identity) -> Plan {
    let setup = &table.setup;
    let place = |occupant: &Occupant| match occupant {
        Occupant::Bot(bot) => Place::Bot(*bot),
        Occupant::Human { who: id, .. } if **id == *who.id => Place::Me,
        Occupant::Human { .. } | Occupant::Open | Occupant::Rules => Place::Open,
    };
    let kept = |seat: Seat| match &table.occupants[seat.index()] {
        Occupant::Human { who: id, name } if **id != *who.id => {
            Some(Kept { seat, who: id.to_string(), name: name.to_string() })
        }
        _ => None,
    };
    let kept = table.places().iter().filter_map(kept).collect();
    let places = table.places().iter().map(|seat| place(&table.occupants[seat.index()]));
    Plan {
        options: setup.options.clone(),
        public: setup.public,
        pace: setup.pace,
        title: Some(setup.title.clone()),
        stand_in: setup.stand_in,
        hints: Some(setup.hints),
        kept,
        ..Plan::new(setup.game, places.collect())
    }
}
