//! The Cathedral: what each level costs and brings, and who stands there (ARC-15).

use architects::{
    Architects, Kind,
    board::{LEVELS, Level},
};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{
        parts::seat_class,
        plate::{icon, sized_name, why},
        scene::Scene,
        spot::Spot,
        stand::only,
        wood::{disc, spread},
    },
    CATHEDRAL, kind_icon,
    place::{self, LARGE},
    plates,
};
use crate::architects::Landmark;

/// The Cathedral on every plate.
pub(super) fn cathedral(scene: &Scene<'_, Architects>) -> Markup {
    html! {
        (only("wide", &html! { g transform="translate(916 340)" { (spot(scene, &whole(scene), (54.0, -262.0))) } }))
        (only("small", &plates::cathedral().carry(&spot(scene, &small(scene), (42.0, -44.0)))))
    }
}

fn spot(scene: &Scene<'_, Architects>, inside: &Markup, mark: (f64, f64)) -> Markup {
    let barred = place::is_barred(scene, CATHEDRAL);
    let levels = scene.view.players.iter().map(|player| {
        let level = [("n", player.cathedral.into())];
        format!(
            "{}: {}",
            scene.name(player.seat),
            scene.texts().with("architects-web-level", level)
        )
    });
    let name = scene.teller().label(Landmark::Cathedral);
    let label = format!("{name}. {}", levels.collect::<Vec<_>>().join(", "));
    Spot::new("tip-at-cathedral", label)
        .say(scene.say(CATHEDRAL))
        .class(if barred { "is-barred" } else { "is-many" }, true)
        .target(CATHEDRAL)
        .draw(scene, &html! { (inside) @if barred { (why(mark.0, mark.1)) } })
}

/// Who stands on a level.
fn on(scene: &Scene<'_, Architects>, level: usize) -> Vec<Seat> {
    let players = scene.view.players.iter();
    players
        .filter(|player| usize::from(player.cathedral) == level)
        .map(|player| player.seat)
        .collect()
}

fn whole(scene: &Scene<'_, Architects>) -> Markup {
    let name = scene.teller().label(Landmark::Cathedral);
    html! {
        path class="b-spire" d="M-62-216l12-20 12 20zM38-216l12-20 12 20zM-34-216L0-258l34 42z" {}
        path class="b-cross" d="M0-258v-8M-5-262h10" {}
        circle class="b-boss" cx="0" cy="-228" r="7" {}
        rect class="b-stone b-stone--base" x="-80" y="-31" width="160" height="31" {}
        rect class="ring" x="-83" y="-270" width="166" height="275" rx="8" {}
        @for (level, row) in LEVELS.iter().enumerate().skip(1) { (storey(scene, level, row)) }
        (sized_name(&name, (-24.0, -15.0), 16.0, 84.0))
        rect class="b-plate" x="32" y="-27.5" width="44" height="24" rx="4" {}
        (icon("vp", 34.0, -25.0, 19.0))
        text class="b-mid b-ui" font-size="15" x="65" y="-14.5" { (scene.view.reward_pile) }
    }
}

/// A level: its price, its spots and its points.
fn storey(scene: &Scene<'_, Architects>, level: usize, row: &Level) -> Markup {
    let number = f64::from(u8::try_from(level).unwrap_or(0));
    let half = match level {
        1 | 2 => 76.0,
        3 | 4 => 70.0,
        _ => 66.0,
    };
    let y = -31.0 - 37.0 * number;
    let here = on(scene, level);
    html! {
        rect class="b-stone" x=(-half) y=(y) width=(2.0 * half) height="37" {}
        (price(row, -half + 4.0, y + 18.5))
        @for index in 0..usize::from(row.spots) {
            @let x = if level == 5 { 16.0 } else { 7.0 + spread(index, row.spots.into()) * 24.5 };
            path .b-place .b-place--open[index >= here.len()] d={ "M" (x - 10.5) " " (y + 33.0) "v-15a10.5 13 0 0 1 21 0v15z" } {}
            @if let Some(&seat) = here.get(index) { (disc(seat, x, y + 21.0, 9.2)) }
        }
        g transform={ "translate(" (half - 16.0) " " (y + 17.0) ")" } {
            path class="b-vp" d="M-13-14h26v18l-13 9-13-9z" {}
            text class="b-mid b-vpn" font-size="16" y="-3" { (row.points) }
        }
    }
}

fn price(row: &Level, x: f64, y: f64) -> Markup {
    let goods: Vec<(Kind, u16)> = row.cost.amounts().collect();
    let amount = goods.first().map_or(row.mix, |(_, amount)| *amount);
    let wide = if goods.len() > 1 { 52.0 } else { 34.0 };
    html! {
        rect class="b-cost" x=(x) y=(y - 13.0) width=(wide) height="26" rx="4" {}
        text class="b-mid b-ui" font-size="15" x=(x + 8.0) y=(y + 1.0) { (amount) }
        @for (at, (kind, _)) in (0_u8..).zip(&goods) { (icon(kind_icon(*kind), x + 14.0 + 18.0 * f64::from(at), y - 9.0, 18.0)) }
        @if goods.is_empty() { (icon("wood", x + 15.0, y - 12.5, 15.0)) (icon("stone", x + 16.0, y - 0.5, 13.0)) }
    }
}

/// A small church with a window for each spot, and where the own marker stands.
fn small(scene: &Scene<'_, Architects>) -> Markup {
    let own = scene.desk.map(|seat| scene.view.players[seat.index()].cathedral);
    let height = |level: usize| 24.0 - 11.0 * f64::from(u8::try_from(level).unwrap_or(0));
    html! {
        rect class="ring" x="-78" y="-47" width="156" height="136" rx="12" {}
        path class="b-spire" d="M-14-20L0-40l14 20z" {}
        rect class="b-stone b-stone--base" x="-40" y="24" width="80" height="10" {}
        @for (level, row) in LEVELS.iter().enumerate().skip(1) {
            @let half = 40.0 - 5.0 * f64::from(u8::try_from(level).unwrap_or(0));
            rect class="b-stone" x=(-half) y=(height(level)) width=(2.0 * half) height="11" {}
            @let here = on(scene, level);
            @for index in 0..usize::from(row.spots) {
                @let class = here.get(index).map(|&seat| seat_class(seat)).unwrap_or_default();
                g class={ "piece " (class) } { circle .field[index < here.len()] .b-place[index >= here.len()]
                    cx=(spread(index, row.spots.into()) * 12.0) cy=(height(level) + 5.5) r="4.2" {} }
            }
        }
        (sized_name(&scene.teller().label(Landmark::Cathedral), (0.0, 44.0), LARGE, 160.0))
        @if let Some(level) = own {
            rect class="b-plate" x="-66" y="61" width="132" height="27" rx="13" {}
            text class="b-mid b-ui" font-size="17" x="0" y="75" { (scene.texts().with("architects-web-level", [("n", level.into())])) }
        }
    }
}
