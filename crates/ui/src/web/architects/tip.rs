//! What everything on the table is, how it stands now, and the rule it follows.

use architects::{
    Action, Apprentice, Architects, Building, Kind, Location, Space, Spot,
    ahead::Hire,
    board::{LEVELS, capture_locations, virtue_points},
    view::PlayerView,
};
use maud::{Markup, html};

use super::{
    super::{
        parts::{icon, tinted, who},
        scene::Scene,
        tip::{Tip, row},
    },
    CATHEDRAL, at, kind_icon, market, names, place, plan_target, printed, signed,
    wares::goods,
    words,
};
use crate::architects::{apprentice_does, building_does};

type At<'a> = Scene<'a, Architects>;

/// All explanations.
pub(super) fn tips(scene: &At<'_>) -> Markup {
    let places = Location::ALL.into_iter().map(|location| place_tip(scene, location));
    let spaces = Space::ALL.into_iter().map(|space| space_tip(scene, space));
    let plans = known_plans(scene).into_iter().map(|building| plan_tip(scene, building));
    let tips = places
        .chain(spaces)
        .chain(plans)
        .chain(known_apprentices(scene).into_iter().flat_map(|one| apprentice_tips(scene, one)))
        .chain(Kind::ALL.into_iter().map(|kind| kind_tip(scene, kind)))
        .chain(scene.view.players.iter().map(|player| team_tip(scene, player)))
        .chain(PLAIN.into_iter().map(|(key, rule)| plain(scene, key).rule(rule)))
        .chain([
            prison_tip(scene),
            virtue_tip(scene),
            debts_tip(scene),
            guildhall_tip(scene),
            cathedral_tip(scene),
            market_tip(scene),
        ]);
    html! { @for tip in tips { (tip.draw(scene)) } }
}

/// What one sentence explains: keys and rules.
const PLAIN: [(&str, &str); 1] = [("reserve", "ARC-3.4")];

fn plain(scene: &At<'_>, key: &str) -> Tip {
    let texts = scene.texts();
    let title = texts.get(&format!("architects-web-{key}"));
    Tip::new(format!("tip-{key}"), title).say(texts.get(&format!("architects-web-{key}-say")))
}

/// The rule of a location.
const fn rule(location: Location) -> &'static str {
    match location {
        Location::Quarry | Location::Forest => "ARC-8.1",
        Location::Mines => "ARC-8.2",
        Location::Silversmith => "ARC-8.3",
        Location::Storehouse => "ARC-8.5",
        Location::Workshop => "ARC-9.1",
        Location::TownCentre => "ARC-10.1",
        Location::TaxStand => "ARC-11.1",
        Location::Guardhouse => "ARC-13.1",
    }
}

/// A location: what it is for, and who stands there.
fn place_tip(scene: &At<'_>, location: Location) -> Tip {
    let spot = Spot::location(location);
    let target = at(spot);
    let seats = u8::try_from(scene.view.players.len()).expect("few seats");
    let args = [("tax", scene.view.tax.into()), ("places", capture_locations(seats).into())];
    Tip::new(format!("tip-{target}"), names::place(scene, spot))
        .say(scene.texts().with(&format!("architects-web-{location}-say"), args))
        .with(html! { @for line in printed::at(scene, spot).iter().flat_map(|printed| &printed.lines) { p { (words::drawn(line)) } } })
        .with(standing(scene, spot))
        .why(scene.why_not(&target))
        .rule(rule(location))
}

/// Who stands there.
fn standing(scene: &At<'_>, spot: Spot) -> Markup {
    html! {
        table { @for (seat, workers) in place::groups(scene, spot) {
            (row(&who(seat, scene.name(seat)), &html! { b { (workers) } (icon("worker")) }))
        } }
    }
}

/// A space of the Black Market: price, goods, and why not.
fn space_tip(scene: &At<'_>, space: Space) -> Tip {
    let spot = Spot::market(space);
    let target = at(spot);
    let view = &scene.view.market;
    let offered = match space {
        Space::A => Some(view.small_goods),
        Space::B => None,
        Space::C => Some(view.large_goods),
    };
    let args = [("price", market::price(scene, space).into())];
    Tip::new(format!("tip-{target}"), names::place(scene, spot))
        .say(scene.texts().with(&format!("architects-web-{space}-say"), args))
        .with(html! { @if let Some(offered) = offered { p { (goods(offered)) } } })
        .why(scene.why_not(&target))
        .rule("ARC-12.1")
}

