//! Rules that a scenario cannot say: the tables, secrecy, the course of whole matches.

use std::collections::BTreeSet;

use castle::{
    Action, Building, Card, CardSet, Castle, Event, Frame, Goods, Kind, Options, Place, Side,
    Source, WinterCard,
    board::{self, CASTLE_PLACES, Ground, TALERS, TILES},
    goods::UNITS,
};
use engine::{Actor, Game, Match, Seat, Turn, Viewer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const WINTER: Options = Options {
    side: Side::Winter,
    six_winter_cards: false,
    material_kinds: castle::MaterialKinds::AtLeastThree,
};

fn seat(index: u8) -> Seat {
    Seat::new(index)
}

fn new(seats: u8, options: Options) -> Match<Castle> {
    Match::new(seats, options).expect("sets up")
}

fn play(played: &mut Match<Castle>, actor: Actor, text: &str) -> Vec<Event> {
    let action = text.parse().expect("an action in notation");
    played.play(actor, action).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Plays a random match and looks at every position and every move. Whoever can do something
/// mostly does: otherwise few would ever build, place helpers and come to the Palace.
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
        let mut pick = || legal[rng.random_range(0..legal.len())];
        let mut action = pick();
        for _ in 0..3 {
            if matches!(action, Action::Stop | Action::Withdraw | Action::Exchange(_)) {
                action = pick();
            }
        }
        look(&state, Some(action), &[]);
        let mut events = Vec::new();
        state.play_unchecked(actor, action, &mut events);
        look(&state, None, &events);
    }
}

/// CAS-1.1, CAS-1.11, CAS-1.12, CAS-13.7: the building table (section 23) and its totals.
#[test]
fn cas_1_11_buildings() {
    let table = [
        ("palace", 1, 30, 18),
        ("keep", 1, 24, 14),
        ("tavern", 1, 22, 12),
        ("stable", 1, 18, 14),
        ("servants_house", 1, 18, 14),
        ("main_gate", 1, 18, 10),
        ("small_gate", 1, 12, 6),
        ("tower", 9, 10, 8),
        ("house", 6, 8, 6),
        ("well", 1, 12, 10),
    ];
    for (name, tiles, cost, points) in table {
        let building: Building = name.parse().unwrap();
        assert_eq!((building.tiles(), building.cost(), building.points()), (tiles, cost, points));
        assert_eq!((cost % 2, points % 2), (0, 0), "{name}");
    }
    let sum = |of: fn(Building) -> u8| -> u32 {
        let each = |b: &Building| u32::from(b.tiles()) * u32::from(of(*b));
        Building::WITH_TILES.iter().map(each).sum()
    };
    assert_eq!((sum(|_| 1), sum(Building::cost), sum(Building::points)), (23, 292, 206));
    assert_eq!((Building::Market.tiles(), Building::Forge.tiles(), TILES), (0, 0, 23));
}

/// CAS-1.12, CAS-8.9, CAS-20.1, CAS-20.2: places, their prices and yields.
#[test]
fn cas_1_12_places() {
    let table = [
        ("market", 2, 8),
        ("forge_16", 1, 16),
        ("forge_8", 1, 8),
        ("palace", 2, 17),
        ("keep", 1, 14),
        ("tavern_12", 1, 12),
        ("tavern_6", 1, 6),
        ("stable_16", 1, 16),
        ("stable_12", 1, 12),
        ("servants_house", 2, 8),
        ("main_gate", 1, 10),
        ("small_gate", 1, 5),
        ("granary", 3, 5),
        ("inn", 1, 3),
    ];
    for (name, room, price) in table {
        let place: Place = name.parse().unwrap();
        assert_eq!((place.room(), place.price(), place.units()), (room, price, 0), "{name}");
    }
    let in_castle = Place::ALL.iter().filter(|place| place.is_in_castle());
    assert_eq!(in_castle.map(|place| usize::from(place.room())).sum::<usize>(), CASTLE_PLACES);
    assert_eq!(CASTLE_PLACES, 15);
    let yields = Place::TRADERS.map(|place| (place.ground(), place.units(), place.price()));
    let expected = Kind::ALL.into_iter().zip([4, 3, 2, 2, 2]);
    assert!(yields.into_iter().eq(expected.map(|(kind, n)| (Ground::Trader(kind), n, 0))));
}

