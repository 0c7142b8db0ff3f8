//! The virtue track: where everybody stands, what it is worth, and whom it bans (ARC-6).

use architects::{
    Architects,
    board::{CATHEDRAL_VIRTUE, MARKET_VIRTUE_LIMIT, MOST_VIRTUE, tax_ignored, virtue_points},
};
use maud::{Markup, html};

use super::{
    super::{
        plate::icon,
        scene::Scene,
        spot::Spot,
        stand::only,
        track::{Spaces, standings},
        wood::{marker, spread},
    },
    signed,
};

/// How the track lies on a plate.
#[derive(Clone, Copy)]
struct Shape {
    plate: &'static str,
    spaces: Spaces,
    height: f64,
    letters: f64,
    marker: f64,
}

fn shapes() -> [Shape; 3] {
    let spaces = |left, right, gap| Spaces::between(left, right, MOST_VIRTUE + 1, gap);
    [
        Shape {
            plate: "wide",
            spaces: spaces(70.0, 951.0, 4.0),
            height: 40.0,
            letters: 16.0,
            marker: 8.6,
        },
        Shape {
            plate: "close",
            spaces: spaces(40.0, 994.0, 4.0),
            height: 50.0,
            letters: 21.0,
            marker: 11.0,
        },
        Shape {
            plate: "tall",
            spaces: spaces(58.0, 994.0, 4.0),
            height: 84.0,
            letters: 34.0,
            marker: 17.0,
        },
    ]
}

/// The track on every plate.
pub(super) fn track(scene: &Scene<'_, Architects>) -> Markup {
    html! { @for shape in shapes() { (only(shape.plate, &on_plate(scene, shape))) } }
}

fn on_plate(scene: &Scene<'_, Architects>, shape: Shape) -> Markup {
    let title = scene.texts().get("architects-web-virtue");
    let wide = shape.plate == "wide";
    let size = shape.spaces.left.min(44.0) - 14.0;
    let middle = if wide { 17.0 } else { shape.spaces.left / 2.0 };
    let spots = html! {
        rect class="ring" x="3" y="2" width="994" height=(shape.height + 6.0) rx="8" {}
        g class="b-heart" { (icon("virtue", middle - size / 2.0, (shape.height - size) / 2.0 + 4.0, size)) }
        @for virtue in 0..=MOST_VIRTUE { (space(scene, shape, virtue)) }
        (markers(scene, shape))
        @if wide { (beyond("<0", "+", 51.0)) (beyond(&format!(">{MOST_VIRTUE}"), "−", 973.0)) (ribbons(scene, shape.spaces)) }
    };
    Spot::new("tip-virtue", title).draw(scene, &spots)
}

/// What comes of virtue beyond an end of the track (ARC-6.4, ARC-6.6), where there is room to say it.
fn beyond(end: &str, sign: &str, x: f64) -> Markup {
    html! {
        text class="b-mid b-ui" font-size="15" x=(x) y="14" { (end) }
        text class="b-mid b-ui" font-size="15" x=(x - 10.0) y="33" { (sign) }
        (icon("debt", x - 5.0, 23.0, 20.0))
    }
}

/// Whether somebody there may not go to the Black Market or work on the Cathedral (ARC-6.3).
const fn is_banned(virtue: u8) -> bool {
    virtue < CATHEDRAL_VIRTUE || virtue > MARKET_VIRTUE_LIMIT
}

fn space(scene: &Scene<'_, Architects>, shape: Shape, virtue: u8) -> Markup {
    let Shape { spaces, height, letters, .. } = shape;
    let (x, width) = (spaces.edge(virtue), spaces.width());
    let own = scene.desk.is_some_and(|seat| scene.view.players[seat.index()].virtue == virtue);
    let wide = shape.plate == "wide";
    let points = virtue_points(virtue);
    html! {
        rect .b-space .b-space--own[own] .b-space--low[virtue < CATHEDRAL_VIRTUE]
            .b-space--high[virtue > MARKET_VIRTUE_LIMIT] x=(x) y="4" width=(width) height=(height) rx="4" {}
        @if !wide && is_banned(virtue) { path class="b-ban" d={ "M" (x + 4.0) " " (height + 1.0) "h" (width - 8.0) } {} }
        text class="b-mid" font-size=(letters) x=(if wide { x + 14.0 } else { x + width / 2.0 }) y=(5.0 + letters * 0.62) { (virtue) }
        @if wide { text .b-mid .b-ui .b-bad[points < 0] font-size="15" x=(x + 43.0) y="15" { (signed(points)) } }
    }
}

fn markers(scene: &Scene<'_, Architects>, shape: Shape) -> Markup {
    let Shape { spaces, height, marker: r, .. } = shape;
    let on: Vec<_> =
        scene.view.players.iter().map(|player| (player.seat, player.virtue.into())).collect();
    html! {
        @for it in standings(&on) {
            @let of = f64::from(u8::try_from(it.of).unwrap_or(1));
            @let apart = (2.0 * r + 1.0).min((spaces.width() - 2.0 * r) / (of - 1.0).max(1.0));
            @let x = spaces.edge(u8::try_from(it.space).unwrap_or(0)) + spaces.width() / 2.0 + spread(it.index, it.of) * apart;
            (marker(it.seat, &format!("virtue-{}-{}", shape.plate, it.seat), (x, 3.0 + height - r), r, &html! {}))
        }
    }
}

/// What the track allows and forbids, where there is room to say it.
fn ribbons(scene: &Scene<'_, Architects>, spaces: Spaces) -> Markup {
    let texts = scene.texts();
    let evades = |coins: u8| texts.with("architects-web-evades", [("n", coins.into())]);
    let span = |coins: u8| {
        let all: Vec<u8> =
            (0..=MOST_VIRTUE).filter(|&virtue| tax_ignored(virtue) == coins).collect();
        (all[0], all[all.len() - 1])
    };
    html! {
        (ribbon(spaces, span(2), &evades(2), ""))
        (ribbon(spaces, span(1), &evades(1), ""))
        (ribbon(spaces, (CATHEDRAL_VIRTUE - 1, CATHEDRAL_VIRTUE + 2), &texts.with("architects-web-no-cathedral", [("n", (CATHEDRAL_VIRTUE - 1).into())]), "b-tag--bad"))
        (ribbon(spaces, (MARKET_VIRTUE_LIMIT + 1, MOST_VIRTUE), &texts.with("architects-web-no-market", [("n", (MARKET_VIRTUE_LIMIT + 1).into())]), "b-tag--bad"))
    }
}

fn ribbon(spaces: Spaces, (from, to): (u8, u8), text: &str, class: &str) -> Markup {
    let (left, right) = (spaces.edge(from), spaces.edge(to) + spaces.width());
    let wide = right - left;
    html! {
        path .b-ribbon .(class) d={ "M" (left) " 47h" (wide) "l-5 8.5 5 8.5h" (-wide) "l5-8.5z" } {}
        text class="b-mid b-ui b-light" font-size="15" textLength=[super::super::plate::narrow(text, wide - 14.0)]
            lengthAdjust="spacingAndGlyphs" x=(f64::midpoint(left, right)) y="56" { (text) }
    }
}
