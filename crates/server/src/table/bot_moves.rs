//! Bots at a table. They think on threads of their own and see a perspective.

use std::{sync::Arc, time::Duration};

use super::{
    Table,
    minds::Bench,
    room::{ThinkingRoom, Urgency},
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
    bench: Arc<Bench>,
    room: Arc<ThinkingRoom>,
    (owner, urgency): (Owner, Urgency),
) -> Decision {
    let position = table.position(seat);
    let of = table.clone();
    let thought = move |time| choose(&of.game, seat, bot, &bench, time);
    let action = room.think(owner, urgency, thought).await.unwrap_or_else(|why| {
        tracing::error!(%why, bot = bot.name(), "a bot failed; any legal action stands in");
        any_action(&table.game, seat)
    });
    Decision { seat, position, action }
}

/// The move of the bot on a seat, which goes on from what it thought before.
pub(super) fn choose(
    game: &AnyMatch,
    seat: Seat,
    bot: BotSpec,
    bench: &Bench,
    time: Duration,
) -> String {
    with_match!(game, m => {
        let mut player = bench.call(seat, bot);
        let action = player.choose_within(&Perspective::new(m.state(), seat), time);
        bench.keep(seat, bot, player);
        action.to_string()
    })
}

fn any_action(game: &AnyMatch, seat: Seat) -> String {
    with_match!(game, m => {
        let mut player = BotSpec::Random.sit_down(fresh_generator());
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

pub(super) fn fresh_generator() -> Generator {
    let mut seed = [0; 32];
    secret::fill(&mut seed);
    Generator::from_seed(seed)
}