/// CAS-1.2, CAS-1.3, CAS-1.4: 83 units; 51, 8 and 6 coins of 1, 3 and 5 are 105 talers, and only
/// their sum is kept, so that any amount can be paid.
#[test]
fn cas_1_3_supplies() {
    assert_eq!(UNITS.0.iter().map(|&n| u32::from(n)).sum::<u32>(), 83);
    assert_eq!(UNITS, Goods([20, 18, 15, 15, 15]));
    assert_eq!(u32::from(TALERS), 51 + 8 * 3 + 6 * 5);
    assert_eq!(Kind::ALL.map(Kind::points), [1, 2, 4, 5, 0]);
}

/// CAS-1.6, CAS-1.7, CAS-6.1: eight cards, their ranks and the loads of the three Workers.
#[test]
fn cas_1_7_cards() {
    assert_eq!(Card::ALL.map(Card::rank), [1, 2, 3, 4, 5, 5, 5, 6]);
    assert_eq!(CardSet::ALL.iter().collect::<Vec<_>>(), Card::ALL);
    let loads = Card::WORKERS.map(|worker| worker.fixed_load().0);
    assert_eq!(loads, [[0, 2, 0, 0, 1], [2, 0, 1, 0, 0], [0, 0, 0, 1, 0]]);
    assert_eq!(WinterCard::ALL.len(), 6, "CAS-1.8");
}

/// CAS-2.1, CAS-2.8, CAS-1.8, CAS-19.1: all tiles on the board; six winter cards only in winter.
#[test]
fn cas_2_8_sides() {
    for options in [Options::default(), WINTER] {
        let view = new(3, options).state().view(Viewer::Spectator);
        assert_eq!(view.tiles.iter().map(|tile| tile.left).sum::<u8>(), 23);
        assert_eq!(view.options, options);
        let unseen = view.winter.map(|winter| winter.unseen.len());
        assert_eq!(unseen, (options.side == Side::Winter).then_some(6));
    }
}

/// EX-D60 (CAS-19.2, CAS-19.3, CAS-19.4, CAS-3.3, CAS-1.10): the rounds of a match and those in
/// which a winter card is turned up.
#[test]
fn cas_19_3_winter_rounds() {
    let rounds_of = |seats: u8, options: Options| {
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
    };
    let six = Options { six_winter_cards: true, ..WINTER };
    for seats in [2, 4] {
        assert_eq!(rounds_of(seats, WINTER), (vec![2, 4, 7, 9], 12, 2));
        assert_eq!(rounds_of(seats, six), (vec![2, 4, 5, 7, 8, 10], 12, 0));
        assert_eq!(rounds_of(seats, Options::default()), (vec![], 12, 0));
        assert_eq!(board::rounds(seats), 12);
    }
    assert_eq!(rounds_of(3, WINTER), (vec![5, 7, 10, 12], 15, 2));
    assert_eq!(rounds_of(3, six), (vec![5, 7, 8, 10, 11, 13], 15, 0));
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
    assert!(buildings > 300 * 5, "{buildings} buildings");
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
        ("D3", &["Trade place", "Trade stop"]),
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
            let (Some(_), Frame::Build { seat, .. }) = (action, view.ask) else { return };
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
    let mut form = serde_json::to_value(new(2, Options::default()).state()).unwrap();
    form["places"]["market"] = vec!["A"].into();
    form["tiles"]["palace"] = serde_json::json!([{ "by": "A", "with": "bricklayer", "round": 1 }]);
    form["places"]["palace"] = vec!["A"].into();
    form["players"][0]["helpers"] = 5.into();
    let state: Castle = serde_json::from_value(form).unwrap();
    let would = state.would_score_now(seat(0));
    assert!(would.contains(&(Source::Market, 1)) && would.contains(&(Source::Palace, 3)));
}

/// CAS-4.6, CAS-22.4: chosen cards are seen by their owner alone until all are revealed; hands,
/// goods and talers are open.
#[test]
fn cas_22_4_selections_are_secret() {
    let seen = |cards: &str, viewer: Viewer| {
        let mut game = new(3, Options::default());
        play(&mut game, Actor::Chance, "start A");
        let events = play(&mut game, Actor::Seat(seat(0)), cards);
        assert_eq!(events, [Event::Chose { seat: seat(0) }]);
        game.state().view(viewer)
    };
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        let view = seen("cards trader", viewer);
        assert_eq!(view, seen("cards stonemason", viewer));
        let a = &view.players[0];
        assert_eq!((a.chosen, a.face_down, a.hand, a.awaited), (None, 1, CardSet::ALL, false));
        assert_eq!((a.talers, a.goods.units(), view.players[1].awaited), (4, 2, true));
    }
    let own = seen("cards trader", Viewer::Seat(seat(0)));
    assert_eq!(own.players[0].chosen, Some(CardSet::only(Card::Trader)));
}

