//! What an action will do is told as it would come to pass, and never what cannot be known.

use castle::{Action, Castle, Event};
use engine::{Actor, Game, Seat, Turn, Viewer};
use games::{AnyMatch, GameId};
use testkit::scenario::Scenario;
use ui::{Foresight, Lang, Mark, Names, Rich, Teller, story};
use viscounts::Viscounts;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// A match with these moves.
fn after(game: GameId, seats: u8, moves: &[(Actor, &str)]) -> AnyMatch {
    let options = games::options(game, &[""; 0]).expect("options");
    let mut played = AnyMatch::new(game, seats, options).expect("sets up");
    for (actor, action) in moves {
        played.play(*actor, action).expect("legal");
    }
    played
}

fn foretold(played: &AnyMatch, seat: Seat, action: &str, lang: Lang) -> String {
    let names = Names::new(&["Ann", "Bob", "Eve"], 3, lang);
    story::describe(played, seat, action, &Teller::new(lang, &names)).expect("legal").plain()
}

/// The last one to choose opens all cards by it, and is told nothing that depends on theirs.
#[test]
fn what_others_have_sealed_is_not_foretold() {
    let castle = |sealed: &str| {
        let moves = [(Actor::Chance, "start A"), (Actor::Seat(A), sealed)];
        (after(GameId::Castle, 2, &moves), "cards trader quarry")
    };
    let kings_road =
        |sealed: &str| (after(GameId::KingsRoad, 2, &[(Actor::Seat(A), sealed)]), "ALT CAS DRAGON");
    let pairs = [
        [castle("cards messenger bricklayer"), castle("cards earth stonemason")],
        [kings_road("ALT TMP WLD"), kings_road("WITCH")],
    ];
    for [one, other] in pairs {
        assert!(matches!(one.0.turn(), Turn::Sealed(owed) if owed.len() == 1));
        for lang in Lang::ALL {
            let [here, there] =
                [&one, &other].map(|(played, action)| foretold(played, B, action, lang));
            assert_eq!(here, there);
        }
    }
}

/// The position after a Trader was laid beside a Bricklayer, and a helper has been sent.
fn trading() -> AnyMatch {
    let moves = [
        (Actor::Chance, "start A"),
        (Actor::Seat(A), "cards trader"),
        (Actor::Seat(B), "cards messenger"),
        (Actor::Seat(Seat::new(2)), "cards bricklayer"),
    ];
    after(GameId::Castle, 3, &moves)
}

#[test]
fn the_outcome_is_told_to_its_seat_up_to_the_next_turn() {
    let place = "place cart_sand";
    let played = trading();
    let expected = [
        "Your helper goes to the sand cart. 4 sand at every pay-out, one of them for the Defence \
         Tower. CAS-8.9 You get 3 sand.",
        "Ваш помощник идёт к телеге с песком. 4 песка при каждой выдаче, из них 1 — на \
         Оборонительную башню. CAS-8.9 Вы получаете 3 песка.",
        "Ваш помічник іде до воза з піском. 4 піску за кожної видачі, з них 1 — на Оборонну вежу. \
         CAS-8.9 Ви отримуєте 3 піску.",
    ];
    assert_eq!(Lang::ALL.map(|lang| foretold(&played, A, place, lang)), expected);
}

/// VIS-12.8: a bonus card is taken when the next Manuscript has come to light, which ends what can be
/// foretold; but it is certain.
#[test]
fn vis_12_2_a_bonus_card_is_foretold_although_it_comes_after_a_reveal() {
    let third = include_str!("../../../../scenarios/viscounts/vis-12.3-third-ribbon.toml");
    let scenario = Scenario::parse(third).expect("reads");
    let given = scenario.play::<Viscounts>().expect("plays").given;
    let transcribe = "act transcribe".parse().expect("an action");
    let names = Names::new(&["Ann", "Bob"], 2, Lang::En);
    let told = Lang::ALL
        .map(|lang| Foresight::new(&given, A).tell(transcribe, &Teller::new(lang, &names)).plain());
    let expected = [
        "You gain the blue Cleric Bonus Card.",
        "Вы получаете синюю бонусную карту церковника.",
        "Ви отримуєте синю бонусну карту церкви.",
    ];
    for (told, expected) in told.into_iter().zip(expected) {
        assert!(told.ends_with(expected), "{told}");
    }
}

fn points(text: &Rich) -> i32 {
    let marked = text.0.iter().filter(|span| span.mark == Some(Mark::Points));
    marked.map(|span| span.text.parse::<i32>().expect("a number")).sum()
}

/// In whole matches, the points that an action promises its builder are those that it brings.
#[test]
fn points_are_foretold_as_the_rules_count_them() {
    let names = Names::new(&[""; 0], 3, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let mut built = 0;
    for salt in 0..12 {
        let mut state = Castle::new(3, &castle::Options::default()).expect("sets up");
        for index in 0.. {
            let Some(actor) = state.turn().next_actor() else { break };
            let mut legal = Vec::new();
            state.legal(actor, &mut legal);
            let builds = |action: &&Action| matches!(action, Action::Build { .. });
            let wish = legal.iter().find(builds).copied();
            let action = wish.unwrap_or(legal[(index * 7919 + salt) % legal.len()]);
            let mut log = Vec::new();
            let before = state.clone();
            state.play_unchecked(actor, action, &mut log);
            let (Actor::Seat(seat), Some(Event::Built { points: brought, .. })) =
                (actor, log.first())
            else {
                continue;
            };
            if log.iter().any(|event| matches!(event, Event::FinalScored { .. })) {
                continue;
            }
            let told = Foresight::new(&before, seat).tell(action, &teller);
            assert_eq!(points(&told), i32::from(*brought), "{}", told.plain());
            let rest = state.view(Viewer::Seat(seat)).players[seat.index()].goods;
            let units = rest.amounts().map(|(_, count)| count.to_string());
            let kept = told.plain().rsplit_once("You keep").expect("what is left").1.to_owned();
            assert!(units.into_iter().all(|count| kept.contains(&count)), "{}", told.plain());
            built += 1;
        }
    }
    assert!(built > 40, "{built} buildings");
}
