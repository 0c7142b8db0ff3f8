//! Rules that a scenario cannot say: secrecy, chance, history, impossible positions.

use architects::{Action, Architects, Boards, Building, Event, Frame, Goods, Kind, Options};
use engine::{Actor, Game, Match, Seat, Turn, Viewer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use testkit::scenario::Scenario;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

const ALL: Options = Options {
    boards: Boards::Dealt,
    extra_characters: true,
    opening_apprentice: true,
    apprentice_refresh: true,
    promo_cards: true,
};

fn play(played: &mut Match<Architects>, actor: Actor, text: &str) -> Vec<Event> {
    let action = text.parse().expect("an action in notation");
    played.play(actor, action).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Plays at random until the first thing that fits.
fn until(
    seats: u8,
    options: Options,
    seed: u64,
    fits: impl Fn(&Architects) -> bool,
) -> Match<Architects> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut played = Match::<Architects>::new(seats, options).expect("sets up");
    let mut legal = Vec::new();
    while !fits(played.state()) {
        let actor = played.state().turn().next_actor().expect("it comes up");
        legal.clear();
        played.state().legal(actor, &mut legal);
        let action = legal[rng.random_range(0..legal.len())];
        played.play(actor, action).expect("legal");
    }
    played
}

fn at_first_move(seats: u8) -> Match<Architects> {
    until(seats, Options::default(), 7, |state| state.view(Viewer::Referee).ask == Frame::Move)
}

/// ARC-1.1, ARC-19.2: two to five seats, and two of them against the Rival.
#[test]
fn arc_1_1_19_2_seats() {
    for seats in [0, 1, 6, 255] {
        let refused = Architects::new(seats, &Options::default()).unwrap_err().to_string();
        assert!(refused.contains("2 to 5 seats"), "{refused}");
    }
    let state = Architects::new(2, &Options::default()).unwrap();
    assert_eq!((state.seats(), state.players()), (2, 2), "the Rival is asked like anybody");
}

/// ARC-1.3: the supply never runs out; what is beyond counting is not counted.
#[test]
fn arc_1_3_goods_never_run_out() {
    let mut form = serde_json::to_value(at_first_move(2).state()).unwrap();
    let seat = form["active"].as_str().unwrap().parse::<Seat>().unwrap();
    form["players"][seat.index()]["goods"]["stone"] = 65_535.into();
    let mut state: Architects = serde_json::from_value(form).unwrap();
    state.play(Actor::Seat(seat), "place quarry".parse().unwrap(), &mut ()).unwrap();
    assert_eq!(state.goods(seat)[Kind::Stone], 65_535);
}

/// ARC-1.5: a seat sees its own hand and what it put under the deck; others see how many
/// cards there are. The deck's cards are shown to nobody.
#[test]
fn arc_1_5_what_is_hidden() {
    let played = at_first_move(3);
    let of = |viewer: Viewer, seat: usize| {
        let view = played.state().view(viewer);
        (view.players[seat].cards, view.players[seat].hand.len())
    };
    for seat in 0..3 {
        assert_eq!(of(Viewer::Referee, seat), (3, 3));
        assert_eq!(of(Viewer::Spectator, seat), (3, 0));
        for viewer in Seat::first(3) {
            let (cards, known) = of(Viewer::Seat(viewer), seat);
            assert_eq!((cards, known == 3), (3, viewer.index() == seat));
        }
    }
    let under = |viewer: Viewer| played.state().view(viewer).deck.under.iter().flatten().count();
    assert_eq!(under(Viewer::Referee), 3);
    assert_eq!(under(Viewer::Spectator), 0);
    assert!(Seat::first(3).all(|seat| under(Viewer::Seat(seat)) >= 1), "the own card at least");
    assert_eq!(played.state().view(Viewer::Seat(A)).deck.shuffled, None);
}

/// ARC-1.5, ARC-2.6: with two seats a pack comes back, so both know one card of the other's hand.
#[test]
fn arc_1_5_2_6_a_pack_that_comes_back_tells_what_is_missing() {
    let played = at_first_move(2);
    for (viewer, other) in [(A, 1), (B, 0)] {
        let view = played.state().view(Viewer::Seat(viewer));
        assert_eq!(view.players[other].hand.len(), 1, "{view:?}");
        let truth = played.state().view(Viewer::Referee);
        assert!(truth.players[other].hand.contains(&view.players[other].hand[0]));
    }
}

/// ARC-9.12: the deck of apprentices cannot run out: five at each of five boards, one more for
/// Rudolf, and eight displayed.
#[test]
fn arc_9_12_apprentices_do_not_run_out() {
    use architects::board::{APPRENTICE_LIMIT, DISPLAY, SEATS};
    let most = usize::from(APPRENTICE_LIMIT) * SEATS + 1 + DISPLAY;
    assert_eq!(most, 34);
    assert!(most < usize::from(architects::Apprentice::BASE));
}

/// ARC-21.3: moves that reveal hidden cards cannot be taken back; others of the own turn can.
#[test]
fn arc_21_3_no_way_back_from_what_was_drawn() {
    let mut played = at_first_move(2);
    let seat = played.state().active();
    play(&mut played, Actor::Seat(seat), "place workshop");
    assert!(played.can_undo(seat), "nothing has been drawn yet");
    let deal = played.state().sample_chance(&mut Xoshiro256PlusPlus::seed_from_u64(1));
    played.play(Actor::Chance, deal).unwrap();
    assert!(!played.can_undo(seat));
}

/// ARC-21.5: a match is its set-up and its moves, chance included.
#[test]
fn arc_21_5_replay() {
    let played = until(4, ALL, 3, |state| state.turn() == Turn::Over);
    let text = serde_json::to_string(&played.record()).unwrap();
    let again = engine::Record::parse(&text).unwrap().replay::<Architects>().unwrap();
    assert_eq!(again.state(), played.state());
    let chance = played.moves().iter().filter(|entry| entry.actor == Actor::Chance).count();
    assert!(chance > 50, "{chance}");
}

/// ARC-21.8: nobody answers for chance.
#[test]
fn arc_21_8_left_to_chance() {
    let state = Architects::new(2, &Options::default()).unwrap();
    assert_eq!(state.turn(), Turn::Chance);
    let why = state.why_illegal(Actor::Seat(A), Action::Start(A));
    assert_eq!((why.rule.0, why.kind), ("ARC-21.8", "LeftToChance"));
}

/// ARC-18.2: with individual boards the most virtuous begins.
#[test]
fn arc_18_2_the_most_virtuous_begins() {
    for seed in 0..10 {
        let options =
            Options { boards: Boards::Dealt, extra_characters: true, ..Options::default() };
        let ready = |state: &Architects| state.view(Viewer::Spectator).ask == Frame::TurnUp;
        let view = until(5, options, seed, ready).state().view(Viewer::Spectator);
        let most = view.players.iter().map(|player| player.virtue).max();
        assert_eq!(Some(view.players[view.first.index()].virtue), most);
        let colours: std::collections::BTreeSet<_> =
            view.players.iter().map(|player| player.board.unwrap().colour()).collect();
        assert_eq!(colours.len(), 5);
    }
}

/// ARC-21.6: every decision of the table comes up in play.
#[test]
fn arc_21_6_every_decision_comes_up() {
    let mut asked = std::collections::BTreeSet::new();
    for seed in 0..120 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = Architects::new(2 + u8::try_from(seed % 4).unwrap(), &ALL).unwrap();
        let mut legal = Vec::new();
        while let Some(actor) = state.turn().next_actor() {
            legal.clear();
            state.legal(actor, &mut legal);
            let action = testkit::laws::pick_by_family(&legal, &mut rng);
            let ask = format!("{:?}", state.view(Viewer::Spectator).ask);
            let ask = ask.split([' ', '(']).next().unwrap_or_default().to_owned();
            asked.insert(format!("{ask} {}", action.to_string().split(' ').next().unwrap()));
            state.play_unchecked(actor, action, &mut ());
        }
    }
    for answer in [
        "Draft keep",
        "Opening hire",
        "Storehouse trade",
        "Storehouse stop",
        "Capture capture",
        "Capture stop",
        "Capture guard",
        "Guardhouse guard",
        "Guardhouse stop",
        "Keep keep",
        "Destroy destroy",
        "AvoidDebt pay",
        "AvoidDebt take_debt",
        "Choice choose",
        "Choice stop",
        "Discard discard",
        "Discard stop",
        "Tavern hire",
        "Tavern stop",
        "Crane stop",
        "Dismiss dismiss",
        "Move recover",
        "Move cathedral",
        "Move construct",
    ] {
        assert!(asked.contains(answer), "{answer} never came up: {asked:?}");
    }
}

