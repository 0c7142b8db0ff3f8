//! The desk: what the seat owns, and tabs with what it can choose from and what lies before it.

use architects::{Architects, Frame, Kind, view::PlayerView};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{
        parts::{icon, tinted},
        scene::Scene,
        store::{Item, store},
        tabs::{Tab, tabs},
    },
    kind_icon, plan, wares, yard,
};

/// Purse and tabs of the seat.
pub(super) fn hand(scene: &Scene<'_, Architects>, seat: Seat) -> Markup {
    let own = &scene.view.players[seat.index()];
    let pack: Vec<_> = own.pack.iter().filter_map(|card| *card).collect();
    let tab = |key: &'static str, count: usize, inside: Markup| Tab {
        key,
        name: scene.texts().get(&format!("architects-web-tab-{key}")),
        count,
        inside,
    };
    let asked = wares::wares(scene).map(|(count, inside)| tab("ask", count, inside));
    let looked =
        (!pack.is_empty()).then(|| tab("pack", pack.len(), plan::plans(scene, own, &pack)));
    let always = [
        tab(
            "yard",
            scene.view.display.iter().flatten().filter(|place| place.apprentice.is_some()).count(),
            yard::yard(scene, seat),
        ),
        tab("plans", own.hand.len(), plan::plans(scene, own, &own.hand)),
        tab(
            "built",
            own.built.len(),
            html! { @for &building in &own.built { (plan::built(scene, building)) } },
        ),
        tab(
            "helpers",
            own.apprentices.len(),
            html! {
                @for (place, &one) in own.apprentices.iter().enumerate() { (yard::helper(scene, one, place)) }
            },
        ),
    ];
    let open = if asked.is_some() { "ask" } else { front(scene, !pack.is_empty()) };
    let all: Vec<Tab> = asked.into_iter().chain(looked).chain(always).collect();
    html! { (purse(scene, own)) (tabs(&all, open)) }
}

/// What the table asks for now.
fn front(scene: &Scene<'_, Architects>, looks: bool) -> &'static str {
    match scene.view.ask {
        _ if looks => "pack",
        Frame::Discard(_) | Frame::Crane(_) => "plans",
        Frame::Dismiss(_) => "helpers",
        _ => "yard",
    }
}

fn purse(scene: &Scene<'_, Architects>, own: &PlayerView) -> Markup {
    let item = |picture: Markup, count: u16, name: String, tip: String| Item {
        picture,
        count,
        name,
        tip,
        target: String::new(),
        now: false,
        beside: html! {},
    };
    let texts = scene.texts();
    let goods = Kind::ALL.map(|kind| {
        item(
            tinted(kind_icon(kind)),
            own.goods[kind],
            scene.teller().label(kind),
            format!("tip-kind-{kind}"),
        )
    });
    let plain = |picture, count, key: &str| {
        item(
            icon(picture),
            count,
            texts.get(&format!("architects-web-{key}")),
            format!("tip-{key}"),
        )
    };
    let more = [
        plain("worker", own.reserve.into(), "reserve"),
        plain("virtue", own.virtue.into(), "virtue"),
        plain("debt", own.unpaid, "debts"),
    ];
    store(scene, goods.into_iter().chain(more))
}
