//! Building cards: what they take, what they do, and whether they can be built.

use architects::{Architects, Building, Frame, Goods, Skill, view::PlayerView};
use maud::{Markup, html};

use super::{
    super::{
        card::{Card, Lies},
        parts::{icon, rich, tinted},
        scene::Scene,
    },
    kind_icon, plan_target, signed,
};
use crate::architects::building_does;

/// Cards of the hand or of a pack, each to be chosen.
pub(super) fn plans(scene: &Scene<'_, Architects>, own: &PlayerView, cards: &[Building]) -> Markup {
    html! { @for (place, &building) in cards.iter().enumerate() { (plan(scene, own, building, place)) } }
}

fn plan(
    scene: &Scene<'_, Architects>,
    own: &PlayerView,
    building: Building,
    place: usize,
) -> Markup {
    let target = plan_target(building);
    let name = scene.teller().label(building);
    let builds = scene.is_asked() && matches!(scene.view.ask, Frame::Move | Frame::Crane(_));
    let can = scene.can(&target);
    let foot = html! {
        @if builds {
            p class="bcard__foot" {
                @if can { span class="bcard__ok" { (icon("check")) (scene.texts().get("architects-web-ready-to-build")) } }
                @else { span class="bcard__miss" { (missing(scene, own, building)) } }
            }
        }
    };
    Card {
        barred: builds && !can,
        look: "bcard",
        label: format!("{name}. {}", building_does(building, &scene.teller()).words()),
        say: scene.say(&target),
        puts: None,
        face: face(scene, building, builds.then(|| own.shortage(building)), &foot),
        key: building.to_string(),
        target,
        lies: if scene.view.players.iter().any(|player| player.chosen == Some(building)) {
            Lies::Laid(None)
        } else {
            Lies::Held(place)
        },
    }
    .draw(scene)
}

/// What is short: skills, and what the rules say of the price.
fn missing(scene: &Scene<'_, Architects>, own: &PlayerView, building: Building) -> Markup {
    let has = |skill: Skill| own.apprentices.iter().any(|one| one.skills().contains(skill));
    html! {
        (scene.texts().get("architects-web-short"))
        @for skill in building.skills().iter().filter(|&skill| !has(skill)) { " " (icon(skill.name())) }
        @for (kind, amount) in own.shortage(building).amounts() { " " (amount) (tinted(kind_icon(kind))) }
    }
}

/// A building card that lies face up.
pub(super) fn built(scene: &Scene<'_, Architects>, building: Building) -> Markup {
    html! {
        button class="bcard is-built" type="button" aria-disabled="true" data-tip={ "tip-" (plan_target(building)) } aria-describedby={ "tip-" (plan_target(building)) } {
            (face(scene, building, None, &html! {}))
        }
    }
}

/// Points, name, skills, price, virtue and effect; what is short of the price is marked.
fn face(
    scene: &Scene<'_, Architects>,
    building: Building,
    short: Option<Goods>,
    foot: &Markup,
) -> Markup {
    html! {
        span class="bcard__vp" { (building.points()) }
        span class="bcard__name" { (scene.teller().label(building)) }
        span class="bcard__skills" { @for skill in building.skills().iter() { (icon(skill.name())) } }
        span class="bcard__cost" {
            @for (kind, amount) in building.cost().amounts() {
                span .cost .is-short[short.is_some_and(|short| short[kind] > 0)] { (amount) (tinted(kind_icon(kind))) }
            }
            (virtue(building.virtue()))
        }
        span class="bcard__text" { (rich(scene.game, &building_does(building, &scene.teller()).without_rules())) }
        (foot)
    }
}

/// How a card changes virtue.
pub(super) fn virtue(change: i8) -> Markup {
    html! {
        @if change != 0 {
            span .virt .is-minus[change < 0] { (signed(change.into())) (icon("virtue")) }
        }
    }
}
