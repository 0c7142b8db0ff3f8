//! No visible blunders: where play can be looked through to the end, a win in hand is taken.

use crate::wander::wander;
use bots::{Bot, BotSpec, Level, evaluate::Evaluate, generator};
use castle::Castle;
use engine::{Actor, Game, Perspective, Scores, Seat, Turn};
use kings_road::KingsRoad;

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal(Actor::Seat(seat), &mut legal);
    legal
}

fn after<G: Game>(state: &G, seat: Seat, action: G::Action) -> G {
    let mut after = state.clone();
    after.play_unchecked(Actor::Seat(seat), action, &mut ());
    after
}

/// Whether the match is over and this seat has won it alone.
fn won<G: Game>(state: &G, seat: Seat) -> bool {
    state.turn() == Turn::Over && Scores::of(state).winners().eq([seat])
}

/// What the strong levels choose, each with another seed.
fn levels<G: Evaluate>(state: &G, seat: Seat) -> impl Iterator<Item = (Level, G::Action)> {
    [Level::Knight, Level::Baron].into_iter().map(move |level| {
        let mut bot: Box<dyn Bot<G>> = BotSpec::Level(level).sit_down(generator(5, level as u64));
        (level, bot.choose(&Perspective::new(state, seat)))
    })
}

/// King's Road, two seats: the choices of a seat that end the match in its favour whatever the other
/// lays.
fn winning_whatever_comes(
    state: &KingsRoad,
    own: Seat,
    other: Seat,
) -> Vec<kings_road::Commitment> {
    let replies = legal(state, other);
    let wins = |&action: &kings_road::Commitment| {
        let laid = after(state, own, action);
        replies.iter().all(|&reply| won(&after(&laid, other, reply), own))
    };
    legal(state, own).into_iter().filter(wins).collect()
}

/// Whether equal choices can end the match: a quick look before a long one.
fn may_end(state: &KingsRoad, own: Seat, other: Seat) -> bool {
    let ends = |&action: &kings_road::Commitment| {
        let laid = after(state, own, action);
        legal(state, other).contains(&action) && won(&after(&laid, other, action), own)
    };
    legal(state, own).iter().any(ends)
}

#[test]
fn a_win_that_nothing_can_stop_is_taken_in_kings_road() {
    let start = KingsRoad::new(2, &kings_road::Options::default()).unwrap();
    let (a, b) = (Seat::new(0), Seat::new(1));
    let mut met = 0;
    for seed in 0..300 {
        wander(&start, &mut generator(seed, 0), |state| {
            let both_owe = matches!(state.turn(), Turn::Sealed(owed) if owed.len() == 2);
            if !both_owe || !may_end(state, a, b) {
                return met < 12;
            }
            let winning = winning_whatever_comes(state, a, b);
            if winning.is_empty() || winning.len() == legal(state, a).len() {
                return met < 12;
            }
            met += 1;
            for (level, chosen) in levels(state, a) {
                assert!(winning.contains(&chosen), "{level:?} lays {chosen}, seed {seed}");
            }
            met < 12
        });
    }
    assert!(met >= 5, "only {met} such positions were met");
}

/// Whether a seat can still win when nobody else decides any more; nothing if somebody might.
fn can_win_alone<G: Game>(state: &G, seat: Seat, depth: u8) -> Option<bool> {
    match state.turn() {
        Turn::Over => Some(won(state, seat)),
        Turn::Seat(asked) if asked == seat && depth > 0 => {
            let mut can = false;
            for action in legal(state, seat) {
                can |= can_win_alone(&after(state, seat, action), seat, depth - 1)?;
            }
            Some(can)
        }
        _ => None,
    }
}

#[test]
fn a_win_in_the_own_hands_is_taken_in_castle() {
    let start = Castle::new(3, &castle::Options::default()).unwrap();
    let mut met = 0;
    for seed in 0..400 {
        wander(&start, &mut generator(seed, 0), |state| {
            let Turn::Seat(seat) = state.turn() else { return met < 8 };
            if can_win_alone(state, seat, 4) != Some(true) {
                return met < 8;
            }
            let keeps = |action| can_win_alone(&after(state, seat, action), seat, 3) == Some(true);
            if legal(state, seat).into_iter().all(keeps) {
                return met < 8;
            }
            met += 1;
            for (level, chosen) in levels(state, seat) {
                assert!(keeps(chosen), "{level:?} plays {chosen}, seed {seed}");
            }
            met < 8
        });
    }
    assert!(met >= 3, "only {met} such positions were met");
}
