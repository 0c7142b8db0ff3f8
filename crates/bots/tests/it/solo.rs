//! One player against an opponent whom the rules play: everything is finite, and winning means
//! beating the opponent.

use std::{ops::ControlFlow, sync::atomic::AtomicU64};

use crate::race::{self, Race, THROW, WALK};
use bots::{
    Arena, BotSpec, Level, Simulation, Stance, VICTORY, analyse, evaluate::Evaluate, generator,
    hints,
};
use engine::{Actor, Game, Match, Move, Perspective, Scores, Seat, Turn};
use kings_road::KingsRoad;

fn start() -> Race {
    Race::new(1, &race::Options {}).unwrap()
}

fn played(steps: &[(Actor, race::Step)]) -> (Race, Vec<Move<race::Step>>) {
    let mut state = start();
    for &(actor, step) in steps {
        state.play(actor, step, &mut ()).unwrap();
    }
    let moves = steps.iter().map(|&(actor, action)| Move { actor, action }).collect();
    (state, moves)
}

/// Walks to the end; the rival always goes so far.
fn walked(rival: u8) -> (Race, Vec<Move<race::Step>>) {
    let round = [(Actor::Seat(Seat::new(0)), WALK), (Actor::Chance, race::Step(rival))];
    played(&round.repeat(6))
}

#[test]
fn winning_means_beating_the_opponent() {
    for (rival, winner) in [(1, 0), (2, 1), (3, 1)] {
        let (state, _) = walked(rival);
        assert_eq!(state.turn(), Turn::Over);
        assert!(
            Scores::of(&state).winners().eq([Seat::new(winner)]),
            "the rival went {rival} a time"
        );
    }
}

fn arena(bots: Vec<BotSpec>) -> Arena<Race> {
    let (start, weights) = (start(), Vec::new());
    Arena { start, bots, weights, games: 400, seed: 1, threads: 2, sprt: None }
}

#[test]
fn the_arena_seats_one_player_at_a_time() {
    let bots = vec![BotSpec::Level(Level::Knight), BotSpec::Random];
    let held = arena(bots).hold(&AtomicU64::new(0));
    assert_eq!((held.games, held.even), (400, 0.5));
    let [knight, random] = &held.entries[..] else { panic!("{held:?}") };
    for entry in [knight, random] {
        let told = [entry.win_share, entry.interval, entry.margin, entry.rating];
        assert!(told.iter().all(|number| number.is_finite()), "{entry:?}");
        assert!(entry.win_share > 0.0 && entry.win_share < 0.6, "the die is fairer: {entry:?}");
    }
    // Half a step on average is what throwing is worth, and walking when ahead.
    assert!(knight.win_share > random.win_share, "{held:?}");
    let one = vec![BotSpec::Random];
    let report = Simulation { start: start(), bots: one, games: 50, seed: 1, threads: 1 }
        .run(&AtomicU64::new(0), None);
    assert_eq!(report.wins.iter().sum::<u64>(), 50 * VICTORY, "{report:?}");
    assert!(report.wins[1] > 0, "the rival wins, too");
}

#[test]
fn advice_is_finite_and_about_the_opponent() {
    // Two steps behind in the last round: only a throw can win.
    let own = Actor::Seat(Seat::new(0));
    let mut steps = [(own, WALK), (Actor::Chance, race::Step(2))].repeat(4);
    steps.extend([(own, WALK), (Actor::Chance, race::Step(4))]);
    let (state, _) = played(&steps);
    let seen = Perspective::new(&state, Seat::new(0));
    let found = hints(&seen, Level::Knight.budget::<Race>(), generator(1, 1));
    assert_eq!(found[0].action, THROW);
    for hint in &found {
        assert!(hint.worth.chance.is_finite() && hint.worth.lead.is_finite(), "{hint:?}");
        assert_eq!(hint.rival.as_ref().map(|(seat, _)| *seat), Some(Seat::new(1)), "{hint:?}");
    }
    let outlook = |seat| state.outlook(Seat::new(seat), Race::weights().at(2));
    assert!(outlook(0) < outlook(1));
}

#[test]
fn a_lost_race_can_be_analysed() {
    let (_, moves) = walked(3);
    let budget = Level::Knight.budget::<Race>();
    let found = analyse(&start(), &moves, budget, 1, |_, _| ControlFlow::Continue(())).unwrap();
    let [Some(player), None] = found.accuracy[..] else { panic!("{:?}", found.accuracy) };
    assert!(player.is_finite() && player < 90.0, "walking behind is no way to win: {player}");
    assert!(
        found
            .turning_points(3)
            .iter()
            .all(|judged| judged.better.as_ref().is_some_and(|better| better.action == THROW))
    );
}

#[test]
fn a_match_alone_is_written_down_and_read_back() {
    let mut held = Match::<Race>::new(1, race::Options {}).unwrap();
    let own = Actor::Seat(Seat::new(0));
    for (actor, step) in [(own, WALK), (Actor::Chance, race::Step(3)), (own, THROW)] {
        held.play(actor, step).unwrap();
    }
    let record = held.record();
    assert_eq!(record.seats, 1, "as many as sit down");
    let read = record.replay::<Race>().unwrap();
    assert_eq!(read.state(), held.state());
    assert_eq!(held.fork(2).state(), &held.state_at(2));
    assert_eq!(held.story().moves().len(), 3);
}

#[test]
fn a_rival_plays_by_lines_that_can_be_told_afterwards() {
    let own = Actor::Seat(Seat::new(0));
    let (ahead, _) = played(&[]);
    let (behind, _) = played(&[(own, WALK), (Actor::Chance, race::Step(4))]);
    let (far_behind, _) = played(&[(own, WALK), (Actor::Chance, race::Step(4))].repeat(2));
    for (stance, lines) in [
        (Stance::Gentle, ["walks", "walks", "walks"]),
        (Stance::Fair, ["walks", "walks", "chases"]),
        (Stance::Stern, ["walks", "chases", "chases"]),
    ] {
        let rival = BotSpec::Rival(stance);
        let mut player = rival.sit_down::<Race>(generator(1, 1));
        for (state, line) in [&ahead, &behind, &far_behind].into_iter().zip(lines) {
            let seen = Perspective::new(state, Seat::new(0));
            assert_eq!(rival.line(&seen), Some(line), "{stance:?}");
            let action = player.choose(&seen);
            assert_eq!(action == THROW, line == "chases");
            assert!(state.is_legal(own, action));
        }
    }
    // In the arena they are bots like any other.
    let bots = vec![BotSpec::Rival(Stance::Stern), BotSpec::Rival(Stance::Gentle)];
    let held = arena(bots).hold(&AtomicU64::new(0));
    assert!(held.entries[0].win_share > held.entries[1].win_share, "{held:?}");
}

#[test]
fn rivals_are_offered_where_the_game_has_them() {
    let rivals = Stance::ALL.map(BotSpec::Rival);
    assert!(BotSpec::offered::<Race>().ends_with(&rivals));
    assert_eq!(BotSpec::offered::<KingsRoad>(), BotSpec::ALL);
    assert!(rivals.iter().all(|rival| rival.plays::<Race>() && !rival.plays::<KingsRoad>()));
    // A record of a newer version may name one: somebody else plays then.
    let state = KingsRoad::new(2, &kings_road::Options::default()).unwrap();
    let seen = Perspective::new(&state, Seat::new(0));
    let action = rivals[0].sit_down::<KingsRoad>(generator(1, 1)).choose(&seen);
    assert!(state.is_legal(Actor::Seat(Seat::new(0)), action));
    assert_eq!(rivals[0].line(&seen), None);
}
