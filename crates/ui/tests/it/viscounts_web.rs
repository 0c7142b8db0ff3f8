//! Viscounts of the West Kingdom in the browser: every legal action can be pointed at, hidden cards
//! are told to nobody, every viewer sees every moment, and a card shows where it leads.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Actor, Seat, Viewer};
use games::{AnyMatch, GameId};
use ui::{
    Lang,
    web::{self, Stage, Table},
};
use viscounts::{Event, Scheme, ahead::Intent, automa::Trial};

use crate::pages::{choices, seen, shell, table, tags, viewers};

const AUTOMAS: [&str; 4] = ["automa=cleric", "automa=build", "automa=noble", "automa=card"];

fn fresh(seats: u8, options: &[&str]) -> AnyMatch {
    let pairs: Vec<String> = options.iter().map(ToString::to_string).collect();
    let options = games::options(GameId::Viscounts, &pairs).unwrap();
    AnyMatch::new(GameId::Viscounts, seats, options).unwrap()
}

/// A match of so many seats; of one, against each of the automas in turn.
fn of(seats: u8, seed: u64) -> AnyMatch {
    let automa = AUTOMAS[usize::try_from(seed).unwrap() % AUTOMAS.len()];
    if seats == 1 { fresh(1, &[automa, "difficulty=one"]) } else { fresh(seats, &[]) }
}

/// The same with Gates of Gold.
fn with_gates(seats: u8, seed: u64) -> AnyMatch {
    let automa = AUTOMAS[usize::try_from(seed).unwrap() % AUTOMAS.len()];
    let options = [automa, "gates_of_gold=true"];
    fresh(seats, &options)
}

/// Plays on by chance and calls `look` at every moment that waits for a seat, until it says that it has
/// seen enough. Who builds whenever possible, with every other seed, sees links.
fn walk(any: AnyMatch, seed: u64, look: impl FnMut(&AnyMatch, Seat) -> bool) -> AnyMatch {
    let builds: &[&str] = if seed.is_multiple_of(2) { &["act construct"] } else { &[] };
    walk_wishing(any, seed, builds, look)
}

/// Plays on by chance, but for what is wished for whenever it is possible.
fn walk_wishing(
    mut any: AnyMatch,
    seed: u64,
    wishes: &[&str],
    mut look: impl FnMut(&AnyMatch, Seat) -> bool,
) -> AnyMatch {
    let mut dice = bots::generator(seed, 7);
    while let Some(actor) = any.turn().next_actor() {
        if let Actor::Seat(seat) = actor
            && !look(&any, seat)
        {
            break;
        }
        let legal = any.legal(actor);
        let first = wishes.iter().find(|wish| legal.iter().any(|action| action == *wish));
        let any_of = || legal[rand::RngExt::random_range(&mut dice, 0..legal.len())].clone();
        let action = first.map_or_else(any_of, ToString::to_string);
        any.play(actor, &action).unwrap();
    }
    any
}

/// The first word of an action: what kind it is.
fn verb(action: &str) -> &str {
    action.split(' ').next().unwrap()
}

fn page(game: &AnyMatch, seat: Seat) -> String {
    web::table(&shell(Lang::En), &table(game, Stage::Playing, Viewer::Seat(seat)))
}

/// Everything that a seat can be asked for.
const VERBS: [&str; 24] = [
    "act",
    "build",
    "bump",
    "choose",
    "destroy",
    "discard",
    "exchange",
    "flip",
    "gain",
    "go",
    "hire",
    "link",
    "move",
    "pay",
    "play",
    "rearrange",
    "resource",
    "section",
    "shift",
    "site",
    "stop",
    "take",
    "trigger",
    "workers",
];

/// What else a seat can be asked for with Gates of Gold.
const VERBS_OF_GATES: [&str; 7] =
    ["award", "order", "refuse", "ribbon", "use", "welcome", "workshop"];

#[test]
fn every_legal_action_can_be_pointed_at_and_told_apart() {
    let builds: [&[&str]; 2] = [&["act construct"], &[]];
    point_at_everything(of, &builds, &VERBS);
}

