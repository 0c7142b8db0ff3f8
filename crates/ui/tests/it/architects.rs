//! Architects of the West Kingdom can be told, in every language, whatever happens in it.

use std::collections::BTreeSet;

use architects::{
    Action, Apprentice, Architects, Building, Character, Event, Goods, Kind, Location, MarketCard,
    Reward, Space, Spot, Trade,
};
use engine::{Actor, Event as _, Game, Illegal, Match, Seat, SeatSet, Turn, Viewer};
use games::{AnyMatch, GameId};
use ui::{Form, Lang, LineKind, Names, Narrate, Rulebook, Teller, story};

const ALL_OPTIONS: [&str; 5] = [
    "boards=dealt",
    "extra_characters=true",
    "opening_apprentice=true",
    "apprentice_refresh=true",
    "promo_cards=true",
];

fn for_each_language(check: impl Fn(&Teller<'_>)) {
    for lang in Lang::ALL {
        let names = Names::new(&["Olena", "Marek", "Agnes"], 5, lang);
        check(&Teller::new(lang, &names));
    }
}

/// A match in which the seats build where they can and otherwise take legal actions far apart from
/// each other.
fn some_match(seats: u8, options: &[&str], salt: usize, moves: usize) -> AnyMatch {
    let options = games::options(GameId::Architects, options).expect("options");
    let mut played = AnyMatch::new(GameId::Architects, seats, options).expect("sets up");
    for index in 0..moves {
        let Some(actor) = played.turn().next_actor() else { break };
        let legal = played.legal(actor);
        let builds =
            |action: &&String| action.starts_with("construct") || action.starts_with("cath");
        let other = &legal[(index * 7919 + salt) % legal.len()];
        let choice = legal.iter().find(builds).unwrap_or(other).clone();
        played.play(actor, &choice).expect("legal");
    }
    played
}

/// Whole matches, plain and with every option.
fn whole_matches() -> Vec<AnyMatch> {
    let whole = |seats: u8, options: &[&str], salt: usize| {
        let played = some_match(seats, options, salt, usize::MAX);
        assert_eq!(played.turn(), Turn::Over);
        played
    };
    vec![whole(2, &[], 1), whole(3, &ALL_OPTIONS, 2), whole(5, &ALL_OPTIONS, 3)]
}

fn the_match(any: &AnyMatch) -> &Match<Architects> {
    let AnyMatch::Architects(held) = any else { panic!("a match of architects") };
    held
}

fn plain(drawn: &str) -> String {
    anstream::adapter::strip_str(drawn).to_string()
}

fn events_of_workers(seat: Seat) -> Vec<Event> {
    let of = Seat::new(1);
    let mut events = vec![
        Event::FirstPlayer { seat },
        Event::WentToMarket { seat, space: Space::B },
        Event::EnteredGuildhall { seat, placement: 7 },
        Event::Skipped { seat },
        Event::Captured { seat, location: Location::Mines, of, workers: 5 },
        Event::Captured { seat, location: Location::Mines, of: seat, workers: 1 },
        Event::Sent { seat, workers: 2 },
        Event::ReleasedFromPrison { seat, workers: 1 },
        Event::ReleasedFromBoards { seat, workers: 3 },
        Event::Imprisoned { seat, space: Space::A },
        Event::EndTriggered { seat },
        Event::MatchOver { winners: SeatSet::only(seat) },
        Event::MatchOver { winners: SeatSet::first(2) },
    ];
    events.extend(Spot::ALL.map(|from| Event::Recovered { seat, from }));
    events.extend(Location::ALL.map(|location| Event::Placed { seat, location, workers: 2 }));
    events
}

fn events_of_cards(seat: Seat) -> Vec<Event> {
    let mut events = vec![
        Event::Chose { seat },
        Event::DraftRoundEnded,
        Event::Reshuffled,
        Event::ResetBegan,
        Event::Rewarded { seat, reward: Reward::Gold },
        Event::Ascended { seat, level: 3 },
        Event::SkippedCards { seat, row: 1, silver: 2 },
    ];
    for building in [None, Some(Building::Well)] {
        events.push(Event::Drew { seat, building, look: false });
        events.push(Event::Drew { seat, building, look: true });
        events.push(Event::Kept { seat, building });
        events.push(Event::Returned { seat, building });
    }
    events.extend(Character::ALL.map(|character| Event::GotBoard { seat, character }));
    events.extend(MarketCard::ALL.map(|card| Event::TurnedUp { card }));
    events.extend(MarketCard::ALL.map(|card| Event::Flipped { card }));
    events.extend(Building::ALL.map(|building| Event::Constructed { seat, building }));
    for virtue in [-2, 3] {
        events.push(Event::EndEffect { seat, building: Building::Dungeon, virtue });
    }
    for apprentice in Apprentice::ALL {
        events.push(Event::Displayed { apprentice, row: 1, column: 4 });
        events.push(Event::Dismissed { seat, apprentice });
        events.push(Event::Refreshed { apprentice, silver: 1 });
        events.push(Event::Hired { seat, apprentice, silver: 0 });
        events.push(Event::Hired { seat, apprentice, silver: 2 });
    }
    events
}

fn events_of_goods(seat: Seat) -> Vec<Event> {
    let goods = Goods([1, 2, 5, 0, 1, 0]);
    let mut events = vec![
        Event::PaidSilver { seat, silver: 2, tax: 2 },
        Event::PaidSilver { seat, silver: 0, tax: 1 },
        Event::PaidSilver { seat, silver: 3, tax: 0 },
        Event::PaidGoods { seat, goods },
        Event::TookGoods { seat, space: Space::C, goods },
        Event::GainedVirtue { seat, gain: 1, now: 8 },
        Event::LostVirtue { seat, loss: 2, now: 5 },
        Event::TookDebts { seat, debts: 1 },
        Event::AvoidedDebt { seat, silver: 2 },
        Event::DestroyedDebts { seat, debts: 2 },
        Event::PaidDebt { seat },
        Event::TookTax { seat, silver: 7 },
    ];
    events.extend(Kind::ALL.map(|kind| Event::Gained { seat, kind, amount: 21 }));
    events.extend(Trade::ALL.map(|trade| Event::Traded { seat, trade }));
    events
}

#[test]
fn every_event_has_a_sentence_for_all_and_for_its_own_seat() {
    let seat = Seat::new(0);
    let events = [events_of_workers(seat), events_of_cards(seat), events_of_goods(seat)].concat();
    for_each_language(|teller| {
        for teller in [*teller, teller.foretelling(seat)] {
            for event in &events {
                assert!(event.seen_by(Viewer::Spectator).is_some());
                let lines = Architects::tell(std::slice::from_ref(event), &teller);
                assert!(
                    !lines.is_empty() && lines[0].text.plain().len() > 6,
                    "{event:?}: {lines:?}"
                );
            }
        }
    });
}

#[test]
fn what_belongs_together_is_one_sentence() {
    let seat = Seat::new(0);
    let events = [
        Event::Placed { seat, location: Location::Workshop, workers: 2 },
        Event::PaidSilver { seat, silver: 2, tax: 2 },
        Event::SkippedCards { seat, row: 1, silver: 1 },
        Event::Hired { seat, apprentice: Apprentice::MerchantGold, silver: 0 },
        Event::LostVirtue { seat, loss: 1, now: 6 },
    ];
    let gains = [
        Event::Placed { seat, location: Location::Quarry, workers: 1 },
        Event::Gained { seat, kind: Kind::Stone, amount: 1 },
        Event::Gained { seat, kind: Kind::Stone, amount: 1 },
    ];
    let expected = [
        "Ann places a worker at the Workshop (2 there), pays 4 silver (2 of it tax), lays 1 silver \
         on the cards skipped, hires the Merchant (gold) and loses 1 virtue (now 6).",
        "Ann размещает рабочего в Мастерской (их там 2), платит 4 серебра (из них 2 — налог), \
         кладёт 1 серебро на пропущенные карты, нанимает Лавочницу (золото) и теряет 1 добродетель \
         (теперь 6).",
        "Ann розміщує робітника у Майстерні (їх там 2), платить 4 срібняки (з них 2 — податок), \
         кладе 1 срібняк на пропущені карти, наймає Крамарку (золото) й втрачає 1 очко доброчестя \
         (тепер 6).",
    ];
    let foretold = [
        "You place a worker at the Quarry and gain 2 stone.",
        "Вы размещаете рабочего в Каменоломне и получаете 2 камня.",
        "Ви розміщуєте робітника у Каменярні й отримуєте 2 камені.",
    ];
    for ((lang, expected), foretold) in Lang::ALL.into_iter().zip(expected).zip(foretold) {
        let names = Names::new(&["Ann", "Bob"], 2, lang);
        let teller = Teller::new(lang, &names);
        let told = |events: &[Event], teller: &Teller<'_>| {
            let lines = Architects::tell(events, teller);
            lines.iter().map(|line| line.text.plain()).collect::<Vec<_>>()
        };
        assert_eq!(told(&events, &teller), [expected]);
        assert_eq!(told(&gains, &teller.foretelling(seat)), [foretold]);
    }
}

