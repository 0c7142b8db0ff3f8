//! What is reckoned out for people from what everybody sees: icons of each seat, where a card would
//! lead and what could be done there, what a primary action would reach, and what each scheme would
//! make the automa do. The rules themselves reckon it.

use engine::{Actor, Event as _, Seat, SeatSet, Set, Stack, Turn};

use crate::{
    Action, Automa, Building, Card, Event, Frame, Good, Icon, Paper, Primary, Scheme, Segment,
    Slot, Space, Viscounts,
    asks::{Ask, Chosen, Figure, Move, Table},
    automa::{AUTOMA, AutomaTurn, Step, slot},
    board::SEGMENTS,
    payment::Purse,
};

/// Icons of a seat for a primary action (VIS-8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Power {
    /// All that serve it, jokers and converted ones included.
    pub icons: u16,
    /// Criminals among them (VIS-8.5).
    pub jokers: u8,
    /// How many can be brought together with what the seat can pay (VIS-25.9, VIS-20.6).
    pub reach: u16,
}

/// What an action, or the actions of a space, would reach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Yield {
    /// The most exchanges (VIS-9.6).
    pub exchanges: u8,
    /// Kinds of Buildings that can be constructed (VIS-10.2).
    pub buildings: Set<Building>,
    /// The most Workers (VIS-11.1).
    pub workers: u8,
    /// Whether the Manuscript can be taken (VIS-12.1).
    pub manuscript: bool,
}

impl Yield {
    fn add(&mut self, chosen: Chosen) {
        match chosen {
            Chosen::Exchange(times) => self.exchanges = self.exchanges.max(times),
            Chosen::Building(slot) => self.buildings.insert(slot.building()),
            Chosen::Workers(workers) => self.workers = self.workers.max(workers),
            Chosen::Manuscript => self.manuscript = true,
            Chosen::Price | Chosen::Rearrangement => {}
        }
    }
}

/// A space on which a ride can end (VIS-7.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// Which.
    pub space: Space,
    /// Steps that lead there.
    pub steps: u8,
    /// Silver that they cost.
    pub price: u16,
    /// What could be done there.
    pub yields: Yield,
    /// Who stands there and may rearrange (VIS-7.3).
    pub meets: SeatSet,
}

/// Where a card would lead, as long as its ability changes nothing; without a card, where the one
/// leads that is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ride {
    /// The card.
    pub card: Option<Card>,
    /// Where the Viscount can stop.
    pub goals: Vec<Goal>,
}

/// A primary action that could be carried out now (VIS-8.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Which.
    pub primary: Primary,
    /// Where townsfolk are dismissed for it, if any are (VIS-8.6, VGG-10.4).
    pub from: Option<Segment>,
    /// What the dismissal for it costs, if there is one (VIS-8.6).
    pub dismissal: Option<u16>,
    /// Icons for it.
    pub icons: u16,
    /// How many there can be with what the seat can pay.
    pub reach: u16,
    /// What it would reach.
    pub yields: Yield,
}

/// What the automa would do if it turned this scheme over next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intent {
    /// The scheme.
    pub scheme: Scheme,
    /// Where it would ride.
    pub space: Space,
    /// What would happen for certain, without what comes to light.
    pub events: Vec<Event>,
    /// Whether that is its whole turn; if not, what comes then depends on chance or on a person.
    pub whole: bool,
}

/// What the card under a pile would bring if it were revealed now (VIS-17.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    /// Points of the places, from the first to the last that brings any.
    pub points: Vec<i32>,
    /// Who would gain what, the most first.
    pub seats: Vec<(Seat, i32)>,
}

/// What lies before everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// Icons of each seat, by primary action.
    pub powers: Vec<[Power; Primary::ALL.len()]>,
    /// Where the active seat can ride: for each card that it may hold, or with the one it has played.
    pub rides: Vec<Ride>,
    /// What the active seat could do where it stands.
    pub deeds: Vec<Deed>,
    /// What the automa may do next.
    pub intents: Vec<Intent>,
    /// What the cards of Poverty and of Prosperity would bring, by the paper of their pile.
    pub places: [Places; Paper::ALL.len()],
}

