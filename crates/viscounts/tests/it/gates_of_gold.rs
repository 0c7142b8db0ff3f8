//! Gates of Gold: the laws of every game, and whole matches.

use std::path::Path;

use engine::{Actor, Game, Match, Seat, Turn, Viewer};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use testkit::{golden, laws};
use viscounts::{
    Action, Automa, Card, Difficulty, Event, Frame, Manuscript, Options, Order, Primary, Ribbon,
    View, Viscounts,
    card::Sort,
    gates_of_gold::{Award, Merit},
    view::GatesView,
};

use crate::play::{at_pairs, at_play, ends_after_a_full_round, family, wishing};

const GATES: Options = Options {
    automa: Automa::Cleric,
    difficulty: Difficulty::None,
    sides: viscounts::Sides::Players,
    trades: viscounts::board::Trades::Listed,
    gates_of_gold: true,
};

fn walked(seats: u8, options: Options, seed: u64) {
    let found = laws::check::<Viscounts>(seats, &options, seed);
    let found = found.unwrap_or_else(|broken| panic!("{broken}"));
    assert!(found.moves > 150 && found.deepest <= 32, "{found:?}");
}

#[test]
fn laws_hold_for_two() {
    walked(2, GATES, 0);
    walked(2, GATES, 1);
}

#[test]
fn laws_hold_for_three() {
    walked(3, GATES, 2);
}

#[test]
fn laws_hold_for_four() {
    walked(4, GATES, 3);
}

#[test]
fn laws_hold_against_the_automas() {
    for (automa, seed) in Automa::ALL.into_iter().zip(4..) {
        walked(1, Options { automa, ..GATES }, seed);
    }
}

#[test]
fn goldens() {
    for (name, seats, seed) in [
        ("gates-against-the-automa.txt", 1, 4),
        ("gates-two-seats.txt", 2, 1),
        ("gates-three-seats.txt", 3, 2),
        ("gates-four-seats.txt", 4, 3),
    ] {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(name);
        golden::check::<Viscounts>(&file, seats, &GATES, seed);
    }
}

fn laid_out(seats: u8) -> View {
    wishing(seats, GATES, &[], at_pairs).state().view(Viewer::Referee)
}

fn gates(view: &View) -> &GatesView {
    view.gates.as_ref().expect("it is played")
}

fn begun(seats: u8, wishes: &[&str]) -> Match<Viscounts> {
    wishing(seats, GATES, wishes, at_play)
}

fn orders(cards: &[Card]) -> usize {
    cards.iter().filter(|card| **card == Card::KingsOrder).count()
}

/// What chance can answer where it is first asked for such a thing.
fn outcomes(seats: u8, asked: impl Fn(&Action) -> bool) -> Vec<String> {
    let legal = |state: &Viscounts| {
        let mut legal = Vec::new();
        state.legal(Actor::Chance, &mut legal);
        legal
    };
    let found = wishing(seats, GATES, &[], |state| legal(state).first().is_some_and(&asked));
    legal(found.state()).iter().map(Action::to_string).collect()
}

/// VGG-1.2: all of it or nothing.
#[test]
fn vgg_1_2_all_of_it_or_nothing() {
    for seats in 1..=4 {
        let view = wishing(seats, Options::default(), &[], at_play).state().view(Viewer::Referee);
        assert_eq!(view.gates, None);
        assert!(view.unseen_townsfolk.iter().all(|card| card.index() < Card::BASE));
        assert!(view.unseen_manuscripts.iter().all(|one| one.index() < Manuscript::BASE));
        for player in &view.players {
            assert!(player.unseen.iter().all(|card| card.index() < Card::BASE));
        }
        let view = laid_out(seats);
        let added = gates(&view);
        assert!(added.orders > 0 && added.row.iter().all(Option::is_some));
        assert!(added.awards.iter().all(Option::is_some));
        assert_eq!(added.desks.iter().flatten().count(), usize::from(seats));
        assert!(view.unseen_townsfolk.iter().any(|card| card.index() >= Card::BASE));
        assert!(view.unseen_manuscripts.iter().any(|one| one.index() >= Manuscript::BASE));
    }
}