/// The rules and kinds of refusals as the rules crate writes them.
fn refusals() -> BTreeSet<(&'static str, &'static str)> {
    let crate_dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../architects/src");
    let asks = std::fs::read_dir(format!("{crate_dir}/asks")).unwrap();
    let files = asks.map(|file| file.unwrap().path());
    let mut found = BTreeSet::new();
    for file in files.chain([format!("{crate_dir}/refusal.rs").into()]) {
        let source: &str = std::fs::read_to_string(file).unwrap().leak();
        let mut rule = "ARC-3.1";
        for word in source.split('"').skip(1).step_by(2) {
            if word.starts_with("ARC-") {
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
    let build: Action = "construct castle".parse().unwrap();
    for_each_language(|teller| {
        for (rule, kind) in refusals() {
            let why = Illegal::new(rule, kind);
            let text = Architects::refuse(&view, Seat::new(0), build, &why, teller);
            assert_eq!(text.rules().next(), Some(rule), "{kind}: {}", text.plain());
            let book = Rulebook::of(GameId::Architects, teller.texts.lang());
            assert!(book.find(rule).is_some(), "{rule} is in the book");
        }
    });
}

#[test]
fn a_refusal_says_what_is_missing() {
    let played = some_match(2, &[], 1, 24);
    let Turn::Seat(seat) = played.turn() else { panic!("{:?}", played.turn()) };
    let view = the_match(&played).state().view(Viewer::Seat(seat));
    let own = &view.players[seat.index()];
    let names = Names::new(&[""; 0], 2, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let kinds =
        [("SkillMissing", "lack"), ("GoodsMissing", "lack"), ("ReserveNotEmpty", "reserve")];
    for (kind, word) in kinds {
        let action = Action::Construct { building: own.hand[0], less: None };
        let why = Illegal::new("ARC-14.5", kind);
        let said = Architects::refuse(&view, seat, action, &why, &teller).plain();
        assert!(said.contains(word), "{said}");
    }
    let missing = ui::architects::missing_goods(own, Building::Castle);
    assert!(Kind::ALL.iter().all(|&kind| missing[kind] <= Building::Castle.cost()[kind]));
    assert_eq!(ui::architects::missing_skills(own, Building::Castle).len(), 3, "nobody is hired");
}

#[test]
fn every_legal_action_and_every_position_has_words() {
    let matches = whole_matches();
    for_each_language(|teller| {
        for (at, played) in matches.iter().enumerate() {
            for index in (at..=played.len()).step_by(29) {
                let now = played.fork(index);
                let seats = Seat::first(played.seats());
                for viewer in seats.map(Viewer::Seat).chain([Viewer::Spectator]) {
                    assert!(!story::prompt(&now, viewer, teller).say.0.is_empty());
                }
                let Some(Actor::Seat(seat)) = now.turn().next_actor() else { continue };
                for action in now.legal(Actor::Seat(seat)) {
                    let text = story::describe(&now, seat, &action, teller).expect("legal");
                    assert!(!text.plain().is_empty());
                    let title = Architects::title(action.parse().expect("legal"), teller);
                    assert!(!title.plain().is_empty());
                }
            }
            assert!(story::story(played, Viewer::Spectator, teller).len() > 20);
        }
    });
}

/// Plans that are drawn, kept and discarded are told and drawn to their owner alone.
#[test]
fn plans_are_shown_to_their_owner_alone() {
    let played = some_match(2, &[], 1, 60);
    let view = the_match(&played).state().view(Viewer::Referee);
    let names = Names::new(&["Ann", "Bob"], 2, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let board = |viewer| plain(&ui::terminal::board(&played, viewer, &teller));
    let (own, other) = (Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)));
    let secret = view.players[0].hand.iter().find(|&&plan| {
        let seen = the_match(&played).state().view(other);
        !seen.players.iter().any(|own| own.hand.contains(&plan))
    });
    let name = teller.label(*secret.expect("a plan that the other has not seen"));
    assert!(board(own).contains(&name));
    assert!(!board(other).contains(&name) && !board(Viewer::Spectator).contains(&name));
}

#[test]
fn every_name_has_a_text() {
    for_each_language(|teller| {
        for location in Location::ALL {
            for form in [Form::At, Form::To, Form::From] {
                let text = teller.texts.named(location, form);
                assert!(text.contains(&format!("[{location}|")), "{text}");
            }
        }
        for building in Building::ALL {
            let built = teller.texts.named(building, Form::Object);
            assert!(built.contains(&format!("[{building}|")), "{built}");
        }
        for apprentice in Apprentice::ALL {
            let hired = teller.texts.named(apprentice, Form::Object);
            assert!(hired.contains(&format!("[{apprentice}|")), "{hired}");
        }
        for sheet in some_match(2, &[], 0, 4).scores().0 {
            for item in sheet.items {
                assert!(teller.texts.has(&format!("score-{}", item.rule.0.replace('.', "-"))));
            }
        }
    });
}

/// Two moments of matches, drawn as the file beside this one shows them.
#[test]
fn the_board_is_drawn_like_this() {
    let names = Names::new(&["Olena", "Marek", "Agnes", "Petro"], 4, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let drawn: String = [some_match(2, &[], 1, 90), some_match(4, &ALL_OPTIONS, 3, 330)]
        .iter()
        .map(|played| {
            plain(&ui::terminal::board(played, Viewer::Seat(Seat::new(0)), &teller)) + "\n"
        })
        .collect();
    assert_eq!(drawn, include_str!("architects-board.txt"), "\n{drawn}");
}

#[test]
fn the_chronicle_has_a_heading_for_every_reset_and_the_last_round() {
    let names = Names::new(&[""; 0], 5, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let played = some_match(2, &[], 1, usize::MAX);
    let told = story::story(&played, Viewer::Spectator, &teller);
    let lines: Vec<_> = told.iter().flat_map(|told| &told.lines).collect();
    assert!(lines.iter().all(|line| line.kind != LineKind::Passing), "the match is over");
    let headings = lines.iter().filter(|line| line.kind == LineKind::Heading).count();
    let opened = story::rounds(the_match(&played)).count();
    assert!(headings >= 3 && opened > 0, "{headings} headings, {opened} rounds");
}
