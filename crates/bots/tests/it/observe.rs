//! Observations: of fixed length, documented, and made of nothing but the view.

use std::fmt::Write;

use crate::wander::wander;
use architects::Architects;
use bots::{
    generator,
    observe::{Observe, layout, legal_mask, observation},
};
use castle::Castle;
use engine::{Actor, Game, Perspective, Seat};
use kings_road::KingsRoad;
use viscounts::Viscounts;

/// The page that lists the fields of a game.
fn page<G: Observe>() -> String {
    let mut page = format!("## {}, version {}\n\n", G::INFO.title, G::VERSION);
    page += "| from | numbers | what |\n|---|---|---|\n";
    for field in layout::<G>() {
        let _ = writeln!(page, "| {} | {} | {} |", field.at, field.length, field.name);
    }
    let length: usize = layout::<G>().iter().map(|field| field.length).sum();
    let ids = G::INFO.action_ids;
    let _ = writeln!(page, "\n{length} numbers; the mask has {ids} actions.\n");
    page
}

#[test]
fn the_page_lists_the_fields() {
    let known = include_str!("../../../../docs/observations.md");
    let pages = [page::<KingsRoad>(), page::<Castle>(), page::<Architects>(), page::<Viscounts>()];
    let pages = format!("{}\n", pages.concat().trim_end());
    assert!(known.ends_with(&pages), "docs/observations.md should end with\n{pages}");
}

/// The same length at every table; and equal for truths that a seat cannot tell apart.
fn made_of_the_view<G: Observe>(options: &[G::Options]) {
    let length: usize = layout::<G>().iter().map(|field| field.length).sum();
    let mut differed = 0;
    for seats in G::INFO.seats.0..=G::INFO.seats.1 {
        for (seed, options) in (0..).zip(options) {
            let mut other_rng = generator(seed, 1);
            wander(&G::new(seats, options).unwrap(), &mut generator(seed, 0), |state| {
                for seat in Seat::first(seats) {
                    let mut other = state.clone();
                    other.determinize(seat, &mut other_rng);
                    differed += u32::from(&other != state);
                    let seen = observation(&Perspective::new(state, seat));
                    assert_eq!(seen.len(), length);
                    assert_eq!(seen, observation(&Perspective::new(&other, seat)));
                }
                true
            });
        }
    }
    assert!(differed > 20, "nothing was hidden");
}

#[test]
fn an_observation_is_made_of_the_view() {
    made_of_the_view::<KingsRoad>(&[kings_road::Options::default()]);
    let winter = castle::Options { side: castle::Side::Winter, ..Default::default() };
    made_of_the_view::<Castle>(&[castle::Options::default(), winter]);
    made_of_the_view::<Architects>(&[architects::Options::default()]);
    let hard = viscounts::Options { difficulty: viscounts::Difficulty::Two, ..Default::default() };
    let gates = viscounts::Options { gates_of_gold: true, ..Default::default() };
    made_of_the_view::<Viscounts>(&[viscounts::Options::default(), hard, gates]);
}

#[test]
fn the_mask_holds_what_is_legal() {
    wander(&Castle::new(3, &castle::Options::default()).unwrap(), &mut generator(4, 0), |state| {
        for seat in Seat::first(3) {
            let mask = legal_mask(&Perspective::new(state, seat));
            let mut legal = Vec::new();
            state.legal(Actor::Seat(seat), &mut legal);
            assert_eq!(mask.iter().filter(|is| **is).count(), legal.len());
            for (id, is) in (0..).zip(mask) {
                let action = Castle::action_from_id(id).unwrap();
                assert_eq!(is, legal.contains(&action), "{action}");
            }
        }
        true
    });
}
