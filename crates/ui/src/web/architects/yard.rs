//! The display of apprentices: what each is good for, what hiring costs now, and the silver on it.

use architects::{
    Action, Apprentice, Architects, Frame, Space, board::DISPLAY_COLUMNS, view::PlaceView,
};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{
        card::{Card, Lies},
        parts::{icon, rich, tinted},
        scene::Scene,
    },
    market, names, plan,
};
use crate::architects::{Landmark, apprentice_does};

/// Abilities of so many letters have room in ordinary print.
const SHORT: usize = 66;

/// Four columns, each with what skipping to it costs.
pub(super) fn yard(scene: &Scene<'_, Architects>, seat: Seat) -> Markup {
    html! { @for column in 0..DISPLAY_COLUMNS { div class="ycol" {
        (head(scene, seat, column))
        @for (row, places) in scene.view.display.iter().enumerate() {
            (one(scene, seat, &places[column], row * DISPLAY_COLUMNS + column))
        }
    } } }
}

fn head(scene: &Scene<'_, Architects>, seat: Seat, column: usize) -> Markup {
    let skipped = scene.ahead[seat.index()].hires[column].skipped;
    html! {
        p class="ycol__head" {
            b { (column + 1) }
            @if !is_free(scene) {
                @if skipped == 0 { (scene.texts().get("architects-web-within-reach")) }
                @else { (scene.texts().get("architects-web-skips")) " +" (skipped) (tinted("coin")) }
            }
        }
    }
}

/// Whether apprentices cost nothing just now.
fn is_free(scene: &Scene<'_, Architects>) -> bool {
    matches!(scene.view.ask, Frame::Tavern(_) | Frame::Opening(_))
}

fn one(scene: &Scene<'_, Architects>, seat: Seat, place: &PlaceView, slot: usize) -> Markup {
    let Some(apprentice) = place.apprentice else { return html! { span class="appr is-gap" {} } };
    let target = format!("hire-{apprentice}");
    let hire = Action::Hire(apprentice);
    let say = if scene.legal.contains(&hire) {
        scene.will(hire).map(|will| will.words())
    } else {
        scene.say(&target)
    };
    let price = price(scene, seat, apprentice, slot);
    let asked = scene.is_asked() && (is_free(scene) || scene.view.ask == Frame::Move);
    Card {
        barred: asked && !scene.can(&target),
        look: "appr",
        label: label(scene, apprentice, price),
        say,
        puts: None,
        face: html! {
            (face(scene, apprentice, Some(price).filter(|_| !is_free(scene)), only_there(scene, apprentice)))
            @if place.silver > 0 { span class="appr__coins" { (place.silver) (tinted("coin")) } }
        },
        key: apprentice.to_string(),
        target,
        lies: Lies::Held(slot),
    }
    .draw(scene)
}

/// Whether the apprentice can be hired at the Black Market alone.
fn only_there(scene: &Scene<'_, Architects>, apprentice: Apprentice) -> bool {
    !scene.legal.contains(&Action::Hire(apprentice))
        && scene.legal.contains(&Action::MarketHire(apprentice))
}

/// What hiring costs: at the Workshop, or at the Black Market if it is possible only there.
fn price(scene: &Scene<'_, Architects>, seat: Seat, apprentice: Apprentice, slot: usize) -> u16 {
    if only_there(scene, apprentice) {
        return market::price(scene, Space::B);
    }
    scene.ahead[seat.index()].hires[slot].total()
}

fn label(scene: &Scene<'_, Architects>, apprentice: Apprentice, price: u16) -> String {
    let args = [
        ("name", scene.teller().label(apprentice).into()),
        ("price", price.into()),
        ("does", apprentice_does(apprentice, &scene.teller()).words().into()),
    ];
    scene.texts().with("architects-web-apprentice-label", args)
}

/// Skills, name, virtue, price and ability. The head of the column tells the price at the Workshop:
/// one at the Black Market is as dark as the market.
fn face(
    scene: &Scene<'_, Architects>,
    apprentice: Apprentice,
    price: Option<u16>,
    at_market: bool,
) -> Markup {
    let market = at_market.then(|| scene.teller().label(Landmark::BlackMarket));
    let skills: Vec<_> = apprentice.skills().iter().collect();
    html! {
        span .appr__skills .is-three[skills.len() > 1] { @for skill in skills { (icon(skill.name())) } }
        span class="appr__name" { span { (names::in_short(scene, apprentice)) } (plan::virtue(apprentice.virtue())) }
        @if let Some(price) = price { span .appr__price .is-market[at_market] title=[&market] { (price) (tinted("coin")) } }
        @let does = apprentice_does(apprentice, &scene.teller()).without_rules();
        span .appr__text .is-long[does.plain().chars().count() > SHORT] { (rich(scene.game, &does)) }
    }
}

/// An apprentice of a seat, who may have to go.
pub(super) fn helper(
    scene: &Scene<'_, Architects>,
    apprentice: Apprentice,
    place: usize,
) -> Markup {
    let target = format!("dismiss-{apprentice}");
    Card {
        barred: false,
        look: "appr",
        label: format!(
            "{}. {}",
            scene.teller().label(apprentice),
            apprentice_does(apprentice, &scene.teller()).words()
        ),
        say: scene.say(&target),
        puts: None,
        face: face(scene, apprentice, None, false),
        key: apprentice.to_string(),
        target,
        lies: Lies::Held(place),
    }
    .draw(scene)
}
