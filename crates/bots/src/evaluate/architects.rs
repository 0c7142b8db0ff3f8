//! Architects of the West Kingdom at a glance: what is built counts, and what can still become
//! something while the Guildhall has room.
//!
//! A feature is what there is, times how much of the match is left to make something of it: *early* is
//! the share of the Guildhall that is free, *late* falls only when it is nearly full.

use std::sync::LazyLock;

use architects::{
    Action, Architects, Building, Kind, Location, Skill,
    board::{LEVELS, MOST_VIRTUE, guildhall_spaces, virtue_points},
};
use engine::{Actor, Game, Seat, Turn};

use super::{Column, Evaluate, MOST_FEATURES, Weights, points};
use crate::{Level, Rivals, Rollout, rival::STEWARDS};

// Where each group of features begins.
const GOODS: usize = 1;
const PLACES: usize = GOODS + 2 * Kind::ALL.len();
const REST: usize = PLACES + Location::ALL.len();
const SKILLS: usize = REST + NAMES.len();
const COUNT: usize = SKILLS + Skill::ALL.len();
const _: () = assert!(COUNT <= MOST_FEATURES);

/// Features beyond those of goods, places and skills. Points count more the fuller the Guildhall is
/// (*closing*): so whoever leads wants the end, and nobody hoards for ever.
const NAMES: [&str; 29] = [
    "workers.reserve",
    "workers.few",
    "safety.early",
    "captured.held",
    "captured.many",
    "lost.late",
    "prison.late",
    "prison.now",
    "virtue.early",
    "virtue.low",
    "virtue.high",
    "virtue.to-come",
    "debts.early",
    "hand.cards",
    "hand.unskilled",
    "next.best",
    "next.second",
    "next.ready",
    "buildings.early",
    "apprentices.early",
    "apprentices.first",
    "cathedral.next",
    "cathedral.early",
    "market.late",
    "guildhall.early",
    "guildhall.closing",
    "tempo.late",
    "captured.prey",
    "group.squared",
];

static FEATURES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let kinds =
        Kind::ALL.iter().flat_map(|kind| ["late", "early"].map(|at| format!("kind-{kind}.{at}")));
    let places = Location::ALL.iter().map(|place| format!("topic-group-{place}.early"));
    let rest = NAMES.iter().map(|name| format!("topic-{name}"));
    let skills = Skill::ALL.iter().map(|skill| format!("topic-skills.{skill}"));
    [String::from("points")]
        .into_iter()
        .chain(kinds)
        .chain(places)
        .chain(rest)
        .chain(skills)
        .collect()
});

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    Weights::of_the_house(include_str!("../../weights/architects.toml"), &FEATURES)
});

impl Evaluate for Architects {
    const SEALED_RESOLVES_AT_ONCE: bool = false;
    const ROLLOUT: Rollout = Rollout::Guided(4);
    const ITERATIONS: [u32; Level::ALL.len()] = [20, 20, 150, 3_000];
    /// Building cards are secret, but tell little of what somebody is about.
    const PRIVATE: bool = false;
    const WIDEN: f32 = 1.5;
    const RIVALS: Option<Rivals<Self>> = Some(STEWARDS);

    fn is_quiet(&self) -> bool {
        self.is_between_turns()
    }

    fn curiosity(&self) -> f32 {
        if self.players() == 2 { 0.05 } else { 0.1 }
    }

    /// Between two own turns all others place workers: with three seats and more, what that brings
    /// shows only after some rounds. With two it is the other way round.
    fn farsightedness(&self) -> u32 {
        match self.players() {
            ..=2 => 0,
            more => FORESEEN_ROUNDS * u32::from(more),
        }
    }

    fn seen_by(&self, seat: Seat) -> u64 {
        self.mark_for(seat)
    }

    /// Building cards that others draw, keep or discard are not seen. Where a move may show a card
    /// that it does not name, what is seen afterwards tells.
    fn noticed(&self, seat: Seat, actor: Actor, action: Action) -> u64 {
        if self.may_show_cards() {
            let mut after = self.clone();
            after.play_unchecked(actor, action, &mut ());
            return after.mark_for(seat);
        }
        let hidden = match action {
            Action::Deal(_) => self.drawing() != Some(seat),
            Action::Keep(_) | Action::Discard(_) => actor != Actor::Seat(seat),
            _ => false,
        };
        if hidden {
            return u64::MAX;
        }
        Self::action_id(action).expect("a canonical action has an id").into()
    }

