//! One region on the map: banner, noble, name and markers.

use engine::Seat;
use kings_road::{Card, KingsRoad, Region};
use maud::{Markup, html};

use super::{
    super::{
        parts::{letter, seat_class},
        scene::Scene,
    },
    board::place,
    can_choose, is_to_be_scored, name, region_art,
};

/// A region that can be pointed at: to choose its card, or to have it explained.
pub(super) fn spot(scene: &Scene<'_, KingsRoad>, region: Region) -> Markup {
    let (x, y) = place(region);
    let can = can_choose(scene, Card::Region(region));
    html! {
        g .spot .can[can] .is-many[can] transform={ "translate(" (x) " " (y) ")" } tabindex="0"
            role=(if can { "button" } else { "img" }) data-target=[can.then(|| region.name())]
            data-tip={ "tip-" (region) } aria-describedby={ "tip-" (region) }
            aria-label=(label(scene, region)) aria-pressed=[can.then_some("false")] {
            rect class="ring" x="-113" y="-86" width="226" height="174" rx="14" {}
            (banner(scene, region))
            use class="art" href={ "#art-" (region_art(region)) } x="-60" y="-82" width="122" height="101.7" {}
            @if scene.view.king == region { (king()) }
            (nobles(scene, region))
            (plate(&name(scene, region)))
            (markers(scene, region))
            @if can { (ghost(scene, region)) }
        }
    }
}

/// Everything that the drawing shows, in words.
fn label(scene: &Scene<'_, KingsRoad>, region: Region) -> String {
    let texts = scene.texts();
    let here = &scene.view.regions[region.index()];
    let owner = |seat: Seat, count: u8| format!("{} {count}", scene.name(seat));
    let markers: Vec<String> = (scene.view.players.iter().zip(&here.placed))
        .filter(|(_, count)| **count > 0)
        .map(|(player, &count)| owner(player.seat, count))
        .collect();
    let nobles: Vec<&str> = here.nobles.iter().map(|seat| scene.name(seat)).collect();
    texts.with(
        "web-kings-road-region-label",
        [
            ("name", name(scene, region).into()),
            ("number", region.number().into()),
            ("markers", markers.len().into()),
            ("counts", markers.join(", ").into()),
            ("nobles", nobles.len().into()),
            ("owners", nobles.join(", ").into()),
            ("king", u8::from(scene.view.king == region).into()),
        ],
    )
}

/// The place values, those that nobody is paid at this table struck out.
fn banner(scene: &Scene<'_, KingsRoad>, region: Region) -> Markup {
    let seats = u8::try_from(scene.view.players.len()).expect("few seats");
    let paid = region.paid_places(seats).len();
    let values = region.banner();
    let cloth = if values.len() > 3 {
        "M-104-79h38v92l-19-10-19 10z"
    } else {
        "M-104-79h38v76l-19-10-19 10z"
    };
    html! {
        path class="banner__pole" d="M-106-79h4M-64-79h-4" {}
        path .banner .banner--king[is_to_be_scored(scene, region)] d=(cloth) {}
        text class="b-mid banner__no" font-size="27" x="-85" y="-61" { (values[0]) }
        path class="banner__rule" d="M-97-46h24" {}
        @for (index, value) in values.iter().enumerate().skip(1) {
            text .b-mid .banner__no .banner__no--out[index >= paid] font-size="15" x="-85"
                y=(f64::from(u8::try_from(index).expect("few places")) * 15.5 - 52.5) { (value) }
        }
    }
}

fn king() -> Markup {
    html! {
        g data-piece="king" {
            use class="art art--small" href="#art-king" x="-66" y="-40" width="46" height="61.3" {}
        }
    }
}

