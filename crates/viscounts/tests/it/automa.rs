//! The set-up of the solo opponent (VIS-19), rule by rule, and its boards.

use engine::{Game, Match, Seat, Turn, Viewer};
use toml::Table;
use viscounts::{Automa, Difficulty, Event, Frame, Options, Scheme, Slot, Space, View, Viscounts};

use crate::{
    cards::{icons, number, printed, reconstructed, text},
    play::{at_play, until, wishing},
};

fn against(automa: Automa, difficulty: Difficulty) -> Options {
    Options { automa, difficulty, ..Options::default() }
}

/// The person takes card 1 and leaves another one to the automa.
fn begun(options: Options, left: &str) -> Match<Viscounts> {
    let deal = format!("deal {left}");
    wishing(1, options, &["deal 1", &deal, "take 1"], at_play)
}

fn seen(played: &Match<Viscounts>) -> View {
    played.state().view(Viewer::Referee)
}

/// VIS-1.3: scheme slots and piles; no silver, no hand.
#[test]
fn vis_1_3_the_automa_has_schemes_instead_of_cards() {
    let view = seen(&begun(Options::default(), "5"));
    let (schemes, own) = (view.automa.expect("one person plays against it"), &view.players[1]);
    assert_eq!((own.silver, own.cards, own.draw_pile, own.discard_pile.len()), (0, 0, 0, 0));
    assert_eq!((schemes.slots, own.slots), ([None; 3], [None; 3]));
    let view = until(2, 1, at_play).state().view(Viewer::Referee);
    assert_eq!(view.automa, None);
}

/// VIS-19.1: the automa has the second turn of every round.
#[test]
fn vis_19_1_the_person_begins_every_round() {
    for seed in 0..4 {
        let played = until(1, seed, |state| state.turn() == Turn::Over);
        let turns: Vec<Seat> = played
            .story()
            .moves()
            .flatten()
            .filter_map(|event| match event {
                Event::TurnBegan { seat, .. } => Some(*seat),
                _ => None,
            })
            .collect();
        let alternating = turns.iter().enumerate().all(|(at, seat)| *seat == Seat::ALL[at % 2]);
        assert!(alternating && turns.len().is_multiple_of(2), "{turns:?}");
    }
}

#[test]
fn vis_19_3_the_automa_has_what_a_player_has() {
    let own = &seen(&begun(Options::default(), "2")).players[1];
    // Its first Building brings an inkwell link or nothing but what the site says.
    assert_eq!((own.workers, own.silver, own.cards), (20, 0, 0));
    assert_eq!(own.uncovered, [Slot::BuildIcon], "the Guildhall on the left");
    assert_eq!((own.corruption, own.virtue), (1, 7));
}

#[test]
fn vis_19_4_schemes_of_the_board_are_removed() {
    for automa in Automa::ALL {
        // On space 2 the first Building brings a flip, so that no scheme is gained.
        let view = seen(&begun(against(automa, Difficulty::None), "2"));
        let schemes = view.automa.expect("its schemes");
        let counts = (schemes.draw_pile, schemes.future_pile);
        assert_eq!(counts, if automa == Automa::Card { (8, 5) } else { (7, 6) });
        let all = schemes.known.iter().chain(&schemes.unseen);
        assert!(all.clone().all(|scheme| !automa.removed().contains(*scheme)));
        assert_eq!(all.count() + usize::from(automa.removed().len()), Scheme::ALL.len());
        assert!(schemes.known.iter().all(|scheme| scheme.index() < Scheme::STARTING));
    }
}

/// VIS-19.5: of two pairs one is taken, and the other is the number of the automa.
#[test]
fn vis_19_5_the_automa_stands_on_the_number_that_is_left() {
    for (left, space) in [("5", Space::S5), ("10", Space::S10), ("8", Space::S8)] {
        let view = seen(&begun(Options::default(), left));
        assert_eq!(view.players[1].viscount, Some(space));
        assert!(view.pairs.is_empty());
        assert_eq!(view.players[0].viscount, Some(Space::S1));
    }
}