/// VGG-1.3: seats, supplies that end the match, the last round and the winner are as without it.
#[test]
fn vgg_1_3_the_course_is_that_of_the_base_game() {
    for seats in 0..=6 {
        let new = |options| Viscounts::new(seats, &options).is_ok();
        assert_eq!(new(GATES), new(Options::default()), "{seats}");
    }
    for seats in 1..=4 {
        let base = wishing(seats, Options::default(), &[], at_pairs).state().view(Viewer::Referee);
        let view = laid_out(seats);
        assert_eq!(
            (view.debts, view.deeds, view.pairs.len()),
            (base.debts, base.deeds, base.pairs.len())
        );
        let played = wishing(seats, GATES, &[], |state| state.turn() == Turn::Over);
        ends_after_a_full_round(&played);
        let sheets = played.scores().0;
        let best = sheets.iter().map(|sheet| sheet.total).max();
        assert!(sheets.iter().all(|sheet| sheet.rank > 1 || Some(sheet.total) == best));
    }
}

/// VGG-2.1: what replaces the piles of the base game.
#[test]
fn vgg_2_1_five_piles_of_ninety_six() {
    let view = laid_out(3);
    let mut sizes: Vec<u8> = view.segments.iter().map(|segment| segment.townsfolk).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [19, 19, 19, 19, 20]);
    assert_eq!(view.unseen_townsfolk.len() + 5, 96);
}

/// VGG-2.2: the five new Heroes are among those that lie under the player cards.
#[test]
fn vgg_2_2_fifteen_heroes() {
    let heroes = outcomes(2, |action| matches!(action, Action::Hero(_)));
    assert_eq!(heroes.len(), 15);
    for name in ["arnulf", "charles", "clotilde", "louis", "matilda"] {
        assert!(heroes.contains(&format!("hero gh_{name}")), "{heroes:?}");
    }
}

/// VGG-2.3: what replaces the piles of the base game.
#[test]
fn vgg_2_3_eight_manuscripts_in_a_pile() {
    let view = laid_out(2);
    assert!(view.segments.iter().all(|segment| segment.manuscripts == 8));
    assert!(view.segments.iter().all(|segment| segment.manuscript.is_some_and(|m| m.index() < 5)));
    assert_eq!(view.unseen_manuscripts.len(), 35);
    assert!(view.unseen_manuscripts.contains(&Manuscript::GatesWild));
}

/// VGG-2.4: one of the six new Castle Leaders lies beside the board, instead of the old one.
#[test]
fn vgg_2_4_one_of_six_leaders() {
    let leaders = outcomes(2, |action| matches!(action, Action::Beside(_)));
    assert_eq!(leaders.len(), 6);
    assert!(leaders.iter().all(|leader| leader.starts_with("beside cl_")), "{leaders:?}");
    let view = laid_out(2);
    assert_eq!(gates(&view).awards[0].map(Award::merit), Some(Merit::Leader));
    assert_eq!(view.leader, None, "nobody holds it yet");
}

/// VGG-2.5: one of six cards for the diversified, and one of six for the specialized.
#[test]
fn vgg_2_5_one_builder_card_of_each_kind() {
    for (first, place, merit) in [("bd_", 1, Merit::Diversified), ("bs_", 2, Merit::Specialized)] {
        let cards =
            outcomes(2, |action| matches!(action, Action::Beside(award) if award.merit() == merit));
        assert_eq!(cards.len(), 6);
        assert!(cards.iter().all(|card| card.starts_with(&format!("beside {first}"))), "{cards:?}");
        assert_eq!(gates(&laid_out(2)).awards[place].map(Award::merit), Some(merit));
    }
    assert_eq!(gates(&laid_out(2)).builders, [None; 2]);
}

