//! Architects of the West Kingdom in the browser: the town, the desk, and what is explained of them.

mod beat;
mod cathedral;
mod gain;
mod guildhall;
mod hand;
mod market;
mod mat;
mod names;
mod place;
mod plan;
mod plates;
mod printed;
mod tip;
mod track;
mod wares;
mod words;
mod yard;

use architects::{
    Action, Architects, Building, Event, Frame, Kind, Spot, View, Visit, action::Ground,
    ahead::Ahead, card::Boon, view::PlayerView,
};
use engine::Seat;
use maud::{Markup, html};

use super::{
    beat::Beat,
    game::{Cue, Mat, Sayings, WebGame},
    parts::sized_art,
    scene::Scene,
};
use crate::{Arg, Prompt, Rich};

impl WebGame for Architects {
    type Ahead = Vec<Ahead>;

    const BOARD: (u32, u32) = (1000, 537);

    const PICTURE: &'static str = include_str!("../../../assets/architects-picture.svg");
    const LAND: &'static str = include_str!("../../../assets/architects-land.svg");

    fn ahead(state: &Self) -> Vec<Ahead> {
        state.ahead()
    }

    fn crest() -> Markup {
        sized_art("w-workshop", 100.0, 80.0)
    }

    fn lands() -> Markup {
        plates::lands()
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        html! {
            (track::track(scene))
            (place::town(scene))
            (guildhall::guildhall(scene))
            (cathedral::cathedral(scene))
            (market::market(scene))
        }
    }

    fn board_label(scene: &Scene<'_, Self>) -> String {
        scene.texts().get("architects-web-board")
    }

    /// What a person points at: places, cards, and what tells actions at a place apart. An apprentice
    /// alone is hired at the Workshop, with the middle of the Black Market there.
    fn targets(action: Action) -> Vec<String> {
        match action {
            Action::Place(visit) => place_targets(visit),
            Action::Recover(spot) => vec![at(spot)],
            Action::Hire(apprentice) => vec![format!("hire-{apprentice}")],
            Action::MarketHire(apprentice) => {
                vec![at(Spot::MarketB), format!("hire-{apprentice}")]
            }
            Action::Construct { building, less } => std::iter::once(plan_target(building))
                .chain([GUILDHALL.to_owned()])
                .chain(less.map(|kind| format!("less-{kind}")))
                .collect(),
            Action::Cathedral(wood) => std::iter::once(CATHEDRAL.to_owned())
                .chain(wood.map(|wood| format!("wood-{wood}")))
                .collect(),
            Action::Capture(location, of) => {
                vec![at(Spot::location(location)), format!("of-{of}")]
            }
            Action::Keep(building) | Action::Discard(building) => vec![plan_target(building)],
            // Everything else is one target, called like the action.
            word => vec![word.to_string().replace(' ', "-")],
        }
    }

    fn hand(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        hand::hand(scene, seat)
    }

    /// Places, apprentices and plans are wished for whenever a worker is placed.
    fn wishes(view: &View, seat: Seat) -> Vec<Action> {
        if view.ask != Frame::Move {
            return Vec::new();
        }
        let own = &view.players[seat.index()];
        let hires = view.display.iter().flatten().filter_map(|place| place.apprentice);
        let builds = own.hand.iter().map(|&building| Action::Construct {
            building,
            less: chooses(own, building).then_some(Kind::Wood),
        });
        (Visit::ALL.into_iter().map(Action::Place))
            .chain(hires.map(Action::Hire))
            .chain(builds)
            .chain([Action::Cathedral(None)])
            .collect()
    }

