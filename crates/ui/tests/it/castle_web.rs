//! A Castle for All Seasons in the browser: every legal action can be pointed at, nothing sealed is
//! told, every viewer sees every moment.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Actor, Seat, Viewer};
use games::{AnyMatch, GameId};
use ui::{
    Lang,
    web::{self, Stage, Table},
};

use crate::pages::{choices, seen, shell, table, tags, viewers};

fn fresh(seats: u8, side: &str) -> AnyMatch {
    let options = games::options(GameId::Castle, &[format!("side={side}")]).unwrap();
    AnyMatch::new(GameId::Castle, seats, options).unwrap()
}

/// Plays on by a fixed pattern and calls `look` at every moment that waits for a seat.
fn walk(mut any: AnyMatch, pattern: usize, mut look: impl FnMut(&AnyMatch, Seat)) -> AnyMatch {
    let mut step = 0;
    while let Some(actor) = any.turn().next_actor() {
        if let Actor::Seat(seat) = actor {
            look(&any, seat);
        }
        let legal = any.legal(actor);
        any.play(actor, &legal[(step * pattern + 17) % legal.len()]).unwrap();
        step += 1;
    }
    any
}

/// The first word of an action: what kind it is.
fn verb(action: &str) -> &str {
    action.split(' ').next().unwrap()
}

#[test]
fn every_legal_action_can_be_pointed_at_and_told_apart() {
    let mut verbs = BTreeSet::new();
    for pattern in 1..60 {
        let side = if pattern % 3 == 0 { "summer" } else { "winter" };
        let seats = u8::try_from(2 + pattern % 3).unwrap();
        walk(fresh(seats, side), pattern * 2 + 5, |game, seat| {
            let legal = game.legal(Actor::Seat(seat));
            let new = legal.iter().any(|action| !verbs.contains(verb(action)));
            if new || game.len() % 41 == 0 {
                verbs.extend(legal.iter().map(|action| verb(action).to_owned()));
                check_targets(game, seat, &legal);
            }
        });
    }
    let all = [
        "build", "buy", "cards", "convert", "exchange", "first", "gift", "load", "lose", "pay",
        "place", "refuse", "sell", "stop", "take", "withdraw",
    ];
    let missing: Vec<_> = all.iter().filter(|verb| !verbs.contains(**verb)).collect();
    assert!(missing.is_empty(), "never met {missing:?}");
}

fn check_targets(game: &AnyMatch, seat: Seat, legal: &[String]) {
    let page = web::table(&shell(Lang::En), &table(game, Stage::Playing, Viewer::Seat(seat)));
    let offered: BTreeSet<String> = tags(&page)
        .into_iter()
        .flat_map(|(_, attributes)| attributes)
        .filter(|(name, _)| name == "data-target" || name == "data-more")
        .map(|(_, value)| value)
        .collect();
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
    let nowhere: Vec<_> = used.difference(&offered).collect();
    assert!(nowhere.is_empty(), "not on the page: {nowhere:?} of {legal:?}");
    let dead: Vec<_> = offered.difference(&used).filter(|t| !t.starts_with("pay-")).collect();
    assert!(dead.is_empty(), "on the page but of no action: {dead:?}");
}

#[test]
fn whatever_can_be_pointed_at_has_a_name_and_is_explained() {
    let mut met = 0;
    walk(fresh(3, "winter"), 29, |game, seat| {
        if game.len() % 9 > 0 {
            return;
        }
        let page = web::table(&shell(Lang::Uk), &table(game, Stage::Playing, Viewer::Seat(seat)));
        for (name, attributes) in tags(&page) {
            let of = |wanted: &str| attributes.iter().find(|(name, _)| name == wanted);
            let spot = of("class").is_some_and(|(_, class)| class.split(' ').any(|c| c == "spot"));
            if spot {
                assert!(name == "g" && of("tabindex").is_some(), "{attributes:?}");
                assert!(of("data-tip").is_some(), "{attributes:?}");
            }
            if spot || (name == "button" && of("data-more").is_some()) {
                met += 1;
                // What can be chosen has its name in it instead.
                let named = of("aria-label").is_some_and(|(_, label)| label.len() > 3);
                assert!(named || of("aria-pressed").is_some(), "{attributes:?}");
            }
        }
    });
    assert!(met > 500, "{met}");
}