impl Viscounts {
    /// What lies before everybody.
    #[must_use]
    pub fn outlook(&self) -> Ahead {
        let power = |seat| Primary::ALL.map(|primary| self.power(seat, primary));
        Ahead {
            powers: Seat::first(self.seats).map(power).collect(),
            rides: self.rides(),
            deeds: if self.frame() == Frame::Act { self.deeds() } else { Vec::new() },
            intents: self.intents(),
            places: Paper::ALL.map(|pile| self.places(pile)),
        }
    }

    fn places(&self, pile: Paper) -> Places {
        let gains = Seat::first(self.seats).map(|seat| (seat, self.place(pile, seat)));
        let mut seats: Vec<(Seat, i32)> = gains.filter(|(_, points)| *points > 0).collect();
        seats.sort_by_key(|&(_, points)| -points);
        Places { points: self.place_points().into_iter().filter(|&of| of > 0).collect(), seats }
    }

    fn power(&self, seat: Seat, primary: Primary) -> Power {
        let means = self.means(seat, primary, None, self.purse(seat));
        let automa = self.is_automa(seat);
        let reach = if automa { self.automa_reach(primary) } else { means.reach() };
        Power { icons: means.icons, jokers: self.icons(seat).count(Icon::Criminal), reach }
    }

    fn rides(&self) -> Vec<Ride> {
        match self.frame() {
            Frame::Play => {
                let cards = self.player(self.active).deck.unseen();
                cards.iter().map(|card| self.ride_with(Card::of(card))).collect()
            }
            Frame::Move(ask) => vec![Ride { card: None, goals: self.goals(ask) }],
            _ => Vec::new(),
        }
    }

    fn ride_with(&self, card: Card) -> Ride {
        let mut played = self.clone();
        played.player_mut(self.active).slots[0] = Some(card);
        Ride { card: Some(card), goals: played.goals(Move { base: card.cost() }) }
    }

    fn goals(&self, ask: Move) -> Vec<Goal> {
        let goal = |(space, steps, price)| Goal {
            space,
            steps,
            price,
            yields: self.standing_at(space).yields_after(price),
            meets: self.others_at(space),
        };
        ask.goals(self).map(goal).collect()
    }

    fn others_at(&self, space: Space) -> SeatSet {
        let there =
            |seat: &Seat| *seat != self.active && self.player(*seat).viscount == Some(space);
        Seat::first(self.seats).filter(there).collect()
    }

    /// The position with the active Viscount on another space.
    fn standing_at(&self, space: Space) -> Self {
        let mut there = self.clone();
        there.player_mut(self.active).viscount = Some(space);
        there
    }

