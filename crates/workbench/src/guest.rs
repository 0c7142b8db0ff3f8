//! Somebody who plays against bots through the API, one table after the other.

use std::time::{Duration, Instant};

use bots::{Generator, generator};
use games::GameId;
use rand::RngExt;
use serde_json::json;

use crate::player::{Caller, Trouble};

/// A person at a table with bots.
pub(crate) struct Guest {
    caller: Caller,
    game: GameId,
    /// Which bots sit there.
    bot: String,
    id: String,
    rng: Generator,
}

impl Guest {
    /// Opens a table as *play now* does: one person and two bots, or as many as the game needs.
    pub(crate) async fn sit(
        caller: Caller,
        game: GameId,
        bot: &str,
        seed: u64,
    ) -> Result<Self, Trouble> {
        let (bot, rng) = (format!("bot:{bot}"), generator(seed, 0));
        let mut guest = Self { caller, game, bot, id: String::new(), rng };
        guest.open_table().await?;
        Ok(guest)
    }

    async fn open_table(&mut self) -> Result<(), Trouble> {
        let (fewest, most) = self.game.info().seats;
        let mut seats = vec!["me"];
        seats.resize(usize::from(3.clamp(fewest, most)), &self.bot);
        let body = json!({ "game": self.game.to_string(), "seats": seats });
        let table = self.caller.post("/tables", &body).await?;
        table["id"].as_str().unwrap_or_default().clone_into(&mut self.id);
        Ok(())
    }

    /// Makes a move if the table waits for one, and tells how long it took to be acknowledged.
    pub(crate) async fn look(&mut self) -> Result<Option<Duration>, Trouble> {
        let asked = self.caller.get(&format!("/tables/{}/legal?seat=A", self.id)).await?;
        let actions = asked["actions"].as_array().map_or(&[][..], Vec::as_slice);
        if actions.is_empty() {
            let table = self.caller.get(&format!("/tables/{}", self.id)).await?;
            if table["stage"] == "over" {
                self.open_table().await?;
            }
            return Ok(None);
        }
        let action = &actions[self.rng.random_range(0..actions.len())];
        let body = json!({ "seat": "A", "action": action, "version": asked["version"] });
        let began = Instant::now();
        self.caller.post(&format!("/tables/{}/actions", self.id), &body).await?;
        Ok(Some(began.elapsed()))
    }
}
