//! Quarry with one thing wrong. A [`Flaw`] says what; everything else is delegated to the rules.

pub mod chance;
pub mod history;
pub mod numbers;
pub mod permission;
pub mod secrets;

use std::{
    hash::{Hash, Hasher},
    marker::PhantomData,
};

use engine::{
    ActionId, Actor, Game, Illegal, Impossible, Info, ScoreItem, Seat, SetupError, Sink, Standing,
    Turn, Viewer,
};
use rand::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::quarry::{self, Action, Event, Quarry, View};
use numbers::{Numbers, Sound};

/// What is wrong: one function or two that do otherwise than the rules.
#[derive(Debug)]
pub struct Flaw {
    pub name: &'static str,
    /// The law that it breaks.
    pub law: &'static str,
    pub turn: fn(&Quarry) -> Turn,
    pub legal: fn(&Quarry, Actor, &mut Vec<Action>),
    /// Told what follows from `legal`.
    pub is_legal: fn(&Quarry, Actor, Action, bool) -> bool,
    pub weight: fn(&Quarry, Action) -> u32,
    pub sample_chance: fn(&Quarry, &mut dyn Rng) -> Action,
    pub canonical: fn(Action) -> Action,
    pub why_illegal: fn(&Quarry, Actor, Action) -> Illegal,
    /// What becomes of the position when an action is refused.
    pub refuse: fn(&mut Quarry, Action),
    pub play: fn(&mut Quarry, Actor, Action, &mut Vec<Event>),
    /// What becomes of the position when somebody listens.
    pub heard: fn(&mut Quarry, Action),
    pub view: fn(&Quarry, Viewer) -> View,
    pub determinize: fn(&mut Quarry, Seat, &mut dyn Rng),
    pub reopen: fn(&mut Quarry, Seat),
    pub standing: fn(&Quarry, Seat) -> Standing,
    pub score_items: fn(&Quarry, Seat, &mut Vec<ScoreItem>),
    /// What is left of a position in its JSON form.
    pub write: fn(&Quarry) -> Quarry,
    pub check: fn(&Quarry) -> Result<(), Impossible>,
    pub is_same: fn(&Quarry, &Quarry) -> bool,
    /// What of a position is hashed.
    pub hashed: fn(&Quarry) -> Quarry,
}

/// Nothing is wrong.
pub const SOUND: Flaw = Flaw {
    name: "",
    law: "",
    turn: Quarry::turn,
    legal: Quarry::legal,
    is_legal: |_, _, _, legal| legal,
    weight: Quarry::weight,
    sample_chance: |game, rng| game.sample_chance(rng),
    canonical: |action| action,
    why_illegal: Quarry::why_illegal,
    refuse: |_, _| {},
    play: Quarry::play_unchecked,
    heard: |_, _| {},
    view: Quarry::view,
    determinize: |game, viewer, rng| game.determinize(viewer, rng),
    reopen: Quarry::reopen,
    standing: Quarry::standing,
    score_items: Quarry::score_items,
    write: Quarry::clone,
    check: Quarry::check,
    is_same: Quarry::eq,
    hashed: Quarry::clone,
};

fn find(name: &str) -> Option<&'static Flaw> {
    let all = [permission::FLAWS, chance::FLAWS, secrets::FLAWS, history::FLAWS];
    all.into_iter().flatten().chain([&SOUND]).find(|flaw| flaw.name == name)
}

/// Quarry's options, and the name of the flaw.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    pub rules: quarry::Options,
    pub flaw: String,
}

/// Quarry with a flaw, and with actions numbered by `N`.
#[derive(Clone, Debug)]
pub struct Flawed<N = Sound> {
    game: Quarry,
    flaw: &'static Flaw,
    numbers: PhantomData<N>,
}

impl<N> PartialEq for Flawed<N> {
    fn eq(&self, other: &Self) -> bool {
        (self.flaw.is_same)(&self.game, &other.game)
    }
}

