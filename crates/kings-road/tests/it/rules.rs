//! Rules that a scenario cannot say: secrecy, the table of numbers, tie-breaks, the safety stop.

use engine::{Actor, Game, Match, Scores, Seat, Turn, Viewer};
use kings_road::{
    Commitment, Event, KingsRoad, Options, Region, View,
    board::{END_SCORE, MARKERS, MAX_ROUNDS, RegionSet, TRACK_SPACES},
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn seat(index: u8) -> Seat {
    Seat::new(index)
}

fn cards(text: &str) -> Commitment {
    text.parse().expect("cards in notation")
}

fn new(seats: u8) -> Match<KingsRoad> {
    Match::new(seats, Options::default()).expect("sets up")
}

/// Plays random matches of every size and looks at every position, and at what was told.
fn wander(mut look: impl FnMut(&[Event], &View)) {
    for seats in 2..=5 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seats.into());
        let mut state = KingsRoad::new(seats, &Options::default()).expect("sets up");
        let mut legal = Vec::new();
        while let Some(actor) = state.turn().next_actor() {
            legal.clear();
            state.legal(actor, &mut legal);
            let mut events = Vec::new();
            state.play_unchecked(actor, legal[rng.random_range(0..legal.len())], &mut events);
            look(&events, &state.view(Viewer::Spectator));
        }
    }
}

fn play(game: &mut Match<KingsRoad>, index: u8, text: &str) -> Vec<Event> {
    game.play(Actor::Seat(seat(index)), cards(text)).expect("legal")
}

/// KRD-0.2: the number of a region is the value of its first place, and no two are alike.
#[test]
fn krd_0_2_the_number_is_the_first_place() {
    assert_eq!(Region::ALL.map(Region::number), Region::ALL.map(|region| region.banner()[0]));
    let mut numbers = Region::ALL.map(Region::number);
    numbers.sort_unstable();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
}

/// KRD-0.3: three or four values, the highest first.
#[test]
fn krd_0_3_banners_go_down() {
    for region in Region::ALL {
        let banner = region.banner();
        assert!((3..=4).contains(&banner.len()), "{region}");
        assert!(banner.is_sorted_by(|a, b| a >= b), "{region}: highest first");
    }
}

/// KRD-0.4: a marker is the score marker, in the supply, placed, or a noble, and never two of these.
#[test]
fn krd_0_4_each_marker_is_in_one_place() {
    wander(|_, view| {
        for (at, player) in view.players.iter().enumerate() {
            let placed: u8 = view.regions.iter().map(|region| region.placed[at]).sum();
            let nobles = view.regions.iter().filter(|one| one.nobles.contains(player.seat)).count();
            assert_eq!(usize::from(player.supply + placed) + nobles, 19, "{view:?}");
        }
    });
}

/// KRD-0.7: the codes in the order of the King's travel, with numbers and places.
#[test]
fn krd_0_7_codes() {
    let rows =
        Region::ALL.map(|region| format!("{region} {} {}", region.number(), region.banner().len()));
    let table =
        ["ZKD 1 3", "WIZ 6 4", "WLD 4 4", "ALT 7 4", "TMP 3 3", "DRK 5 4", "LAI 2 3", "CAS 8 4"];
    assert_eq!(rows, table);
}

/// KRD-1.1: eight regions, each with a banner and room for one noble.
#[test]
fn krd_1_1_eight_regions_each_with_a_banner_and_room_for_a_noble() {
    assert_eq!(Region::ALL.len(), 8);
    assert!(Region::ALL.iter().all(|region| !region.banner().is_empty()));
    let nobles = Region::ALL.iter().fold(RegionSet::EMPTY, |all, &region| all.with(region));
    assert_eq!(nobles.len(), 8, "no two regions share the room for a noble");
    assert_eq!(nobles.with(Region::DarkTower).len(), 8, "and none has room for two");
}

/// KRD-0.6: a commitment is ordered; its first card is the one revealed first, and the same cards in
/// another order are another commitment.
#[test]
fn krd_0_6_a_commitment_is_ordered() {
    let (one, other) = (cards("DRK TMP KNIGHT"), cards("TMP DRK KNIGHT"));
    assert_ne!(one, other);
    assert_eq!(one.first().map(|card| card.to_string()).as_deref(), Some("DRK"));
    assert_eq!(other.first().map(|card| card.to_string()).as_deref(), Some("TMP"));
}

