//! Matches that are played to a certain moment.

use engine::{Actor, Game, Match, Seat, Viewer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use viscounts::{Event, Frame, Options, Viscounts};

/// Plays at random until something holds.
pub fn until(seats: u8, seed: u64, holds: impl Fn(&Viscounts) -> bool) -> Match<Viscounts> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut played = Match::<Viscounts>::new(seats, Options::default()).expect("sets up");
    let mut legal = Vec::new();
    while !holds(played.state()) {
        let actor = played.state().turn().next_actor().expect("it comes before the end");
        legal.clear();
        played.state().legal(actor, &mut legal);
        let action = match actor {
            Actor::Chance => played.state().sample_chance(&mut rng),
            Actor::Seat(_) => legal[rng.random_range(0..legal.len())],
        };
        played.play(actor, action).expect("a legal action plays");
    }
    played
}

/// Plays until something holds; whoever can do one of the wishes does it, and otherwise what is
/// listed first.
pub fn wishing(
    seats: u8,
    options: Options,
    wishes: &[&str],
    holds: impl Fn(&Viscounts) -> bool,
) -> Match<Viscounts> {
    let mut wishes: Vec<&str> = wishes.to_vec();
    let mut played = Match::<Viscounts>::new(seats, options).expect("sets up");
    let mut legal = Vec::new();
    while !holds(played.state()) {
        let actor = played.state().turn().next_actor().expect("it comes before the end");
        legal.clear();
        played.state().legal(actor, &mut legal);
        let found = wishes.iter().enumerate().find_map(|(at, wish)| {
            legal.iter().find(|action| action.to_string() == *wish).map(|action| (at, *action))
        });
        let action = found.map_or(legal[0], |(at, action)| {
            wishes.remove(at);
            action
        });
        played.play(actor, action).expect("a legal action plays");
    }
    assert!(wishes.is_empty(), "{wishes:?} never came up");
    played
}

/// Whether the pairs are being taken and nothing else is asked.
pub fn at_pairs(state: &Viscounts) -> bool {
    matches!(state.view(Viewer::Referee).ask, Frame::Pairs(_))
}

/// Whether a card is to be played.
pub fn at_play(state: &Viscounts) -> bool {
    state.view(Viewer::Referee).ask == Frame::Play
}

/// The first word of an action.
pub fn family(action: &str) -> String {
    action.split(' ').next().unwrap_or_default().to_owned()
}

/// Whose turns a match had, in order, each with its round.
pub fn turns(played: &Match<Viscounts>) -> Vec<(Seat, u16)> {
    let began = |event: &Event| match *event {
        Event::TurnBegan { seat, round } => Some((seat, round)),
        _ => None,
    };
    played.story().moves().flatten().filter_map(began).collect()
}

/// The round after the one in which the end was first set off is the last, and everybody has had
/// it (VIS-16.2).
pub fn ends_after_a_full_round(played: &Match<Viscounts>) {
    let (mut round, mut set_off) = (0, None);
    for event in played.story().moves().flatten() {
        match *event {
            Event::TurnBegan { round: begun, .. } => round = begun,
            Event::EndRevealed { .. } => set_off = set_off.or(Some(round)),
            _ => {}
        }
    }
    let view = played.state().view(Viewer::Spectator);
    assert_eq!(Some(view.round), set_off.map(|round| round + 1));
    let of = |seat: Seat| turns(played).iter().filter(|turn| turn.0 == seat).count();
    assert!(view.players.iter().all(|one| of(one.seat) == usize::from(view.round)));
}