/// A-18 of the test vectors.
#[test]
fn vis_19_6_start_goods_and_the_first_building() {
    let view = seen(&begun(Options::default(), "5"));
    let own = &view.players[1];
    let built = view.segments.iter().flat_map(|segment| &segment.sites);
    let sites: Vec<&str> =
        built.filter(|site| site.built.is_some()).map(|site| site.site.name()).collect();
    assert_eq!((sites, &own.uncovered[..]), (vec!["forest_1"], &[Slot::BuildIcon][..]));
    assert_eq!((own.unpaid, own.acquired, own.virtue), (1, 1, 6));
    for automa in Automa::ALL {
        let own = &seen(&begun(against(automa, Difficulty::None), "5")).players[1];
        assert!(own.goods.values().copied().eq(automa.goods()), "{automa}");
        assert_eq!((own.unpaid, own.acquired), (1, 1), "{automa}");
    }
}

/// VIS-19.7: its start goods do not reduce them.
#[test]
fn vis_19_7_twelve_debts_and_twelve_deeds() {
    for automa in Automa::ALL {
        let view = seen(&begun(against(automa, Difficulty::None), "5"));
        assert_eq!((view.debts, view.deeds), (12, 12));
    }
}

#[test]
fn vis_19_8_future_schemes_make_it_harder() {
    for (number, difficulty) in Difficulty::ALL.into_iter().enumerate() {
        let played = begun(against(Automa::Cleric, difficulty), "2");
        let schemes = seen(&played).automa.expect("its schemes");
        assert_eq!(usize::from(schemes.draw_pile), 7 + number);
        assert_eq!(usize::from(schemes.future_pile), 6 - number);
        let draw = schemes.draw.expect("the referee sees it");
        let future = draw.iter().filter(|scheme| scheme.index() >= Scheme::STARTING);
        assert_eq!(future.count(), number);
        // Which they are is secret.
        assert_eq!(schemes.unseen.len(), 6);
    }
}

/// VIS-19.10: difficulty, then the first Building, once the person has a hand.
#[test]
fn vis_19_10_the_automa_is_set_up_after_the_person() {
    let played = begun(against(Automa::Cleric, Difficulty::Two), "5");
    let told: Vec<&str> = played
        .story()
        .moves()
        .flatten()
        .filter_map(|event| match event {
            Event::TookPair { .. } => Some("pair"),
            Event::Drew { .. } => Some("drew"),
            Event::Hardened => Some("hardened"),
            Event::Built { .. } => Some("built"),
            Event::TurnBegan { .. } => Some("turn"),
            _ => None,
        })
        .collect();
    let expected = ["pair", "drew", "drew", "drew", "hardened", "hardened", "built", "turn"];
    assert_eq!(told, expected);
}

/// VIS-19.10: the pair that is left over leaves the game last, so that it still lies there while
/// Future Schemes are shuffled in.
#[test]
fn vis_19_10_the_pair_left_over_leaves_last() {
    let hardening = |state: &Viscounts| matches!(state.view(Viewer::Referee).ask, Frame::Harden(_));
    let options = against(Automa::Cleric, Difficulty::Three);
    let hardened = wishing(1, options, &["deal 1", "deal 5", "take 1"], hardening);
    let left: Vec<&str> = seen(&hardened).pairs.iter().map(|pair| pair.card.name()).collect();
    assert_eq!(left, ["5"]);
    hardened.state().check().unwrap();
    assert!(seen(&begun(options, "5")).pairs.is_empty());
}

/// A-19 of the test vectors.
#[test]
fn vis_20_3_resource_of_choice() {
    use viscounts::Good::{Gold, Inkwell, Stone};
    let choice = |stone, inkwell| Automa::Cleric.choice([stone, 0, inkwell]);
    assert_eq!(
        [choice(0, 5), choice(3, 6), choice(4, 6), choice(9, 7)],
        [Inkwell, Stone, Gold, Gold]
    );
    assert_eq!((Automa::Card.choice([9, 0, 0]), Automa::Card.kept_as(Gold)), (Stone, Stone));
}