/// What a reset that came now would do to everybody.
fn reset_now(scene: &At<'_>) -> Markup {
    let rows = scene.view.players.iter().zip(&scene.ahead).map(|(player, ahead)| {
        let after = ahead.reset;
        let change = |now: u16, then: u16| i32::from(then) - i32::from(now);
        let others = [
            (change(player.prison.into(), after.prison.into()), "prison"),
            (change(player.virtue.into(), after.virtue.into()), "virtue"),
            (change(player.unpaid, after.unpaid), "debt"),
        ];
        let goods =
            Kind::ALL.map(|kind| (change(player.goods[kind], after.goods[kind]), kind_icon(kind)));
        let changes: Vec<_> = others.into_iter().chain(goods).filter(|(by, _)| *by != 0).collect();
        row(
            &who(player.seat, scene.name(player.seat)),
            &html! {
                @if changes.is_empty() { "–" }
                @for (by, picture) in changes { b { (signed(by)) } (tinted(picture)) " " }
            },
        )
    });
    html! { p class="muted tiny" { (scene.texts().get("architects-web-reset-now")) } table { @for row in rows { (row) } } }
}

fn market_tip(scene: &At<'_>) -> Tip {
    plain(scene, "market").with(reset_now(scene)).rule("ARC-16.2")
}

fn prison_tip(scene: &At<'_>) -> Tip {
    plain(scene, "prison")
        .id("tip-at-prison")
        .with(standing(scene, Spot::Prison))
        .with(reset_now(scene))
        .rule("ARC-16.2")
}

fn virtue_tip(scene: &At<'_>) -> Tip {
    let rows = scene.view.players.iter().map(|player| {
        row(
            &who(player.seat, scene.name(player.seat)),
            &html! {
                b { (player.virtue) } " · " (signed(virtue_points(player.virtue))) (icon("vp"))
            },
        )
    });
    plain(scene, "virtue").with(html! { table { @for row in rows { (row) } } }).rule("ARC-6.3")
}

/// Who has which debts: buildings count also those that are paid.
fn debts_tip(scene: &At<'_>) -> Tip {
    let rows = scene.view.players.iter().map(|player| {
        let paid = scene.texts().with("architects-web-paid", [("n", player.paid.into())]);
        row(
            &who(player.seat, scene.name(player.seat)),
            &html! { b { (player.unpaid) } (icon("debt")) " · " (paid) },
        )
    });
    plain(scene, "debts").with(html! { table { @for row in rows { (row) } } }).rule("ARC-7.1")
}

fn guildhall_tip(scene: &At<'_>) -> Tip {
    let texts = scene.texts();
    let tip = plain(scene, "guildhall");
    let tip = if scene.view.options.apprentice_refresh {
        tip.say(texts.get("architects-web-refresh")).rule("ARC-18.6")
    } else {
        tip
    };
    tip.say(texts.with("architects-web-guildhall-label", super::progress(&scene.view)))
        .rule("ARC-14.3")
}

fn cathedral_tip(scene: &At<'_>) -> Tip {
    let levels = LEVELS.iter().enumerate().skip(1).map(|(number, level)| {
        let mixed = level.mix > 0;
        row(
            &html! { (scene.texts().with("architects-web-level", [("n", number.into())])) },
            &html! {
                (goods(level.cost))
                @if mixed { b { (level.mix) } (tinted("wood")) (tinted("stone")) }
                " → " b { (level.points) } (icon("vp"))
            },
        )
    });
    plain(scene, "cathedral")
        .id("tip-at-cathedral")
        .with(html! { table { @for level in levels { (level) } } })
        .why(scene.why_not(CATHEDRAL))
        .rule("ARC-15.2")
}

/// Buildings that lie anywhere in sight.
fn known_plans(scene: &At<'_>) -> Vec<Building> {
    let players = scene.view.players.iter();
    let mut all: Vec<Building> = players
        .flat_map(|player| {
            let looked = player.pack.iter().filter_map(|card| *card);
            player.hand.iter().copied().chain(looked).chain(player.built.iter().copied())
        })
        .collect();
    all.sort_by_key(|building| building.card());
    all.dedup();
    all
}

