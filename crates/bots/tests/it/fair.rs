//! Bots do not peek: what they choose follows from what their seat knows and from their seed, and no
//! seat plays worse than another.

use crate::{tricks::Tricks, wander::wander};
use architects::Architects;
use bots::{
    Bot, BotSpec, Budget, Generator, Level, Manner, Search, Signature, evaluate::Evaluate,
    generator, play_out,
};
use castle::Castle;
use engine::{Actor, Game, Perspective, Seat, Turn, Viewer};
use kings_road::KingsRoad;
use rand::RngExt;
use viscounts::{Options, Viscounts};

/// Every kind of bot that is quick enough for a test.
fn quick() -> [BotSpec; 5] {
    let search = |manner| BotSpec::Search { iterations: 400, manner };
    let page = BotSpec::Level(Level::Page);
    [BotSpec::Random, BotSpec::Greedy, page, search(Manner::Usual), search(Manner::Full)]
}

/// A position in which somebody owes a sealed choice while another has already made one.
fn half_sealed<G: Evaluate>(start: &G, rng: &mut Generator) -> Option<(G, Seat)> {
    let mut wait = rng.random_range(0..8u32);
    let mut found = None;
    let mut before = None;
    wander(start, rng, |state| {
        if let (Some(Turn::Sealed(first)), Turn::Sealed(owed)) = (before, state.turn())
            && owed.len() < first.len()
        {
            if wait == 0 {
                found = Some((state.clone(), owed.iter().last().expect("somebody owes")));
            }
            wait = wait.saturating_sub(1);
        }
        before = Some(state.turn());
        found.is_none()
    });
    found
}

/// A bot's choice is the same for any two truths that its seat cannot tell apart.
fn nobody_peeks<G: Evaluate>(start: &G, seeds: u64) {
    let mut compared = 0;
    for seed in 0..seeds {
        let mut rng = generator(seed, 99);
        let Some((state, asked)) = half_sealed(start, &mut rng) else { continue };
        let mut other = state.clone();
        other.determinize(asked, &mut rng);
        if other == state {
            continue;
        }
        compared += 1;
        for spec in quick() {
            let choose = |truth: &G| {
                let mut bot = spec.sit_down::<G>(generator(seed, 7));
                bot.choose(&Perspective::new(truth, asked))
            };
            assert_eq!(choose(&state), choose(&other), "{spec}, seed {seed}");
        }
    }
    assert!(compared * 2 > seeds, "only {compared} of {seeds} matches had something to peek at");
}

#[test]
fn nobody_peeks_in_kings_road() {
    for seats in [2, 3, 5] {
        nobody_peeks(&KingsRoad::new(seats, &kings_road::Options::default()).unwrap(), 10);
    }
}

#[test]
fn nobody_peeks_in_castle() {
    for seats in [2, 4] {
        nobody_peeks(&Castle::new(seats, &castle::Options::default()).unwrap(), 8);
    }
}

#[test]
fn nobody_peeks_in_architects() {
    for seats in [2, 4] {
        nobody_peeks(&Architects::new(seats, &architects::Options::default()).unwrap(), 4);
    }
}

/// Where hands are hidden, a bot decides the same whatever the others hold: at every so many decisions
/// of so many matches. Tells how many truths differed.
fn peeks_into_no_hand<G: Evaluate>(start: &G, seeds: u64, every: usize) -> u32 {
    let mut compared = 0;
    for seed in 0..seeds {
        let mut rng = generator(seed, 99);
        let mut asked = Vec::new();
        wander(start, &mut rng, |state| {
            asked.extend(
                state.turn().next_actor().and_then(Actor::seat).map(|s| (state.clone(), s)),
            );
            true
        });
        for (state, seat) in asked.into_iter().step_by(every) {
            let mut other = state.clone();
            other.determinize(seat, &mut rng);
            compared += u32::from(other != state);
            for spec in quick() {
                let choose = |truth: &G| {
                    let mut bot = spec.sit_down::<G>(generator(seed, 7));
                    bot.choose(&Perspective::new(truth, seat))
                };
                assert_eq!(choose(&state), choose(&other), "{spec}, seed {seed}");
            }
        }
    }
    compared
}

