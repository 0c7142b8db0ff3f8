//! A Castle for All Seasons can be told, in every language, whatever happens in it.

use std::collections::BTreeSet;

use castle::{
    Action, Building, Card, CardSet, Castle, Event, Gift, Goods, Kind, Place, Source, WinterCard,
};
use engine::{Actor, BadMove, Event as _, Game, Illegal, Match, Seat, SeatSet, Turn, Viewer};
use games::{AnyMatch, GameId};
use ui::{Form, Lang, LineKind, Names, Narrate, Rulebook, Teller, story};

const WINTER: [&str; 2] = ["side=winter", "six_winter_cards=true"];

fn for_each_language(check: impl Fn(&Teller<'_>)) {
    for lang in Lang::ALL {
        let names = Names::new(&["Olena", "Marek", "Agnes"], 4, lang);
        check(&Teller::new(lang, &names));
    }
}

/// A match in which the seats take legal actions far apart from each other.
fn some_match(seats: u8, options: &[&str], salt: usize, moves: usize) -> AnyMatch {
    let options = games::options(GameId::Castle, options).expect("options");
    let mut played = AnyMatch::new(GameId::Castle, seats, options).expect("sets up");
    for index in 0..moves {
        let Some(actor) = played.turn().next_actor() else { break };
        let legal = played.legal(actor);
        let choice = legal[(index * 7919 + salt) % legal.len()].clone();
        played.play(actor, &choice).expect("legal");
    }
    played
}

/// Whole matches of every size, in summer and winter.
fn whole_matches() -> Vec<AnyMatch> {
    let whole = |seats: u8, options: &[&str], salt: usize| {
        let played = some_match(seats, options, salt, usize::MAX);
        assert_eq!(played.turn(), Turn::Over);
        played
    };
    let mut matches = vec![whole(2, &[], 1), whole(3, &[], 2)];
    matches.extend((0..4).map(|salt| whole(2, &WINTER, 10 + salt)));
    matches.extend((0..4).map(|salt| whole(4, &WINTER, 20 + salt)));
    matches
}

fn the_match(any: &AnyMatch) -> &Match<Castle> {
    let AnyMatch::Castle(held) = any else { panic!("a match of castle") };
    held
}

fn plain(drawn: &str) -> String {
    anstream::adapter::strip_str(drawn).to_string()
}

fn goods(units: [u8; 5]) -> Goods {
    Goods(units)
}

fn events_of_cards(seat: Seat) -> Vec<Event> {
    let cards = CardSet::only(Card::Trader).with(Card::Quarry);
    let (worker, card) = (Card::Quarry, Card::Stonemason);
    let load = goods([2, 0, 0, 1, 0]);
    vec![
        Event::RoundBegan { round: 3, start: seat },
        Event::Chose { seat },
        Event::Revealed { seat, cards },
        Event::Loaded { seat, worker, goods: load },
        Event::Loaded { seat, worker, goods: Goods::NONE },
        Event::Began { seat, card },
        Event::TookLoad { seat, worker, goods: load },
        Event::TookBack { seat, cards },
        Event::MasterBuilder { seat, buildings: 0, points: 0 },
        Event::MasterBuilder { seat, buildings: 1, points: 5 },
        Event::MasterBuilder { seat, buildings: 5, points: 25 },
        Event::Earned { seat, talers: 8 },
        Event::CardLost { seat, card },
        Event::PaidTalers { seat, talers: 3 },
        Event::EndTriggered { all_built: false },
        Event::EndTriggered { all_built: true },
        Event::MatchOver { winners: SeatSet::only(seat) },
        Event::MatchOver { winners: SeatSet::first(2) },
    ]
}

fn events_of_goods(seat: Seat) -> Vec<Event> {
    let owner = Seat::new(1);
    let (worker, kind) = (Card::Timber, Kind::Silver);
    let built = |with, talers, points| Event::Built {
        seat,
        with,
        building: Building::Tower,
        payment: goods([1, 0, 1, 1, 0]),
        talers,
        points,
    };
    vec![
        Event::Toll { seat, to: None },
        Event::Toll { seat, to: Some(owner) },
        Event::InnTalers { seat, talers: 4 },
        Event::PaidOut { seat, place: Place::CartSand, units: 3, duty: 1 },
        Event::PaidOut { seat, place: Place::RiderSilver, units: 0, duty: 1 },
        Event::PaidOut { seat, place: Place::CartClay, units: 0, duty: 0 },
        Event::TookFromTower { seat, kind: Kind::Clay, units: 5 },
        Event::Exchanged { seat, kind: Kind::Stone },
        Event::AskedForLast { seat, owner, worker, kind },
        Event::Bought { seat, owner, worker, kind },
        Event::Refused { seat: owner, worker },
        built(Card::Bricklayer, 3, 0),
        built(Card::Stonemason, 0, 8),
        built(Card::Earth, 0, 4),
        Event::Repaired { seat, points: 3 },
        Event::Gave { seat, gift: Gift::Taler },
        Event::Shared { seat, gift: Gift::Unit(Kind::Wood) },
        Event::Withdrew { seat },
        Event::YoungLadyLeft { winner: Some(seat), points: 8 },
        Event::YoungLadyLeft { winner: None, points: 0 },
        Event::Converted { seat, kind: Kind::Clay, points: 4 },
    ]
}

#[test]
fn every_event_has_a_sentence() {
    let seat = Seat::new(0);
    let mut events = events_of_cards(seat);
    events.extend(events_of_goods(seat));
    events.extend(WinterCard::ALL.map(|card| Event::WinterCard { card }));
    events.extend(Source::ALL.map(|source| Event::FinalScored { seat, source, points: 7 }));
    for place in Place::ALL {
        events.push(Event::HelperPlaced { seat, place, from: None, price: place.price() });
        events.push(Event::HelperReturned { seat, place });
        let from = Some(Place::CartWood);
        events.push(Event::HelperPlaced { seat, place, from, price: place.price() });
    }
    for_each_language(|teller| {
        for event in &events {
            assert!(event.seen_by(Viewer::Spectator).is_some());
            let lines = Castle::tell(std::slice::from_ref(event), teller);
            let expected = if matches!(event, Event::RoundBegan { .. }) { 2 } else { 1 };
            assert_eq!(lines.len(), expected, "{event:?}");
            assert!(lines[0].text.plain().len() > 6, "{event:?}: {lines:?}");
        }
    });
}

#[test]
fn what_is_told_says_what_was_paid_and_won() {
    let names = Names::new(&["Ann", "Bob"], 2, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let told = |event: Event| Castle::tell(&[event], &teller)[0].text.plain();
    let seat = Seat::new(0);
    let built = Event::Built {
        seat,
        with: Card::Stonemason,
        building: Building::Well,
        payment: goods([3, 0, 1, 1, 0]),
        talers: 0,
        points: 10,
    };
    assert_eq!(told(built), "Stonemason: Ann erects the Well with 3 sand, 1 clay and 1 stone +10.");
    let paid = Event::PaidOut { seat, place: Place::CartWood, units: 2, duty: 1 };
    assert_eq!(told(paid), "Ann gets 2 wood at the wood cart; 1 more goes onto the Defence Tower.");
}

/// The rules and kinds of refusals as the rules crate writes them.
fn refusals() -> BTreeSet<(&'static str, &'static str)> {
    let crate_dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../castle/src");
    let asks = std::fs::read_dir(format!("{crate_dir}/asks")).unwrap();
    let files = asks.map(|file| file.unwrap().path());
    let shared = ["refusal.rs", "card.rs"].map(|name| format!("{crate_dir}/{name}").into());
    let mut found = BTreeSet::new();
    for file in files.chain(shared) {
        let source: &str = std::fs::read_to_string(file).unwrap().leak();
        let mut rule = "CAS-3.1";
        for word in source.split('"').skip(1).step_by(2) {
            if word.starts_with("CAS-") {
                rule = word;
            } else if word.starts_with(char::is_uppercase) && !word.contains(' ') {
                found.insert((rule, word));
            }
        }
    }
    assert!(found.len() > 60, "{found:?}");
    found
}

#[test]
fn every_refusal_says_what_to_do_and_cites_its_rule() {
    let played = some_match(3, &[], 0, 0);
    let view = the_match(&played).state().view(Viewer::Seat(Seat::new(0)));
    let build: Action = "build tower sand=1 clay=1 stone=1".parse().unwrap();
    for_each_language(|teller| {
        for (rule, kind) in refusals() {
            let why = Illegal::new(rule, kind);
            let text = Castle::refuse(&view, Seat::new(0), build, &why, teller);
            assert_eq!(text.rules().next(), Some(rule), "{kind}: {}", text.plain());
            let book = Rulebook::of(GameId::Castle, teller.texts.lang());
            assert!(book.find(rule).is_some(), "{rule} is in the book");
        }
    });
}

#[test]
fn every_legal_action_and_every_position_has_words() {
    let matches = whole_matches();
    for_each_language(|teller| {
        for (at, played) in matches.iter().enumerate() {
            let seats = played.seats();
            for index in (at % 5..=played.len()).step_by(5) {
                let now = played.fork(index);
                for viewer in Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                    assert!(!story::prompt(&now, viewer, teller).say.0.is_empty());
                }
                let Some(Actor::Seat(seat)) = now.turn().next_actor() else { continue };
                for action in now.legal(Actor::Seat(seat)) {
                    let text = story::describe(&now, seat, &action, teller).expect("legal");
                    assert!(!text.plain().is_empty());
                    let title = Castle::title(action.parse().expect("legal"), teller);
                    assert!(!title.plain().is_empty());
                }
            }
            assert!(story::story(played, Viewer::Spectator, teller).len() > 20);
        }
    });
}

/// The matches above meet every kind of ask and nearly every event, or they would prove little.
#[test]
fn the_sample_matches_meet_every_ask() {
    let mut asks = BTreeSet::new();
    for played in whole_matches() {
        for index in 0..=played.len() {
            let view = played.fork(index).view(Viewer::Spectator);
            let ask = &view["ask"];
            let name = ask.as_str().map(str::to_owned);
            asks.insert(
                name.unwrap_or_else(|| ask.as_object().unwrap().keys().next().unwrap().clone()),
            );
        }
    }
    for ask in [
        "over",
        "draw_start",
        "draw_winter",
        "plague",
        "breach",
        "blizzard",
        "gifts",
        "sharing",
        "select",
        "load",
        "order",
        "trade",
        "defence_tower",
        "build",
        "helpers",
        "finish",
    ] {
        assert!(asks.contains(ask), "{ask} not among {asks:?}");
    }
}

#[test]
fn a_refused_move_is_worded_from_the_seats_own_view() {
    let names = Names::new(&[""; 0], 3, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let played = some_match(3, &[], 0, 1);
    let say = |action: &str| {
        let why = played.clone().play(Actor::Seat(Seat::new(0)), action).unwrap_err();
        story::refuse(&played, Seat::new(0), action, &why, &teller).plain()
    };
    assert_eq!(say("cards trader quarry"), "Choose exactly one character, not 2. CAS-4.1");
    assert_eq!(say("nonsense"), "This is not a move in the notation of the game.");
    let early = played.clone().play(Actor::Seat(Seat::new(0)), "cards master_builder");
    assert!(matches!(early, Err(BadMove::Illegal(_))));
    assert!(say("cards master_builder").contains("first round"));
}

#[test]
fn a_choice_that_lies_face_down_is_told_and_drawn_to_its_owner_alone() {
    let start = some_match(3, &[], 0, 1);
    let with = |card: &str| {
        let mut played = start.clone();
        played.play(Actor::Seat(Seat::new(0)), card).expect("legal");
        played
    };
    let (one, other) = (with("cards trader"), with("cards quarry"));
    for_each_language(|teller| {
        let seen = |played: &AnyMatch, viewer: Viewer| {
            let told = story::story(played, viewer, teller);
            let prompt = story::prompt(played, viewer, teller);
            format!("{}{told:?}{prompt:?}", ui::terminal::board(played, viewer, teller))
        };
        for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2)), Viewer::Spectator] {
            assert_eq!(seen(&one, viewer), seen(&other, viewer), "{viewer:?} knows nothing");
            assert!(plain(&seen(&one, viewer)).contains('▮'), "that a card lies there is seen");
        }
        let own = Viewer::Seat(Seat::new(0));
        assert_ne!(seen(&one, own), seen(&other, own));
    });
}