#[test]
fn every_legal_action_of_gates_of_gold_can_be_pointed_at_and_told_apart() {
    // Peddlers and the bonus card react to the same collisions.
    let abilities: &[&str] = &[
        "beside bd_collision_silver",
        "reveal g_peddler_order",
        "reveal t_peddler_gold",
        "hire g_peddler_order",
        "hire t_peddler_gold",
        "play g_peddler_order",
        "play t_peddler_gold",
        "play ko",
        "order",
        "act construct",
    ];
    let scribes: &[&str] =
        &["show m_gates_wild", "resource inkwell", "gain m_gates_wild", "act transcribe"];
    let wishes = [&["act construct"], scribes, abilities, abilities];
    point_at_everything(with_gates, &wishes, &[&VERBS[..], &VERBS_OF_GATES].concat());
}

fn point_at_everything(fresh: fn(u8, u64) -> AnyMatch, wishes: &[&[&str]], all: &[&str]) {
    let mut verbs = BTreeSet::new();
    for seed in 0..100 {
        // Which of several abilities comes first is seldom asked.
        if seed >= 16 && verbs.len() >= all.len() {
            break;
        }
        let seats = u8::try_from(1 + seed % 4).unwrap();
        let own = wishes[usize::try_from(seed).unwrap() % wishes.len()];
        walk_wishing(fresh(seats, seed / 4), seed, own, |game, seat| {
            let legal = game.legal(Actor::Seat(seat));
            let new = legal.iter().any(|action| !verbs.contains(verb(action)));
            if new || game.len() % 211 == 0 {
                verbs.extend(legal.iter().map(|action| verb(action).to_owned()));
                check_targets(game, seat, &legal);
            }
            true
        });
    }
    let missing: Vec<_> = all.iter().filter(|verb| !verbs.contains(**verb)).collect();
    assert!(missing.is_empty(), "never met {missing:?}");
}

fn check_targets(game: &AnyMatch, seat: Seat, legal: &[String]) {
    let page = page(game, seat);
    let attributes = tags(&page).into_iter().flat_map(|(_, attributes)| attributes);
    let offered = attributes.filter(|(name, _)| name == "data-target").map(|(_, value)| value);
    let offered: BTreeSet<String> = offered.collect();
    let choices = choices(&page);
    assert_eq!(choices.iter().map(|(action, _)| action.clone()).collect::<Vec<_>>(), legal);
    let mut by_targets: BTreeMap<Vec<String>, &str> = BTreeMap::new();
    let mut used = BTreeSet::new();
    for (action, targets) in &choices {
        let mut sorted = targets.clone();
        sorted.sort();
        let other = by_targets.insert(sorted, action);
        assert_eq!(other, None, "{action} and {other:?} have the same targets");
        used.extend(targets.iter().cloned());
    }
    assert_eq!(used, offered, "what actions consist of, and what the page offers");
}

/// What Gates of Gold lets a seat point at: the kind of thing, its target, and what wears it.
fn thing(action: &str) -> Option<(&'static str, String, &'static str)> {
    let (verb, of) = action.split_once(' ').unwrap_or((action, ""));
    Some(match (verb, of.split(' ').count()) {
        ("welcome" | "refuse", _) => ("guest", format!("guest-{of}"), "spot"),
        ("order", _) => ("order", "order".to_owned(), "spot"),
        ("ribbon", _) => ("ribbon", format!("ribbon-{of}"), "column"),
        ("use", _) => ("use", format!("use-{of}"), "column"),
        ("act", 3) => ("afar", action.replace(' ', "-"), "ware"),
        _ => return None,
    })
}

