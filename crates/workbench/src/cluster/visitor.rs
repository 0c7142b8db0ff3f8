//! Somebody who plays on whatever happens, and remembers everything that was acknowledged.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use engine::Actor;
use reqwest::Client;
use serde_json::json;
use tokio::sync::watch;

use super::figures::game;
use crate::{
    crash::compare,
    player::{Caller, Player, Trouble},
};

/// Nobody waits longer than this for one answer.
const PATIENCE: Duration = Duration::from_secs(8);
/// Whoever is not answered for so long never will be; a database on a slow disk needs a while to
/// come back.
const LOST: Duration = Duration::from_mins(1);
/// A line of chat every so many moves.
const TALK: u64 = 5;

/// When a visitor was told that something was written.
#[derive(Clone, Default)]
pub(super) struct Diary(Arc<Mutex<Vec<Instant>>>);

impl Diary {
    fn note(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(Instant::now());
    }

    /// The longest time without an answer that began before `until` and was not over at `from`,
    /// without what of it lies in the dark.
    pub(super) fn longest_wait(
        &self,
        from: Instant,
        until: Instant,
        dark: (Instant, Instant),
    ) -> Duration {
        let pages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let answers = pages.iter().copied().chain([Instant::now()]);
        let mut last = None;
        let mut longest = Duration::ZERO;
        for at in answers {
            let since = last.replace(at).unwrap_or(at);
            if at > from && since < until {
                let darkness = dark.1.min(at).saturating_duration_since(dark.0.max(since));
                longest = longest.max((at - since).saturating_sub(darkness));
            }
        }
        longest
    }

    pub(super) fn len(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

/// One table, played to its end and beyond.
pub(super) struct Visitor {
    player: Player,
    number: u64,
    diary: Diary,
    /// Lines of chat by table: whether they were acknowledged.
    pub(super) lines: Vec<(String, String, bool)>,
    said: u64,
    /// What went wrong last.
    trouble: String,
    /// Tables that were played here.
    pub(super) tables: Vec<String>,
}

impl Visitor {
    pub(super) async fn arrive(front: &str, number: u64, diary: Diary) -> Result<Self, Trouble> {
        let client = Client::builder().timeout(PATIENCE).build()?;
        let caller = Caller::arrive(client, front).await?;
        let player = Player::sit(caller, game(number), number).await?;
        let tables = vec![player.id.clone()];
        let (lines, trouble) = (Vec::new(), String::new());
        Ok(Self { player, number, diary, lines, said: 0, trouble, tables })
    }

    /// Where somebody can look on.
    pub(super) fn table(&self) -> &str {
        &self.player.id
    }

    /// Plays until it is called back, and then until everything is settled.
    pub(super) async fn play(mut self, stop: watch::Receiver<bool>) -> Result<Self, String> {
        while !*stop.borrow() {
            self.step().await?;
        }
        self.settle().await?;
        Ok(self)
    }

    async fn step(&mut self) -> Result<(), String> {
        if self.player.game.turn().next_actor().is_none() {
            // The match is over: one more look whether all of it is there, then the next one.
            self.settle().await?;
        }
        let acts = matches!(self.player.game.turn().next_actor(), Some(Actor::Seat(_)));
        match self.player.step().await {
            Ok(()) if acts => self.diary.note(),
            Ok(()) => self.note_table(),
            Err(trouble) => {
                passing(&trouble)?;
                self.settle().await?;
            }
        }
        self.said += 1;
        if self.said.is_multiple_of(TALK) {
            self.talk().await?;
        }
        Ok(())
    }

    fn note_table(&mut self) {
        if self.tables.last() != Some(&self.player.id) {
            self.tables.push(self.player.id.clone());
        }
    }

    /// A line that nobody else says, and that is never said again.
    async fn talk(&mut self) -> Result<(), String> {
        let (id, text) = (self.player.id.clone(), format!("{} says {}", self.number, self.said));
        let path = format!("/tables/{id}/chat");
        let said = self.player.caller.post(&path, &json!({ "text": text })).await;
        let mut is_next = false;
        match &said {
            Ok(answer) => {
                self.diary.note();
                let version = answer["version"].as_u64().unwrap_or_default();
                if version <= self.player.version {
                    return Err(format!("table {id}: version {version} after a later one"));
                }
                // A move whose answer was lost with a node may have been made since the last look:
                // then the match must be seen again that belongs to this version.
                is_next = version == self.player.version + 1;
                self.player.version = version;
            }
            Err(trouble) => passing(trouble)?,
        }
        self.lines.push((id, text, said.is_ok()));
        if is_next { Ok(()) } else { self.settle().await }
    }

    /// Asks until the table answers; what was acknowledged must be there.
    async fn settle(&mut self) -> Result<(), String> {
        let began = Instant::now();
        loop {
            match self.look().await? {
                true => return Ok(()),
                false if began.elapsed() > LOST => {
                    let (id, why) = (&self.player.id, &self.trouble);
                    return Err(format!("table {id} is not answered any more: {why}"));
                }
                false => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    }

    /// Takes the table over as it is written, unless it cannot be seen now.
    async fn look(&mut self) -> Result<bool, String> {
        let (version, written) = match self.player.seen().await {
            Ok(seen) => seen,
            Err(trouble) => {
                passing(&trouble)?;
                self.trouble = trouble.to_string();
                return Ok(false);
            }
        };
        if version < self.player.version {
            let (id, known) = (&self.player.id, self.player.version);
            return Err(format!("table {id}: version {version} was shown after {known}"));
        }
        compare(&self.player.id, &self.player.game.record(), &written.record())?;
        (self.player.game, self.player.version) = (written, version);
        Ok(true)
    }
}

/// What may happen while something is away; anything else is wrong.
fn passing(trouble: &Trouble) -> Result<(), String> {
    let Trouble::Wrong(why) = trouble else { return Ok(()) };
    let status = why.split(": ").nth(1).and_then(|rest| rest.get(..3)?.parse::<u16>().ok());
    match status {
        Some(409 | 500..) => Ok(()),
        _ => Err(why.clone()),
    }
}
