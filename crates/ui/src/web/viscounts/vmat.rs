//! The player board: icons for each action, the track with what a collision brings, Buildings and what
//! they uncover, Manuscripts.

use maud::{Markup, html};
use viscounts::{
    Automa, Building, Good, Primary, Slot, Viscounts,
    board::{MOST_TRACK, Reward, TIER_POINTS, Tier},
    effects::{Measure, Row, Step},
    manuscript::SET_POINTS,
    view::PlayerView,
};

use super::{
    super::{
        parts::{icon, tinted},
        plate::Bit,
        scene::Scene,
    },
    columns, glyph, names, scroll,
};
use crate::viscounts::Landmark;

type At<'a> = Scene<'a, Viscounts>;

/// The whole board of a seat.
pub(super) fn vmat(scene: &At<'_>, own: &PlayerView) -> Markup {
    let section = |key: &str, inside: Markup| {
        html! {
            span class={ "vsec vsec--" (key) } { span class="vsec__head" { (scene.texts().get(&format!("viscounts-web-mat-{key}"))) } (inside) }
        }
    };
    html! {
        (section("icons", powers(scene, own)))
        (section("track", track(scene, own)))
        @if !is_automa(scene, own) { (section("slots", slots(scene, own))) }
        (section("castle", tiers(scene, own)))
        @match scene.view.desk(own) {
            Some(desk) => (section("desk", html! { (columns::columns(scene, own, desk)) (sets(&html! {})) })),
            None => (section("scrolls", sets(&ribbons(scene, own)))),
        }
    }
}

/// Whether the rules play a seat.
pub(super) fn is_automa(scene: &At<'_>, own: &PlayerView) -> bool {
    scene.view.automa.is_some() && own.seat.index() == 1
}

/// Icons of each action: all of them, the jokers among them, and what goods can add.
fn powers(scene: &At<'_>, own: &PlayerView) -> Markup {
    let powers = &scene.ahead.powers[own.seat.index()];
    html! {
        span class="powers" { @for (primary, power) in Primary::ALL.into_iter().zip(powers) {
            span class="power" data-tip={ "tip-act-" (primary) } title=(names::name(scene, primary)) {
                i class={ "k k--" (primary.icon()) } { (icon(glyph::primary(primary))) }
                b { (power.icons) }
                small { @if power.jokers > 0 { (power.jokers) (icon("criminal")) " " } @if power.reach > power.icons { "+" (power.reach - power.icons) (tinted(pays_here(scene, own, primary))) } }
            }
        } }
    }
}

/// What pays for icons of an action (VIS-8.2).
pub(super) const fn pays(primary: Primary) -> &'static str {
    match primary {
        Primary::Trade => "coin",
        Primary::Construct => glyph::good(Good::Stone),
        Primary::PlaceWorkers => glyph::good(Good::Gold),
        Primary::Transcribe => glyph::good(Good::Inkwell),
    }
}