/// CAS-22.7: played cards of every seat and the numbers of erected towers and houses are in sight;
/// EX-R14 (CAS-1.9): beyond 90 the marker goes on at 1 with 90 remembered.
#[test]
fn cas_22_7_what_is_always_in_sight() {
    let mut form = serde_json::to_value(new(2, Options::default()).state()).unwrap();
    let erected = serde_json::json!({ "by": "B", "with": "timber", "round": 1 });
    form["tiles"]["tower"] = vec![erected.clone(), erected].into();
    form["players"][1]["hand"] = vec!["messenger", "master_builder"].into();
    form["players"][1]["played"] =
        vec!["trader", "bricklayer", "stonemason", "timber", "earth", "quarry"].into();
    let at = |points: u8| {
        let mut form = form.clone();
        form["players"][0]["points"]["stonemason"] = points.into();
        let state: Castle = serde_json::from_value(form).unwrap();
        let view = state.view(Viewer::Spectator);
        (view.players[0].track_space, view.players[0].laps)
    };
    assert_eq!((at(0), at(88), at(90), at(93)), ((0, 0), (88, 0), (90, 0), (3, 1)));
    assert_eq!((at(180), at(181)), ((90, 1), (1, 2)));
    let view = serde_json::from_value::<Castle>(form).unwrap().view(Viewer::Spectator);
    let tower = view.tiles.iter().find(|tile| tile.building == Building::Tower).unwrap();
    assert_eq!((tower.erected.len(), tower.left), (2, 7));
    assert_eq!(view.players[1].played.len(), 6);
}

/// CAS-22.3: chance draws the start player and the winter cards, each as likely as the others, and
/// nothing else; seats cannot answer for it.
#[test]
fn cas_22_3_chance() {
    let mut game = new(4, WINTER);
    assert_eq!(game.state().turn(), Turn::Chance);
    let mut outcomes = Vec::new();
    game.state().legal(Actor::Chance, &mut outcomes);
    assert_eq!(outcomes.len(), 4);
    let start = "start A".parse().unwrap();
    let refused = game.play(Actor::Seat(seat(0)), start).unwrap_err();
    assert_eq!(refused.rule.0, "CAS-22.3");
    play(&mut game, Actor::Chance, "start D");
    for index in 0..4 {
        play(&mut game, Actor::Seat(seat(index)), "cards messenger");
    }
    assert_eq!(game.state().turn(), Turn::Chance, "round 2 has an icon");
    outcomes.clear();
    game.state().legal(Actor::Chance, &mut outcomes);
    assert_eq!(outcomes.len(), 6);
    assert!(outcomes.iter().all(|&outcome| game.state().weight(outcome) == 1));
}

/// CAS-22.1: a position is a value of at most 512 bytes, and a playout allocates nothing.
#[test]
fn cas_22_1_a_position_is_a_small_value() {
    assert!(size_of::<Castle>() <= 512, "{}", size_of::<Castle>());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal = Vec::with_capacity(2000);
    let allocations = allocation_counter::measure(|| {
        for seats in 2..=4 {
            let mut state = Castle::new(seats, &WINTER).expect("sets up");
            while let Some(actor) = state.turn().next_actor() {
                legal.clear();
                state.legal(actor, &mut legal);
                let action = legal[rng.random_range(0..legal.len())];
                state.play_unchecked(actor, action, &mut ());
            }
        }
    });
    assert_eq!(allocations.count_total, 0);
}