fn plan_tip(scene: &At<'_>, building: Building) -> Tip {
    let target = plan_target(building);
    Tip::new(format!("tip-{target}"), scene.teller().label(building))
        .told(scene, &building_does(building, &scene.teller()))
        .with(html! { p {
            @for skill in building.skills().iter() { (icon(skill.name())) (scene.teller().label(skill)) " " }
            (goods(*building.cost()))
            @if building.virtue() != 0 { " " b { (signed(building.virtue().into())) } (icon("virtue")) }
            " → " b { (building.points()) } (icon("vp"))
        } })
        .why(scene.why_not(&target))
        .rule("ARC-14.5")
}

/// Apprentices that lie anywhere.
fn known_apprentices(scene: &At<'_>) -> Vec<Apprentice> {
    let owned = scene.view.players.iter().flat_map(|player| player.apprentices.iter().copied());
    let shown = scene.view.display.iter().flatten().filter_map(|place| place.apprentice);
    owned.chain(shown).collect()
}

/// An apprentice in the display, and with its master.
fn apprentice_tips(scene: &At<'_>, apprentice: Apprentice) -> [Tip; 2] {
    let target = format!("hire-{apprentice}");
    let tip = |id: String| {
        Tip::new(id, scene.teller().label(apprentice))
            .told(scene, &apprentice_does(apprentice, &scene.teller()))
            .with(html! { p { @for skill in apprentice.skills().iter() { (icon(skill.name())) (scene.teller().label(skill)) " " } } })
    };
    let places = scene.view.display.iter().flatten();
    let slot = places.clone().position(|place| place.apprentice == Some(apprentice));
    let bill = slot.and_then(|slot| Some(scene.ahead[scene.desk?.index()].hires[slot]));
    let hired = tip(format!("tip-{target}"))
        .with(html! { @if let Some(bill) = bill { (self::bill(scene, bill)) } })
        .with(html! { @if scene.legal.contains(&Action::MarketHire(apprentice)) { (at_market(scene)) } })
        .why(scene.why_not_alone(&target))
        .rule("ARC-9.2");
    [hired, tip(format!("tip-dismiss-{apprentice}")).rule("ARC-9.8")]
}

/// What hiring costs at the Black Market instead.
fn at_market(scene: &At<'_>) -> Markup {
    let name = names::place(scene, Spot::market(Space::B));
    html! { table { (row(&html! { (name) }, &html! { b { (market::price(scene, Space::B)) } (tinted("coin")) })) } }
}

/// What hiring costs, line by line.
fn bill(scene: &At<'_>, Hire { silver, tax, skipped }: Hire) -> Markup {
    let line = |key: &str, amount: u16| {
        let name = scene.texts().get(&format!("architects-web-bill-{key}"));
        let coin = if key == "tax" { "tax" } else { "coin" };
        html! { (row(&html! { (name) }, &html! { b { (amount) } (tinted(coin)) })) }
    };
    html! {
        table {
            (line("hire", silver)) (line("tax", tax))
            @if skipped > 0 { (line("skipped", skipped)) }
            (line("total", silver + tax + skipped))
        }
    }
}

fn kind_tip(scene: &At<'_>, kind: Kind) -> Tip {
    let key = match kind {
        Kind::Gold | Kind::Marble => "architects-web-precious-say",
        Kind::Silver => "architects-web-silver-say",
        _ => "architects-web-material-say",
    };
    Tip::new(format!("tip-kind-{kind}"), scene.teller().label(kind))
        .say(scene.texts().get(key))
        .rule("ARC-17.4")
}

/// The apprentices of a seat.
fn team_tip(scene: &At<'_>, player: &PlayerView) -> Tip {
    let rows = player.apprentices.iter().map(|&one| {
        row(
            &html! { (scene.teller().label(one)) },
            &html! { @for skill in one.skills().iter() { (icon(skill.name())) } },
        )
    });
    Tip::new(format!("tip-team-{}", player.seat), scene.texts().get("architects-web-tab-helpers"))
        .with(html! { table { @for row in rows { (row) } } })
        .foot(who(player.seat, scene.name(player.seat)))
        .rule("ARC-9.8")
}