    /// The position after each way to pay a price of the active seat; with silver alone there is one.
    fn after_paying(&self, price: u16) -> impl Iterator<Item = Self> + use<'_> {
        let purse = self.purse(self.active);
        let silver = Purse { silver: purse.silver.saturating_sub(price), ..purse };
        let mixed = self.pays_silver_with_resources(self.active);
        let purses = mixed.then(|| self.purses_after(self.active, price)).into_iter().flatten();
        purses.chain((!mixed).then_some(silver)).map(|purse| {
            let mut paid = self.clone();
            let player = paid.player_mut(self.active);
            (player.silver, player.goods) = (purse.silver, purse.goods);
            paid
        })
    }

    fn yields_after(&self, price: u16) -> Yield {
        let mut yields = Yield::default();
        for paid in self.after_paying(price) {
            for &primary in self.primaries(self.active) {
                paid.targets(self.active, primary, None).for_each(|chosen| yields.add(chosen));
            }
        }
        yields
    }

    fn deeds(&self) -> Vec<Deed> {
        let own = self.primaries(self.active).iter();
        let (here, anywhere) =
            (self.position_of(self.active), self.dismisses_anywhere(self.active));
        let near = (0..SEGMENTS).filter(|&at| anywhere || at == here);
        let figures: Vec<(usize, Figure)> =
            near.filter_map(|at| Some((at, self.figure_at(at)?))).collect();
        let plain = own.clone().map(|&primary| self.deed(primary, None));
        let dismissing = own.flat_map(|&primary| {
            figures.iter().map(move |&figure| self.deed(primary, Some(figure)))
        });
        plain.chain(dismissing).collect()
    }

    /// An action, with the dismissal of a figure at its position.
    fn deed(&self, primary: Primary, dismissed: Option<(usize, Figure)>) -> Deed {
        let from = dismissed.map(|(position, _)| self.segments[position]);
        let figure = dismissed.map(|(_, figure)| figure);
        let dismissal = figure.map(|figure| self.dismissal_price(self.active, figure));
        let icons = self.available(self.active, primary, figure);
        let (mut yields, mut reach) = (Yield::default(), icons);
        for paid in self.after_paying(dismissal.unwrap_or(0)) {
            paid.targets(self.active, primary, figure).for_each(|chosen| yields.add(chosen));
            let means = paid.means(self.active, primary, figure, paid.purse(self.active));
            reach = reach.max(means.reach());
        }
        Deed { primary, from, dismissal, icons, reach, yields }
    }

    /// VIS-21.1: one of the schemes that everybody knows to be in the draw pile comes next.
    fn intents(&self) -> Vec<Intent> {
        if !self.solo || self.is_setting_up() || self.is_over() {
            return Vec::new();
        }
        let mut before = self.clone();
        before.pending = Stack::default();
        before.active = AUTOMA;
        let mut quiet = ();
        let mut table = Table::new(&mut before, &mut quiet);
        if self.frame() != Frame::TurnScheme {
            table.shift_schemes();
        }
        if table.schemes.draw.is_empty() {
            table.automa_shuffles();
        }
        table.put(AutomaTurn { step: Step::Rows });
        // What has been uncovered and is not seen yet comes to light first.
        let coming =
            |frame: &&Frame| matches!(frame, Frame::Reveal(_) | Frame::Show(_) | Frame::Enter);
        self.pending.as_slice().iter().filter(coming).for_each(|&frame| table.put(frame));
        let known = before.schemes.draw.minus(before.schemes.hidden().0);
        known.iter().map(|scheme| before.intent(scheme)).collect()
    }

    fn intent(&self, scheme: Scheme) -> Intent {
        let mut begun = self.clone();
        Table::new(&mut begun, &mut ()).turn_scheme(scheme);
        let space = begun.goal_of_automa(scheme);
        let (events, whole) = begun.certain(None, LOOKS);
        Intent { scheme, space, events, whole }
    }

    /// What happens for certain up to the end of the automa's turn, after an answer of chance if there
    /// is one; and whether that is all of it. A person's choice ends it, and so does the last of so
    /// many looks behind what chance settles: each one looks at as many turns as there are answers.
    fn certain(mut self, answer: Option<Action>, looks: u8) -> (Vec<Event>, bool) {
        let mut log = Vec::new();
        let mut table = Table::new(&mut self, &mut log);
        if let Some(answer) = answer {
            let ask = table.pending.pop().unwrap_or_default();
            ask.answer(&mut table, Actor::Chance, answer);
        }
        while table.frame() != TURN_IS_OVER && !table.frame().settle(&mut table) {}
        log.retain(|event| !event.reveals());
        let over = self.frame() == TURN_IS_OVER;
        if over || looks == 0 || self.asked() != Turn::Chance {
            return (log, over);
        }
        let (more, whole) = self.certain_whatever_comes(looks - 1);
        log.extend(more);
        (log, whole)
    }

    /// What happens alike whatever chance answers. What comes to light is seldom looked at within the
    /// same turn, so that mostly all of it does.
    fn certain_whatever_comes(&self, looks: u8) -> (Vec<Event>, bool) {
        let mut answers = Vec::new();
        self.answers(Actor::Chance, &mut answers);
        let mut turns = answers.into_iter().map(|answer| self.clone().certain(Some(answer), looks));
        let Some((mut events, mut whole)) = turns.next() else { return (Vec::new(), false) };
        for (others, to_the_end) in turns {
            let alike = events.iter().zip(&others).take_while(|(one, other)| one == other).count();
            whole &= to_the_end && alike == events.len() && alike == others.len();
            events.truncate(alike);
        }
        (events, whole)
    }
}