/// Outsiders and King's Orders lie on the board, columns on the Manuscript Board;
/// a dismissal elsewhere tells what it brings; King's Orders in hand are one card with their number.
#[test]
fn things_of_gates_of_gold_are_pointed_at_where_they_lie() {
    let scribes: &[&str] = &["show m_gates_wild", "gain m_gates_wild", "act transcribe", "order"];
    let far: &[&str] = &["beside bd_collision_silver", "reveal g_partisan", "hire g_partisan"];
    let mut met = BTreeSet::new();
    for seed in 0..60 {
        let wishes = [scribes, far][usize::try_from(seed % 2).unwrap()];
        walk_wishing(with_gates(4, seed), seed, wishes, |game, seat| {
            let legal = game.legal(Actor::Seat(seat));
            for (kind, target, class) in legal.iter().filter_map(|action| thing(action)) {
                if met.insert(kind) {
                    check_thing(&page(game, seat), &target, class);
                }
            }
            let plays = legal.iter().any(|action| action == "play ko");
            if plays && orders_in_hand(game, seat) > 1 && met.insert("orders") {
                let page = page(game, seat);
                assert!(page.contains("slot__copies"));
                assert_eq!(page.matches("data-target=\"card-ko\"").count(), 1);
            }
            met.len() < 6
        });
    }
    assert_eq!(met.len(), 6, "{met:?}");
}

fn check_thing(page: &str, target: &str, class: &str) {
    let has = |attributes: &[(String, String)], wanted: &str, value: &str| {
        attributes.iter().any(|(name, of)| name == wanted && of.split(' ').any(|one| one == value))
    };
    let there = tags(page).iter().any(|(_, attributes)| {
        has(attributes, "data-target", target) && has(attributes, "class", class)
    });
    assert!(there, "{target} is no {class}");
    if class == "ware" {
        let (_, after) = page.split_once(&format!("data-target=\"{target}\"")).unwrap();
        let (button, _) = after.split_once("</button>").unwrap();
        assert!(button.contains("act__worth"), "{target} does not tell what it brings");
    }
}

fn orders_in_hand(game: &AnyMatch, seat: Seat) -> usize {
    let hand = game.view(Viewer::Seat(seat))["players"][seat.index()]["hand"].clone();
    hand.as_array().map_or(0, |hand| hand.iter().filter(|card| *card == "ko").count())
}

#[test]
fn whatever_can_be_pointed_at_has_a_name_and_every_explanation_is_there() {
    let mut met = 0;
    let of = [of(1, 2), of(4, 3), with_gates(1, 1), with_gates(3, 2)];
    for (seed, fresh) in (2..).zip(of) {
        walk(fresh, seed, |game, seat| {
            if game.len() % 43 > 0 {
                return true;
            }
            let page =
                web::table(&shell(Lang::Uk), &table(game, Stage::Playing, Viewer::Seat(seat)));
            let all = tags(&page);
            let of = |attributes: &[(String, String)], wanted: &str| {
                attributes.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.clone())
            };
            let ids: BTreeSet<String> =
                all.iter().filter_map(|(_, attributes)| of(attributes, "id")).collect();
            for (_, attributes) in &all {
                if let Some(tip) = of(attributes, "data-tip") {
                    met += 1;
                    assert!(ids.contains(&tip), "nothing explains {tip}");
                }
                let class = of(attributes, "class").unwrap_or_default();
                let is = |wanted: &str| class.split(' ').any(|class| class == wanted);
                if is("spot") {
                    let named = of(attributes, "aria-label").is_some_and(|label| label.len() > 3);
                    assert!(named != is("can"), "{attributes:?}");
                }
            }
            true
        });
    }
    assert!(met > 2_000, "{met}");
}

