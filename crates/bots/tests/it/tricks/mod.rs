//! Three tricks: a card game with hidden hands and private draws, small enough to be solved exactly.
//!
//! Six cards, 1 to 6. Two are dealt to each of two seats. The leader plays one face up, the other
//! answers; the higher takes the trick and leads next. After the first trick both draw one of the two
//! cards that are left. Who takes two of three tricks wins.

use std::{fmt, str::FromStr, sync::LazyLock};

use bots::{
    Level, Rollout,
    evaluate::{Evaluate, Weights},
};
use engine::{
    ActionId, Actor, Game, Illegal, Impossible, Info, NotationError, RuleId, ScoreItem, Seat,
    SetupError, Sink, Standing, Turn, Viewer,
};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// A card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(pub u8);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        let card = s.parse().ok().filter(|card| (1..=CARDS).contains(card));
        card.map(Self).ok_or_else(|| NotationError::new("a card from 1 to 6", s))
    }
}

const CARDS: u8 = 6;

/// Cards as bits.
fn cards(set: u8) -> impl Iterator<Item = Card> + Clone {
    (1..=CARDS).filter(move |card| set & bit(Card(*card)) != 0).map(Card)
}

const fn bit(card: Card) -> u8 {
    1 << card.0
}

fn any<R: Rng + ?Sized>(set: u8, rng: &mut R) -> Card {
    let at = rng.random_range(0..set.count_ones() as usize);
    cards(set).nth(at).expect("the index is within the set")
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tricks {
    hands: [u8; 2],
    deck: u8,
    /// Cards still to be drawn, in turns from the leader on.
    to_draw: u8,
    leader: Seat,
    led: u8,
    taken: [u8; 2],
}

/// What a viewer sees: a hand only if it is its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct View {
    hands: [Option<u8>; 2],
    sizes: [u32; 2],
    /// Cards that were played.
    gone: u8,
    to_draw: u8,
    leader: Seat,
    led: u8,
    taken: [u8; 2],
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    Drawn(Seat, Option<u8>),
    Played(Seat, u8),
}

impl engine::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match *self {
            Self::Drawn(seat, _) if !viewer.knows_secrets_of(seat) => Some(Self::Drawn(seat, None)),
            _ => Some(self.clone()),
        }
    }
}

fn other(seat: Seat) -> Seat {
    Seat::new(1 - u8::try_from(seat.index()).expect("two seats"))
}

impl Tricks {
    fn drawer(&self) -> Seat {
        if self.to_draw.is_multiple_of(2) { self.leader } else { other(self.leader) }
    }

    fn settle(&mut self, answer: Card) {
        let led = Card(self.led);
        self.led = 0;
        if answer > led {
            self.leader = other(self.leader);
        }
        self.taken[self.leader.index()] += 1;
        if self.deck != 0 {
            self.to_draw = 2;
        }
    }
}

impl Game for Tricks {
    type Options = ();
    type Action = Card;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "tricks",
        title: "Three Tricks",
        rules_prefix: "TRK",
        rules_version: 1,
        seats: (2, 2),
        options: &[],
        max_moves: 12,
        action_ids: CARDS as u16,
    };

    fn new(seats: u8, (): &()) -> Result<Self, SetupError> {
        SetupError::check_seats(&Self::INFO, seats)?;
        let deck = (1..=CARDS).map(|card| bit(Card(card))).sum();
        let leader = Seat::new(0);
        Ok(Self { hands: [0; 2], deck, to_draw: 4, leader, led: 0, taken: [0; 2] })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.to_draw > 0 {
            Turn::Chance
        } else if self.hands == [0; 2] {
            Turn::Over
        } else {
            Turn::Seat(if self.led == 0 { self.leader } else { other(self.leader) })
        }
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Card>) {
        if self.turn().awaits(actor) {
            out.extend(cards(actor.seat().map_or(self.deck, |seat| self.hands[seat.index()])));
        }
    }

    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Card {
        any(self.deck, rng)
    }

    fn why_illegal(&self, _: Actor, _: Card) -> Illegal {
        Illegal::new("TRK-1", "NotInHand")
    }

    fn play_unchecked(&mut self, actor: Actor, card: Card, log: &mut impl Sink<Event>) {
        match actor {
            Actor::Chance => {
                let seat = self.drawer();
                self.deck &= !bit(card);
                self.hands[seat.index()] |= bit(card);
                self.to_draw -= 1;
                log.emit(|| Event::Drawn(seat, Some(card.0)));
            }
            Actor::Seat(seat) => {
                self.hands[seat.index()] &= !bit(card);
                log.emit(|| Event::Played(seat, card.0));
                if self.led == 0 {
                    self.led = card.0;
                } else {
                    self.settle(card);
                }
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let hand = |seat: Seat| viewer.knows_secrets_of(seat).then(|| self.hands[seat.index()]);
        View {
            hands: [hand(Seat::new(0)), hand(Seat::new(1))],
            sizes: self.hands.map(u8::count_ones),
            gone: !(self.hands[0] | self.hands[1] | self.deck),
            to_draw: self.to_draw,
            leader: self.leader,
            led: self.led,
            taken: self.taken,
        }
    }

    fn determinize<R: Rng + ?Sized>(&mut self, viewer: Seat, rng: &mut R) {
        let rival = other(viewer).index();
        let size = self.hands[rival].count_ones();
        self.deck |= self.hands[rival];
        self.hands[rival] = 0;
        for _ in 0..size {
            let card = any(self.deck, rng);
            self.deck &= !bit(card);
            self.hands[rival] |= bit(card);
        }
    }

    fn standing(&self, seat: Seat) -> Standing {
        Standing { total: self.taken[seat.index()].into(), tie_breaks: [0; 3] }
    }

    fn score_items(&self, seat: Seat, out: &mut Vec<ScoreItem>) {
        out.push(ScoreItem { rule: RuleId("TRK-2"), points: self.standing(seat).total });
    }

    fn check(&self) -> Result<(), Impossible> {
        Ok(())
    }

    fn action_id(card: Card) -> Option<ActionId> {
        Some(u16::from(card.0) - 1)
    }

    fn action_from_id(id: ActionId) -> Option<Card> {
        u8::try_from(id).ok().filter(|id| *id < CARDS).map(|id| Card(id + 1))
    }
}

static FEATURES: LazyLock<Vec<String>> =
    LazyLock::new(|| ["points", "hand"].map(String::from).to_vec());
static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| Weights::alike(1.0, vec![1.0, 0.1]));

impl Evaluate for Tricks {
    const SEALED_RESOLVES_AT_ONCE: bool = false;
    const ROLLOUT: Rollout = Rollout::Guided(1);
    const ITERATIONS: [u32; Level::ALL.len()] = [50, 50, 300, 3_000];

    fn feature_names() -> &'static [String] {
        &FEATURES
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        out[0] = f32::from(self.taken[seat.index()]);
        out[1] = cards(self.hands[seat.index()]).map(|card| f32::from(card.0)).sum();
    }

    fn noticed(&self, seat: Seat, actor: Actor, card: Card) -> u64 {
        if actor == Actor::Chance && self.drawer() != seat { 0 } else { card.0.into() }
    }
}
