//! The set-up (VIS-2), rule by rule.

use engine::{Actor, Game, Match, Seat, Turn, Viewer};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use viscounts::{
    Action, Card, Event, Manuscript, Options, PlayerCard, Section, Segment, Sides, Slot, Space,
    View, Viscounts, card::Sort,
};

use crate::play::{at_pairs, at_play, family, until, wishing};

fn laid_out(seats: u8) -> View {
    until(seats, seats.into(), at_pairs).state().view(Viewer::Referee)
}

/// What chance can answer where it stands after some of its answers.
fn outcomes(seats: u8, answers: &[&str]) -> Vec<String> {
    let mut state = Viscounts::new(seats, &Options::default()).expect("sets up");
    for answer in answers {
        state.play_unchecked(Actor::Chance, answer.parse().expect("an action"), &mut ());
    }
    let mut legal = Vec::new();
    state.legal(Actor::Chance, &mut legal);
    legal.iter().map(Action::to_string).collect()
}

/// VIS-2.1: two to four people, or one against an automa.
#[test]
fn vis_2_1_two_to_four_seats_or_one_person() {
    for seats in 0..=6 {
        let new = Viscounts::new(seats, &Options::default());
        assert_eq!(new.is_ok(), (1..=4).contains(&seats), "{seats}");
    }
    assert_eq!((laid_out(1).players.len(), laid_out(2).players.len()), (2, 2));
}

/// VIS-24: the sides can be the same for all; the piles and the row follow the players.
#[test]
fn vis_2_2_sides_follow_the_players_or_the_pictures() {
    let sites = |seats, options| {
        let view = wishing(seats, options, &[], at_pairs).state().view(Viewer::Referee);
        view.segments.iter().map(|segment| segment.sites.len()).sum::<usize>()
    };
    assert_eq!([1, 2, 3, 4].map(|seats| sites(seats, Options::default())), [23, 23, 25, 28]);
    let pictured = Options { sides: Sides::Pictured, ..Options::default() };
    assert_eq!([1, 2, 3, 4].map(|seats| sites(seats, pictured)), [25; 4]);
    let view = wishing(2, pictured, &[], at_pairs).state().view(Viewer::Referee);
    assert_eq!((view.debts, view.deeds, view.pairs.len()), (12, 12, 3));
}

#[test]
fn vis_2_3_segments_in_a_circle_and_the_castle_in_any_direction() {
    let all = Segment::ALL.map(|segment| format!("segment {segment}"));
    assert_eq!(outcomes(2, &[]), all);
    let order = ["segment cliffs", "segment lake", "segment meadow", "segment mountain"];
    assert_eq!(outcomes(2, &order[..2]), all[1..4]);
    let rotations: Vec<String> = (0..5).map(|rotation| format!("rotation {rotation}")).collect();
    assert_eq!(outcomes(2, &order), rotations);
    for rotation in 0..5 {
        let turned = format!("rotation {rotation}");
        let mut wishes = order.to_vec();
        wishes.push(&turned);
        let played = wishing(2, Options::default(), &wishes, at_pairs);
        let segments = played.state().view(Viewer::Referee).segments;
        let names = segments.iter().map(|segment| segment.segment.name());
        assert!(names.eq(["cliffs", "lake", "meadow", "mountain", "forest"]));
        for (position, segment) in segments.iter().enumerate() {
            assert_eq!(segment.section, Section::ALL[(position + rotation) % 5]);
        }
    }
}

#[test]
fn vis_2_4_five_piles_of_townsfolk() {
    let view = laid_out(3);
    let mut sizes: Vec<u8> = view.segments.iter().map(|segment| segment.townsfolk).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [13, 13, 14, 14, 14]);
    let tops: Vec<Card> = view.segments.iter().map(|segment| segment.top.expect("one")).collect();
    assert!(tops.iter().all(|card| card.sort() == Sort::Townsfolk));
    assert_eq!(view.unseen_townsfolk.len() + tops.len(), 68);
}

/// A large pile is as likely at every position.
#[test]
fn vis_2_4_sizes_are_as_likely_as_piles() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut large = [0; 5];
    for seed in 0..400 {
        let view = until(2, seed, at_pairs).state().view(Viewer::Referee);
        for (count, segment) in large.iter_mut().zip(&view.segments) {
            *count += u32::from(segment.townsfolk == 14);
        }
    }
    assert!(large.iter().all(|&count| (200..=280).contains(&count)), "{large:?}");
    let state = Viscounts::new(2, &Options::default()).expect("sets up");
    assert!(matches!(state.sample_chance(&mut rng), Action::Segment(_)));
}