#[test]
fn every_name_has_a_text() {
    for_each_language(|teller| {
        for place in Place::ALL {
            assert!(!ui::castle::place_name(place, teller).is_empty());
            assert!(!ui::castle::place_does(place, teller).plain().is_empty());
            for form in [Form::At, Form::To, Form::From] {
                let text = teller.texts.named(place, form);
                assert!(text.contains(&format!("[{place}|")), "{text}");
            }
        }
        for building in Building::ALL {
            assert!(!ui::castle::building_name(building, teller).is_empty());
            let built = teller.texts.named(building, Form::Object);
            assert!(built.contains(&format!("[{building}|")), "{built}");
        }
        for card in Card::ALL {
            assert!(!ui::castle::card_name(card, teller).is_empty());
            assert_eq!(ui::castle::card_does(card, teller).rules().count(), 1);
        }
        for card in WinterCard::ALL {
            assert!(!ui::castle::winter_card_name(card, teller).is_empty());
            assert_eq!(ui::castle::winter_card_does(card, teller).rules().count(), 1);
        }
        for kind in Kind::ALL {
            assert!(!ui::castle::kind_name(kind, teller).is_empty());
        }
        for sheet in some_match(2, &[], 0, 4).scores().0 {
            for item in sheet.items {
                assert!(teller.texts.has(&format!("score-{}", item.rule.0.replace('.', "-"))));
            }
        }
    });
}

