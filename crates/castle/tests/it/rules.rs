//! Rules that a scenario cannot say: the tables, secrecy, chance, impossible positions.

use castle::{
    Building, Card, CardSet, Castle, Event, Goods, Kind, Options, Place, Side, WinterCard,
    board::{CASTLE_PLACES, Ground, TALERS, TILES},
    card::{FREE_KINDS, FREE_UNITS, MOST_BUILDINGS},
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

fn legal(played: &Match<Castle>, actor: Actor) -> Vec<String> {
    let mut legal = Vec::new();
    played.state().legal(actor, &mut legal);
    legal.iter().map(ToString::to_string).collect()
}

/// CAS-1.1: a board of two sides, 23 tiles on either, and a score marker for up to four.
#[test]
fn cas_1_1_board_and_tiles() {
    for options in [Options::default(), WINTER] {
        let view = new(4, options).state().view(Viewer::Spectator);
        assert_eq!(view.tiles.iter().map(|tile| tile.left).sum::<u8>(), 23);
        assert_eq!(view.players.iter().map(|player| player.score).collect::<Vec<_>>(), [0; 4]);
    }
    Castle::new(5, &Options::default()).expect_err("there is no fifth score marker");
}

/// CAS-1.11: which tiles there are.
#[test]
fn cas_1_11_tiles() {
    let named = |names: &str| -> Vec<Building> {
        names.split(' ').map(|name| name.parse().unwrap()).collect()
    };
    let special = named("palace keep tavern stable servants_house main_gate small_gate");
    assert!(special.iter().all(|building| building.tiles() == 1));
    let others = named("tower house well");
    assert!(others.iter().map(|building| building.tiles()).eq([9, 6, 1]));
    assert!(Building::WITH_TILES.iter().all(|one| special.contains(one) || others.contains(one)));
    assert_eq!((Building::WITH_TILES.len(), TILES), (10, 23));
    assert_eq!((Building::Market.tiles(), Building::Forge.tiles()), (0, 0));
}

/// CAS-1.12, CAS-13.7: what the tiles cost and bring (section 23), and the totals.
#[test]
fn cas_1_12_costs_and_points() {
    let table = [
        ("palace", 30, 18),
        ("keep", 24, 14),
        ("tavern", 22, 12),
        ("stable", 18, 14),
        ("servants_house", 18, 14),
        ("main_gate", 18, 10),
        ("small_gate", 12, 6),
        ("tower", 10, 8),
        ("house", 8, 6),
        ("well", 12, 10),
    ];
    for (name, cost, points) in table {
        let building: Building = name.parse().unwrap();
        assert_eq!((building.cost(), building.points()), (cost, points));
        assert_eq!((cost % 2, points % 2), (0, 0), "{name}");
    }
    let sum = |of: fn(Building) -> u8| -> u32 {
        let each = |b: &Building| u32::from(b.tiles()) * u32::from(of(*b));
        Building::WITH_TILES.iter().map(each).sum()
    };
    assert_eq!((sum(Building::cost), sum(Building::points)), (292, 206));
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

/// Helpers are found where they stand: in every room of a place, and at every place.
#[test]
fn cas_14_2_where_helpers_stand() {
    let mut form = serde_json::to_value(new(2, WINTER).state()).unwrap();
    form["winter"]["pile"] = vec!["plague", "breach", "young_lady", "blizzard"].into();
    form["winter"]["in_play"] = vec!["inn", "granary"].into();
    form["places"]["market"] = vec!["B", "A"].into();
    form["places"]["forge_8"] = vec!["A"].into();
    form["places"]["granary"] = vec!["A", "B", "A"].into();
    form["places"]["inn"] = vec!["A"].into();
    form["traders"]["rider_silver"] = serde_json::json!([{ "seat": "B", "round": 1 }]);
    form["players"][0]["helpers"] = 2.into();
    form["players"][1]["helpers"] = 4.into();
    let state: Castle = serde_json::from_value(form).unwrap();
    let stand = |index: u8| state.helpers_of(seat(index)).map(Place::name).collect::<Vec<_>>();
    assert_eq!(stand(0), ["market", "forge_8", "granary", "granary", "inn"]);
    assert_eq!(stand(1), ["market", "granary", "rider_silver"]);
}

/// CAS-1.2, CAS-1.3: 83 units; 51, 8 and 6 coins of 1, 3 and 5 are 105 talers.
#[test]
fn cas_1_3_supplies() {
    assert_eq!(UNITS.0.iter().map(|&n| u32::from(n)).sum::<u32>(), 83);
    assert_eq!(UNITS, Goods([20, 18, 15, 15, 15]));
    assert_eq!(u32::from(TALERS), 51 + 8 * 3 + 6 * 5);
    assert_eq!(Kind::ALL.map(Kind::points), [1, 2, 4, 5, 0]);
}

/// CAS-1.4: only the sum of talers counts, so that somebody can own any part of them.
#[test]
fn cas_1_4_any_amount_can_be_owned() {
    let form = serde_json::to_value(new(2, Options::default()).state()).unwrap();
    let both = form["bank"].as_u64().unwrap() + form["players"][0]["talers"].as_u64().unwrap();
    for talers in 0..=both {
        let mut form = form.clone();
        form["bank"] = (both - talers).into();
        form["players"][0]["talers"] = talers.into();
        let state: Castle = serde_json::from_value(form).unwrap();
        assert_eq!(u64::from(state.view(Viewer::Spectator).players[0].talers), talers);
    }
}

/// CAS-1.6, CAS-6.1: everybody has the same eight cards, and their ranks.
#[test]
fn cas_1_6_eight_characters() {
    assert_eq!(Card::ALL.map(Card::rank), [1, 2, 3, 4, 5, 5, 5, 6]);
    for player in new(4, Options::default()).state().view(Viewer::Spectator).players {
        assert_eq!(player.hand.iter().collect::<Vec<_>>(), Card::ALL);
    }
}

/// CAS-1.7: the loads of the three Workers, each of whom may build twice.
#[test]
fn cas_1_7_workers() {
    let loads = Card::WORKERS.map(|worker| worker.fixed_load().0);
    assert_eq!(loads, [[0, 2, 0, 0, 1], [2, 0, 1, 0, 0], [0, 0, 0, 1, 0]]);
    assert_eq!((FREE_UNITS, FREE_KINDS), (2, [Kind::Sand, Kind::Wood, Kind::Clay]));
    assert_eq!(MOST_BUILDINGS, 2);
}

/// CAS-1.8: six winter cards, one of each.
#[test]
fn cas_1_8_winter_cards() {
    let names = ["inn", "granary", "plague", "breach", "young_lady", "blizzard"];
    assert_eq!(WinterCard::ALL.map(WinterCard::name), names);
    let view = new(2, WINTER).state().view(Viewer::Spectator);
    assert_eq!(view.winter.expect("it is winter").unseen, WinterCard::ALL);
}

/// CAS-2.1: all 23 tiles lie on the side that was chosen.
#[test]
fn cas_2_1_sides() {
    for options in [Options::default(), WINTER] {
        let view = new(3, options).state().view(Viewer::Spectator);
        assert!(view.tiles.iter().all(|tile| tile.left == tile.building.tiles()));
        assert!(view.tiles.iter().map(|tile| tile.building).eq(Building::WITH_TILES));
        assert_eq!(view.options.side, options.side);
    }
}

/// CAS-2.8: the winter cards lie face down in winter, and are not in the game in summer.
#[test]
fn cas_2_8_a_pile_of_winter_cards() {
    let winter = |options| new(3, options).state().view(Viewer::Spectator).winter;
    assert_eq!(winter(Options::default()), None);
    let pile = winter(WINTER).expect("it is winter");
    assert_eq!((pile.unseen.len(), pile.in_play.len()), (6, 0));
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
        ("/pending", r#"[{"gifts":{"at":200}}]"#, "round track"),
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
        r#"[{"gifts":{"at":200}}]"#,
        r#"[{"plague":{"seat":"A"}}]"#,
        r#"[{"gifts":{"at":0}},{"plague":{"seat":"E"}}]"#,
        r#"[{"rank":{"rank":1,"at":9,"done":[]}},{"finish":{"seat":"A","card":"messenger"}}]"#,
        r#"[{"rank":{"rank":9,"at":0,"done":[]}},{"finish":{"seat":"A","card":"messenger"}}]"#,
        r#"[{"rank":{"rank":1,"at":0,"done":[]}},{"finish":{"seat":"E","card":"messenger"}}]"#,
        r#"[{"rank":{"rank":4,"at":0,"done":[]}},{"build":{"seat":"A","card":"stonemason","left":7,"asked":[0,0],"refused":[0,0]}}]"#,
        r#"[{"palace":{"at":0,"left":99}}]"#,
        r#"[{"finish":{"seat":"A","card":"messenger"}}]"#,
        r#"["over","select"]"#,
        // No card is turned up in the first round.
        r#"["draw_winter"]"#,
    ] {
        assert!(begun(pending).contains("cannot be pending"), "{pending}");
    }
    for pending in [
        r#"[{"rank":{"rank":1,"at":0,"done":[]}}]"#,
        r#"[{"gifts":{"at":0}},{"plague":{"seat":"A"}}]"#,
    ] {
        assert!(begun(pending).contains("nothing to ask"), "{pending}");
    }
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

/// CAS-6.4, CAS-22.4: which of two Workers came first is on the table for everybody to see.
#[test]
fn cas_6_4_everybody_sees_which_worker_came_first() {
    let begun = |first: &str| {
        let mut played = new(2, Options::default());
        let [a, b] = [0, 1].map(|index| Actor::Seat(seat(index)));
        play(&mut played, Actor::Chance, "start A");
        play(&mut played, a, "cards quarry timber");
        play(&mut played, b, "cards messenger trader");
        while !legal(&played, a).contains(&first.to_string()) {
            let actor = played.state().turn().next_actor().expect("somebody is asked");
            let any = legal(&played, actor).swap_remove(0);
            play(&mut played, actor, &any);
        }
        play(&mut played, a, first);
        let view = played.state().view(Viewer::Spectator);
        [0, 1].map(|index| view.players[index].begun)
    };
    let before: CardSet = [Card::Messenger, Card::Trader].into_iter().collect();
    for (first, card) in [("first quarry", Card::Quarry), ("first timber", Card::Timber)] {
        assert_eq!(begun(first), [[card].into_iter().collect(), before]);
    }
}