/// One noble stands large; several share the place (KRD-10.2); none leaves it open.
fn nobles(scene: &Scene<'_, KingsRoad>, region: Region) -> Markup {
    let owners = scene.view.regions[region.index()].nobles;
    html! {
        @if owners.is_empty() {
            path class="noble__place" d="M68-60h38v19c0 12-9 18-19 22-10-4-19-10-19-22z" {}
            g class="noble__open" { use class="icon" href="#i-king" x="77" y="-54" width="20" height="20" {} }
        }
        @for (index, seat) in owners.iter().enumerate() {
            @let (x, y, scale) = noble_place(index, owners.len().into());
            g class={ "piece " (seat_class(seat)) } data-piece={ "noble-" (region) "-" (seat) }
                transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } {
                path class="field" d="M-19-18h38v19c0 12-9 18-19 22-10-4-19-10-19-22z" {}
                use href={ "#i-charge-" (letter(seat)) } x="-12" y="-14" width="24" height="24" {}
                path class="noble__crown" d="M-17-20l-3-13 9 6 11-10 11 10 9-6-3 13z" {}
            }
        }
    }
}

fn noble_place(index: usize, of: usize) -> (i32, i32, &'static str) {
    if of == 1 {
        return (87, -42, "1");
    }
    let (column, row) = (index % 2, index / 2);
    (
        if column == 0 { 74 } else { 101 },
        if row == 0 { -56 } else { -24 + 30 * i32::from(row > 1) },
        ".6",
    )
}

fn plate(name: &str) -> Markup {
    let letters = f64::from(u16::try_from(name.chars().count()).unwrap_or(u16::MAX));
    // Cyrillic letters are wider, and the names longer.
    let latin = name.is_ascii();
    let small = letters > 17.0;
    let wide = match (latin, small) {
        (true, _) => 8.9,
        (false, false) => 9.7,
        (false, true) => 8.6,
    };
    let width = (letters * wide + 20.0).round();
    html! {
        rect class="b-plate b-plate--name" x=(-width / 2.0) y="26" width=(width) height="25" rx="4" {}
        text .b-name .b-name--small[small] y="44" { (name) }
    }
}

fn markers(scene: &Scene<'_, KingsRoad>, region: Region) -> Markup {
    let placed = &scene.view.regions[region.index()].placed;
    let here: Vec<(Seat, u8)> = (scene.view.players.iter().map(|player| player.seat))
        .zip(placed.iter().copied())
        .filter(|(_, count)| *count > 0)
        .collect();
    let count = i32::try_from(here.len()).expect("few seats");
    let apart = if count > 4 { 46 } else { 50 };
    html! {
        @for (index, (seat, count_here)) in (0..).zip(here) {
            g transform={ "translate(" ((2 * index - count + 1) * apart / 2) " 69)" } {
                (pile(region, seat, count_here))
            }
        }
    }
}

/// A pile of markers and its number.
fn pile(region: Region, seat: Seat, count: u8) -> Markup {
    html! {
        g class={ "piece " (seat_class(seat)) } data-piece={ "pile-" (region) "-" (seat) }
            data-count=(count) data-from=(seat) {
            rect class="b-plate" x="-22" y="-13" width="44" height="26" rx="13" {}
            @if count > 1 { circle class="field" cx="-8.5" cy="2.5" r="10.5" {} }
            circle class="field" cx="-10" cy="0" r="11" {}
            use href={ "#i-charge-" (letter(seat)) } x="-16.4" y="-6.4" width="12.8" height="12.8" {}
            text class="b-mid" font-size="17" x="11" y="1" { (count) }
        }
    }
}

/// The markers that the choice in progress would bring; the page fills in how many.
fn ghost(scene: &Scene<'_, KingsRoad>, region: Region) -> Markup {
    html! {
        @if let Some(seat) = scene.desk {
            g class={ "ghost piece piece--ghost " (seat_class(seat)) } data-ghost=(region)
                transform="translate(82 6)" aria-hidden="true" {
                rect class="ghost__plate" x="-23" y="-13" width="54" height="26" rx="13" {}
                circle class="field" cx="-10" cy="0" r="11" {}
                use href={ "#i-charge-" (letter(seat)) } x="-16.4" y="-6.4" width="12.8" height="12.8" {}
                text class="b-mid ghost__count" font-size="16" x="15" y="1" data-ghost-count {}
            }
        }
    }
}
