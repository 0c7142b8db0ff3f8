//! Whole matches: winter rounds, decisions, payments, conservation, the final count.

use std::collections::BTreeSet;

use castle::{Action, Building, Castle, Event, Frame, Goods, Kind, Options, Side, Source, board};
use engine::{Actor, Game, Seat, Turn, Viewer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use testkit::laws::pick_by_family;

const WINTER: Options = Options {
    side: Side::Winter,
    six_winter_cards: false,
    material_kinds: castle::MaterialKinds::AtLeastThree,
};

/// Plays a random match and looks at every position and every move. With odd seeds the family of an
/// action is chosen first: otherwise few would ever build, place helpers and come to the Palace.
fn walk(
    seats: u8,
    options: Options,
    seed: u64,
    mut look: impl FnMut(&Castle, Option<Action>, &[Event]),
) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = Castle::new(seats, &options).expect("sets up");
    let mut legal = Vec::new();
    while let Some(actor) = state.turn().next_actor() {
        legal.clear();
        state.legal(actor, &mut legal);
        let action = if seed % 2 == 1 {
            pick_by_family(&legal, &mut rng)
        } else {
            legal[rng.random_range(0..legal.len())]
        };
        look(&state, Some(action), &[]);
        let mut events = Vec::new();
        state.play_unchecked(actor, action, &mut events);
        look(&state, None, &events);
    }
}

/// The rounds of a match in which a winter card is turned up, its rounds, and the cards left over.
fn rounds_of(seats: u8, options: Options) -> (Vec<u8>, u8, usize) {
    let (mut icons, mut round, mut unseen) = (Vec::new(), 0, 0);
    walk(seats, options, 5, |state, _, events| {
        for event in events {
            match event {
                Event::RoundBegan { round: begun, .. } => round = *begun,
                Event::WinterCard { .. } => icons.push(round),
                _ => {}
            }
        }
        unseen = state.view(Viewer::Spectator).winter.map_or(0, |winter| winter.unseen.len());
    });
    (icons, round, unseen)
}

/// CAS-3.3: twelve rounds with two or four players, fifteen with three.
#[test]
fn cas_3_3_rounds() {
    for (seats, rounds) in [(2, 12), (3, 15), (4, 12)] {
        assert_eq!(rounds_of(seats, Options::default()), (vec![], rounds, 0));
        assert_eq!(board::rounds(seats), rounds);
    }
}

/// EX-D60 (CAS-19.2, CAS-19.3, CAS-1.10): four of the six winter cards appear.
#[test]
fn cas_19_3_four_winter_cards() {
    assert_eq!(rounds_of(2, WINTER), (vec![2, 4, 7, 9], 12, 2));
    assert_eq!(rounds_of(3, WINTER), (vec![5, 7, 10, 12], 15, 2));
    assert_eq!(rounds_of(4, WINTER), (vec![2, 4, 7, 9], 12, 2));
}

/// EX-D60 (CAS-19.4): all six appear if that is chosen, and it is not by default.
#[test]
fn cas_19_4_all_six_winter_cards() {
    let six = Options { six_winter_cards: true, ..WINTER };
    assert_eq!(rounds_of(2, six), (vec![2, 4, 5, 7, 8, 10], 12, 0));
    assert_eq!(rounds_of(3, six), (vec![5, 7, 8, 10, 11, 13], 15, 0));
    assert_eq!(rounds_of(4, six), (vec![2, 4, 5, 7, 8, 10], 12, 0));
    assert!(!Options::default().six_winter_cards);
}

/// CAS-22.5, CAS-15.1, EX-D74: nothing is lost and nothing falls below zero in eager play either,
/// and every position reads back.
#[test]
fn cas_22_5_conservation_in_eager_play() {
    let mut buildings = 0;
    for seed in 0..100 {
        for seats in 2..=4 {
            walk(seats, WINTER, seed, |state, action, events| {
                state.check().unwrap_or_else(|why| panic!("seed {seed}: {why}"));
                buildings += events.iter().filter(|e| matches!(e, Event::Built { .. })).count();
                if action.is_some() && matches!(state.turn(), Turn::Over | Turn::Seat(_)) {
                    let text = serde_json::to_string(state).unwrap();
                    assert_eq!(&serde_json::from_str::<Castle>(&text).unwrap(), state);
                }
            });
        }
    }
    assert!(buildings > 300 * 3, "{buildings} buildings");
}

/// CAS-22.2: every decision of the table comes up in play.
#[test]
fn cas_22_2_every_decision_comes_up() {
    let mut asked = BTreeSet::new();
    let six = Options { six_winter_cards: true, ..WINTER };
    for seed in 0..150 {
        for seats in 2..=4 {
            walk(seats, six, seed, |state, action, _| {
                let Some(action) = action else { return };
                let ask = format!("{:?}", state.view(Viewer::Spectator).ask);
                let ask = ask.split(' ').next().unwrap_or_default().to_owned();
                asked.insert(format!("{ask} {}", action.to_string().split(' ').next().unwrap()));
            });
        }
    }
    for (decision, answers) in [
        ("D1", &["Select cards"][..]),
        ("D2", &["Load load"]),
        ("D3", &["Trade place"]),
        ("D4", &["DefenceTower take"]),
        ("D5", &["Build buy"]),
        ("D6", &["Sale sell", "Sale refuse"]),
        ("D7", &["Build build", "Build stop"]),
        ("D8", &["Helpers place", "Helpers stop"]),
        ("D9", &["Build exchange", "Finish exchange", "Finish stop", "Trade exchange"]),
        ("D10", &["Order first"]),
        ("D11", &["Toll return"]),
        ("D12", &["Plague lose", "Plague pay"]),
        ("D13", &["Breach repair", "Breach stop"]),
        ("D14", &["Gifts gift", "Gifts withdraw"]),
        ("D15", &["Sharing take"]),
        ("D16", &["Blizzard lose", "Blizzard pay"]),
        ("D17", &["Palace convert", "Palace stop"]),
    ] {
        for answer in answers {
            assert!(asked.contains(*answer), "{decision}: {answer} never came up: {asked:?}");
        }
    }
}

