//! Bots at a table. They think on threads of their own and see a perspective.

use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use super::{
    Entry, Occupant, Table,
    keeper::Keeper,
    minds::Bench,
    room::{ThinkingRoom, Urgency},
};
use crate::{
    refusal::Refusal,
    secret,
    think::{Found, Thought},
    whereabouts::Owner,
};
use bots::{BotSpec, Generator};
use engine::{Actor, MAX_SEATS, Perspective, Seat, SeatSet};
use games::{AnyMatch, with_match};
use rand::{RngExt, SeedableRng};
use tokio::task::JoinError;

/// What a bot decided.
pub(super) struct Decision {
    pub(super) seat: Seat,
    /// The position it was asked about.
    pub(super) position: (u64, u64),
    pub(super) action: String,
}

impl Keeper {
    /// Asks every awaited bot that has not been asked about this position.
    pub(super) fn ask_bots(&mut self) {
        if self.setback.is_some() {
            self.asked = [None; MAX_SEATS];
            return;
        }
        if !self.plays() {
            self.asked = [None; MAX_SEATS];
            return self.thinking.abort_all();
        }
        self.urgency = self.urgency();
        let share = (self.hall.whereabouts.of(&self.table.setup.host), self.urgency);
        self.forget_those_who_went();
        for (seat, bot) in self.table.awaited_bots() {
            let position = Some(self.table.position(seat));
            if self.asked[seat.index()] != position {
                self.asked[seat.index()] = position;
                let bot = if self.distrust { BotSpec::Random } else { bot };
                let (table, thinking) = (self.table.clone(), self.hall.thinking.clone());
                let bench = self.bench.clone();
                self.thinking.spawn(decide(table, seat, bot, bench, thinking, share));
            }
        }
    }

    /// A bot that gave its seat back is asked anew if it gets it again.
    fn forget_those_who_went(&mut self) {
        for (asked, occupant) in self.asked.iter_mut().zip(&self.table.occupants) {
            asked.take_if(|_| !matches!(occupant, Occupant::Bot(_)));
        }
    }

    /// Bots among themselves have time as long as nobody looks.
    fn urgency(&self) -> Urgency {
        let bots = self.table.people().is_empty();
        if bots && self.onlookers().is_empty() { Urgency::Unwatched } else { Urgency::Now }
    }

    /// Asks bots anew that were asked while nobody looked, if somebody does now.
    pub(super) fn hurry(&mut self) {
        if self.urgency() < self.urgency {
            self.thinking.abort_all();
            self.asked = [None; MAX_SEATS];
            self.ask_bots();
        }
    }

    /// Plays what bots decided; several that are done are written together.
    pub(super) async fn bots_decided(&mut self, first: Result<Decision, JoinError>) {
        let mut decided = vec![first];
        decided.extend(std::iter::from_fn(|| self.thinking.try_join_next()));
        let (mut entries, mut decided_for) = (Vec::new(), SeatSet::EMPTY);
        for decision in decided.into_iter().filter_map(Result::ok) {
            let Decision { seat, position, action } = decision;
            let sits = matches!(self.table.occupants[seat.index()], Occupant::Bot(_));
            let awaited = self.table.awaited().contains(seat) && !decided_for.contains(seat);
            if sits && awaited && position == self.table.position(seat) {
                decided_for.insert(seat);
                entries.push(Entry::Move { actor: Actor::Seat(seat), action });
            }
        }
        if self.setback.is_some() || !self.plays() {
            // They are asked again when it is over.
            return self.ask_bots();
        }
        let count = entries.len() as u64;
        match self.carry_out(entries).await {
            Ok(_) => {
                let counter = &self.hall.metrics.bot_moves;
                counter.fetch_add(count, Relaxed);
            }
            Err(why) if why.is_of_storage() || why == Refusal::Stale => {
                // What another node was faster with may have changed nothing for them.
                decided_for.iter().for_each(|seat| self.asked[seat.index()] = None);
                self.ask_bots();
            }
            Err(why) => {
                tracing::error!(?why, "the move of a bot was refused");
                (self.distrust, self.asked) = (true, [None; MAX_SEATS]);
                self.ask_bots();
            }
        }
    }
}

/// Asks a bot for its move. Where there are thinkers it is thought about from the beginning, so that
/// it is the same move wherever it is thought; a machine alone goes on from what it thought before.
async fn decide(
    table: Arc<Table>,
    seat: Seat,
    bot: BotSpec,
    bench: Arc<Bench>,
    room: Arc<ThinkingRoom>,
    (owner, urgency): (Owner, Urgency),
) -> Decision {
    let position = table.position(seat);
    let turn = room.turn(owner, urgency).await;
    let decided = if room.has_thinkers(table.setup.game) {
        let thought = Thought::of_move(&table.game, seat, bot, fresh_generator().random());
        turn.think(thought).await.map(|found| fitting(found, &table.game, seat))
    } else {
        let of = table.clone();
        turn.think_here(move |time| Some(choose(&of.game, seat, bot, &bench, time))).await
    };
    let action = decided.unwrap_or_else(|why| {
        tracing::error!(%why, bot = bot.name(), "a bot failed; any legal action stands in");
        None
    });
    let action = action.unwrap_or_else(|| any_action(&table.game, seat));
    Decision { seat, position, action }
}

/// What was found, if it is a move that the seat may make.
fn fitting(found: Option<Found>, game: &AnyMatch, seat: Seat) -> Option<String> {
    let legal = |action: &String| game.legal(Actor::Seat(seat)).contains(action);
    match found {
        Some(Found::Move(action)) if legal(&action) => Some(action),
        other => {
            tracing::error!(?other, "a thinker's move does not fit; any legal action stands in");
            None
        }
    }
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
