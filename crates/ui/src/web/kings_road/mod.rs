//! King's Road in the browser: the map, the hand, and what is explained of them.

mod beat;
mod board;
mod hand;
mod mat;
mod plates;
mod spot;
mod tip;
mod track;

use engine::{Actor, Seat};
use kings_road::{Card, Commitment, Event, KingsRoad, Region, board::END_SCORE};
use maud::{Markup, html};

use super::{
    beat::Beat,
    game::{Cue, Mat, Sayings, WebGame},
    parts::art,
    scene::Scene,
};
use crate::{
    Narrate, Prompt, Rich,
    kings_road::{card_name, region_name},
};

/// The target that turns a Knight into one without his marker (KRD-4.7).
const DECLINE: &str = "DECLINE";

impl WebGame for KingsRoad {
    type Ahead = ();

    const BOARD: (u32, u32) = (1000, 715);

    const PICTURE: &'static str = include_str!("../../../assets/kings-road-picture.svg");
    const LAND: &'static str = include_str!("../../../assets/kings-road-land.svg");

    fn ahead(_: &Self) {}

    fn crest() -> Markup {
        art("kcastle")
    }

    fn lands() -> Markup {
        plates::lands()
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        board::board(scene)
    }

    fn board_label(scene: &Scene<'_, Self>) -> String {
        scene.texts().get("web-kings-road-board")
    }

    /// The cards; a Knight without his marker is the Knight and one target more.
    fn targets(action: Commitment) -> Vec<String> {
        let targets = action.cards().flat_map(|card| match card {
            Card::KnightDeclined => vec![Card::Knight.to_string(), DECLINE.to_owned()],
            other => vec![other.to_string()],
        });
        targets.collect()
    }

    fn hand(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        hand::hand(scene, seat)
    }

    fn toggles(scene: &Scene<'_, Self>) -> Markup {
        hand::decline(scene)
    }

    /// She is laid alone, which is told before anybody picks her with others.
    fn asks(scene: &Scene<'_, Self>) -> Prompt {
        let Prompt { say, sub } =
            Self::prompt(&scene.view, scene.turn, scene.viewer(), &scene.teller());
        let own = scene.desk.filter(|_| scene.is_asked());
        let alone = own.and_then(|seat| hand::witch(scene, seat));
        Prompt { say, sub: Rich::row([sub].into_iter().chain(alone)) }
    }

    fn sayings(scene: &Scene<'_, Self>, seat: Seat) -> Sayings {
        hand::sayings(scene, seat)
    }

    fn mat(scene: &Scene<'_, Self>, seat: Seat) -> Mat {
        mat::mat(scene, seat)
    }

    fn note(scene: &Scene<'_, Self>) -> String {
        scene.texts().with("kings-road-round", [("round", scene.view.round.into())])
    }

    fn outlook(scene: &Scene<'_, Self>) -> (String, Rich) {
        let view = &scene.view;
        let teller = scene.teller();
        // Of equals the first.
        let Some(leader) = view.players.iter().rev().max_by_key(|player| player.standing()) else {
            return Default::default();
        };
        let over = scene.turn.next_actor().is_none();
        let args = [
            ("regions", teller.names_of(view.next_scored())),
            ("goal", END_SCORE.into()),
            ("leader", teller.seat(leader.seat)),
            ("score", leader.score.into()),
            ("missing", (END_SCORE - leader.score).max(0).into()),
        ];
        let key = if over { "web-kings-road-outlook-over" } else { "web-kings-road-outlook" };
        (Self::note(scene), teller.say(key, args))
    }

    fn tips(scene: &Scene<'_, Self>) -> Markup {
        html! {
            @for region in Region::ALL { (tip::region(scene, region)) }
            @for card in [Card::Knight, Card::Dragon, Card::Witch] { (tip::special(scene, card)) }
        }
    }

    fn tie_breaks(_: &Self::View) -> &'static [(&'static str, &'static str)] {
        &[("kings-road-tie-break-1", "KRD-9.7")]
    }

    fn cue(event: &Event) -> Option<Cue> {
        match event {
            Event::Committed { .. } => Some(Cue::Card),
            Event::Revealed { .. } => Some(Cue::Reveal),
            Event::Placed { .. } => Some(Cue::Place),
            Event::Scored { .. } | Event::FinalScored { .. } => Some(Cue::Points),
            Event::NobleSet { .. } => Some(Cue::Honour),
            Event::KingMoved { .. } => Some(Cue::Onward),
            Event::MatchOver { .. } => Some(Cue::End),
            Event::Dragon { .. } => Some(Cue::Menace),
            _ => None,
        }
    }

    fn beat(event: &Event) -> Option<Beat> {
        beat::beat(event)
    }
}

/// The name of a region.
fn name(scene: &Scene<'_, KingsRoad>, region: Region) -> String {
    region_name(region, &scene.teller())
}

/// The name of a card.
fn card_title(scene: &Scene<'_, KingsRoad>, card: Card) -> String {
    card_name(card, &scene.teller())
}

/// The drawing of a region.
const fn region_art(region: Region) -> &'static str {
    match region {
        Region::ZinKaisDeep => "deep",
        Region::WizardsTower => "wizard",
        Region::WildHills => "hills",
        Region::KingsAltar => "altar",
        Region::TempleRuins => "temple",
        Region::DarkTower => "darktower",
        Region::DragonsLair => "lair",
        Region::KingsCastle => "kcastle",
    }
}

/// How many steps of the King's way a region is ahead of him.
fn steps_ahead(scene: &Scene<'_, KingsRoad>, region: Region) -> usize {
    let ahead = |&steps: &usize| scene.view.king.onward(steps) == region;
    (0..Region::ALL.len()).find(ahead).expect("the King's way passes every region")
}

/// Whether the King scores the region this round, as far as is known (KRD-5.1).
fn is_to_be_scored(scene: &Scene<'_, KingsRoad>, region: Region) -> bool {
    let running = scene.turn.next_actor().is_some_and(|actor| actor != Actor::Chance);
    running && steps_ahead(scene, region) <= usize::from(scene.view.dragons)
}