/// ARC-21.4: a position is a value of at most 768 bytes, and a playout allocates nothing.
#[test]
fn arc_21_4_a_position_is_a_small_value() {
    assert!(size_of::<Architects>() <= 768, "{}", size_of::<Architects>());
    assert_eq!(size_of::<Frame>(), 8);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal = Vec::with_capacity(2000);
    let allocations = allocation_counter::measure(|| {
        for seats in 2..=5 {
            for options in [Options::default(), ALL] {
                let mut state = Architects::new(seats, &options).expect("sets up");
                while let Some(actor) = state.turn().next_actor() {
                    legal.clear();
                    state.legal(actor, &mut legal);
                    let action = legal[rng.random_range(0..legal.len())];
                    state.play_unchecked(actor, action, &mut ());
                }
            }
        }
    });
    assert_eq!(allocations.count_total, 0);
}

/// ARC-21.4: under the deck there is room for every apprentice that does not lie elsewhere.
#[test]
fn arc_21_4_room_for_all_apprentices() {
    let scenario =
        include_str!("../../../../scenarios/architects/arc-18.6-all-others-under-the-deck.toml");
    let given = Scenario::parse(scenario).unwrap().play::<Architects>().unwrap().given;
    let mut form = serde_json::to_value(given).unwrap();
    // Gaps are to be filled, but first one of the owned goes under the deck, and then column 1.
    let (crane, dismiss) =
        (json!({ "crane": { "seat": "A" } }), json!({ "dismiss": { "seat": "A" } }));
    form["pending"] = json!(["end_turn", "reveal", crane, dismiss]);
    form["display"] = json!([["labourer", null, null, null], ["jeweller_2", null, null, null]]);
    form["players"][0]["apprentices"] = json!(["jeweller_1", "miner_1", "miner_2"]);
    form["players"][1]["apprentices"] = json!(["stonecutter_1", "stonecutter_2", "woodcutter_1"]);
    let mut state: Architects = serde_json::from_value(form).unwrap();
    for action in ["dismiss miner_1", "construct well"] {
        state.play(Actor::Seat(A), action.parse().unwrap(), &mut ()).unwrap();
        let form = serde_json::to_value(&state).unwrap();
        assert_eq!(serde_json::from_value::<Architects>(form).unwrap(), state, "{action}");
    }
}