/// How often what chance settles is looked behind, when the automa's turn is reckoned out.
const LOOKS: u8 = 1;

/// All that is left of the automa's turn is its end: what comes then is not reckoned out, least of
/// all how the match ends.
const TURN_IS_OVER: Frame = Frame::AutomaTurn(AutomaTurn { step: Step::End });

/// What a slot of the automa's board does once it is uncovered (VIS-20.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutomaSlot {
    /// An icon that counts for good.
    Icon(Icon),
    /// A Future Scheme, once.
    Once,
    /// A Debt is flipped at collisions, without criminals.
    Collision,
    /// A free dismissal after each flip.
    Flip,
    /// A free dismissal after each Future Scheme.
    Future,
    /// Virtue after each shuffle.
    Virtue,
    /// Corruption after each shuffle.
    Corruption,
}

impl Automa {
    /// Resources in the order in which it takes them, each with the number up to which it does
    /// (VIS-20.3); the last without end.
    #[must_use]
    pub fn priorities(self) -> Vec<(Good, Option<u16>)> {
        let mut all = self.priority().to_vec();
        all.dedup();
        all.into_iter().map(|(good, until)| (good, Some(until).filter(|&n| n < u16::MAX))).collect()
    }

    /// What a slot of its board does (VIS-20.10).
    #[must_use]
    pub const fn slot(self, of: Slot) -> AutomaSlot {
        match of {
            Slot::BuildIcon => AutomaSlot::Icon(self.guildhalls()[0]),
            Slot::NobleIcon => AutomaSlot::Icon(self.guildhalls()[1]),
            Slot::ClericIcon => AutomaSlot::Icon(self.guildhalls()[2]),
            slot::ONCE => AutomaSlot::Once,
            slot::COLLISION => AutomaSlot::Collision,
            slot::FLIP => AutomaSlot::Flip,
            slot::FUTURE => AutomaSlot::Future,
            slot::VIRTUE => AutomaSlot::Virtue,
            slot::CORRUPTION => AutomaSlot::Corruption,
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Viewer};
    use rand::{Rng, RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::{Difficulty, Options};

    fn with_gates(gates_of_gold: bool) -> Options {
        Options { gates_of_gold, ..Options::default() }
    }

    /// Plays a match by chance and calls `look` before every move with the move.
    fn walk(seats: u8, options: Options, seed: u64, mut look: impl FnMut(&Viscounts, Action)) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = Viscounts::new(seats, &options).unwrap();
        while let Some(actor) = state.turn().next_actor() {
            let mut legal = Vec::new();
            state.legal(actor, &mut legal);
            let action = legal[rng.random_range(0..legal.len())];
            look(&state, action);
            state.play_unchecked(actor, action, &mut ());
        }
    }

    /// Plays the rest of the automa's turn by chance; what is told of it, but for what comes to light.
    fn rest_of_turn(mut state: Viscounts, action: Action, rng: &mut impl Rng) -> Vec<Event> {
        let mut log = Vec::new();
        state.play_unchecked(Actor::Chance, action, &mut log);
        while state.active == AUTOMA && !state.is_over() {
            let Some(by) = state.turn().next_actor() else { break };
            let mut legal = Vec::new();
            state.legal(by, &mut legal);
            state.play_unchecked(by, legal[rng.random_range(0..legal.len())], &mut log);
        }
        let turn =
            |event: &Event| !matches!(event, Event::TurnBegan { .. } | Event::MatchOver { .. });
        log.into_iter().take_while(turn).filter(|event| !event.reveals()).collect()
    }

    /// VIS-21.1, VIS-0.7: what was reckoned out for a scheme happens when it is turned over, whatever
    /// chance and the person answer; and nothing else, if that was said to be all.
    #[test]
    fn vis_21_1_the_automa_does_what_was_reckoned_out() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        let (mut wholes, mut parts) = (0, 0);
        let matches = Automa::ALL.into_iter().flat_map(|automa| [(automa, false), (automa, true)]);
        for (seed, (automa, gates)) in (0..).zip(matches) {
            let options = Options { automa, ..with_gates(gates) };
            walk(1, options, seed, |state, action| {
                let Action::Scheme(scheme) = action else { return };
                let ahead = state.outlook();
                let intent = ahead.intents.iter().find(|intent| intent.scheme == scheme).unwrap();
                for _ in 0..4 {
                    let log = rest_of_turn(state.clone(), action, &mut rng);
                    let same = log.iter().zip(&intent.events).take_while(|(a, b)| a == b).count();
                    assert_eq!(same, intent.events.len(), "{scheme}: {intent:?}, but {log:?}");
                    let all = same == log.len() || state.last_round == Some(state.round);
                    assert!(all || !intent.whole, "{scheme}: {intent:?}, and {log:?}");
                    let ride = log.iter().find_map(|event| match *event {
                        Event::Moved { seat: AUTOMA, space, .. } => Some(space),
                        _ => None,
                    });
                    assert_eq!(ride, Some(intent.space), "{scheme}");
                }
                *if intent.whole { &mut wholes } else { &mut parts } += 1;
            });
        }
        assert!(wholes > 40 && parts > 20, "{wholes} to the end, {parts} not");
    }

