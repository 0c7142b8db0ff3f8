//! King's Road can be told, in every language, whatever happens in it.

use engine::{Actor, BadMove, Event as _, Illegal, Seat, SeatSet, Viewer};
use games::{AnyMatch, GameId};
use kings_road::{Commitment, Event, KingsRoad, Region, board::RegionSet};
use ui::{
    Form, Lang, LineKind, Mark, Names, Narrate, Rulebook, Teller, story,
    web::{self, Stage},
};

use crate::pages::{data, next_viewer, shell, table};

fn for_each_language(check: impl Fn(&Teller<'_>)) {
    for lang in Lang::ALL {
        let names = Names::new(&["Olena", "Marek", "Agnes"], 5, lang);
        check(&Teller::new(lang, &names));
    }
}

/// A match in which the seats take legal actions far apart from each other.
fn some_match(seats: u8, moves: usize) -> AnyMatch {
    let mut played =
        AnyMatch::new(GameId::KingsRoad, seats, serde_json::Map::new()).expect("sets up");
    for index in 0..moves {
        let Some(actor) = played.turn().next_actor() else { break };
        let legal = played.legal(actor);
        let choice = legal[(index * 7919 + 60) % legal.len()].clone();
        played.play(actor, &choice).expect("legal");
    }
    played
}

#[test]
fn every_event_has_a_sentence() {
    let seat = Seat::new(0);
    let region = Region::KingsAltar;
    let chain = |codes: &[Region]| codes.iter().copied().collect::<RegionSet>();
    let bonus = |codes: &[Region]| {
        let chain = chain(codes);
        Event::NobleBonus { region, seat, points: chain.len(), chain }
    };
    let cards: Commitment = "DRAGON ALT KNIGHT".parse().unwrap();
    let (influence, points) = (vec![3, 2, 2, 1, 0], vec![7, 3, 3, 0, 0]);
    let events = [
        Event::Committed { seat },
        Event::Revealed { seat, cards },
        Event::Revealed { seat, cards: "ALT CAS KNIGHT_DECLINED".parse().unwrap() },
        Event::Placed { seat, region, markers: 2 },
        Event::Dragon { seat, dragons: 1 },
        Event::Dragon { seat, dragons: 3 },
        Event::Witch { seat },
        Event::Scored { region, influence: influence.clone(), points: points.clone() },
        Event::Scored { region, influence: vec![0; 5], points: vec![0; 5] },
        Event::Scored { region, influence: vec![2, 2, 0, 0, 0], points: vec![0; 5] },
        Event::NobleRemoved { region, seat },
        Event::NobleSet { region, seat },
        bonus(&[region]),
        bonus(&[region, Region::WildHills]),
        bonus(&Region::ALL),
        Event::Returned { region, markers: vec![1, 0, 0, 0, 2] },
        Event::KingMoved { from: region, to: Region::TempleRuins },
        Event::RoundBegan { round: 2 },
        Event::EndTriggered { safety_stop: false },
        Event::EndTriggered { safety_stop: true },
        Event::FinalScored { region, influence, points },
        Event::FinalScored { region, influence: vec![0; 5], points: vec![0; 5] },
        Event::MatchOver { winners: SeatSet::only(seat) },
        Event::MatchOver { winners: SeatSet::first(2) },
    ];
    for_each_language(|teller| {
        for event in &events {
            assert!(event.seen_by(Viewer::Spectator).is_some());
            let lines = KingsRoad::tell(std::slice::from_ref(event), teller);
            assert_eq!(lines.len(), 1, "{event:?}");
            assert!(lines[0].text.plain().len() > 6, "{event:?}: {lines:?}");
        }
    });
}

#[test]
fn every_place_of_a_ranking_is_told_with_its_points() {
    let names = Names::new(&["Ann", "Bob", "Cid", "Dot", "Eve"], 5, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let scored = Event::Scored {
        region: Region::KingsAltar,
        influence: vec![1, 4, 2, 2, 0],
        points: vec![2, 7, 3, 3, 0],
    };
    let lines = KingsRoad::tell(&[scored], &teller);
    assert_eq!(
        lines[0].text.plain(),
        "Scoring at the King’s Altar: Bob leads with influence 4: +7; Cid and Dot tie with \
         influence 2: +3 each KRD-5.7; Ann has influence 1: +2."
    );
    let marks: Vec<_> = lines[0].text.0.iter().filter_map(|span| span.mark.clone()).collect();
    assert_eq!(marks[0], Mark::Thing("ALT".to_owned()));
    assert_eq!(marks[1], Mark::Seat(Seat::new(1)));
    assert_eq!(marks[2], Mark::Points);
}

#[test]
fn every_refusal_says_what_to_do_and_cites_its_rule() {
    let view = |m: &AnyMatch| {
        let AnyMatch::KingsRoad(m) = m else { panic!("a match of King's Road") };
        engine::Game::view(m.state(), Viewer::Seat(Seat::new(0)))
    };
    let view = view(&some_match(3, 0));
    let laid: Commitment = "DRAGON ALT".parse().unwrap();
    let refusals = [
        ("KRD-9.1", "WrongPhase"),
        ("KRD-3.5", "NotAwaited"),
        ("KRD-3.3", "NotAwaited"),
        ("KRD-4.10", "NotAwaited"),
        ("KRD-2.1", "NotAwaited"),
        ("KRD-11.5", "NotAwaited"),
        ("KRD-3.6", "DuplicateCard"),
        ("KRD-3.6", "CardNotInHand"),
        ("KRD-4.10", "CardNotInHand"),
        ("KRD-3.7", "WitchNotFirst"),
        ("KRD-3.2", "WrongCardCount"),
        ("KRD-3.11", "WrongCardCount"),
        ("KRD-3.8", "KnightNotLast"),
        ("KRD-3.9", "KnightWithoutRegion"),
    ];
    for_each_language(|teller| {
        for (rule, kind) in refusals {
            let why = Illegal::new(rule, kind);
            let text = KingsRoad::refuse(&view, Seat::new(0), laid, &why, teller);
            assert_eq!(text.rules().collect::<Vec<_>>(), [rule], "{kind}: {}", text.plain());
            let book = Rulebook::of(GameId::KingsRoad, teller.texts.lang());
            assert!(book.find(rule).is_some(), "{rule} is in the book");
        }
    });
}

#[test]
fn every_legal_action_and_every_position_has_words() {
    for_each_language(|teller| {
        for seats in [2, 3, 5] {
            let played = some_match(seats, 400);
            assert_eq!(played.turn(), engine::Turn::Over, "{} moves", played.len());
            for index in (0..=played.len()).step_by(3) {
                let now = played.fork(index);
                for viewer in Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                    assert!(!story::prompt(&now, viewer, teller).say.0.is_empty());
                }
                let Some(Actor::Seat(seat)) = now.turn().next_actor() else { continue };
                for action in now.legal(Actor::Seat(seat)) {
                    let text = story::describe(&now, seat, &action, teller).expect("legal");
                    assert!(!text.plain().is_empty());
                }
            }
        }
    });
}

#[test]
fn the_chronicle_keeps_what_lasts() {
    let names = Names::new(&[""; 0], 3, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let played = some_match(3, 400);
    let told = story::story(&played, Viewer::Spectator, &teller);
    let lines: Vec<_> = told.iter().flat_map(|told| &told.lines).collect();
    assert!(lines.iter().all(|line| line.kind != LineKind::Passing), "all cards were turned up");
    let rounds = lines.iter().filter(|line| line.kind == LineKind::Heading).count();
    assert!(rounds >= 4, "{rounds} rounds");
    assert_eq!(told[0].after, 0);
    let choosing = played.fork(1);
    let told = story::story(&choosing, Viewer::Spectator, &teller);
    let last = &told.last().unwrap().lines[0];
    assert_eq!(
        (last.kind, last.text.plain().as_str()),
        (LineKind::Passing, "Player A lays cards face down.")
    );
}

#[test]
fn a_refused_move_is_worded_from_the_seats_own_view() {
    let names = Names::new(&[""; 0], 2, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let played = some_match(2, 0);
    let say = |action: &str| {
        let why = played.clone().play(Actor::Seat(Seat::new(0)), action).unwrap_err();
        story::refuse(&played, Seat::new(0), action, &why, &teller).plain()
    };
    assert_eq!(say("ALT CAS"), "You must choose exactly 3 cards, not 2. KRD-3.2");
    assert_eq!(say("nonsense"), "This is not a move in the notation of the game.");
    assert!(matches!(
        played.clone().play(Actor::Seat(Seat::new(0)), "ALT"),
        Err(BadMove::Illegal(_))
    ));
}

#[test]
fn every_name_has_a_text() {
    for_each_language(|teller| {
        for region in Region::ALL {
            assert!(!ui::kings_road::region_name(region, teller).is_empty());
            for form in [Form::At, Form::To] {
                let text = teller.texts.named(region, form);
                assert!(text.contains(&format!("[{region}|")), "{text}");
            }
        }
        for id in 0..kings_road::commitment::COUNT {
            for card in Commitment::from_id(id).expect("dense").cards() {
                assert!(!ui::kings_road::card_name(card, teller).is_empty());
            }
        }
        for &game in GameId::ALL {
            assert!(teller.texts.has(&format!("game-{game}")));
            for option in game.info().options {
                assert!(teller.texts.has(&format!("{game}-option-{}", option.key)));
                for value in option.values {
                    assert!(teller.texts.has(&format!("{game}-option-{}-{value}", option.key)));
                }
            }
        }
        for sheet in some_match(2, 4).scores().0 {
            for item in sheet.items {
                assert!(teller.texts.has(&format!("score-{}", item.rule.0.replace('.', "-"))));
            }
        }
    });
}

#[test]
fn the_table_fits_the_screen_and_shows_every_number() {
    for_each_language(|teller| {
        for seats in [2, 5] {
            let played = some_match(seats, 400);
            for index in (0..=played.len()).step_by(5) {
                let now = played.fork(index);
                let drawn = ui::terminal::board(&now, Viewer::Spectator, teller);
                let plain = anstream::adapter::strip_str(&drawn).to_string();
                assert!(plain.lines().all(|line| ui::terminal::width(line) <= 80), "{plain}");
                for sheet in now.scores().0 {
                    let row = format!("{} {}", sheet.seat, teller.names.of(sheet.seat));
                    let row = plain.lines().find(|line| line.starts_with(&row)).expect("a row");
                    assert!(row.contains(&format!(" {} ", sheet.total)), "{row}");
                }
                assert_eq!(plain.matches('♚').count(), 1, "the King is somewhere");
                for region in Region::ALL {
                    assert!(plain.contains(&format!("{} {region}", region.number())), "{plain}");
                }
            }
        }
    });
}

#[test]
fn markers_nobles_and_influence_are_drawn_with_their_seat() {
    let names = Names::new(&[""; 0], 2, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let mut played = some_match(2, 0);
    for (seat, cards) in [(0, "ZKD ALT KNIGHT"), (1, "DRAGON CAS KNIGHT")] {
        played.play(Actor::Seat(Seat::new(seat)), cards).expect("legal");
    }
    let drawn = ui::terminal::board(&played, Viewer::Spectator, &teller);
    let plain = anstream::adapter::strip_str(&drawn).to_string();
    let cells: Vec<&str> = plain.split('│').map(str::trim).collect();
    let has = |start: &str, end: &str| {
        cells.iter().any(|cell| cell.starts_with(start) && cell.ends_with(end))
    };
    assert!(has("A ♛", " 1"), "a noble alone in Zin Kai's Deep: {plain}");
    assert!(has("A ●●", " 2") && has("B ●●", " 2"), "two markers each: {plain}");
    assert_eq!(plain.matches(" scored ").count(), 2, "two regions were scored: {plain}");
    let seat_b = plain.lines().find(|line| line.starts_with("B Player B")).expect("a row");
    assert_eq!(seat_b.matches('–').count(), 1, "the Dragon is used, the Witch is not: {seat_b}");
}

#[test]
fn the_score_sheet_has_items_totals_tie_breaks_and_ranks() {
    let names = Names::new(&["Olena"], 3, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let played = some_match(3, 400);
    let sheet = ui::terminal::scores(GameId::KingsRoad, &played.scores(), &teller);
    let plain = anstream::adapter::strip_str(&sheet).to_string();
    let numbers = |start: &str| -> Vec<i32> {
        let line = plain.lines().find(|line| line.starts_with(start)).expect(start);
        line.split_whitespace().filter_map(|word| word.parse().ok()).collect()
    };
    let sheets = played.scores().0;
    assert_eq!(numbers("Total"), sheets.iter().map(|s| s.total).collect::<Vec<_>>());
    assert_eq!(numbers("Rank"), sheets.iter().map(|s| s.rank.into()).collect::<Vec<i32>>());
    assert_eq!(numbers("Nobles"), sheets.iter().map(|s| s.tie_breaks[0]).collect::<Vec<_>>());
    for (index, start) in ["Places", "Noble bonuses", "Final scoring"].into_iter().enumerate() {
        let points: Vec<i32> = sheets.iter().map(|s| s.items[index].points).collect();
        assert_eq!(numbers(start), points, "{start}");
    }
    assert!(plain.contains("A Olena") && plain.contains("Player B") && !plain.contains("B Player"));
}

/// KRD-4.6, KRD-4.9: the Knight names the region before him, and the Witch is laid alone.
#[test]
fn the_knight_names_his_region_and_the_witch_lies_alone() {
    let game = some_match(3, 0);
    let page = web::table(&shell(Lang::En), &table(&game, Stage::Playing, next_viewer(&game)));
    assert!(page.contains("The Witch is laid alone."));
    let behind = data(&page)["behind"].clone();
    assert_eq!(behind.as_array().unwrap().len(), 8);
    let altar = serde_json::json!([
        "KNIGHT",
        "ALT",
        "The Knight adds a second marker to the King’s Altar."
    ]);
    assert!(behind.as_array().unwrap().contains(&altar), "{behind}");
}