/// ARC-21.4: positions that break an invariant or ask the impossible are refused.
#[test]
fn arc_21_4_impossible_positions_are_refused() {
    let refuse = |path: &str, value: Value| {
        let mut form = serde_json::to_value(at_first_move(3).state()).unwrap();
        *form.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        serde_json::from_value::<Architects>(form).expect_err(path).to_string()
    };
    for (path, value, says) in [
        ("/seats", json!(4), "3 players at 4 seats"),
        ("/seats", json!(6), "2 to 5 seats"),
        ("/players/0/reserve", json!(19), "ARC-1.4"),
        ("/players/0/virtue", json!(15), "ARC-6.1"),
        ("/players/0/cathedral", json!(6), "five levels"),
        ("/players/0/board", json!("ada"), "ARC-18.1"),
        ("/players/0/pack", json!(["well"]), "ARC-2"),
        ("/players/0/apprentices", json!(["miner_1", "miner_1", "enforcer"]), "ARC-21.4"),
        ("/players/0/built", json!(["crane"]), "ARC-21.4"),
        ("/active", json!("E"), "not at the table"),
        ("/reward_pile", json!(8), "ARC-2.2"),
        ("/rewards/gold", json!(2), "ARC-2.2"),
        ("/market/small", json!(null), "ARC-2.1"),
        ("/market/unseen", json!(["1", "1"]), "ARC-21.4"),
        ("/market/spaces/market_a", json!("A"), "ARC-1.4"),
        ("/display", json!([[null, null, null, null]]), "ARC-2.3"),
        ("/coins", json!([[0, 0], [0, 0]]), "ARC-2.3"),
        ("/last_turns", json!(3), "ARC-17.1"),
        ("/turns", json!(1500), "ARC-17.9"),
        ("/guildhall", json!(["A"]), "ARC-1.4"),
        ("/pending", json!([]), "nothing to ask"),
        ("/pending", json!(["move", "move"]), "cannot be pending"),
        ("/pending", json!(["end_turn"]), "nothing to ask"),
        ("/pending", json!(["draft"]), "ARC-2.6"),
        ("/pending", json!([{ "storehouse": { "seat": "A", "left": 1 } }]), "cannot be pending"),
        ("/pending", json!(["end_turn", { "guardhouse": { "seat": "A", "left": 30 } }]), "cannot"),
        ("/pending", json!(["end_turn", { "ascend": { "seat": "A" } }]), "nothing to ask"),
        ("/pending", json!([{ "board": { "seat": "A" } }]), "cannot be pending"),
        ("/pending", json!([{ "opening": { "left": 1 } }]), "cannot be pending"),
    ] {
        let refused = refuse(path, value.clone());
        assert!(refused.contains(says), "{path} {value}: {refused}");
    }
}