/// VGG-2.6: three of the 24 Outsiders lie in the row, the others face down.
#[test]
fn vgg_2_6_three_outsiders_in_the_row() {
    assert_eq!(outcomes(2, |action| matches!(action, Action::Enter(_))).len(), 24);
    for seats in 1..=4 {
        let view = laid_out(seats);
        let row: Vec<Card> = gates(&view).row.iter().flatten().copied().collect();
        assert_eq!((row.len(), gates(&view).unseen.len()), (3, 21));
        assert!(row.iter().all(|card| !gates(&view).unseen.contains(card)));
    }
}

/// VGG-7.3: the row and the sizes of the piles are seen by everybody alike, hands by their owners.
#[test]
fn vgg_7_3_the_row_is_open() {
    let played = begun(3, &[]);
    let seen = |viewer: Viewer| played.state().view(viewer);
    let all = [Viewer::Spectator].into_iter().chain(Seat::first(3).map(Viewer::Seat));
    for viewer in all {
        assert_eq!(seen(viewer).gates, seen(Viewer::Referee).gates);
        for player in seen(viewer).players {
            assert_eq!(player.hand.is_some(), viewer == Viewer::Seat(player.seat));
        }
    }
}

/// VGG-2.7: before anybody has one, all 24 King's Orders are in their pile.
#[test]
fn vgg_2_7_a_pile_of_24_orders() {
    for seats in 1..=4 {
        let view = laid_out(seats);
        assert_eq!(gates(&view).orders, 24);
        assert!(view.players.iter().all(|player| orders(&player.unseen) == 0));
    }
}

/// VGG-2.9 (CEX-42 of the test vectors): everybody begins with an Order among ten cards.
#[test]
fn vgg_2_9_everybody_begins_with_an_order() {
    for seats in 1..=4 {
        // Cards that neither hire nor destroy.
        let deals = ["deal 1", "deal 2", "deal 4", "deal 7", "deal 10"];
        let view = begun(seats, &deals[..=seats.into()]).state().view(Viewer::Referee);
        assert_eq!(gates(&view).orders, 24 - seats);
        for player in view.players.iter().take(seats.into()) {
            assert_eq!(orders(&player.unseen), 1);
            assert_eq!((player.unseen.len(), player.cards), (10, 3));
        }
    }
}

/// VGG-2.10: nothing is discarded for it, and nothing reacts.
#[test]
fn vgg_2_10_the_starting_order_sets_nothing_off() {
    for seats in 1..=4 {
        let played = begun(seats, &["deal 1", "deal 2"]);
        let taken = played
            .story()
            .moves()
            .flatten()
            .filter(|event| matches!(event, Event::GainedOrder { .. }));
        assert_eq!(taken.count(), usize::from(seats));
        let told = |event: &Event| matches!(event, Event::Discarded { .. });
        assert!(!played.story().moves().flatten().any(told));
        let asked = |action: String| ["discard", "trigger", "award"].contains(&&*family(&action));
        assert!(!played.moves().iter().any(|entry| asked(entry.action.to_string())));
        let view = played.state().view(Viewer::Referee);
        assert!(view.players.iter().all(|player| player.discard_pile.is_empty()));
    }
}

/// VGG-2.8: a Manuscript Board for every person.
#[test]
fn vgg_2_8_everybody_gets_a_manuscript_board() {
    for seats in 1..=4 {
        let view = laid_out(seats);
        let dealt: Vec<_> = gates(&view).desks.iter().flatten().collect();
        assert_eq!(dealt.len(), usize::from(seats));
        assert!((1..dealt.len()).all(|at| !dealt[..at].contains(&dealt[at])));
    }
}

/// VGG-2.11 (CEX-43 of the test vectors): the Order of the set-up cannot be destroyed.
#[test]
fn vgg_2_11_the_starting_order_is_protected() {
    let asked = |state: &Viscounts| matches!(state.view(Viewer::Referee).ask, Frame::PurgeDeck(_));
    let played = wishing(2, GATES, &["deal 9", "take 9"], asked);
    let Turn::Seat(seat) = played.state().turn() else { panic!("somebody decides") };
    let mut legal = Vec::new();
    played.state().legal(Actor::Seat(seat), &mut legal);
    assert_eq!(legal.len(), 1 + 9);
    assert!(!legal.contains(&Action::Destroy(Some(Card::KingsOrder))));
}