    fn feature_names() -> &'static [String] {
        &FEATURES
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    /// Many a visit brings something only by what is done there: captures, trades, duties. With two
    /// seats, where a thought ends with the next turn, it is seen through; with more the rounds that a
    /// thought goes on show it, and seeing visits through would cost too many of them.
    fn promises(&self, seat: Seat, actions: &[Action], weights: &Column, out: &mut Vec<f32>) {
        let mut legal = Vec::new();
        out.extend(actions.iter().map(|&action| {
            let mut after = self.clone();
            after.play_unchecked(Actor::Seat(seat), action, &mut ());
            if self.players() == 2 {
                see_through(&mut after, seat, weights, &mut legal);
            }
            after.outlook(seat, weights)
        }));
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        let ahead = Ahead::of(self);
        out[0] = points(self.standing(seat).total);
        for kind in Kind::ALL {
            let amount = f32::from(self.goods(seat)[kind]).min(MUCH);
            out[GOODS + 2 * kind.index()] = amount * ahead.late;
            out[GOODS + 2 * kind.index() + 1] = amount * ahead.early;
        }
        for place in Location::ALL {
            let workers = f32::from(self.workers_at(seat, place));
            out[PLACES + place.index()] = workers * ahead.early;
        }
        for (at, value) in ahead.rest(self, seat).into_iter().enumerate() {
            out[REST + at] = value;
        }
        for skill in self.skills(seat).iter() {
            out[SKILLS + skill.index()] = ahead.early;
        }
    }
}

/// Rounds that a thought goes on where three or more sit.
const FORESEEN_ROUNDS: u32 = 4;
/// Goods of a kind beyond which nobody needs more.
const MUCH: f32 = 12.0;

/// How much of the match is still to come.
struct Ahead {
    /// Between 1 at the beginning and 0 at the end.
    early: f32,
    /// 1 until only a few more workers fit into the Guildhall.
    late: f32,
}

impl Ahead {
    fn of(state: &Architects) -> Self {
        let seats = state.seats();
        let left = f32::from(state.spaces_left());
        let early = left / f32::from(guildhall_spaces(seats));
        Self { early, late: ((left + 1.0) / (f32::from(seats) + 1.0)).min(1.0) }
    }

    /// In the order of the names.
    fn rest(&self, state: &Architects, seat: Seat) -> [f32; NAMES.len()] {
        let Self { early, late } = *self;
        let reserve = f32::from(state.reserve(seat));
        let exposed = |place: &Location| state.workers_at(seat, *place).saturating_sub(2);
        let exposed: u8 = Location::ALL.iter().map(exposed).sum();
        let held = f32::from(state.captured(seat));
        let prisoners = f32::from(state.prisoners(seat));
        let virtue = state.virtue(seat);
        let hand = Hand::of(state, seat);
        let apprentices = f32::from(state.apprentices(seat).len());
        [
            reserve.min(8.0) * late,
            (4.0 - reserve).max(0.0) * late,
            f32::from(exposed) * early,
            held * late,
            (held - 3.0).max(0.0) * late,
            f32::from(state.lost(seat)) * late,
            prisoners * early,
            prisoners,
            f32::from(virtue) * early,
            f32::from(5_u8.saturating_sub(virtue)) * early,
            f32::from(virtue.saturating_sub(9)) * early,
            virtue_to_come(state, seat),
            f32::from(state.debts(seat)).min(6.0) * early,
            hand.cards.min(6.0) * early,
            hand.unskilled * early,
            hand.best * late,
            hand.second * late,
            hand.ready * late,
            f32::from(state.built(seat).len()) * early,
            apprentices * early,
            apprentices.min(2.0) * early,
            next_level(state, seat) * late,
            f32::from(state.cathedral(seat)) * early,
            state.at_market(seat) as f32 * late,
            state.in_hall(seat) as f32 * early,
            points(state.standing(seat).total) * (1.0 - early),
            f32::from(u8::from(state.active() == seat)) * late,
            if state.goods(seat)[Kind::Silver] > 0 { prey(state, seat) * early } else { 0.0 },
            squares(state, seat) * early,
        ]
    }
}

