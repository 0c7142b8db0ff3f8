//! The laws of every game, walked through Architects; and laws of its own.

use architects::{Architects, Boards, Event, Options};
use engine::{Game, Seat, Viewer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use testkit::laws::{self, Findings, pick_by_family};

const ALL: Options = Options {
    boards: Boards::Dealt,
    extra_characters: true,
    opening_apprentice: true,
    apprentice_refresh: true,
    promo_cards: true,
};

const CHOSEN: Options = Options { boards: Boards::Chosen, promo_cards: true, ..COMMON };

const COMMON: Options = Options {
    boards: Boards::Common,
    extra_characters: false,
    opening_apprentice: false,
    apprentice_refresh: false,
    promo_cards: false,
};

fn walked(options: &[Options], seeds: std::ops::Range<u64>) -> Findings {
    let found = laws::hold::<Architects>(options, seeds);
    assert!(found.moves > 1_000 && found.refused > 3_000, "{found:?}");
    assert!(found.hidden > 1_000 && found.varied * 10 > found.hidden * 9, "{found:?}");
    assert!(found.undone > 100 && found.chance > 300, "{found:?}");
    assert!(found.played_on > 100 && found.deepest <= 9, "{found:?}");
    found
}

/// ARC-21.4, ARC-21.3 (undo), ARC-21.5 (replay), ARC-1.5 (secrets) on the common side.
#[test]
fn laws_hold_with_common_boards() {
    walked(&[COMMON], 0..1);
}

/// The same with everything that can be chosen.
#[test]
fn laws_hold_with_all_options() {
    walked(&[ALL], 1..2);
}

#[test]
fn laws_hold_with_chosen_boards() {
    walked(&[CHOSEN], 1..2);
}

/// Plays a match; looks at the position before and after every move and at what was told.
fn walk(
    seats: u8,
    options: Options,
    seed: u64,
    mut look: impl FnMut(&Architects, &Architects, &[Event]),
) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = Architects::new(seats, &options).expect("sets up");
    let mut legal = Vec::new();
    while let Some(actor) = state.turn().next_actor() {
        legal.clear();
        state.legal(actor, &mut legal);
        let action = if seed % 2 == 1 {
            pick_by_family(&legal, &mut rng)
        } else {
            legal[rng.random_range(0..legal.len())]
        };
        let (before, mut events) = (state.clone(), Vec::new());
        state.play_unchecked(actor, action, &mut events);
        look(&before, &state, &events);
    }
}

/// ARC-1.4: all twenty workers of each colour are in one of the zones.
#[test]
fn arc_1_4_twenty_workers() {
    for seed in 0..8 {
        for seats in 2..=5 {
            let options = if seed % 3 == 0 { COMMON } else { ALL };
            walk(seats, options, seed, |_, after, _| check_workers(&after.view(Viewer::Spectator)));
        }
    }
}

/// ARC-21.4: no worker leaves the Guildhall; silver goes to the Tax Stand as tax alone and leaves it
/// by its visit alone; eight apprentices and at most six cards in hand between turns; the Black
/// Market is never full then.
#[test]
fn arc_21_4_invariants_of_the_table() {
    for seed in 0..30 {
        for seats in 2..=5 {
            let options = if seed % 3 == 0 { COMMON } else { ALL };
            walk(seats, options, seed, |before, after, events| {
                let (old, new) = (before.view(Viewer::Spectator), after.view(Viewer::Spectator));
                let tax = events.iter().fold(i32::from(old.tax), |tax, event| match event {
                    Event::PaidSilver { tax: paid, .. } => tax + i32::from(*paid),
                    Event::TookTax { silver, .. } => tax - i32::from(*silver),
                    _ => tax,
                });
                assert_eq!(tax, i32::from(new.tax), "seed {seed}: {events:?}");
                assert!(new.guildhall.workers.starts_with(&old.guildhall.workers));
                if new.ask == architects::Frame::Move {
                    assert!(new.display.iter().flatten().all(|place| place.apprentice.is_some()));
                    assert!(new.players.iter().all(|player| player.cards <= 6));
                    assert!(new.market.spaces.values().any(Option::is_none));
                }
            });
        }
    }
}

fn check_workers(view: &architects::View) {
    for player in &view.players {
        let seat = player.seat;
        let others = view.players.iter().filter_map(|other| other.captured.get(&seat));
        let guildhall = view.guildhall.workers.iter().filter(|&&worker| worker == seat).count();
        let market = view.market.spaces.values().filter(|&&space| space == Some(seat)).count();
        let at: u8 = player.at.values().sum();
        let rest = usize::from(at + player.reserve + player.prison + others.sum::<u8>());
        assert_eq!(rest + guildhall + market, 20, "seat {seat}");
    }
}

/// ARC-21.4: what a seat gets in silver, it is told of, and so is what it pays.
#[test]
fn arc_21_4_5_1_silver_is_accounted_for() {
    for seed in 0..20 {
        walk(3, ALL, seed, |before, after, events| {
            let began = events
                .iter()
                .any(|e| matches!(e, Event::GotBoard { .. } | Event::FirstPlayer { .. }));
            for seat in Seat::first(3).filter(|_| !began) {
                let silver =
                    |state: &Architects| i32::from(state.goods(seat)[architects::Kind::Silver]);
                let told: i32 = events.iter().map(|event| change(event, seat)).sum();
                let over = events.iter().any(|e| matches!(e, Event::MatchOver { .. }));
                assert!(over || silver(before) + told == silver(after), "{seed}: {events:?}");
            }
        });
    }
}

/// What an event says of the silver of a seat.
fn change(event: &Event, of: Seat) -> i32 {
    use architects::Kind::Silver;
    match *event {
        Event::PaidSilver { seat, silver, tax } if seat == of => {
            -i32::from(silver) - i32::from(tax)
        }
        Event::SkippedCards { seat, silver, .. } if seat == of => -i32::from(silver),
        Event::AvoidedDebt { seat, silver } if seat == of => -i32::from(silver),
        Event::Gained { seat, kind: Silver, amount } if seat == of => amount.into(),
        Event::Hired { seat, silver, .. } if seat == of => silver.into(),
        Event::TookTax { seat, silver } if seat == of => silver.into(),
        Event::Traded { seat, trade } if seat == of => -i32::from(trade.price()[Silver]),
        _ => 0,
    }
}