/// VGG-2.12: a free hire of the set-up can be an Order.
#[test]
fn vgg_2_12_a_second_order_in_the_set_up() {
    let asked = |state: &Viscounts| matches!(state.view(Viewer::Referee).ask, Frame::Hire(_));
    let mut played = wishing(2, GATES, &["deal 3", "take 3"], asked);
    let Turn::Seat(seat) = played.state().turn() else { panic!("somebody decides") };
    played.play(Actor::Seat(seat), Action::Order).unwrap();
    let view = played.state().view(Viewer::Referee);
    let own = &view.players[seat.index()];
    assert_eq!((orders(&own.unseen), own.discard_pile.len()), (2, 0));
    assert_eq!(own.silver, 6);
}

/// Plays matches of all sizes to the end and looks at every position.
fn on_positions(
    choose: impl Fn(&[Action], &mut Xoshiro256PlusPlus) -> Action,
    mut look: impl FnMut(&Viscounts, Action),
) {
    for seed in 0..8 {
        let seats = 1 + u8::try_from(seed % 4).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = Viscounts::new(seats, &GATES).expect("sets up");
        let mut legal = Vec::new();
        while let Some(actor) = state.turn().next_actor() {
            legal.clear();
            state.legal(actor, &mut legal);
            let action = choose(&legal, &mut rng);
            state.play_unchecked(actor, action, &mut ());
            look(&state, action);
        }
    }
}

/// VGG-3.18: whoever uses a column whenever it can be used comes to an end all the same.
#[test]
fn vgg_3_18_columns_end() {
    let eager = |legal: &[Action], rng: &mut Xoshiro256PlusPlus| {
        let column = legal.iter().find(|action| matches!(action, Action::Use(_)));
        column.copied().unwrap_or_else(|| laws::pick_by_family(legal, rng))
    };
    let (mut used, mut most, mut turn) = (0, 0, None);
    on_positions(eager, |state, action| {
        let view = state.view(Viewer::Spectator);
        if turn.replace((view.round, view.active)) != Some((view.round, view.active)) {
            used = 0;
        }
        used += u32::from(matches!(action, Action::Use(_)));
        most = most.max(used);
    });
    assert!((3..60).contains(&most), "{most} in one turn");
}

/// VGG-4.5: King's Orders are neither lost nor made.
#[test]
fn vgg_4_5_orders_stay() {
    on_positions(laws::pick_by_family, |state, _| {
        let view = state.view(Viewer::Referee);
        let owned: usize = view
            .players
            .iter()
            .map(|player| {
                let board: Vec<Card> = player.slots.iter().flatten().copied().collect();
                orders(&player.unseen) + orders(&player.discard_pile) + orders(&board)
            })
            .sum();
        assert_eq!(owned + usize::from(gates(&view).orders), 24);
    });
}

/// VGG-3.6, VIS-13.1: the view tells who can be hired just as the legal actions do.
#[test]
fn vgg_3_6_a_view_knows_what_can_be_hired() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut seen = std::collections::BTreeSet::new();
    for seats in [1, 2, 3, 4] {
        let mut state = Viscounts::new(seats, &GATES).expect("sets up");
        let mut legal = Vec::new();
        while let Some(actor) = state.turn().next_actor() {
            legal.clear();
            state.legal(actor, &mut legal);
            let view = state.view(Viewer::Spectator);
            let order = legal.contains(&Action::Order);
            let hire = legal.iter().any(|action| matches!(action, Action::Hire(_)));
            if let (Frame::Recruit | Frame::HireHere(_), Actor::Seat(seat)) = (view.ask, actor) {
                let own = &view.players[seat.index()];
                assert_eq!((view.can_hire_here(own), view.can_buy_order(own)), (hire, order));
                seen.insert((hire, order));
            } else if matches!(view.ask, Frame::Hire(_)) {
                assert_eq!(view.has_orders(), order);
            }
            state.play_unchecked(actor, laws::pick_by_family(&legal, &mut rng), &mut ());
        }
    }
    assert_eq!(seen.len(), 3, "hire, order, or either: {seen:?}");
}

