//! One region on the map: banner, noble, name and markers.

use engine::Seat;
use kings_road::{KingsRoad, Region};
use maud::{Markup, html};

use super::{
    super::{
        parts::{letter, seat_class},
        plate,
        scene::Scene,
        spot::Spot,
        wood::{ghost, piles},
    },
    board::place,
    is_to_be_scored, name, region_art,
};

/// A region that can be pointed at: to choose its card, or to have it explained.
pub(super) fn spot(scene: &Scene<'_, KingsRoad>, region: Region) -> Markup {
    let (x, y) = place(region);
    let can = scene.can(region.name());
    let spot = Spot::new(format!("tip-{region}"), label(scene, region)).target(region.name());
    spot.class("is-many", can).at(x.into(), y.into()).seal(100.0, 8.0).draw(scene, &html! {
        rect class="ring" x="-113" y="-86" width="226" height="174" rx="14" {}
        (banner(scene, region))
        use class="art" href={ "#art-" (region_art(region)) } x="-60" y="-82" width="122" height="101.7" {}
        @if scene.view.king == region { (king()) } @else if is_to_be_scored(scene, region) { (dragon()) }
        (nobles(scene, region))
        (plate::name(&name(scene, region), 0.0, 38.0))
        (piles(region.name(), &markers(scene, region), (0.0, 69.0), 5))
        @if let Some(seat) = scene.desk.filter(|_| can) { (ghost(seat, region.name(), 82.0, 6.0)) }
    })
}

/// Everything that the drawing shows, in words.
fn label(scene: &Scene<'_, KingsRoad>, region: Region) -> String {
    let texts = scene.texts();
    let owner = |(seat, count): (Seat, u8)| format!("{} {count}", scene.name(seat));
    let markers: Vec<String> = markers(scene, region).into_iter().map(owner).collect();
    let nobles = scene.view.regions[region.index()].nobles;
    let nobles: Vec<&str> = nobles.iter().map(|seat| scene.name(seat)).collect();
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
        g data-piece="king" data-here {
            use class="art art--small" href="#art-king" x="-66" y="-40" width="46" height="61.3" {}
        }
    }
}

/// A Dragon that has the region scored as well (KRD-5.1).
fn dragon() -> Markup {
    html! { use class="art art--small" href="#art-sp-dragon" x="-72" y="-24" width="54" height="45" {} }
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

/// Who has markers here, and how many.
fn markers(scene: &Scene<'_, KingsRoad>, region: Region) -> Vec<(Seat, u8)> {
    let placed = scene.view.regions[region.index()].placed.iter().copied();
    let seats = scene.view.players.iter().map(|player| player.seat);
    seats.zip(placed).filter(|(_, count)| *count > 0).collect()
}