impl<N> Eq for Flawed<N> {}

impl<N> Hash for Flawed<N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.flaw.hashed)(&self.game).hash(hasher);
    }
}

impl<N> Serialize for Flawed<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.flaw.name, (self.flaw.write)(&self.game)).serialize(serializer)
    }
}

impl<'de, N> Deserialize<'de> for Flawed<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (name, game) = <(String, Quarry)>::deserialize(deserializer)?;
        let flaw = find(&name).ok_or_else(|| de::Error::custom("no such flaw"))?;
        Ok(Self { game, flaw, numbers: PhantomData })
    }
}

impl<N: Numbers> Game for Flawed<N> {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info { action_ids: N::COUNT, ..Quarry::INFO };

    fn new(seats: u8, options: &Options) -> Result<Self, SetupError> {
        let flaw = find(&options.flaw).ok_or_else(|| SetupError::Option(options.flaw.clone()))?;
        Ok(Self { game: Quarry::new(seats, &options.rules)?, flaw, numbers: PhantomData })
    }

    fn seats(&self) -> u8 {
        self.game.seats
    }

    fn turn(&self) -> Turn {
        (self.flaw.turn)(&self.game)
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        (self.flaw.legal)(&self.game, actor, out);
    }

    fn weight(&self, outcome: Action) -> u32 {
        (self.flaw.weight)(&self.game, outcome)
    }

    fn sample_chance<R: Rng + ?Sized>(&self, mut rng: &mut R) -> Action {
        (self.flaw.sample_chance)(&self.game, &mut rng)
    }

    fn canonical(&self, _: Actor, action: Action) -> Action {
        (self.flaw.canonical)(action)
    }

    fn why_illegal(&self, actor: Actor, action: Action) -> Illegal {
        (self.flaw.why_illegal)(&self.game, actor, action)
    }

    fn play_unchecked(&mut self, actor: Actor, action: Action, log: &mut impl Sink<Event>) {
        let mut events = Vec::new();
        (self.flaw.play)(&mut self.game, actor, action, &mut events);
        let mut heard = false;
        for event in events {
            log.emit(|| {
                heard = true;
                event
            });
        }
        if heard {
            (self.flaw.heard)(&mut self.game, action);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        (self.flaw.view)(&self.game, viewer)
    }

    fn determinize<R: Rng + ?Sized>(&mut self, viewer: Seat, mut rng: &mut R) {
        (self.flaw.determinize)(&mut self.game, viewer, &mut rng);
    }

    fn reopen(&mut self, viewer: Seat) {
        (self.flaw.reopen)(&mut self.game, viewer);
    }

    fn standing(&self, seat: Seat) -> Standing {
        (self.flaw.standing)(&self.game, seat)
    }

    fn score_items(&self, seat: Seat, out: &mut Vec<ScoreItem>) {
        (self.flaw.score_items)(&self.game, seat, out);
    }

    fn check(&self) -> Result<(), Impossible> {
        (self.flaw.check)(&self.game)
    }

    fn action_id(action: Action) -> Option<ActionId> {
        Quarry::action_id(action)
    }

    fn action_from_id(id: ActionId) -> Option<Action> {
        N::action(id)
    }

    fn play(
        &mut self,
        actor: Actor,
        action: Action,
        log: &mut impl Sink<Event>,
    ) -> Result<Action, Illegal> {
        let canonical = self.canonical(actor, action);
        if !self.is_legal(actor, canonical) {
            (self.flaw.refuse)(&mut self.game, action);
            return Err(self.why_illegal(actor, action));
        }
        self.play_unchecked(actor, canonical, log);
        Ok(canonical)
    }

    fn is_legal(&self, actor: Actor, action: Action) -> bool {
        let mut legal = Vec::new();
        self.legal(actor, &mut legal);
        (self.flaw.is_legal)(&self.game, actor, action, legal.contains(&action))
    }
}
