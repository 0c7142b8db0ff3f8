//! Bots at a table. They think on threads of their own and see a perspective.

use std::{sync::Arc, time::Duration};

use super::{
    Table,
    room::{SHORTEST, ThinkingRoom, Urgency},
};
use crate::{secret, whereabouts::Owner};
use bots::{BotSpec, Generator};
use engine::{Actor, Perspective, Seat};
use games::{AnyMatch, with_match};
use rand::SeedableRng;

/// What a bot decided.
pub(super) struct Decision {
    pub(super) seat: Seat,
    /// The position it was asked about.
    pub(super) position: (u64, u64),
    pub(super) action: String,
}

/// Asks a bot for its move.
pub(super) async fn decide(
    table: Arc<Table>,
    seat: Seat,
    bot: BotSpec,
    room: Arc<ThinkingRoom>,
    (owner, urgency): (Owner, Urgency),
) -> Decision {
    let position = table.position(seat);
    let of = table.clone();
    let action = room.think(owner, urgency, move |time| choose(&of.game, seat, bot, time)).await;
    let action = action.unwrap_or_else(|why| {
        tracing::error!(%why, bot = bot.name(), "a bot failed; any legal action stands in");
        choose(&table.game, seat, BotSpec::Random, SHORTEST)
    });
    Decision { seat, position, action }
}

fn choose(game: &AnyMatch, seat: Seat, bot: BotSpec, time: Duration) -> String {
    with_match!(game, m => {
        let mut player = bot.sit_down_within(time, fresh_generator());
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
