//! Viscounts of the West Kingdom can be told, in every language, whatever happens in it.

use std::collections::BTreeSet;

use engine::{Actor, Event as _, Game, Illegal, Match, Seat, SeatSet, Turn, Viewer};
use games::{AnyMatch, GameId};
use ui::{Form, Lang, LineKind, Names, Narrate, Teller, story};
use viscounts::{
    Action, Building, Card, Event, Good, Manuscript, Paper, PlayerCard, Primary, Ribbon, Scheme,
    Section, Segment, Site, Slot, Space, Viscounts,
    automa::{Hindrance, Substitute, Trial},
    board::Tier,
    gates_of_gold::{Award, Column, Desk, Merit},
};

fn for_each_language(check: impl Fn(&Teller<'_>)) {
    for lang in Lang::ALL {
        let names = Names::new(&["Olena", "Marek", "Agnes"], 4, lang);
        check(&Teller::new(lang, &names));
    }
}

const GATES: &str = "gates_of_gold=true";

/// A match in which the seats take legal actions far apart from each other.
fn some_match(seats: u8, options: &[&str], salt: usize, moves: usize) -> AnyMatch {
    let options = games::options(GameId::Viscounts, options).expect("options");
    let mut played = AnyMatch::new(GameId::Viscounts, seats, options).expect("sets up");
    for index in 0..moves {
        let Some(actor) = played.turn().next_actor() else { break };
        let legal = played.legal(actor);
        let acts = |action: &&String| action.starts_with("act ") || action.starts_with("hire");
        let other = &legal[(index * 7919 + salt) % legal.len()];
        let choice = legal.iter().rfind(acts).unwrap_or(other).clone();
        played.play(actor, &choice).expect("legal");
    }
    played
}

/// Whole matches of all numbers of players, and against every board of the Automa.
fn whole_matches() -> Vec<AnyMatch> {
    let whole = |seats: u8, options: &[&str], salt: usize| {
        let played = some_match(seats, options, salt, usize::MAX);
        assert_eq!(played.turn(), Turn::Over);
        played
    };
    vec![
        whole(1, &["automa=cleric", "difficulty=two"], 1),
        whole(1, &["automa=build"], 2),
        whole(1, &["automa=noble"], 3),
        whole(1, &["automa=card"], 4),
        whole(2, &[], 1),
        whole(4, &[], 3),
        whole(1, &["automa=noble", GATES], 5),
        whole(2, &[GATES], 2),
        whole(3, &[GATES], 4),
    ]
}

fn the_match(any: &AnyMatch) -> &Match<Viscounts> {
    let AnyMatch::Viscounts(held) = any else { panic!("a match of viscounts") };
    held
}

fn plain(drawn: &str) -> String {
    anstream::adapter::strip_str(drawn).to_string()
}

fn events_of_cards(seat: Seat) -> Vec<Event> {
    let (segment, manuscript) = (Segment::Lake, Manuscript::M07);
    let mut events = vec![
        Event::Laid { segment, position: 0 },
        Event::Turned { rotation: 2 },
        Event::Shown { segment, manuscript },
        Event::Dealt { card: PlayerCard::C3, hero: Card::Ada },
        Event::TookPair { seat, card: PlayerCard::C3, hero: Card::Ada },
        Event::Rearranged { seat, slots: [Some(Card::Thief), None, Some(Card::Abbot)] },
        Event::Dismissed { seat, segment, card: None },
        Event::Shuffled { seat },
        Event::Drew { seat, card: None },
        Event::Hardened,
    ];
    for card in Card::ALL {
        events.push(Event::Revealed { segment, card });
        events.push(Event::DroppedOff { seat, card });
        events.push(Event::Played { seat, card });
        events.push(Event::Dismissed { seat, segment, card: Some(card) });
        events.push(Event::Hired { seat, card });
        events.push(Event::Discarded { seat, card });
        events.push(Event::Destroyed { seat, card });
        events.push(Event::Drew { seat, card: Some(card) });
    }
    for scheme in Scheme::ALL {
        events.push(Event::TurnedScheme { seat, scheme });
        events.push(Event::GainedScheme { seat, scheme });
    }
    events
}

fn events_of_places(seat: Seat) -> Vec<Event> {
    let of = Seat::new(1);
    let section = Section::Flip;
    let mut events = vec![
        Event::StartPlayer { seat },
        Event::TurnBegan { seat, round: 3 },
        Event::Exchanged { seat, space: Space::S6, times: 2 },
        Event::Linked { seat, other: of, site: Site::Lake2 },
        Event::Linked { seat, other: seat, site: Site::Lake2 },
        Event::PlacedWorkers { seat, section, workers: 3 },
        Event::Shifted { seat, from: section, to: Section::InkStone },
        Event::Advanced { seat, section },
        Event::Ascended { seat, section },
        Event::BecameLeader { seat },
        Event::Bumped { seat, of, tier: Tier::Outer, section },
        Event::Bumped { seat, of: seat, tier: Tier::Middle, section },
        Event::AutomaPlaced { seat, space: Space::S9 },
        Event::MatchOver { winners: SeatSet::only(seat) },
        Event::MatchOver { winners: SeatSet::first(2) },
    ];
    events.extend(Space::ALL.map(|space| Event::Moved { seat, space, steps: 4 }));
    events.extend(Primary::ALL.map(|primary| Event::Acted { seat, primary }));
    events.extend(Slot::ALL.map(|slot| Event::Built { seat, slot, site: Site::Cliffs6 }));
    events.extend(Manuscript::ALL.map(|manuscript| Event::TookManuscript { seat, manuscript }));
    events.extend(Segment::ALL.map(|segment| Event::TranscribedPrinted { seat, segment }));
    events.extend(Ribbon::ALL.map(|ribbon| Event::TookBonus { seat, ribbon }));
    events
}

fn events_of_goods(seat: Seat) -> Vec<Event> {
    let mut events = vec![
        Event::GainedSilver { seat, amount: 1 },
        Event::PaidSilver { seat, amount: 5 },
        Event::GainedVirtue { seat, steps: 1, corruption: 3, virtue: 5 },
        Event::GainedVirtue { seat, steps: 2, corruption: 4, virtue: 4 },
        Event::GainedCorruption { seat, steps: 1, corruption: 3, virtue: 5 },
        Event::GainedDebt { seat },
        Event::GainedDeeds { seat, amount: 3 },
        Event::Collided { seat, space: 4 },
        Event::Parted { seat },
    ];
    events.extend(Good::ALL.map(|good| Event::Gained { seat, good, amount: 21 }));
    events.extend(Good::ALL.map(|good| Event::Paid { seat, good, amount: 2 }));
    for paper in Paper::ALL {
        events.push(Event::Flipped { seat, paper });
        events.push(Event::EndRevealed { paper, last_round: 9 });
    }
    events.extend(Substitute::ALL.map(|of| Event::Instead { seat, of }));
    for trial in [Trial::Act(Primary::Construct), Trial::Flips, Trial::Gain] {
        for focus in [false, true] {
            let hindered = Hindrance::ALL.map(Some).into_iter().chain([None]);
            events.extend(hindered.map(|hindered| Event::Tried {
                seat,
                option: 2,
                trial,
                focus,
                hindered,
            }));
        }
    }
    events
}

fn events_of_gates(seat: Seat) -> Vec<Event> {
    let mut events = vec![
        Event::DroppedOff { seat, card: Card::KingsOrder },
        Event::GainedOrder { seat },
        Event::LostDebts { seat, amount: 2 },
        Event::GainedApprovedDeed { seat },
    ];
    events.extend(Award::ALL.map(|award| Event::LaidBeside { award }));
    events.extend(Desk::ALL.map(|desk| Event::DealtDesk { seat, desk }));
    events.extend(Ribbon::ALL.map(|ribbon| Event::NamedRibbon { seat, ribbon }));
    events.extend(Column::ALL.map(|column| Event::UsedColumn { seat, column }));
    events.extend(Merit::ALL.map(|merit| Event::TookAward { seat, merit }));
    for card in Card::ALL {
        events.push(Event::Entered { card });
        events.push(Event::Welcomed { seat, card });
        events.push(Event::Refused { seat, card });
        events.push(Event::Removed { seat, card });
    }
    events
}

#[test]
fn every_event_has_a_sentence_for_all_and_for_its_own_seat() {
    let seat = Seat::new(0);
    let events = [events_of_cards, events_of_places, events_of_goods, events_of_gates]
        .map(|events| events(seat))
        .concat();
    for_each_language(|teller| {
        for teller in [*teller, teller.foretelling(seat)] {
            for event in &events {
                assert!(event.seen_by(Viewer::Spectator).is_some());
                let lines = Viscounts::tell(std::slice::from_ref(event), &teller);
                assert!(
                    !lines.is_empty() && lines[0].text.plain().len() > 6,
                    "{event:?}: {lines:?}"
                );
            }
        }
    });
}

fn told(events: &[Event], teller: &Teller<'_>) -> Vec<String> {
    let lines = Viscounts::tell(events, teller);
    lines.iter().map(|line| line.text.plain()).collect()
}

#[test]
fn what_belongs_together_is_one_sentence() {
    let seat = Seat::new(0);
    let events = [
        Event::Played { seat, card: Card::Thief },
        Event::GainedCorruption { seat, steps: 1, corruption: 2, virtue: 7 },
        Event::PaidSilver { seat, amount: 2 },
        Event::Moved { seat, space: Space::S6, steps: 3 },
        Event::Acted { seat, primary: Primary::Construct },
        Event::Paid { seat, good: Good::Stone, amount: 1 },
        Event::Built { seat, slot: Slot::HireDiscard, site: Site::Forest4 },
        Event::Gained { seat, good: Good::Stone, amount: 1 },
        Event::GainedSilver { seat, amount: 2 },
    ];
    let expected = [
        "Ann plays Thief, gains 1 Corruption (marker on 2), pays 2 silver, moves the Viscount 3 \
         steps to space 6 (Forest), carries out the action “Construct a Building”, pays 1 stone, \
         constructs Workshop 1 on Forest site 4 and gains 2 silver and 1 stone.",
        "Ann разыгрывает карту «Вор», получает 1 коррупцию (маркер на клетке 2), платит 2 серебра, \
         ведёт виконта на 3 шага вперёд, на участок 6 (Лес), выполняет действие «Строительство», \
         платит 1 камень, строит мастерскую 1 на стройплощадке 4 (Лес) и получает 2 серебра и \
         1 камень.",
        "Ann розігрує карту «Злодій», отримує 1 корупцію (маркер на поділці 2), платить \
         2 срібняки, веде віконта на 3 кроки вперед, на ділянку 6 (Ліс), виконує дію \
         «Спорудження», платить 1 камінь, споруджує майстерню 1 на будмайданчику 4 (Ліс) і \
         отримує 2 срібняки й 1 камінь.",
    ];
    for (lang, expected) in Lang::ALL.into_iter().zip(expected) {
        let names = Names::new(&["Ann", "Bob"], 2, lang);
        assert_eq!(told(&events, &Teller::new(lang, &names)), [expected]);
    }
}

/// A person can follow why the Automa does what it does.
#[test]
fn the_automa_says_why() {
    let seat = Seat::new(1);
    let tried =
        |option, trial, focus, hindered| Event::Tried { seat, option, trial, focus, hindered };
    let short = Some(Hindrance::TooFewIcons);
    let events = [
        Event::TurnedScheme { seat, scheme: Scheme::SsBuildNoble },
        Event::Gained { seat, good: Good::Inkwell, amount: 1 },
        Event::Moved { seat, space: Space::S3, steps: 1 },
        Event::Instead { seat, of: Substitute::Rearrange },
        Event::Gained { seat, good: Good::Stone, amount: 1 },
        tried(1, Trial::Act(Primary::Construct), false, Some(Hindrance::NoSite)),
        tried(2, Trial::Act(Primary::Transcribe), true, short),
        tried(3, Trial::Gain, false, None),
        Event::GainedDebt { seat },
        Event::Flipped { seat, paper: Paper::Deed },
    ];
    let names = Names::at(&["Ann"], "viscounts", (1, 2), Lang::En);
    let expected = [
        "Automa turns over the scheme “Starting: build + noble”. 1 build icon and 1 noble icon. \
         First it gains 1 resource of choice. Then its Viscount moves 1 step on the outer path. At \
         last it does the first of these that is possible: 1) construct a Building; 2) its focus; \
         3) 1 Debt and flip a Deed. VIS-21.2",
        "Automa gains 1 inkwell, moves the Viscount 1 step to space 3 (Mountain), takes a resource \
         instead of rearranging and gains 1 stone.",
        "Option 1, construct a Building: not possible, no empty site on its bank.",
        "Option 2, the focus of the board (transcribe a Manuscript): not possible, too few icons \
         and resources.",
        "Option 3, the last resort: carried out.",
        "Automa gains 1 Debt and flips a Deed.",
    ];
    assert_eq!(told(&events, &Teller::new(Lang::En, &names)), expected);
}

/// The rules and kinds of refusals as the rules crate writes them.
fn refusals() -> BTreeSet<(&'static str, &'static str)> {
    let crate_dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../viscounts/src");
    let folder = |name: &str| {
        let files = std::fs::read_dir(format!("{crate_dir}/{name}")).unwrap();
        files.map(|file| file.unwrap().path())
    };
    let mut found = BTreeSet::new();
    let folders = ["asks", "automa", "gates_of_gold"].into_iter().flat_map(folder);
    for file in folders.chain([format!("{crate_dir}/refusal.rs").into()]) {
        let source: &str = std::fs::read_to_string(file).unwrap().leak();
        let mut rule = "VIS-13.1";
        for word in source.split('"').skip(1).step_by(2) {
            if word.starts_with("VIS-") {
                rule = word;
            } else if word.starts_with(char::is_uppercase) && !word.contains(' ') {
                found.insert((rule, word));
            }
        }
    }
    assert!(found.len() > 85, "{found:?}");
    found
}

#[test]
fn every_refusal_says_what_to_do_and_cites_its_rule() {
    let played = some_match(3, &[], 0, 40);
    let view = the_match(&played).state().view(Viewer::Seat(Seat::new(0)));
    for_each_language(|teller| {
        for (rule, kind) in refusals() {
            let why = Illegal::new(rule, kind);
            let text = Viscounts::refuse(&view, Seat::new(0), Action::Stop, &why, teller);
            assert_eq!(text.rules().next(), Some(rule), "{kind}: {}", text.plain());
        }
    });
}

#[test]
fn every_legal_action_and_every_position_has_words() {
    let matches = whole_matches();
    for_each_language(|teller| {
        for (at, played) in matches.iter().enumerate() {
            for index in (at..=played.len()).step_by(31) {
                let now = played.fork(index);
                let seats = Seat::first(played.seats());
                for viewer in seats.map(Viewer::Seat).chain([Viewer::Spectator]) {
                    assert!(!story::prompt(&now, viewer, teller).say.0.is_empty());
                }
                let Some(Actor::Seat(seat)) = now.turn().next_actor() else { continue };
                for action in now.legal(Actor::Seat(seat)) {
                    let text = story::describe(&now, seat, &action, teller).expect("legal");
                    assert!(!text.plain().is_empty());
                    let title = Viscounts::title(action.parse().expect("legal"), teller);
                    assert!(!title.plain().is_empty());
                }
            }
            assert!(story::story(played, Viewer::Spectator, teller).len() > 20);
        }
    });
}

/// All that can ever be done has a title.
#[test]
fn every_action_has_a_title() {
    for_each_language(|teller| {
        for number in 0..Viscounts::INFO.action_ids {
            let action = Viscounts::action_from_id(number).expect("numbers are dense");
            assert!(!Viscounts::title(action, teller).plain().is_empty(), "{action}");
        }
    });
}

/// Cards that are drawn are told and drawn to their owner alone.
#[test]
fn hands_are_shown_to_their_owner_alone() {
    let played = some_match(2, &[], 1, 60);
    let names = Names::new(&["Ann", "Bob"], 2, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let board = |viewer| plain(&ui::terminal::board(&played, viewer, &teller));
    let hands = |viewer| board(viewer).matches("hand: ").count();
    assert_eq!(hands(Viewer::Seat(Seat::new(0))), 1);
    assert_eq!(hands(Viewer::Spectator), 0);
    let drawn = |viewer| {
        let told = story::story(&played, viewer, &teller);
        let lines = told.iter().flat_map(|told| &told.lines);
        lines.filter(|line| line.text.plain().contains("into the hand")).count()
    };
    assert!(drawn(Viewer::Seat(Seat::new(0))) > 0 && drawn(Viewer::Spectator) == 0);
}

#[test]
fn every_name_has_a_text() {
    for_each_language(|teller| {
        for space in Space::ALL {
            for form in [Form::At, Form::To] {
                let text = teller.texts.named(space, form);
                assert!(text.contains(&format!("[{space}|")), "{text}");
            }
        }
        for section in Section::ALL {
            for form in [Form::At, Form::To, Form::From] {
                let text = teller.texts.named(section, form);
                assert!(text.contains(&format!("[{section}|")), "{text}");
            }
        }
        for building in Building::ALL {
            assert!(teller.texts.named(building, Form::Object).contains(&format!("[{building}|")));
        }
        for sheet in some_match(2, &[GATES], 0, 4).scores().0 {
            for item in sheet.items {
                assert!(teller.texts.has(&format!("score-{}", item.rule.0.replace('.', "-"))));
            }
        }
    });
}

/// Two moments of matches, drawn as the file beside this one shows them.
#[test]
fn the_board_is_drawn_like_this() {
    let names = |played: &AnyMatch| Names::of_match(&["Olena", "Marek", "Agnes"], played, Lang::En);
    let solo = some_match(1, &["automa=noble"], 1, 140);
    let solo_names = Names::of_match(&["Olena"], &solo, Lang::En);
    let three = some_match(3, &[], 3, 330);
    let drawn: String = [(&solo, solo_names), (&three, names(&three))]
        .iter()
        .map(|(played, names)| {
            let teller = Teller::new(Lang::En, names);
            plain(&ui::terminal::board(played, Viewer::Seat(Seat::new(0)), &teller)) + "\n"
        })
        .collect();
    assert_eq!(drawn, include_str!("viscounts-board.txt"), "\n{drawn}");
}

#[test]
fn the_chronicle_has_a_heading_for_every_turn() {
    let names = Names::new(&[""; 0], 4, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let played = some_match(2, &[], 1, usize::MAX);
    let told = story::story(&played, Viewer::Spectator, &teller);
    let lines: Vec<_> = told.iter().flat_map(|told| &told.lines).collect();
    assert!(lines.iter().all(|line| line.kind != LineKind::Passing), "the match is over");
    let headings = lines.iter().filter(|line| line.kind == LineKind::Heading).count();
    let opened = story::rounds(the_match(&played)).count();
    assert!(headings >= 10 && opened > 0, "{headings} headings, {opened} turns");
}