/// KRD-5.9: the table of paid values for every number of seats.
#[test]
fn krd_5_9_paid_values() {
    let paid = |code: &str, seats| code.parse::<Region>().unwrap().paid_places(seats);
    let table: [(&str, [&[u8]; 4]); 8] = [
        ("ZKD", [&[1], &[1, 1], &[1, 1, 1], &[1, 1, 1]]),
        ("LAI", [&[2], &[2, 2], &[2, 2, 1], &[2, 2, 1]]),
        ("TMP", [&[3], &[3, 2], &[3, 2, 1], &[3, 2, 1]]),
        ("WLD", [&[4], &[4, 3], &[4, 3, 2], &[4, 3, 2, 1]]),
        ("DRK", [&[5], &[5, 4], &[5, 4, 2], &[5, 4, 2, 1]]),
        ("WIZ", [&[6], &[6, 5], &[6, 5, 3], &[6, 5, 3, 1]]),
        ("ALT", [&[7], &[7, 5], &[7, 5, 3], &[7, 5, 3, 2]]),
        ("CAS", [&[8], &[8, 6], &[8, 6, 4], &[8, 6, 4, 2]]),
    ];
    for (code, values) in table {
        for (seats, values) in (2..=5).zip(values) {
            assert_eq!(paid(code, seats), values, "{code} with {seats} seats");
        }
    }
}

/// KRD-1.6: nine roads, the same from both ends; ZKD and TMP have three, the others two.
#[test]
fn krd_1_6_roads() {
    let mut ends = 0;
    for region in Region::ALL {
        for other in region.roads().iter() {
            assert!(other.roads().contains(region), "{region}–{other}");
            ends += 1;
        }
        let onward = region.onward(1);
        assert!(region.roads().contains(onward), "the King rides from {region} to {onward}");
        let three = matches!(region.name(), "ZKD" | "TMP");
        assert_eq!(region.roads().len(), if three { 3 } else { 2 }, "{region}");
    }
    assert_eq!(ends, 2 * 9);
}

/// KRD-6.6: a chain is a connected component; loops count a region once, gaps end it.
#[test]
fn krd_6_6_chains() {
    let set = |codes: &str| -> RegionSet {
        codes.split(' ').map(|code| code.parse::<Region>().unwrap()).collect()
    };
    let chain = |codes: &str, start: &str| start.parse::<Region>().unwrap().chain(set(codes));
    assert_eq!(chain("ZKD WIZ WLD ALT TMP", "WLD").len(), 5, "the small loop");
    assert_eq!(chain("CAS ALT DRK", "DRK"), set("DRK"), "gaps on both sides");
    assert_eq!(chain("ZKD TMP", "ZKD").len(), 2, "the extra road");
    assert_eq!(chain("WIZ WLD", "DRK"), RegionSet::EMPTY, "no noble in the scored region");
    let all: RegionSet = Region::ALL.into_iter().collect();
    assert_eq!(Region::DarkTower.chain(all).len(), 8);
}

/// KRD-1.3: 20 markers in each of five colours, which are told apart by their crest: the seat.
#[test]
fn krd_1_3_twenty_markers_of_each_colour() {
    let players = new(5).state().view(Viewer::Spectator).players;
    assert!(players.iter().all(|player| player.supply + 1 == 20));
    assert_eq!(players.iter().map(|player| player.seat.to_string()).collect::<String>(), "ABCDE");
}

/// KRD-1.4: there is one King, who is where he last rode to, and nowhere before the first ride but
/// in Zin Kai's Deep.
#[test]
fn krd_1_4_one_king() {
    let mut king = Region::ZinKaisDeep;
    wander(|events, view| {
        if view.round == 1 {
            king = Region::ZinKaisDeep;
        }
        for event in events {
            if let Event::KingMoved { from, to } = *event {
                assert_eq!(from, king);
                king = to;
            }
        }
        assert_eq!(view.king, king);
    });
}

/// KRD-2.2: a marker stays on the track from space 0 on, and can never become influence.
#[test]
fn krd_2_2_the_score_marker_stays_on_the_track() {
    for player in new(4).state().view(Viewer::Spectator).players {
        assert_eq!((player.track_space, player.laps, player.supply), (0, 0, MARKERS));
    }
    let mut form = serde_json::to_value(new(2).state()).unwrap();
    form["players"][0]["supply"] = (MARKERS + 1).into();
    serde_json::from_value::<KingsRoad>(form).expect_err("the twentieth is on the track");
}

/// EX-13 (KRD-1.5): the track shows the score modulo 40 and the laps.
#[test]
fn krd_1_5_the_track_wraps() {
    let mut game = new(2);
    let form = |places: u16| {
        let mut form = serde_json::to_value(game.state()).unwrap();
        form["players"][0]["places"] = places.into();
        form["phase"] = "GameOver".into();
        serde_json::from_value::<KingsRoad>(form).unwrap().view(Viewer::Spectator).players.remove(0)
    };
    let at = |places| (form(places).track_space, form(places).laps);
    assert_eq!((at(39), at(40), at(43), at(85)), ((39, 0), (0, 1), (3, 1), (5, 2)));
    assert_eq!((END_SCORE, TRACK_SPACES), (40, 40));
    play(&mut game, 0, "ZKD WIZ CAS");
}