/// Which card is drawn is in no byte of what the others get (VIS-0.7).
#[test]
fn hidden_cards_are_in_no_page_but_ones_own() {
    for seats in [2, 4] {
        let mut before = of(seats, 0);
        let mut dice = bots::generator(5, 5);
        let actor = loop {
            let actor = before.turn().next_actor().unwrap();
            let legal = before.legal(actor);
            let hidden = actor == Actor::Chance && before.len() > 60 && is_refill(&before);
            if hidden && legal.len() > 1 {
                break actor;
            }
            let action = legal[rand::RngExt::random_range(&mut dice, 0..legal.len())].clone();
            before.play(actor, &action).unwrap();
        };
        let legal = before.legal(actor);
        let after = |action: &String| {
            let mut after = before.clone();
            after.play(actor, action).unwrap();
            after
        };
        let (first, last) = (after(&legal[0]), after(&legal[legal.len() - 1]));
        let owner = owner(&before);
        for viewer in viewers(seats).filter(|&viewer| viewer != Viewer::Seat(owner)) {
            let same = seen(Lang::En, &first, viewer) == seen(Lang::En, &last, viewer);
            assert!(same, "what {owner} draws is told to {viewer:?}");
        }
        let own = Viewer::Seat(owner);
        assert_ne!(seen(Lang::En, &first, own), seen(Lang::En, &last, own));
    }
}

fn is_refill(game: &AnyMatch) -> bool {
    game.view(Viewer::Spectator)["ask"].get("refill").is_some()
}

/// Whose hand is filled.
fn owner(game: &AnyMatch) -> Seat {
    let seat = game.view(Viewer::Spectator)["ask"]["refill"]["seat"].clone();
    serde_json::from_value(seat).unwrap()
}

/// Before the click: where a card leads, how far that is and what it costs.
#[test]
fn a_card_shows_where_it_leads_before_it_is_played() {
    let mut told = 0;
    walk(of(3, 0), 5, |game, seat| {
        let legal = game.legal(Actor::Seat(seat));
        if !legal.iter().any(|action| verb(action) == "play") || told > 6 {
            return told <= 6;
        }
        let page = page(game, seat);
        for card in legal.iter().filter_map(|action| action.strip_prefix("play ")) {
            let mut after = game.clone();
            after.play(Actor::Seat(seat), &format!("play {card}")).unwrap();
            let goals = after.legal(Actor::Seat(seat));
            if goals.iter().any(|action| verb(action) != "move") || goals.is_empty() {
                continue;
            }
            let (_, ride) = page.split_once(&format!("data-ghost=\"ride-{card}\"")).unwrap();
            let (ride, _) = ride.split_once("data-ghost=").unwrap_or((ride, ""));
            assert_eq!(ride.matches("class=\"b-goal\"").count(), goals.len(), "{card}");
            told += 1;
        }
        true
    });
    assert!(told > 6, "{told}");
}

#[test]
fn every_viewer_sees_every_moment_in_every_language() {
    let all = (1..=4).flat_map(|seats| [of(seats, seats.into()), with_gates(seats, seats.into())]);
    for (seed, fresh) in (0..).zip(all) {
        let over = walk(fresh, seed, |game, _| {
            if game.len() % 251 == 0 {
                let count = game.seats();
                for viewer in viewers(count).chain([Viewer::Referee]) {
                    let lang = Lang::ALL[game.len() % 3];
                    let playing = table(game, Stage::Playing, viewer);
                    assert!(web::table(&shell(lang), &playing).len() > 10_000);
                }
            }
            true
        });
        let ended = table(&over, Stage::Over, Viewer::Spectator);
        assert!(web::table(&shell(Lang::Ru), &ended).contains("sheet__table"));
        let past = Table { at: Some(over.len() / 2), ..ended };
        assert!(!web::table(&shell(Lang::Ru), &past).contains("data-target="));
    }
}

/// What the page says of the automa's next turn: its explanation, and that of each scheme.
struct Next {
    automa: String,
    schemes: BTreeMap<Scheme, String>,
}

fn next(page: &str, intents: &[Intent]) -> Next {
    let tip = |id: &str| {
        let (_, tip) = page.split_once(&format!("id=\"{id}\"")).unwrap();
        tip.split_once("<footer>").unwrap().0.to_owned()
    };
    let of = |intent: &Intent| (intent.scheme, tip(&format!("tip-scheme-{}", intent.scheme)));
    Next { automa: tip("tip-automa"), schemes: intents.iter().map(of).collect() }
}

