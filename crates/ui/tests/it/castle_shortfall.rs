//! Why a building cannot be paid, held against what the rules allow.

use castle::{Action, Building, Card, Castle, Frame, Kind};
use engine::{Actor, Game, Match, Seat, Viewer};
use ui::{Lang, Names, Teller, castle::shortfall};

/// Looks at every position of some matches in which a seat builds.
fn for_each_builder(seats: u8, options: &str, mut look: impl FnMut(&Castle, Seat)) {
    for salt in 0..6 {
        let options = serde_json::from_str(options).expect("options");
        let mut held = Match::<Castle>::new(seats, options).expect("sets up");
        for index in 0_usize.. {
            let Some(actor) = held.state().turn().next_actor() else { break };
            let state = held.state();
            if let (Actor::Seat(seat), Some(_)) = (actor, builder(state)) {
                look(state, seat);
            }
            let mut legal = Vec::new();
            held.state().legal(actor, &mut legal);
            held.play(actor, legal[(index * 7919 + salt) % legal.len()]).expect("legal");
        }
    }
}

fn can_build(state: &Castle, seat: Seat, building: Building) -> bool {
    let mut legal = Vec::new();
    state.legal(Actor::Seat(seat), &mut legal);
    legal
        .iter()
        .any(|action| matches!(action, Action::Build { building: of, .. } if *of == building))
}

/// The card that builds.
fn builder(state: &Castle) -> Option<(u8, Card)> {
    let view = state.view(Viewer::Spectator);
    if let Frame::Build(build) = view.ask { Some((view.round, build.card)) } else { None }
}

/// The position after an exchange, if it is legal and the same card still builds.
fn exchanged(state: &Castle, seat: Seat, kind: Kind) -> Option<Castle> {
    let mut legal = Vec::new();
    state.legal(Actor::Seat(seat), &mut legal);
    let action = Action::Exchange(kind);
    let mut after = Some(state.clone()).filter(|_| legal.contains(&action))?;
    after.play_unchecked(Actor::Seat(seat), action, &mut ());
    Some(after).filter(|after| builder(after) == builder(state))
}

/// Whether exchanges alone make the building payable.
fn exchanges_help(state: &Castle, seat: Seat, building: Building) -> bool {
    can_build(state, seat, building)
        || Kind::MATERIALS.into_iter().any(|kind| {
            exchanged(state, seat, kind).is_some_and(|after| exchanges_help(&after, seat, building))
        })
}

#[test]
fn cas_13_3_what_is_missing_is_said_exactly_where_nothing_can_be_paid() {
    let names = Names::new(&["Olena", "Marek", "Agnes"], 3, Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let (mut exchanges, mut lacks, mut paid) = (0, 0, 0);
    let mut look = |state: &Castle, seat: Seat| {
        let view = state.view(Viewer::Seat(seat));
        for tile in view.tiles.iter().filter(|tile| tile.left > 0) {
            let said = shortfall(&view, seat, tile.building, &teller).map(|said| said.plain());
            let Some(said) = said else {
                paid += 1;
                assert!(can_build(state, seat, tile.building), "{}", tile.building);
                continue;
            };
            assert!(!can_build(state, seat, tile.building), "{}: {said}", tile.building);
            let helps = exchanges_help(state, seat, tile.building);
            assert_eq!(said.contains("Exchange silver for"), helps, "{said}");
            exchanges += usize::from(helps);
            lacks += usize::from(said.contains("You still need"));
            let one = |kind: &Kind| {
                exchanged(state, seat, *kind).is_some_and(|s| can_build(&s, seat, tile.building))
            };
            let single: Vec<Kind> = Kind::MATERIALS.into_iter().filter(one).collect();
            for &kind in single.iter().filter(|_| helps) {
                assert!(said.contains(&format!("1 {kind}")), "{kind}: {said}");
            }
        }
    };
    for_each_builder(3, "{}", &mut look);
    for_each_builder(2, r#"{ "material_kinds": "exactly_three" }"#, &mut look);
    assert!(exchanges > 20 && lacks > 20 && paid > 20, "{exchanges} {lacks} {paid}");
}

#[test]
fn what_is_missing_is_said_in_every_language() {
    let mut seen = 0;
    for_each_builder(2, "{}", |state, seat| {
        let view = state.view(Viewer::Seat(seat));
        for lang in Lang::ALL {
            let names = Names::new(&["Olena", "Marek"], 2, lang);
            let teller = Teller::new(lang, &names);
            for building in Building::ALL {
                let Some(said) = shortfall(&view, seat, building, &teller) else { continue };
                seen += 1;
                assert!(said.rules().count() == 1, "{}", said.plain());
                assert!(!said.plain().contains(['{', '$']), "{}", said.plain());
            }
        }
    });
    assert!(seen > 100);
}