/// EC-26 (KRD-3.4, KRD-11.3): others see that a seat has committed and how many cards,
/// and nothing else; the seat itself sees its cards.
#[test]
fn krd_11_3_commitments_are_seen_by_their_owner_alone() {
    let seen = |text: &str, viewer: Viewer| {
        let mut game = new(3);
        let events = play(&mut game, 0, text);
        assert_eq!(events, [Event::Committed { seat: seat(0) }]);
        game.state().view(viewer)
    };
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        let view = seen("DRK TMP KNIGHT", viewer);
        assert_eq!(view.players[0].commitment, None);
        assert_eq!(view.players[0].face_down, 3);
        assert!(!view.players[0].awaited && view.players[1].awaited);
        // KRD-3.11: a Witch alone, or with fillers, looks like any other choice.
        assert_eq!(view, seen("WITCH", viewer));
        assert_eq!(view, seen("WITCH DRAGON CAS", viewer));
    }
    let own = seen("DRK TMP KNIGHT", Viewer::Seat(seat(0)));
    assert_eq!(own.players[0].commitment, Some(cards("DRK TMP KNIGHT")));
}

/// KRD-4.14: everything but what lies face down is the same for all viewers.
#[test]
fn krd_4_14_the_rest_is_public() {
    let mut game = new(3);
    for (index, text) in ["DRAGON DRK KNIGHT", "WITCH", "ZKD WIZ KNIGHT"].into_iter().enumerate() {
        play(&mut game, u8::try_from(index).unwrap(), text);
    }
    play(&mut game, 1, "ZKD CAS KNIGHT");
    play(&mut game, 0, "WLD ALT TMP");
    let open = |viewer: Viewer| {
        let mut view = game.state().view(viewer);
        assert_eq!(view.players[0].commitment.take().is_some(), viewer.knows_secrets_of(seat(0)));
        view
    };
    let seen = open(Viewer::Spectator);
    for viewer in [Viewer::Referee, Viewer::Seat(seat(0)), Viewer::Seat(seat(2))] {
        assert_eq!(open(viewer), seen);
    }
    let used: Vec<_> = seen.players.iter().map(|player| (player.dragon, player.witch)).collect();
    assert_eq!(used, [(false, true), (true, false), (true, true)]);
    assert!(seen.players.iter().any(|player| player.supply < MARKERS && player.score > 0));
}

/// KRD-4.9: the fillers behind a Witch are kept nowhere: not in the state, the record or the log.
#[test]
fn krd_4_9_fillers_are_never_known() {
    let mut game = new(2);
    play(&mut game, 0, "WITCH DRAGON CAS");
    let events = play(&mut game, 1, "WLD ALT KNIGHT");
    assert_eq!(game.moves()[0].action, Commitment::WITCH);
    assert!(events.contains(&Event::Revealed { seat: seat(0), cards: Commitment::WITCH }));
    let text = format!("{:?} {events:?} {:?}", game.state(), game.record());
    assert!(!text.contains("CAS"), "{text}");
    assert_eq!(game.state().turn(), Turn::Sealed([seat(0)].into_iter().collect()));
}

/// EC-67 and EC-68 (KRD-9.7): points, then nobles; equal players share a rank, also below the first.
#[test]
fn krd_9_7_tie_breaks_and_shared_ranks() {
    let ranks = |nobles: [&[&str]; 3], points: [u16; 3]| {
        let mut form = serde_json::to_value(new(3).state()).unwrap();
        form["phase"] = "GameOver".into();
        for (index, (codes, points)) in nobles.iter().zip(points).enumerate() {
            form["players"][index]["places"] = points.into();
            form["players"][index]["supply"] = (19 - codes.len()).into();
            for code in *codes {
                form["regions"][code]["nobles"] = vec![Seat::ALL[index].to_string()].into();
            }
        }
        let state: KingsRoad = serde_json::from_value(form).unwrap();
        Scores::of(&state).0.iter().map(|sheet| sheet.rank).collect::<Vec<_>>()
    };
    let (two, three) = (&["ZKD", "WIZ"], &["WLD", "ALT", "TMP"]);
    assert_eq!(ranks([two, three, &["DRK", "LAI", "CAS"]], [50, 50, 41]), [2, 1, 3]);
    assert_eq!(ranks([&["ZKD", "WIZ", "DRK"], three, &["LAI"]], [50, 50, 50]), [1, 1, 3]);
    assert_eq!(ranks([&["ZKD"], &["WIZ"], three], [40, 40, 50]), [2, 2, 1]);
}

