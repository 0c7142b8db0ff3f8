//! Bots at a table. They think on threads of their own, a few at a time, and see a perspective.

use std::sync::Arc;

use bots::{BotSpec, Generator};
use engine::{Actor, Perspective, Seat};
use games::{AnyMatch, with_match};
use rand::SeedableRng;
use tokio::sync::Semaphore;

use super::Table;
use crate::secret;

/// What a bot decided.
pub(super) struct Decision {
    pub(super) seat: Seat,
    /// The position it was asked about.
    pub(super) position: (u64, u64),
    pub(super) action: String,
}

/// Asks a bot for its move; `thinking` bounds how many think at once.
pub(super) async fn decide(
    table: Arc<Table>,
    seat: Seat,
    bot: BotSpec,
    thinking: Arc<Semaphore>,
) -> Decision {
    let position = table.position(seat);
    let _permit = thinking.acquire_owned().await.expect("never closed");
    let asked = table.clone();
    let action = tokio::task::spawn_blocking(move || choose(&asked.game, seat, bot)).await;
    let action = action.unwrap_or_else(|why| {
        tracing::error!(%why, bot = bot.name(), "a bot failed; any legal action stands in");
        choose(&table.game, seat, BotSpec::Random)
    });
    Decision { seat, position, action }
}

fn choose(game: &AnyMatch, seat: Seat, bot: BotSpec) -> String {
    with_match!(game, m => {
        let mut player = bot.sit_down(fresh_generator());
        player.choose(&Perspective::new(m.state(), seat)).to_string()
    })
}

/// Answers a chance turn. Every answer has a new seed from the operating system, so what was drawn
/// says nothing about what will be.
pub(super) fn answer_chance(game: &AnyMatch) -> String {
    use engine::Game;
    let mut rng = fresh_generator();
    let action = with_match!(game, m => m.state().sample_chance(&mut rng).to_string());
    debug_assert!(game.legal(Actor::Chance).contains(&action), "chance answers legally");
    action
}

fn fresh_generator() -> Generator {
    let mut seed = [0; 32];
    secret::fill(&mut seed);
    Generator::from_seed(seed)
}