    /// Compares a ride with what was reckoned out for it; how many were compared.
    fn ride(state: &Viscounts, action: Action) -> u8 {
        let Action::Move(space) = action else { return 0 };
        let ahead = state.outlook();
        let goal = ahead.rides[0].goals.iter().find(|goal| goal.space == space).unwrap();
        let mut after = state.clone();
        after.play_unchecked(Actor::Seat(state.active), action, &mut ());
        if after.frame() != Frame::Act {
            return 0;
        }
        let mut legal = Vec::new();
        after.legal(Actor::Seat(state.active), &mut legal);
        let can = |primary| legal.contains(&Action::Act { primary, dismiss: false });
        assert_eq!(goal.yields.exchanges > 0, can(Primary::Trade));
        assert_eq!(!goal.yields.buildings.is_empty(), can(Primary::Construct));
        assert_eq!(goal.yields.workers > 0, can(Primary::PlaceWorkers));
        assert_eq!(goal.yields.manuscript, can(Primary::Transcribe));
        1
    }

    /// VIS-7.1, VIS-8.3: where a card leads, and what can be done there, is what is legal then.
    #[test]
    fn a_ride_is_reckoned_out_as_it_will_be() {
        let mut rides = [0; 2];
        walk(3, with_gates(false), 3, |state, action| rides[0] += ride(state, action));
        walk(3, with_gates(true), 3, |state, action| rides[1] += ride(state, action));
        assert!(rides.iter().all(|&rides| rides > 20), "{rides:?}");
    }

    /// VIS-0.7: nothing of it depends on a hand, nor on which Future Schemes lie in the draw pile.
    #[test]
    fn vis_0_7_nothing_hidden_is_in_it() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let alone = Difficulty::ALL.map(|difficulty| (1, difficulty));
        for ((seats, difficulty), gates) in [(2, Difficulty::None)]
            .into_iter()
            .chain(alone)
            .flat_map(|table| [false, true].map(|gates| (table, gates)))
        {
            let options = Options { difficulty, ..with_gates(gates) };
            walk(seats, options, 4, |state, _| {
                let mut other = state.clone();
                other.determinize(Seat::ALL[1], &mut rng);
                assert_eq!(state.view(Viewer::Spectator), other.view(Viewer::Spectator));
                assert_eq!(state.outlook(), other.outlook());
            });
        }
    }
}
