//! Sites with their rewards, the Buildings on them, and the links between neighbours (VIS-3.5, VIS-3.6).

use maud::{Markup, html};
use viscounts::{Building, Built, Site, Viscounts, view::SiteView};

use super::{
    super::{
        parts::seat_class,
        plate::{Bit, icon},
        scene::Scene,
        spot::Spot,
        stand::only,
        wood::disc,
    },
    glyph, names,
    plates::{self, angle, arc, polar, radius},
};

type At<'a> = Scene<'a, Viscounts>;

/// For how many players the sides of the board are that are up.
pub(super) fn sides(scene: &At<'_>) -> u8 {
    scene.view.options.sides_for(players(scene))
}

/// How many people play.
pub(super) fn players(scene: &At<'_>) -> u8 {
    let seats = u8::try_from(scene.view.players.len()).unwrap_or(4);
    if scene.view.automa.is_some() { 1 } else { seats }
}

/// All sites clockwise, with their angles.
fn around<'a>(scene: &'a At<'_>) -> Vec<(&'a SiteView, f64)> {
    let segments = scene.view.segments.iter().enumerate();
    let placed = segments.flat_map(|(position, segment)| {
        let turned = plates::sites(segment).iter().map(move |turn| angle(position) + turn);
        segment.sites.iter().zip(turned)
    });
    placed.collect()
}

/// A link: where it begins, where it leads, and the angles of both.
pub(super) struct Link<'a> {
    pub from: &'a SiteView,
    pub to: &'a SiteView,
    angles: (f64, f64),
}

/// All links clockwise.
pub(super) fn links<'a>(scene: &'a At<'_>) -> Vec<Link<'a>> {
    let all = around(scene);
    let count = all.len();
    let link = |at: usize| {
        let ((from, begin), (to, end)) = (all[at], all[(at + 1) % count]);
        let end = if end < begin { end + 360.0 } else { end };
        from.linked.then_some(Link { from, to, angles: (begin, end) })
    };
    (0..count).filter_map(link).collect()
}

/// Dotted ways between linked sites.
pub(super) fn ways(scene: &At<'_>) -> Markup {
    html! { @for link in links(scene) { path class="b-way" d=(arc(link.angles.0, link.angles.1, radius::SITES)) {} } }
}

/// Sites, and then the rewards of links.
pub(super) fn sites(scene: &At<'_>) -> Markup {
    html! {
        @for (site, angle) in around(scene) { (one(scene, site, angle)) }
        @for link in links(scene) { (roundel(scene, &link)) }
    }
}

fn one(scene: &At<'_>, view: &SiteView, angle: f64) -> Markup {
    let (x, y) = polar(angle, radius::SITES);
    let target = format!("site-{}", view.site);
    let reward = glyph::steps(view.site.plot(sides(scene)).site());
    Spot::new(format!("tip-{target}"), label(scene, view))
        .say(scene.say(&target))
        .target(target)
        .draw(scene, &html! {
            rect class="ring" x=(x - 19.0) y=(y - 19.0) width="38" height="38" rx="7" {}
            @match view.built {
                Some(built) => (house(built, view.site, x, y)),
                None => {
                    rect class="b-place b-place--open" x=(x - 15.5) y=(y - 15.5) width="31" height="31" rx="4" {}
                    @for bit in &reward { @if let Bit::Icon(name) = bit { (icon(name, x - 12.0, y - 12.0, 24.0)) } }
                }
            }
        })
}

fn label(scene: &At<'_>, view: &SiteView) -> String {
    let name = names::name(scene, view.site);
    if let Some(built) = view.built {
        let building = names::name(scene, built.slot.building());
        return format!("{name}: {building}, {}", scene.name(built.seat));
    }
    let plot = view.site.plot(sides(scene));
    format!("{name}: {}", crate::viscounts::site_in_brief(plot, &scene.teller()).words())
}

/// A Building in the colours of its owner.
fn house(Built { seat, slot }: Built, site: Site, x: f64, y: f64) -> Markup {
    let roof = if slot.building() == Building::Guildhall {
        "M-16 16V-6h5v-6h6v-6h10v6h6v6h5V16z"
    } else {
        "M-16 16V-6L0-18 16-6V16z"
    };
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            g class={ "piece " (seat_class(seat)) } data-piece={ "house-" (site) } data-count="1" data-from=(seat) {
                path class="field" d=(roof) {}
                g class="b-sign" { (icon(glyph::building(slot.building()), -11.0, -9.0, 22.0)) }
                (disc(seat, 13.0, 13.0, 8.0))
            }
        }
    }
}

/// What a link brings to the owners of both ends; faded once it is complete.
fn roundel(scene: &At<'_>, link: &Link<'_>) -> Markup {
    let (x, y) = polar(f64::midpoint(link.angles.0, link.angles.1), radius::LINKS);
    let target = format!("link-{}", link.from.site);
    let done = link.from.built.is_some() && link.to.built.is_some();
    let bits = glyph::steps(link.from.site.plot(sides(scene)).link());
    let asked = scene.can(&target);
    Spot::new(format!("tip-{target}"), link_label(scene, link))
        .say(scene.say(&target))
        .class("is-done", done && !asked)
        .target(target)
        .draw(scene, &html! {
            circle class="ring" cx=(x) cy=(y) r="16" {}
            (only("wide", &html! {
                circle class="b-plate" cx=(x) cy=(y) r="11.5" {}
                @for bit in &bits { @if let Bit::Icon(name) = bit { (icon(name, x - 8.0, y - 8.0, 16.0)) } }
                @if let Some(Bit::Text(count)) = bits.first() { text class="b-mid b-ui b-halo" font-size="15" x=(x + 11.0) y=(y + 8.0) { (count) } }
            }))
            (only("small", &html! { circle class="b-plate" cx=(x) cy=(y) r="7" {} }))
        })
}

/// What the link brings, in words.
pub(super) fn link_label(scene: &At<'_>, link: &Link<'_>) -> String {
    let brings =
        crate::viscounts::link_in_brief(link.from.site.plot(sides(scene)), &scene.teller());
    let args = [
        ("from", names::name(scene, link.from.site).into()),
        ("to", names::name(scene, link.to.site).into()),
        ("brings", brings.map(|rich| rich.words()).unwrap_or_default().into()),
    ];
    scene.texts().with("viscounts-web-link-label", args)
}