    /// Whoever cannot pay for an apprentice at the Workshop may still hire it at the Black Market.
    fn in_vain(scene: &Scene<'_, Self>) -> Vec<(String, String)> {
        words::in_vain(scene)
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

    fn first(view: &View) -> Option<Seat> {
        let known = !matches!(view.ask, Frame::DrawStart | Frame::Board(_));
        known.then_some(view.first)
    }

    fn mat(scene: &Scene<'_, Self>, seat: Seat) -> Mat {
        mat::mat(scene, seat)
    }

    fn note(scene: &Scene<'_, Self>) -> String {
        scene.texts().with("architects-web-note", progress(&scene.view))
    }

    fn outlook(scene: &Scene<'_, Self>) -> (String, Rich) {
        let view = &scene.view;
        let key = match (view.ask, view.last_turns) {
            (Frame::Over, _) => "architects-web-outlook-over",
            (_, Some(_)) => "architects-web-outlook-last",
            _ => "architects-web-outlook",
        };
        let heading = scene.texts().with("architects-web-progress", progress(view));
        (heading, scene.teller().say(key, progress(view)))
    }

    fn tips(scene: &Scene<'_, Self>) -> Markup {
        tip::tips(scene)
    }

    fn beat(event: &Event) -> Option<Beat> {
        beat::beat(event)
    }

    fn tie_breaks(_: &Self::View) -> &'static [(&'static str, &'static str)] {
        &[("architects-tie-break-1", "ARC-17.7"), ("architects-tie-break-2", "ARC-17.7")]
    }

    fn cue(event: &Event) -> Option<Cue> {
        match event {
            Event::Chose { .. } | Event::Kept { .. } => Some(Cue::Card),
            Event::DraftRoundEnded | Event::Rewarded { .. } | Event::Drew { .. } => {
                Some(Cue::Reveal)
            }
            Event::Placed { .. } | Event::WentToMarket { .. } | Event::Recovered { .. } => {
                Some(Cue::Place)
            }
            Event::Constructed { .. } | Event::Ascended { .. } => Some(Cue::Honour),
            Event::TookTax { .. } | Event::Hired { .. } | Event::Traded { .. } => Some(Cue::Points),
            Event::Captured { .. } | Event::TookDebts { .. } | Event::EndTriggered { .. } => {
                Some(Cue::Menace)
            }
            Event::ResetBegan => Some(Cue::Onward),
            Event::MatchOver { .. } => Some(Cue::End),
            _ => None,
        }
    }
}

const GUILDHALL: &str = "at-guildhall";
const CATHEDRAL: &str = "at-cathedral";

fn place_targets(visit: Visit) -> Vec<String> {
    let place = at(match visit.ground() {
        Ground::Location(location) => Spot::location(location),
        Ground::Market(space) => Spot::market(space),
        Ground::Prison | Ground::Board(_) => Spot::Prison,
    });
    match visit {
        Visit::MinesClay => vec![place, "take-clay".to_owned()],
        Visit::MinesGold => vec![place, "take-gold".to_owned()],
        _ => vec![place],
    }
}

fn at(spot: Spot) -> String {
    format!("at-{spot}")
}

fn plan_target(building: Building) -> String {
    format!("plan-{building}")
}

/// Whether a seat has to say of what it pays less (ARC-21.1).
fn chooses(own: &PlayerView, building: Building) -> bool {
    let cost = building.cost();
    let less = own.board.is_some_and(|board| board.boon(Boon::CheaperBuilding) > 0);
    less && cost[Kind::Wood] > 0 && cost[Kind::Stone] > 0
}

/// How far the match has come.
fn progress(view: &View) -> Vec<Arg<'static>> {
    let seats = u8::try_from(view.players.len()).expect("few seats");
    let placed = view.guildhall.workers.len();
    let spaces = usize::from(view.guildhall.spaces);
    let next = (1..=view.guildhall.spaces)
        .filter(|&n| usize::from(n) > placed)
        .find(|&n| architects::board::brings_reset(seats, n));
    vec![
        ("turn", (view.turns / u16::from(seats) + 1).into()),
        ("placed", placed.min(spaces).into()),
        // What is built after the last space is filled stands beside it (ARC-14.4).
        ("over", placed.saturating_sub(spaces).into()),
        ("spaces", spaces.into()),
        ("reset", next.unwrap_or(0).into()),
        ("left", view.last_turns.unwrap_or(0).into()),
    ]
}

/// The icon of a kind of goods.
const fn kind_icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Silver => "coin",
        kind => kind.name(),
    }
}

/// A number with its sign.
fn signed(number: i32) -> String {
    match number {
        1.. => format!("+{number}"),
        0 => "0".to_owned(),
        _ => format!("−{}", -number),
    }
}