/// Takes the best-looking steps of a visit until it is over.
fn see_through(world: &mut Architects, seat: Seat, weights: &Column, legal: &mut Vec<Action>) {
    for _ in 0..MOST_STEPS {
        if world.is_between_turns() || world.turn() != Turn::Seat(seat) {
            return;
        }
        legal.clear();
        world.legal(Actor::Seat(seat), legal);
        let after = |&action: &Action| {
            let mut after = world.clone();
            after.play_unchecked(Actor::Seat(seat), action, &mut ());
            (after.outlook(seat, weights), after)
        };
        let best = legal.iter().map(after).max_by(|(one, _), (other, _)| one.total_cmp(other));
        if let Some((_, after)) = best {
            *world = after;
        }
    }
}

/// No visit is seen through for more steps.
const MOST_STEPS: usize = 6;

/// Workers in the largest group of a seat that somebody could capture.
fn largest(state: &Architects, seat: Seat) -> f32 {
    let most = Location::ALL.iter().map(|&place| state.workers_at(seat, place)).max();
    f32::from(most.unwrap_or(0))
}

/// Workers in the largest group of somebody else, which whoever can pay the tax may capture.
fn prey(state: &Architects, seat: Seat) -> f32 {
    let others = Seat::first(state.seats()).filter(|&other| other != seat);
    others.map(|other| largest(state, other)).fold(0.0, f32::max)
}

/// Groups that gather: each next visit brings as much as the group has grown to, so that they are
/// worth more than their workers one by one.
fn squares(state: &Architects, seat: Seat) -> f32 {
    let places = [Location::Quarry, Location::Forest, Location::Mines, Location::Silversmith];
    let square = |place: &Location| f32::from(state.workers_at(seat, *place)).powi(2);
    places.iter().map(square).sum::<f32>() * 0.1
}

/// Points that the virtue of the own buildings would bring at the end.
fn virtue_to_come(state: &Architects, seat: Seat) -> f32 {
    let now = state.virtue(seat);
    let then = (i32::from(now) + state.virtue_to_come(seat)).clamp(0, MOST_VIRTUE.into());
    let then = u8::try_from(then).expect("within the track");
    points(virtue_points(then) - virtue_points(now))
}

/// What the hand promises: points, times how much of the price is there.
#[derive(Default)]
struct Hand {
    cards: f32,
    best: f32,
    second: f32,
    /// Points of the best that can be built at once.
    ready: f32,
    /// Cards for which a skill is missing.
    unskilled: f32,
}

impl Hand {
    fn of(state: &Architects, seat: Seat) -> Self {
        let skills = state.skills(seat);
        let mut hand = Self::default();
        for building in state.hand(seat) {
            let missing = building.skills().minus(skills).len();
            let worth = worth(state, seat, building);
            let price: u16 = building.cost().0.iter().sum();
            let lacks = state.lacks(seat, building);
            let there = 1.0 - f32::from(lacks) / f32::from(price.max(1));
            let promise = worth * there / (1.0 + SKILL * f32::from(missing));
            hand.cards += 1.0;
            hand.unskilled += f32::from(u8::from(missing > 0));
            hand.second = hand.second.max(promise.min(hand.best));
            hand.best = hand.best.max(promise);
            if missing == 0 && lacks == 0 {
                hand.ready = hand.ready.max(worth);
            }
        }
        hand
    }
}

/// How much a missing skill takes of a promise.
const SKILL: f32 = 0.7;

fn worth(state: &Architects, seat: Seat, building: Building) -> f32 {
    points(state.building_points(building, seat)) + 0.5 * f32::from(building.virtue())
}

/// Points of the next level of the Cathedral, times how much of its price is there.
fn next_level(state: &Architects, seat: Seat) -> f32 {
    let Some((price, lacks)) = state.next_level_price(seat) else { return 0.0 };
    let level = usize::from(state.cathedral(seat));
    let gain = points(LEVELS[level + 1].points - LEVELS[level].points);
    gain * (1.0 - f32::from(lacks) / f32::from(price.max(1)))
}