/// VIS-20.6: each resource adds an icon for the action that it pays for; those of the Card AI are of
/// one common kind and add one for any. No automa trades (VIS-20.1).
#[test]
fn vis_20_6_resources_add_icons() {
    for automa in Automa::ALL {
        let played = begun(against(automa, Difficulty::None), "5");
        let powers = played.state().outlook().powers[1];
        let added = powers.map(|power| power.reach - power.icons);
        let [stone, gold, inkwell] = automa.goods();
        let all = stone + gold + inkwell;
        let expected =
            if automa == Automa::Card { [0, all, all, all] } else { [0, stone, gold, inkwell] };
        assert_eq!(added, expected, "{automa}");
    }
}

#[test]
fn vis_19_2_each_of_the_four_boards_can_be_chosen() {
    for automa in Automa::ALL {
        let read: Automa = automa.name().parse().expect("its name is read");
        let view = seen(&begun(against(read, Difficulty::None), "5"));
        assert_eq!(view.options.automa, automa);
        assert_eq!(
            view.automa.expect("its schemes").unseen.len(),
            if automa == Automa::Card { 5 } else { 6 }
        );
    }
}

fn automas() -> impl Iterator<Item = (Table, Automa)> {
    printed("automa").into_iter().zip(Automa::ALL)
}

/// VIS-21.10: what the four boards are after, and which of them are reconstructed.
#[test]
fn vis_21_10_focus_of_the_automas() {
    for (row, automa) in automas() {
        assert_eq!(text(&row, "id"), format!("ai_{automa}"));
        let focus = automa.focus().map_or("flip", |primary| primary.icon().name());
        assert_eq!(text(&row, "focus"), focus);
        assert_eq!(automa.is_reconstructed(), reconstructed(&row), "{automa}");
    }
}

/// VIS-19.4: the schemes that a board removes.
#[test]
fn vis_19_4_removed_schemes() {
    for (row, automa) in automas() {
        let removed = row["removed_schemes"].as_array().unwrap().iter();
        let removed: engine::Set<Scheme> =
            removed.map(|scheme| scheme.as_str().unwrap().parse().unwrap()).collect();
        assert_eq!(automa.removed(), removed, "{automa}");
    }
}

/// VIS-19.9: start goods, printed headers, Guildhall slots and what the other slots do.
#[test]
fn vis_19_9_boards_of_the_automas() {
    for (row, automa) in automas() {
        let goods = row["start_goods"].as_table().unwrap();
        let own = ["stone", "gold", "inkwell"].map(|good| number(goods, good));
        let one_kind = automa == Automa::Card;
        let own = if one_kind { [number(goods, "resource"), 0, 0] } else { own };
        assert_eq!(automa.goods().map(i64::from), own, "{automa}");
        assert_eq!((number(goods, "deed"), number(goods, "debt")), (1, 1), "{automa}");
        let headers = ["printed_header_slot2", "printed_header_slot3"].map(|key| icons(&row[key]));
        assert_eq!(automa.headers(), headers, "{automa}");
        let slots = row["slots"].as_array().unwrap();
        let halls = slots.iter().filter_map(|slot| slot.get("icon")).map(|icon| icon.as_str());
        let own = automa.guildhalls().map(|icon| Some(icon.name()));
        assert!(halls.eq(own), "{automa}");
        let kinds = slots[3..].iter().map(|slot| slot["kind"].as_str().unwrap());
        let expected =
            ["once", "collision_no_criminal", "on_flip", "on_future", "on_shuffle", "on_shuffle"];
        assert!(kinds.eq(expected), "{automa}");
    }
}

/// VIS-20.3: the kinds of resources in the order in which a board takes them.
#[test]
fn vis_20_3_priorities_of_the_automas() {
    for (row, automa) in automas().filter(|(_, automa)| *automa != Automa::Card) {
        let mut goods = [0; 3];
        for wish in row["resource_priority"].as_array().unwrap() {
            let good: viscounts::Good = wish["what"].as_str().unwrap().parse().unwrap();
            assert_eq!(automa.choice(goods), good, "{automa} with {goods:?}");
            let until = wish.get("until").map_or(99, |until| until.as_integer().unwrap());
            goods[good.index()] = u16::try_from(until - 1).unwrap();
            assert_eq!(automa.choice(goods), good, "{automa} with {goods:?}");
            goods[good.index()] += 1;
        }
    }
}