/// Opens columns and does not use them, so that they can be used beside what is asked.
fn saving(legal: &[Action], rng: &mut Xoshiro256PlusPlus) -> Action {
    let opens = |action: &&Action| {
        let transcribes = Action::Act { primary: Primary::Transcribe, dismiss: false };
        **action == transcribes || matches!(action, Action::Gain(_))
    };
    let kept: Vec<_> = legal.iter().copied().filter(|a| !matches!(a, Action::Use(_))).collect();
    kept.iter().find(opens).copied().unwrap_or_else(|| laws::pick_by_family(&kept, rng))
}

/// VGG-3.15, VIS-25.2: a single choice is asked only where a column can be used beside it, and the view
/// tells where it is to leave things as they are.
#[test]
fn vgg_3_15_a_single_choice_is_asked_beside_a_column() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut alone = std::collections::HashSet::new();
    for seats in (0..240).map(|n| 1 + n % 4) {
        let mut state = Viscounts::new(seats, &GATES).expect("sets up");
        let mut legal = Vec::new();
        while let Some(actor) = state.turn().next_actor() {
            legal.clear();
            state.legal(actor, &mut legal);
            if let Actor::Seat(seat) = actor {
                let view = state.view(Viewer::Spectator);
                let uses = |action: &&Action| matches!(action, Action::Use(_));
                let own: Vec<_> = legal.iter().filter(|action| !uses(action)).collect();
                // Cards that are alike are asked for, too.
                let asked = own.len() > 1 || own.len() < legal.len() || view.ask == Frame::Play;
                assert!(asked, "{:?} has one answer, {legal:?}", view.ask);
                let stays = matches!(own[..], [Action::Stop | Action::Rearrange(Order::O123)]);
                let stop =
                    matches!(view.ask, Frame::Pause | Frame::Play | Frame::Act | Frame::Recruit);
                let told = view.asks_for_columns_alone(&view.players[seat.index()]);
                assert_eq!(told, stays && !stop, "{:?}: {legal:?}", view.ask);
                alone.extend(told.then(|| std::mem::discriminant(&view.ask)));
            }
            state.play_unchecked(actor, saving(&legal, &mut rng), &mut ());
        }
    }
    assert!(alone.len() > 1, "{alone:?}");
}

/// VGG-15.1: what is new is asked, and answered in all ways.
#[test]
fn vgg_15_1_everything_new_comes_up() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut seen = std::collections::BTreeSet::new();
    for seats in (0..24).map(|n| 1 + n % 4) {
        let mut state = Viscounts::new(seats, &GATES).expect("sets up");
        let mut legal = Vec::new();
        while let Some(actor) = state.turn().next_actor() {
            legal.clear();
            state.legal(actor, &mut legal);
            let action = laws::pick_by_family(&legal, &mut rng);
            seen.insert(family(&action.to_string()));
            state.play_unchecked(actor, action, &mut ());
        }
        let view = state.view(Viewer::Spectator);
        for own in view.players.iter().take(if seats == 1 { 1 } else { seats.into() }) {
            for ribbon in Ribbon::ALL {
                let held = usize::from(state.ribbons(own.seat, ribbon));
                assert_eq!(view.ribbons(own, ribbon), held, "a view counts as the rules do");
            }
        }
    }
    for family in ["order", "welcome", "refuse", "enter", "use", "beside", "desk"] {
        assert!(seen.contains(family), "{family} never came up: {seen:?}");
    }
    let outsiders = Card::ALL.into_iter().filter(|card| card.sort() == Sort::Outsider);
    assert_eq!(outsiders.count(), 24);
}