/// Calls `look` at moments of matches of one person that wait for the person and are under way, with
/// what may come next and what the page says of it.
fn see_what_comes_next(options: &[&str], mut look: impl FnMut(&AnyMatch, &[Intent], &Next)) {
    for seed in 0..2 {
        walk(fresh(1, options), seed, |game, seat| {
            let AnyMatch::Viscounts(held) = game else { panic!("a match of viscounts") };
            let intents = held.state().outlook().intents;
            if !intents.is_empty() && game.len() % 7 == 0 {
                look(game, &intents, &next(&page(game, seat), &intents));
            }
            true
        });
    }
}

/// The row of a scheme in the explanation of the automa, behind the scheme and where it leads.
fn done(next: &Next, scheme: Scheme) -> &str {
    let (_, row) = next.automa.rsplit_once(&format!("data-tip=\"tip-scheme-{scheme}\"")).unwrap();
    let (row, _) = row.split_once("</tr>").unwrap();
    row.split_once("</td>").unwrap().1
}

/// VIS-21.2: the row of a scheme shows the option that is carried out, flips (VIS-21.10) like any
/// other; and no option where none is certain.
#[test]
fn vis_21_2_what_comes_next_is_the_option_that_is_carried_out() {
    let mut met = BTreeSet::new();
    for automa in AUTOMAS {
        see_what_comes_next(&[automa], |_, intents, next| {
            for Intent { scheme, events, .. } in intents {
                let carried_out = events.iter().find_map(|event| match *event {
                    Event::Tried { trial, hindered: None, .. } => Some(trial),
                    _ => None,
                });
                let done = done(next, *scheme);
                let (kind, words) = match carried_out {
                    Some(Trial::Act(_)) => ("action", ""),
                    Some(Trial::Flips) => ("flips", "flip a Debt or a Deed"),
                    Some(Trial::Gain) => ("gain", ""),
                    None => ("unknown", "not known yet"),
                };
                assert!(done.contains(words), "{scheme}: {carried_out:?}, but {done}");
                let others = ["flip a Debt or a Deed", "not known yet"];
                let others = others.into_iter().filter(|other| *other != words);
                assert!(others.into_iter().all(|other| !done.contains(other)), "{scheme}: {done}");
                met.insert(kind);
            }
        });
    }
    assert_eq!(met.len(), 4, "{met:?}");
}

/// VIS-0.7: what depends on chance or on a person is not told, and is said not to be known; how the
/// match ends is never foretold.
#[test]
fn vis_0_7_what_comes_next_is_told_as_far_as_it_is_certain() {
    let (mut wholes, mut parts) = (0, 0);
    for options in [["automa=build"], ["gates_of_gold=true"]] {
        see_what_comes_next(&options, |_, intents, next| {
            for Intent { scheme, events, whole, .. } in intents {
                let told = &next.schemes[scheme];
                let open = told.contains("What comes then is not known");
                assert_eq!(open, !whole, "{scheme}: {told}");
                let ends = |event: &Event| matches!(event, Event::MatchOver { .. });
                assert!(!events.iter().any(ends) && !told.contains("wins"), "{scheme}: {told}");
                *if *whole { &mut wholes } else { &mut parts } += 1;
            }
        });
    }
    assert!(wholes > 20 && parts > 20, "{wholes}, {parts}");
}

/// VIS-19.8: that Future Schemes which nobody has seen may come next is said as long as some lie in
/// the draw pile.
#[test]
fn vis_19_8_unseen_future_schemes_may_come_next() {
    let mut met = BTreeSet::new();
    for difficulty in ["difficulty=none", "difficulty=three"] {
        see_what_comes_next(&[difficulty], |game, intents, next| {
            let automa = game.view(Viewer::Spectator)["automa"].clone();
            let known = automa["known"].as_array().unwrap().len();
            let unseen = usize::try_from(automa["draw_pile"].as_u64().unwrap()).unwrap() - known;
            let told = next.automa.contains("a Future Scheme that nobody has seen");
            assert_eq!(told, unseen > 0, "{unseen} besides {intents:?}");
            met.insert(unseen);
        });
    }
    assert!(met.contains(&0) && met.contains(&3), "{met:?}");
}