#[test]
fn nobody_peeks_into_hidden_hands() {
    let compared = peeks_into_no_hand(&Tricks::new(2, &()).unwrap(), 40, 1);
    assert!(compared > 60, "only {compared} truths differed");
}

/// Alone, what is hidden are the schemes that nobody has seen.
#[test]
fn nobody_peeks_in_viscounts() {
    let hard = Options { difficulty: viscounts::Difficulty::Three, ..Default::default() };
    let gates = Options { gates_of_gold: true, ..Default::default() };
    let base = Options::default();
    for (seats, options, every) in [(1, hard, 8), (2, base, 48), (4, base, 96), (2, gates, 48)] {
        let compared = peeks_into_no_hand(&Viscounts::new(seats, &options).unwrap(), 2, every);
        assert!(compared > 2, "only {compared} truths differed for {seats}");
    }
}

/// What a seat notices of a move is what it sees: moves that look alike to it get the same number,
/// others do not.
fn noticing_is_seeing<G: Evaluate>(start: &G, seeds: u64) {
    for seed in 0..seeds {
        let mut rng = generator(seed, 5);
        let mut twin_rng = generator(seed, 6);
        wander(start, &mut rng, |state| {
            let (false, Some(actor)) =
                (matches!(state.turn(), Turn::Sealed(_)), state.turn().next_actor())
            else {
                return true;
            };
            for viewer in Seat::first(state.seats()) {
                let mut twin = state.clone();
                twin.determinize(viewer, &mut twin_rng);
                assert_eq!(twin.seen_by(viewer), state.seen_by(viewer), "seed {seed}");
                let any = |world: &G, rng: &mut Generator| {
                    let mut legal = Vec::new();
                    world.legal(actor, &mut legal);
                    legal[rng.random_range(0..legal.len())]
                };
                let (one, two) = (any(state, &mut twin_rng), any(&twin, &mut twin_rng));
                let view = |world: &G, action| {
                    let mut after = world.clone();
                    after.play_unchecked(actor, action, &mut ());
                    after.view(Viewer::Seat(viewer))
                };
                let looks_alike = view(state, one) == view(&twin, two);
                let numbers = [state.noticed(viewer, actor, one), twin.noticed(viewer, actor, two)];
                if G::PRIVATE || numbers[0] == numbers[1] {
                    let told = format!("{viewer} sees {actor} do {one} or {two}, seed {seed}");
                    assert_eq!(numbers[0] == numbers[1], looks_alike, "{told}");
                }
            }
            true
        });
    }
}

#[test]
fn a_node_is_what_a_seat_has_noticed() {
    noticing_is_seeing(&Tricks::new(2, &()).unwrap(), 60);
    noticing_is_seeing(&KingsRoad::new(3, &kings_road::Options::default()).unwrap(), 6);
    let winter = castle::Options { side: castle::Side::Winter, ..Default::default() };
    noticing_is_seeing(&Castle::new(3, &winter).unwrap(), 6);
    for seats in [2, 5] {
        noticing_is_seeing(&Architects::new(seats, &architects::Options::default()).unwrap(), 3);
    }
    let hard = Options { difficulty: viscounts::Difficulty::Two, ..Default::default() };
    let gates = Options { gates_of_gold: true, ..Default::default() };
    let base = Options::default();
    for (seats, options) in [(1, hard), (2, base), (4, base), (1, gates), (2, gates), (4, gates)] {
        noticing_is_seeing(&Viscounts::new(seats, &options).unwrap(), 4);
    }
}

/// The same seed makes the same choices, so that a contest can be held again.
#[test]
fn bots_are_reproducible() {
    let start = KingsRoad::new(3, &kings_road::Options::default()).unwrap();
    for spec in quick() {
        let choose = || {
            let mut bot = spec.sit_down(generator(3, 3));
            bot.choose(&Perspective::new(&start, Seat::new(1)))
        };
        assert_eq!(choose(), choose(), "{spec}");
    }
}

