//! The Rival of Architects of the West Kingdom: which line of its policy applies, and that it is a
//! function of what its seat sees.

use std::fmt::Write;

use crate::wander::wander;
use architects::{Architects, Options};
use bots::{BotSpec, Level, Policy, Stance, evaluate::Evaluate, generator};
use engine::{Actor, Game, Perspective, Seat, Turn};
use rand::RngExt;
use testkit::scenario::Scenario;

/// A turn of seat A in a match of two, with something laid over it.
fn position(given: &str) -> Architects {
    asked(r#""move""#, "", given)
}

/// A match of two with these options, of which so much is pending.
fn asked(pending: &str, options: &str, given: &str) -> Architects {
    let text = format!(
        r#"
title = "A decision of the Rival"
rules = ["ARC-19.4"]
game = "architects"
seats = 2
options = {{ {options} }}

[given]
"pending" = [{pending}]
"market.small" = "3"
"market.unseen" = ["1", "2", "4", "5", "6", "7", "8", "9", "10"]
"display" = [["labourer", "miner_1", "miner_2", "jeweller_1"], ["jeweller_2", "stonecutter_1", "stonecutter_2", "woodcutter_1"]]
{given}

[then]
"seats" = 2
"#
    );
    let scenario = Scenario::parse(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    scenario.play::<Architects>().unwrap_or_else(|why| panic!("{why}\n{text}")).given
}

/// What a rival does, and which line of its policy says so.
fn applied(stance: Stance, state: &Architects) -> String {
    let policy = Architects::RIVALS.expect("the game has rivals")[stance as usize];
    let Turn::Seat(seat) = state.turn() else { panic!("nobody is asked") };
    let applied = policy.apply(&Perspective::new(state, seat));
    format!("{}: {}", applied.line, applied.action)
}

fn fair(given: &str) -> String {
    applied(Stance::Fair, &position(given))
}

const RICH: &str =
    r#""players.0.goods" = { clay = 4, wood = 4, stone = 4, gold = 2, marble = 0, silver = 9 }"#;
const POOR: &str =
    r#""players.0.goods" = { clay = 0, wood = 0, stone = 0, gold = 0, marble = 0, silver = 0 }"#;
const SILVER: &str =
    r#""players.0.goods" = { clay = 0, wood = 0, stone = 0, gold = 0, marble = 0, silver = 9 }"#;

#[test]
fn arc_19_4_line_1_recovers_from_the_smallest_group() {
    let given = r#""players.0.reserve" = 0
"players.0.at.quarry" = 12
"players.0.at.mines" = 3
"players.0.at.forest" = 5"#;
    assert_eq!(fair(given), "recover: recover mines");
}

#[test]
fn arc_19_4_line_2_builds_what_is_worth_most() {
    let well = r#""players.0.hand" = ["lumber_camp", "church", "smithy"]"#;
    let goods = r#""players.0.goods" = { clay = 4, wood = 2, stone = 3, gold = 0, marble = 0, silver = 0 }"#;
    assert_eq!(fair(&format!("{well}\n{goods}")), "build: construct church");
    // The first level gives two points, and one more for being the Cathedral.
    let both = r#""players.0.hand" = ["clay_pit"]
"players.0.goods" = { clay = 4, wood = 1, stone = 0, gold = 1, marble = 0, silver = 0 }"#;
    assert_eq!(fair(both), "build: construct clay_pit", "a tie goes to the building");
}

#[test]
fn arc_19_4_line_3_to_5_goes_to_the_guardhouse() {
    let prisoners = r#""players.0.reserve" = 16
"players.0.prison" = 4"#;
    assert_eq!(fair(prisoners), "release: place guardhouse");
    let captives = r#""players.0.captured.B" = 5
"players.1.reserve" = 15"#;
    assert_eq!(fair(captives), "send: place guardhouse");
    let hostages = r#""players.0.reserve" = 15
"players.1.captured.A" = 5"#;
    assert_eq!(fair(hostages), "ransom: place guardhouse");
    let few = r#""players.0.captured.B" = 4
"players.1.reserve" = 16"#;
    assert!(!fair(few).contains("guardhouse"));
}

#[test]
fn arc_19_4_line_6_and_7_capture_large_groups() {
    let theirs = r#""players.1.reserve" = 16
"players.1.at.mines" = 4"#;
    assert_eq!(fair(&format!("{RICH}\n{theirs}")), "capture: place town_centre");
    assert_ne!(fair(&format!("{POOR}\n{theirs}")), "capture: place town_centre", "not affordable");
    let evading = format!("{POOR}\n{theirs}\n\"players.0.virtue\" = 3");
    assert_eq!(fair(&evading), "capture: place town_centre", "the tax is evaded");
    let own = r#""players.0.reserve" = 4
"players.0.at.forest" = 16"#;
    assert_eq!(fair(&format!("{RICH}\n{own}")), "take-back: place town_centre");
    assert!(!applied(Stance::Gentle, &position(&format!("{RICH}\n{theirs}"))).contains("capture"));
    let large = position(&format!("{RICH}\n{}", theirs.replace("16", "12").replace("= 4", "= 8")));
    assert_eq!(applied(Stance::Stern, &large), "capture: place town_centre");
    let small = position(&format!("{RICH}\n{theirs}"));
    assert_ne!(applied(Stance::Stern, &small), "capture: place town_centre");
}

#[test]
fn arc_19_4_line_8_and_9_hires_and_draws() {
    // The first column costs nothing more; the lower number comes first.
    assert_eq!(fair(RICH), "hire: hire jeweller_2");
    let armoury = format!("{SILVER}\n\"players.0.hand\" = [\"armoury\"]");
    assert_eq!(fair(&armoury), "hire: hire labourer", "it has the skills that the hand needs");
    let enough =
        r#""players.0.apprentices" = ["merchant_clay", "woodcutter_2", "acolyte_masonry"]"#;
    assert_eq!(fair(&format!("{SILVER}\n{enough}")), "draw: place workshop");
}

#[test]
fn arc_19_4_line_10_to_12_tax_goods_and_silver() {
    let hand = r#""players.0.hand" = ["well", "lumber_camp"]"#;
    let poor = format!("{POOR}\n{hand}");
    assert_eq!(fair(&format!("{poor}\n\"tax\" = 7")), "tax: place tax_stand");
    assert_ne!(fair(&format!("{poor}\n\"tax\" = 6")), "tax: place tax_stand");
    let vicious = format!("{poor}\n\"tax\" = 7\n\"players.0.virtue\" = 3");
    assert_ne!(fair(&vicious), "tax: place tax_stand");
    let clay = r#""players.0.hand" = ["lumber_camp", "smithy"]"#;
    assert_eq!(fair(&format!("{POOR}\n{clay}")), "gather: place mines_clay");
    let marble = r#""players.0.hand" = ["fountain", "lighthouse"]"#;
    assert_eq!(fair(&format!("{POOR}\n{marble}")), "gather: place quarry");
}

/// ARC-19.6: at the Guardhouse it releases, sends and pays, one after the other.
#[test]
fn arc_19_6_what_follows() {
    let mut state = position(
        r#""players.0.reserve" = 11
"players.0.prison" = 4
"players.0.at.guardhouse" = 2
"players.0.captured.B" = 1
"players.0.unpaid" = 1
"players.0.goods" = { clay = 0, wood = 0, stone = 0, gold = 0, marble = 0, silver = 9 }
"players.1.captured.A" = 3
"players.1.reserve" = 19"#,
    );
    let mut told = Vec::new();
    while state.turn() == Turn::Seat(Seat::new(0)) {
        let policy = Architects::RIVALS.expect("the game has rivals")[Stance::Fair as usize];
        let action = policy.apply(&Perspective::new(&state, Seat::new(0)));
        told.push(format!("{}: {}", action.line, action.action));
        state.play_unchecked(Actor::Seat(Seat::new(0)), action.action, &mut ());
    }
    let wanted = [
        "release: place guardhouse",
        "release: guard release_prison",
        "send: guard send",
        "debt: guard pay_debt",
    ];
    assert_eq!(told, wanted);
}

/// Both seats have a character, seat A this one.
fn characters(own: &str) -> String {
    format!(
        r#""players.0.board" = "{own}"
"players.0.reserve" = 20
"players.1.board" = "hugo"
"players.1.reserve" = 20"#
    )
}

const CHARACTERS: &str = r#"boards = "chosen", extra_characters = true, promo_cards = true"#;

/// ARC-19.4 line 2, ARC-19.6: wood is saved where there is a choice; without it stone will do.
#[test]
fn arc_19_4_19_6_lothaire_saves_what_he_lacks() {
    for pending in [r#""move""#, r#""end_turn", { crane = { seat = "A" } }"#] {
        let built = |wood: u8, stone: u8| {
            let given = format!(
                r#"{}
"players.0.hand" = ["well"]
"players.0.goods" = {{ clay = 0, wood = {wood}, stone = {stone}, gold = 0, marble = 0, silver = 0 }}"#,
                characters("lothaire")
            );
            applied(Stance::Fair, &asked(pending, CHARACTERS, &given))
        };
        assert_eq!(built(2, 2), "build: construct well less wood");
        assert_eq!(built(1, 2), "build: construct well less wood");
        assert_eq!(built(2, 1), "build: construct well less stone");
    }
}

/// ARC-19.6, ARC-21.6: gaining is the first option of the virtue Squire.
#[test]
fn arc_19_6_a_squire_is_gained_from() {
    let mut state = position(
        r#""guildhall" = ["A", "B", "A", "B", "A", "B"]
"players.0.reserve" = 17
"players.0.hand" = ["well"]
"players.0.goods" = { clay = 0, wood = 2, stone = 2, gold = 0, marble = 0, silver = 0 }
"players.1.reserve" = 17
"players.1.apprentices" = ["squire_virtue"]"#,
    );
    let mut play = |actor, action: &str| state.play(actor, action.parse().unwrap(), &mut ());
    play(Actor::Seat(Seat::new(0)), "construct well").unwrap();
    play(Actor::Chance, "turn_up 1").unwrap();
    for stance in Stance::ALL {
        assert_eq!(applied(stance, &state), "follow: choose 1");
    }
}

#[test]
fn arc_19_6_the_opening_apprentice_has_the_lowest_number() {
    let opening = "{ opening = { left = 2 } }";
    let state = asked(opening, "opening_apprentice = true", r#""first" = "A""#);
    assert_eq!(applied(Stance::Fair, &state), "hire: hire jeweller_1");
}

/// ARC-19.6: at the Tavern no column is dearer than another, and Rudolf has room for six (ARC-18.4).
#[test]
fn arc_19_6_the_tavern_costs_nothing() {
    let tavern = r#""end_turn", { tavern = { seat = "A" } }"#;
    let hired = |given: &str| applied(Stance::Fair, &asked(tavern, "", given));
    assert_eq!(hired(""), "hire: hire jeweller_1", "the lowest number, in column 4");
    let armoury = r#""players.0.hand" = ["armoury"]"#;
    assert_eq!(hired(armoury), "hire: hire labourer", "it has the skills that the hand needs");
    let five = r#""players.0.apprentices" = ["thief", "gatekeeper", "trickster", "pickpocket", "peddler"]"#;
    let six = five.replace('[', "[\"overseer\", ");
    let hired_by = |character: &str, own: &str| {
        let given = format!("{}\n{own}", characters(character));
        applied(Stance::Fair, &asked(tavern, CHARACTERS, &given))
    };
    assert_eq!(hired_by("ada", five), "follow: stop", "no room");
    assert_eq!(hired_by("rudolf", five), "hire: hire jeweller_1");
    assert_eq!(hired_by("rudolf", &six), "follow: stop", "no room");
}

/// ARC-19.4: whatever a policy does is legal, and most of its lines come to apply.
#[test]
fn arc_19_4_a_policy_is_legal() {
    let mut lines = std::collections::BTreeSet::new();
    on_decisions(|state, seat, policy| {
        let applied = policy.apply(&Perspective::new(state, seat));
        let mut legal = Vec::new();
        state.legal(Actor::Seat(seat), &mut legal);
        assert!(legal.contains(&applied.action), "{} is not legal", applied.action);
        lines.insert(applied.line);
    });
    assert!(lines.len() >= 10, "only {lines:?} applied");
}

/// ARC-20.28: a bot can take over a seat at any decision, whoever has played there before.
#[test]
fn arc_20_28_a_bot_plays_on_from_anywhere() {
    let (mut shown, mut taken_over) = (0, 0);
    on_decisions(|state, seat, _| {
        shown += 1;
        if shown % 101 == 0 {
            taken_over += 1;
            let mut bot = BotSpec::Level(Level::Squire).sit_down(generator(shown, 1));
            let action = bot.choose(&Perspective::new(state, seat));
            assert!(state.is_legal(Actor::Seat(seat), action), "{action} is not legal");
        }
    });
    assert!(taken_over > 100, "{taken_over}");
}

/// ARC-19.5: a policy does the same whatever is hidden from its seat.
#[test]
fn arc_19_5_a_policy_is_a_function_of_what_its_seat_sees() {
    let (mut rng, mut different) = (generator(0, 3), 0);
    on_decisions(|state, seat, policy| {
        let mut twin = state.clone();
        twin.determinize(seat, &mut rng);
        different += u32::from(twin != *state);
        let seen = [state, &twin].map(|state| policy.apply(&Perspective::new(state, seat)));
        assert_eq!(seen[0], seen[1]);
    });
    assert!(different > 1000, "{different}");
}

/// Shows every decision of random matches of two, with every policy for it.
fn on_decisions(mut look: impl FnMut(&Architects, Seat, &dyn Policy<Architects>)) {
    let options = [
        Options::default(),
        Options {
            boards: architects::Boards::Dealt,
            promo_cards: true,
            extra_characters: true,
            opening_apprentice: true,
            apprentice_refresh: true,
        },
    ];
    for (seed, options) in (0..8).flat_map(|seed| options.map(|options| (seed, options))) {
        wander(&Architects::new(2, &options).unwrap(), &mut generator(seed, 2), |state| {
            for seat in Seat::first(2).filter(|&seat| state.turn().awaits(Actor::Seat(seat))) {
                for policy in Architects::RIVALS.expect("the game has rivals") {
                    look(state, seat, policy);
                }
            }
            true
        });
    }
}

/// ARC-19.2, ARC-19.3: a match of one person, told by the lines of the policy that applied.
#[test]
fn arc_19_2_a_match_against_the_rival() {
    let mut state = Architects::new(2, &Options::default()).unwrap();
    let (mut rng, rival) = (generator(5, 0), Seat::new(1));
    let policy = Architects::RIVALS.expect("the game has rivals")[Stance::Fair as usize];
    let mut told = String::new();
    while let Some(actor) = state.turn().next_actor() {
        let action = if actor == Actor::Seat(rival) {
            let applied = policy.apply(&Perspective::new(&state, rival));
            let _ = writeln!(told, "{}: {}", applied.line, applied.action);
            applied.action
        } else {
            let mut legal = Vec::new();
            state.legal(actor, &mut legal);
            legal[rng.random_range(0..legal.len())]
        };
        state.play_unchecked(actor, action, &mut ());
    }
    let points = Seat::first(2).map(|seat| state.standing(seat).total);
    let _ = writeln!(told, "points {:?}", points.collect::<Vec<_>>());
    assert_eq!(told, include_str!("rival-match.txt"), "\n{told}");
}