#[test]
fn the_table_fits_the_screen_and_shows_every_number() {
    let matches = whole_matches();
    for_each_language(|teller| {
        for played in &matches {
            for index in (0..=played.len()).step_by(11) {
                let now = played.fork(index);
                let drawn = plain(&ui::terminal::board(&now, Viewer::Spectator, teller));
                let widest = drawn.lines().map(ui::terminal::width).max().unwrap();
                assert!(widest <= 100, "{widest} columns:\n{drawn}");
                let view = the_match(&now).state().view(Viewer::Spectator);
                for own in &view.players {
                    let name = teller.names.with_letter(own.seat);
                    let name = |line: &&str| line.trim_start_matches(['▶', ' ']).starts_with(&name);
                    let row = drawn.lines().rfind(name).expect("a row");
                    let numbers: Vec<i32> =
                        row.split_whitespace().filter_map(|word| word.parse().ok()).collect();
                    let goods = own.goods.0.map(i32::from);
                    assert!(numbers.starts_with(&goods), "{row}");
                    let rest = [own.talers.into(), own.helpers.into(), own.score];
                    assert_eq!(numbers[5..8], rest, "{row}");
                }
            }
        }
    });
}

/// Two moments of matches, drawn as the file beside this one shows them.
#[test]
fn the_board_is_drawn_like_this() {
    let names = Names::new(&["Olena", "Marek", "Agnes"], 3, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let mut played = some_match(3, &[], 0, 0);
    played.play(Actor::Chance, "start B").expect("legal");
    for (seat, action) in [
        (0, "cards trader"),
        (1, "cards quarry"),
        (2, "cards bricklayer"),
        (1, "load wood clay"),
        (0, "place cart_stone"),
        (2, "take clay"),
    ] {
        played.play(Actor::Seat(Seat::new(seat)), action).expect(action);
    }
    let names = Names::new(&["Olena", "Marek", "Agnes", "Petro"], 4, Lang::En);
    let later = some_match(4, &WINTER, 20, 95);
    let drawn = plain(&ui::terminal::board(&played, Viewer::Spectator, &teller))
        + "\n"
        + &plain(&ui::terminal::board(&later, Viewer::Spectator, &Teller::new(Lang::En, &names)));
    assert_eq!(drawn, include_str!("castle-board.txt"), "\n{drawn}");
}

#[test]
fn the_chronicle_keeps_what_lasts() {
    let names = Names::new(&[""; 0], 4, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let played = some_match(4, &WINTER, 5, usize::MAX);
    let told = story::story(&played, Viewer::Spectator, &teller);
    let lines: Vec<_> = told.iter().flat_map(|told| &told.lines).collect();
    assert!(lines.iter().all(|line| line.kind != LineKind::Passing), "the match is over");
    let rounds = lines.iter().filter(|line| line.kind == LineKind::Heading).count();
    assert_eq!(rounds, 12);
    assert_eq!(told[0].after, 0);
}