#[test]
fn vis_2_5_piles_of_seven_manuscripts_with_a_grey_back_on_top() {
    let view = laid_out(4);
    for segment in &view.segments {
        let grey = segment.manuscript.expect("one on top").index() < Manuscript::GREY_BACKED;
        assert!(segment.manuscripts == 7 && grey);
    }
    assert_eq!(view.unseen_manuscripts.len(), 30);
    let black = |one: &Manuscript| one.index() >= Manuscript::GREY_BACKED;
    assert!(view.unseen_manuscripts.iter().all(black));
}

/// VIS-2.6: the Castle Leader card and the four Cleric Bonus Cards.
#[test]
fn vis_2_6_leader_and_bonus_cards_are_nobodys() {
    for seats in 1..=4 {
        let view = laid_out(seats);
        assert_eq!(view.leader, None);
        assert!(view.players.iter().all(|player| player.bonus.is_empty()));
    }
}

#[test]
fn vis_2_7_player_boards() {
    let view = laid_out(3);
    for player in &view.players {
        assert_eq!((player.workers, player.corruption, player.virtue), (20, 1, 7));
        assert!(player.uncovered.is_empty());
    }
    let kinds = Slot::ALL.map(|slot| slot.building().name());
    assert_eq!(kinds[..3], ["trading_post"; 3]);
    assert_eq!((&kinds[3..6], &kinds[6..]), (&["guildhall"; 3][..], &["workshop"; 3][..]));
    let view = until(3, 2, at_play).state().view(Viewer::Referee);
    for player in &view.players {
        let starting = player.unseen.iter().filter(|card| card.sort() == Sort::Starting);
        let destroyed = usize::from(player.viscount == Some(Space::S9));
        assert!(starting.count() >= 8 - destroyed);
    }
}

/// VIS-2.8: chance names the start player, who keeps the marker.
#[test]
fn vis_2_8_the_start_player_begins_every_round() {
    assert_eq!(outcomes_at_start(3), ["start A", "start B", "start C"]);
    for seed in 0..6 {
        let played = until(3, seed, |state| state.turn() == Turn::Over);
        let story = played.story();
        let first = story.moves().flatten().find_map(|event| match event {
            Event::StartPlayer { seat } => Some(*seat),
            _ => None,
        });
        let first = first.expect("it is settled");
        let mut last = 0;
        for event in story.moves().flatten() {
            if let Event::TurnBegan { seat, round } = *event {
                assert_eq!(round > last, seat == first);
                last = round;
            }
        }
        assert_eq!(played.state().view(Viewer::Referee).first, first);
    }
}

fn outcomes_at_start(seats: u8) -> Vec<String> {
    let asked = |state: &Viscounts| {
        let mut legal = Vec::new();
        state.legal(Actor::Chance, &mut legal);
        matches!(legal[..], [Action::Start(_), ..])
    };
    let mut legal = Vec::new();
    wishing(seats, Options::default(), &[], asked).state().legal(Actor::Chance, &mut legal);
    legal.iter().map(Action::to_string).collect()
}

/// VIS-2.9: player cards in a row, each with a Hero of its own.
#[test]
fn vis_2_9_a_pair_more_than_players() {
    for seats in 1..=4 {
        let pairs = laid_out(seats).pairs;
        assert_eq!(pairs.len(), usize::from(seats) + 1);
        for (at, pair) in pairs.iter().enumerate() {
            assert!(pair.hero.is_some_and(|hero| hero.sort() == Sort::Hero));
            let same =
                |other: &&viscounts::Pair| other.card == pair.card || other.hero == pair.hero;
            assert_eq!(pairs[at..].iter().filter(same).count(), 1);
        }
    }
}

/// VIS-25.4: one thing after the other, each from left to right.
#[test]
fn vis_25_4_the_order_in_which_chance_settles_the_set_up() {
    for seats in 2..=4 {
        let played = until(seats, u64::from(seats), at_pairs);
        let families: Vec<String> =
            played.moves().iter().map(|m| family(&m.action.to_string())).collect();
        let order = ["segment", "rotation", "size", "reveal", "show", "start", "deal", "hero"];
        let at: Vec<_> = families.iter().map(|f| order.iter().position(|o| o == f)).collect();
        assert!(at.is_sorted() && at.iter().all(Option::is_some), "{families:?}");
        assert_eq!(families.iter().filter(|family| *family == "reveal").count(), 5);
    }
}