/// Everything that can be paid for a building out of a supply with so much silver and stock, by
/// trying every handful: at least three kinds, the exact sum, missing units for silver.
fn payable(goods: Goods, stock: Goods, cost: u8) -> BTreeSet<[u8; 5]> {
    let mut found = BTreeSet::new();
    let most = |kind: Kind| goods[kind] + goods[Kind::Silver].min(stock[kind]);
    for stone in 0..=most(Kind::Stone) {
        for clay in 0..=most(Kind::Clay) {
            for wood in 0..=most(Kind::Wood) {
                for sand in 0..=most(Kind::Sand) {
                    let paid = Goods([sand, wood, clay, stone, 0]);
                    let missing = Kind::MATERIALS.map(|k| paid[k].saturating_sub(goods[k]));
                    let worth = u32::from(sand)
                        + 2 * u32::from(wood)
                        + 4 * u32::from(clay)
                        + 5 * u32::from(stone);
                    let fits = worth == u32::from(cost)
                        && paid.kinds().count() >= 3
                        && missing.iter().sum::<u8>() <= goods[Kind::Silver];
                    if fits {
                        found.insert(paid.0);
                    }
                }
            }
        }
    }
    found
}

/// All payments for a building that the position offers, at once or after exchanges.
fn offered(state: &Castle, seat: Seat, building: Building, found: &mut BTreeSet<[u8; 5]>) {
    let mut legal = Vec::new();
    state.legal(Actor::Seat(seat), &mut legal);
    for action in legal {
        match action {
            Action::Build { building: b, payment } if b == building => {
                found.insert(payment.0);
            }
            Action::Exchange(_) => {
                let mut next = state.clone();
                next.play_unchecked(Actor::Seat(seat), action, &mut ());
                if next.turn() == Turn::Seat(seat) {
                    offered(&next, seat, building, found);
                }
            }
            _ => {}
        }
    }
}

/// CAS-13.1 to CAS-13.4, CAS-13.9, CAS-13.10: the payments offered at the table, exchanges
/// included, are exactly those that trying every handful finds.
#[test]
fn cas_13_payments_are_complete() {
    let (mut asks, mut with_silver) = (0, 0);
    for seed in 0..40 {
        walk(3, Options::default(), seed, |state, action, _| {
            let view = state.view(Viewer::Spectator);
            let (Some(_), Frame::Build(build)) = (action, view.ask) else { return };
            let seat = build.seat;
            let goods = view.players[seat.index()].goods;
            // Exchanges multiply: a few bars prove it.
            if goods[Kind::Silver] > 3 || goods.units() > 16 {
                return;
            }
            asks += 1;
            with_silver += usize::from(goods[Kind::Silver] > 0);
            for tile in view.tiles {
                let mut found = BTreeSet::new();
                offered(state, seat, tile.building, &mut found);
                let wanted = payable(goods, view.stock, tile.cost);
                let wanted = if tile.left > 0 { wanted } else { BTreeSet::new() };
                assert_eq!(found, wanted, "{} with {goods:?}", tile.building);
            }
        });
    }
    assert!(asks > 200 && with_silver > 50, "{asks} asks, {with_silver} with silver");
}

/// CAS-17: what a building would score now is what it scored once the match is over. Market and
/// Palace have spent their talers and units by then.
#[test]
fn cas_17_would_score_now() {
    let mut scored = BTreeSet::new();
    for seed in 0..60 {
        walk(4, WINTER, seed, |state, action, _| {
            if action.is_some() || state.turn() != Turn::Over {
                return;
            }
            for player in state.view(Viewer::Spectator).players {
                for (source, points) in state.would_score_now(player.seat) {
                    if matches!(source, Source::Market | Source::Palace) {
                        continue;
                    }
                    assert_eq!(player.points[&source], points, "{source} of {}", player.seat);
                    if points > 0 {
                        scored.insert(source.name());
                    }
                }
            }
        });
    }
    assert!(scored.len() >= 7, "{scored:?}");
    let mut form = serde_json::to_value(Castle::new(2, &Options::default()).unwrap()).unwrap();
    form["places"]["market"] = vec!["A"].into();
    form["tiles"]["palace"] = serde_json::json!([{ "by": "A", "with": "bricklayer", "round": 1 }]);
    form["places"]["palace"] = vec!["A"].into();
    form["players"][0]["helpers"] = 5.into();
    let state: Castle = serde_json::from_value(form).unwrap();
    let would = state.would_score_now(Seat::new(0));
    assert!(would.contains(&(Source::Market, 1)) && would.contains(&(Source::Palace, 3)));
}