/// CAS-22.5, CAS-22.6: positions that break a conservation law or ask the impossible are refused.
#[test]
fn cas_22_5_impossible_positions_are_refused() {
    let refuse = |path: &str, value: serde_json::Value| {
        let mut form = serde_json::to_value(new(3, WINTER).state()).unwrap();
        *form.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        serde_json::from_value::<Castle>(form).expect_err(path).to_string()
    };
    let json = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
    for (path, value, says) in [
        ("/bank", "82", "CAS-22.5"),
        ("/stock/sand", "17", "CAS-22.5"),
        ("/forge", "1", "CAS-22.5"),
        ("/players/0/helpers", "7", "CAS-22.5"),
        ("/players/0/played", r#"["trader"]"#, "CAS-22.5"),
        ("/players/0/hand", r#"["trader"]"#, "Master Builder"),
        ("/track", "14", "CAS-2.2"),
        ("/round", "0", "round 0"),
        ("/round", "16", "round 16"),
        ("/seats", "4", "3 players at 4 seats"),
        ("/seats", "5", "2 to 4 seats"),
        ("/start", r#""E""#, "not at the table"),
        ("/places/market", r#"["A","A","A"]"#, "no room"),
        ("/places/keep", r#"["A"]"#, "CAS-22.5"),
        ("/traders/cart_sand", r#"[{"seat":"A","round":9}]"#, "CAS-22.5"),
        ("/tiles/well", r#"[{"by":"A","with":"messenger","round":1}]"#, "CAS-13.2"),
        ("/tiles/well", r#"[{"by":"D","with":"timber","round":1}]"#, "not at the table"),
        ("/winter/pile", r#"["inn","inn"]"#, "CAS-1.8"),
        ("/winter/in_play", r#"["plague"]"#, "CAS-19.6"),
        ("/winter/in_play", r#"["inn"]"#, "CAS-1.8"),
        ("/winter/suitors", r#"["A"]"#, "CAS-20.5"),
        ("/players/0/loads/timber/wood", "0.5", "invalid type"),
        ("/players/0/loads/earth/clay", "1", "CAS-22.5"),
        ("/pending", "[]", "nothing is pending"),
        ("/pending", r#"[{"plague":{"at":200}}]"#, "round track"),
        ("/pending", r#"["draw_start","draw_start"]"#, "cannot be pending"),
        ("/pending", r#"["select"]"#, "round track"),
    ] {
        let refused = refuse(path, json(value));
        assert!(refused.contains(says), "{path}: {refused}");
    }
    let begun = |pending: &str| {
        let mut game = new(3, WINTER);
        play(&mut game, Actor::Chance, "start A");
        let mut form = serde_json::to_value(game.state()).unwrap();
        form["pending"] = json(pending);
        serde_json::from_value::<Castle>(form).expect_err(pending).to_string()
    };
    for pending in [
        r#"[{"plague":{"at":200}}]"#,
        r#"[{"rank":{"rank":1,"at":9,"done":[]}},{"finish":{"seat":"A"}}]"#,
        r#"[{"rank":{"rank":9,"at":0,"done":[]}},{"finish":{"seat":"A"}}]"#,
        r#"[{"rank":{"rank":1,"at":0,"done":[]}}]"#,
        r#"[{"rank":{"rank":1,"at":0,"done":[]}},{"finish":{"seat":"E"}}]"#,
        r#"[{"rank":{"rank":4,"at":0,"done":[]}},{"build":{"seat":"A","card":"stonemason","left":7,"asked":0,"refused":0}}]"#,
        r#"[{"palace":{"at":0,"left":99}}]"#,
        r#"[{"finish":{"seat":"A"}}]"#,
        r#"["over","select"]"#,
    ] {
        assert!(begun(pending).contains("cannot be pending"), "{pending}");
    }
    assert!(begun(r#"[{"plague":{"at":0}}]"#).contains("nothing to ask"));
}

/// CAS-2.4: for 2 to 4 seats, and for no other number.
#[test]
fn cas_2_4_seats() {
    for seats in [0, 1, 5, 255] {
        let refused = Castle::new(seats, &Options::default()).unwrap_err().to_string();
        assert!(refused.contains("2 to 4 seats"), "{refused}");
    }
}

/// One's own turn can be taken back step by step, up to another seat's move.
#[test]
fn undo_within_the_own_turn() {
    let mut game = new(2, Options::default());
    play(&mut game, Actor::Chance, "start A");
    play(&mut game, Actor::Seat(seat(0)), "cards trader bricklayer");
    play(&mut game, Actor::Seat(seat(1)), "cards messenger earth");
    let before = game.state().clone();
    play(&mut game, Actor::Seat(seat(0)), "place cart_stone");
    let placed = game.state().clone();
    play(&mut game, Actor::Seat(seat(0)), "take clay");
    assert_ne!(game.state(), &placed);
    assert!(game.undo(seat(1)).is_err());
    game.undo(seat(0)).unwrap();
    assert_eq!(game.state(), &placed);
    game.undo(seat(0)).unwrap();
    assert_eq!(game.state(), &before);
    assert!(game.undo(seat(0)).is_err(), "cards are open");
}