#[test]
fn vis_2_10_pairs_in_reverse_turn_order() {
    for seed in 0..20 {
        let mut played = until(3, seed, at_pairs);
        let first = played.state().view(Viewer::Spectator).first;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        for place in [2, 1, 0] {
            let seat = Seat::ALL[(first.index() + place) % 3];
            assert_eq!(played.state().turn(), Turn::Seat(seat));
            let card = played.state().view(Viewer::Spectator).pairs[0].card;
            played.play(Actor::Seat(seat), Action::Take(card)).unwrap();
            finish_pair(&mut played, &mut rng);
            let own = &played.state().view(Viewer::Referee).players[seat.index()];
            assert_eq!((own.cards, own.discard_pile.len()), (3, 0));
            assert_eq!(own.viscount, Some(Space::ALL[card.index()]));
        }
        assert!(at_play(played.state()));
    }
}

/// Plays on until the next pair is taken or the first card is played.
fn finish_pair(played: &mut Match<Viscounts>, rng: &mut Xoshiro256PlusPlus) -> Vec<String> {
    let mut asked = Vec::new();
    while !at_pairs(played.state()) && !at_play(played.state()) {
        let actor = played.state().turn().next_actor().unwrap();
        let mut legal = Vec::new();
        played.state().legal(actor, &mut legal);
        let action = match actor {
            Actor::Chance => played.state().sample_chance(rng),
            Actor::Seat(_) => *legal.last().unwrap(),
        };
        asked.push(family(&action.to_string()));
        played.play(actor, action).unwrap();
    }
    asked
}

/// VIS-2.12: it is in nobody's hands and not on the table.
#[test]
fn vis_2_12_the_pair_that_is_left_goes_back() {
    for seed in 0..10 {
        let view = until(3, seed, at_play).state().view(Viewer::Referee);
        assert!(view.pairs.is_empty());
        let heroes = view.players.iter().flat_map(|player| &player.unseen);
        assert!(heroes.filter(|card| card.sort() == Sort::Hero).count() <= 3);
    }
}

#[test]
fn vis_2_13_debts_of_the_set_up_come_from_the_box() {
    for (seats, above) in [(1, (12, 12)), (2, (12, 12)), (3, (15, 16)), (4, (18, 20))] {
        for seed in 0..10 {
            let view = until(seats, seed, at_play).state().view(Viewer::Referee);
            assert_eq!((view.debts, view.deeds), above);
            assert!(view.players.iter().all(|player| player.unpaid + player.paid > 0));
        }
    }
}

/// VIS-2.11: every player card brings what it says.
#[test]
fn vis_2_11_every_player_card() {
    for card in PlayerCard::ALL {
        let mut played = wishing(2, Options::default(), &[&format!("deal {card}")], at_pairs);
        let Turn::Seat(seat) = played.state().turn() else { panic!("somebody chooses") };
        played.play(Actor::Seat(seat), Action::Take(card)).unwrap();
        let asked = finish_pair(&mut played, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let view = played.state().view(Viewer::Referee);
        let (own, start) = (&view.players[seat.index()], card.start());
        assert_eq!(own.viscount, Some(Space::ALL[card.index()]));
        let destroyed = usize::from(card == PlayerCard::C9);
        assert!(own.silver >= start.silver, "{card}");
        let flips = own.paid + own.approved;
        let papers = (own.unpaid + own.paid, own.acquired + own.approved);
        assert_eq!(papers, (start.debts, start.deeds));
        let expected: &[&str] = match card {
            PlayerCard::C2 => &["resource", "resource"],
            PlayerCard::C3 => &["hire", "reveal"],
            PlayerCard::C4 => &["resource"],
            PlayerCard::C5 => &["gain", "show"],
            PlayerCard::C6 => &["section"],
            PlayerCard::C8 => &["resource", "build", "site"],
            PlayerCard::C9 => &["destroy"],
            _ => &[],
        };
        let asked: Vec<&str> = asked.iter().map(String::as_str).filter(|a| *a != "draw").collect();
        assert!(asked.starts_with(expected), "{card}: {asked:?}");
        let flipped = u16::from(matches!(card, PlayerCard::C2 | PlayerCard::C4));
        // The Manuscript of card 5 may flip one, too.
        assert!(flips == flipped || card == PlayerCard::C5, "{card}");
        assert_eq!(own.uncovered.len(), usize::from(card == PlayerCard::C8));
        assert_eq!(own.workers, if card == PlayerCard::C6 { 18 } else { 20 });
        let cards = 9 + usize::from(card == PlayerCard::C3) - destroyed;
        assert_eq!(own.unseen.len(), cards, "{card}");
        let markers = match card {
            PlayerCard::C10 => (3, 7),
            PlayerCard::C7 => (1, 5),
            PlayerCard::C1 => (1, 6),
            _ => (own.corruption, own.virtue),
        };
        assert_eq!((own.corruption, own.virtue), markers, "{card}");
    }
}