/// Plays a match of the castle at a table of such bots.
fn play(spec: BotSpec, seats: u8, seed: u64) -> (Castle, Signature) {
    let mut state = Castle::new(seats, &castle::Options::default()).unwrap();
    let sit = |seat: u8| spec.sit_down(generator(seed, 1 + u64::from(seat)));
    let mut bots: Vec<Box<dyn Bot<Castle>>> = (0..seats).map(sit).collect();
    let mut signature = Signature::default();
    play_out(&mut state, &mut bots, &mut generator(seed, 0), &mut signature);
    (state, signature)
}

/// At the beginning all hold the same cards: what a search tries first must be the same for
/// everybody, whoever of them is reckoned with first and whatever the others happen to choose.
#[test]
fn sealed_choices_are_tried_in_the_same_order_by_every_seat() {
    for seed in 0..6 {
        let mut start = Castle::new(4, &castle::Options::default()).unwrap();
        let first = start.sample_chance(&mut generator(seed, 0));
        start.play_unchecked(Actor::Chance, first, &mut ());
        for iterations in 1..6 {
            let budget = Budget { iterations, ..Level::Squire.budget::<Castle>() };
            let tried = |seat| {
                let mut search = Search::new(budget, generator(seed, 1));
                let found = search.think(&Perspective::new(&start, seat)).candidates;
                let mut tried: Vec<String> = found.iter().map(|c| c.action.to_string()).collect();
                tried.sort();
                tried
            };
            let all: Vec<_> = Seat::first(4).map(tried).collect();
            assert!(all.iter().all(|one| *one == all[0]), "seed {seed}: {all:?}");
        }
    }
}

#[test]
fn nobody_plays_worse_for_choosing_last() {
    const MATCHES: u32 = 60;
    let spec = BotSpec::Search { iterations: 12, manner: Manner::Usual };
    let mut totals = [0_i64; 4];
    for seed in 0..MATCHES {
        let (state, _) = play(spec, 4, seed.into());
        for seat in Seat::first(4) {
            totals[seat.index()] += i64::from(state.standing(seat).total);
        }
    }
    // Fifteen points are usual between two matches, so two between means of sixty.
    let [most, least] = [totals.iter().max(), totals.iter().min()].map(|t| t.unwrap());
    assert!(most - least < 8 * i64::from(MATCHES), "{totals:?} in {MATCHES} matches");
}

#[test]
fn the_same_seed_plays_the_same_match() {
    let spec = BotSpec::Search { iterations: 300, manner: Manner::Usual };
    let (state, signature) = play(spec, 4, 3);
    for _ in 0..2 {
        assert_eq!(play(spec, 4, 3), (state.clone(), signature));
    }
}

/// A bot that is kept goes on from what it thought, and no time at all is still an answer.
#[test]
fn a_kept_bot_remembers_and_hurries() {
    let start = Castle::new(2, &castle::Options::default()).unwrap();
    let spec = BotSpec::Search { iterations: 2_000, manner: Manner::Usual };
    let mut bot = spec.sit_down::<Castle>(generator(1, 1));
    let mut remembered = 0;
    wander(&start, &mut generator(1, 0), |state| {
        let Turn::Seat(seat) = state.turn() else { return remembered < 5 };
        let seen = Perspective::new(state, seat);
        bot.choose(&seen);
        let thought = bot.bytes();
        let mut legal = Vec::new();
        seen.legal(&mut legal);
        // Asked once more without time, what it has thought still stands.
        assert!(legal.contains(&bot.choose_within(&seen, std::time::Duration::ZERO)));
        if legal.len() > 1 {
            assert!(bot.bytes() >= thought, "{} of {thought} bytes are left", bot.bytes());
            remembered += 1;
        }
        remembered < 5
    });
    assert_eq!(remembered, 5);
}
