//! Architects of the West Kingdom in the browser: the town, the desk, and what is explained of them.

use architects::{Action, Architects, Event};
use engine::Seat;
use maud::{Markup, html};

use super::{
    game::{Cue, Mat, Sayings, WebGame},
    parts::sized_art,
    scene::Scene,
};
use crate::Rich;

impl WebGame for Architects {
    const BOARD: (u32, u32) = (1000, 715);

    const PICTURE: &'static str = include_str!("../../../assets/castle-picture.svg");
    const LAND: &'static str = include_str!("../../../assets/castle-land.svg");

    fn crest() -> Markup {
        sized_art("b-keep", 90.0, 104.0)
    }

    fn lands() -> Markup {
        html! {}
    }

    fn board(_: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    fn board_label(_: &Scene<'_, Self>) -> String {
        String::new()
    }

    fn targets(action: Action) -> Vec<String> {
        vec![action.to_string().replace(' ', "-")]
    }

    fn hand(_: &Scene<'_, Self>, _: Seat) -> Markup {
        html! {}
    }

    fn toggles(_: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    fn sayings(scene: &Scene<'_, Self>, _: Seat) -> Sayings {
        Sayings::repeating(&Self::asks(scene), String::new(), None)
    }

    fn mat(scene: &Scene<'_, Self>, seat: Seat) -> Mat {
        let player = &scene.view.players[seat.index()];
        Mat { score: player.score, goal: None, facts: html! {}, state: html! {} }
    }

    fn note(_: &Scene<'_, Self>) -> String {
        String::new()
    }

    fn outlook(_: &Scene<'_, Self>) -> (String, Rich) {
        (String::new(), Rich::default())
    }

    fn tips(_: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    fn cue(_: &Event) -> Option<Cue> {
        None
    }
}
