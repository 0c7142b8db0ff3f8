//! A Castle for All Seasons in the browser.

use castle::{Action, Castle, Event};
use engine::Seat;
use maud::{Markup, html};

use super::{
    game::{Mat, Sayings, WebGame},
    parts::{art, rich},
    scene::Scene,
};
use crate::Narrate;

impl WebGame for Castle {
    const BOARD: (u32, u32) = (1000, 715);

    fn picture() -> Markup {
        html! {}
    }

    fn crest() -> Markup {
        art("kcastle")
    }

    fn land() -> Markup {
        html! {}
    }

    fn board(_: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    fn board_label(scene: &Scene<'_, Self>) -> String {
        scene.texts().get("game-castle")
    }

    fn targets(action: Action) -> Vec<String> {
        vec![action.to_string().replace(' ', ".")]
    }

    fn hand(_: &Scene<'_, Self>, _: Seat) -> Markup {
        html! {}
    }

    fn toggles(scene: &Scene<'_, Self>) -> Markup {
        let teller = scene.teller();
        html! {
            @for &action in &scene.legal {
                button class="btn btn--toggle" type="button" data-target=(Self::targets(action).concat())
                    aria-pressed="false" { (rich(scene.game, &Self::title(action, &teller))) }
            }
        }
    }

    fn sayings(scene: &Scene<'_, Self>, _: Seat) -> Sayings {
        let prompt = Self::prompt(&scene.view, scene.turn, scene.viewer(), &scene.teller());
        Sayings {
            left: vec![prompt.say.plain(), prompt.say.plain()],
            hint: String::new(),
            ready: String::new(),
            confirm: scene.texts().get("castle-confirm"),
        }
    }

    fn mat(scene: &Scene<'_, Self>, seat: Seat) -> Mat {
        let own = &scene.view.players[seat.index()];
        Mat { score: own.score, goal: 90, facts: html! {}, state: html! {} }
    }

    fn note(scene: &Scene<'_, Self>) -> String {
        scene.texts().with("castle-round", [("round", scene.view.round.into())])
    }

    fn outlook(scene: &Scene<'_, Self>) -> Markup {
        html! { h2 { (Self::note(scene)) } }
    }

    fn tips(_: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    fn cue(event: &Event) -> Option<&'static str> {
        match event {
            Event::Chose { .. } => Some("card"),
            Event::Revealed { .. } => Some("reveal"),
            Event::HelperPlaced { .. } => Some("place"),
            Event::FinalScored { .. } => Some("points"),
            Event::MatchOver { .. } => Some("end"),
            _ => None,
        }
    }
}
