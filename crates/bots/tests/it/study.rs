//! Hints and analysis: legal, bounded, and they tell good play from bad.

use std::ops::ControlFlow;

use bots::{
    Bot, BotSpec, Level, Observer, analyse, evaluate::Evaluate, generator, hints, play_out,
};
use castle::Castle;
use engine::{Actor, Game, Move, Perspective, Seat};
use kings_road::KingsRoad;

/// Keeps the moves of a match.
struct Kept<A>(Vec<Move<A>>);

impl<G: Game> Observer<G> for Kept<G::Action> {
    fn note(&mut self, _: &G, actor: Actor, action: G::Action) {
        self.0.push(Move { actor, action });
    }
}

fn played<G: Evaluate>(start: &G, bots: &[BotSpec]) -> Vec<Move<G::Action>> {
    let mut kept = Kept(Vec::new());
    let mut players: Vec<Box<dyn Bot<G>>> =
        (1..).zip(bots).map(|(seat, bot)| bot.sit_down(generator(2, seat))).collect();
    play_out(&mut start.clone(), &mut players, &mut generator(2, 0), &mut kept);
    kept.0
}

fn hints_are_sound<G: Evaluate>(start: &G) {
    let mut state = start.clone();
    for (index, played) in played(start, &[BotSpec::Random, BotSpec::Random]).iter().enumerate() {
        if let Actor::Seat(seat) = played.actor
            && index % 23 == 5
        {
            let mut legal = Vec::new();
            state.legal(played.actor, &mut legal);
            let seen = Perspective::new(&state, seat);
            let found = hints(&seen, Level::Squire.budget::<G>(), generator(1, index as u64));
            assert!((1..=3).contains(&found.len()), "{found:?}");
            for hint in &found {
                assert!(legal.contains(&hint.action), "{hint:?}");
                assert!((0.0..=1.0).contains(&hint.worth.chance), "{hint:?}");
                assert!(hint.own.total().is_finite(), "{hint:?}");
                assert_ne!(hint.rival.as_ref().map(|(rival, _)| *rival), Some(seat));
            }
        }
        state.play_unchecked(played.actor, played.action, &mut ());
    }
}

#[test]
fn hints_are_legal_and_few() {
    hints_are_sound(&KingsRoad::new(2, &kings_road::Options::default()).unwrap());
    hints_are_sound(&Castle::new(2, &castle::Options::default()).unwrap());
}

#[test]
fn analysis_tells_good_play_from_bad() {
    let start = KingsRoad::new(2, &kings_road::Options::default()).unwrap();
    let moves = played(&start, &[BotSpec::Level(Level::Squire), BotSpec::Random]);
    let budget = Level::Squire.budget::<KingsRoad>();
    let go_on = |_, _| ControlFlow::Continue(());
    let found = analyse(&start, &moves, budget, 1, go_on).expect("nobody broke it off");
    let [Some(squire), Some(random)] = found.accuracy[..] else { panic!("{:?}", found.accuracy) };
    assert!(squire > random + 15.0, "{squire} against {random}");
    let dearest = found.turning_points(3);
    assert!(dearest.iter().all(|judged| judged.seat == Seat::new(1)), "{dearest:?}");
    assert!(dearest.windows(2).all(|two| two[0].loss() >= two[1].loss()));
    let stopped = analyse(&start, &moves, budget, 1, |done, all| {
        assert_eq!(all, moves.len());
        if done > 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(stopped.is_none());
}