/// The same on this mat: the Card Automa has one common kind, kept as stone (VIS-20.3).
fn pays_here(scene: &At<'_>, own: &PlayerView, primary: Primary) -> &'static str {
    let one_kind = is_automa(scene, own) && scene.view.options.automa == Automa::Card;
    if one_kind { glyph::good(Good::Stone) } else { pays(primary) }
}

/// What a collision on a space brings to this seat and to the others.
pub(super) fn reward(scene: &At<'_>, own: &PlayerView, space: u8) -> &'static [Step] {
    let Ok(reward) = Reward::try_from(space) else { return &[] };
    if is_automa(scene, own) {
        Row::AutomaReward(reward).steps()
    } else {
        Row::Reward(reward).steps()
    }
}

/// The seven spaces: own gains above, those of others below. Markers meet between where they stand.
fn track(scene: &At<'_>, own: &PlayerView) -> Markup {
    html! {
        span class="track7" data-tip={ "tip-track-" (own.seat) } { @for space in 1..=MOST_TRACK {
            @let steps = reward(scene, own, space);
            span .tk .is-far[!(own.corruption..=own.virtue).contains(&space)] {
                span class="tk__up" { @for line in lines(steps) { (glyph::html(&line)) } }
                span class="tk__c" { (space) (marker(own, space)) }
                span .tk__lo .(condition(steps)) { (glyph::html(&glyph::for_others(steps))) }
            }
        } }
    }
}

/// One line for each thing gained.
fn lines(steps: &'static [Step]) -> Vec<Vec<Bit>> {
    steps
        .iter()
        .map(|step| glyph::steps(std::slice::from_ref(step)))
        .filter(|line| !line.is_empty())
        .collect()
}

/// Whether others gain only with or only without criminals.
fn condition(steps: &'static [Step]) -> &'static str {
    use engine::effect::Step::{Each, When};
    let of = |step: &Step| match step {
        Each(_, [When(Measure::Criminals, _)]) => Some("is-crim"),
        Each(_, [When(Measure::NoCriminals, _)]) => Some("is-clean"),
        _ => None,
    };
    steps.iter().find_map(of).unwrap_or("")
}

fn marker(own: &PlayerView, space: u8) -> Markup {
    html! {
        @if own.corruption == space { i class="mk mk--c" { (icon("corruption")) } }
        @if own.virtue == space { i .mk .mk--v .mk--both[own.corruption == space] { (icon("virtue")) } }
    }
}

/// Buildings that are left, and what they uncover.
fn slots(scene: &At<'_>, own: &PlayerView) -> Markup {
    html! {
        span class="bslots" { @for building in Building::ALL {
            span class="bs__h" data-tip={ "tip-building-" (building) } title=(names::name(scene, building)) { (icon(glyph::building(building))) b { (building.cost()) } }
            @for slot in building.slots().iter() {
                @let open = own.uncovered.contains(&slot);
                span .bs .is-open[open] data-tip={ "tip-slot-" (slot) } title=(names::name(scene, slot)) {
                    @if !open { (icon(glyph::building(building))) }
                    (glyph::html(&slot_bits(slot)))
                }
            }
            (next_scores(scene, own, building))
        } }
    }
}

/// What the next Building of a kind adds, or what all of them are worth.
fn next_scores(scene: &At<'_>, own: &PlayerView, of: Building) -> Markup {
    let built = own.uncovered.iter().filter(|slot| slot.building() == of).count();
    let so_far = of.points()[built];
    let next = of.points().get(built + 1).map(|points| points - so_far);
    let key = if next.is_some() { "viscounts-web-next-scores" } else { "viscounts-web-all-score" };
    let points = next.unwrap_or(so_far);
    html! {
        span class="bs__vp" title=(scene.texts().with(key, [("n", points.into())])) data-tip={ "tip-building-" (of) } {
            @if next.is_some() { "+" } (points) (icon("vp"))
        }
    }
}

/// Workers of each tier and what one there is worth.
fn tiers(scene: &At<'_>, own: &PlayerView) -> Markup {
    let in_tier = |tier: Tier| own.castle[&tier].values().sum::<u8>();
    let names = [Landmark::Keep].map(|of| names::name(scene, of));
    let names = Tier::ALL.map(|of| names::name(scene, of)).into_iter().chain(names);
    let workers = Tier::ALL.map(in_tier).into_iter().chain([own.keep]);
    html! {
        span class="tiers" { @for ((name, workers), points) in names.zip(workers).zip(TIER_POINTS) {
            span title=(name) data-tip="tip-keep" { (icon("worker")) b { (workers) } "×" (points) (icon("vp")) span class="sr" { " " (name) } }
        } }
    }
}

/// What a slot gives once it is uncovered.
pub(super) fn slot_bits(slot: Slot) -> Vec<Bit> {
    match slot {
        Slot::FreeStep => vec![glyph::text("+1"), Bit::Icon("step")],
        Slot::CheapDismissal => vec![Bit::Icon("dismiss"), glyph::text(1), Bit::Icon("coin")],
        Slot::TradeIcons => vec![glyph::text(2), Bit::Icon("trade")],
        Slot::BuildIcon => vec![glyph::text(1), Bit::Icon("build")],
        Slot::NobleIcon => vec![glyph::text(1), Bit::Icon("noble")],
        Slot::ClericIcon => vec![glyph::text(1), Bit::Icon("cleric")],
        Slot::HireDiscard => vec![Bit::Icon("hire"), glyph::text("→"), Bit::Icon("discard")],
        Slot::CollisionVirtue => vec![glyph::text(1), Bit::Icon("virtue")],
        Slot::LargerHand => vec![glyph::text("+1"), Bit::Icon("hand")],
    }
}

/// Ribbons in sets, and what sets bring (VIS-12.5).
fn sets(ribbons: &Markup) -> Markup {
    html! { span class="sets" data-tip="tip-sets" {
        (ribbons)
        small { @for (count, points) in (0..).zip(SET_POINTS).skip(1) { (count) " → " (points) (icon("vp")) " " } }
    } }
}

/// The ribbons of a seat, by the columns of its Manuscript Board if it has one.
pub(super) fn ribbons(scene: &At<'_>, own: &PlayerView) -> Markup {
    if let Some(desk) = scene.view.desk(own) {
        return columns::small(scene, own, desk);
    }
    html! { span class="ribs" { @for manuscript in &own.manuscripts {
        i class=(scroll::class(scene.view.ribbon(*manuscript))) title=(names::name(scene, *manuscript)) data-tip={ "tip-manuscript-" (manuscript) } {}
    } } }
}