/// EC-69 (KRD-9.8): who always plays the same ties for ever; the safety stop ends it.
#[test]
fn krd_9_8_safety_stop() {
    let mut game = new(2);
    let mut last = Vec::new();
    for round in 0..u16::from(MAX_ROUNDS) {
        assert_ne!(game.state().turn(), Turn::Over, "after {round} rounds");
        play(&mut game, 0, "ZKD WLD TMP");
        last = play(&mut game, 1, "ZKD WLD TMP");
    }
    assert_eq!(game.state().turn(), Turn::Over);
    assert!(last.contains(&Event::EndTriggered { safety_stop: true }));
    let scores = game.scores();
    assert!(scores.0.iter().all(|sheet| sheet.total == 0 && sheet.rank == 1), "{scores:?}");
    let view = game.state().view(Viewer::Spectator);
    assert!(view.players.iter().all(|player| player.nobles.is_empty()));
}

/// KRD-11.5: the same set-up and the same commitments give the same match.
#[test]
fn krd_11_5_determinism() {
    let record = {
        let mut game = new(2);
        play(&mut game, 0, "DRAGON CAS KNIGHT");
        play(&mut game, 1, "ZKD WIZ KNIGHT");
        game.record()
    };
    let (one, two) = (record.replay::<KingsRoad>().unwrap(), record.replay::<KingsRoad>().unwrap());
    assert_eq!(one.state(), two.state());
    assert_eq!(one.story(), two.story());
}

/// KRD-3.5: a commitment is final for the rules; the table lets it be taken back as long as nobody
/// has learnt anything, and never after the reveal.
#[test]
fn krd_3_5_taking_back_before_the_reveal() {
    let mut game = new(2);
    play(&mut game, 0, "ZKD WIZ CAS");
    assert!(game.undo(seat(1)).is_err(), "nothing of B's to take back");
    assert_eq!(game.undo(seat(0)).unwrap().action, cards("ZKD WIZ CAS"));
    assert_eq!(game.state(), new(2).state());
    play(&mut game, 0, "ZKD WIZ CAS");
    play(&mut game, 1, "ZKD WIZ CAS");
    assert!(game.undo(seat(0)).is_err() && game.undo(seat(1)).is_err(), "cards are open");
}

/// KRD-2.1, KRD-2.5: for 2 to 5 seats, and for no other number.
#[test]
fn krd_2_5_seats() {
    for seats in 2..=5 {
        assert_eq!(new(seats).state().seats(), seats);
    }
    for seats in [0, 1, 6, 255] {
        let refused = KingsRoad::new(seats, &Options::default()).unwrap_err().to_string();
        assert!(refused.contains("2 to 5 seats"), "{refused}");
    }
}

/// KRD-11.1: a position is a value of at most 256 bytes that holds all of these and nothing else.
#[test]
fn krd_11_1_what_a_position_holds() {
    assert!(size_of::<KingsRoad>() <= 256);
    let form = serde_json::to_value(new(2).state()).unwrap();
    let names = |form: &serde_json::Value| {
        form.as_object().unwrap().keys().cloned().collect::<std::collections::BTreeSet<_>>()
    };
    let all = |names: &str| names.split(' ').map(str::to_owned).collect();
    assert_eq!(
        names(&form),
        all("seats hereditary_nobles phase round king dragons scored players regions")
    );
    assert_eq!(
        names(&form["players"][0]),
        all("places bonus final supply dragon witch commitment awaited")
    );
    assert_eq!(names(&form["regions"]["ZKD"]), all("placed nobles"));
}

/// KRD-11.6: impossible positions are refused.
#[test]
fn krd_11_6_impossible_positions_are_refused() {
    let refuse = |path: &str, value: serde_json::Value| {
        let mut form = serde_json::to_value(new(3).state()).unwrap();
        *form.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        serde_json::from_value::<KingsRoad>(form).unwrap_err().to_string()
    };
    for (path, value, says) in [
        ("/players/0/supply", 18.into(), "KRD-7.3"),
        ("/seats", 4.into(), "3 players at 4 seats"),
        ("/seats", 9.into(), "2 to 5 seats"),
        ("/round", 0.into(), "round 0"),
        ("/round", 201.into(), "round 201"),
        ("/dragons", 1.into(), "KRD-4.8"),
        ("/players/1/places", 40.into(), "KRD-9.1"),
        ("/players/1/commitment", "DRK".into(), "cannot have laid"),
        ("/players/1/commitment", "XYZ".into(), "expected a card"),
        ("/scored", vec!["DRK"].into(), "behind the King"),
        ("/regions/DRK/nobles", vec!["D"].into(), "not at the table"),
        ("/regions/DRK/nobles", vec!["X"].into(), "seat"),
        ("/regions/DRK/placed", vec![0, 0].into(), "DRK"),
    ] {
        let refused = refuse(path, value);
        assert!(refused.contains(says), "{path}: {refused}");
    }
}