/// Cards that lie face down are in no byte of what the others get (CAS-4.6).
#[test]
fn chosen_cards_are_in_no_page_but_ones_own() {
    for (seats, moves) in [(4, 1), (4, 60), (2, 45)] {
        let before = selection(seats, moves);
        let actor = before.turn().next_actor().unwrap();
        let owner = actor.seat().unwrap();
        let legal = before.legal(actor);
        let lay = |action: &str| {
            let mut after = before.clone();
            after.play(actor, action).unwrap();
            after
        };
        let (first, last) = (lay(&legal[0]), lay(&legal[legal.len() - 1]));
        for lang in Lang::ALL {
            for viewer in viewers(seats).filter(|&viewer| viewer != Viewer::Seat(owner)) {
                assert_eq!(seen(lang, &first, viewer), seen(lang, &last, viewer), "{viewer:?}");
            }
            let own = Viewer::Seat(owner);
            assert_ne!(seen(lang, &first, own), seen(lang, &last, own), "one's own are shown");
        }
    }
}

/// A moment at which every seat still owes its cards.
fn selection(seats: u8, moves: usize) -> AnyMatch {
    let mut found = None;
    walk(fresh(seats, "summer"), 53, |game, _| {
        let all = Seat::first(seats).all(|seat| game.turn().awaits(Actor::Seat(seat)));
        if found.is_none() && all && game.len() >= moves {
            found = Some(game.clone());
        }
    });
    found.expect("cards are chosen every round")
}

#[test]
fn every_viewer_sees_every_moment() {
    let over = walk(fresh(4, "winter"), 53, |game, _| {
        if game.len() % 7 == 0 {
            for viewer in viewers(4).chain([Viewer::Referee]) {
                let page = web::table(&shell(Lang::Ru), &table(game, Stage::Playing, viewer));
                assert!(page.contains("class=\"table winter\""), "winter dresses the table");
            }
        }
    });
    let page = web::table(&shell(Lang::En), &table(&over, Stage::Over, Viewer::Spectator));
    assert!(page.contains("sheet__table"), "the score sheet is there");
    let past = Table { at: Some(over.len() / 2), ..table(&over, Stage::Over, Viewer::Spectator) };
    let page = web::table(&shell(Lang::En), &past);
    assert!(!page.contains("data-target=") && !page.contains("data-more="));
}

/// What is not possible now says why, by rule.
#[test]
fn what_is_not_possible_says_why() {
    let game = selection(4, 1);
    let page =
        web::table(&shell(Lang::En), &table(&game, Stage::Playing, Viewer::Seat(Seat::new(0))));
    let (_, tip) = page.split_once("id=\"tip-card-master_builder\"").unwrap();
    let (tip, _) = tip.split_once("</div>").unwrap();
    assert!(tip.contains("whynot") && tip.contains("CAS-4.2"), "{tip}");
    let mut builder = None;
    walk(fresh(3, "summer"), 53, |game, seat| {
        let legal = game.legal(Actor::Seat(seat));
        let builds = legal.iter().any(|action| verb(action) == "build");
        let palace = legal.iter().any(|action| action.starts_with("build palace"));
        if builder.is_none() && builds && !palace && game.len() < 60 {
            builder = Some((game.clone(), seat));
        }
    });
    let (game, seat) = builder.expect("somebody builds, but not the Palace");
    let page = web::table(&shell(Lang::En), &table(&game, Stage::Playing, Viewer::Seat(seat)));
    let (_, tip) = page.split_once("id=\"tip-palace\"").unwrap();
    let (tip, _) = tip.split_once("</div>").unwrap();
    assert!(tip.contains("whynot") && tip.contains("CAS-13.3"), "{tip}");
}
