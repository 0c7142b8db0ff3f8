//! What stands beside the castle where there is room for it, in a line: the order of the round, the
//! winter cards in play, and the bank.

use castle::Castle;
use maud::{Markup, html};

use super::{
    super::{
        parts::{disc, icon, tinted},
        scene::Scene,
    },
    acting, column, place, winter,
};
use crate::castle::{card_name, winter_card_name};

/// The line; everything in it is explained.
pub(super) fn strip(scene: &Scene<'_, Castle>) -> Markup {
    let now = acting(&scene.view);
    html! {
        @for (seat, card) in column::rows(scene) {
            @let acts = now.is_some_and(|(at, with)| at == seat && with.is_none_or(|with| with == card));
            button .note .note--now[acts] type="button" data-tip="tip-order" {
                (disc(seat)) b { (card.rank()) } (card_name(card, &scene.teller()))
            }
        }
        (winter_cards(scene))
        button class="note" type="button" data-tip="tip-stock" {
            (tinted("coin")) (scene.texts().get("castle-web-stock"))
        }
    }
}

/// The cards that are up, with the helpers on them.
fn winter_cards(scene: &Scene<'_, Castle>) -> Markup {
    let in_play = scene.view.winter.iter().flat_map(|winter| winter.in_play.iter().copied());
    let event = winter::event(scene.view.ask);
    let cards = event.into_iter().chain(in_play.filter(|&card| event != Some(card)));
    html! {
        @for card in cards {
            button .note .note--now[event == Some(card)] type="button" data-tip={ "tip-winter-" (card) } {
                (icon("snow")) (winter_card_name(card, &scene.teller()))
                @for &seat in winter::ground(card).iter().flat_map(|&at| &place::view_of(scene, at).helpers) {
                    (disc(seat))
                }
            }
        }
    }
}
