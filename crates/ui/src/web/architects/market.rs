//! The Black Market: what its spaces cost and bring, who stands there, and how near the reset is
//! (ARC-12, ARC-16).

use architects::{Architects, Goods, Space, Spot as Place};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{
        plate::{Bit, icon, tag, why, width},
        scene::Scene,
        spot::Spot,
        stand::only,
        wood::slot,
    },
    at, kind_icon, names, place, plates,
};
use crate::architects::Landmark;

/// The market on every plate.
pub(super) fn market(scene: &Scene<'_, Architects>) -> Markup {
    let title = scene.teller().label(Landmark::BlackMarket);
    html! {
        (only("wide", &html! { g transform="translate(652 348)" { (whole(scene, &title)) } }))
        (only("small", &html! {
            (plates::market().carry(&heading(scene, &title)))
            @for space in Space::ALL { (plates::stall(space).carry(&stall(scene, space, &low(scene, space), (38.0, 50.0)))) }
        }))
    }
}

fn whole(scene: &Scene<'_, Architects>, title: &str) -> Markup {
    html! {
        (panel(scene, title, &html! {
            rect class="ring" x="-3" y="-3" width="346" height="190" rx="12" {}
            rect class="b-dark" width="340" height="184" rx="10" {}
            use class="art" href="#art-w-market" x="8" y="5" width="60" height="48" {}
            text class="b-name b-light b-start" x="76" y="28" { (title) }
        }))
        (tag(&reset(scene), (82.0, 43.0), 15.0, false, "b-tag--bad"))
        @for (column, space) in Space::ALL.into_iter().enumerate() {
            g transform={ "translate(" (8 + 110 * column) " 58)" } { (stall(scene, space, &high(scene, space), (48.0, 84.0))) }
        }
    }
}

fn panel(scene: &Scene<'_, Architects>, title: &str, inside: &Markup) -> Markup {
    Spot::new("tip-market", title).draw(scene, inside)
}

/// How many workers are missing until the reset.
fn reset(scene: &Scene<'_, Architects>) -> [Bit; 2] {
    let free = scene.view.market.spaces.values().filter(|seat| seat.is_none()).count();
    let said = scene.texts().with("architects-web-until-reset", [("n", free.into())]);
    [Bit::Icon("replay"), Bit::Text(said)]
}

fn heading(scene: &Scene<'_, Architects>, title: &str) -> Markup {
    let wide = width(title, 23.0);
    panel(
        scene,
        title,
        &html! {
            rect class="ring" x="-6" y="-17" width=(wide + 300.0) height="34" rx="8" {}
            text class="b-mid b-light b-start" font-size="23" x="0" y="1" { (title) }
            (tag(&reset(scene), (wide + 30.0, 0.0), 23.0, false, "b-tag--bad"))
        },
    )
}

fn stall(scene: &Scene<'_, Architects>, space: Space, inside: &Markup, mark: (f64, f64)) -> Markup {
    let spot = Place::market(space);
    let target = at(spot);
    let barred = place::is_barred(scene, &target);
    Spot::new(format!("tip-{target}"), label(scene, space))
        .say(scene.say(&target))
        .class(if barred { "is-barred" } else { "is-many" }, true)
        .target(target)
        .draw(scene, &html! { (inside) @if barred { (why(mark.0, mark.1)) } })
}

fn on(scene: &Scene<'_, Architects>, space: Space) -> Option<Seat> {
    scene.view.market.spaces.get(&space).copied().flatten()
}

/// What the seat at this desk would pay; others see what is printed.
pub(super) fn price(scene: &Scene<'_, Architects>, space: Space) -> u16 {
    scene.desk.map_or(space.price(), |seat| scene.ahead[seat.index()].market[space.index()])
}

fn label(scene: &Scene<'_, Architects>, space: Space) -> String {
    let who = on(scene, space).map_or("", |seat| scene.name(seat)).to_owned();
    let args = [
        ("name", names::place(scene, Place::market(space)).into()),
        ("price", price(scene, space).into()),
        ("taken", usize::from(!who.is_empty()).into()),
        ("who", who.into()),
    ];
    scene.texts().with("architects-web-stall-label", args)
}

/// Goods as icons, each unit by itself; or what else there is.
fn icons(scene: &Scene<'_, Architects>, space: Space) -> Vec<&'static str> {
    let all = |goods: Goods| {
        let units = |(kind, amount)| std::iter::repeat_n(kind_icon(kind), usize::from(amount));
        goods.amounts().flat_map(units).collect()
    };
    match space {
        Space::A => all(scene.view.market.small_goods),
        Space::B => vec!["hire", "plan"],
        Space::C => all(scene.view.market.large_goods),
    }
}

/// A stall of the wide plate, 102 × 120.
fn high(scene: &Scene<'_, Architects>, space: Space) -> Markup {
    let name = names::stall(scene, space);
    let icons = icons(scene, space);
    let (size, step) = if icons.len() > 3 { (24.0, 23.0) } else { (28.0, 32.0) };
    html! {
        rect class="ring" x="-3" y="-3" width="110" height="125" rx="9" {}
        rect class="b-plate b-plate--name" width="104" height="119" rx="7" {}
        text class="b-ui" font-size="15" textLength=[(width(&name, 15.0) > 55.0).then_some(55.0)] lengthAdjust="spacingAndGlyphs" x="8" y="21" { (name) }
        text class="b-mid" font-size="17" x="74" y="16" { (price(scene, space)) }
        (icon("coin", 80.0, 6.0, 20.0))
        @for (at, name) in (0_u8..).zip(&icons) { (icon(name, 8.0 + step * f64::from(at), 32.0 + (28.0 - size) / 2.0, size)) }
        @if space == Space::B { text class="b-mid b-ui" font-size="15" x="40" y="48" { "/" } text class="b-mid b-ui" font-size="15" x="87" y="48" { "5→1" } }
        (icon("virtue", 8.0, 84.0, 22.0))
        text class="b-ui b-bad" font-size="15" x="31" y="101" { "−1" }
        (slot(on(scene, space), space.name(), None, 82.0, 94.0))
    }
}

/// A stall of the other plates, 150 × 82, its middle above.
fn low(scene: &Scene<'_, Architects>, space: Space) -> Markup {
    let icons = icons(scene, space);
    html! {
        rect class="ring" x="-76" y="-2" width="152" height="85" rx="9" {}
        rect class="b-plate b-plate--name" x="-73" y="1" width="146" height="79" rx="7" {}
        text class="b-mid" font-size="17" x="-58" y="23" { (price(scene, space)) }
        (icon("coin", -48.0, 10.0, 26.0))
        @for (at, name) in (0_u8..).zip(&icons) { (icon(name, -66.0 + 23.0 * f64::from(at), 45.0, 26.0)) }
        (slot(on(scene, space), &format!("{space}-low"), None, 48.0, 28.0))
    }
}