/// ARC-14.9, ARC-1.5: a card discarded face down makes what others knew of the hand uncertain.
#[test]
fn arc_14_9_1_5_what_is_buried_stays_a_secret() {
    let find = |state: &Architects| {
        matches!(state.view(Viewer::Spectator).ask, Frame::Discard(_)) && state.seats() == 2
    };
    let played = until(2, Options::default(), 11, find);
    let Turn::Seat(seat) = played.state().turn() else { panic!("somebody discards") };
    let other = if seat == A { B } else { A };
    let hand = played.state().view(Viewer::Seat(seat)).players[seat.index()].hand.clone();
    let seen: Vec<_> = hand
        .iter()
        .map(|&building: &Building| {
            let (mut state, mut log) = (played.state().clone(), Vec::new());
            state.play(Actor::Seat(seat), Action::Discard(building), &mut log).unwrap();
            let told: Vec<_> =
                log.iter().map(|e| engine::Event::seen_by(e, Viewer::Seat(other))).collect();
            let view = state.view(Viewer::Seat(other));
            (format!("{told:?}"), view.deck, view.players[seat.index()].hand.clone())
        })
        .collect();
    assert!(seen.iter().all(|one| *one == seen[0]), "{seen:?}");
}

/// ARC-14.5, ARC-18.4: where the skills are there, nothing is short exactly where it can be constructed,
/// whatever a board makes cheaper.
#[test]
fn arc_14_5_18_4_what_is_short() {
    let cheaper = count_on_moves(120, count_cheaper);
    assert!(cheaper.iter().all(|&found| found > 20), "{cheaper:?}");
}

/// Plays so many random matches of five and counts something wherever a worker is to be placed.
fn count_on_moves(
    matches: u64,
    count: fn(&Architects, Seat, &[Action], &mut [u32; 2]),
) -> [u32; 2] {
    let mut counts = [0; 2];
    for seed in 0..matches {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = Architects::new(5, &ALL).expect("sets up");
        let mut legal = Vec::new();
        for _ in 0..1500 {
            let Some(actor) = state.turn().next_actor() else { break };
            legal.clear();
            state.legal(actor, &mut legal);
            if let (Actor::Seat(seat), Frame::Move) = (actor, state.view(Viewer::Referee).ask) {
                count(&state, seat, &legal, &mut counts);
            }
            let action = legal[rng.random_range(0..legal.len())];
            state.play_unchecked(actor, action, &mut ());
        }
    }
    counts
}

/// Counts what is constructed for less wood or stone, and with gold for marble or marble for gold.
fn count_cheaper(state: &Architects, seat: Seat, legal: &[Action], cheaper: &mut [u32; 2]) {
    let view = state.view(Viewer::Seat(seat));
    let own = &view.players[seat.index()];
    if own.reserve == 0 {
        return;
    }
    for &building in &own.hand {
        let skilled = |skill| own.apprentices.iter().any(|one| one.skills().contains(skill));
        if building.skills().iter().all(skilled) {
            let short = own.shortage(building);
            let can = legal.iter().any(
                |action| matches!(action, Action::Construct { building: of, .. } if *of == building),
            );
            assert_eq!(short == Goods::NONE, can, "{building}: {short:?}, {own:?}");
            assert_eq!(short.0.iter().sum::<u16>(), state.lacks(seat, building));
            let lacked = |kind: Kind| can && own.goods[kind] < building.cost()[kind];
            cheaper[0] += u32::from(lacked(Kind::Wood) || lacked(Kind::Stone));
            cheaper[1] += u32::from(lacked(Kind::Gold) || lacked(Kind::Marble));
        }
    }
}

/// ARC-15.1, ARC-15.2, ARC-18.4: nothing is short of the next level exactly where it can be worked on,
/// whatever a board makes cheaper.
#[test]
fn arc_15_1_18_4_what_is_short_of_a_level() {
    let cheaper = count_on_moves(60, count_cheaper_levels);
    assert!(cheaper.iter().all(|&found| found > 3), "{cheaper:?}");
}

/// Counts levels worked on for less wood or stone, and with gold for marble or marble for gold.
fn count_cheaper_levels(state: &Architects, seat: Seat, legal: &[Action], cheaper: &mut [u32; 2]) {
    let view = state.view(Viewer::Seat(seat));
    let own = &view.players[seat.index()];
    let Some((_, lacks)) = state.next_level_price(seat) else { return };
    if own.reserve == 0 || own.virtue < 5 || own.hand.is_empty() {
        return;
    }
    let can = legal.iter().any(|action| matches!(action, Action::Cathedral(_)));
    assert_eq!(lacks == 0, can, "{own:?}");
    let level = &architects::board::LEVELS[usize::from(own.cathedral) + 1];
    let mixed = own.goods[Kind::Wood] + own.goods[Kind::Stone];
    let short = |kind| own.goods[kind] < level.cost[kind];
    cheaper[0] += u32::from(can && mixed < level.mix);
    cheaper[1] += u32::from(can && (short(Kind::Gold) || short(Kind::Marble)));
}
