//! Architects of the West Kingdom in the browser: every legal action can be pointed at, hidden cards
//! are told to nobody, every viewer sees every moment.

use std::collections::{BTreeMap, BTreeSet};

use architects::{Frame, Kind, card::Boon};
use engine::{Actor, Game, Seat, Viewer};
use games::{AnyMatch, GameId};
use ui::{
    Lang,
    web::{self, Stage, Table},
};

use crate::pages::{choices, data, seen, shell, table, tags, viewers};

const OPTIONS: [&[&str]; 3] = [
    &[],
    &["boards=chosen", "extra_characters=true", "opening_apprentice=true"],
    &["boards=dealt", "extra_characters=true", "apprentice_refresh=true", "promo_cards=true"],
];

fn fresh(seats: u8, options: &[&str]) -> AnyMatch {
    let pairs: Vec<String> = options.iter().map(ToString::to_string).collect();
    let options = games::options(GameId::Architects, &pairs).unwrap();
    AnyMatch::new(GameId::Architects, seats, options).unwrap()
}

/// Plays on by a fixed pattern and calls `look` at every moment that waits for a seat, until it says
/// that it has seen enough. Who builds whenever possible comes to the end.
fn walk(mut any: AnyMatch, seed: u64, mut look: impl FnMut(&AnyMatch, Seat) -> bool) -> AnyMatch {
    let mut dice = bots::generator(seed, 7);
    while let Some(actor) = any.turn().next_actor() {
        if let Actor::Seat(seat) = actor
            && !look(&any, seat)
        {
            break;
        }
        let legal = any.legal(actor);
        let builds = legal.iter().find(|action| action.starts_with("construct"));
        let any_of = || legal[rand::RngExt::random_range(&mut dice, 0..legal.len())].clone();
        let action = builds.cloned().unwrap_or_else(any_of);
        any.play(actor, &action).unwrap();
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
    for seed in 0..24 {
        let seats = u8::try_from(2 + seed % 4).unwrap();
        walk(fresh(seats, OPTIONS[usize::try_from(seed % 3).unwrap()]), seed, |game, seat| {
            let legal = game.legal(Actor::Seat(seat));
            let new = legal.iter().any(|action| !verbs.contains(verb(action)));
            if new || game.len() % 61 == 0 {
                verbs.extend(legal.iter().map(|action| verb(action).to_owned()));
                check_targets(game, seat, &legal);
            }
            true
        });
    }
    let all = [
        "board",
        "capture",
        "cathedral",
        "choose",
        "construct",
        "discard",
        "dismiss",
        "guard",
        "hire",
        "keep",
        "market_hire",
        "pay",
        "place",
        "recover",
        "stop",
        "take_debt",
        "trade",
    ];
    let missing: Vec<_> = all.iter().filter(|verb| !verbs.contains(**verb)).collect();
    assert!(missing.is_empty(), "never met {missing:?}");
}

fn check_targets(game: &AnyMatch, seat: Seat, legal: &[String]) {
    let page = web::table(&shell(Lang::En), &table(game, Stage::Playing, Viewer::Seat(seat)));
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

#[test]
fn whatever_can_be_pointed_at_has_a_name_and_is_explained() {
    let mut met = 0;
    walk(fresh(5, OPTIONS[2]), 3, |game, seat| {
        if game.len() % 29 > 0 {
            return true;
        }
        let page = web::table(&shell(Lang::Uk), &table(game, Stage::Playing, Viewer::Seat(seat)));
        for (name, attributes) in tags(&page) {
            let of = |wanted: &str| attributes.iter().find(|(name, _)| name == wanted);
            let is = |wanted: &str| {
                of("class").is_some_and(|(_, class)| class.split(' ').any(|class| class == wanted))
            };
            if is("spot") {
                met += 1;
                assert!(name == "g" && of("tabindex").is_some(), "{attributes:?}");
                assert!(of("data-tip").is_some(), "{attributes:?}");
                // What can be chosen is called what its picture is called.
                let named = of("aria-label").is_some_and(|(_, label)| label.len() > 3);
                assert!(named != is("can"), "{attributes:?}");
            }
        }
        true
    });
    assert!(met > 200, "{met}");
}

/// Which card is kept or goes under the deck is in no byte of what the others get (ARC-1.5).
#[test]
fn hidden_cards_are_in_no_page_but_ones_own() {
    for (verb, seats) in [("keep", 2), ("keep", 4), ("discard", 3)] {
        let before = walk(fresh(seats, &[]), 1, |game, seat| {
            let of = |action: &String| action.starts_with(verb);
            game.legal(Actor::Seat(seat)).iter().filter(|action| of(action)).count() < 2
        });
        let actor = before.turn().next_actor().unwrap();
        let owner = actor.seat().unwrap();
        let legal = before.legal(actor);
        let after = |action: &String| {
            let mut after = before.clone();
            after.play(actor, action).unwrap();
            after
        };
        let (first, last) = (after(&legal[0]), after(&legal[legal.len() - 1]));
        for lang in Lang::ALL {
            for viewer in viewers(seats).filter(|&viewer| viewer != Viewer::Seat(owner)) {
                let same = seen(lang, &first, viewer) == seen(lang, &last, viewer);
                assert!(same, "{verb} of {owner} is told to {viewer:?}");
            }
            let own = Viewer::Seat(owner);
            assert_ne!(seen(lang, &first, own), seen(lang, &last, own));
        }
    }
}

/// Before the click: what one more worker brings, with what apprentices add.
#[test]
fn a_place_tells_what_the_next_worker_brings() {
    let mut told = 0;
    walk(fresh(3, &[]), 5, |game, seat| {
        let legal = game.legal(Actor::Seat(seat));
        if game.len() % 17 > 0 || !legal.iter().any(|action| action == "place silversmith") {
            return true;
        }
        let view = |game: &AnyMatch| game.view(Viewer::Seat(seat));
        let silver =
            |game: &AnyMatch| view(game)["players"][seat.index()]["goods"]["silver"].as_u64();
        let mut after = game.clone();
        after.play(Actor::Seat(seat), "place silversmith").unwrap();
        let gain = silver(&after).unwrap() - silver(game).unwrap();
        let page = web::table(&shell(Lang::En), &table(game, Stage::Playing, Viewer::Seat(seat)));
        let (_, place) = page.split_once("data-target=\"at-silversmith\"").unwrap();
        let (place, _) = place.split_once("data-target=").unwrap();
        assert!(place.contains(&format!(">{gain}</text>")), "{gain}: {place}");
        told += 1;
        true
    });
    assert!(told > 3, "{told}");
}

/// Whoever cannot pay an apprentice at the Workshop is told why, and that the market has it too:
/// the card alone means neither.
#[test]
fn an_apprentice_that_only_the_market_hires_is_refused_by_itself() {
    let (mut vain, mut none) = (0, 0);
    walk(fresh(3, &[]), 11, |game, seat| {
        let legal = game.legal(Actor::Seat(seat));
        let only_there: BTreeSet<String> = legal
            .iter()
            .filter_map(|action| action.strip_prefix("market_hire "))
            .filter(|one| !legal.contains(&format!("hire {one}")))
            .map(|one| format!("hire-{one}"))
            .collect();
        if !legal.iter().any(|action| action.starts_with("place")) {
            return true;
        }
        let page = web::table(&shell(Lang::En), &table(game, Stage::Playing, Viewer::Seat(seat)));
        let told = data(&page)["vain"].as_array().unwrap().clone();
        let targets: BTreeSet<String> =
            told.iter().map(|pair| pair[0].as_str().unwrap().to_owned()).collect();
        assert_eq!(targets, only_there);
        for pair in &told {
            let why = pair[1].as_str().unwrap();
            assert!(why.contains("silver") && why.contains("middle market"), "{why}");
        }
        vain += told.len();
        none += usize::from(told.is_empty());
        vain < 8 || none < 5
    });
    assert!(vain >= 8 && none >= 5, "{vain}, {none}");
}

/// ARC-8.5, ARC-9.2, ARC-10.3, ARC-18.6: what is printed on the board of cardboard stands on the map.
#[test]
fn the_map_tells_what_is_printed_on_it() {
    for (seats, places) in
        [(2, "≤ 2 places"), (3, "≤ 2 places"), (4, "≤ 1 place<"), (5, "≤ 1 place<")]
    {
        let [plain, refreshed] = [&[][..], &["apprentice_refresh=true"]].map(|options| {
            let start = fresh(seats, options);
            let watched = table(&start, Stage::Playing, Viewer::Spectator);
            web::table(&shell(Lang::En), &watched)
        });
        assert!(plain.contains(places), "{seats}");
        let printed = |icon: &str| plain.matches(&format!("href=\"#i-{icon}\"")).count();
        assert!(printed("tax") >= 6, "four coins on the Tax Stand, a hire and a capture");
        assert!(plain.contains(">&lt;0</text>") && plain.contains(">&gt;14</text>"));
        let marks = |page: &str| page.matches("href=\"#i-hire\" x=\"").count();
        assert_eq!(marks(&refreshed), marks(&plain) + 3, "three spaces bring new apprentices");
    }
}

/// A plan card says what the rules say is short, whatever the board makes cheaper (ARC-18.4).
#[test]
fn a_plan_tells_what_is_short_of_it() {
    let (mut told, mut cheaper) = (0, 0);
    for seed in 0..12 {
        walk(fresh(5, OPTIONS[2]), seed, |game, seat| {
            let AnyMatch::Architects(held) = game else { unreachable!("another game") };
            let view = held.state().view(Viewer::Seat(seat));
            let own = &view.players[seat.index()];
            let eased = own.boon(Boon::GoldIsMarble) + own.boon(Boon::CheaperBuilding) > 0;
            if view.ask != Frame::Move || !eased || game.len() % 5 > 0 {
                return true;
            }
            let table = table(game, Stage::Playing, Viewer::Seat(seat));
            let page = web::table(&shell(Lang::En), &table);
            for &building in &own.hand {
                let (_, card) =
                    page.split_once(&format!("data-piece=\"card-{building}\"")).unwrap();
                let card = card.split("</button>").next().unwrap();
                let Some((_, foot)) = card.split_once("bcard__miss") else { continue };
                let short = own.shortage(building);
                for (kind, amount) in short.amounts() {
                    let said = format!(" {amount}<svg class=\"icon t-{kind}\"");
                    assert!(foot.contains(&said), "{said}: {foot}");
                }
                assert_eq!(foot.matches("icon t-").count(), short.amounts().count(), "{foot}");
                let printed = building.cost().amounts();
                let less = |(kind, amount): (Kind, u16)| amount.saturating_sub(own.goods[kind]);
                told += 1;
                cheaper +=
                    u32::from(printed.map(less).sum::<u16>() > held.state().lacks(seat, building));
            }
            true
        });
    }
    assert!(told > 20 && cheaper > 5, "{told}, {cheaper}");
}

#[test]
fn every_viewer_sees_every_moment_in_every_language() {
    for (seed, options) in (0..).zip(OPTIONS) {
        let over = walk(fresh(4, options), seed, |game, _| {
            if game.len() % 53 == 0 {
                for viewer in viewers(4).chain([Viewer::Referee]) {
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
