//! The Guildhall: who built what, and how near the end is (ARC-14).

use architects::{
    Architects, Frame,
    board::{GUILDHALL_ROWS, brings_refresh, brings_reset},
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
        wood::{slot, spread},
    },
    GUILDHALL,
    place::LARGE,
    plates, progress,
};
use crate::architects::Landmark;

/// The mark of a space that sends the first apprentices away (ARC-18.6).
const REFRESH: &str = "hire";

/// The Guildhall on every plate.
pub(super) fn guildhall(scene: &Scene<'_, Architects>) -> Markup {
    html! {
        (only("wide", &html! { g transform="translate(652 96)" { (spot(scene, &whole(scene))) } }))
        (only("small", &plates::guildhall().carry(&spot(scene, &small(scene)))))
    }
}

fn spot(scene: &Scene<'_, Architects>, inside: &Markup) -> Markup {
    let builds = scene.view.ask == Frame::Move && scene.is_asked();
    let barred = builds && !scene.can(GUILDHALL);
    let label = scene.texts().with("architects-web-guildhall-label", progress(&scene.view));
    Spot::new("tip-guildhall", label)
        .class(if barred { "is-barred" } else { "is-many" }, true)
        .target(GUILDHALL)
        .draw(scene, inside)
}

fn whole(scene: &Scene<'_, Architects>) -> Markup {
    let name = scene.teller().label(Landmark::Guildhall);
    html! {
        path class="b-roof" d="M-2 46V30H14V14H32V0H56V-14H122V0H146V14H164V30H180V46z" {}
        rect class="b-stone" x="0" y="44" width="178" height="197" {}
        rect class="ring" x="-3" y="-17" width="184" height="262" rx="8" {}
        circle class="b-boss" cx="89" cy="9" r="13" {}
        (icon("build", 79.0, -1.0, 20.0))
        @for row in 0..GUILDHALL_ROWS { @for column in 0..scene.view.guildhall.columns {
            (space(scene, row, column))
        } }
        (sized_name(&name, (58.0, 221.0), 16.0, 96.0))
        rect class="b-plate" x="118" y="209" width="57" height="24" rx="4" {}
        text class="b-mid b-ui" font-size="15" x="146.5" y="222" { (count(scene)) }
    }
}

fn count(scene: &Scene<'_, Architects>) -> String {
    let hall = &scene.view.guildhall;
    let (placed, spaces) = (hall.workers.len(), usize::from(hall.spaces));
    match placed.saturating_sub(spaces) {
        0 => format!("{placed} / {spaces}"),
        over => format!("{spaces} + {over}"),
    }
}

/// A space with its worker, its number, or what happens when it is filled.
fn space(scene: &Scene<'_, Architects>, row: u8, column: u8) -> Markup {
    let hall = &scene.view.guildhall;
    let number = row * hall.columns + column + 1;
    let worker = hall.workers.get(usize::from(number) - 1).copied();
    let step = (172.0 / f64::from(hall.columns)).min(34.5);
    let x = 89.0 + spread(column.into(), hall.columns.into()) * step;
    let y = 66.0 + 36.0 * f64::from(row);
    let seats = u8::try_from(scene.view.players.len()).expect("few seats");
    let mark = match worker {
        None if number == hall.spaces => Some("flag"),
        None if brings_reset(seats, number) => Some("replay"),
        None if scene.view.options.apprentice_refresh && brings_refresh(seats, number) => {
            Some(REFRESH)
        }
        _ => None,
    };
    let written = Some(number).filter(|_| mark.is_none());
    html! {
        g .b-bad[mark.is_some_and(|mark| mark != REFRESH)] {
            (slot(worker, &format!("hall-{number}"), written, x, y))
            @if let Some(mark) = mark { (icon(mark, x - 9.0, y - 9.0, 18.0)) }
        }
    }
}

/// A small house with a window for each space.
fn small(scene: &Scene<'_, Architects>) -> Markup {
    let hall = &scene.view.guildhall;
    let name = scene.teller().label(Landmark::Guildhall);
    html! {
        rect class="ring" x="-78" y="-47" width="156" height="136" rx="12" {}
        path class="b-roof" d="M-46-8V-16H-36V-24H-26V-32H-14V-38H14V-32H26V-24H36V-16H46V-8z" {}
        rect class="b-stone" x="-44" y="-9" width="88" height="42" {}
        @for row in 0..GUILDHALL_ROWS { @for column in 0..hall.columns {
            @let worker = hall.workers.get(usize::from(row * hall.columns + column)).copied();
            (window(worker, spread(column.into(), hall.columns.into()) * 13.0, -3.5 + 9.4 * f64::from(row)))
        } }
        (sized_name(&name, (0.0, 44.0), LARGE, 160.0))
        rect class="b-plate" x="-44" y="61" width="88" height="27" rx="13" {}
        text class="b-mid b-ui" font-size="17" x="0" y="75" { (count(scene)) }
        @if scene.view.ask == Frame::Move && scene.is_asked() && !scene.can(GUILDHALL) { (why(44.0, -44.0)) }
    }
}

fn window(worker: Option<Seat>, x: f64, y: f64) -> Markup {
    let class = worker.map(seat_class).unwrap_or_default();
    html! {
        g class={ "piece " (class) } { circle .field[worker.is_some()] .b-place[worker.is_none()] cx=(x) cy=(y) r="4.2" {} }
    }
}
