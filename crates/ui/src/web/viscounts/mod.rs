//! Viscounts of the West Kingdom in the browser: the round board, the desk, and what is explained of them.

mod automa;
mod beat;
mod castle;
mod columns;
mod ends;
mod folk;
mod gates;
mod glyph;
mod hand;
mod ledger;
mod mat;
mod names;
mod pairs;
mod pile;
mod plates;
mod scroll;
mod site;
mod space;
mod tip;
mod tip_card;
mod tip_gates;
mod tip_seat;
mod vmat;
mod wares;
mod wheel;
mod words;

use engine::Seat;
use maud::{Markup, html};
use viscounts::{Action, Event, Frame, Space, View, Viscounts, ahead::Ahead};

use super::{
    beat::Beat,
    game::{Cue, Mat, Sayings, WebGame},
    parts::sized_art,
    scene::Scene,
};
use crate::{Arg, Prompt, Rich};

impl WebGame for Viscounts {
    type Ahead = Ahead;

    const BOARD: (u32, u32) = (1000, 668);

    const PICTURE: &'static str = include_str!("../../../assets/viscounts-picture.svg");

    const EXPANSION: Option<&'static str> = Some("gates_of_gold");

    // Whom one plays against stands on its mat.
    const NOTED: &'static [&'static str] = &["automa"];
    // The roads are drawn from here on every plate, and in lessons.
    const LAND: &'static str = concat!(
        include_str!("../../../assets/viscounts-land.svg"),
        include_str!("../../../assets/viscounts-roads.svg")
    );

    fn ahead(state: &Self) -> Ahead {
        state.outlook()
    }

    fn crest() -> Markup {
        sized_art("f-noble", 60.0, 52.0)
    }

    fn lands() -> Markup {
        plates::lands()
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        html! {
            (super::stand::only("wide", &ends::corner(scene)))
            (gates::margin(scene))
            (pile::piles(scene))
            (wheel::round(scene))
        }
    }

    fn strip(scene: &Scene<'_, Self>) -> Markup {
        ends::strip(scene)
    }

    fn board_label(scene: &Scene<'_, Self>) -> String {
        scene.texts().get("viscounts-web-board")
    }

    /// What a person points at: cards, spaces, sites, links, sections, Manuscripts, piles, and words.
    fn targets(action: Action) -> Vec<String> {
        let one = match action {
            Action::Play(card)
            | Action::Discard(Some(card))
            | Action::Destroy(Some(card))
            | Action::Trigger(card) => format!("card-{card}"),
            Action::Discard(None) | Action::Destroy(None) => hand::TOP.to_owned(),
            Action::Move(space) => at(space),
            Action::Welcome(card) | Action::Refuse(card) => gates::guest(card),
            Action::Gain(manuscript) => format!("scroll-{manuscript}"),
            Action::Shift(section, direction) => {
                return vec![words::section(section), format!("go-{direction}")];
            }
            // Everything else is one target, called like the action.
            word => word.to_string().replace(' ', "-"),
        };
        vec![one]
    }

    fn hand(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        hand::hand(scene, seat)
    }

    /// Spaces are wished for whenever a Viscount rides, sites whenever something is built, piles whenever
    /// somebody can be hired.
    fn wishes(view: &View, _: Seat) -> Vec<Action> {
        let tops = view.segments.iter().filter_map(|segment| segment.top);
        match view.ask {
            Frame::Move(_) => Space::ALL.into_iter().map(Action::Move).collect(),
            Frame::PickSite(_) => viscounts::Site::ALL.into_iter().map(Action::Site).collect(),
            Frame::Recruit | Frame::HireHere(_) => tops.map(Action::Hire).collect(),
            Frame::GainManuscript(_) => view
                .segments
                .iter()
                .filter_map(|segment| segment.manuscript)
                .map(Action::Gain)
                .collect(),
            _ => Vec::new(),
        }
    }

    fn is_told_whole(action: Action) -> bool {
        Self::targets(action).len() > 1
    }

    fn toggles(scene: &Scene<'_, Self>) -> Markup {
        words::toggles(scene)
    }

    fn asks(scene: &Scene<'_, Self>) -> Prompt {
        words::asks(scene)
    }

    fn sayings(scene: &Scene<'_, Self>, _: Seat) -> Sayings {
        words::sayings(scene)
    }

    /// Alone a person always begins (VIS-19.1).
    fn first(view: &View) -> Option<Seat> {
        let known = view.automa.is_none() && !matches!(view.ask, Frame::SetUp(_));
        known.then_some(view.first)
    }

    fn opponent(scene: &Scene<'_, Self>) -> Option<String> {
        let automa = scene.view.options.automa;
        scene.view.automa.as_ref().map(|_| names::name(scene, automa))
    }

    fn mat(scene: &Scene<'_, Self>, seat: Seat) -> Mat {
        mat::mat(scene, seat)
    }

    fn seat_tip(seat: Seat) -> Option<String> {
        Some(format!("tip-seat-{seat}"))
    }

    fn note(scene: &Scene<'_, Self>) -> String {
        scene.texts().with("viscounts-web-note", progress(&scene.view))
    }

    fn outlook(scene: &Scene<'_, Self>) -> (String, Rich) {
        let view = &scene.view;
        let key = match (view.ask, view.last_round) {
            (Frame::Over, _) => "viscounts-web-outlook-over",
            (_, Some(_)) => "viscounts-web-outlook-last",
            _ => "viscounts-web-outlook",
        };
        let heading = scene.texts().with("viscounts-web-progress", progress(view));
        (heading, scene.teller().say(key, progress(view)))
    }

    fn tips(scene: &Scene<'_, Self>) -> Markup {
        tip::tips(scene)
    }

    /// What only the automa can score, and what a card that lies hidden would bring (VIS-4.2).
    fn can_score(view: &View, rule: &str) -> bool {
        match rule {
            "VIS-22.2" => view.automa.is_some(),
            "VIS-17.2" => view.debts == 0,
            "VIS-17.3" => view.deeds == 0,
            _ => true,
        }
    }

    fn beat(event: &Event) -> Option<Beat> {
        beat::beat(event)
    }

    fn tie_breaks(view: &Self::View) -> &'static [(&'static str, &'static str)] {
        if view.automa.is_some() {
            return &[("viscounts-web-tie-automa", "VIS-22.3")];
        }
        &[("viscounts-web-tie-wealth", "VIS-17.6")]
    }

    fn cue(event: &Event) -> Option<Cue> {
        match event {
            Event::Played { .. }
            | Event::TookPair { .. }
            | Event::Rearranged { .. }
            | Event::UsedColumn { .. }
            | Event::NamedRibbon { .. } => Some(Cue::Card),
            Event::Revealed { .. }
            | Event::Shown { .. }
            | Event::Drew { .. }
            | Event::Entered { .. }
            | Event::TurnedScheme { .. } => Some(Cue::Reveal),
            Event::Moved { .. }
            | Event::PlacedWorkers { .. }
            | Event::Shifted { .. }
            | Event::AutomaPlaced { .. } => Some(Cue::Place),
            Event::Built { .. }
            | Event::Ascended { .. }
            | Event::BecameLeader { .. }
            | Event::TookAward { .. }
            | Event::TookManuscript { .. } => Some(Cue::Honour),
            Event::Exchanged { .. }
            | Event::Hired { .. }
            | Event::Welcomed { .. }
            | Event::GainedOrder { .. }
            | Event::GainedApprovedDeed { .. }
            | Event::LostDebts { .. }
            | Event::Linked { .. }
            | Event::Flipped { .. }
            | Event::TookBonus { .. } => Some(Cue::Points),
            Event::Collided { .. }
            | Event::Bumped { .. }
            | Event::Refused { .. }
            | Event::Removed { .. }
            | Event::EndRevealed { .. }
            | Event::GainedDebt { .. } => Some(Cue::Menace),
            Event::TurnBegan { .. } => Some(Cue::Onward),
            Event::MatchOver { .. } => Some(Cue::End),
            _ => None,
        }
    }
}

fn at(space: Space) -> String {
    format!("at-{space}")
}

/// How far the match has come.
fn progress(view: &View) -> Vec<Arg<'static>> {
    vec![
        ("round", view.round.into()),
        ("debts", view.debts.into()),
        ("deeds", view.deeds.into()),
        ("last", view.last_round.unwrap_or(0).into()),
    ]
}
